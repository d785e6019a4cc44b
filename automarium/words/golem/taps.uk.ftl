### Голем: клавіші, якими власник складає рядки, та ефекти словами.

number = { $number }

## Ефекти

effect-steps = { $steps }
effect-for = { $price } → { $gain }
effect-or = { $left } або { $right }
effect-each-time = { $effect } (щоразу може бути інакше)
effect-nothing = нічого
step-pay = −{ $n }
step-per = { $step } { $per }
step-r = { $way ->
    [back] витратити { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурси
        [many] { $n } ресурсів
       *[other] { $n } ресурсу
    }
   *[on] { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурси
        [many] { $n } ресурсів
       *[other] { $n } ресурсу
    }
}
step-v = { $way ->
    [back] втратити { $n } ПО
   *[on] { $n } ПО
}
step-g = { $way ->
    [back] повернути { $n ->
        [one] { $n } злиток
        [few] { $n } злитки
        [many] { $n } злитків
       *[other] { $n } злитка
    } золота
   *[on] { $n ->
        [one] { $n } злиток
        [few] { $n } злитки
        [many] { $n } злитків
       *[other] { $n } злитка
    } золота
}
step-s = { $way ->
    [back] { $n ->
        [one] { $n } крок
        [few] { $n } кроки
        [many] { $n } кроків
       *[other] { $n } кроку
    } вниз по шкалі навчання
   *[on] { $n ->
        [one] { $n } крок угору
        [few] { $n } кроки вгору
        [many] { $n } кроків угору
       *[other] { $n } кроку вгору
    } по шкалі навчання
}
step-t = { $way ->
    [back] { $n ->
        [one] { $n } крок
        [few] { $n } кроки
        [many] { $n } кроків
       *[other] { $n } кроку
    } вниз по шкалі големів
    [free] { $n ->
        [one] { $n } крок угору
        [few] { $n } кроки вгору
        [many] { $n } кроків угору
       *[other] { $n } кроку вгору
    } або вниз по шкалі големів
   *[on] { $n ->
        [one] { $n } крок угору
        [few] { $n } кроки вгору
        [many] { $n } кроків угору
       *[other] { $n } кроку вгору
    } по шкалі големів
}
step-red = { $way ->
    [back] червоний учень на { $n ->
        [one] { $n } крок
        [few] { $n } кроки
        [many] { $n } кроків
       *[other] { $n } кроку
    } назад
   *[on] червоний учень на { $n ->
        [one] { $n } крок уперед
        [few] { $n } кроки вперед
        [many] { $n } кроків уперед
       *[other] { $n } кроку вперед
    }
}
step-yellow = { $way ->
    [back] жовтий учень на { $n ->
        [one] { $n } крок
        [few] { $n } кроки
        [many] { $n } кроків
       *[other] { $n } кроку
    } назад
   *[on] жовтий учень на { $n ->
        [one] { $n } крок уперед
        [few] { $n } кроки вперед
        [many] { $n } кроків уперед
       *[other] { $n } кроку вперед
    }
}
step-blue = { $way ->
    [back] синій учень на { $n ->
        [one] { $n } крок
        [few] { $n } кроки
        [many] { $n } кроків
       *[other] { $n } кроку
    } назад
   *[on] синій учень на { $n ->
        [one] { $n } крок уперед
        [few] { $n } кроки вперед
        [many] { $n } кроків уперед
       *[other] { $n } кроку вперед
    }
}
step-any = { $n ->
    [1] { $way ->
        [back] будь-який учень на 1 крок назад
       *[on] будь-який учень на 1 крок уперед
    }
   *[other] { $way ->
        [back] будь-які учні разом на { $n ->
            [one] { $n } крок
            [few] { $n } кроки
            [many] { $n } кроків
           *[other] { $n } кроку
        } назад
       *[on] будь-які учні разом на { $n ->
            [one] { $n } крок уперед
            [few] { $n } кроки вперед
            [many] { $n } кроків уперед
           *[other] { $n } кроку вперед
        }
    }
}
thing-r = ресурси
thing-v = ПО
thing-g = злиток
thing-s = шкала навчання
thing-t = шкала големів
thing-red = червоний учень
thing-yellow = жовтий учень
thing-blue = синій учень
thing-any = будь-який учень
per-level = за кожен рівень шкали големів
per-artifact = за створений артефакт
per-grave = за кожного свого голема на кладовищі
per-upgrade = за кожне поліпшення
per-leftmost = за секцію крайнього лівого учня
deed-create = створення голема
deed-create-n = створення голема на { $n } дешевше
deed-upgrade = поліпшення
deed-upgrade-n = поліпшення на { $n } дешевше
deed-golem-upgrade = поліпшення големів
deed-golem-upgrade-n = поліпшення големів на { $n } дешевше
deed-artifacts-upgrade = поліпшення артефактів
deed-artifacts-upgrade-n = поліпшення артефактів на { $n } дешевше
deed-study-upgrade = поліпшення навчання
deed-study-upgrade-n = поліпшення навчання на { $n } дешевше
deed-book = книга
deed-book-n = книга на { $n } дешевше
deed-waived-book = книга безкоштовно (плата лише за місце)
deed-waived-book-n = книга безкоштовно (плата лише за місце)
deed-kill = убивство голема
deed-kill-n = убивство { $n ->
    [one] { $n } голема
    [few] { $n } големів
    [many] { $n } големів
   *[other] { $n } голема
}
deed-move = 1 крок голема в будь-який бік
deed-move-n = { $n ->
    [one] { $n } крок големів
    [few] { $n } кроки големів
    [many] { $n } кроків големів
   *[other] { $n } кроку големів
} у будь-який бік
deed-forward = голем на 1 крок уперед і його активація
deed-forward-n = голем до { $n ->
    [one] { $n } кроку вперед
    [few] { $n } кроків уперед
    [many] { $n } кроків уперед
   *[other] { $n } кроку вперед
} і його активація
deed-activate = активація голема
deed-activate-n = активація { $n ->
    [one] { $n } голема
    [few] { $n } големів
    [many] { $n } големів
   *[other] { $n } голема
}
deed-tile = жетон кварталу поруч із големом
deed-tile-n = жетон кварталу поруч із големом
deed-books = постійний бонус книги
deed-books-n = постійні бонуси { $n ->
    [one] { $n } книги
    [few] { $n } книг
    [many] { $n } книг
   *[other] { $n } книги
}
deed-artifact = дохід артефакту
deed-artifact-n = дохід артефакту
deed-students = дохід усіх учнів
deed-students-n = дохід усіх учнів
deed-objective = карта цілі
deed-objective-n = карта цілі
deed-no-control = керування големами в цьому раунді не оплачується
deed-no-control-n = { deed-no-control }
deed-no-steps = без кроків персонажа
deed-no-steps-n = без кроків персонажа
deed-acts = новий голем застосовує свій жетон
deed-acts-n = новий голем застосовує свій жетон
deed-control = керування безкоштовно
deed-control-n = керування не дорожче за { $n }
deed-one-more = ще один голем під час роботи
deed-one-more-n = ще { $n ->
    [one] { $n } голем
    [few] { $n } големи
    [many] { $n } големів
   *[other] { $n } голема
} під час роботи
deed-double-graves = бонуси кладовища подвоєно
deed-double-graves-n = бонуси кладовища подвоєно
deed-double-book = миттєвий бонус подвоєно
deed-double-book-n = миттєвий бонус подвоєно
deed-double-artifact = артефакт подвоєно у фазі 6
deed-double-artifact-n = артефакт подвоєно у фазі 6

## Клавіші

tap-effect = Скільки і чого
tap-deed = Або дія
tap-power = Або назавжди
tap-more = Ще
tap-number = Число біля дії
tap-or = або …
tap-each-time = змінюється: питати щоразу
tap-unknown = поки невідомо
tap-known = Відомі
tap-known-cards = { $same ->
    [yes] Одна з цих карт? Деякі за введеним не розрізнити: виберіть ту, де відомо більше
   *[no] { $number ->
        [one] Ця карта?
        [few] Одна з цих карт?
        [many] Одна з цих карт?
       *[other] Одна з цих карт?
    }
}
tap-known-books = { $number ->
    [one] Ця книга?
    [few] Одна з цих книг?
    [many] Одна з цих книг?
   *[other] Одна з цих книг?
}
tap-rest-unknown = решта поки невідома
tap-new = Нове
tap-new-card = нова карта ({ $id })
tap-new-book = нова книга ({ $id })
tap-new-start = новий жетон ({ $id })
tap-new-artifact-tile = { tap-new-start }
tap-other-number = свій номер …
tap-brown = Коричневий стовпець зліва: бонус
tap-level = Число біля бонусу
tap-level-if-any = Число біля бонусу, якщо воно є
tap-level-number = рів. { $number }
tap-yellow = Жовтий стовпець згори вниз
tap-grey = Сірий стовпець згори вниз
tap-blue = Синій стовпець згори вниз
tap-column-ends = це весь стовпець
tap-edges = Половинки символа рабина на краях
tap-edges-later = Половинки символа рабина (можна пізніше)
tap-yellow-more = { tap-yellow }
tap-yellow-further-more = Жовтий стовпець: якщо критеріїв ще більше
tap-grey-more = { tap-grey }
tap-blue-more = { tap-blue }
tap-edges-more = { tap-edges }
tap-halves-1 = немає
tap-halves-2 = ліворуч
tap-halves-3 = праворуч
tap-halves-4 = з обох боків
tap-yellow-first = Якщо далі жовтий, згори вниз
tap-grey-first = Якщо далі сірий, згори вниз
tap-first-marble = лівіше жовтий
tap-first-rabbi = лівіше сірий
tap-colour = Колір
tap-price = Ціна книги у знаннях
tap-place-price = Ціна місця у знаннях
tap-immediate = Миттєвий бонус (унизу)
tap-active = Постійний бонус (вгорі)
tap-artifact = Що дає { $number ->
        [4] нижній (4-й) артефакт
       *[other] артефакт { $number } згори
    }
tap-row = Ряд { $row-of }: усі кулі, лишилося розкласти { $number }
tap-all-else = { $row }: усі інші ({ $number })
tap-next-row = Наступний ряд
tap-marble = { $sign-f }
tap-left-marble = Ліва куля
    .within = ліва куля
tap-right-marble = Права куля
    .within = права куля
tap-steps = Кроки големів
    .within = кроки големів
tap-track-steps = Кроки на поділці { $space } шкали големів
group-laid = Карти цього раунду
laid-card = карта { $card }
tap-missing = { $district-district }: три жетони, яких немає на полі
tap-round = Номер на карті персонажа раунду { $number }
tap-income = { $source } ({ $at } з { $number })
tap-source = { $source-id ->
    [study-tile] { $source }
    [study-income] { $source }, поділка { $space }
    [golem-income] { $source }, поділка { $space }
   *[other] { $source }, { $space }
}
tap-next-source = далі →
tap-no-income = доходу немає зовсім
tap-one-sum = Дохід усіх { $number } разом
tap-in-one-sum = однією сумою (не запам’ятається)
tap-place = Місце { $number } від початку
place-position = Місце { $number } зліва: ціна
place-cauldron = { $number ->
        [4] Нижній артефакт
       *[other] Артефакт { $number } згори
    }: зображень злитка
place-slot = Ціна: { $slot }
own-score-vp = ПО на шкалі
own-score-golems = Створені големи × червоні менори
own-score-artifacts = Створені артефакти × жовті менори
own-score-study = Стовпці з книгами × сині менори
own-score-study-track = Шкала навчання
own-score-objectives = Цілі, разом із ПО за їхні види
own-score-resources = Ресурси: 1 ПО за кожні 5
points = ПО
place-grave = Комірка { $space }
place-section = Секція { $section }
place-space = Поділка { $number }
place-red-zone = Рівень { $number }
place-graves-open = { $number ->
    [1] 2 гравці
    [2] 3 гравці
   *[other] 4 гравці
}
field-signs = { $who }: { $what-within }
tap-stands = Стоїть у секції
tap-lies = Лежить у секції
tap-elsewhere = Який із них на іншому місці?
tap-other-district-more = Він { $district-at }
tap-take-away = прибрати з поля
tap-take-away-more = Його вже немає на полі
tap-one-more = Додати голема
tap-golems-due = На полі має бути { $number }. Що ще змінилося?
tap-killed = убито всього: { $number }
tap-created = створено всього: { $number }
known-card = { $parts }
known-effect = { $name }: { $effect }
known-artifacts = { $name }: { $top } · { $second } · { $third } · { $bottom }
known-tile = { $name }
known-slots = { $tile } · ціни комірок, починаючи з нижньої правої: { $prices }
known-book = ціна { $price } · { $immediate } · { $active }
known-spine = { $colour-book } { $book }
start-nameless = Дайте жетону назву, наприклад s7 +3р.
tap-only-colour = лише колір

## Запитання виправлень і відповідей

fix-resources = На якій поділці маркер ресурсів Автоми?
fix-vp = Скільки ПО в Автоми?
fix-created = Скільки големів створила Автома?
fix-killed = Скільки големів Автоми вбито?
fix-student = У якому районі цей учень?
fix-student-2 = У якій він секції?
fix-study-track = На якій поділці шкали навчання маркер Автоми, рахуючи від 0?
fix-golem-track = На якій поділці шкали големів маркер Автоми, рахуючи від 1?
fix-gold = Скільки злитків золота в Автоми?
fix-objectives = Скільки карт цілей в Автоми?
fix-marble = У якому ряді?
fix-marble-2 = Якого кольору кулі?
fix-marble-3 = Скільки таких куль у цьому ряді?
fix-golems = Де стоять і лежать големи Автоми?
fix-golem-where = Де цей голем?
fix-upgrade = Яке поліпшення?
fix-upgrade-2 = Чи зробила його Автома?
fix-column = Який стовпець?
fix-column-2 = Які книги лежать у ньому, від планшета вгору?
contradicts-bottom = Без убивства голема? Торкніться ще раз
contradicts-steps = Кроків: { $number }? Торкніться ще раз
begun-fix-marble-2 = { $colour-marble } · ряд { $row-of }
fix-marbles = Які кулі лежать у кожному ряді?
fix-had = Чиї кулі цього раунду?
fix-had-2 = Які кулі взято?
fix-tile = У якій комірці?
fix-tile-2 = Який жетон дії там лежить?
fix-rabbi = Чий рабин?
fix-rabbi-2 = Де він стоїть (0 — ще ніде, 6 — найнижча комірка)?
    .tap = Де він стоїть?
fix-tokens = У якому порядку лежать кольорові жетони стратегії згори вниз?
fix-order = Хто ходить першим, хто наступним?
fix-round = Який зараз раунд?
fix-active-character = Персонаж якого раунду?
fix-active-character-2 = Який це персонаж?
fix-neighbourhood = У якому районі?
fix-neighbourhood-2 = У якій секції?
fix-neighbourhood-3 = Який номер у жетона?
fix-tiles = Які жетони кварталів лежать у районах?
fix-library = Яке місце в бібліотеці?
fix-library-2 = Яка книга там лежить?
fix-grave = Яка комірка кладовища, рахуючи зліва?
fix-grave-2 = Чий голем там лежить?
fix-menorah = Жетон менори якого району?
fix-menorah-2 = У кого він?
fix-no-control = Автомі не треба керувати големами цього раунду?
fix-shuffle = Перетасувати всі карти Автоми наприкінці раунду?
fix-laid = Які карти Автоми викладено цього раунду?
fix-under = Які карти Автоми лежать під колодою?
fix-holds = Який жетон артефактів в Автоми?
fix-passed = Хто пропустив хід, за порядком жетонів?
fix-exhausted = Яка область?
fix-exhausted-2 = У ній більше нема чого робити?
fix-printed = Що надруковано у вашій коробці?
taken-rabbi = Куди ви поставили рабина?
taken-grave = У яку комірку кладовища, рахуючи зліва, ліг голем?
taken-menorah = Жетон менори якого району ви взяли?
taken-book = З якого місця в бібліотеці ви взяли книгу?
taken-marble = Яку кулю ви взяли з цього ряду?
group-automa = В Автоми
group-round = Цей раунд
group-board = На полі
group-box-more = Надруковано в коробці
tap-position = { $position } · { $tile }
own-knowledge = { $number ->
    [one] { $number } знання
    [few] { $number } знання
    [many] { $number } знань
   *[other] { $number } знання
}
own-clay = { $number ->
    [one] { $number } глина
    [few] { $number } глини
    [many] { $number } глин
   *[other] { $number } глини
}
own-coins = { $number ->
    [one] { $number } монета
    [few] { $number } монети
    [many] { $number } монет
   *[other] { $number } монети
}
tap-place-rabbi = поставити рабина сюди
tap-bottom = { position-6 } · { $effect }
