### Markers that move, as a cue tells them.

marker-vp = the Automa’s VP
marker-resources = the Automa’s resources
marker-gold = the gold in the Automa’s cauldrons
marker-golem-track = the Automa’s marker on the golem track
marker-study-track = the Automa’s marker on the study track
cue-table = The program has laid everything out: characters, neighbourhood tiles, books, the Automa’s tiles and golems.
cue-refresh = The marbles have rolled into the rows, and there is a new book in the library.

## What brought an order that nobody chose: it follows “Why: ”

brought-by-note-action = { $brought ->
    [order-useless] no golem stands, so nothing comes of the { $row-of } action
   *[other] the { $row-of } action
}
brought-by-note-card = the bonus of Automa card { $card }
brought-by-note-action-tile = the action tile with the Automa’s rabbi
brought-by-note-influence = the bonus of { $character }
brought-by-note-tile = neighbourhood tile { $number } { $district-of }
brought-by-note-tile-applied = { brought-by-note-tile }
brought-by-note-column-tile = the upgrade over the column of the new book
brought-by-note-active = the active bonus of the { $colour-book }{ $title }
brought-by-note-artifact = { $made ->
    [1] completing artifact { $number }
   *[other] the income of artifact { $number }
}
brought-by-note-artifact-sum = { $brought ->
    [order-vp] { $vp ->
        [0] { tile-of-artifact }
       *[other] { brought-by-note-artifact }: { sum-vp }
    }
   *[other] { $resources ->
        [0] { tile-of-artifact }
       *[other] { brought-by-note-artifact }: { sum-resources }
    }
}
tile-of-artifact = the tile of artifact { $number }{ $times ->
    [2] {" "}× 2
   *[other] {""}
}
brought-by-note-starting-tile = the bonus of starting tile { $tile }
brought-by-note-nameless-tile = the bonus of a starting tile
brought-by-note-income = { $source-id ->
    [study-tile] the study track upgrade
    [study-income] income from the study track
    [golem-income] income from the golem track
   *[other] income from the student { $source-at }
}
brought-by-note-incomes = { $besides ->
    [1] other income: { $sources }
   *[other] income from students and tracks
}
brought-by-note-income-total = the total of income that you entered
discount-on = { $what ->
    [work] the discount of the Work action
    [golem] the discount on a golem
    [book] the discount on a book
   *[upgrade] the discount on an upgrade
}
brought-by-note-excess = { discount-on }, above the price
brought-by-note-discount = { discount-on }, which was not used
brought-by-note-influence-refused = 3 coins instead of the bonus of { $character }
brought-by-note-black-price = the price of a black book
brought-by-order-marble = the { $colour-marble } from the { $row-of } row
brought-by-order-book = the immediate bonus of the new book
brought-by-note-not-doubled = the immediate bonus of the black book (not doubled)
brought-by-order-kill = { $brought ->
    [order-golem-track-back] the killed golem
   *[other] the bonus of the grave
}
brought-by-order-rabbi = { brought-by-note-action-tile }
brought-by-order-rabbi-bottom = the bottom space with the Automa’s rabbi
brought-by-order-activate = the sections VIII to X have no tile
brought-by-note-no-tile = no action tile is free
brought-by-order-create = the new golem
brought-by-order-upgrade = the upgrade { $upgrade }
brought-by-note-lost-steps = steps that no golem can take
brought-by-note-control-short = golems without control

## What was paid for and how much came back: stands after “Why: ”

spent-order-pay = { $amount ->
    [one] −{ $amount } resource
   *[other] −{ $amount } resources
} for { $what ->
    [gold] the gold
    [golem] the new golem
    [upgrade] the upgrade
    [book] the book
    [mirror] Mirror
    [work] the golems’ work
    [influence] influencing the character
    [control] golem control
    [entry] entering sections VIII to X
   *[other] an effect
}
spent-order-pay-book = { $amount ->
    [one] −{ $amount } resource
   *[other] −{ $amount } resources
} for { $card ->
    [0] space { $position } of the library{ $discount ->
        [0] {""}
       *[other] {" "}({ $place } − { $discount })
    }
   *[other] a book ({ $card } + { $place }{ $discount ->
        [0] {""}
       *[other] {" "}− { $discount }
    })
}
spent-marker-resources = { $number ->
    [one] { $amount } resource
   *[other] { $amount } resources
} gained
spent-marker-vp = { $amount } VP gained
spent-by-marker-resources = { $number ->
    [one] { $amount } resource
   *[other] { $amount } resources
} from { $source }
spent-by-marker-vp = { $amount } VP from { $source }
spent-order-below = −{ $amount } VP for resources below −5
gained-order-beyond = +{ $amount } VP for resources above 20
gained-order-useless = +{ $amount } VP for no benefit
gained-by-order-useless = +{ $amount } VP for no benefit from { $source }
spent-order-vp-lost = −{ $amount } VP lost
by-order-useless = { $from ->
    [order-activate] { $source }, so the Automa gains { $amount } VP and now has { $total }.
    [note-no-tile] { $source }, so the Automa gains { $amount } VP and now has { $total }.
    [note-action] { $source }: the Automa gains { $amount } VP instead and now has { $total }.
   *[other] { $source } is of no use to the Automa: it gains { $amount } VP instead and now has { $total }.
}

## The same with several golems of one section

many-golems = { $number ->
    [2] Two
    [3] Three
    [4] Four
   *[other] { $number }
} of the Automa’s golems
many-golems-acc = { $number ->
    [2] two
    [3] three
    [4] four
   *[other] { $number }
} of the Automa’s golems
steps-each = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
times-order-forward = { $lay ->
    [0] Move { many-golems-acc } { $district-at } { steps-each } forward each, from section { $start } to section { $section }.
   *[other] Stand up { many-golems-acc } lying in section { $start } { $district-of } and move them { steps-each } forward each, to section { $section }.
}
    .screen = { $lay ->
        [0] { many-golems } { $district-at } move { steps-each } forward each, from section { $start } to section { $section }.
       *[other] { many-golems } lying in section { $start } { $district-of } stand up and move { steps-each } forward each, to section { $section }.
    }
times-order-activate = Activate { many-golems-acc } in section { $section } { $district-of }: lay them down.
    .screen = { many-golems } in section { $section } { $district-of } are activated and lie down.

## What was decided so, where several things were decided differently: stands after “Why: ”

whose-order-forward = { $district } { $section }: { $reason }
whose-order-backward = { $district } { $section }: { $reason }
whose-order-activate = { $district } { $section }: { $reason }
whose-order-kill = { $district } { $section }: { $reason }
whose-order-create = { $district }: { $reason }
whose-order-student = { $district }: { $reason }
whose-order-student-back = { $district }: { $reason }
