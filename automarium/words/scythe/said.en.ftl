### What was answered, told as sentences in histories and transcripts.

said-hero = The character: { $start } → { $end }{ $goods-id ->
    [none] .
   *[other] , with all resources.
}
said-mech = { $route-id ->
    [ability] A mech’s ability{ $ability-id ->
        [none] {""}…
       *[other] : “{ $ability }”.
    }
    [new] A new mech { $end-at }{ $ability-id ->
        [none] .
       *[other] , ability “{ $ability }”.
    }
   *[move] A mech: { $start } → { $end }{ $workers-id ->
        [none] {""}
       *[other] { $workers ->
            [one] , with { $workers } worker
           *[other] , with { $workers } workers
        }
    }{ $goods-id ->
        [none] .
       *[other] { $workers-id ->
            [none] , with all resources.
           *[other] {""} and all resources.
        }
    }
}
said-worker = { $route-id ->
    [new] { $number-id ->
        [none] A new worker { $end-at }.
       *[other] { $number ->
            [one] A new worker { $end-at }.
           *[other] { $number } new workers { $end-at }.
        }
    }
   *[move] { $number-id ->
        [none] A worker
       *[other] { $number ->
            [one] A worker
           *[other] { $number } workers
        }
    }: { $start } → { $end }{ $goods-id ->
        [none] .
       *[other] , with all resources.
    }
}
said-goods = { $route-id ->
    [bare] Resources { $start-at }
   *[move] Carried { $start } → { $end }
}: metal { $metal }, food { $food }, wood { $wood }, oil { $oil }.
said-res = { $route-id ->
    [bare] Resources { $start-at }{ $number-id ->
        [none] { $kind-id ->
            [none] {""}…
           *[other] : { $kind }…
        }
       *[other] : { $number } { $kind }.
    }
   *[move] { $kind-id ->
        [none] All resources
       *[other] { $number-id ->
            [none] All { $kind }
           *[other] { $number } { $kind }
        }
    }: { $start } → { $end }.
}
said-build = { $structure-built } on { $place }.
said-encounter = The encounter token on { $place } is gone.
said-recruit = A new recruit with the ongoing bonus “{ $bonus }”.
said-star = A star { $star-for }.
said-flag = A flag on { $place }.
said-trap = { $face-id ->
    [none] A trap on { $place }.
   *[other] A trap on { $place } that takes “{ $face }”.
}
said-tracks = Popularity { $popularity }, coins { $coins }, power { $power }.
said-fight = My moves are done: combat.
said-end = My turn is over.
said-ask-final = Popularity { $popularity }, coins { $coins }, power { $power }.
said-ask-combat = The dial shows { $dial }{ $cards-id ->
    [none] , no combat cards.
   *[other] ; combat cards of { $cards }.
}
said-ask-trap-loss = { $kind-id ->
    [nothing] It costs nothing.
   *[other] It costs this: { $kind }{ $number-id ->
        [none] .
       *[other] , { $number }.
    }
}

fixed-hero = Corrected: your character is { $place-at }.
fixed-mechs = { $places-id ->
    [none] Corrected: you have no mechs in play.
   *[other] Corrected: your mechs are here: { $places }.
}
fixed-workers = { $places-id ->
    [none] Corrected: you have no workers in play.
   *[other] Corrected: your workers are here: { $places }.
}
fixed-automa-hero = Corrected: the Automa’s character is { $place-at }.
fixed-automa-mechs = { $places-id ->
    [none] Corrected: the Automa has no mechs in play.
   *[other] Corrected: the Automa’s mechs are here: { $places }.
}
fixed-automa-workers = { $places-id ->
    [none] Corrected: the Automa has no workers in play.
   *[other] Corrected: the Automa’s workers are here: { $places }.
}
fixed-my-mechs = { $number ->
    [0] Corrected: you have no mechs { $place-at }.
    [one] Corrected: you have { $number } mech { $place-at }.
   *[other] Corrected: you have { $number } mechs { $place-at }.
}
fixed-my-workers = { $number ->
    [0] Corrected: you have no workers { $place-at }.
    [one] Corrected: you have { $number } worker { $place-at }.
   *[other] Corrected: you have { $number } workers { $place-at }.
}
fixed-my-unit = Corrected: your { $unit } is { $end-at }, not { $start-at }.
fixed-its-unit = Corrected: the Automa’s { $unit } is { $end-at }, not { $start-at }.
fixed-its-mechs = { $number ->
    [0] Corrected: the Automa has no mechs { $place-at }.
    [one] Corrected: the Automa has { $number } mech { $place-at }.
   *[other] Corrected: the Automa has { $number } mechs { $place-at }.
}
fixed-its-workers = { $number ->
    [0] Corrected: the Automa has no workers { $place-at }.
    [one] Corrected: the Automa has { $number } worker { $place-at }.
   *[other] Corrected: the Automa has { $number } workers { $place-at }.
}
fixed-power = Corrected: the Automa’s power is { $number }.
fixed-coins = Corrected: the Automa has { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}.
fixed-cards = Corrected: the Automa has { $number ->
    [one] { $number } combat card
   *[other] { $number } combat cards
}.
fixed-cube = Corrected: the cube is on space { $number } of the star tracker card.
fixed-scheme = Corrected: scheme { $scheme } applies.
fixed-box = Corrected: the resource box of the last card shows { $number }.
fixed-automa-star = Corrected: the Automa has { $number ->
    [0] no stars
    [one] { $number } star
   *[other] { $number } stars
} { $star-for }.
fixed-star = Corrected: you have { $number ->
    [0] no stars
    [one] { $number } star
   *[other] { $number } stars
} { $star-for }.
fixed-goods = Corrected: resources { $place-at }: metal { $metal }, food { $food }, wood { $wood }, oil { $oil }.
fixed-res = { $number ->
    [0] Corrected: there is no { $kind } on { $place }.
   *[other] Corrected: there is { $number } { $kind } on { $place }.
}
fixed-encounter = { $on-id ->
    [yes] Corrected: there is an encounter token on { $place }.
   *[no] Corrected: there is no encounter token on { $place }.
}
fixed-structure = { $structure-id ->
    [nothing] Corrected: there is no structure on { $place }.
   *[other] Corrected: your { $structure } stands on { $place }.
}
fixed-ability = { $on-id ->
    [yes] Corrected: the ability “{ $ability }” is unlocked.
   *[no] Corrected: the ability “{ $ability }” is not unlocked.
}
fixed-recruit = { $on-id ->
    [yes] Corrected: you have the recruit with the bonus “{ $bonus }”.
   *[no] Corrected: you do not have the recruit with the bonus “{ $bonus }”.
}
fixed-factory-card = { $side-id ->
    [human] { $on-id ->
        [yes] Corrected: you have a Factory card.
       *[no] Corrected: you have no Factory card.
    }
   *[automa] { $on-id ->
        [yes] Corrected: the Automa has a Factory card.
       *[no] Corrected: the Automa has no Factory card.
    }
}
fixed-flag = { $on-id ->
    [yes] Corrected: your flag lies on { $place }.
   *[no] Corrected: there is no flag on { $place }.
}
fixed-trap = { $state-id ->
    [nothing] Corrected: there is no trap on { $place }.
   *[other] Corrected: the trap on { $place } is { $state }{ $face-id ->
        [none] .
       *[other] {" "}and takes “{ $face }”.
    }
}
fixed-automa-card = Corrected: card { $number } is { $pile-at }.
fixed-tile = Corrected: the structure bonus tile is “{ $tile }”.
fixed-turns = { $side-id ->
    [human] Corrected: you have taken { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }.
   *[automa] Corrected: the Automa has taken { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }.
}
fixed-tracks = Corrected: popularity { $popularity }, coins { $coins }, power { $power }.
fixed-popularity = Corrected: your popularity is { $number }.
fixed-my-coins = Corrected: you have { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}.
fixed-my-power = Corrected: your power is { $number }.
said-ask-artillery = { $answer-id ->
    [no] No Artillery on { $place }.
   *[yes] Artillery is used on { $place }.
}
said-ask-automa-card = { $answer }.
said-ask-automa-cards = The Automa’s combat cards: { $answer }.
said-ask-bonus-star = { $answer-id ->
    [no] No star { $star-for } yet.
   *[yes] You place your star { $star-for }.
}
said-ask-move = { $answer-id ->
    [no] { $unit-cap } { $start-from } { $end-to }: that was a mistake.
   *[yes] { $unit-cap } { $start-from } { $end-to }: that is right.
}
said-ask-revealed-card = { $answer-id ->
    [no-card] There is no combat card left.
   *[other] The combat card: { $answer }.
}
said-ask-trap-face = Your trap on { $place } shows: { $answer }.
said-ask-retreat = Your { $unit } retreats from { $place } { $answer-to }.
said-ask-retreat-workers = Workers that this mech carries: { $answer }.
