### Golem: the keys by which an owner’s lines are put together, and effects in words.

number = { $number }

## Effects

effect-steps = { $steps }
effect-for = { $price } → { $gain }
effect-or = { $left } or { $right }
effect-each-time = { $effect } (asked each time)
effect-nothing = nothing
step-pay = −{ $n }
step-per = { $step } { $per }
step-r = { $way ->
    [back] spend { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
   *[on] { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
}
step-v = { $way ->
    [back] lose { $n } VP
   *[on] { $n } VP
}
step-g = { $way ->
    [back] return { $n } gold
   *[on] { $n } gold
}
step-s = { $way ->
    [back] { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } down the study track
   *[on] { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } up the study track
}
step-t = { $way ->
    [back] { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } down the golem track
    [free] { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } up or down the golem track
   *[on] { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } up the golem track
}
step-red = { $way ->
    [back] red student { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } back
   *[on] red student { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } forward
}
step-yellow = { $way ->
    [back] yellow student { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } back
   *[on] yellow student { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } forward
}
step-blue = { $way ->
    [back] blue student { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } back
   *[on] blue student { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } forward
}
step-any = { $n ->
    [1] { $way ->
        [back] any student 1 step back
       *[on] any student 1 step forward
    }
   *[other] { $way ->
        [back] any students { $n } steps back in all
       *[on] any students { $n } steps forward in all
    }
}
thing-r = resources
thing-v = VP
thing-g = gold
thing-s = study track
thing-t = golem track
thing-red = red student
thing-yellow = yellow student
thing-blue = blue student
thing-any = any student
per-level = for each level of the golem track
per-artifact = per completed artifact
per-grave = per golem of yours in the cemetery
per-upgrade = per upgrade
per-leftmost = per section of the leftmost student
deed-create = create a golem
deed-create-n = create a golem, { $n } cheaper
deed-upgrade = an upgrade
deed-upgrade-n = an upgrade, { $n } cheaper
deed-golem-upgrade = a golem upgrade
deed-golem-upgrade-n = a golem upgrade, { $n } cheaper
deed-artifacts-upgrade = an artifact upgrade
deed-artifacts-upgrade-n = an artifact upgrade, { $n } cheaper
deed-study-upgrade = a study upgrade
deed-study-upgrade-n = a study upgrade, { $n } cheaper
deed-book = a book
deed-book-n = a book, { $n } cheaper
deed-waived-book = a free book (only its place is paid)
deed-waived-book-n = a free book (only its place is paid)
deed-kill = kill a golem
deed-kill-n = kill { $n ->
    [one] { $n } golem
   *[other] { $n } golems
}
deed-move = 1 golem step in either direction
deed-move-n = { $n ->
    [one] { $n } golem step
   *[other] { $n } golem steps
} in either direction
deed-forward = move a golem 1 step forward and activate it
deed-forward-n = move a golem up to { $n ->
    [one] { $n } step
   *[other] { $n } steps
} forward and activate it
deed-activate = activate a golem
deed-activate-n = activate { $n ->
    [one] { $n } golem
   *[other] { $n } golems
}
deed-tile = the neighbourhood tile beside a golem
deed-tile-n = the neighbourhood tile beside a golem
deed-books = a book’s active bonus
deed-books-n = active bonuses of { $n ->
    [one] { $n } book
   *[other] { $n } books
}
deed-artifact = an artifact’s income
deed-artifact-n = an artifact’s income
deed-students = income of all students
deed-students-n = income of all students
deed-objective = an objective
deed-objective-n = an objective
deed-no-control = golem control is not paid this round
deed-no-control-n = { deed-no-control }
deed-no-steps = no steps from the character
deed-no-steps-n = no steps from the character
deed-acts = a new golem uses its tile
deed-acts-n = a new golem uses its tile
deed-control = control for free
deed-control-n = control for at most { $n }
deed-one-more = one more golem at Work
deed-one-more-n = { $n ->
    [one] { $n } more golem
   *[other] { $n } more golems
} at Work
deed-double-graves = doubled cemetery bonuses
deed-double-graves-n = doubled cemetery bonuses
deed-double-book = doubled immediate bonus
deed-double-book-n = doubled immediate bonus
deed-double-artifact = doubled artifact in phase 6
deed-double-artifact-n = doubled artifact in phase 6

## Keys

tap-effect = How much, and of what
tap-deed = Or an action
tap-power = Or a permanent effect
tap-more = More
tap-number = Its number
tap-or = or …
tap-each-time = changes: ask each time
tap-unknown = not known yet
tap-known = Known
tap-known-cards = { $same ->
    [yes] One of these cards? Some of them do not differ in what has been entered: choose the one of which more is known
   *[no] { $number ->
        [one] This card?
       *[other] One of these cards?
    }
}
tap-known-books = { $number ->
    [one] This book?
   *[other] One of these books?
}
tap-rest-unknown = the rest is not known yet
tap-new = New
tap-new-card = new card ({ $id })
tap-new-book = new book ({ $id })
tap-new-start = new tile ({ $id })
tap-new-artifact-tile = { tap-new-start }
tap-other-number = a number of my own …
tap-brown = Brown column on the left: bonus
tap-level = Its number
tap-level-if-any = Its number, if there is one
tap-level-number = level { $number }
tap-yellow = Yellow column, from the top
tap-grey = Grey column, from the top
tap-blue = Blue column, from the top
tap-column-ends = this is the whole column
tap-edges = Halves of the rabbi symbol on the edges
tap-edges-later = Halves of the rabbi symbol (or later)
tap-yellow-more = { tap-yellow }
tap-yellow-further-more = Yellow column: if it has still more criteria
tap-grey-more = { tap-grey }
tap-blue-more = { tap-blue }
tap-edges-more = { tap-edges }
tap-halves-1 = none
tap-halves-2 = left
tap-halves-3 = right
tap-halves-4 = on both sides
tap-yellow-first = If yellow comes next, from the top
tap-grey-first = If grey comes next, from the top
tap-first-marble = left: yellow
tap-first-rabbi = left: grey
tap-colour = Colour
tap-price = Price of the book in knowledge
tap-place-price = Price of the space in knowledge
tap-immediate = Immediate bonus (lower half)
tap-active = Active bonus (upper half)
tap-artifact = What { $number ->
        [4] the bottom artifact (4)
       *[other] artifact { $number } from the top
    } gives
tap-row = { $row-of } row: all marbles, { $number } left to place
tap-all-else = the other { $number } are all in { $row-of }
tap-next-row = Next row
tap-marble = { $sign }
tap-left-marble = Left marble
    .within = left marble
tap-right-marble = Right marble
    .within = right marble
tap-steps = Golem steps
    .within = golem steps
tap-track-steps = Steps on space { $space } of the golem track
group-laid = Cards of this round
laid-card = card { $card }
tap-missing = { $district-district }: the three tiles that are not on the board
tap-round = Number on the character card of round { $number }
tap-income = { $source } ({ $at } of { $number })
tap-source = { $source-id ->
    [study-tile] { $source }
    [study-income] { $source }, space { $space }
    [golem-income] { $source }, space { $space }
   *[other] { $source }, { $space }
}
tap-next-source = next →
tap-no-income = no income at all
tap-one-sum = Income of all { $number } together
tap-in-one-sum = in one sum (not remembered)
tap-place = Space { $number } from the start
place-position = Space { $number } from the left: price
place-cauldron = { $number ->
        [4] Bottom artifact
       *[other] Artifact { $number } from the top
    }: gold spaces
place-slot = Price: { $slot }
own-score-vp = VP on the track
own-score-golems = Golems created × red menorahs
own-score-artifacts = Artifacts completed × yellow menorahs
own-score-study = Columns with books × blue menorahs
own-score-study-track = Study track
own-score-objectives = Objectives, with VP for their types
own-score-resources = Resources: 1 VP for every 5
points = VP
place-grave = Space { $space }
place-section = Section { $section }
place-space = Space { $number }
place-red-zone = Level { $number }
place-graves-open = { $number ->
    [1] 2 players
    [2] 3 players
   *[other] 4 players
}
field-signs = { $who }: { $what-within }
tap-stands = Stands in
tap-lies = Lies in
tap-elsewhere = Which of them is somewhere else?
tap-other-district-more = It is { $district-at }
tap-take-away = take it off the map
tap-take-away-more = It is no longer on the map
tap-one-more = Add a golem
tap-golems-due = There should be { $number } on the map. What else has changed?
tap-killed = killed in all: { $number }
tap-created = created in all: { $number }
known-card = { $parts }
known-effect = { $name } – { $effect }
known-artifacts = { $name }: { $top } · { $second } · { $third } · { $bottom }
known-tile = { $name }
known-slots = { $tile } · prices of slots from the bottom right: { $prices }
known-book = price { $price } · { $immediate } · { $active }
known-spine = { $colour-book } { $book }
start-nameless = Give the tile a name, as in s7 +3r.
tap-only-colour = only its colour

## Questions of corrections and reports

fix-resources = Where is the Automa’s resource marker?
fix-vp = How many VP does the Automa have?
fix-created = How many golems has the Automa created?
fix-killed = How many golems of the Automa have been killed?
fix-student = Which district’s student?
fix-student-2 = In which section is it?
fix-study-track = On which space of the study track is the Automa’s marker, counting from 0?
fix-golem-track = On which space of the golem track is the Automa’s marker, counting from 1?
fix-gold = How much gold does the Automa have?
fix-objectives = How many objectives does the Automa have?
fix-marble = In which row?
fix-marble-2 = Which colour?
fix-marble-3 = How many of them lie there?
fix-golems = Where do the Automa’s golems stand and lie?
fix-golem-where = Where is this golem?
fix-upgrade = Which development?
fix-upgrade-2 = Has the Automa made it?
fix-column = Which column?
fix-column-2 = Which books lie in it, from the board upwards?
contradicts-bottom = No golem killed? Tap once more
contradicts-steps = Steps: { $number }? Tap once more
begun-fix-marble-2 = { $colour-marble } · { $row-of } row
fix-marbles = Which marbles lie in each row?
fix-had = Whose marbles of this round?
fix-had-2 = Which marbles were taken?
fix-tile = On which space?
fix-tile-2 = Which action tile lies there?
fix-rabbi = Whose rabbi?
fix-rabbi-2 = Where does it stand (0: nowhere yet, 6: the bottom space)?
    .tap = Where does it stand?
fix-tokens = In which order do the coloured strategy tokens lie, from the top?
fix-order = Who plays first, and who next?
fix-round = Which round is it?
fix-active-character = The character of which round?
fix-active-character-2 = Which character is it?
fix-neighbourhood = In which district?
fix-neighbourhood-2 = In which section?
fix-neighbourhood-3 = Which number is on its tile?
fix-tiles = Which neighbourhood tiles lie in the districts?
fix-library = Which place of the library?
fix-library-2 = Which book lies there?
fix-grave = Which space of the cemetery, from the left?
fix-grave-2 = Whose golem lies there?
fix-menorah = The menorah token of which district?
fix-menorah-2 = Who has it?
fix-no-control = Does the Automa skip golem control this round?
fix-shuffle = Are all Automa cards shuffled at the end of the round?
fix-laid = Which Automa cards were laid this round?
fix-under = Which Automa cards lie under the deck?
fix-holds = Which artifact tile does the Automa have?
fix-passed = Who has passed, in the order of their tiles?
fix-exhausted = Which area?
fix-exhausted-2 = Is nothing left to be done in it?
fix-printed = What is printed in your box?
taken-rabbi = Where did you place your rabbi?
taken-grave = Which space of the cemetery, from the left, did the golem go to?
taken-menorah = The menorah token of which district did you take?
taken-book = From which space of the library did you take the book?
taken-marble = Which marble did you take from this row?
group-automa = The Automa has
group-round = This round
group-board = On the board
group-box-more = Printed in the box
tap-position = { $position } · { $tile }
own-knowledge = { $number } knowledge
own-clay = { $number } clay
own-coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
tap-place-rabbi = place your rabbi here
tap-bottom = { position-6 } · { $effect }
