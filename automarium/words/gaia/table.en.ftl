### Gaia Project: what is told and asked.

## Set-up

care-owner-packs = This data is your own: { $packs }.
care-single-source = The passive ability of the { $faction } is known from a single public source. If you own the faction card, check it.
care-inferred = Public sources disagree about the faction card of the { $faction }. The settings offer the other reading; if you own the card, check it.
care-space-order = The power and QIC actions are counted in this order, from left to right: { $spaces }. This order has not been checked against a printed board: please compare it with yours.
care-face = Sector { $sector } shows its side for three or four players; the rules call for the other one.
care-map-neighbours = On this map two adjacent planets share a home type, which the rules forbid.
head-setup = Set-up
order-as-for-two = Set up the game for two players. Follow the base rules for everything not mentioned here.
order-map = Build the map from seven sectors. The hexes must form horizontal rows.
order-sector = { $position-at }, place sector { $sector } with its number turned { $degrees ->
    [210] 150° anticlockwise
    [270] 90° anticlockwise
    [330] 30° anticlockwise
   *[other] { $degrees }° clockwise
}.{ $face-id ->
    [face-single] {""}
   *[other] {" "}Use the { $face }.
}
order-tokens-out = Return one federation token of each kind to the box, except the Gleens’ token.
order-token = Place the federation token “{ $token-long }” on level 5 of Terraforming.
order-human-faction = Take the { $faction } faction board and the { $colour } pieces. You start with { $vp } VP.
order-automa-faction = Place the { $faction } faction card beside the map: the Automa plays this faction.
order-automa-vp = Place the Automa’s VP marker on space { $vp }.
note-home = The Automa’s home planet type is { $home } ({ $home-colour }).
order-automa-supply = Place these in the Automa’s supply: 8 mines, 4 trading stations, 3 research labs, 2 academies, 1 planetary institute and { $satellites ->
    [one] { $satellites } satellite
   *[other] { $satellites } satellites
}.
order-automa-counters = Place one more Automa satellite on space 0 of each final scoring track.
order-automa-levels = Place one Automa marker on level 0 of each research area.
order-round-tile = Place the tile “{ $tile }” for round { $number }. { $vp ->
    [0] It gives the Automa nothing.
   *[other] It gives the Automa { $vp } VP when it passes.
}
order-final-tiles = Place the final scoring tiles: “{ $upper }” on top, “{ $lower }” below it.
    .aside = { $upper-id ->
        [final-satellites] {""}
       *[other] { $lower-id ->
            [final-satellites] {""}
           *[other] The Automa’s satellites stay in its supply: neither final scoring tile counts them.
        }
    }
order-neutral = Place the neutral player’s markers on space { $upper } of the upper track and space { $lower } of the lower one. Any unused colour will do.
order-technology = Below { $area }, place the technology tile “{ $tile }”. In the area itself, place the advanced tile “{ $advanced }”.
order-technology-free = Place the remaining technology tiles beside them: { $tiles }.
order-boosters = Lay out the round boosters in a row, from left to right: { $boosters }.
head-initial-mines = Before round 1
note-initial-card = Several planets qualify, so card { $card } was drawn. By its arrow, counting starts from the { $direction-id ->
    [right] top left
   *[left] bottom right
}.
no-home-planet = { $kind-id ->
    [institute] Your institute cannot be placed
   *[other] Your mine cannot be placed
}: no free home planet ({ $type }) is left, or the supply is empty.
order-remove-cards = { $number ->
    [1] Return decision card { $cards } to the box.
   *[other] Return decision cards { $cards } to the box.
}
note-remove-cards = { $number ->
    [1] Decision card { $cards } is not used in this game.
   *[other] Decision cards { $cards } are not used in this game.
}
note-make-deck = The Automa deck is ready: cards { $cards } and one random card; { $aside ->
    [one] { $aside } card is
   *[other] { $aside } cards are
} set aside. The program does this: your decision cards stay in the box.
order-set-aside = Take decision cards { $cards }. Shuffle the others and set them aside as a pile.
order-make-deck = Add the top set-aside card to the cards you took, without looking at it, and shuffle. This is the Automa deck of { $number ->
    [one] { $number } card
   *[other] { $number } cards
}; { $aside } stay set aside.
order-bottom = Turn the bottom { $number ->
    [one] card
   *[other] { $number } cards
} of the Automa deck crosswise.
order-first = { $side-id ->
    [human] Take the first-player token.
   *[automa] Give the first-player token to the Automa.
}
ask-initial = { $kind-id ->
    [institute] Where do you place your initial planetary institute?
   *[other] { $number ->
        [1] Where do you place your first initial mine?
        [2] Where do you place your second initial mine?
        [3] Where do you place your third initial mine?
       *[other] Where do you place one more initial mine?
    }
} Your home planet type is { $type } ({ $type-colour }).
    .tap = { $kind-id ->
        [institute] Where do you place your initial planetary institute?
       *[other] { $number ->
            [1] Where do you place your first initial mine?
            [2] Where do you place your second initial mine?
            [3] Where do you place your third initial mine?
           *[other] Where do you place one more initial mine?
        }
    }
ask-initial-card = Draw a random decision card to place the Automa’s initial mines. What is its number? (Return it afterwards.)
ask-booster-card = Draw a random decision card to choose the Automa’s first booster. What is its number? (Return it afterwards.)
ask-support-card = Draw the top card of the Automa deck: it is the support card. What is its number?
ask-decision-card = Draw the top card of the Automa deck and place it to the left of the support card: it is the action card. What is its number?
    .tap = Place the next card of the deck on the left. What is its number?
ask-first-booster = Which booster do you take? Give its name or its place in the row: { $boosters }.
    .tap = Which booster do you take?

## Rounds

head-round = Round { $number } · { $tile } · { $side-id ->
    [human] you go first
   *[automa] the Automa goes first
}
order-income = Collect your income.
order-gaia-phase = { $parked ->
    [1] If there is power in your Gaia area, return it to bowl { $bowl }; Gaiaformers there return to your faction board.
   *[0] If there is power in your Gaia area, return it to bowl { $bowl }.
}
head-round-end = Round { $number } · end
ask-gaia-phase = Gaia phase, before the Automa’s turn: did you take technology tiles for the power in your Gaia area? Enter what they brought, or “done”.
    .tap = Gaia phase, before the Automa’s turn: did you take technology tiles for the power in your Gaia area?
order-clean-up = Remove all action tokens from the power and QIC actions and from your own special actions.
order-round-done = Remove the scoring tile of round { $number } from the board.

## The Automa’s turn

head-automa-turn = The Automa’s turn { $number }
note-cards = Action card { $card }: { $action-id ->
    [faction-action] { $faction } faction action
   *[other] { $action }
}; support card { $support }.
order-slide = Discard the Automa’s support card { $card } face up. Slide its action card { $support } into its place.
pass-alone = The Automa passes, and you play on alone this round.
pass-alone-last = The Automa passes, and you play on alone to the end of the game.
pass-over = The Automa passes, and the round is over.
pass-over-last = The Automa passes, and the last round is over.
care-deck-empty = { $then } Its deck is empty.
care-pass-symbol = { $then } Card { $card }, one of the bottom three, shows the pass symbol.
order-booster = { $side-id ->
    [human] Take the
   *[automa] Give the Automa the
} { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} booster from the left: “{ $booster }”.
care-no-booster = No booster is left in the row, so the Automa goes without one. If your table shows otherwise, correct the row.
order-booster-returns = { $side-id ->
    [human] Place your previous booster, “{ $booster }”, at the right end of the row.
   *[automa] Place the Automa’s previous booster, “{ $booster }”, at the right end of the row.
}
note-new-deck = The new Automa deck has { $number ->
    [one] { $number } card
   *[other] { $number } cards
}{ $joined ->
    [0] ; no set-aside cards are left
   *[other] {""}
}.
order-new-deck = { $joined ->
    [0] Shuffle together the discard pile, the rest of the deck and both cards in play.
   *[other] Shuffle together the discard pile, the rest of the deck, both cards in play and the top set-aside card.
} The new Automa deck has { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
order-vp = { $more ->
    [0] The Automa scores { $amount } VP { $source-from }.
   *[other] The Automa scores { $amount } VP: { $printed } { $source-from } and { $more } for the Terminator level.
} It now has { $total } VP.
note-no-vp = The Automa scores no VP { $source-from }.
order-mine = Place an Automa mine on { $type-acc } { $hex } ({ $type-colour }, sector { $sector }).
    .with = Place a Gaia planet token on { $type-acc } { $hex } ({ $type-colour }, sector { $sector }), and an Automa mine on it.
order-gaia-token = Place a Gaia planet token on { $hex }: it is no longer a transdim planet.
order-satellite = Place an Automa satellite on { $hex }.
order-upgrade = Replace the Automa’s { $old } on { $type-acc } { $hex } ({ $type-colour }, sector { $sector }) with { $new-a }.
order-research = { $side-id ->
    [human] Move your marker to level { $level } of { $area }.
   *[automa] Move the Automa’s marker to level { $level } of { $area }.
}
order-advanced-tile = Return the advanced technology tile of { $area } to the box. The Automa stays on level 4.
order-cover = { $idle ->
    [1] The Automa covers
   *[0] Place an action token on
} “{ $space }”, the { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} action from the left.{ $idle ->
    [1] {" "}No token is needed any more.
   *[0] {""}
}
care-level-closed = Level 5 of { $area } is now closed to you.
note-no-area = The Automa cannot advance: every research area is closed to it.
note-all-covered = All ten power and QIC actions are already covered.
note-no-mine = The Automa has no mines left in its supply.
note-no-planet = There is no empty planet within range { $range }.
note-upgrade-instead = No mine can be built: the Automa upgrades a structure instead.
note-no-upgrade = The Automa has nothing to upgrade.
note-no-satellite = No hex without a planet is adjacent to { $hex }, so no satellite is placed.
note-double-power = Passive ability of the { $faction }: the Automa takes the action again.
note-lab-research = Passive ability of the { $faction }: the Automa advances in research for its new lab.
order-charge = If you wish, charge { $power } power{ $cost ->
    [0] {""}
   *[other] {" "}and lose { $cost } VP
}{ $done ->
    [1] : there is hardly any use in it, for power only gives credits now, and 3 credits 1 VP
   *[0] {""}
}.
    .aside = { $cost ->
        [0] {""}
       *[other] Your strongest structure within 2 hexes counts. How much you charged is asked when your turn begins.
    }

## Why

choice-area = Which research area?
choice-space = Which action?
choice-planet = Where to build?
choice-upgrade = What to upgrade?
choice-satellite = Where to place the satellite?
choice-initial = Where to place the initial mine?
why-area-open = can advance, or an advanced tile is there
why-highest = highest level
    .among = of the highest levels
why-faction-area = the area on the faction card: { $area }
why-number-right = numbered selection, option { $number } from the left
why-number-left = numbered selection, option { $number } from the right
why-direction-right = directional selection from the top left
why-direction-left = directional selection from the bottom right
why-space-open = not covered
why-in-range = within range { $range }
why-transdim = faction card: transdim planets first
    .among = of the transdim planets
why-nearest = nearest to one of your planets
    .among = of those nearest to you
why-new-sector = a sector without Automa structures, for the tile “{ $tile }”
    .among = in new sectors
why-new-type = a type not yet colonised, for the tile “{ $tile }”
    .among = of the new types
why-gaia = Gaia and transdim planets, for the tile “{ $tile }”
    .among = of the Gaia and transdim planets
why-steps = fewest terraforming steps
    .among = of those with the fewest steps
why-line = first possible upgrade, from { $old } to { $new }
why-no-planet = a hex without a planet
why-free-hex = a hex without a satellite or space station
why-centre = nearest to the centre of the map

## Your turn

head-human-turn = Your turn { $number }{ $alone ->
    [0] {""}
   *[other] {" "}· the Automa has passed
}
ask-turn = Your turn: what did you do?
note-upgraded = Your { $old } on { $hex } is now { $new-a }.
note-advanced = You are now on level { $level } of { $area }.{ $level ->
    [5] {" "}Turn one of your federation tokens to its grey side.
   *[other] {""}
}
order-terraforming-token = Take the federation token from level 5 of Terraforming: “{ $token-long }”.
note-lost-planet = The Lost Planet is on { $hex } and belongs to you.
ask-lost-planet = You have reached level 5 of Navigation. On which empty hex do you place the Lost Planet?
note-satellites = Your satellites on the map: { $total } in all.
note-swapped = Your institute is now on { $hex }, and a mine is on { $other }.
order-booster-vp = Score { $vp } VP for your booster “{ $booster }”.{ $total ->
    [0] {""}
   *[other] {" "}You now have { $total } VP.
}

## Your turn, as it is recorded

said-mine = Built a mine on { $hex }.
said-upgrade = { $to-id ->
    [none] Upgraded the structure on { $hex }.
    [to-station] Your mine on { $hex } is now { $to-a }.
   *[other] Your structure on { $hex } is now { $to-a }.
}{ $area-id ->
    [none] {""}
   *[other] {" "}Advanced in { $area } with the technology tile.
}
said-lab = Built a research lab on { $hex }.{ $area-id ->
    [none] {""}
   *[other] {" "}Advanced in { $area } with the technology tile.
}
said-academy = Built an academy on { $hex }.{ $area-id ->
    [none] {""}
   *[other] {" "}Advanced in { $area } with the technology tile.
}
said-institute = Built the planetary institute on { $hex }.
said-gaiaformer = Placed a Gaiaformer on { $hex }.
said-research = Advanced in { $area }.
said-advance = Also advanced in { $area }.
said-federation = Formed a federation and took the token “{ $token-long }”.{ $hexes-id ->
    [none] {""}
   *[other] {" "}{ $hexes-number ->
        [1] Satellite
       *[other] Satellites
    }: { $hexes }.
}
said-power = Took the action “{ $space }”.{ $hex-id ->
    [none] {""}
   *[other] {" "}Built a mine on { $hex }.
}{ $area-id ->
    [none] {""}
   *[other] {" "}Advanced in { $area } with the technology tile.
}
said-special = Took another action.{ $area-id ->
    [none] {""}
   *[other] {" "}Advanced in { $area }.
}
said-station = Placed a space station on { $hex }.
said-swap = Swapped the institute with the mine on { $hex }.
said-downgrade = Turned the research lab on { $hex } into a trading station.{ $area-id ->
    [none] {""}
   *[other] {" "}Advanced in { $area }.
}
said-pass = { $booster-id ->
    [none] Passed.
   *[other] Passed and took the booster “{ $booster }”.
}
said-done = Nothing more.
said-tile = Took the advanced technology tile of { $area }.
said-satellites = { $hexes-number ->
    [1] Placed a satellite
   *[other] Placed satellites
} on { $hexes }.
said-token = Took the federation token “{ $token-long }”.
said-strong = Institute and academies now have power value 4.
said-gaia-mines = From now on each of your mines on a Gaia planet gives you 3 VP.
said-vp = { $amount } VP on your track.

## Final scoring

head-scoring = Final scoring
ask-counts = Is this right? { $tiles ->
    [0] {""}
   *[other] You have { $counts }.{" "}
}Research levels: { $levels }. If not, correct it first.
    .tap = Is this right? { $tiles ->
        [0] {""}
       *[other] You have { $counts }.{" "}
    }Research levels: { $levels }.
tile-count = { $number } { $number ->
    [one] { $tile-one }
   *[other] { $tile-count }
}
area-level = { $area } { $level }
ask-satellites = How many satellites do you have on the map{ $faction-id ->
    [ivits] , not counting space stations
   *[other] {""}
}? (According to the turns you entered: { $number }.)
    .tap = How many satellites do you have on the map{ $faction-id ->
        [ivits] , not counting space stations
       *[other] {""}
    }?
ask-federations = How many of your structures belong to federations?
ask-human-vp = How many VP do you have on the track before final scoring? (Last known to the program: { $vp }.)
ask-leftovers = How many VP for leftover resources? 1 for every 3 resources together (credits, ore, knowledge). You may exchange power and QICs first.
order-final = { $side-id ->
    [human] Score { $vp } VP for the tile “{ $tile }”. You have { $number ->
        [one] { $number } { $tile-one }
       *[other] { $number } { $tile-count }
    }; the neutral player has { $neutral }.
   *[automa] The Automa scores { $vp } VP for the tile “{ $tile }”. It has { $number ->
        [one] { $number } { $tile-one }
       *[other] { $number } { $tile-count }
    }; the neutral player has { $neutral }.
}
note-no-final = { $side-id ->
    [human] You score nothing for the tile “{ $tile }”. You have { $number ->
        [one] { $number } { $tile-one }
       *[other] { $number } { $tile-count }
    }; the neutral player has { $neutral }.
   *[automa] The Automa scores nothing for the tile “{ $tile }”. It has { $number ->
        [one] { $number } { $tile-one }
       *[other] { $number } { $tile-count }
    }; the neutral player has { $neutral }.
}
order-research-vp = { $side-id ->
    [human] Score { $vp } VP for research.
   *[automa] The Automa scores { $vp } VP for research.
}
note-no-research-vp = { $side-id ->
    [human] You score nothing for research: you have not reached level 3 in any area.
   *[automa] The Automa scores nothing for research: it has not reached level 3 in any area.
}
note-total = { $side-id ->
    [human] Your total is { $total } VP.
   *[automa] The Automa’s total is { $total } VP.
}
head-winner = { $side-id ->
    [human] You win by { $by } VP!
   *[automa] The Automa wins by { $by } VP.
}
head-winner-shared = A tie: the victory is shared.
cli-not-final = This is the score so far. Your VP are those that you entered last; the final scoring tiles and research are counted as if the game ended now.
score-vp = VP on the track
score-final = { $tile }
score-research = research
score-leftovers = leftover resources
