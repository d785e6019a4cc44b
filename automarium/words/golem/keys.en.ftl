### Golem: the keys by which an owner’s lines are put together, and effects in words.

number = { $number }

## Effects

effect-steps = { $steps }
effect-or = { $left } or { $right }
effect-each-time = { $effect } (asked each time)
effect-nothing = nothing
step-gain = { $n }
step-pay = −{ $n }
step-free = ±{ $n }
step-per = { $step } { $per }
step-r = { $amount } { $n ->
    [one] resource
   *[other] resources
}
step-v = { $amount } VP
step-g = { $amount } { $n ->
    [one] gold piece
   *[other] gold pieces
}
step-s = study track { $amount }
step-t = golem track { $amount }
step-red = red student { $amount }
step-yellow = yellow student { $amount }
step-blue = blue student { $amount }
step-any = any student { $amount }
thing-r = resources
thing-v = VP
thing-g = gold
thing-s = study track
thing-t = golem track
thing-red = red student
thing-yellow = yellow student
thing-blue = blue student
thing-any = any student
per-level = per level of the golem track
per-artifact = per completed artifact
per-grave = per own grave
per-upgrade = per development
per-leftmost = per section of the leftmost student
deed-create = create a golem
deed-create-n = create a golem, { $n } cheaper
deed-upgrade = a development
deed-upgrade-n = a development, { $n } cheaper
deed-golem-upgrade = a golem development
deed-golem-upgrade-n = a golem development, { $n } cheaper
deed-artifacts-upgrade = an artifact development
deed-artifacts-upgrade-n = an artifact development, { $n } cheaper
deed-study-upgrade = a study development
deed-study-upgrade-n = a study development, { $n } cheaper
deed-book = a book
deed-book-n = a book, { $n } cheaper
deed-waived-book = a book without its price
deed-waived-book-n = a book without its price
deed-kill = kill a golem
deed-kill-n = kill golems: { $n }
deed-move = 1 golem step
deed-move-n = { $n } golem steps
deed-forward = a golem forward
deed-forward-n = a golem up to { $n } forward
deed-activate = activate a golem
deed-activate-n = activate golems: { $n }
deed-tile = the neighbourhood tile beside a golem
deed-tile-n = neighbourhood tiles: { $n }
deed-books = a book’s active bonus
deed-books-n = active bonuses of books: { $n }
deed-artifact = an artifact’s income
deed-artifact-n = income of artifacts: { $n }
deed-students = income of all students
deed-students-n = income of all students
deed-objective = an objective
deed-objective-n = objectives: { $n }
deed-no-control = no golem control
deed-no-control-n = no golem control

## Keys

keys-effect = How much, and of what
keys-deed = Or a deed
keys-more = More
keys-number = Its number
keys-or = or …
keys-also = and also …
keys-each-time = changes: ask each time
keys-unknown = not known yet
keys-known = Known
keys-new = New
keys-new-one = new: { $id }
keys-other-number = another number …
keys-brown = Brown column: the bonus
keys-level = Its number
keys-yellow = Yellow column, from the top
keys-grey = Grey column, from the top
keys-blue = Blue column, from the top
keys-edges = Halves of the rabbi on the edges
keys-halves-1 = none
keys-halves-2 = left
keys-halves-3 = right
keys-halves-4 = both
keys-first-marble = the yellow column is further left
keys-first-rabbi = the grey column is further left
keys-colour = Colour
keys-price = Price
keys-immediate = Immediate bonus
keys-active = Active bonus
keys-artifact = Artifact { $number } from the top
keys-row = { $row } row: every marble
keys-next-row = Then the row
keys-left-marble = Left marble
keys-right-marble = Right marble
keys-steps = Golem steps
keys-missing = { $district }: the three numbers that do not lie there
keys-round = Round { $number }
keys-cheapest = The cheapest that is left
keys-income = { $source } ({ $at } of { $number })
keys-place = { $number } from the start
keys-stands = Stands in
keys-lies = Lies in
known-card = { $id }: { $bonus } { $level } · { $signs }
known-effect = { $id }: { $effect }
known-tile = { $id }
known-book = { $id }: { $price } · { $immediate } · { $active }
known-spine = { $colour-book } { $book }
start-nameless = Give the tile a name, as in s7 +3r.
keys-only-colour = only its colour
