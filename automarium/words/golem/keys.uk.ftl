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

## Клавіші

keys-effect = Скільки і чого
keys-deed = Або дія
keys-more = Ще
keys-number = Число при ній
keys-or = або …
keys-also = і ще …
keys-each-time = змінюється: питати щоразу
keys-unknown = поки невідомо
keys-known = Відомі
keys-new = Нове ім’я
keys-new-one = нове: { $id }
keys-other-number = інший номер …
keys-brown = Коричневий стовпець: бонус
keys-level = Число при ньому
keys-yellow = Жовтий стовпець згори вниз
keys-grey = Сірий стовпець згори вниз
keys-blue = Синій стовпець згори вниз
keys-edges = Половинки рабина на краях
keys-halves-1 = немає
keys-halves-2 = ліворуч
keys-halves-3 = праворуч
keys-halves-4 = обидві
keys-first-marble = жовтий стовпець лівіше
keys-first-rabbi = сірий стовпець лівіше
keys-colour = Колір
keys-price = Ціна
keys-immediate = Миттєвий бонус
keys-active = Постійний бонус
keys-artifact = Артефакт { $number } згори
keys-row = Ряд { $row-of }: усі кулі
keys-next-row = Далі ряд
keys-left-marble = Ліва куля
keys-right-marble = Права куля
keys-steps = Кроки големів
keys-missing = Район «{ $district }»: три номери, яких там немає
keys-round = Раунд { $number }
keys-cheapest = Найдешевше з решти
keys-income = { $source } ({ $at } з { $number })
keys-place = { $number } від початку
keys-stands = Стоїть у секції
keys-lies = Лежить у секції
known-card = { $id }: { $bonus } { $level } · { $signs }
known-effect = { $id }: { $effect }
known-tile = { $id }
known-book = { $id }: { $price } · { $immediate } · { $active }
known-spine = { $colour-book } { $book }
start-nameless = Дайте жетону ім’я, наприклад s7 +3r.
keys-only-colour = лише колір
