### Голем: клавіші, якими власник складає рядки, та ефекти словами.

number = { $number }

## Ефекти

effect-steps = { $steps }
effect-or = { $left } або { $right }
effect-each-time = { $effect } (питати щоразу)
effect-nothing = нічого
step-gain = { $n }
step-pay = −{ $n }
step-free = ±{ $n }
step-per = { $step } { $per }
step-r = { $amount } { $n ->
    [one] ресурс
    [few] ресурси
    [many] ресурсів
   *[other] ресурсу
}
step-v = { $amount } ПО
step-g = { $amount } { $n ->
    [one] злиток
    [few] злитки
    [many] злитків
   *[other] злитка
}
step-s = шкала навчання { $amount }
step-t = шкала големів { $amount }
step-red = червоний учень { $amount }
step-yellow = жовтий учень { $amount }
step-blue = синій учень { $amount }
step-any = будь-який учень { $amount }
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
deed-create = створити голема
deed-create-n = створити голема на { $n } дешевше
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
deed-waived-book = книга без її ціни
deed-waived-book-n = книга без її ціни
deed-kill = убити голема
deed-kill-n = убити големів: { $n }
deed-move = 1 крок голема
deed-move-n = кроки големів: { $n }
deed-forward = голем уперед
deed-forward-n = голем уперед до { $n } секцій
deed-activate = активувати голема
deed-activate-n = активувати големів: { $n }
deed-tile = жетон округи поруч із големом
deed-tile-n = жетони округ: { $n }
deed-books = постійний бонус книги
deed-books-n = постійні бонуси книг: { $n }
deed-artifact = дохід артефакту
deed-artifact-n = дохід артефактів: { $n }
deed-students = дохід усіх учнів
deed-students-n = дохід усіх учнів
deed-objective = карта цілі
deed-objective-n = карти цілей: { $n }
deed-no-control = без керування големами
deed-no-control-n = без керування големами
deed-no-steps = без кроків персонажа
deed-no-steps-n = без кроків персонажа
deed-acts = новий голем застосовує свій жетон
deed-acts-n = новий голем застосовує свій жетон
deed-control = керування задарма
deed-control-n = керування не дорожче за { $n }
deed-one-more = ще один голем за роботу
deed-one-more-n = ще големів за роботу: { $n }
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
tap-number = Число при ній
tap-or = або …
tap-also = і ще …
tap-each-time = змінюється: питати щоразу
tap-unknown = поки невідомо
tap-known = Відомі
tap-new = Нове ім’я
tap-new-one = нове: { $id }
tap-other-number = інший номер …
tap-brown = Коричневий стовпець: бонус
tap-level = Число при ньому
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
tap-missing = Район «{ $district }»: три номери, яких там немає
tap-round = Раунд { $number }
tap-cheapest = Найдешевше з решти
tap-income = { $source } ({ $at } з { $number })
tap-place = { $number } від початку
tap-stands = Стоїть у секції
tap-lies = Лежить у секції
known-card = { $id }: { $bonus } { $level } · { $signs }
known-effect = { $id }: { $effect }
known-tile = { $id }
known-book = { $id }: { $price } · { $immediate } · { $active }
known-spine = { $colour-book } { $book }
start-nameless = Дайте жетону ім’я, наприклад s7 +3r.
tap-only-colour = лише колір
