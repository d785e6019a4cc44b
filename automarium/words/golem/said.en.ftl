### Golem: answers and corrections as whole sentences.


## Turns of the humans

said-work = Took a { $colour-marble } from the Work row.
said-golem = Took a { $colour-marble } from the Golem row.
said-artifacts = Took a { $colour-marble } from the Artifacts row.
said-study = Took a { $colour-marble } from the Study row.
said-mirror = Took a { $colour-marble } from the Mirror row.
said-rabbi = { $position ->
    [6] Rabbi on the bottom space.
   *[other] Rabbi on action tile { $position }.
}
said-grave = Buried a golem in space { $space } of the cemetery.
said-menorah = Took the menorah token { $district-of }.
said-book = { $book ->
    [1] Took the book in space 1.
    [2] Took the book in space 2.
    [3] Took the book in space 3.
    [4] Took the book in space 4.
    [5] Took the book in space 5.
   *[other] Noted: { $book }.
}
said-pass = Passed.
said-done = Nothing else was taken.

## Corrections

fixed-nothing = That was already so: nothing changes.
fixed-resources = Corrected: the Automa’s resource marker is on { $number }.
fixed-vp = Corrected: the Automa has { $number } VP.
fixed-golems = Corrected: the Automa’s golems on the map – { $golems }.
fixed-created = Corrected: the Automa has created { $number ->
    [one] { $number } golem
   *[other] { $number } golems
}.
fixed-killed = Corrected: { $number ->
    [one] { $number } golem of the Automa has been killed
   *[other] { $number } golems of the Automa have been killed
}.
fixed-student = Corrected: the Automa’s student { $district-at } is in section { $section ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
    [8] VIII
    [9] IX
   *[other] X
}.
fixed-study-track = Corrected: the Automa’s marker on the study track is on space { $number }.
fixed-golem-track = Corrected: the Automa’s marker on the golem track is on space { $number }.
fixed-gold = Corrected: the Automa has { $number } gold.
fixed-objectives = Corrected: the Automa has { $number ->
    [one] { $number } objective
   *[other] { $number } objectives
}.
fixed-marble = Corrected: { $number ->
    [0] there is no { $colour-marble } in the { $row-of } row
    [one] there is { $number } { $colour-marble } in the { $row-of } row
   *[other] there are { $number } { $colour-marble }s in the { $row-of } row
}.
fixed-marbles = Corrected: { $marbles }.
fixed-upgrade = { $on-id ->
    [no] Corrected: the upgrade “{ $upgrade }” has not been made.
   *[other] Corrected: the upgrade “{ $upgrade }” has been made.
}
fixed-column = Corrected: the books of column { $number } from the board upwards – { $books }.
fixed-had = Corrected: { $seat-gen } marbles of this round – { $colours }.
fixed-tile = Corrected: action tile { $position } – { $tile }.
fixed-rabbi = { $position ->
    [0] Corrected: { $seat-gen } rabbi is not on the board yet.
    [6] Corrected: { $seat-gen } rabbi is on the bottom space.
   *[other] Corrected: { $seat-gen } rabbi is on action tile { $position }.
}
fixed-tokens = Corrected: the strategy tokens from the top – { $tokens }.
fixed-order = Corrected: the turn order – { $seats }.
fixed-round = Corrected: this is round { $round }.
fixed-active-character = Corrected: round { $round } has { $character }.
fixed-neighbourhood = Corrected: neighbourhood tile { $number } lies in section { $section ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
   *[other] VII
} { $district-of }.
fixed-tiles = Corrected: the neighbourhood tiles in sections I to VII: { $tiles }.
fixed-library = Corrected: space { $position } of the library – { $book }.
fixed-grave = { $holder-id ->
    [nobody] Corrected: space { $space } of the cemetery is free.
   *[other] Corrected: { $holder-gen } golem lies in space { $space } of the cemetery.
}
fixed-menorah = { $holder-id ->
    [nobody] Corrected: nobody has taken the menorah token { $district-of } yet.
    [human] Corrected: you have the menorah token { $district-of }.
   *[other] Corrected: { $holder-with } has the menorah token { $district-of }.
}
fixed-no-control = { $on-id ->
    [no] Corrected: the Automa needs golem control this round.
   *[other] Corrected: the Automa needs no golem control this round.
}
fixed-shuffle = { $on-id ->
    [no] Corrected: the Automa cards are not shuffled at the end of the round.
   *[other] Corrected: all Automa cards will be shuffled at the end of the round.
}
fixed-laid = Corrected: the Automa cards of this round – { $cards }.
fixed-under = Corrected: the cards drawn since the last shuffle – { $cards }.
fixed-holds = Corrected: the Automa has artifact tile { $tile }.
fixed-passed = Corrected: passed – { $seats }.
fixed-exhausted = { $on-id ->
    [no] Corrected: the strategy token of { $area } has not been moved down.
   *[other] Corrected: the strategy token of { $area } has been moved down.
}
fixed-book = Corrected: { $book }.

## Answers in words

told = { $what }
told-none = none
told-whose-signs = { $who }: { $signs }
told-signs = left marble { $left }, right marble { $right }, { $steps ->
    [one] { $steps } golem step
   *[other] { $steps } golem steps
}
told-bonus = { $bonus-id ->
    [none] no bonus
   *[other] { $level ->
        [0] bonus at every level: { $bonus-what }
       *[other] bonus from level { $level } on: { $bonus-what }
    }
}
told-first = { $kind-id ->
    [marble] the yellow column is further left
   *[other] the grey column is further left
}
told-column-marble = yellow column: { $signs }
told-column-rabbi = grey column: { $signs }
told-column-book = blue column: { $signs }
told-halves-1 = no half rabbi symbols
told-halves-2 = half a rabbi symbol on the left
told-halves-3 = half a rabbi symbol on the right
told-halves-4 = half a rabbi symbol on each side
told-card = card { $card } – { $parts }
told-known-card = card { $card }
told-nameless-card = card ({ $parts })
told-book = { $colour-book }{ $title } – { $colour-id ->
        [black] no price in knowledge
       *[other] price in knowledge: { $price }
    }; immediate bonus: { $immediate }; active bonus: { $active }
told-known-book = { $colour-book }{ $title }
told-placed-book = the space costs { $price }, in it { $book }
told-effect = { $name } – { $effect }
told-tile = neighbourhood tile { $number } { $district-of }
told-price = { $upgrade } ({ $price })
told-total = { $effect } (total)
told-source = { $source } – { $effect }

## What is printed in a box

said-red-zone = Noted: the red zone at levels 1 to 4 reaches up to { $row }.
fixed-red-zone = Corrected: the red zone at levels 1 to 4 reaches up to { $row }.
said-entry = Noted: sections VIII, IX and X cost { $row } knowledge.
fixed-entry = Corrected: sections VIII, IX and X cost { $row } knowledge.
said-golem-spaces = Noted: the golem track has { $row } spaces.
fixed-golem-spaces = Corrected: the golem track has { $row } spaces.
said-golem-level = Noted: the levels along the golem track are { $row }.
fixed-golem-level = Corrected: the levels along the golem track are { $row }.
said-golem-steps = Noted: the steps along the golem track are { $row }.
fixed-golem-steps = Corrected: the steps along the golem track are { $row }.
said-golem-income = Noted: the income along the golem track is { $row }.
fixed-golem-income = Corrected: the income along the golem track is { $row }.
said-study-spaces = Noted: the study track has { $row } spaces.
fixed-study-spaces = Corrected: the study track has { $row } spaces.
said-study-income = Noted: the income along the study track is { $row }.
fixed-study-income = Corrected: the income along the study track is { $row }.
said-study-vp = Noted: the VP along the study track at the end are { $row }.
fixed-study-vp = Corrected: the VP along the study track at the end are { $row }.
said-study-tile = Noted: the study track upgrade adds to the income: { $row }.
fixed-study-tile = Corrected: the study track upgrade adds to the income: { $row }.
said-street-red = Noted: the income of the sections of the red district is { $row }.
fixed-street-red = Corrected: the income of the sections of the red district is { $row }.
said-street-yellow = Noted: the income of the sections of the yellow district is { $row }.
fixed-street-yellow = Corrected: the income of the sections of the yellow district is { $row }.
said-street-blue = Noted: the income of the sections of the blue district is { $row }.
fixed-street-blue = Corrected: the income of the sections of the blue district is { $row }.
said-graves = Noted: the bonuses of the cemetery from left to right are { $row }.
fixed-graves = Corrected: the bonuses of the cemetery from left to right are { $row }.
said-graves-open = Noted: the open cemetery spaces with 2, 3 and 4 players are { $row }.
fixed-graves-open = Corrected: the open cemetery spaces with 2, 3 and 4 players are { $row }.
said-bottom = Noted: the action of the bottom space is { $row }.
fixed-bottom = Corrected: the action of the bottom space is { $row }.
said-position = Noted: the prices of the library spaces are { $row }.
fixed-position = Corrected: the prices of the library spaces are { $row }.
said-cauldron = Noted: the gold spaces of the artifacts from the top are { $row }.
fixed-cauldron = Corrected: the gold spaces of the artifacts from the top are { $row }.
said-slot = Noted: the prices of the artifact slots, bottom to top and right to left, are { $row }.
fixed-slot = Corrected: the prices of the artifact slots, bottom to top and right to left, are { $row }.
said-golem-prices = Noted. The prices of the golem upgrades: { $prices }.
fixed-golem-prices = Corrected: the prices of the golem upgrades are { $prices }.
said-study-prices = Noted. The prices of the study upgrades: { $prices }.
fixed-study-prices = Corrected: the prices of the study upgrades are { $prices }.
said-character = Noted: character { $number } – { $signs }.
fixed-character = Corrected: character { $number } – { $signs }.
said-character-price = Noted: character { $number } costs { $price }.
fixed-character-price = Corrected: character { $number } costs { $price }.
said-column-tiles = Noted: the upgrades above the book columns from the left are { $tiles }.
fixed-column-tiles = Corrected: the upgrades above the book columns from the left are { $tiles }.
said-last-round = Noted: the characters of round 4 are { $characters }.
fixed-last-round = Corrected: the characters of round 4 are { $characters }.
said-card = Noted: { $card }.
fixed-card = Corrected: { $card }.
said-artifacts-tile = Noted: artifact tile { $tile }.
fixed-artifacts-tile = Corrected: artifact tile { $tile }.
said-start = Noted: starting tile { $tile }.
fixed-start = Corrected: starting tile { $tile }.
said-effect = Noted: { $key } – { $effect }.
fixed-effect = Corrected: { $key } – { $effect }.

## Answers to questions about the box

said-ask-round = Marbles: { $answer }.
said-ask-main-board = On the boards: { $answer }.
said-ask-artifact-board = On the artifacts: { $answer }.
said-ask-artifact-numbers = On this artifact: { $answer }.
told-round = { $marbles }; { $card }
told-track-steps = golem steps on space { $space } of the golem track – { $steps }
told-board = { $row } – { $what }
on-golem-spaces = golem track: number of spaces
on-study-spaces = study track: number of spaces, 0 included
on-graves-open = cemetery: open spaces with a bonus
on-red-zone = red zone of the resource track: up to which number
on-position = library: prices from the left
on-cauldron = gold spaces
on-slot = prices of the slots, left to right
said-ask-marbles = Marbles: { $answer }.
said-ask-characters = Characters from left to right: { $answer }.
said-ask-neighbourhood = Neighbourhood tiles: { $answer }.
said-ask-district = Neighbourhood tiles: { $answer }.
said-ask-artifact-tile = Artifact tile { $answer }.
said-ask-starting-tile = Starting tile: { $answer }.
said-ask-signs = On the card: { $answer }.
said-ask-card = Drawn: { $answer }.
said-ask-card-bonus = On the card: { $answer }.
said-ask-card-first = On the card: { $answer }.
said-ask-card-marble = On the card: { $answer }.
said-ask-card-rabbi = On the card: { $answer }.
said-ask-card-book = On the card: { $answer }.
said-ask-book = It is { $answer }.
said-ask-placed-book = In the library: { $answer }.
said-ask-book-immediate = Immediate bonus: { $answer }.
said-ask-book-active = Active bonus: { $answer }.
said-ask-artifact = The artifact gives: { $answer }.
said-ask-prices-golem = Prices: { $answer }.
said-ask-prices-study = Prices: { $answer }.
said-ask-income = Income: { $answer }.
said-ask-golem-income = Income: { $answer }.
said-ask-study-income = Income: { $answer }.
said-ask-study-tile = Income: { $answer }.
said-ask-street-red = Income: { $answer }.
said-ask-street-yellow = Income: { $answer }.
said-ask-street-blue = Income: { $answer }.
said-ask-graves = Bonus: { $answer }.
said-ask-bottom = Action: { $answer }.
said-ask-all-position = Prices of the library spaces from left to right: { $answer }.
said-ask-all-cauldron = Gold spaces of the artifacts from top to bottom: { $answer }.
said-ask-all-slot = Prices of the artifact slots from bottom to top: { $answer }.
said-ask-all-entry = Prices of sections VIII, IX and X: { $answer }.
said-ask-all-golem-steps = Golem steps by spaces of the track: { $answer }.
said-ask-all-signs = On the cards: { $answer }.
said-ask-late-rabbi = { $player-call }{ $answer ->
    [6] The rabbi is on the bottom space.
   *[other] The rabbi is on action tile { $answer }, counted from the top.
}
said-ask-aside = { $player-call }The { $answer-marble } is set aside.
said-ask-took-book = { $answer-id ->
    [took-no-book] { $player-call }No book.
   *[other] { $player-call }Book taken: { $answer }.
}
said-ask-took-grave = { $answer-id ->
    [took-no-grave] { $player-call }You took no space of the cemetery with a bonus.
   *[other] { $player-call }Golem buried: { $answer }.
}
said-ask-symbol = { $answer-id ->
    [no] The cards form no rabbi symbol.
   *[yes] The cards form a rabbi symbol.
}
said-ask-action-tile = Action tile { $position }: { $answer }.
said-ask-where-tile = { $answer-id ->
    [no] No such tile among the free ones: { $tile }.
   *[other] There is one: { $answer } – { $tile }.
}
said-ask-book-price = Price of the { $colour-book } in knowledge: { $answer }.
said-ask-counted = { $answer-id ->
    [counted-yes] The score was kept on paper.
   *[counted-no] Nobody kept their own score.
}
said-ask-total = { $player-call }Your total: { $answer } VP.
said-ask-vp-sure = { $answer-id ->
    [yes] The correction is confirmed.
   *[no] The Automa’s VP are not corrected.
}
said-ask-total-sure = { $answer-id ->
    [yes] The total is right.
   *[no] The total was wrong: enter it again.
}
said-ask-red-zone = At level { $level } the red zone reaches up to { $answer }.
said-ask-entry = Entering section { $section } costs { $answer } knowledge.
said-ask-golem-spaces = Spaces of the golem track: { $answer }.
said-ask-golem-level = Space { $space } of the golem track: level { $answer }.
said-ask-golem-steps = Golem steps on space { $space } of the golem track: { $answer }.
said-ask-study-spaces = Spaces of the study track, counting 0: { $answer }.
said-ask-study-vp = Space { $space } of the study track: { $answer } VP at the end.
said-ask-graves-open = Open cemetery spaces with a bonus for { $players } players: { $answer }.
said-ask-position = Price of space { $position } of the library: { $answer }.
said-ask-cauldron = Gold spaces of artifact { $number }, counted from the top: { $answer }.
said-ask-slot = Price ({ $slot }): { $answer }.
