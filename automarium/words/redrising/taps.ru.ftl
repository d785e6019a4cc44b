### Red Rising by taps: what is asked for step by step, Russian.

## The turn

group-lead = Приказ: какая карта?
group-beside = Отметить вручную, что дала карта
group-end-held = Ещё действуют
group-end-any = Если карта у вас в руке, нажмите на её имя. Серых и оранжевых здесь нет: они действуют при подсчёте лавров.
group-face-up = В открытую
group-face-down = Взакрытую
group-steps-human = Вы: сейчас { $now }
group-steps-automa = Автомус: сейчас { $now }
asked-lead-card = Какую карту вы выкладываете?
asked-lead-location = В какую локацию кладёте карту?
asked-scout-location = Откройте верхнюю карту колоды. Куда вы её кладёте? Вы получаете бонус локации.
asked-scout-card = Кто вышел из колоды?
asked-gain-source = Откуда вы получаете персонажа?
asked-gain-card = Кого вы получили?
asked-what-happened = Что здесь изменила способность?
asked-take-from = Откуда вы берёте карту?
asked-banish-from = Откуда карта уходит в сброс?
asked-move-from = Откуда вы переносите карту?
asked-gift-from = Откуда карта, которую получает Автомус?
asked-take-what = Какую карту вы берёте?
asked-banish-what = Какая карта уходит в сброс?
asked-move-what = Какую карту вы переносите?
asked-move-to = Куда вы её переносите?
asked-move-position = Как лежит карта?
asked-move-face = В открытую или взакрытую?
asked-pile-location = Откуда уходят все карты под верхней?
asked-pile-to = Куда они переходят?
asked-clear-location = Какая локация очищается?
asked-gift-what = Какую карту получает Автомус?
asked-ability-ability = Какую карту вы разыграли?
asked-track = { $track-id ->
    [fleet] На сколько сдвинулся флот?
    [helium] На сколько изменился гелий-3?
   *[influence] На сколько изменилось влияние?
}

nothing-there = { $place-id ->
    [institute] Училище
   *[other] { $place }
}: там пусто
done-nothing = Ничего
automa-bottom = нижняя карта Автомуса
number-counted = { $number }
row-ask-hand-card = { $answer }

## An ability that the human carries out, told step by step

ability-first = сначала — способность
    .hint = до получения персонажа: потом уже нельзя
ability-more = ещё одна способность
    .hint = найти карту по имени
own-card = ваша карта ({ $place })
asked-ability-more = Чью способность применить?
did-done = Готово
did-nothing = Ничего из этого
nothing-of-ability = Ничего из этого? Способность карты «{ $card }» пропадёт.
did-deploy = способность той карты
    .hint = найти карту по имени
did-end = ход окончен
    .hint = без получения персонажа
did-regain-end = вернуть карту «{ $card }» в руку — ход окончен
did-take-here-end = взять отсюда другую карту — ход окончен
    .hint = карта вам в руку, без получения персонажа
did-take-here-regain-end = взять отсюда другую карту и карту «{ $card }» — ход окончен
    .hint = обе карты вам в руку, без получения персонажа
did-take-here = взять отсюда другую карту
did-take-under = взять карту из-под карты «{ $card }»
did-take-bottom = взять нижнюю карту { $place-from }
did-take-touched = взять перемещённую карту
did-take-touched-end = взять перемещённую карту — ход окончен
    .hint = карта вам в руку, без получения персонажа
did-take-deck-bottom = взять нижнюю карту колоды
did-take-gold = взять из колоды золотую карту
did-draw = взять верхнюю карту колоды
did-draw-banish-self = взять верхнюю карту колоды и сбросить карту «{ $card }»
    .hint = из колоды — вам в руку
did-banish-self = сбросить карту «{ $card }»
    .hint = та, что вы выложили
did-banish-any = сбросить карту отсюда
    .hint = можно и карту «{ $card }»
did-banish-under = сбросить карту под картой «{ $card }»
    .hint = карта уходит в сброс
did-banish-bottom = сбросить нижнюю карту отсюда
    .hint = карта уходит в сброс
did-banish-all-only = { $number ->
    [one] сбросить { $number } карту
    [few] сбросить { $number } карты
    [many] сбросить { $number } карт
   *[other] сбросить { $number } карты
}
did-banish-all-back = { $number ->
    [one] сбросить { $number } карту, «{ $card }» — в руку
    [few] сбросить { $number } карты, «{ $card }» — в руку
    [many] сбросить { $number } карт, «{ $card }» — в руку
   *[other] сбросить { $number } карты, «{ $card }» — в руку
}
did-banish-hand = сбросить карту из руки
did-banish-hand-unbanish = сбросить карту из руки и взять золотую из сброса
    .hint = карта из сброса — вам в руку
did-banish-hand-take-gold = сбросить алую карту из руки и взять золотую из колоды
    .hint = остальные открытые — под колоду
did-unbanish = взять карту из сброса
did-unbanish-bottom = положить карту из сброса под все карты здесь
did-unbanish-deck-top = на верх колоды
did-unbanish-deck-bottom = под низ колоды
group-did-unbanish-deck = Карта из сброса — в колоду
did-unbanish-location = ещё одну карту из сброса — { $place-to }
group-did-unbanish-location = Карта из сброса — в локацию
did-pull-any = положить под карту «{ $card }» карту { $place-from }
group-did-pull-any = Положить карту под карту «{ $card }»: откуда?
did-pull-top = положить под карту «{ $card }» верхнюю карту { $place-from }
group-did-pull-top = Положить верхнюю карту под карту «{ $card }»: откуда?
group-did-flip = Верхняя карта колоды: куда?
did-slide = положить верхние карты колоды под карту «{ $card }»
    .hint = в открытую, столько, сколько сказано на карте
did-lay-face-down = положить взакрытую по карте в каждую другую локацию
    .hint = 3 верхние карты колоды
group-did-lay-one = Карта из колоды взакрытую: куда?
did-move-here = переместить отсюда другую карту { $place-to }
group-did-move-any = Переместить карту отсюда (можно и «{ $card }»): куда?
group-did-move-under = Переместить карту из-под карты «{ $card }»: куда?
did-move-up = переместить нижнюю карту наверх
group-did-pile = Переместить все карты из-под карты «{ $card }»: куда?
did-guess-hit = цвет угадан
    .hint = открытая карта — вам в руку, «{ $card }» — в сброс
did-guess-miss = цвет не угадан
    .hint = открытая карта — в сброс
group-did-guess = Верхняя карта колоды открыта

## Where one gains or scouts, with what that brings

bonus-jupiter = { $card-id ->
    [unknown] Юпитер
   *[other] Юпитер: { $card }
}
    .hint = флот +1
bonus-jupiter-full = { bonus-jupiter }
    .hint = флот уже 10 из 10
bonus-mars = { $card-id ->
    [unknown] Марс
   *[other] Марс: { $card }
}
    .hint = гелий-3 +1
bonus-luna = { $card-id ->
    [unknown] Луна
   *[other] Луна: { $card }
}
    .hint = правитель и ваше братство
bonus-institute = { $card-id ->
    [unknown] Училище
   *[other] Училище: { $card }
}
    .hint = влияние +1
bonus-institute-full = { bonus-institute }
    .hint = влияние уже 10 из 10
bonus-deck = { $card-id ->
    [unknown] Колода
   *[other] Колода: { $card }
}
    .hint = и кубик восстания

## Corrections

asked-fix-side = У кого?
asked-fix-amount = Сколько на самом деле?
asked-fix-holder = У кого фишка правителя?
asked-fix-place = Где?
asked-fix-count = Сколько карт лежит там на самом деле?
asked-fix-counted = { $other-id ->
    [banished] Сколько там карт на самом деле? Программа насчитала { $number }; разница — за счёт сброса.
   *[deck] Сколько там карт на самом деле? Программа насчитала { $number }; разница — за счёт колоды.
}
asked-fix-pile = Что лежит { $place-at } не так?
asked-fix-lies = Где на самом деле карта «{ $card }»?
asked-fix-source = Откуда перенести карту?
asked-fix-to = Куда перенести карту?
group-fix-count = Число карт
group-fix-count-more = Другое число
group-fix-move = Или перенесите отсюда одну карту
group-fix-away = Лежит не здесь
group-fix-here = Здесь лежит ещё одна карта
group-fix-order = В той же стопке
asked-fix-cards = Какие карты лежат там на самом деле, снизу вверх?
asked-fix-card = Какая карта?
asked-fix-position = Наверху или в другом месте стопки?
asked-fix-location = В какой локации?
asked-fix-letter = Какая буква там лежит?
asked-fix-parity = Что видно на карте подсчёта лавров?
asked-fix-house = За какое братство вы играете?
asked-fix-on = Условие завершения партии выполнено?
asked-fix-number = Какая карта Автомуса?
asked-fix-where = Она уже вышла?

## Answers as sentences

said-ask-automa-card = Вышла карта Автомуса: { $answer }.
said-ask-which-character = Это «{ $answer }».
said-ask-banished-character = Сброшена карта «{ $answer }».
said-ask-banish-which = Сброшена карта «{ $answer }».
said-ask-drawn-character = Вы взяли карту «{ $answer }».
said-ask-bottom-character = Нижняя карта руки Автомуса — «{ $answer }».
said-ask-moved-character = Взята карта { $place-from }: «{ $answer }».
said-ask-deck-top = Верхняя карта колоды — «{ $answer }».
said-ask-turned-over = Вы открыли карту «{ $answer }».
said-ask-block = { $answer-id ->
    [no] Вы не сбрасываете персонажа.
   *[other] Вы сбрасываете карту «{ $answer }», и фишка правителя остаётся у вас.
}
said-ask-minerva = Вы выбираете грань: { $answer }.
said-ask-banish-hand = { $answer-id ->
    [no] Из руки вы ничего не сбрасываете.
   *[other] Из руки сброшена карта «{ $answer }».
}
said-ask-ceres = Из руки сброшена карта «{ $answer }».
said-ask-use = { $answer-id ->
    [no] Вы не применяете способность карты «{ $card }».
   *[yes] Вы применяете способность карты «{ $card }».
}
said-ask-pay = { $answer-id ->
    [no] Карта «{ $card }»: вы не платите.
   *[yes] Карта «{ $card }»: вы платите.
}
said-ask-trade = { $answer-id ->
    [no] Карта «{ $card }»: вы отказываетесь от обмена.
   *[yes] Карта «{ $card }»: вы соглашаетесь на обмен.
}
said-ask-holds = { $answer-id ->
    [no] У вас в руке нет того, чего требует карта «{ $card }».
   *[yes] У вас в руке есть то, чего требует карта «{ $card }».
}
said-ask-how-many = «{ $card }»: { $answer ->
    [one] учтена { $answer } карта
    [few] учтены { $answer } карты
    [many] учтено { $answer } карт
   *[other] учтено { $answer } карты
}.
said-ask-color = «{ $card }»: вы называете цвет — { $answer }.
said-ask-shown-color = { $answer-id ->
    [other] Открытая карта другого цвета.
   *[gold] Цвет открытой карты — { $answer }.
}
said-ask-sevro-takes = { $answer-id ->
    [no] Карта, которая лежит под вашей, сброшена.
   *[yes] Вы берёте карту, которая лежит под вашей.
}
said-ask-karnus-enemy = { $answer-id ->
    [no] Сброшена другая карта.
   *[yes] Сброшена карта «Мустанг», «Шакал» или «Нерон».
}
said-ask-auctioneer-die = На кубике восстания — { $answer }.
said-ask-auctioneer-leave = Вы оставляете бонус: { $answer }.
said-ask-eo-red = { $answer-id ->
    [no] Алой карты нет.
   *[yes] Алая карта есть.
}
said-ask-roque-name = Вы называете карту «{ $answer }».
said-ask-roque-named = Персонаж назван.
said-ask-roque-hit = { $answer-id ->
    [no] Это другая карта.
   *[yes] Это та карта, которую вы назвали.
}
said-ask-core-value = Её ценность — { $answer }.
said-ask-hand-card = { $number }-я карта в вашей руке — «{ $answer }».
said-ask-codebreaker = { $answer-id ->
    [no] Некоторые имена начинаются с одной буквы.
   *[yes] Все имена начинаются с разных букв.
}
said-ask-which-other = Вы выбираете карту «{ $answer }».
said-ask-which-location = Вы выбираете карту { $answer-from }.
said-ask-move-where = { $card-id ->
    [unknown] Карта { $place-from } — { $answer-to }.
   *[other] Карта «{ $card }» — { $answer-to }.
}
said-ask-has-color = { $answer-id ->
    [no] Та карта другого цвета.
   *[yes] Та карта подходит по цвету.
}
said-ask-banker = { $answer-id ->
    [no] Вы не платите за другую карту.
   *[yes] Вы платите за другую карту этой локации.
}
said-ask-banker-end = { $answer-id ->
    [no] Вы не платите за карту.
   *[yes] Вы платите за верхнюю карту локации.
}
said-ask-one-track = Карта «{ $card }»: вы получаете бонус — { $answer }.
said-ask-take-top = Вы берёте верхнюю карту { $answer-from }.
said-ask-take-which = Вы берёте карту «{ $answer }».
said-ask-take-banished = Вы берёте из сброса карту «{ $answer }».
said-ask-virany = { $answer-id ->
    [none] Из сброса вы ничего не берёте.
   *[other] Вы берёте из сброса: { $answer }.
}
said-ask-gambler = { $answer-id ->
    [none] Карт этого цвета не открыто.
   *[other] Открыто: { $answer }.
}
said-ask-dealt = Карты { $place-at }, начиная с нижней: { $answer }.
said-ask-dealt-hand = У вас в руке: { $answer }.
said-ask-even-count = Карт чётной ценности: { $answer }.
said-ask-place-where = Карта из колоды — { $answer-to }.
said-ask-banish-top = Сброшена верхняя карта { $answer-from }.
said-ask-banish-from = Сброшена карта { $answer-from }.
said-ask-die = На кубике восстания — { $answer }.
said-ask-hand-count = Карт у вас в руке: { $answer }.
said-ask-matching = Подходящих среди открытых карт: { $answer }.
said-ask-hand-how = { $answer-id ->
    [by-sum] Вы вводите сумму лавров за руку.
   *[by-cards] Вы называете карты своей руки.
}
said-ask-look-board = Для карты «{ $card }» на поле: { $answer }.
said-ask-look-banished = Для карты «{ $card }» в сбросе: { $answer }.
said-ask-look-top = Наибольшая ценность верхней карты: { $answer }.
said-ask-hand-points = За вашу руку: { $answer ->
    [one] { $answer } лавр
    [few] { $answer } лавра
    [many] { $answer } лавров
   *[other] { $answer } лавра
}.

## The end

finale-decided = { $turn }: +{ $points } { $points ->
    [one] лавр
    [few] лавра
    [many] лавров
   *[other] лавра
} в { $side-id ->
    [automa] пользу Автомуса
   *[other] вашу пользу
}
