### Проєкт «Гая»: назви.
### Надруковані в українських правилах Автоми: гадж-галли, таклони, ксеноси, геодени, гліни, рівні складності, споруди,
### сфери «тераформування» й «навігація». Решта назв — наші.

game = Проєкт «Гая»

## Планети

terra = земна
    .colour = синя
oxide = оксидна
    .colour = червона
volcanic = вулканічна
    .colour = оранжева
desert = пустельна
    .colour = жовта
swamp = болотяна
    .colour = коричнева
titanium = титанова
    .colour = сіра
ice = крижана
    .colour = біла
gaia = «Гая»
    .colour = зелена
transdim = міжвимірна
    .colour = фіолетова
lost-planet = Загублена планета
    .colour = чорна
space = порожній космос
    .colour = без планети
hex-label = { $hex }
planet-label = { $sector }-{ $type }
planet-at = { $hex } { $type }

## Фігури

mine = шахта
trading-station = торгова станція
research-lab = дослідницька лабораторія
academy = академія
institute = планетарний інститут
to-station = станція
to-lab = лабораторія
to-academy = академія
to-institute = інститут
gaiaformer = гаяформер
satellite = супутник
space-station = космічна станція

## Сфери досліджень

terraforming = тераформування
navigation = навігація
intelligence = штучний інтелект
gaia-project = проєкт «Гая»
economy = економіка
science = наука

## Дії з витратою енергії чи КУБів

power-3-knowledge = 3 знання
power-2-steps = 2 етапи
power-2-ore = 2 руди
power-7-credits = 7 кредитів
power-2-knowledge = 2 знання
power-1-step = 1 етап
power-2-tokens = 2 жетони енергії
qic-tech-tile = плитка технології
qic-federation = федерація ще раз
qic-planet-types = ПО за типи планет

## Плитки, жетони, підсилювачі

upper = верхня
lower = нижня
none = немає
left = ←
right = →
token-vp = 12 ПО
    .long = 12 ПО
token-qic = куб
    .long = 8 ПО та 1 КУБ
token-power = жетони
    .long = 8 ПО та 2 жетони енергії
token-ore = руда
    .long = 7 ПО та 2 руди
token-credits = кредити
    .long = 7 ПО та 6 кредитів
token-knowledge = знання
    .long = 6 ПО та 2 знання
token-gleens = гліни
    .long = жетон глінів
booster-knowledge = руда й знання
booster-tokens = руда й жетони енергії
booster-qic = КУБ і кредити
booster-step = етап тераформування
booster-range = дальність +3
booster-mines = ПО за шахти
booster-stations = ПО за торгові станції
booster-labs = ПО за лабораторії
booster-institute = ПО за інститут й академії
booster-gaia = ПО за планети типу «Гая»
tech-ore-qic = 1 руда + 1 КУБ
tech-types = знання за типи планет
tech-strong = сила 4
tech-vp = 7 ПО
tech-ore = дохід: 1 руда + 1 енергія
tech-knowledge = дохід: 1 знання + 1 кредит
tech-gaia = 3 ПО за шахту на «Гаї»
tech-credits = дохід: 4 кредити
tech-charge = дія: зарядити 4
advanced-pass-federations = пас: 3 ПО за жетон федерації
advanced-research = 2 ПО за крок досліджень
advanced-qic = дія: 1 КУБ + 5 кредитів
advanced-mines = 2 ПО за кожну шахту
advanced-pass-labs = пас: 3 ПО за лабораторію
advanced-sector-ore = 1 руда за кожен сектор
advanced-pass-types = пас: 1 ПО за тип планет
advanced-gaia = 2 ПО за кожну планету типу «Гая»
advanced-stations = 4 ПО за кожну торгову станцію
advanced-sectors = 2 ПО за кожен сектор
advanced-ore = дія: 3 руди
advanced-federations = 5 ПО за кожен жетон федерації
advanced-knowledge = дія: 3 знання
advanced-new-mine = 3 ПО за нову шахту
advanced-new-station = 3 ПО за нову торгову станцію
round-terraforming = етапи тераформування
round-research = дослідження
round-mine = шахти
round-federation = федерації
round-station-4 = торгові станції (4)
round-station-3 = торгові станції (3)
round-gaia-4 = шахти на планетах типу «Гая» (4)
round-gaia-3 = шахти на планетах типу «Гая» (3)
round-institute = інститут й академії
final-federations = споруди, що входять у федерації
final-structures = споруди
final-types = типи планет
final-gaia-planets = планети типу «Гая»
final-sectors = сектори
final-satellites = супутники

## Дії

research-highest = прогрес у сфері найвищого рівня
research-random = прогрес у випадковій сфері
build-mine = будівництво шахти
upgrade = поліпшення споруди
power-qic = дія з витратою енергії чи КУБів
faction-action = дія фракції

## Фракції

terrans = терани
lantids = лантиди
xenos = ксеноси
gleens = гліни
taklons = таклони
ambas = амбаси
hadsch-hallas = гадж-галли
ivits = івіти
geodens = геодени
bal-taks = бал-таки
firaks = фіраки
bescods = бескоди
nevlas = невласи
itars = ітари
colour-blue = сині
colour-yellow = жовті
colour-brown = коричневі
colour-red = червоні
colour-orange = оранжеві
colour-gray = сірі
colour-white = білі
random = навмання

## Поле

centre = Центр
top = Угорі
upper-right = Угорі праворуч
lower-right = Унизу праворуч
bottom = Унизу
lower-left = Унизу ліворуч
upper-left = Угорі ліворуч
sector-turned = сектор { $sector }, номер нахилено на { $degrees }°
booster-place = { $number }-й зліва
face-single = єдина сторона
face-a = сторона для трьох-чотирьох гравців
face-b = сторона для одного-двох гравців

## Карти й дані

card-number = карта { $number }
deck = колода
discard = скинуті
aside = відкладені
action-card = карта дії
support-card = карта підтримки
nobody = нікого
pack-cards = карти рішень
pack-factions = фракції
pack-sectors = сектори
pack-tiles = плитки очок
vp-card = карта дії
vp-faction = карта фракції
vp-passive = пасивне вміння
vp-round = плитка очок раунду

## Малюнок

board-booster = підсилювач
board-tokens = жетони федерації
board-vp = { $vp } ПО
board-row = підсилювачі
board-deck = Колода Автоми { $deck }, відкладено { $aside }
