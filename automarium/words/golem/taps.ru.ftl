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
deed-no-steps = без шагов персонажа
deed-no-steps-n = без шагов персонажа
deed-acts = новый голем применяет свой жетон
deed-acts-n = новый голем применяет свой жетон
deed-control = управление даром
deed-control-n = управление не дороже { $n }
deed-one-more = ещё один голем за работу
deed-one-more-n = ещё големов за работу: { $n }
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
tap-number = Число при нём
tap-or = или …
tap-also = и ещё …
tap-each-time = меняется: спрашивать каждый раз
tap-unknown = пока неизвестно
tap-known = Известные
tap-new = Новое имя
tap-new-one = новое: { $id }
tap-other-number = другой номер …
tap-brown = Коричневый столбец: бонус
tap-level = Число при нём
tap-yellow = Жёлтый столбец сверху вниз
tap-grey = Серый столбец сверху вниз
tap-blue = Синий столбец сверху вниз
tap-edges = Половинки раввина на краях
tap-halves-1 = нет
tap-halves-2 = слева
tap-halves-3 = справа
tap-halves-4 = обе
tap-first-marble = левее жёлтый столбец
tap-first-rabbi = левее серый столбец
tap-colour = Цвет
tap-price = Цена
tap-immediate = Мгновенный бонус
tap-active = Постоянный бонус
tap-artifact = Артефакт { $number } сверху
tap-row = Ряд { $row-of }: все шары
tap-next-row = Дальше ряд
tap-left-marble = Левый шар
tap-right-marble = Правый шар
tap-steps = Шаги големов
tap-missing = Район «{ $district }»: три номера, которых там нет
tap-round = Раунд { $number }
tap-cheapest = Самое дешёвое из оставшихся
tap-income = { $source } ({ $at } из { $number })
tap-place = { $number } от начала
tap-stands = Стоит в секции
tap-lies = Лежит в секции
known-card = { $id }: { $bonus } { $level } · { $signs }
known-effect = { $id }: { $effect }
known-tile = { $id }
known-book = { $id }: { $price } · { $immediate } · { $active }
known-spine = { $colour-book } { $book }
start-nameless = Дайте жетону имя, например s7 +3r.
tap-only-colour = только цвет
