### Проект «Гайя»: что сказано на картинке стола.

board-map = Поле
board-whole = ⤢ Всё поле
board-nearer = ⊕ Ближе
board-planet = { $type-planet }, сектор { $sector }
board-piece = { $side-id ->
    [human] { $kind-yours }
   *[automa] { $kind } Автомы
}
board-side = { $side-the }: { $faction }
board-signs = Что значат знаки
board-research = Исследования
board-level = { $area }, { $side }: уровень { $level }
board-advanced = { $area }, плитка улучшенной технологии: { $on }
board-spaces = Действия за энергию и КУБы
board-covered = закрыто
board-rounds = Плитки очков раунда (ПО Автомы)
board-finals = Плитки финальных очков
board-final = { $which }: { $tile }
board-neutral = нейтральный игрок
board-round = Раунд { $number }
board-card = { $what-id ->
    [action-card] Карта действия { $number }
   *[support-card] Карта поддержки { $number }
}
board-pass = символ паса
board-star = плитка улучшенной технологии
board-first = первый игрок
board-passed = пас
board-strong = у института и академий сила 4
board-gaia-mines = 3 ПО за каждую шахту на планете типа «Гайя»
board-on-five = На уровне 5 терраформирования
board-goes-to-five = ещё 1 → { $area } 5
board-supply = В запасе
board-token = { $token-long }

## Карты Автомы

card-acts = { $action }, { $vp } ПО; { $passes-id ->
    [yes] с символом паса
   *[no] без символа паса
}
card-tile = { $tile-id ->
    [none] без плитки
   *[other] { $tile } плитка
}
card-range = дальность { $range }
card-direction = { $direction-id ->
    [right] счёт сверху слева
   *[left] счёт снизу справа
}
card-count = { $arrow-id ->
    [right] { $number }-й вариант слева
   *[left] { $number }-й вариант справа
}
card-booster = при пасе: { $number }-й усилитель из 3
card-setup = подготовка: { $number }-й усилитель из 5{ $start-id ->
    [yes] , начальная карта
   *[no] {""}
}

## Области исследований коротко

terraforming-short = Терраф.
navigation-short = Навиг.
intelligence-short = ИИ
gaia-project-short = «Гайя»
economy-short = Эконом.
science-short = Наука

## Буквы планет

letter-terra = З
letter-oxide = О
letter-volcanic = В
letter-desert = П
letter-swamp = Б
letter-titanium = Т
letter-ice = Л
letter-gaia = Г
letter-transdim = М
letter-lost-planet = ✧

## Касаниями

tap-mine-there = Где новая шахта? Коснитесь планеты.
tap-gaiaformer-there = Где новый гайяформер?
tap-which-mine = Вместо какой шахты?
tap-upgraded = Какое здание вы улучшили?
tap-station-there = Где новая космическая станция?
tap-swapped = С какой шахтой институт поменялся местами?
tap-downgraded = Какая лаборатория стала торговой станцией?
tap-lost-planet-there = Где лежит Потерянная планета? Коснитесь гекса без планеты.
tap-risen = В какой области вы повысили уровень?
tap-which-tile = Из какой области взята улучшенная плитка?
tap-which-space = Какое действие вы выполнили?
tap-space = { $space } — { $cost }
tap-by-power = Цена в энергии
tap-by-qic = Цена в КУБах
tap-which-token = Какой жетон федерации вы взяли?
tap-which-token-only = Какой жетон федерации вы взяли? О спутниках не спрашиваем: в этой партии они ничего не дают.
tap-which-booster = Какой усилитель вы берёте?
tap-how-many-vp = Сколько у вас теперь ПО?
tap-into = Чем оно стало?
tap-which-area = В какой области вы продвинулись благодаря плитке?
tap-no-level = ни в какой
tap-what-changed = Что изменило это действие?
tap-nothing-changed = на поле ничего
tap-new-mine = новая шахта
tap-new-gaiaformer = новый гайяформер
tap-fix-there = Где это? Коснитесь гекса.
tap-which-structure = Какое здание?
tap-whose-structure = Чьё здание?
tap-of-human = ваше
tap-of-automa = Автомы
tap-of-nobody = здания нет
tap-satellites-there = Где новые спутники? Коснитесь каждого гекса.
tap-that-is-all = { $placed ->
    [0] без спутников
   *[other] это всё
}
tap-without-vp = без ПО
tap-all-with-vp = { $placed ->
    [0] без спутников
   *[other] это всё
}, +{ $vp } ПО за { $sources } (станет { $total })
tap-with-vp = +{ $vp } ПО за { $sources } (станет { $total })
tap-vp = +{ $vp } → { $total }
tap-vp-more = другие ПО за этот ход…
tap-how-much-charged = { $number ->
    [1] Сколько энергии вы зарядили{ tap-charged-when } благодаря зданию Автомы на { $hexes }?
   *[other] Сколько ПО вы отдали{ tap-charged-when } за зарядку энергии ({ $hexes })?
}
tap-charged-when = { $round ->
    [0] {""}
   *[other] {" "}до конца { $round }-го раунда
}
tap-charged-at = { $hex }: до { $vp }
tap-vp-after-charging = Сколько у вас ПО на треке перед финальным подсчётом?
    .aside = По последним данным — { $vp }. С тех пор вы могли отдать ПО за зарядку энергии: { $hexes }.
tap-charged = { $power ->
    [one] { $power } энергию
    [few] { $power } энергии
    [many] { $power } энергии
   *[other] { $power } энергии
}: −{ $vp } ПО (станет { $total })
tap-charged-in-all = −{ $vp } ПО (станет { $total })
tap-charged-nothing = { $number ->
    [1] 0 или 1 энергия: без потери ПО
   *[other] 0 ПО
}
tap-which-tile-taken = Какую плитку технологии вы взяли?
tap-tile = «{ $tile }»{ $vp ->
    [0] {""}
   *[other] : +{ $vp } ПО (станет { $total })
}
tap-advanced-tile = улучшенную плитку { $area-gen }{ $vp ->
    [0] {""}
   *[other] : +{ $vp } ПО (станет { $total })
}
tap-other-tile = другую{ $number ->
    [0] {""}
   *[other] : { $tiles }
}{ $vp ->
    [0] {""}
   *[other] : +{ $vp } ПО (станет { $total })
}
points-told = { $moved } ПО{ $number ->
    [0] {""}
   *[other] {" "}за { $sources }
}; теперь у вас { $total }.
vp-of-both = { $first } и { $last }
tile-quoted = «{ $tile }»
tile-of-these = { $first } или { $last }
vp-of-round = плитку раунда
vp-of-token = жетон федерации
vp-of-level = уровень 5
vp-of-space = действие
vp-of-booster = усилитель
vp-of-charging = зарядку энергии
vp-of-tile = плитку технологии

## What the human has of what a final tile counts

counted-final-structures = здания
counted-final-types = типы планет
counted-final-gaia-planets = планеты типа «Гайя»
counted-final-sectors = секторы

# above the values that it is about
ask-counts-short = { $tiles ->
    [0] Верны ли ваши уровни исследований?
   *[other] Верны ли ваши показатели и уровни?
}

## Groups of corrections

web-score-now = Текущий счёт (ваши ПО — сколько известно программе)
web-score-end = { web-score-now }
web-score-late = вместе с финальным подсчётом — { $totals }
group-beside = ПО и прочее
group-map = На поле
group-tracks = На треках и планшетах
group-round = Раунд
group-tiles = Плитки и жетоны

## Who plays what, on the first page of a match

dealt = { $chosen ->
    [human] Фракция Автомы — { $automa }.
    [automa] Ваша фракция — { $human }.
   *[neither] Ваша фракция — { $human }, фракция Автомы — { $automa }.
}
finale-decided = { $turn }: +{ $points } ПО в { $side-id ->
    [automa] пользу Автомы
   *[other] вашу пользу
}
