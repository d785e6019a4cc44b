### Проект «Гайя»: названия. Все они наши: русских правил Автомы для этой игры у нас нет.

game = Проект «Гайя»

## Планеты

terra = земная
    .colour = синяя
    .colours = синие
    .planet = земная планета
    .many = земные
    .acc = земную планету
    .gens = земных планет
    .at = на земной планете
oxide = оксидная
    .colour = красная
    .colours = красные
    .planet = оксидная планета
    .many = оксидные
    .acc = оксидную планету
    .gens = оксидных планет
    .at = на оксидной планете
volcanic = вулканическая
    .colour = оранжевая
    .colours = оранжевые
    .planet = вулканическая планета
    .many = вулканические
    .acc = вулканическую планету
    .gens = вулканических планет
    .at = на вулканической планете
desert = пустынная
    .colour = жёлтая
    .colours = жёлтые
    .planet = пустынная планета
    .many = пустынные
    .acc = пустынную планету
    .gens = пустынных планет
    .at = на пустынной планете
swamp = болотная
    .colour = коричневая
    .colours = коричневые
    .planet = болотная планета
    .many = болотные
    .acc = болотную планету
    .gens = болотных планет
    .at = на болотной планете
titanium = титановая
    .colour = серая
    .colours = серые
    .planet = титановая планета
    .many = титановые
    .acc = титановую планету
    .gens = титановых планет
    .at = на титановой планете
ice = ледяная
    .colour = белая
    .colours = белые
    .planet = ледяная планета
    .many = ледяные
    .acc = ледяную планету
    .gens = ледяных планет
    .at = на ледяной планете
gaia = «Гайя»
    .colour = зелёная
    .colours = зелёные
    .planet = планета типа «Гайя»
    .many = типа «Гайя»
    .acc = планету типа «Гайя»
    .gens = планет типа «Гайя»
    .at = на планете типа «Гайя»
transdim = межмерная
    .colour = фиолетовая
    .colours = фиолетовые
    .planet = межмерная планета
    .many = межмерные
    .acc = межмерную планету
    .gens = межмерных планет
    .at = на межмерной планете
lost-planet = Потерянная планета
    .colour = чёрная
    .colours = чёрные
    .planet = Потерянная планета
    .many = Потерянные
    .acc = Потерянную планету
    .gen = Потерянной планеты
    .gens = Потерянных планет
    .ins = Потерянной планетой
    .at = на Потерянной планете
    .manies = Потерянных планет
    .yours = ваша Потерянная планета
space = пустой космос
    .colour = без планеты
    .colours = без планет
    .planet = пустой космос
    .many = пустые
    .acc = гекс
    .gens = гексов без планеты
    .at = на гексе
hex-label = { $hex }
planet-label = { $hex } ({ $type }, сектор { $sector })
planet-at = { $hex } ({ $type })

## Фигуры

mine = шахта
    .acc = шахту
    .gen = шахты
    .ins = шахтой
    .manies = шахт
    .yours = ваша шахта
trading-station = торговая станция
    .acc = торговую станцию
    .gen = торговой станции
    .ins = торговой станцией
    .manies = торговых станций
    .yours = ваша торговая станция
research-lab = исследовательская лаборатория
    .acc = исследовательскую лабораторию
    .gen = исследовательской лаборатории
    .ins = исследовательской лабораторией
    .manies = исследовательских лабораторий
    .yours = ваша исследовательская лаборатория
academy = академия
    .acc = академию
    .gen = академии
    .ins = академией
    .manies = академий
    .yours = ваша академия
institute = планетарный институт
    .acc = планетарный институт
    .gen = планетарного института
    .ins = планетарным институтом
    .manies = планетарных институтов
    .yours = ваш планетарный институт
to-station = станция
    .acc = торговую станцию
    .gen = торговой станции
    .ins = торговой станцией
    .manies = торговых станций
    .yours = ваша торговая станция
to-lab = лаборатория
    .acc = лабораторию
    .gen = лаборатории
    .ins = лабораторией
    .manies = лабораторий
    .yours = ваша лаборатория
to-academy = академия
    .acc = академию
    .gen = академии
    .ins = академией
    .manies = академий
    .yours = ваша академия
to-institute = институт
    .acc = институт
    .gen = института
    .ins = институтом
    .manies = институтов
    .yours = ваш институт
gaiaformer = гайяформер
    .acc = гайяформер
    .gen = гайяформера
    .ins = гайяформером
    .manies = гайяформеров
    .yours = ваш гайяформер
satellite = спутник
    .acc = спутник
    .gen = спутника
    .ins = спутником
    .manies = спутников
    .yours = ваш спутник
owners-none = спутников нет
owners-human = только ваш спутник
owners-automa = только спутник Автомы
owners-both = ваш спутник и спутник Автомы
space-station = космическая станция
    .acc = космическую станцию
    .gen = космической станции
    .ins = космической станцией
    .manies = космических станций
    .yours = ваша космическая станция

## Области исследований

terraforming = терраформирование
    .acc = терраформирование
    .gen = терраформирования
navigation = навигация
    .acc = навигацию
    .gen = навигации
intelligence = искусственный интеллект
    .acc = искусственный интеллект
    .gen = искусственного интеллекта
gaia-project = проект «Гайя»
    .acc = проект «Гайя»
    .gen = проекта «Гайя»
economy = экономика
    .acc = экономику
    .gen = экономики
science = наука
    .acc = науку
    .gen = науки

## Действия за энергию и КУБы

power-3-knowledge = 3 знания
power-2-steps = 2 этапа терраформирования
power-2-ore = 2 руды
power-7-credits = 7 кредитов
power-2-knowledge = 2 знания
power-1-step = 1 этап терраформирования
power-2-tokens = 2 жетона энергии
qic-tech-tile = плитка технологии
qic-federation = повтор жетона федерации
qic-planet-types = ПО за типы планет

## Плитки, жетоны, усилители

upper = верхняя
lower = нижняя
none = нет
left = ←
right = →
token-vp = 12 ПО
    .long = 12 ПО
    .tap = { token-vp.long }
token-qic = КУБ
    .long = 8 ПО и 1 КУБ
    .tap = { token-qic.long }
token-power = жетоны
    .long = 8 ПО и 2 жетона энергии
    .tap = { token-power.long }
token-ore = руда
    .long = 7 ПО и 2 руды
    .tap = { token-ore.long }
token-credits = кредиты
    .long = 7 ПО и 6 кредитов
    .tap = { token-credits.long }
token-knowledge = знания
    .long = 6 ПО и 2 знания
    .tap = { token-knowledge.long }
token-gleens = глины
    .long = жетон глинов
    .tap = { token-gleens.long }
booster-knowledge = руда и знания
    .hint = доход: 1 руда и 1 знание
booster-tokens = руда и жетоны энергии
    .hint = доход: 1 руда и 2 жетона энергии
booster-qic = КУБ и кредиты
    .hint = доход: 1 КУБ и 2 кредита
booster-step = этап терраформирования
    .hint = доход: 2 кредита; действие: шахта, 1 этап терраформирования бесплатно
booster-range = дальность +3
    .hint = доход: зарядка 2 энергии; действие: +3 к дальности
booster-mines = ПО за шахты
    .hint = доход: 1 руда; при пасе 1 ПО за каждую шахту
booster-stations = ПО за торговые станции
    .hint = доход: 1 руда; при пасе 2 ПО за каждую торговую станцию
booster-labs = ПО за лаборатории
    .hint = доход: 1 знание; при пасе 3 ПО за каждую лабораторию
booster-institute = ПО за институт и академии
    .hint = доход: зарядка 4 энергии; при пасе 4 ПО за каждое такое здание
booster-gaia = ПО за планеты типа «Гайя»
    .hint = доход: 4 кредита; при пасе 1 ПО за каждую такую планету
tech-ore-qic = 1 руда и 1 КУБ
tech-types = знания за типы планет
tech-strong = у института и академий сила 4
tech-vp = 7 ПО
tech-ore = 1 руда и 1 энергия (доход)
tech-knowledge = 1 знание и 1 кредит (доход)
tech-gaia = 3 ПО за каждую шахту на планете типа «Гайя»
tech-credits = 4 кредита (доход)
tech-charge = зарядка 4 энергии (действие)
advanced-pass-federations = 3 ПО за каждый жетон федерации (при пасе)
advanced-research = 2 ПО за каждый уровень в исследованиях
advanced-qic = 1 КУБ и 5 кредитов (действие)
advanced-mines = 2 ПО за каждую шахту
advanced-pass-labs = 3 ПО за каждую лабораторию (при пасе)
advanced-sector-ore = 1 руда за каждый сектор
advanced-pass-types = 1 ПО за каждый тип планет (при пасе)
advanced-gaia = 2 ПО за каждую планету типа «Гайя»
advanced-stations = 4 ПО за каждую торговую станцию
advanced-sectors = 2 ПО за каждый сектор
advanced-ore = 3 руды (действие)
advanced-federations = 5 ПО за каждый жетон федерации
advanced-knowledge = 3 знания (действие)
advanced-new-mine = 3 ПО за каждую новую шахту
advanced-new-station = 3 ПО за каждую новую торговую станцию
round-terraforming = этапы терраформирования
round-research = исследования
round-mine = шахты
round-federation = федерации
round-station-4 = торговые станции, по 4 ПО
round-station-3 = торговые станции, по 3 ПО
round-gaia-4 = шахты на планетах типа «Гайя», по 4 ПО
round-gaia-3 = шахты на планетах типа «Гайя», по 3 ПО
round-institute = институт и академии
final-federations = здания в федерациях
    .count = зданий в федерациях
final-structures = здания
    .count = зданий
final-types = типы планет
    .count = типов планет
final-gaia-planets = планеты типа «Гайя»
    .count = планет типа «Гайя»
final-sectors = секторы
    .count = секторов
final-satellites = спутники
    .count = спутников

## Действия

research-highest = прогресс в области исследований, где уровень Автомы самый высокий
research-random = прогресс в случайной области исследований
build-mine = строительство шахты
upgrade = улучшение здания
power-qic = действие за энергию или КУБы
faction-action = действие фракции

## Фракции

terrans = терране
    .gen = терран
lantids = лантиды
    .gen = лантидов
xenos = ксеносы
    .gen = ксеносов
gleens = глины
    .gen = глинов
taklons = таклоны
    .gen = таклонов
ambas = амбасы
    .gen = амбасов
hadsch-hallas = хадж-халлы
    .gen = хадж-халлов
ivits = ивиты
    .gen = ивитов
geodens = геодены
    .gen = геоденов
bal-taks = бал-таки
    .gen = бал-таков
firaks = фираки
    .gen = фираков
bescods = бескоды
    .gen = бескодов
nevlas = невласы
    .gen = невласов
itars = итары
    .gen = итаров
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
    .at = В центр
top = Вверху
    .at = Вверху
upper-right = Вверху справа
    .at = Вверху справа
lower-right = Внизу справа
    .at = Внизу справа
bottom = Внизу
    .at = Внизу
lower-left = Внизу слева
    .at = Внизу слева
upper-left = Вверху слева
    .at = Вверху слева
sector-side = сектор { $sector }{ $face-id ->
    [face-single] {""}
   *[other] {" "}({ $face })
}
sector-turned = сектор { $sector }{ $face-id ->
    [face-single] {""}
   *[other] {" "}({ $face })
}, номер повёрнут на { $degrees ->
    [210] 150° против часовой стрелки
    [270] 90° против часовой стрелки
    [330] 30° против часовой стрелки
   *[other] { $degrees }° по часовой стрелке
}
booster-place = { $number }-й слева
face-single = единственная сторона
face-a = сторона для трёх-четырёх игроков
face-b = сторона для одного-двух игроков

## Карты и данные

card-number = карта { $number }
deck = колода
    .at = в колоде Автомы
discard = сброс
    .at = в сбросе
aside = отложенные
    .at = среди отложенных
action-card = карта действия
    .at = в игре как карта действия
support-card = карта поддержки
    .at = в игре как карта поддержки
nobody = никого
pack-cards = карты решений
pack-factions = фракции
pack-sectors = секторы
pack-tiles = плитки очков
vp-card = карта действия
    .from = с карты действия
vp-faction = карта фракции
    .from = с карты фракции
vp-passive = пассивное свойство
    .from = за пассивное свойство
vp-round = плитка очков раунда
    .from = с плитки очков раунда

## Рисунок

board-booster = усилитель
board-tokens = жетоны федерации
board-vp = { $vp } ПО
board-row = усилители
board-deck = Колода Автомы: { $deck ->
    [one] { $deck } карта
    [few] { $deck } карты
    [many] { $deck } карт
   *[other] { $deck } карты
}, отложено { $aside }
