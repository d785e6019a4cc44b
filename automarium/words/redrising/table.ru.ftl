### Red Rising: the table, Russian. The terms are those of the Russian Automus booklet.

game = Алое восстание
    .hint = с коробкой или без неё
automa = Автомус
    .the = Автомус
    .of = Автомуса

## Places

jupiter = Юпитер
    .gen = Юпитера
    .at = на Юпитере
    .from = с Юпитера
    .to = на Юпитер
mars = Марс
    .gen = Марса
    .at = на Марсе
    .from = с Марса
    .to = на Марс
luna = Луна
    .gen = Луны
    .at = на Луне
    .from = с Луны
    .to = на Луну
institute = училище
    .tap = Училище
    .gen = училища
    .at = в училище
    .from = из училища
    .to = в училище
hand = рука
    .at = у вас в руке
    .from = из вашей руки
    .to = вам в руку
automa-hand = рука Автомуса
    .at = в руке Автомуса
    .from = из руки Автомуса
    .to = в руку Автомуса
deck = колода
    .at = в колоде персонажей
    .from = из колоды персонажей
    .to = в колоду персонажей
banished = сброс
    .at = в сбросе
    .from = из сброса
    .to = в сброс
deck-bottom = низ колоды
    .to = под низ колоды
under = карта под ним
    .tap = карта под вашей
    .from = из‑под вашей
other-here = любая другая карта
    .from = из той же локации
no-cards = нет
top = наверх
bottom = вниз
beneath = под верхнюю
down = взакрытую
unknown = неизвестный
pile-discard = сброс Автомуса

## Tracks and signs

fleet = флот
    .pay = отступите на 1 деление по шкале флота
helium = гелий-3
    .pay = отдадите 1 фишку гелия-3
influence = влияние
    .pay = уберёте 1 свою фишку влияния
sovereign = правитель
nobody = никто
letter-a = А
    .at = в локации «А»
letter-b = Б
    .at = в локации «Б»
letter-c = В
    .at = в локации «В»
letter-d = Г
    .at = в локации «Г»
left = ←
    .way = влево
right = →
    .way = вправо
star = ★ бонус локации
discard = ✖ сброс персонажа
none = ничего
even = чётные
    .sign = ЧЁТНЫЕ
    .value = чётная
odd = нечётные
    .sign = НЕЧЁТНЫЕ
    .value = нечётная
other = другой цвет
to-draw = не вышла
drawn = вышла
house-apollo = Аполлон
    .gen = Аполлона
house-ceres = Церера
    .gen = Цереры
house-diana = Диана
    .gen = Дианы
house-jupiter = Юпитер
    .gen = Юпитера
house-mars = Марс
    .gen = Марса
house-minerva = Минерва
    .gen = Минервы
face-banish = сброс верхней карты
face-place = размещение персонажа

## Set-up

care-single-source = Карты Автомуса взяты из единственного общедоступного списка. Если у вас есть коробка с игрой, этот список можно заменить своим.
    .screen = Карты Автомуса взяты из единственного общедоступного списка.
care-inferred = Не взято с напечатанных карт, а вычислено по остальным: { $signs }. { $number ->
    [1] Сверьте её со своей.
   *[other] Сверьте их со своими.
}
    .screen = Автомус: { $cards } — восстановлено по остальным картам.
care-owner-deck = Карты Автомуса взяты из вашего списка.
care-letters-uneven = По правилам буква А встречается чаще всех, а Г — реже всех. В вашем списке это не так: проверьте его.
care-names = Почти все имена персонажей — наш перевод: в русском буклете Автомуса названы только семь. В вашей коробке имена могут быть другими; их можно заменить своим списком.
    .screen = Почти все имена персонажей — наш перевод: в русском буклете Автомуса названы только семь. Их можно заменить своим списком.
note-own-names = Имена персонажей взяты из вашего списка.
head-setup = Подготовка к игре
note-shuffle-automa-deck = Карты Автомуса перемешаны, { $aside } из них отложены взакрытую.
order-shuffle-automa-deck = Перемешайте все 22 карты Автомуса и, не глядя, отложите в сторону { $aside ->
    [one] { $aside } верхнюю
    [few] { $aside } верхние
    [many] { $aside } верхних
   *[other] { $aside } верхние
}.
order-leave-automa-cards = 22 карты Автомуса оставьте в коробке: их открывает программа.
order-priority = Положите карту приоритета «{ $letter }» { $location-to }.
order-luna-card = Подложите карту бонуса Луны под карту приоритета на Луне. Должен быть виден символ { $location-gen }.
order-remove = { $number ->
    [1] Уберите в коробку карту персонажа «{ $cards }».
    [one] Уберите в коробку { $number } карту персонажа: { $cards }.
    [few] Уберите в коробку { $number } карты персонажей: { $cards }.
    [many] Уберите в коробку { $number } карт персонажей: { $cards }.
   *[other] Уберите в коробку { $number } карты персонажей: { $cards }.
}
order-house = Возьмите жетон братства { $house-gen }: за это братство вы играете.
    .aside = Маркер флота — на деление 0, рядом — 10 фишек влияния своего цвета. То же приготовьте Автомусу; жетона братства у него нет.
note-ceres-advice = Правила не советуют новичкам братство Цереры.
order-neutral = Поместите в училище { $number ->
    [one] { $number } фишку влияния
    [few] { $number } фишки влияния
    [many] { $number } фишек влияния
   *[other] { $number } фишки влияния
} неиспользуемого цвета.
note-program-deals = Карты персонажей перемешала и раздала программа: { $each } в каждую локацию, { $hand } вам и { $automa } Автомусу.
order-shuffle-characters = Перемешайте колоду персонажей.
order-deal = Положите в открытую по { $each ->
    [one] { $each } карте
    [few] { $each } карты
    [many] { $each } карт
   *[other] { $each } карты
} из колоды персонажей в каждую локацию.
order-deal-hand = Возьмите в руку { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
} из колоды персонажей.
order-deal-automa = Положите взакрытую { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
} из колоды персонажей: это рука Автомуса.
note-dealt = Карты { $place-at }: { $cards }.
note-parity = Карт чётной ценности на поле — { $even }, нечётной — { $odd }.
order-parity = Подложите карту подсчёта лавров под поле так, чтобы была видна надпись «{ $parity-sign }».
note-first = { $side-id ->
    [human] Первый ход за вами.
   *[automa] Первый ход за Автомусом.
}
ask-even-count = { $number ->
    [one] У скольких из { $number } открытой карты на поле чётная ценность? Ноль — чётное число.
    [few] У скольких из { $number } открытых карт на поле чётная ценность? Ноль — чётное число.
    [many] У скольких из { $number } открытых карт на поле чётная ценность? Ноль — чётное число.
   *[other] У скольких из { $number } открытых карт на поле чётная ценность? Ноль — чётное число.
}
    .tap = У скольких из { $number } открытых карт чётная ценность? Ноль — чётное число.
ask-dealt = { $number ->
    [one] Какая карта лежит { $place-at }?
    [few] Какие { $number } карты лежат { $place-at }? Начните с нижней.
    [many] Какие { $number } карт лежат { $place-at }? Начните с нижней.
   *[other] Какие { $number } карты лежат { $place-at }? Начните с нижней.
}
ask-dealt-hand = { $number ->
    [one] Какая карта у вас в руке?
    [few] Какие { $number } карты у вас в руке?
    [many] Какие { $number } карт у вас в руке?
   *[other] Какие { $number } карты у вас в руке?
} Вместо имени можно ответить «неизвестный».

## The Automa’s turn

head-automa-turn = Ход { $number } · Автомус
note-automa-card = Карта Автомуса: активация { $activation-at }, получение { $gain-at }, стрелка { $arrow-way }{ $extra-id ->
    [star] , бонус локации
    [discard] , сброс персонажа
   *[none] {""}
}.
head-automa-card = { $number ->
    [1] Первая карта
   *[2] Вторая карта
}
order-activate = { $card-id ->
    [unknown] Откройте верхнюю карту колоды персонажей и положите её { $location-to }.
   *[other] Положите карту «{ $card }» с верха колоды персонажей { $location-to }.
}
    .screen = Карта «{ $card }» ложится из колоды { $location-to }.
order-gain = { $card-id ->
    [unknown] Переложите верхнюю карту { $location-from } взакрытую на верх руки Автомуса.
   *[other] Переложите карту «{ $card }» { $location-from } взакрытую на верх руки Автомуса.
}
    .screen = Автомус забирает карту «{ $card }» { $location-from }.
order-track = { $track-id ->
    [fleet] { $side-id ->
        [human] { $way ->
            [up] Продвиньтесь по шкале флота на { $steps ->
                [one] { $steps } деление
                [few] { $steps } деления
                [many] { $steps } делений
               *[other] { $steps } деления
            }: теперь вы на делении { $total }.
           *[down] Отступите по шкале флота на { $steps ->
                [one] { $steps } деление
                [few] { $steps } деления
                [many] { $steps } делений
               *[other] { $steps } деления
            }: теперь вы на делении { $total }.
        }
       *[automa] { $way ->
            [up] Продвиньте Автомуса по шкале флота на { $steps ->
                [one] { $steps } деление
                [few] { $steps } деления
                [many] { $steps } делений
               *[other] { $steps } деления
            }: теперь он на делении { $total }.
           *[down] Передвиньте Автомуса по шкале флота на { $steps ->
                [one] { $steps } деление
                [few] { $steps } деления
                [many] { $steps } делений
               *[other] { $steps } деления
            } назад: теперь он на делении { $total }.
        }
    }
    [helium] { $side-id ->
        [human] { $way ->
            [up] Возьмите { $steps ->
                [one] { $steps } фишку
                [few] { $steps } фишки
                [many] { $steps } фишек
               *[other] { $steps } фишки
            } гелия-3: теперь у вас { $total }.
           *[down] Верните в запас { $steps ->
                [one] { $steps } фишку
                [few] { $steps } фишки
                [many] { $steps } фишек
               *[other] { $steps } фишки
            } гелия-3: у вас остаётся { $total }.
        }
       *[automa] { $way ->
            [up] Дайте Автомусу { $steps ->
                [one] { $steps } фишку
                [few] { $steps } фишки
                [many] { $steps } фишек
               *[other] { $steps } фишки
            } гелия-3: теперь у него { $total }.
           *[down] Верните в запас { $steps ->
                [one] { $steps } фишку
                [few] { $steps } фишки
                [many] { $steps } фишек
               *[other] { $steps } фишки
            } гелия-3 Автомуса: у него остаётся { $total }.
        }
    }
   *[influence] { $side-id ->
        [human] { $way ->
            [up] Добавьте в училище { $steps ->
                [one] { $steps } свою фишку
                [few] { $steps } свои фишки
                [many] { $steps } своих фишек
               *[other] { $steps } своей фишки
            } влияния: теперь у вас { $total }.
           *[down] Уберите из училища { $steps ->
                [one] { $steps } свою фишку
                [few] { $steps } свои фишки
                [many] { $steps } своих фишек
               *[other] { $steps } своей фишки
            } влияния: у вас остаётся { $total }.
        }
       *[automa] { $way ->
            [up] Добавьте в училище { $steps ->
                [one] { $steps } фишку
                [few] { $steps } фишки
                [many] { $steps } фишек
               *[other] { $steps } фишки
            } влияния Автомуса: теперь у него { $total }.
           *[down] Уберите из училища { $steps ->
                [one] { $steps } фишку
                [few] { $steps } фишки
                [many] { $steps } фишек
               *[other] { $steps } фишки
            } влияния Автомуса: у него остаётся { $total }.
        }
    }
}
    .screen = { $side-id ->
        [human] { $track-id ->
            [fleet] Ваш флот
            [helium] Ваш гелий-3
           *[influence] Ваше влияние
        }
       *[automa] { $track-id ->
            [fleet] Флот Автомуса
            [helium] Гелий-3 Автомуса
           *[influence] Влияние Автомуса
        }
    }: { $way ->
        [up] +{ $steps }
       *[down] −{ $steps }
    }, теперь { $total }.
order-sovereign = { $side-id ->
    [human] { $before-id ->
        [automa] Возьмите фишку правителя у Автомуса.
       *[other] Возьмите фишку правителя.
    }
   *[automa] { $before-id ->
        [human] Отдайте фишку правителя Автомусу.
       *[other] Положите фишку правителя к Автомусу.
    }
}
    .screen = { $side-id ->
        [human] Фишка правителя теперь у вас.
       *[automa] Фишка правителя теперь у Автомуса.
    }
note-keeps-sovereign = { $side-id ->
    [human] Фишка правителя остаётся у вас.
   *[automa] Фишка правителя остаётся у Автомуса.
}
note-luna-bonus = Бонус Луны: фишка правителя и то, что указано на карте бонуса Луны.
note-all-empty = Все четыре локации пусты: брать нечего.
note-all-full = У Автомуса уже максимум гелия-3, флота и влияния: бонуса больше нет.
note-no-star = Персонаж не получен, поэтому звезда ничего не даёт.
note-deck-empty-no-activation = Колода персонажей пуста: активации нет.
note-deck-empty-no-discard = Колода персонажей пуста: сбрасывать нечего.
note-deck-empty = Колода персонажей пуста.
order-discard-character = { $card-id ->
    [unknown] Откройте и сбросьте верхнюю карту колоды персонажей.
   *[other] Сбросьте карту «{ $card }» с верха колоды персонажей.
}
    .screen = Карта «{ $card }» уходит из колоды в сброс.
order-discard-automa-cards = Сбросьте обе карты Автомуса.
end-of-automa-turn = В руке Автомуса { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}; в колоде персонажей { $deck ->
    [one] осталась { $deck } карта
    [few] осталось { $deck } карты
    [many] осталось { $deck } карт
   *[other] осталось { $deck } карты
}.
ask-automa-card = Возьмите карту Автомуса. Какая это карта? (Номер в списке или знаки, например М А < *.)
    .tap = Возьмите карту Автомуса. Какая это карта?
note-card-entered = В вашей коробке есть карта, которой нет в нашем списке: { $card }. Она разыгрывается так, как введена, и занимает место карты { $instead }, которая ещё не выходила. В конце сохраните данные своей коробки.
automa-cards-known = { $number ->
    [1] Карта Автомуса из вашей коробки уже выходила
    [one] Вся { $number } карта Автомуса из вашей коробки уже выходила
    [few] Все { $number } карты Автомуса из вашей коробки уже выходили
    [many] Все { $number } карт Автомуса из вашей коробки уже выходили
   *[other] Все { $number } карты Автомуса из вашей коробки уже выходили
}: посмотрите на эту ещё раз.
ask-which-character = { $location-id ->
    [none] Что это за персонаж?
   *[other] Какая карта легла { $location-to }?
}
ask-banished-character = Какой персонаж сброшен?
ask-drawn-character = Какого персонажа вы взяли?
ask-bottom-character = Какой персонаж на нижней карте руки Автомуса?
ask-moved-character = Какая карта взята { $place-from }?
ask-deck-top = Откройте верхнюю карту колоды. Какой это персонаж?
ask-turned-over = Какого персонажа вы открыли?
ask-block = Автомус забирает вашу фишку правителя. Сбросите персонажа, чтобы сохранить её?
order-blocked = Сбросьте карту «{ $card }»: фишка правителя остаётся у вас.
    .screen = Карта «{ $card }» уходит в сброс: фишка правителя остаётся у вас.
order-human-draws = { $card-id ->
    [unknown] Возьмите в руку верхнюю карту колоды персонажей.
   *[other] Возьмите в руку карту «{ $card }» с верха колоды персонажей.
}
    .screen = Вы берёте из колоды карту «{ $card }».

## Why

choice-activation = Где активировать персонажа?
choice-gain = Где получить персонажа?
choice-bonus = Бонус какой локации взять?
choice-luna-card = Бонус какой локации взять по карте бонуса Луны?
why-symbol = на карте символ { $location-gen }
why-letter = на карте буква «{ $letter }», а карта приоритета «{ $letter }» лежит { $location-at }
why-has-card = есть карта, которую можно взять
why-arrow = если идти от { $location-gen } по стрелке { $arrow-way }, это первая подходящая локация
why-arrow-choice-bonus = бонус { $location-gen } Автомусу уже не получить (10 из 10), а по стрелке { $arrow-way } это первый, который ещё можно получить
why-arrow-choice-luna-card = { why-arrow-choice-bonus }
why-takeable = бонус, который Автомус ещё может получить
why-taken-from = бонус { $location-gen } — Автомус взял там персонажа
why-luna-card = на карте бонуса Луны символ { $location-gen }

## Your turn

head-human-turn = Ход { $number } · вы
ask-turn = { $cards ->
    [0] Ход { $number }, карт в руке нет: получение персонажа или разведка?
   *[other] Ход { $number }: приказ или разведка?
}
    .tap = { $cards ->
        [0] Карт в руке нет: что вы делаете?
       *[other] Что вы делаете?
    }
ask-by-hand = «{ $card }»: что вы сделали?
ask-turn-led = { $next ->
    [gain] Откуда вы получаете персонажа?
    [end] Что изменила способность? Если больше ничего, завершите ход.
   *[report] Изменила ли что-нибудь способность? И откуда вы получаете персонажа?
}
    .tap = { $next ->
        [end] Что изменила способность?
       *[other] Откуда получаете персонажа?
    }
note-nothing-to-do = У вас нет карт, и взять нечего: вы пропускаете ход.
note-nothing-to-gain = Получать больше нечего: после способности ваш ход завершается.
note-scouted = Вы кладёте карту «{ $card }» { $location-to }.
note-gained = Вы получаете карту «{ $card }» { $place-from }.
note-moved = Карта «{ $card }» переходит { $place-from } { $to-to }.
note-banished = Сброшена карта «{ $card }» { $place-from }.
note-placed = Вы кладёте карту «{ $card }» { $location-to }.
note-track-stays = { $track-id ->
    [fleet] { $side-id ->
        [human] На шкале флота вы остаётесь на делении { $total }.
       *[automa] На шкале флота Автомус остаётся на делении { $total }.
    }
    [helium] { $side-id ->
        [human] Фишек гелия-3 у вас по-прежнему { $total }.
       *[automa] Фишек гелия-3 у Автомуса по-прежнему { $total }.
    }
   *[influence] { $side-id ->
        [human] Фишек влияния у вас по-прежнему { $total }.
       *[automa] Фишек влияния у Автомуса по-прежнему { $total }.
    }
}
note-die = На кубике восстания выпало: { $face }.
times-note-die = На кубике восстания { $number ->
    [2] дважды подряд
    [3] трижды подряд
    [one] { $number } раз подряд
    [few] { $number } раза подряд
    [many] { $number } раз подряд
   *[other] { $number } раза подряд
} выпало: { $face }.
note-ability = Теперь — способность карты «{ $card }».
order-scout = Положите { $location-to } открытую карту с верха колоды персонажей. Способность не срабатывает.
    .screen = Открытая карта с верха колоды — { $location-to }.
order-use-ability = Примените способность карты «{ $card }».
note-no-effect = Карта «{ $card }» ничего не даёт: { $lacks ->
    [here] она действует в другой локации
    [under] под ней нет карты нужного цвета
    [beneath] под ней нет карты
    [others] других карт здесь нет
    [holds] в руке нет карт, которых она требует
    [sovereign] фишка правителя не у вас
    [ahead] вы не опережаете Автомуса
    [room] ваша шкала уже на максимуме
    [pay] вам нечем платить
    [declined] вы отказались от её способности
    [used] в этот ход её способность уже применена
    [unbanish] в сбросе нет подходящей карты
    [banished] в сбросе нет подходящей карты
   *[other] подходящей карты нет
}.
ask-die = { $by-id ->
    [house-minerva] Правитель, братство Минервы: бросьте кубик восстания. Что выпало?
   *[deck] Бросьте кубик восстания. Что выпало?
}
ask-minerva = Выпал правитель: какую другую грань вы выбираете?
ask-place-where = { $by-id ->
    [house-apollo] Правитель, братство Аполлона: в какую локацию вы кладёте верхнюю карту колоды?
   *[face-place] На кубике — размещение персонажа: в какую локацию вы кладёте верхнюю карту колоды?
}
ask-banish-top = На кубике — сброс: из какой локации сбросить верхнюю карту?
ask-banish-from = Правитель, братство Цереры: из какой локации сбросить карту?
ask-banish-which = Какую карту сбросить?

## Abilities

note-automa-hand-empty = В руке Автомуса нет карт: способность не действует.
order-steal = Возьмите в руку нижнюю карту руки Автомуса.
    .screen = Вы забираете у Автомуса карту «{ $card }».
order-automa-loses = Сбросьте в открытую нижнюю карту руки Автомуса.
    .screen = Карта «{ $card }» уходит из руки Автомуса в сброс.
order-show-bottom = Откройте нижнюю карту руки Автомуса.
    .screen = Открывается нижняя карта руки Автомуса.
order-banish-shown = { $card-id ->
    [unknown] Сбросьте открытую карту.
   *[other] Сбросьте карту «{ $card }».
}
    .screen = Карта «{ $card }» уходит в сброс.
order-return-on-top = { $card-id ->
    [unknown] Верните открытую карту взакрытую на верх руки Автомуса.
   *[other] Верните карту «{ $card }» взакрытую на верх руки Автомуса.
}
    .screen = Карта «{ $card }» возвращается на верх руки Автомуса.
order-banish-self = Сбросьте карту «{ $card }».
    .screen = Сама карта «{ $card }» уходит в сброс.
order-banish-under = { $card-id ->
    [unknown] Сбросьте карту, которая лежит под вашей.
   *[other] Сбросьте карту «{ $card }», которая лежит под вашей.
}
order-human-loses = { $card-id ->
    [unknown] Сбросьте из руки другую карту.
   *[other] Сбросьте из руки карту «{ $card }».
}
    .screen = Карта «{ $card }» уходит из вашей руки в сброс.
order-automa-draws = Положите верхнюю карту колоды персонажей, не глядя, на верх руки Автомуса.
    .screen = Автомус берёт карту из колоды.
order-gift = Положите карту «{ $card }» взакрытую на верх руки Автомуса.
    .screen = Карта «{ $card }» переходит в руку Автомуса.
order-look-at-top = Посмотрите { $number ->
    [one] { $number } верхнюю карту
    [few] { $number } верхние карты
    [many] { $number } верхних карт
   *[other] { $number } верхние карты
} руки Автомуса.
    .screen = Вы смотрите { $number ->
        [one] { $number } верхнюю карту
        [few] { $number } верхние карты
        [many] { $number } верхних карт
       *[other] { $number } верхние карты
    } руки Автомуса.
order-turn-over = { $number ->
    [1] Откройте верхнюю карту руки Автомуса.
    [2] Откройте вторую сверху карту руки Автомуса.
    [3] Откройте третью сверху карту руки Автомуса.
    [4] Откройте четвёртую сверху карту руки Автомуса.
    [5] Откройте пятую сверху карту руки Автомуса.
   *[6] Откройте шестую сверху карту руки Автомуса.
}
    .screen = Случайная карта — «{ $card }».
order-roque-return = { $number ->
    [one] Верните карту на верх руки Автомуса: { $cards }.
    [few] Верните карты на верх руки Автомуса в таком порядке, снизу вверх: { $cards }.
    [many] Верните карты на верх руки Автомуса в таком порядке, снизу вверх: { $cards }.
   *[other] Верните карты на верх руки Автомуса в таком порядке, снизу вверх: { $cards }.
}
    .screen = { $number ->
        [0] В руку Автомуса ничего не возвращается.
        [1] Карта возвращается на верх руки Автомуса.
        [one] Карты возвращаются вперемешку на верх руки Автомуса.
        [few] Карты возвращаются вперемешку на верх руки Автомуса.
        [many] Карты возвращаются вперемешку на верх руки Автомуса.
       *[other] Карты возвращаются вперемешку на верх руки Автомуса.
    }
order-take-banished = { $card-id ->
    [unknown] Возьмите в руку случайную карту из сброса. Карт у вас { $human }, у Автомуса засчитано { $automa }.
   *[other] Возьмите в руку карту «{ $card }» из сброса. Карт у вас { $human }, у Автомуса засчитано { $automa }.
}
    .screen = Вы берёте из сброса карту «{ $card }»: карт у вас { $human }, у Автомуса засчитано { $automa }.
note-psychologist-not = «Психолог» не даёт карты: либо сброс пуст, либо карт у вас больше (у вас { $human }, у Автомуса засчитано { $automa }).
note-eo-red = Алая карта есть: ничего не происходит.
note-hacker = «Хакер» находит { $points ->
    [one] { $points } лавр
    [few] { $points } лавра
    [many] { $points } лавров
   *[other] { $points } лавра
}.
ask-use = Хотите применить способность карты «{ $card }»?
ask-trade = Карта «{ $card }»: { $pay-pay }, чтобы получить { $track-id ->
    [helium] { $amount ->
        [one] { $amount } фишку гелия-3
        [few] { $amount } фишки гелия-3
        [many] { $amount } фишек гелия-3
       *[other] { $amount } фишки гелия-3
    }
    [influence] { $amount ->
        [one] { $amount } фишку влияния
        [few] { $amount } фишки влияния
        [many] { $amount } фишек влияния
       *[other] { $amount } фишки влияния
    }
   *[fleet] { $amount ->
        [one] { $amount } деление флота
        [few] { $amount } деления флота
        [many] { $amount } делений флота
       *[other] { $amount } деления флота
    }
}?
ask-holds = Карта «{ $card }»: есть ли у вас в руке { $wanted-id ->
    [the-howlers] карта «{ $wanted }»
   *[other] { $card-id ->
        [dancer] ещё хотя бы
       *[other] хотя бы
    } две { $wanted-pl } карты
}?
ask-how-many = Карта «{ $card }»: сколько { $card-id ->
    [dr-virany] карт вы берёте из сброса
    [online-gambler] открыто карт названного цвета
    [investor] { $place-at } карт цвета, который вы называете (не серебряного)
   *[other] { $color-gens } карт { $place-at }
}?
ask-color = Карта «{ $card }»: какой цвет вы называете?{ $among ->
    [1] {""}
   *[other] {" "}({ $number } из { $among })
}
ask-shown-color = Какого цвета открытая карта?
ask-sevro-takes = Карта «{ sevro }»: возьмёте карту, которая лежит под ней? (Иначе та будет сброшена.)
ask-karnus-enemy = Сброшена карта «Мустанг», «Шакал» или «Нерон»?
ask-banish-hand = Карта «{ $card }»: какую { $card-id ->
    [surgeon] карту из руки вы сбрасываете, чтобы взять золотую из сброса
    [mickey-the-carver] алую карту из руки вы сбрасываете, чтобы найти в колоде золотую
   *[hypnotist] карту из руки вы сбрасываете, чтобы взять новую
}?
ask-auctioneer-die = Бросайте кубик восстания, пока не выпадет бонус, который Автомус может получить. Какой выпал?
ask-auctioneer-leave = Карта «{ auctioneer }»: Автомус ничего не может получить. Какой из трёх бонусов вы оставляете?
ask-eo-red = { $number ->
    [one] Эта карта алая?
    [few] Есть ли среди этих { $number } карт алая?
    [many] Есть ли среди этих { $number } карт алая?
   *[other] Есть ли среди этих { $number } карт алая?
}
ask-roque-name = Карта «{ roque }»: какого персонажа вы называете?
ask-roque-hit = Это та карта, которую вы назвали?
ask-core-value = Какова её ценность?

## The end

care-ending = { $left-id ->
    [human] Ваш следующий ход — последний: условие завершения партии выполнено.
   *[automa] Условие завершения партии выполнено: Автомус делает ещё один ход{ $house-id ->
        [house-apollo] , и ещё один — вы: его даёт братство Аполлона
       *[other] {""}
    }.
}
    .aside = { $by-id ->
        [human] У вас 7 или больше по двум показателям: { $tracks }.
        [automa] У Автомуса 7 или больше по двум показателям: { $tracks }.
       *[nobody] На двоих с Автомусом у вас 7 или больше по всем трём показателям: { $tracks }.
    }
care-ending-now = { $house-id ->
    [house-apollo] Условие завершения партии выполнено. Обе стороны сделали поровну ходов, и ещё один ход — ваш.
   *[other] Это был последний круг. Условие завершения партии выполнено, и обе стороны сделали поровну ходов.
}
    .aside = { $by-id ->
        [human] У вас 7 или больше по двум показателям: { $tracks }.
        [automa] У Автомуса 7 или больше по двум показателям: { $tracks }.
       *[nobody] На двоих с Автомусом у вас 7 или больше по всем трём показателям: { $tracks }.
    }
care-exhausted = Карт для игры не осталось: партия завершается.
care-apollo-last = Ваш последний ход: его даёт братство Аполлона.
head-end-abilities = Способности конца игры
ask-end-abilities = Что изменили способности конца игры? Когда всё сделано, ответьте: готово.
    .tap = Что изменили способности конца игры?
ask-ceres = Братство Цереры: какую карту из руки вы сбрасываете?
order-ceres = Сбросьте 1 карту из руки: так велит братство Цереры.
head-scoring = Подсчёт лавров
ask-hand-count = Сколько карт у вас в руке? По счёту программы — { $number }. Каждая карта сверх семи отнимает 10 лавров.
    .tap = Сколько карт у вас в руке? Программа насчитала { $number }.
ask-matching = { $known ->
    [0] { $number ->
        [1] Откройте карту в руке Автомуса. Если её ценность { $parity-value }, ответьте 1, если нет — 0.
        [one] Откройте { $number } карту в руке Автомуса. У скольких из них { $parity-value } ценность?
        [few] Откройте { $number } карты в руке Автомуса. У скольких из них { $parity-value } ценность?
        [many] Откройте { $number } карт в руке Автомуса. У скольких из них { $parity-value } ценность?
       *[other] Откройте { $number } карты в руке Автомуса. У скольких из них { $parity-value } ценность?
    }
   *[1] { $number ->
        [1] Откройте в руке Автомуса { $number } карту, которую никто не видел. Если её ценность { $parity-value }, ответьте 1, если нет — 0.
        [one] Откройте в руке Автомуса { $number } карту, которых никто не видел. У скольких из них { $parity-value } ценность?
        [few] Откройте в руке Автомуса { $number } карты, которых никто не видел. У скольких из них { $parity-value } ценность?
        [many] Откройте в руке Автомуса { $number } карт, которых никто не видел. У скольких из них { $parity-value } ценность?
       *[other] Откройте в руке Автомуса { $number } карты, которых никто не видел. У скольких из них { $parity-value } ценность?
    }
}
note-cut = { $all ->
    [one] Из { $all } карты в руке Автомуса оставлены
    [few] Из { $all } карт в руке Автомуса оставлены
    [many] Из { $all } карт в руке Автомуса оставлены
   *[other] Из { $all } карты в руке Автомуса оставлены
} { score-cards-kept }.
ask-hand-card = { $number }-я карта в вашей руке: что это за персонаж?
ask-codebreaker = «Взломщик кодов»: имена всех карт вашей руки в вашем издании начинаются с разных букв? (Оранжевым дайте самые выгодные имена.)
ask-hand-how = Как посчитать вашу руку?
by-cards = назову карты, посчитает программа
by-sum = введу сумму лавров
ask-look-board = «{ $card }»: сколько { $color-gens }{ $other-id ->
    [none] {""}
   *[other] {" "}и { $other-gens }
} карт лежит на поле (во всех четырёх стопках)?
ask-look-banished = «{ $card }»: сколько { $color-gens } карт лежит в сбросе?
ask-look-top = «{ $card }»: какова наибольшая ценность среди открытых верхних карт локаций?
ask-hand-points = Сколько лавров приносят карты в вашей руке? Считайте ценности и условия, но не штраф за карты сверх семи.
    .tap = Сколько лавров приносят карты в вашей руке? Если карт больше семи, штраф программа вычтет сама.
note-hand-card = «{ $card }»: { $points ->
    [one] { $points } лавр
    [few] { $points } лавра
    [many] { $points } лавров
   *[other] { $points } лавра
}{ $clauses ->
    [0] {""}
   *[other] {" "}(ценность { $core }, за условия { $clauses })
}.
note-hand-color = Карта «{ $card }» считается ещё и { $color-ins }.
note-hand-name = Карта «{ $card }» считается картой «{ $name }».
note-totals = У вас { $human ->
    [one] { $human } лавр
    [few] { $human } лавра
    [many] { $human } лавров
   *[other] { $human } лавра
}, у Автомуса — { $automa }.
head-winner = { $side-id ->
    [human] Вы победили с перевесом в { $by ->
        [one] { $by } лавр
        [few] { $by } лавра
        [many] { $by } лавров
       *[other] { $by } лавра
    }!
   *[automa] Автомус победил с перевесом в { $by ->
        [one] { $by } лавр
        [few] { $by } лавра
        [many] { $by } лавров
       *[other] { $by } лавра
    }.
}
head-winner-sovereign = { $side-id ->
    [human] Ничья, но фишка правителя у вас: вы победили!
   *[automa] Ничья, но фишка правителя у Автомуса: победил он.
}
head-winner-shared = Ничья, и фишки правителя нет ни у кого: победа общая.
score-start = начальные лавры
score-fleet = флот
score-helium = гелий-3
score-sovereign = фишка правителя
score-influence = влияние (нейтральных фишек — 3)
score-cards = { $all ->
    [0] { score-cards-all }
    [one] карты (Автомус: из { $all } карты оставлены { score-cards-kept })
    [few] карты (Автомус: из { $all } карт оставлены { score-cards-kept })
    [many] карты (Автомус: из { $all } карт оставлены { score-cards-kept })
   *[other] карты (Автомус: из { $all } карты оставлены { score-cards-kept })
}
score-cards-kept = { $others ->
    [0] 20, все подходящие
   *[other] 20: подходящих — { $matching }, неподходящих — { $others }
}
score-cards-all = { $matching ->
    [0] { $others ->
        [0] карты
       *[other] карты (Автомус: подходящих — { $matching }, неподходящих — { $others })
    }
   *[other] карты (Автомус: подходящих — { $matching }, неподходящих — { $others })
}
score-excess = карты сверх семи
what-card = { $what-id ->
    [jupiter] карта { $what-from }
    [mars] карта { $what-from }
    [luna] карта { $what-from }
    [institute] карта { $what-from }
    [hand] карта { $what-from }
    [automa-hand] нижняя карта { $what-from }
    [deck] верхняя карта { $what-from }
    [banished] карта { $what-from }
    [under] карта, лежавшая под вашей
    [deck-bottom] нижняя карта из колоды персонажей
   *[other] карта «{ $what }»
}
said-lead = { $card-id ->
    [none] Приказ: карта из руки — { $location-to }.
   *[other] Приказ: карта «{ $card }» — { $location-to }.
}
said-scout = { $location-id ->
    [none] Разведка.
   *[other] { $card-id ->
        [none] Разведка: карта с верха колоды — { $location-to }.
       *[other] Разведка: карта «{ $card }» — { $location-to }.
    }
}
said-gain = { $card-id ->
    [none] Карта { $source-from } — вам в руку.
   *[other] Карта «{ $card }» { $source-from } — вам в руку.
}
said-take = Взята { what-card }.
said-banish = Сброшена { what-card }.
said-move = { $what-id ->
    [under] Карта, лежавшая под вашей, перенесена
    [deck] Верхняя карта колоды персонажей —
   *[other] Перенесена { what-card }
} { $to-to }{ $position-id ->
    [none] {""}
    [top] {""}
    [bottom] , в самый низ
   *[beneath] , под верхнюю карту
}{ $face-id ->
    [none] {""}
   *[down] , взакрытую
}.
said-pile = Перенесены все карты под верхней { $location-from } { $to-to }.
said-clear = Сброшены все карты { $location-from }.
said-steal = Взята нижняя карта из руки Автомуса.
said-gift = Автомусу отдана { what-card }.
said-ability = Способность карты «{ $ability }».
said-end = Ход завершён.
said-done = Готово.
said-helium = { $side-id ->
    [automa] Гелий-3 Автомуса: { $amount }.
   *[other] Ваш гелий-3: { $amount }.
}
said-fleet = { $side-id ->
    [automa] Флот Автомуса: { $amount }.
   *[other] Ваш флот: { $amount }.
}
said-influence = { $side-id ->
    [automa] Влияние Автомуса: { $amount }.
   *[other] Ваше влияние: { $amount }.
}
said-sovereign = Получена фишка правителя.
fixed-helium = { $side-id ->
    [human] Исправлено: у вас { $amount ->
        [one] { $amount } фишка
        [few] { $amount } фишки
        [many] { $amount } фишек
       *[other] { $amount } фишки
    } гелия-3.
   *[automa] Исправлено: у Автомуса { $amount ->
        [one] { $amount } фишка
        [few] { $amount } фишки
        [many] { $amount } фишек
       *[other] { $amount } фишки
    } гелия-3.
}
fixed-fleet = { $side-id ->
    [human] Исправлено: на шкале флота вы на делении { $amount }.
   *[automa] Исправлено: на шкале флота Автомус на делении { $amount }.
}
fixed-influence = { $side-id ->
    [human] Исправлено: у вас в училище { $amount ->
        [one] { $amount } фишка
        [few] { $amount } фишки
        [many] { $amount } фишек
       *[other] { $amount } фишки
    } влияния.
   *[automa] Исправлено: у Автомуса в училище { $amount ->
        [one] { $amount } фишка
        [few] { $amount } фишки
        [many] { $amount } фишек
       *[other] { $amount } фишки
    } влияния.
}

## Corrections

fixed-sovereign = { $holder-id ->
    [human] Исправлено: фишка правителя у вас.
    [automa] Исправлено: фишка правителя у Автомуса.
   *[nobody] Исправлено: фишки правителя нет ни у кого.
}
fixed-cards = Исправлено: карты { $place-at } — { $cards }.
fixed-rest = { $place-id ->
    [banished] Сброс
   *[deck] Колода
}: { $before } → { $number }.
fixed-move = Исправлено: одна карта перенесена { $source-from } { $to-to }.
fixed-card = Исправлено: карта «{ $card }» лежит { $place-at }.
fixed-priority = Исправлено: карта приоритета «{ $letter }» лежит { $location-at }.
fixed-parity = Исправлено: на карте подсчёта лавров видна надпись «{ $parity-sign }».
fixed-house = Исправлено: вы играете за братство { $house-gen }.
fixed-turns = { $side-id ->
    [human] Исправлено: вы сделали { $amount ->
        [one] { $amount } ход
        [few] { $amount } хода
        [many] { $amount } ходов
       *[other] { $amount } хода
    }.
   *[automa] Исправлено: Автомус сделал { $amount ->
        [one] { $amount } ход
        [few] { $amount } хода
        [many] { $amount } ходов
       *[other] { $amount } хода
    }.
}
fixed-ending = { $on-id ->
    [yes] Исправлено: условие завершения партии выполнено.
   *[no] Исправлено: условие завершения партии не выполнено.
}
fixed-automa-card = { $where-id ->
    [drawn] Исправлено: карта Автомуса { $number } уже вышла.
   *[to-draw] Исправлено: карта Автомуса { $number } ещё не вышла.
}

## What cannot be

card-elsewhere = Карта «{ $card }» сейчас { $place-at }.
card-not-there = Карты «{ $card }» { $place-at } нет.
card-not-in-play = Карта «{ $card }» в этой партии не участвует.
card-twice = Один и тот же персонаж не может быть { $place-at } дважды.
place-empty = Карт { $place-at } нет.
name-the-card = Назовите карту { $place-from }.
nothing-under = Под верхней картой ничего нет.
move-nowhere = Так переместить карту { $place-to } нельзя.
automa-bottom-only = Карта «{ $card }» в руке Автомуса не нижняя, а взять можно только нижнюю.
hand-empty = У вас в руке нет карт: получите персонажа или проведите разведку.
deck-to-deal = Раздача ещё не закончена: в колоде должно остаться не меньше { $number ->
    [one] { $number } карты
    [few] { $number } карт
    [many] { $number } карт
   *[other] { $number } карты
}.
deck-empty = Колода персонажей пуста.
lead-first = Сначала приказ (или разведка): у вас в руке есть карты.
gain-where-led = Вы отдали приказ { $location-at }: персонажа нужно получить в другом месте.
ability-does-not-end = Способность карты «{ $card }» не завершает ход: скажите, откуда вы получаете персонажа.
track-below-zero = Меньше нуля быть не может: { $track } сейчас — { $total }.
track-full = Больше быть не может: { $track } уже { $total }.
too-many-cards = Для этого { $place-at } не хватает неизвестных карт.
priorities-bad = «{ $got }» — не порядок приоритетов. Ожидаются буквы А, Б, В и Г для Юпитера, Марса, Луны и училища, например БАГВ, или слово «случайно».
automa-card-is = Сейчас нельзя отметить, что { $card } { $where }.

## Notation

verb-lead = приказ
    .hint = карта из руки, действует её способность
verb-scout = разведка
    .hint = верхняя карта колоды, бонус — вам
verb-gain = получить
    .hint = верхняя карта другой локации или колоды
verb-take = взять
    .hint = карта вам в руку, без бонуса локации
verb-banish = сбросить
    .hint = карта уходит в сброс
verb-move = перенести
    .hint = карта переходит с места на место
verb-pile = стопка
    .tap = переместить стопку
    .hint = все карты под верхней — в другое место
verb-clear = очистить
    .hint = все карты локации уходят в сброс
verb-steal = украсть
    .hint = нижняя карта Автомуса — вам в руку
verb-gift = подарить
    .hint = карта кладётся на верх руки Автомуса
verb-ability = способность
    .hint = найти карту по имени
verb-end = конец
    .tap = завершить ход
    .hint = так велит способность: без получения
verb-done = готово
    .tap = Больше ничего
verb-helium = гелий-3
    .hint = ваш или Автомуса: больше или меньше
verb-fleet = флот
    .hint = ваш или Автомуса: вперёд или назад
verb-influence = влияние
    .hint = ваше или Автомуса: больше или меньше
verb-sovereign = правитель
    .hint = фишка меняет владельца
verb-cards = карты
    .hint = что лежит в одном месте
verb-card = карта
    .hint = где лежит одна карта
verb-priority = приоритет
    .hint = какая буква лежит в локации
verb-parity = чётность
    .hint = что видно на карте подсчёта
verb-house = братство
    .hint = за какое вы играете
verb-turns = ходы
    .hint = сколько их было
verb-ending = завершение
    .hint = наступило ли оно
verb-automa-card = карта-автомуса
    .tap = карта Автомуса
    .hint = уже вышла или нет
usage-lead = приказ ‹персонаж› ‹локация› — приказ танцор на марс · приказ ‹локация› — если карты только считаются: приказ на марс
usage-scout = разведка ‹локация› [‹персонаж›] — разведка на луне; разведка на луне танцор
usage-gain = получить ‹локация›|колода — получить с юпитера; получить из колоды
usage-take = взять ‹карта› — карта (персонаж или место, где она лежит) переходит вам в руку: взять с марса; взять под ним; взять танцора
usage-banish = сбросить ‹карта› — из руки Автомуса — нижнюю: сбросить с марса; сбросить из руки автомуса; сбросить танцора
usage-move = перенести ‹карта› ‹место› [наверх|вниз|под верхнюю] [взакрытую] — перенести из колоды на марс; перенести танцора на луну
usage-pile = стопка ‹локация› ‹место› — переходят все карты под верхней: стопка с марса на луну
usage-clear = очистить ‹локация› — сбрасываются все карты локации: очистить марс
usage-steal = украсть — нижняя карта руки Автомуса переходит вам в руку
usage-gift = подарить ‹карта› — карта ложится на верх руки Автомуса: подарить из колоды; подарить танцора
usage-ability = способность ‹персонаж› — программа выполнит её сама; если карты только считаются, иногда спросит, что вы сделали: способность айя; способность дэрроу
usage-end = конец — способность завершила ваш ход или получать нечего
usage-done = готово — больше ничего не изменилось
usage-helium = гелий [автомус] ±‹число› — гелий +2; гелий автомус -1
usage-fleet = флот [автомус] ±‹число› — флот +1
usage-influence = влияние [автомус] ±‹число› — влияние +1
usage-sovereign = правитель — вы получаете фишку
usage-fix-helium = правка гелий вы|автомус ‹число› — сколько его или на сколько больше или меньше: правка гелий автомус 4; правка гелий вы +2
usage-fix-fleet = правка флот вы|автомус ‹число› — правка флот автомус 5
usage-fix-influence = правка влияние вы|автомус ‹число› — правка влияние вы 3
usage-fix-sovereign = правка правитель вы|автомус|никто — у кого фишка правителя: правка правитель автомус
usage-fix-cards = правка карты ‹место› ‹число› — сколько там карт: правка карты на марсе 3 · правка карты ‹место› ‹персонаж› … — какие, снизу вверх: правка карты на марсе танцор айя
usage-fix-card = правка карта ‹персонаж› ‹место› [наверх|вниз|под верхнюю] — где лежит одна карта: правка карта танцор на марсе
usage-fix-move = правка перенести ‹место› ‹место› — одна карта лежит не там: правка перенести на марсе на луне
usage-fix-priority = правка приоритет ‹локация› ‹буква› — правка приоритет на луне Б
usage-fix-parity = правка чётность чётные|нечётные — что видно на карте подсчёта лавров: правка чётность нечётные
usage-fix-house = правка братство ‹братство› — правка братство Марс
usage-fix-turns = правка ходы вы|автомус ‹число› — сколько ходов сделано: правка ходы автомус 5
usage-fix-ending = правка завершение да|нет — выполнено ли условие завершения партии: правка завершение да
usage-fix-automa-card = правка карта-автомуса ‹номер› вышла|не вышла — выходила ли эта карта: правка карта-автомуса 5 вышла

## Settings

setting-level = уровень сложности
setting-level-help = Чем выше уровень, тем больше лавров Автомус получает за карты: от 5 за подходящую и 2 за неподходящую на первом до 14 и 7 на шестом.
setting-level-1 = 1 · Алый
setting-level-2 = 2 · Меченый (обычный)
setting-level-3 = 3 · Ищейка
setting-level-4 = 4 · Мастер
setting-level-5 = 5 · Ваятель
setting-level-6 = 6 · Нобиль
setting-depth = коробка или экран
setting-depth-help = На экране программа сама раздаёт, перекладывает и считает. С коробкой вы сообщаете ей лишь, сколько карт в каждой локации, или ещё и то, какие это персонажи: тогда она подсчитает и лавры за вашу руку. Почти все русские имена персонажей — наш перевод: их можно заменить своими.
setting-depth-when-counted-known = только при игре с коробкой
setting-depth-counted = с коробкой, только число карт (быстро)
setting-depth-known = с коробкой, персонажи по имени
setting-house = братство
setting-house-help = Ваше братство. Его способность действует каждый раз, когда вы получаете фишку правителя.
setting-house-random = случайное
    .hint = любое из шести
setting-house-newcomer = случайное, кроме Цереры
setting-house-apollo = Аполлон
    .hint = верхнюю карту колоды — в любую локацию; кроме того, вы ходите первым и делаете ещё один ход в конце
setting-house-ceres = Церера
    .hint = сбросить любую карту локации; кроме того, в начале на карту больше, а в конце одну нужно сбросить; не для первой игры
setting-house-diana = Диана
    .hint = +1 к влиянию
setting-house-jupiter = Юпитер
    .hint = +1 к флоту
setting-house-mars = Марс
    .hint = +1 к гелию-3
setting-house-minerva = Минерва
    .hint = бросок кубика восстания
setting-first = первый игрок
setting-first-help = Кто начинает. За братство Аполлона первым ходите вы.
setting-first-random = случайно
setting-first-human = вы
setting-first-automa = Автомус
setting-variant = возвращённые персонажи
setting-variant-help = Вариант игры с картами «Аукционист», «Эо», «Психолог» и «Рок». Для тех, кто освоился в игре.
setting-variant-no = нет
setting-variant-yes = да
setting-automa-deck = колода Автомуса
setting-automa-deck-help = Кто берёт карты Автомуса: программа или вы из своей коробки.
setting-automa-deck-program = берёт программа
setting-automa-deck-physical = беру из своей коробки
setting-characters = колода персонажей
setting-characters-help = Откуда берутся персонажи: из вашей коробки (вы сообщаете, какая карта открылась) или их раздаёт программа — так можно попробовать игру и без коробки.
setting-characters-table = из моей коробки
setting-characters-program = раздаёт программа
setting-die = кубик восстания
setting-die-help = Кто бросает кубик восстания: вы или программа.
setting-die-table = бросаю я
setting-die-program = бросает программа
setting-priorities = карты приоритетов
setting-priorities-help = В какой локации лежит какая буква.
setting-priorities-random = случайно
setting-priorities-own = Буквы для Юпитера, Марса, Луны и училища, например БАГВ.
setting-deck = состав колоды Автомуса
setting-deck-help = В общедоступном списке карта 5 повторяет карту 6. В рекомендуемом составе её заменяет единственная карта, при которой все количества сходятся.
setting-deck-recommended = рекомендуемый
setting-deck-transcription = как в общедоступном списке
setting-substitute = бонус сверх максимума
setting-substitute-help = Что получает Автомус, если ваша карта даёт ему гелий-3, флот или влияние, а у него уже максимум: ничего или следующий бонус по стрелке своей последней карты.
setting-substitute-no = Автомус не получает ничего
setting-substitute-yes = Автомус получает следующий бонус по стрелке
setting-neutral-rank = нейтральные фишки влияния
setting-neutral-rank-help = Для некоторых ваших карт важно, у кого больше или меньше всего влияния. Учитывать ли при этом 3 нейтральные фишки в училище?
setting-neutral-rank-no = не учитывать
setting-neutral-rank-yes = учитывать
setting-lawyer = карта «Юрист»
setting-lawyer-help = Что приносит «Юрист», если у вас в руке «Судья» и ещё одна белая карта?
setting-lawyer-both = лавры по обоим условиям
setting-lawyer-judge = лавры только за «Судью»
setting-chef = карта «Шеф-повар»
setting-chef-help = С «Шеф-поваром» золотые карты не теряют лавров. Как это применять: отменять потерю по каждому условию отдельно или только тогда, когда карта в сумме теряет лавры?
setting-chef-clause = по каждому условию
setting-chef-card = по карте в целом
setting-box = язык издания
setting-box-help = «Взломщик кодов» сравнивает первые буквы имён. Английские имена программа знает, а об издании на другом языке спросит вас.
setting-box-english = английский
setting-box-other = другой

## The Automa’s cards

automa-card-in-words = { $card } (активация — { $activation }, получение — { $gain }, стрелка { $arrow-way }, { $extra-id ->
    [star] бонус локации
    [discard] сброс персонажа
   *[none] больше ничего
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
