### Проєкт «Гая»: що розповідається і про що запитується.

## Приготування

care-owner-packs = Це ваші власні дані: { $packs }.
care-single-source = Пасивне вміння фракції «{ $faction }» відоме лише з одного загальнодоступного джерела. Якщо у вас є карта, звірте з нею.
care-inferred = Загальнодоступні джерела розходяться щодо карти фракції «{ $faction }». Інше прочитання є в налаштуваннях; якщо у вас є карта, звірте з нею.
care-space-order = Дії з витратою енергії чи КУБів лічимо в такому порядку: { $spaces }. Так роблять кілька програм, але з фотографією поля цього не звірено: порівняйте зі своїм полем.
care-face = Сектор { $sector } лежить стороною для трьох-чотирьох гравців, а за правилами має бути інша.
care-map-neighbours = На цьому полі є сусідні планети одного рідного типу, що правилами заборонено.
head-setup = Приготування
order-as-for-two = Підготуйте гру, як для двох; про що тут не сказано — за базовими правилами.
order-map = Поле: { $notation }. Покладіть сектори так, щоб гекси утворювали горизонтальні ряди.
order-sector = { $position }: сектор { $sector }{ $face-id ->
    [face-single] {""}
   *[other] , { $face }
}, номер нахилено на { $degrees }° за годинниковою стрілкою (поворот { $rotation }).
order-tokens = Поверніть у коробку по одному жетону федерації кожного виду (крім жетона глінів). На рівні 5 тераформування: { $token-long }.
order-human-faction = Ваша фракція: { $faction } ({ $colour }), { $vp } ПО.
order-automa-faction = Фракція Автоми: { $faction }; рідний тип планет — { $home } ({ $home-colour }), { $vp } ПО.
order-automa-supply = Запас Автоми: 8 шахт, 4 торгові станції, 3 дослідницькі лабораторії, 2 академії, 1 планетарний інститут, супутників: { $satellites }; ще 2 супутники — на треках фінальних очок; по фішці на рівні 0 кожної сфери досліджень.
order-round-tile = Раунд { $number }: { $tile } (Автомі { $vp } ПО).
order-final-tiles = Фінальні очки: вгорі — { $upper }, внизу — { $lower }.
order-neutral = Нейтральний гравець: фішка незайнятого кольору на { $upper } верхнього треку та на { $lower } нижнього.
order-technology = Плитка технології, { $area }: { $tile }; поліпшена: { $advanced }.
order-technology-free = Плитки технологій поруч: { $tiles }.
order-boosters = Підсилювачі раунду в ряд, зліва: { $boosters }.
head-initial-mines = Початкові шахти
note-initial = Ви ставите: { $kind }, { $hex } ({ $type }, сектор { $sector }).
note-initial-card = Щоб вибрати з рівних, узято карту { $card }: { $direction-id ->
    [right] згори зліва
   *[left] знизу справа
}. Поверніть її.
note-human-booster = Ваш підсилювач: { $booster }.
no-home-planet = Для цього не лишилося рідної планети ({ $type }) або фігури: { $kind }.
order-remove-cards = Поверніть у коробку карти рішень: { $cards }.
note-make-deck = Колода Автоми: { $cards } і одна випадкова карта, усього { $number }; відкладено { $aside }; нижні { $bottom } лежать упоперек.
order-make-deck = Перетасуйте відкладені карти. Замішайте { $cards } і верхню з відкладених, не дивлячись, у колоду Автоми: карт { $number }; відкладених лишається { $aside }. Поверніть нижні { $bottom } упоперек.
order-first = { $side-id ->
    [human] Жетон першого гравця у вас.
   *[automa] Жетон першого гравця отримує Автома.
}
ask-initial = Куди ви ставите: { $kind } (рідні планети: { $type })?
ask-initial-card = Візьміть випадкову карту рішень для початкових шахт Автоми. Який на ній номер? (Поверніть її.)
ask-booster-card = Візьміть випадкову карту рішень для початкового підсилювача Автоми. Який на ній номер? (Поверніть її.)
ask-support-card = Перший хід раунду: візьміть дві карти з колоди Автоми. Який номер на першій, карті підтримки?
ask-decision-card = Візьміть верхню карту з колоди Автоми, карту дії. Який на ній номер?
ask-first-booster = Який підсилювач ви берете, за назвою чи за місцем у ряду? ({ $boosters })

## Раунди

head-round = Раунд { $number }: { $tile }; { $side-id ->
    [human] починаєте ви
   *[automa] починає Автома
}
order-clear = Кінець раунду: зніміть усі жетони дій із дій з витратою енергії чи КУБів.
note-income = Отримайте дохід.
note-gaia-phase = Фаза Гаї: енергія з вашої зони Гаї повертається до чаші { $bowl }.
ask-gaia-phase = Фаза Гаї, до ходу Автоми: чи взяли ви плитки технологій за енергію із зони Гаї? Скажіть, що вони дали, або «готово».
order-clean-up = Кінець раунду: зніміть усі жетони дій, зі своїх дій також, і заберіть плитку раунду.

## Хід Автоми

head-automa-turn = Автома, хід { $number }
head-cards = Карта дії { $card }: { $action }, { $vp } ПО. Карта підтримки { $support }: { $tile-id ->
    [none] без плитки
   *[other] { $tile } плитка
}, дальність { $range }, { $direction-id ->
    [right] → згори зліва
   *[left] ← знизу справа
}, { $arrow-id ->
    [right] { $number } зліва
   *[left] { $number } справа
}
note-deck-empty = Колода Автоми порожня; карта { $card } тепер карта підтримки.
note-pass-symbol = Карта { $card } — одна з трьох нижніх і має символ пасування; карта підтримки — { $support }.
order-automa-passes = Автома пасує.
order-booster = Автома бере підсилювач { $number } у ряду (карта { $card }): { $booster }.
care-no-booster = У ряду не лишилося підсилювачів: в Автоми його тепер немає. Якщо це не так, виправте ряд.
order-booster-returns = Її попередній підсилювач — на правий кінець ряду: { $booster }.
note-new-deck = Нова колода Автоми, карт: { $number }{ $joined ->
    [0] , відкладених уже немає
   *[other] {""}
}.
order-new-deck = Перетасуйте скинуті карти, решту колоди й обидві карти в грі{ $joined ->
    [0] {""}
   *[other] {" "}та верхню з відкладених
} у нову колоду, карт: { $number }. Поверніть три нижні впоперек.
order-vp = Автома +{ $amount } ПО ({ $source }), тепер { $total }.
note-no-vp = ПО немає ({ $source }).
order-mine = Шахта Автоми на { $hex }: { $type } ({ $type-colour }), сектор { $sector }.
order-gaia-token = Покладіть жетон планети типу «Гая» на { $hex }: тепер це планета типу «Гая».
order-satellite = Супутник Автоми на { $hex }.
order-upgrade = На { $hex } ({ $type-colour }, сектор { $sector }): { $old } → { $new }.
order-research = { $side-id ->
    [human] Ви: { $area }, рівень { $level }.
   *[automa] Фішка Автоми, { $area }: рівень { $level }.
}
order-advanced-tile = Плитка поліпшеної технології сфери «{ $area }» повертається в коробку; Автома лишається на рівні 4.
order-cover = Жетон дії на дію { $number }: { $space }.
note-level-closed = Рівень 5 сфери «{ $area }» для вас тепер закритий.
note-no-area = Жодна сфера досліджень Автомі не відкрита.
note-all-covered = Усі десять дій з витратою енергії чи КУБів закриті.
note-no-mine = В Автоми немає шахт у запасі.
note-no-planet = У межах дальності { $range } немає вільних планет.
note-upgrade-instead = Натомість вона поліпшує споруду.
note-no-upgrade = Поліпшувати нічого.
note-no-satellite = Поруч із { $hex } немає гекса без планети: супутника не буде.
note-faction-action = Дія фракції «{ $faction }»:
note-double-power = Пасивне вміння: ще раз.
note-lab-research = Пасивне вміння: нова лабораторія дає прогрес у дослідженнях.
note-charge = Ви можете зарядити { $power ->
    [one] { $power } енергію
    [few] { $power } енергії
    [many] { $power } енергії
   *[other] { $power } енергії
}{ $cost ->
    [0] {""}
    [one] {" "}за { $cost } ПО
    [few] {" "}за { $cost } ПО
    [many] {" "}за { $cost } ПО
   *[other] {" "}за { $cost } ПО
}.

## Чому

choice-area = Яка сфера досліджень
choice-space = Яка дія
choice-planet = Де будувати
choice-upgrade = Що поліпшувати
choice-satellite = Куди супутник
choice-initial = Рідна планета для початкової шахти
why-area-open = можна підвищити рівень або є плитка поліпшеної технології
why-highest = найвищий рівень
why-faction-area = сфера з карти фракції: { $area }
why-number-right = номер { $number } зліва
why-number-left = номер { $number } справа
why-direction-right = перша згори зліва
why-direction-left = перша знизу справа
why-space-open = не закрита
why-in-range = у межах дальності { $range }
why-transdim = карта фракції: спершу міжвимірні планети
why-nearest = найближче до однієї з ваших планет
why-new-sector = { $tile }: сектор без споруд Автоми
why-new-type = { $tile }: тип, ще не колонізований
why-gaia = { $tile }: планети типу «Гая» та міжвимірні
why-steps = найменше етапів тераформування
why-line = перше можливе поліпшення: { $old } → { $new }
why-no-planet = там немає планети
why-free-hex = там немає супутника чи станції
why-centre = найближче до центру поля

## Ваш хід

head-human-turn = Ваш хід { $number }
ask-turn = Раунд { $round }, ваш хід { $number }: що ви зробили?
note-built = Ви: { $kind } на { $hex } ({ $type-colour }, сектор { $sector }).
note-upgraded = Ви: { $old } → { $new } на { $hex } ({ $type-colour }, сектор { $sector }).
note-advanced = Ви: { $area }, рівень { $level }.
note-lost-planet = Загублена планета лежить на { $hex }, вона ваша.
ask-lost-planet = Рівень 5 навігації: на який порожній гекс ляже Загублена планета?
note-terraforming-token = Ви берете жетон федерації з рівня 5 тераформування: { $token-long }.
note-token = Ви берете жетон федерації: { $token-long }.
note-satellites = Ви кладете { $number ->
    [one] { $number } супутник
    [few] { $number } супутники
    [many] { $number } супутників
   *[other] { $number } супутника
}, усього { $total }.
note-covered = Дію { $number } закрито: { $space }.
note-special = Вашу дію записано.
note-swapped = Ваш інститут тепер на { $hex }, шахта — на { $other }.
note-human-passes = Ви пасуєте.
note-booster-vp = Ваш підсилювач «{ $booster }» дає вам зараз { $vp } ПО.
note-tile-taken = Ви берете плитку поліпшеної технології сфери «{ $area }».
note-strong = Сила ваших інституту й академій тепер 4.
note-human-vp = Ваші ПО: { $total }.

## Фінальний підрахунок

head-scoring = Фінальний підрахунок очок
ask-counts = За вашими звітами у вас: { $counts }. Чи так? Якщо ні, спершу виправте.
tile-count = { $tile } { $number }
area-level = { $area } { $level }
ask-satellites = Скільки ваших супутників на полі, без космічних станцій? (названо: { $number })
ask-federations = Скільки ваших споруд входять у федерації?
ask-human-vp = Скільки у вас ПО на треку перед фінальним підрахунком? (востаннє названо: { $vp })
ask-leftovers = Скільки ПО дають залишки ресурсів (1 за кожні 3 кредити, руди, знання)?
order-final = { $side-id ->
    [human] Ви
   *[automa] Автома
}, { $tile }: { $number } (нейтральний { $neutral }), { $vp } ПО.
order-research-vp = { $side-id ->
    [human] Ви
   *[automa] Автома
}, дослідження: { $vp } ПО.
note-total = { $side-id ->
    [human] Ви
   *[automa] Автома
}: усього { $total } ПО.
head-winner = { $side-id ->
    [human] Ви перемогли з перевагою { $by } ПО!
   *[automa] Автома перемогла з перевагою { $by } ПО.
}
head-winner-shared = Нічия: перемога спільна.
score-vp = ПО на треку
score-final = { $tile }
score-research = дослідження
score-leftovers = залишки ресурсів
