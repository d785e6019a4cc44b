### Голем: відповіді та виправлення цілими реченнями.


## Ходи людей

said-work = Узято { $colour-marble-acc } з ряду роботи.
said-golem = Узято { $colour-marble-acc } з ряду голема.
said-artifacts = Узято { $colour-marble-acc } з ряду артефактів.
said-study = Узято { $colour-marble-acc } з ряду навчання.
said-mirror = Узято { $colour-marble-acc } з ряду дзеркала.
said-rabbi = { $position ->
    [6] Рабин — у найнижчій комірці.
   *[other] Рабин — на жетоні дії { $position }.
}
said-grave = Голема поховано в комірці { $space } кладовища.
said-menorah = Узято жетон менори { $district-of }.
said-book = { $book ->
    [1] Узято книгу з місця 1.
    [2] Узято книгу з місця 2.
    [3] Узято книгу з місця 3.
    [4] Узято книгу з місця 4.
    [5] Узято книгу з місця 5.
   *[other] Записано: { $book }.
}
said-pass = Пропуск ходу.
said-done = Більше нічого не взято.

## Виправлення

fixed-nothing = Так і було: виправляти нічого.
fixed-resources = Виправлено: маркер ресурсів Автоми — на { $number }.
fixed-vp = Виправлено: в Автоми { $number } ПО.
fixed-golems = Виправлено: големи Автоми на полі — { $golems }.
fixed-created = Виправлено: Автома створила { $number ->
    [one] { $number } голема
    [few] { $number } големів
    [many] { $number } големів
   *[other] { $number } голема
}.
fixed-killed = Виправлено: вбито { $number ->
    [one] { $number } голема Автоми
    [few] { $number } големи Автоми
    [many] { $number } големів Автоми
   *[other] { $number } голема Автоми
}.
fixed-student = Виправлено: учень Автоми { $district-at } — у секції { $section ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
    [8] VIII
    [9] IX
   *[other] X
}.
fixed-study-track = Виправлено: маркер Автоми на шкалі навчання — на поділці { $number }.
fixed-golem-track = Виправлено: маркер Автоми на шкалі големів — на поділці { $number }.
fixed-gold = Виправлено: в Автоми { $number ->
    [one] { $number } злиток
    [few] { $number } злитки
    [many] { $number } злитків
   *[other] { $number } злитка
} золота.
fixed-objectives = Виправлено: в Автоми { $number ->
    [one] { $number } карта цілі
    [few] { $number } карти цілей
    [many] { $number } карт цілей
   *[other] { $number } карти цілей
}.
fixed-marble = { $number ->
    [0] Виправлено: у ряду { $row-of } немає { $colour-marble-gen }.
    [one] Виправлено: у ряду { $row-of } лежить { $number } { $colour-marble }.
    [few] Виправлено: у ряду { $row-of } лежать { $number } { $colour-few } кулі.
    [many] Виправлено: у ряду { $row-of } лежать { $number } { $colour-marbles } куль.
   *[other] Виправлено: у ряду { $row-of } лежать { $number } { $colour-marbles } кулі.
}
fixed-marbles = Виправлено: { $marbles }.
fixed-upgrade = { $on-id ->
    [no] Виправлено: поліпшення «{ $upgrade }» не зроблено.
   *[other] Виправлено: поліпшення «{ $upgrade }» зроблено.
}
fixed-column = Виправлено: книги стовпця { $number } знизу вгору — { $books }.
fixed-had = { $seat-id ->
    [human] Виправлено: ваші кулі цього раунду — { $colours }.
   *[other] Виправлено: кулі { $seat-gen } цього раунду — { $colours }.
}
fixed-tile = Виправлено: жетон дії { $position } — { $tile }.
fixed-rabbi = { $seat-id ->
    [human] { $position ->
        [0] Виправлено: ваш рабин ще не на полі.
        [6] Виправлено: ваш рабин — у найнижчій комірці.
       *[other] Виправлено: ваш рабин — на жетоні дії { $position }.
    }
   *[other] { $position ->
        [0] Виправлено: рабин { $seat-gen } ще не на полі.
        [6] Виправлено: рабин { $seat-gen } — у найнижчій комірці.
       *[other] Виправлено: рабин { $seat-gen } — на жетоні дії { $position }.
    }
}
fixed-tokens = Виправлено: жетони стратегії згори вниз — { $tokens }.
fixed-order = Виправлено: черговість ходу — { $seats }.
fixed-round = Виправлено: триває раунд { $round }.
fixed-active-character = Виправлено: у раунді { $round } діє { $character }.
fixed-neighbourhood = Виправлено: жетон кварталу { $number } лежить у секції { $section ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
   *[other] VII
} { $district-of }.
fixed-tiles = Виправлено: жетони кварталів у секціях I–VII: { $tiles }.
fixed-library = Виправлено: на місці { $position } в бібліотеці лежить { $book }.
fixed-grave = { $holder-id ->
    [nobody] Виправлено: комірка кладовища { $space } вільна.
    [human] Виправлено: у комірці кладовища { $space } лежить ваш голем.
   *[other] Виправлено: у комірці кладовища { $space } лежить голем { $holder-gen }.
}
fixed-menorah = { $holder-id ->
    [nobody] Виправлено: жетона менори { $district-of } ще ніхто не взяв.
   *[other] Виправлено: жетон менори { $district-of } — у { $holder-gen }.
}
fixed-no-control = { $on-id ->
    [no] Виправлено: цього раунду Автомі потрібно керувати големами.
   *[other] Виправлено: цього раунду Автомі не потрібно керувати големами.
}
fixed-shuffle = { $on-id ->
    [no] Виправлено: наприкінці раунду карти Автоми не тасують.
   *[other] Виправлено: наприкінці раунду всі карти Автоми буде перетасовано.
}
fixed-laid = Виправлено: карти Автоми цього раунду — { $cards }.
fixed-under = Виправлено: після останнього тасування вийшли карти { $cards }.
fixed-holds = Виправлено: в Автоми жетон артефактів { $tile }.
fixed-passed = Виправлено: пропуск ходу — { $seats }.
fixed-exhausted = { $on-id ->
    [no] Виправлено: жетон стратегії області { $area-area } не опущено.
   *[other] Виправлено: жетон стратегії області { $area-area } опущено.
}
fixed-book = Виправлено: { $book }.

## Відповіді словами

told = { $what }
told-none = немає
told-whose-signs = { $who } ({ $signs })
told-signs = ліва куля { $left-f }, права { $right-f }, кроків големів — { $steps }
told-bonus = { $bonus-id ->
    [none] бонусу немає
   *[other] { $level ->
        [0] бонус на будь-якому рівні: { $bonus-what }
       *[other] бонус із рівня { $level }: { $bonus-what }
    }
}
told-first = { $kind-id ->
    [marble] жовтий стовпець лівіше за сірий
   *[other] сірий стовпець лівіше за жовтий
}
told-column-marble = критерії жовтого стовпця: { $signs }
told-column-rabbi = числа сірого стовпця: { $signs }
told-column-book = числа синього стовпця: { $signs }
told-halves-1 = половинок рабина немає
told-halves-2 = половинка рабина зліва
told-halves-3 = половинка рабина справа
told-halves-4 = половинки рабина зліва і справа
told-card = карта { $card } — { $parts }
told-known-card = карта { $card }
told-nameless-card = карта ({ $parts })
told-book = { $colour-book }{ $title } — { $colour-id ->
        [black] без ціни у знаннях
       *[other] ціна у знаннях: { $price }
    }; миттєвий бонус: { $immediate }; постійний бонус: { $active }
told-known-book = { $colour-book }{ $title }
told-placed-book = місце коштує { $price }, на ньому { $book }
told-effect = { $name } — { $effect }
told-tile = жетон кварталу № { $number } { $district-of }
told-price = { $upgrade } — { $price }
told-total = названі джерела разом — { $effect }
told-source = { $source } — { $effect }

## Що надруковано в коробці

said-red-zone = Записано: верхня межа червоної зони на рівнях 1–4 — { $row }.
fixed-red-zone = Виправлено: верхня межа червоної зони на рівнях 1–4 — { $row }.
said-entry = Записано: ціна входу в секції VIII, IX і X — { $row }.
fixed-entry = Виправлено: ціна входу в секції VIII, IX і X — { $row }.
said-golem-spaces = Записано: поділок на шкалі големів — { $row }.
fixed-golem-spaces = Виправлено: поділок на шкалі големів — { $row }.
said-golem-level = Записано: рівні поділок шкали големів — { $row }.
fixed-golem-level = Виправлено: рівні поділок шкали големів — { $row }.
said-golem-steps = Записано: кроки на поділках шкали големів — { $row }.
fixed-golem-steps = Виправлено: кроки на поділках шкали големів — { $row }.
said-golem-income = Записано: дохід на поділках шкали големів — { $row }.
fixed-golem-income = Виправлено: дохід на поділках шкали големів — { $row }.
said-study-spaces = Записано: поділок на шкалі навчання — { $row }.
fixed-study-spaces = Виправлено: поділок на шкалі навчання — { $row }.
said-study-income = Записано: дохід на поділках шкали навчання — { $row }.
fixed-study-income = Виправлено: дохід на поділках шкали навчання — { $row }.
said-study-vp = Записано: ПО за поділки шкали навчання наприкінці партії — { $row }.
fixed-study-vp = Виправлено: ПО за поділки шкали навчання наприкінці партії — { $row }.
said-study-tile = Записано: поліпшення шкали навчання додає до доходу: { $row }.
fixed-study-tile = Виправлено: поліпшення шкали навчання додає до доходу: { $row }.
said-street-red = Записано: дохід секцій червоного району — { $row }.
fixed-street-red = Виправлено: дохід секцій червоного району — { $row }.
said-street-yellow = Записано: дохід секцій жовтого району — { $row }.
fixed-street-yellow = Виправлено: дохід секцій жовтого району — { $row }.
said-street-blue = Записано: дохід секцій синього району — { $row }.
fixed-street-blue = Виправлено: дохід секцій синього району — { $row }.
said-graves = Записано: бонуси комірок кладовища зліва направо — { $row }.
fixed-graves = Виправлено: бонуси комірок кладовища зліва направо — { $row }.
said-graves-open = Записано: комірок кладовища з бонусом за 2, 3 і 4 учасників — { $row }.
fixed-graves-open = Виправлено: комірок кладовища з бонусом за 2, 3 і 4 учасників — { $row }.
said-bottom = Записано: дія найнижчої комірки — { $row }.
fixed-bottom = Виправлено: дія найнижчої комірки — { $row }.
said-position = Записано: ціни місць у бібліотеці — { $row }.
fixed-position = Виправлено: ціни місць у бібліотеці — { $row }.
said-cauldron = Записано: зображень злитка в артефактів згори вниз — { $row }.
fixed-cauldron = Виправлено: зображень злитка в артефактів згори вниз — { $row }.
said-slot = Записано: ціни комірок артефактів знизу вгору й справа наліво — { $row }.
fixed-slot = Виправлено: ціни комірок артефактів знизу вгору й справа наліво — { $row }.
said-golem-prices = Записано. Ціни поліпшень големів: { $prices }.
fixed-golem-prices = Виправлено: ціни поліпшень големів — { $prices }.
said-study-prices = Записано. Ціни поліпшень навчання: { $prices }.
fixed-study-prices = Виправлено: ціни поліпшень навчання — { $prices }.
said-character = Записано: персонаж { $number } — { $signs }.
fixed-character = Виправлено: персонаж { $number } — { $signs }.
said-character-price = Записано: ціна впливу на персонажа { $number } — { $price }.
fixed-character-price = Виправлено: ціна впливу на персонажа { $number } — { $price }.
said-column-tiles = Записано: поліпшення над стовпцями книг зліва направо — { $tiles }.
fixed-column-tiles = Виправлено: поліпшення над стовпцями книг зліва направо — { $tiles }.
said-last-round = Записано: персонажі раунду 4 — { $characters }.
fixed-last-round = Виправлено: персонажі раунду 4 — { $characters }.
said-card = Записано: { $card }.
fixed-card = Виправлено: { $card }.
said-artifacts-tile = Записано: жетон артефактів { $tile }.
fixed-artifacts-tile = Виправлено: жетон артефактів { $tile }.
said-start = Записано: початковий жетон { $tile }.
fixed-start = Виправлено: початковий жетон { $tile }.
said-effect = Записано: { $key } — { $effect }.
fixed-effect = Виправлено: { $key } — { $effect }.

## Відповіді на запитання про коробку

said-ask-round = Кулі: { $answer }.
said-ask-main-board = На полі: { $answer }.
said-ask-artifact-board = Біля артефактів: { $answer }.
said-ask-artifact-numbers = Біля цього артефакту: { $answer }.
told-round = { $marbles }; { $card }
told-track-steps = кроків на поділці { $space } шкали големів — { $steps }
told-board = { $row } — { $what }
on-golem-spaces = шкала големів: поділок
on-study-spaces = шкала навчання: поділок, рахуючи 0
on-graves-open = кладовище: комірок із бонусом
on-red-zone = червона зона шкали ресурсів: до якого числа
on-position = бібліотека: ціни зліва
on-cauldron = зображень злитка
on-slot = ціни комірок, зліва направо
said-ask-marbles = Кулі: { $answer }.
said-ask-characters = Персонажі зліва направо: { $answer }.
said-ask-neighbourhood = Жетони кварталів: { $answer }.
said-ask-district = Жетони кварталів: { $answer }.
said-ask-artifact-tile = Жетон артефактів { $answer }.
said-ask-starting-tile = Початковий жетон: { $answer }.
said-ask-signs = На карті { $answer }.
said-ask-card = Вийшла { $answer }.
said-ask-card-bonus = На карті { $answer }.
said-ask-card-first = На карті { $answer }.
said-ask-card-marble = На карті { $answer }.
said-ask-card-rabbi = На карті { $answer }.
said-ask-card-book = На карті { $answer }.
said-ask-book = Це { $answer }.
said-ask-placed-book = У бібліотеці: { $answer }.
said-ask-book-immediate = Миттєвий бонус: { $answer }.
said-ask-book-active = Постійний бонус: { $answer }.
said-ask-artifact = Артефакт дає: { $answer }.
said-ask-prices-golem = Ціни: { $answer }.
said-ask-prices-study = Ціни: { $answer }.
said-ask-income = Дохід: { $answer }.
said-ask-golem-income = Дохід: { $answer }.
said-ask-study-income = Дохід: { $answer }.
said-ask-study-tile = Дохід: { $answer }.
said-ask-street-red = Дохід: { $answer }.
said-ask-street-yellow = Дохід: { $answer }.
said-ask-street-blue = Дохід: { $answer }.
said-ask-graves = Бонус: { $answer }.
said-ask-bottom = Дія: { $answer }.
said-ask-all-position = Ціни місць у бібліотеці зліва направо: { $answer }.
said-ask-all-cauldron = Зображень злитка в артефактів згори вниз: { $answer }.
said-ask-all-slot = Ціни комірок артефактів знизу вгору: { $answer }.
said-ask-all-entry = Ціни секцій VIII, IX і X: { $answer }.
said-ask-all-golem-steps = Кроки големів за поділками шкали: { $answer }.
said-ask-all-signs = На картах: { $answer }.
said-ask-late-rabbi = { $player-call }{ $answer ->
    [6] Рабин — у найнижчій комірці.
   *[other] Рабин — на { $answer }-му згори жетоні дії.
}
said-ask-aside = { $player-call }Відкладено { $answer-marble-acc }.
said-ask-took-book = { $answer-id ->
    [took-no-book] { $player-call }Книги немає.
   *[other] { $player-call }Узято книгу: { $answer }.
}
said-ask-took-grave = { $answer-id ->
    [took-no-grave] { $player-call }Жодної комірки кладовища з бонусом ви не зайняли.
   *[other] { $player-call }Голема поховано: { $answer }.
}
said-ask-symbol = { $answer-id ->
    [no] Символу рабина немає.
   *[yes] Карти утворили символ рабина.
}
said-ask-action-tile = Жетон дії { $position }: { $answer }.
said-ask-where-tile = { $answer-id ->
    [no] Серед вільних такого жетона немає: { $tile }.
   *[other] Є: { $answer } — { $tile }.
}
said-ask-book-price = Ціна { $colour-book-gen } у знаннях: { $answer }.
said-ask-counted = { $answer-id ->
    [counted-yes] Рахунок вели на папері.
   *[counted-no] Своїх ПО не рахували.
}
said-ask-total = { $player-call }Ваш підсумок: { $answer } ПО.
said-ask-vp-sure = { $answer-id ->
    [yes] Виправлення підтверджено.
   *[no] ПО Автоми не виправлено.
}
said-ask-total-sure = { $answer-id ->
    [yes] Підсумок підтверджено.
   *[no] Підсумок записано неправильно: назвіть його ще раз.
}
said-ask-red-zone = На рівні { $level } червона зона сягає { $answer }.
said-ask-entry = Ціна входу до секції { $section } (у знаннях): { $answer }.
said-ask-golem-spaces = Поділок на шкалі големів: { $answer }.
said-ask-golem-level = Поділка { $space } шкали големів: рівень { $answer }.
said-ask-golem-steps = Кроків големів на поділці { $space } шкали големів: { $answer }.
said-ask-study-spaces = Поділок на шкалі навчання, рахуючи 0: { $answer }.
said-ask-study-vp = Поділка { $space } шкали навчання: { $answer } ПО наприкінці гри.
said-ask-graves-open = У грі на { $players } учасників комірок кладовища з бонусом: { $answer }.
said-ask-position = Ціна місця { $position } у бібліотеці: { $answer }.
said-ask-cauldron = Зображень злитка в артефакту { $number }: { $answer }.
said-ask-slot = Ціна ({ $slot }): { $answer }.
