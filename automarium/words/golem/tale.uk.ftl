### Голем: що розповідають правила.


## Підготовка

care-house = Це не надруковані карти. Колоду Автоми відновлено за правилами, а числа, які в грі подано лише значками, вигадано: з домашнім набором можна спробувати гру. Якщо коробка у вас є, почніть партію з налаштуванням «чиї карти: з моєї коробки».
care-owner = Ви граєте зі своєю коробкою: програма питає про надруковане, коли Автома вперше з ним стикається, і запам’ятовує відповідь.
care-public = Не все тут звірено з коробкою. Ефекти жетонів, поліпшень і персонажів узято з одного відкритого джерела; які поліпшення лежать над стовпцями книг, які комірки має жетон артефактів і з чого складаються колоди персонажів — наше припущення. Якщо у вас інакше, виправте: це збережеться й для наступних партій.
note-box = Із вашої коробки програма запам’ятала: карт Автоми — { $cards }, книг — { $books }. Про решту вона спитає, коли знадобиться (лишилося запитань: { $left }).
care-program-draws = Усі 20 карт відомі: далі їх бере програма. Приберіть колоду Автоми.
head-survey = Вміст вашої коробки
head-setup = Підготовка · рівень { $level }
order-characters = Викладіть персонажів зліва направо: { $numbers }.
order-neighbourhood = Розкладіть жетони кварталів у секціях I–VII { $district-of }: { $tiles }.
district-tiles = { $district-district } — { $tiles }
order-action-tiles = Викладіть жетони дій згори вниз: { $tiles }.
order-action-tiles-table = Викладіть { $number ->
    [one] { $number } жетон дії
    [few] { $number } жетони дій
    [many] { $number } жетонів дій
   *[other] { $number } жетона дій
} лицьовою стороною догори, починаючи з верхньої комірки. Найнижчу комірку залиште вільною.
order-marbles = Розкладіть кулі по рядах: { $marbles }.
some-marbles = { $number ->
    [1] { $colour-f }
    [one] { $number } { $colour-f }
    [few] { $number } { $colour-few }
    [many] { $number } { $colour-marbles }
   *[other] { $number } { $colour-marbles }
}
row-marbles = ряд { $row-of } — { $marbles }
order-special-tiles = Замініть два золоті жетони поліпшення артефактів Автоми жетонами особливих поліпшень.
order-first-player = { $humans ->
    [1] Покладіть маркер Автоми на верхню поділку шкали черговості ходу, а свій — під ним.
   *[other] Покладіть маркер Автоми на верхню поділку шкали черговості ходу, а маркери гравців — під ним у випадковому порядку. Гравець 1 — той, чий маркер вище.
}
order-objectives = Візьміть для Автоми 3 випадкові карти цілей і покладіть їх долілиць.
order-own-objectives = { $humans ->
    [1] Візьміть собі 6 карт цілей: 3 залиште, решту покладіть під колоду.
   *[other] Гравці вибирають свої карти цілей, як завжди.
}
order-artifact-tile = Віддайте Автомі останній жетон артефактів: { $tile }.
order-tokens = Викладіть жетони стратегії згори вниз: головний, { $tokens }.
note-starting-tile = Автома отримує бонус початкового жетона { $tile }.
note-idle-tile = Початковий жетон { $tile } нічого не дає Автомі.
note-nameless-tile = Автома отримує бонус початкового жетона.
order-starting-golem = Поставте голема Автоми в секцію I { $district-of }.
order-resource-track = Покладіть шкалу ресурсів Автоми стороною рівня { $level } догори й поставте маркер на поділку 0.
order-shuffle = Перетасуйте всі 20 карт Автоми й покладіть їх долілиць.
note-shuffled = Програма перетасувала всі 20 карт Автоми.

## Фази

head-round = Раунд { $number } · { $character }
head-refresh = Фаза 1 · оновлення
order-renew-library = Оновіть бібліотеку: покладіть крайню ліву книгу під колоду, решту зсуньте ліворуч, а на вільне місце справа викладіть нову.
head-movement = Фаза 2 · пересування големів
note-no-golems = В Автоми немає големів на полі.
note-leg-2 = Автома вже має поліпшення «нога за 2 глини», тому кроки з карти персонажа не додаються.
note-steps = { $number ->
    [one] Усього големи Автоми мають зробити { $number } крок уперед.
    [few] Усього големи Автоми мають зробити { $number } кроки вперед.
    [many] Усього големи Автоми мають зробити { $number } кроків уперед.
   *[other] Усього големи Автоми мають зробити { $number } кроку вперед.
}
note-lost-steps = Усі големи Автоми вже в секції X, тому ще { $number ->
    [one] { $number } крок
    [few] { $number } кроки
    [many] { $number } кроків
   *[other] { $number } кроку
} не використано.
care-own-golems = { $humans ->
    [1] Тепер пересуньте своїх големів на стільки кроків, скільки дають ваша шкала големів і карта персонажа.
   *[other] Тепер гравці пересувають своїх големів на стільки кроків, скільки дають їхні шкали големів і карта персонажа.
}
care-human-influence = { $player-call }Ваша черга: заплатіть за вплив на { $character-gen } або візьміть 3 монети.
care-human-income = { $player-call }Ваша черга: отримайте дохід.
care-human-upgrade = { $player-call }Ваша черга: зробіть одне поліпшення.
care-human-control = { $player-call }Ваша черга: якщо потрібно, заплатіть за керування големами.
head-turn-order = Фаза 4 · черговість ходу
order-turn-order = Розставте маркери черговості ходу згори вниз: { $seats }.
order-turn-order-last = Розставте маркери черговості ходу востаннє: { $seats }. У разі нічиєї переможе той, чий маркер вище.
head-influence = Фаза 5 · вплив
note-no-influence = Кулі Автоми не збігаються з кулями на карті персонажа.
note-human-no-influence = { $seat-id ->
    [human] Ваші кулі не збігаються з кулями на карті персонажа.
   *[other] Кулі { $seat-gen } не збігаються з кулями на карті персонажа.
}
note-influence-refused = Кулі Автоми збігаються з кулями персонажа, але маркер у червоній зоні: замість бонусу вона отримує 3 монети, тобто 3 ресурси.
note-influence = Кулі Автоми збігаються з кулями персонажа: вона отримує бонус { $character-gen }.
order-flip-character = Коли всі закінчать, переверніть карту { $character-gen }.
head-income = Фаза 6 · дохід і поліпшення
note-incomes = Дохід Автоми: { $sources }.
income-from = { $source-id ->
    [study-tile] поліпшення шкали навчання — { $effect }
    [study-income] шкала навчання ({ $space }) — { $effect }
    [golem-income] шкала големів ({ $space }) — { $effect }
    [street-red] червоний район ({ $space }) — { $effect }
    [street-yellow] жовтий район ({ $space }) — { $effect }
   *[street-blue] синій район ({ $space }) — { $effect }
}
note-income = { $source-id ->
    [study-tile] Дохід від поліпшення шкали навчання.
    [study-income] Дохід шкали навчання (поділка { $space }).
    [golem-income] Дохід шкали големів (поділка { $space }).
   *[other] Дохід учня { $source-at } (секція { $space }).
}
note-income-total = Дохід названо однією сумою. До неї входять: { $sources }.
note-no-upgrade-left = Усі поліпшення вже зроблено.
note-red-zone = Маркер у червоній зоні: Автома не робить поліпшення.
head-control = Фаза 7 · керування големами
note-control-waived = Цього раунду Автома не платить за керування големами.
note-control-free = Жоден голем Автоми не випереджає свого учня: за керування вона не платить.
note-control-short = Без керування { $number ->
    [one] лишається { $number } голем
    [few] лишаються { $number } големи
    [many] лишаються { $number } големів
   *[other] лишається { $number } голема
} Автоми.
end-of-round = Кінець раунду { $number }. Маркер ресурсів Автоми — на поділці { $resources }, і в неї { $vp } ПО.
order-cards-under = Покладіть три розіграні карти Автоми під її колоду.

## Хід Автоми

head-automa-turn = Хід { $number } · Автома
note-card = { $works ->
    [no] Карта { $card }: без бонусу.
    [later] Карта { $card }: бонус діє лише з рівня { $level }.
   *[yes] Карта { $card }, бонус: { $bonus-what }.
}
note-new-card = Це нова карта: відомо { $number } із 20.
note-shuffle-later = Наприкінці раунду всі карти Автоми буде перетасовано.
note-enough-golems = На полі вже { $number ->
    [one] { $number } голем
    [few] { $number } големи
    [many] { $number } големів
   *[other] { $number } голема
} Автоми: бонус не діє.
note-kind = { $kind-id ->
    [marble] Автома бере кулю.
   *[rabbi] Автома ставить рабина.
}
order-marble = Візьміть для Автоми { $colour-marble-acc } з ряду { $row-of }.
note-no-marble = Куль більше не залишилося.
note-mirror = Дзеркало повторює дію { $row-of }.
note-action = Дія { $row-of }: сила { $value }.
note-work = { $number ->
    [0] Один голем працює безкоштовно.
    [one] Працює { $number } голем{ $free ->
        [0] .
       *[other] , ще { $free } — безкоштовно.
    }
    [few] Працюють { $number } големи{ $free ->
        [0] .
       *[other] , ще { $free } — безкоштовно.
    }
    [many] Працюють { $number } големів{ $free ->
        [0] .
       *[other] , ще { $free } — безкоштовно.
    }
   *[other] Працюють { $number } голема{ $free ->
        [0] .
       *[other] , ще { $free } — безкоштовно.
    }
}
note-exhausted = { $area-id ->
    [golem] Усіх големів створено, усі їхні поліпшення зроблено: Автома отримує лише ресурси.
    [artifacts] Усі артефакти створено, усі їхні поліпшення зроблено: Автома отримує лише ресурси.
   *[other] Усі поліпшення навчання зроблено, книг більше не купити: Автома отримує лише ресурси.
}
note-no-golem-left = Усіх чотирьох големів уже створено.
order-rabbi = Поставте рабина Автоми на жетон дії { $position }.
order-rabbi-bottom = Поставте рабина Автоми в найнижчу комірку синагоги.
note-no-tile = Вільних жетонів дій немає.
note-action-tile = Жетон дії: { $tile }.

## Ресурси й очки

order-gain = Автома отримує { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурси
    [many] { $amount } ресурсів
   *[other] { $amount } ресурсу
}{ $moves ->
    [0] , але маркер ресурсів уже на поділці { $total }
   *[other] : поставте маркер ресурсів на поділку { $total }
}.
order-pay = { $what ->
    [gold] За злиток золота Автома платить
    [golem] За голема Автома платить
    [upgrade] За поліпшення Автома платить
    [book] За книгу Автома платить
    [mirror] За дзеркало Автома платить
    [work] За роботу големів Автома платить
    [influence] За вплив Автома платить
    [control] За керування големами Автома платить
    [entry] За вхід у секції VIII–X Автома платить
   *[other] Автома витрачає
} { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурси
    [many] { $amount } ресурсів
   *[other] { $amount } ресурсу
}{ $what ->
    [work] {""}
   *[other] { $discount ->
        [0] {""}
       *[other] {" "}(знижка { $discount })
    }
}{ $moves ->
    [0] , але маркер ресурсів уже на поділці { $total }
   *[other] : поставте маркер ресурсів на поділку { $total }
}.
order-beyond = За ресурси понад 20 Автома здобуває { $amount } ПО. Тепер у неї { $total } ПО.
order-below = За нестачу ресурсів (маркер не опускається нижче −5) Автома втрачає { $amount } ПО. Тепер у неї { $total } ПО.
order-vp = Нарахуйте Автомі { $amount } ПО. Тепер у неї { $total } ПО.
order-vp-lost = Відніміть в Автоми { $amount } ПО. Тепер у неї { $total } ПО.
order-useless = Автома не може скористатися цим ефектом: натомість нарахуйте їй { $amount } ПО. Тепер у неї { $total } ПО.
note-discount = Застосувати знижку немає до чого: Автома отримує її ресурсами.
note-excess = Знижка більша за ціну на { $amount }: різницю Автома отримує ресурсами.
order-objective = Візьміть 2 карти цілей: одну, не дивлячись, віддайте Автомі, другу покладіть під колоду. Тепер у неї { $number ->
    [one] { $number } карта цілі
    [few] { $number } карти цілей
    [many] { $number } карт цілей
   *[other] { $number } карти цілей
}.
note-bonus = Автома вибирає { $side-bonus }.

## Учні та шкали

order-student = Пересуньте учня Автоми { $district-at } вперед, у секцію { $section }.
order-student-back = Пересуньте учня Автоми { $district-at } назад, у секцію { $section }.
note-student-stays = Учень Автоми { $district-at } лишається в секції { $section }.
order-menorah = Віддайте Автомі жетон менори { $district-of }.
order-study = Пересуньте маркер Автоми вгору по шкалі навчання, на поділку { $space }.
order-study-back = Пересуньте маркер Автоми вниз по шкалі навчання, на поділку { $space }.
note-study-stays = Маркер Автоми на шкалі навчання лишається на поділці { $space }.
order-golem-track = Пересуньте маркер Автоми вгору по шкалі големів, на поділку { $space }.
order-golem-track-back = Пересуньте маркер Автоми вниз по шкалі големів, на поділку { $space }.
note-golem-track-stays = Маркер Автоми на шкалі големів лишається на поділці { $space }.

## Големи

order-forward = { $lay ->
    [0] Пересуньте голема Автоми { $district-at } на { $steps ->
        [one] { $steps } крок уперед
        [few] { $steps } кроки вперед
        [many] { $steps } кроків уперед
       *[other] { $steps } кроку вперед
    }: із секції { $start } у секцію { $section }.
   *[other] Підніміть голема Автоми, що лежить у секції { $start } { $district-of }, і пересуньте його на { $steps ->
        [one] { $steps } крок уперед
        [few] { $steps } кроки вперед
        [many] { $steps } кроків уперед
       *[other] { $steps } кроку вперед
    }, у секцію { $section }.
}
order-backward = { $lay ->
    [0] Пересуньте голема Автоми { $district-at } на { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
        [many] { $steps } кроків
       *[other] { $steps } кроку
    } назад: із секції { $start } у секцію { $section }.
   *[other] Підніміть голема Автоми, що лежить у секції { $start } { $district-of }, і пересуньте його на { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
        [many] { $steps } кроків
       *[other] { $steps } кроку
    } назад, у секцію { $section }.
}
note-no-move = Жоден голем Автоми не рухається.
order-activate = Покладіть плазом голема Автоми в секції { $section } { $district-of }: він працює.
note-none-stands = Жоден голем Автоми не стоїть.
note-tile = Діє жетон кварталу № { $number } { $district-of }.
note-tile-beside = Автома вибирає жетон кварталу поруч із големом у секції { $section } { $district-of }.
note-leg-3 = Новий голем одразу застосовує жетон кварталу секції I.
order-create = { $left ->
    [0] Поставте останнього голема Автоми із запасу в секцію I { $district-of }.
   *[other] Поставте голема Автоми із запасу в секцію I { $district-of }. У запасі ще { $left }.
}
order-token-down = { $area-id ->
    [golem] Перекладіть { $token-token } під решту жетонів: усіх големів створено, усі їхні поліпшення зроблено.
    [artifacts] Перекладіть { $token-token } під решту жетонів: усі артефакти створено, усі їхні поліпшення зроблено.
   *[other] Перекладіть { $token-token } під решту жетонів: усі поліпшення навчання зроблено, книг більше не купити.
}
order-kill = { $lay ->
    [0] Убийте голема Автоми в секції { $section } { $district-of }: перекладіть його в { $space ->
        [0] крайню праву комірку кладовища, яка не дає бонусу
       *[other] комірку { $space } кладовища
    }.
   *[other] Убийте голема Автоми, що лежить у секції { $section } { $district-of }: перекладіть його в { $space ->
        [0] крайню праву комірку кладовища, яка не дає бонусу
       *[other] комірку { $space } кладовища
    }.
}
note-no-control = Цього раунду керувати големами не потрібно.

## Артефакти, поліпшення, книги

order-gold = Покладіть злиток золота на найнижче незакрите зображення злитка. Тепер в Автоми { $total ->
    [one] { $total } злиток
    [few] { $total } злитки
    [many] { $total } злитків
   *[other] { $total } злитка
}.
order-gold-lost = Поверніть у запас { $number ->
    [one] { $number } злиток
    [few] { $number } злитки
    [many] { $number } злитків
   *[other] { $number } злитка
} золота Автоми.
note-no-gold-space = Незакритих зображень злитка не лишилося.
note-artifact = { $made ->
    [1] Створено { $number }-й згори артефакт. Він одразу дає дохід.
   *[other] { $times ->
        [2] Артефакт { $number } дає подвійний дохід.
       *[other] Артефакт { $number } дає дохід.
    }
}
note-no-artifact = Створених артефактів немає.
order-upgrade = { $place ->
    [slot] { $kind-id ->
        [grey-tile] Покладіть сірий жетон поліпшення в { $upgrade-acc } стороною з 1 ресурсом і 1 ПО догори.
       *[special-tile] Покладіть жетон особливого поліпшення в { $upgrade-acc }.
    }
    [column] Зробіть для Автоми поліпшення над стовпцем { $number }: { $upgrade }.
   *[none] Зробіть для Автоми поліпшення { $area-area }: { $upgrade }.
}
note-area = { $area-id ->
    [golem] Автома поліпшує големів.
    [artifacts] Автома поліпшує артефакти.
   *[study] Автома поліпшує навчання.
}
note-upgrade-barred = Маркер у червоній зоні: Автома не робить поліпшення.
order-book = Візьміть для Автоми { $colour-book-acc } { $title } з місця { $position } у бібліотеці.
note-no-book = Жодної книги купити не можна.
order-lay = Викладіть цю книгу у стовпець { $number }.
note-column-tile = Діє поліпшення стовпця: { $upgrade }.
note-active = Діє постійний бонус { $colour-book-gen } { $book }.
note-activates-book = Автома активує книгу { $place } знизу у стовпці { $number }.

## Люди

head-human-turn = Хід { $number } · { $seat }
note-passed = { $seat-id ->
    [human] Ви берете жетон пропуску ходу { $number }.
   *[other] { $seat-the } бере жетон пропуску ходу { $number }.
}
head-late = Після пропуску ходу · { $seats }
order-drop-again = Відкладіть { $colour-marble-acc }, решту куль розкладіть знову: { $marbles }.

## Кінець

head-scoring = Фінальний підрахунок очок
note-score = Автома, { $what }: { $points } ПО.
note-total = { $seat-id ->
    [human] Ваш підсумок: { $points } ПО.
   *[other] Підсумок { $seat-gen }: { $points } ПО.
}
head-winner = { $seat-id ->
    [human] Ви перемогли, набравши { $points } ПО!
    [automa] Автома перемогла, набравши { $points } ПО.
   *[other] Переміг { $seat }: { $points } ПО.
}
head-winner-order = { $seat-id ->
    [human] Нічия ({ $points } ПО), але ви перемогли за черговістю ходу!
    [automa] Нічия ({ $points } ПО), але за черговістю ходу перемогла Автома.
   *[other] Нічия ({ $points } ПО), але за черговістю ходу переміг { $seat }.
}
score-human = підсумок, названий наприкінці
score-vp = очки, набрані під час партії
score-golems = створені големи × червоні менори
score-artifacts = створені артефакти × жовті менори
score-study = стовпці з книгами × сині менори
score-study-track = шкала навчання
score-objectives = карти цілей
score-resources = ресурси

## Чому

choice-forward = Якого голема пересунути вперед?
choice-backward = Якого голема пересунути назад?
choice-stand-up = Якого голема, що лежить, підняти кроком уперед?
choice-activate = Який голем працює?
choice-tile = Жетон поруч із яким големом?
choice-create = Де створити голема?
choice-kill = Якого голема вбити?
choice-student = Якого учня пересунути вперед?
choice-student-back = Якого учня пересунути назад?
choice-golem-track = Куди пересунути маркер шкали големів?
choice-bonus = Який із двох бонусів?
choice-book = Яка книга?
choice-column = Який стовпець?
choice-active = Яку книгу активувати?
choice-upgrade = Яке поліпшення?
choice-area = Яку область поліпшити?
choice-marble = Яка куля?
choice-mirror = Що виконує дзеркало?
choice-kind = Куля чи рабин?
choice-rabbi = Який жетон дії?
why-not-on-x = не в секції X
why-not-in-1 = не в секції I
why-lies-in-1 = лежить у секції I
why-lying = спершу ті, що лежать
why-standing = спершу ті, що стоять
why-lowest = секція з найменшим номером
why-highest = секція з найбільшим номером
why-rightmost = крайній правий
why-leftmost = крайній лівий
why-token-higher = жетон стратегії лежить вище
why-token-lower = жетон стратегії лежить нижче
why-can-move = може рухатися
why-has-tile = поруч є жетон (I–VII)
why-fewest-golems = найдешевше, бо в районі найменше своїх големів
why-up = угору, а не вниз
why-kill = убиває голема в секціях VIII–X
why-possible = бонус можна отримати
why-left = на останній карті критерій «Ліва куля» вище
why-right = на останній карті критерій «Права куля» вище
why-column-room = у стовпці є місце
why-student-back = чорній потрібен учень, якого можна пересунути назад
why-topmost-number = верхнє число на карті
why-column-not-full = менше 5 книг
why-column-empty = спершу порожній стовпець
why-column-fullest = стовпець, де найбільше книг
why-column-left = крайній лівий стовпець
why-column-colour = стовпець, куди можна покласти { $colour-book-acc }
why-higher = книга вище
why-black = спершу чорні книги
why-last-round = у раунді IV спершу три менори
why-order-golem = спершу дешевші; за однакової ціни нога раніше за керування
why-order-artifacts = комірки заповнюють знизу вгору й справа наліво
why-order-study = спершу дешевші; за однакової ціни третій стовпець раніше за шкалу
why-most-things = найбільше створених големів, створених артефактів або стовпців із книгами
why-most-marbles = найбільше куль
why-most-of-all = найбільше куль з усіх рядів
why-work = критерій «Робота» — ряд роботи або ряд дзеркала
why-top = ряд, жетон стратегії якого лежить найвище
why-colour = { $colour-marble }
why-left-marble = ліва куля персонажа — { $colour-f }
why-right-marble = права куля персонажа — { $colour-f }
why-other = такої кулі немає на карті персонажа
why-not-mirror = дзеркало — лише тоді, коли іншої дії немає
why-work-token = робота, коли стоять хоча б два големи (жетон головної стратегії)
why-row-token = дія, жетон стратегії якої вище
why-colour-order = за порядком кольорів у межах ряду
why-for-work = кулю вибрано за критерієм «Робота»
why-owed = цього раунду Автома ще має виконати таку дію
why-symbol = карти утворили символ рабина
why-further-left = на карті стовпець цієї дії розташовано лівіше
why-tile-free = жетон лежить на полі й вільний
why-kills = дозволяє вбити голема
why-not-bottom = найнижча комірка — лише для вбивства голема
why-tile-before-bottom = жетон раніше за найнижчу комірку
why-next-step = { $number }-й крок цього голема
why-next-student-step = { $number }-й крок цього учня
