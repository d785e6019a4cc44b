### Markers that move, as a cue tells them.

marker-vp = ПО Автомы
marker-resources = Ресурсы Автомы
marker-gold = Слитки золота у Автомы
marker-golem-track = Маркер Автомы на шкале големов
marker-study-track = Маркер Автомы на шкале обучения
cue-table = Программа всё разложила: персонажей, жетоны округов, книги, жетоны и големов Автомы.
cue-refresh = Шары раскатились по рядам, в библиотеке новая книга.

## Что принесло то, чего никто не выбирал: стоит после «Почему: »

brought-by-note-action = { $brought ->
    [order-useless] действие { $row-of }, но ни один голем не стоит
   *[other] действие { $row-of }
}
brought-by-note-card = бонус карты Автомы { $card }
brought-by-note-action-tile = жетон действия, на котором раввин Автомы
brought-by-note-influence = бонус { $character-gen }
brought-by-note-tile = жетон округа { $number } { $district-of }
brought-by-note-tile-applied = { brought-by-note-tile }
brought-by-note-column-tile = улучшение над столбцом новой книги
brought-by-note-active = постоянный бонус { $colour-book-gen }{ $title }
brought-by-note-artifact = { $made ->
    [1] создание артефакта { $number }
   *[other] доход артефакта { $number }
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
tile-of-artifact = жетон артефакта { $number }{ $times ->
    [2] {" "}× 2
   *[other] {""}
}
brought-by-note-starting-tile = бонус начального жетона { $tile }
brought-by-note-nameless-tile = бонус начального жетона
brought-by-note-income = { $source-id ->
    [study-tile] улучшение шкалы обучения
    [study-income] доход шкалы обучения
    [golem-income] доход шкалы големов
   *[other] доход ученика { $source-at }
}
brought-by-note-incomes = { $besides ->
    [1] остальной доход: { $sources }
   *[other] доход учеников и шкал
}
brought-by-note-income-total = названная сумма дохода
discount-on = { $what ->
    [work] скидка действия работы
    [golem] скидка на голема
    [book] скидка на книгу
   *[upgrade] скидка на улучшение
}
brought-by-note-excess = { discount-on } больше цены
brought-by-note-discount = неиспользованная { discount-on }
brought-by-note-influence-refused = 3 монеты вместо бонуса { $character-gen }
brought-by-note-black-price = цена чёрной книги
brought-by-order-marble = { $colour-marble } из ряда { $row-of }
brought-by-order-book = мгновенный бонус новой книги
brought-by-note-not-doubled = мгновенный бонус чёрной книги (не удваивается)
brought-by-order-kill = { $brought ->
    [order-golem-track-back] убийство голема
   *[other] бонус ячейки кладбища
}
brought-by-order-rabbi = { brought-by-note-action-tile }
brought-by-order-rabbi-bottom = самая нижняя ячейка, где раввин Автомы
brought-by-order-activate = в секциях VIII–X нет жетонов
brought-by-note-no-tile = свободных жетонов действий нет
brought-by-order-create = создание голема
brought-by-order-upgrade = улучшение: { $upgrade }
brought-by-note-lost-steps = шаги, которые некому сделать
brought-by-note-control-short = големы без управления

## За что заплачено и что получено: стоит после «Почему: »

spent-order-pay = { $amount ->
    [one] −{ $amount } ресурс
    [few] −{ $amount } ресурса
    [many] −{ $amount } ресурсов
   *[other] −{ $amount } ресурса
} — { $what ->
    [gold] слиток золота
    [golem] новый голем
    [upgrade] улучшение
    [book] книга
    [mirror] действие зеркала
    [work] работа големов
    [influence] влияние на персонажа
    [control] управление големами
    [entry] вход в секции VIII–X
   *[other] цена эффекта
}
spent-order-pay-book = { $amount ->
    [one] −{ $amount } ресурс
    [few] −{ $amount } ресурса
    [many] −{ $amount } ресурсов
   *[other] −{ $amount } ресурса
} — { $card ->
    [0] место { $position } в библиотеке{ $discount ->
        [0] {""}
       *[other] {" "}({ $place } − { $discount })
    }
   *[other] книга ({ $card } + { $place }{ $discount ->
        [0] {""}
       *[other] {" "}− { $discount }
    })
}
spent-marker-resources = { $number ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
    [many] { $amount } ресурсов
   *[other] { $amount } ресурса
} — получено
spent-marker-vp = { $amount } ПО — получено
spent-by-marker-resources = { $number ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
    [many] { $amount } ресурсов
   *[other] { $amount } ресурса
} — { $source }
spent-by-marker-vp = { $amount } ПО — { $source }
spent-order-below = −{ $amount } ПО — ресурсы ниже −5
gained-order-beyond = +{ $amount } ПО — ресурсы сверх 20
gained-order-useless = +{ $amount } ПО — без выгоды
gained-by-order-useless = +{ $amount } ПО — { $source }, без выгоды
spent-order-vp-lost = −{ $amount } ПО — потеряно
by-order-useless = { $source }{ $from ->
    [order-activate] {""}
    [note-no-tile] {""}
    [note-action] {""}
    [note-action-tile] , ничего не дал
    [order-rabbi] , ничего не дал
    [order-rabbi-bottom] , ничего не дала
    [note-column-tile] {" "}ничего не дало
    [order-upgrade] {" "}ничего не дало
    [order-create] {" "}ничего не дало
    [note-artifact] {" "}выгоды не приносит
   *[other] {" "}ничего не дал
}, поэтому Автома получает { $amount } ПО. Теперь у неё { $total } ПО.

## То же с несколькими големами одной секции

many-golems = { $number ->
    [2] Два голема
    [3] Три голема
    [4] Четыре голема
    [one] { $number } голем
    [few] { $number } голема
    [many] { $number } големов
   *[other] { $number } голема
} Автомы
many-golems-acc = { $number ->
    [2] двух големов
    [3] трёх големов
    [4] четырёх големов
    [one] { $number } голема
    [few] { $number } големов
    [many] { $number } големов
   *[other] { $number } голема
} Автомы
steps-each = { $steps ->
    [one] { $steps } шагу
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}
times-order-forward = { $lay ->
    [0] Передвиньте { many-golems-acc } { $district-at } вперёд, каждого по { steps-each }: из секции { $start } в секцию { $section }.
   *[other] Поднимите { many-golems-acc }, лежащих в секции { $start } { $district-of }, и передвиньте вперёд, каждого по { steps-each }, в секцию { $section }.
}
    .screen = { $lay ->
        [0] { many-golems } { $district-at } делают по { steps-each } вперёд: из секции { $start } в секцию { $section }.
       *[other] { many-golems }, лежащие в секции { $start } { $district-of }, встают и делают по { steps-each } вперёд, в секцию { $section }.
    }
times-order-activate = Положите плашмя { many-golems-acc } в секции { $section } { $district-of }: они активируются.
    .screen = { many-golems } в секции { $section } { $district-of } активируются и ложатся плашмя.

## Что из сделанного так решено, если решено по-разному: стоит после «Почему: »

whose-order-forward = { $district } { $section }: { $reason }
whose-order-backward = { $district } { $section }: { $reason }
whose-order-activate = { $district } { $section }: { $reason }
whose-order-kill = { $district } { $section }: { $reason }
whose-order-create = { $district }: { $reason }
whose-order-student = { $district }: { $reason }
whose-order-student-back = { $district }: { $reason }
