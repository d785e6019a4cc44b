### Golem: questions, verbs, refusals.


## Questions at the table

ask-turn = { $player }, turn { $number }: a marble out of a row (work r) or the rabbi on a tile (rabbi 3)?
    .tap = { $player }, turn { $number }: tap the marble that was taken or the tile where the rabbi stands.
ask-late-rabbi = { $player }: where does the rabbi stand (1 from the top, 6 the bottom space)?
ask-late-turn = { $player }, after the others: where does the rabbi stand (rabbi 3; rabbi 6 is the bottom space)? Before it, what you took on the way (grave 2, menorah red, book 3).
    .tap = { $player }, after the others: what did you take on the way, and where does the rabbi stand?
ask-human-influence = { $player }, phase 5: pay for { $character } or take 3 coins. Did you take something from the table (grave 2, menorah red, book 3)? Then: done.
    .tap = { $player }, phase 5: pay for { $character } or take 3 coins. Did you take something from the table?
ask-human-income = { $player }, phase 6: your income. Has a student taken a menorah token (menorah red)? Then: done.
    .tap = { $player }, phase 6: your income. Has a student taken a menorah token?
ask-human-upgrade = { $player }, phase 6: one upgrade. Did you take something from the table (grave 2, menorah red, book 3)? Then: done.
    .tap = { $player }, phase 6: one upgrade. Did you take something from the table?
ask-human-control = { $player }, phase 7: control your golems. Is there anything from the table that you have not told yet (grave 2, menorah red, book 3)? Then: done.
    .tap = { $player }, phase 7: control your golems. Is there anything from the table that you have not told yet?
ask-aside = { $player }, with pass tile 1 you set one marble aside: which?
ask-marbles = The marbles, row by row in one line (work RYW golem BK …): R red, Y yellow, B blue, K black, W white.
    .tap = Which marbles lie in which row?
ask-characters = The four characters from left to right by their numbers (39 43 41 46):
    .tap = The four characters from left to right:
ask-neighbourhood = The seven neighbourhood tiles of red, yellow and blue by their numbers, 0 for tile 10 (1245789 1345670 1456789):
    .tap = Which neighbourhood tiles lie in the districts?
ask-artifact-tile = Which artifact tile is left for the Automa? Give it an id; you may add what its four artifacts give, from top to bottom (a2 +3v +2r +2r +2r).
    .tap = Which artifact tile is left for the Automa?
ask-starting-tile = Starting tile { $number } of the Automa: what does it give (+3r +1yellow)? With an id before it (s7 +3r) it is remembered; a known one by its id.
    .tap = Starting tile { $number } of the Automa: what does it give?
ask-signs = The left and the right marble of { $character } and its golem steps (RY 2):
    .tap = The marbles and golem steps of { $character }:
ask-card = Draw Automa card { $number } of the round and type its id. A new card (known: { $known } of 20) also { $need-id ->
    [marble] its bonus and its yellow column (a7 gold 2 most left right black white)
    [rabbi] its bonus and its grey numbers (a7 gold 2 r45321)
   *[either] its bonus, m or r for the column further left, and that column (a7 gold 2 m most left right black white)
}.
    .tap = Draw Automa card { $number } of the round. What is printed on it?
ask-card-bonus = Card { $card }, brown column: the bonus and its number (gold 2), or none.
    .tap = Card { $card }, brown column: the bonus?
ask-card-first = Card { $card }: which action column stands further left, marble (m) or rabbi (r)?
    .tap = Card { $card }: which action column stands further left?
ask-card-marble = Card { $card }, yellow column from top to bottom (most left right black white):
    .tap = Card { $card }, yellow column from top to bottom:
ask-card-rabbi = Card { $card }, grey column: the numbers from top to bottom (45321):
    .tap = Card { $card }, grey column from top to bottom:
ask-card-book = Card { $card }, blue column: the numbers from top to bottom (24531):
    .tap = Card { $card }, blue column from top to bottom:
ask-symbol = Do the first two Automa cards form the rabbi symbol?
ask-action-tile = Which action tile lies at position { $position }?
ask-where-tile = Is this tile free, and at which position (0: no)? { $tile }
    .tap = Is this tile free, and at which position? { $tile }
ask-book = Which book lies at place { $position } of the library? Its id; for a new one also colour, price, immediate and active bonus (17 red 3 +1g +1red).
    .tap = Which book lies at place { $position } of the library?
ask-book-price = Book { $book }: the price in knowledge?
ask-book-immediate = Book { $book }, immediate bonus: what does the Automa gain or lose (+2r)?
    .tap = Book { $book }, immediate bonus: what does the Automa gain or lose?
ask-book-active = Book { $book }, active bonus: what does the Automa gain or lose (+1v, kill/+1r)?
    .tap = Book { $book }, active bonus: what does the Automa gain or lose?
ask-artifact = What does artifact { $number } from the top give (+2r +1v)?
    .tap = What does artifact { $number } from the top give?
ask-prices-golem = The golem developments with their prices, the cheapest first: leg-2 2 leg-3 3 control 3 extra 4 cemetery 5 golem-menorahs 8
    .tap = Prices of the golem developments, the cheapest first:
ask-prices-study = The study developments with their prices, the cheapest first: coin-clay 2 two-vp 3 double 4 track-tile 4 gold-tile 5 study-menorahs 8
    .tap = Prices of the study developments, the cheapest first:
ask-income = Income of the Automa from: { $sources }. { $number ->
    [one] What is it (+2r)?
   *[other] One total (+7r +2v), or each by itself with | between them, to be remembered (+1r | 0 | +2v).
}
    .tap = Income of the Automa from: { $sources }. Each by itself, to be remembered, or one total.
ask-survey = Survey of the box: one line for each thing you want to enter now (help shows them all), then: done.
    .tap = Survey of the box: what do you want to enter now?
ask-total = { $player }: how many VP in the end?
ask-red-zone = What is the highest number in the red zone of the resource track at level { $level }?
ask-entry = How much knowledge does section { $section } cost?
ask-golem-spaces = How many spaces has the golem track?
ask-golem-level = Which level has space { $space } of the golem track?
ask-golem-steps = How many golem steps has space { $space } of the golem track?
ask-golem-income = What is the income on space { $space } of the golem track (+2v)?
    .tap = What is the income on space { $space } of the golem track?
ask-study-spaces = How many spaces has the study track, 0 included?
ask-study-income = What is the income on space { $space } of the study track?
ask-study-vp = How many VP at the end on space { $space } of the study track (0 if none)?
ask-study-tile = What does the development on the study track add to the income?
ask-street-red = Income of section { $space } of the red street?
ask-street-yellow = Income of section { $space } of the yellow street?
ask-street-blue = Income of section { $space } of the blue street?
ask-graves = The bonus of space { $space } of the cemetery, from the left (+4v)?
    .tap = The bonus of space { $space } of the cemetery, from the left?
ask-graves-open = How many spaces of the cemetery with a bonus are open with { $players } players?
ask-bottom = What does the printed action of the bottom space do (kill, or kill+1r)?
    .tap = What does the printed action of the bottom space do?
ask-position = How much knowledge does place { $position } of the library cost?
ask-cauldron = How many gold spaces has artifact { $number } from the top?
ask-slot = The price of this slot of the artifact tile: { $slot }?

## Refusals

effect-bad = “{ $got }” is no effect. Write it like +7r +2v: r resources, v VP, g gold, s study track, t golem track, red yellow blue any students; kill, create3, upgrade2, book5, activate1, move2, objective; / between bonuses to choose from; 0 nothing; ? at the end: ask each time.
effect-key = “{ $got }” is no component. Write red-5, r03, character-39, leg-2, coin-clay or slot-1.
id-bad = “{ $got }” is no id: 1 to { $high } letters and digits.
letters-bad = “{ $got }”: colours are R red, Y yellow, B blue, K black, W white.
letters-ambiguous = “{ $got }”: is that a Latin K, black, or the Russian letter for red? Type R or K, or the word.
signs-bad = “{ $got }”: expected two colours of districts and a number, as in RY 2.
marbles-row-first = “{ $got }”: begin with a row, as in work RYW golem BK.
marbles-count = { $colour }: { $got } marbles told, but { $number } are in play.
marble-not-there = There is no { $colour-marble } in the { $row-of } row.
marbles-had = { $seat } has had { $number } marbles this round.
rabbi-had = { $seat } has placed the rabbi this round.
tile-missing = There is no tile at position { $position }: only { $number } lie there; the bottom space is { $bottom }.
tile-taken = Somebody stands at position { $position }.
grave-taken = Space { $space } of the cemetery is taken.
menorah-taken = The menorah token { $district-at } is gone.
card-empty = Expected the id of the card.
card-word = “{ $got }” is no sign of a card. Signs: { $expected }; m or r, r45321, b24531, halves < > <> =.
card-level = “{ $got }” needs its number from 1 to 4.
card-numbers = “{ $got }”: numbers from 1 to 5, each once.
card-criterion-twice = Card { $card }: a criterion stands there twice.
card-contradicts = Card { $card } is known as “{ $known }”, which “{ $got }” contradicts.
card-under-deck = Card { $card } lies under the deck: it cannot have come up.
cards-full = There are already { $number } cards; { $card } would be one more.
part-bonus = “{ $got }”: expected a bonus, as in gold 2, or none.
part-first = “{ $got }”: expected m or r.
part-marble = “{ $got }”: expected criteria, as in most left right.
part-rabbi = “{ $got }”: expected numbers, as in 45321.
part-book = “{ $got }”: expected numbers, as in 24531.
book-bad = “{ $got }”: expected colour, price, immediate and active bonus, as in red 3 +1g +1red.
book-new = Book { $book } is not known yet: add its colour, price and bonuses.
book-laid = Book { $book } lies before the Automa already.
books-full = There are already { $number } books.
column-colours = A column holds one colour besides black.
characters-bad = “{ $got }”: expected three of { $early } and then one of { $late }.
tiles-bad = “{ $got }”: expected three groups of seven digits, each digit once.
prices-bad = Expected all six with a price each: { $expected }.
prices-order = The cheapest comes first.
prices-fact = The rulebook gives a price of { $price } for: { $upgrade }.
parts-bad = { $got } parts told; expected one total or { $number } parts.
golem-bad = “{ $got }”: a golem is written red4, a lying one red4-.
upgrades-full = There are only { $number } developments in an area.
order-bad = Every seat once.
tokens-bad = “{ $got }”: expected the three colours from the top, as in red blue yellow.
red-zone-bad = “{ $got }”: expected box, or the highest number in the red zone from { $low } to { $high }.
no-action-owed = The Automa has had all its actions of this round: please correct what it has had.
own-needs-owner-door = A pack of your own belongs to the owner’s door: choose the setting door owner.
pack-entry = { $file }, { $kind }, { $card }: { $why }
pack-key = “{ $got }” is not known here.
card-unknown = Card { $card } is not known, or stands there twice.
deck-is-ours = The program draws the cards: nothing lies under a deck of yours.
effect-power = “{ $got }”: only a development changes something for good.
column-tiles-bad = Expected the four developments over the book columns from the left: { $expected }.
last-round-bad = Expected the characters of round IV; at least { $number } are left for the other rounds.
row-too-long = { $what }: { $got } spaces told, but the track has { $number }.
laid-number = The Automa has laid { $number ->
    [one] { $number } card
   *[other] { $number } cards
} this round: name as many. To take a turn back, undo it.
characters-not-laid = The characters are not laid yet.
neighbourhood-not-laid = The neighbourhood tiles are not laid yet.
no-round = No round is being played.
broken-marbles = { $colour }: { $got } marbles would lie in the rows, but { $number } must, with those that were taken. Correct both together, with a semicolon between them, or all rows (fix marbles work RYW golem BK …).
broken-marbles-not-dropped = The marbles are not dropped yet: nobody has any.
broken-actions = The Automa would have had { $got ->
    [one] { $got } action
   *[other] { $got } actions
} this round, but its cards say { $number }. Marbles (had) and rabbi go together, with a semicolon between them.
broken-turn = { $seat } is to act and would have had all actions of the round.
broken-rabbis = Two rabbis would stand at position { $position }.
broken-tile = An action tile would lie in two places: { $tile }
broken-golems = { $got } golems would be on the map, but { $number } must be: { $first } from the start, { $created } created, { $killed } killed. Correct them together, with semicolons between them (fix golems …; fix killed 1).
broken-graves = { $got } golems of the Automa would lie in the cemetery, but only { $number } are killed.
broken-grave-closed = Space { $space } of the cemetery is closed: only { $number } are open to so many players.
broken-menorah = The Automa’s student { $district-at } would be in { $section } while the menorah token still lies there. Say first who took it (fix menorah …).
broken-track = The marker would leave its track ({ $what }): it would stand on { $got }, and the last space is { $high }.
broken-gold = There would be { $got } gold on { $number } spaces.
broken-slots-made = { $kind }: { $got } would be laid, but there are { $number }.
broken-slots = { $kind }: there would be { $got } slots for { $number } of them.
broken-upgrade = This development would be made twice: { $upgrade }.
broken-book = Book { $book } would lie in two places.
broken-columns = { $colour } books would lie in two columns.
broken-column-full = A column holds { $number } books.
broken-card = Card { $card } would lie in two places.
broken-character = { $character } would lie there twice.
broken-character-round = { $character } cannot be the character of round { $number }: rounds I to III and round IV have decks of their own (fix last-round … says which).
broken-neighbourhood = The tiles { $district-at } lie by rising number, each once. Correct them together, with semicolons between them, or all at once (fix tiles …).
broken-finished = { $area } is not finished: developments or golems are still to be made.
broken-tokens = The strategy tokens of finished areas lie below the others.
