### Orders of an answer that was taken back: what puts the table back.

back-order-mine = Зніміть шахту Автоми з { $hex } (сектор { $sector }).
back-order-upgrade = На { $hex } (сектор { $sector }) зніміть { $new-acc } Автоми й знову поставте { $old-acc }.
back-order-gaia-token = Приберіть з { $hex } жетон планети типу «Гая»: вона знову міжвимірна.
back-order-satellite = Приберіть супутник Автоми з { $hex }.
back-order-research = { $side-id ->
    [human] Опустіть свою фішку з рівня { $level } { $area-gen } на рівень нижче.
   *[automa] Опустіть фішку Автоми з рівня { $level } { $area-gen } на рівень нижче.
}
back-order-advanced-tile = Покладіть на місце плитку поліпшеної технології { $area-gen }.
back-order-cover = Зніміть жетон із дії «{ $space }».
back-order-booster = Покладіть підсилювач «{ $booster }» назад у ряд, на місце { $number } зліва.
back-order-booster-returns = { $side-id ->
    [human] Візьміть собі підсилювач «{ $booster }» із правого кінця ряду.
   *[automa] Віддайте Автомі підсилювач «{ $booster }» із правого кінця ряду.
}
back-order-first = { $side-id ->
    [human] Віддайте жетон першого гравця назад.
   *[automa] Заберіть жетон першого гравця в Автоми назад.
}
back-order-income = Поверніть отриманий дохід.
back-order-gaia-phase = Якщо перекладали енергію із зони Гаї до чаші { $bowl }, покладіть її назад у зону Гаї.
back-order-round-done = Покладіть плитку раунду { $number } назад на поле.
back-order-charge = { $cost ->
    [0] Якщо заряджали енергію ({ $power }), перекладіть її в попередні чаші.
   *[other] Якщо заряджали енергію ({ $power }), перекладіть її в попередні чаші, а собі додайте { $cost } ПО.
}
back-order-terraforming-token = Покладіть жетон федерації «{ $token-long }» назад на рівень 5 тераформування.
back-order-booster-vp = Відніміть у себе { $vp } ПО за підсилювач «{ $booster }».
back-order-final = { $side-id ->
    [human] Відніміть у себе { $vp } ПО за плитку «{ $tile }».
   *[automa] Відніміть в Автоми { $vp } ПО за плитку «{ $tile }».
}
back-order-research-vp = { $side-id ->
    [human] Відніміть у себе { $vp } ПО за дослідження.
   *[automa] Відніміть в Автоми { $vp } ПО за дослідження.
}
back-order-slide = Пересуньте карту дії { $support } назад і поверніть на її місце карту підтримки { $card } зі скиду.
back-order-clean-up = Покладіть прибрані жетони дій назад.
back-order-bottom = { $number ->
    [one] Розверніть { $number } нижню карту колоди Автоми назад.
    [few] Розверніть { $number } нижні карти колоди Автоми назад.
    [many] Розверніть { $number } нижніх карт колоди Автоми назад.
   *[other] Розверніть { $number } нижньої карти колоди Автоми назад.
}
