### Голем: що розповідають правила.


## Підготовка

care-house = Це не надруковані карти. Колоду Автоми відновлено за правилами, а числа, які в грі подано лише значками, вигадано: це домашній набір, щоб спробувати. Якщо у вас є коробка, виберіть двері власника.
care-owner = Ви граєте зі своєю коробкою: програма питає про надруковане, коли Автома вперше з ним стикається, і запам’ятовує.
care-public = Ефекти жетонів дій, жетонів округ, поліпшень і персонажів узято з одного відкритого тексту; яке поліпшення лежить над яким стовпцем книг, комірки жетона артефактів і колоди персонажів виведено здогадом. Якщо у вашій коробці інакше, виправте до партії або під час неї (правка ефект монета-глина +2r, правка ціна-персонажа 39 2, правка над-стовпцями …, правка останній-раунд …): це збережеться й для наступної.
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
note-learnt = Записано: { $what }.
head-setup = Підготовка, рівень { $level }, { $players ->
    [one] { $players } учасник
    [few] { $players } учасники
    [many] { $players } учасників
   *[other] { $players } учасника
} разом з Автомою
order-characters = Персонажі зліва направо: { $characters }.
order-neighbourhood = Жетони округ червоного, жовтого й синього районів у секціях I–VII (0 — жетон 10): { $tiles }.
order-action-tiles = Жетони дій згори вниз: { $tiles }.
order-action-tiles-table = Викладіть жетони дій лицем догори, згори вниз: { $number }. Нижню надруковану комірку не закривайте.
order-marbles = Кулі розкотилися: { $marbles }.
row-marbles = { $row } ({ $marbles })
order-special-tiles = Замініть два золоті поліпшення артефактів Автоми двома жетонами особливих поліпшень.
order-first-player = Маркер Автоми — на верхню поділку шкали черговості, решта нижче у випадковому порядку: { $seats }.
order-objectives = { $humans ->
    [1] Автома отримує 3 випадкові карти цілей долілиць. Собі візьміть 6, залиште 3, решту — під колоду.
   *[other] Автома отримує 3 випадкові карти цілей долілиць; гравці, як звично, обмінюються своїми.
}
order-artifact-tile = Автома отримує останній жетон артефактів: { $tile }.
order-tokens = Жетон головної стратегії, під ним згори вниз: { $tokens }.
order-starting-golem = Голем Автоми стоїть у секції I { $district-at }.
order-resource-track = Шкала ресурсів — стороною рівня { $level } догори, маркер на 0.
order-starting-tile = Початковий жетон { $tile }:
order-shuffle = Перетасуйте всі 20 карт Автоми долілиць.
note-shuffled = 20 карт Автоми перетасовано.

## Фази

head-round = Раунд { $number } · { $character }
head-refresh = 1. Оновлення
order-renew-library = Крайня ліва книга — під колоду, решту зсуньте ліворуч, праворуч відкрийте нову.
head-movement = 2. Пересування големів
note-no-golems = В Автоми немає големів на полі.
note-leg-2 = Кроки з карти персонажа не додаються ({ $rule }).
note-steps = { $number ->
    [one] { $number } крок
    [few] { $number } кроки
    [many] { $number } кроків
   *[other] { $number } кроку
} уперед.
note-lost-steps = Усі големи в секції X; пропадає { $number ->
    [one] { $number } крок
    [few] { $number } кроки
    [many] { $number } кроків
   *[other] { $number } кроку
} ({ $rule }).
head-turn-order = 4. Черговість ходу
order-turn-order = Наступний раунд: { $seats }.
order-turn-order-last = Останній порядок ходу, який вирішує нічию: { $seats }.
head-influence = 5. Вплив на персонажа
note-no-influence = Кулі Автоми не збігаються.
note-human-no-influence = { $seat }: ваші кулі не збігаються.
note-influence-refused = Кулі збігаються, але маркер у червоній зоні: замість бонусу 3 монети ({ $rule }).
note-influence = Кулі збігаються: Автома платить { $price } за бонус карти «{ $character }» ({ $rule }).
order-flip-character = Коли всі закінчать, переверніть карту: { $character }.
head-income = 6. Дохід і поліпшення
note-income = { $source-id ->
    [study-tile] Дохід: { $source }.
    [study-income] Дохід: { $source } (поділка { $space }).
    [golem-income] Дохід: { $source } (поділка { $space }).
   *[other] Дохід: { $source } (секція { $space }).
}
note-income-total = Дохід загальним підсумком: { $sources }.
note-no-upgrade-left = Усі поліпшення зроблено.
note-red-zone = Маркер у червоній зоні: поліпшення немає ({ $rule }).
head-control = 7. Керування големами
note-control-waived = Цього раунду без керування ({ $rule }).
note-control-free = Жоден голем не випереджає свого учня.
note-control = Керування коштує { $price } знань.
note-control-short = Керування: сплачено { $price }; без керування лишилося: { $number } ({ $rule }).
end-of-round = Кінець раунду { $number }: ресурси { $resources }, ПО { $vp }.
order-cards-under = Покладіть три карти Автоми під низ її колоди.

## Хід Автоми

head-automa-turn = Автома, хід { $number }
head-card = Карта { $card }
note-new-card = Нова карта: { $card } ({ $number ->
    [one] { $number } із 20
    [few] { $number } із 20
    [many] { $number } із 20
   *[other] { $number } із 20
}).
note-bonus-too-high = Бонус «{ $bonus-what }» діє лише з рівня { $level }.
note-bonus-works = Бонус «{ $bonus-what }»:
note-shuffle-later = Наприкінці раунду всі карти Автоми перетасовуються.
note-enough-golems = В Автоми на полі { $number ->
    [one] { $number } голем
    [few] { $number } големи
    [many] { $number } големів
   *[other] { $number } голема
}, більше ніж { $limit }: нічого не відбувається.
note-kind = Автома виконує: { $kind }.
order-marble = Заберіть: { $colour-marble }, ряд { $row-of }.
note-no-marble = Куль не залишилося.
note-mirror = Дзеркало: дія { $row-of }.
note-action = Дія: { $row }, сила { $value }.
note-work = Робота: оплачено { $number ->
    [one] { $number } голем
    [few] { $number } големи
    [many] { $number } големів
   *[other] { $number } голема
}, безкоштовно { $free }, знань { $price }.
note-exhausted = В області «{ $area }» усе зроблено: лише ресурси.
note-no-golem-left = Усіх чотирьох големів створено.
order-rabbi = Рабин Автоми — на жетон дії { $position }.
order-rabbi-bottom = Рабин Автоми — у найнижчу комірку синагоги.
note-no-tile = Вільних жетонів дій немає.
note-action-tile = { $tile }

## Ресурси й очки

order-gain = Шкала ресурсів +{ $amount }, тепер { $total }.
order-pay = Шкала ресурсів −{ $amount }, тепер { $total }.
order-beyond = Маркер вийшов би за 20: натомість +{ $amount } ПО, тепер { $total }.
order-below = Маркер вийшов би за −5: натомість −{ $amount } ПО, тепер { $total }.
order-vp = +{ $amount } ПО, тепер { $total }.
order-vp-lost = −{ $amount } ПО, тепер { $total }.
order-useless = Вигоди немає: +{ $amount } ПО, тепер { $total } ({ $rule }).
note-discount = Знижку не застосувати: замість неї ресурси, { $amount } ({ $rule }).
note-excess = Знижка перевищує ціну на { $amount } ({ $rule }).
order-objective = Автома бере 2 карти цілей і наосліп залишає одну; у неї { $number }.
note-bonus = Автома вибирає бонус: { $side }.

## Учні та шкали

order-student = Учень Автоми { $district-at } — у секцію { $section }.
order-student-back = Учень Автоми { $district-at } — назад у секцію { $section }.
note-student-stays = Учень { $district-at } лишається в секції { $section }.
order-menorah = Автома забирає жетон менори { $district-at }.
order-study = Шкала навчання: угору до { $space }.
order-study-back = Шкала навчання: униз до { $space }.
note-study-stays = Маркер шкали навчання лишається на { $space }.
order-golem-track = Шкала големів: угору до поділки { $space }.
order-golem-track-back = Шкала големів: униз до поділки { $space }.
note-golem-track-stays = Маркер шкали големів лишається на поділці { $space }.

## Големи

order-forward = Голем { $district-at } — уперед у секцію { $section }, стоїть.
order-backward = Голем { $district-at } — назад у секцію { $section }, стоїть.
note-no-move = Жоден голем не рухається ({ $rule }).
order-activate = Покладіть голема { $district-at } у секції { $section }.
note-none-stands = Големів, що стоять, немає.
note-tile = Жетон округи: { $district } { $number }:
note-tile-beside = Жетон поруч із големом { $district-at } у секції { $section }.
note-leg-3 = Новий голем лишається в секції I і застосовує її жетон ({ $rule }).
order-create = Створіть голема в секції I { $district-at }; лишилося створити: { $left ->
    [one] { $left }
    [few] { $left }
    [many] { $left }
   *[other] { $left }
}.
order-token-down = В області «{ $area }» усе зроблено: її жетон стратегії — нижче від інших ({ $rule }).
order-kill = Убийте голема { $district-at } у секції { $section }.
order-bury = Він лягає в комірку кладовища { $space }.
order-bury-last = Він лягає в крайню праву комірку кладовища, без бонусу.
note-no-control = Цього раунду керування големами не буде.

## Артефакти, поліпшення, книги

order-gold = Злиток — на найнижче незакрите зображення; усього { $total }.
order-gold-lost = Автома повертає злитки: { $number }.
note-no-gold-space = Незакритих зображень злитка немає.
order-artifact = Артефакт { $number } згори створено.
note-artifact = Артефакт { $number } дає:
note-no-artifact = Створених артефактів немає.
order-upgrade = Поліпшення ({ $area }): { $upgrade }, ціна { $price }.
note-slot-tile = Туди кладеться: { $kind }.
note-column-of = Воно лежить над стовпцем { $number }.
note-area = Область поліпшення: { $area }.
note-upgrade-barred = Маркер у червоній зоні: поліпшення немає ({ $rule }).
order-book = Автома купує: { $colour-book }, місце { $position } (книга { $book }).
note-no-book = Жодної книги купити не можна.
order-lay = Викладіть її у стовпець { $number }.
note-column-tile = Поліпшення стовпця: { $upgrade }.
note-active = Бонус книги { $book } ({ $colour }):
note-activates-book = Автома активує карту { $place } стовпця { $number }.

## Люди

head-human-turn = { $seat }, хід { $number }
note-passed = { $seat } пасує й бере жетон пасу { $number }.
note-human-marble = { $seat }: { $row }, { $colour-marble }.
note-human-rabbi = { $seat }: рабин — { $position ->
    [6] нижня комірка
   *[other] жетон { $position }
}.
note-human-grave = { $seat } ховає голема в комірці { $space }.
note-human-menorah = { $seat } забирає жетон менори { $district-at }.
note-human-book = { $seat } забирає книгу з місця { $position }.
head-late = Після решти: { $seats }
order-drop-again = Відкладено: { $colour-marble }; решта ({ $number }) розкочуються заново.

## Кінець

head-scoring = Фінальний підрахунок очок
note-score = { $points } · { $what }
note-total = { $seat }: { $points }
head-winner = Перемога: { $seat }, { $points } ПО.
head-winner-order = Перемога: { $seat }, { $points } ПО, за черговістю ходу.
score-human = названо наприкінці
score-vp = ПО за гру
score-golems = створені големи × червоні менори
score-artifacts = створені артефакти × жовті менори
score-study = стовпці з книгами × сині менори
score-study-track = шкала навчання
score-objectives = карти цілей
score-resources = ресурси
fixed = Виправлено: { $what }.

## Чому

choice-forward = Якого голема пересунути вперед
choice-backward = Якого голема пересунути назад
choice-stand-up = Якого голема підняти кроком уперед
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
why-fewest-golems = найдешевший: найменше своїх големів
why-up = угору, а не вниз
why-kill = убиває голема в секціях VIII–X
why-possible = можна застосувати
why-left = на останній карті вище «ліва куля»
why-right = на останній карті вище «права куля»
why-column-room = у стовпці є місце
why-student-back = чорній потрібен учень, якого можна пересунути назад
why-topmost-number = верхнє число на карті
why-column-not-full = менше 5 карт
why-column-empty = спершу порожній стовпець
why-column-fullest = стовпець із найбільшою кількістю карт
why-column-left = найлівіший стовпець
why-column-colour = стовпець для кольору «{ $colour }»
why-higher = карта вище
why-black = спершу чорні книги
why-last-round = раунд IV: спершу три менори
why-order-golem = спершу дешевше, нога раніше за тулуб
why-order-artifacts = знизу вгору й справа наліво
why-order-study = спершу дешевше, третій стовпець раніше за шкалу
why-most-things = найбільше речей в області
why-most-marbles = найбільше куль
why-most-of-all = найбільше куль з усіх рядів
why-work = робота: її ряд або ряд дзеркала
why-top = найвищий жетон стратегії серед рядів
why-colour = { $colour-marble }
why-left-marble = ліва куля персонажа: { $colour }
why-right-marble = права куля персонажа: { $colour }
why-other = не вказана на карті персонажа
why-not-mirror = не дзеркало, поки є інша дія
why-work-token = робота за двох големів, що стоять (головний жетон)
why-row-token = дія, жетон стратегії якої вище
why-colour-order = кольори одного ряду за порядком
why-for-work = сюди привів критерій роботи
why-owed = ще належить цього раунду
why-symbol = карти утворили символ рабина
why-further-left = стовпець лівіше на карті
why-tile-free = на місці й вільний
why-kills = дозволяє вбити голема
why-not-bottom = нижня комірка — лише щоб убити
why-tile-before-bottom = жетон раніше за нижню комірку
