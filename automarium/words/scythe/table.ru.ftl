### «Серп»: стол.

game = Серп

## Стороны, фигурки, земли

hero = герой
    .the = героя
mech = робот
    .the = робота
worker = рабочий
    .the = рабочего
hero-or-mech = герой или робот
    .the = героя или робота
hero-at-base = герой на базе
mat = планшет
base = база
ability = свойство
nothing = ничего
mountain = гора
farm = ферма
village = деревня
forest = лес
tundra = тундра
lake = озеро
factory = Фабрика
metal = металл
food = еда
wood = дерево
oil = нефть
armory = арсенал
mill = мельница
mine = шахта
monument = монумент
coin = монета
coins = монеты
power = сила
popularity = популярность
combat-card = карта боя
combat-cards = карты боя
cube = кубик звёзд
box = клетка ресурсов
armed = взведена
sprung = сработала
scheme-i = I
scheme-ii = II
pile-deck = колода
pile-main = основная
pile-combat = боевая

move-worker = перемещение рабочего
move-mech = перемещение робота
move-hero = перемещение героя
encounter-or-factory = приключение или Фабрика
attack-workers = атака рабочего
attack-units = атака боевой фигурки

riverwalk = Переправа
speed = Скорость
seaworthy = Мореходность
submerge = Погружение
suiton = Суйтон
burrow = Подкоп
toka = Тока
underpass = Подземный ход
township = Посёлок
rally = Сбор
shinobi = Синоби
wayfare = Странствие
artillery = Артиллерия
disarm = Разоружение
scout = Разведка
sword = Меч
shield = Щит
ronin = Ронин
camaraderie = Товарищество
peoples-army = Народная армия

star-upgrades = модернизации
star-mechs = роботы
star-structures = здания
star-recruits = рекруты
star-workers = рабочие
star-objective = цель
star-combat = бой
star-popularity = популярность
star-power = сила
star-card = карта

level-autometta = Автометта
level-automa = Автома
level-automaszyna = Автомашино
level-ultimaszyna = Ультрамашино

tile-adjacent-tunnels = туннели рядом со зданиями
tile-adjacent-lakes = озёра рядом со зданиями
tile-adjacent-encounters = приключения рядом со зданиями
tile-on-tunnels = здания на туннелях
tile-longest-row = самый длинный ряд зданий
tile-farms-or-tundra = здания на фермах и в тундре

## Подготовка

care-owner-deck = Карты Автомы взяты из вашего списка.
care-unscanned = Символы нации «{ $faction }» на картах 5, 8, 18 и 19 взяты из двух совпадающих открытых записей, а не с изображений карт.
care-tokens = { $faction-id ->
    [togawa] О ловушках в правилах Автомы ничего нет. Взведённая действует на неё, как на любого (3 силы, 4 монеты, 2 карты боя); её популярность не меняется никогда. Назовите сторону сразу (ловушка F4 сила) или когда она сработает.
   *[other] О флагах в правилах Автомы ничего нет. Автоме они ничего не стоят; на территории под вашим контролем каждый в конце считается ещё одной территорией.
}
care-own-combat-deck = Карты боя Автоме сдаёт программа из собственной колоды того же состава. С настройкой «карты боя: из моей коробки» их берёте вы.
head-setup = Подготовка к игре
order-setup-faction = Автома играет за нацию «{ $faction }»; от её базы до вашей — { $distance ->
    [one] { $distance } шаг
    [few] { $distance } шага
    [many] { $distance } шагов
   *[other] { $distance } шага
}. Планшет нации она получает, планшет игрока — нет.
order-setup-mat = Автома: сила { $power }, { $physical ->
    [0] карты боя ({ $number }) сдаёт программа.
   *[1] карты боя: { $number }, лицом вниз, не глядя.
}
order-setup-coins = Автома: монеты — { $coins }, популярность { $popularity } на всю игру.
order-setup-units = Рабочие Автомы — на { $first } и { $second }, герой — на базе; 4 робота, 6 рабочих и 6 звёзд — на планшете нации.
order-setup-star-card = Карта звёзд «{ $level }», кубик на делении I.
order-setup-human = Вы играете за нацию «{ $faction }»: сила { $power }, карты боя { $number }.
order-setup-human-units = Ваши рабочие — на { $first } и { $second }, герой — на вашей базе.
order-setup-board = Жетоны приключений — на своих 11 территориях, карты Фабрики: { $number }, жетон бонуса за здания: { $tile }.
note-shuffle = Карты Автомы ({ $number }) перемешаны, схема { $scheme } вверху.
order-shuffle = Перемешайте все карты Автомы ({ $number }) из колоды и обеих стопок сброса в новую колоду, схемой { $scheme } вверх.
note-human-first = Первый ход за вами.

## Ваш ход

head-human-turn = Ваш ход { $number }
ask-turn = Ход { $number }: что изменилось?
ask-move = { $unit }, { $start } → { $end }: { $why ->
    [lake] { $unit-id ->
        [worker] { $end } — озеро, рабочих туда возят только роботы
       *[other] { $end } — озеро, а свойства, чтобы войти на него, вы не называли
    }
    [shore] { $unit-id ->
        [worker] { $start } — озеро, рабочих оттуда увозят только роботы
       *[other] { $start } — озеро, а свойства, чтобы уйти с него, вы не называли
    }
    [water] между ними река или озеро
    [alone] рабочие остались бы на озере { $start } одни
    [base] на базу не перемещаются
   *[far] { $steps ->
        [one] это { $steps } шаг
        [few] это { $steps } шага
        [many] это { $steps } шагов
       *[other] это { $steps } шага
    }
}. Всё верно?
note-not-moved = Фигурка ({ $unit }) остаётся на месте: { $place }.
care-not-carried-out = Не выполнено ({ $verb }): { $why }
note-human-move = { $unit-id ->
    [worker] { $number ->
        [one] рабочий
        [few] { $number } рабочих
        [many] { $number } рабочих
       *[other] { $number } рабочих
    }
   *[other] { $unit }
}: { $start } → { $end }{ $workers ->
    [0] {""}
    [one] , везёт рабочего
    [few] , везёт { $workers } рабочих
    [many] , везёт { $workers } рабочих
   *[other] , везёт { $workers } рабочих
}{ $loaded ->
    [0] {""}
   *[other] , с ресурсами: { $goods }
}
note-human-new = { $number ->
    [one] Новая фигурка ({ $unit }): { $place }.
    [few] Новые фигурки ({ $unit }, { $number }): { $place }.
    [many] Новые фигурки ({ $unit }, { $number }): { $place }.
   *[other] Новые фигурки ({ $unit }, { $number }): { $place }.
}
note-ability = Открыто свойство «{ $ability }».
note-resources = { $place }: { $resource } { $number }.
note-resources-moved = Ресурсы: { $start } → { $end }{ $loaded ->
    [0] {""}
   *[other] : { $goods }
}
some-resources = { $resource } { $number }
note-structure = { $place }: { $structure }.
note-recruit = Рекрут с постоянным бонусом: { $bonus }.
note-token = Жетон на { $place }.
note-tracks = Ваша популярность { $popularity }, монеты { $coins }, сила { $power }.
note-human-encounter = Вашего героя на { $place } ждёт приключение; жетон убран.
note-human-factory-card = Ваш герой на Фабрике: выберите карту Фабрики.
care-fight = Бой на { $place }: он начнётся, как только вы закончите перемещения.
care-ability-missing = Не названо свойство { $number ->
    [one] { $number } вашего робота
    [few] { $number } ваших роботов
    [many] { $number } ваших роботов
   *[other] { $number } ваших роботов
}: «робот свойство …».
order-human-star = Выложите звезду ({ $star }). У вас их { $total }.
order-popularity = Вы теряете популярность: { $number }.
note-camaraderie = Товарищество: популярность вы не теряете.

## Ход Автомы

head-automa-turn = Автома, ход { $number }
head-automa-card = { $card }, схема { $scheme }: { $moves }
note-skip = Символ пропуска: этот ход пропускается. Кубик не двигается.
note-no-unit = { $move }: недопустимо, такой фигурки в игре нет.
note-no-territory = { $move }: недопустимо, подходящей территории нет.
note-too-weak = { $move }: недопустимо, нужна сила { $need }, а у Автомы { $power }.
note-no-move = Автома не делает перемещения.
note-hesitates = На этом ходу Автома не делает перемещения.
note-revealed-card = { $value ->
    [0] Карт боя нет, открывать нечего.
   *[other] Открыта и сброшена карта боя: { $value }.
}
ask-revealed-card = Откройте и сбросьте верхнюю карту боя. Что на ней? (0 — карт нет)
note-unit = { $move } — { $unit }: { $start }
order-move-worker = Переместите рабочего { $start } → { $end } ({ $end-is }).
order-move-mech = Переместите робота { $start } → { $end } ({ $end-is }).
order-move-hero = Переместите героя { $start } → { $end } ({ $end-is }).
order-encounter-or-factory = Переместите героя { $start } → { $end } ({ $end-is }).
order-attack-workers = Переместите { $unit-the } { $start } → { $end } ({ $end-is }) и прогоните рабочих.
order-attack-units = Переместите { $unit-the } { $start } → { $end } ({ $end-is }): атака!
order-stay = Оставьте { $unit-the } на { $end } ({ $end-is }): это и есть перемещение.
order-encounter = Уберите жетон приключения с { $place }; карта не берётся.
order-factory-card = Дайте Автоме случайную карту Фабрики лицом вниз.
order-remove-resources = Уберите с { $place } все ресурсы: { $number }.
order-lay-resources = После Автомы на { $place } остаются ресурсы: { $resource } +{ $number }.
note-empty-box = На { $place } ресурсов не остаётся: клетка ресурсов последней карты пуста.
note-no-resources-here = На { $place } ресурсов не остаётся: { $terrain } их не даёт.
note-flag = Автома вошла на { $place }, где лежит ваш флаг. Пока там её фигурка, территория её.
order-trap = Автома попала в вашу ловушку на { $place }. Переверните её.
ask-trap-loss = Что теряет Автома из-за ловушки на { $place }? (сила 2, монета 3, карта боя 1, ничего)
ask-trap-face = Что показывает ваша ловушка на { $place }? (сила: 3, монета: 4, карта боя: 2, популярность)
    .tap = Что показывает ваша ловушка на { $place }?
note-trap-popularity = Популярность Автомы не меняется: эта ловушка ей ничего не стоит.
order-automa-loses = Автома: { $what } — теперь { $total }.

order-automa-power = Автома: сила +{ $amount }, теперь { $total }.
order-automa-coins = Автома: монеты +{ $amount }, теперь { $total }.
order-automa-card = Автома: 1 карта боя, теперь их { $total }.
note-no-combat-card = Карт боя больше нет.
order-automa-unit = { $unit-id ->
    [hero] Герой
    [mech] Робот
   *[worker] Рабочий
} — с планшета нации на базу Автомы.
note-none-on-mat = На планшете нет нужной фигурки ({ $unit }): ничего не происходит.
note-unit-held-back = Фигурка ({ $unit }) остаётся на планшете.
order-recruit-bonus = Рекрутский бонус: можете получить 1 ({ $bonus }).
note-no-recruit = Рекрутский бонус ({ $bonus }): такого рекрута у вас нет.
ask-bonus-star = Приносит ли это вам звезду ({ $star })?
order-cube = Кубик на карте звёзд: деление { $space } из { $spaces }.
note-no-star = Звезда перечёркнута: кубик остаётся на месте.
care-water = Со следующего хода фигурки Автомы пересекают реки и заходят на озёра.
care-scheme-ii = Первая звезда с карты звёзд: отныне действует схема II.
order-automa-star = { $star-id ->
    [star-card] Положите звезду Автомы рядом со шкалой триумфа.
    [star-combat] Звезда Автомы за победу в бою.
   *[star-power] Звезда Автомы за 16 силы.
} Всего у неё { $total }.
care-sixth-star = { $side-id ->
    [human] Ваша шестая звезда! Игра тут же заканчивается.
   *[automa] Шестая звезда Автомы! Игра тут же заканчивается.
}
ask-automa-card = Откройте верхнюю карту Автомы. Её номер?

## Бой

head-combat = { $side-id ->
    [human] Бой на { $place }: нападаете вы
   *[automa] Бой на { $place }: нападает Автома
}
ask-artillery = Применить Артиллерию на { $place } (1 ваша сила, Автома теряет 2)?
order-ability-power = { $ability }: Автома теряет 2 силы, теперь { $total }.
order-scout = { $value ->
    [0] Разведка: возьмите случайную карту боя Автомы.
   *[other] Разведка: возьмите из коробки карту боя { $value }; Автома её теряет.
}
note-human-gains-power = { $ability }: не забудьте свои 2 силы.
ask-combat = Бой на { $place }: ваш диск, затем карты боя (не больше { $most })
ask-automa-cards = Откройте случайные карты боя Автомы ({ $number }). Что на них?
note-automa-strength = Автома играет: сила { $power }{ $number ->
    [0] {""}
    [one] {" "}и карта { $values }
    [few] {" "}и карты { $values }
    [many] {" "}и карты { $values }
   *[other] {" "}и карты { $values }
}. ({ $card }: при силе { $had } тратится { $shown } и { $table ->
    [0] ни одной карты
    [one] { $table } карта
    [few] { $table } карты
    [many] { $table } карт
   *[other] { $table } карты
}.)
order-automa-pays = Автома: { $power ->
    [0] {""}
   *[other] сила −{ $power }, теперь { $total }. {""}
}{ $number ->
    [0] {""}
   *[other] Карты боя −{ $number }, теперь { $left }.
}
order-human-pays = Вы: { $power ->
    [0] {""}
   *[other] сила −{ $power }. {""}
}{ $number ->
    [0] {""}
   *[other] Карты боя −{ $number }.
}
note-combat = Вы { $human } : { $automa } Автома. { $side-id ->
    [human] Вы побеждаете{ $tie ->
        [1] {" "}как агрессор
       *[0] {""}
    }.
   *[automa] Автома побеждает{ $tie ->
        [1] {" "}как агрессор
       *[0] {""}
    }.
}
order-human-home = Все ваши фигурки с { $place } ({ $number }) возвращаются на вашу базу.
ask-retreat = Мореходность: куда отступает ваша фигурка ({ $unit }) с { $place }? (база или озеро рядом)
    .tap = Мореходность: куда отступает ваша фигурка ({ $unit }) с { $place }?
ask-retreat-workers = Сколько рабочих этот робот берёт с собой, { $place } → { $end }? Остальные — на вашу базу.
order-retreat-lake = Ваша фигурка ({ $unit }) отступает { $place } → { $to }{ $workers ->
    [0] {""}
    [one] , с ней рабочий
    [few] , с ней { $workers } рабочих
    [many] , с ней { $workers } рабочих
   *[other] , с ней { $workers } рабочих
}.
order-goes-back = { $side-id ->
    [human] Ваша фигурка ({ $unit }) со всем, что пришло с ней, возвращается { $place } → { $to }
   *[automa] Фигурка Автомы ({ $unit }) возвращается { $place } → { $to }
}: её бой уже не состоится.
order-human-draws = Вы берёте карту боя.
order-automa-draws = Автома получает карту боя, теперь их { $total }.
order-automa-to-mat = Фигурка Автомы с { $place } ({ $unit }) — на планшет нации.
order-automa-to-base = Фигурка Автомы с { $place } ({ $unit }) — на её базу.

## Почему

choice-unit = Какая фигурка?
choice-destination = Куда?
    .all = все территории
why-base = ближе всего к базе Автомы ({ $best })
why-on-base = стоит на базе
why-mech-first = робот прежде героя
why-hero-first = герой прежде робота
why-reading-order = сверху вниз и слева направо
why-factory = ближе всего к Фабрике ({ $best })
why-near = в окрестности фигурки Автомы
why-near-or-base = в окрестности фигурки Автомы или её базы
why-no-enemy = без ваших фигурок
why-no-other-worker = без другого рабочего Автомы
why-no-other-combat-unit = без другой боевой фигурки Автомы
why-no-mech = без робота Автомы
why-out-of-reach = вне окрестностей ваших боевых фигурок
why-most-units = в окрестности большинства фигурок Автомы ({ $best })
why-nearest-enemy = ближе всего к вашей боевой фигурке ({ $best })
why-nearest-enemy-base = ближе всего к вашей боевой фигурке, а все они на базах ({ $best })
why-encounter-or-factory = жетон приключения или Фабрика
why-no-factory-card = не Фабрика, если карта Фабрики уже есть
why-enemy-worker = с вашим рабочим
why-no-enemy-combat-unit = без вашей боевой фигурки
why-enemy-combat-unit = с вашей боевой фигуркой
why-most-resources = больше всего ресурсов ({ $best })
why-fewest-combat-units = меньше всего ваших боевых фигурок ({ $best })

## Подсчёт капиталов

head-scoring = Подсчёт капиталов
ask-final = Ваши популярность, монеты и сила? (остальное — на поле: проверьте и поправьте, если что не так)
note-totals = Вы { $human }, Автома { $automa }.
head-winner = { $side-id ->
    [human] Вы победили, разница — { $by }.
   *[automa] Победила Автома, разница — { $by }.
}
head-winner-tie = { $side-id ->
    [human] Ничья; вы победили, решает: { $by }.
   *[automa] Ничья; победила Автома, решает: { $by }.
}
head-winner-shared = Ничья во всём: победа общая.
tie-units = фигурки и здания
tie-power = сила
tie-popularity = популярность
tie-territories = территории
tie-stars = звёзды
score-coins = монеты
score-stars = звёзды ({ $human } : { $automa })
score-territories = территории, Фабрика за три ({ $human } : { $automa })
score-resources = пары ресурсов, не больше 6 ресурсов с территории ({ $pairs })
score-tile = бонус за здания: { $tile }
cli-not-final = Счёт на сейчас; в вашей части учтены популярность, монеты и сила, названные последними (шкалы 8 23 5).
score-not-told = Ваша сумма будет полной, когда вы назовёте популярность, монеты и силу (шкалы 8 23 5).

## Поправки

fixed-unit = Исправлено, { $side }: { $unit } — { $places }.
fixed-number = Исправлено, Автома: { $what } { $number }.
fixed-scheme = Исправлено: схема { $scheme }.
fixed-star = Исправлено, { $side }: звёзды ({ $star }) — { $number }.
fixed-encounters = Исправлено: жетоны приключений — { $places }.
fixed-on = Исправлено: { $what } — { $on }.
fixed-factory-card = Исправлено, { $side }: карта Фабрики — { $on }.
fixed-trap = Исправлено: ловушка на { $place } — { $state }.
fixed-flag = Исправлено: флаг на { $place } — { $on }.
fixed-automa-card = Исправлено: { $card } — { $pile }.
fixed-tile = Исправлено: жетон бонуса за здания — { $tile }.
fixed-turns = Исправлено: ходы ({ $side }) — { $number }.
fixed-count = Исправлено, { $side }: { $unit } на { $place } — { $number }.
fixed-track = Исправлено у вас: { $what } { $number }.

## Чего быть не может

same-faction = Автома не может тоже играть за нацию «{ $faction }»: выберите ей другую.
card-not-to-draw = Карта { $got } сейчас выйти не может. В колоде остались: { $expected }.
off-the-map = Территории { $got } на карте нет.
route-expected = «{ $got }» — не перемещение. Ожидается: F3-F4, а для новой фигурки +F4.
two-heroes = Герой у вас один, и он здесь: { $place }.
nobody-there = На { $place } нет вашей фигурки: { $unit }.
too-many = Больше { $high } у вас быть не может: { $unit }.
too-few-workers = Столько рабочих на { $place } нет, там их: { $number }.
too-few-resources = Столько на { $place } нет. { $resource }: { $number }.
which-ability = Какое свойство? Например: робот свойство переправа
ability-known = Свойство «{ $ability }» уже открыто.
ability-without-mech = Свойств не больше, чем роботов, а роботов у вас: { $number }. Сначала назовите нового робота: робот +F4
move-nowhere = Фигурка там и стоит: { $place }.
combat-waits = На { $place } ждёт бой: до него оттуда не уйти.
not-your-base = Вам нельзя стоять здесь: { $place }.
not-its-base = Автоме нельзя стоять здесь: { $place }.
automa-stands-there = На { $place } стоит Автома.
one-unit-each = Этой фигурки Автомы на { $place } быть не может: там уже кто-то стоит.
structure-there = На { $place } уже есть здание: { $structure }.
structure-built = Это здание уже построено: { $structure }.
structure-on-lake = { $place } — озеро, там не строят.
no-encounter = На { $place } жетона приключения нет (или уже нет).
recruit-known = Рекрут с таким бонусом у вас уже есть: { $bonus }.
star-placed = Больше звёзд за это не бывает: { $star }.
star-placed-for-you = Такие звёзды ({ $star }) программа выкладывает сама. Если одной не хватает: правка звезда бой 1
star-not-earned = Звезды ({ $star }) ещё нет: { $number } из { $need }.
too-many-stars = Столько звёзд не бывает: { $star }, не больше { $high }, а всего шесть.
no-more-tokens = На { $place } жетон не положить: он там уже есть, или все { $high } на поле.
too-many-combat-cards = Карт боя слишком много: { $got }. На { $place } можно не больше { $high }.
none-on-mat = На планшете Автомы не осталось фигурок ({ $unit }): сначала уберите одну в другом месте.
no-resources-to-carry = На { $place } нет ресурсов.
trap-face-elsewhere = Это уже показывает другая ваша ловушка: { $face }.
trap-face-known = На ловушке на { $place } другое: { $face }.
broken-shared = На { $place } ваши фигурки и фигурки Автомы стояли бы вместе без боя.
broken-battle = На { $place } идёт бой: пока он не решён, там есть боевая фигурка у обеих сторон.
broken-human-base = Ваших фигурок здесь быть не может: { $place }.
broken-too-many = Таких фигурок всего { $most }, а вышло бы { $number }: { $unit }.
broken-pieces = Таких фигурок у Автомы на поле, базе и планшете вместе { $most }, а не { $number }: { $unit }.
broken-two-units = Герой и робот Автомы не могут вместе стоять на { $place }.
broken-automa-base = Герою Автомы нельзя стоять здесь: { $place }.
broken-structure-twice = Такое здание только одно: { $structure }.
broken-encounter = На { $place } жетон приключения не кладут никогда.
broken-resources = На { $place } ресурсов быть не может: там стоит Автома.
broken-tokens-of = Такие жетоны есть только у нации «{ $faction }».
broken-tokens = У нации «{ $faction }» таких жетонов { $most }, а не { $number }.
broken-trap-both = Ловушка на { $place } либо взведена, либо сработала.
broken-face-without-trap = На { $place } нет ловушки, которая что-то показывает.
broken-cube = На карте звёзд { $most } делений, деления { $number } нет.
broken-stars = { $side }: столько звёзд ({ $number }) быть не может. За бои у Автомы не больше двух, за силу одна, а всего шесть.
broken-cube-stars = Если кубик на делении { $space }, звёзд с карты звёзд { $number }: поправьте кубик, и они последуют за ним.
broken-scheme = Схема { $scheme } не подходит к звёздам с карты звёзд ({ $number }): схема II приходит с первой из них.
broken-power-star = При силе 16 у Автомы есть звезда за силу.
broken-abilities = Свойств не больше, чем роботов. Роботов у вас { $mechs }, и свойств { $number } быть не может.
broken-goes-on = С шестой звездой игра была бы окончена.
broken-ended = Игра окончена шестой звездой, а шести тогда не было бы ни у кого. Отмените то, что её закончило.
broken-power = Сила Автомы — от 0 до { $most }, а не { $number }.
broken-coins = Столько монет у Автомы быть не может: { $number }.
broken-factory-cards = Карт Фабрики вышло бы { $number } вместо { $most }.
broken-card-twice = { $card } лежала бы в двух местах.
broken-card-missing = { $card } не лежала бы нигде.
broken-combat-cards = Карт боя { $most }, с известными числами, а вышло бы { $number } или другие.

## Что можно набрать

verb-hero = герой
verb-mech = робот
verb-worker = рабочий
verb-res = ресурсы
verb-build = здание
verb-encounter = приключение
verb-recruit = рекрут
verb-star = звезда
verb-flag = флаг
verb-trap = ловушка
verb-tracks = шкалы
verb-fight = бой
verb-end = конец
verb-mechs = роботы
verb-workers = рабочие
verb-automa-hero = автома-герой
verb-automa-mechs = автома-роботы
verb-automa-workers = автома-рабочие
verb-power = сила
verb-coins = монеты
verb-cards = карты
verb-cube = кубик
verb-scheme = схема
verb-box = клетка
verb-automa-star = автома-звезда
verb-structure = постройка
verb-ability = свойство
verb-factory-card = карта-фабрики
verb-automa-card = карта-автомы
verb-tile = жетон
verb-turns = ходы
verb-my-mechs = мои-роботы
verb-my-workers = мои-рабочие
verb-its-mechs = её-роботы
verb-its-workers = её-рабочие
verb-popularity = популярность
verb-my-coins = мои-монеты
verb-my-power = моя-сила
usage-hero = герой F3-F4 — ваш герой переместился (база-F4: с вашей базы) · герой F3-F4 все ресурсы — вместе с ними
usage-mech = робот F3-F4 [сколько рабочих везёт] [все ресурсы] · робот +F4 [свойство] — новый робот · робот свойство переправа
usage-worker = рабочий F3-F4 [сколько] [все ресурсы] · рабочий +C6 [сколько] — новые рабочие
usage-res = ресурсы F4 металл 2 — столько там теперь (+2: на два больше, -1: на один меньше) · ресурсы F3-F4 [металл 2] — перенесены
usage-build = здание F4 мельница
usage-encounter = приключение F3 — жетон убран
usage-recruit = рекрут монета — постоянный бонус нового рекрута (сила, популярность, монета, карта боя)
usage-star = звезда цель — а также: модернизации, сила, популярность; остальные программа выкладывает сама
usage-flag = флаг F4
usage-trap = ловушка F4 [сила] — новая или снова взведённая; что на ней: сила, монета, карта боя, популярность
usage-tracks = шкалы популярность монеты сила — например: шкалы 8 23 5
usage-fight = бой — перемещения закончены, начинаем бой
usage-end = конец — мой ход закончен
usage-fix-hero = правка герой F3 (или база)
usage-fix-star = правка звезда бой 2 — сколько у вас за это звёзд
usage-fix-res = правка ресурсы F4 металл 2 (+2: на два больше, -1: на один меньше)
usage-fix-encounter = правка приключение F3 нет — лежит ли там жетон?
usage-fix-recruit = правка рекрут монета да
usage-fix-flag = правка флаг F4 да
usage-fix-trap = правка ловушка F4 взведена [сила] (взведена, сработала, ничего; что на ней: сила, монета, карта боя, популярность)
usage-fix-tracks = правка шкалы 8 23 5 — ваши популярность, монеты, сила
usage-fix-mechs = правка роботы F3 F4 база — где все ваши роботы
usage-fix-workers = правка рабочие F3 F3 C6 — где все ваши рабочие
usage-fix-automa-hero = правка автома-герой F3 (или база, планшет)
usage-fix-automa-mechs = правка автома-роботы F3 база — неназванные на планшете
usage-fix-automa-workers = правка автома-рабочие F3 C6 база — неназванные на планшете
usage-fix-power = правка сила 7 — сила Автомы
usage-fix-coins = правка монеты 12 — монеты Автомы
usage-fix-cards = правка карты 3 — сколько карт боя у Автомы
usage-fix-cube = правка кубик 5 — деление карты звёзд, I — это 1; звёзды карты следуют за ним
usage-fix-scheme = правка схема ii
usage-fix-box = правка клетка 2 — ресурсы на последней карте основной стопки
usage-fix-automa-star = правка автома-звезда карта 2 (карта, бой, сила)
usage-fix-structure = правка постройка F4 мельница (или ничего)
usage-fix-ability = правка свойство переправа да
usage-fix-factory-card = правка карта-фабрики автома да
usage-fix-automa-card = правка карта-автомы 7 основная (колода, основная, боевая)
usage-fix-tile = правка жетон longest-row
usage-fix-turns = правка ходы автома 4
usage-fix-my-mechs = правка мои-роботы F4 2 — столько там ваших роботов
usage-fix-my-workers = правка мои-рабочие F4 2 — столько там ваших рабочих
usage-fix-its-mechs = правка её-роботы F4 1 — столько там роботов Автомы (или база)
usage-fix-its-workers = правка её-рабочие F4 1 — столько там рабочих Автомы (или база)
usage-fix-popularity = правка популярность 8 — ваша
usage-fix-my-coins = правка мои-монеты 23
usage-fix-my-power = правка моя-сила 5

## Картинка

picture-water = реки и озёра открыты
picture-no-water = воды пока не пересекает
picture-encounter = приключение
picture-resources = ресурсы
picture-river = река
picture-structure = здание

## Настройки

setting-human = ваша нация
setting-human-help = За какую нацию играете вы.
setting-automa = нация Автомы
setting-automa-help = Любая другая. Чем дальше её база от вашей, тем легче: для первой партии выберите нацию на дальней стороне.
setting-level = уровень
setting-level-help = Карта звёзд.
setting-level-autometta = «Автометта»: просто
setting-level-automa = «Автома»: обычно
setting-level-automaszyna = «Автомашино»: трудно
setting-level-ultimaszyna = «Ультрамашино»: для лучших из лучших
setting-tile = жетон бонуса за здания
setting-tile-help = Для подсчёта ваших капиталов: жетон, что лежит на столе, или выбор программы.
setting-tile-random = тянет программа
setting-automa-deck = колода Автомы
setting-automa-deck-help = Кто открывает карты Автомы: программа или вы из своей коробки.
setting-automa-deck-program = программа
setting-automa-deck-physical = я, из своей коробки
setting-combat-cards = карты боя
setting-combat-cards-help = Кто сдаёт Автоме карты боя: программа или вы из своей коробки.
setting-combat-cards-program = программа
setting-combat-cards-physical = я, из своей коробки
setting-check-moves = сомнительные перемещения
setting-check-moves-help = Если ваше перемещение кажется невозможным (слишком далеко, через воду), программа переспросит, прежде чем поверить.
setting-check-moves-no = не переспрашивать
setting-check-moves-yes = переспрашивать
setting-skips = пропуск ходов
setting-skips-help = «Автома» и «Автомашино» пропускают ходы, как «Автометта».
setting-skips-no = нет
setting-skips-yes = да
setting-coins = монеты Автомы
setting-coins-help = Больше или меньше монет всякий раз, когда их даёт карта.
setting-coins--2 = −2
setting-coins--1 = −1
setting-coins-0 = как на карте
setting-coins-1 = +1
setting-coins-2 = +2
setting-power = сила Автомы
setting-power-help = Больше или меньше силы всякий раз, когда её даёт карта.
setting-power--2 = −2
setting-power--1 = −1
setting-power-0 = как на карте
setting-power-1 = +1
setting-power-2 = +2
setting-hesitation = нерешительность
setting-hesitation-help = Перед перемещением открывается карта боя: на 4 или 5 Автома на этом ходу не перемещается.
setting-hesitation-no = нет
setting-hesitation-yes = да
setting-mustering = медленный набор
setting-mustering-help = Перед выставлением фигурки открывается карта боя: на 4 или 5 фигурка остаётся на планшете.
setting-mustering-no = нет
setting-mustering-yes = да
setting-all-moves = все перемещения
setting-all-moves-help = Автома выполняет все допустимые перемещения карты, а не только первое («Ультрамашино» — всегда).
setting-all-moves-no = только первое
setting-all-moves-yes = все
setting-base-distance = расстояние до базы
setting-base-distance-help = В правилах не сказано, как его считать. Важно лишь для Полании, Руссвета и Крыма.
setting-base-distance-hex = от клетки самой базы
setting-base-distance-path = через соседние с ней по суше территории
setting-human-reach = досягаемость ваших фигурок
setting-human-reach-help = Каких территорий избегают рабочие Автомы.
setting-human-reach-adjacent = соседние территории
setting-human-reach-full = ещё туннели, связи и Скорость
setting-attacker = кто нападает первым
setting-attacker-help = Если на базе ждут и робот, и герой: кто нападает?
setting-attacker-mech = робот
setting-attacker-hero = герой
setting-gains = одно получение
setting-gains-help = Для «всякий раз, когда получает монеты или силу»: каждая группа символов строки награды или вся строка сразу.
setting-gains-group = группа символов
setting-gains-row = вся строка
