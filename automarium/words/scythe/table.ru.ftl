### «Серп»: стол.

game = Серп

## Стороны, фигурки, земли

hero = герой
    .cap = Герой
    .acc = героя
    .gen = героя
    .many = героев
mech = робот
    .cap = Робот
    .acc = робота
    .gen = робота
    .many = роботов
worker = рабочий
    .cap = Рабочий
    .acc = рабочего
    .gen = рабочего
    .many = рабочих
hero-or-mech = герой или робот
hero-at-base = герой на базе
mat = планшет
    .from = с планшета нации
    .to = на планшет нации
    .at = на планшете нации
base = база
    .from = с базы
    .to = на базу
    .at = на базе
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
    .gen = металла
    .gen-cap = Металла
food = еда
    .gen = еды
    .gen-cap = Еды
wood = дерево
    .gen = дерева
    .gen-cap = Дерева
oil = нефть
    .gen = нефти
    .gen-cap = Нефти
armory = арсенал
    .built = Построен арсенал
mill = мельница
    .built = Построена мельница
mine = шахта
    .built = Построена шахта
monument = монумент
    .built = Построен монумент
coin = монета
    .acc = монету
coins = монеты
power = сила
    .acc = силу
popularity = популярность
    .acc = популярность
combat-card = карта боя
    .acc = карту боя
combat-cards = карты боя
cube = кубик на карте звёзд
box = клетка ресурсов
armed = взведена
sprung = сработала
scheme-i = I
scheme-ii = II
pile-deck = колода
    .at = в колоде
pile-main = основная
    .at = в основной стопке сброса
pile-combat = боевая
    .at = в боевой стопке сброса

move-worker = перемещение рабочего
    .cap = Перемещение рабочего
move-mech = перемещение робота
    .cap = Перемещение робота
move-hero = перемещение героя
    .cap = Перемещение героя
encounter-or-factory = приключение или Фабрика
    .cap = Приключение или Фабрика
attack-workers = перемещение с атакой рабочего
    .cap = Перемещение с атакой рабочего
attack-units = перемещение с атакой боевой фигурки
    .cap = Перемещение с атакой боевой фигурки

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
    .for = за модернизации
star-mechs = роботы
    .for = за роботов
star-structures = здания
    .for = за здания
star-recruits = рекруты
    .for = за рекрутов
star-workers = рабочие
    .for = за рабочих
star-objective = цель
    .for = за цель
star-combat = бой
    .for = за победу в бою
star-popularity = популярность
    .for = за популярность
star-power = сила
    .for = за силу
star-card = карта
    .for = с карты звёзд

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
care-unscanned = Символы { $faction-gen } на картах 5, 8, 18 и 19 взяты из двух общедоступных описаний, которые совпадают между собой; с изображениями карт они не сверены.
care-tokens = { $faction-id ->
    [togawa] О ловушках в правилах Автомы ничего не сказано. Взведённая ловушка действует на Автому, как на любого игрока: 3 силы, 4 монеты или 2 карты боя. Не меняется только её популярность. Что изображено на ловушке, можно назвать сразу или когда она сработает.
   *[other] О флагах в правилах Автомы ничего не сказано. Автоме они ничего не стоят. В конце игры каждый флаг на территории под вашим контролем считается ещё одной территорией.
}
care-own-combat-deck = Карты боя Автома получает из колоды программы: сдавать их не нужно. Если хотите сдавать их сами, выберите в настройке «карты боя» вариант «сдаю я из своей коробки».
head-setup = Подготовка к игре
order-setup-faction = Дайте Автоме планшет нации «{ $faction }». Планшет игрока ей не нужен.
note-setup-distance = От базы Автомы до вашей { $distance ->
    [one] { $distance } шаг
    [few] { $distance } шага
    [many] { $distance } шагов
   *[other] { $distance } шага
}.
order-setup-power = Поставьте фишку силы Автомы на деление { $power }.
order-setup-combat-cards = { $number ->
    [one] Сдайте Автоме { $number } карту боя лицом вниз, не глядя.
    [few] Сдайте Автоме { $number } карты боя лицом вниз, не глядя.
    [many] Сдайте Автоме { $number } карт боя лицом вниз, не глядя.
   *[other] Сдайте Автоме { $number } карты боя лицом вниз, не глядя.
}
note-setup-combat-cards = { $number ->
    [one] Автома начинает с { $number } картой боя. Сдавать её не нужно: она хранится в программе.
    [few] Автома начинает с { $number } картами боя. Сдавать их не нужно: они хранятся в программе.
    [many] Автома начинает с { $number } картами боя. Сдавать их не нужно: они хранятся в программе.
   *[other] Автома начинает с { $number } карты боя. Сдавать их не нужно: они хранятся в программе.
}
note-setup-no-combat-cards = Автома начинает без карт боя.
order-setup-mat = Поместите на планшет нации Автомы { $mechs ->
    [one] { $mechs } робота
    [few] { $mechs } робота
    [many] { $mechs } роботов
   *[other] { $mechs } робота
}, { $workers ->
    [one] { $workers } рабочего
    [few] { $workers } рабочих
    [many] { $workers } рабочих
   *[other] { $workers } рабочего
} и { $stars ->
    [one] { $stars } звезду
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
}.
order-setup-coins = Дайте Автоме { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
order-setup-popularity = Поставьте фишку популярности Автомы на деление { $popularity }. Она останется там до конца игры.
order-setup-units = Поставьте рабочих Автомы на { $first } и { $second }, героя — на её базу.
order-setup-star-card = Возьмите карту звёзд «{ $level }» и поместите кубик на деление I.
order-setup-human = Возьмите себе планшет нации «{ $faction }», планшет игрока и 2 карты целей. Начальные популярность и число монет указаны на планшете игрока.
order-setup-human-power = { $number ->
    [0] Поставьте свою фишку силы на деление { $power }. Карт боя у вас пока нет.
    [one] Поставьте свою фишку силы на деление { $power } и возьмите { $number } карту боя.
    [few] Поставьте свою фишку силы на деление { $power } и возьмите { $number } карты боя.
    [many] Поставьте свою фишку силы на деление { $power } и возьмите { $number } карт боя.
   *[other] Поставьте свою фишку силы на деление { $power } и возьмите { $number } карты боя.
}
order-setup-human-units = Поставьте своих рабочих на { $first } и { $second }, героя — на свою базу.
order-setup-encounters = { $number ->
    [one] Разложите жетоны приключений на { $number } территории.
    [few] Разложите жетоны приключений на { $number } территориях.
    [many] Разложите жетоны приключений на { $number } территориях.
   *[other] Разложите жетоны приключений на { $number } территории.
}
order-setup-factory-cards = Выложите лицом вниз { $number ->
    [one] { $number } случайную карту Фабрики
    [few] { $number } случайные карты Фабрики
    [many] { $number } случайных карт Фабрики
   *[other] { $number } случайной карты Фабрики
}.
order-setup-tile = Выложите жетон бонуса за здания «{ $tile }».
note-shuffle = Программа перемешала колоду Автомы (ваша остаётся в коробке): { $number ->
    [one] { $number } карта
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
} схемой { $scheme } вверх.
order-shuffle = { $number ->
    [one] Перемешайте { $number } карту Автомы
    [few] Перемешайте все { $number } карты Автомы
    [many] Перемешайте все { $number } карт Автомы
   *[other] Перемешайте все { $number } карты Автомы
} и положите колоду схемой { $scheme } вверх.
note-human-first = Первый ход делаете вы.

## Ваш ход

head-human-turn = Ход { $number } · вы
ask-turn = Что изменилось за ваш ход?
ask-move = { $unit-cap } { $start-from } { $end-to }: { $why ->
    [lake] { $unit-id ->
        [worker] { $end } — озеро, рабочих туда перевозят только роботы
       *[other] { $end } — озеро, а свойства, которое туда пускает, вы не называли
    }
    [shore] { $unit-id ->
        [worker] { $start } — озеро, рабочих оттуда увозят только роботы
       *[other] { $start } — озеро, а свойства, чтобы уйти оттуда, вы не называли
    }
    [water] на пути река или озеро
    [alone] рабочие остались бы на озере { $start } одни
    [base] на базу не перемещаются
   *[far] { $steps ->
        [one] это { $steps } шаг
        [few] это { $steps } шага
        [many] это { $steps } шагов
       *[other] это { $steps } шага
    }
}. Всё верно?
note-not-moved = { $unit-cap } остаётся { $place-at }.
care-not-carried-out = Команда «{ $verb }» не выполнена. { $why }
echo-human-move = { $unit-id ->
    [worker] { $number ->
        [1] Ваш рабочий перешёл
        [2] Двое ваших рабочих перешли
        [3] Трое ваших рабочих перешли
        [4] Четверо ваших рабочих перешли
       *[other] Ваши рабочие ({ $number }) перешли
    }
   *[other] Ваш { $unit } перешёл
} { $start-from } { $end-to }{ $workers ->
    [0] {""}
    [one] {" "}и перевёз { $workers } рабочего
    [few] {" "}и перевёз { $workers } рабочих
    [many] {" "}и перевёз { $workers } рабочих
   *[other] {" "}и перевёз { $workers } рабочих
}{ $loaded ->
    [0] .
   *[other] . Перенесены ресурсы: { $goods }.
}
echo-human-new = { $unit-id ->
    [mech] Ваш новый робот стоит { $place-at }.
   *[worker] { $number ->
        [1] Ваш новый рабочий стоит { $place-at }.
        [2] Двое ваших новых рабочих стоят { $place-at }.
        [3] Трое ваших новых рабочих стоят { $place-at }.
        [4] Четверо ваших новых рабочих стоят { $place-at }.
       *[other] Ваши новые рабочие ({ $number }) стоят { $place-at }.
    }
}
echo-ability = Открыто свойство «{ $ability }».
echo-resources = { $number ->
    [0] { $place }: { $resource-gen } больше нет.
   *[other] { $place }: теперь { some-resources }.
}
echo-goods = { $loaded ->
    [0] Ресурсов { $place-at } больше нет.
   *[other] Теперь { $place-at }: { $goods }.
}
echo-resources-moved = { $loaded ->
    [0] Переносить { $start-from } { $end-to } нечего: ресурсов там не было.
   *[other] Ресурсы перенесены { $start-from } { $end-to }: { $goods }.
}
some-resources = { $number ->
    [one] { $number } { $resource }
    [few] { $number } { $resource-gen }
    [many] { $number } { $resource-gen }
   *[other] { $number } { $resource-gen }
}
echo-structure = { $structure-id ->
    [nothing] На { $place } теперь нет здания.
   *[other] На { $place } теперь стоит { $structure }.
}
echo-recruit = У вас новый постоянный рекрутский бонус: { $bonus }.
echo-flag-placed = На { $place } теперь лежит ваш флаг.
echo-trap-armed = Ловушка на { $place } взведена.
echo-tracks = Ваша популярность — { $popularity }, сила — { $power }; у вас { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
order-human-encounter = Уберите жетон приключения с { $place }. Вашего героя ждёт приключение.
order-human-factory-card = Выберите одну из карт Фабрики. Ваш герой добрался до Фабрики.
echo-encounter = Запишите, что дала карта: жетона на { $place } больше нет.
care-fight = Бой на { $place } начнётся, как только вы закончите перемещения.
care-ability-missing = { $number ->
    [1] Вы ещё не назвали свойство одного из своих роботов.
    [one] Вы ещё не назвали свойства { $number } робота.
    [few] Вы ещё не назвали свойства { $number } своих роботов.
    [many] Вы ещё не назвали свойства { $number } своих роботов.
   *[other] Вы ещё не назвали свойства { $number } своих роботов.
}
order-human-star = Выложите звезду { $star-for }. Теперь у вас { $total ->
    [one] { $total } звезда
    [few] { $total } звезды
    [many] { $total } звёзд
   *[other] { $total } звезды
}.
echo-star = Звезда { $star-for } выложена. Теперь у вас { $total ->
    [one] { $total } звезда
    [few] { $total } звезды
    [many] { $total } звёзд
   *[other] { $total } звезды
}.
order-popularity = { $number ->
    [1] Уменьшите свою популярность { $total ->
        [-1] на { $number }
        [0] до 0
       *[other] на { $number }, до { $total }
    }. Вы прогнали рабочего Автомы.
   *[other] Уменьшите свою популярность { $total ->
        [-1] на { $number }
        [0] до 0
       *[other] на { $number }, до { $total }
    }. Вы прогнали рабочих Автомы.
}
note-camaraderie = Свойство «Товарищество»: популярность вы не теряете.

## Ход Автомы

head-automa-turn = Ход { $number } · Автома
note-card-drawn = { $card }, схема { $scheme }: { $moves }.
note-skip = На карте символ пропуска: Автома не ходит, кубик остаётся на месте.
note-no-unit = { $move-id ->
    [encounter-or-factory] Действие «приключение или Фабрика» недопустимо: героя Автомы нет на поле.
    [move-worker] { $move-cap } недопустимо: рабочих Автомы нет на поле.
    [move-mech] { $move-cap } недопустимо: роботов Автомы нет на поле.
    [move-hero] { $move-cap } недопустимо: героя Автомы нет на поле.
   *[other] { $move-cap } недопустимо: боевых фигурок Автомы нет на поле.
}
note-no-territory = { $move-id ->
    [encounter-or-factory] Действие «приключение или Фабрика» недопустимо
   *[other] { $move-cap } недопустимо
}: подходящей территории нет.
note-too-weak = { $move-cap } недопустимо: нужна сила { $need }, а у Автомы { $power }.
note-no-move = Автома не делает перемещения.
note-hesitates = Нерешительность: на этом ходу Автома не делает перемещения.
note-revealed-card = { $value ->
    [0] Карт боя не осталось, открывать нечего.
   *[other] Открыта и сброшена карта боя с цифрой { $value }.
}
ask-revealed-card = Откройте верхнюю карту колоды карт боя и сбросьте её. Какая на ней цифра? (0 — карт не осталось)
    .tap = Откройте верхнюю карту колоды карт боя и сбросьте её. Какая на ней цифра?
note-unit = { $move-id ->
    [encounter-or-factory] { $unit-cap } Автомы { $start-at } отправляется за приключением или на Фабрику.
    [attack-workers] Для атаки на ваших рабочих выбран { $unit } Автомы { $start-at }.
    [attack-units] Для атаки на вашу боевую фигурку выбран { $unit } Автомы { $start-at }.
   *[other] Для перемещения выбран { $unit } Автомы { $start-at }.
}
order-move-worker = Переместите рабочего Автомы { $start-from } { $end-to } ({ $end-is }).
order-move-mech = Переместите робота Автомы { $start-from } { $end-to } ({ $end-is }).
order-move-hero = Переместите героя Автомы { $start-from } { $end-to } ({ $end-is }).
order-encounter-or-factory = Переместите героя Автомы { $start-from } { $end-to } ({ $end-is }).
order-attack-workers = Переместите { $unit-acc } Автомы { $start-from } { $end-to } ({ $end-is }). Это перемещение с атакой рабочего.
order-attack-units = Переместите { $unit-acc } Автомы { $start-from } { $end-to } ({ $end-is }). Начинается бой.
note-stay = { $unit-cap } Автомы остаётся { $end-at } ({ $end-is }). Это тоже считается перемещением.
order-encounter = Уберите жетон приключения с { $place }. Карту приключения Автома не берёт.
order-factory-card = Дайте Автоме случайную карту Фабрики лицом вниз.
order-remove-resources = { $number ->
    [1] Уберите ресурс с { $place }.
    [2] Уберите с { $place } оба ресурса.
    [one] Уберите с { $place } все { $number } ресурс.
    [few] Уберите с { $place } все { $number } ресурса.
    [many] Уберите с { $place } все { $number } ресурсов.
   *[other] Уберите с { $place } все { $number } ресурса.
}
order-lay-resources = Выложите { $number ->
    [one] { $number } { $resource }
    [few] { $number } { $resource-gen }
    [many] { $number } { $resource-gen }
   *[other] { $number } { $resource-gen }
} на { $place }. Столько указано на карте последнего хода Автомы.
note-no-card-yet = После Автомы на { $place } ресурсов не остаётся: она ещё не открыла ни одной карты.
note-empty-box = После Автомы на { $place } ресурсов не остаётся: клетка ресурсов её последней карты пуста.
note-no-resources-here = После Автомы на { $place } ресурсов не остаётся: { $terrain } их не даёт.
note-flag = Автома вошла на { $place }, где лежит ваш флаг. Пока там её фигурка, территория принадлежит ей.
order-trap = Переверните свой жетон ловушки на { $place }. Автома попала в неё.
ask-trap-loss = Что теряет Автома из-за ловушки на { $place }? (сила 2, монета 3, карта боя 1, ничего)
    .tap = Что теряет Автома из-за ловушки на { $place }?
ask-trap-face = Что изображено на вашей ловушке на { $place }? (сила: 3, монета: 4, карта боя: 2, популярность)
    .tap = Что изображено на вашей ловушке на { $place }?
note-trap-popularity = Автоме эта ловушка ничего не стоит: её популярность не меняется.
note-trap-nothing = Автоме эта ловушка ничего не стоит: терять ей нечего.
order-automa-loses-power = Уменьшите силу Автомы на { $number }, до { $total }.
order-automa-loses-coins = Заберите у Автомы { $number ->
    [one] { $number } монету
    [few] { $number } монеты
    [many] { $number } монет
   *[other] { $number } монеты
}. { $total ->
    [0] Больше монет у неё нет.
   *[other] У неё остаётся { $total }.
}
order-automa-loses-cards = Сбросьте { $number ->
    [one] { $number } случайную карту боя
    [few] { $number } случайные карты боя
    [many] { $number } случайных карт боя
   *[other] { $number } случайной карты боя
} Автомы. { $total ->
    [0] Больше карт у неё нет.
   *[other] У неё остаётся { $total }.
}
note-automa-loses-cards = Автома теряет { $number ->
    [one] { $number } карту боя
    [few] { $number } карты боя
    [many] { $number } карт боя
   *[other] { $number } карты боя
}{ $total ->
    [0] . Больше карт у неё нет.
   *[other] , остаётся { $total }.
}

order-automa-power = Увеличьте силу Автомы на { $amount }, до { $total }.
note-automa-power = { $total ->
    [16] Сила Автомы уже равна 16.
   *[other] Сила Автомы не меняется: { $total }.
}
order-automa-coins = { $amount ->
    [one] Дайте Автоме { $amount } монету. Теперь у неё { $total }.
    [few] Дайте Автоме { $amount } монеты. Теперь у неё { $total }.
    [many] Дайте Автоме { $amount } монет. Теперь у неё { $total }.
   *[other] Дайте Автоме { $amount } монеты. Теперь у неё { $total }.
}
note-automa-coins = Монет Автома не получает, их по-прежнему { $total }.
order-automa-combat-card = Сдайте Автоме карту боя лицом вниз. Теперь у неё { $total ->
    [one] { $total } карта боя
    [few] { $total } карты боя
    [many] { $total } карт боя
   *[other] { $total } карты боя
}.
note-automa-combat-card = Автома получает карту боя (она хранится в программе). Теперь у неё { $total ->
    [one] { $total } карта боя
    [few] { $total } карты боя
    [many] { $total } карт боя
   *[other] { $total } карты боя
}.
note-no-combat-card = Карт боя больше не осталось.
order-automa-unit = Перенесите { $unit-id ->
    [hero] героя
    [mech] { $number ->
        [1] робота
        [one] { $number } робота
        [few] { $number } робота
        [many] { $number } роботов
       *[other] { $number } робота
    }
   *[worker] { $number ->
        [1] рабочего
        [one] { $number } рабочего
        [few] { $number } рабочих
        [many] { $number } рабочих
       *[other] { $number } рабочего
    }
} с планшета нации на базу Автомы.
note-none-on-mat = { $unit-id ->
    [worker] Рабочих на планшете нации не осталось
   *[other] На планшете нации нет ни героя, ни роботов
}: ничего не происходит.
note-unit-held-back = Медленный набор: { $unit } остаётся на планшете нации.
order-recruit-bonus = Рекрутский бонус: получите 1 { $bonus-acc }.{ $total ->
    [-1] {""}
   *[other] {" "}Теперь у вас { $total }.
}
note-no-recruit = Рекрутский бонус — { $bonus }, но такого рекрута у вас нет.
ask-bonus-star = Приносит ли это вам звезду { $star-for }?
order-cube = Сдвиньте кубик по карте звёзд на 1 деление. Теперь он на { $space }-м из { $spaces }.
note-no-star = Звезда на карте перечёркнута: кубик остаётся на месте.
care-water = Со следующего хода фигурки Автомы могут пересекать реки и заходить на озёра.
care-scheme-ii = Это первая звезда с карты звёзд: отныне действует схема II.
order-automa-star = { $star-id ->
    [star-card] Положите звезду Автомы рядом со шкалой триумфа.
    [star-combat] Выложите звезду Автомы за победу в бою.
   *[star-power] Выложите звезду Автомы за силу 16.
} Теперь у неё { $total ->
    [one] { $total } звезда
    [few] { $total } звезды
    [many] { $total } звёзд
   *[other] { $total } звезды
}.
care-sixth-star = { $side-id ->
    [human] Ваша шестая звезда! Игра тут же заканчивается.
   *[automa] Шестая звезда Автомы! Игра тут же заканчивается.
}
ask-automa-card = Откройте верхнюю карту Автомы. Какой у неё номер?

## Бой

head-combat = { $side-id ->
    [human] Бой на { $place } · нападаете вы
   *[automa] Бой на { $place } · нападает Автома
}
ask-artillery = Применить «Артиллерию» на { $place }? Вы потратите 1 силу, Автома потеряет 2 силы.
order-ability-power = Свойство «{ $ability }»: уменьшите силу Автомы на { $number }, до { $total }.
note-ability-power = Свойство «{ $ability }»: у Автомы нет силы, терять ей нечего.
order-scout = { $value ->
    [0] Свойство «Разведка»: возьмите случайную карту боя Автомы.
   *[other] Свойство «Разведка»: возьмите из колоды карту боя с цифрой { $value }. Автома эту карту теряет.
}
order-human-gains-power = Свойство «{ $ability }»: увеличьте свою силу на 2{ $total ->
    [-1] {""}
   *[other] , до { $total }
}.
ask-combat = Бой на { $place }: сколько силы на вашем диске и какие карты боя вы используете (не больше { $most })?
    .tap = Что вы используете?
ask-automa-cards = { $number ->
    [one] Откройте { $number } случайную карту боя Автомы. Какая на ней цифра?
    [few] Откройте { $number } случайные карты боя Автомы. Какие на них цифры?
    [many] Откройте { $number } случайных карт боя Автомы. Какие на них цифры?
   *[other] Откройте { $number } случайной карты боя Автомы. Какие на них цифры?
}
note-automa-strength = Автома использует { $power } { $power ->
    [1] силу
   *[other] силы
}{ $number ->
    [0] {""}
    [1] {" "}и { $number } карту боя (цифра { $values })
    [one] {" "}и { $number } карту боя (цифры { $values })
    [few] {" "}и { $number } карты боя (цифры { $values })
    [many] {" "}и { $number } карт боя (цифры { $values })
   *[other] {" "}и { $number } карты боя (цифры { $values })
}. В таблице боя { $card-gen } при силе { $had } — { $shown } { $shown ->
    [1] сила
   *[other] силы
}{ $table ->
    [0] , карт боя нет
    [one] {" "}и { $table } карта боя
    [few] {" "}и { $table } карты боя
    [many] {" "}и { $table } карт боя
   *[other] {" "}и { $table } карты боя
}.
order-automa-pays = Уменьшите силу Автомы на { $power }, до { $total }.
order-automa-discards = { $number ->
    [1] Сбросьте открытую карту боя.
   *[other] Сбросьте открытые карты боя.
} { $left ->
    [0] Больше карт у Автомы нет.
   *[other] У Автомы остаётся { $left }.
}
note-automa-discards = Автома сбрасывает { $number ->
    [one] { $number } карту боя
    [few] { $number } карты боя
    [many] { $number } карт боя
   *[other] { $number } карты боя
}{ $left ->
    [0] . Больше карт у неё нет.
   *[other] , остаётся { $left }.
}
order-human-pays = Уменьшите свою силу на { $power }{ $total ->
    [-1] {""}
   *[other] , до { $total }
}.
order-human-discards = { $number ->
    [1] Сбросьте использованную карту боя.
   *[other] Сбросьте использованные карты боя.
}
note-combat = { $tie ->
    [1] У обеих сторон по { $human }: { $side-id ->
        [human] побеждаете вы как агрессор.
       *[automa] побеждает Автома как агрессор.
    }
   *[0] У вас { $human }, у Автомы { $automa }: { $side-id ->
        [human] побеждаете вы.
       *[automa] побеждает Автома.
    }
}
came-note-combat = Бой на { $place }. { note-combat }
order-human-home = { $number ->
    [1] Верните { $unit-acc } с { $place } на свою базу.
    [2] { $unit-id ->
        [worker] Верните обоих рабочих с { $place } на свою базу.
       *[other] Верните обе фигурки с { $place } на свою базу.
    }
    [one] { $unit-id ->
        [worker] Верните всех рабочих ({ $number }) с { $place } на свою базу.
       *[other] Верните все фигурки ({ $number }) с { $place } на свою базу.
    }
    [few] { $unit-id ->
        [worker] Верните всех { $number } рабочих с { $place } на свою базу.
       *[other] Верните все { $number } фигурки с { $place } на свою базу.
    }
    [many] { $unit-id ->
        [worker] Верните всех { $number } рабочих с { $place } на свою базу.
       *[other] Верните все { $number } фигурок с { $place } на свою базу.
    }
   *[other] Верните все { $number } фигурки с { $place } на свою базу.
}
ask-retreat = Мореходность: куда отступает ваш { $unit } с { $place }? (база или озеро рядом)
    .tap = Мореходность: куда отступает ваш { $unit } с { $place }?
ask-retreat-workers = Сколько рабочих этот робот увозит { $place-from } { $end-to }? Остальные уйдут на вашу базу.
order-retreat-lake = Отведите своего { $unit-acc } { $place-from } { $to-to }{ $workers ->
    [0] .
    [one] {" "}вместе с { $workers } рабочим.
    [few] {" "}вместе с { $workers } рабочими.
    [many] {" "}вместе с { $workers } рабочими.
   *[other] {" "}вместе с { $workers } рабочего.
}
order-goes-back = { $side-id ->
    [human] Верните своего { $unit-acc } { $place-from } { $to-to } со всем, что пришло с ним. Этот бой уже не состоится.
   *[automa] Верните { $unit-acc } Автомы { $place-from } { $to-to }. Этот бой уже не состоится.
}
order-human-draws = Возьмите карту боя за проигранный бой.
order-automa-draws = Сдайте Автоме карту боя за проигранный бой, лицом вниз. Теперь у неё { $total ->
    [one] { $total } карта боя
    [few] { $total } карты боя
    [many] { $total } карт боя
   *[other] { $total } карты боя
}.
note-automa-draws = Автома берёт карту боя за проигранный бой (она хранится в программе). Теперь у неё { $total ->
    [one] { $total } карта боя
    [few] { $total } карты боя
    [many] { $total } карт боя
   *[other] { $total } карты боя
}.
order-automa-to-mat = Верните { $unit-acc } Автомы { $place-from } на её планшет нации.
order-automa-to-base = Верните { $unit-acc } Автомы { $place-from } на её базу.

## Почему

choice-unit = Какая фигурка?
choice-destination = Куда?
    .all = все территории
why-base = ближе всего к базе Автомы (расстояние { $best })
why-on-base = стоит на базе
why-mech-first = робот раньше героя
why-hero-first = герой раньше робота
why-reading-order = при равенстве первая сверху вниз и слева направо
why-factory = { $best ->
    [0] ближе всего к Фабрике она сама
   *[other] ближе всего к Фабрике (расстояние { $best })
}
why-near = в окрестности фигурки Автомы
why-near-or-base = в окрестности фигурки Автомы или её базы
why-no-enemy = там нет ваших фигурок
    .only = единственная подходящая территория без ваших фигурок
why-no-other-worker = там нет другого рабочего Автомы
    .only = единственная подходящая территория без другого рабочего Автомы
why-no-other-combat-unit = там нет другой боевой фигурки Автомы
    .only = единственная подходящая территория без другой боевой фигурки Автомы
why-no-mech = там нет робота Автомы
    .only = единственная подходящая территория без робота Автомы
why-out-of-reach = вне окрестностей ваших боевых фигурок
    .only = единственная подходящая территория вне окрестностей ваших боевых фигурок
why-most-units = входит в окрестности наибольшего числа фигурок Автомы ({ $best })
why-nearest-enemy = ближе всего к вашей боевой фигурке (расстояние { $best })
    .among = из самых близких к вам
why-nearest-enemy-base = ближе всего к вашей базе, где стоят все ваши боевые фигурки: расстояние { $best }
why-encounter-or-factory = для этого действия нужна территория с жетоном приключения или Фабрика
    .among = из территорий приключений и Фабрики
why-no-factory-card = не Фабрика, если карта Фабрики у Автомы уже есть
why-enemy-worker = там есть ваш рабочий
    .only = единственная подходящая территория с вашим рабочим
    .among = из территорий с вашими рабочими
why-no-enemy-combat-unit = там нет вашей боевой фигурки
    .only = единственная подходящая территория без вашей боевой фигурки
why-enemy-combat-unit = там есть ваша боевая фигурка
    .only = единственная подходящая территория с вашей боевой фигуркой
    .among = из территорий с вашими боевыми фигурками
why-most-resources = больше всего ресурсов ({ $best })
why-fewest-combat-units = меньше всего ваших боевых фигурок ({ $best })

## Подсчёт капиталов

head-scoring = Подсчёт капиталов
note-scoring = Звёзды, территории, ресурсы и здания программа считает сама. Сверьте её поле со своим. Если что-то не так, поправьте это при следующем вопросе («правка»).
ask-final = Какие у вас популярность, монеты и сила?
    .tap = Проверьте популярность, монеты и силу.
note-totals = Ваш капитал — { $human }, капитал Автомы — { $automa }.
head-winner = { $side-id ->
    [human] Вы победили с перевесом в { $by ->
        [one] { $by } монету
        [few] { $by } монеты
        [many] { $by } монет
       *[other] { $by } монеты
    }!
   *[automa] Автома победила с перевесом в { $by ->
        [one] { $by } монету
        [few] { $by } монеты
        [many] { $by } монет
       *[other] { $by } монеты
    }.
}
head-winner-tie = { $side-id ->
    [human] Капиталы равны, но у вас больше { $by-gen }: вы победили!
   *[automa] Капиталы равны, но у Автомы больше { $by-gen }: она победила.
}
head-winner-shared = Равенство во всём: победа общая.
tie-units = фигурки и здания
    .gen = фигурок и зданий
tie-power = сила
    .gen = силы
tie-popularity = популярность
    .gen = популярности
tie-territories = территории
    .gen = территорий
tie-stars = звёзды
    .gen = звёзд
score-coins = монеты
score-stars = звёзды ({ $human } : { $automa })
score-territories = территории ({ $human } : { $automa }; Фабрика — за три)
score-resources = пары ресурсов ({ $pairs }), не больше 6 ресурсов с территории
score-tile = бонус за здания: { $tile }
cli-not-final = Это промежуточный счёт. Ваши популярность, монеты и сила взяты такими, какими вы назвали их в последний раз; обновить их можно так: «шкалы 8 23 5».
    .tap = Это промежуточный счёт: популярность, монеты и сила — какими вы назвали их в последний раз; о чём вы не сообщали, того в нём нет.
score-not-told = Ваш итог будет полным, когда вы назовёте популярность, монеты и силу, например: «шкалы 8 23 5».
    .tap = Без ваших монет и с нулевой популярностью: вы их ещё не назвали.
score-told-before = Ваши популярность и монеты названы на ходу { $turn }: если они изменились, назовите их снова, например: «шкалы 8 23 5».
    .tap = Ваши популярность и монеты названы на ходу { $turn }.

## Поправки

echo-fixed-hero = { $side-id ->
    [human] Теперь ваш герой { $place-at }.
   *[automa] Теперь герой Автомы { $place-at }.
}
echo-fixed-units = { $side-id ->
    [human] { $number ->
        [0] Теперь ваших { $unit-many } в игре нет.
       *[other] Теперь места ваших { $unit-many } такие: { $places }.
    }
   *[automa] { $number ->
        [0] Теперь { $unit-many } Автомы в игре нет.
       *[other] Теперь места { $unit-many } Автомы такие: { $places }.
    }
}
echo-fixed-number = { $what-id ->
    [power] Теперь сила Автомы — { $number }.
    [coins] Теперь у Автомы { $number ->
        [one] { $number } монета
        [few] { $number } монеты
        [many] { $number } монет
       *[other] { $number } монеты
    }.
    [combat-cards] Теперь у Автомы { $number ->
        [one] { $number } карта боя
        [few] { $number } карты боя
        [many] { $number } карт боя
       *[other] { $number } карты боя
    }.
    [cube] Теперь кубик на делении { $number } карты звёзд.
   *[box] Теперь в клетке ресурсов последней карты { $number }.
}
echo-fixed-scheme = Теперь действует схема { $scheme }.
note-scheme-follows = Снова действует схема { $scheme }.
note-stars-follow = Звёзды следуют за кубиком: теперь у Автомы { $number ->
    [0] нет звёзд
    [one] { $number } звезда
    [few] { $number } звезды
    [many] { $number } звёзд
   *[other] { $number } звезды
} с карты звёзд.
note-cube-follows = Кубик следует за звёздами: теперь он на делении { $number } карты звёзд.
echo-fixed-star = { $side-id ->
    [human] Теперь у вас { $number ->
        [0] нет звёзд
        [one] { $number } звезда
        [few] { $number } звезды
        [many] { $number } звёзд
       *[other] { $number } звезды
    } { $star-for }.
   *[automa] Теперь у Автомы { $number ->
        [0] нет звёзд
        [one] { $number } звезда
        [few] { $number } звезды
        [many] { $number } звёзд
       *[other] { $number } звезды
    } { $star-for }.
}
echo-fixed-encounters = { $number ->
    [0] Теперь жетонов приключений на поле нет.
    [1] Теперь жетон приключения остался только на { $places }.
   *[other] Теперь жетоны приключений лежат на { $places }.
}
echo-fixed-ability = { $on-id ->
    [yes] Теперь свойство «{ $ability }» открыто.
   *[no] Теперь свойство «{ $ability }» закрыто.
}
echo-fixed-recruit = { $on-id ->
    [yes] Теперь у вас есть рекрут с бонусом «{ $bonus }».
   *[no] Теперь у вас нет рекрута с бонусом «{ $bonus }».
}
echo-fixed-factory-card = { $side-id ->
    [human] { $on-id ->
        [yes] Теперь у вас есть карта Фабрики.
       *[no] Теперь у вас нет карты Фабрики.
    }
   *[automa] { $on-id ->
        [yes] Теперь у Автомы есть карта Фабрики.
       *[no] Теперь у Автомы нет карты Фабрики.
    }
}
echo-fixed-trap = { $state-id ->
    [armed] Теперь ловушка на { $place } взведена.
    [sprung] Теперь ловушка на { $place } считается сработавшей.
   *[nothing] Теперь на { $place } нет ловушки.
}
echo-fixed-flag = { $on-id ->
    [yes] Теперь на { $place } лежит ваш флаг.
   *[no] Теперь на { $place } нет вашего флага.
}
echo-fixed-automa-card = { $card } теперь { $pile-at }.
echo-fixed-tile = Теперь жетон бонуса за здания — «{ $tile }».
echo-fixed-turns = { $side-id ->
    [human] Ваших ходов теперь { $number }.
   *[automa] Ходов Автомы теперь { $number }.
}
echo-fixed-count = { $side-id ->
    [human] { $number ->
        [0] Ваших { $unit-many } { $place-at } теперь нет.
       *[other] Ваших { $unit-many } { $place-at } теперь { $number }.
    }
   *[automa] { $unit-id ->
        [mech] { $number ->
            [0] Роботов Автомы { $place-at } теперь нет: они на планшете нации.
           *[other] Роботов Автомы { $place-at } теперь { $number }, за счёт планшета нации.
        }
       *[worker] { $number ->
            [0] Рабочих Автомы { $place-at } теперь нет: они на планшете нации.
           *[other] Рабочих Автомы { $place-at } теперь { $number }, за счёт планшета нации.
        }
    }
}
echo-fixed-unit = { $side-id ->
    [human] Ваш { $unit } { $end-at }, а не { $start-at }.
   *[automa] { $unit-cap } Автомы { $end-at }, а не { $start-at }.
}
echo-fixed-track = { $what-id ->
    [popularity] Теперь ваша популярность — { $number }.
    [coins] Теперь у вас { $number ->
        [one] { $number } монета
        [few] { $number } монеты
        [many] { $number } монет
       *[other] { $number } монеты
    }.
   *[power] Теперь ваша сила — { $number }.
}

## Чего быть не может

same-faction = Автома не может тоже играть за { $faction-acc }: выберите ей другую нацию.
card-not-to-draw = Карта { $got } сейчас выйти не может. В колоде остались: { $expected }.
off-the-map = Территории { $got } на карте нет.
route-expected = «{ $got }» — не перемещение. Ожидается: F3-F4, а для новой фигурки +F4.
two-heroes = Герой у вас один, и он { $place-at }.
nobody-there = Вашего { $unit-gen } { $place-at } нет.
too-many = Больше { $high } { $unit-many } у вас быть не может.
too-few-workers = { $number ->
    [0] Ваших рабочих { $place-at } нет.
   *[other] Ваших рабочих { $place-at } всего { $number }.
}
too-few-resources = { $number ->
    [0] { $resource-gen-cap } { $place-at } нет.
   *[other] { $resource-gen-cap } { $place-at } всего { $number }.
}
which-ability = Какое свойство? Например: робот свойство { $ability }
ability-known = Свойство «{ $ability }» уже открыто.
ability-without-mech = { $number ->
    [0] Роботов у вас ещё нет
    [one] У вас { $number } робот
    [few] У вас { $number } робота
    [many] У вас { $number } роботов
   *[other] У вас { $number } робота
}, а свойств не может быть больше, чем роботов. Сначала назовите нового робота: робот +F4
move-nowhere = Фигурка и так { $place-at }.
combat-waits = На { $place } предстоит бой: до него оттуда никто не уходит.
not-your-base = Вашим фигуркам нельзя { $place-to }.
not-its-base = Фигуркам Автомы нельзя { $place-to }.
automa-stands-there = На { $place } стоит фигурка Автомы.
one-unit-each = Этой фигурки Автомы на { $place } быть не может: там уже стоит другая.
structure-there = На { $place } уже есть здание: { $structure }.
structure-built = Это здание уже построено: { $structure }.
structure-on-lake = { $place } — озеро, на нём не строят.
no-encounter = Жетона приключения на { $place } нет.
recruit-known = Рекрут с бонусом «{ $bonus }» у вас уже есть.
star-placed = Больше звёзд { $star-for } у вас быть не может.
star-placed-for-you = Звёзды { $star-for } программа засчитывает сама. Если одной не хватает: правка звезда бой 1
    .tap = Звёзды { $star-for } программа засчитывает сама. Если одной не хватает, исправьте: «{ verb-fix }».
star-not-earned = Для звезды { $star-for } рано: пока { $number } из { $need }.
too-many-stars = { $high ->
    [one] Может быть не больше { $high } звезды
    [few] Может быть не больше { $high } звёзд
    [many] Может быть не больше { $high } звёзд
   *[other] Может быть не больше { $high } звёзд
} { $star-for }, а всего — шесть.
no-more-tokens = На { $place } жетон не положить: он там уже есть или все { $high } уже на поле.
too-many-combat-cards = Карт боя слишком много: { $got }. На { $place } можно использовать не больше { $high }.
none-on-mat = На планшете нации Автомы не осталось { $unit-many }: сначала уберите одну фигурку в другом месте.
no-such-unit = По данным программы, такой фигурки { $place-at } нет: { $unit }.
no-resources-to-carry = Ресурсов { $place-at } нет.
trap-face-elsewhere = Это уже изображено на другой вашей ловушке: { $face }.
trap-face-known = На ловушке на { $place } изображено другое: { $face }.
broken-shared = На { $place } ваши фигурки и фигурки Автомы стояли бы вместе без боя.
broken-battle = На { $place } идёт бой: пока он не окончен, там есть боевая фигурка каждой из сторон.
broken-human-base = Ваших фигурок { $place-at } быть не может.
broken-too-many = Всего { $unit-many } { $most }, а вышло бы { $number }.
broken-pieces = У Автомы на поле, базе и планшете вместе { $unit-many } { $most }, а не { $number }.
broken-two-units = Герой и робот Автомы не могут стоять на { $place } вместе.
broken-automa-base = Героя Автомы { $place-at } быть не может.
broken-structure-twice = Такое здание у вас только одно: { $structure }.
broken-encounter = На { $place } жетонов приключений не бывает.
broken-resources = На { $place } ресурсов быть не может: там стоит фигурка Автомы.
broken-tokens-of = Такие жетоны есть только у нации «{ $faction }».
broken-tokens = У нации «{ $faction }» таких жетонов { $most }, а не { $number }.
broken-trap-both = Ловушка на { $place } либо взведена, либо уже сработала.
broken-face-without-trap = На { $place } нет ловушки, на которой было бы что-то изображено.
broken-cube = Делений на карте звёзд { $most }, деления { $number } нет.
broken-stars = { $side-the }: столько звёзд ({ $number }) быть не может. За бои у Автомы не больше двух, за силу — одна, а всего — шесть.
broken-cube-stars = Если кубик на делении { $space }, звёзд с карты звёзд { $number }: поправьте кубик, и программа пересчитает их сама.
broken-scheme = Схема { $scheme } не подходит к числу звёзд с карты звёзд ({ $number }): схема II начинается с первой из них.
broken-power-star = При силе 16 у Автомы есть звезда за силу.
broken-abilities = Роботов у вас { $mechs }, и свойств не может быть больше: { $number } — слишком много.
broken-goes-on = С шестой звездой игра была бы окончена.
broken-ended = Игра закончилась шестой звездой, а теперь шести не было бы ни у кого. Отмените то, что её закончило.
broken-power = Сила Автомы — от 0 до { $most }, а не { $number }.
broken-coins = Столько монет у Автомы быть не может: { $number }.
broken-factory-cards = Карт Фабрики вышло бы { $number } вместо { $most }.
broken-card-twice = { $card } оказалась бы сразу в двух местах.
broken-card-missing = { $card } не лежала бы нигде.
broken-combat-cards = Карт боя { $most }, и цифры на них известны, а вышло бы { $number } или другие цифры.

## Что можно набрать

verb-hero = герой
verb-mech = робот
verb-worker = рабочий
verb-res = ресурсы
verb-goods = запас
verb-build = здание
verb-encounter = приключение
verb-recruit = рекрут
verb-star = звезда
verb-flag = флаг
verb-trap = ловушка
verb-tracks = шкалы
verb-fight = бой
verb-end = конец
    .tap = Мой ход окончен
verb-mechs = роботы
verb-workers = рабочие
verb-automa-hero = автома-герой
    .tap = герой Автомы
verb-automa-mechs = автома-роботы
    .tap = все роботы Автомы
verb-automa-workers = автома-рабочие
    .tap = все рабочие Автомы
verb-power = сила
verb-coins = монеты
verb-cards = карты
verb-cube = кубик
verb-scheme = схема
verb-box = клетка
    .tap = ресурсы на карте Автомы
verb-automa-star = автома-звезда
    .tap = звёзды Автомы
verb-structure = здание
verb-ability = свойство
verb-factory-card = карта-фабрики
    .tap = карта Фабрики
verb-automa-card = карта-автомы
    .tap = карта Автомы
verb-tile = жетон
verb-turns = ходы
verb-my-mechs = мои-роботы
    .tap = ваши роботы
verb-my-workers = мои-рабочие
    .tap = ваши рабочие
verb-its-mechs = её-роботы
    .tap = роботы Автомы
verb-its-workers = её-рабочие
    .tap = рабочие Автомы
verb-my-unit = моя-фигурка
    .tap = ваша фигурка
verb-its-unit = её-фигурка
    .tap = фигурка Автомы
verb-popularity = популярность
verb-my-coins = мои-монеты
    .tap = ваши монеты
verb-my-power = моя-сила
    .tap = ваша сила
usage-hero = герой ‹откуда›-‹куда› [все ресурсы] — перемещение вашего героя, с ресурсами или без: герой F3-F4; герой база-F4; герой F3-F4 все ресурсы
usage-mech = робот ‹откуда›-‹куда› [‹число рабочих›] [все ресурсы] — перемещение робота, с рабочими и ресурсами или без: робот F3-F4; робот F3-F4 2 все ресурсы · робот +‹место› [‹свойство›] — новый робот: робот +F4 · робот свойство ‹свойство› — если называете его позже: робот свойство переправа
usage-worker = рабочий ‹откуда›-‹куда› [‹число›] [все ресурсы] — перемещение рабочих, с ресурсами или без: рабочий F3-F4; рабочий F3-F4 2 все ресурсы · рабочий +‹место› [‹число›] — новые рабочие: рабочий +C6; рабочий +C6 2
usage-res = ресурсы ‹место› ‹ресурс› ‹число› — сколько их там теперь или на сколько больше или меньше (+2, -1): ресурсы F4 металл 2 · ресурсы ‹откуда›-‹куда› [‹ресурс› ‹число›] — их перенесли: ресурсы F3-F4; ресурсы F3-F4 металл 2
usage-goods = запас ‹место› ‹металл› ‹еда› ‹дерево› ‹нефть› — сколько чего там теперь или на сколько больше или меньше (+2, -1): запас F4 2 0 1 0 · запас ‹откуда›-‹куда› ‹металл› ‹еда› ‹дерево› ‹нефть› — столько перенесли: запас F3-F4 2 0 1 0
usage-build = здание ‹место› ‹здание› — новое здание: здание F4 мельница
usage-encounter = приключение ‹место› — жетон убран: приключение F3
usage-recruit = рекрут сила|популярность|монета|карта боя — постоянный бонус нового рекрута: рекрут монета
usage-star = звезда цель|модернизации|сила|популярность — остальные программа засчитывает сама: звезда цель
usage-flag = флаг ‹место› — там теперь лежит ваш флаг: флаг F4
usage-trap = ловушка ‹место› [сила|монета|карта боя|популярность] — новая или снова взведённая, и что на ней изображено: ловушка F4; ловушка F4 сила
usage-tracks = шкалы ‹популярность› ‹монеты› ‹сила› — сколько чего у вас: шкалы 8 23 5
usage-fight = бой — перемещения закончены, начинаем бой
usage-end = конец — мой ход закончен
usage-fix-hero = правка герой ‹место›|база — где ваш герой: правка герой F3
usage-fix-star = правка звезда ‹за что› ‹число› — сколько у вас за это звёзд: правка звезда бой 2
usage-fix-res = правка ресурсы ‹место› ‹ресурс› ‹число› — сколько их там или на сколько больше или меньше (+2, -1): правка ресурсы F4 металл 2
usage-fix-goods = правка запас ‹место› ‹металл› ‹еда› ‹дерево› ‹нефть› — сколько чего там или на сколько больше или меньше (+2, -1): правка запас F4 2 0 1 0
usage-fix-encounter = правка приключение ‹место› да|нет — лежит ли там жетон: правка приключение F3 нет
usage-fix-recruit = правка рекрут сила|популярность|монета|карта боя да|нет — есть ли у вас этот рекрут: правка рекрут монета да
usage-fix-flag = правка флаг ‹место› да|нет — лежит ли там ваш флаг: правка флаг F4 да
usage-fix-trap = правка ловушка ‹место› взведена|сработала|ничего [сила|монета|карта боя|популярность] — что там лежит и что на ней изображено: правка ловушка F4 взведена; правка ловушка F4 взведена сила
usage-fix-tracks = правка шкалы ‹популярность› ‹монеты› ‹сила› — сколько чего у вас: правка шкалы 8 23 5
usage-fix-mechs = правка роботы ‹место› … — где все ваши роботы: правка роботы F3 F4 база
usage-fix-workers = правка рабочие ‹место› … — где все ваши рабочие: правка рабочие F3 F3 C6
usage-fix-automa-hero = правка автома-герой ‹место›|база|планшет — где герой Автомы: правка автома-герой F3
usage-fix-automa-mechs = правка автома-роботы ‹место› … — остальные на планшете нации: правка автома-роботы F3 база
usage-fix-automa-workers = правка автома-рабочие ‹место› … — остальные на планшете нации: правка автома-рабочие F3 C6 база
usage-fix-power = правка сила ‹число› — сила Автомы: правка сила 7
usage-fix-coins = правка монеты ‹число› — монеты Автомы: правка монеты 12
usage-fix-cards = правка карты ‹число› — сколько карт боя у Автомы: правка карты 3
usage-fix-cube = правка кубик ‹деление› — где кубик на карте звёзд (I — это 1); звёзды с этой карты программа пересчитает сама: правка кубик 5
usage-fix-scheme = правка схема I|II — какая схема действует: правка схема II
usage-fix-box = правка клетка ‹число› — клетка ресурсов последней карты в основной стопке сброса: правка клетка 2
usage-fix-automa-star = правка автома-звезда карта|бой|сила ‹число› — сколько у Автомы за это звёзд: правка автома-звезда карта 2
usage-fix-structure = правка здание ‹место› ‹здание›|ничего — какое ваше здание там стоит: правка здание F4 мельница
usage-fix-ability = правка свойство ‹свойство› да|нет — открыто ли оно: правка свойство переправа да
usage-fix-factory-card = правка карта-фабрики вы|автома да|нет — есть ли такая карта у вас или у Автомы: правка карта-фабрики автома да
usage-fix-automa-card = правка карта-автомы ‹номер› колода|основная|боевая — где лежит карта: правка карта-автомы 7 основная
usage-fix-tile = правка жетон ‹жетон› — жетон бонуса за здания: правка жетон самый длинный ряд зданий
usage-fix-turns = правка ходы вы|автома ‹число› — сколько ходов сделано: правка ходы автома 4
usage-fix-my-mechs = правка мои-роботы ‹место› ‹число› — сколько там ваших роботов: правка мои-роботы F4 2
usage-fix-my-workers = правка мои-рабочие ‹место› ‹число› — сколько там ваших рабочих: правка мои-рабочие F4 2
usage-fix-its-mechs = правка её-роботы ‹место›|база ‹число› — сколько там роботов Автомы: правка её-роботы F4 1
usage-fix-its-workers = правка её-рабочие ‹место›|база ‹число› — сколько там рабочих Автомы: правка её-рабочие F4 1
usage-fix-my-unit = правка моя-фигурка робот|рабочий ‹откуда›-‹куда› — она стоит не там, где считает программа: правка моя-фигурка рабочий F3-F4
usage-fix-its-unit = правка её-фигурка робот|рабочий ‹откуда›-‹куда› — фигурка Автомы стоит не там, где считает программа: правка её-фигурка рабочий F3-F4
usage-fix-popularity = правка популярность ‹число› — ваша популярность: правка популярность 8
usage-fix-my-coins = правка мои-монеты ‹число› — ваши монеты: правка мои-монеты 23
usage-fix-my-power = правка моя-сила ‹число› — ваша сила: правка моя-сила 5

## Картинка

picture-water = реки и озёра открыты
picture-no-water = реки и озёра пока закрыты
picture-encounter = приключение
picture-resources = ресурсы
picture-river = река
picture-structure = здание

## Настройки

setting-human = ваша нация
setting-human-help = За какую нацию играете вы.
setting-automa = нация Автомы
setting-automa-help = Любая нация, кроме вашей. Чем дальше её база от вашей, тем легче: для первой партии выберите нацию на дальней стороне поля.
setting-drawn = жребий наций
setting-drawn-help = Альбион и Тогава — из дополнения. Случайная нация берётся из этих; выбрать самому можно любую.
setting-drawn-base = пять из базовой игры
setting-drawn-all = все семь
setting-level = уровень сложности
setting-level-help = Карта звёзд, с которой играет Автома.
setting-level-autometta = «Автометта» (просто)
setting-level-automa = «Автома» (обычный уровень)
setting-level-automaszyna = «Автомашино» (трудно)
setting-level-ultimaszyna = «Ультрамашино» (для лучших из лучших)
setting-tile = жетон бонуса за здания
setting-tile-help = Для подсчёта вашего капитала: жетон, который лежит у вас на столе, или выбранный программой.
setting-tile-random = выбирает программа
setting-automa-deck = колода Автомы
setting-automa-deck-help = Кто открывает карты Автомы: программа или вы из своей коробки.
setting-automa-deck-program = открывает программа
setting-automa-deck-physical = открываю я из своей коробки
setting-combat-cards = карты боя
setting-combat-cards-help = Кто сдаёт Автоме карты боя: программа или вы из своей коробки.
setting-combat-cards-program = сдаёт программа
setting-combat-cards-physical = сдаю я из своей коробки
setting-check-moves = сомнительные перемещения
setting-check-moves-help = Если ваше перемещение кажется невозможным (слишком далеко, через воду), программа переспросит, прежде чем поверить.
setting-check-moves-no = не переспрашивать
setting-check-moves-yes = переспрашивать
setting-skips = пропуск ходов
setting-skips-help = «Автома» и «Автомашино» пропускают ходы, как «Автометта».
setting-skips-no = нет
setting-skips-yes = да
setting-coins = монеты Автомы
setting-coins-help = На сколько монет больше или меньше получает Автома всякий раз, когда их даёт карта.
setting-coins--2 = −2
setting-coins--1 = −1
setting-coins-0 = как на карте
setting-coins-1 = +1
setting-coins-2 = +2
setting-power = сила Автомы
setting-power-help = На сколько больше или меньше силы получает Автома всякий раз, когда её даёт карта.
setting-power--2 = −2
setting-power--1 = −1
setting-power-0 = как на карте
setting-power-1 = +1
setting-power-2 = +2
setting-hesitation = нерешительность
setting-hesitation-help = Перед перемещением открывается карта боя: если на ней 4 или 5, Автома на этом ходу не перемещается.
setting-hesitation-no = нет
setting-hesitation-yes = да
setting-mustering = медленный набор
setting-mustering-help = Перед выставлением фигурки открывается карта боя: если на ней 4 или 5, фигурка остаётся на планшете нации.
setting-mustering-no = нет
setting-mustering-yes = да
setting-all-moves = перемещения с карты
setting-all-moves-help = Автома выполняет все допустимые перемещения карты, а не только первое («Ультрамашино» — всегда).
setting-all-moves-no = только первое допустимое
setting-all-moves-yes = все допустимые
setting-base-distance = расстояние до базы
setting-base-distance-help = В правилах не сказано, как считать расстояние до базы. Важно это лишь для Полании, Руссвета и Крыма.
setting-base-distance-hex = от клетки самой базы
setting-base-distance-path = через соседние с базой по суше территории
setting-human-reach = досягаемость ваших фигурок
setting-human-reach-help = Рабочие Автомы избегают территорий, до которых могут дойти ваши боевые фигурки. Какие территории считать такими?
setting-human-reach-adjacent = только соседние
setting-human-reach-full = соседние, а также доступные через туннели, связи между далёкими территориями и «Скорость»
setting-attacker = кто нападает с базы
setting-attacker-help = Если на базе ждут и робот, и герой, кто из них нападает?
setting-attacker-mech = робот
setting-attacker-hero = герой
setting-gains = что считать одним получением
setting-gains-help = Некоторые правила действуют всякий раз, когда Автома получает монеты или силу. Одним получением можно считать каждую группу символов в строке награды или всю строку.
setting-gains-group = каждую группу символов
setting-gains-row = всю строку награды
