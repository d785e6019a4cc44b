### Golem: the names of things.


## Seats, rows, colours

game = Golem
automa = Automa
    .the = The Automa
human-1 = player 1
human-2 = player 2
human-3 = player 3
nobody = nobody
work = Work
    .of = Work
golem = Golem
    .of = Golem
artifacts = Artifacts
    .of = Artifacts
study = Study
    .of = Study
    .what = study track +1
mirror = Mirror
    .of = Mirror
red = red
    .at = in the red district
    .marble = red marble
    .book = red book
yellow = yellow
    .at = in the yellow district
    .marble = yellow marble
    .book = yellow book
blue = blue
    .at = in the blue district
    .marble = blue marble
    .book = blue book
green = green
    .book = green book
black = black
    .marble = black marble
    .book = black book
white = white
    .marble = white marble
section-1 = I
section-2 = II
section-3 = III
section-4 = IV
section-5 = V
section-6 = VI
section-7 = VII
section-8 = VIII
section-9 = IX
section-10 = X
marble = marble action
rabbi = rabbi action
up = up
down = down

## Signs of the Automa’s cards

most = most
top = top
left = left
right = right
other = other
gold = gold
    .what = 1 gold
student = student
    .what = the student of the top token
create1 = create1
    .what = a golem, with at most 1 on the map
create2 = create2
    .what = a golem, with at most 2 on the map
shuffle = shuffle
    .what = shuffle all cards
none = none
    .what = none
column-marble = m
column-rabbi = r

## Developments

leg-2 = the leg for 2 clay
leg-3 = the leg for 3 clay
control = control for at most 2 knowledge
extra = one more golem at Work
cemetery = doubled cemetery bonuses
golem-menorahs = three red menorahs
coin-clay = 1 coin and 1 clay per book
two-vp = 2 VP per book
double = doubled immediate bonus
gold-tile = 1 gold per book
track-tile = the study track tile
study-menorahs = three blue menorahs
slot-1 = artifact 4, right
slot-2 = artifact 4, left
slot-3 = artifact 3, right
slot-4 = artifact 3, left
slot-5 = artifact 2, right
slot-6 = artifact 2, left
slot-7 = artifact 1, right
slot-8 = artifact 1, left
artifacts-menorahs = three yellow menorahs
leg-2-word = leg-2
leg-3-word = leg-3
control-word = control
extra-word = extra
cemetery-word = cemetery
golem-menorahs-word = golem-menorahs
coin-clay-word = coin-clay
two-vp-word = two-vp
double-word = double
gold-tile-word = gold-tile
track-tile-word = track-tile
study-menorahs-word = study-menorahs
slot-1-word = slot-1
slot-2-word = slot-2
slot-3-word = slot-3
slot-4-word = slot-4
slot-5-word = slot-5
slot-6-word = slot-6
slot-7-word = slot-7
slot-8-word = slot-8
artifacts-menorahs-word = artifacts-menorahs
grey-tile = grey development
special-tile = special development

## Action tiles

r01 = R01: golem track ±1, then VP and knowledge per level
r02 = R02: gold, VP per completed artifact
r03 = R03: 3 clay, create a golem, move one golem
r04 = R04: a book without its own price
r05 = R05: kill a golem, VP and clay per own grave
r06 = R06: any upgrade, 3 cheaper
r07 = R07: one golem up to 4 forward, activate it, no control
r08 = R08: 2 golem steps either way, activate one
r09 = R09: study track, one book’s active bonus
r10 = R10: the neighbourhood tile beside a golem
r11 = R11: one of each resource, an objective
r12 = R12: a student, VP by the leftmost student

## Characters

character-39 = character 39
character-40 = character 40
character-41 = character 41
character-42 = character 42
character-43 = character 43
character-44 = character 44
character-45 = character 45
character-46 = character 46
character-47 = character 47
character-48 = character 48
character-49 = character 49
character-50 = character 50

## Sources of income

street-red = the student in the red street
street-yellow = the student in the yellow street
street-blue = the student in the blue street
study-income = the study track
study-tile = the development on the study track
golem-income = the golem track

## Candidates of a choice

golem-standing = { $district } { $section }
golem-lying = { $district } { $section } (lying)
marble-in = { $row } { $colour }
position-1 = tile 1
position-2 = tile 2
position-3 = tile 3
position-4 = tile 4
position-5 = tile 5
position-6 = bottom space
book-at = place { $position }
book-in = column { $number }, card { $place }
column = column { $number }
board-vp = VP
either = either
board-round = Round { $round }, phase { $phase }
