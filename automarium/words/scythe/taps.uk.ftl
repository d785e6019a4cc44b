### Натискання: що пропонують кнопки.

new-piece = нова фігурка
goods = усі ресурси
dial = ваш диск
your-combat-cards = ваші карти бою (не більше ніж { $most })
tap-no-card = –
tap-card-slot = { $most ->
    [1] карта бою
   *[other] карта бою { $number }
}
trap-loss = що втрачає Автома
no-card = карт не лишилося
my-mechs = ваші мехи
    .cap = Ваші мехи
my-workers = ваші робітники
    .cap = Ваші робітники
its-mechs = мехи Автоми
    .cap = Мехи Автоми
its-workers = робітники Автоми
    .cap = Робітники Автоми

## Ваш хід

tap-hero = герой
    .hint = перемістився
tap-mech = мех
    .hint = перемістився або новий
tap-worker = робітник
    .hint = перемістився або новий
tap-goods = ресурси
    .hint = отримані, витрачені, перенесені
tap-build = споруда
    .hint = збудована
tap-recruit = рекрут
    .hint = новий
tap-star = зірка
    .hint = здобута
tap-flag = прапор
    .hint = поставлено
tap-trap = пастка
    .hint = поставлено або зведено
tap-trap-face = Що на ній зображено? (Можна сказати й потім, коли вона спрацює.)
tap-tracks = треки, монети
    .hint = для підрахунку наприкінці
tap-tracks-now = Скільки у вас тепер популярності, монет і сили?
tap-tracks-changed = Шкали: що змінилося?
tap-fight = переміщення завершено — до бою
    .hint = там, де ви зустрілися
tap-end = мій хід завершено
tap-encounter = жетон пригоди прибрано
tap-meet = переміщення завершено — до пригоди
    .hint = жетон прибрано, карту взято
tap-place = { $place } { $place-is }
tap-number = { $number }
tap-has = { $what }: { $number }
tap-here = { $place } ({ $place-is }): що сталося?
tap-here-or-where = { $place } ({ $place-is }): натисніть, куди пішла фігурка, або виберіть.
tap-base-or-where = Ваша база: натисніть, куди пішла фігурка.
tap-who = { $start } → { $end }: хто перемістився?
tap-with = { $start } → { $end }: { $unit-id ->
    [hero] герой із ресурсами чи без?
    [mech] що взяв із собою мех?
   *[worker] скільки робітників?
}
tap-where = { $unit-cap } { $place-from }: куди?
tap-which = { $new ->
    [0] { $unit-cap }: звідки?
   *[other] { $unit-cap }: новий чи перемістився? Звідки?
}
tap-leaves = { $unit-id ->
    [hero] перемістити героя…
    [mech] перемістити меха…
   *[worker] перемістити робітника…
}
tap-move-hero = герой{ $goods ->
    [0] {""}
    [1] {" "}+ ресурси
   *[2] {" "}+ частина ресурсів…
}
tap-move-mech = мех{ $number ->
    [0] {""}
    [one] {" "}+ { $number } робітник
    [few] {" "}+ { $number } робітники
    [many] {" "}+ { $number } робітників
   *[other] {" "}+ { $number } робітника
}{ $goods ->
    [0] {""}
    [1] {" "}+ ресурси
   *[2] {" "}+ частина ресурсів…
}
tap-move-worker = { $number ->
    [one] { $number } робітник
    [few] { $number } робітники
    [many] { $number } робітників
   *[other] { $number } робітника
}{ $goods ->
    [0] {""}
    [1] {" "}+ ресурси
   *[2] {" "}+ частина ресурсів…
}
tap-with-hero = { $goods ->
    [0] без ресурсів
    [1] з ресурсами
   *[2] з частиною ресурсів…
}
tap-with-mech = { $number ->
    [0] { $goods ->
        [0] нічого
        [1] ресурси
       *[2] частину ресурсів…
    }
    [one] { $number } робітника
    [few] { $number } робітників
    [many] { $number } робітників
   *[other] { $number } робітника
}{ $number ->
    [0] {""}
   *[other] { $goods ->
        [0] {""}
        [1] {" "}і ресурси
       *[2] {" "}і частину ресурсів…
    }
}
tap-carried = Що перенесли?
tap-new-mech = новий мех
tap-new-worker = новий робітник
tap-new-workers = { $number ->
    [one] { $number } новий робітник
    [few] { $number } нові робітники
    [many] { $number } нових робітників
   *[other] { $number } нового робітника
}
tap-new-where = Де з’явилася фігурка?
tap-how-many = Скільки?
tap-ability = відкрита властивість
tap-which-ability = Яку властивість відкрили?
tap-no-ability = назву пізніше
tap-paid = Плата з поля: { $resource }
tap-paid-at = { $place } −{ $number }
tap-produced = { $resource } +{ $number } (тепер { $total })
tap-res-where = Ресурси: де?
tap-res-changed = Ресурси { $place-at }: що змінилося?
tap-lies = { $what } { $number }
tap-by = { $by }
tap-several = кілька видів або інше число…
tap-several-tracks = ввести числа…
tap-res-here = Що тепер лежить { $place-at }?
tap-build-where = Де збудовано споруду?
tap-build-here = Що збудовано на { $place }?
tap-recruit-bonus = Постійний бонус рекрута?
tap-star-for = За що зірка? Решту програма зараховує сама.

## Правки

tap-fix-what = Що в програмі записано неправильно? Фігурки можна переставити на полі.
tap-fix-here = { $place } ({ $place-is }): що на столі інакше?
tap-fix-here-or-where = { $place } ({ $place-is }): що на столі інакше? Або вкажіть, де фігурка насправді.
tap-fix-who = Хто { $end-at }, а не { $start-at }?
tap-fix-unit = { $side-id ->
    [human] ваш { $unit }
   *[automa] { $unit } Автоми
}
tap-fix-my-unit = ваша фігурка
tap-fix-its-unit = фігурка Автоми
tap-on-map = Натисніть місце — тут або на полі.
tap-fix-hero = ваш герой
tap-fix-mechs = усі ваші мехи
tap-fix-workers = усі ваші робітники
tap-fix-automa-hero = герой Автоми
tap-fix-automa-mechs = усі мехи Автоми
tap-fix-automa-workers = усі робітники Автоми
tap-fix-my-mechs = ваші мехи
tap-fix-my-workers = ваші робітники
tap-fix-its-mechs = мехи Автоми
tap-fix-its-workers = робітники Автоми
tap-fix-power = сила Автоми
tap-fix-coins = монети Автоми
tap-fix-cards = карти бою Автоми
tap-fix-cube = кубик на карті зірок
tap-fix-scheme = схема
tap-fix-box = ресурси на карті Автоми
tap-fix-automa-star = зірки Автоми
tap-fix-star = ваші зірки
tap-fix-res = ресурси
tap-fix-goods = ресурси
tap-fix-encounter = жетон пригоди
tap-fix-structure = споруда
tap-fix-ability = ваші властивості
tap-fix-recruit = ваші рекрути
tap-fix-factory-card = карта Фабрики
tap-fix-flag = прапор
tap-fix-trap = пастка
tap-fix-automa-card = карта Автоми
tap-fix-tile = жетон бонусу за споруди
tap-fix-turns = кількість ходів
tap-fix-tracks = ваші шкали й монети
tap-fix-popularity = ваша популярність
tap-fix-my-coins = ваші монети
tap-fix-my-power = ваша сила
tap-fix-hero-here = ваш герой тут
tap-fix-automa-hero-here = герой Автоми тут
tap-fix-automa-hero-away = героя Автоми тут немає
tap-fix-count = { $verb }: { $number }
tap-fix-how-many = { $verb-cap } { $place-at }: скільки?
tap-fix-token = { $token }: { $on ->
    [0] немає → є
   *[1] є → немає
}
tap-fix-built = споруда: { $structure }
tap-fix-on = { $what }: { $on ->
    [0] немає → є
   *[1] є → немає
}
tap-fix-stars = Скільки зірок { $star-for }?
tap-fix-card = { $number } · { $pile }
tap-fix-number = Скільки на столі?
tap-fix-where-hero = Де стоїть ваш герой? Натисніть місце на полі.
tap-fix-where-automa-hero = Де стоїть герой Автоми? Натисніть місце на полі.
tap-fix-lies = Чи є { $place-at } { $token }?
tap-fix-which-structure = Яка споруда стоїть { $place-at }?
tap-fix-which-trap = Що з пасткою { $place-at }?
tap-fix-which-star = За що зірок на столі не стільки?
tap-fix-which-ability = Які властивості відкрито? Натисніть те, що інакше.
tap-fix-which-recruit = Яких рекрутів завербовано? Натисніть те, що інакше.
tap-fix-which-factory-card = У кого є карта Фабрики? Натисніть те, що інакше.
tap-fix-which-card = Яка карта Автоми лежить не там?
tap-fix-which-pile = Де лежить карта { $number }?
tap-fix-which-scheme = Яка схема діє?
tap-fix-which-tile = Який жетон бонусу за споруди на столі?
tap-fix-whose-turns = Чиїх ходів було не стільки?
