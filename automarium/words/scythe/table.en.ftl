### Scythe: the table.

game = Scythe

## Sides, units, land

hero = character
    .the = the character
    .cap = The character
    .many = characters
mech = mech
    .the = the mech
    .cap = The mech
    .many = mechs
worker = worker
    .the = the worker
    .cap = The worker
    .many = workers
hero-or-mech = character or mech
hero-at-base = character on the base
mat = mat
    .from = from the faction mat
    .to = to the faction mat
    .at = on the faction mat
base = base
    .from = from the base
    .to = to the base
    .at = on the base
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
    .built = An armory was built
    .one = an armory
mill = mill
    .built = A mill was built
    .one = a mill
mine = mine
    .built = A mine was built
    .one = a mine
monument = monument
    .built = A monument was built
    .one = a monument
coin = coin
    .one = a coin
coins = coins
power = power
    .one = power
popularity = popularity
    .one = popularity
combat-card = combat card
    .one = a combat card
combat-cards = combat cards
cube = cube on the star tracker card
box = resource box
armed = armed
sprung = sprung
scheme-i = I
scheme-ii = II
pile-deck = deck
    .at = in the deck
pile-main = main
    .at = on the main discard pile
pile-combat = combat
    .at = on the combat discard pile

move-worker = move a worker
    .cap = Move a worker
move-mech = move a mech
    .cap = Move a mech
move-hero = move the character
    .cap = Move the character
encounter-or-factory = move to an encounter or the Factory
    .cap = Move to an encounter or the Factory
attack-workers = move to attack workers
    .cap = Move to attack workers
attack-units = move to attack a combat unit
    .cap = Move to attack a combat unit

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
    .for = for upgrades
star-mechs = mechs
    .for = for mechs
star-structures = structures
    .for = for structures
star-recruits = recruits
    .for = for recruits
star-workers = workers
    .for = for workers
star-objective = objective
    .for = for an objective
star-combat = combat
    .for = for winning combat
star-popularity = popularity
    .for = for popularity
star-power = power
    .for = for power
star-card = card
    .for = from the star tracker card

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

care-owner-deck = The Automa cards come from your own list.
care-unscanned = The symbols of { $faction } on cards 5, 8, 18 and 19 come from two public transcriptions that agree, not from scans of the cards.
care-tokens = { $faction-id ->
    [togawa] The Automa’s rulebook does not mention traps. An armed trap costs the Automa what it would cost any player: 3 power, 4 coins or 2 combat cards. Only its popularity never changes. You can say what a trap takes when you place it, or when it springs.
   *[other] The Automa’s rulebook does not mention flags. They cost the Automa nothing. At the end of the game each flag on a territory you control counts as one more territory.
}
care-own-combat-deck = The Automa’s combat cards come from the program’s own deck, so you need not deal any. To deal them yourself, choose “dealt by me from my box” in the setting “combat cards”.
head-setup = Set-up
order-setup-faction = Give the Automa the { $faction } faction mat. It needs no player mat.
note-setup-distance = The Automa’s base is { $distance ->
    [one] { $distance } step
   *[other] { $distance } steps
} from yours.
order-setup-power = Set the Automa’s power to { $power }.
order-setup-combat-cards = { $number ->
    [one] Deal the Automa { $number } combat card face down, without looking at it.
   *[other] Deal the Automa { $number } combat cards face down, without looking at them.
}
note-setup-combat-cards = { $number ->
    [one] The Automa starts with { $number } combat card. Do not deal it: the program keeps it.
   *[other] The Automa starts with { $number } combat cards. Do not deal them: the program keeps them.
}
note-setup-no-combat-cards = The Automa starts without combat cards.
order-setup-mat = Place { $mechs } mechs, { $workers } workers and { $stars } stars on the Automa’s faction mat.
order-setup-coins = Give the Automa { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
order-setup-popularity = Set the Automa’s popularity to { $popularity }. It stays there for the whole game.
order-setup-units = Place the Automa’s workers on { $first } and { $second }, and its character on its base.
order-setup-star-card = Take the star tracker card “{ $level }” and place the cube on space I.
order-setup-human = Take the { $faction } faction mat, a player mat and 2 objective cards for yourself. The player mat shows your starting popularity and coins.
order-setup-human-power = { $number ->
    [0] Set your power to { $power }. You start without combat cards.
    [one] Set your power to { $power } and draw { $number } combat card.
   *[other] Set your power to { $power } and draw { $number } combat cards.
}
order-setup-human-units = Place your workers on { $first } and { $second }, and your character on your base.
order-setup-encounters = { $number ->
    [one] Place the encounter token on its territory.
   *[other] Place the { $number } encounter tokens on their territories.
}
order-setup-factory-cards = Lay out { $number ->
    [one] { $number } random Factory card
   *[other] { $number } random Factory cards
}, face down.
order-setup-tile = Lay out the structure bonus tile “{ $tile }”.
note-shuffle = The program has shuffled the { $number ->
    [one] { $number } Automa card
   *[other] { $number } Automa cards
}, with scheme { $scheme } at the top. Those in your box stay there.
order-shuffle = Shuffle { $number ->
    [one] the { $number } Automa card
   *[other] all { $number } Automa cards
} into one deck, with scheme { $scheme } at the top.
note-human-first = You take the first turn.

## Your turn

head-human-turn = Turn { $number } · you
ask-turn = What changed on your turn?
ask-move = { $unit-cap } { $start-from } { $end-to }: { $why ->
    [lake] { $unit-id ->
        [worker] { $end } is a lake, and only a mech can carry workers there
       *[other] { $end } is a lake, and you have not named an ability that lets it enter
    }
    [shore] { $unit-id ->
        [worker] { $start } is a lake, and only a mech can carry workers away
       *[other] { $start } is a lake, and you have not named an ability that lets it leave
    }
    [water] a river or a lake lies between
    [alone] your workers would be left alone on the lake { $start }
    [base] units do not move onto a home base
   *[far] { $steps ->
        [one] that is { $steps } step
       *[other] that is { $steps } steps
    }
}. Is that right?
note-not-moved = { $unit-cap } stays { $place-at }.
care-not-carried-out = “{ $verb }” was not carried out. { $why }
echo-human-move = { $unit-id ->
    [worker] { $number ->
        [one] Your worker has moved
       *[other] { $number } of your workers have moved
    }
   *[other] Your { $unit } has moved
} { $start-from } { $end-to }{ $workers ->
    [0] {""}
    [one] {" "}with { $workers } worker
   *[other] {" "}with { $workers } workers
}{ $loaded ->
    [0] .
   *[other] . Resources carried: { $goods }.
}
echo-human-new = { $number ->
    [one] Your new { $unit } is
   *[other] Your { $number } new { $unit-many } are
} { $place-at }.
echo-ability = Ability unlocked: “{ $ability }”.
echo-resources = { $number ->
    [0] { $place }: no { $resource } any more.
   *[other] { $place }: now { some-resources }.
}
echo-goods = { $loaded ->
    [0] There are no resources { $place-at } any more.
   *[other] Now { $place-at }: { $goods }.
}
echo-resources-moved = { $loaded ->
    [0] There were no resources to carry { $start-from } { $end-to }.
   *[other] Resources carried { $start-from } { $end-to }: { $goods }.
}
some-resources = { $number } { $resource }
echo-structure = { $structure-id ->
    [nothing] There is no structure on { $place } now.
   *[other] Your { $structure } now stands on { $place }.
}
echo-recruit = You have enlisted a recruit; its ongoing bonus is { $bonus-one }.
echo-flag-placed = Your flag is now on { $place }.
echo-trap-armed = The trap on { $place } is armed.
echo-tracks = You have { $popularity } popularity, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { $power } power.
order-human-encounter = Your character has an encounter on { $place }: remove the encounter token.
order-human-factory-card = Choose one of the Factory cards. Your character has reached the Factory.
echo-encounter = Enter what the card brought: the token on { $place } is gone.
care-fight = The combat on { $place } begins as soon as your moves are done.
care-ability-missing = { $number ->
    [one] You have not yet said which ability one of your mechs has unlocked.
   *[other] You have not yet said which abilities { $number } of your mechs have unlocked.
}
order-human-star = Place a star { $star-for }. You now have { $total ->
    [one] { $total } star
   *[other] { $total } stars
}.
echo-star = You have placed your star { $star-for }. You now have { $total ->
    [one] { $total } star
   *[other] { $total } stars
}.
order-popularity = { $number ->
    [one] Lower your popularity { $total ->
        [-1] by { $number }
        [0] to 0
       *[other] by { $number }, to { $total }
    }. You have driven off an Automa worker.
   *[other] Lower your popularity { $total ->
        [-1] by { $number }
        [0] to 0
       *[other] by { $number }, to { $total }
    }. You have driven off Automa workers.
}
note-camaraderie = With Camaraderie you lose no popularity.

## The Automa’s turn

head-automa-turn = Turn { $number } · Automa
note-card-drawn = { $card }, scheme { $scheme }: { $moves }.
note-skip = The card shows the skip symbol: the Automa skips this turn, and the cube stays where it is.
note-no-unit = { $move-cap }: not possible, as { $move-id ->
    [move-worker] the Automa has no worker on the board.
    [move-mech] the Automa has no mech on the board.
    [move-hero] the Automa’s character is not on the board.
    [encounter-or-factory] the Automa’s character is not on the board.
   *[other] the Automa has no combat unit on the board.
}
note-no-territory = { $move-cap }: not possible, as there is no valid territory.
note-too-weak = { $move-cap }: not possible, as it takes { $need } power and the Automa has { $power }.
note-no-move = The Automa makes no move.
note-hesitates = Hesitation: the Automa makes no move this turn.
note-revealed-card = { $value ->
    [0] There is no combat card left to reveal.
   *[other] Combat card revealed and discarded: { $value }.
}
ask-revealed-card = Reveal the top card of the combat card deck and discard it. What is its value? (0 if there is none)
    .tap = Reveal the top card of the combat card deck and discard it. What is its value?
note-unit = { $move-id ->
    [encounter-or-factory] The Automa’s { $unit } { $start-at } goes for an encounter or the Factory.
    [attack-workers] The Automa’s { $unit } { $start-at } moves to attack your workers.
    [attack-units] The Automa’s { $unit } { $start-at } moves to attack one of your combat units.
   *[other] The Automa’s { $unit } { $start-at } is chosen to move.
}
order-move-worker = Move the Automa’s worker { $start-from } { $end-to } ({ $end-is }).
order-move-mech = Move the Automa’s mech { $start-from } { $end-to } ({ $end-is }).
order-move-hero = Move the Automa’s character { $start-from } { $end-to } ({ $end-is }).
order-encounter-or-factory = Move the Automa’s character { $start-from } { $end-to } ({ $end-is }).
order-attack-workers = Move the Automa’s { $unit } { $start-from } { $end-to } ({ $end-is }). This is a move to attack workers.
order-attack-units = Move the Automa’s { $unit } { $start-from } { $end-to } ({ $end-is }). Combat begins.
note-stay = The Automa’s { $unit } stays { $end-at } ({ $end-is }). That counts as its move.
order-encounter = Remove the encounter token from { $place }. The Automa draws no encounter card.
order-factory-card = Give the Automa a random Factory card, face down.
order-remove-resources = { $number ->
    [one] Remove the resource from { $place }.
    [2] Remove both resources from { $place }.
   *[other] Remove all { $number } resources from { $place }.
}
order-lay-resources = Place { $number } { $resource } on { $place }: as many as the card of the Automa’s last turn shows.
note-no-card-yet = The Automa leaves no resources on { $place }: it has not revealed a card yet.
note-empty-box = The Automa leaves no resources on { $place }: the resource box of its last card is empty.
note-no-resources-here = The Automa leaves no resources on { $place }: { $terrain-id ->
    [factory] the Factory produces
   *[other] a { $terrain } produces
} none.
note-flag = The Automa has entered { $place }, where you have a flag. The Automa controls the territory as long as its unit is there.
order-trap = Turn over your trap token on { $place }. The Automa has stepped into it.
ask-trap-loss = What does the trap on { $place } cost the Automa? (power 2, coin 3, combat card 1, nothing)
    .tap = What does the trap on { $place } cost the Automa?
ask-trap-face = What does your trap on { $place } take? (power: 3, coin: 4, combat card: 2, or popularity)
    .tap = What does your trap on { $place } take?
note-trap-popularity = The trap costs the Automa nothing: its popularity never changes.
note-trap-nothing = The trap costs the Automa nothing: it has nothing of that kind to lose.
order-automa-loses-power = Lower the Automa’s power by { $number }, to { $total }.
order-automa-loses-coins = { $number ->
    [one] Take { $number } coin from the Automa.
   *[other] Take { $number } coins from the Automa.
} { $total ->
    [0] It has none left.
   *[other] It has { $total } left.
}
order-automa-loses-cards = { $number ->
    [one] Discard { $number } of the Automa’s combat cards at random.
   *[other] Discard { $number } of the Automa’s combat cards at random.
} { $total ->
    [0] It has none left.
   *[other] It has { $total } left.
}
note-automa-loses-cards = { $number ->
    [one] The Automa loses { $number } combat card
   *[other] The Automa loses { $number } combat cards
} and has { $total ->
    [0] none
   *[other] { $total }
} left.

order-automa-power = Raise the Automa’s power by { $amount }, to { $total }.
note-automa-power = { $total ->
    [16] The Automa’s power is already 16.
   *[other] The Automa’s power stays at { $total }.
}
order-automa-coins = { $amount ->
    [one] Give the Automa { $amount } coin. It now has { $total }.
   *[other] Give the Automa { $amount } coins. It now has { $total }.
}
note-automa-coins = The Automa gains no coins and still has { $total }.
order-automa-combat-card = Deal the Automa a combat card face down. It now has { $total }.
note-automa-combat-card = The Automa gains a combat card (the program keeps it) and now has { $total }.
note-no-combat-card = There is no combat card left to draw.
order-automa-unit = Move { $unit-id ->
    [hero] the character
    [mech] { $number ->
        [one] a mech
       *[other] { $number } mechs
    }
   *[worker] { $number ->
        [one] a worker
       *[other] { $number } workers
    }
} from the faction mat to the Automa’s base.
note-none-on-mat = { $unit-id ->
    [worker] No worker is left on the faction mat
   *[other] Neither the character nor any mech is left on the faction mat
}: nothing happens.
note-unit-held-back = Slow mustering: { $unit-the } stays on the faction mat.
order-recruit-bonus = Your recruit bonus: gain 1 { $bonus }.{ $total ->
    [-1] {""}
   *[other] {" "}You now have { $total }.
}
note-no-recruit = The recruit bonus is { $bonus-one }, but you do not have that recruit.
ask-bonus-star = Does this bring you your star { $star-for }?
order-cube = Move the cube on the star tracker card one space, to space { $space } of { $spaces }.
note-no-star = The star on the card is crossed out: the cube stays where it is.
care-water = From its next turn on, the Automa’s units can cross rivers and enter lakes.
care-scheme-ii = That was the first star from the star tracker card: from now on scheme II applies.
order-automa-star = { $star-id ->
    [star-card] Place one of the Automa’s stars beside the triumph track.
    [star-combat] Place one of the Automa’s stars for winning a combat.
   *[star-power] Place one of the Automa’s stars for reaching 16 power.
} It now has { $total ->
    [one] { $total } star
   *[other] { $total } stars
}.
care-sixth-star = { $side-id ->
    [human] Your sixth star! The game ends immediately.
   *[automa] The Automa’s sixth star! The game ends immediately.
}
ask-automa-card = Reveal the top Automa card. What is its number?

## Combat

head-combat = { $side-id ->
    [human] Combat on { $place } · you attack
   *[automa] Combat on { $place } · the Automa attacks
}
ask-artillery = Do you want to use Artillery on { $place }? It costs you 1 power; the Automa loses 2.
order-ability-power = { $ability }: lower the Automa’s power by { $number }, to { $total }.
note-ability-power = { $ability }: the Automa has no power to lose.
order-scout = { $value ->
    [0] Scout: take a random combat card from the Automa.
   *[other] Scout: take a combat card of value { $value } out of the deck. The Automa loses that card.
}
order-human-gains-power = { $ability }: raise your power by 2{ $total ->
    [-1] {""}
   *[other] , to { $total }
}.
ask-combat = Combat on { $place }: how much power do you set on the dial, and which combat cards do you add (at most { $most })?
    .tap = What do you use?
ask-automa-cards = { $number ->
    [one] Reveal { $number } of the Automa’s combat cards at random. What is its value?
   *[other] Reveal { $number } of the Automa’s combat cards at random. What are their values?
}
note-automa-strength = The Automa uses { $power } power{ $number ->
    [0] {""}
    [one] {" "}and a combat card worth { $values }
   *[other] {" "}and combat cards worth { $values }
}. With { $had } power, the combat table of { $card-gen } gives { $shown } power and { $table ->
    [0] no combat cards
    [one] { $table } combat card
   *[other] { $table } combat cards
}.
order-automa-pays = Lower the Automa’s power by { $power }, to { $total }.
order-automa-discards = { $number ->
    [one] Discard the combat card that you revealed.
   *[other] Discard the { $number } combat cards that you revealed.
} { $left ->
    [0] The Automa has none left.
   *[other] The Automa has { $left } left.
}
note-automa-discards = { $number ->
    [one] The Automa discards { $number } combat card
   *[other] The Automa discards { $number } combat cards
} and has { $left ->
    [0] none
   *[other] { $left }
} left.
order-human-pays = Lower your power by { $power }{ $total ->
    [-1] {""}
   *[other] , to { $total }
}.
order-human-discards = { $number ->
    [one] Discard the combat card that you used.
   *[other] Discard the { $number } combat cards that you used.
}
note-combat = { $tie ->
    [1] Both sides have { $human }: { $side-id ->
        [human] you win as the attacker.
       *[automa] the Automa wins as the attacker.
    }
   *[0] You have { $human }, the Automa { $automa }: { $side-id ->
        [human] you win.
       *[automa] the Automa wins.
    }
}
came-note-combat = Combat on { $place }. { note-combat }
order-human-home = { $number ->
    [one] Return your { $unit } from { $place } to your base.
    [2] Return both your { $unit-id ->
        [worker] workers
       *[other] units
    } from { $place } to your base.
   *[other] Return all { $number } of your { $unit-id ->
        [worker] workers
       *[other] units
    } from { $place } to your base.
}
ask-retreat = Seaworthy: where does your { $unit } on { $place } retreat to? (base, or an adjacent lake)
    .tap = Seaworthy: where does your { $unit } on { $place } retreat to?
ask-retreat-workers = How many workers does this mech carry { $place-from } { $end-to }? The others go to your base.
order-retreat-lake = Move your { $unit } { $place-from } { $to-to }{ $workers ->
    [0] .
    [one] , with { $workers } worker.
   *[other] , with { $workers } workers.
}
order-goes-back = { $side-id ->
    [human] Move your { $unit } back { $place-from } { $to-to }, with everything that came along. This combat is no longer fought.
   *[automa] Move the Automa’s { $unit } back { $place-from } { $to-to }. This combat is no longer fought.
}
order-human-draws = Draw a combat card for the combat you lost.
order-automa-draws = Deal the Automa a combat card face down for the combat it lost. It now has { $total }.
note-automa-draws = The Automa draws a combat card for the combat it lost (the program keeps it) and now has { $total }.
order-automa-to-mat = Return the Automa’s { $unit } { $place-from } to its faction mat.
order-automa-to-base = Return the Automa’s { $unit } { $place-from } to its base.

## Why

choice-unit = Which unit?
choice-destination = Where to?
    .all = all territories
why-base = closest to the Automa’s base, { $best ->
    [one] { $best } step
   *[other] { $best } steps
} away
why-on-base = waiting on the base
why-mech-first = a mech goes before the character
why-hero-first = the character goes before a mech
why-reading-order = first in reading order
why-factory = { $best ->
    [0] closest to the Factory is the Factory itself
    [one] closest to the Factory, { $best } step away
   *[other] closest to the Factory, { $best } steps away
}
why-near = in the neighbourhood of an Automa unit
why-near-or-base = in the neighbourhood of an Automa unit or of its base
why-no-enemy = none of your units is there
    .only = the only suitable territory without units of yours
why-no-other-worker = no other Automa worker is there
    .only = the only suitable territory without another Automa worker
why-no-other-combat-unit = no other Automa combat unit is there
    .only = the only suitable territory without another Automa combat unit
why-no-mech = no Automa mech is there
    .only = the only suitable territory without an Automa mech
why-out-of-reach = outside the neighbourhoods of your combat units
    .only = the only suitable territory outside the neighbourhoods of your combat units
why-most-units = in the neighbourhood of { $best ->
    [one] { $best } Automa unit
   *[other] { $best } Automa units
}, the most possible
why-nearest-enemy = closest to one of your combat units, { $best ->
    [one] { $best } step
   *[other] { $best } steps
} away
    .among = of those closest to you
why-nearest-enemy-base = closest to your combat units, all of them on your base, { $best ->
    [one] { $best } step
   *[other] { $best } steps
} away
why-encounter-or-factory = a territory with an encounter token, or the Factory
    .among = of encounters and the Factory
why-no-factory-card = not the Factory if the Automa already has a Factory card
why-enemy-worker = one of your workers is there
    .only = the only suitable territory with a worker of yours
    .among = of territories with your workers
why-no-enemy-combat-unit = none of your combat units is there
    .only = the only suitable territory without a combat unit of yours
why-enemy-combat-unit = one of your combat units is there
    .only = the only suitable territory with a combat unit of yours
    .among = of territories with your combat units
why-most-resources = the most resources ({ $best })
why-fewest-combat-units = the fewest of your combat units ({ $best })

## Score

head-scoring = End-game scoring
note-scoring = The program counts stars, territories, resources and structures. Compare its board with yours. Correct any differences at the next question (“fix”).
ask-final = What are your popularity, coins and power?
    .tap = Check your popularity, coins and power.
note-totals = Your total is { $human }, the Automa’s is { $automa }.
head-winner = { $side-id ->
    [human] You win by { $by ->
        [one] { $by } coin
       *[other] { $by } coins
    }!
   *[automa] The Automa wins by { $by ->
        [one] { $by } coin
       *[other] { $by } coins
    }.
}
head-winner-tie = { $side-id ->
    [human] The totals are tied, but you have more { $by }: you win!
   *[automa] The totals are tied, but the Automa has more { $by }: the Automa wins.
}
head-winner-shared = Tied in everything: the victory is shared.
tie-units = units and structures
tie-power = power
tie-popularity = popularity
tie-territories = territories
tie-stars = stars
score-coins = coins
score-stars = stars ({ $human } : { $automa })
score-territories = territories ({ $human } : { $automa }; the Factory counts as three)
score-resources = pairs of resources ({ $pairs }), at most 6 resources per territory
score-tile = structure bonus: { $tile }
cli-not-final = This is the score so far. Your side is counted with the popularity, coins and power you last entered; enter them again to update it (to type them: tracks 8 23 5).
    .tap = This is the score so far: your popularity, coins and power as you last entered them, and nothing that you have not reported.
score-not-told = Your total will be complete once you have entered your popularity, coins and power (to type them: tracks 8 23 5).
    .tap = Without your coins, and with no popularity: you have not entered them yet.
score-told-before = Your popularity and coins are those of your turn { $turn }: enter them anew if they have changed (to type them: tracks 8 23 5).
    .tap = Your popularity and coins are those of your turn { $turn }.

## Corrections

echo-fixed-hero = { $side-id ->
    [human] Your character is now { $place-at }.
   *[automa] The Automa’s character is now { $place-at }.
}
echo-fixed-units = { $side-id ->
    [human] { $number ->
        [0] You now have no { $unit-many } in play.
       *[other] Your { $unit-many } are now here: { $places }.
    }
   *[automa] { $number ->
        [0] The Automa now has no { $unit-many } in play.
       *[other] The Automa’s { $unit-many } are now here: { $places }.
    }
}
echo-fixed-number = { $what-id ->
    [power] The Automa’s power is now { $number }.
    [coins] The Automa now has { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }.
    [combat-cards] The Automa now has { $number ->
        [one] { $number } combat card
       *[other] { $number } combat cards
    }.
    [cube] The cube is now on space { $number } of the star tracker card.
   *[box] The resource box of the last card now shows { $number }.
}
echo-fixed-scheme = Scheme { $scheme } now applies.
note-scheme-follows = Scheme { $scheme } applies again.
note-stars-follow = The Automa’s stars follow: it now has { $number ->
    [0] no stars
    [one] { $number } star
   *[other] { $number } stars
} from the star tracker card.
note-cube-follows = The cube follows: it is now on space { $number } of the star tracker card.
echo-fixed-star = { $side-id ->
    [human] You now have { $number ->
        [0] no stars
        [one] { $number } star
       *[other] { $number } stars
    } { $star-for }.
   *[automa] The Automa now has { $number ->
        [0] no stars
        [one] { $number } star
       *[other] { $number } stars
    } { $star-for }.
}
echo-fixed-encounters = { $number ->
    [0] There are no encounter tokens on the board now.
    [one] The encounter token still there is on { $places }.
   *[other] The encounter tokens are now on { $places }.
}
echo-fixed-ability = { $on-id ->
    [yes] The ability “{ $ability }” is now unlocked.
   *[no] The ability “{ $ability }” is now locked.
}
echo-fixed-recruit = { $on-id ->
    [yes] You now have the recruit with the bonus “{ $bonus }”.
   *[no] You now do not have the recruit with the bonus “{ $bonus }”.
}
echo-fixed-factory-card = { $side-id ->
    [human] { $on-id ->
        [yes] You now have a Factory card.
       *[no] You now have no Factory card.
    }
   *[automa] { $on-id ->
        [yes] The Automa now has a Factory card.
       *[no] The Automa now has no Factory card.
    }
}
echo-fixed-trap = { $state-id ->
    [armed] The trap on { $place } is now armed.
    [sprung] The trap on { $place } is now sprung.
   *[nothing] There is no trap on { $place } now.
}
echo-fixed-flag = { $on-id ->
    [yes] Your flag now lies on { $place }.
   *[no] There is no flag on { $place } now.
}
echo-fixed-automa-card = { $card } is now { $pile-at }.
echo-fixed-tile = The structure bonus tile is now “{ $tile }”.
echo-fixed-turns = { $side-id ->
    [human] You have now taken { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }.
   *[automa] The Automa has now taken { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }.
}
echo-fixed-count = { $side-id ->
    [human] { $number ->
        [0] You now have no { $unit } { $place-at }.
        [one] You now have { $number } { $unit } { $place-at }.
       *[other] You now have { $number } { $unit-many } { $place-at }.
    }
   *[automa] { $number ->
        [0] The Automa now has no { $unit } { $place-at }: it is on the faction mat.
        [one] The Automa now has { $number } { $unit } { $place-at }, from or to its faction mat.
       *[other] The Automa now has { $number } { $unit-many } { $place-at }, from or to its faction mat.
    }
}
echo-fixed-unit = { $side-id ->
    [human] Your { $unit } is { $end-at }, not { $start-at }.
   *[automa] The Automa’s { $unit } is { $end-at }, not { $start-at }.
}
echo-fixed-track = { $what-id ->
    [popularity] Your popularity is now { $number }.
    [coins] You now have { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }.
   *[power] Your power is now { $number }.
}

## What cannot be

same-faction = The Automa cannot play { $faction } too: choose another faction for it.
card-not-to-draw = Card { $got } cannot come up now. Still in the deck: { $expected }.
off-the-map = There is no territory { $got } on the map.
route-expected = “{ $got }” is not a move. Expected: F3-F4, or +F4 for a new piece.
two-heroes = You have only one character, and it is { $place-at }.
nobody-there = You have no { $unit } { $place-at }.
too-many = You cannot have more than { $high } { $unit-many }.
too-few-workers = { $number ->
    [0] You have no worker { $place-at }.
    [one] You have only { $number } worker { $place-at }.
   *[other] You have only { $number } workers { $place-at }.
}
too-few-resources = { $number ->
    [0] There is no { $resource } { $place-at }.
   *[other] There is only { $number } { $resource } { $place-at }.
}
which-ability = Which ability? For example: mech ability { $ability }
ability-known = “{ $ability }” is already unlocked.
ability-without-mech = { $number ->
    [0] You have no mech yet
    [one] You have only { $number } mech
   *[other] You have only { $number } mechs
}, and every ability needs a mech of its own. Enter the new mech first: mech +F4
move-nowhere = The unit is already { $place-at }.
combat-waits = A combat is waiting on { $place }: nobody leaves before it is fought.
not-your-base = Your units cannot go { $place-to }.
not-its-base = The Automa’s units cannot go { $place-to }.
automa-stands-there = The Automa has a unit on { $place }.
one-unit-each = The Automa cannot have that unit on { $place }: another unit is already there.
structure-there = There is already a structure on { $place }: { $structure-one }.
structure-built = You have already built { $structure-one }.
structure-on-lake = { $place } is a lake: nothing can be built there.
no-encounter = There is no encounter token on { $place }.
recruit-known = You already have the recruit with the bonus “{ $bonus }”.
star-placed = You have no more stars to place { $star-for }.
star-placed-for-you = Stars { $star-for } are counted for you. If one is missing, correct it: fix star combat 1
    .tap = Stars { $star-for } are counted for you. If one is missing, correct it under “{ verb-fix }”.
star-not-earned = You cannot place a star { $star-for } yet: you have { $number } of { $need }.
too-many-stars = There can be at most { $high ->
    [one] { $high } star
   *[other] { $high } stars
} { $star-for }, and six in all.
no-more-tokens = You cannot place a token on { $place }: one is already there, or all { $high } are on the board.
too-many-combat-cards = That is too many combat cards ({ $got }). On { $place } you can use { $high } at most.
none-on-mat = There are no { $unit-many } left on the Automa’s faction mat: take one away somewhere else first.
no-such-unit = The program has no such piece { $place-at }: { $unit }.
no-resources-to-carry = There are no resources { $place-at }.
trap-face-elsewhere = Another of your traps already takes this: { $face }.
trap-face-known = The trap on { $place } takes something else: { $face }.
broken-shared = Your units and the Automa’s would share { $place } without combat.
broken-battle = A combat is being fought on { $place }: until it is decided, both sides have a combat unit there.
broken-human-base = Your units cannot be { $place-at }.
broken-too-many = There are only { $most } { $unit-many }, and this would make { $number }.
broken-pieces = The Automa has { $most } { $unit-many } on board, base and faction mat together, not { $number }.
broken-two-units = The Automa’s character and a mech of its own cannot be on { $place } together.
broken-automa-base = The Automa’s character cannot be { $place-at }.
broken-structure-twice = You have only one such structure: { $structure-one }.
broken-encounter = { $place } never has an encounter token.
broken-resources = There cannot be resources on { $place }: the Automa has a unit there.
broken-tokens-of = Only { $faction } has such tokens.
broken-tokens = { $faction } has { $most } of these tokens, not { $number }.
broken-trap-both = The trap on { $place } is either armed or sprung, not both.
broken-face-without-trap = There is no trap on { $place } that could show anything.
broken-cube = The star tracker card has { $most } spaces; there is no space { $number }.
broken-stars = { $side-the } cannot have { $number } stars like this: at most two for winning combat, one for power, and six in all.
broken-cube-stars = With the cube on space { $space } there are { $number } stars from the star tracker card: correct the cube, and they follow it.
broken-scheme = Scheme { $scheme } does not fit { $number } stars from the star tracker card: scheme II begins with the first of them.
broken-power-star = At power 16 the Automa has its star for power.
broken-abilities = { $mechs ->
    [0] You have no mech
    [one] You have { $mechs } mech
   *[other] You have { $mechs } mechs
}, and every ability needs a mech of its own: { $number } abilities are too many.
broken-goes-on = With a sixth star the game would be over.
broken-ended = The game ended with a sixth star, and now nobody would have six. Undo what ended it.
broken-power = The Automa’s power goes from 0 to { $most }; { $number } is not possible.
broken-coins = The Automa cannot have { $number } coins.
broken-factory-cards = There would be { $number } Factory cards instead of { $most }.
broken-card-twice = { $card } would be in two places.
broken-card-missing = { $card } would be nowhere.
broken-combat-cards = The combat deck has { $most } cards with fixed values; this would make { $number }, or other values.

## What you can type

verb-hero = character
verb-mech = mech
verb-worker = worker
verb-res = resources
verb-goods = goods
verb-build = build
verb-encounter = encounter
verb-recruit = recruit
verb-star = star
verb-flag = flag
verb-trap = trap
verb-tracks = tracks
verb-fight = fight
verb-end = end
    .tap = My turn is over
verb-mechs = mechs
verb-workers = workers
verb-automa-hero = automa-character
    .tap = the Automa’s character
verb-automa-mechs = automa-mechs
    .tap = all the Automa’s mechs
verb-automa-workers = automa-workers
    .tap = all the Automa’s workers
verb-power = power
verb-coins = coins
verb-cards = cards
verb-cube = cube
verb-scheme = scheme
verb-box = box
    .tap = resources on the Automa card
verb-automa-star = automa-star
    .tap = the Automa’s stars
verb-structure = structure
verb-ability = ability
verb-factory-card = factory-card
    .tap = Factory card
verb-automa-card = automa-card
    .tap = where an Automa card is
verb-tile = tile
verb-turns = turns
verb-my-mechs = my-mechs
    .tap = your mechs
verb-my-workers = my-workers
    .tap = your workers
verb-its-mechs = its-mechs
    .tap = the Automa’s mechs
verb-its-workers = its-workers
    .tap = the Automa’s workers
verb-my-unit = my-piece
    .tap = your piece
verb-its-unit = its-piece
    .tap = the Automa’s piece
verb-popularity = popularity
verb-my-coins = my-coins
    .tap = your coins
verb-my-power = my-power
    .tap = your power
usage-hero = character ‹from›-‹to› [all resources] — your character moves, with what it carries: character F3-F4; character base-F4; character F3-F4 all resources
usage-mech = mech ‹from›-‹to› [‹workers›] [all resources] — a mech moves, with what it carries: mech F3-F4; mech F3-F4 2 all resources · mech +‹place› [‹ability›] — a new mech: mech +F4 · mech ability ‹ability› — its ability, if you name it later: mech ability riverwalk
usage-worker = worker ‹from›-‹to› [‹number›] [all resources] — workers move, with what they carry: worker F3-F4; worker F3-F4 2 all resources · worker +‹place› [‹number›] — new workers: worker +C6; worker +C6 2
usage-res = resources ‹place› ‹resource› ‹number› — that is how many are there now, or how many more or fewer (+2, -1): resources F4 metal 2 · resources ‹from›-‹to› [‹resource› ‹number›] — they were carried: resources F3-F4; resources F3-F4 metal 2
usage-goods = goods ‹place› ‹metal› ‹food› ‹wood› ‹oil› — that is how many of each are there now, or how many more or fewer (+2, -1): goods F4 2 0 1 0 · goods ‹from›-‹to› ‹metal› ‹food› ‹wood› ‹oil› — this many of each were carried: goods F3-F4 2 0 1 0
usage-build = build ‹place› ‹structure› — build F4 mill
usage-encounter = encounter ‹place› — the token is gone: encounter F3
usage-recruit = recruit power|popularity|coin|combat card — the ongoing bonus of a new recruit: recruit coin
usage-star = star objective|upgrades|power|popularity — the others are counted for you: star objective
usage-flag = flag ‹place› — your flag is there now: flag F4
usage-trap = trap ‹place› [power|coin|combat card|popularity] — a new trap, or one armed again, and what it takes: trap F4; trap F4 power
usage-tracks = tracks ‹popularity› ‹coins› ‹power› — how much you have of each: tracks 8 23 5
usage-fight = fight — my moves are done, fight now
usage-end = end — my turn is over
usage-fix-hero = fix character ‹place›|base — where your character is: fix character F3
usage-fix-star = fix star ‹for what› ‹number› — how many stars you have for it: fix star combat 2
usage-fix-res = fix resources ‹place› ‹resource› ‹number› — how many are there, or how many more or fewer (+2, -1): fix resources F4 metal 2
usage-fix-goods = fix goods ‹place› ‹metal› ‹food› ‹wood› ‹oil› — how many of each are there, or how many more or fewer (+2, -1): fix goods F4 2 0 1 0
usage-fix-encounter = fix encounter ‹place› yes|no — whether the token is there: fix encounter F3 no
usage-fix-recruit = fix recruit power|popularity|coin|combat card yes|no — whether you have this recruit: fix recruit coin yes
usage-fix-flag = fix flag ‹place› yes|no — whether your flag is there: fix flag F4 yes
usage-fix-trap = fix trap ‹place› armed|sprung|nothing [power|coin|combat card|popularity] — what is there, and what it takes: fix trap F4 armed; fix trap F4 armed power
usage-fix-tracks = fix tracks ‹popularity› ‹coins› ‹power› — how much you have of each: fix tracks 8 23 5
usage-fix-mechs = fix mechs ‹place› … — where all your mechs are: fix mechs F3 F4 base
usage-fix-workers = fix workers ‹place› … — where all your workers are: fix workers F3 F3 C6
usage-fix-automa-hero = fix automa-character ‹place›|base|mat — where the Automa’s character is: fix automa-character F3
usage-fix-automa-mechs = fix automa-mechs ‹place› … — the others are on the faction mat: fix automa-mechs F3 base
usage-fix-automa-workers = fix automa-workers ‹place› … — the others are on the faction mat: fix automa-workers F3 C6 base
usage-fix-power = fix power ‹number› — the Automa’s power: fix power 7
usage-fix-coins = fix coins ‹number› — the Automa’s coins: fix coins 12
usage-fix-cards = fix cards ‹number› — how many combat cards the Automa has: fix cards 3
usage-fix-cube = fix cube ‹space› — where the cube is on the star tracker card (I is 1); the stars of the card go with it: fix cube 5
usage-fix-scheme = fix scheme I|II — which scheme is in force: fix scheme II
usage-fix-box = fix box ‹number› — the resource box of the last card on the main discard pile: fix box 2
usage-fix-automa-star = fix automa-star card|combat|power ‹number› — how many stars the Automa has from it: fix automa-star card 2
usage-fix-structure = fix structure ‹place› ‹structure›|nothing — which of your structures is there: fix structure F4 mill
usage-fix-ability = fix ability ‹ability› yes|no — whether it is unlocked: fix ability riverwalk yes
usage-fix-factory-card = fix factory-card you|automa yes|no — whether you or the Automa has one: fix factory-card automa yes
usage-fix-automa-card = fix automa-card ‹number› deck|main|combat — where the card is: fix automa-card 7 main
usage-fix-tile = fix tile ‹tile› — the structure bonus tile: fix tile longest row of structures
usage-fix-turns = fix turns you|automa ‹number› — how many turns have been taken: fix turns automa 4
usage-fix-my-mechs = fix my-mechs ‹place› ‹number› — how many of your mechs are there: fix my-mechs F4 2
usage-fix-my-workers = fix my-workers ‹place› ‹number› — how many of your workers are there: fix my-workers F4 2
usage-fix-its-mechs = fix its-mechs ‹place›|base ‹number› — how many of the Automa’s mechs are there: fix its-mechs F4 1
usage-fix-its-workers = fix its-workers ‹place›|base ‹number› — how many of the Automa’s workers are there: fix its-workers F4 1
usage-fix-my-unit = fix my-piece mech|worker ‹from›-‹to› — it is not where the program has it, but elsewhere: fix my-piece worker F3-F4
usage-fix-its-unit = fix its-piece mech|worker ‹from›-‹to› — the Automa’s mech or worker is not where the program has it: fix its-piece worker F3-F4
usage-fix-popularity = fix popularity ‹number› — your popularity: fix popularity 8
usage-fix-my-coins = fix my-coins ‹number› — your coins: fix my-coins 23
usage-fix-my-power = fix my-power ‹number› — your power: fix my-power 5

## The picture

picture-water = rivers and lakes open
picture-no-water = rivers and lakes still closed
picture-encounter = encounter
picture-resources = resources
picture-river = river
picture-structure = structure

## Settings

setting-human = your faction
setting-human-help = The faction that you play.
setting-automa = Automa’s faction
setting-automa-help = Any faction but yours. The farther its base is from yours, the easier: for your first game choose one on the far side of the board.
setting-drawn = factions to draw from
setting-drawn-help = Albion and Togawa belong to an expansion. A faction that is drawn comes from these; you can still choose any.
setting-drawn-base = the five of the base game
setting-drawn-all = all seven
setting-level = level
setting-level-help = The star tracker card you play against.
setting-level-autometta = Autometta (easy)
setting-level-automa = Automa (normal)
setting-level-automaszyna = Automaszyna (hard)
setting-level-ultimaszyna = Ultimaszyna (for the best of the best)
setting-tile = structure bonus tile
setting-tile-help = For your final score: the tile on your table, or one drawn by the program.
setting-tile-random = drawn by the program
setting-automa-deck = Automa deck
setting-automa-deck-help = Who reveals the Automa cards: the program, or you from your box.
setting-automa-deck-program = revealed by the program
setting-automa-deck-physical = revealed by me from my box
setting-combat-cards = combat cards
setting-combat-cards-help = Who deals the Automa’s combat cards: the program, or you from your box.
setting-combat-cards-program = dealt by the program
setting-combat-cards-physical = dealt by me from my box
setting-check-moves = doubtful moves
setting-check-moves-help = If one of your moves seems impossible (too far, across water), the program asks before accepting it.
setting-check-moves-no = never ask
setting-check-moves-yes = ask about them
setting-skips = skipped turns
setting-skips-help = Automa and Automaszyna skip turns just as Autometta does.
setting-skips-no = no
setting-skips-yes = yes
setting-coins = Automa’s coins
setting-coins-help = How many more or fewer coins the Automa gains each time a card gives it any.
setting-coins--2 = −2
setting-coins--1 = −1
setting-coins-0 = as printed
setting-coins-1 = +1
setting-coins-2 = +2
setting-power = Automa’s power
setting-power-help = How much more or less power the Automa gains each time a card gives it any.
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
setting-mustering-help = Before the Automa places a unit, a combat card is revealed: on a 4 or 5 the unit stays on its faction mat.
setting-mustering-no = no
setting-mustering-yes = yes
setting-all-moves = moves on a card
setting-all-moves-help = The Automa makes every permissible move on the card, not only the first (Ultimaszyna always does).
setting-all-moves-no = only the first
setting-all-moves-yes = all of them
setting-base-distance = distance to a base
setting-base-distance-help = The rulebooks do not say how to count the distance to a base. It matters only for Polania, Rusviet and Crimea.
setting-base-distance-hex = from the base’s own hex
setting-base-distance-path = through the land territories next to it
setting-human-reach = reach of your units
setting-human-reach-help = How far the program assumes your units can reach: the Automa’s workers stay out of those territories.
setting-human-reach-adjacent = adjacent territories only
setting-human-reach-full = tunnels, long-distance moves and Speed too
setting-attacker = first to attack
setting-attacker-help = If a mech and the character are both waiting on the base, which of them attacks?
setting-attacker-mech = a mech
setting-attacker-hero = the character
setting-gains = what counts as one gain
setting-gains-help = Some rules apply each time the Automa gains coins or power. A gain can be each group of symbols in the reward row, or the whole row.
setting-gains-group = each group of symbols
setting-gains-row = the whole reward row
