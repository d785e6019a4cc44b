### Taps: what is proposed on buttons.

new-piece = a new piece
goods = all resources
dial = your dial
your-combat-cards = your combat cards ({ $most } at most)
tap-no-card = –
tap-card-slot = { $most ->
    [1] combat card
   *[other] combat card { $number }
}
trap-loss = what the trap costs the Automa
no-card = none is left
my-mechs = your mechs
    .cap = Your mechs
my-workers = your workers
    .cap = Your workers
its-mechs = the Automa’s mechs
    .cap = The Automa’s mechs
its-workers = the Automa’s workers
    .cap = The Automa’s workers

## Your turn

tap-hero = character
    .hint = moved
tap-mech = mech
    .hint = moved or new
tap-worker = worker
    .hint = moved or new
tap-goods = resources
    .hint = gained, paid or carried
tap-build = build
    .hint = a structure was built
tap-recruit = recruit
    .hint = enlisted
tap-star = star
    .hint = placed
tap-flag = flag
    .hint = placed
tap-trap = trap
    .hint = placed or armed
tap-trap-face = What does it take? (You can also say so when it springs.)
tap-tracks = tracks, coins
    .hint = for the final count
tap-tracks-now = Where are your tracks now?
tap-tracks-changed = Your tracks: what has changed?
tap-fight = my moves are done: combat
    .hint = where your units meet the Automa’s
tap-end = my turn is over
tap-encounter = the encounter token is gone
tap-meet = my moves are done: encounter
    .hint = token removed, card drawn
tap-place = { $place } { $place-is }
tap-number = { $number }
tap-has = { $what }: { $number }
tap-here = { $place } ({ $place-is }): what happened?
tap-here-or-where = { $place } ({ $place-is }): tap where a piece went, or choose.
tap-who = { $start } → { $end }: which piece moved?
tap-base-or-where = Your base: tap where a piece went.
tap-with = { $start } → { $end }: { $unit-id ->
    [hero] with resources or without?
    [mech] what went with the mech?
   *[worker] how many workers?
}
tap-where = { $unit-cap } { $place-from }: where to?
tap-which = { $new ->
    [0] { $unit-cap }: from where?
   *[other] { $unit-cap }: new, or moved? From where?
}
tap-leaves = { $unit-id ->
    [hero] move the character…
    [mech] move a mech…
   *[worker] move a worker…
}
tap-move-hero = character{ $goods ->
    [0] {""}
    [1] {" "}+ resources
   *[2] {" "}+ some resources…
}
tap-move-mech = mech{ $number ->
    [0] {""}
    [one] {" "}+ worker
   *[other] {" "}+ { $number } workers
}{ $goods ->
    [0] {""}
    [1] {" "}+ resources
   *[2] {" "}+ some resources…
}
tap-move-worker = { $number ->
    [one] worker
   *[other] { $number } workers
}{ $goods ->
    [0] {""}
    [1] {" "}+ resources
   *[2] {" "}+ some resources…
}
tap-with-hero = { $goods ->
    [0] without
    [1] with the resources
   *[2] with some of them…
}
tap-with-mech = { $number ->
    [0] { $goods ->
        [0] nothing
        [1] the resources
       *[2] some resources…
    }
    [one] a worker
   *[other] { $number } workers
}{ $number ->
    [0] {""}
   *[other] { $goods ->
        [0] {""}
        [1] {" "}and the resources
       *[2] {" "}and some resources…
    }
}
tap-carried = What was carried?
tap-new-mech = new mech
tap-new-worker = new worker
tap-new-workers = { $number ->
    [one] new worker
   *[other] { $number } new workers
}
tap-new-where = Where is the new piece?
tap-how-many = How many?
tap-ability = unlocked ability
tap-which-ability = Which ability was unlocked?
tap-no-ability = I’ll say later
tap-paid = Paid from the map: { $resource }
tap-paid-at = { $place } −{ $number }
tap-produced = +{ $number } { $resource } (now { $total })
tap-res-where = Resources: where?
tap-res-changed = Resources { $place-at }: what changed?
tap-lies = { $what } { $number }
tap-by = { $by }
tap-several = several kinds, or another number…
tap-several-tracks = enter the numbers…
tap-res-here = What is { $place-at } now?
tap-build-where = Where was it built?
tap-build-here = What was built on { $place }?
tap-recruit-bonus = The recruit’s ongoing bonus?
tap-star-for = A star for what? The others are counted for you.

## Corrections

tap-fix-what = What has the program wrong? Pieces can be moved on the map.
tap-fix-here = { $place } ({ $place-is }): what is different on the table?
tap-fix-here-or-where = { $place } ({ $place-is }): what is different? Or tap where a piece really is.
tap-fix-who = Who is { $end-at }, not { $start-at }?
tap-fix-unit = { $side-id ->
    [human] your { $unit }
   *[automa] the Automa’s { $unit }
}
tap-fix-my-unit = your piece
tap-fix-its-unit = the Automa’s piece
tap-on-map = Tap the place, here or on the map.
tap-fix-hero = your character
tap-fix-mechs = all your mechs
tap-fix-workers = all your workers
tap-fix-automa-hero = the Automa’s character
tap-fix-automa-mechs = all the Automa’s mechs
tap-fix-automa-workers = all the Automa’s workers
tap-fix-my-mechs = your mechs
tap-fix-my-workers = your workers
tap-fix-its-mechs = the Automa’s mechs
tap-fix-its-workers = the Automa’s workers
tap-fix-power = the Automa’s power
tap-fix-coins = the Automa’s coins
tap-fix-cards = the Automa’s combat cards
tap-fix-cube = cube on the star tracker card
tap-fix-scheme = scheme
tap-fix-box = resources on the Automa card
tap-fix-automa-star = the Automa’s stars
tap-fix-star = your stars
tap-fix-res = resources
tap-fix-goods = resources
tap-fix-encounter = encounter token
tap-fix-structure = structure
tap-fix-ability = your abilities
tap-fix-recruit = your recruits
tap-fix-factory-card = Factory card
tap-fix-flag = flag
tap-fix-trap = trap
tap-fix-automa-card = where an Automa card is
tap-fix-tile = structure bonus tile
tap-fix-turns = number of turns
tap-fix-tracks = your tracks and coins
tap-fix-popularity = your popularity
tap-fix-my-coins = your coins
tap-fix-my-power = your power
tap-fix-hero-here = your character is here
tap-fix-automa-hero-here = the Automa’s character is here
tap-fix-automa-hero-away = the Automa’s character is not here
tap-fix-count = { $verb }: { $number }
tap-fix-how-many = { $verb-cap } { $place-at }: how many?
tap-fix-token = { $token }: { $on ->
    [0] none → there is one
   *[1] there is one → none
}
tap-fix-built = structure: { $structure }
tap-fix-on = { $what }: { $on ->
    [0] no → yes
   *[1] yes → no
}
tap-fix-stars = How many stars { $star-for }?
tap-fix-card = { $number } · { $pile }
tap-fix-number = How many on the table?
tap-fix-where-hero = Where is your character? Tap the place on the map.
tap-fix-where-automa-hero = Where is the Automa’s character? Tap the place on the map.
tap-fix-lies = Is there a token ({ $token }) { $place-at }?
tap-fix-which-structure = Which structure is { $place-at }?
tap-fix-which-trap = What about the trap { $place-at }?
tap-fix-which-star = Which stars are different on the table?
tap-fix-which-ability = Which abilities are unlocked? Tap what is different.
tap-fix-which-recruit = Which recruits are enlisted? Tap what is different.
tap-fix-which-factory-card = Who has a Factory card? Tap what is different.
tap-fix-which-card = Which Automa card lies somewhere else?
tap-fix-which-pile = Where is card { $number }?
tap-fix-which-scheme = Which scheme is in force?
tap-fix-which-tile = Which structure bonus tile is on the table?
tap-fix-whose-turns = Whose number of turns is different?
