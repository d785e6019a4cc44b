### Голем: ответы и исправления целыми предложениями.


## Ходы людей

said-work = Взят { $colour-marble } из ряда работы.
said-golem = Взят { $colour-marble } из ряда голема.
said-artifacts = Взят { $colour-marble } из ряда артефактов.
said-study = Взят { $colour-marble } из ряда обучения.
said-mirror = Взят { $colour-marble } из ряда зеркала.
said-rabbi = { $position ->
    [6] Раввин — в самой нижней ячейке.
   *[other] Раввин — на жетоне действия { $position }.
}
said-grave = { $space ->
    [2] Голем похоронен во { $space }-й слева ячейке кладбища.
   *[other] Голем похоронен в { $space }-й слева ячейке кладбища.
}
said-menorah = Взят жетон меноры { $district-of }.
said-book = { $book ->
    [1] Взята книга с места 1.
    [2] Взята книга с места 2.
    [3] Взята книга с места 3.
    [4] Взята книга с места 4.
    [5] Взята книга с места 5.
   *[other] Записано: { $book }.
}
said-pass = Пропуск хода.
said-done = Больше ничего не взято.

## Исправления

fixed-nothing = Так и было: исправлять нечего.
fixed-resources = Исправлено: маркер ресурсов Автомы — на { $number }.
fixed-vp = Исправлено: у Автомы { $number } ПО.
fixed-golems = Исправлено: големы Автомы на поле — { $golems }.
fixed-created = Исправлено: Автома создала { $number ->
    [one] { $number } голема
    [few] { $number } големов
    [many] { $number } големов
   *[other] { $number } голема
}.
fixed-killed = Исправлено: { $number ->
    [one] убит { $number } голем Автомы
    [few] убито { $number } голема Автомы
    [many] убито { $number } големов Автомы
   *[other] убито { $number } голема Автомы
}.
fixed-student = Исправлено: ученик Автомы { $district-at } — в секции { $section ->
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
fixed-study-track = Исправлено: маркер Автомы на шкале обучения — на делении { $number }.
fixed-golem-track = Исправлено: маркер Автомы на шкале големов — на делении { $number }.
fixed-gold = Исправлено: у Автомы { $number ->
    [one] { $number } слиток
    [few] { $number } слитка
    [many] { $number } слитков
   *[other] { $number } слитка
} золота.
fixed-objectives = Исправлено: у Автомы { $number ->
    [one] { $number } карта цели
    [few] { $number } карты целей
    [many] { $number } карт целей
   *[other] { $number } карты целей
}.
fixed-marble = { $number ->
    [0] Исправлено: в ряду { $row-of } нет { $colour-marble-gen }.
    [one] Исправлено: в ряду { $row-of } лежит { $number } { $colour-marble }.
    [few] Исправлено: в ряду { $row-of } лежат { $number } { $colour-marbles } шара.
    [many] Исправлено: в ряду { $row-of } лежат { $number } { $colour-marbles } шаров.
   *[other] Исправлено: в ряду { $row-of } лежат { $number } { $colour-marbles } шара.
}
fixed-marbles = Исправлено: { $marbles }.
fixed-upgrade = { $on-id ->
    [no] Исправлено: улучшение «{ $upgrade }» не сделано.
   *[other] Исправлено: улучшение «{ $upgrade }» сделано.
}
fixed-column = Исправлено: книги столбца { $number } снизу вверх — { $books }.
fixed-had = { $seat-id ->
    [human] Исправлено: ваши шары в этом раунде — { $colours }.
   *[other] Исправлено: шары { $seat-gen } в этом раунде — { $colours }.
}
fixed-tile = Исправлено: жетон действия { $position } — { $tile }.
fixed-rabbi = { $seat-id ->
    [human] { $position ->
        [0] Исправлено: ваш раввин ещё не на поле.
        [6] Исправлено: ваш раввин — в самой нижней ячейке.
       *[other] Исправлено: ваш раввин — на жетоне действия { $position }.
    }
   *[other] { $position ->
        [0] Исправлено: раввин { $seat-gen } ещё не на поле.
        [6] Исправлено: раввин { $seat-gen } — в самой нижней ячейке.
       *[other] Исправлено: раввин { $seat-gen } — на жетоне действия { $position }.
    }
}
fixed-tokens = Исправлено: жетоны стратегии сверху вниз — { $tokens }.
fixed-order = Исправлено: очередность хода — { $seats }.
fixed-round = Исправлено: идёт раунд { $round }.
fixed-active-character = Исправлено: в раунде { $round } действует { $character }.
fixed-neighbourhood = Исправлено: жетон округа { $number } лежит в секции { $section ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
   *[other] VII
} { $district-of }.
fixed-tiles = Исправлено: жетоны округов в секциях I–VII: { $tiles }.
fixed-library = Исправлено: на месте { $position } в библиотеке лежит { $book }.
fixed-grave = { $holder-id ->
    [nobody] Исправлено: ячейка кладбища { $space } свободна.
    [human] Исправлено: в ячейке кладбища { $space } лежит ваш голем.
   *[other] Исправлено: в ячейке кладбища { $space } лежит голем { $holder-gen }.
}
fixed-menorah = { $holder-id ->
    [nobody] Исправлено: жетон меноры { $district-of } ещё никто не взял.
   *[other] Исправлено: жетон меноры { $district-of } — у { $holder-gen }.
}
fixed-no-control = { $on-id ->
    [no] Исправлено: в этом раунде Автоме нужно управлять големами.
   *[other] Исправлено: в этом раунде Автоме не нужно управлять големами.
}
fixed-shuffle = { $on-id ->
    [no] Исправлено: в конце раунда карты Автомы не перемешиваются.
   *[other] Исправлено: в конце раунда все карты Автомы будут перемешаны.
}
fixed-laid = Исправлено: карты Автомы в этом раунде — { $cards }.
fixed-under = Исправлено: с последнего перемешивания вышли карты { $cards }.
fixed-holds = Исправлено: у Автомы жетон артефактов { $tile }.
fixed-passed = Исправлено: пропуск хода — { $seats }.
fixed-exhausted = { $on-id ->
    [no] Исправлено: жетон стратегии области { $area-area } не опущен.
   *[other] Исправлено: жетон стратегии области { $area-area } опущен.
}
fixed-book = Исправлено: { $book }.

## Ответы словами

told = { $what }
told-none = нет
told-whose-signs = { $who } ({ $signs })
told-signs = левый шар { $left }, правый { $right }, шагов големов — { $steps }
told-bonus = { $bonus-id ->
    [none] бонуса нет
   *[other] { $level ->
        [0] бонус на любом уровне: { $bonus-what }
       *[other] бонус с уровня { $level }: { $bonus-what }
    }
}
told-first = { $kind-id ->
    [marble] левее жёлтый столбец
   *[other] левее серый столбец
}
told-column-marble = жёлтый столбец: { $signs }
told-column-rabbi = серый столбец: { $signs }
told-column-book = синий столбец: { $signs }
told-halves-1 = половинок раввина нет
told-halves-2 = половинка раввина слева
told-halves-3 = половинка раввина справа
told-halves-4 = половинки раввина слева и справа
told-card = карта { $card } — { $parts }
told-known-card = карта { $card }
told-nameless-card = карта ({ $parts })
told-book = { $colour-book }{ $title } — { $colour-id ->
        [black] без цены в знаниях
       *[other] цена в знаниях: { $price }
    }; мгновенный бонус: { $immediate }; постоянный бонус: { $active }
told-known-book = { $colour-book }{ $title }
told-placed-book = место стоит { $price }, на нём { $book }
told-effect = { $name } — { $effect }
told-tile = жетон округа { $number } { $district-of }
told-price = { $upgrade } — { $price }
told-total = { $effect } (общей суммой)
told-source = { $source } — { $effect }

## Что напечатано в коробке

said-red-zone = Записано: верхняя граница красной зоны на уровнях 1–4 — { $row }.
fixed-red-zone = Исправлено: верхняя граница красной зоны на уровнях 1–4 — { $row }.
said-entry = Записано: цена входа в секции VIII, IX и X — { $row }.
fixed-entry = Исправлено: цена входа в секции VIII, IX и X — { $row }.
said-golem-spaces = Записано: делений на шкале големов — { $row }.
fixed-golem-spaces = Исправлено: делений на шкале големов — { $row }.
said-golem-level = Записано: уровни делений шкалы големов — { $row }.
fixed-golem-level = Исправлено: уровни делений шкалы големов — { $row }.
said-golem-steps = Записано: шаги на делениях шкалы големов — { $row }.
fixed-golem-steps = Исправлено: шаги на делениях шкалы големов — { $row }.
said-golem-income = Записано: доход на делениях шкалы големов — { $row }.
fixed-golem-income = Исправлено: доход на делениях шкалы големов — { $row }.
said-study-spaces = Записано: делений на шкале обучения — { $row }.
fixed-study-spaces = Исправлено: делений на шкале обучения — { $row }.
said-study-income = Записано: доход на делениях шкалы обучения — { $row }.
fixed-study-income = Исправлено: доход на делениях шкалы обучения — { $row }.
said-study-vp = Записано: ПО за деления шкалы обучения в конце партии — { $row }.
fixed-study-vp = Исправлено: ПО за деления шкалы обучения в конце партии — { $row }.
said-study-tile = Записано: улучшение шкалы обучения прибавляет к доходу: { $row }.
fixed-study-tile = Исправлено: улучшение шкалы обучения прибавляет к доходу: { $row }.
said-street-red = Записано: доход секций красного района — { $row }.
fixed-street-red = Исправлено: доход секций красного района — { $row }.
said-street-yellow = Записано: доход секций жёлтого района — { $row }.
fixed-street-yellow = Исправлено: доход секций жёлтого района — { $row }.
said-street-blue = Записано: доход секций синего района — { $row }.
fixed-street-blue = Исправлено: доход секций синего района — { $row }.
said-graves = Записано: бонусы ячеек кладбища слева направо — { $row }.
fixed-graves = Исправлено: бонусы ячеек кладбища слева направо — { $row }.
said-graves-open = Записано: ячеек кладбища с бонусом при 2, 3 и 4 участниках — { $row }.
fixed-graves-open = Исправлено: ячеек кладбища с бонусом при 2, 3 и 4 участниках — { $row }.
said-bottom = Записано: действие самой нижней ячейки — { $row }.
fixed-bottom = Исправлено: действие самой нижней ячейки — { $row }.
said-position = Записано: цены мест в библиотеке — { $row }.
fixed-position = Исправлено: цены мест в библиотеке — { $row }.
said-cauldron = Записано: изображений слитка у артефактов сверху вниз — { $row }.
fixed-cauldron = Исправлено: изображений слитка у артефактов сверху вниз — { $row }.
said-slot = Записано: цены ячеек артефактов снизу вверх и справа налево — { $row }.
fixed-slot = Исправлено: цены ячеек артефактов снизу вверх и справа налево — { $row }.
said-golem-prices = Записано. Цены улучшений големов: { $prices }.
fixed-golem-prices = Исправлено: цены улучшений големов — { $prices }.
said-study-prices = Записано. Цены улучшений обучения: { $prices }.
fixed-study-prices = Исправлено: цены улучшений обучения — { $prices }.
said-character = Записано: персонаж { $number } — { $signs }.
fixed-character = Исправлено: персонаж { $number } — { $signs }.
said-character-price = Записано: цена влияния на персонажа { $number } — { $price }.
fixed-character-price = Исправлено: цена влияния на персонажа { $number } — { $price }.
said-column-tiles = Записано: улучшения над столбцами книг слева направо — { $tiles }.
fixed-column-tiles = Исправлено: улучшения над столбцами книг слева направо — { $tiles }.
said-last-round = Записано: персонажи раунда 4 — { $characters }.
fixed-last-round = Исправлено: персонажи раунда 4 — { $characters }.
said-card = Записано: { $card }.
fixed-card = Исправлено: { $card }.
said-artifacts-tile = Записано: жетон артефактов { $tile }.
fixed-artifacts-tile = Исправлено: жетон артефактов { $tile }.
said-start = Записано: начальный жетон { $tile }.
fixed-start = Исправлено: начальный жетон { $tile }.
said-effect = Записано: { $key } — { $effect }.
fixed-effect = Исправлено: { $key } — { $effect }.

## Ответы на вопросы о коробке

said-ask-round = Шары: { $answer }.
said-ask-main-board = На поле: { $answer }.
said-ask-artifact-board = У артефактов: { $answer }.
said-ask-artifact-numbers = У этого артефакта: { $answer }.
told-round = { $marbles }; { $card }
told-track-steps = шагов на делении { $space } шкалы големов — { $steps }
told-board = { $row } — { $what }
on-golem-spaces = шкала големов: делений
on-study-spaces = шкала обучения: делений, считая 0
on-graves-open = кладбище: ячеек с бонусом
on-red-zone = красная зона: наибольшее
on-position = библиотека: цены слева
on-cauldron = изображений слитка
on-slot = цены ячеек, слева направо
said-ask-marbles = Шары: { $answer }.
said-ask-characters = Персонажи слева направо: { $answer }.
said-ask-neighbourhood = Жетоны округов: { $answer }.
said-ask-district = Жетоны округов: { $answer }.
said-ask-artifact-tile = Жетон артефактов { $answer }.
said-ask-starting-tile = Начальный жетон: { $answer }.
said-ask-signs = На карте { $answer }.
said-ask-card = Вышла { $answer }.
said-ask-card-bonus = На карте { $answer }.
said-ask-card-first = На карте { $answer }.
said-ask-card-marble = На карте { $answer }.
said-ask-card-rabbi = На карте { $answer }.
said-ask-card-book = На карте { $answer }.
said-ask-book = Это { $answer }.
said-ask-placed-book = В библиотеке: { $answer }.
said-ask-book-immediate = Мгновенный бонус: { $answer }.
said-ask-book-active = Постоянный бонус: { $answer }.
said-ask-artifact = Артефакт приносит: { $answer }.
said-ask-prices-golem = Цены: { $answer }.
said-ask-prices-study = Цены: { $answer }.
said-ask-income = Доход: { $answer }.
said-ask-golem-income = Доход: { $answer }.
said-ask-study-income = Доход: { $answer }.
said-ask-study-tile = Доход: { $answer }.
said-ask-street-red = Доход: { $answer }.
said-ask-street-yellow = Доход: { $answer }.
said-ask-street-blue = Доход: { $answer }.
said-ask-graves = Бонус: { $answer }.
said-ask-bottom = Действие: { $answer }.
said-ask-all-position = Цены мест в библиотеке слева направо: { $answer }.
said-ask-all-cauldron = Изображений слитка у артефактов сверху вниз: { $answer }.
said-ask-all-slot = Цены ячеек артефактов снизу вверх: { $answer }.
said-ask-all-entry = Цены секций VIII, IX и X: { $answer }.
said-ask-all-golem-steps = Шаги големов по делениям шкалы: { $answer }.
said-ask-all-signs = На картах: { $answer }.
said-ask-late-rabbi = { $player-call }{ $answer ->
    [6] Раввин — в самой нижней ячейке.
   *[other] Раввин — на жетоне действия { $answer }.
}
said-ask-aside = { $player-call }Отложен { $answer-marble }.
said-ask-took-book = { $answer-id ->
    [took-no-book] { $player-call }Книги нет.
   *[other] { $player-call }Взята книга: { $answer }.
}
said-ask-took-grave = { $answer-id ->
    [took-no-grave] { $player-call }Ни одной ячейки кладбища с бонусом вы не заняли.
   *[other] { $player-call }Голем похоронен: { $answer }.
}
said-ask-symbol = { $answer-id ->
    [no] Символа раввина нет.
   *[yes] Карты образовали символ раввина.
}
said-ask-action-tile = Жетон действия { $position }: { $answer }.
said-ask-where-tile = { $answer-id ->
    [no] Среди свободных такого жетона нет: { $tile }.
   *[other] Есть: { $answer } — { $tile }.
}
said-ask-book-price = Цена { $colour-book-gen } в знаниях: { $answer }.
said-ask-counted = { $answer-id ->
    [counted-yes] Счёт вели на бумаге.
   *[counted-no] Свои ПО не считали.
}
said-ask-total = { $player-call }Ваш итог: { $answer } ПО.
said-ask-vp-sure = { $answer-id ->
    [yes] Исправление подтверждено.
   *[no] ПО Автомы не исправлены.
}
said-ask-total-sure = { $answer-id ->
    [yes] Итог подтверждён.
   *[no] Итог записан неверно: назовите его ещё раз.
}
said-ask-red-zone = На уровне { $level } красная зона доходит до { $answer }.
said-ask-entry = Цена входа в секцию { $section } (в знаниях): { $answer }.
said-ask-golem-spaces = Делений на шкале големов: { $answer }.
said-ask-golem-level = На делении { $space } шкалы големов уровень { $answer }.
said-ask-golem-steps = Шагов големов на делении { $space } шкалы големов: { $answer }.
said-ask-study-spaces = Делений на шкале обучения, считая 0: { $answer }.
said-ask-study-vp = Деление { $space } шкалы обучения: { $answer } ПО в конце партии.
said-ask-graves-open = Ячеек кладбища с бонусом при { $players } участниках: { $answer }.
said-ask-position = Цена места { $position } в библиотеке: { $answer }.
said-ask-cauldron = Изображений слитка у артефакта { $number }: { $answer }.
said-ask-slot = Цена ({ $slot }): { $answer }.
