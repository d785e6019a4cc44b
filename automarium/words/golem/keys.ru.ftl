### Голем: клавиши, которыми владелец складывает строки, и эффекты словами.

number = { $number }

## Эффекты

effect-steps = { $steps }
effect-or = { $left } или { $right }
effect-each-time = { $effect } (спрашивать каждый раз)
effect-nothing = ничего
step-gain = { $n }
step-pay = −{ $n }
step-free = ±{ $n }
step-per = { $step } { $per }
step-r = { $amount } { $n ->
    [one] ресурс
    [few] ресурса
    [many] ресурсов
   *[other] ресурса
}
step-v = { $amount } ПО
step-g = { $amount } { $n ->
    [one] слиток
    [few] слитка
    [many] слитков
   *[other] слитка
}
step-s = шкала обучения { $amount }
step-t = шкала големов { $amount }
step-red = красный ученик { $amount }
step-yellow = жёлтый ученик { $amount }
step-blue = синий ученик { $amount }
step-any = любой ученик { $amount }
thing-r = ресурсы
thing-v = ПО
thing-g = слиток
thing-s = шкала обучения
thing-t = шкала големов
thing-red = красный ученик
thing-yellow = жёлтый ученик
thing-blue = синий ученик
thing-any = любой ученик
per-level = за уровень шкалы големов
per-artifact = за созданный артефакт
per-grave = за свою могилу
per-upgrade = за улучшение
per-leftmost = за секцию крайнего левого ученика
deed-create = создать голема
deed-create-n = создать голема на { $n } дешевле
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
deed-waived-book = книга без её цены
deed-waived-book-n = книга без её цены
deed-kill = убить голема
deed-kill-n = убить големов: { $n }
deed-move = 1 шаг голема
deed-move-n = шаги големов: { $n }
deed-forward = голем вперёд
deed-forward-n = голем вперёд до { $n } секций
deed-activate = активировать голема
deed-activate-n = активировать големов: { $n }
deed-tile = жетон округа рядом с големом
deed-tile-n = жетоны округов: { $n }
deed-books = постоянный бонус книги
deed-books-n = постоянные бонусы книг: { $n }
deed-artifact = доход артефакта
deed-artifact-n = доход артефактов: { $n }
deed-students = доход всех учеников
deed-students-n = доход всех учеников
deed-objective = карта цели
deed-objective-n = карты целей: { $n }
deed-no-control = без управления големами
deed-no-control-n = без управления големами

## Клавиши

keys-effect = Сколько и чего
keys-deed = Или действие
keys-more = Ещё
keys-number = Число при нём
keys-or = или …
keys-also = и ещё …
keys-each-time = меняется: спрашивать каждый раз
keys-unknown = пока неизвестно
keys-known = Известные
keys-new = Новое имя
keys-new-one = новое: { $id }
keys-other-number = другой номер …
keys-brown = Коричневый столбец: бонус
keys-level = Число при нём
keys-yellow = Жёлтый столбец сверху вниз
keys-grey = Серый столбец сверху вниз
keys-blue = Синий столбец сверху вниз
keys-edges = Половинки раввина на краях
keys-halves-1 = нет
keys-halves-2 = слева
keys-halves-3 = справа
keys-halves-4 = обе
keys-first-marble = левее жёлтый столбец
keys-first-rabbi = левее серый столбец
keys-colour = Цвет
keys-price = Цена
keys-immediate = Мгновенный бонус
keys-active = Постоянный бонус
keys-artifact = Артефакт { $number } сверху
keys-row = Ряд { $row-of }: все шары
keys-next-row = Дальше ряд
keys-left-marble = Левый шар
keys-right-marble = Правый шар
keys-steps = Шаги големов
keys-missing = Район «{ $district }»: три номера, которых там нет
keys-round = Раунд { $number }
keys-cheapest = Самое дешёвое из оставшихся
keys-income = { $source } ({ $at } из { $number })
keys-place = { $number } от начала
keys-stands = Стоит в секции
keys-lies = Лежит в секции
known-card = { $id }: { $bonus } { $level } · { $signs }
known-effect = { $id }: { $effect }
known-tile = { $id }
known-book = { $id }: { $price } · { $immediate } · { $active }
known-spine = { $colour-book } { $book }
start-nameless = Дайте жетону имя, например s7 +3r.
keys-only-colour = только цвет
