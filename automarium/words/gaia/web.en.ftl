### Gaia Project: what the picture of the table says.

board-map = The map
board-whole = ⤢ Whole map
board-nearer = ⊕ Closer
board-planet = { $type-planet }, sector { $sector }
board-piece = { $side-id ->
    [human] { $kind-yours }
   *[automa] Automa { $kind }
}
board-side = { $side-the }: { $faction }
board-signs = What the signs mean
board-research = Research
board-level = { $area }, { $side }: level { $level }
board-advanced = { $area }, advanced tile: { $on }
board-spaces = Power and QIC actions
board-covered = covered
board-rounds = Round scoring (Automa)
board-finals = Final scoring
board-final = { $which }: { $tile }
board-neutral = neutral player
board-round = Round { $number }
board-card = { $what-id ->
    [action-card] Action card { $number }
   *[support-card] Support card { $number }
}
board-pass = pass symbol
board-star = advanced technology tile
board-first = first player
board-passed = passed
board-strong = institute and academies with power value 4
board-gaia-mines = 3 VP for each mine on a Gaia planet
board-on-five = On level 5 of Terraforming
board-goes-to-five = 1 more → { $area } 5
board-supply = In the supply
board-token = { $token-long }

## The Automa’s cards

card-acts = { $action }, { $vp } VP; { $passes-id ->
    [yes] with the pass symbol
   *[no] without the pass symbol
}
card-tile = { $tile-id ->
    [none] no final tile
   *[other] { $tile } final tile
}
card-range = range { $range }
card-direction = { $direction-id ->
    [right] from the top left
   *[left] from the bottom right
}
card-count = { $arrow-id ->
    [right] option { $number } from the left
   *[left] option { $number } from the right
}
card-booster = on passing: booster { $number } of 3
card-setup = set-up: booster { $number } of 5{ $start-id ->
    [yes] , starting card
   *[no] {""}
}

## Research areas in short

terraforming-short = Terraf.
navigation-short = Navig.
intelligence-short = AI
gaia-project-short = Gaia
economy-short = Econ.
science-short = Science

## The letters of the planets

letter-terra = T
letter-oxide = O
letter-volcanic = V
letter-desert = D
letter-swamp = S
letter-titanium = M
letter-ice = I
letter-gaia = G
letter-transdim = X
letter-lost-planet = ✧

## By taps

tap-mine-there = Where is your new mine? Tap the planet.
tap-gaiaformer-there = Where is your new Gaiaformer?
tap-which-mine = In place of which mine?
tap-upgraded = Which structure did you upgrade?
tap-station-there = Where is your new space station?
tap-swapped = Which mine changed places with the institute?
tap-downgraded = Which lab became a trading station?
tap-lost-planet-there = Where does the Lost Planet lie? Tap a hex without a planet.
tap-risen = In which area did you advance?
tap-which-tile = From which area did you take the advanced tile?
tap-which-space = Which action did you take?
tap-space = { $space } for { $cost }
tap-by-power = Paid in power
tap-by-qic = Paid in QIC
tap-which-token = Which federation token did you take?
tap-which-token-only = Which federation token did you take? Your satellites are not asked for: they bring nothing in this match.
tap-which-booster = Which booster do you take?
tap-how-many-vp = How many VP do you have now?
tap-into = What did it become?
tap-which-area = In which area did the new tile advance you?
tap-no-level = in no area
tap-what-changed = What did the action change?
tap-nothing-changed = nothing on the board
tap-new-mine = a new mine
tap-new-gaiaformer = a new Gaiaformer
tap-fix-there = Where is it? Tap the hex.
tap-which-structure = Which structure?
tap-whose-structure = Whose structure?
tap-of-human = yours
tap-of-automa = the Automa’s
tap-of-nobody = none there
tap-satellites-there = Where are your new satellites? Tap each hex.
tap-that-is-all = { $placed ->
    [0] no satellites
   *[other] that is all
}
tap-without-vp = no VP
tap-all-with-vp = { $placed ->
    [0] no satellites
   *[other] that is all
}, +{ $vp } VP from { $sources } (total { $total })
tap-with-vp = +{ $vp } VP from { $sources } (total { $total })
tap-vp = +{ $vp } → { $total }
tap-vp-more = other VP of this turn…
tap-how-much-charged = { $number ->
    [1] How much power did you charge{ tap-charged-when } for the Automa’s structure on { $hexes }?
   *[other] How many VP did you pay{ tap-charged-when } for charging power ({ $hexes })?
}
tap-charged-when = { $round ->
    [0] {""}
   *[other] {" "}before the end of round { $round }
}
tap-charged-at = { $hex }: up to { $vp }
tap-vp-after-charging = How many VP do you have on the track before final scoring?
    .aside = Last known to the program: { $vp }. Since then you could charge power for { $hexes } and lose VP.
tap-charged = { $power } power: −{ $vp } VP (total { $total })
tap-charged-in-all = −{ $vp } VP (total { $total })
tap-charged-nothing = { $number ->
    [1] 0 or 1 power: no VP lost
   *[other] 0 VP
}
tap-which-tile-taken = Which technology tile did you take?
tap-tile = { $tile }{ $vp ->
    [0] {""}
   *[other] : +{ $vp } VP (total { $total })
}
tap-advanced-tile = the advanced tile of { $area }{ $vp ->
    [0] {""}
   *[other] : +{ $vp } VP (total { $total })
}
tap-other-tile = another one{ $number ->
    [0] {""}
   *[other] {" "}– { $tiles }
}{ $vp ->
    [0] {""}
   *[other] : +{ $vp } VP (total { $total })
}
points-told = { $moved } VP{ $number ->
    [0] {""}
   *[other] {" "}for { $sources }
}; you have { $total } now.
vp-of-both = { $first } and { $last }
tile-quoted = “{ $tile }”
tile-of-these = { $first } or { $last }
vp-of-round = the round scoring tile
vp-of-token = the federation token
vp-of-level = level 5
vp-of-space = the action
vp-of-booster = the booster
vp-of-charging = charging power
vp-of-tile = the technology tile

## What the human has of what a final tile counts

counted-final-structures = structures
counted-final-types = planet types
counted-final-gaia-planets = Gaia planets
counted-final-sectors = sectors

# above the values that it is about
ask-counts-short = { $tiles ->
    [0] Are your research levels right?
   *[other] Are your counts and research levels right?
}

## Groups of corrections

web-score-now = Score now, with your VP as far as the program knows them
web-score-end = { web-score-now }
web-score-late = with what is scored at the end: { $totals }
group-beside = VP or forgotten
group-map = On the map
group-tracks = On tracks and boards
group-round = The round
group-tiles = Tiles and tokens

## Who plays what, on the first page of a match

dealt = { $chosen ->
    [human] The Automa plays { $automa }.
    [automa] You play { $human }.
   *[neither] You play { $human }, the Automa { $automa }.
}
finale-decided = { $turn }: +{ $points } VP { $side-id ->
    [automa] in the Automa’s favour
   *[other] in your favour
}
