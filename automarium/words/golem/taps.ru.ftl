### Голем: клавиши, которыми владелец складывает строки, и эффекты словами.

number = { $number }

## Эффекты

effect-steps = { $steps }
effect-for = { $price } → { $gain }
effect-or = { $left } или { $right }
effect-each-time = { $effect } (спрашивать каждый раз)
effect-nothing = ничего
step-pay = −{ $n }
step-per = { $step } { $per }
step-r = { $way ->
    [back] потратить { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
        [many] { $n } ресурсов
       *[other] { $n } ресурса
    }
   *[on] { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
        [many] { $n } ресурсов
       *[other] { $n } ресурса
    }
}
step-v = { $way ->
    [back] потерять { $n } ПО
   *[on] { $n } ПО
}
step-g = { $way ->
    [back] вернуть { $n ->
        [one] { $n } слиток
        [few] { $n } слитка
        [many] { $n } слитков
       *[other] { $n } слитка
    } золота
   *[on] { $n ->
        [one] { $n } слиток
        [few] { $n } слитка
        [many] { $n } слитков
       *[other] { $n } слитка
    } золота
}
step-s = { $way ->
    [back] { $n ->
        [one] { $n } деление
        [few] { $n } деления
        [many] { $n } делений
       *[other] { $n } деления
    } вниз по шкале обучения
   *[on] { $n ->
        [one] { $n } деление
        [few] { $n } деления
        [many] { $n } делений
       *[other] { $n } деления
    } вверх по шкале обучения
}
step-t = { $way ->
    [back] { $n ->
        [one] { $n } деление
        [few] { $n } деления
        [many] { $n } делений
       *[other] { $n } деления
    } вниз по шкале големов
    [free] { $n ->
        [one] { $n } деление
        [few] { $n } деления
        [many] { $n } делений
       *[other] { $n } деления
    } вверх или вниз по шкале големов
   *[on] { $n ->
        [one] { $n } деление
        [few] { $n } деления
        [many] { $n } делений
       *[other] { $n } деления
    } вверх по шкале големов
}
step-red = { $way ->
    [back] красный ученик на { $n ->
        [one] { $n } шаг
        [few] { $n } шага
        [many] { $n } шагов
       *[other] { $n } шага
    } назад
   *[on] красный ученик на { $n ->
        [one] { $n } шаг
        [few] { $n } шага
        [many] { $n } шагов
       *[other] { $n } шага
    } вперёд
}
step-yellow = { $way ->
    [back] жёлтый ученик на { $n ->
        [one] { $n } шаг
        [few] { $n } шага
        [many] { $n } шагов
       *[other] { $n } шага
    } назад
   *[on] жёлтый ученик на { $n ->
        [one] { $n } шаг
        [few] { $n } шага
        [many] { $n } шагов
       *[other] { $n } шага
    } вперёд
}
step-blue = { $way ->
    [back] синий ученик на { $n ->
        [one] { $n } шаг
        [few] { $n } шага
        [many] { $n } шагов
       *[other] { $n } шага
    } назад
   *[on] синий ученик на { $n ->
        [one] { $n } шаг
        [few] { $n } шага
        [many] { $n } шагов
       *[other] { $n } шага
    } вперёд
}
step-any = { $n ->
    [1] { $way ->
        [back] любой ученик на 1 шаг назад
       *[on] любой ученик на 1 шаг вперёд
    }
   *[other] любые ученики всего на { $n ->
        [one] { $n } шаг
        [few] { $n } шага
        [many] { $n } шагов
       *[other] { $n } шага
    } { $way ->
        [back] назад
       *[on] вперёд
    }
}
thing-r = ресурсы
thing-v = ПО
thing-g = слиток
thing-s = шкала обучения
thing-t = шкала големов
thing-red = красный ученик
thing-yellow = жёлтый ученик
thing-blue = синий ученик
thing-any = любой ученик
per-level = за каждый уровень шкалы големов
per-artifact = за созданный артефакт
per-grave = за каждого своего голема на кладбище
per-upgrade = за каждое улучшение
per-leftmost = за секцию крайнего левого ученика
deed-create = создание голема
deed-create-n = создание голема на { $n } дешевле
deed-upgrade = улучшение
deed-upgrade-n = улучшение на { $n } дешевле
deed-golem-upgrade = улучшение големов
deed-golem-upgrade-n = улучшение големов на { $n } дешевле
deed-artifacts-upgrade = улучшение артефактов
deed-artifacts-upgrade-n = улучшение артефактов на { $n } дешевле
deed-study-upgrade = улучшение обучения
deed-study-upgrade-n = улучшение обучения на { $n } дешевле
deed-book = книга
deed-book-n = книга на { $n } дешевле
deed-waived-book = книга бесплатно (плата только за место)
deed-waived-book-n = книга бесплатно (плата только за место)
deed-kill = убийство голема
deed-kill-n = убийство { $n ->
    [one] { $n } голема
    [few] { $n } големов
    [many] { $n } големов
   *[other] { $n } голема
}
deed-move = 1 шаг голема в любую сторону
deed-move-n = { $n ->
    [one] { $n } шаг големов
    [few] { $n } шага големов
    [many] { $n } шагов големов
   *[other] { $n } шага големов
} в любую сторону
deed-forward = голем на 1 шаг вперёд и его активация
deed-forward-n = голем до { $n ->
    [one] { $n } шага
    [few] { $n } шагов
    [many] { $n } шагов
   *[other] { $n } шага
} вперёд и его активация
deed-activate = активация голема
deed-activate-n = активация { $n ->
    [one] { $n } голема
    [few] { $n } големов
    [many] { $n } големов
   *[other] { $n } голема
}
deed-tile = жетон округа рядом с големом
deed-tile-n = жетон округа рядом с големом
deed-books = постоянный бонус книги
deed-books-n = постоянные бонусы { $n ->
    [one] { $n } книги
    [few] { $n } книг
    [many] { $n } книг
   *[other] { $n } книги
}
deed-artifact = доход артефакта
deed-artifact-n = доход артефакта
deed-students = доход всех учеников
deed-students-n = доход всех учеников
deed-objective = карта цели
deed-objective-n = карта цели
deed-no-control = управление големами в этом раунде не оплачивается
deed-no-control-n = { deed-no-control }
deed-no-steps = без шагов персонажа
deed-no-steps-n = без шагов персонажа
deed-acts = новый голем применяет свой жетон
deed-acts-n = новый голем применяет свой жетон
deed-control = управление бесплатно
deed-control-n = управление не дороже { $n }
deed-one-more = ещё один голем при работе
deed-one-more-n = ещё { $n ->
    [one] { $n } голем
    [few] { $n } голема
    [many] { $n } големов
   *[other] { $n } голема
} при работе
deed-double-graves = бонусы кладбища удвоены
deed-double-graves-n = бонусы кладбища удвоены
deed-double-book = мгновенный бонус удвоен
deed-double-book-n = мгновенный бонус удвоен
deed-double-artifact = артефакт удвоен в фазе 6
deed-double-artifact-n = артефакт удвоен в фазе 6

## Клавиши

tap-effect = Сколько и чего
tap-deed = Или действие
tap-power = Или навсегда
tap-more = Ещё
tap-number = Число рядом с ним
tap-or = или …
tap-each-time = меняется: спрашивать каждый раз
tap-unknown = пока неизвестно
tap-known = Известные
tap-known-cards = { $same ->
    [yes] Одна из этих карт? Некоторые по введённому не различить: выберите ту, где известно больше
   *[no] { $number ->
        [one] Эта карта?
        [few] Одна из этих карт?
        [many] Одна из этих карт?
       *[other] Одна из этих карт?
    }
}
tap-known-books = { $number ->
    [one] Эта книга?
    [few] Одна из этих книг?
    [many] Одна из этих книг?
   *[other] Одна из этих книг?
}
tap-rest-unknown = остальное пока неизвестно
tap-new = Новое
tap-new-card = новая карта ({ $id })
tap-new-book = новая книга ({ $id })
tap-new-start = новый жетон ({ $id })
tap-new-artifact-tile = { tap-new-start }
tap-other-number = свой номер …
tap-brown = Коричневый столбец слева: бонус
tap-level = Число рядом с бонусом
tap-level-if-any = Число рядом с бонусом, если оно есть
tap-level-number = ур. { $number }
tap-yellow = Жёлтый столбец сверху вниз
tap-grey = Серый столбец сверху вниз
tap-blue = Синий столбец сверху вниз
tap-column-ends = это весь столбец
tap-edges = Половинки символа раввина на краях
tap-edges-later = Половинки символа раввина (можно позже)
tap-yellow-more = { tap-yellow }
tap-yellow-further-more = Жёлтый столбец: если критериев ещё больше
tap-grey-more = { tap-grey }
tap-blue-more = { tap-blue }
tap-edges-more = { tap-edges }
tap-halves-1 = нет
tap-halves-2 = слева
tap-halves-3 = справа
tap-halves-4 = с обеих сторон
tap-yellow-first = Если дальше жёлтый, сверху вниз
tap-grey-first = Если дальше серый, сверху вниз
tap-first-marble = левее жёлтый
tap-first-rabbi = левее серый
tap-colour = Цвет
tap-price = Цена книги в знаниях
tap-place-price = Цена места в знаниях
tap-immediate = Мгновенный бонус (внизу)
tap-active = Постоянный бонус (вверху)
tap-artifact = Что приносит { $number ->
        [4] нижний (4-й) артефакт
       *[other] артефакт { $number } сверху
    }
tap-row = Ряд { $row-of }: назовите все его шары (осталось разложить: { $number })
tap-all-else = { $row }: все остальные ({ $number })
tap-next-row = Следующий ряд
tap-marble = { $sign }
tap-left-marble = Левый шар
    .within = левый шар
tap-right-marble = Правый шар
    .within = правый шар
tap-steps = Шаги големов
    .within = шаги големов
tap-track-steps = Шаги на делении { $space } шкалы големов
group-laid = Карты этого раунда
laid-card = карта { $card }
tap-missing = { $district-district }: три жетона, которых нет на поле
tap-round = Номер на карте персонажа раунда { $number }
tap-income = { $source } ({ $at } из { $number })
tap-source = { $source-id ->
    [study-tile] { $source }
    [study-income] { $source }, деление { $space }
    [golem-income] { $source }, деление { $space }
   *[other] { $source }, { $space }
}
tap-next-source = дальше →
tap-no-income = дохода нет совсем
tap-one-sum = Доход всех { $number } вместе
tap-in-one-sum = одной суммой (не запомнится)
tap-place = { $number }-е значение
place-position = Место { $number } слева: цена
place-cauldron = { $number ->
        [4] Нижний артефакт
       *[other] Артефакт { $number } сверху
    }: изображений слитка
place-slot = Цена: { $slot }
own-score-vp = ПО на шкале
own-score-golems = Созданные големы × красные меноры
own-score-artifacts = Созданные артефакты × жёлтые меноры
own-score-study = Столбцы с книгами × синие меноры
own-score-study-track = Шкала обучения
own-score-objectives = Цели, вместе с ПО за их виды
own-score-resources = Ресурсы: 1 ПО за каждые 5
points = ПО
place-grave = Ячейка { $space }
place-section = Секция { $section }
place-space = Деление { $number }
place-red-zone = Уровень { $number }
place-graves-open = { $number ->
    [1] 2 игрока
    [2] 3 игрока
   *[other] 4 игрока
}
field-signs = { $who }: { $what-within }
tap-stands = Стоит в секции
tap-lies = Лежит в секции
tap-elsewhere = Какой из них на другом месте?
tap-other-district-more = Он { $district-at }
tap-take-away = убрать с поля
tap-take-away-more = Его уже нет на поле
tap-one-more = Добавить голема
tap-golems-due = На поле должно быть { $number }. Что ещё изменилось?
tap-killed = убито всего: { $number }
tap-created = создано всего: { $number }
known-card = { $parts }
known-effect = { $name }: { $effect }
known-artifacts = { $name }: { $top } · { $second } · { $third } · { $bottom }
known-tile = { $name }
known-slots = { $tile } · цены ячеек, начиная с нижней правой: { $prices }
known-book = цена { $price } · { $immediate } · { $active }
known-spine = { $colour-book } { $book }
start-nameless = Дайте жетону имя, например s7 +3р.
tap-only-colour = только цвет

## Вопросы правок и ответов

fix-resources = На каком делении маркер ресурсов Автомы?
fix-vp = Сколько ПО у Автомы?
fix-created = Сколько големов создала Автома?
fix-killed = Сколько големов Автомы убито?
fix-student = В каком районе этот ученик?
fix-student-2 = В какой он секции?
fix-study-track = На каком делении шкалы обучения маркер Автомы, считая от 0?
fix-golem-track = На каком делении шкалы големов маркер Автомы, считая от 1?
fix-gold = Сколько слитков золота у Автомы?
fix-objectives = Сколько карт целей у Автомы?
fix-marble = В каком ряду?
fix-marble-2 = Какого цвета шары?
fix-marble-3 = Сколько таких шаров в этом ряду?
fix-golems = Где стоят и лежат големы Автомы?
fix-golem-where = Где этот голем?
fix-upgrade = Какое улучшение?
fix-upgrade-2 = Сделала ли его Автома?
fix-column = Какой столбец?
fix-column-2 = Какие книги лежат в нём, от планшета вверх?
contradicts-bottom = Без убийства голема? Коснитесь ещё раз
contradicts-steps = Шагов: { $number }? Коснитесь ещё раз
begun-fix-marble-2 = { $colour-marble } · ряд { $row-of }
fix-marbles = Какие шары лежат в каждом ряду?
fix-had = Чьи шары этого раунда?
fix-had-2 = Какие шары взяты?
fix-tile = В какой ячейке?
fix-tile-2 = Какой жетон действия там лежит?
fix-rabbi = Чей раввин?
fix-rabbi-2 = Где он стоит (0 — ещё нигде, 6 — нижняя ячейка)?
    .tap = Где он стоит?
fix-tokens = В каком порядке лежат цветные жетоны стратегии сверху вниз?
fix-order = Кто ходит первым, кто следующим?
fix-round = Какой сейчас раунд?
fix-active-character = Персонаж какого раунда?
fix-active-character-2 = Какой это персонаж?
fix-neighbourhood = В каком районе?
fix-neighbourhood-2 = В какой секции?
fix-neighbourhood-3 = Какой номер у жетона?
fix-tiles = Какие жетоны округов лежат в районах?
fix-library = Какое место в библиотеке?
fix-library-2 = Какая книга там лежит?
fix-grave = Какая ячейка кладбища, считая слева?
fix-grave-2 = Чей голем там лежит?
fix-menorah = Жетон меноры какого района?
fix-menorah-2 = У кого он?
fix-no-control = Автоме не нужно управлять големами в этом раунде?
fix-shuffle = Перемешать все карты Автомы в конце раунда?
fix-laid = Какие карты Автомы выложены в этом раунде?
fix-under = Какие карты Автомы лежат под колодой?
fix-holds = Какой жетон артефактов у Автомы?
fix-passed = Кто пропустил ход, по порядку жетонов?
fix-exhausted = Какая область?
fix-exhausted-2 = В ней больше нечего делать?
fix-printed = Что напечатано в вашей коробке?
taken-rabbi = Куда вы поместили раввина?
taken-grave = В какую ячейку кладбища, считая слева, лёг голем?
taken-menorah = Жетон меноры какого района вы взяли?
taken-book = С какого места в библиотеке вы взяли книгу?
taken-marble = Какой шар вы взяли из этого ряда?
group-automa = У Автомы
group-round = Этот раунд
group-board = На поле
group-box-more = Напечатано в коробке
tap-position = { $position } · { $tile }
own-knowledge = { $number ->
    [one] { $number } знание
    [few] { $number } знания
    [many] { $number } знаний
   *[other] { $number } знания
}
own-clay = { $number ->
    [one] { $number } глина
    [few] { $number } глины
    [many] { $number } глин
   *[other] { $number } глины
}
own-coins = { $number ->
    [one] { $number } монета
    [few] { $number } монеты
    [many] { $number } монет
   *[other] { $number } монеты
}
tap-place-rabbi = поставить раввина сюда
tap-bottom = { position-6 } · { $effect }
