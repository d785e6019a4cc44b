### Gaia Project: what is told and asked.

## Set-up

care-owner-packs = These data are your own: { $packs }.
care-single-source = The passive ability of the { $faction } is known from a single public source. If you own the card, check it.
care-inferred = The public sources disagree about the faction card of the { $faction }. A setting holds the other reading; if you own the card, check it.
care-space-order = The power and QIC actions are counted in this order: { $spaces }. It is the order of several public programs, not checked against a photograph: compare it with your board.
care-face = Sector { $sector } lies with its face for three or four players; the rules ask for the other one.
care-map-neighbours = On this map two neighbouring planets share a home type, which the rules forbid.
head-setup = Set-up
order-as-for-two = Set up as for two players; what is not told here follows the base rules.
order-map = Map: { $notation }. Lay the sectors so that the hexes form horizontal rows.
order-sector = { $position }: sector { $sector }{ $face-id ->
    [face-single] {""}
   *[other] , { $face }
}, its number tilted { $degrees }° clockwise (turned by { $rotation }).
order-tokens = Return one federation token of each kind to the box (not that of the Gleens). On Terraforming 5: { $token-long }.
order-human-faction = You play the { $faction } ({ $colour }), { $vp } VP.
order-automa-faction = The Automa plays the { $faction }: home planets { $home } ({ $home-colour }), { $vp } VP.
order-automa-supply = Automa supply: 8 mines, 4 trading stations, 3 research labs, 2 academies, 1 planetary institute and { $satellites } satellites; 2 more satellites mark the final scoring tracks; one marker on level 0 of each research area.
order-round-tile = Round { $number }: { $tile } (Automa { $vp } VP).
order-final-tiles = Final scoring: above { $upper }, below { $lower }.
order-neutral = Neutral player: a marker of an unused colour on { $upper } of the upper track, on { $lower } of the lower one.
order-technology = Technology tile, { $area }: { $tile }; advanced: { $advanced }.
order-technology-free = Technology tiles beside them: { $tiles }.
order-boosters = Boosters in a row, from the left: { $boosters }.
head-initial-mines = Initial mines
note-initial = You place: { $kind } on { $hex } ({ $type }, sector { $sector }).
note-initial-card = Card { $card } is drawn to settle a tie: { $direction-id ->
    [right] from the top left
   *[left] from the bottom right
}. Put it back.
note-human-booster = Your booster: { $booster }.
no-home-planet = There is no home planet ({ $type }) or no piece left for this: { $kind }.
order-remove-cards = Return to the box: decision cards { $cards }.
note-make-deck = Automa deck: { $cards } and one random card, { $number } in all; { $aside } set aside; the lowest { $bottom } lie crosswise.
order-make-deck = Shuffle the set-aside cards. Shuffle { $cards } and the top one of them, unseen, into the Automa deck: { $number } cards; { $aside } stay set aside. Turn the lowest { $bottom } crosswise.
order-first = { $side-id ->
    [human] You have the first-player token.
   *[automa] The Automa gets the first-player token.
}
ask-initial = Where do you place your { $kind } (home planets: { $type })?
ask-initial-card = Draw a random decision card for the Automa’s initial mines. Which number? (Put it back.)
ask-booster-card = Draw a random decision card for the Automa’s first booster. Which number? (Put it back.)
ask-support-card = First turn of the round: draw two cards from the Automa deck. Which number has the first one, the support card?
ask-decision-card = Draw the top card of the Automa deck, the action card. Which number?
ask-first-booster = Which booster do you take, by name or by its place in the row? ({ $boosters })

## Rounds

head-round = Round { $number }: { $tile }; { $side-id ->
    [human] you begin
   *[automa] the Automa begins
}
order-clear = End of the round: take all action tokens off the power and QIC actions.
note-income = Take your income.
note-gaia-phase = Gaia phase: the power in your Gaia area returns to bowl { $bowl }.
ask-gaia-phase = Gaia phase, before the Automa begins: did you take technology tiles for power of your Gaia area? Tell what they brought, or “done”.
order-clean-up = End of the round: take off all action tokens, from your own actions too, and remove the round tile.

## The Automa’s turn

head-automa-turn = Automa, turn { $number }
head-cards = Action card { $card }: { $action }, { $vp } VP. Support card { $support }: { $tile-id ->
    [none] no tile
   *[other] { $tile } tile
}, range { $range }, { $direction-id ->
    [right] → from the top left
   *[left] ← from the bottom right
}, { $arrow-id ->
    [right] { $number } from the left
   *[left] { $number } from the right
}
note-deck-empty = The Automa deck is empty; card { $card } is now the support card.
note-pass-symbol = Card { $card } is one of the bottom three and shows the pass symbol; the support card is { $support }.
order-automa-passes = The Automa passes.
order-booster = The Automa takes booster { $number } of the row (card { $card }): { $booster }.
care-no-booster = There is no booster left in the row: the Automa has none now. Correct the row if that is not so.
order-booster-returns = Its old booster goes to the right end of the row: { $booster }.
note-new-deck = New Automa deck of { $number } cards{ $joined ->
    [0] , none set aside any more
   *[other] {""}
}.
order-new-deck = Shuffle the discard pile, the rest of the deck and both cards in play{ $joined ->
    [0] {""}
   *[other] {" "}and the top set-aside card
} into a new deck: { $number } cards. Turn the lowest three crosswise.
order-vp = Automa +{ $amount } VP ({ $source }), now { $total }.
note-no-vp = No VP ({ $source }).
order-mine = Automa mine on { $hex }: { $type } ({ $type-colour }), sector { $sector }.
order-gaia-token = Put a Gaia planet token on { $hex }: it is a Gaia planet now.
order-satellite = Automa satellite on { $hex }.
order-upgrade = On { $hex } ({ $type-colour }, sector { $sector }): { $old } → { $new }.
order-research = { $side-id ->
    [human] You: { $area }, level { $level }.
   *[automa] Automa marker in { $area }: level { $level }.
}
order-advanced-tile = The advanced technology tile of { $area } leaves the game; the Automa stays on level 4.
order-cover = Action token on action { $number }: { $space }.
note-level-closed = Level 5 of { $area } is closed to you now.
note-no-area = No research area is open to the Automa.
note-all-covered = All ten power and QIC actions are covered.
note-no-mine = The Automa has no mine in its supply.
note-no-planet = No empty planet within range { $range }.
note-upgrade-instead = It upgrades a structure instead.
note-no-upgrade = Nothing can be upgraded.
note-no-satellite = No hex without a planet beside { $hex }: no satellite.
note-faction-action = Faction action of the { $faction }:
note-double-power = Passive ability: once more.
note-lab-research = Passive ability: the new lab brings research.
note-charge = You may charge { $power } power{ $cost ->
    [0] {""}
    [one] {" "}for { $cost } VP
   *[other] {" "}for { $cost } VP
}.

## Why

choice-area = Which research area
choice-space = Which action
choice-planet = Where to build
choice-upgrade = What to upgrade
choice-satellite = Where the satellite goes
choice-initial = Home planet for an initial mine
why-area-open = can advance, or has an advanced tile
why-highest = highest level
why-faction-area = the area of the faction card: { $area }
why-number-right = number { $number } from the left
why-number-left = number { $number } from the right
why-direction-right = first from the top left
why-direction-left = first from the bottom right
why-space-open = not covered
why-in-range = within range { $range }
why-transdim = faction card: transdim planets first
why-nearest = nearest to one of your planets
why-new-sector = { $tile }: a sector without an Automa structure
why-new-type = { $tile }: a type not yet colonised
why-gaia = { $tile }: Gaia and transdim planets
why-steps = fewest terraforming steps
why-line = first upgrade that can be done: { $old } → { $new }
why-no-planet = no planet on it
why-free-hex = no satellite or station on it
why-centre = nearest to the centre of the board

## Your turn

head-human-turn = Your turn { $number }
ask-turn = Round { $round }, your turn { $number }: what did you do?
note-built = You: { $kind } on { $hex } ({ $type-colour }, sector { $sector }).
note-upgraded = You: { $old } → { $new } on { $hex } ({ $type-colour }, sector { $sector }).
note-advanced = You: { $area }, level { $level }.
note-lost-planet = The Lost Planet lies on { $hex } and is yours.
ask-lost-planet = Level 5 of Navigation: on which empty hex does the Lost Planet go?
note-terraforming-token = You take the federation token on Terraforming 5: { $token-long }.
note-token = You take a federation token: { $token-long }.
note-satellites = You place { $number ->
    [one] { $number } satellite
   *[other] { $number } satellites
}, { $total } in all.
note-covered = Action { $number } is covered: { $space }.
note-special = Your action is noted.
note-swapped = Your institute is on { $hex } now, a mine on { $other }.
note-human-passes = You pass.
note-booster-vp = Your booster “{ $booster }” brings you { $vp } VP now.
note-tile-taken = You take the advanced technology tile of { $area }.
note-strong = Your institute and academies have power value 4 now.
note-human-vp = Your VP: { $total }.

## Final scoring

head-scoring = Final scoring
ask-counts = By what you reported you have: { $counts }. Is that so? If not, correct it first.
tile-count = { $tile } { $number }
area-level = { $area } { $level }
ask-satellites = How many satellites do you have on the board, without space stations? (reported: { $number })
ask-federations = How many of your structures belong to federations?
ask-human-vp = How many VP do you have on the track, before final scoring? (last told: { $vp })
ask-leftovers = How many VP do your left-over resources bring (1 for every 3 credits, ore, knowledge)?
order-final = { $side-id ->
    [human] You
   *[automa] Automa
}, { $tile }: { $number } (neutral { $neutral }), { $vp } VP.
order-research-vp = { $side-id ->
    [human] You
   *[automa] Automa
}, research: { $vp } VP.
note-total = { $side-id ->
    [human] You
   *[automa] Automa
}: { $total } VP in all.
head-winner = { $side-id ->
    [human] You win by { $by } VP!
   *[automa] The Automa wins by { $by } VP.
}
head-winner-shared = A tie: the victory is shared.
score-vp = VP on the track
score-final = { $tile }
score-research = research
score-leftovers = left-over resources
