### Orders of an answer that was taken back: what puts the table back.

back-order-mine = Снимите шахту Автомы с { $hex } (сектор { $sector }).
back-order-upgrade = На { $hex } (сектор { $sector }) замените { $new-acc } Автомы обратно на { $old-acc }.
back-order-gaia-token = Уберите с { $hex } жетон планеты типа «Гайя»: она снова межмерная.
back-order-satellite = Уберите спутник Автомы с { $hex }.
back-order-research = { $side-id ->
    [human] Опустите свою фишку с уровня { $level } { $area-gen } на уровень ниже.
   *[automa] Опустите фишку Автомы с уровня { $level } { $area-gen } на уровень ниже.
}
back-order-advanced-tile = Положите на место плитку улучшенной технологии { $area-gen }.
back-order-cover = Снимите жетон с действия «{ $space }».
back-order-booster = Положите усилитель «{ $booster }» обратно в ряд, { $number }-м слева.
back-order-booster-returns = { $side-id ->
    [human] Возьмите себе усилитель «{ $booster }» с правого конца ряда.
   *[automa] Отдайте Автоме усилитель «{ $booster }» с правого конца ряда.
}
back-order-first = { $side-id ->
    [human] Отдайте жетон первого игрока обратно.
   *[automa] Заберите жетон первого игрока у Автомы обратно.
}
back-order-income = Верните полученный доход.
back-order-gaia-phase = Если возвращали энергию из области Гайи в чашу { $bowl }, положите её обратно в область Гайи.
back-order-round-done = Положите плитку раунда { $number } обратно на поле.
back-order-charge = { $cost ->
    [0] Если заряжали энергию ({ $power }), верните её в прежние чаши.
   *[other] Если заряжали энергию ({ $power }), верните её в прежние чаши, а себе — { $cost } ПО.
}
back-order-terraforming-token = Положите жетон федерации «{ $token-long }» обратно на уровень 5 терраформирования.
back-order-booster-vp = Снимите с себя { $vp } ПО за усилитель «{ $booster }».
back-order-final = { $side-id ->
    [human] Снимите с себя { $vp } ПО за плитку «{ $tile }».
   *[automa] Снимите с Автомы { $vp } ПО за плитку «{ $tile }».
}
back-order-research-vp = { $side-id ->
    [human] Снимите с себя { $vp } ПО за исследования.
   *[automa] Снимите с Автомы { $vp } ПО за исследования.
}
back-order-slide = Сдвиньте карту действия { $support } обратно и верните на её место карту поддержки { $card } из сброса.
back-order-clean-up = Положите снятые жетоны действий обратно.
back-order-bottom = { $number ->
    [one] Поверните { $number } нижнюю карту колоды Автомы обратно.
    [few] Поверните { $number } нижние карты колоды Автомы обратно.
    [many] Поверните { $number } нижних карт колоды Автомы обратно.
   *[other] Поверните { $number } нижней карты колоды Автомы обратно.
}
