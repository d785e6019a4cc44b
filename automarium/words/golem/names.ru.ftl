### Голем: имена вещей.


## Участники, ряды, цвета

game = Голем
automa = Автома
    .the = Автома
human-1 = игрок 1
human-2 = игрок 2
human-3 = игрок 3
nobody = никто
work = работа
    .of = работы
golem = голем
    .of = голема
artifacts = артефакты
    .of = артефактов
study = обучение
    .of = обучения
    .what = шкала обучения +1
mirror = зеркало
    .of = зеркала
red = красный
    .at = в красном районе
    .marble = красный шар
    .book = красная книга
yellow = жёлтый
    .at = в жёлтом районе
    .marble = жёлтый шар
    .book = жёлтая книга
blue = синий
    .at = в синем районе
    .marble = синий шар
    .book = синяя книга
green = зелёный
    .book = зелёная книга
black = чёрный
    .marble = чёрный шар
    .book = чёрная книга
white = белый
    .marble = белый шар
section-1 = I
section-2 = II
section-3 = III
section-4 = IV
section-5 = V
section-6 = VI
section-7 = VII
section-8 = VIII
section-9 = IX
section-10 = X
marble = действие шара
rabbi = действие раввина
up = вверх
down = вниз

## Знаки карт Автомы

most = большинство
top = верхний
left = левый
right = правый
other = прочий
gold = золото
    .what = 1 слиток золота
student = ученик
    .what = ученик верхнего жетона
create1 = голем-1
    .what = голем, если на поле не больше 1
create2 = голем-2
    .what = голем, если на поле не больше 2
shuffle = замес
    .what = перемешать все карты
none = нет
    .what = нет
column-marble = ш
column-rabbi = р

## Улучшения

leg-2 = нога за 2 глины
leg-3 = нога за 3 глины
control = управление не дороже 2 знаний
extra = ещё один голем при работе
cemetery = двойные бонусы кладбища
golem-menorahs = три красные меноры
coin-clay = 1 монета и 1 глина за книгу
two-vp = 2 ПО за книгу
double = двойной мгновенный бонус
gold-tile = 1 слиток за книгу
track-tile = улучшение шкалы обучения
study-menorahs = три синие меноры
slot-1 = артефакт 4, справа
slot-2 = артефакт 4, слева
slot-3 = артефакт 3, справа
slot-4 = артефакт 3, слева
slot-5 = артефакт 2, справа
slot-6 = артефакт 2, слева
slot-7 = артефакт 1, справа
slot-8 = артефакт 1, слева
artifacts-menorahs = три жёлтые меноры
leg-2-word = нога-2
leg-3-word = нога-3
control-word = управление
extra-word = добавка
cemetery-word = кладбище
golem-menorahs-word = меноры-големов
coin-clay-word = монета-глина
two-vp-word = два-по
double-word = двойной
gold-tile-word = слиток
track-tile-word = шкала
study-menorahs-word = меноры-обучения
slot-1-word = ячейка-1
slot-2-word = ячейка-2
slot-3-word = ячейка-3
slot-4-word = ячейка-4
slot-5-word = ячейка-5
slot-6-word = ячейка-6
slot-7-word = ячейка-7
slot-8-word = ячейка-8
artifacts-menorahs-word = меноры-артефактов
grey-tile = серое улучшение
special-tile = особое улучшение

## Жетоны действий

r01 = R01: шкала големов ±1, затем ПО и знания за уровень
r02 = R02: слиток, ПО за созданные артефакты
r03 = R03: 3 глины, создать голема, передвинуть голема
r04 = R04: книга без её собственной цены
r05 = R05: убить голема, ПО и глина за свои могилы
r06 = R06: любое улучшение на 3 дешевле
r07 = R07: голем до 4 шагов вперёд и активация, без управления
r08 = R08: 2 шага големов в любую сторону, активация
r09 = R09: шкала обучения, бонус одной книги
r10 = R10: жетон округа рядом с големом
r11 = R11: по одному ресурсу, карта цели
r12 = R12: ученик, ПО по крайнему левому ученику

## Персонажи

character-39 = персонаж 39
character-40 = персонаж 40
character-41 = персонаж 41
character-42 = персонаж 42
character-43 = персонаж 43
character-44 = персонаж 44
character-45 = персонаж 45
character-46 = персонаж 46
character-47 = персонаж 47
character-48 = персонаж 48
character-49 = персонаж 49
character-50 = персонаж 50

## Источники дохода

street-red = ученик на красной улице
street-yellow = ученик на жёлтой улице
street-blue = ученик на синей улице
study-income = шкала обучения
study-tile = улучшение шкалы обучения
golem-income = шкала големов

## Кандидаты при выборе

golem-standing = { $district } { $section }
golem-lying = { $district } { $section } (лежит)
marble-in = { $row } { $colour }
position-1 = жетон 1
position-2 = жетон 2
position-3 = жетон 3
position-4 = жетон 4
position-5 = жетон 5
position-6 = нижняя ячейка
book-at = место { $position }
book-in = столбец { $number }, карта { $place }
column = столбец { $number }
board-vp = ПО
either = любое
board-round = Раунд { $round }, фаза { $phase }
