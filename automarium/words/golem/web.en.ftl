### Golem: what the picture of the table says.

picture-round = round { $number } of { $rounds }
picture-actions = Phase 3 · actions
picture-synagogue = Synagogue
picture-tiles = Action tiles
picture-streets = Districts
picture-columns = the Automa’s book columns
picture-library = Library
picture-library-price = price: the book + its space
picture-cemetery = Cemetery
picture-main = main strategy
picture-tokens = Strategy tokens
picture-golem-track = golem track
picture-red-zone = red zone up to { $number }
picture-student = student { $district-at }, section { $section }
picture-menorah = menorah token { $district-of }: { $holder }
picture-section = { $tile ->
    [0] { $district-district }, section { $section }
   *[other] { $district-district }, section { $section }, neighbourhood tile { $tile }
}
picture-character = { $character-the }: influence costs { influence-price }, the bonus is { $effect }.
picture-wanted = Marbles wanted: { $marbles }; golem steps: +{ $steps }.
picture-chosen = chosen
picture-candidate = was an option
picture-killed = killed
picture-unknown = unknown
picture-unnamed = not named yet
picture-completed = completed
picture-cards = Cards of this round
letter-red = R
letter-yellow = Y
letter-blue = B
letter-black = K
letter-white = W
letter-green = G
glance-wanted = character
glance-had = ✓
group-rows-more = Choose a row from a list
group-beside = Took a grave, a menorah or a book?
group-cards = Cards and tiles
group-printed = Printed on the boards
group-rules = Characters and upgrades

## An owner’s box

survey-known = known: { $what }
unknown-box = What may still be asked about your box in this match: { $number }
unknown-cards = { $number ->
    [one] { $number } Automa card
   *[other] { $number } Automa cards
}
unknown-characters = { $number ->
    [one] { $number } character
   *[other] { $number } characters
}
unknown-prices = { $number ->
    [one] { $number } price list
   *[other] { $number } price lists
}
unknown-rows = { $number ->
    [one] { $number } row on the boards
   *[other] { $number } rows on the boards
}
bonus-from = level { $level }+
finale-decided = { $turn }: +{ $points } VP { $side-id ->
    [automa] in the Automa’s favour
   *[other] in your favour
}

## What a thing is that was tapped

told-gives = Bonus: { $effect }.
told-whole = { $what }.
told-place-price = Its place costs { $price } knowledge more.
told-artifact = Artifact { $number } from the top: { $effect }.
told-artifact-tile = artifact tile { $tile }
told-brown = Brown column – { $bonus }.
told-decides-marble = Yellow column, which marble is taken: { $signs }.
told-decides-rabbi = Grey column, on which tile the rabbi is placed: { $signs }.
told-decides-book = Blue column, from which place of the library a book is bought: { $signs }.
told-order = { $first-id ->
    [marble] The yellow column is further left: a marble is taken
   *[other] The grey column is further left: the rabbi is placed
} unless two halves form the rabbi symbol, which means the rabbi. The third turn is what is left. On this card: { $halves }.
trial-built = The Automa has created { $golems } golems and { $artifacts } artifacts and bought { $books } books; its menorahs: { $red } red, { $yellow } yellow, { $blue } blue.
trial-next = { $higher ->
    [0] {""}
   *[other] You can try a higher level.{" "}
}With the box you play on your own board, and in the end the program compares your VP with the Automa’s.
