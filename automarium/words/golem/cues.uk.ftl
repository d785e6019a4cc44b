### Markers that move, as a cue tells them.

marker-vp = Маркер ПО Автоми
marker-resources = Маркер ресурсів Автоми
marker-gold = Злитки золота Автоми
marker-golem-track = Маркер Автоми на шкалі големів
marker-study-track = Маркер Автоми на шкалі навчання
cue-table = Програма все розклала: персонажів, жетони кварталів, книги, жетони й големів Автоми.
cue-refresh = Кулі розкотилися по рядах, у бібліотеці нова книга.

## Що принесло те, чого ніхто не обирав: стоїть після «Чому: »

brought-by-note-action = { $brought ->
    [order-useless] дія { $row-of }, але жоден голем не стоїть
   *[other] дія { $row-of }
}
brought-by-note-card = бонус карти Автоми { $card }
brought-by-note-action-tile = жетон дії, на якому рабин Автоми
brought-by-note-influence = бонус { $character-gen }
brought-by-note-tile = жетон кварталу № { $number } { $district-of }
brought-by-note-tile-applied = { brought-by-note-tile }
brought-by-note-column-tile = поліпшення над стовпцем нової книги
brought-by-note-active = постійний бонус { $colour-book-gen }{ $title }
brought-by-note-artifact = { $made ->
    [1] створення артефакту { $number }
   *[other] дохід артефакту { $number }
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
tile-of-artifact = жетон артефакту { $number }{ $times ->
    [2] {" "}× 2
   *[other] {""}
}
brought-by-note-starting-tile = бонус початкового жетона { $tile }
brought-by-note-nameless-tile = бонус початкового жетона
brought-by-note-income = { $source-id ->
    [study-tile] поліпшення шкали навчання
    [study-income] дохід шкали навчання
    [golem-income] дохід шкали големів
   *[other] дохід учня { $source-at }
}
brought-by-note-incomes = { $besides ->
    [1] решта доходу: { $sources }
   *[other] дохід учнів і шкал
}
brought-by-note-income-total = названа сума доходу
discount-on = { $what ->
    [work] знижка дії роботи
    [golem] знижка на голема
    [book] знижка на книгу
   *[upgrade] знижка на поліпшення
}
brought-by-note-excess = { discount-on } більша за ціну
brought-by-note-discount = невикористана { discount-on }
brought-by-note-influence-refused = 3 монети замість бонусу { $character-gen }
brought-by-note-black-price = ціна чорної книги
brought-by-order-marble = { $colour-marble } з ряду { $row-of }
brought-by-order-book = миттєвий бонус нової книги
brought-by-note-not-doubled = миттєвий бонус чорної книги (не подвоюється)
brought-by-order-kill = { $brought ->
    [order-golem-track-back] убивство голема
   *[other] бонус комірки кладовища
}
brought-by-order-rabbi = { brought-by-note-action-tile }
brought-by-order-rabbi-bottom = найнижча комірка, де рабин Автоми
brought-by-order-activate = у секціях VIII–X немає жетонів
brought-by-note-no-tile = вільних жетонів дій немає
brought-by-order-create = створення голема
brought-by-order-upgrade = поліпшення: { $upgrade }
brought-by-note-lost-steps = кроки, які нікому зробити
brought-by-note-control-short = големи без керування

## За що заплачено і що отримано: стоїть після «Чому: »

spent-order-pay = { $amount ->
    [one] −{ $amount } ресурс
    [few] −{ $amount } ресурси
    [many] −{ $amount } ресурсів
   *[other] −{ $amount } ресурсу
} — { $what ->
    [gold] злиток золота
    [golem] новий голем
    [upgrade] поліпшення
    [book] книга
    [mirror] дія дзеркала
    [work] робота големів
    [influence] вплив на персонажа
    [control] керування големами
    [entry] вхід у секції VIII–X
   *[other] ціна ефекту
}
spent-order-pay-book = { $amount ->
    [one] −{ $amount } ресурс
    [few] −{ $amount } ресурси
    [many] −{ $amount } ресурсів
   *[other] −{ $amount } ресурсу
} — { $card ->
    [0] місце { $position } у бібліотеці{ $discount ->
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
    [few] { $amount } ресурси
    [many] { $amount } ресурсів
   *[other] { $amount } ресурсу
} — отримано
spent-marker-vp = { $amount } ПО — отримано
spent-by-marker-resources = { $number ->
    [one] { $amount } ресурс
    [few] { $amount } ресурси
    [many] { $amount } ресурсів
   *[other] { $amount } ресурсу
} — { $source }
spent-by-marker-vp = { $amount } ПО — { $source }
spent-order-below = −{ $amount } ПО — ресурси нижче −5
gained-order-beyond = +{ $amount } ПО — ресурси понад 20
gained-order-useless = +{ $amount } ПО — без вигоди
gained-by-order-useless = +{ $amount } ПО — { $source }, без вигоди
spent-order-vp-lost = −{ $amount } ПО — втрачено
by-order-useless = { $source }{ $from ->
    [order-activate] {""}
    [note-no-tile] {""}
    [note-action] {""}
    [note-action-tile] , нічого не дав
    [order-rabbi] , нічого не дав
    [order-rabbi-bottom] , нічого не дала
    [note-column-tile] {" "}нічого не дало
    [order-upgrade] {" "}нічого не дало
    [order-create] {" "}нічого не дало
    [note-artifact] {" "}вигоди не приносить
   *[other] {" "}нічого не дав
}, тому Автома здобуває { $amount } ПО. Тепер у неї { $total } ПО.

## Те саме з кількома големами однієї секції

many-golems = { $number ->
    [2] Два големи
    [3] Три големи
    [4] Чотири големи
    [one] { $number } голем
    [few] { $number } големи
    [many] { $number } големів
   *[other] { $number } голема
} Автоми
many-golems-acc = { $number ->
    [2] двох големів
    [3] трьох големів
    [4] чотирьох големів
    [one] { $number } голема
    [few] { $number } големів
    [many] { $number } големів
   *[other] { $number } голема
} Автоми
steps-each = { $steps ->
    [one] { $steps } кроку
    [few] { $steps } кроки
    [many] { $steps } кроків
   *[other] { $steps } кроку
}
times-order-forward = { $lay ->
    [0] Пересуньте { many-golems-acc } { $district-at } вперед, кожного по { steps-each }: із секції { $start } у секцію { $section }.
   *[other] Підніміть { many-golems-acc }, що лежать у секції { $start } { $district-of }, і пересуньте вперед, кожного по { steps-each }, у секцію { $section }.
}
    .screen = { $lay ->
        [0] { many-golems } { $district-at } роблять по { steps-each } вперед: із секції { $start } у секцію { $section }.
       *[other] { many-golems }, що лежать у секції { $start } { $district-of }, встають і роблять по { steps-each } вперед, у секцію { $section }.
    }
times-order-activate = Покладіть плазом { many-golems-acc } в секції { $section } { $district-of }: вони активуються.
    .screen = { many-golems } в секції { $section } { $district-of } активуються й лягають плазом.

## Що із зробленого так вирішено, якщо вирішено по-різному: стоїть після «Чому: »

whose-order-forward = { $district } { $section }: { $reason }
whose-order-backward = { $district } { $section }: { $reason }
whose-order-activate = { $district } { $section }: { $reason }
whose-order-kill = { $district } { $section }: { $reason }
whose-order-create = { $district }: { $reason }
whose-order-student = { $district }: { $reason }
whose-order-student-back = { $district }: { $reason }
