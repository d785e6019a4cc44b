### Gaia Project: what is told and asked.

## Set-up

care-owner-packs = These data are your own: { $packs }.
care-single-source = The passive ability of the { $faction } is known from a single public source. If you own the faction card, check it.
care-inferred = Public sources disagree about the faction card of the { $faction }. The settings offer the other reading; if you own the card, check it.
care-space-order = The power and QIC actions are counted in this order, from left to right: { $spaces }. This order has not been checked against a printed board: please compare it with yours.
care-face = Sector { $sector } shows its side for three or four players; the rules call for the other one.
care-map-neighbours = On this map two adjacent planets share a home type, which the rules forbid.
head-setup = Set-up
order-as-for-two = Set up the game for two players. Follow the base rules for everything not mentioned here.
order-map = Build the map from seven sectors so that the hexes form horizontal rows.
order-sector = { $position }: sector { $sector }{ $face-id ->
    [face-single] {""}
   *[other] {" "}({ $face })
}, its number tilted { $degrees }° clockwise.
order-tokens = Return one federation token of each kind to the box, except the Gleens’ token. Place the token “{ $token-long }” on level 5 of Terraforming.
order-human-faction = You play the { $faction } ({ $colour }) and start with { $vp } VP.
order-automa-faction = The Automa plays the { $faction } and starts with { $vp } VP; its home planets are { $home } ({ $home-colour }).
order-automa-supply = Place in the Automa’s supply 8 mines, 4 trading stations, 3 research labs, 2 academies, 1 planetary institute and { $satellites ->
    [one] { $satellites } satellite
   *[other] { $satellites } satellites
}. Place 2 more satellites on the final scoring tracks, and one marker on level 0 of each research area.
order-round-tile = Round { $number }: the tile “{ $tile }”. { $vp ->
    [0] It gives the Automa nothing.
   *[other] When the Automa passes, it scores { $vp } VP.
}
order-final-tiles = Place the final scoring tiles: “{ $upper }” above, “{ $lower }” below.
order-neutral = Place markers of the neutral player (any unused colour) on space { $upper } of the upper track and space { $lower } of the lower one.
order-technology = Below { $area }, place the technology tile “{ $tile }”, and in the area itself the advanced tile “{ $advanced }”.
order-technology-free = Place the remaining technology tiles beside them: { $tiles }.
order-boosters = Lay out the round boosters in a row, from left to right: { $boosters }.
head-initial-mines = Initial mines
note-initial = You place { $kind-a } on { $type-acc } { $hex } (sector { $sector }).
note-initial-card = Several planets qualify, so card { $card } was drawn: count from the { $direction-id ->
    [right] top left
   *[left] bottom right
}. Return the card to the others.
note-human-booster = You take the booster “{ $booster }”.
no-home-planet = { $kind-id ->
    [institute] Your institute cannot be placed
   *[other] Your mine cannot be placed
}: no free home planet ({ $type }) is left, or the supply is empty.
order-remove-cards = Of the decision cards, return number { $cards } to the box.
note-make-deck = The Automa deck is ready: cards { $cards } and one random card. It has { $number ->
    [one] { $number } card
   *[other] { $number } cards
}; { $aside } are set aside, and the bottom { $bottom } lie crosswise.
order-make-deck = Shuffle the set-aside cards. Take cards { $cards }, add the top set-aside card without looking at it, and shuffle them to form the Automa deck of { $number ->
    [one] { $number } card
   *[other] { $number } cards
}; { $aside } stay set aside. Turn the bottom { $bottom } cards of the deck crosswise.
order-first = { $side-id ->
    [human] Take the first-player token.
   *[automa] The Automa gets the first-player token.
}
ask-initial = { $kind-id ->
    [institute] Where do you place your initial planetary institute?
   *[other] Where do you place your initial mine?
} Your home planets are { $type } ({ $type-colour }).
ask-initial-card = Draw a random decision card for the Automa’s initial mines. What is its number? (Return it afterwards.)
ask-booster-card = Draw a random decision card for the Automa’s first booster. What is its number? (Return it afterwards.)
ask-support-card = First turn of the round: draw two cards from the Automa deck. What is the number of the first one, the support card?
ask-decision-card = Draw the top card of the Automa deck, the action card. What is its number?
ask-first-booster = Which booster do you take? Give its name or its place in the row: { $boosters }.
    .tap = Which booster do you take?

## Rounds

head-round = Round { $number }: { $tile }. { $side-id ->
    [human] You begin
   *[automa] The Automa begins
}
order-clear = End of the round: remove the action tokens from all power and QIC actions.
note-income = Collect your income.
note-gaia-phase = Gaia phase: return any power in your Gaia area to bowl { $bowl }.
ask-gaia-phase = Gaia phase, before the Automa’s turn: did you take technology tiles for the power in your Gaia area? Enter what they brought, or “done”.
    .tap = Gaia phase, before the Automa’s turn: did you take technology tiles for the power in your Gaia area?
order-clean-up = End of the round: remove all action tokens, including those on your own actions, and the round scoring tile.

## The Automa’s turn

head-automa-turn = Automa, turn { $number }
head-cards = Action card { $card }: { $action }, { $vp } VP. Support card { $support }: { $tile-id ->
    [none] no tile
   *[other] { $tile } tile
}, range { $range }, direction { $direction-id ->
    [right] → (from the top left)
   *[left] ← (from the bottom right)
}, number { $arrow-id ->
    [right] { $number } from the left
   *[left] { $number } from the right
}
note-deck-empty = The Automa deck is empty; card { $card } becomes the support card.
note-pass-symbol = Card { $card } is one of the bottom three and shows the pass symbol; the support card is { $support }.
order-automa-passes = The Automa passes.
order-booster = The Automa takes the { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} booster from the left (card { $card }): “{ $booster }”.
care-no-booster = No booster is left in the row, so the Automa goes without one. If your table shows otherwise, correct the row.
order-booster-returns = Place its previous booster “{ $booster }” at the right end of the row.
note-new-deck = The new Automa deck has { $number ->
    [one] { $number } card
   *[other] { $number } cards
}{ $joined ->
    [0] ; no set-aside cards are left
   *[other] {""}
}.
order-new-deck = { $joined ->
    [0] Shuffle the discard pile, the rest of the deck and both cards in play
   *[other] Shuffle the discard pile, the rest of the deck, both cards in play and the top set-aside card
} to form a new Automa deck of { $number ->
    [one] { $number } card
   *[other] { $number } cards
}. Turn the bottom three crosswise.
order-vp = The Automa scores { $amount } VP { $source-from } and now has { $total }.
note-no-vp = The Automa scores no VP { $source-from }.
order-mine = Place an Automa mine on { $type-acc } { $hex } ({ $type-colour }, sector { $sector }).
order-gaia-token = The transdim planet { $hex } becomes a Gaia planet: place a Gaia planet token on it.
order-satellite = Place an Automa satellite on { $hex }.
order-upgrade = Replace the Automa’s { $old } on { $type-acc } { $hex } ({ $type-colour }, sector { $sector }) with { $new-a }.
order-research = { $side-id ->
    [human] Move your marker to level { $level } of { $area }.
   *[automa] Move the Automa’s marker to level { $level } of { $area }.
}
order-advanced-tile = Return the advanced technology tile of { $area } to the box; the Automa stays on level 4.
order-cover = Place an action token on the { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} action from the left: “{ $space }”.
note-level-closed = Level 5 of { $area } is now closed to you.
note-no-area = The Automa cannot advance: every research area is closed to it.
note-all-covered = All ten power and QIC actions are already covered.
note-no-mine = The Automa has no mines left in its supply.
note-no-planet = There is no empty planet within range { $range }.
note-upgrade-instead = The Automa upgrades a structure instead.
note-no-upgrade = The Automa has nothing to upgrade.
note-no-satellite = No hex without a planet is adjacent to { $hex }, so no satellite is placed.
note-faction-action = The Automa takes the faction action of the { $faction }.
note-double-power = Passive ability: the Automa takes the action again.
note-lab-research = Passive ability: the Automa advances in research for its new lab.
note-charge = You may charge { $power } power{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } VP
}.

## Why

choice-area = Which research area
choice-space = Which action
choice-planet = Where to build
choice-upgrade = What to upgrade
choice-satellite = Where the satellite goes
choice-initial = Home planet for an initial mine
why-area-open = can advance, or an advanced tile is there
why-highest = highest level
why-faction-area = the area on the faction card: { $area }
why-number-right = numbered selection: { $number } from the left
why-number-left = numbered selection: { $number } from the right
why-direction-right = directional selection: from the top left
why-direction-left = directional selection: from the bottom right
why-space-open = not covered
why-in-range = within range { $range }
why-transdim = faction card: transdim planets first
why-nearest = nearest to one of your planets
why-new-sector = tile “{ $tile }”: a sector without Automa structures
why-new-type = tile “{ $tile }”: a type not yet colonised
why-gaia = tile “{ $tile }”: Gaia and transdim planets
why-steps = fewest terraforming steps
why-line = first possible upgrade: { $old } → { $new }
why-no-planet = a hex without a planet
why-free-hex = a hex without a satellite or space station
why-centre = nearest to the centre of the map

## Your turn

head-human-turn = Your turn { $number }
ask-turn = Round { $round }, your turn { $number }: what did you do?
note-built = You place { $kind-a } on { $type-acc } { $hex } ({ $type-colour }, sector { $sector }).
note-upgraded = You replace your { $old } on { $type-acc } { $hex } ({ $type-colour }, sector { $sector }) with { $new-a }.
note-advanced = You are now on level { $level } of { $area }.
note-lost-planet = The Lost Planet is on { $hex } and belongs to you.
ask-lost-planet = You have reached level 5 of Navigation. On which empty hex do you place the Lost Planet?
note-terraforming-token = You take the federation token on level 5 of Terraforming: “{ $token-long }”.
note-token = You take the federation token “{ $token-long }”.
note-satellites = You place { $number ->
    [one] { $number } satellite
   *[other] { $number } satellites
}; you now have { $total } on the map.
note-covered = You cover the { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} action from the left: “{ $space }”.
note-special = Your action is noted.
note-swapped = Your institute is now on { $hex }, and a mine is on { $other }.
note-human-passes = You pass.
note-booster-vp = Your booster “{ $booster }” gives you { $vp } VP.
note-tile-taken = You take the advanced technology tile of { $area }.
note-strong = Your institute and academies now have power value 4.
note-human-vp = You have { $total } VP.

## Your turn, as it is recorded

said-mine = Built a mine on { $hex }.
said-upgrade = { $to-id ->
    [none] Upgraded the structure on { $hex }.
   *[other] Upgraded the structure on { $hex } to { $to-a }.
}{ $area-id ->
    [none] {""}
   *[other] {" "}The technology tile advanced { $area }.
}
said-lab = Built a research lab on { $hex }.{ $area-id ->
    [none] {""}
   *[other] {" "}The technology tile advanced { $area }.
}
said-academy = Built an academy on { $hex }.{ $area-id ->
    [none] {""}
   *[other] {" "}The technology tile advanced { $area }.
}
said-institute = Built the planetary institute on { $hex }.
said-gaiaformer = Placed a Gaiaformer on { $hex }.
said-research = Advanced in { $area }.
said-advance = Also advanced in { $area }.
said-federation = Formed a federation and took the token “{ $token-long }”.{ $hexes-id ->
    [none] {""}
   *[other] {" "}Satellites: { $hexes }.
}
said-power = Took the action “{ $space }”.{ $space-id ->
    [power-2-steps] {" "}Built a mine on { $hex }.
    [power-1-step] {" "}Built a mine on { $hex }.
   *[other] {""}
}{ $area-id ->
    [none] {""}
   *[other] {" "}The technology tile advanced { $area }.
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
said-satellites = Placed satellites on { $hexes }.
said-token = Took the federation token “{ $token-long }”.
said-strong = Institute and academies now have power value 4.
said-vp = { $amount } VP on the track.

## Final scoring

head-scoring = Final scoring
ask-counts = Judging by your turns, you have: { $counts }. Is that right? If not, correct it first.
tile-count = { $tile-count } – { $number }
area-level = { $area } – level { $level }
ask-satellites = How many satellites do you have on the map, not counting space stations? (By your turns: { $number }.)
ask-federations = How many of your structures belong to federations?
ask-human-vp = How many VP do you have on the track before final scoring? (Last entered: { $vp }.)
ask-leftovers = How many VP do you score for left-over resources? (1 VP for every 3 resources: credits, ore, knowledge.)
order-final = Tile “{ $tile }”: { $side-id ->
    [human] you have { $number }, the neutral player has { $neutral }; you score { $vp } VP.
   *[automa] the Automa has { $number }, the neutral player has { $neutral }; the Automa scores { $vp } VP.
}
order-research-vp = { $side-id ->
    [human] You score { $vp } VP for research.
   *[automa] The Automa scores { $vp } VP for research.
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
score-vp = VP on the track
score-final = { $tile }
score-research = research
score-leftovers = left-over resources
