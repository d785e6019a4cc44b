### Red Rising: the table, Ukrainian. There is no Ukrainian edition: the terms follow the Russian Automus booklet.

game = Червоне повстання
    .hint = з коробкою чи без неї
automa = Автомус
    .the = Автомус
    .of = Автомуса

## Places

jupiter = Юпітер
    .gen = Юпітера
    .at = на Юпітері
    .from = з Юпітера
    .to = на Юпітер
mars = Марс
    .gen = Марса
    .at = на Марсі
    .from = з Марса
    .to = на Марс
luna = Місяць
    .gen = Місяця
    .at = на Місяці
    .from = з Місяця
    .to = на Місяць
institute = Інститут
    .gen = Інституту
    .at = в Інституті
    .from = з Інституту
    .to = в Інститут
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
    .to = під колоду
under = карта під верхньою
    .tap = карта під вашою
    .from = з‑під вашої
other-here = будь‑яка інша карта
    .from = з тієї ж локації
no-cards = немає
top = нагору
bottom = донизу
beneath = під верхню
down = долілиць
unknown = невідомий
pile-discard = скид Автомуса

## Tracks and signs

fleet = флот
    .pay = відступите на 1 поділку шкалою флоту
helium = гелій-3
    .pay = віддасте 1 жетон гелію-3
influence = вплив
    .pay = приберете 1 свій жетон впливу
sovereign = правитель
nobody = ніхто
letter-a = А
    .at = в локації «А»
letter-b = Б
    .at = в локації «Б»
letter-c = В
    .at = в локації «В»
letter-d = Г
    .at = в локації «Г»
left = ←
    .way = ліворуч
right = →
    .way = праворуч
star = ★ бонус локації
discard = ✖ скидання персонажа
none = нічого
even = парні
    .sign = ПАРНІ
    .value = парна
odd = непарні
    .sign = НЕПАРНІ
    .value = непарна
other = інший колір
to-draw = не вийшла
drawn = вийшла
house-apollo = Аполлон
    .gen = Аполлона
house-ceres = Церера
    .gen = Церери
house-diana = Діана
    .gen = Діани
house-jupiter = Юпітер
    .gen = Юпітера
house-mars = Марс
    .gen = Марса
house-minerva = Мінерва
    .gen = Мінерви
face-banish = скидання верхньої карти
face-place = розміщення персонажа

## Set-up

care-single-source = Карти Автомуса взято з єдиного списку, що є у відкритому доступі. Якщо у вас є коробка з грою, цей список можна замінити своїм.
    .screen = Карти Автомуса взято з єдиного списку, що є у відкритому доступі.
care-inferred = Не взято з надрукованих карт, а обчислено за рештою: { $signs }. { $number ->
    [1] Звірте її зі своєю.
   *[other] Звірте їх зі своїми.
}
    .screen = Автомус: { $cards } — відновлено за рештою карт.
care-owner-deck = Карти Автомуса взято з вашого списку.
care-letters-uneven = За правилами літера А трапляється найчастіше, а Г — найрідше. У вашому списку це не так: перевірте його.
care-names = Українського видання гри ми не бачили, тож імена персонажів — наш переклад: на картах у вашій коробці вони можуть бути іншими. Їх можна замінити своїм списком імен.
    .screen = Імена персонажів — наш переклад. Їх можна замінити своїм списком.
note-own-names = Імена персонажів узято з вашого списку.
head-setup = Підготовка до гри
note-shuffle-automa-deck = Карти Автомуса перетасовано, { $aside } з них відкладено сорочкою догори.
order-shuffle-automa-deck = Перетасуйте всі 22 карти Автомуса й, не дивлячись, відкладіть убік { $aside ->
    [one] { $aside } верхню
    [few] { $aside } верхні
    [many] { $aside } верхніх
   *[other] { $aside } верхньої
}.
order-leave-automa-cards = 22 карти Автомуса залиште в коробці: їх відкриває програма.
order-priority = Покладіть карту пріоритету «{ $letter }» { $location-to }.
order-luna-card = Підкладіть карту бонусу Місяця під карту пріоритету на Місяці. Має бути видно символ { $location-gen }.
order-remove = { $number ->
    [1] Приберіть до коробки карту персонажа «{ $cards }».
    [one] Приберіть до коробки { $number } карту персонажа: { $cards }.
    [few] Приберіть до коробки { $number } карти персонажів: { $cards }.
    [many] Приберіть до коробки { $number } карт персонажів: { $cards }.
   *[other] Приберіть до коробки { $number } карти персонажів: { $cards }.
}
order-house = Візьміть жетон братства { $house-gen }: за це братство ви граєте.
    .aside = Маркер флоту — на поділку 0, поруч — 10 жетонів впливу свого кольору. Те саме підготуйте Автомусу; жетона братства в нього немає.
note-ceres-advice = Правила не радять новачкам братство Церери.
order-neutral = Помістіть в Інститут { $number ->
    [one] { $number } жетон впливу
    [few] { $number } жетони впливу
    [many] { $number } жетонів впливу
   *[other] { $number } жетона впливу
} кольору, яким ніхто не грає.
note-program-deals = Карти персонажів перетасувала й роздала програма: { $each } у кожну локацію, { $hand } вам і { $automa } Автомусу.
order-shuffle-characters = Перетасуйте колоду персонажів.
order-deal = Покладіть горілиць по { $each ->
    [one] { $each } карті з
    [few] { $each } карти з
    [many] { $each } карт із
   *[other] { $each } карти з
} колоди персонажів у кожну локацію.
order-deal-hand = Візьміть у руку { $number ->
    [one] { $number } карту з
    [few] { $number } карти з
    [many] { $number } карт із
   *[other] { $number } карти з
} колоди персонажів.
order-deal-automa = Покладіть долілиць { $number ->
    [one] { $number } карту з
    [few] { $number } карти з
    [many] { $number } карт із
   *[other] { $number } карти з
} колоди персонажів: це рука Автомуса.
note-dealt = Карти { $place-at }: { $cards }.
note-parity = Карт парної цінності на полі — { $even }, непарної — { $odd }.
order-parity = Підкладіть карту підрахунку лаврів під поле так, щоб було видно напис «{ $parity-sign }».
note-first = { $side-id ->
    [human] Перший хід за вами.
   *[automa] Перший хід за Автомусом.
}
ask-even-count = { $number ->
    [one] У скількох із { $number } відкритої карти на полі парна цінність? Нуль — парне число.
    [few] У скількох із { $number } відкритих карт на полі парна цінність? Нуль — парне число.
    [many] У скількох із { $number } відкритих карт на полі парна цінність? Нуль — парне число.
   *[other] У скількох із { $number } відкритих карт на полі парна цінність? Нуль — парне число.
}
    .tap = Скільки з { $number } відкритих карт мають парну цінність? Нуль — парне число.
ask-dealt = { $number ->
    [one] Яка карта лежить { $place-at }?
    [few] Які { $number } карти лежать { $place-at }? Почніть із нижньої.
    [many] Які { $number } карт лежать { $place-at }? Почніть із нижньої.
   *[other] Які { $number } карти лежать { $place-at }? Почніть із нижньої.
}
ask-dealt-hand = { $number ->
    [one] Яка карта у вас у руці?
    [few] Які { $number } карти у вас у руці?
    [many] Які { $number } карт у вас у руці?
   *[other] Які { $number } карти у вас у руці?
} Замість імені можна вказати «невідомий».

## The Automa’s turn

head-automa-turn = Хід { $number } · Автомус
note-automa-card = На карті Автомуса: активація { $activation-at }, отримання персонажа { $gain-at }, стрілка { $arrow-way }{ $extra-id ->
    [star] , бонус локації
    [discard] , скидання персонажа
   *[none] {""}
}.
head-automa-card = { $number ->
    [1] Перша карта
   *[2] Друга карта
}
order-activate = { $card-id ->
    [unknown] Покладіть верхню карту колоди персонажів горілиць { $location-to }.
   *[other] Покладіть верхню карту колоди персонажів («{ $card }») горілиць { $location-to }.
}
    .screen = Карта «{ $card }» лягає з колоди { $location-to }.
order-gain = { $card-id ->
    [unknown] Перекладіть верхню карту { $location-from } долілиць поверх карт у руці Автомуса.
   *[other] Перекладіть карту «{ $card }» { $location-from } долілиць поверх карт у руці Автомуса.
}
    .screen = Автомус забирає карту «{ $card }» { $location-from }.
order-track = { $track-id ->
    [fleet] { $side-id ->
        [human] { $way ->
            [up] Просуньтеся шкалою флоту на { $steps ->
                [one] { $steps } поділку
                [few] { $steps } поділки
                [many] { $steps } поділок
               *[other] { $steps } поділки
            }: тепер ви на поділці { $total }.
           *[down] Відступіть шкалою флоту на { $steps ->
                [one] { $steps } поділку
                [few] { $steps } поділки
                [many] { $steps } поділок
               *[other] { $steps } поділки
            }: тепер ви на поділці { $total }.
        }
       *[automa] { $way ->
            [up] Просуньте Автомуса шкалою флоту на { $steps ->
                [one] { $steps } поділку
                [few] { $steps } поділки
                [many] { $steps } поділок
               *[other] { $steps } поділки
            }: тепер він на поділці { $total }.
           *[down] Пересуньте Автомуса шкалою флоту на { $steps ->
                [one] { $steps } поділку
                [few] { $steps } поділки
                [many] { $steps } поділок
               *[other] { $steps } поділки
            } назад: тепер він на поділці { $total }.
        }
    }
    [helium] { $side-id ->
        [human] { $way ->
            [up] Візьміть { $steps ->
                [one] { $steps } жетон
                [few] { $steps } жетони
                [many] { $steps } жетонів
               *[other] { $steps } жетона
            } гелію-3: тепер у вас { $total }.
           *[down] Поверніть у запас { $steps ->
                [one] { $steps } жетон
                [few] { $steps } жетони
                [many] { $steps } жетонів
               *[other] { $steps } жетона
            } гелію-3: у вас залишається { $total }.
        }
       *[automa] { $way ->
            [up] Дайте Автомусу { $steps ->
                [one] { $steps } жетон
                [few] { $steps } жетони
                [many] { $steps } жетонів
               *[other] { $steps } жетона
            } гелію-3: тепер у нього { $total }.
           *[down] Поверніть у запас { $steps ->
                [one] { $steps } жетон
                [few] { $steps } жетони
                [many] { $steps } жетонів
               *[other] { $steps } жетона
            } гелію-3 Автомуса: у нього залишається { $total }.
        }
    }
   *[influence] { $side-id ->
        [human] { $way ->
            [up] Додайте в Інститут { $steps ->
                [one] { $steps } свій жетон
                [few] { $steps } свої жетони
                [many] { $steps } своїх жетонів
               *[other] { $steps } свого жетона
            } впливу: тепер у вас { $total }.
           *[down] Приберіть з Інституту { $steps ->
                [one] { $steps } свій жетон
                [few] { $steps } свої жетони
                [many] { $steps } своїх жетонів
               *[other] { $steps } свого жетона
            } впливу: у вас залишається { $total }.
        }
       *[automa] { $way ->
            [up] Додайте в Інститут { $steps ->
                [one] { $steps } жетон
                [few] { $steps } жетони
                [many] { $steps } жетонів
               *[other] { $steps } жетона
            } впливу Автомуса: тепер у нього { $total }.
           *[down] Приберіть з Інституту { $steps ->
                [one] { $steps } жетон
                [few] { $steps } жетони
                [many] { $steps } жетонів
               *[other] { $steps } жетона
            } впливу Автомуса: у нього залишається { $total }.
        }
    }
}
    .screen = { $side-id ->
        [human] { $track-id ->
            [fleet] Ваш флот
            [helium] Ваш гелій-3
           *[influence] Ваш вплив
        }
       *[automa] { $track-id ->
            [fleet] Флот Автомуса
            [helium] Гелій-3 Автомуса
           *[influence] Вплив Автомуса
        }
    }: { $way ->
        [up] +{ $steps }
       *[down] −{ $steps }
    }, тепер { $total }.
order-sovereign = { $side-id ->
    [human] { $before-id ->
        [automa] Візьміть жетон правителя в Автомуса.
       *[other] Візьміть жетон правителя.
    }
   *[automa] { $before-id ->
        [human] Віддайте жетон правителя Автомусу.
       *[other] Покладіть жетон правителя до Автомуса.
    }
}
    .screen = { $side-id ->
        [human] Жетон правителя тепер у вас.
       *[automa] Жетон правителя тепер в Автомуса.
    }
note-keeps-sovereign = { $side-id ->
    [human] Жетон правителя залишається у вас.
   *[automa] Жетон правителя залишається в Автомуса.
}
note-luna-bonus = Бонус Місяця: жетон правителя й те, що показано на карті бонусу.
note-all-empty = Усі чотири локації порожні: брати нічого.
note-all-full = В Автомуса вже максимум гелію-3, флоту і впливу: бонусу більше немає.
note-no-star = Персонажа не отримано, тож зірка нічого не дає.
note-deck-empty-no-activation = Колода персонажів порожня: активації немає.
note-deck-empty-no-discard = Колода персонажів порожня: скидати нічого.
note-deck-empty = Колода персонажів порожня.
order-discard-character = { $card-id ->
    [unknown] Скиньте горілиць верхню карту колоди персонажів.
   *[other] Скиньте горілиць верхню карту колоди персонажів («{ $card }»).
}
    .screen = Карта «{ $card }» йде з колоди у скид.
order-discard-automa-cards = Скиньте обидві карти Автомуса.
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
ask-automa-card = Візьміть карту Автомуса. Яка це карта? (Номер у списку або знаки, наприклад М А < *; Місяць — Л.)
    .tap = Візьміть карту Автомуса. Яка це карта?
note-card-entered = У вашій коробці є карта, якої немає в нашому списку: { $card }. Її розігрують так, як введено, і вона займає місце карти { $instead }, що ще не виходила. Наприкінці збережіть дані своєї коробки.
automa-cards-known = { $number ->
    [1] Карта Автомуса з вашої коробки вже виходила
    [one] Уся { $number } карта Автомуса з вашої коробки вже виходила
    [few] Усі { $number } карти Автомуса з вашої коробки вже виходили
    [many] Усі { $number } карт Автомуса з вашої коробки вже виходили
   *[other] Усі { $number } карти Автомуса з вашої коробки вже виходили
}: погляньте на цю ще раз.
ask-which-character = { $location-id ->
    [none] Що це за персонаж?
   *[other] Яка карта лягла { $location-to }?
}
ask-banished-character = Якого персонажа скинуто?
ask-drawn-character = Якого персонажа ви взяли?
ask-bottom-character = Який персонаж на нижній карті руки Автомуса?
ask-moved-character = Яку карту взято { $place-from }?
ask-deck-top = Відкрийте верхню карту колоди. Який це персонаж?
ask-turned-over = Якого персонажа ви відкрили?
ask-block = Автомус забирає ваш жетон правителя. Скинете персонажа, щоб зберегти жетон?
order-blocked = Скиньте карту «{ $card }»: жетон правителя залишається у вас.
    .screen = Карта «{ $card }» йде у скид: жетон правителя залишається у вас.
order-human-draws = { $card-id ->
    [unknown] Візьміть у руку верхню карту колоди персонажів.
   *[other] Візьміть у руку верхню карту колоди персонажів («{ $card }»).
}
    .screen = Ви берете з колоди карту «{ $card }».

## Why

choice-activation = Де активувати персонажа?
choice-gain = Де отримати персонажа?
choice-bonus = Бонус якої локації взяти?
choice-luna-card = Бонус якої локації взяти за картою бонусу Місяця?
why-symbol = символ { $location-gen } на карті
why-letter = на карті літера «{ $letter }», а карта пріоритету «{ $letter }» лежить { $location-at }
why-has-card = є карта, яку можна взяти
why-arrow = перша придатна локація за стрілкою { $arrow-way } від { $location-gen }
why-arrow-choice-bonus = бонус { $location-gen } Автомус уже не може отримати (10 із 10), а за стрілкою { $arrow-way } це перший, який ще можна отримати
why-arrow-choice-luna-card = { why-arrow-choice-bonus }
why-takeable = бонус, який Автомус ще може отримати
why-taken-from = бонус { $location-gen } — Автомус узяв там персонажа
why-luna-card = символ { $location-gen } на карті бонусу Місяця

## Your turn

head-human-turn = Хід { $number } · ви
ask-turn = { $cards ->
    [0] Хід { $number }, карт у руці немає: отримання персонажа чи розвідка?
   *[other] Хід { $number }: наказ чи розвідка?
}
    .tap = { $cards ->
        [0] Карт у руці немає: що ви робите?
       *[other] Що ви робите?
    }
ask-by-hand = «{ $card }»: що ви зробили?
ask-turn-led = { $next ->
    [gain] Звідки ви отримуєте персонажа?
    [end] Що змінила здібність? Якщо більше нічого, завершіть хід.
   *[report] Що змінила здібність і звідки ви отримуєте персонажа?
}
    .tap = { $next ->
        [end] Що змінила здібність?
       *[other] Звідки ви отримуєте персонажа?
    }
note-nothing-to-do = У вас немає карт, і взяти нема чого: ви пропускаєте хід.
note-nothing-to-gain = Отримувати більше нема чого: після здібності ваш хід завершується.
note-scouted = Ви кладете карту «{ $card }» { $location-to }.
note-gained = Ви отримуєте карту «{ $card }» { $place-from }.
note-moved = Карта «{ $card }» переходить { $place-from } { $to-to }.
note-banished = Скинуто карту «{ $card }» { $place-from }.
note-placed = Ви кладете карту «{ $card }» { $location-to }.
note-track-stays = { $track-id ->
    [fleet] { $side-id ->
        [human] На шкалі флоту ви залишаєтеся на поділці { $total }.
       *[automa] На шкалі флоту Автомус залишається на поділці { $total }.
    }
    [helium] { $side-id ->
        [human] Гелію-3 у вас, як і раніше, { $total }.
       *[automa] Гелію-3 в Автомуса, як і раніше, { $total }.
    }
   *[influence] { $side-id ->
        [human] Жетонів впливу у вас, як і раніше, { $total }.
       *[automa] Жетонів впливу в Автомуса, як і раніше, { $total }.
    }
}
note-die = На кубику повстання випало: { $face }.
times-note-die = На кубику повстання { $number ->
    [2] двічі поспіль
    [3] тричі поспіль
    [one] { $number } раз поспіль
    [few] { $number } рази поспіль
    [many] { $number } разів поспіль
   *[other] { $number } рази поспіль
} випало: { $face }.
note-ability = Тепер — здібність карти «{ $card }».
order-scout = Покладіть { $location-to } відкриту карту з верху колоди персонажів. Здібність не спрацьовує.
    .screen = Відкрита карта з верху колоди — { $location-to }.
order-use-ability = Застосуйте здібність карти «{ $card }».
note-no-effect = Карта «{ $card }» нічого не дає: { $lacks ->
    [here] вона діє в іншій локації
    [under] під нею немає карти потрібного кольору
    [beneath] під нею немає карти
    [others] інших карт тут немає
    [holds] у руці немає карт, яких вона вимагає
    [sovereign] жетон правителя не у вас
    [ahead] ви не випереджаєте Автомуса
    [room] ваша шкала вже на максимумі
    [pay] вам нічим платити
    [declined] ви відмовилися від її здібності
    [used] цього ходу її здібність уже застосовано
    [unbanish] у скиді немає відповідної карти
    [banished] у скиді немає відповідної карти
   *[other] відповідної карти немає
}.
ask-die = { $by-id ->
    [house-minerva] Правитель, братство Мінерви: киньте кубик повстання. Що випало?
   *[deck] Киньте кубик повстання. Що випало?
}
ask-minerva = Випав правитель: яку іншу грань ви вибираєте?
ask-place-where = { $by-id ->
    [house-apollo] Правитель, братство Аполлона: у яку локацію ви кладете верхню карту колоди?
   *[face-place] На кубику — розміщення персонажа: у яку локацію ви кладете верхню карту колоди?
}
ask-banish-top = На кубику — скид: з якої локації скинути верхню карту?
ask-banish-from = Правитель, братство Церери: з якої локації скинути карту?
ask-banish-which = Яку карту скинути?

## Abilities

note-automa-hand-empty = У руці Автомуса немає карт: здібність не діє.
order-steal = Візьміть у руку нижню карту руки Автомуса.
    .screen = Ви забираєте в Автомуса карту «{ $card }».
order-automa-loses = Скиньте горілиць нижню карту руки Автомуса.
    .screen = Карта «{ $card }» йде з руки Автомуса у скид.
order-show-bottom = Відкрийте нижню карту руки Автомуса.
    .screen = Відкривається нижня карта руки Автомуса.
order-banish-shown = { $card-id ->
    [unknown] Скиньте відкриту карту.
   *[other] Скиньте карту «{ $card }».
}
    .screen = Карта «{ $card }» йде у скид.
order-return-on-top = { $card-id ->
    [unknown] Поверніть відкриту карту долілиць поверх карт у руці Автомуса.
   *[other] Поверніть карту «{ $card }» долілиць поверх карт у руці Автомуса.
}
    .screen = Карта «{ $card }» повертається на верх руки Автомуса.
order-banish-self = Скиньте карту «{ $card }».
    .screen = Сама карта «{ $card }» йде у скид.
order-banish-under = { $card-id ->
    [unknown] Скиньте карту, що лежить під вашою.
   *[other] Скиньте карту «{ $card }», що лежить під вашою.
}
order-human-loses = { $card-id ->
    [unknown] Скиньте з руки іншу карту.
   *[other] Скиньте з руки карту «{ $card }».
}
    .screen = Карта «{ $card }» йде з вашої руки у скид.
order-automa-draws = Покладіть верхню карту колоди персонажів, не дивлячись, поверх карт у руці Автомуса.
    .screen = Автомус бере карту з колоди.
order-gift = Покладіть карту «{ $card }» долілиць поверх карт у руці Автомуса.
    .screen = Карта «{ $card }» переходить у руку Автомуса.
order-look-at-top = Перегляньте { $number ->
    [one] { $number } верхню карту
    [few] { $number } верхні карти
    [many] { $number } верхніх карт
   *[other] { $number } верхньої карти
} руки Автомуса.
    .screen = Ви дивитеся { $number ->
        [one] { $number } верхню карту
        [few] { $number } верхні карти
        [many] { $number } верхніх карт
       *[other] { $number } верхньої карти
    } руки Автомуса.
order-turn-over = { $number ->
    [1] Відкрийте верхню карту руки Автомуса.
    [2] Відкрийте другу згори карту руки Автомуса.
    [3] Відкрийте третю згори карту руки Автомуса.
    [4] Відкрийте четверту згори карту руки Автомуса.
    [5] Відкрийте п’яту згори карту руки Автомуса.
   *[6] Відкрийте шосту згори карту руки Автомуса.
}
    .screen = Випадкова карта — «{ $card }».
order-roque-return = { $number ->
    [one] Поверніть карту поверх карт у руці Автомуса: { $cards }.
    [few] Поверніть карти поверх карт у руці Автомуса в такому порядку, знизу вгору: { $cards }.
    [many] Поверніть карти поверх карт у руці Автомуса в такому порядку, знизу вгору: { $cards }.
   *[other] Поверніть карти поверх карт у руці Автомуса в такому порядку, знизу вгору: { $cards }.
}
    .screen = { $number ->
        [0] У руку Автомуса нічого не повертається.
        [1] Карта повертається на верх руки Автомуса.
        [one] Карти повертаються впереміш на верх руки Автомуса.
        [few] Карти повертаються впереміш на верх руки Автомуса.
        [many] Карти повертаються впереміш на верх руки Автомуса.
       *[other] Карти повертаються впереміш на верх руки Автомуса.
    }
order-take-banished = { $card-id ->
    [unknown] Візьміть у руку випадкову карту зі скиду. Карт у вас { $human }, Автомусу зараховано { $automa }.
   *[other] Візьміть у руку карту «{ $card }» зі скиду. Карт у вас { $human }, Автомусу зараховано { $automa }.
}
    .screen = Ви берете зі скиду карту «{ $card }»: карт у вас { $human }, в Автомуса зараховано { $automa }.
note-psychologist-not = «Психологиня» не дає карти: або скид порожній, або карт у вас більше (у вас { $human }, Автомусу зараховано { $automa }).
note-eo-red = Червона карта є: нічого не відбувається.
note-hacker = «Хакер» знаходить { $points ->
    [one] { $points } лавр
    [few] { $points } лаври
    [many] { $points } лаврів
   *[other] { $points } лавра
}.
ask-use = Застосуєте здібність карти «{ $card }»?
ask-trade = Карта «{ $card }»: { $pay-pay }, щоб отримати { $track-id ->
    [helium] { $amount ->
        [one] { $amount } жетон гелію-3
        [few] { $amount } жетони гелію-3
        [many] { $amount } жетонів гелію-3
       *[other] { $amount } жетона гелію-3
    }
    [influence] { $amount ->
        [one] { $amount } жетон впливу
        [few] { $amount } жетони впливу
        [many] { $amount } жетонів впливу
       *[other] { $amount } жетона впливу
    }
   *[fleet] { $amount ->
        [one] { $amount } поділку флоту
        [few] { $amount } поділки флоту
        [many] { $amount } поділок флоту
       *[other] { $amount } поділки флоту
    }
}?
ask-holds = Карта «{ $card }»: чи є у вас у руці { $wanted-id ->
    [the-howlers] карта «{ $wanted }»
   *[other] { $card-id ->
        [dancer] ще принаймні
       *[other] принаймні
    } дві { $wanted-pl } карти
}?
ask-how-many = Карта «{ $card }»: скільки { $card-id ->
    [dr-virany] карт ви берете зі скиду
    [online-gambler] відкрито карт названого кольору
    [investor] { $place-at } карт кольору, який ви називаєте (не срібного)
   *[other] { $color-gens } карт { $place-at }
}?
ask-color = Карта «{ $card }»: який колір ви називаєте?{ $among ->
    [1] {""}
   *[other] {" "}({ $number } з { $among })
}
ask-shown-color = Якого кольору відкрита карта?
ask-sevro-takes = Карта «{ sevro }»: візьмете карту, що лежить під нею? (Інакше ту буде скинуто.)
ask-karnus-enemy = Чи скинуто карту «Мустанг», «Шакал» або «Нерон»?
ask-banish-hand = Карта «{ $card }»: яку { $card-id ->
    [surgeon] карту з руки ви скидаєте, щоб узяти золоту зі скиду
    [mickey-the-carver] червону карту з руки ви скидаєте, щоб знайти в колоді золоту
   *[hypnotist] карту з руки ви скидаєте, щоб узяти нову
}?
ask-auctioneer-die = Кидайте кубик повстання, доки не випаде один із цих бонусів. Який випав?
ask-auctioneer-leave = Карта «{ auctioneer }»: Автомус нічого не може отримати. Який із трьох бонусів ви залишаєте?
ask-eo-red = { $number ->
    [one] Ця карта червона?
    [few] Чи є серед цих { $number } карт червона?
    [many] Чи є серед цих { $number } карт червона?
   *[other] Чи є серед цих { $number } карт червона?
}
ask-roque-name = Карта «{ roque }»: якого персонажа ви називаєте?
ask-roque-hit = Це та карта, яку ви назвали?
ask-core-value = Яка її цінність?

## The end

care-ending = { $left-id ->
    [human] Ваш наступний хід — останній: умову завершення партії виконано.
   *[automa] Умову завершення партії виконано: Автомус робить ще один хід{ $house-id ->
        [house-apollo] , і ще один — ви: його дає братство Аполлона
       *[other] {""}
    }.
}
    .aside = { $by-id ->
        [human] Ви маєте щонайменше 7 на двох шкалах: { $tracks }.
        [automa] Автомус має щонайменше 7 на двох шкалах: { $tracks }.
       *[nobody] Разом ви з Автомусом маєте щонайменше 7 на всіх трьох шкалах: { $tracks }.
    }
care-ending-now = { $house-id ->
    [house-apollo] Умову завершення партії виконано. Обидві сторони зробили порівну ходів, і ще один хід — ваш.
   *[other] Це було останнє коло. Умову завершення партії виконано, і обидві сторони зробили порівну ходів.
}
    .aside = { $by-id ->
        [human] Ви маєте щонайменше 7 на двох шкалах: { $tracks }.
        [automa] Автомус має щонайменше 7 на двох шкалах: { $tracks }.
       *[nobody] Разом ви з Автомусом маєте щонайменше 7 на всіх трьох шкалах: { $tracks }.
    }
care-exhausted = Карт для гри не залишилося: партія завершується.
care-apollo-last = Ваш останній хід: його дає братство Аполлона.
head-end-abilities = Здібності наприкінці гри
ask-end-abilities = Що змінили здібності, які діють наприкінці гри? Коли все зроблено, скажіть: готово.
    .tap = Що змінили здібності, які діють наприкінці гри?
ask-ceres = Братство Церери: яку карту з руки ви скидаєте?
order-ceres = Скиньте 1 карту з руки: цього вимагає братство Церери.
head-scoring = Підрахунок лаврів
ask-hand-count = Скільки карт у вас у руці? За рахунком програми — { $number }. Кожна карта понад сім віднімає 10 лаврів.
    .tap = Скільки карт у вас у руці? Програма нарахувала { $number }.
ask-matching = { $known ->
    [0] { $number ->
        [1] Відкрийте карту в руці Автомуса. Якщо її цінність { $parity-value }, введіть 1, якщо ні — 0.
        [one] Відкрийте { $number } карту в руці Автомуса. У скількох із них { $parity-value } цінність?
        [few] Відкрийте { $number } карти в руці Автомуса. У скількох із них { $parity-value } цінність?
        [many] Відкрийте { $number } карт у руці Автомуса. У скількох із них { $parity-value } цінність?
       *[other] Відкрийте { $number } карти в руці Автомуса. У скількох із них { $parity-value } цінність?
    }
   *[1] { $number ->
        [1] Відкрийте в руці Автомуса { $number } карту, якої ніхто не бачив. Якщо її цінність { $parity-value }, введіть 1, якщо ні — 0.
        [one] Відкрийте в руці Автомуса { $number } карту, яких ніхто не бачив. У скількох із них { $parity-value } цінність?
        [few] Відкрийте в руці Автомуса { $number } карти, яких ніхто не бачив. У скількох із них { $parity-value } цінність?
        [many] Відкрийте в руці Автомуса { $number } карт, яких ніхто не бачив. У скількох із них { $parity-value } цінність?
       *[other] Відкрийте в руці Автомуса { $number } карти, яких ніхто не бачив. У скількох із них { $parity-value } цінність?
    }
}
note-cut = { $all ->
    [one] З { $all } карти в руці Автомуса залишено
    [few] З { $all } карт у руці Автомуса залишено
    [many] З { $all } карт у руці Автомуса залишено
   *[other] З { $all } карти в руці Автомуса залишено
} { score-cards-kept }.
ask-hand-card = Карта { $number } у вашій руці: що це за персонаж?
ask-codebreaker = «Зламувач кодів»: чи починаються з різних літер імена всіх карт у вашій руці (за вашим виданням)? (Помаранчевим дайте найвигідніші імена.)
ask-hand-how = Як порахувати вашу руку?
by-cards = назву карти, порахує програма
by-sum = введу суму лаврів
ask-look-board = «{ $card }»: скільки { $color-gens }{ $other-id ->
    [none] {""}
   *[other] {" "}і { $other-gens }
} карт лежить на полі (в усіх чотирьох стосах)?
ask-look-banished = «{ $card }»: скільки { $color-gens } карт лежить у скиді?
ask-look-top = «{ $card }»: яка найбільша цінність серед відкритих верхніх карт локацій?
ask-hand-points = Скільки лаврів дають карти у вашій руці? Рахуйте цінності й умови, але не штраф за карти понад сім.
    .tap = Скільки лаврів дають карти у вашій руці? Якщо карт більше семи, штраф програма відніме сама.
note-hand-card = «{ $card }»: { $points ->
    [one] { $points } лавр
    [few] { $points } лаври
    [many] { $points } лаврів
   *[other] { $points } лавра
}{ $clauses ->
    [0] {""}
   *[other] {" "}(за цінність { $core }, за умови { $clauses })
}.
note-hand-color = Карта «{ $card }» вважається ще й { $color-ins }.
note-hand-name = Карта «{ $card }» вважається картою «{ $name }».
note-totals = У вас { $human ->
    [one] { $human } лавр
    [few] { $human } лаври
    [many] { $human } лаврів
   *[other] { $human } лавра
}, в Автомуса — { $automa }.
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
score-influence = вплив (у нейтральних жетонів — 3)
score-cards = { $all ->
    [0] { score-cards-all }
    [one] карти (Автомус: з { $all } карти залишено { score-cards-kept })
    [few] карти (Автомус: з { $all } карт залишено { score-cards-kept })
    [many] карти (Автомус: з { $all } карт залишено { score-cards-kept })
   *[other] карти (Автомус: з { $all } карти залишено { score-cards-kept })
}
score-cards-kept = { $others ->
    [0] 20, усі відповідні
   *[other] 20: відповідних — { $matching }, невідповідних — { $others }
}
score-cards-all = { $matching ->
    [0] { $others ->
        [0] карти
       *[other] карти (Автомус: відповідних — { $matching }, невідповідних — { $others })
    }
   *[other] карти (Автомус: відповідних — { $matching }, невідповідних — { $others })
}
score-excess = карти понад сім
what-card = { $what-id ->
    [jupiter] карту { $what-from }
    [mars] карту { $what-from }
    [luna] карту { $what-from }
    [institute] карту { $what-from }
    [hand] карту { $what-from }
    [automa-hand] нижню карту { $what-from }
    [deck] верхню карту { $what-from }
    [banished] карту { $what-from }
    [under] карту, що лежала під вашою
    [deck-bottom] нижню карту з колоди персонажів
   *[other] карту «{ $what }»
}
said-lead = { $card-id ->
    [none] Наказ: карта з руки { $location-to }.
   *[other] Наказ: карта «{ $card }» { $location-to }.
}
said-scout = { $location-id ->
    [none] Розвідка.
   *[other] { $card-id ->
        [none] Розвідка: карта з верху колоди — { $location-to }.
       *[other] Розвідка: карта «{ $card }» — { $location-to }.
    }
}
said-gain = { $card-id ->
    [none] Карта { $source-from } — вам у руку.
   *[other] Карта «{ $card }» { $source-from } — вам у руку.
}
said-take = Узято { what-card }.
said-banish = Скинуто { what-card }.
said-move = { $what-id ->
    [under] Карту з‑під вашої перенесено
    [deck] Верхня карта колоди персонажів —
   *[other] Перенесено { what-card }
} { $to-to }{ $position-id ->
    [none] {""}
    [top] {""}
    [bottom] , на самий низ
   *[beneath] , під верхню карту
}{ $face-id ->
    [none] {""}
   *[down] , долілиць
}.
said-pile = Перенесено всі карти під верхньою { $location-from } { $to-to }.
said-clear = Скинуто всі карти { $location-from }.
said-steal = Узято нижню карту з руки Автомуса.
said-gift = Автомусу віддано { what-card }.
said-ability = Здібність карти «{ $ability }».
said-end = Хід завершено.
said-done = Готово.
said-helium = { $side-id ->
    [automa] Гелій-3 Автомуса: { $amount }.
   *[other] Ваш гелій-3: { $amount }.
}
said-fleet = { $side-id ->
    [automa] Флот Автомуса: { $amount }.
   *[other] Ваш флот: { $amount }.
}
said-influence = { $side-id ->
    [automa] Вплив Автомуса: { $amount }.
   *[other] Ваш вплив: { $amount }.
}
said-sovereign = Отримано жетон правителя.
fixed-helium = { $side-id ->
    [human] Виправлено: у вас { $amount ->
        [one] { $amount } жетон
        [few] { $amount } жетони
        [many] { $amount } жетонів
       *[other] { $amount } жетона
    } гелію-3.
   *[automa] Виправлено: в Автомуса { $amount ->
        [one] { $amount } жетон
        [few] { $amount } жетони
        [many] { $amount } жетонів
       *[other] { $amount } жетона
    } гелію-3.
}
fixed-fleet = { $side-id ->
    [human] Виправлено: на шкалі флоту ви на поділці { $amount }.
   *[automa] Виправлено: на шкалі флоту Автомус на поділці { $amount }.
}
fixed-influence = { $side-id ->
    [human] Виправлено: у вас в Інституті { $amount ->
        [one] { $amount } жетон
        [few] { $amount } жетони
        [many] { $amount } жетонів
       *[other] { $amount } жетона
    } впливу.
   *[automa] Виправлено: в Автомуса в Інституті { $amount ->
        [one] { $amount } жетон
        [few] { $amount } жетони
        [many] { $amount } жетонів
       *[other] { $amount } жетона
    } впливу.
}

## Corrections

fixed-sovereign = { $holder-id ->
    [human] Виправлено: жетон правителя у вас.
    [automa] Виправлено: жетон правителя в Автомуса.
   *[nobody] Виправлено: жетона правителя немає ні в кого.
}
fixed-cards = Виправлено: карти { $place-at } — { $cards }.
fixed-rest = { $place-id ->
    [banished] Скид
   *[deck] Колода
}: { $before } → { $number }.
fixed-move = Виправлено: одну карту перенесено { $source-from } { $to-to }.
fixed-card = Виправлено: карта «{ $card }» лежить { $place-at }.
fixed-priority = Виправлено: карта пріоритету «{ $letter }» лежить { $location-at }.
fixed-parity = Виправлено: на карті підрахунку лаврів видно напис «{ $parity-sign }».
fixed-house = Виправлено: ви граєте за братство { $house-gen }.
fixed-turns = { $side-id ->
    [human] Виправлено: ви зробили { $amount ->
        [one] { $amount } хід
        [few] { $amount } ходи
        [many] { $amount } ходів
       *[other] { $amount } ходу
    }.
   *[automa] Виправлено: Автомус зробив { $amount ->
        [one] { $amount } хід
        [few] { $amount } ходи
        [many] { $amount } ходів
       *[other] { $amount } ходу
    }.
}
fixed-ending = { $on-id ->
    [yes] Виправлено: умову завершення партії виконано.
   *[no] Виправлено: умову завершення партії не виконано.
}
fixed-automa-card = { $where-id ->
    [drawn] Виправлено: карта Автомуса { $number } вже вийшла.
   *[to-draw] Виправлено: карта Автомуса { $number } ще не вийшла.
}

## What cannot be

card-elsewhere = Карта «{ $card }» зараз { $place-at }.
card-not-there = Карти «{ $card }» { $place-at } немає.
card-not-in-play = Карта «{ $card }» у цій партії участі не бере.
card-twice = Той самий персонаж не може бути { $place-at } двічі.
place-empty = Карт { $place-at } немає.
name-the-card = Назвіть карту { $place-from }.
nothing-under = Під верхньою картою нічого немає.
move-nowhere = Так перемістити карту { $place-to } не можна.
automa-bottom-only = Карта «{ $card }» у руці Автомуса не нижня, а взяти можна лише нижню.
hand-empty = У вас у руці немає карт: отримайте персонажа або проведіть розвідку.
deck-to-deal = Роздачу ще не закінчено: у колоді має залишитися щонайменше { $number ->
    [one] { $number } карта
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
}.
deck-empty = Колода персонажів порожня.
lead-first = Спочатку наказ (або розвідка): у вас у руці є карти.
gain-where-led = Ви віддали наказ { $location-at }: персонажа треба отримати в іншому місці.
ability-does-not-end = Здібність карти «{ $card }» не завершує хід: скажіть, звідки ви отримуєте персонажа.
track-below-zero = Менше нуля бути не може: { $track } зараз — { $total }.
track-full = Більше бути не може: { $track } уже { $total }.
too-many-cards = Для цього { $place-at } бракує невідомих карт.
priorities-bad = «{ $got }» — не порядок пріоритетів. Очікуються літери А, Б, В і Г для Юпітера, Марса, Місяця та Інституту, наприклад БАГВ, або слово «випадково».
automa-card-is = Зараз не можна позначити, що { $card } { $where }.

## Notation

verb-lead = наказ
    .hint = карта з руки, діє її здібність
verb-scout = розвідка
    .hint = карта з колоди, бонус — вам
verb-gain = отримати
    .hint = верхня карта іншої локації або колоди
verb-take = взяти
    .hint = карта вам у руку, без бонусу локації
verb-banish = скинути
    .hint = карта йде у скид
verb-move = перенести
    .hint = карта переходить з місця на місце
verb-pile = стос
    .tap = перемістити стос
    .hint = карти під верхньою йдуть в інше місце
verb-clear = очистити
    .hint = усі карти локації йдуть у скид
verb-steal = вкрасти
    .hint = нижня карта Автомуса — вам у руку
verb-gift = подарувати
    .hint = карта йде в руку Автомуса
verb-ability = здібність
    .hint = знайти карту за іменем
verb-end = кінець
    .tap = завершити хід
    .hint = так велить здібність: без отримання
verb-done = готово
    .tap = Більше нічого
verb-helium = гелій-3
    .hint = ваш або Автомуса: більше чи менше
verb-fleet = флот
    .hint = ваш або Автомуса: вперед чи назад
verb-influence = вплив
    .hint = ваш або Автомуса: більше чи менше
verb-sovereign = правитель
    .hint = жетон змінює власника
verb-cards = карти
    .hint = що лежить в одному місці
verb-card = карта
    .hint = де лежить одна карта
verb-priority = пріоритет
    .hint = яка літера лежить у локації
verb-parity = парність
    .hint = що видно на карті підрахунку
verb-house = братство
    .hint = за яке ви граєте
verb-turns = ходи
    .hint = скільки їх було
verb-ending = завершення
    .hint = чи настало воно
verb-automa-card = карта-автомуса
    .tap = карта Автомуса
    .hint = уже вийшла чи ні
usage-lead = наказ ‹персонаж› ‹локація› — наказ танцюрист на марс · наказ ‹локація› — якщо карти лише рахують: наказ на марс
usage-scout = розвідка ‹локація› [‹персонаж›] — розвідка на місяці; розвідка на місяці танцюрист
usage-gain = отримати ‹локація›|колода — отримати з юпітера; отримати з колоди
usage-take = взяти ‹карта› — карта (персонаж або місце, де вона лежить) переходить вам у руку: взяти з марса; взяти під верхньою; взяти танцюриста
usage-banish = скинути ‹карта› — з руки Автомуса — нижню: скинути з марса; скинути з руки автомуса; скинути танцюриста
usage-move = перенести ‹карта› ‹місце› [нагору|донизу|під верхню] [долілиць] — перенести з колоди на марс; перенести танцюриста на місяць
usage-pile = стос ‹локація› ‹місце› — переходять усі карти під верхньою: стос з марса на місяць
usage-clear = очистити ‹локація› — скидаються всі карти локації: очистити марс
usage-steal = вкрасти — нижня карта руки Автомуса переходить вам у руку
usage-gift = подарувати ‹карта› — карта лягає поверх карт у руці Автомуса: подарувати з колоди; подарувати танцюриста
usage-ability = здібність ‹персонаж› — програма виконає її сама; якщо карти лише рахують, іноді спитає, що ви зробили: здібність айя; здібність дарроу
usage-end = кінець — здібність завершила ваш хід або отримувати нічого
usage-done = готово — більше нічого не змінилося
usage-helium = гелій [автомус] ±‹число› — гелій +2; гелій автомус -1
usage-fleet = флот [автомус] ±‹число› — флот +1
usage-influence = вплив [автомус] ±‹число› — вплив +1
usage-sovereign = правитель — ви отримуєте жетон
usage-fix-helium = правка гелій ви|автомус ‹число› — скільки його або на скільки більше чи менше: правка гелій автомус 4; правка гелій ви +2
usage-fix-fleet = правка флот ви|автомус ‹число› — правка флот автомус 5
usage-fix-influence = правка вплив ви|автомус ‹число› — правка вплив ви 3
usage-fix-sovereign = правка правитель ви|автомус|ніхто — у кого жетон правителя: правка правитель автомус
usage-fix-cards = правка карти ‹місце› ‹число› — скільки там карт: правка карти на марсі 3 · правка карти ‹місце› ‹персонаж› … — які, знизу вгору: правка карти на марсі танцюрист айя
usage-fix-card = правка карта ‹персонаж› ‹місце› [нагору|донизу|під верхню] — де лежить одна карта: правка карта танцюрист на марсі
usage-fix-move = правка перенести ‹місце› ‹місце› — одна карта лежить не там: правка перенести на марсі на місяці
usage-fix-priority = правка пріоритет ‹локація› ‹літера› — правка пріоритет на місяці Б
usage-fix-parity = правка парність парні|непарні — що видно на карті підрахунку лаврів: правка парність непарні
usage-fix-house = правка братство ‹братство› — правка братство Марс
usage-fix-turns = правка ходи ви|автомус ‹число› — скільки ходів зроблено: правка ходи автомус 5
usage-fix-ending = правка завершення так|ні — чи виконано умову завершення партії: правка завершення так
usage-fix-automa-card = правка карта-автомуса ‹номер› вийшла|не вийшла — чи виходила ця карта: правка карта-автомуса 5 вийшла

## Settings

setting-level = рівень складності
setting-level-help = Що вищий рівень, то більше лаврів Автомус отримує за карти: від 5 за відповідну й 2 за невідповідну на першому до 14 і 7 на шостому.
setting-level-1 = 1 · Червоний
setting-level-2 = 2 · Мічений (звичайний)
setting-level-3 = 3 · Гончак
setting-level-4 = 4 · Майстер
setting-level-5 = 5 · Різьбяр
setting-level-6 = 6 · Незрівнянний
setting-depth = коробка чи екран
setting-depth-help = На екрані програма сама роздає, перекладає й рахує. З коробкою ви повідомляєте їй лише кількість карт у кожній локації або ще й те, які це персонажі: тоді вона підрахує й лаври за вашу руку. Українські імена персонажів — наш переклад: їх можна замінити своїми.
setting-depth-when-counted-known = лише для гри з коробкою
setting-depth-counted = з коробкою, лише кількість карт (швидко)
setting-depth-known = з коробкою, персонажі поіменно
setting-house = братство
setting-house-help = Ваше братство. Його здібність діє щоразу, коли ви отримуєте жетон правителя.
setting-house-random = випадкове
    .hint = будь-яке з шести
setting-house-newcomer = випадкове, крім Церери
setting-house-apollo = Аполлон
    .hint = верхню карту колоди — у будь-яку локацію; крім того, ви ходите першими й маєте додатковий хід наприкінці
setting-house-ceres = Церера
    .hint = скинути будь-яку карту локації; крім того, на початку на карту більше, а наприкінці одну треба скинути; не для першої гри
setting-house-diana = Діана
    .hint = +1 до впливу
setting-house-jupiter = Юпітер
    .hint = +1 до флоту
setting-house-mars = Марс
    .hint = +1 до гелію-3
setting-house-minerva = Мінерва
    .hint = кидок кубика повстання
setting-first = перший гравець
setting-first-help = Хто починає. За братство Аполлона першими ходите ви.
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
setting-characters-help = Карти персонажів — із вашої коробки (тоді ви повідомляєте, хто вийшов) чи їх роздає програма (щоб спробувати гру без коробки).
setting-characters-table = з моєї коробки
setting-characters-program = роздає програма
setting-die = кубик повстання
setting-die-help = Хто кидає кубик повстання: ви чи програма.
setting-die-table = кидаю я
setting-die-program = кидає програма
setting-priorities = карти пріоритетів
setting-priorities-help = У якій локації лежить яка літера.
setting-priorities-random = випадково
setting-priorities-own = Літери для Юпітера, Марса, Місяця та Інституту, наприклад БАГВ.
setting-deck = склад колоди Автомуса
setting-deck-help = У списку, що є у відкритому доступі, карта 5 повторює карту 6. У рекомендованому складі її замінює єдина карта, за якої всі кількості сходяться.
setting-deck-recommended = рекомендований
setting-deck-transcription = як у списку з відкритого доступу
setting-substitute = бонус понад максимум
setting-substitute-help = Ваша карта дає Автомусу гелій-3, флот чи вплив, а в нього вже максимум. Він не отримує нічого чи отримує наступний бонус за стрілкою своєї останньої карти?
setting-substitute-no = Автомус не отримує нічого
setting-substitute-yes = Автомус отримує наступний бонус за стрілкою
setting-neutral-rank = нейтральні жетони впливу
setting-neutral-rank-help = Для деяких ваших карт важливо, у кого впливу найбільше чи найменше. Чи враховувати при цьому 3 нейтральні жетони в Інституті?
setting-neutral-rank-no = не враховувати
setting-neutral-rank-yes = враховувати
setting-lawyer = карта «Юрист»
setting-lawyer-help = Що дає «Юрист», якщо у вас у руці «Суддя» і ще одна біла карта?
setting-lawyer-both = лаври за обома умовами
setting-lawyer-judge = лаври лише за «Суддю»
setting-chef = карта «Шеф-кухар»
setting-chef-help = Із «Шеф-кухарем» золоті карти не втрачають лаврів. Скасовувати втрату за кожною умовою окремо чи лише тоді, коли карта загалом іде в мінус?
setting-chef-clause = за кожною умовою
setting-chef-card = за картою загалом
setting-box = мова видання
setting-box-help = «Зламувач кодів» порівнює перші літери імен. Англійські імена програма знає, а про інше видання запитає у вас.
setting-box-english = англійська
setting-box-other = інша

## The Automa’s cards

automa-card-in-words = { $card } (активація — { $activation }, отримання — { $gain }, стрілка { $arrow-way }, { $extra-id ->
    [star] бонус локації
    [discard] скид персонажа
   *[none] більше нічого
})
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
automa-card-23 = карта 23
automa-card-24 = карта 24
automa-card-25 = карта 25
automa-card-26 = карта 26
automa-card-27 = карта 27
automa-card-28 = карта 28
automa-card-29 = карта 29
automa-card-30 = карта 30
automa-card-31 = карта 31
automa-card-32 = карта 32
automa-card-33 = карта 33
automa-card-34 = карта 34
automa-card-35 = карта 35
automa-card-36 = карта 36
automa-card-37 = карта 37
automa-card-38 = карта 38
automa-card-39 = карта 39
automa-card-40 = карта 40
