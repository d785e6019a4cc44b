### «Коса»: стіл.

game = Коса

## Сторони, фігурки, землі

hero = герой
    .the = героя
mech = мех
    .the = меха
worker = робітник
    .the = робітника
hero-or-mech = герой або мех
    .the = героя або меха
hero-at-base = герой на базі
mat = планшет
base = база
ability = властивість
nothing = нічого
mountain = гора
farm = ферма
village = село
forest = ліс
tundra = тундра
lake = озеро
factory = Фабрика
metal = метал
food = їжа
wood = деревина
oil = нафта
armory = арсенал
mill = млин
mine = шахта
monument = монумент
coin = монета
coins = монети
power = сила
popularity = популярність
combat-card = карта бою
combat-cards = карти бою
cube = кубик зірок
box = клітинка ресурсів
armed = зведена
sprung = спрацювала
scheme-i = I
scheme-ii = II
pile-deck = колода
pile-main = основний
pile-combat = бойовий

move-worker = переміщення робітника
move-mech = переміщення меха
move-hero = переміщення героя
encounter-or-factory = пригода або Фабрика
attack-workers = атака робітника
attack-units = атака бойової фігурки

riverwalk = Переправа
speed = Швидкість
seaworthy = Мореплавство
submerge = Занурення
suiton = Суйтон
burrow = Підкоп
toka = Тока
underpass = Підземний хід
township = Селище
rally = Збір
shinobi = Шінобі
wayfare = Мандри
artillery = Артилерія
disarm = Роззброєння
scout = Розвідка
sword = Меч
shield = Щит
ronin = Ронін
camaraderie = Товариськість
peoples-army = Народна армія

star-upgrades = модернізації
star-mechs = мехи
star-structures = споруди
star-recruits = рекрути
star-workers = робітники
star-objective = ціль
star-combat = бій
star-popularity = популярність
star-power = сила
star-card = карта

level-autometta = Автомета
level-automa = Автома
level-automaszyna = Автомашина
level-ultimaszyna = Ультрамашина

tile-adjacent-tunnels = тунелі поруч зі спорудами
tile-adjacent-lakes = озера поруч зі спорудами
tile-adjacent-encounters = пригоди поруч зі спорудами
tile-on-tunnels = споруди на тунелях
tile-longest-row = найдовший ряд споруд
tile-farms-or-tundra = споруди на фермах і в тундрі

## Приготування

care-owner-deck = Карти Автоми взято з вашого списку.
care-unscanned = Символи нації «{ $faction }» на картах 5, 8, 18 і 19 взято з двох відкритих записів, що збігаються, а не із зображень карт.
care-tokens = { $faction-id ->
    [togawa] Про пастки в правилах Автоми нічого немає. Зведена діє на неї, як на будь-кого (3 сили, 4 монети, 2 карти бою); її популярність не змінюється ніколи. Назвіть сторону одразу (пастка F4 сила) або коли вона спрацює.
   *[other] Про прапори в правилах Автоми нічого немає. Автомі вони нічого не коштують; на території під вашим контролем кожен наприкінці рахується ще однією територією.
}
care-own-combat-deck = Карти бою Автомі роздає програма з власної колоди такого самого складу. З налаштуванням «карти бою: з моєї коробки» їх берете ви.
head-setup = Приготування до гри
order-setup-faction = Автома грає за націю «{ $faction }»; від її бази до вашої — { $distance ->
    [one] { $distance } крок
    [few] { $distance } кроки
    [many] { $distance } кроків
   *[other] { $distance } кроку
}. Планшет нації вона отримує, планшет гравця — ні.
order-setup-mat = Автома: сила { $power }, { $physical ->
    [0] карти бою ({ $number }) роздає програма.
   *[1] карти бою: { $number }, долілиць, не дивлячись.
}
order-setup-coins = Автома: монети — { $coins }, популярність { $popularity } на всю гру.
order-setup-units = Робітники Автоми — на { $first } і { $second }, герой — на базі; 4 мехи, 6 робітників і 6 зірок — на планшеті нації.
order-setup-star-card = Карта зірок «{ $level }», кубик на поділці I.
order-setup-human = Ви граєте за націю «{ $faction }»: сила { $power }, карти бою { $number }.
order-setup-human-units = Ваші робітники — на { $first } і { $second }, герой — на вашій базі.
order-setup-board = Жетони пригод — на своїх 11 територіях, карти Фабрики: { $number }, жетон бонусу за споруди: { $tile }.
note-shuffle = Карти Автоми ({ $number }) перетасовано, схема { $scheme } угорі.
order-shuffle = Перетасуйте всі карти Автоми ({ $number }) з колоди й обох стосів скиду в нову колоду, схемою { $scheme } догори.
note-human-first = Перший хід ваш.

## Ваш хід

head-human-turn = Ваш хід { $number }
ask-turn = Хід { $number }: що змінилося?
ask-move = { $unit }, { $start } → { $end }: { $why ->
    [lake] { $unit-id ->
        [worker] { $end } — озеро, робітників туди возять лише мехи
       *[other] { $end } — озеро, а властивості, щоб увійти на нього, ви не називали
    }
    [shore] { $unit-id ->
        [worker] { $start } — озеро, робітників звідти вивозять лише мехи
       *[other] { $start } — озеро, а властивості, щоб піти з нього, ви не називали
    }
    [water] між ними річка або озеро
    [alone] робітники лишилися б на озері { $start } самі
    [base] на базу не переміщуються
   *[far] { $steps ->
        [one] це { $steps } крок
        [few] це { $steps } кроки
        [many] це { $steps } кроків
       *[other] це { $steps } кроку
    }
}. Усе правильно?
note-not-moved = Фігурка ({ $unit }) залишається на місці: { $place }.
care-not-carried-out = Не виконано ({ $verb }): { $why }
note-human-move = { $unit-id ->
    [worker] { $number ->
        [one] робітник
        [few] { $number } робітники
        [many] { $number } робітників
       *[other] { $number } робітника
    }
   *[other] { $unit }
}: { $start } → { $end }{ $workers ->
    [0] {""}
    [one] , везе робітника
    [few] , везе { $workers } робітників
    [many] , везе { $workers } робітників
   *[other] , везе { $workers } робітника
}{ $loaded ->
    [0] {""}
   *[other] , з ресурсами: { $goods }
}
note-human-new = { $number ->
    [one] Нова фігурка ({ $unit }): { $place }.
    [few] Нові фігурки ({ $unit }, { $number }): { $place }.
    [many] Нові фігурки ({ $unit }, { $number }): { $place }.
   *[other] Нові фігурки ({ $unit }, { $number }): { $place }.
}
note-ability = Відкрито властивість «{ $ability }».
note-resources = { $place }: { $resource } { $number }.
note-resources-moved = Ресурси: { $start } → { $end }{ $loaded ->
    [0] {""}
   *[other] : { $goods }
}
some-resources = { $resource } { $number }
note-structure = { $place }: { $structure }.
note-recruit = Рекрут із постійним бонусом: { $bonus }.
note-token = Жетон на { $place }.
note-tracks = Ваша популярність { $popularity }, монети { $coins }, сила { $power }.
note-human-encounter = Вашого героя на { $place } чекає пригода; жетон прибрано.
note-human-factory-card = Ваш герой на Фабриці: виберіть карту Фабрики.
care-fight = Бій на { $place }: він почнеться, щойно ви завершите переміщення.
care-ability-missing = Не названо властивість { $number ->
    [one] { $number } вашого меха
    [few] { $number } ваших мехів
    [many] { $number } ваших мехів
   *[other] { $number } ваших мехів
}: «мех властивість …».
order-human-star = Викладіть зірку ({ $star }). У вас їх { $total }.
order-popularity = Ви втрачаєте популярність: { $number }.
note-camaraderie = Товариськість: популярності ви не втрачаєте.

## Хід Автоми

head-automa-turn = Автома, хід { $number }
head-automa-card = { $card }, схема { $scheme }: { $moves }
note-skip = Символ пропуску: цей хід пропускають. Кубик не рухається.
note-no-unit = { $move }: недопустимо, такої фігурки в грі немає.
note-no-territory = { $move }: недопустимо, придатної території немає.
note-too-weak = { $move }: недопустимо, потрібна сила { $need }, а в Автоми { $power }.
note-no-move = Автома не виконує переміщення.
note-hesitates = Цього ходу Автома не виконує переміщення.
note-revealed-card = { $value ->
    [0] Карт бою немає, відкривати нічого.
   *[other] Відкрито і скинуто карту бою: { $value }.
}
ask-revealed-card = Відкрийте і скиньте верхню карту бою. Що на ній? (0 — карт немає)
note-unit = { $move } — { $unit }: { $start }
order-move-worker = Перемістіть робітника { $start } → { $end } ({ $end-is }).
order-move-mech = Перемістіть меха { $start } → { $end } ({ $end-is }).
order-move-hero = Перемістіть героя { $start } → { $end } ({ $end-is }).
order-encounter-or-factory = Перемістіть героя { $start } → { $end } ({ $end-is }).
order-attack-workers = Перемістіть { $unit-the } { $start } → { $end } ({ $end-is }) і проженіть робітників.
order-attack-units = Перемістіть { $unit-the } { $start } → { $end } ({ $end-is }): атака!
order-stay = Залиште { $unit-the } на { $end } ({ $end-is }): це і є переміщення.
order-encounter = Приберіть жетон пригоди з { $place }; карту не беруть.
order-factory-card = Дайте Автомі випадкову карту Фабрики долілиць.
order-remove-resources = Приберіть з { $place } усі ресурси: { $number }.
order-lay-resources = Після Автоми на { $place } залишаються ресурси: { $resource } +{ $number }.
note-empty-box = На { $place } ресурсів не залишається: клітинка ресурсів останньої карти порожня.
note-no-resources-here = На { $place } ресурсів не залишається: { $terrain } їх не дає.
note-flag = Автома ввійшла на { $place }, де лежить ваш прапор. Поки там її фігурка, територія її.
order-trap = Автома втрапила у вашу пастку на { $place }. Переверніть її.
ask-trap-loss = Що втрачає Автома через пастку на { $place }? (сила 2, монета 3, карта бою 1, нічого)
ask-trap-face = Що показує ваша пастка на { $place }? (сила: 3, монета: 4, карта бою: 2, популярність)
    .tap = Що показує ваша пастка на { $place }?
note-trap-popularity = Популярність Автоми не змінюється: ця пастка їй нічого не коштує.
order-automa-loses = Автома: { $what } — тепер { $total }.

order-automa-power = Автома: сила +{ $amount }, тепер { $total }.
order-automa-coins = Автома: монети +{ $amount }, тепер { $total }.
order-automa-card = Автома: 1 карта бою, тепер їх { $total }.
note-no-combat-card = Карт бою більше немає.
order-automa-unit = { $unit-id ->
    [hero] Герой
    [mech] Мех
   *[worker] Робітник
} — з планшета нації на базу Автоми.
note-none-on-mat = На планшеті немає потрібної фігурки ({ $unit }): нічого не відбувається.
note-unit-held-back = Фігурка ({ $unit }) залишається на планшеті.
order-recruit-bonus = Рекрутський бонус: можете отримати 1 ({ $bonus }).
note-no-recruit = Рекрутський бонус ({ $bonus }): такого рекрута у вас немає.
ask-bonus-star = Чи приносить це вам зірку ({ $star })?
order-cube = Кубик на карті зірок: поділка { $space } з { $spaces }.
note-no-star = Зірка перекреслена: кубик залишається на місці.
care-water = З наступного ходу фігурки Автоми перетинають річки й заходять на озера.
care-scheme-ii = Перша зірка з карти зірок: відтепер діє схема II.
order-automa-star = { $star-id ->
    [star-card] Покладіть зірку Автоми біля треку тріумфу.
    [star-combat] Зірка Автоми за перемогу в бою.
   *[star-power] Зірка Автоми за 16 сили.
} Усього в неї { $total }.
care-sixth-star = { $side-id ->
    [human] Ваша шоста зірка! Гра одразу закінчується.
   *[automa] Шоста зірка Автоми! Гра одразу закінчується.
}
ask-automa-card = Відкрийте верхню карту Автоми. Її номер?

## Бій

head-combat = { $side-id ->
    [human] Бій на { $place }: нападаєте ви
   *[automa] Бій на { $place }: нападає Автома
}
ask-artillery = Застосувати Артилерію на { $place } (1 ваша сила, Автома втрачає 2)?
order-ability-power = { $ability }: Автома втрачає 2 сили, тепер { $total }.
order-scout = { $value ->
    [0] Розвідка: візьміть випадкову карту бою Автоми.
   *[other] Розвідка: візьміть із коробки карту бою { $value }; Автома її втрачає.
}
note-human-gains-power = { $ability }: не забудьте свої 2 сили.
ask-combat = Бій на { $place }: ваш диск, потім карти бою (не більше { $most })
ask-automa-cards = Відкрийте випадкові карти бою Автоми ({ $number }). Що на них?
note-automa-strength = Автома грає: сила { $power }{ $number ->
    [0] {""}
    [one] {" "}і карта { $values }
    [few] {" "}і карти { $values }
    [many] {" "}і карти { $values }
   *[other] {" "}і карти { $values }
}. ({ $card }: за сили { $had } витрачається { $shown } і { $table ->
    [0] жодної карти
    [one] { $table } карта
    [few] { $table } карти
    [many] { $table } карт
   *[other] { $table } карти
}.)
order-automa-pays = Автома: { $power ->
    [0] {""}
   *[other] сила −{ $power }, тепер { $total }. {""}
}{ $number ->
    [0] {""}
   *[other] Карти бою −{ $number }, тепер { $left }.
}
order-human-pays = Ви: { $power ->
    [0] {""}
   *[other] сила −{ $power }. {""}
}{ $number ->
    [0] {""}
   *[other] Карти бою −{ $number }.
}
note-combat = Ви { $human } : { $automa } Автома. { $side-id ->
    [human] Ви перемагаєте{ $tie ->
        [1] {" "}як нападник
       *[0] {""}
    }.
   *[automa] Автома перемагає{ $tie ->
        [1] {" "}як нападник
       *[0] {""}
    }.
}
order-human-home = Усі ваші фігурки з { $place } ({ $number }) повертаються на вашу базу.
ask-retreat = Мореплавство: куди відступає ваша фігурка ({ $unit }) з { $place }? (база або озеро поруч)
    .tap = Мореплавство: куди відступає ваша фігурка ({ $unit }) з { $place }?
ask-retreat-workers = Скільки робітників цей мех бере із собою, { $place } → { $end }? Решта — на вашу базу.
order-retreat-lake = Ваша фігурка ({ $unit }) відступає { $place } → { $to }{ $workers ->
    [0] {""}
    [one] , з нею робітник
    [few] , з нею { $workers } робітники
    [many] , з нею { $workers } робітників
   *[other] , з нею { $workers } робітника
}.
order-goes-back = { $side-id ->
    [human] Ваша фігурка ({ $unit }) з усім, що прийшло з нею, повертається { $place } → { $to }
   *[automa] Фігурка Автоми ({ $unit }) повертається { $place } → { $to }
}: її бій уже не відбудеться.
order-human-draws = Ви берете карту бою.
order-automa-draws = Автома отримує карту бою, тепер їх { $total }.
order-automa-to-mat = Фігурка Автоми з { $place } ({ $unit }) — на планшет нації.
order-automa-to-base = Фігурка Автоми з { $place } ({ $unit }) — на її базу.

## Чому

choice-unit = Яка фігурка?
choice-destination = Куди?
    .all = усі території
why-base = найближче до бази Автоми ({ $best })
why-on-base = стоїть на базі
why-mech-first = мех раніше за героя
why-hero-first = герой раніше за меха
why-reading-order = зліва направо і згори вниз
why-factory = найближче до Фабрики ({ $best })
why-near = в околиці фігурки Автоми
why-near-or-base = в околиці фігурки Автоми або її бази
why-no-enemy = без ваших фігурок
why-no-other-worker = без іншого робітника Автоми
why-no-other-combat-unit = без іншої бойової фігурки Автоми
why-no-mech = без меха Автоми
why-out-of-reach = поза околицями ваших бойових фігурок
why-most-units = в околиці більшості фігурок Автоми ({ $best })
why-nearest-enemy = найближче до вашої бойової фігурки ({ $best })
why-nearest-enemy-base = найближче до вашої бойової фігурки, а всі вони на базах ({ $best })
why-encounter-or-factory = жетон пригоди або Фабрика
why-no-factory-card = не Фабрика, якщо карта Фабрики вже є
why-enemy-worker = з вашим робітником
why-no-enemy-combat-unit = без вашої бойової фігурки
why-enemy-combat-unit = з вашою бойовою фігуркою
why-most-resources = найбільше ресурсів ({ $best })
why-fewest-combat-units = найменше ваших бойових фігурок ({ $best })

## Підрахунок капіталів

head-scoring = Підрахунок капіталів
ask-final = Ваші популярність, монети й сила? (решта — на полі: перевірте й виправте, якщо щось не так)
note-totals = Ви { $human }, Автома { $automa }.
head-winner = { $side-id ->
    [human] Ви перемогли, різниця — { $by }.
   *[automa] Перемогла Автома, різниця — { $by }.
}
head-winner-tie = { $side-id ->
    [human] Нічия; ви перемогли, вирішує: { $by }.
   *[automa] Нічия; перемогла Автома, вирішує: { $by }.
}
head-winner-shared = Нічия в усьому: перемога спільна.
tie-units = фігурки й споруди
tie-power = сила
tie-popularity = популярність
tie-territories = території
tie-stars = зірки
score-coins = монети
score-stars = зірки ({ $human } : { $automa })
score-territories = території, Фабрика за три ({ $human } : { $automa })
score-resources = пари ресурсів, не більше 6 ресурсів з території ({ $pairs })
score-tile = бонус за споруди: { $tile }
cli-not-final = Рахунок на зараз; у вашій частині враховано популярність, монети й силу, названі останніми (треки 8 23 5).
score-not-told = Ваша сума буде повною, коли ви назвете популярність, монети й силу (треки 8 23 5).

## Виправлення

fixed-unit = Виправлено, { $side }: { $unit } — { $places }.
fixed-number = Виправлено, Автома: { $what } { $number }.
fixed-scheme = Виправлено: схема { $scheme }.
fixed-star = Виправлено, { $side }: зірки ({ $star }) — { $number }.
fixed-encounters = Виправлено: жетони пригод — { $places }.
fixed-on = Виправлено: { $what } — { $on }.
fixed-factory-card = Виправлено, { $side }: карта Фабрики — { $on }.
fixed-trap = Виправлено: пастка на { $place } — { $state }.
fixed-flag = Виправлено: прапор на { $place } — { $on }.
fixed-automa-card = Виправлено: { $card } — { $pile }.
fixed-tile = Виправлено: жетон бонусу за споруди — { $tile }.
fixed-turns = Виправлено: ходи ({ $side }) — { $number }.
fixed-count = Виправлено, { $side }: { $unit } на { $place } — { $number }.
fixed-track = Виправлено у вас: { $what } { $number }.

## Чого не може бути

same-faction = Автома не може теж грати за націю «{ $faction }»: виберіть їй іншу.
card-not-to-draw = Карта { $got } зараз вийти не може. У колоді залишилися: { $expected }.
off-the-map = Території { $got } на мапі немає.
route-expected = «{ $got }» — не переміщення. Очікується: F3-F4, а для нової фігурки +F4.
two-heroes = Герой у вас один, і він тут: { $place }.
nobody-there = На { $place } немає вашої фігурки: { $unit }.
too-many = Більше ніж { $high } у вас бути не може: { $unit }.
too-few-workers = Стільки робітників на { $place } немає, там їх: { $number }.
too-few-resources = Стільки на { $place } немає. { $resource }: { $number }.
which-ability = Яка властивість? Наприклад: мех властивість переправа
ability-known = Властивість «{ $ability }» уже відкрито.
ability-without-mech = Властивостей не більше, ніж мехів, а мехів у вас: { $number }. Спершу назвіть нового меха: мех +F4
move-nowhere = Фігурка там і стоїть: { $place }.
combat-waits = На { $place } чекає бій: до нього звідти не піти.
not-your-base = Вам не можна стояти тут: { $place }.
not-its-base = Автомі не можна стояти тут: { $place }.
automa-stands-there = На { $place } стоїть Автома.
one-unit-each = Цієї фігурки Автоми на { $place } бути не може: там уже хтось стоїть.
structure-there = На { $place } уже є споруда: { $structure }.
structure-built = Цю споруду вже збудовано: { $structure }.
structure-on-lake = { $place } — озеро, там не будують.
no-encounter = На { $place } жетона пригоди немає (або вже немає).
recruit-known = Рекрут із таким бонусом у вас уже є: { $bonus }.
star-placed = Більше зірок за це не буває: { $star }.
star-placed-for-you = Такі зірки ({ $star }) програма викладає сама. Якщо однієї бракує: правка зірка бій 1
star-not-earned = Зірки ({ $star }) ще немає: { $number } з { $need }.
too-many-stars = Стільки зірок не буває: { $star }, не більше { $high }, а всього шість.
no-more-tokens = На { $place } жетон не покласти: він там уже є, або всі { $high } на полі.
too-many-combat-cards = Карт бою забагато: { $got }. На { $place } можна не більше { $high }.
none-on-mat = На планшеті Автоми не лишилося фігурок ({ $unit }): спершу приберіть одну в іншому місці.
no-resources-to-carry = На { $place } немає ресурсів.
trap-face-elsewhere = Це вже показує інша ваша пастка: { $face }.
trap-face-known = На пастці на { $place } інше: { $face }.
broken-shared = На { $place } ваші фігурки й фігурки Автоми стояли б разом без бою.
broken-battle = На { $place } триває бій: поки його не вирішено, там є бойова фігурка в обох сторін.
broken-human-base = Ваших фігурок тут бути не може: { $place }.
broken-too-many = Таких фігурок усього { $most }, а вийшло б { $number }: { $unit }.
broken-pieces = Таких фігурок в Автоми на полі, базі й планшеті разом { $most }, а не { $number }: { $unit }.
broken-two-units = Герой і мех Автоми не можуть разом стояти на { $place }.
broken-automa-base = Героєві Автоми не можна стояти тут: { $place }.
broken-structure-twice = Така споруда лише одна: { $structure }.
broken-encounter = На { $place } жетона пригоди не кладуть ніколи.
broken-resources = На { $place } ресурсів бути не може: там стоїть Автома.
broken-tokens-of = Такі жетони є лише в нації «{ $faction }».
broken-tokens = У нації «{ $faction }» таких жетонів { $most }, а не { $number }.
broken-trap-both = Пастка на { $place } або зведена, або спрацювала.
broken-face-without-trap = На { $place } немає пастки, яка щось показує.
broken-cube = На карті зірок { $most } поділок, поділки { $number } немає.
broken-stars = { $side }: стільки зірок ({ $number }) бути не може. За бої в Автоми не більше двох, за силу одна, а всього шість.
broken-cube-stars = Якщо кубик на поділці { $space }, зірок з карти зірок { $number }: виправте кубик, і вони підуть за ним.
broken-scheme = Схема { $scheme } не пасує до зірок з карти зірок ({ $number }): схема II приходить із першою з них.
broken-power-star = За сили 16 в Автоми є зірка за силу.
broken-abilities = Властивостей не більше, ніж мехів. Мехів у вас { $mechs }, і властивостей { $number } бути не може.
broken-goes-on = Із шостою зіркою гру було б закінчено.
broken-ended = Гру закінчено шостою зіркою, а шести тоді не було б ні в кого. Скасуйте те, що її закінчило.
broken-power = Сила Автоми — від 0 до { $most }, а не { $number }.
broken-coins = Стільки монет в Автоми бути не може: { $number }.
broken-factory-cards = Карт Фабрики вийшло б { $number } замість { $most }.
broken-card-twice = { $card } лежала б у двох місцях.
broken-card-missing = { $card } не лежала б ніде.
broken-combat-cards = Карт бою { $most }, з відомими числами, а вийшло б { $number } або інші.

## Що можна набрати

verb-hero = герой
verb-mech = мех
verb-worker = робітник
verb-res = ресурси
verb-build = споруда
verb-encounter = пригода
verb-recruit = рекрут
verb-star = зірка
verb-flag = прапор
verb-trap = пастка
verb-tracks = треки
verb-fight = бій
verb-end = кінець
verb-mechs = мехи
verb-workers = робітники
verb-automa-hero = автома-герой
verb-automa-mechs = автома-мехи
verb-automa-workers = автома-робітники
verb-power = сила
verb-coins = монети
verb-cards = карти
verb-cube = кубик
verb-scheme = схема
verb-box = клітинка
verb-automa-star = автома-зірка
verb-structure = будівля
verb-ability = властивість
verb-factory-card = карта-фабрики
verb-automa-card = карта-автоми
verb-tile = жетон
verb-turns = ходи
verb-my-mechs = мої-мехи
verb-my-workers = мої-робітники
verb-its-mechs = її-мехи
verb-its-workers = її-робітники
verb-popularity = популярність
verb-my-coins = мої-монети
verb-my-power = моя-сила
usage-hero = герой F3-F4 — ваш герой перемістився (база-F4: з вашої бази) · герой F3-F4 усі ресурси — разом із ними
usage-mech = мех F3-F4 [скільки робітників везе] [усі ресурси] · мех +F4 [властивість] — новий мех · мех властивість переправа
usage-worker = робітник F3-F4 [скільки] [усі ресурси] · робітник +C6 [скільки] — нові робітники
usage-res = ресурси F4 метал 2 — стільки там тепер (+2: на два більше, -1: на один менше) · ресурси F3-F4 [метал 2] — перенесено
usage-build = споруда F4 млин
usage-encounter = пригода F3 — жетон прибрано
usage-recruit = рекрут монета — постійний бонус нового рекрута (сила, популярність, монета, карта бою)
usage-star = зірка ціль — а також: модернізації, сила, популярність; решту програма викладає сама
usage-flag = прапор F4
usage-trap = пастка F4 [сила] — нова або знову зведена; що на ній: сила, монета, карта бою, популярність
usage-tracks = треки популярність монети сила — наприклад: треки 8 23 5
usage-fight = бій — переміщення завершено, починаємо бій
usage-end = кінець — мій хід завершено
usage-fix-hero = правка герой F3 (або база)
usage-fix-star = правка зірка бій 2 — скільки у вас за це зірок
usage-fix-res = правка ресурси F4 метал 2 (+2: на два більше, -1: на один менше)
usage-fix-encounter = правка пригода F3 ні — чи лежить там жетон?
usage-fix-recruit = правка рекрут монета так
usage-fix-flag = правка прапор F4 так
usage-fix-trap = правка пастка F4 зведена [сила] (зведена, спрацювала, нічого; що на ній: сила, монета, карта бою, популярність)
usage-fix-tracks = правка треки 8 23 5 — ваші популярність, монети, сила
usage-fix-mechs = правка мехи F3 F4 база — де всі ваші мехи
usage-fix-workers = правка робітники F3 F3 C6 — де всі ваші робітники
usage-fix-automa-hero = правка автома-герой F3 (або база, планшет)
usage-fix-automa-mechs = правка автома-мехи F3 база — неназвані на планшеті
usage-fix-automa-workers = правка автома-робітники F3 C6 база — неназвані на планшеті
usage-fix-power = правка сила 7 — сила Автоми
usage-fix-coins = правка монети 12 — монети Автоми
usage-fix-cards = правка карти 3 — скільки карт бою в Автоми
usage-fix-cube = правка кубик 5 — поділка карти зірок, I — це 1; зірки карти йдуть за ним
usage-fix-scheme = правка схема ii
usage-fix-box = правка клітинка 2 — ресурси на останній карті основного скиду
usage-fix-automa-star = правка автома-зірка карта 2 (карта, бій, сила)
usage-fix-structure = правка будівля F4 млин (або нічого)
usage-fix-ability = правка властивість переправа так
usage-fix-factory-card = правка карта-фабрики автома так
usage-fix-automa-card = правка карта-автоми 7 основний (колода, основний, бойовий)
usage-fix-tile = правка жетон longest-row
usage-fix-turns = правка ходи автома 4
usage-fix-my-mechs = правка мої-мехи F4 2 — стільки там ваших мехів
usage-fix-my-workers = правка мої-робітники F4 2 — стільки там ваших робітників
usage-fix-its-mechs = правка її-мехи F4 1 — стільки там мехів Автоми (або база)
usage-fix-its-workers = правка її-робітники F4 1 — стільки там робітників Автоми (або база)
usage-fix-popularity = правка популярність 8 — ваша
usage-fix-my-coins = правка мої-монети 23
usage-fix-my-power = правка моя-сила 5

## Малюнок

picture-water = річки й озера відкрито
picture-no-water = води поки не перетинає
picture-encounter = пригода
picture-resources = ресурси
picture-river = річка
picture-structure = споруда

## Налаштування

setting-human = ваша нація
setting-human-help = За яку націю граєте ви.
setting-automa = нація Автоми
setting-automa-help = Будь-яка інша. Що далі її база від вашої, то легше: для першої партії виберіть націю з дальнього боку.
setting-level = рівень
setting-level-help = Карта зірок.
setting-level-autometta = «Автомета»: просто
setting-level-automa = «Автома»: звичайно
setting-level-automaszyna = «Автомашина»: складно
setting-level-ultimaszyna = «Ультрамашина»: для найкращих із найкращих
setting-tile = жетон бонусу за споруди
setting-tile-help = Для підрахунку ваших капіталів: жетон, що лежить на столі, або вибір програми.
setting-tile-random = тягне програма
setting-automa-deck = колода Автоми
setting-automa-deck-help = Хто відкриває карти Автоми: програма чи ви зі своєї коробки.
setting-automa-deck-program = програма
setting-automa-deck-physical = я, зі своєї коробки
setting-combat-cards = карти бою
setting-combat-cards-help = Хто роздає Автомі карти бою: програма чи ви зі своєї коробки.
setting-combat-cards-program = програма
setting-combat-cards-physical = я, зі своєї коробки
setting-check-moves = сумнівні переміщення
setting-check-moves-help = Якщо ваше переміщення здається неможливим (задалеко, через воду), програма перепитає, перш ніж повірити.
setting-check-moves-no = не перепитувати
setting-check-moves-yes = перепитувати
setting-skips = пропуск ходів
setting-skips-help = «Автома» й «Автомашина» пропускають ходи, як «Автомета».
setting-skips-no = ні
setting-skips-yes = так
setting-coins = монети Автоми
setting-coins-help = Більше або менше монет щоразу, коли їх дає карта.
setting-coins--2 = −2
setting-coins--1 = −1
setting-coins-0 = як на карті
setting-coins-1 = +1
setting-coins-2 = +2
setting-power = сила Автоми
setting-power-help = Більше або менше сили щоразу, коли її дає карта.
setting-power--2 = −2
setting-power--1 = −1
setting-power-0 = як на карті
setting-power-1 = +1
setting-power-2 = +2
setting-hesitation = нерішучість
setting-hesitation-help = Перед переміщенням відкривають карту бою: на 4 або 5 Автома цього ходу не переміщується.
setting-hesitation-no = ні
setting-hesitation-yes = так
setting-mustering = повільний набір
setting-mustering-help = Перед розміщенням фігурки відкривають карту бою: на 4 або 5 фігурка залишається на планшеті.
setting-mustering-no = ні
setting-mustering-yes = так
setting-all-moves = усі переміщення
setting-all-moves-help = Автома виконує всі допустимі переміщення карти, а не лише перше («Ультрамашина» — завжди).
setting-all-moves-no = лише перше
setting-all-moves-yes = усі
setting-base-distance = відстань до бази
setting-base-distance-help = У правилах не сказано, як її рахувати. Важливо лише для Полонії, Русвіту та Криму.
setting-base-distance-hex = від клітинки самої бази
setting-base-distance-path = через сусідні з нею по суші території
setting-human-reach = досяжність ваших фігурок
setting-human-reach-help = Яких територій уникають робітники Автоми.
setting-human-reach-adjacent = сусідні території
setting-human-reach-full = ще тунелі, зв’язки і Швидкість
setting-attacker = хто нападає першим
setting-attacker-help = Якщо на базі чекають і мех, і герой: хто нападає?
setting-attacker-mech = мех
setting-attacker-hero = герой
setting-gains = одне отримання
setting-gains-help = Для «щоразу, коли отримує монети або силу»: кожна група символів рядка нагороди чи весь рядок одразу.
setting-gains-group = група символів
setting-gains-row = увесь рядок
