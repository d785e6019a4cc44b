### Scythe: the table.

game = Scythe

## Sides, units, land

hero = character
    .the = the character
mech = mech
    .the = the mech
worker = worker
    .the = the worker
hero-or-mech = character or mech
    .the = the character or a mech
hero-at-base = the character on the base
mat = mat
base = base
ability = ability
nothing = nothing
mountain = mountain
farm = farm
village = village
forest = forest
tundra = tundra
lake = lake
factory = Factory
metal = metal
food = food
wood = wood
oil = oil
armory = armory
mill = mill
mine = mine
monument = monument
coin = coin
coins = coins
power = power
popularity = popularity
combat-card = combat card
combat-cards = combat cards
cube = star cube
box = resource box
armed = armed
sprung = sprung
scheme-i = I
scheme-ii = II
pile-deck = deck
pile-main = main
pile-combat = combat

move-worker = move a worker
move-mech = move a mech
move-hero = move the character
encounter-or-factory = encounter or Factory
attack-workers = attack workers
attack-units = attack combat units

riverwalk = Riverwalk
speed = Speed
seaworthy = Seaworthy
submerge = Submerge
suiton = Suiton
burrow = Burrow
toka = Toka
underpass = Underpass
township = Township
rally = Rally
shinobi = Shinobi
wayfare = Wayfare
artillery = Artillery
disarm = Disarm
scout = Scout
sword = Sword
shield = Shield
ronin = Ronin
camaraderie = Camaraderie
peoples-army = People’s Army

star-upgrades = upgrades
star-mechs = mechs
star-structures = structures
star-recruits = recruits
star-workers = workers
star-objective = objective
star-combat = combat
star-popularity = popularity
star-power = power
star-card = card

level-autometta = Autometta
level-automa = Automa
level-automaszyna = Automaszyna
level-ultimaszyna = Ultimaszyna

tile-adjacent-tunnels = tunnels beside structures
tile-adjacent-lakes = lakes beside structures
tile-adjacent-encounters = encounters beside structures
tile-on-tunnels = structures on tunnels
tile-longest-row = longest row of structures
tile-farms-or-tundra = structures on farms or tundra

## Set-up

care-owner-deck = The Automa’s cards are your own list.
care-unscanned = The symbols of { $faction } on cards 5, 8, 18 and 19 come from two public transcriptions that agree, not from scans.
care-tokens = { $faction-id ->
    [togawa] The Automa’s rulebook says nothing about traps. An armed one works on the Automa as on anybody (3 power, 4 coins, 2 combat cards); its popularity never changes. Tell the face with the trap (trap F4 power), or when it goes off.
   *[other] The Automa’s rulebook says nothing about flags. They cost the Automa nothing; on land that you control each counts as one territory more at the end.
}
care-own-combat-deck = The program draws the Automa’s combat cards from a deck of its own, mixed like the printed one. With “combat-cards physical” you draw them from your box.
head-setup = Set-up
order-setup-faction = The Automa plays { $faction }; its base is { $distance } steps from yours. It gets the faction mat and no player mat.
order-setup-mat = Automa: power { $power }, { $physical ->
    [0] combat cards ({ $number }) are dealt by the program.
   *[1] combat cards: { $number }, face down, unseen.
}
order-setup-coins = Automa: { $coins } coins, popularity { $popularity } for the whole match.
order-setup-units = Automa workers on { $first } and { $second }, its character on the base; 4 mechs, 6 workers and 6 stars on its mat.
order-setup-star-card = Star card “{ $level }”, cube on space I.
order-setup-human = You play { $faction }: power { $power }, combat cards { $number }.
order-setup-human-units = Your workers on { $first } and { $second }, your character on your base.
order-setup-board = Encounter tokens on their 11 territories, { $number } Factory cards, structure bonus tile: { $tile }.
note-shuffle = The { $number } Automa cards are shuffled, scheme { $scheme } up.
order-shuffle = Shuffle all { $number } Automa cards of the deck and both piles into one deck, scheme { $scheme } up.
note-human-first = You take the first turn.

## Your turn

head-human-turn = Your turn { $number }
ask-turn = Turn { $number }: what has changed?
ask-move = { $unit }, { $start } → { $end }: { $why ->
    [lake] { $unit-id ->
        [worker] { $end } is a lake, and only a mech takes workers there
       *[other] { $end } is a lake, and I know of no ability that leads onto it
    }
    [shore] { $unit-id ->
        [worker] { $start } is a lake, and only a mech takes workers away
       *[other] { $start } is a lake, and I know of no ability that leads off it
    }
    [water] a river or lake lies between
    [alone] workers would stay on the lake { $start } without it
    [base] a home base is not entered by a move
   *[far] { $steps ->
        [one] one step away
       *[other] { $steps } steps away
    }
}. Is that right?
note-not-moved = Not moved: { $unit } on { $place }.
care-not-carried-out = Not carried out ({ $verb }): { $why }
note-human-move = { $unit-id ->
    [worker] { $number ->
        [one] worker
       *[other] { $number } workers
    }
   *[other] { $unit }
}: { $start } → { $end }{ $workers ->
    [0] {""}
    [one] , carrying a worker
   *[other] , carrying { $workers } workers
}{ $loaded ->
    [0] {""}
   *[other] , with resources: { $goods }
}
note-human-new = { $number ->
    [one] New { $unit } on { $place }.
   *[other] { $number } new { $unit-id ->
        [mech] mechs
       *[worker] workers
    } on { $place }.
}
note-ability = Unlocked: { $ability }.
note-resources = { $place }: { $resource } { $number }.
note-resources-moved = Resources: { $start } → { $end }{ $loaded ->
    [0] {""}
   *[other] : { $goods }
}
some-resources = { $resource } { $number }
note-structure = { $place }: { $structure }.
note-recruit = Recruit with the ongoing bonus: { $bonus }.
note-token = Token on { $place }.
note-tracks = Your popularity { $popularity }, coins { $coins }, power { $power }.
note-human-encounter = Your character meets the encounter on { $place }; the token is gone.
note-human-factory-card = Your character has reached the Factory: choose one of the Factory cards.
care-fight = Combat on { $place }: it is fought as soon as your moves are done.
care-ability-missing = { $number ->
    [one] One of your mechs has no ability yet
   *[other] { $number } of your mechs have no ability yet
}: tell it with “mech ability …”.
order-human-star = Place a star: { $star }. You have { $total }.
order-popularity = You lose popularity: { $number }.
note-camaraderie = Camaraderie: you lose no popularity.

## The Automa’s turn

head-automa-turn = Automa, turn { $number }
head-automa-card = { $card }, scheme { $scheme }: { $moves }
note-skip = The skip icon: this turn is skipped. The cube stays.
note-no-unit = { $move }: not permissible, there is no such unit in play.
note-no-territory = { $move }: not permissible, no territory is left.
note-too-weak = { $move }: not permissible, it needs power { $need } and the Automa has { $power }.
note-no-move = The Automa makes no move.
note-hesitates = The Automa makes no move this turn.
note-revealed-card = { $value ->
    [0] There is no combat card to reveal.
   *[other] A combat card is revealed and discarded: { $value }.
}
ask-revealed-card = Reveal the top combat card and discard it. Its value? (0: there is none)
note-unit = { $move } — { $unit } on { $start }
order-move-worker = Move the worker { $start } → { $end } ({ $end-is }).
order-move-mech = Move the mech { $start } → { $end } ({ $end-is }).
order-move-hero = Move the character { $start } → { $end } ({ $end-is }).
order-encounter-or-factory = Move the character { $start } → { $end } ({ $end-is }).
order-attack-workers = Move { $unit-the } { $start } → { $end } ({ $end-is }) and drive off the workers.
order-attack-units = Move { $unit-the } { $start } → { $end } ({ $end-is }): it attacks!
order-stay = Leave { $unit-the } on { $end } ({ $end-is }): that is its move.
order-encounter = Remove the encounter token from { $place }; no card is drawn.
order-factory-card = Give the Automa a random Factory card, face down.
order-remove-resources = { $number ->
    [one] Remove the resource
   *[other] Remove all { $number } resources
} from { $place }.
order-lay-resources = The Automa leaves resources on { $place }: { $resource } +{ $number }.
note-empty-box = The Automa leaves no resources on { $place }: the box of its last card is empty.
note-no-resources-here = No resources on { $place }: { $terrain } gives none.
note-flag = The Automa has entered { $place }, where your flag lies. It is the Automa’s while its unit stands there.
order-trap = The Automa has stepped into your trap on { $place }. Turn it over.
ask-trap-loss = What does the trap on { $place } cost the Automa? (power 2, coin 3, combat-card 1, nothing)
ask-trap-face = Which face does your trap on { $place } show? (power: 3, coin: 4, combat-card: 2, popularity)
    .tap = Which face does your trap on { $place } show?
note-trap-popularity = The Automa’s popularity never changes: this trap costs it nothing.
order-automa-loses = Automa: { $what } now { $total }.

order-automa-power = Automa: power +{ $amount }, now { $total }.
order-automa-coins = Automa: coins +{ $amount }, now { $total }.
order-automa-card = Automa: one combat card, now { $total }.
note-no-combat-card = No combat card is left to draw.
order-automa-unit = { $unit-id ->
    [hero] The character goes
    [mech] A mech goes
   *[worker] A worker goes
} from the mat to the Automa’s base.
note-none-on-mat = No { $unit } on the mat: nothing happens.
note-unit-held-back = The { $unit } stays on the mat.
order-recruit-bonus = Recruit bonus: you may gain 1 { $bonus }.
note-no-recruit = Recruit bonus { $bonus }: you have no such recruit.
ask-bonus-star = Does this bring you your star for { $star }?
order-cube = Star cube: space { $space } of { $spaces }.
note-no-star = No star on the card: the cube stays.
care-water = From its next turn on the Automa’s units cross rivers and enter lakes.
care-scheme-ii = The first star of the star card: from now on scheme II.
order-automa-star = { $star-id ->
    [star-card] Put an Automa star beside the triumph track.
    [star-combat] Automa star for a combat won.
   *[star-power] Automa star for power 16.
} It has { $total }.
care-sixth-star = { $side-id ->
    [human] Your sixth star! The match ends at once.
   *[automa] The Automa’s sixth star! The match ends at once.
}
ask-automa-card = Draw the top Automa card. Its number?

## Combat

head-combat = { $side-id ->
    [human] Combat on { $place }: you attack
   *[automa] Combat on { $place }: the Automa attacks
}
ask-artillery = Do you use Artillery on { $place } (1 power of yours, the Automa loses 2)?
order-ability-power = { $ability }: the Automa loses 2 power, now { $total }.
order-scout = { $value ->
    [0] Scout: take a random combat card of the Automa.
   *[other] Scout: take a combat card of value { $value } from the box; the Automa loses it.
}
note-human-gains-power = { $ability }: remember your 2 power.
ask-combat = Combat on { $place }: your dial, then your combat cards (at most { $most })
ask-automa-cards = Turn over { $number } random combat cards of the Automa. Their values?
note-automa-strength = The Automa plays power { $power }{ $number ->
    [0] {""}
    [one] {" "}and the card { $values }
   *[other] {" "}and the cards { $values }
}. ({ $card }: with power { $had } it spends { $shown } and { $table ->
    [0] no cards
    [one] one card
   *[other] { $table } cards
}.)
order-automa-pays = Automa: { $power ->
    [0] {""}
   *[other] power −{ $power }, now { $total }. {""}
}{ $number ->
    [0] {""}
   *[other] Combat cards −{ $number }, now { $left }.
}
order-human-pays = You: { $power ->
    [0] {""}
   *[other] power −{ $power }. {""}
}{ $number ->
    [0] {""}
   *[other] Combat cards −{ $number }.
}
note-combat = You { $human } : { $automa } Automa. { $side-id ->
    [human] You win{ $tie ->
        [1] {" "}as the attacker
       *[0] {""}
    }.
   *[automa] The Automa wins{ $tie ->
        [1] {" "}as the attacker
       *[0] {""}
    }.
}
order-human-home = { $number ->
    [one] Your unit on { $place } goes
   *[other] All { $number } of your units on { $place } go
} to your base.
ask-retreat = Seaworthy: where to does your { $unit } on { $place } retreat? (base, or a lake beside it)
    .tap = Seaworthy: where to does your { $unit } on { $place } retreat?
ask-retreat-workers = How many workers does this mech take along, { $place } → { $end }? The others go to your base.
order-retreat-lake = Your { $unit } retreats { $place } → { $to }{ $workers ->
    [0] {""}
    [one] {" "}with a worker
   *[other] {" "}with { $workers } workers
}.
order-goes-back = { $side-id ->
    [human] Your { $unit } goes back { $place } → { $to }, with all that came along
   *[automa] The Automa’s { $unit } goes back { $place } → { $to }
}: its combat is not fought any more.
order-human-draws = You draw a combat card.
order-automa-draws = The Automa draws a combat card, now { $total }.
order-automa-to-mat = The Automa’s { $unit } on { $place } goes to its mat.
order-automa-to-base = The Automa’s { $unit } on { $place } goes to its base.

## Why

choice-unit = Which unit?
choice-destination = Where to?
    .all = all territories
why-base = closest to the Automa’s base ({ $best })
why-on-base = waits on the base
why-mech-first = a mech before the character
why-hero-first = the character before a mech
why-reading-order = first in reading order
why-factory = closest to the Factory ({ $best })
why-near = in the neighbourhood of an Automa unit
why-near-or-base = in the neighbourhood of an Automa unit or of its base
why-no-enemy = none of your units
why-no-other-worker = no other Automa worker
why-no-other-combat-unit = no other Automa combat unit
why-no-mech = no Automa mech
why-out-of-reach = not in the neighbourhood of your combat units
why-most-units = in the neighbourhood of most Automa units ({ $best })
why-nearest-enemy = closest to one of your combat units ({ $best })
why-nearest-enemy-base = closest to one of your combat units, all of them on bases ({ $best })
why-encounter-or-factory = an encounter token or the Factory
why-no-factory-card = not the Factory if it has a Factory card
why-enemy-worker = with a worker of yours
why-no-enemy-combat-unit = without a combat unit of yours
why-enemy-combat-unit = with a combat unit of yours
why-most-resources = most resources ({ $best })
why-fewest-combat-units = fewest of your combat units ({ $best })

## Score

head-scoring = Final count
ask-final = Your popularity, coins and power? (everything else is on the board: look it over, and fix what is wrong)
note-totals = You { $human }, the Automa { $automa }.
head-winner = { $side-id ->
    [human] You win by { $by }.
   *[automa] The Automa wins by { $by }.
}
head-winner-tie = { $side-id ->
    [human] A tie; you win by { $by }.
   *[automa] A tie; the Automa wins by { $by }.
}
head-winner-shared = A tie in everything: the victory is shared.
tie-units = units and structures
tie-power = power
tie-popularity = popularity
tie-territories = territories
tie-stars = stars
score-coins = coins
score-stars = stars ({ $human } : { $automa })
score-territories = territories, the Factory as three ({ $human } : { $automa })
score-resources = pairs of resources, at most 6 resources a territory ({ $pairs })
score-tile = structure bonus: { $tile }
cli-not-final = As it stands; your part counts the popularity, coins and power that you told last (tracks 8 23 5).
score-not-told = Your sum is complete once you have told popularity, coins and power (tracks 8 23 5).

## Corrections

fixed-unit = Corrected, { $side }: { $unit } — { $places }.
fixed-number = Corrected, Automa: { $what } { $number }.
fixed-scheme = Corrected: scheme { $scheme }.
fixed-star = Corrected, { $side }: stars for { $star } — { $number }.
fixed-encounters = Corrected: encounter tokens on { $places }.
fixed-on = Corrected: { $what } — { $on }.
fixed-factory-card = Corrected, { $side }: Factory card — { $on }.
fixed-trap = Corrected: trap on { $place } — { $state }.
fixed-flag = Corrected: flag on { $place } — { $on }.
fixed-automa-card = Corrected: { $card } — { $pile }.
fixed-tile = Corrected: structure bonus tile — { $tile }.
fixed-turns = Corrected: turns of { $side } — { $number }.
fixed-count = Corrected, { $side }: { $unit } on { $place } — { $number }.
fixed-track = Corrected, you: { $what } { $number }.

## What cannot be

same-faction = The Automa cannot play { $faction } too: choose another faction for it.
card-not-to-draw = Card { $got } cannot come up now. Still to draw: { $expected }.
off-the-map = There is no territory { $got } on the map.
route-expected = “{ $got }” is no move. Expected: F3-F4, or +F4 for a new piece.
two-heroes = You have one character only, and it is on { $place }.
nobody-there = You have no { $unit } on { $place }.
too-many = You have at most { $high }: { $unit }.
too-few-workers = { $number ->
    [0] You have no worker on { $place }.
    [one] You have only one worker on { $place }.
   *[other] You have only { $number } workers on { $place }.
}
too-few-resources = On { $place } there is only this much { $resource }: { $number }.
which-ability = Which ability? As in: mech ability riverwalk
ability-known = { $ability } is unlocked already.
ability-without-mech = { $number ->
    [0] You have no mech yet
    [one] You have one mech only
   *[other] You have { $number } mechs only
}, and no more abilities than mechs. First tell the new mech: mech +F4
move-nowhere = That is where it stands: { $place }.
combat-waits = A combat waits on { $place }: nobody leaves it before.
not-your-base = You cannot stand on { $place }.
not-its-base = The Automa cannot stand on { $place }.
automa-stands-there = The Automa stands on { $place }.
one-unit-each = The Automa cannot have that unit on { $place }: somebody stands there already.
structure-there = On { $place } there is a structure already: { $structure }.
structure-built = You have built it already: { $structure }.
structure-on-lake = { $place } is a lake: nothing is built there.
no-encounter = There is no encounter token on { $place } (any more).
recruit-known = You have the recruit with that bonus already: { $bonus }.
star-placed = No more stars for this: { $star }.
star-placed-for-you = Stars for this are placed for you ({ $star }). If one is missing, correct it: fix star combat 1
star-not-earned = No star for { $star } yet: { $number } of { $need }.
too-many-stars = So many stars cannot be: { $star }, at most { $high }, and six in all.
no-more-tokens = No token can be placed on { $place }: there is one, or all { $high } are out.
too-many-combat-cards = { $got } combat cards are too many: on { $place } you may use at most { $high }.
none-on-mat = The Automa has no { $unit } left on its mat: first take one away elsewhere.
no-resources-to-carry = There are no resources on { $place }.
trap-face-elsewhere = Another of your traps shows that already: { $face }.
trap-face-known = The trap on { $place } shows something else: { $face }.
broken-shared = On { $place } your units and the Automa’s would stand together without a combat.
broken-battle = The combat on { $place } is being fought: both sides have a combat unit there until it is decided.
broken-human-base = Your units cannot stand on { $place }.
broken-too-many = There are only { $most }, and this would be { $number }: { $unit }.
broken-pieces = The Automa has { $most } pieces of this kind on board, base and mat together, not { $number }: { $unit }.
broken-two-units = The Automa’s character and a mech cannot stand on { $place } together.
broken-automa-base = The Automa’s character cannot stand on { $place }.
broken-structure-twice = There is only one such structure: { $structure }.
broken-encounter = No encounter token is ever laid on { $place }.
broken-resources = There are no resources on { $place }: the Automa stands there.
broken-tokens-of = Only { $faction } has such tokens.
broken-tokens = { $faction } has { $most } of these tokens, not { $number }.
broken-trap-both = The trap on { $place } is either armed or sprung.
broken-face-without-trap = There is no trap on { $place } that could show a face.
broken-cube = The star card has { $most } spaces, and none numbered { $number }.
broken-stars = { $side }: { $number } stars, of which so many cannot be. Combat brings the Automa two at most, power one, and there are six in all.
broken-cube-stars = With the cube on space { $space } the stars of the star card are { $number }: correct the cube, and they go with it.
broken-scheme = Scheme { $scheme } does not go with the stars of the star card ({ $number }): scheme II comes with the first of them.
broken-power-star = With power 16 the Automa has its star for power.
broken-abilities = You have { $mechs ->
    [0] no mech
    [one] one mech
   *[other] { $mechs } mechs
}, and no more abilities than mechs: { $number } cannot be.
broken-goes-on = With a sixth star the match would be over.
broken-ended = The match is over because of a sixth star, and nobody would have six. Undo what ended it.
broken-power = The Automa’s power lies between 0 and { $most }, not at { $number }.
broken-coins = The Automa cannot have { $number } coins.
broken-factory-cards = There would be { $number } Factory cards instead of { $most }.
broken-card-twice = { $card } would lie in two places.
broken-card-missing = { $card } would lie nowhere.
broken-combat-cards = There are { $most } combat cards of fixed values, and this would be { $number } or others.

## What you can type

verb-hero = hero
verb-mech = mech
verb-worker = worker
verb-res = resources
verb-build = build
verb-encounter = encounter
verb-recruit = recruit
verb-star = star
verb-flag = flag
verb-trap = trap
verb-tracks = tracks
verb-fight = fight
verb-end = end
verb-mechs = mechs
verb-workers = workers
verb-automa-hero = automa-hero
verb-automa-mechs = automa-mechs
verb-automa-workers = automa-workers
verb-power = power
verb-coins = coins
verb-cards = cards
verb-cube = cube
verb-scheme = scheme
verb-box = box
verb-automa-star = automa-star
verb-structure = structure
verb-ability = ability
verb-factory-card = factory-card
verb-automa-card = automa-card
verb-tile = tile
verb-turns = turns
verb-my-mechs = my-mechs
verb-my-workers = my-workers
verb-its-mechs = its-mechs
verb-its-workers = its-workers
verb-popularity = popularity
verb-my-coins = my-coins
verb-my-power = my-power
usage-hero = hero F3-F4 — your character moves (base-F4: from your base) · hero F3-F4 goods — with all resources
usage-mech = mech F3-F4 [workers carried] [goods] · mech +F4 [ability] — a new mech · mech ability riverwalk
usage-worker = worker F3-F4 [number] [goods] · worker +C6 [number] — new workers
usage-res = res F4 metal 2 — so much lies there now (+2: two more, -1: one less) · res F3-F4 [metal 2] — carried
usage-build = build F4 mill
usage-encounter = encounter F3 — the token is gone
usage-recruit = recruit coin — the ongoing bonus of a new recruit (power, popularity, coin, combat-card)
usage-star = star objective — also: upgrades, power, popularity; the others are placed for you
usage-flag = flag F4
usage-trap = trap F4 [power] — a new trap, or one armed again; its face: power, coin, combat-card, popularity
usage-tracks = tracks popularity coins power — as in: tracks 8 23 5
usage-fight = fight — my moves are done, fight now
usage-end = end — my turn is over
usage-fix-hero = fix hero F3 (or base)
usage-fix-star = fix star combat 2 — how many stars you have for it
usage-fix-res = fix res F4 metal 2 (+2: two more, -1: one less)
usage-fix-encounter = fix encounter F3 no — is the token there?
usage-fix-recruit = fix recruit coin yes
usage-fix-flag = fix flag F4 yes
usage-fix-trap = fix trap F4 armed [power] (armed, sprung, nothing; its face: power, coin, combat-card, popularity)
usage-fix-tracks = fix tracks 8 23 5 — your popularity, coins, power
usage-fix-mechs = fix mechs F3 F4 base — where all your mechs are
usage-fix-workers = fix workers F3 F3 C6 — where all your workers are
usage-fix-automa-hero = fix automa-hero F3 (or base, mat)
usage-fix-automa-mechs = fix automa-mechs F3 base — those not named are on the mat
usage-fix-automa-workers = fix automa-workers F3 C6 base — those not named are on the mat
usage-fix-power = fix power 7 — the Automa’s
usage-fix-coins = fix coins 12 — the Automa’s
usage-fix-cards = fix cards 3 — how many combat cards the Automa has
usage-fix-cube = fix cube 5 — the space of the star cube, I is 1; the stars of the card go with it
usage-fix-scheme = fix scheme ii
usage-fix-box = fix box 2 — resources on the last card of the main pile
usage-fix-automa-star = fix automa-star card 2 (card, combat, power)
usage-fix-structure = fix structure F4 mill (or nothing)
usage-fix-ability = fix ability riverwalk yes
usage-fix-factory-card = fix factory-card automa yes
usage-fix-automa-card = fix automa-card 7 main (deck, main, combat)
usage-fix-tile = fix tile longest-row
usage-fix-turns = fix turns automa 4
usage-fix-my-mechs = fix my-mechs F4 2 — so many of your mechs are there
usage-fix-my-workers = fix my-workers F4 2 — so many of your workers are there
usage-fix-its-mechs = fix its-mechs F4 1 — so many of the Automa’s mechs are there (or base)
usage-fix-its-workers = fix its-workers F4 1 — so many of the Automa’s workers are there (or base)
usage-fix-popularity = fix popularity 8 — yours
usage-fix-my-coins = fix my-coins 23
usage-fix-my-power = fix my-power 5

## The picture

picture-water = rivers and lakes open
picture-no-water = no water yet
picture-encounter = encounter
picture-resources = resources
picture-river = river
picture-structure = structure

## Settings

setting-human = your faction
setting-human-help = The faction that you play.
setting-automa = Automa’s faction
setting-automa-help = Any other faction. The farther its base from yours, the easier: for a first match choose one on the far side.
setting-level = level
setting-level-help = The star card.
setting-level-autometta = Autometta: easy
setting-level-automa = Automa: normal
setting-level-automaszyna = Automaszyna: hard
setting-level-ultimaszyna = Ultimaszyna: for the best of the best
setting-tile = structure bonus tile
setting-tile-help = For your score sheet: the tile that lies on the table, or one drawn by the program.
setting-tile-random = the program draws
setting-automa-deck = Automa deck
setting-automa-deck-help = Who draws the Automa’s cards: the program, or you from your box.
setting-automa-deck-program = the program draws
setting-automa-deck-physical = I draw from my box
setting-combat-cards = combat cards
setting-combat-cards-help = Who deals the Automa’s combat cards: the program, or you from your box.
setting-combat-cards-program = the program draws
setting-combat-cards-physical = I draw from my box
setting-check-moves = doubted moves
setting-check-moves-help = If one of your moves seems impossible (too far, across water), the program asks before it believes it.
setting-check-moves-no = never ask
setting-check-moves-yes = ask
setting-skips = skipped turns
setting-skips-help = Automa and Automaszyna skip turns as Autometta does.
setting-skips-no = no
setting-skips-yes = yes
setting-coins = Automa’s coins
setting-coins-help = More or fewer coins whenever a card gives the Automa some.
setting-coins--2 = −2
setting-coins--1 = −1
setting-coins-0 = as printed
setting-coins-1 = +1
setting-coins-2 = +2
setting-power = Automa’s power
setting-power-help = More or less power whenever a card gives the Automa some.
setting-power--2 = −2
setting-power--1 = −1
setting-power-0 = as printed
setting-power-1 = +1
setting-power-2 = +2
setting-hesitation = hesitation
setting-hesitation-help = Before the Automa moves, a combat card is revealed: on a 4 or 5 it makes no move this turn.
setting-hesitation-no = no
setting-hesitation-yes = yes
setting-mustering = slow mustering
setting-mustering-help = Before the Automa places a unit, a combat card is revealed: on a 4 or 5 the unit stays on the mat.
setting-mustering-no = no
setting-mustering-yes = yes
setting-all-moves = all moves
setting-all-moves-help = The Automa makes every permissible move of the card, not only the first (Ultimaszyna always does).
setting-all-moves-no = only the first
setting-all-moves-yes = all of them
setting-base-distance = distance to a base
setting-base-distance-help = The books do not say how it is counted. It matters only for Polania, Rusviet and Crimea.
setting-base-distance-hex = from the base’s own hex
setting-base-distance-path = through its land neighbours
setting-human-reach = reach of your units
setting-human-reach-help = Which territories an Automa worker keeps away from.
setting-human-reach-adjacent = adjacent territories
setting-human-reach-full = tunnels, links and Speed too
setting-attacker = first to attack
setting-attacker-help = If a mech and the character both wait on the base, who attacks?
setting-attacker-mech = a mech
setting-attacker-hero = the character
setting-gains = one gain
setting-gains-help = For “each time it gains coins or power”: every symbol group of the reward row, or the whole row at once.
setting-gains-group = a symbol group
setting-gains-row = the whole row
