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
    .acc = очко сили
popularity = популярність
    .acc = очко популярності
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
attack-workers = переміщення з атакою на робітника
    .cap = Переміщення з атакою на робітника
attack-units = переміщення з атакою на бойову фігурку
    .cap = Переміщення з атакою на бойову фігурку

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
care-unscanned = Символи { $faction-gen } на картах 5, 8, 18 і 19 взято не із зображень карт, а з двох відкритих джерел, дані яких збігаються.
care-tokens = { $faction-id ->
    [togawa] Про пастки в правилах Автоми нічого не сказано. Зведена пастка діє на Автому, як на будь-якого гравця: 3 сили, 4 монети або 2 карти бою. Не змінюється лише її популярність. Що зображено на пастці, можна назвати одразу або коли вона спрацює.
   *[other] Про прапори в правилах Автоми нічого не сказано. Автомі вони нічого не коштують. Наприкінці гри кожен прапор на території під вашим контролем вважають ще однією територією.
}
care-own-combat-deck = Карти бою Автома отримує з колоди програми: роздавати їх не треба. Якщо хочете роздавати їх самі, виберіть у налаштуванні «карти бою» варіант «роздаю я зі своєї коробки».
head-setup = Приготування до гри
order-setup-faction = Дайте Автомі планшет нації «{ $faction }». Планшет гравця їй не потрібен.
note-setup-distance = Відстань від бази Автоми до вашої — { $distance ->
    [one] { $distance } крок
    [few] { $distance } кроки
    [many] { $distance } кроків
   *[other] { $distance } кроку
}.
order-setup-power = Поставте фішку сили Автоми на поділку { $power }.
order-setup-combat-cards = { $number ->
    [one] Дайте Автомі { $number } карту бою долілиць, не дивлячись на неї.
    [few] Дайте Автомі { $number } карти бою долілиць, не дивлячись на них.
    [many] Дайте Автомі { $number } карт бою долілиць, не дивлячись на них.
   *[other] Дайте Автомі { $number } карти бою долілиць, не дивлячись на них.
}
note-setup-combat-cards = { $number ->
    [one] Автома починає з { $number } картою бою. Роздавати її не треба: вона зберігається в програмі.
    [few] Автома починає з { $number } картами бою. Роздавати їх не треба: вони зберігаються в програмі.
    [many] Автома починає з { $number } картами бою. Роздавати їх не треба: вони зберігаються в програмі.
   *[other] Автома починає з { $number } карти бою. Роздавати їх не треба: вони зберігаються в програмі.
}
note-setup-no-combat-cards = Автома починає без карт бою.
order-setup-mat = Помістіть на планшет нації Автоми { $mechs ->
    [one] { $mechs } меха
    [few] { $mechs } мехи
    [many] { $mechs } мехів
   *[other] { $mechs } меха
}, { $workers ->
    [one] { $workers } робітника
    [few] { $workers } робітників
    [many] { $workers } робітників
   *[other] { $workers } робітника
} і { $stars ->
    [one] { $stars } зірку
    [few] { $stars } зірки
    [many] { $stars } зірок
   *[other] { $stars } зірки
}.
order-setup-coins = Дайте Автомі { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}.
order-setup-popularity = Поставте фішку популярності Автоми на поділку { $popularity }. Вона залишиться там до кінця гри.
order-setup-units = Поставте робітників Автоми на { $first } і { $second }, а героя — на її базу.
order-setup-star-card = Візьміть карту зірок «{ $level }» і помістіть кубик на поділку I.
order-setup-human = Візьміть собі планшет нації «{ $faction }», планшет гравця і 2 карти цілей. Початкові популярність і монети вказано на планшеті гравця.
order-setup-human-power = { $number ->
    [0] Поставте свою фішку сили на поділку { $power }. Карт бою ви поки не маєте.
    [one] Поставте свою фішку сили на поділку { $power } і візьміть { $number } карту бою.
    [few] Поставте свою фішку сили на поділку { $power } і візьміть { $number } карти бою.
    [many] Поставте свою фішку сили на поділку { $power } і візьміть { $number } карт бою.
   *[other] Поставте свою фішку сили на поділку { $power } і візьміть { $number } карти бою.
}
order-setup-human-units = Поставте своїх робітників на { $first } і { $second }, а героя — на свою базу.
order-setup-encounters = { $number ->
    [one] Розкладіть жетони пригод на { $number } території.
    [few] Розкладіть жетони пригод на { $number } територіях.
    [many] Розкладіть жетони пригод на { $number } територіях.
   *[other] Розкладіть жетони пригод на { $number } території.
}
order-setup-factory-cards = Викладіть долілиць { $number ->
    [one] { $number } випадкову карту Фабрики
    [few] { $number } випадкові карти Фабрики
    [many] { $number } випадкових карт Фабрики
   *[other] { $number } випадкової карти Фабрики
}.
order-setup-tile = Викладіть жетон бонусу за споруди «{ $tile }».
note-shuffle = Програма перетасувала колоду Автоми (ваша лишається в коробці): { $number ->
    [one] { $number } карта
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
} схемою { $scheme } догори.
order-shuffle = { $number ->
    [one] Перетасуйте { $number } карту Автоми
    [few] Перетасуйте всі { $number } карти Автоми
    [many] Перетасуйте всі { $number } карт Автоми
   *[other] Перетасуйте всі { $number } карти Автоми
} й покладіть колоду схемою { $scheme } догори.
note-human-first = Першими ходите ви.

## Ваш хід

head-human-turn = Хід { $number } · ви
ask-turn = Що змінилося за ваш хід?
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
echo-human-move = { $unit-id ->
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
echo-human-new = { $unit-id ->
    [mech] Ваш новий мех стоїть { $place-at }.
   *[worker] { $number ->
        [1] Ваш новий робітник стоїть { $place-at }.
        [2] Двоє ваших нових робітників стоять { $place-at }.
        [3] Троє ваших нових робітників стоять { $place-at }.
        [4] Четверо ваших нових робітників стоять { $place-at }.
       *[other] Ваші нові робітники ({ $number }) стоять { $place-at }.
    }
}
echo-ability = Відкрито властивість «{ $ability }».
echo-resources = { $number ->
    [0] { $place }: { $resource-gen } більше немає.
   *[other] { $place }: тепер { some-resources }.
}
echo-goods = { $loaded ->
    [0] Ресурсів { $place-at } більше немає.
   *[other] Тепер { $place-at }: { $goods }.
}
echo-resources-moved = { $loaded ->
    [0] Переносити { $start-from } { $end-to } нічого: ресурсів там не було.
   *[other] Ресурси перенесено { $start-from } { $end-to }: { $goods }.
}
some-resources = { $number ->
    [one] { $number } { $resource }
    [few] { $number } { $resource-gen }
    [many] { $number } { $resource-gen }
   *[other] { $number } { $resource-gen }
}
echo-structure = { $structure-id ->
    [nothing] На { $place } тепер немає споруди.
   *[other] На { $place } тепер стоїть { $structure }.
}
echo-recruit = Постійний бонус рекрута — { $bonus }.
echo-flag-placed = На { $place } тепер лежить ваш прапор.
echo-trap-armed = Пастку на { $place } зведено.
echo-tracks = Ваша популярність — { $popularity }, сила — { $power }; у вас { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}.
order-human-encounter = Приберіть жетон пригоди з { $place }. На вашого героя чекає пригода.
order-human-factory-card = Виберіть одну з карт Фабрики. Ваш герой дістався Фабрики.
echo-encounter = Запишіть, що дала карта: жетона на { $place } більше немає.
care-fight = Бій на { $place } почнеться, щойно ви завершите переміщення.
care-ability-missing = { $number ->
    [1] Ви ще не назвали властивість одного зі своїх мехів.
    [one] Ви ще не назвали властивості { $number } меха.
    [few] Ви ще не назвали властивостей { $number } своїх мехів.
    [many] Ви ще не назвали властивостей { $number } своїх мехів.
   *[other] Ви ще не назвали властивостей { $number } своїх мехів.
}
order-human-star = Викладіть зірку { $star-for }. Тепер у вас { $total ->
    [one] { $total } зірка
    [few] { $total } зірки
    [many] { $total } зірок
   *[other] { $total } зірки
}.
echo-star = Зірку { $star-for } викладено. Тепер у вас { $total ->
    [one] { $total } зірка
    [few] { $total } зірки
    [many] { $total } зірок
   *[other] { $total } зірки
}.
order-popularity = { $number ->
    [1] Зменште свою популярність { $total ->
        [-1] на { $number }
        [0] до 0
       *[other] на { $number }, до { $total }
    }. Ви прогнали робітника Автоми.
   *[other] Зменште свою популярність { $total ->
        [-1] на { $number }
        [0] до 0
       *[other] на { $number }, до { $total }
    }. Ви прогнали робітників Автоми.
}
note-camaraderie = Властивість «Товариськість»: популярності ви не втрачаєте.

## Хід Автоми

head-automa-turn = Хід { $number } · Автома
note-card-drawn = { $card }, схема { $scheme }: { $moves }.
note-skip = Символ пропуску: Автома пропускає цей хід, кубик залишається на місці.
note-no-unit = { $move-id ->
    [encounter-or-factory] Дія «пригода або Фабрика» недопустима: героя Автоми немає на полі.
    [move-worker] { $move-cap } недопустиме: робітників Автоми немає на полі.
    [move-mech] { $move-cap } недопустиме: мехів Автоми немає на полі.
    [move-hero] { $move-cap } недопустиме: героя Автоми немає на полі.
   *[other] { $move-cap } недопустиме: бойових фігурок Автоми немає на полі.
}
note-no-territory = { $move-id ->
    [encounter-or-factory] Дія «пригода або Фабрика» недопустима
   *[other] { $move-cap } недопустиме
}: придатної території немає.
note-too-weak = { $move-cap } недопустиме: потрібна сила { $need }, а в Автоми { $power }.
note-no-move = Автома не виконує переміщення.
note-hesitates = Нерішучість: цього ходу Автома не виконує переміщення.
note-revealed-card = { $value ->
    [0] Карт бою не лишилося, відкривати нічого.
   *[other] Відкрито й скинуто карту бою з числом { $value }.
}
ask-revealed-card = Відкрийте верхню карту колоди карт бою і скиньте її. Яке на ній число? (0 — карт не лишилося)
    .tap = Відкрийте верхню карту колоди карт бою і скиньте її. Яке на ній число?
note-unit = { $move-id ->
    [encounter-or-factory] { $unit-cap } Автоми { $start-at } вирушає по пригоду або на Фабрику.
    [attack-workers] Для атаки на ваших робітників вибрано { $unit-acc } Автоми { $start-at }.
    [attack-units] Для атаки на вашу бойову фігурку вибрано { $unit-acc } Автоми { $start-at }.
   *[other] Для переміщення вибрано { $unit-acc } Автоми { $start-at }.
}
order-move-worker = Перемістіть робітника Автоми { $start-from } { $end-to } ({ $end-is }).
order-move-mech = Перемістіть меха Автоми { $start-from } { $end-to } ({ $end-is }).
order-move-hero = Перемістіть героя Автоми { $start-from } { $end-to } ({ $end-is }).
order-encounter-or-factory = Перемістіть героя Автоми { $start-from } { $end-to } ({ $end-is }).
order-attack-workers = Перемістіть { $unit-acc } Автоми { $start-from } { $end-to } ({ $end-is }). Це переміщення з атакою на робітника.
order-attack-units = Перемістіть { $unit-acc } Автоми { $start-from } { $end-to } ({ $end-is }). Починається бій.
note-stay = { $unit-cap } Автоми залишається { $end-at } ({ $end-is }). Це теж вважають переміщенням.
order-encounter = Приберіть жетон пригоди з { $place }. Карти пригоди Автома не бере.
order-factory-card = Дайте Автомі випадкову карту Фабрики долілиць.
order-remove-resources = { $number ->
    [1] Приберіть ресурс із { $place }.
    [2] Приберіть з { $place } обидва ресурси.
    [one] Приберіть з { $place } усі { $number } ресурс.
    [few] Приберіть з { $place } усі { $number } ресурси.
    [many] Приберіть з { $place } усі { $number } ресурсів.
   *[other] Приберіть з { $place } усі { $number } ресурсу.
}
order-lay-resources = Викладіть { $number ->
    [one] { $number } { $resource }
    [few] { $number } { $resource-gen }
    [many] { $number } { $resource-gen }
   *[other] { $number } { $resource-gen }
} на { $place }. Стільки вказано на карті останнього ходу Автоми.
note-no-card-yet = Після Автоми на { $place } ресурсів не залишається: вона ще не відкрила жодної карти.
note-empty-box = Після Автоми на { $place } ресурсів не залишається: клітинка ресурсів її останньої карти порожня.
note-no-resources-here = Після Автоми на { $place } ресурсів не залишається: { $terrain } їх не дає.
note-flag = Автома ввійшла на { $place }, де лежить ваш прапор. Поки там її фігурка, територія належить їй.
order-trap = Переверніть свій жетон пастки на { $place }. Автома втрапила в неї.
ask-trap-loss = Що втрачає Автома через пастку на { $place }? (сила 2, монета 3, карта бою 1, нічого)
    .tap = Що втрачає Автома через пастку на { $place }?
ask-trap-face = Що зображено на вашій пастці на { $place }? (сила: 3, монета: 4, карта бою: 2, популярність)
    .tap = Що зображено на вашій пастці на { $place }?
note-trap-popularity = Автомі ця пастка нічого не коштує: її популярність не змінюється.
note-trap-nothing = Автомі ця пастка нічого не коштує: втрачати їй нічого.
order-automa-loses-power = Зменште силу Автоми на { $number }, до { $total }.
order-automa-loses-coins = Заберіть в Автоми { $number ->
    [one] { $number } монету
    [few] { $number } монети
    [many] { $number } монет
   *[other] { $number } монети
}. { $total ->
    [0] Більше монет у неї немає.
   *[other] У неї залишається { $total }.
}
order-automa-loses-cards = Скиньте { $number ->
    [one] { $number } випадкову карту бою
    [few] { $number } випадкові карти бою
    [many] { $number } випадкових карт бою
   *[other] { $number } випадкової карти бою
} Автоми. { $total ->
    [0] Більше карт у неї немає.
   *[other] У неї залишається { $total }.
}
note-automa-loses-cards = Автома втрачає { $number ->
    [one] { $number } карту бою
    [few] { $number } карти бою
    [many] { $number } карт бою
   *[other] { $number } карти бою
}{ $total ->
    [0] . Більше карт у неї немає.
   *[other] , залишається { $total }.
}

order-automa-power = Збільште силу Автоми на { $amount }, до { $total }.
note-automa-power = { $total ->
    [16] Сила Автоми вже дорівнює 16.
   *[other] Сила Автоми не змінюється: { $total }.
}
order-automa-coins = { $amount ->
    [one] Дайте Автомі { $amount } монету. Тепер у неї { $total }.
    [few] Дайте Автомі { $amount } монети. Тепер у неї { $total }.
    [many] Дайте Автомі { $amount } монет. Тепер у неї { $total }.
   *[other] Дайте Автомі { $amount } монети. Тепер у неї { $total }.
}
note-automa-coins = Монет Автома не отримує: у неї, як і раніше, { $total }.
order-automa-combat-card = Дайте Автомі карту бою долілиць. Тепер у неї { $total }.
note-automa-combat-card = Автома отримує карту бою (вона зберігається в програмі). Тепер у неї { $total ->
    [one] { $total } карта бою
    [few] { $total } карти бою
    [many] { $total } карт бою
   *[other] { $total } карти бою
}.
note-no-combat-card = Карт бою більше не лишилося.
order-automa-unit = Перенесіть { $unit-id ->
    [hero] героя
    [mech] { $number ->
        [1] меха
        [one] { $number } меха
        [few] { $number } мехи
        [many] { $number } мехів
       *[other] { $number } меха
    }
   *[worker] { $number ->
        [1] робітника
        [one] { $number } робітника
        [few] { $number } робітників
        [many] { $number } робітників
       *[other] { $number } робітника
    }
} з планшета нації на базу Автоми.
note-none-on-mat = { $unit-id ->
    [worker] Робітників на планшеті нації не лишилося
   *[other] На планшеті нації немає ні героя, ні мехів
}: нічого не відбувається.
note-unit-held-back = Повільне розміщення: { $unit } залишається на планшеті нації.
order-recruit-bonus = Рекрутський бонус: отримайте 1 { $bonus-acc }.{ $total ->
    [-1] {""}
   *[other] {" "}Тепер у вас { $total }.
}
note-no-recruit = Рекрутський бонус цього ходу — { $bonus }, але рекрута з таким бонусом у вас немає.
ask-bonus-star = Чи приносить це вам зірку { $star-for }?
order-cube = Пересуньте кубик на карті зірок на 1 поділку. Тепер він на { $space }-й із { $spaces }.
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
    [human] Бій на { $place } · нападаєте ви
   *[automa] Бій на { $place } · нападає Автома
}
ask-artillery = Застосувати «Артилерію» на { $place }? Це коштуватиме вам 1 очко сили, а Автома втратить 2.
order-ability-power = Властивість «{ $ability }»: зменште силу Автоми на { $number }, до { $total }.
note-ability-power = Властивість «{ $ability }»: сили, щоб її втрачати, Автома не має.
order-scout = { $value ->
    [0] Властивість «Розвідка»: візьміть випадкову карту бою Автоми.
   *[other] Властивість «Розвідка»: візьміть із колоди карту бою з числом { $value }. Автома цю карту втрачає.
}
order-human-gains-power = Властивість «{ $ability }»: збільште свою силу на 2{ $total ->
    [-1] {""}
   *[other] , до { $total }
}.
ask-combat = Бій на { $place }: скільки сили на вашому диску й які карти бою ви використовуєте (не більше ніж { $most })?
    .tap = Що ви використовуєте?
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
    [1] {" "}й { $number } карту бою (число { $values })
    [one] {" "}й { $number } карту бою (числа { $values })
    [few] {" "}й { $number } карти бою (числа { $values })
    [many] {" "}й { $number } карт бою (числа { $values })
   *[other] {" "}й { $number } карти бою (числа { $values })
}. У таблиці бою { $card-gen } для { $had ->
    [one] { $had } очка сили
    [few] { $had } очок сили
    [many] { $had } очок сили
   *[other] { $had } очок сили
} — { $shown ->
    [one] { $shown } очко сили
    [few] { $shown } очки сили
    [many] { $shown } очок сили
   *[other] { $shown } очка сили
}{ $table ->
    [0] , без карт бою
    [one] {" "}й { $table } карта бою
    [few] {" "}й { $table } карти бою
    [many] {" "}й { $table } карт бою
   *[other] {" "}й { $table } карти бою
}.
order-automa-pays = Зменште силу Автоми на { $power }, до { $total }.
order-automa-discards = { $number ->
    [1] Скиньте відкриту карту бою.
   *[other] Скиньте відкриті карти бою.
} { $left ->
    [0] Більше карт в Автоми немає.
   *[other] В Автоми залишається { $left }.
}
note-automa-discards = Автома скидає { $number ->
    [one] { $number } карту бою
    [few] { $number } карти бою
    [many] { $number } карт бою
   *[other] { $number } карти бою
}{ $left ->
    [0] . Більше карт у неї немає.
   *[other] , залишається { $left }.
}
order-human-pays = Зменште свою силу на { $power }{ $total ->
    [-1] {""}
   *[other] , до { $total }
}.
order-human-discards = { $number ->
    [1] Скиньте використану карту бою.
   *[other] Скиньте використані карти бою.
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
came-note-combat = Бій на { $place }. { note-combat }
order-human-home = { $number ->
    [1] Поверніть { $unit-acc } з { $place } на свою базу.
    [2] { $unit-id ->
        [worker] Поверніть обох своїх робітників з { $place } на базу.
       *[other] Поверніть обидві свої фігурки з { $place } на базу.
    }
    [one] { $unit-id ->
        [worker] Поверніть усіх своїх робітників ({ $number }) з { $place } на базу.
       *[other] Поверніть усі свої фігурки ({ $number }) з { $place } на базу.
    }
    [few] { $unit-id ->
        [worker] Поверніть усіх { $number } своїх робітників з { $place } на базу.
       *[other] Поверніть усі { $number } свої фігурки з { $place } на базу.
    }
    [many] { $unit-id ->
        [worker] Поверніть усіх { $number } своїх робітників з { $place } на базу.
       *[other] Поверніть усі { $number } своїх фігурок з { $place } на базу.
    }
   *[other] Поверніть усі { $number } свої фігурки з { $place } на базу.
}
ask-retreat = Мореплавство: куди відступає ваш { $unit } з { $place }? (база або озеро поруч)
    .tap = Мореплавство: куди відступає ваш { $unit } з { $place }?
ask-retreat-workers = Скільки робітників цей мех вивозить { $place-from } { $end-to }? Решта піде на вашу базу.
order-retreat-lake = Відведіть свого { $unit-acc } { $place-from } { $to-to }{ $workers ->
    [0] .
    [one] {" "}разом із { $workers } робітником.
    [few] {" "}разом із { $workers } робітниками.
    [many] {" "}разом із { $workers } робітниками.
   *[other] {" "}разом із { $workers } робітника.
}
order-goes-back = { $side-id ->
    [human] Поверніть свого { $unit-acc } { $place-from } { $to-to } з усім, що прийшло з ним. Цей бій уже не відбудеться.
   *[automa] Поверніть { $unit-acc } Автоми { $place-from } { $to-to }. Цей бій уже не відбудеться.
}
order-human-draws = Візьміть карту бою за програний бій.
order-automa-draws = Дайте Автомі карту бою за програний бій, долілиць. Тепер у неї { $total }.
note-automa-draws = Автома бере карту бою за програний бій (вона зберігається в програмі). Тепер у неї { $total ->
    [one] { $total } карта бою
    [few] { $total } карти бою
    [many] { $total } карт бою
   *[other] { $total } карти бою
}.
order-automa-to-mat = Поверніть { $unit-acc } Автоми { $place-from } на її планшет нації.
order-automa-to-base = Поверніть { $unit-acc } Автоми { $place-from } на її базу.

## Чому

choice-unit = Яка фігурка?
choice-destination = Куди?
    .all = усі території
why-base = найближче до бази Автоми (відстань { $best })
why-on-base = стоїть на базі
why-mech-first = мех раніше за героя
why-hero-first = герой раніше за меха
why-reading-order = за рівності перша згори вниз і зліва направо
why-factory = { $best ->
    [0] найближче до Фабрики вона сама
   *[other] найближче до Фабрики (відстань { $best })
}
why-near = в околиці фігурки Автоми
why-near-or-base = в околиці фігурки Автоми або її бази
why-no-enemy = там немає ваших фігурок
    .only = єдина придатна територія без ваших фігурок
why-no-other-worker = там немає іншого робітника Автоми
    .only = єдина придатна територія без іншого робітника Автоми
why-no-other-combat-unit = там немає іншої бойової фігурки Автоми
    .only = єдина придатна територія без іншої бойової фігурки Автоми
why-no-mech = там немає меха Автоми
    .only = єдина придатна територія без меха Автоми
why-out-of-reach = поза околицями ваших бойових фігурок
    .only = єдина придатна територія поза околицями ваших бойових фігурок
why-most-units = входить в околиці найбільшої кількості фігурок Автоми ({ $best })
why-nearest-enemy = найближче до вашої бойової фігурки (відстань { $best })
    .among = з найближчих до вас
why-nearest-enemy-base = найближче до ваших бойових фігурок, а вони всі на базі (відстань { $best })
why-encounter-or-factory = це територія з жетоном пригоди або Фабрика
    .among = з територій пригод і Фабрики
why-no-factory-card = не Фабрика, якщо карта Фабрики в Автоми вже є
why-enemy-worker = там є ваш робітник
    .only = єдина придатна територія з вашим робітником
    .among = з територій із вашими робітниками
why-no-enemy-combat-unit = там немає вашої бойової фігурки
    .only = єдина придатна територія без вашої бойової фігурки
why-enemy-combat-unit = там є ваша бойова фігурка
    .only = єдина придатна територія з вашою бойовою фігуркою
    .among = з територій із вашими бойовими фігурками
why-most-resources = найбільше ресурсів ({ $best })
why-fewest-combat-units = найменше ваших бойових фігурок ({ $best })

## Підрахунок капіталів

head-scoring = Підрахунок капіталів
note-scoring = Зірки, території, ресурси й споруди програма рахує сама. Звірте її поле зі своїм. Якщо щось не так, виправте це під час наступного запитання («правка»).
ask-final = Які у вас популярність, монети й сила?
    .tap = Перевірте популярність, монети й силу.
note-totals = Ваш капітал — { $human }, капітал Автоми — { $automa }.
head-winner = { $side-id ->
    [human] Ви перемогли з перевагою в { $by ->
        [one] { $by } монету
        [few] { $by } монети
        [many] { $by } монет
       *[other] { $by } монети
    }!
   *[automa] Автома перемогла з перевагою в { $by ->
        [one] { $by } монету
        [few] { $by } монети
        [many] { $by } монет
       *[other] { $by } монети
    }.
}
head-winner-tie = { $side-id ->
    [human] Капітали рівні, але у вас більше { $by-gen }: ви перемогли!
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
score-stars = зірки ({ $human } : { $automa })
score-territories = території ({ $human } : { $automa }; Фабрика — за три)
score-resources = пари ресурсів ({ $pairs }), не більше ніж 6 ресурсів з території
score-tile = бонус за споруди: { $tile }
cli-not-final = Це проміжний рахунок. Ваші популярність, монети й силу взято такими, якими ви назвали їх востаннє; щоб оновити рахунок, назвіть їх знову (текстом: треки 8 23 5).
    .tap = Це проміжний рахунок: популярність, монети й сила — якими ви назвали їх востаннє; про що ви не повідомляли, того в ньому немає.
score-not-told = Ваш підсумок буде повним, коли ви назвете популярність, монети й силу (текстом: треки 8 23 5).
    .tap = Без ваших монет і з нульовою популярністю: ви їх ще не назвали.
score-told-before = Ваші популярність і монети названо на ході { $turn }: якщо вони змінилися, назвіть їх знову (текстом: треки 8 23 5).
    .tap = Ваші популярність і монети названо на ході { $turn }.

## Виправлення

echo-fixed-hero = { $side-id ->
    [human] Тепер ваш герой { $place-at }.
   *[automa] Тепер герой Автоми { $place-at }.
}
echo-fixed-units = { $side-id ->
    [human] { $number ->
        [0] Тепер ваших { $unit-many } у грі немає.
       *[other] Тепер місця ваших { $unit-many } такі: { $places }.
    }
   *[automa] { $number ->
        [0] Тепер { $unit-many } Автоми в грі немає.
       *[other] Тепер місця { $unit-many } Автоми такі: { $places }.
    }
}
echo-fixed-number = { $what-id ->
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
echo-fixed-scheme = Тепер діє схема { $scheme }.
note-scheme-follows = Знову діє схема { $scheme }.
note-stars-follow = Зірки йдуть за кубиком: тепер в Автоми { $number ->
    [0] немає зірок
    [one] { $number } зірка
    [few] { $number } зірки
    [many] { $number } зірок
   *[other] { $number } зірки
} з карти зірок.
note-cube-follows = Кубик іде за зірками: тепер він на поділці { $number } карти зірок.
echo-fixed-star = { $side-id ->
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
echo-fixed-encounters = { $number ->
    [0] Тепер жетонів пригод на полі немає.
    [1] Тепер жетон пригоди лишився тільки на { $places }.
   *[other] Тепер жетони пригод лежать на { $places }.
}
echo-fixed-ability = { $on-id ->
    [yes] Тепер властивість «{ $ability }» відкрито.
   *[no] Тепер властивість «{ $ability }» закрито.
}
echo-fixed-recruit = { $on-id ->
    [yes] Тепер у вас є рекрут із бонусом «{ $bonus }».
   *[no] Тепер у вас немає рекрута з бонусом «{ $bonus }».
}
echo-fixed-factory-card = { $side-id ->
    [human] { $on-id ->
        [yes] Тепер у вас є карта Фабрики.
       *[no] Тепер у вас немає карти Фабрики.
    }
   *[automa] { $on-id ->
        [yes] Тепер в Автоми є карта Фабрики.
       *[no] Тепер в Автоми немає карти Фабрики.
    }
}
echo-fixed-trap = { $state-id ->
    [armed] Тепер пастку на { $place } зведено.
    [sprung] Тепер пастка на { $place } вважається такою, що спрацювала.
   *[nothing] Тепер на { $place } немає пастки.
}
echo-fixed-flag = { $on-id ->
    [yes] Тепер на { $place } лежить ваш прапор.
   *[no] Тепер на { $place } немає вашого прапора.
}
echo-fixed-automa-card = { $card } тепер { $pile-at }.
echo-fixed-tile = Тепер жетон бонусу за споруди — «{ $tile }».
echo-fixed-turns = { $side-id ->
    [human] Ваших ходів тепер { $number }.
   *[automa] Ходів Автоми тепер { $number }.
}
echo-fixed-count = { $side-id ->
    [human] { $number ->
        [0] Ваших { $unit-many } { $place-at } тепер немає.
       *[other] Ваших { $unit-many } { $place-at } тепер { $number }.
    }
   *[automa] { $unit-id ->
        [mech] { $number ->
            [0] Мехів Автоми { $place-at } тепер немає: вони на планшеті нації.
           *[other] Мехів Автоми { $place-at } тепер { $number }, за рахунок планшета нації.
        }
       *[worker] { $number ->
            [0] Робітників Автоми { $place-at } тепер немає: вони на планшеті нації.
           *[other] Робітників Автоми { $place-at } тепер { $number }, за рахунок планшета нації.
        }
    }
}
echo-fixed-unit = { $side-id ->
    [human] Ваш { $unit } { $end-at }, а не { $start-at }.
   *[automa] { $unit-cap } Автоми { $end-at }, а не { $start-at }.
}
echo-fixed-track = { $what-id ->
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
off-the-map = Території { $got } на полі немає.
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
star-placed-for-you = Зірки { $star-for } програма зараховує сама. Якщо однієї бракує: правка зірка бій 1
    .tap = Зірки { $star-for } програма зараховує сама. Якщо однієї бракує, виправте: «{ verb-fix }».
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
no-such-unit = За даними програми, такої фігурки { $place-at } немає: { $unit }.
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
verb-goods = запас
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
    .tap = герой Автоми
verb-automa-mechs = автома-мехи
    .tap = усі мехи Автоми
verb-automa-workers = автома-робітники
    .tap = усі робітники Автоми
verb-power = сила
verb-coins = монети
verb-cards = карти
verb-cube = кубик
verb-scheme = схема
verb-box = клітинка
    .tap = ресурси на карті Автоми
verb-automa-star = автома-зірка
    .tap = зірки Автоми
verb-structure = споруда
verb-ability = властивість
verb-factory-card = карта-фабрики
    .tap = карта Фабрики
verb-automa-card = карта-автоми
    .tap = карта Автоми
verb-tile = жетон
verb-turns = ходи
verb-my-mechs = мої-мехи
    .tap = ваші мехи
verb-my-workers = мої-робітники
    .tap = ваші робітники
verb-its-mechs = її-мехи
    .tap = мехи Автоми
verb-its-workers = її-робітники
    .tap = робітники Автоми
verb-my-unit = моя-фігурка
    .tap = ваша фігурка
verb-its-unit = її-фігурка
    .tap = фігурка Автоми
verb-popularity = популярність
verb-my-coins = мої-монети
    .tap = ваші монети
verb-my-power = моя-сила
    .tap = ваша сила
usage-hero = герой ‹звідки›-‹куди› [усі ресурси] — переміщення вашого героя, з ресурсами чи без: герой F3-F4; герой база-F4; герой F3-F4 усі ресурси
usage-mech = мех ‹звідки›-‹куди› [‹число робітників›] [усі ресурси] — переміщення меха, з робітниками й ресурсами чи без: мех F3-F4; мех F3-F4 2 усі ресурси · мех +‹місце› [‹властивість›] — новий мех: мех +F4 · мех властивість ‹властивість› — якщо називаєте її пізніше: мех властивість переправа
usage-worker = робітник ‹звідки›-‹куди› [‹число›] [усі ресурси] — переміщення робітників, з ресурсами чи без: робітник F3-F4; робітник F3-F4 2 усі ресурси · робітник +‹місце› [‹число›] — нові робітники: робітник +C6; робітник +C6 2
usage-res = ресурси ‹місце› ‹ресурс› ‹число› — скільки їх там тепер або на скільки більше чи менше (+2, -1): ресурси F4 метал 2 · ресурси ‹звідки›-‹куди› [‹ресурс› ‹число›] — їх перенесено: ресурси F3-F4; ресурси F3-F4 метал 2
usage-goods = запас ‹місце› ‹метал› ‹їжа› ‹деревина› ‹нафта› — скільки чого там тепер або на скільки більше чи менше (+2, -1): запас F4 2 0 1 0 · запас ‹звідки›-‹куди› ‹метал› ‹їжа› ‹деревина› ‹нафта› — стільки перенесли: запас F3-F4 2 0 1 0
usage-build = споруда ‹місце› ‹споруда› — ви звели там споруду: споруда F4 млин
usage-encounter = пригода ‹місце› — жетон прибрано: пригода F3
usage-recruit = рекрут сила|популярність|монета|карта бою — постійний бонус нового рекрута: рекрут монета
usage-star = зірка ціль|модернізації|сила|популярність — решту програма зараховує сама: зірка ціль
usage-flag = прапор ‹місце› — там тепер лежить ваш прапор: прапор F4
usage-trap = пастка ‹місце› [сила|монета|карта бою|популярність] — нова або знову зведена, і що на ній зображено: пастка F4; пастка F4 сила
usage-tracks = треки ‹популярність› ‹монети› ‹сила› — скільки чого у вас: треки 8 23 5
usage-fight = бій — переміщення завершено, починаємо бій
usage-end = кінець — мій хід завершено
usage-fix-hero = правка герой ‹місце›|база — де ваш герой: правка герой F3
usage-fix-star = правка зірка ‹за що› ‹число› — скільки у вас за це зірок: правка зірка бій 2
usage-fix-res = правка ресурси ‹місце› ‹ресурс› ‹число› — скільки їх там або на скільки більше чи менше (+2, -1): правка ресурси F4 метал 2
usage-fix-goods = правка запас ‹місце› ‹метал› ‹їжа› ‹деревина› ‹нафта› — скільки чого там або на скільки більше чи менше (+2, -1): правка запас F4 2 0 1 0
usage-fix-encounter = правка пригода ‹місце› так|ні — чи лежить там жетон: правка пригода F3 ні
usage-fix-recruit = правка рекрут сила|популярність|монета|карта бою так|ні — чи є у вас цей рекрут: правка рекрут монета так
usage-fix-flag = правка прапор ‹місце› так|ні — чи лежить там ваш прапор: правка прапор F4 так
usage-fix-trap = правка пастка ‹місце› зведена|спрацювала|нічого [сила|монета|карта бою|популярність] — що там лежить і що на ній зображено: правка пастка F4 зведена; правка пастка F4 зведена сила
usage-fix-tracks = правка треки ‹популярність› ‹монети› ‹сила› — скільки чого у вас: правка треки 8 23 5
usage-fix-mechs = правка мехи ‹місце› … — де всі ваші мехи: правка мехи F3 F4 база
usage-fix-workers = правка робітники ‹місце› … — де всі ваші робітники: правка робітники F3 F3 C6
usage-fix-automa-hero = правка автома-герой ‹місце›|база|планшет — де герой Автоми: правка автома-герой F3
usage-fix-automa-mechs = правка автома-мехи ‹місце› … — решта на планшеті нації: правка автома-мехи F3 база
usage-fix-automa-workers = правка автома-робітники ‹місце› … — решта на планшеті нації: правка автома-робітники F3 C6 база
usage-fix-power = правка сила ‹число› — сила Автоми: правка сила 7
usage-fix-coins = правка монети ‹число› — монети Автоми: правка монети 12
usage-fix-cards = правка карти ‹число› — скільки карт бою в Автоми: правка карти 3
usage-fix-cube = правка кубик ‹поділка› — де кубик на карті зірок (I — це 1); зірки з карти йдуть за ним: правка кубик 5
usage-fix-scheme = правка схема I|II — яка схема діє: правка схема II
usage-fix-box = правка клітинка ‹число› — клітинка ресурсів останньої карти в основному скиді: правка клітинка 2
usage-fix-automa-star = правка автома-зірка карта|бій|сила ‹число› — скільки в Автоми за це зірок: правка автома-зірка карта 2
usage-fix-structure = правка споруда ‹місце› ‹споруда›|нічого — яка ваша споруда там стоїть: правка споруда F4 млин
usage-fix-ability = правка властивість ‹властивість› так|ні — чи відкрито її: правка властивість переправа так
usage-fix-factory-card = правка карта-фабрики ви|автома так|ні — чи є така карта у вас або в Автоми: правка карта-фабрики автома так
usage-fix-automa-card = правка карта-автоми ‹номер› колода|основний|бойовий — де лежить карта: правка карта-автоми 7 основний
usage-fix-tile = правка жетон ‹жетон› — жетон бонусу за споруди: правка жетон найдовший ряд споруд
usage-fix-turns = правка ходи ви|автома ‹число› — скільки ходів виконано: правка ходи автома 4
usage-fix-my-mechs = правка мої-мехи ‹місце› ‹число› — скільки там ваших мехів: правка мої-мехи F4 2
usage-fix-my-workers = правка мої-робітники ‹місце› ‹число› — скільки там ваших робітників: правка мої-робітники F4 2
usage-fix-its-mechs = правка її-мехи ‹місце›|база ‹число› — скільки там мехів Автоми: правка її-мехи F4 1
usage-fix-its-workers = правка її-робітники ‹місце›|база ‹число› — скільки там робітників Автоми: правка її-робітники F4 1
usage-fix-my-unit = правка моя-фігурка мех|робітник ‹звідки›-‹куди› — вона стоїть не там, де вважає програма: правка моя-фігурка робітник F3-F4
usage-fix-its-unit = правка її-фігурка мех|робітник ‹звідки›-‹куди› — фігурка Автоми стоїть не там, де вважає програма: правка її-фігурка робітник F3-F4
usage-fix-popularity = правка популярність ‹число› — ваша популярність: правка популярність 8
usage-fix-my-coins = правка мої-монети ‹число› — ваші монети: правка мої-монети 23
usage-fix-my-power = правка моя-сила ‹число› — ваша сила: правка моя-сила 5

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
setting-drawn = жереб націй
setting-drawn-help = Альбіон і Тоґава — з доповнення. Випадкова нація береться з цих; вибрати самому можна будь-яку.
setting-drawn-base = п’ять із базової гри
setting-drawn-all = усі сім
setting-level = рівень складності
setting-level-help = Карта зірок, з якою грає Автома.
setting-level-autometta = «Автомета» (легкий рівень)
setting-level-automa = «Автома» (звичайний рівень)
setting-level-automaszyna = «Автомашина» (складний рівень)
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
setting-base-distance-path = через території, сусідні з базою по суші
setting-human-reach = досяжність ваших фігурок
setting-human-reach-help = Які території вважати досяжними для ваших бойових фігурок: їх уникають робітники Автоми.
setting-human-reach-adjacent = лише сусідні
setting-human-reach-full = ще й через тунелі, зв’язки між далекими територіями та «Швидкість»
setting-attacker = хто нападає першим
setting-attacker-help = Якщо на базі чекають і мех, і герой, хто з них нападає?
setting-attacker-mech = мех
setting-attacker-hero = герой
setting-gains = що вважати одним отриманням
setting-gains-help = Деякі правила діють щоразу, коли Автома отримує монети або силу. Одним отриманням можна вважати кожну групу символів у рядку нагороди або весь рядок.
setting-gains-group = кожну групу символів
setting-gains-row = увесь рядок нагороди
