### Проект «Гайя»: что рассказывается и о чём спрашивается.

## Подготовка

care-owner-packs = Это ваши собственные данные: { $packs }.
care-single-source = Пассивное свойство фракции «{ $faction }» известно только из одного общедоступного источника. Если у вас есть карта, сверьте с ней.
care-inferred = Общедоступные источники расходятся насчёт карты фракции «{ $faction }». Другое прочтение есть в настройках; если у вас есть карта, сверьте с ней.
care-space-order = Действия за энергию и КУБы считаем в таком порядке: { $spaces }. Так делают несколько программ, но с фотографией поля это не сверено: сравните со своим полем.
care-face = Сектор { $sector } лежит стороной для трёх-четырёх игроков, а по правилам нужна другая.
care-map-neighbours = На этом поле есть соседние планеты одного родного типа, что правилами запрещено.
head-setup = Подготовка
order-as-for-two = Подготовьте игру как для двоих; о чём здесь не сказано — по базовым правилам.
order-map = Поле: { $notation }. Положите секторы так, чтобы гексы образовали горизонтальные ряды.
order-sector = { $position }: сектор { $sector }{ $face-id ->
    [face-single] {""}
   *[other] , { $face }
}, номер наклонён на { $degrees }° по часовой стрелке (поворот { $rotation }).
order-tokens = Верните в коробку по одному жетону федерации каждого вида (кроме жетона глинов). На уровне 5 терраформирования: { $token-long }.
order-human-faction = Ваша фракция: { $faction } ({ $colour }), { $vp } ПО.
order-automa-faction = Фракция Автомы: { $faction }; родной тип планет — { $home } ({ $home-colour }), { $vp } ПО.
order-automa-supply = Запас Автомы: 8 шахт, 4 торговые станции, 3 исследовательские лаборатории, 2 академии, 1 планетарный институт, спутников: { $satellites }; ещё 2 спутника — на треках финальных очков; по фишке на уровне 0 каждой области исследований.
order-round-tile = Раунд { $number }: { $tile } (Автоме { $vp } ПО).
order-final-tiles = Финальные очки: вверху — { $upper }, внизу — { $lower }.
order-neutral = Нейтральный игрок: маркер незанятого цвета на { $upper } верхнего трека и на { $lower } нижнего.
order-technology = Плитка технологии, { $area }: { $tile }; улучшенная: { $advanced }.
order-technology-free = Плитки технологий рядом: { $tiles }.
order-boosters = Усилители раунда в ряд, слева: { $boosters }.
head-initial-mines = Начальные шахты
note-initial = Вы ставите: { $kind }, { $hex } ({ $type }, сектор { $sector }).
note-initial-card = Чтобы выбрать из равных, взята карта { $card }: { $direction-id ->
    [right] сверху слева
   *[left] снизу справа
}. Верните её.
note-human-booster = Ваш усилитель: { $booster }.
no-home-planet = Для этого не осталось родной планеты ({ $type }) или фигуры: { $kind }.
order-remove-cards = Верните в коробку карты решений: { $cards }.
note-make-deck = Колода Автомы: { $cards } и одна случайная карта, всего { $number }; отложено { $aside }; нижние { $bottom } лежат поперёк.
order-make-deck = Перетасуйте отложенные карты. Замешайте { $cards } и верхнюю из отложенных, не глядя, в колоду Автомы: карт { $number }; отложенных остаётся { $aside }. Поверните нижние { $bottom } поперёк.
order-first = { $side-id ->
    [human] Жетон первого игрока у вас.
   *[automa] Жетон первого игрока получает Автома.
}
ask-initial = Куда вы ставите: { $kind } (родные планеты: { $type })?
ask-initial-card = Возьмите случайную карту решений для начальных шахт Автомы. Какой на ней номер? (Верните её.)
ask-booster-card = Возьмите случайную карту решений для начального усилителя Автомы. Какой на ней номер? (Верните её.)
ask-support-card = Первый ход раунда: возьмите две карты из колоды Автомы. Какой номер на первой, карте поддержки?
ask-decision-card = Возьмите верхнюю карту колоды Автомы, карту действия. Какой на ней номер?
ask-first-booster = Какой усилитель вы берёте, по названию или по месту в ряду? ({ $boosters })

## Раунды

head-round = Раунд { $number }: { $tile }; { $side-id ->
    [human] начинаете вы
   *[automa] начинает Автома
}
order-clear = Конец раунда: снимите все жетоны действий с действий за энергию и КУБы.
note-income = Получите доход.
note-gaia-phase = Фаза Гайи: энергия из вашей области Гайи возвращается в чашу { $bowl }.
ask-gaia-phase = Фаза Гайи, до хода Автомы: взяли ли вы плитки технологий за энергию из области Гайи? Скажите, что они дали, или «готово».
order-clean-up = Конец раунда: снимите все жетоны действий, со своих действий тоже, и уберите плитку раунда.

## Ход Автомы

head-automa-turn = Автома, ход { $number }
head-cards = Карта действия { $card }: { $action }, { $vp } ПО. Карта поддержки { $support }: { $tile-id ->
    [none] без плитки
   *[other] { $tile } плитка
}, дальность { $range }, { $direction-id ->
    [right] → сверху слева
   *[left] ← снизу справа
}, { $arrow-id ->
    [right] { $number } слева
   *[left] { $number } справа
}
note-deck-empty = Колода Автомы пуста; карта { $card } теперь карта поддержки.
note-pass-symbol = Карта { $card } — одна из трёх нижних, и на ней символ паса; карта поддержки — { $support }.
order-automa-passes = Автома пасует.
order-booster = Автома берёт усилитель { $number } в ряду (карта { $card }): { $booster }.
care-no-booster = В ряду не осталось усилителей: у Автомы его теперь нет. Если это не так, исправьте ряд.
order-booster-returns = Её прежний усилитель — на правый конец ряда: { $booster }.
note-new-deck = Новая колода Автомы, карт: { $number }{ $joined ->
    [0] , отложенных больше нет
   *[other] {""}
}.
order-new-deck = Перетасуйте сброс, остаток колоды и обе карты в игре{ $joined ->
    [0] {""}
   *[other] {" "}и верхнюю из отложенных
} в новую колоду, карт: { $number }. Поверните три нижние поперёк.
order-vp = Автома +{ $amount } ПО ({ $source }), теперь { $total }.
note-no-vp = ПО нет ({ $source }).
order-mine = Шахта Автомы на { $hex }: { $type } ({ $type-colour }), сектор { $sector }.
order-gaia-token = Положите жетон планеты типа «Гайя» на { $hex }: теперь это планета типа «Гайя».
order-satellite = Спутник Автомы на { $hex }.
order-upgrade = На { $hex } ({ $type-colour }, сектор { $sector }): { $old } → { $new }.
order-research = { $side-id ->
    [human] Вы: { $area }, уровень { $level }.
   *[automa] Фишка Автомы, { $area }: уровень { $level }.
}
order-advanced-tile = Плитка улучшенной технологии области «{ $area }» возвращается в коробку; Автома остаётся на уровне 4.
order-cover = Жетон действия на действие { $number }: { $space }.
note-level-closed = Уровень 5 области «{ $area }» для вас теперь закрыт.
note-no-area = Ни одна область исследований Автоме не открыта.
note-all-covered = Все десять действий за энергию и КУБы закрыты.
note-no-mine = У Автомы нет шахт в запасе.
note-no-planet = В пределах дальности { $range } нет свободных планет.
note-upgrade-instead = Вместо этого она улучшает здание.
note-no-upgrade = Улучшать нечего.
note-no-satellite = Рядом с { $hex } нет гекса без планеты: спутника не будет.
note-faction-action = Действие фракции «{ $faction }»:
note-double-power = Пассивное свойство: ещё раз.
note-lab-research = Пассивное свойство: новая лаборатория даёт прогресс в исследованиях.
note-charge = Вы можете зарядить { $power ->
    [one] { $power } энергию
    [few] { $power } энергии
    [many] { $power } энергии
   *[other] { $power } энергии
}{ $cost ->
    [0] {""}
    [one] {" "}за { $cost } ПО
    [few] {" "}за { $cost } ПО
    [many] {" "}за { $cost } ПО
   *[other] {" "}за { $cost } ПО
}.

## Почему

choice-area = Какая область исследований
choice-space = Какое действие
choice-planet = Где строить
choice-upgrade = Что улучшать
choice-satellite = Куда спутник
choice-initial = Родная планета для начальной шахты
why-area-open = можно подняться на уровень или есть плитка улучшенной технологии
why-highest = самый высокий уровень
why-faction-area = область с карты фракции: { $area }
why-number-right = номер { $number } слева
why-number-left = номер { $number } справа
why-direction-right = первая сверху слева
why-direction-left = первая снизу справа
why-space-open = не закрыто
why-in-range = в пределах дальности { $range }
why-transdim = карта фракции: сначала межмерные планеты
why-nearest = ближе всего к одной из ваших планет
why-new-sector = { $tile }: сектор без зданий Автомы
why-new-type = { $tile }: тип, ещё не колонизированный
why-gaia = { $tile }: планеты типа «Гайя» и межмерные
why-steps = меньше всего этапов терраформирования
why-line = первое возможное улучшение: { $old } → { $new }
why-no-planet = там нет планеты
why-free-hex = там нет спутника или станции
why-centre = ближе всего к центру поля

## Ваш ход

head-human-turn = Ваш ход { $number }
ask-turn = Раунд { $round }, ваш ход { $number }: что вы сделали?
note-built = Вы: { $kind } на { $hex } ({ $type-colour }, сектор { $sector }).
note-upgraded = Вы: { $old } → { $new } на { $hex } ({ $type-colour }, сектор { $sector }).
note-advanced = Вы: { $area }, уровень { $level }.
note-lost-planet = Потерянная планета лежит на { $hex }, она ваша.
ask-lost-planet = Уровень 5 навигации: на какой пустой гекс ляжет Потерянная планета?
note-terraforming-token = Вы берёте жетон федерации с уровня 5 терраформирования: { $token-long }.
note-token = Вы берёте жетон федерации: { $token-long }.
note-satellites = Вы кладёте { $number ->
    [one] { $number } спутник
    [few] { $number } спутника
    [many] { $number } спутников
   *[other] { $number } спутника
}, всего { $total }.
note-covered = Действие { $number } закрыто: { $space }.
note-special = Ваше действие записано.
note-swapped = Ваш институт теперь на { $hex }, шахта — на { $other }.
note-human-passes = Вы пасуете.
note-booster-vp = Ваш усилитель «{ $booster }» даёт вам сейчас { $vp } ПО.
note-tile-taken = Вы берёте плитку улучшенной технологии области «{ $area }».
note-strong = Сила ваших института и академий теперь 4.
note-human-vp = Ваши ПО: { $total }.

## Финальный подсчёт

head-scoring = Финальный подсчёт очков
ask-counts = По вашим отчётам у вас: { $counts }. Верно? Если нет, сначала исправьте.
tile-count = { $tile } { $number }
area-level = { $area } { $level }
ask-satellites = Сколько ваших спутников на поле, без космических станций? (названо: { $number })
ask-federations = Сколько ваших зданий входят в федерации?
ask-human-vp = Сколько у вас ПО на треке перед финальным подсчётом? (названо в последний раз: { $vp })
ask-leftovers = Сколько ПО дают остатки ресурсов (1 за каждые 3 кредита, руды, знания)?
order-final = { $side-id ->
    [human] Вы
   *[automa] Автома
}, { $tile }: { $number } (нейтральный { $neutral }), { $vp } ПО.
order-research-vp = { $side-id ->
    [human] Вы
   *[automa] Автома
}, исследования: { $vp } ПО.
note-total = { $side-id ->
    [human] Вы
   *[automa] Автома
}: всего { $total } ПО.
head-winner = { $side-id ->
    [human] Вы победили с перевесом { $by } ПО!
   *[automa] Автома победила с перевесом { $by } ПО.
}
head-winner-shared = Ничья: победа общая.
score-vp = ПО на треке
score-final = { $tile }
score-research = исследования
score-leftovers = остатки ресурсов
