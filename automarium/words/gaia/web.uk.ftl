### Проєкт «Гая»: що сказано на картинці столу.

board-map = Поле
board-whole = ⤢ Усе поле
board-nearer = ⊕ Ближче
board-planet = { $type-planet }, сектор { $sector }
board-piece = { $side-id ->
    [human] { $kind-yours }
   *[automa] { $kind } Автоми
}
board-side = { $side-the }: { $faction }
board-signs = Що означають знаки
board-research = Дослідження
board-level = { $area }, { $side }: рівень { $level }
board-advanced = { $area }, плитка поліпшеної технології: { $on }
board-spaces = Дії з витратою енергії чи КУБів
board-covered = закрито
board-rounds = Плитки очок раунду (ПО Автоми)
board-finals = Плитки фінальних очок
board-final = { $which }: { $tile }
board-neutral = нейтральний гравець
board-round = Раунд { $number }
board-card = { $what-id ->
    [action-card] Карта дії { $number }
   *[support-card] Карта підтримки { $number }
}
board-pass = символ пасування
board-star = плитка поліпшеної технології
board-first = перший гравець
board-passed = пас
board-strong = інститут і академії мають силу 4
board-gaia-mines = 3 ПО за кожну шахту на планеті типу «Гая»
board-on-five = На рівні 5 тераформування
board-goes-to-five = ще 1 → { $area } 5
board-supply = У запасі
board-token = { $token-long }

## Карти Автоми

card-acts = { $action }, { $vp } ПО; { $passes-id ->
    [yes] із символом пасування
   *[no] без символу пасування
}
card-tile = { $tile-id ->
    [none] без плитки
   *[other] { $tile } плитка
}
card-range = дальність { $range }
card-direction = { $direction-id ->
    [right] відлік згори зліва
   *[left] відлік знизу справа
}
card-count = { $arrow-id ->
    [right] { $number }-й варіант зліва
   *[left] { $number }-й варіант справа
}
card-booster = під час пасування: { $number }-й підсилювач із 3
card-setup = приготування: { $number }-й підсилювач із 5{ $start-id ->
    [yes] , початкова карта
   *[no] {""}
}

## Сфери досліджень коротко

terraforming-short = Тераф.
navigation-short = Навіг.
intelligence-short = ШІ
gaia-project-short = «Гая»
economy-short = Економ.
science-short = Наука

## Літери планет

letter-terra = З
letter-oxide = О
letter-volcanic = В
letter-desert = П
letter-swamp = Б
letter-titanium = Т
letter-ice = К
letter-gaia = Г
letter-transdim = М
letter-lost-planet = ✧

## Дотиками

tap-mine-there = Де нова шахта? Торкніться планети.
tap-gaiaformer-there = Де новий гаяформер?
tap-which-mine = Замість якої шахти?
tap-upgraded = Яку споруду ви поліпшили?
tap-station-there = Де нова космічна станція?
tap-swapped = З якою шахтою інститут помінявся місцями?
tap-downgraded = Яка лабораторія стала торговою станцією?
tap-lost-planet-there = Де лежить Загублена планета? Торкніться гекса без планети.
tap-risen = У якій сфері ви підвищили рівень?
tap-which-tile = З якої сфери взято поліпшену плитку?
tap-which-space = Яку дію ви виконали?
tap-space = { $space } — { $cost }
tap-by-power = Ціна в енергії
tap-by-qic = Ціна в КУБах
tap-which-token = Який жетон федерації ви взяли?
tap-which-token-only = Який жетон федерації ви взяли? Про супутники не питаємо: у цій партії вони нічого не дають.
tap-which-booster = Який підсилювач ви берете?
tap-how-many-vp = Скільки у вас тепер ПО?
tap-into = Чим вона стала?
tap-which-area = У якій сфері ви просунулися завдяки плитці?
tap-no-level = у жодній
tap-what-changed = Що змінила ця дія?
tap-nothing-changed = на полі нічого
tap-new-mine = нова шахта
tap-new-gaiaformer = новий гаяформер
tap-fix-there = Де це? Торкніться гекса.
tap-which-structure = Яка споруда?
tap-whose-structure = Чия споруда?
tap-of-human = ваша
tap-of-automa = Автоми
tap-of-nobody = споруди немає
tap-satellites-there = Де нові супутники? Торкніться кожного гекса.
tap-that-is-all = { $placed ->
    [0] без супутників
   *[other] це все
}
tap-without-vp = без ПО
tap-all-with-vp = { $placed ->
    [0] без супутників
   *[other] це все
}, +{ $vp } ПО за { $sources } (стане { $total })
tap-with-vp = +{ $vp } ПО за { $sources } (стане { $total })
tap-vp = +{ $vp } → { $total }
tap-vp-more = інші ПО за цей хід…
tap-how-much-charged = { $number ->
    [1] Скільки енергії ви зарядили{ tap-charged-when } завдяки споруді Автоми на { $hexes }?
   *[other] Скільки ПО ви віддали{ tap-charged-when } за заряджання енергії ({ $hexes })?
}
tap-charged-when = { $round ->
    [0] {""}
   *[other] {" "}до кінця { $round }-го раунду
}
tap-charged-at = { $hex }: до { $vp }
tap-vp-after-charging = Скільки у вас ПО на треку перед фінальним підрахунком?
    .aside = Останнє відоме програмі число — { $vp }. Відтоді ви могли віддати ПО за заряджання енергії: { $hexes }.
tap-charged = { $power ->
    [one] { $power } енергію
    [few] { $power } енергії
    [many] { $power } енергії
   *[other] { $power } енергії
}: −{ $vp } ПО (стане { $total })
tap-charged-in-all = −{ $vp } ПО (стане { $total })
tap-charged-nothing = { $number ->
    [1] 0 або 1 енергія: без втрати ПО
   *[other] 0 ПО
}
tap-which-tile-taken = Яку плитку технології ви взяли?
tap-tile = «{ $tile }»{ $vp ->
    [0] {""}
   *[other] : +{ $vp } ПО (стане { $total })
}
tap-advanced-tile = поліпшену плитку { $area-gen }{ $vp ->
    [0] {""}
   *[other] : +{ $vp } ПО (стане { $total })
}
tap-other-tile = іншу{ $number ->
    [0] {""}
   *[other] : { $tiles }
}{ $vp ->
    [0] {""}
   *[other] : +{ $vp } ПО (стане { $total })
}
points-told = { $moved } ПО{ $number ->
    [0] {""}
   *[other] {" "}за { $sources }
}; тепер у вас { $total }.
vp-of-both = { $first } й { $last }
tile-quoted = «{ $tile }»
tile-of-these = { $first } або { $last }
vp-of-round = плитку раунду
vp-of-token = жетон федерації
vp-of-level = рівень 5
vp-of-space = дію
vp-of-booster = підсилювач
vp-of-charging = заряджання енергії
vp-of-tile = плитку технології

## What the human has of what a final tile counts

counted-final-structures = споруди
counted-final-types = типи планет
counted-final-gaia-planets = планети типу «Гая»
counted-final-sectors = сектори

# above the values that it is about
ask-counts-short = { $tiles ->
    [0] Чи правильні ваші рівні досліджень?
   *[other] Чи правильні ваші показники й рівні?
}

## Groups of corrections

web-score-now = Поточний рахунок (ваші ПО — скільки відомо програмі)
web-score-end = { web-score-now }
web-score-late = разом із тим, що рахують наприкінці, — { $totals }
group-beside = ПО та інше
group-map = На полі
group-tracks = На треках і планшетах
group-round = Раунд
group-tiles = Плитки й жетони

## Who plays what, on the first page of a match

dealt = { $chosen ->
    [human] Фракція Автоми — { $automa }.
    [automa] Ваша фракція — { $human }.
   *[neither] Ваша фракція — { $human }, фракція Автоми — { $automa }.
}
finale-decided = { $turn }: +{ $points } ПО на { $side-id ->
    [automa] користь Автоми
   *[other] вашу користь
}
