### Що відповів гравець — реченнями, для історії та запису партії.

said-hero = Герой: { $start } → { $end }{ $goods-id ->
    [none] .
   *[other] , з усіма ресурсами.
}
said-mech = { $route-id ->
    [ability] Властивість меха{ $ability-id ->
        [none] {""}…
       *[other] : «{ $ability }».
    }
    [new] Новий мех { $end-at }{ $ability-id ->
        [none] .
       *[other] , властивість «{ $ability }».
    }
   *[move] Мех: { $start } → { $end }{ $workers-id ->
        [none] {""}
       *[other] { $workers ->
            [one] , з ним { $workers } робітник
            [few] , з ним { $workers } робітники
            [many] , з ним { $workers } робітників
           *[other] , з ним { $workers } робітника
        }
    }{ $goods-id ->
        [none] .
       *[other] { $workers-id ->
            [none] , з усіма ресурсами.
           *[other] {""} й усі ресурси.
        }
    }
}
said-worker = { $route-id ->
    [new] { $number-id ->
        [none] Новий робітник
       *[other] { $number ->
            [1] Новий робітник
            [2] Двоє нових робітників
            [3] Троє нових робітників
            [4] Четверо нових робітників
           *[other] Нові робітники ({ $number })
        }
    } { $end-at }.
   *[move] { $number-id ->
        [none] Робітник
       *[other] { $number ->
            [1] Робітник
            [2] Двоє робітників
            [3] Троє робітників
            [4] Четверо робітників
           *[other] Робітники ({ $number })
        }
    }: { $start } → { $end }{ $goods-id ->
        [none] .
       *[other] , з усіма ресурсами.
    }
}
said-goods = { $route-id ->
    [bare] Ресурси { $start-at }
   *[move] Перенесено { $start } → { $end }
}: метал — { $metal }, їжа — { $food }, деревина — { $wood }, нафта — { $oil }.
said-res = { $route-id ->
    [bare] Ресурси { $start-at }{ $number-id ->
        [none] { $kind-id ->
            [none] {""}…
           *[other] : { $kind }…
        }
       *[other] : { $kind } — { $number }.
    }
   *[move] { $kind-id ->
        [none] Усі ресурси: { $start } → { $end }.
       *[other] { $number-id ->
            [none] Ресурси ({ $kind }): { $start } → { $end }.
           *[other] Ресурси ({ $kind } — { $number }): { $start } → { $end }.
        }
    }
}
said-build = { $structure-built } на { $place }.
said-encounter = Жетон пригоди на { $place } прибрано.
said-recruit = Новий рекрут із постійним бонусом «{ $bonus }».
said-star = Зірка { $star-for }.
said-flag = Прапор на { $place }.
said-trap = { $face-id ->
    [none] Пастка на { $place }.
   *[other] Пастка на { $place }, на ній — { $face }.
}
said-tracks = Популярність — { $popularity }, монети — { $coins }, сила — { $power }.
said-fight = Переміщення завершено, починаємо бій.
said-end = Хід завершено.
said-ask-final = Популярність — { $popularity }, монети — { $coins }, сила — { $power }.
said-ask-combat = На диску { $dial }{ $cards-id ->
    [none] , без карт бою.
   *[other] ; карти бою: { $cards }.
}
said-ask-trap-loss = { $kind-id ->
    [nothing] Автома нічого не втрачає.
   *[other] Автома втрачає: { $kind }{ $number-id ->
        [none] .
       *[other] {" "}— { $number }.
    }
}

fixed-hero = Виправлено: ваш герой { $place-at }.
fixed-mechs = { $places-id ->
    [none] Виправлено: ваших мехів у грі немає.
   *[other] Виправлено: місця ваших мехів — { $places }.
}
fixed-workers = { $places-id ->
    [none] Виправлено: ваших робітників у грі немає.
   *[other] Виправлено: місця ваших робітників — { $places }.
}
fixed-automa-hero = Виправлено: герой Автоми { $place-at }.
fixed-automa-mechs = { $places-id ->
    [none] Виправлено: мехів Автоми в грі немає.
   *[other] Виправлено: місця мехів Автоми — { $places }.
}
fixed-automa-workers = { $places-id ->
    [none] Виправлено: робітників Автоми в грі немає.
   *[other] Виправлено: місця робітників Автоми — { $places }.
}
fixed-my-mechs = { $number ->
    [0] Виправлено: ваших мехів { $place-at } немає.
   *[other] Виправлено: ваших мехів { $place-at } — { $number }.
}
fixed-my-workers = { $number ->
    [0] Виправлено: ваших робітників { $place-at } немає.
   *[other] Виправлено: ваших робітників { $place-at } — { $number }.
}
fixed-my-unit = Виправлено: ваш { $unit } { $end-at }, а не { $start-at }.
fixed-its-unit = Виправлено: { $unit } Автоми { $end-at }, а не { $start-at }.
fixed-its-mechs = { $number ->
    [0] Виправлено: мехів Автоми { $place-at } немає.
   *[other] Виправлено: мехів Автоми { $place-at } — { $number }.
}
fixed-its-workers = { $number ->
    [0] Виправлено: робітників Автоми { $place-at } немає.
   *[other] Виправлено: робітників Автоми { $place-at } — { $number }.
}
fixed-power = Виправлено: сила Автоми — { $number }.
fixed-coins = Виправлено: в Автоми { $number ->
    [one] { $number } монета
    [few] { $number } монети
    [many] { $number } монет
   *[other] { $number } монети
}.
fixed-cards = Виправлено: в Автоми { $number ->
    [one] { $number } карта бою
    [few] { $number } карти бою
    [many] { $number } карт бою
   *[other] { $number } карти бою
}.
fixed-cube = Виправлено: кубик на поділці { $number } карти зірок.
fixed-scheme = Виправлено: діє схема { $scheme }.
fixed-box = Виправлено: у клітинці ресурсів останньої карти { $number }.
fixed-automa-star = Виправлено: в Автоми { $number ->
    [0] немає зірок
    [one] { $number } зірка
    [few] { $number } зірки
    [many] { $number } зірок
   *[other] { $number } зірки
} { $star-for }.
fixed-star = Виправлено: у вас { $number ->
    [0] немає зірок
    [one] { $number } зірка
    [few] { $number } зірки
    [many] { $number } зірок
   *[other] { $number } зірки
} { $star-for }.
fixed-goods = Виправлено: ресурси { $place-at }: метал — { $metal }, їжа — { $food }, деревина — { $wood }, нафта — { $oil }.
fixed-res = { $number ->
    [0] Виправлено: на { $place } немає { $kind-gen }.
   *[other] Виправлено: { $kind-gen } на { $place } — { $number }.
}
fixed-encounter = { $on-id ->
    [yes] Виправлено: на { $place } лежить жетон пригоди.
   *[no] Виправлено: на { $place } немає жетона пригоди.
}
fixed-structure = { $structure-id ->
    [nothing] Виправлено: на { $place } немає споруди.
   *[other] Виправлено: на { $place } стоїть { $structure }.
}
fixed-ability = { $on-id ->
    [yes] Виправлено: властивість «{ $ability }» відкрито.
   *[no] Виправлено: властивість «{ $ability }» не відкрито.
}
fixed-recruit = { $on-id ->
    [yes] Виправлено: рекрут із бонусом «{ $bonus }» у вас є.
   *[no] Виправлено: рекрута з бонусом «{ $bonus }» у вас немає.
}
fixed-factory-card = { $side-id ->
    [human] { $on-id ->
        [yes] Виправлено: карта Фабрики у вас є.
       *[no] Виправлено: карти Фабрики у вас немає.
    }
   *[automa] { $on-id ->
        [yes] Виправлено: карта Фабрики в Автоми є.
       *[no] Виправлено: карти Фабрики в Автоми немає.
    }
}
fixed-flag = { $on-id ->
    [yes] Виправлено: на { $place } лежить ваш прапор.
   *[no] Виправлено: на { $place } немає вашого прапора.
}
fixed-trap = { $state-id ->
    [nothing] Виправлено: на { $place } немає пастки.
   *[other] Виправлено: пастка на { $place } { $state }{ $face-id ->
        [none] .
       *[other] , на ній — { $face }.
    }
}
fixed-automa-card = Виправлено: карта { $number } { $pile-at }.
fixed-tile = Виправлено: жетон бонусу за споруди — «{ $tile }».
fixed-turns = { $side-id ->
    [human] Виправлено: ваших ходів — { $number }.
   *[automa] Виправлено: ходів Автоми — { $number }.
}
fixed-tracks = Виправлено: популярність — { $popularity }, монети — { $coins }, сила — { $power }.
fixed-popularity = Виправлено: ваша популярність — { $number }.
fixed-my-coins = Виправлено: у вас { $number ->
    [one] { $number } монета
    [few] { $number } монети
    [many] { $number } монет
   *[other] { $number } монети
}.
fixed-my-power = Виправлено: ваша сила — { $number }.
said-ask-artillery = { $answer-id ->
    [no] «Артилерію» на { $place } не застосовано.
   *[yes] «Артилерію» застосовано на { $place }.
}
said-ask-automa-card = { $answer }.
said-ask-automa-cards = Числа на картах бою Автоми: { $answer }.
said-ask-bonus-star = { $answer-id ->
    [no] Зірки { $star-for } поки немає.
   *[yes] Ви отримуєте зірку { $star-for }.
}
said-ask-move = { $answer-id ->
    [no] { $unit-cap } { $start-from } { $end-to }: це була помилка.
   *[yes] { $unit-cap } { $start-from } { $end-to }: усе правильно.
}
said-ask-revealed-card = { $answer-id ->
    [no-card] Карт бою не лишилося.
   *[other] Число на карті бою: { $answer }.
}
said-ask-trap-face = На вашій пастці на { $place }: { $answer }.
said-ask-retreat = Ваш { $unit } відступає з { $place } { $answer-to }.
said-ask-retreat-workers = Робітників на цьому меху: { $answer }.
