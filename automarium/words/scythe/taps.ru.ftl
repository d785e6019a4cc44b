### Нажатия: что предлагают кнопки.

new-piece = новая фигурка
goods = все ресурсы
dial = ваш диск
your-combat-cards = ваши карты боя (не больше { $most })
tap-no-card = –
tap-card-slot = { $most ->
    [1] карта боя
   *[other] карта боя { $number }
}
trap-loss = что теряет Автома
no-card = карт не осталось
my-mechs = ваши роботы
    .cap = Ваши роботы
my-workers = ваши рабочие
    .cap = Ваши рабочие
its-mechs = роботы Автомы
    .cap = Роботы Автомы
its-workers = рабочие Автомы
    .cap = Рабочие Автомы

## Ваш ход

tap-hero = герой
    .hint = переместился
tap-mech = робот
    .hint = переместился или новый
tap-worker = рабочий
    .hint = переместился или новый
tap-goods = ресурсы
    .hint = получены, потрачены, перенесены
tap-build = здание
    .hint = построено
tap-recruit = рекрут
    .hint = завербован
tap-star = звезда
    .hint = выложена
tap-flag = флаг
    .hint = поставлен
tap-trap = ловушка
    .hint = поставлена или взведена
tap-trap-face = Что на ней изображено? (Можно сказать и потом, когда она сработает.)
tap-tracks = шкалы, монеты
    .hint = для подсчёта в конце
tap-tracks-now = Что теперь на ваших шкалах?
tap-tracks-changed = Шкалы: что изменилось?
tap-fight = перемещения закончены — в бой
    .hint = там, где вы встретились
tap-end = мой ход окончен
tap-encounter = жетон приключения убран
tap-meet = перемещения закончены — к приключению
    .hint = жетон убран, карта взята
tap-place = { $place } { $place-is }
tap-number = { $number }
tap-has = { $what }: { $number }
tap-here = { $place } ({ $place-is }): что произошло?
tap-here-or-where = { $place } ({ $place-is }): укажите, куда ушла фигурка, или выберите.
tap-base-or-where = Ваша база: укажите, куда ушла фигурка.
tap-who = { $start } → { $end }: кто переместился?
tap-with = { $start } → { $end }: { $unit-id ->
    [hero] герой с ресурсами или без?
    [mech] что взял с собой робот?
   *[worker] сколько рабочих?
}
tap-where = { $unit-cap } { $place-from }: куда?
tap-which = { $new ->
    [0] { $unit-cap }: откуда?
   *[other] { $unit-cap }: новый или переместился? Откуда?
}
tap-leaves = { $unit-id ->
    [hero] переместить героя…
    [mech] переместить робота…
   *[worker] переместить рабочего…
}
tap-move-hero = герой{ $goods ->
    [0] {""}
    [1] {" "}+ ресурсы
   *[2] {" "}+ часть ресурсов…
}
tap-move-mech = робот{ $number ->
    [0] {""}
    [one] {" "}+ { $number } рабочий
    [few] {" "}+ { $number } рабочих
    [many] {" "}+ { $number } рабочих
   *[other] {" "}+ { $number } рабочих
}{ $goods ->
    [0] {""}
    [1] {" "}+ ресурсы
   *[2] {" "}+ часть ресурсов…
}
tap-move-worker = { $number ->
    [one] { $number } рабочий
    [few] { $number } рабочих
    [many] { $number } рабочих
   *[other] { $number } рабочих
}{ $goods ->
    [0] {""}
    [1] {" "}+ ресурсы
   *[2] {" "}+ часть ресурсов…
}
tap-with-hero = { $goods ->
    [0] без ресурсов
    [1] с ресурсами
   *[2] с частью ресурсов…
}
tap-with-mech = { $number ->
    [0] { $goods ->
        [0] ничего
        [1] ресурсы
       *[2] часть ресурсов…
    }
    [one] { $number } рабочего
    [few] { $number } рабочих
    [many] { $number } рабочих
   *[other] { $number } рабочих
}{ $number ->
    [0] {""}
   *[other] { $goods ->
        [0] {""}
        [1] {" "}и ресурсы
       *[2] {" "}и часть ресурсов…
    }
}
tap-carried = Что перенесли?
tap-new-mech = новый робот
tap-new-worker = новый рабочий
tap-new-workers = { $number ->
    [one] { $number } новый рабочий
    [few] { $number } новых рабочих
    [many] { $number } новых рабочих
   *[other] { $number } новых рабочих
}
tap-new-where = Где появилась фигурка?
tap-how-many = Сколько?
tap-ability = открытое свойство
tap-which-ability = Какое свойство открыли?
tap-no-ability = назову позже
tap-paid = Плата с поля: { $resource }
tap-paid-at = { $place } −{ $number }
tap-produced = { $resource } +{ $number } (теперь { $total })
tap-res-where = Ресурсы: где?
tap-res-changed = Ресурсы { $place-at }: что изменилось?
tap-lies = { $what } { $number }
tap-by = { $by }
tap-several = несколько видов или другое число…
tap-several-tracks = ввести числа…
tap-res-here = Что теперь лежит { $place-at }?
tap-build-where = Где построено здание?
tap-build-here = Что построено на { $place }?
tap-recruit-bonus = Постоянный бонус рекрута?
tap-star-for = За что звезда? Остальные программа засчитывает сама.

## Правки

tap-fix-what = Что в программе записано неверно? Фигурки можно переставить на поле.
tap-fix-here = { $place } ({ $place-is }): что на столе иначе?
tap-fix-here-or-where = { $place } ({ $place-is }): что на столе иначе? Или укажите, где фигурка на самом деле.
tap-fix-who = Кто { $end-at }, а не { $start-at }?
tap-fix-unit = { $side-id ->
    [human] ваш { $unit }
   *[automa] { $unit } Автомы
}
tap-fix-my-unit = ваша фигурка
tap-fix-its-unit = фигурка Автомы
tap-on-map = Укажите место — здесь или на поле.
tap-fix-hero = ваш герой
tap-fix-mechs = все ваши роботы
tap-fix-workers = все ваши рабочие
tap-fix-automa-hero = герой Автомы
tap-fix-automa-mechs = все роботы Автомы
tap-fix-automa-workers = все рабочие Автомы
tap-fix-my-mechs = ваши роботы
tap-fix-my-workers = ваши рабочие
tap-fix-its-mechs = роботы Автомы
tap-fix-its-workers = рабочие Автомы
tap-fix-power = сила Автомы
tap-fix-coins = монеты Автомы
tap-fix-cards = карты боя Автомы
tap-fix-cube = кубик на карте звёзд
tap-fix-scheme = схема
tap-fix-box = ресурсы на карте Автомы
tap-fix-automa-star = звёзды Автомы
tap-fix-star = ваши звёзды
tap-fix-res = ресурсы
tap-fix-goods = ресурсы
tap-fix-encounter = жетон приключения
tap-fix-structure = здание
tap-fix-ability = ваши свойства
tap-fix-recruit = ваши рекруты
tap-fix-factory-card = карта Фабрики
tap-fix-flag = флаг
tap-fix-trap = ловушка
tap-fix-automa-card = карта Автомы
tap-fix-tile = жетон бонуса за здания
tap-fix-turns = число ходов
tap-fix-tracks = ваши шкалы и монеты
tap-fix-popularity = ваша популярность
tap-fix-my-coins = ваши монеты
tap-fix-my-power = ваша сила
tap-fix-hero-here = ваш герой здесь
tap-fix-automa-hero-here = герой Автомы здесь
tap-fix-automa-hero-away = героя Автомы здесь нет
tap-fix-count = { $verb }: { $number }
tap-fix-how-many = { $verb-cap } { $place-at }: сколько?
tap-fix-token = { $token }: { $on ->
    [0] нет → есть
   *[1] есть → нет
}
tap-fix-built = здание: { $structure }
tap-fix-on = { $what }: { $on ->
    [0] нет → есть
   *[1] есть → нет
}
tap-fix-stars = Сколько звёзд { $star-for }?
tap-fix-card = { $number } · { $pile }
tap-fix-number = Сколько на столе?
tap-fix-where-hero = Где стоит ваш герой? Укажите место на поле.
tap-fix-where-automa-hero = Где стоит герой Автомы? Укажите место на поле.
tap-fix-lies = Есть ли { $place-at } { $token }?
tap-fix-which-structure = Какое здание стоит { $place-at }?
tap-fix-which-trap = Что с ловушкой { $place-at }?
tap-fix-which-star = За что звёзд на столе не столько?
tap-fix-which-ability = Какие свойства открыты? Нажмите на то, что отличается.
tap-fix-which-recruit = Какие рекруты завербованы? Нажмите на то, что отличается.
tap-fix-which-factory-card = У кого есть карта Фабрики? Нажмите на то, что отличается.
tap-fix-which-card = Какая карта Автомы лежит не там?
tap-fix-which-pile = Где лежит карта { $number }?
tap-fix-which-scheme = Какая схема действует?
tap-fix-which-tile = Какой жетон бонуса за здания на столе?
tap-fix-whose-turns = Чьих ходов было не столько?
