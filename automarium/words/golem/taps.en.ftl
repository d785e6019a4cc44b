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
deed-no-steps = no steps of the character
deed-no-steps-n = no steps of the character
deed-acts = a new golem uses its tile
deed-acts-n = a new golem uses its tile
deed-control = control for nothing
deed-control-n = control for at most { $n }
deed-one-more = one more golem at Work
deed-one-more-n = more golems at Work: { $n }
deed-double-graves = doubled cemetery bonuses
deed-double-graves-n = doubled cemetery bonuses
deed-double-book = doubled immediate bonus
deed-double-book-n = doubled immediate bonus
deed-double-artifact = doubled artifact in phase 6
deed-double-artifact-n = doubled artifact in phase 6

## Keys

tap-effect = How much, and of what
tap-deed = Or a deed
tap-power = Or for good
tap-more = More
tap-number = Its number
tap-or = or …
tap-also = and also …
tap-each-time = changes: ask each time
tap-unknown = not known yet
tap-known = Known
tap-new = New
tap-new-one = new: { $id }
tap-other-number = another number …
tap-brown = Brown column: the bonus
tap-level = Its number
tap-yellow = Yellow column, from the top
tap-grey = Grey column, from the top
tap-blue = Blue column, from the top
tap-edges = Halves of the rabbi on the edges
tap-halves-1 = none
tap-halves-2 = left
tap-halves-3 = right
tap-halves-4 = both
tap-first-marble = the yellow column is further left
tap-first-rabbi = the grey column is further left
tap-colour = Colour
tap-price = Price
tap-immediate = Immediate bonus
tap-active = Active bonus
tap-artifact = Artifact { $number } from the top
tap-row = { $row } row: every marble
tap-next-row = Then the row
tap-left-marble = Left marble
tap-right-marble = Right marble
tap-steps = Golem steps
tap-missing = { $district }: the three numbers that do not lie there
tap-round = Round { $number }
tap-cheapest = The cheapest that is left
tap-income = { $source } ({ $at } of { $number })
tap-place = { $number } from the start
tap-stands = Stands in
tap-lies = Lies in
known-card = { $id }: { $bonus } { $level } · { $signs }
known-effect = { $id }: { $effect }
known-tile = { $id }
known-book = { $id }: { $price } · { $immediate } · { $active }
known-spine = { $colour-book } { $book }
start-nameless = Give the tile a name, as in s7 +3r.
tap-only-colour = only its colour
