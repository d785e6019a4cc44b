### Голем: що розповідають правила.


## Підготовка

care-house = Це не надруковані карти. Колоду Автоми відновлено за правилами, а числа, які в грі подано лише значками, вигадано: з домашнім набором можна спробувати гру. Якщо коробка у вас є, почніть партію з налаштуванням «чиї карти: з моєї коробки».
care-owner = Ви граєте зі своєю коробкою: програма питає про надруковане, коли Автома вперше з ним стикається, і запам’ятовує відповідь.
care-public = Ефекти жетонів дій, жетонів кварталів, поліпшень і персонажів узято з одного відкритого джерела. Про те, яке поліпшення лежить над яким стовпцем книг, які комірки має жетон артефактів і з яких карт складаються колоди персонажів, ми можемо лише здогадуватися. Якщо у вашій коробці інакше, виправте це до партії або під час неї: виправлення збережеться й для наступних партій.
note-box = Про вашу коробку відомо: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
} Автоми, { $books ->
    [one] { $books } книга
    [few] { $books } книги
    [many] { $books } книг
   *[other] { $books } книги
}.
care-program-draws = Усі 20 карт відомі: далі їх бере програма. Приберіть колоду Автоми.
head-survey = Опис коробки
head-setup = Підготовка (рівень { $level }): { $players ->
    [one] { $players } учасник
    [few] { $players } учасники
    [many] { $players } учасників
   *[other] { $players } учасника
} разом з Автомою
order-characters = Викладіть персонажів зліва направо: { $numbers }.
order-neighbourhood = Розкладіть жетони кварталів у секціях I–VII: { $tiles }.
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
order-special-tiles = Замініть два золоті жетони поліпшення артефактів Автоми двома жетонами особливих поліпшень.
order-first-player = Покладіть маркер Автоми на верхню поділку шкали черговості ходу, решту маркерів — нижче у випадковому порядку: { $seats }.
order-objectives = { $humans ->
    [1] Автома отримує 3 випадкові карти цілей долілиць. Собі візьміть 6, залиште 3, а решту покладіть під колоду.
   *[other] Автома отримує 3 випадкові карти цілей долілиць; гравці, як завжди, обмінюються своїми.
}
order-artifact-tile = Автома отримує останній жетон артефактів, { $tile }.
order-tokens = Покладіть жетон головної стратегії, а під ним згори вниз кольорові: { $tokens }.
order-starting-golem = Поставте голема Автоми в секцію I { $district-of }.
order-resource-track = Покладіть шкалу ресурсів Автоми стороною рівня { $level } догори, маркер — на 0.
order-starting-tile = Початковий жетон { $tile } дає Автомі: { $effect }.
order-idle-tile = Початковий жетон { $tile } нічого Автомі не дає.
order-nameless-tile = Початковий жетон дає Автомі: { $effect }.
order-shuffle = Перетасуйте всі 20 карт Автоми й покладіть їх долілиць.
note-shuffled = Усі 20 карт Автоми перетасовано.

## Фази

head-round = Раунд { $number }, { $character }
head-refresh = 1. Оновлення
order-renew-library = Покладіть крайню ліву книгу під колоду, решту зсуньте ліворуч, праворуч відкрийте нову.
head-movement = 2. Пересування големів
note-no-golems = В Автоми немає големів на полі.
note-leg-2 = Кроки з карти персонажа не додаються ({ $rule }).
note-steps = { $number ->
    [one] Големи Автоми роблять { $number } крок уперед.
    [few] Големи Автоми роблять { $number } кроки вперед.
    [many] Големи Автоми роблять { $number } кроків уперед.
   *[other] Големи Автоми роблять { $number } кроку вперед.
}
note-lost-steps = Усі големи Автоми в секції X: зробити { $number ->
    [one] { $number } крок
    [few] { $number } кроки
    [many] { $number } кроків
   *[other] { $number } кроку
} нікому ({ $rule }).
head-turn-order = 4. Черговість ходу
order-turn-order = Розставте маркери черговості на наступний раунд: { $seats }.
order-turn-order-last = Остання черговість, за якою вирішується нічия: { $seats }.
head-influence = 5. Вплив на персонажа
note-no-influence = Кулі Автоми не збігаються з кулями на карті персонажа.
note-human-no-influence = { $seat-the }, ваші кулі не збігаються з кулями на карті персонажа.
note-influence-refused = Кулі збігаються, але маркер у червоній зоні: замість бонусу персонажа Автома отримує 3 монети ({ $rule }).
note-influence = Кулі збігаються: Автома витрачає на вплив { $price ->
    [one] { $price } ресурс
    [few] { $price } ресурси
    [many] { $price } ресурсів
   *[other] { $price } ресурсу
} і отримує бонус { $character-gen } ({ $rule }).
order-flip-character = Коли всі закінчать, переверніть карту { $character-gen }.
head-income = 6. Дохід і поліпшення
note-income = { $source-id ->
    [study-tile] Дохід від поліпшення шкали навчання.
    [study-income] Дохід шкали навчання (поділка { $space }).
    [golem-income] Дохід шкали големів (поділка { $space }).
   *[other] Дохід учня { $source-at } (секція { $space }).
}
note-income-total = Дохід однією сумою: { $sources }.
note-no-upgrade-left = Усі поліпшення вже зроблено.
note-red-zone = Маркер у червоній зоні: поліпшення не буде ({ $rule }).
head-control = 7. Керування големами
note-control-waived = Цього раунду керувати големами не потрібно ({ $rule }).
note-control-free = Жоден голем не випереджає свого учня.
note-control = Керування големами коштує { $price ->
    [one] { $price } знання
    [few] { $price } знання
    [many] { $price } знань
   *[other] { $price } знання
}.
note-control-short = За керування Автома платить { $price ->
    [one] { $price } знання
    [few] { $price } знання
    [many] { $price } знань
   *[other] { $price } знання
}; { $number ->
    [0] без керування не лишається ніхто
    [one] без керування лишається { $number } голем
    [few] без керування лишаються { $number } големи
    [many] без керування лишаються { $number } големів
   *[other] без керування лишається { $number } голема
} ({ $rule }).
end-of-round = Кінець раунду { $number }: маркер ресурсів Автоми на { $resources }, ПО — { $vp }.
order-cards-under = Покладіть три карти Автоми під низ її колоди.

## Хід Автоми

head-automa-turn = Автома, хід { $number }
head-card = Карта { $card }
note-new-card = Нова карта { $card }: тепер відомо { $number ->
    [one] { $number } із 20
    [few] { $number } із 20
    [many] { $number } із 20
   *[other] { $number } із 20
}.
note-bonus-too-high = Бонус карти ({ $bonus-what }) діє лише з рівня { $level }.
note-bonus-works = Бонус карти: { $bonus-what }.
note-shuffle-later = Наприкінці раунду всі карти Автоми буде перетасовано.
note-enough-golems = В Автоми на полі { $number ->
    [one] { $number } голем
    [few] { $number } големи
    [many] { $number } големів
   *[other] { $number } голема
}, більше ніж { $limit }: нічого не відбувається.
note-kind = Автома виконує { $kind-acc }.
order-marble = Заберіть { $colour-marble-acc } з ряду { $row-of }.
note-no-marble = Куль більше не залишилося.
note-mirror = Через дзеркало Автома виконує дію { $row-of }.
note-action = Дія { $row-of }, сила { $value }.
note-work = { $number ->
    [0] Один голем працює безкоштовно.
   *[other] За роботу { $number ->
        [one] { $number } голема
        [few] { $number } големів
        [many] { $number } големів
       *[other] { $number } голема
    } Автома { $price ->
        [0] знань не витрачає
        [one] витрачає { $price } знання
        [few] витрачає { $price } знання
        [many] витрачає { $price } знань
       *[other] витрачає { $price } знання
    }{ $free ->
        [0] .
        [one] ; ще { $free } голем працює безкоштовно.
        [few] ; ще { $free } големи працюють безкоштовно.
        [many] ; ще { $free } големів працюють безкоштовно.
       *[other] ; ще { $free } голема працюють безкоштовно.
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
}: маркер ресурсів — на { $total }.
order-pay = Автома витрачає { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурси
    [many] { $amount } ресурсів
   *[other] { $amount } ресурсу
}: маркер ресурсів — на { $total }.
order-beyond = Маркер не піднімається вище ніж 20: натомість Автома отримує { $amount } ПО, тепер у неї { $total }.
order-below = Маркер не опускається нижче ніж −5: натомість Автома втрачає { $amount } ПО, тепер у неї { $total }.
order-vp = Автома отримує { $amount } ПО, тепер їх { $total }.
order-vp-lost = Автома втрачає { $amount } ПО, тепер їх { $total }.
order-useless = Вигоди немає: Автома отримує { $amount } ПО, тепер їх { $total } ({ $rule }).
note-discount = Застосувати знижку не можна: Автома отримує її ресурсами ({ $rule }).
note-excess = Знижка більша за ціну на { $amount }: різниця стає ресурсами ({ $rule }).
order-objective = Автома бере 2 карти цілей і одну з них наосліп залишає собі: тепер у неї { $number ->
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
order-menorah = Автома забирає жетон менори { $district-of }.
order-study = Пересуньте маркер Автоми вгору по шкалі навчання, на поділку { $space }.
order-study-back = Пересуньте маркер Автоми вниз по шкалі навчання, на поділку { $space }.
note-study-stays = Маркер Автоми на шкалі навчання лишається на поділці { $space }.
order-golem-track = Пересуньте маркер Автоми вгору по шкалі големів, на поділку { $space }.
order-golem-track-back = Пересуньте маркер Автоми вниз по шкалі големів, на поділку { $space }.
note-golem-track-stays = Маркер Автоми на шкалі големів лишається на поділці { $space }.

## Големи

order-forward = { $lay ->
    [0] Пересуньте голема { $district-at } вперед, із секції { $start } у секцію { $section }.
   *[other] Пересуньте голема { $district-at }, який лежить у секції { $start }, уперед, у секцію { $section }, і поставте його.
}
order-backward = { $lay ->
    [0] Пересуньте голема { $district-at } назад, із секції { $start } у секцію { $section }.
   *[other] Пересуньте голема { $district-at }, який лежить у секції { $start }, назад, у секцію { $section }, і поставте його.
}
note-no-move = Жоден голем не рухається ({ $rule }).
order-activate = Голем у секції { $section } { $district-of } працює: покладіть його плазом.
note-none-stands = Жоден голем Автоми не стоїть.
note-tile = Застосовується жетон кварталу { $number } { $district-of }.
note-tile-beside = Автома вибирає жетон поруч із големом у секції { $section } { $district-of }.
note-leg-3 = Новий голем лишається в секції I й застосовує її жетон кварталу ({ $rule }).
order-create = { $left ->
    [0] Створіть голема в секції I { $district-of }; більше големів у запасі немає.
    [one] Створіть голема в секції I { $district-of }; у запасі лишається { $left } голем.
    [few] Створіть голема в секції I { $district-of }; у запасі лишаються { $left } големи.
    [many] Створіть голема в секції I { $district-of }; у запасі лишається { $left } големів.
   *[other] Створіть голема в секції I { $district-of }; у запасі лишається { $left } голема.
}
order-token-down = { $area-id ->
    [golem] Усіх големів створено, усі їхні поліпшення зроблено: перекладіть { $token-token } нижче від решти ({ $rule }).
    [artifacts] Усі артефакти створено, усі їхні поліпшення зроблено: перекладіть { $token-token } нижче від решти ({ $rule }).
   *[other] Усі поліпшення навчання зроблено, книг більше не купити: перекладіть { $token-token } нижче від решти ({ $rule }).
}
order-kill = { $lay ->
    [0] Убийте голема в секції { $section } { $district-of }.
   *[other] Убийте голема, що лежить у секції { $section } { $district-of }.
}
order-bury = Покладіть убитого голема в комірку кладовища { $space }.
order-bury-last = Покладіть убитого голема в крайню праву комірку кладовища: бонусу вона не дає.
note-no-control = Цього раунду керувати големами не потрібно.

## Артефакти, поліпшення, книги

order-gold = Покладіть злиток золота на найнижче незакрите зображення; усього в Автоми { $total ->
    [one] { $total } злиток
    [few] { $total } злитки
    [many] { $total } злитків
   *[other] { $total } злитка
}.
order-gold-lost = Автома повертає { $number ->
    [one] { $number } злиток
    [few] { $number } злитки
    [many] { $number } злитків
   *[other] { $number } злитка
} золота.
note-no-gold-space = Незакритих зображень злитка не лишилося.
order-artifact = Створено артефакт { $number } (рахуючи згори).
note-artifact = Артефакт { $number } дає дохід.
note-no-artifact = Створених артефактів немає.
order-upgrade = Автома робить поліпшення { $area-area } (ціна { $price }): { $upgrade }.
note-slot-tile = У цю комірку кладуть { $kind }.
note-column-of = Це поліпшення лежить над стовпцем { $number }.
note-area = Автома вибирає поліпшення { $area-area }.
note-upgrade-barred = Маркер у червоній зоні: поліпшення не буде ({ $rule }).
order-book = Автома купує { $colour-book-acc } { $title } з місця { $position }.
note-no-book = Жодної книги купити не можна.
order-lay = Викладіть книгу у стовпець { $number }.
note-column-tile = Діє поліпшення стовпця: { $upgrade }.
note-active = Діє постійний бонус { $colour-book-gen } { $book }.
note-activates-book = Автома активує карту { $place } стовпця { $number }.

## Люди

head-human-turn = { $seat-the }, хід { $number }
note-passed = { $seat-the } пропускає хід і бере жетон пропуску ходу { $number }.
note-human-marble = { $seat-the } забирає { $colour-marble-acc } з ряду { $row-of }.
note-human-rabbi = { $position ->
    [6] { $seat-the } ставить рабина в найнижчу комірку.
   *[other] { $seat-the } ставить рабина на жетон дії { $position }.
}
note-human-grave = { $seat-the } ховає голема в комірці кладовища { $space }.
note-human-menorah = { $seat-the } забирає жетон менори { $district-of }.
note-human-book = { $seat-the } забирає книгу з місця { $position }.
head-late = Після решти: { $seats }
order-drop-again = Відкладено { $colour-marble-acc }, решту висипано знову: { $number ->
    [one] { $number } куля
    [few] { $number } кулі
    [many] { $number } куль
   *[other] { $number } кулі
}.

## Кінець

head-scoring = Фінальний підрахунок очок
note-score = { $what-the }: { $points } ПО.
note-total = Підсумок { $seat-gen }: { $points } ПО.
head-winner = { $seat-the } перемагає: { $points } ПО
head-winner-order = { $seat-the } перемагає за черговістю ходу: { $points } ПО
score-human = підсумок, названий наприкінці
score-vp = ПО за партію
    .the = Набрано за партію
score-golems = створені големи × червоні менори
    .the = Створені големи × червоні менори
score-artifacts = створені артефакти × жовті менори
    .the = Створені артефакти × жовті менори
score-study = стовпці з книгами × сині менори
    .the = Стовпці з книгами × сині менори
score-study-track = шкала навчання
    .the = Шкала навчання
score-objectives = карти цілей
    .the = Карти цілей
score-resources = ресурси
    .the = Ресурси

## Чому

choice-forward = Якого голема пересунути вперед
choice-backward = Якого голема пересунути назад
choice-stand-up = Якого голема, що лежить, підняти кроком уперед
choice-activate = Який голем працює
choice-tile = Жетон поруч із яким големом
choice-create = Де створити голема
choice-kill = Якого голема вбити
choice-student = Якого учня пересунути вперед
choice-student-back = Якого учня пересунути назад
choice-golem-track = Куди по шкалі големів
choice-bonus = Який бонус карти
choice-book = Яка книга
choice-column = Який стовпець
choice-active = Яку книгу активувати
choice-upgrade = Яке поліпшення
choice-area = Яку область поліпшити
choice-marble = Яка куля
choice-mirror = Що виконує дзеркало
choice-kind = Куля чи рабин
choice-rabbi = Який жетон дії
why-not-on-x = не в секції X
why-not-in-1 = не в секції I
why-lies-in-1 = лежить у секції I
why-lying = спершу ті, що лежать
why-standing = ті, що стоять
why-lowest = секція з найменшим номером
why-highest = секція з найбільшим номером
why-rightmost = крайній правий
why-leftmost = крайній лівий
why-token-higher = жетон стратегії вище
why-token-lower = жетон стратегії нижче
why-can-move = може рухатися
why-has-tile = поруч є жетон (I–VII)
why-fewest-golems = найдешевше: найменше своїх големів
why-up = угору, а не вниз
why-kill = убиває голема в секціях VIII–X
why-possible = бонус можна отримати
why-left = на останній карті критерій «Ліва куля» вище
why-right = на останній карті критерій «Права куля» вище
why-column-room = у стовпці є місце
why-student-back = чорній потрібен учень, якого можна пересунути назад
why-topmost-number = верхнє число на карті
why-column-not-full = менше 5 карт
why-column-empty = спершу порожній стовпець
why-column-fullest = стовпець, де найбільше карт
why-column-left = найлівіший стовпець
why-column-colour = стовпець, куди можна покласти { $colour-book-acc }
why-higher = карта вище
why-black = спершу чорні книги
why-last-round = раунд IV: спершу три менори
why-order-golem = спершу дешевше, нога раніше за тулуб
why-order-artifacts = знизу вгору й справа наліво
why-order-study = спершу дешевше, третій стовпець раніше за шкалу
why-most-things = найбільше створених големів, артефактів чи стовпців із книгами
why-most-marbles = найбільше куль
why-most-of-all = найбільше куль з усіх рядів
why-work = робота: куля з її ряду або з ряду дзеркала
why-top = жетон стратегії найвище серед рядів
why-colour = { $colour-marble }
why-left-marble = ліва куля персонажа: { $colour-f }
why-right-marble = права куля персонажа: { $colour-f }
why-other = не вказана на карті персонажа
why-not-mirror = не дзеркало, поки є інша дія
why-work-token = робота, коли стоять хоча б два големи (жетон головної стратегії)
why-row-token = дія, жетон стратегії якої вище
why-colour-order = кольори одного ряду за порядком
why-for-work = сюди привів критерій «Робота»
why-owed = ще не виконано цього раунду
why-symbol = карти утворили символ рабина
why-further-left = стовпець лівіше на карті
why-tile-free = на місці й вільний
why-kills = дозволяє вбити голема
why-not-bottom = нижня комірка — лише щоб убити
why-tile-before-bottom = жетон раніше за нижню комірку
