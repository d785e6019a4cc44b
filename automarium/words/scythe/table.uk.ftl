### «Коса»: стіл.

game = Коса

## Сторони, фігурки, землі

hero = герой
    .cap = Герой
    .acc = героя
    .gen = героя
    .many = героїв
    .many-cap = Героїв
mech = мех
    .cap = Мех
    .acc = меха
    .gen = меха
    .many = мехів
    .many-cap = Мехів
worker = робітник
    .cap = Робітник
    .acc = робітника
    .gen = робітника
    .many = робітників
    .many-cap = Робітників
hero-or-mech = герой або мех
hero-at-base = герой на базі
mat = планшет
    .from = з планшета нації
    .to = на планшет нації
    .at = на планшеті нації
base = база
    .from = з бази
    .to = на базу
    .at = на базі
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
    .gen = металу
    .gen-cap = Металу
food = їжа
    .gen = їжі
    .gen-cap = Їжі
wood = деревина
    .gen = деревини
    .gen-cap = Деревини
oil = нафта
    .gen = нафти
    .gen-cap = Нафти
armory = арсенал
    .built = Збудовано арсенал
mill = млин
    .built = Збудовано млин
mine = шахта
    .built = Збудовано шахту
monument = монумент
    .built = Збудовано монумент
coin = монета
    .acc = монету
coins = монети
power = сила
    .acc = силу
popularity = популярність
    .acc = популярність
combat-card = карта бою
    .acc = карту бою
combat-cards = карти бою
cube = кубик на карті зірок
box = клітинка ресурсів
armed = зведена
sprung = спрацювала
scheme-i = I
scheme-ii = II
pile-deck = колода
    .at = у колоді
pile-main = основний
    .at = в основному скиді
pile-combat = бойовий
    .at = у бойовому скиді

move-worker = переміщення робітника
    .cap = Переміщення робітника
move-mech = переміщення меха
    .cap = Переміщення меха
move-hero = переміщення героя
    .cap = Переміщення героя
encounter-or-factory = пригода або Фабрика
    .cap = Пригода або Фабрика
attack-workers = переміщення з атакою робітника
    .cap = Переміщення з атакою робітника
attack-units = переміщення з атакою бойової фігурки
    .cap = Переміщення з атакою бойової фігурки

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
    .for = за модернізації
star-mechs = мехи
    .for = за мехів
star-structures = споруди
    .for = за споруди
star-recruits = рекрути
    .for = за рекрутів
star-workers = робітники
    .for = за робітників
star-objective = ціль
    .for = за ціль
star-combat = бій
    .for = за перемогу в бою
star-popularity = популярність
    .for = за популярність
star-power = сила
    .for = за силу
star-card = карта
    .for = з карти зірок

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
care-unscanned = Символи { $faction-gen } на картах 5, 8, 18 і 19 взято з двох відкритих записів, що збігаються, а не із зображень карт.
care-tokens = { $faction-id ->
    [togawa] Про пастки в правилах Автоми нічого не сказано. Зведена пастка діє на Автому, як на будь-якого гравця (3 сили, 4 монети, 2 карти бою), але популярність Автоми не змінюється ніколи. Що зображено на пастці, можна назвати одразу («пастка F4 сила») або коли вона спрацює.
   *[other] Про прапори в правилах Автоми нічого не сказано. Автомі вони нічого не коштують; наприкінці гри кожен прапор на території під вашим контролем вважають ще однією територією.
}
care-own-combat-deck = Карти бою для Автоми програма бере з власної колоди, такої самої за складом, як у коробці. Якщо хочете роздавати їх самі, виберіть у налаштуванні «карти бою» варіант «роздаю я зі своєї коробки».
head-setup = Приготування до гри
order-setup-faction = Автома грає за { $faction-acc }; від її бази до вашої { $distance ->
    [one] { $distance } крок
    [few] { $distance } кроки
    [many] { $distance } кроків
   *[other] { $distance } кроку
}. Дайте їй планшет нації; планшет гравця їй не потрібен.
order-setup-mat = Позначте силу Автоми: { $power }. { $number ->
    [0] Карт бою вона поки не має.
    [one] { $physical ->
        [0] Програма роздає їй { $number } карту бою.
       *[1] Дайте їй { $number } карту бою долілиць, не дивлячись на неї.
    }
    [few] { $physical ->
        [0] Програма роздає їй { $number } карти бою.
       *[1] Дайте їй { $number } карти бою долілиць, не дивлячись на них.
    }
    [many] { $physical ->
        [0] Програма роздає їй { $number } карт бою.
       *[1] Дайте їй { $number } карт бою долілиць, не дивлячись на них.
    }
   *[other] { $physical ->
        [0] Програма роздає їй { $number } карти бою.
       *[1] Дайте їй { $number } карти бою долілиць, не дивлячись на них.
    }
}
order-setup-coins = Дайте Автомі { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}; її популярність — { $popularity } і до кінця гри не змінюється.
order-setup-units = Поставте робітників Автоми на { $first } і { $second }, героя — на її базу. 4 мехи, 6 робітників і 6 зірок помістіть на її планшет нації.
order-setup-star-card = Візьміть карту зірок «{ $level }» й помістіть кубик на поділку I.
order-setup-human = Ви граєте за { $faction-acc }: сила — { $power }, { $number ->
    [0] карт бою немає.
    [one] { $number } карта бою.
    [few] { $number } карти бою.
    [many] { $number } карт бою.
   *[other] { $number } карти бою.
}
order-setup-human-units = Поставте своїх робітників на { $first } і { $second }, героя — на свою базу.
order-setup-board = Розкладіть жетони пригод на 11 територіях і викладіть { $number ->
    [one] { $number } карту Фабрики
    [few] { $number } карти Фабрики
    [many] { $number } карт Фабрики
   *[other] { $number } карти Фабрики
}. Жетон бонусу за споруди — «{ $tile }».
note-shuffle = Колоду Автоми перетасовано: { $number ->
    [one] { $number } карта
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
} схемою { $scheme } догори.
order-shuffle = Зберіть усі карти Автоми в одну колоду й перетасуйте її: { $number ->
    [one] { $number } карта
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
} схемою { $scheme } догори.
note-human-first = Перший хід виконуєте ви.

## Ваш хід

head-human-turn = Ваш хід { $number }
ask-turn = Хід { $number }: що змінилося?
    .tap = Що ви зробили?
ask-move = { $unit-cap } { $start-from } { $end-to }: { $why ->
    [lake] { $unit-id ->
        [worker] { $end } — озеро, робітників туди перевозять лише мехи
       *[other] { $end } — озеро, а властивості, яка туди пускає, ви не називали
    }
    [shore] { $unit-id ->
        [worker] { $start } — озеро, робітників звідти вивозять лише мехи
       *[other] { $start } — озеро, а властивості, щоб піти звідти, ви не називали
    }
    [water] на шляху річка або озеро
    [alone] робітники лишилися б на озері { $start } самі
    [base] на базу не переміщаються
   *[far] { $steps ->
        [one] це { $steps } крок
        [few] це { $steps } кроки
        [many] це { $steps } кроків
       *[other] це { $steps } кроку
    }
}. Усе правильно?
note-not-moved = { $unit-cap } залишається { $place-at }.
care-not-carried-out = Команду «{ $verb }» не виконано. { $why }
note-human-move = { $unit-id ->
    [worker] { $number ->
        [1] Ваш робітник перейшов
        [2] Двоє ваших робітників перейшли
        [3] Троє ваших робітників перейшли
        [4] Четверо ваших робітників перейшли
       *[other] Ваші робітники ({ $number }) перейшли
    }
   *[other] Ваш { $unit } перейшов
} { $start-from } { $end-to }{ $workers ->
    [0] {""}
    [one] {" "}і перевіз { $workers } робітника
    [few] {" "}і перевіз { $workers } робітників
    [many] {" "}і перевіз { $workers } робітників
   *[other] {" "}і перевіз { $workers } робітника
}{ $loaded ->
    [0] .
   *[other] . Перенесено ресурси: { $goods }.
}
note-human-new = { $unit-id ->
    [mech] Ваш новий мех стоїть { $place-at }.
   *[worker] { $number ->
        [1] Ваш новий робітник стоїть { $place-at }.
        [2] Двоє ваших нових робітників стоять { $place-at }.
        [3] Троє ваших нових робітників стоять { $place-at }.
        [4] Четверо ваших нових робітників стоять { $place-at }.
       *[other] Ваші нові робітники ({ $number }) стоять { $place-at }.
    }
}
note-ability = Відкрито властивість «{ $ability }».
note-resources = { $number ->
    [0] { $resource-gen-cap } { $place-at } більше немає.
   *[other] { $resource-gen-cap } { $place-at } тепер { $number }.
}
note-resources-moved = { $loaded ->
    [0] Переносити { $start-from } { $end-to } нічого: ресурсів там не було.
   *[other] Ресурси перенесено { $start-from } { $end-to }: { $goods }.
}
some-resources = { $number ->
    [one] { $number } { $resource }
    [few] { $number } { $resource-gen }
    [many] { $number } { $resource-gen }
   *[other] { $number } { $resource-gen }
}
note-structure = { $structure-id ->
    [nothing] На { $place } тепер немає споруди.
   *[other] На { $place } тепер стоїть { $structure }.
}
note-recruit = Постійний бонус рекрута — { $bonus }.
note-flag-placed = На { $place } тепер лежить ваш прапор.
note-trap-armed = Пастку на { $place } зведено.
note-tracks = Ваша популярність — { $popularity }, сила — { $power }; у вас { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}.
note-human-encounter = На { $place } вашого героя чекає пригода; жетон прибрано.
note-human-factory-card = Ваш герой на Фабриці: виберіть одну з карт Фабрики.
care-fight = Бій на { $place } почнеться, щойно ви завершите переміщення.
care-ability-missing = { $number ->
    [1] Для одного з ваших мехів ще не названо властивість
    [one] Для { $number } вашого меха ще не названо властивість
    [few] Для { $number } ваших мехів ще не названо властивостей
    [many] Для { $number } ваших мехів ще не названо властивостей
   *[other] Для { $number } ваших мехів ще не названо властивостей
}. Назвіть: «мех властивість …».
order-human-star = Викладіть зірку { $star-for }. Тепер у вас { $total ->
    [one] { $total } зірка
    [few] { $total } зірки
    [many] { $total } зірок
   *[other] { $total } зірки
}.
order-popularity = Зменште свою популярність на { $number }.
note-camaraderie = Властивість «Товариськість»: популярності ви не втрачаєте.

## Хід Автоми

head-automa-turn = Автома, хід { $number }
head-automa-card = { $card }, схема { $scheme }: { $moves }
note-skip = Символ пропуску: Автома пропускає цей хід, кубик залишається на місці.
note-no-unit = { $move-id ->
    [encounter-or-factory] Дія «пригода або Фабрика» недопустима: героя Автоми в грі немає.
    [move-worker] { $move-cap } недопустиме: робітників Автоми в грі немає.
    [move-mech] { $move-cap } недопустиме: мехів Автоми в грі немає.
    [move-hero] { $move-cap } недопустиме: героя Автоми в грі немає.
   *[other] { $move-cap } недопустиме: бойових фігурок Автоми в грі немає.
}
note-no-territory = { $move-id ->
    [encounter-or-factory] Дія «пригода або Фабрика» недопустима
   *[other] { $move-cap } недопустиме
}: придатної території немає.
note-too-weak = { $move-cap } недопустиме: потрібна сила { $need }, а в Автоми { $power }.
note-no-move = Автома не виконує переміщення.
note-hesitates = Цього ходу Автома не виконує переміщення.
note-revealed-card = { $value ->
    [0] Карт бою не лишилося, відкривати нічого.
   *[other] Відкрито й скинуто карту бою з числом { $value }.
}
ask-revealed-card = Відкрийте й скиньте верхню карту бою. Яке на ній число? (0 — карт не лишилося)
    .tap = Відкрийте й скиньте верхню карту бою. Яке на ній число?
note-unit = { $move-cap }: вибрано { $unit-acc } { $start-at }.
order-move-worker = Перемістіть робітника { $start-from } { $end-to } ({ $end-is }).
order-move-mech = Перемістіть меха { $start-from } { $end-to } ({ $end-is }).
order-move-hero = Перемістіть героя { $start-from } { $end-to } ({ $end-is }).
order-encounter-or-factory = Перемістіть героя { $start-from } { $end-to } ({ $end-is }).
order-attack-workers = Перемістіть { $unit-acc } { $start-from } { $end-to } ({ $end-is }): Автома атакує ваших робітників.
order-attack-units = Перемістіть { $unit-acc } { $start-from } { $end-to } ({ $end-is }): починається бій.
order-stay = Залиште { $unit-acc } { $end-at } ({ $end-is }): це теж вважають переміщенням.
order-encounter = Приберіть жетон пригоди з { $place }; карти пригоди Автома не бере.
order-factory-card = Дайте Автомі випадкову карту Фабрики долілиць.
order-remove-resources = { $number ->
    [1] Приберіть ресурс з { $place }.
   *[other] Приберіть з { $place } усі ресурси ({ $number }).
}
order-lay-resources = Викладіть на { $place } те, що залишилося після Автоми: { $number ->
    [one] { $number } { $resource }
    [few] { $number } { $resource-gen }
    [many] { $number } { $resource-gen }
   *[other] { $number } { $resource-gen }
}.
note-empty-box = Після Автоми на { $place } ресурсів не залишається: клітинка ресурсів її останньої карти порожня.
note-no-resources-here = Після Автоми на { $place } ресурсів не залишається: { $terrain } їх не дає.
note-flag = Автома ввійшла на { $place }, де лежить ваш прапор. Поки там її фігурка, територія належить їй.
order-trap = Автома втрапила у вашу пастку на { $place }. Переверніть жетон.
ask-trap-loss = Що втрачає Автома через пастку на { $place }? (сила 2, монета 3, карта бою 1, нічого)
    .tap = Що втрачає Автома через пастку на { $place }?
ask-trap-face = Що зображено на вашій пастці на { $place }? (сила: 3, монета: 4, карта бою: 2, популярність)
    .tap = Що зображено на вашій пастці на { $place }?
note-trap-popularity = Популярність Автоми не змінюється: ця пастка їй нічого не коштує.
order-automa-loses = { $what-id ->
    [power] Автома втрачає силу, залишається { $total }.
    [coin] Автома втрачає монети, залишається { $total }.
   *[other] Автома втрачає карти бою, залишається { $total }.
}

order-automa-power = { $amount ->
    [0] { $total ->
        [16] Не змінюйте силу Автоми: вона вже 16.
       *[other] Сила Автоми не змінюється: { $total }.
    }
   *[other] Збільште силу Автоми на { $amount }, до { $total }.
}
order-automa-coins = { $amount ->
    [0] Монет Автома не отримує, їх, як і раніше, { $total }.
    [one] Дайте Автомі { $amount } монету, тепер їх { $total }.
    [few] Дайте Автомі { $amount } монети, тепер їх { $total }.
    [many] Дайте Автомі { $amount } монет, тепер їх { $total }.
   *[other] Дайте Автомі { $amount } монети, тепер їх { $total }.
}
order-automa-card = Автома отримує карту бою, тепер їх { $total }.
note-no-combat-card = Карт бою більше не лишилося.
order-automa-unit = Перенесіть { $unit-acc } з планшета нації на базу Автоми.
note-none-on-mat = { $unit-id ->
    [worker] Робітників на планшеті нації не лишилося
   *[other] На планшеті нації немає ні героя, ні мехів
}: нічого не відбувається.
note-unit-held-back = { $unit-cap } залишається на планшеті нації.
order-recruit-bonus = Рекрутський бонус: отримайте 1 { $bonus-acc }.
note-no-recruit = Рекрутський бонус — { $bonus }, але такого рекрута у вас немає.
ask-bonus-star = Чи приносить це вам зірку { $star-for }?
order-cube = Пересуньте кубик на карті зірок: тепер він на поділці { $space } з { $spaces }.
note-no-star = Зірку на карті перекреслено: кубик залишається на місці.
care-water = З наступного ходу фігурки Автоми можуть перетинати річки й заходити на озера.
care-scheme-ii = Це перша зірка з карти зірок: відтепер діє схема II.
order-automa-star = { $star-id ->
    [star-card] Покладіть зірку Автоми біля треку тріумфу.
    [star-combat] Викладіть зірку Автоми за перемогу в бою.
   *[star-power] Викладіть зірку Автоми за силу 16.
} Тепер у неї { $total ->
    [one] { $total } зірка
    [few] { $total } зірки
    [many] { $total } зірок
   *[other] { $total } зірки
}.
care-sixth-star = { $side-id ->
    [human] Ваша шоста зірка! Гра одразу закінчується.
   *[automa] Шоста зірка Автоми! Гра одразу закінчується.
}
ask-automa-card = Відкрийте верхню карту Автоми. Який у неї номер?

## Бій

head-combat = { $side-id ->
    [human] Бій на { $place }: нападаєте ви
   *[automa] Бій на { $place }: нападає Автома
}
ask-artillery = Застосувати «Артилерію» на { $place }? Вам це коштує 1 сили, Автома втрачає 2.
order-ability-power = Властивість «{ $ability }»: Автома втрачає 2 сили, залишається { $total }.
order-scout = { $value ->
    [0] Властивість «Розвідка»: візьміть випадкову карту бою Автоми.
   *[other] Властивість «Розвідка»: візьміть із коробки карту бою з числом { $value }; Автома її втрачає.
}
note-human-gains-power = Властивість «{ $ability }»: ви отримуєте 2 сили.
ask-combat = Бій на { $place }: скільки сили на вашому диску й які карти бою ви використовуєте (не більше ніж { $most })?
    .tap = Бій на { $place }: що ви використовуєте?
ask-automa-cards = { $number ->
    [one] Відкрийте { $number } випадкову карту бою Автоми. Яке на ній число?
    [few] Відкрийте { $number } випадкові карти бою Автоми. Які на них числа?
    [many] Відкрийте { $number } випадкових карт бою Автоми. Які на них числа?
   *[other] Відкрийте { $number } випадкової карти бою Автоми. Які на них числа?
}
note-automa-strength = Автома використовує { $power ->
    [one] { $power } очко сили
    [few] { $power } очки сили
    [many] { $power } очок сили
   *[other] { $power } очка сили
}{ $number ->
    [0] {""}
    [1] {" "}й карту бою з числом { $values }
   *[other] {" "}й карти бою з числами { $values }
}. У таблиці бою { $card-gen } для сили { $had } вказано: { $shown ->
    [one] { $shown } очко сили
    [few] { $shown } очки сили
    [many] { $shown } очок сили
   *[other] { $shown } очка сили
} й { $table ->
    [0] жодної карти бою
    [one] { $table } карта бою
    [few] { $table } карти бою
    [many] { $table } карт бою
   *[other] { $table } карти бою
}.
order-automa-pays = { $power ->
    [0] {""}
   *[other] Зменште силу Автоми на { $power }, до { $total }.{ $number ->
        [0] {""}
       *[other] {" "}
    }
}{ $number ->
    [0] {""}
    [one] Автома скидає { $number } карту бою, залишається { $left }.
    [few] Автома скидає { $number } карти бою, залишається { $left }.
    [many] Автома скидає { $number } карт бою, залишається { $left }.
   *[other] Автома скидає { $number } карти бою, залишається { $left }.
}
order-human-pays = { $power ->
    [0] {""}
   *[other] Зменште свою силу на { $power }.{ $number ->
        [0] {""}
       *[other] {" "}
    }
}{ $number ->
    [0] {""}
    [one] Скиньте { $number } карту бою.
    [few] Скиньте { $number } карти бою.
    [many] Скиньте { $number } карт бою.
   *[other] Скиньте { $number } карти бою.
}
note-combat = { $tie ->
    [1] В обох сторін по { $human }: { $side-id ->
        [human] перемагаєте ви як нападник.
       *[automa] перемагає Автома як нападник.
    }
   *[0] У вас { $human }, в Автоми { $automa }: { $side-id ->
        [human] перемагаєте ви.
       *[automa] перемагає Автома.
    }
}
order-human-home = { $number ->
    [1] Поверніть свою фігурку з { $place } на базу.
   *[other] Поверніть усі свої фігурки ({ $number }) з { $place } на базу.
}
ask-retreat = Мореплавство: куди відступає ваш { $unit } з { $place }? (база або озеро поруч)
    .tap = Мореплавство: куди відступає ваш { $unit } з { $place }?
ask-retreat-workers = Скільки робітників цей мех вивозить { $place-from } { $end-to }? Решта піде на вашу базу.
order-retreat-lake = Ваш { $unit } відступає { $place-from } { $to-to }{ $workers ->
    [0] {""}
    [one] {" "}і вивозить { $workers } робітника
    [few] {" "}і вивозить { $workers } робітників
    [many] {" "}і вивозить { $workers } робітників
   *[other] {" "}і вивозить { $workers } робітника
}.
order-goes-back = { $side-id ->
    [human] Ваш { $unit } з усім, що прийшло з ним, повертається { $place-from } { $to-to }
   *[automa] { $unit-cap } Автоми повертається { $place-from } { $to-to }
}: цей бій уже не відбудеться.
order-human-draws = Візьміть карту бою.
order-automa-draws = Автома бере карту бою, тепер їх { $total }.
order-automa-to-mat = Поверніть { $unit-acc } Автоми { $place-from } на її планшет нації.
order-automa-to-base = Поверніть { $unit-acc } Автоми { $place-from } на її базу.

## Чому

choice-unit = Яка фігурка?
choice-destination = Куди?
    .all = усі території
why-base = найближче до бази Автоми ({ $best })
why-on-base = стоїть на базі
why-mech-first = спершу мех, потім герой
why-hero-first = спершу герой, потім мех
why-reading-order = зліва направо і згори вниз
why-factory = найближче до Фабрики ({ $best })
why-near = в околиці фігурки Автоми
why-near-or-base = в околиці фігурки Автоми або її бази
why-no-enemy = без ваших фігурок
why-no-other-worker = без іншого робітника Автоми
why-no-other-combat-unit = без іншої бойової фігурки Автоми
why-no-mech = без меха Автоми
why-out-of-reach = поза околицями ваших бойових фігурок
why-most-units = в околицях найбільшої кількості фігурок Автоми ({ $best })
why-nearest-enemy = найближче до вашої бойової фігурки ({ $best })
why-nearest-enemy-base = найближче до вашої бойової фігурки (усі вони на базі): { $best }
why-encounter-or-factory = жетон пригоди або Фабрика
why-no-factory-card = не Фабрика, якщо карта Фабрики вже є
why-enemy-worker = з вашим робітником
why-no-enemy-combat-unit = без вашої бойової фігурки
why-enemy-combat-unit = з вашою бойовою фігуркою
why-most-resources = найбільше ресурсів ({ $best })
why-fewest-combat-units = найменше ваших бойових фігурок ({ $best })

## Підрахунок капіталів

head-scoring = Підрахунок капіталів
ask-final = Які у вас популярність, монети й сила? (Решту програма бачить на полі: перевірте його й виправте, якщо щось не так.)
    .tap = Скільки у вас наприкінці партії?
note-totals = Ваш капітал — { $human }, капітал Автоми — { $automa }.
head-winner = { $side-id ->
    [human] Ви перемогли з перевагою в { $by ->
        [one] { $by } монету
        [few] { $by } монети
        [many] { $by } монет
       *[other] { $by } монети
    }.
   *[automa] Автома перемогла з перевагою в { $by ->
        [one] { $by } монету
        [few] { $by } монети
        [many] { $by } монет
       *[other] { $by } монети
    }.
}
head-winner-tie = { $side-id ->
    [human] Капітали рівні, але у вас більше { $by-gen }: ви перемогли.
   *[automa] Капітали рівні, але в Автоми більше { $by-gen }: вона перемогла.
}
head-winner-shared = Рівність в усьому: перемога спільна.
tie-units = фігурки й споруди
    .gen = фігурок і споруд
tie-power = сила
    .gen = сили
tie-popularity = популярність
    .gen = популярності
tie-territories = території
    .gen = територій
tie-stars = зірки
    .gen = зірок
score-coins = монети
score-stars = зірки ({ $human } : { $automa })
score-territories = території, Фабрика за три ({ $human } : { $automa })
score-resources = пари ресурсів, не більше ніж 6 ресурсів з території ({ $pairs })
score-tile = бонус за споруди: { $tile }
cli-not-final = Це проміжний рахунок. Ваші популярність, монети й силу взято такими, якими ви назвали їх востаннє; оновити їх можна так: «треки 8 23 5».
score-not-told = Ваш підсумок буде повним, коли ви назвете популярність, монети й силу, наприклад: «треки 8 23 5».

## Виправлення

note-fixed-hero = { $side-id ->
    [human] Тепер ваш герой { $place-at }.
   *[automa] Тепер герой Автоми { $place-at }.
}
note-fixed-units = { $side-id ->
    [human] { $number ->
        [0] Тепер ваших { $unit-many } у грі немає.
       *[other] Тепер місця ваших { $unit-many } такі: { $places }.
    }
   *[automa] { $number ->
        [0] Тепер { $unit-many } Автоми в грі немає.
       *[other] Тепер місця { $unit-many } Автоми такі: { $places }.
    }
}
note-fixed-number = { $what-id ->
    [power] Тепер сила Автоми — { $number }.
    [coins] Тепер в Автоми { $number ->
        [one] { $number } монета
        [few] { $number } монети
        [many] { $number } монет
       *[other] { $number } монети
    }.
    [combat-cards] Тепер в Автоми { $number ->
        [one] { $number } карта бою
        [few] { $number } карти бою
        [many] { $number } карт бою
       *[other] { $number } карти бою
    }.
    [cube] Тепер кубик на поділці { $number } карти зірок.
   *[box] Тепер у клітинці ресурсів останньої карти { $number }.
}
note-fixed-scheme = Тепер діє схема { $scheme }.
note-fixed-star = { $side-id ->
    [human] Тепер у вас { $number ->
        [0] немає зірок
        [one] { $number } зірка
        [few] { $number } зірки
        [many] { $number } зірок
       *[other] { $number } зірки
    } { $star-for }.
   *[automa] Тепер в Автоми { $number ->
        [0] немає зірок
        [one] { $number } зірка
        [few] { $number } зірки
        [many] { $number } зірок
       *[other] { $number } зірки
    } { $star-for }.
}
note-fixed-encounters = { $number ->
    [0] Тепер жетонів пригод на полі немає.
    [1] Тепер жетон пригоди лишився тільки на { $places }.
   *[other] Тепер жетони пригод лежать на { $places }.
}
note-fixed-ability = { $on-id ->
    [yes] Тепер властивість «{ $ability }» відкрито.
   *[no] Тепер властивість «{ $ability }» закрито.
}
note-fixed-recruit = { $on-id ->
    [yes] Тепер у вас є рекрут із бонусом «{ $bonus }».
   *[no] Тепер у вас немає рекрута з бонусом «{ $bonus }».
}
note-fixed-factory-card = { $side-id ->
    [human] { $on-id ->
        [yes] Тепер у вас є карта Фабрики.
       *[no] Тепер у вас немає карти Фабрики.
    }
   *[automa] { $on-id ->
        [yes] Тепер в Автоми є карта Фабрики.
       *[no] Тепер в Автоми немає карти Фабрики.
    }
}
note-fixed-trap = { $state-id ->
    [armed] Тепер пастку на { $place } зведено.
    [sprung] Тепер пастка на { $place } вважається такою, що спрацювала.
   *[nothing] Тепер на { $place } немає пастки.
}
note-fixed-flag = { $on-id ->
    [yes] Тепер на { $place } лежить ваш прапор.
   *[no] Тепер на { $place } немає вашого прапора.
}
note-fixed-automa-card = { $card } тепер { $pile-at }.
note-fixed-tile = Тепер жетон бонусу за споруди — «{ $tile }».
note-fixed-turns = { $side-id ->
    [human] Ваших ходів тепер { $number }.
   *[automa] Ходів Автоми тепер { $number }.
}
note-fixed-count = { $side-id ->
    [human] { $number ->
        [0] Ваших { $unit-many } { $place-at } тепер немає.
       *[other] Ваших { $unit-many } { $place-at } тепер { $number }.
    }
   *[automa] { $unit-id ->
        [mech] { $number ->
            [0] Мехів Автоми { $place-at } тепер немає.
           *[other] Мехів Автоми { $place-at } тепер { $number }.
        }
       *[worker] { $number ->
            [0] Робітників Автоми { $place-at } тепер немає.
           *[other] Робітників Автоми { $place-at } тепер { $number }.
        }
    }
}
note-fixed-track = { $what-id ->
    [popularity] Тепер ваша популярність — { $number }.
    [coins] Тепер у вас { $number ->
        [one] { $number } монета
        [few] { $number } монети
        [many] { $number } монет
       *[other] { $number } монети
    }.
   *[power] Тепер ваша сила — { $number }.
}

## Чого не може бути

same-faction = Автома не може теж грати за { $faction-acc }: виберіть їй іншу націю.
card-not-to-draw = Карта { $got } зараз вийти не може. У колоді залишилися: { $expected }.
off-the-map = Території { $got } на мапі немає.
route-expected = «{ $got }» — не переміщення. Очікується: F3-F4, а для нової фігурки +F4.
two-heroes = Герой у вас один, і він { $place-at }.
nobody-there = Вашого { $unit-gen } { $place-at } немає.
too-many = { $unit-many-cap } у вас може бути не більше ніж { $high }.
too-few-workers = { $number ->
    [0] Ваших робітників { $place-at } немає.
   *[other] Ваших робітників { $place-at } усього { $number }.
}
too-few-resources = { $number ->
    [0] { $resource-gen-cap } { $place-at } немає.
   *[other] { $resource-gen-cap } { $place-at } усього { $number }.
}
which-ability = Яка властивість? Наприклад: мех властивість { $ability }
ability-known = Властивість «{ $ability }» уже відкрито.
ability-without-mech = { $number ->
    [0] Мехів у вас ще немає
    [one] У вас { $number } мех
    [few] У вас { $number } мехи
    [many] У вас { $number } мехів
   *[other] У вас { $number } меха
}, а властивостей не може бути більше, ніж мехів. Спершу назвіть нового меха: мех +F4
move-nowhere = Фігурка й так { $place-at }.
combat-waits = На { $place } має бути бій: до нього звідти ніхто не йде.
not-your-base = Вашим фігуркам не можна { $place-to }.
not-its-base = Фігуркам Автоми не можна { $place-to }.
automa-stands-there = На { $place } стоїть фігурка Автоми.
one-unit-each = Цієї фігурки Автоми на { $place } бути не може: там уже стоїть інша.
structure-there = На { $place } уже є споруда: { $structure }.
structure-built = Цю споруду вже збудовано: { $structure }.
structure-on-lake = { $place } — озеро, на ньому не будують.
no-encounter = Жетона пригоди на { $place } немає.
recruit-known = Рекрут із бонусом «{ $bonus }» у вас уже є.
star-placed = Більше зірок { $star-for } у вас бути не може.
star-placed-for-you = Зірки { $star-for } програма викладає сама. Якщо однієї бракує: правка зірка бій 1
star-not-earned = Для зірки { $star-for } зарано: поки { $number } з { $need }.
too-many-stars = { $high ->
    [one] Може бути не більше ніж { $high } зірка
    [few] Може бути не більше ніж { $high } зірки
    [many] Може бути не більше ніж { $high } зірок
   *[other] Може бути не більше ніж { $high } зірки
} { $star-for }, а всього — шість.
no-more-tokens = На { $place } жетон не покласти: він там уже є або всі { $high } вже на полі.
too-many-combat-cards = Карт бою забагато: { $got }. На { $place } можна використати не більше ніж { $high }.
none-on-mat = На планшеті нації Автоми не лишилося { $unit-many }: спершу приберіть одну фігурку в іншому місці.
no-resources-to-carry = Ресурсів { $place-at } немає.
trap-face-elsewhere = Це вже зображено на іншій вашій пастці: { $face }.
trap-face-known = На пастці на { $place } зображено інше: { $face }.
broken-shared = На { $place } ваші фігурки й фігурки Автоми стояли б разом без бою.
broken-battle = На { $place } триває бій: поки його не завершено, там є бойова фігурка кожної зі сторін.
broken-human-base = Ваших фігурок { $place-at } бути не може.
broken-too-many = Усього { $unit-many } { $most }, а вийшло б { $number }.
broken-pieces = В Автоми на полі, базі й планшеті разом { $unit-many } { $most }, а не { $number }.
broken-two-units = Герой і мех Автоми не можуть стояти на { $place } разом.
broken-automa-base = Героя Автоми { $place-at } бути не може.
broken-structure-twice = Така споруда у вас лише одна: { $structure }.
broken-encounter = На { $place } жетонів пригод не буває.
broken-resources = На { $place } ресурсів бути не може: там стоїть фігурка Автоми.
broken-tokens-of = Такі жетони є лише в нації «{ $faction }».
broken-tokens = У нації «{ $faction }» таких жетонів { $most }, а не { $number }.
broken-trap-both = Пастку на { $place } або зведено, або вона вже спрацювала.
broken-face-without-trap = На { $place } немає пастки, на якій було б щось зображено.
broken-cube = Поділок на карті зірок { $most }, поділки { $number } немає.
broken-stars = { $side-the }: стільки зірок ({ $number }) бути не може. За бої в Автоми не більше ніж дві, за силу — одна, а всього — шість.
broken-cube-stars = Якщо кубик на поділці { $space }, зірок з карти зірок { $number }: виправте кубик, і вони підуть за ним.
broken-scheme = Схема { $scheme } не пасує до кількості зірок з карти зірок ({ $number }): схема II починається з першої з них.
broken-power-star = За сили 16 Автома має зірку за силу.
broken-abilities = Мехів у вас { $mechs }, і властивостей не може бути більше: { $number } — забагато.
broken-goes-on = Із шостою зіркою гру було б закінчено.
broken-ended = Гра закінчилася шостою зіркою, а тепер шести не було б ні в кого. Скасуйте те, що її закінчило.
broken-power = Сила Автоми — від 0 до { $most }, а не { $number }.
broken-coins = Стільки монет в Автоми бути не може: { $number }.
broken-factory-cards = Карт Фабрики вийшло б { $number } замість { $most }.
broken-card-twice = { $card } опинилася б одразу у двох місцях.
broken-card-missing = { $card } не лежала б ніде.
broken-combat-cards = Карт бою { $most }, і числа на них відомі, а вийшло б { $number } або інші числа.

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
    .tap = Мій хід завершено
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
verb-structure = споруда
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
usage-mech = мех F3-F4 [скільки робітників везе] [усі ресурси] · мех +F4 [властивість] — новий мех · мех властивість … — якщо називаєте її пізніше
usage-worker = робітник F3-F4 [скільки] [усі ресурси] · робітник +C6 [скільки] — нові робітники
usage-res = ресурси F4 метал 2 — стільки там тепер (+2: на два більше, -1: на один менше) · ресурси F3-F4 [метал 2] — перенесено
usage-build = споруда F4 млин
usage-encounter = пригода F3 — жетон прибрано
usage-recruit = рекрут монета — постійний бонус нового рекрута (сила, популярність, монета, карта бою)
usage-star = зірка ціль — а також: модернізації, сила, популярність; решту програма викладає сама
usage-flag = прапор F4
usage-trap = пастка F4 [сила] — нова або знову зведена; що на ній зображено: сила, монета, карта бою, популярність
usage-tracks = треки 8 23 5 — ваші популярність, монети й сила
usage-fight = бій — переміщення завершено, починаємо бій
usage-end = кінець — мій хід завершено
usage-fix-hero = правка герой F3 (або база)
usage-fix-star = правка зірка бій 2 — скільки у вас за це зірок
usage-fix-res = правка ресурси F4 метал 2 (+2: на два більше, -1: на один менше)
usage-fix-encounter = правка пригода F3 ні — чи лежить там жетон?
usage-fix-recruit = правка рекрут монета так — чи є у вас цей рекрут?
usage-fix-flag = правка прапор F4 так — чи лежить там ваш прапор?
usage-fix-trap = правка пастка F4 зведена [сила] (зведена, спрацювала, нічого; що на ній зображено: сила, монета, карта бою, популярність)
usage-fix-tracks = правка треки 8 23 5 — ваші популярність, монети й сила
usage-fix-mechs = правка мехи F3 F4 база — де всі ваші мехи
usage-fix-workers = правка робітники F3 F3 C6 — де всі ваші робітники
usage-fix-automa-hero = правка автома-герой F3 (або база, планшет)
usage-fix-automa-mechs = правка автома-мехи F3 база — решта на планшеті нації
usage-fix-automa-workers = правка автома-робітники F3 C6 база — решта на планшеті нації
usage-fix-power = правка сила 7 — сила Автоми
usage-fix-coins = правка монети 12 — монети Автоми
usage-fix-cards = правка карти 3 — скільки карт бою в Автоми
usage-fix-cube = правка кубик 5 — поділка кубика на карті зірок (I — це 1); зірки з карти йдуть за ним
usage-fix-scheme = правка схема II
usage-fix-box = правка клітинка 2 — клітинка ресурсів останньої карти в основному скиді
usage-fix-automa-star = правка автома-зірка карта 2 (карта, бій, сила)
usage-fix-structure = правка споруда F4 млин (або нічого)
usage-fix-ability = правка властивість … так — чи відкрито її?
usage-fix-factory-card = правка карта-фабрики автома так — чи є вона?
usage-fix-automa-card = правка карта-автоми 7 основний — де лежить карта (колода, основний, бойовий)
usage-fix-tile = правка жетон найдовший ряд споруд
usage-fix-turns = правка ходи автома 4 — скільки ходів виконано
usage-fix-my-mechs = правка мої-мехи F4 2 — скільки там ваших мехів
usage-fix-my-workers = правка мої-робітники F4 2 — скільки там ваших робітників
usage-fix-its-mechs = правка її-мехи F4 1 — скільки там мехів Автоми (можна й база)
usage-fix-its-workers = правка її-робітники F4 1 — скільки там робітників Автоми (можна й база)
usage-fix-popularity = правка популярність 8 — ваша популярність
usage-fix-my-coins = правка мої-монети 23 — ваші монети
usage-fix-my-power = правка моя-сила 5 — ваша сила

## Малюнок

picture-water = річки й озера відкриті
picture-no-water = річки й озера поки закриті
picture-encounter = пригода
picture-resources = ресурси
picture-river = річка
picture-structure = споруда

## Налаштування

setting-human = ваша нація
setting-human-help = За яку націю граєте ви.
setting-automa = нація Автоми
setting-automa-help = Будь-яка нація, крім вашої. Що далі її база від вашої, то легше: для першої партії виберіть націю з дальнього боку поля.
setting-level = рівень складності
setting-level-help = Карта зірок, з якою грає Автома.
setting-level-autometta = «Автомета» (просто)
setting-level-automa = «Автома» (звичайний рівень)
setting-level-automaszyna = «Автомашина» (складно)
setting-level-ultimaszyna = «Ультрамашина» (для найкращих із найкращих)
setting-tile = жетон бонусу за споруди
setting-tile-help = Для підрахунку вашого капіталу: жетон, що лежить у вас на столі, або вибраний програмою.
setting-tile-random = вибирає програма
setting-automa-deck = колода Автоми
setting-automa-deck-help = Хто відкриває карти Автоми: програма чи ви зі своєї коробки.
setting-automa-deck-program = відкриває програма
setting-automa-deck-physical = відкриваю я зі своєї коробки
setting-combat-cards = карти бою
setting-combat-cards-help = Хто роздає Автомі карти бою: програма чи ви зі своєї коробки.
setting-combat-cards-program = роздає програма
setting-combat-cards-physical = роздаю я зі своєї коробки
setting-check-moves = сумнівні переміщення
setting-check-moves-help = Якщо ваше переміщення здається неможливим (задалеко, через воду), програма перепитає, перш ніж повірити.
setting-check-moves-no = не перепитувати
setting-check-moves-yes = перепитувати
setting-skips = пропуск ходів
setting-skips-help = «Автома» й «Автомашина» пропускають ходи, як «Автомета».
setting-skips-no = ні
setting-skips-yes = так
setting-coins = монети Автоми
setting-coins-help = На скільки монет більше або менше отримує Автома щоразу, коли їх дає карта.
setting-coins--2 = −2
setting-coins--1 = −1
setting-coins-0 = як на карті
setting-coins-1 = +1
setting-coins-2 = +2
setting-power = сила Автоми
setting-power-help = На скільки більше або менше сили отримує Автома щоразу, коли її дає карта.
setting-power--2 = −2
setting-power--1 = −1
setting-power-0 = як на карті
setting-power-1 = +1
setting-power-2 = +2
setting-hesitation = нерішучість
setting-hesitation-help = Перед переміщенням відкривають карту бою: якщо на ній 4 або 5, Автома цього ходу не виконує переміщення.
setting-hesitation-no = ні
setting-hesitation-yes = так
setting-mustering = повільне розміщення фігурок
setting-mustering-help = Перед розміщенням фігурки відкривають карту бою: якщо на ній 4 або 5, фігурка залишається на планшеті нації.
setting-mustering-no = ні
setting-mustering-yes = так
setting-all-moves = скільки переміщень виконує Автома
setting-all-moves-help = Автома виконує всі допустимі переміщення карти, а не лише перше («Ультрамашина» — завжди).
setting-all-moves-no = лише перше допустиме
setting-all-moves-yes = усі допустимі
setting-base-distance = відстань до бази
setting-base-distance-help = У правилах не сказано, як рахувати відстань до бази. Це важливо лише для Полонії, Русвіту та Криму.
setting-base-distance-hex = від клітинки самої бази
setting-base-distance-path = через сусідні з базою по суші території
setting-human-reach = досяжність ваших фігурок
setting-human-reach-help = Яких територій уникають робітники Автоми.
setting-human-reach-adjacent = сусідні території
setting-human-reach-full = ще тунелі, зв’язки між далекими територіями та «Швидкість»
setting-attacker = хто нападає першим
setting-attacker-help = Якщо на базі чекають і мех, і герой, хто з них нападає?
setting-attacker-mech = мех
setting-attacker-hero = герой
setting-gains = що вважати одним отриманням
setting-gains-help = Деякі правила діють щоразу, коли Автома отримує монети або силу. Одним отриманням можна вважати кожну групу символів у рядку нагороди або весь рядок.
setting-gains-group = кожну групу символів
setting-gains-row = увесь рядок нагороди
