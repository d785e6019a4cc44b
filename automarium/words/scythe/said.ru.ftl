### Что ответил игрок — предложениями, для истории и записи партии.

said-hero = Герой: { $start } → { $end }{ $goods-id ->
    [none] .
   *[other] , со всеми ресурсами.
}
said-mech = { $route-id ->
    [ability] Свойство робота{ $ability-id ->
        [none] {""}…
       *[other] : «{ $ability }».
    }
    [new] Новый робот { $end-at }{ $ability-id ->
        [none] .
       *[other] , свойство «{ $ability }».
    }
   *[move] Робот: { $start } → { $end }{ $workers-id ->
        [none] {""}
       *[other] { $workers ->
            [one] , с ним { $workers } рабочий
            [few] , с ним { $workers } рабочих
            [many] , с ним { $workers } рабочих
           *[other] , с ним { $workers } рабочих
        }
    }{ $goods-id ->
        [none] .
       *[other] { $workers-id ->
            [none] , со всеми ресурсами.
           *[other] {""} и все ресурсы.
        }
    }
}
said-worker = { $route-id ->
    [new] { $number-id ->
        [none] Новый рабочий
       *[other] { $number ->
            [1] Новый рабочий
            [2] Двое новых рабочих
            [3] Трое новых рабочих
            [4] Четверо новых рабочих
           *[other] Новые рабочие ({ $number })
        }
    } { $end-at }.
   *[move] { $number-id ->
        [none] Рабочий
       *[other] { $number ->
            [1] Рабочий
            [2] Двое рабочих
            [3] Трое рабочих
            [4] Четверо рабочих
           *[other] Рабочие ({ $number })
        }
    }: { $start } → { $end }{ $goods-id ->
        [none] .
       *[other] , со всеми ресурсами.
    }
}
said-goods = { $route-id ->
    [bare] Ресурсы { $start-at }
   *[move] Перенесено { $start } → { $end }
}: металл — { $metal }, еда — { $food }, дерево — { $wood }, нефть — { $oil }.
said-res = { $route-id ->
    [bare] Ресурсы { $start-at }{ $number-id ->
        [none] { $kind-id ->
            [none] {""}…
           *[other] : { $kind }…
        }
       *[other] : { $kind } — { $number }.
    }
   *[move] { $kind-id ->
        [none] Все ресурсы: { $start } → { $end }.
       *[other] { $number-id ->
            [none] Ресурсы ({ $kind }): { $start } → { $end }.
           *[other] Ресурсы ({ $kind } — { $number }): { $start } → { $end }.
        }
    }
}
said-build = { $structure-built } на { $place }.
said-encounter = Жетон приключения на { $place } убран.
said-recruit = Новый рекрут с постоянным бонусом «{ $bonus }».
said-star = Звезда { $star-for }.
said-flag = Флаг на { $place }.
said-trap = { $face-id ->
    [none] Ловушка на { $place }.
   *[other] Ловушка на { $place }, на ней — { $face }.
}
said-tracks = Популярность — { $popularity }, монеты — { $coins }, сила — { $power }.
said-fight = Перемещения закончены, начинаем бой.
said-end = Ход окончен.
said-ask-final = Популярность — { $popularity }, монеты — { $coins }, сила — { $power }.
said-ask-combat = На диске { $dial }{ $cards-id ->
    [none] , без карт боя.
   *[other] ; цифры на картах боя: { $cards }.
}
said-ask-trap-loss = { $kind-id ->
    [nothing] Автома ничего не теряет.
   *[other] Автома теряет: { $kind }{ $number-id ->
        [none] .
       *[other] {" "}— { $number }.
    }
}

fixed-hero = Исправлено: ваш герой { $place-at }.
fixed-mechs = { $places-id ->
    [none] Исправлено: ваших роботов в игре нет.
   *[other] Исправлено: места ваших роботов — { $places }.
}
fixed-workers = { $places-id ->
    [none] Исправлено: ваших рабочих в игре нет.
   *[other] Исправлено: места ваших рабочих — { $places }.
}
fixed-automa-hero = Исправлено: герой Автомы { $place-at }.
fixed-automa-mechs = { $places-id ->
    [none] Исправлено: роботов Автомы в игре нет.
   *[other] Исправлено: места роботов Автомы — { $places }.
}
fixed-automa-workers = { $places-id ->
    [none] Исправлено: рабочих Автомы в игре нет.
   *[other] Исправлено: места рабочих Автомы — { $places }.
}
fixed-my-mechs = { $number ->
    [0] Исправлено: ваших роботов { $place-at } нет.
   *[other] Исправлено: ваших роботов { $place-at } — { $number }.
}
fixed-my-workers = { $number ->
    [0] Исправлено: ваших рабочих { $place-at } нет.
   *[other] Исправлено: ваших рабочих { $place-at } — { $number }.
}
fixed-my-unit = Исправлено: ваш { $unit } { $end-at }, а не { $start-at }.
fixed-its-unit = Исправлено: { $unit } Автомы { $end-at }, а не { $start-at }.
fixed-its-mechs = { $number ->
    [0] Исправлено: роботов Автомы { $place-at } нет.
   *[other] Исправлено: роботов Автомы { $place-at } — { $number }.
}
fixed-its-workers = { $number ->
    [0] Исправлено: рабочих Автомы { $place-at } нет.
   *[other] Исправлено: рабочих Автомы { $place-at } — { $number }.
}
fixed-power = Исправлено: сила Автомы — { $number }.
fixed-coins = Исправлено: у Автомы { $number ->
    [one] { $number } монета
    [few] { $number } монеты
    [many] { $number } монет
   *[other] { $number } монеты
}.
fixed-cards = Исправлено: у Автомы { $number ->
    [one] { $number } карта боя
    [few] { $number } карты боя
    [many] { $number } карт боя
   *[other] { $number } карты боя
}.
fixed-cube = Исправлено: кубик на делении { $number } карты звёзд.
fixed-scheme = Исправлено: действует схема { $scheme }.
fixed-box = Исправлено: в клетке ресурсов последней карты { $number }.
fixed-automa-star = Исправлено: у Автомы { $number ->
    [0] нет звёзд
    [one] { $number } звезда
    [few] { $number } звезды
    [many] { $number } звёзд
   *[other] { $number } звезды
} { $star-for }.
fixed-star = Исправлено: у вас { $number ->
    [0] нет звёзд
    [one] { $number } звезда
    [few] { $number } звезды
    [many] { $number } звёзд
   *[other] { $number } звезды
} { $star-for }.
fixed-goods = Исправлено: ресурсы { $place-at }: металл — { $metal }, еда — { $food }, дерево — { $wood }, нефть — { $oil }.
fixed-res = { $number ->
    [0] Исправлено: на { $place } нет { $kind-gen }.
   *[other] Исправлено: { $kind-gen } на { $place } — { $number }.
}
fixed-encounter = { $on-id ->
    [yes] Исправлено: на { $place } лежит жетон приключения.
   *[no] Исправлено: на { $place } нет жетона приключения.
}
fixed-structure = { $structure-id ->
    [nothing] Исправлено: на { $place } нет здания.
   *[other] Исправлено: на { $place } стоит { $structure }.
}
fixed-ability = { $on-id ->
    [yes] Исправлено: свойство «{ $ability }» открыто.
   *[no] Исправлено: свойство «{ $ability }» не открыто.
}
fixed-recruit = { $on-id ->
    [yes] Исправлено: рекрут с бонусом «{ $bonus }» у вас есть.
   *[no] Исправлено: рекрута с бонусом «{ $bonus }» у вас нет.
}
fixed-factory-card = { $side-id ->
    [human] { $on-id ->
        [yes] Исправлено: карта Фабрики у вас есть.
       *[no] Исправлено: карты Фабрики у вас нет.
    }
   *[automa] { $on-id ->
        [yes] Исправлено: карта Фабрики у Автомы есть.
       *[no] Исправлено: карты Фабрики у Автомы нет.
    }
}
fixed-flag = { $on-id ->
    [yes] Исправлено: на { $place } лежит ваш флаг.
   *[no] Исправлено: на { $place } нет вашего флага.
}
fixed-trap = { $state-id ->
    [nothing] Исправлено: на { $place } нет ловушки.
   *[other] Исправлено: ловушка на { $place } { $state }{ $face-id ->
        [none] .
       *[other] , на ней — { $face }.
    }
}
fixed-automa-card = Исправлено: карта { $number } { $pile-at }.
fixed-tile = Исправлено: жетон бонуса за здания — «{ $tile }».
fixed-turns = { $side-id ->
    [human] Исправлено: ваших ходов — { $number }.
   *[automa] Исправлено: ходов Автомы — { $number }.
}
fixed-tracks = Исправлено: популярность — { $popularity }, монеты — { $coins }, сила — { $power }.
fixed-popularity = Исправлено: ваша популярность — { $number }.
fixed-my-coins = Исправлено: у вас { $number ->
    [one] { $number } монета
    [few] { $number } монеты
    [many] { $number } монет
   *[other] { $number } монеты
}.
fixed-my-power = Исправлено: ваша сила — { $number }.
said-ask-artillery = { $answer-id ->
    [no] «Артиллерия» на { $place } не применяется.
   *[yes] «Артиллерия» применена на { $place }.
}
said-ask-automa-card = { $answer }.
said-ask-automa-cards = Цифры на картах боя Автомы: { $answer }.
said-ask-bonus-star = { $answer-id ->
    [no] Звезды { $star-for } пока нет.
   *[yes] Вы получаете звезду { $star-for }.
}
said-ask-move = { $answer-id ->
    [no] { $unit-cap } { $start-from } { $end-to }: это была ошибка.
   *[yes] { $unit-cap } { $start-from } { $end-to }: всё верно.
}
said-ask-revealed-card = { $answer-id ->
    [no-card] Карт боя не осталось.
   *[other] Цифра на карте боя: { $answer }.
}
said-ask-trap-face = На вашей ловушке на { $place }: { $answer }.
said-ask-retreat = Ваш { $unit } отступает с { $place } { $answer-to }.
said-ask-retreat-workers = Рабочих на этом роботе: { $answer }.
