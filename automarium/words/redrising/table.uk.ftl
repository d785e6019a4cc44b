### Red Rising: the table, Ukrainian. There is no Ukrainian edition: the terms follow the Russian Automus booklet.

game = Червоне повстання
automa = Автомус
    .the = Автомус
    .of = Автомуса

## Places

jupiter = Юпітер
    .at = на Юпітері
    .from = з Юпітера
    .to = на Юпітер
mars = Марс
    .at = на Марсі
    .from = з Марса
    .to = на Марс
luna = Місяць
    .at = на Місяці
    .from = з Місяця
    .to = на Місяць
institute = Училище
    .at = в училищі
    .from = з училища
    .to = в училище
hand = рука
    .at = у вас у руці
    .from = з вашої руки
    .to = вам у руку
automa-hand = рука Автомуса
    .at = у руці Автомуса
    .from = з руки Автомуса
    .to = у руку Автомуса
deck = колода
    .at = у колоді персонажів
    .from = з колоди персонажів
    .to = у колоду персонажів
banished = скид
    .at = у скиді
    .from = зі скиду
    .to = у скид
deck-bottom = низ колоди
under = під ним
top = нагору
bottom = донизу
beneath = під верхню
down = долілиць
unknown = невідомий
pile-discard = скид Автомуса

## Tracks and signs

fleet = флот
helium = гелій-3
influence = вплив
sovereign = правитель
nobody = ніхто
letter-a = А
letter-b = Б
letter-c = В
letter-d = Г
left = ←
right = →
star = ★ бонус локації
discard = ✖ скидання персонажа
none = нічого
even = парні
    .value = парна
odd = непарні
    .value = непарна
other = інший колір
to-draw = не вийшла
drawn = вийшла
house-apollo = Аполлон
house-ceres = Церера
house-diana = Діана
house-jupiter = Юпітер
house-mars = Марс
house-minerva = Мінерва
face-banish = скинути карту
face-place = викласти персонажа

## Set-up

care-single-source = Карти Автомуса взято з єдиного загальнодоступного списку. Якщо у вас є коробка з грою, можна ввести свій (--pack).
care-inferred = Відновлено за розрахунком, а не списано з надрукованої карти: { $cards }.
care-owner-deck = Карти Автомуса взято з вашого списку.
care-letters-uneven = За правилами літера А трапляється найчастіше, а Г — найрідше. У вашому списку це не так: перевірте його.
head-setup = Підготовка до гри
note-shuffle-automa-deck = 22 карти Автомуса перетасовано; { $aside ->
    [one] { $aside } з них відкладено
    [few] { $aside } з них відкладено
    [many] { $aside } з них відкладено
   *[other] { $aside } з них відкладено
} вбік долілиць.
order-shuffle-automa-deck = Перетасуйте всі 22 карти Автомуса й, не дивлячись, відкладіть убік { $aside ->
    [one] { $aside } верхню
    [few] { $aside } верхні
    [many] { $aside } верхніх
   *[other] { $aside } верхньої
}.
order-priority = Покладіть карту пріоритету «{ $letter }» { $location-to }.
order-luna-card = Підкладіть карту бонусу Місяця під карту пріоритету на Місяці так, щоб було видно символ: { $location }.
order-remove = Приберіть із гри { $number ->
    [one] { $number } карту персонажа
    [few] { $number } карти персонажів
    [many] { $number } карт персонажів
   *[other] { $number } карти персонажів
}: { $cards }.
order-house = Ваше братство: { $house }.
note-ceres-advice = Правила не радять новачкам братство Церери.
order-deal = Перетасуйте карти персонажів. Покладіть по 2 горілиць у кожну локацію, { $hand } візьміть у руку, { $automa } покладіть долілиць у руку Автомуса (братства він не має). Помістіть в училище { $neutral ->
    [one] { $neutral } жетон впливу
    [few] { $neutral } жетони впливу
    [many] { $neutral } жетонів впливу
   *[other] { $neutral } жетона впливу
} кольору, який не використовується.
note-dealt = { $place }: { $cards }.
order-parity = Карта підрахунку лаврів: { $parity } (на полі парних карт — { $even }, непарних — { $odd }).
order-first = { $side-id ->
    [human] Перший хід за вами.
   *[automa] Перший хід за Автомусом.
}
ask-even-count = Відкритих карт на полі — { $number }. У скількох із них парна цінність (0 — парне число)?
ask-dealt = Які карти лежать { $place-at } (усього { $number })? Почніть із нижньої.
ask-dealt-hand = Які карти у вас у руці (усього { $number })? Замість тієї, яку поки не хочете називати, введіть «невідомий».

## The Automa’s turn

head-automa-turn = Автомус, хід { $number }
note-automa-cards = Обидві карти цього ходу: { $cards }.
head-automa-card = Карта { $number } — активація: { $activation } · отримання: { $gain } · { $arrow } · { $extra }
order-activate = { $card-id ->
    [unknown] Покладіть верхню карту колоди персонажів горілиць { $location-to }.
   *[other] Покладіть карту «{ $card }» з верху колоди персонажів горілиць { $location-to }.
}
order-gain = { $card-id ->
    [unknown] Візьміть верхню карту { $location-from } і покладіть її долілиць зверху на руку Автомуса.
   *[other] Візьміть карту «{ $card }» { $location-from } і покладіть її долілиць зверху на руку Автомуса.
}
order-track = { $side-id ->
    [human] Ви: { $track } { $change }, тепер { $total }.
   *[automa] Автомус: { $track } { $change }, тепер { $total }.
}
order-sovereign = { $side-id ->
    [human] Візьміть жетон правителя.
   *[automa] Передайте жетон правителя Автомусу.
}
note-keeps-sovereign = { $side-id ->
    [human] Жетон правителя залишається у вас.
   *[automa] Жетон правителя залишається в Автомуса.
}
note-luna-bonus = Бонус Місяця: жетон правителя і бонус із карти бонусу Місяця.
note-all-empty = Усі чотири локації порожні: брати нічого.
note-all-full = Гелій-3, флот і вплив Автомуса сягнули максимуму: бонусу більше немає.
note-no-star = Персонажа не отримано, тож зірка нічого не дає.
note-deck-empty-no-activation = Колода персонажів порожня: активації немає.
note-deck-empty-no-discard = Колода персонажів порожня: скидати нічого.
note-deck-empty = Колода персонажів порожня.
order-discard-character = { $card-id ->
    [unknown] Скиньте верхню карту колоди персонажів горілиць.
   *[other] Скиньте карту «{ $card }» з верху колоди персонажів горілиць.
}
end-of-automa-turn = У руці Автомуса { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}; у колоді персонажів { $deck ->
    [one] залишилася { $deck } карта
    [few] залишилося { $deck } карти
    [many] залишилося { $deck } карт
   *[other] залишилося { $deck } карти
}.
ask-automa-card = Візьміть карту Автомуса. Яка це карта? (можна ввести номер у вашому списку або знаки: М А < *, зокрема карти, якої в списку немає; М — Марс, Л — Місяць)
note-card-entered = У вашій коробці є карта, якої немає в нашому списку: { $card }. Її розіграно так, як введено, і вона займає місце карти { $instead }, що ще не виходила. Наприкінці збережіть дані своєї коробки.
automa-cards-known = Усі карти Автомуса з вашої коробки ({ $number }) вже виходили: погляньте на цю ще раз.
ask-which-character = Що це за персонаж?
ask-banished-character = Якого персонажа скинуто?
ask-drawn-character = Якого персонажа ви взяли?
ask-bottom-character = Який персонаж на нижній карті руки Автомуса?
ask-moved-character = Яку карту взято { $place-from }?
ask-deck-top = Який персонаж на верхній карті колоди?
ask-turned-over = Якого персонажа ви відкрили?
ask-block = Автомус забирає ваш жетон правителя. Покажете і скинете персонажа, щоб його зберегти?
order-blocked = Карту «{ $card }» скинуто, і жетон правителя залишається у вас.
order-human-draws = Візьміть верхню карту колоди персонажів.

## Why

choice-activation = Де активувати персонажа
choice-gain = Де отримати персонажа
choice-bonus = Який бонус
choice-luna-card = Який бонус із карти бонусу Місяця
why-symbol = символ на карті: { $location }
why-letter = літера на карті: «{ $letter }» лежить { $location-at }
why-has-card = є карта, яку можна взяти
why-arrow = перша за стрілкою { $arrow } (початок { $location-at })
why-takeable = бонус, який Автомус ще може отримати
why-taken-from = бонус локації, де взято персонажа: { $location }
why-luna-card = локація на карті бонусу Місяця: { $location }

## Your turn

head-human-turn = Ваш хід { $number }
ask-turn = Ваш хід { $number }: наказ, розвідка чи (якщо рука порожня) одразу отримати персонажа?
ask-turn-led = Ваш хід { $number }: що змінила здібність і що ви отримуєте?
note-nothing-to-do = У вас немає карт, і взяти нічого: ви пропускаєте хід.
note-nothing-to-gain = Отримувати більше нічого. Повідомте, що змінила здібність, і введіть: кінець.
note-led = { $card-id ->
    [unknown] Наказ: карта персонажа лягає { $location-to }.
   *[other] Наказ: карта «{ $card }» лягає { $location-to }.
}
note-scouted = { $card-id ->
    [unknown] Розвідка: карта персонажа лягає { $location-to }.
   *[other] Розвідка: карта «{ $card }» лягає { $location-to }.
}
note-gained = { $card-id ->
    [unknown] Ви отримуєте карту персонажа { $place-from }.
   *[other] Ви отримуєте карту «{ $card }» { $place-from }.
}
note-moved = { $card-id ->
    [unknown] Карта переходить { $place-from } { $to-to }.
   *[other] Карта «{ $card }» переходить { $place-from } { $to-to }.
}
note-taken = { $card-id ->
    [unknown] Ви берете карту { $place-from }.
   *[other] Ви берете карту «{ $card }» { $place-from }.
}
note-banished = { $card-id ->
    [unknown] Скинуто карту { $place-from }.
   *[other] Скинуто карту «{ $card }» { $place-from }.
}
note-placed = { $card-id ->
    [unknown] Карта персонажа лягає { $location-to }.
   *[other] Карта «{ $card }» лягає { $location-to }.
}
note-pile-moved = { $number ->
    [one] { $number } карта переходить
    [few] { $number } карти переходять
    [many] { $number } карт переходять
   *[other] { $number } карти переходять
} { $place-from } { $to-to }.
note-cleared = Скинуто { $number ->
    [one] { $number } карту
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
} { $place-from }.
note-turn-ended = Здібність завершує ваш хід.
note-track-stays = { $side-id ->
    [human] Ви: { $track } без змін ({ $total }).
   *[automa] Автомус: { $track } без змін ({ $total }).
}
note-die = На кубику повстання випало: { $face }.
note-ability = Здібність карти «{ $card }»:
note-report-ability = Виконайте здібність карти «{ $card }» і повідомте, що перемістилося (взяти, скинути, перенести…).
note-no-effect = Здібність не спрацьовує.
ask-die = Киньте кубик повстання. Що випало?
ask-minerva = Випав правитель: яку іншу грань ви обираєте?
ask-place-where = У яку локацію ви кладете верхню карту колоди персонажів?
ask-banish-top = З якої локації скинути верхню карту?
ask-banish-from = З якої локації скинути карту?
ask-banish-which = Яку карту скинути?

## Abilities

note-automa-hand-empty = У руці Автомуса немає карт: ефекту немає.
order-steal = Візьміть у руку нижню карту руки Автомуса.
order-automa-loses = Автомус втрачає нижню карту своєї руки: скиньте її горілиць.
order-show-bottom = Відкрийте нижню карту руки Автомуса.
order-banish-shown = { $card-id ->
    [unknown] Скиньте показану карту.
   *[other] Скиньте карту «{ $card }».
}
order-return-on-top = { $card-id ->
    [unknown] Поверніть карту долілиць зверху на руку Автомуса.
   *[other] Поверніть карту «{ $card }» долілиць зверху на руку Автомуса.
}
order-banish-self = Скиньте й саму карту «{ $card }».
order-banish-under = { $card-id ->
    [unknown] Скиньте карту, що лежить під цією.
   *[other] Скиньте карту «{ $card }», що лежить під цією.
}
order-human-loses = { $card-id ->
    [unknown] Скиньте карту з руки.
   *[other] Скиньте з руки карту «{ $card }».
}
order-automa-draws = Покладіть верхню карту колоди персонажів, не дивлячись, долілиць зверху на руку Автомуса.
order-gift = Покладіть карту «{ $card }» долілиць зверху на руку Автомуса.
order-look-at-top = Перегляньте { $number ->
    [one] { $number } верхню карту
    [few] { $number } верхні карти
    [many] { $number } верхніх карт
   *[other] { $number } верхньої карти
} руки Автомуса.
order-turn-over = Відкрийте карту № { $number } згори.
order-roque-return = Поверніть карти зверху на руку Автомуса у випадковому порядку, знизу вгору: { $cards }.
order-take-banished = { $card-id ->
    [unknown] Візьміть випадкову карту зі скиду (порівняння карт: { $human } проти { $automa }).
   *[other] Візьміть карту «{ $card }» зі скиду (порівняння карт: { $human } проти { $automa }).
}
note-psychologist-not = «Психологиня» не дає карти (порівняння карт: { $human } проти { $automa }, або скид порожній).
note-eo-red = Червона карта є: нічого не відбувається.
note-hacker = «Хакер» знаходить { $points ->
    [one] { $points } лавр
    [few] { $points } лаври
    [many] { $points } лаврів
   *[other] { $points } лавра
}.
ask-use = Використаєте здібність карти «{ $card }»?
ask-trade = «{ $card }»: здійснити обмін ({ $pay } −1, { $track } +{ $amount })?
ask-holds = Чи є у вас у руці те, чого вимагає карта «{ $card }»?
ask-how-many = «{ $card }»: скільки карт враховує здібність?
ask-color = «{ $card }»: який колір?
ask-shown-color = Якого кольору показана карта?
ask-sevro-takes = Візьмете карту, що лежить під цією (інакше її буде скинуто)?
ask-karnus-enemy = Скинуто карту «Мустанг», «Шакал» або «Нерон»?
ask-banish-hand = Яку карту з руки ви скидаєте?
ask-auctioneer-die = Кидайте кубик повстання, доки не випаде один із цих бонусів. Який випав?
ask-auctioneer-leave = Автомус нічого не може отримати. Який із трьох бонусів ви залишаєте?
ask-eo-red = Чи є серед переглянутих карт ({ $number }) червона?
ask-roque-name = Якого персонажа ви називаєте?
ask-roque-hit = Це та карта, яку ви назвали?
ask-core-value = Яка її цінність?

## The end

care-ending = Умову завершення партії виконано: грайте, доки в обох сторін не стане порівну ходів.
care-ending-now = Умову завершення партії виконано, і ходів у сторін порівну: партія завершується.
care-exhausted = Карт для гри не залишилося: партія завершується.
note-apollo-last = Братство Аполлона робить ще один хід.
head-end-abilities = Здібності наприкінці гри
ask-end-abilities = Використайте здібності, що діють наприкінці гри, повідомте, що змінилося, а тоді введіть: готово.
ask-ceres = Братство Церери: яку карту з руки ви скидаєте?
order-ceres = Братство Церери: скиньте 1 карту з руки.
head-scoring = Підрахунок лаврів
ask-hand-count = За рахунком програми у вас у руці { $number ->
    [one] { $number } карта
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
}. Скільки їх насправді? (кожна понад сім віднімає 10 лаврів)
ask-matching = Відкрийте { $known ->
    [0] карти в руці Автомуса
    [one] карти в руці Автомуса, яких ніхто не бачив
    [few] карти в руці Автомуса, яких ніхто не бачив
    [many] карти в руці Автомуса, яких ніхто не бачив
   *[other] карти в руці Автомуса, яких ніхто не бачив
} (усього { $number }). У скількох із них { $parity-value } цінність?
note-cut = Автомус залишає 20 карт: відповідних — { $matching }, невідповідних — { $others }.
ask-hand-card = Карта { $number } у вашій руці: що це за персонаж?
ask-codebreaker = «Зламувач кодів»: чи різняться перші літери імен усіх карт вашої руки у вашому виданні (з найкращими іменами для помаранчевих)?
ask-hand-points = Скільки лаврів дають карти у вашій руці (цінності й умови, без штрафу за карти понад сім)?
note-hand-card = «{ $card }»: { $points } (цінність { $core }, умови { $clauses }).
note-hand-color = «{ $card }» вважається ще й картою іншого кольору: { $color }.
note-hand-name = «{ $card }» має ім’я «{ $name }».
note-totals = Ви: { $human }, Автомус: { $automa }.
head-winner = { $side-id ->
    [human] Ви перемогли з перевагою в { $by ->
        [one] { $by } лавр
        [few] { $by } лаври
        [many] { $by } лаврів
       *[other] { $by } лавра
    }!
   *[automa] Автомус переміг із перевагою в { $by ->
        [one] { $by } лавр
        [few] { $by } лаври
        [many] { $by } лаврів
       *[other] { $by } лавра
    }.
}
head-winner-sovereign = { $side-id ->
    [human] Нічия, але жетон правителя у вас: ви перемогли!
   *[automa] Нічия, але жетон правителя в Автомуса: переміг він.
}
head-winner-shared = Нічия, і жетона правителя немає ні в кого: перемога спільна.
score-start = початкові лаври
score-fleet = флот
score-helium = гелій-3
score-sovereign = жетон правителя
score-influence = вплив
score-cards = карти (Автомус: відповідних — { $matching }, невідповідних — { $others })
score-excess = карти понад сім

## Corrections

fixed-track = { $side-id ->
    [human] Виправлено: у вас { $track } — { $total }.
   *[automa] Виправлено: в Автомуса { $track } — { $total }.
}
fixed-sovereign = { $side-id ->
    [human] Виправлено: жетон правителя у вас.
    [automa] Виправлено: жетон правителя в Автомуса.
   *[nobody] Виправлено: жетона правителя немає ні в кого.
}
fixed-cards = Виправлено: { $place-at } { $number ->
    [one] { $number } карта
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
}.
fixed-card = Виправлено: карта «{ $card }» — { $place-at }.
fixed-priority = Виправлено: карта пріоритету «{ $letter }» лежить { $location-at }.
fixed-parity = Виправлено: карта підрахунку лаврів — { $parity }.
fixed-house = Виправлено: ваше братство — { $house }.
fixed-turns = { $side-id ->
    [human] Виправлено: ваших ходів — { $number }.
   *[automa] Виправлено: ходів Автомуса — { $number }.
}
fixed-ending = Виправлено: умову завершення партії виконано — { $on }.
fixed-automa-card = Виправлено: { $card } — { $where }.

## What cannot be

card-elsewhere = Карта «{ $card }» зараз { $place-at }.
card-not-there = Карти «{ $card }» { $place-at } немає.
card-not-in-play = Карта «{ $card }» у цій партії участі не бере.
card-twice = Той самий персонаж не може бути { $place-at } двічі.
place-empty = Карт { $place-at } немає.
name-the-card = Назвіть карту { $place-from }.
nothing-under = Під верхньою картою нічого немає.
move-nowhere = Так перемістити карту { $place-to } не можна.
automa-bottom-only = Карта «{ $card }» в руці Автомуса не нижня, а взяти можна лише нижню.
hand-empty = У вас у руці немає карт: отримайте персонажа або проведіть Розвідку.
deck-to-deal = Роздачу ще не закінчено: у колоді має залишитися карт не менше { $number }.
deck-empty = Колода персонажів порожня.
lead-first = Спочатку Наказ (або Розвідка): у вас у руці є карти.
gain-where-led = Наказ був { $location-at }: персонажа треба отримати в іншому місці.
ability-does-not-end = Здібність карти «{ $card }» не завершує хід: скажіть, що ви отримуєте.
track-below-zero = Нижче 0 опуститися не можна: { $track } зараз { $total }.
track-full = Вище піднятися не можна: { $track } зараз { $total }.
too-many-cards = Для цього { $place-at } бракує невідомих карт.
priorities-bad = «{ $got }» — не порядок пріоритетів. Очікуються літери А Б В Г для Юпітера, Марса, Місяця й училища, наприклад БАГВ, або слово random.
automa-card-is = Зараз не можна позначити, що { $card } { $where }.

## Notation

verb-lead = наказ
verb-scout = розвідка
verb-gain = отримати
verb-take = взяти
verb-banish = скинути
verb-move = перенести
verb-pile = стос
verb-clear = очистити
verb-steal = вкрасти
verb-gift = подарувати
verb-ability = здібність
verb-end = кінець
verb-done = готово
verb-helium = гелій-3
verb-fleet = флот
verb-influence = вплив
verb-sovereign = правитель
verb-cards = карти
verb-card = карта
verb-priority = пріоритет
verb-parity = парність
verb-house = братство
verb-turns = ходи
verb-ending = фінал
verb-automa-card = карта-автомуса
usage-lead = наказ [персонаж] локація — наприклад: наказ танцюрист марс (якщо карти лише рахуються: наказ марс)
usage-scout = розвідка локація [персонаж] — наприклад: розвідка місяць
usage-gain = отримати локація або отримати колода — наприклад: отримати юпітер
usage-take = взяти що — карта переходить вам у руку: взяти марс, взяти під ним, взяти танцюрист
usage-banish = скинути що — скинути марс, скинути рука автомуса (нижню карту), скинути танцюрист
usage-move = перенести що куди [нагору|донизу|під верхню] [долілиць] — перенести колода марс, перенести танцюрист місяць
usage-pile = стос звідки куди — переходять усі карти під верхньою: стос марс місяць
usage-clear = очистити локація — скидаються всі її карти: очистити марс
usage-steal = вкрасти — нижня карта руки Автомуса переходить вам у руку
usage-gift = подарувати що — карта лягає зверху на руку Автомуса: подарувати колода, подарувати танцюрист
usage-ability = здібність персонаж — програма виконає її сама: здібність айя
usage-end = кінець — здібність завершила ваш хід або отримувати нічого
usage-done = готово
usage-helium = гелій [автомус] ±число — гелій +2, гелій автомус -1
usage-fleet = флот [автомус] ±число — флот +1
usage-influence = вплив [автомус] ±число — вплив +1
usage-sovereign = правитель — ви отримуєте жетон
usage-fix-helium = правка гелій ви|автомус число — правка гелій автомус 4, правка гелій ви +2
usage-fix-fleet = правка флот ви|автомус число
usage-fix-influence = правка вплив ви|автомус число
usage-fix-sovereign = правка правитель ви|автомус|ніхто
usage-fix-cards = правка карти місце число, або імена знизу вгору — правка карти марс 3
usage-fix-card = правка карта персонаж місце [нагору|донизу|під верхню] — де лежить одна карта: правка карта танцюрист марс
usage-fix-priority = правка пріоритет локація літера — правка пріоритет місяць Б
usage-fix-parity = правка парність парні|непарні
usage-fix-house = правка братство назва — правка братство Марс
usage-fix-turns = правка ходи ви|автомус число
usage-fix-ending = правка фінал так|ні
usage-fix-automa-card = правка карта-автомуса номер вийшла|не вийшла

## Settings

setting-level = рівень складності
setting-level-help = Скільки лаврів Автомус отримує за кожну карту, відповідну й невідповідну.
setting-level-1 = 1 · Червоний: 5 / 2
setting-level-2 = 2 · Мічений (звичайний): 6 / 3
setting-level-3 = 3 · Гончак: 8 / 4
setting-level-4 = 4 · Майстер: 10 / 5
setting-level-5 = 5 · Різьбяр: 12 / 6
setting-level-6 = 6 · Нобіль: 14 / 7
setting-depth = докладність
setting-depth-help = Що ви повідомляєте програмі: лише скільки де карт чи ще й які це персонажі. Знаючи персонажів, вона підрахує й лаври за вашу руку.
setting-depth-counted = лічба: швидко, лише кількість
setting-depth-known = імена: кожен персонаж на ім’я
setting-house = братство
setting-house-help = Ваше братство. Новачкам не радять братство Церери.
setting-house-random = випадкове
setting-house-apollo = Аполлон
setting-house-ceres = Церера
setting-house-diana = Діана
setting-house-jupiter = Юпітер
setting-house-mars = Марс
setting-house-minerva = Мінерва
setting-first = перший гравець
setting-first-help = Хто починає; за братство Аполлона починаєте ви.
setting-first-random = випадково
setting-first-human = ви
setting-first-automa = Автомус
setting-variant = повернені персонажі
setting-variant-help = Варіант гри з картами «Аукціоніст», «Ео», «Психологиня» та «Рок». Для тих, хто опанував гру.
setting-variant-no = ні
setting-variant-yes = так
setting-automa-deck = колода Автомуса
setting-automa-deck-help = Хто бере карти Автомуса: програма чи ви зі своєї коробки.
setting-automa-deck-program = бере програма
setting-automa-deck-physical = беру зі своєї коробки
setting-characters = колода персонажів
setting-characters-help = Якщо персонажів називають на ім’я: ви повідомляєте, хто вийшов, або карти роздає програма (щоб спробувати гру без коробки).
setting-characters-table = з моєї коробки
setting-characters-program = роздає програма
setting-die = кубик повстання
setting-die-help = Хто його кидає.
setting-die-table = кидаю я
setting-die-program = кидає програма
setting-priorities = карти пріоритетів
setting-priorities-help = Яка літера лежить біля якої локації.
setting-priorities-random = випадково
setting-priorities-own = Літери для Юпітера, Марса, Місяця й училища, наприклад БАГВ.
setting-deck = прочитання колоди
setting-deck-help = У загальнодоступному списку карта 5 повторює карту 6. Рекомендоване прочитання замінює її єдиною картою, за якої всі кількості сходяться.
setting-deck-recommended = рекомендоване
setting-deck-transcription = список як є
setting-substitute = повна шкала у ваш хід
setting-substitute-help = Ваша карта просуває Автомуса там, де він уже сягнув максимуму: нічого не відбувається, або він отримує інший бонус за стрілкою своєї останньої карти.
setting-substitute-no = нічого не відбувається
setting-substitute-yes = далі за стрілкою
setting-neutral-rank = нейтральне братство в умовах
setting-neutral-rank-help = Чи враховувати 3 нейтральні жетони впливу в умовах «найбільше» і «найменше» на картах ваших персонажів.
setting-neutral-rank-no = ні
setting-neutral-rank-yes = так
setting-lawyer = Юрист
setting-lawyer-help = З картою «Суддя» і ще однією білою картою: діють обидві умови чи лише умова «Судді».
setting-lawyer-both = обидві умови
setting-lawyer-judge = лише умова «Судді»
setting-chef = Шеф-кухар
setting-chef-help = Втрати золотих не враховуються за кожною умовою окремо чи лише тоді, коли всі умови карти разом дають втрату.
setting-chef-clause = за кожною умовою
setting-chef-card = за картою загалом
setting-box = мова видання
setting-box-help = «Зламувач кодів» порівнює перші літери імен: англійські програма знає, а про інше видання запитає у вас.
setting-box-english = англійська
setting-box-other = інша

## The Automa’s cards

automa-card-signs = ▼ { $activation } ▲ { $gain } { $arrow } { $extra-id ->
    [star] ★
    [discard] ✖
   *[none] –
}
automa-card-1 = карта 1
automa-card-2 = карта 2
automa-card-3 = карта 3
automa-card-4 = карта 4
automa-card-5 = карта 5
automa-card-6 = карта 6
automa-card-7 = карта 7
automa-card-8 = карта 8
automa-card-9 = карта 9
automa-card-10 = карта 10
automa-card-11 = карта 11
automa-card-12 = карта 12
automa-card-13 = карта 13
automa-card-14 = карта 14
automa-card-15 = карта 15
automa-card-16 = карта 16
automa-card-17 = карта 17
automa-card-18 = карта 18
automa-card-19 = карта 19
automa-card-20 = карта 20
automa-card-21 = карта 21
automa-card-22 = карта 22
