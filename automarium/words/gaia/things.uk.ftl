### Проєкт «Гая»: назви.
### Надруковані в українських правилах Автоми: гадж-галли, таклони, ксеноси, геодени, гліни, рівні складності, споруди,
### сфери «тераформування» й «навігація». Решта назв — наші.

game = Проєкт «Гая»

## Планети

terra = земна
    .colour = синя
    .colours = сині
    .planet = земна планета
    .many = земні
    .acc = земну планету
    .gens = земних планет
    .at = на земній планеті
oxide = оксидна
    .colour = червона
    .colours = червоні
    .planet = оксидна планета
    .many = оксидні
    .acc = оксидну планету
    .gens = оксидних планет
    .at = на оксидній планеті
volcanic = вулканічна
    .colour = оранжева
    .colours = оранжеві
    .planet = вулканічна планета
    .many = вулканічні
    .acc = вулканічну планету
    .gens = вулканічних планет
    .at = на вулканічній планеті
desert = пустельна
    .colour = жовта
    .colours = жовті
    .planet = пустельна планета
    .many = пустельні
    .acc = пустельну планету
    .gens = пустельних планет
    .at = на пустельній планеті
swamp = болотяна
    .colour = коричнева
    .colours = коричневі
    .planet = болотяна планета
    .many = болотяні
    .acc = болотяну планету
    .gens = болотяних планет
    .at = на болотяній планеті
titanium = титанова
    .colour = сіра
    .colours = сірі
    .planet = титанова планета
    .many = титанові
    .acc = титанову планету
    .gens = титанових планет
    .at = на титановій планеті
ice = крижана
    .colour = біла
    .colours = білі
    .planet = крижана планета
    .many = крижані
    .acc = крижану планету
    .gens = крижаних планет
    .at = на крижаній планеті
gaia = «Гая»
    .colour = зелена
    .colours = зелені
    .planet = планета типу «Гая»
    .many = типу «Гая»
    .acc = планету типу «Гая»
    .gens = планет типу «Гая»
    .at = на планеті типу «Гая»
transdim = міжвимірна
    .colour = фіолетова
    .colours = фіолетові
    .planet = міжвимірна планета
    .many = міжвимірні
    .acc = міжвимірну планету
    .gens = міжвимірних планет
    .at = на міжвимірній планеті
lost-planet = Загублена планета
    .colour = чорна
    .colours = чорні
    .planet = Загублена планета
    .many = Загублені
    .acc = Загублену планету
    .gen = Загубленої планети
    .gens = Загублених планет
    .ins = Загубленою планетою
    .at = на Загубленій планеті
    .manies = Загублених планет
    .yours = ваша Загублена планета
space = порожній космос
    .colour = без планети
    .colours = без планет
    .planet = порожній космос
    .many = порожні
    .acc = гекс
    .gens = гексів без планети
    .at = на гексі
hex-label = { $hex }
planet-label = { $hex } ({ $type }, сектор { $sector })
planet-at = { $hex } ({ $type })

## Фігури

mine = шахта
    .acc = шахту
    .gen = шахти
    .ins = шахтою
    .manies = шахт
    .yours = ваша шахта
trading-station = торгова станція
    .acc = торгову станцію
    .gen = торгової станції
    .ins = торговою станцією
    .manies = торгових станцій
    .yours = ваша торгова станція
research-lab = дослідницька лабораторія
    .acc = дослідницьку лабораторію
    .gen = дослідницької лабораторії
    .ins = дослідницькою лабораторією
    .manies = дослідницьких лабораторій
    .yours = ваша дослідницька лабораторія
academy = академія
    .acc = академію
    .gen = академії
    .ins = академією
    .manies = академій
    .yours = ваша академія
institute = планетарний інститут
    .acc = планетарний інститут
    .gen = планетарного інституту
    .ins = планетарним інститутом
    .manies = планетарних інститутів
    .yours = ваш планетарний інститут
to-station = станція
    .acc = торгову станцію
    .gen = торгової станції
    .ins = торговою станцією
    .manies = торгових станцій
    .yours = ваша торгова станція
to-lab = лабораторія
    .acc = лабораторію
    .gen = лабораторії
    .ins = лабораторією
    .manies = лабораторій
    .yours = ваша лабораторія
to-academy = академія
    .acc = академію
    .gen = академії
    .ins = академією
    .manies = академій
    .yours = ваша академія
to-institute = інститут
    .acc = інститут
    .gen = інституту
    .ins = інститутом
    .manies = інститутів
    .yours = ваш інститут
gaiaformer = гаяформер
    .acc = гаяформер
    .gen = гаяформера
    .ins = гаяформером
    .manies = гаяформерів
    .yours = ваш гаяформер
satellite = супутник
    .acc = супутник
    .gen = супутника
    .ins = супутником
    .manies = супутників
    .yours = ваш супутник
owners-none = супутників немає
owners-human = лише ваш супутник
owners-automa = лише супутник Автоми
owners-both = ваш супутник і супутник Автоми
space-station = космічна станція
    .acc = космічну станцію
    .gen = космічної станції
    .ins = космічною станцією
    .manies = космічних станцій
    .yours = ваша космічна станція

## Сфери досліджень

terraforming = тераформування
    .acc = тераформування
    .gen = тераформування
navigation = навігація
    .acc = навігацію
    .gen = навігації
intelligence = штучний інтелект
    .acc = штучний інтелект
    .gen = штучного інтелекту
gaia-project = проєкт «Гая»
    .acc = проєкт «Гая»
    .gen = проєкту «Гая»
economy = економіка
    .acc = економіку
    .gen = економіки
science = наука
    .acc = науку
    .gen = науки

## Дії з витратою енергії чи КУБів

power-3-knowledge = 3 знання
power-2-steps = 2 етапи тераформування
power-2-ore = 2 руди
power-7-credits = 7 кредитів
power-2-knowledge = 2 знання
power-1-step = 1 етап тераформування
power-2-tokens = 2 жетони енергії
qic-tech-tile = плитка технології
qic-federation = ще раз жетон федерації
qic-planet-types = ПО за типи планет

## Плитки, жетони, підсилювачі

upper = верхня
lower = нижня
none = немає
left = ←
right = →
token-vp = 12 ПО
    .long = 12 ПО
    .tap = { token-vp.long }
token-qic = КУБ
    .long = 8 ПО та 1 КУБ
    .tap = { token-qic.long }
token-power = жетони
    .long = 8 ПО та 2 жетони енергії
    .tap = { token-power.long }
token-ore = руда
    .long = 7 ПО та 2 руди
    .tap = { token-ore.long }
token-credits = кредити
    .long = 7 ПО та 6 кредитів
    .tap = { token-credits.long }
token-knowledge = знання
    .long = 6 ПО та 2 знання
    .tap = { token-knowledge.long }
token-gleens = гліни
    .long = жетон глінів
    .tap = { token-gleens.long }
booster-knowledge = руда й знання
    .hint = дохід: 1 руда й 1 знання
booster-tokens = руда й жетони енергії
    .hint = дохід: 1 руда й 2 жетони енергії
booster-qic = КУБ і кредити
    .hint = дохід: 1 КУБ і 2 кредити
booster-step = етап тераформування
    .hint = дохід: 2 кредити; дія: шахта, 1 етап тераформування безкоштовно
booster-range = дальність +3
    .hint = дохід: заряджання 2 енергії; дія: +3 до дальності
booster-mines = ПО за шахти
    .hint = дохід: 1 руда; коли пасуєте: 1 ПО за кожну шахту
booster-stations = ПО за торгові станції
    .hint = дохід: 1 руда; коли пасуєте: 2 ПО за кожну торгову станцію
booster-labs = ПО за лабораторії
    .hint = дохід: 1 знання; коли пасуєте: 3 ПО за кожну лабораторію
booster-institute = ПО за інститут і академії
    .hint = дохід: заряджання 4 енергії; коли пасуєте: 4 ПО за кожну таку споруду
booster-gaia = ПО за планети типу «Гая»
    .hint = дохід: 4 кредити; коли пасуєте: 1 ПО за кожну таку планету
tech-ore-qic = 1 руда та 1 КУБ
tech-types = знання за типи планет
tech-strong = інститут і академії мають силу 4
tech-vp = 7 ПО
tech-ore = 1 руда та 1 енергія (дохід)
tech-knowledge = 1 знання та 1 кредит (дохід)
tech-gaia = 3 ПО за кожну шахту на планеті типу «Гая»
tech-credits = 4 кредити (дохід)
tech-charge = заряджання 4 енергії (дія)
advanced-pass-federations = 3 ПО за кожен жетон федерації (під час пасування)
advanced-research = 2 ПО за кожен рівень у дослідженнях
advanced-qic = 1 КУБ і 5 кредитів (дія)
advanced-mines = 2 ПО за кожну шахту
advanced-pass-labs = 3 ПО за кожну лабораторію (під час пасування)
advanced-sector-ore = 1 руда за кожен сектор
advanced-pass-types = 1 ПО за кожен тип планет (під час пасування)
advanced-gaia = 2 ПО за кожну планету типу «Гая»
advanced-stations = 4 ПО за кожну торгову станцію
advanced-sectors = 2 ПО за кожен сектор
advanced-ore = 3 руди (дія)
advanced-federations = 5 ПО за кожен жетон федерації
advanced-knowledge = 3 знання (дія)
advanced-new-mine = 3 ПО за кожну нову шахту
advanced-new-station = 3 ПО за кожну нову торгову станцію
round-terraforming = етапи тераформування
round-research = дослідження
round-mine = шахти
round-federation = федерації
round-station-4 = торгові станції, по 4 ПО
round-station-3 = торгові станції, по 3 ПО
round-gaia-4 = шахти на планетах типу «Гая», по 4 ПО
round-gaia-3 = шахти на планетах типу «Гая», по 3 ПО
round-institute = інститут і академії
final-federations = найбільше споруд у федераціях
    .count = споруд у федераціях
final-structures = найбільше споруд
    .count = споруд
final-types = найбільше типів планет
    .count = типів планет
final-gaia-planets = найбільше планет типу «Гая»
    .count = планет типу «Гая»
final-sectors = найбільше секторів
    .count = секторів
final-satellites = найбільше супутників
    .count = супутників

## Дії

research-highest = прогрес у сфері досліджень найвищого рівня
research-random = прогрес у випадковій сфері досліджень
build-mine = будівництво шахти
upgrade = поліпшення споруди
power-qic = дія з витратою енергії чи КУБів
faction-action = дія фракції

## Фракції

terrans = терани
    .gen = теранів
lantids = лантиди
    .gen = лантидів
xenos = ксеноси
    .gen = ксеносів
gleens = гліни
    .gen = глінів
taklons = таклони
    .gen = таклонів
ambas = амбаси
    .gen = амбасів
hadsch-hallas = гадж-галли
    .gen = гадж-галлів
ivits = івіти
    .gen = івітів
geodens = геодени
    .gen = геоденів
bal-taks = бал-таки
    .gen = бал-таків
firaks = фіраки
    .gen = фіраків
bescods = бескоди
    .gen = бескодів
nevlas = невласи
    .gen = невласів
itars = ітари
    .gen = ітарів
colour-blue = сині
colour-yellow = жовті
colour-brown = коричневі
colour-red = червоні
colour-orange = оранжеві
colour-gray = сірі
colour-white = білі
random = випадково

## Поле

centre = Центр
    .at = У центрі
top = Угорі
    .at = Угорі
upper-right = Угорі справа
    .at = Угорі справа
lower-right = Унизу справа
    .at = Унизу справа
bottom = Унизу
    .at = Унизу
lower-left = Унизу зліва
    .at = Унизу зліва
upper-left = Угорі зліва
    .at = Угорі зліва
sector-side = сектор { $sector }{ $face-id ->
    [face-single] {""}
   *[other] {" "}({ $face })
}
sector-turned = сектор { $sector }{ $face-id ->
    [face-single] {""}
   *[other] {" "}({ $face })
}, номер повернуто на { $degrees ->
    [210] 150° проти годинникової стрілки
    [270] 90° проти годинникової стрілки
    [330] 30° проти годинникової стрілки
   *[other] { $degrees }° за годинниковою стрілкою
}
booster-place = { $number }-й зліва
face-single = єдина сторона
face-a = сторона для трьох-чотирьох гравців
face-b = сторона для одного-двох гравців

## Карти й дані

card-number = карта { $number }
deck = колода
    .at = у колоді Автоми
discard = стос скинутих карт
    .at = у стосі скинутих карт
aside = стос відкладених карт
    .at = у стосі відкладених карт
action-card = карта дії
    .at = у грі як карта дії
support-card = карта підтримки
    .at = у грі як карта підтримки
nobody = нікого
pack-cards = карти рішень
pack-factions = фракції
pack-sectors = сектори
pack-tiles = плитки очок
vp-card = карта дії
    .from = з карти дії
vp-faction = карта фракції
    .from = з карти фракції
vp-passive = пасивне вміння
    .from = за пасивне вміння
vp-round = плитка очок раунду
    .from = з плитки очок раунду

## Малюнок

board-booster = підсилювач
board-tokens = жетони федерації
board-vp = { $vp } ПО
board-row = підсилювачі
board-deck = Колода Автоми: { $deck ->
    [one] { $deck } карта
    [few] { $deck } карти
    [many] { $deck } карт
   *[other] { $deck } карти
}, відкладено { $aside }
