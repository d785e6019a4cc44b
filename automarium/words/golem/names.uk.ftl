### Голем: імена речей.


## Учасники, ряди, кольори

game = Голем
automa = Автома
    .the = Автома
human-1 = гравець 1
human-2 = гравець 2
human-3 = гравець 3
nobody = ніхто
work = робота
    .of = роботи
golem = голем
    .of = голема
artifacts = артефакти
    .of = артефактів
study = навчання
    .of = навчання
    .what = шкала навчання +1
mirror = дзеркало
    .of = дзеркала
red = червоний
    .at = у червоному районі
    .marble = червона куля
    .book = червона книга
yellow = жовтий
    .at = у жовтому районі
    .marble = жовта куля
    .book = жовта книга
blue = синій
    .at = у синьому районі
    .marble = синя куля
    .book = синя книга
green = зелений
    .book = зелена книга
black = чорний
    .marble = чорна куля
    .book = чорна книга
white = білий
    .marble = біла куля
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
marble = дія кулі
rabbi = дія рабина
up = угору
down = униз

## Знаки карт Автоми

most = найбільше
top = верхній
left = лівий
right = правий
other = інший
gold = золото
    .what = 1 злиток золота
student = учень
    .what = учень верхнього жетона
create1 = голем-1
    .what = голем, якщо на полі не більше 1
create2 = голем-2
    .what = голем, якщо на полі не більше 2
shuffle = перетасування
    .what = перетасувати всі карти
none = немає
    .what = немає
column-marble = к
column-rabbi = р

## Поліпшення

leg-2 = нога за 2 глини
leg-3 = нога за 3 глини
control = керування не дорожче 2 знань
extra = ще один голем під час роботи
cemetery = подвійні бонуси кладовища
golem-menorahs = три червоні менори
coin-clay = 1 монета й 1 глина за книгу
two-vp = 2 ПО за книгу
double = подвійний миттєвий бонус
gold-tile = 1 злиток за книгу
track-tile = поліпшення шкали навчання
study-menorahs = три сині менори
slot-1 = артефакт 4, праворуч
slot-2 = артефакт 4, ліворуч
slot-3 = артефакт 3, праворуч
slot-4 = артефакт 3, ліворуч
slot-5 = артефакт 2, праворуч
slot-6 = артефакт 2, ліворуч
slot-7 = артефакт 1, праворуч
slot-8 = артефакт 1, ліворуч
artifacts-menorahs = три жовті менори
leg-2-word = нога-2
leg-3-word = нога-3
control-word = керування
extra-word = добавка
cemetery-word = кладовище
golem-menorahs-word = менори-големів
coin-clay-word = монета-глина
two-vp-word = два-по
double-word = подвійний
gold-tile-word = злиток
track-tile-word = шкала
study-menorahs-word = менори-навчання
slot-1-word = комірка-1
slot-2-word = комірка-2
slot-3-word = комірка-3
slot-4-word = комірка-4
slot-5-word = комірка-5
slot-6-word = комірка-6
slot-7-word = комірка-7
slot-8-word = комірка-8
artifacts-menorahs-word = менори-артефактів
grey-tile = сіре поліпшення
special-tile = особливе поліпшення

## Жетони дій

r01 = R01: шкала големів ±1, потім ПО і знання за рівень
r02 = R02: злиток, ПО за створені артефакти
r03 = R03: 3 глини, створити голема, пересунути голема
r04 = R04: книга без її власної ціни
r05 = R05: убити голема, ПО і глина за свої могили
r06 = R06: будь-яке поліпшення на 3 дешевше
r07 = R07: голем до 4 кроків уперед і активація, без керування
r08 = R08: 2 кроки големів у будь-який бік, активація
r09 = R09: шкала навчання, бонус однієї книги
r10 = R10: жетон округи поруч із големом
r11 = R11: по одному ресурсу, карта цілі
r12 = R12: учень, ПО за крайнім лівим учнем

## Персонажі

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

## Джерела доходу

street-red = учень на червоній вулиці
street-yellow = учень на жовтій вулиці
street-blue = учень на синій вулиці
study-income = шкала навчання
study-tile = поліпшення шкали навчання
golem-income = шкала големів

## Кандидати під час вибору

golem-standing = { $district } { $section }
golem-lying = { $district } { $section } (лежить)
marble-in = { $row } { $colour }
position-1 = жетон 1
position-2 = жетон 2
position-3 = жетон 3
position-4 = жетон 4
position-5 = жетон 5
position-6 = нижня комірка
book-at = місце { $position }
book-in = стовпець { $number }, карта { $place }
column = стовпець { $number }
board-vp = ПО
either = будь-яке
board-round = Раунд { $round }, фаза { $phase }
