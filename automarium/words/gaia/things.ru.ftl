### Проект «Гайя»: названия. Все они наши: русских правил Автомы для этой игры у нас нет.

game = Проект «Гайя»

## Планеты

terra = земная
    .colour = синяя
oxide = оксидная
    .colour = красная
volcanic = вулканическая
    .colour = оранжевая
desert = пустынная
    .colour = жёлтая
swamp = болотная
    .colour = коричневая
titanium = титановая
    .colour = серая
ice = ледяная
    .colour = белая
gaia = «Гайя»
    .colour = зелёная
transdim = межмерная
    .colour = фиолетовая
lost-planet = Потерянная планета
    .colour = чёрная
space = пустой космос
    .colour = без планеты
hex-label = { $hex }
planet-label = { $sector }-{ $type }
planet-at = { $hex } { $type }

## Фигуры

mine = шахта
trading-station = торговая станция
research-lab = исследовательская лаборатория
academy = академия
institute = планетарный институт
to-station = станция
to-lab = лаборатория
to-academy = академия
to-institute = институт
gaiaformer = гайяформер
satellite = спутник
space-station = космическая станция

## Области исследований

terraforming = терраформирование
navigation = навигация
intelligence = искусственный интеллект
gaia-project = проект «Гайя»
economy = экономика
science = наука

## Действия за энергию и КУБы

power-3-knowledge = 3 знания
power-2-steps = 2 этапа
power-2-ore = 2 руды
power-7-credits = 7 кредитов
power-2-knowledge = 2 знания
power-1-step = 1 этап
power-2-tokens = 2 жетона энергии
qic-tech-tile = плитка технологии
qic-federation = федерация ещё раз
qic-planet-types = ПО за типы планет

## Плитки, жетоны, усилители

upper = верхняя
lower = нижняя
none = нет
left = ←
right = →
token-vp = 12 ПО
    .long = 12 ПО
token-qic = куб
    .long = 8 ПО и 1 КУБ
token-power = жетоны
    .long = 8 ПО и 2 жетона энергии
token-ore = руда
    .long = 7 ПО и 2 руды
token-credits = кредиты
    .long = 7 ПО и 6 кредитов
token-knowledge = знания
    .long = 6 ПО и 2 знания
token-gleens = глины
    .long = жетон глинов
booster-knowledge = руда и знания
booster-tokens = руда и жетоны энергии
booster-qic = КУБ и кредиты
booster-step = этап терраформирования
booster-range = дальность +3
booster-mines = ПО за шахты
booster-stations = ПО за торговые станции
booster-labs = ПО за лаборатории
booster-institute = ПО за институт и академии
booster-gaia = ПО за планеты типа «Гайя»
tech-ore-qic = 1 руда + 1 КУБ
tech-types = знания за типы планет
tech-strong = сила 4
tech-vp = 7 ПО
tech-ore = доход: 1 руда + 1 энергия
tech-knowledge = доход: 1 знание + 1 кредит
tech-gaia = 3 ПО за шахту на «Гайе»
tech-credits = доход: 4 кредита
tech-charge = действие: зарядить 4
advanced-pass-federations = пас: 3 ПО за жетон федерации
advanced-research = 2 ПО за шаг исследований
advanced-qic = действие: 1 КУБ + 5 кредитов
advanced-mines = 2 ПО за каждую шахту
advanced-pass-labs = пас: 3 ПО за лабораторию
advanced-sector-ore = 1 руда за каждый сектор
advanced-pass-types = пас: 1 ПО за тип планет
advanced-gaia = 2 ПО за каждую планету типа «Гайя»
advanced-stations = 4 ПО за каждую торговую станцию
advanced-sectors = 2 ПО за каждый сектор
advanced-ore = действие: 3 руды
advanced-federations = 5 ПО за каждый жетон федерации
advanced-knowledge = действие: 3 знания
advanced-new-mine = 3 ПО за новую шахту
advanced-new-station = 3 ПО за новую торговую станцию
round-terraforming = этапы терраформирования
round-research = исследования
round-mine = шахты
round-federation = федерации
round-station-4 = торговые станции (4)
round-station-3 = торговые станции (3)
round-gaia-4 = шахты на планетах типа «Гайя» (4)
round-gaia-3 = шахты на планетах типа «Гайя» (3)
round-institute = институт и академии
final-federations = здания в федерациях
final-structures = здания
final-types = типы планет
final-gaia-planets = планеты типа «Гайя»
final-sectors = секторы
final-satellites = спутники

## Действия

research-highest = прогресс в самой высокой области
research-random = прогресс в случайной области
build-mine = строительство шахты
upgrade = улучшение здания
power-qic = действие за энергию или КУБы
faction-action = действие фракции

## Фракции

terrans = терране
lantids = лантиды
xenos = ксеносы
gleens = глины
taklons = таклоны
ambas = амбасы
hadsch-hallas = хадж-халлы
ivits = ивиты
geodens = геодены
bal-taks = бал-таки
firaks = фираки
bescods = бескоды
nevlas = невласы
itars = итары
colour-blue = синие
colour-yellow = жёлтые
colour-brown = коричневые
colour-red = красные
colour-orange = оранжевые
colour-gray = серые
colour-white = белые
random = случайно

## Поле

centre = Центр
top = Вверху
upper-right = Вверху справа
lower-right = Внизу справа
bottom = Внизу
lower-left = Внизу слева
upper-left = Вверху слева
sector-turned = сектор { $sector }, номер наклонён на { $degrees }°
booster-place = { $number }-й слева
face-single = единственная сторона
face-a = сторона для трёх-четырёх игроков
face-b = сторона для одного-двух игроков

## Карты и данные

card-number = карта { $number }
deck = колода
discard = сброс
aside = отложенные
action-card = карта действия
support-card = карта поддержки
nobody = никого
pack-cards = карты решений
pack-factions = фракции
pack-sectors = секторы
pack-tiles = плитки очков
vp-card = карта действия
vp-faction = карта фракции
vp-passive = пассивное свойство
vp-round = плитка очков раунда

## Рисунок

board-booster = усилитель
board-tokens = жетоны федерации
board-vp = { $vp } ПО
board-row = усилители
board-deck = Колода Автомы { $deck }, отложено { $aside }
