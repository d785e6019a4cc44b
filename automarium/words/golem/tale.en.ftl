### Golem: what the rules tell.


## Set-up

care-house = These are not the printed cards. The Automa’s deck is a reconstruction from the rulebook, and numbers that are printed only as icons are invented: a house set to try the game with. If you own the box, start a match with “whose cards: from my own box”.
care-owner = You play with your own box: the program asks for what is printed there when the Automa first needs it, and remembers your answer.
care-public = The effects of action tiles, neighbourhood tiles, upgrades and characters come from one public source. Which upgrade lies over which book column, the slots of the artifact tile and the decks of characters are inferred. Whatever differs in your box you can correct before and during the match (fix effect coin-clay +2r, fix character-price 39 2, fix column-tiles …, fix last-round …), and it is kept for the next one.
note-box = Known of your box: { $cards ->
    [one] { $cards } Automa card
   *[other] { $cards } Automa cards
}, { $books ->
    [one] { $books } book
   *[other] { $books } books
}.
care-program-draws = All 20 cards are known: from now on the program draws them. Put the Automa’s deck aside.
head-survey = Survey of the box
head-setup = Set-up: level { $level }, { $players ->
    [one] { $players } player
   *[other] { $players } players
} with the Automa
order-characters = Lay out the characters from left to right: { $numbers }.
order-neighbourhood = Neighbourhood tiles in sections I to VII: { $tiles }.
district-tiles = { $district-district } – { $tiles }
order-action-tiles = Lay out the action tiles from the top: { $tiles }.
order-action-tiles-table = Lay { $number ->
    [one] { $number } action tile
   *[other] { $number } action tiles
} face up, starting at the top. Leave the bottom printed space free.
order-marbles = Place the marbles: { $marbles }.
some-marbles = { $number ->
    [1] { $colour }
   *[other] { $number } { $colour-marbles }
}
row-marbles = { $row } row – { $marbles }
order-special-tiles = Replace the Automa’s two gold artifact upgrades with the two special upgrade tiles.
order-first-player = Place the markers on the turn order track, from top to bottom: { $seats }.
order-objectives = { $humans ->
    [1] The Automa gets 3 random objectives face down. Take 6 yourself, keep 3, put the others under the deck.
   *[other] The Automa gets 3 random objectives face down; the players draft theirs as usual.
}
order-artifact-tile = The Automa takes the artifact tile that is left, { $tile }.
order-tokens = Lay out the main strategy token and below it, from top to bottom: { $tokens }.
order-starting-golem = Place a golem of the Automa in section I { $district-of }.
order-resource-track = Lay the resource track with level { $level } face up and put the marker on 0.
order-starting-tile = Starting tile { $tile } gives the Automa: { $effect }.
order-idle-tile = Starting tile { $tile } gives the Automa nothing.
order-nameless-tile = The starting tile gives the Automa: { $effect }.
order-shuffle = Shuffle all 20 Automa cards and lay them face down.
note-shuffled = All 20 Automa cards are shuffled.

## The phases

head-round = Round { $number }, { $character }
head-refresh = 1. Refresh
order-renew-library = Put the leftmost book under the deck, shift the others left and reveal a new one on the right.
head-movement = 2. Golem movement
note-no-golems = The Automa has no golems on the map.
note-leg-2 = The character’s steps are not added ({ $rule }).
note-steps = The Automa’s golems move { $number ->
    [one] { $number } step
   *[other] { $number } steps
} forward.
note-lost-steps = All golems of the Automa are in section X: no golem can make the remaining { $number ->
    [one] { $number } step
   *[other] { $number } steps
} ({ $rule }).
head-turn-order = 4. Turn order
order-turn-order = Turn order for the next round: { $seats }.
order-turn-order-last = The final turn order, which breaks ties: { $seats }.
head-influence = 5. Influence the character
note-no-influence = The Automa’s marbles do not match the character.
note-human-no-influence = { $seat-the }, your marbles do not match the character.
note-influence-refused = The marbles match, but the marker is in the red zone: the Automa gains 3 coins instead of the character’s bonus ({ $rule }).
note-influence = The marbles match: the Automa pays { $price } and gains the bonus of { $character } ({ $rule }).
order-flip-character = When everybody is done, flip the card of { $character }.
head-income = 6. Income and upgrade
note-income = { $source-id ->
    [study-tile] Income from the study track upgrade.
    [study-income] Income from the study track (space { $space }).
    [golem-income] Income from the golem track (space { $space }).
   *[other] Income from the student { $source-at } (section { $space }).
}
note-income-total = Income in one sum: { $sources }.
note-no-upgrade-left = All upgrades have been made.
note-red-zone = The marker is in the red zone: no upgrade is made ({ $rule }).
head-control = 7. Golem control
note-control-waived = No golem control is needed this round ({ $rule }).
note-control-free = No golem is ahead of its student.
note-control = Golem control costs { $price } knowledge.
note-control-short = The Automa pays { $price } knowledge for control; { $number ->
    [0] no golem stays uncontrolled
    [one] { $number } golem stays uncontrolled
   *[other] { $number } golems stay uncontrolled
} ({ $rule }).
end-of-round = End of round { $number }: the Automa’s resource marker is on { $resources }, and it has { $vp } VP.
order-cards-under = Put the Automa’s three cards under its deck.

## The Automa’s turn

head-automa-turn = Automa, turn { $number }
head-card = Card { $card }
note-new-card = New card { $card }: { $number ->
    [one] { $number } of 20 is now known
   *[other] { $number } of 20 are now known
}.
note-bonus-too-high = The card’s bonus ({ $bonus-what }) applies only at level { $level } and above.
note-bonus-works = Card bonus: { $bonus-what }.
note-shuffle-later = At the end of the round all Automa cards will be shuffled.
note-enough-golems = The Automa has { $number ->
    [one] { $number } golem
   *[other] { $number } golems
} on the map, more than { $limit }: nothing happens.
note-kind = The Automa performs { $kind-acc }.
order-marble = Take a { $colour-marble } from the { $row-of } row.
note-no-marble = There are no marbles left.
note-mirror = The Automa uses Mirror to perform the { $row-of } action.
note-action = { $row-of } action, value { $value }.
note-work = { $number ->
    [0] One golem works for free.
   *[other] The Automa pays { $price ->
        [0] nothing
       *[other] { $price } knowledge
    } to put { $number ->
        [one] { $number } golem
       *[other] { $number } golems
    } to work{ $free ->
        [0] .
        [one] ; { $free } more golem works for free.
       *[other] ; { $free } more golems work for free.
    }
}
note-exhausted = { $area-id ->
    [golem] All golems are created and all golem upgrades made: the Automa gains only resources.
    [artifacts] All artifacts are completed and all artifact upgrades made: the Automa gains only resources.
   *[other] All study upgrades are made and no more books can be bought: the Automa gains only resources.
}
note-no-golem-left = All four golems have been created.
order-rabbi = Place the Automa’s rabbi on action tile { $position }.
order-rabbi-bottom = Place the Automa’s rabbi on the bottom printed space.
note-no-tile = No action tile is free.
note-action-tile = Action tile: { $tile }.

## Resources and points

order-gain = The Automa gains { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
}: marker on { $total }.
order-pay = The Automa spends { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
}: marker on { $total }.
order-beyond = The marker cannot go above 20: the Automa gains { $amount } VP instead and now has { $total }.
order-below = The marker cannot go below −5: the Automa loses { $amount } VP instead and now has { $total }.
order-vp = The Automa gains { $amount } VP and now has { $total }.
order-vp-lost = The Automa loses { $amount } VP and now has { $total }.
order-useless = No benefit: the Automa gains { $amount } VP and now has { $total } ({ $rule }).
note-discount = The discount cannot be used: the Automa gains it as resources ({ $rule }).
note-excess = The discount exceeds the price by { $amount }: the difference becomes resources ({ $rule }).
order-objective = The Automa draws 2 objectives and keeps one of them unseen: it now has { $number }.
note-bonus = The Automa chooses the { $side-bonus }.

## Students and tracks

order-student = Move the Automa’s student { $district-at } forward to section { $section }.
order-student-back = Move the Automa’s student { $district-at } back to section { $section }.
note-student-stays = The Automa’s student { $district-at } stays in section { $section }.
order-menorah = The Automa takes the menorah token { $district-of }.
order-study = Move the Automa’s marker up the study track to space { $space }.
order-study-back = Move the Automa’s marker down the study track to space { $space }.
note-study-stays = The Automa’s marker on the study track stays on space { $space }.
order-golem-track = Move the Automa’s marker up the golem track to space { $space }.
order-golem-track-back = Move the Automa’s marker down the golem track to space { $space }.
note-golem-track-stays = The Automa’s marker on the golem track stays on space { $space }.

## Golems

order-forward = { $lay ->
    [0] Move the golem { $district-at } forward from section { $start } to section { $section }.
   *[other] Move the lying golem { $district-at } forward from section { $start } to section { $section } and stand it up.
}
order-backward = { $lay ->
    [0] Move the golem { $district-at } back from section { $start } to section { $section }.
   *[other] Move the lying golem { $district-at } back from section { $start } to section { $section } and stand it up.
}
note-no-move = No golem moves ({ $rule }).
order-activate = The golem in section { $section } { $district-of } works: lay it down.
note-none-stands = None of the Automa’s golems is standing.
note-tile = Neighbourhood tile { $number } { $district-of } takes effect.
note-tile-beside = The Automa chooses the tile beside the golem in section { $section } { $district-of }.
note-leg-3 = The new golem stays in section I and resolves its neighbourhood tile ({ $rule }).
order-create = { $left ->
    [0] Create a golem in section I { $district-of }; none is left to create.
    [one] Create a golem in section I { $district-of }; { $left } more can be created.
   *[other] Create a golem in section I { $district-of }; { $left } more can be created.
}
order-token-down = { $area-id ->
    [golem] All golems are created and all golem upgrades made: move the { $token-token } below the others ({ $rule }).
    [artifacts] All artifacts are completed and all artifact upgrades made: move the { $token-token } below the others ({ $rule }).
   *[other] All study upgrades are made and no more books can be bought: move the { $token-token } below the others ({ $rule }).
}
order-kill = { $lay ->
    [0] Kill the golem in section { $section } { $district-of }.
   *[other] Kill the lying golem in section { $section } { $district-of }.
}
order-bury = Lay the killed golem in space { $space } of the cemetery.
order-bury-last = Lay the killed golem in the rightmost space of the cemetery, which gives no bonus.
note-no-control = No golem control is needed this round.

## Artifacts, upgrades, books

order-gold = Put gold on the lowest free gold space; the Automa now has { $total } gold.
order-gold-lost = The Automa returns { $number } gold.
note-no-gold-space = No gold space is free.
order-artifact = Artifact { $number } from the top is completed.
note-artifact = Artifact { $number } yields its income.
note-no-artifact = No artifact is completed.
order-upgrade = The Automa makes { $area-area } upgrade (price { $price }): { $upgrade }.
note-slot-tile = Put a { $kind } in this slot.
note-column-of = This upgrade lies over column { $number }.
note-area = The Automa chooses { $area-area } upgrade.
note-upgrade-barred = The marker is in the red zone: no upgrade is made ({ $rule }).
order-book = The Automa buys { $colour-book } { $title } from place { $position }.
note-no-book = No book can be bought.
order-lay = Lay the book in column { $number }.
note-column-tile = The upgrade of the column takes effect: { $upgrade }.
note-active = The active bonus of { $colour-book } { $book } takes effect.
note-activates-book = The Automa activates card { $place } of column { $number }.

## The humans

head-human-turn = { $seat-the }, turn { $number }
note-passed = { $seat-the } passes and takes pass tile { $number }.
note-human-marble = { $seat-the } takes a { $colour-marble } from the { $row-of } row.
note-human-rabbi = { $position ->
    [6] { $seat-the } places the rabbi on the bottom space.
   *[other] { $seat-the } places the rabbi on action tile { $position }.
}
note-human-grave = { $seat-the } buries a golem in space { $space } of the cemetery.
note-human-menorah = { $seat-the } takes the menorah token { $district-of }.
note-human-book = { $seat-the } takes the book at place { $position }.
head-late = After the others: { $seats }
order-drop-again = A { $colour-marble } is set aside and the other { $number } are dropped again.

## The end

head-scoring = Final scoring
note-score = { $what-the }: { $points } VP.
note-total = Total of { $seat-with }: { $points } VP.
head-winner = { $seat-the } wins with { $points } VP
head-winner-order = { $seat-the } wins with { $points } VP, being first in turn order
score-human = total entered at the end
score-vp = VP during the game
    .the = During the game
score-golems = created golems × red menorahs
    .the = Created golems × red menorahs
score-artifacts = completed artifacts × yellow menorahs
    .the = Completed artifacts × yellow menorahs
score-study = columns with books × blue menorahs
    .the = Columns with books × blue menorahs
score-study-track = study track
    .the = Study track
score-objectives = objectives
    .the = Objectives
score-resources = resources
    .the = Resources

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
why-not-on-x = not in section X
why-not-in-1 = not in section I
why-lies-in-1 = lies in section I
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
why-possible = the bonus can be gained
why-left = the Left criterion is higher on the last card
why-right = the Right criterion is higher on the last card
why-column-room = its column has room
why-student-back = a black one needs a student to move back
why-topmost-number = topmost number on the card
why-column-not-full = fewer than 5 cards
why-column-empty = an empty column first
why-column-fullest = the fullest column
why-column-left = the column furthest left
why-column-colour = a column that can take a { $colour-book }
why-higher = the higher card
why-black = black books first
why-last-round = round IV: three menorahs first
why-order-golem = cheapest first, the leg before the torso
why-order-artifacts = lowest slot first; the right slot before the left
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
why-work-token = Work, with at least two golems standing (main token)
why-row-token = the action of the higher strategy token
why-colour-order = colours of one row in order
why-for-work = the Work criterion led here
why-owed = still due this round
why-symbol = the cards form the rabbi symbol
why-further-left = the column further left on the card
why-tile-free = there and free
why-kills = lets it kill a golem
why-not-bottom = the bottom space only to kill
why-tile-before-bottom = a tile before the bottom space
