### Golem: questions, verbs, refusals.


## Questions at the table

ask-turn = { $player-call }{ $left ->
    [marble] Which marble did you take (work r)?
    [rabbi] Where did you place the rabbi (rabbi 3)?
   *[either] Which marble did you take (work r), or where did you place the rabbi (rabbi 3)?
}
    .tap = { $player-call }{ $left ->
        [marble] Tap the marble you took.
        [rabbi] Tap the space where you placed your rabbi.
       *[either] Tap the marble you took, or the space of your rabbi.
    }
    .watched = { $player-call }{ $left ->
        [marble] Which marble did you take?
        [rabbi] Where did you place the rabbi?
       *[either] Which marble did you take, or where did you place the rabbi?
    }
ask-late-rabbi = { $player-call }Where does your rabbi stand (1 is the top tile, 6 the bottom space)?
ask-late-turn = { $player-call }Where did you place your rabbi (rabbi 3; rabbi 6 is the bottom space)? If you killed a golem, or took a menorah token or a book, enter that first (grave 2, menorah red, book 3).
    .tap = { $player-call }Where did you place your rabbi?
ask-human-influence = { $player-call }Pay to influence { $character } or take 3 coins. Did you kill a golem, or take a menorah token or a book (grave 2, menorah red, book 3)? Then: done.
    .tap = { $player-call }Pay to influence { $character } or take 3 coins. Did you kill a golem, or take a menorah token or a book?
ask-human-income = { $player-call }Collect your income. Has one of your students taken a menorah token (menorah red)? Then: done.
    .tap = { $player-call }Collect your income. Has one of your students taken a menorah token?
ask-human-upgrade = { $player-call }You may make one upgrade. Did you kill a golem, or take a menorah token or a book (grave 2, menorah red, book 3)? Then: done.
    .tap = { $player-call }You may make one upgrade. Did you kill a golem, or take a menorah token or a book?
ask-human-control = { $player-call }Pay for golem control if you have to. Is there anything you have not entered yet (grave 2, menorah red, book 3)? Then: done.
    .tap = { $player-call }Pay for golem control if you have to. Is there anything you have not entered yet?
ask-human-taken = { $player-call }Did you kill a golem, or take a menorah token or a book, that you have not told yet (grave 2, menorah red, book 3)? Then: done.
    .tap = { $player-call }Did you kill a golem, or take a menorah token or a book, that you have not told yet?
ask-human-late = { $player-call }In what you did after passing, did you kill a golem, or take a menorah token or a book (grave 2, menorah red, book 3)? Then: done.
    .tap = { $player-call }In what you did after passing, did you kill a golem, or take a menorah token or a book?
ask-took-book = { $player-call }Which book did this action bring you (1–5 is its space in the library, or no-book)?
    .tap = { $player-call }Which book did you take?
drawn-ask-took-book = Tap the book that you took
ask-took-grave = { $player-call }In which space of the cemetery was your golem buried (its number from the left, or nobody)?
    .tap = { $player-call }In which space of the cemetery, from the left, was your golem buried?
ask-aside = { $player-call }Which marble do you set aside for pass tile 1?
ask-round = Which marbles are in each row (work RYW golem BK …)? Then, after a bar, the left and the right marble and the golem steps of { $character }{ $space ->
    [0] {""}
   *[other] , and the golem steps on space { $space } of the golem track
} (… | RY 2{ $space ->
    [0] {""}
   *[other] {" "}1
}). R red, Y yellow, B blue, K black, W white.
    .tap = Which marbles are in each row, and what does { $character } show?
ask-round-card = What is on { $character }?
ask-round-track = How many steps does space { $space } of the Automa’s golem track show?
ask-marbles = Which marbles are in each row? Enter them in one line (work RYW golem BK …): R red, Y yellow, B blue, K black, W white.
    .tap = Which marbles are in each row?
ask-characters = Which four characters are laid out, from left to right? Enter the numbers printed on the cards (39 43 41 46).
    .tap = Which four characters are laid out, from left to right? The numbers are printed on the cards: 39 to 45 in rounds I to III, 46 to 50 in round IV.
ask-neighbourhood = Which neighbourhood tiles are in the red, the yellow and the blue district? Seven numbers each, 0 for tile 10 (1245789 1345670 1456789).
    .tap = Which neighbourhood tiles are not on the board?
ask-district = Which neighbourhood tiles are in the { $district-district }? Seven numbers, 0 for tile 10 (1245789).
    .tap = Which neighbourhood tiles of the { $district-district } are not on the board?
ask-artifact-tile = Which artifact tile is left for the Automa? Give it a name; you may add what its four artifacts give, from top to bottom (a2 +3v +2r +2r +2r).
    .tap = Which artifact tile is left for the Automa?
ask-starting-tile = What does starting tile { $number } give the Automa (+3r +1yellow)? With a name before it (s7 +3r) it is remembered; for a known one the name is enough.
    .tap = What does starting tile { $number } give the Automa?
ask-signs = Which marbles are on the left and on the right of { $character }, and how many golem steps (RY 2)?
    .tap = Which marbles and how many golem steps does { $character } show?
ask-card = { $need-id ->
    [marble] Reveal the top card of the Automa’s deck and enter its name; for a new one ({ $known } of 20 known) add its bonus and its yellow column (a7 gold 2 most left right black white).
    [rabbi] Reveal the top card of the Automa’s deck and enter its name; for a new one ({ $known } of 20 known) add its bonus and the numbers of its grey column (a7 gold 2 r45321).
    [symbol] Reveal the top card of the Automa’s deck and enter its name; for a new one ({ $known } of 20 known) add its bonus (a7 gold 2). Whether the cards form the rabbi symbol is asked next.
   *[either] Reveal the top card of the Automa’s deck and enter its name; for a new one ({ $known } of 20 known) add its bonus, the letter of the column further left (m for marble, r for rabbi) and that column (a7 gold 2 m most left right black white).
}
    .tap = Reveal the top card of the Automa’s deck. What is on it?
ask-card-bonus = Which bonus is in the brown column of card { $card } (gold 2, or none)?
    .tap = Which bonus is in the brown column of card { $card }?
ask-card-first = Which column is further left on card { $card }, yellow (m for marble) or grey (r for rabbi)?
    .tap = Which colour is the column further left on card { $card }?
ask-card-marble = Which criteria are in the yellow column of card { $card }, from top to bottom (most left right black white)?
    .tap = Which criteria are in the yellow column of card { $card }, from top to bottom?
ask-card-rabbi = Which numbers are in the grey column of card { $card }, from top to bottom (45321)?
    .tap = Which numbers are in the grey column of card { $card }, from top to bottom?
ask-card-book = Which numbers are in the blue column of card { $card }, from top to bottom (24531)?
    .tap = Which numbers are in the blue column of card { $card }, from top to bottom?
ask-symbol = Do the first two Automa cards form the rabbi symbol?
ask-action-tile = Which action tile is in space { $position }?
ask-where-tile = Is the action tile “{ $tile }” free? If so, in which space (0 if not)?
    .tap = Is the action tile “{ $tile }” free? If so, in which space?
ask-book = Which book is in space { $position } of the library? Enter its name; for a new one add colour, price, immediate and active bonus (17 red 3 +1g +1red).
    .tap = Which book is in space { $position } of the library?
ask-placed-book = How much knowledge does space { $position } of the library cost, and which book is in it? Enter the price of the space, then the book’s name; for a new one add colour, price, immediate and active bonus (1 17 red 3 +1g +1red).
    .tap = What does space { $position } of the library cost, and which book is in it?
ask-book-price = Which price in knowledge is printed on the { $colour-book } that the Automa buys?
ask-book-immediate = Which immediate bonus is printed on the { $colour-book } that the Automa buys (+2r)?
    .tap = Which immediate bonus is printed on the { $colour-book } that the Automa buys?
ask-book-active = Which active bonus is printed on the { $colour-book }{ $place ->
    [0] {""}
   *[other] {" "}({ $place } from the bottom of column { $number })
} (+1v, kill/+1r)?
    .tap = Which active bonus is printed on the { $colour-book }{ $place ->
        [0] {""}
       *[other] {" "}({ $place } from the bottom of column { $number })
    }?
ask-artifact = What is printed beside { $number ->
        [4] the bottom artifact (4)
       *[other] artifact { $number } from the top
    }, without upgrade tiles (+2r +1v)?
    .tap = What is printed beside { $number ->
        [4] the bottom artifact (4)
       *[other] artifact { $number } from the top
    }, without upgrade tiles?
ask-prices-golem = The Automa makes a golem upgrade. What do these cost? Start with the cheapest (leg-2 2 leg-3 3 control 3 extra 4 cemetery 5 golem-menorahs 8).
    .tap = The Automa makes a golem upgrade. What do these cost, without a discount?
ask-prices-study = The Automa makes a study upgrade. What do these cost? Start with the cheapest (coin-clay 2 two-vp 3 double 4 track-tile 4 gold-tile 5 study-menorahs 8).
    .tap = The Automa makes a study upgrade. What do these cost, without a discount?
ask-income = { $number ->
    [1] Which income is printed here: { $sources } (+2r)?
   *[other] Which income is printed here: { $sources }? Enter the total (+7r +2v), or each one separately with | between them, and the program will remember it (+1r | 0 | +2v).
}
    .tap = { $number ->
        [1] Which income is printed here: { $sources }?
       *[other] Which income is printed at these places?
    }
ask-income-sum = What do these sources give together?{ $known ->
    [0] {""}
    [1] {" "}The program adds one more ({ $besides }) itself.
   *[other] {" "}The program knows the others and adds them itself.
}
ask-survey = Contents of your box: what do you want to enter now? One line for each thing (help lists them all), then: done.
    .tap = What do you want to enter now?
ask-counted = { $humans ->
    [1] The trial is over. Did you keep your own score on paper (yes, no)?
   *[other] The trial is over. Did all of you keep your own scores on paper (yes, no)?
}
    .tap = { $humans ->
        [1] Did you keep your own score on paper?
       *[other] Did all of you keep your own scores on paper?
    }
counted-no = no, there was no score
counted-yes = yes, enter the total
nothing-taken = no, nothing
ask-total = { $player-call }What is your final score in VP?
    .tap = { $player-call }{ $lines ->
        [0] What is your final score in VP, with menorahs, the study track, objectives and 1 VP for each 5 resources?
       *[other] How many VP do you have? Fill in line by line: the program adds up.
    }
ask-total-sure = Is your total really { $points } VP?
ask-vp-sure = The Automa has { $now } VP. Is { $number } really right?
ask-red-zone = What is the highest number in the red zone of the resource track at level { $level }?
ask-entry = How much knowledge does it cost to enter section { $section }?
ask-golem-spaces = The Automa’s marker goes up the golem track. How many spaces does it have, counted from the first?
ask-golem-level = Which level does space { $space } of the golem track show?
ask-golem-steps = How many golem steps does space { $space } of the golem track show?
ask-golem-income = Which income is printed on space { $space } of the golem track (+2v)?
    .tap = Which income is printed on space { $space } of the golem track?
ask-study-spaces = The Automa’s marker goes up the study track. How many spaces does it have, 0 included?
ask-study-income = Which income is printed on space { $space } of the study track, without the upgrade?
ask-study-vp = How many VP is space { $space } of the study track worth at the end (0 if none)?
ask-study-tile = What does the study track upgrade add to the income?
ask-street-red = Which income is printed in section { $space } of the red district?
ask-street-yellow = Which income is printed in section { $space } of the yellow district?
ask-street-blue = Which income is printed in section { $space } of the blue district?
ask-graves = Which bonus is printed in space { $space } of the cemetery, counted from the left (+4v)? If it is closed or has none: 0.
    .tap = Which bonus is printed in space { $space } of the cemetery, counted from the left? If it is closed or has none, tap 0.
ask-graves-open = How many cemetery spaces with a bonus are open with { $players } players?
ask-bottom = Which action is printed on the bottom space (kill, or kill+1r)?
    .tap = Which action is printed on the bottom space?
ask-position = How much knowledge does space { $position } of the library cost?
ask-cauldron = How many gold spaces does { $number ->
        [4] the bottom artifact (4)
       *[other] artifact { $number } from the top
    } have?
ask-slot = The Automa makes an artifact upgrade. What does the { $slot } cost, without a discount?
ask-main-board = What does the main board show? In one line: how many spaces the golem track has, how many the study track has (0 included), how many cemetery spaces with a bonus are open with { $players } players, the highest number in the red zone of the resource track at level { $level } unless that is a setting, and the prices of the five library spaces from the left (12 9 5 2 0 0 1 1 2); _ for what can wait.
    .tap = What do the boards show?
ask-artifact-board = What do the artifacts show? In one line: the gold spaces of the four artifacts from top to bottom, then the prices of the eight slots from top to bottom, in a row the left one before the right one (4 3 3 2 6 5 5 4 4 3 3 2); _ for what can wait.
    .tap = What do the artifacts show?
ask-artifact-numbers = { $cause ->
    [upgrade] The Automa makes an artifact upgrade.
   *[gold] The Automa places gold.
} How many gold spaces does { $number ->
        [4] the bottom artifact (4)
       *[other] artifact { $number } from the top
    } have, and what do its left and right slots cost (2 3 2)? _ for what can wait.
    .tap = { $cause ->
        [upgrade] The Automa makes an artifact upgrade.
       *[gold] The Automa places gold.
    } How many gold spaces does { $number ->
        [4] the bottom artifact (4)
       *[other] artifact { $number } from the top
    } have, and what do its slots cost, without a discount?
ask-all-position = How much knowledge do the five spaces of the library cost, from left to right (0 1 2 3 4)?
    .tap = How much knowledge do the spaces of the library cost?
ask-all-cauldron = How many gold spaces do the four artifacts have, from top to bottom (4 3 3 2)?
    .tap = How many gold spaces does each artifact have?
ask-all-slot = What do the eight slots of the artifacts cost, from bottom to top, in a row the right one before the left one (2 3 3 4 4 5 5 6)?
    .tap = What do the slots of the artifacts cost?
ask-all-entry = How much knowledge does it cost to enter sections VIII, IX and X (1 2 3)?
    .tap = How much knowledge does it cost to enter each section?
ask-all-golem-steps = How many golem steps does each space of the golem track show, from the first to the last (0 1 1 2 2 …)?
    .tap = How many golem steps does each space of the golem track show, from the first to the last?
ask-all-signs = What do { $characters } show: left marble, right marble, golem steps (RY 2 BB 1 …)?
    .tap = Which marbles are on the left and on the right of each character, and how many golem steps?

## Refusals

effect-bad = “{ $got }” is not an effect. Write it like +7r +2v: r resources, v VP, g gold, s study track, t golem track, red yellow blue any students; kill, create3, upgrade2, book5, activate1, move2, objective; / between bonuses to choose from; 0 nothing; ? at the end: ask each time.
effect-key = “{ $got }” is not a component. Write red-5, r03, character-39, leg-2, coin-clay or slot-1.
id-bad = “{ $got }” is not a name: use 1 to { $high } letters and digits.
letters-bad = “{ $got }”: colours are R red, Y yellow, B blue, K black, W white.
letters-ambiguous = “{ $got }”: is that a Latin K, black, or the Russian letter for red? Type R or K, or the word.
signs-bad = “{ $got }”: expected two district colours and a number, as in RY 2.
round-card = After the rows add what { $character } shows: two marbles and the golem steps{ $space ->
    [0] {""}
   *[other] , then the steps on space { $space } of the golem track
} (RY 2{ $space ->
    [0] {""}
   *[other] {" "}1
}).
marbles-row-first = “{ $got }”: begin with a row, as in work RYW golem BK.
marbles-count = { $colour-sort }: { $got } entered, but { $number } marbles of this colour are in play.
marble-not-there = There is no { $colour-marble } in the { $row-of } row.
marbles-had = { $seat-id ->
    [human] You have already taken two marbles this round.
   *[other] { $seat-the } has already taken two marbles this round.
}
rabbi-had = { $seat-id ->
    [human] You have already placed your rabbi this round.
   *[other] { $seat-the } has already placed the rabbi this round.
}
tile-missing = There is no action tile in space { $position }: there are only { $number }. The bottom space is { $bottom }.
tile-taken = Action tile { $position } is taken.
grave-taken = Space { $space } of the cemetery is taken.
menorah-taken = The menorah token { $district-of } has already been taken.
card-empty = Expected the name of the card.
card-word = “{ $got }” is not a sign of a card. Signs: { $expected }; m or r, r45321, b24531, halves < > <> =.
card-level = “{ $got }” needs its number from 1 to 4.
card-numbers = “{ $got }”: numbers from 1 to 5, each once.
card-criterion-twice = A criterion is named twice on card { $card }.
card-contradicts = Known of card { $card }: { $known }. That does not agree with what was entered: { $got }.
card-under-deck = Card { $card } is under the deck: it cannot have been drawn.
cards-full = There are already { $number } cards: { $card } would be one too many.
part-bonus = “{ $got }”: expected a bonus, as in gold 2, or none.
part-first = “{ $got }”: expected m (marble) or r (rabbi).
part-marble = “{ $got }”: expected criteria, as in most left right.
part-rabbi = “{ $got }”: expected numbers, as in 45321.
part-book = “{ $got }”: expected numbers, as in 24531.
book-bad = “{ $got }”: expected colour, price, immediate and active bonus, as in red 3 +1g +1red.
book-new = Book { $book } is not known yet: add its colour, price and bonuses.
book-laid = Already laid by the Automa: { $book }.
books-full = There are already { $number } books, which is all there are.
column-colours = A column holds one colour besides black.
characters-bad = “{ $got }”: expected three of { $early } and then one of { $late }.
tiles-bad = “{ $got }”: expected { $number ->
    [1] seven digits, each once.
   *[other] three groups of seven digits, each digit once.
}
prices-bad = Expected all six upgrades with their prices: { $expected }.
prices-order = The cheapest comes first.
prices-fact = By the rulebook the upgrade “{ $upgrade }” costs { $price }.
parts-bad = Expected one sum, or { $number } parts with | between them, but { $got } were entered.
golem-bad = “{ $got }”: a golem is written red4, a lying one red4-.
upgrades-full = An area has no more than { $number } upgrades.
order-bad = Name every player once.
tokens-bad = “{ $got }”: expected the three colours from the top, as in red blue yellow.
red-zone-bad = “{ $got }”: expected box, or the highest number in the red zone from { $low } to { $high }.
no-action-owed = The Automa has had all its actions of this round: please correct what it has taken.
own-needs-owner-door = A pack of your own goes with the setting “whose cards: from my own box” (door owner).
workshop-needs-all = A box of the workshop needs every card, price and row: the house has nobody to ask.
pack-entry = { $file }, { $kind }, { $card }: { $why }
pack-key = “{ $got }” is not known here.
card-unknown = Card { $card } is not known, or is named twice.
deck-is-ours = The program draws the cards: there is no deck of yours on the table.
effect-power = “{ $got }”: only an upgrade changes something for good.
column-tiles-bad = Expected the four upgrades above the book columns from the left: { $expected }.
last-round-bad = Expected the characters of round 4; at least { $number } must be left for the other rounds.
row-too-long = { $got } spaces entered, but the track has only { $number }.
laid-number = The Automa has laid { $number ->
    [one] { $number } card
   *[other] { $number } cards
} this round: name the same number. To take a turn back, undo it.
characters-not-laid = The characters have not been laid out yet.
neighbourhood-not-laid = The neighbourhood tiles have not been laid out yet.
no-round = No round is being played.
broken-marbles = { broken-marbles.tap } Or both in one line, with a semicolon between them: fix marbles work RYW golem BK …
    .tap = { $colour-sort }: { $got } marbles would lie in the rows, but it must be { $number }, not counting those taken. Correct “{ verb-marbles.tap }”.
broken-marbles-not-dropped = The marbles have not been dropped yet: nobody has any.
broken-actions = { broken-actions.tap } Marbles (had) and rabbi go together, with a semicolon between them.
    .tap = The Automa would have had { $got ->
        [one] { $got } action
       *[other] { $got } actions
    } this round, but its cards say { $number }: so many marbles, with its rabbi, it must have.
broken-turn = { $seat-id ->
    [human] It is your turn, but all actions of the round would be done.
   *[other] It is the turn of { $seat-with }, but all actions of the round would be done.
}
broken-rabbis = Two rabbis would stand on action tile { $position }.
broken-tile = One action tile would lie in two places: { $tile }.
broken-golems = { broken-golems.tap } Or together in one line, with semicolons between them: fix golems …; fix killed 1
    .tap = There would be { $got ->
        [one] { $got } golem
       *[other] { $got } golems
    } on the map, but there must be { $number } ({ $first } from the start, { $created } created, { $killed } killed). Correct “{ verb-golems }”: there you can also say how many were created or killed.
broken-graves = { $got ->
    [one] { $got } golem
   *[other] { $got } golems
} of the Automa would lie in the cemetery, but only { $number } have been killed.
broken-grave-closed = Space { $space } of the cemetery is closed: with this many players only { $number } are open.
broken-menorah = { broken-menorah.tap } (fix menorah …)
    .tap = The Automa’s student { $district-at } would be in section { $section } while the menorah token is still there. Correct first who has that token.
broken-track = The marker would leave { $what-of }: it would be on space { $got }, but the last space is { $high }.
broken-gold = There would be { $got } gold on { $number } spaces.
broken-slots-made = There would be { $got } { $kind-gen } laid, but there are only { $number }.
broken-slots = There would be { $got } slots for { $number } { $kind-gen }.
broken-upgrade = The upgrade “{ $upgrade }” would be made twice.
broken-book = Would lie in two places at once: { $book }.
broken-columns = { $colour-sort } books would lie in two columns.
broken-column-full = A column holds no more than { $number } books.
broken-card = Card { $card } would lie in two places.
broken-character = { $character-the } would be there twice.
broken-character-round = { broken-character-round.tap } Which, says: fix last-round …
    .tap = { $character-the } cannot be the character of round { $number }: rounds 1 to 3 and round 4 have decks of their own.
broken-neighbourhood = { broken-neighbourhood.tap } Or together in one line, with semicolons between them (fix tiles …).
    .tap = The neighbourhood tiles { $district-at } lie in rising order, each once. Correct “{ verb-tiles.tap }”.
broken-finished = { $area } is not finished: upgrades or golems are still to be made.
broken-tokens = The strategy tokens of finished areas lie below the others.
