### Голем: клавіші, якими власник складає рядки, та ефекти словами.

number = { $number }

## Ефекти

effect-steps = { $steps }
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
step-any = { $way ->
    [back] будь-який учень на { $n ->
        [one] { $n } крок
        [few] { $n } кроки
        [many] { $n } кроків
       *[other] { $n } кроку
    } назад
   *[on] будь-який учень на { $n ->
        [one] { $n } крок уперед
        [few] { $n } кроки вперед
        [many] { $n } кроків уперед
       *[other] { $n } кроку вперед
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
per-level = за рівень шкали големів
per-artifact = за створений артефакт
per-grave = за свою могилу
per-upgrade = за поліпшення
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
deed-waived-book = книга без оплати ціни, вказаної на ній
deed-waived-book-n = книга без оплати ціни, вказаної на ній
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
deed-no-control = без керування големами
deed-no-control-n = без керування големами
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
tap-also = і ще …
tap-each-time = змінюється: питати щоразу
tap-unknown = поки невідомо
tap-known = Відомі
tap-new = Нове ім’я
tap-new-one = нове: { $id }
tap-other-number = інший номер …
tap-brown = Коричневий стовпець: бонус
tap-level = Число біля бонусу
tap-yellow = Жовтий стовпець згори вниз
tap-grey = Сірий стовпець згори вниз
tap-blue = Синій стовпець згори вниз
tap-edges = Половинки рабина на краях
tap-halves-1 = немає
tap-halves-2 = ліворуч
tap-halves-3 = праворуч
tap-halves-4 = обидві
tap-first-marble = жовтий стовпець лівіше
tap-first-rabbi = сірий стовпець лівіше
tap-colour = Колір
tap-price = Ціна
tap-immediate = Миттєвий бонус
tap-active = Постійний бонус
tap-artifact = Артефакт { $number } згори
tap-row = Ряд { $row-of }: усі кулі
tap-next-row = Далі ряд
tap-left-marble = Ліва куля
tap-right-marble = Права куля
tap-steps = Кроки големів
tap-missing = { $district-district }: три номери, яких там немає
tap-round = Раунд { $number }
tap-income = { $source } ({ $at } з { $number })
tap-place = { $number } від початку
place-position = Місце { $number } зліва
place-cauldron = Артефакт { $number } згори
place-red-zone = Рівень { $number }
place-graves-open = { $number ->
    [1] 2 гравці
    [2] 3 гравці
   *[other] 4 гравці
}
field-signs = { $who }: { $what }
tap-stands = Стоїть у секції
tap-lies = Лежить у секції
known-card = { $name }: { $bonus } { $level } · { $signs }
known-effect = { $name }: { $effect }
known-tile = { $name }
known-book = { $name }: ціна { $price } · { $immediate } · { $active }
known-spine = { $colour-book } { $book }
start-nameless = Дайте жетону ім’я, наприклад s7 +3r.
tap-only-colour = лише колір
