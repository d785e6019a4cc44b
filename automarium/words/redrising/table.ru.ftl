### Red Rising: the table, Russian. The terms are those of the Russian Automus booklet.

game = Алое восстание
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
institute = Училище
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
under = карта под ним
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
letter-b = Б
letter-c = В
letter-d = Г
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
care-inferred = Напечатанного образца нет, содержание восстановлено расчётом: { $cards }.
care-owner-deck = Карты Автомуса взяты из вашего списка.
care-letters-uneven = По правилам буква А встречается чаще всех, а Г — реже всех. В вашем списке это не так: проверьте его.
care-names = В русском буклете Автомуса названы только семь персонажей: «Аукционист», «Эо», «Ростовщица», «Психолог», «Рок», «Танцор» и «Гармони». Остальные имена — наш перевод, и в вашей коробке они могут быть другими. Их можно заменить своим списком имён.
note-own-names = Имена персонажей взяты из вашего списка.
head-setup = Подготовка к игре
note-shuffle-automa-deck = 22 карты Автомуса перемешаны; { $aside ->
    [one] { $aside } из них отложена
    [few] { $aside } из них отложены
    [many] { $aside } из них отложено
   *[other] { $aside } из них отложены
} в сторону взакрытую.
order-shuffle-automa-deck = Перемешайте все 22 карты Автомуса и, не глядя, отложите в сторону { $aside ->
    [one] { $aside } верхнюю
    [few] { $aside } верхние
    [many] { $aside } верхних
   *[other] { $aside } верхние
}.
order-priority = Положите карту приоритета «{ $letter }» { $location-to }.
order-luna-card = Подложите карту бонуса Луны под карту приоритета на Луне так, чтобы был виден символ { $location-gen }.
order-remove = Уберите из игры { $number ->
    [one] { $number } карту персонажа
    [few] { $number } карты персонажей
    [many] { $number } карт персонажей
   *[other] { $number } карты персонажей
}: { $cards }.
order-house = Вы играете за братство { $house-gen }.
note-ceres-advice = Правила не советуют новичкам братство Цереры.
order-deal = Перемешайте карты персонажей. Положите по 2 в открытую в каждую локацию, { $hand } возьмите в руку, { $automa } положите взакрытую в руку Автомуса (братства у него нет). Поместите в училище { $neutral ->
    [one] { $neutral } фишку влияния
    [few] { $neutral } фишки влияния
    [many] { $neutral } фишек влияния
   *[other] { $neutral } фишки влияния
} неиспользуемого цвета.
note-dealt = { $place }: { $cards }.
order-parity = Подложите карту подсчёта лавров под поле так, чтобы была видна надпись «{ $parity-sign }» (карт чётной ценности на поле — { $even }, нечётной — { $odd }).
order-first = { $side-id ->
    [human] Первый ход за вами.
   *[automa] Первый ход за Автомусом.
}
ask-even-count = Открытых карт на поле — { $number }. У скольких из них чётная ценность (0 — чётное число)?
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
} Вместо карты, которую пока не хотите называть, укажите: неизвестный.

## The Automa’s turn

head-automa-turn = { $number }-й ход Автомуса
note-automa-cards = Обе карты этого хода: { $cards }.
head-automa-card = Карта { $number } — активация: { $activation } · получение: { $gain } · стрелка { $arrow } · дополнительно: { $extra }
order-activate = { $card-id ->
    [unknown] Положите верхнюю карту колоды персонажей в открытую { $location-to }.
   *[other] Положите карту «{ $card }» с верха колоды персонажей в открытую { $location-to }.
}
order-gain = { $card-id ->
    [unknown] Возьмите верхнюю карту { $location-from } и положите её взакрытую на верх руки Автомуса.
   *[other] Возьмите карту «{ $card }» { $location-from } и положите её взакрытую на верх руки Автомуса.
}
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
order-sovereign = { $side-id ->
    [human] Возьмите фишку правителя.
   *[automa] Передайте фишку правителя Автомусу.
}
note-keeps-sovereign = { $side-id ->
    [human] Фишка правителя остаётся у вас.
   *[automa] Фишка правителя остаётся у Автомуса.
}
note-luna-bonus = Бонус Луны: фишка правителя и бонус с карты бонуса Луны.
note-all-empty = Все четыре локации пусты: брать нечего.
note-all-full = У Автомуса уже максимум гелия-3, флота и влияния: бонуса больше нет.
note-no-star = Персонаж не получен, поэтому звезда ничего не даёт.
note-deck-empty-no-activation = Колода персонажей пуста: активации нет.
note-deck-empty-no-discard = Колода персонажей пуста: сбрасывать нечего.
note-deck-empty = Колода персонажей пуста.
order-discard-character = { $card-id ->
    [unknown] Сбросьте верхнюю карту колоды персонажей лицом вверх.
   *[other] Сбросьте верхнюю карту колоды персонажей («{ $card }») лицом вверх.
}
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
    [one] Карта Автомуса из вашей коробки уже выходила
    [few] Все { $number } карты Автомуса из вашей коробки уже выходили
    [many] Все { $number } карт Автомуса из вашей коробки уже выходили
   *[other] Все { $number } карты Автомуса из вашей коробки уже выходили
}: посмотрите на эту ещё раз.
ask-which-character = Что это за персонаж?
ask-banished-character = Какой персонаж сброшен?
ask-drawn-character = Какого персонажа вы взяли?
ask-bottom-character = Какой персонаж на нижней карте руки Автомуса?
ask-moved-character = Какая карта взята { $place-from }?
ask-deck-top = Какой персонаж на верхней карте колоды?
ask-turned-over = Какого персонажа вы открыли?
ask-block = Автомус забирает вашу фишку правителя. Покажете и сбросите персонажа, чтобы её сохранить?
order-blocked = Сбросьте карту «{ $card }»: фишка правителя остаётся у вас.
order-human-draws = Возьмите верхнюю карту колоды персонажей.

## Why

choice-activation = Где активировать персонажа
choice-gain = Где получить персонажа
choice-bonus = Какой бонус
choice-luna-card = Какой бонус с карты бонуса Луны
why-symbol = символ { $location-gen } на карте
why-letter = буква на карте: «{ $letter }» лежит { $location-at }
why-has-card = есть карта, которую можно взять
why-arrow = первая по стрелке { $arrow }, если идти от { $location-gen }
why-takeable = бонус, который Автомус ещё может получить
why-taken-from = бонус { $location-gen }: там взят персонаж
why-luna-card = символ { $location-gen } на карте бонуса Луны

## Your turn

head-human-turn = Ваш { $number }-й ход
ask-turn = { $cards ->
    [0] Ваш { $number }-й ход: карт в руке нет. Получение персонажа или разведка?
   *[other] Ваш { $number }-й ход: приказ или разведка?
}
ask-turn-led = Ваш { $number }-й ход: что изменила способность и откуда вы получаете персонажа?
note-nothing-to-do = У вас нет карт, и взять нечего: вы пропускаете ход.
note-nothing-to-gain = Получать больше нечего. Сообщите, что изменила способность, и завершите ход.
note-led = { $card-id ->
    [unknown] Вы кладёте карту персонажа { $location-to }.
   *[other] Вы кладёте карту «{ $card }» { $location-to }.
}
note-scouted = { $card-id ->
    [unknown] Вы кладёте верхнюю карту колоды персонажей { $location-to }.
   *[other] Вы кладёте карту «{ $card }» { $location-to }.
}
note-gained = { $card-id ->
    [unknown] Вы получаете карту персонажа { $place-from }.
   *[other] Вы получаете карту «{ $card }» { $place-from }.
}
note-moved = { $card-id ->
    [unknown] Карта переходит { $place-from } { $to-to }.
   *[other] Карта «{ $card }» переходит { $place-from } { $to-to }.
}
note-taken = { $card-id ->
    [unknown] Вы берёте карту { $place-from }.
   *[other] Вы берёте карту «{ $card }» { $place-from }.
}
note-banished = { $card-id ->
    [unknown] Сброшена карта { $place-from }.
   *[other] Сброшена карта «{ $card }» { $place-from }.
}
note-placed = { $card-id ->
    [unknown] Карта персонажа ложится { $location-to }.
   *[other] Карта «{ $card }» ложится { $location-to }.
}
note-pile-moved = { $number ->
    [one] { $number } карта переходит
    [few] { $number } карты переходят
    [many] { $number } карт переходят
   *[other] { $number } карты переходят
} { $place-from } { $to-to }.
note-cleared = { $number ->
    [one] Сброшена { $number } карта
    [few] Сброшены { $number } карты
    [many] Сброшено { $number } карт
   *[other] Сброшено { $number } карты
} { $place-from }.
note-turn-ended = Ваш ход завершён.
note-track-stays = { $track-id ->
    [fleet] { $side-id ->
        [human] На шкале флота вы остаётесь на делении { $total }.
       *[automa] На шкале флота Автомус остаётся на делении { $total }.
    }
    [helium] { $side-id ->
        [human] Гелия-3 у вас по-прежнему { $total }.
       *[automa] Гелия-3 у Автомуса по-прежнему { $total }.
    }
   *[influence] { $side-id ->
        [human] Фишек влияния у вас по-прежнему { $total }.
       *[automa] Фишек влияния у Автомуса по-прежнему { $total }.
    }
}
note-die = На кубике восстания выпало: { $face }.
note-ability = Способность карты «{ $card }»:
note-report-ability = Примените способность карты «{ $card }» и сообщите, какие карты и фишки она переместила.
note-no-effect = Способность не срабатывает.
ask-die = Бросьте кубик восстания. Что выпало?
ask-minerva = Выпал правитель: какую другую грань вы выбираете?
ask-place-where = В какую локацию вы кладёте верхнюю карту колоды персонажей?
ask-banish-top = Из какой локации сбросить верхнюю карту?
ask-banish-from = Из какой локации сбросить карту?
ask-banish-which = Какую карту сбросить?

## Abilities

note-automa-hand-empty = В руке Автомуса нет карт: способность не действует.
order-steal = Возьмите в руку нижнюю карту руки Автомуса.
order-automa-loses = Автомус теряет нижнюю карту своей руки: сбросьте её в открытую.
order-show-bottom = Откройте нижнюю карту руки Автомуса.
order-banish-shown = { $card-id ->
    [unknown] Сбросьте показанную карту.
   *[other] Сбросьте карту «{ $card }».
}
order-return-on-top = { $card-id ->
    [unknown] Верните карту взакрытую на верх руки Автомуса.
   *[other] Верните карту «{ $card }» взакрытую на верх руки Автомуса.
}
order-banish-self = Сбросьте и саму карту «{ $card }».
order-banish-under = { $card-id ->
    [unknown] Сбросьте карту, лежащую под этой.
   *[other] Сбросьте карту «{ $card }», лежащую под этой.
}
order-human-loses = { $card-id ->
    [unknown] Сбросьте карту из руки.
   *[other] Сбросьте из руки карту «{ $card }».
}
order-automa-draws = Положите верхнюю карту колоды персонажей, не глядя, взакрытую на верх руки Автомуса.
order-gift = Положите карту «{ $card }» взакрытую на верх руки Автомуса.
order-look-at-top = Посмотрите { $number ->
    [one] { $number } верхнюю карту
    [few] { $number } верхние карты
    [many] { $number } верхних карт
   *[other] { $number } верхние карты
} руки Автомуса.
order-turn-over = Откройте { $number }-ю карту сверху.
order-roque-return = { $number ->
    [one] Верните карту на верх руки Автомуса: { $cards }.
    [few] Верните карты на верх руки Автомуса в случайном порядке, снизу вверх: { $cards }.
    [many] Верните карты на верх руки Автомуса в случайном порядке, снизу вверх: { $cards }.
   *[other] Верните карты на верх руки Автомуса в случайном порядке, снизу вверх: { $cards }.
}
order-take-banished = { $card-id ->
    [unknown] Возьмите случайную карту из сброса: карт у вас — { $human }, у Автомуса засчитано { $automa }.
   *[other] Возьмите карту «{ $card }» из сброса: карт у вас — { $human }, у Автомуса засчитано { $automa }.
}
note-psychologist-not = «Психолог» не даёт карты: либо сброс пуст, либо карт у вас больше (у вас { $human }, у Автомуса засчитано { $automa }).
note-eo-red = Алая карта есть: ничего не происходит.
note-hacker = «Хакер» находит { $points ->
    [one] { $points } лавр
    [few] { $points } лавра
    [many] { $points } лавров
   *[other] { $points } лавра
}.
ask-use = Используете способность карты «{ $card }»?
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
ask-holds = Есть ли у вас в руке то, чего требует карта «{ $card }»?
ask-how-many = Карта «{ $card }»: сколько карт учитывает способность?
ask-color = Карта «{ $card }»: какой цвет вы называете?
ask-shown-color = Какого цвета показанная карта?
ask-sevro-takes = Возьмёте карту, лежащую под этой? (Иначе она будет сброшена.)
ask-karnus-enemy = Сброшена карта «Мустанг», «Шакал» или «Нерон»?
ask-banish-hand = Какую карту из руки вы сбрасываете?
ask-auctioneer-die = Бросайте кубик восстания, пока не выпадет один из этих бонусов. Какой выпал?
ask-auctioneer-leave = Автомус ничего не может получить. Какой из трёх бонусов вы оставляете?
ask-eo-red = { $number ->
    [one] Эта карта алая?
    [few] Есть ли среди этих { $number } карт алая?
    [many] Есть ли среди этих { $number } карт алая?
   *[other] Есть ли среди этих { $number } карт алая?
}
ask-roque-name = Какого персонажа вы называете?
ask-roque-hit = Это та карта, которую вы назвали?
ask-core-value = Какова её ценность?

## The end

care-ending = Условие завершения партии выполнено: играйте, пока у обеих сторон не станет поровну ходов.
care-ending-now = Условие завершения партии выполнено, и ходов у сторон поровну: партия завершается.
care-exhausted = Карт для игры не осталось: партия завершается.
note-apollo-last = Братство Аполлона делает ещё один ход.
head-end-abilities = Способности конца игры
ask-end-abilities = Примените способности конца игры и сообщите, что изменилось. Когда всё сделано, ответьте: готово.
ask-ceres = Братство Цереры: какую карту из руки вы сбрасываете?
order-ceres = Братство Цереры: сбросьте 1 карту из руки.
head-scoring = Подсчёт лавров
ask-hand-count = По счёту программы у вас в руке { $number ->
    [one] { $number } карта
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}. Сколько их на самом деле? (Каждая сверх семи отнимает 10 лавров.)
ask-matching = { $known ->
    [0] { $number ->
        [one] Откройте карту в руке Автомуса. Если её ценность { $parity-value }, ответьте 1, если нет — 0.
        [few] Откройте { $number } карты в руке Автомуса. У скольких из них { $parity-value } ценность?
        [many] Откройте { $number } карт в руке Автомуса. У скольких из них { $parity-value } ценность?
       *[other] Откройте { $number } карты в руке Автомуса. У скольких из них { $parity-value } ценность?
    }
   *[1] { $number ->
        [one] Откройте в руке Автомуса { $number } карту, которую никто не видел. Если её ценность { $parity-value }, ответьте 1, если нет — 0.
        [few] Откройте в руке Автомуса { $number } карты, которых никто не видел. У скольких из них { $parity-value } ценность?
        [many] Откройте в руке Автомуса { $number } карт, которых никто не видел. У скольких из них { $parity-value } ценность?
       *[other] Откройте в руке Автомуса { $number } карты, которых никто не видел. У скольких из них { $parity-value } ценность?
    }
}
note-cut = Автомус оставляет 20 карт: подходящих — { $matching }, неподходящих — { $others }.
ask-hand-card = { $number }-я карта в вашей руке: что это за персонаж?
ask-codebreaker = «Взломщик кодов»: имена всех карт вашей руки в вашем издании начинаются с разных букв? (Оранжевым дайте самые выгодные имена.)
ask-hand-points = Сколько лавров приносят карты в вашей руке (ценности и условия, без штрафа за карты сверх семи)?
note-hand-card = «{ $card }»: { $points ->
    [one] { $points } лавр
    [few] { $points } лавра
    [many] { $points } лавров
   *[other] { $points } лавра
} (ценность { $core }, условия { $clauses }).
note-hand-color = Карта «{ $card }» считается ещё и { $color-ins }.
note-hand-name = Карта «{ $card }» носит имя «{ $name }».
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
score-influence = влияние
score-cards = карты (Автомус: подходящих — { $matching }, неподходящих — { $others })
score-excess = карты сверх семи
what-card = { $what-id ->
    [jupiter] верхняя карта { $what-from }
    [mars] верхняя карта { $what-from }
    [luna] верхняя карта { $what-from }
    [institute] верхняя карта { $what-from }
    [hand] карта { $what-from }
    [automa-hand] нижняя карта { $what-from }
    [deck] верхняя карта { $what-from }
    [banished] карта { $what-from }
    [under] карта под верхней
    [deck-bottom] нижняя карта из колоды персонажей
   *[other] карта «{ $what }»
}
said-lead = { $card-id ->
    [none] Приказ: карта из руки { $location-to }.
   *[other] Приказ: карта «{ $card }» { $location-to }.
}
said-scout = { $card-id ->
    [none] Разведка { $location-at }.
   *[other] Разведка { $location-at }: карта «{ $card }».
}
said-gain = { $card-id ->
    [none] Получена карта { $source-from }.
   *[other] Получена карта «{ $card }» { $source-from }.
}
said-take = Взята { what-card }.
said-banish = Сброшена { what-card }.
said-move = Перенесена { what-card } { $to-to }{ $position-id ->
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
said-ability = Применена способность карты «{ $ability }».
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
fixed-cards = Исправлено. Карты { $place-at }: { $cards }.
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
verb-scout = разведка
verb-gain = получить
verb-take = взять
verb-banish = сбросить
verb-move = перенести
verb-pile = стопка
verb-clear = очистить
verb-steal = украсть
verb-gift = подарить
verb-ability = способность
verb-end = конец
verb-done = готово
verb-helium = гелий-3
verb-fleet = флот
verb-influence = влияние
verb-sovereign = правитель
verb-cards = карты
verb-card = карта
verb-priority = приоритет
verb-parity = чётность
verb-house = братство
verb-turns = ходы
verb-ending = завершение
verb-automa-card = карта-автомуса
usage-lead = приказ [персонаж] куда — например: приказ танцор на марс (если карты только считаются: приказ на марс)
usage-scout = разведка где [персонаж] — например: разведка на луне
usage-gain = получить откуда — например: получить с юпитера, получить из колоды
usage-take = взять что — карта переходит вам в руку: взять с марса, взять под ним, взять танцора
usage-banish = сбросить что — сбросить с марса, сбросить из руки автомуса (нижнюю карту), сбросить танцора
usage-move = перенести что куда [наверх|вниз|под верхнюю] [взакрытую] — перенести из колоды на марс, перенести танцора на луну
usage-pile = стопка откуда куда — переходят все карты под верхней: стопка с марса на луну
usage-clear = очистить что — сбрасываются все карты локации: очистить марс
usage-steal = украсть — нижняя карта руки Автомуса переходит вам в руку
usage-gift = подарить что — карта ложится на верх руки Автомуса: подарить из колоды, подарить танцора
usage-ability = способность персонаж — программа выполнит её сама: способность айя
usage-end = конец — способность завершила ваш ход или получать нечего
usage-done = готово — больше ничего не изменилось
usage-helium = гелий [автомус] ±число — гелий +2, гелий автомус -1
usage-fleet = флот [автомус] ±число — флот +1
usage-influence = влияние [автомус] ±число — влияние +1
usage-sovereign = правитель — вы получаете фишку
usage-fix-helium = правка гелий вы|автомус число — правка гелий автомус 4, правка гелий вы +2
usage-fix-fleet = правка флот вы|автомус число — правка флот автомус 5
usage-fix-influence = правка влияние вы|автомус число — правка влияние вы 3
usage-fix-sovereign = правка правитель вы|автомус|никто — у кого фишка правителя
usage-fix-cards = правка карты где число или имена снизу вверх — правка карты на марсе 3
usage-fix-card = правка карта персонаж где [наверх|вниз|под верхнюю] — где лежит одна карта: правка карта танцор на марсе
usage-fix-priority = правка приоритет где буква — правка приоритет на луне Б
usage-fix-parity = правка чётность чётные|нечётные — что видно на карте подсчёта лавров
usage-fix-house = правка братство название — правка братство Марс
usage-fix-turns = правка ходы вы|автомус число — сколько ходов сделано: правка ходы автомус 5
usage-fix-ending = правка завершение да|нет — выполнено ли условие завершения партии
usage-fix-automa-card = правка карта-автомуса номер вышла|не вышла — правка карта-автомуса 5 вышла

## Settings

setting-level = уровень сложности
setting-level-help = Сколько лавров Автомус получает за каждую карту, подходящую и неподходящую.
setting-level-1 = 1 · Алый (5 / 2)
setting-level-2 = 2 · Меченый, обычный (6 / 3)
setting-level-3 = 3 · Ищейка (8 / 4)
setting-level-4 = 4 · Мастер (10 / 5)
setting-level-5 = 5 · Ваятель (12 / 6)
setting-level-6 = 6 · Нобиль (14 / 7)
setting-depth = подробность
setting-depth-help = Что вы сообщаете программе: только сколько где карт или ещё и какие это персонажи. Зная персонажей, она подсчитает и лавры за вашу руку. Почти все русские имена персонажей — наш перевод: их можно заменить своими.
setting-depth-counted = только число карт (быстро)
setting-depth-known = каждый персонаж по имени
setting-house = братство
setting-house-help = Ваше братство. Новичкам не советуют братство Цереры.
setting-house-random = случайное
setting-house-apollo = Аполлон
setting-house-ceres = Церера
setting-house-diana = Диана
setting-house-jupiter = Юпитер
setting-house-mars = Марс
setting-house-minerva = Минерва
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
setting-characters-help = Когда персонажи называются по имени: вы сообщаете, кто вышел, или карты раздаёт программа (чтобы попробовать игру без коробки).
setting-characters-table = из моей коробки
setting-characters-program = раздаёт программа
setting-die = кубик восстания
setting-die-help = Кто его бросает.
setting-die-table = бросаю я
setting-die-program = бросает программа
setting-priorities = карты приоритетов
setting-priorities-help = В какой локации лежит какая буква.
setting-priorities-random = случайно
setting-priorities-own = Буквы для Юпитера, Марса, Луны и училища, например БАГВ.
setting-deck = состав колоды Автомуса
setting-deck-help = В общедоступном списке карта 5 повторяет карту 6. Рекомендуемое прочтение заменяет её единственной картой, при которой все количества сходятся.
setting-deck-recommended = рекомендуемое
setting-deck-transcription = список как есть
setting-substitute = лишний бонус Автомуса в ваш ход
setting-substitute-help = Ваша карта даёт Автомусу бонус, в котором он уже достиг максимума: ничего не происходит или он получает другой бонус по стрелке своей последней карты.
setting-substitute-no = ничего не происходит
setting-substitute-yes = дальше по стрелке
setting-neutral-rank = нейтральные фишки в условиях карт
setting-neutral-rank-help = Учитываются ли 3 нейтральные фишки влияния в условиях «больше всех» и «меньше всех» на картах ваших персонажей.
setting-neutral-rank-no = нет
setting-neutral-rank-yes = да
setting-lawyer = Юрист
setting-lawyer-help = С картой «Судья» и ещё одной белой картой: действуют оба условия или только условие «Судьи».
setting-lawyer-both = оба условия
setting-lawyer-judge = только условие «Судьи»
setting-chef = Шеф-повар
setting-chef-help = Потери золотых не учитываются по каждому условию отдельно или только тогда, когда все условия карты вместе дают потерю.
setting-chef-clause = по каждому условию
setting-chef-card = по карте в целом
setting-box = язык издания
setting-box-help = «Взломщик кодов» сравнивает первые буквы имён: английские программа знает, а о другом издании спросит вас.
setting-box-english = английский
setting-box-other = другой

## The Automa’s cards

automa-card-signs = ▼ { $activation } ▲ { $gain } { $arrow } { $extra-id ->
    [star] ★
    [discard] ✖
   *[none] –
}
automa-card-words = активация — { $activation }, получение — { $gain }, стрелка { $arrow-way }{ $extra-id ->
    [star] , бонус локации
    [discard] , сброс персонажа
   *[none] {""}
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
