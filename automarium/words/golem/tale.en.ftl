### Golem: what the rules tell.


## Set-up

care-house = These are not the printed cards. The Automa’s deck is a reconstruction from the rulebook, and numbers that are printed only as icons are invented: a house pack to try the game. If you own the box, choose the owner’s door.
care-owner = You play with your own box: the program asks for what is printed there when the Automa first meets it, and remembers it.
care-public = Effects of action tiles, neighbourhood tiles, developments and characters come from one public text; which developments lie over which book column, the slots of the artifact tile and the deck of a character are inferred. What your box shows differently you can correct, before and during the match (fix effect coin-clay +2r, fix character-price 39 2, fix column-tiles …, fix last-round …), and it is kept for the next one.
note-box = Known of your box: { $cards ->
    [one] { $cards } Automa card
   *[other] { $cards } Automa cards
}, { $books ->
    [one] { $books } book
   *[other] { $books } books
}.
care-program-draws = All 20 cards are known: from now on the program draws them. Put the Automa’s deck aside.
head-survey = Survey of the box
note-learnt = Noted: { $what }.
head-setup = Set-up, level { $level }, { $players ->
    [one] { $players } player
   *[other] { $players } players
} with the Automa
order-characters = Characters from left to right: { $characters }.
order-neighbourhood = Neighbourhood tiles of red, yellow and blue in sections I to VII (0 is tile 10): { $tiles }.
order-action-tiles = Action tiles from the top: { $tiles }.
order-action-tiles-table = Lay { $number } action tiles face up, from the top; leave the bottom printed space free.
order-marbles = The marbles roll: { $marbles }.
row-marbles = { $row } ({ $marbles })
order-special-tiles = Replace the Automa’s two gold artifact developments by the two special ones.
order-first-player = The Automa’s marker goes on top of the turn order track; shuffle the others below it: { $seats }.
order-objectives = { $humans ->
    [1] The Automa gets 3 random objectives face down. Take 6 yourself, keep 3, put the others under the deck.
   *[other] The Automa gets 3 random objectives face down; the players draft theirs as usual.
}
order-artifact-tile = The Automa takes the artifact tile that is left: { $tile }.
order-tokens = Main strategy token, and below it from the top: { $tokens }.
order-starting-golem = A golem of the Automa stands in section I { $district-at }.
order-resource-track = Resource track with level { $level } up, marker on 0.
order-starting-tile = Starting tile { $tile }:
order-shuffle = Shuffle all 20 Automa cards face down.
note-shuffled = The Automa’s 20 cards are shuffled.

## The phases

head-round = Round { $number } · { $character }
head-refresh = 1. Refresh
order-renew-library = The leftmost book goes under the deck, the others move left, a new one comes at the right.
head-movement = 2. Golem movement
note-no-golems = The Automa has no golems on the map.
note-leg-2 = The character’s steps are not added ({ $rule }).
note-steps = { $number ->
    [one] { $number } step
   *[other] { $number } steps
} forward.
note-lost-steps = All golems are on X; { $number ->
    [one] { $number } step is
   *[other] { $number } steps are
} lost ({ $rule }).
head-turn-order = 4. Turn order
order-turn-order = Next round: { $seats }.
order-turn-order-last = The last turn order, which settles a tie: { $seats }.
head-influence = 5. Influence on the character
note-no-influence = The Automa’s marbles do not match.
note-human-no-influence = { $seat }: your marbles do not match.
note-influence-refused = The marbles match, but the marker is in the red zone: 3 coins instead ({ $rule }).
note-influence = The marbles match: the Automa pays { $price } for the bonus of { $character } ({ $rule }).
order-flip-character = Flip { $character } when everybody is done.
head-income = 6. Income and upgrade
note-income = { $source-id ->
    [study-tile] Income: { $source }.
    [study-income] Income: { $source } (space { $space }).
    [golem-income] Income: { $source } (space { $space }).
   *[other] Income: { $source } (section { $space }).
}
note-income-total = Income in total: { $sources }.
note-no-upgrade-left = All upgrades are made.
note-red-zone = The marker is in the red zone: no upgrade ({ $rule }).
head-control = 7. Golem control
note-control-waived = No control this round ({ $rule }).
note-control-free = No golem is ahead of its student.
note-control = Control costs { $price } knowledge.
note-control-short = Control: { $price } paid; not controlled: { $number } ({ $rule }).
end-of-round = End of round { $number }: resources { $resources }, VP { $vp }.
order-cards-under = Put the Automa’s three cards under its deck.

## The Automa’s turn

head-automa-turn = Automa, turn { $number }
head-card = Card { $card }
note-new-card = A new card: { $card } ({ $number ->
    [one] { $number } of 20
   *[other] { $number } of 20
}).
note-bonus-too-high = Bonus “{ $bonus-what }” works only from level { $level }.
note-bonus-works = Bonus “{ $bonus-what }”:
note-shuffle-later = At the end of the round all Automa cards are shuffled.
note-enough-golems = The Automa has { $number ->
    [one] { $number } golem
   *[other] { $number } golems
} on the map, more than { $limit }: nothing happens.
note-kind = It takes a { $kind }.
order-marble = Take the { $colour-marble } out of the { $row-of } row.
note-no-marble = There is no marble left to take.
note-mirror = Mirror performs { $row-of }.
note-action = Action: { $row }, value { $value }.
note-work = Work: { $number ->
    [one] { $number } golem
   *[other] { $number } golems
} paid, { $free } free, { $price } knowledge.
note-exhausted = Everything in { $area } is done: only resources.
note-no-golem-left = All four golems are created.
order-rabbi = The Automa’s rabbi goes on action tile { $position }.
order-rabbi-bottom = The Automa’s rabbi goes on the bottom printed space.
note-no-tile = No action tile is free.
note-action-tile = { $tile }

## Resources and points

order-gain = Resource track +{ $amount }, now { $total }.
order-pay = Resource track −{ $amount }, now { $total }.
order-beyond = The marker would leave 20: +{ $amount } VP instead, now { $total }.
order-below = The marker would leave −5: −{ $amount } VP instead, now { $total }.
order-vp = +{ $amount } VP, now { $total }.
order-vp-lost = −{ $amount } VP, now { $total }.
order-useless = No benefit: +{ $amount } VP, now { $total } ({ $rule }).
note-discount = The discount cannot be used: { $amount } resources instead ({ $rule }).
note-excess = The discount is higher than the price by { $amount } ({ $rule }).
order-objective = The Automa draws 2 objectives and keeps one unseen; it has { $number }.
note-bonus = It chooses the { $side } bonus.

## Students and tracks

order-student = The Automa’s student { $district-at } moves to { $section }.
order-student-back = The Automa’s student { $district-at } moves back to { $section }.
note-student-stays = The student { $district-at } stays in { $section }.
order-menorah = It takes the menorah token { $district-at }.
order-study = Study track: up to { $space }.
order-study-back = Study track: down to { $space }.
note-study-stays = The study marker stays at { $space }.
order-golem-track = Golem track: up to space { $space }.
order-golem-track-back = Golem track: down to space { $space }.
note-golem-track-stays = The golem track marker stays on space { $space }.

## Golems

order-forward = The golem { $district-at } moves forward to { $section } and stands.
order-backward = The golem { $district-at } moves back to { $section } and stands.
note-no-move = No golem moves ({ $rule }).
order-activate = Lay down the golem { $district-at } in { $section }.
note-none-stands = No golem stands.
note-tile = Neighbourhood tile { $district } { $number }:
note-tile-beside = The tile beside the golem { $district-at } in { $section }.
note-leg-3 = The new golem stays in I and resolves the tile there ({ $rule }).
order-create = Create a golem in section I { $district-at }; { $left ->
    [one] { $left } more
   *[other] { $left } more
} to create.
order-token-down = Everything in { $area } is done: its strategy token goes below the others ({ $rule }).
order-kill = Kill the golem { $district-at } in { $section }.
order-bury = It lies in space { $space } of the cemetery.
order-bury-last = It lies in the rightmost space of the cemetery, without a bonus.
note-no-control = No golem control this round.

## Artifacts, upgrades, books

order-gold = Gold on the lowest free space; the Automa has { $total }.
order-gold-lost = The Automa returns gold: { $number }.
note-no-gold-space = No gold space is free.
order-artifact = Artifact { $number } from the top is completed.
note-artifact = Artifact { $number } gives:
note-no-artifact = No artifact is completed.
order-upgrade = Upgrade in { $area }: { $upgrade }, price { $price }.
note-slot-tile = Lay there: { $kind }.
note-column-of = It lies over column { $number }.
note-area = Upgrade area: { $area }.
note-upgrade-barred = The marker is in the red zone: no upgrade ({ $rule }).
order-book = It buys the { $colour-book } at place { $position } (book { $book }).
note-no-book = No book can be bought.
order-lay = Lay it in column { $number }.
note-column-tile = Development of the column: { $upgrade }.
note-active = Active bonus of book { $book } ({ $colour }):
note-activates-book = It activates card { $place } of column { $number }.

## The humans

head-human-turn = { $seat }, turn { $number }
note-passed = { $seat } passes and takes pass tile { $number }.
note-human-marble = { $seat }: { $row }, { $colour-marble }.
note-human-rabbi = { $seat }: rabbi on { $position ->
    [6] the bottom space
   *[other] tile { $position }
}.
note-human-grave = { $seat } buries a golem in space { $space }.
note-human-menorah = { $seat } takes the menorah token { $district-at }.
note-human-book = { $seat } takes the book at place { $position }.
head-late = After the others: { $seats }
order-drop-again = The { $colour-marble } is set aside, the other { $number } are dropped anew.

## The end

head-scoring = Final scoring
note-score = { $points } · { $what }
note-total = { $seat }: { $points }
head-winner = { $seat } wins with { $points } VP.
head-winner-order = { $seat } wins with { $points } VP, being first in the turn order.
score-human = told at the end
score-vp = VP during the game
score-golems = created golems × red menorahs
score-artifacts = completed artifacts × yellow menorahs
score-study = columns with books × blue menorahs
score-study-track = study track
score-objectives = objectives
score-resources = resources
fixed = Corrected: { $what }.

## Why

choice-forward = Which golem moves forward
choice-backward = Which golem moves back
choice-stand-up = Which golem stands up by moving forward
choice-activate = Which golem works
choice-tile = Which tile beside a golem
choice-create = Where to create a golem
choice-kill = Which golem is killed
choice-student = Which student moves forward
choice-student-back = Which student moves back
choice-golem-track = Which way on the golem track
choice-bonus = Which bonus of the card
choice-book = Which book
choice-column = Which column
choice-active = Which book to activate
choice-upgrade = Which upgrade
choice-area = Which area to upgrade
choice-marble = Which marble
choice-mirror = What Mirror performs
choice-kind = Marble or rabbi
choice-rabbi = Which action tile
why-not-on-x = not on X
why-not-in-1 = not in I
why-lies-in-1 = lies in I
why-lying = lying ones first
why-standing = standing
why-lowest = lowest section
why-highest = highest section
why-rightmost = rightmost
why-leftmost = leftmost
why-token-higher = higher strategy token
why-token-lower = lower strategy token
why-can-move = can move
why-has-tile = beside a tile (I to VII)
why-fewest-golems = cheapest: fewest own golems
why-up = up rather than down
why-kill = kills a golem in VIII to X
why-possible = can be had
why-left = LEFT stands higher on the last card
why-right = RIGHT stands higher on the last card
why-column-room = its column has room
why-student-back = a black one needs a student to move back
why-topmost-number = topmost number of the card
why-column-not-full = fewer than 5 cards
why-column-empty = an empty column first
why-column-fullest = the fullest column
why-column-left = the column furthest left
why-column-colour = a column for { $colour }
why-higher = the higher card
why-black = black books first
why-last-round = round IV: three menorahs first
why-order-golem = cheapest first, the leg before the torso
why-order-artifacts = lowest slot first, right before left
why-order-study = cheapest first, the third column before the track
why-most-things = most things in the area
why-most-marbles = most marbles
why-most-of-all = most marbles of all rows
why-work = Work: its row or the Mirror row
why-top = highest strategy token among the rows
why-colour = { $colour-marble }
why-left-marble = left marble of the character: { $colour }
why-right-marble = right marble of the character: { $colour }
why-other = not on the character
why-not-mirror = not Mirror while another action is possible
why-work-token = Work with two standing golems (main token)
why-row-token = the action of the higher strategy token
why-colour-order = colours of one row in order
why-for-work = the Work criterion led here
why-owed = still owed this round
why-symbol = the cards form the rabbi symbol
why-further-left = the column further left on the card
why-tile-free = there and free
why-kills = lets it kill a golem
why-not-bottom = the bottom space only to kill
why-tile-before-bottom = a tile before the bottom space
