### Голем: что рассказывают правила.


## Подготовка

care-house = Это не напечатанные карты. Колода Автомы восстановлена по правилам, а числа, которые в игре даны только значками, придуманы: это домашний набор, чтобы попробовать. Если у вас есть коробка, выберите дверь владельца.
care-owner = Вы играете со своей коробкой: программа спрашивает о напечатанном, когда Автома впервые с ним встречается, и запоминает.
care-public = Эффекты жетонов действий, жетонов округов, улучшений и персонажей взяты из одного открытого текста; какое улучшение лежит над каким столбцом книг, ячейки жетона артефактов и колоды персонажей выведены по догадке. Если в вашей коробке иначе, поправьте до партии или по ходу (правка эффект монета-глина +2r, правка цена-персонажа 39 2, правка над-столбцами …, правка последний-раунд …): это сохранится и для следующей.
note-box = О вашей коробке известно: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
} Автомы, { $books ->
    [one] { $books } книга
    [few] { $books } книги
    [many] { $books } книг
   *[other] { $books } книги
}.
care-program-draws = Все 20 карт известны: дальше их берёт программа. Уберите колоду Автомы.
head-survey = Опись коробки
note-learnt = Записано: { $what }.
head-setup = Подготовка, уровень { $level }, { $players ->
    [one] { $players } участник
    [few] { $players } участника
    [many] { $players } участников
   *[other] { $players } участника
} вместе с Автомой
order-characters = Персонажи слева направо: { $characters }.
order-neighbourhood = Жетоны округов красного, жёлтого и синего районов в секциях I–VII (0 — жетон 10): { $tiles }.
order-action-tiles = Жетоны действий сверху вниз: { $tiles }.
order-action-tiles-table = Выложите жетоны действий лицевой стороной вверх, сверху вниз: { $number }. Нижнюю напечатанную ячейку не закрывайте.
order-marbles = Шары раскатились: { $marbles }.
row-marbles = { $row } ({ $marbles })
order-special-tiles = Замените два золотых улучшения артефактов Автомы двумя жетонами особых улучшений.
order-first-player = Маркер Автомы — на верхнее деление шкалы очередности, остальные ниже в случайном порядке: { $seats }.
order-objectives = { $humans ->
    [1] Автома получает 3 случайные карты целей лицом вниз. Себе возьмите 6, оставьте 3, остальные — под колоду.
   *[other] Автома получает 3 случайные карты целей лицом вниз; игроки, как обычно, меняются своими.
}
order-artifact-tile = Автома получает последний оставшийся жетон артефактов: { $tile }.
order-tokens = Жетон главной стратегии, под ним сверху вниз: { $tokens }.
order-starting-golem = Голем Автомы стоит в секции I { $district-at }.
order-resource-track = Шкала ресурсов — стороной уровня { $level } вверх, маркер на 0.
order-starting-tile = Начальный жетон { $tile }:
order-shuffle = Перемешайте все 20 карт Автомы лицом вниз.
note-shuffled = 20 карт Автомы перемешаны.

## Фазы

head-round = Раунд { $number } · { $character }
head-refresh = 1. Обновление
order-renew-library = Крайняя левая книга — под колоду, остальные сдвиньте влево, справа откройте новую.
head-movement = 2. Передвижение големов
note-no-golems = У Автомы нет големов на поле.
note-leg-2 = Шаги с карты персонажа не прибавляются ({ $rule }).
note-steps = { $number ->
    [one] { $number } шаг
    [few] { $number } шага
    [many] { $number } шагов
   *[other] { $number } шага
} вперёд.
note-lost-steps = Все големы в секции X; пропадает { $number ->
    [one] { $number } шаг
    [few] { $number } шага
    [many] { $number } шагов
   *[other] { $number } шага
} ({ $rule }).
head-turn-order = 4. Очередность хода
order-turn-order = Следующий раунд: { $seats }.
order-turn-order-last = Последний порядок хода, который решает ничью: { $seats }.
head-influence = 5. Влияние на персонажа
note-no-influence = Шары Автомы не совпадают.
note-human-no-influence = { $seat }: ваши шары не совпадают.
note-influence-refused = Шары совпадают, но маркер в красной зоне: вместо бонуса 3 монеты ({ $rule }).
note-influence = Шары совпадают: Автома платит { $price } за бонус карты «{ $character }» ({ $rule }).
order-flip-character = Когда все закончат, переверните карту: { $character }.
head-income = 6. Доход и улучшение
note-income = { $source-id ->
    [study-tile] Доход: { $source }.
    [study-income] Доход: { $source } (деление { $space }).
    [golem-income] Доход: { $source } (деление { $space }).
   *[other] Доход: { $source } (секция { $space }).
}
note-income-total = Доход общим итогом: { $sources }.
note-no-upgrade-left = Все улучшения сделаны.
note-red-zone = Маркер в красной зоне: улучшения нет ({ $rule }).
head-control = 7. Управление големами
note-control-waived = В этом раунде без управления ({ $rule }).
note-control-free = Ни один голем не опережает своего ученика.
note-control = Управление стоит { $price } знаний.
note-control-short = Управление: уплачено { $price }; без управления осталось: { $number } ({ $rule }).
end-of-round = Конец раунда { $number }: ресурсы { $resources }, ПО { $vp }.
order-cards-under = Уберите три карты Автомы под низ её колоды.

## Ход Автомы

head-automa-turn = Автома, ход { $number }
head-card = Карта { $card }
note-new-card = Новая карта: { $card } ({ $number ->
    [one] { $number } из 20
    [few] { $number } из 20
    [many] { $number } из 20
   *[other] { $number } из 20
}).
note-bonus-too-high = Бонус «{ $bonus-what }» действует только с уровня { $level }.
note-bonus-works = Бонус «{ $bonus-what }»:
note-shuffle-later = В конце раунда все карты Автомы перемешиваются.
note-enough-golems = У Автомы на поле { $number ->
    [one] { $number } голем
    [few] { $number } голема
    [many] { $number } големов
   *[other] { $number } голема
}, больше { $limit }: ничего не происходит.
note-kind = Автома выполняет { $kind }.
order-marble = Заберите { $colour-marble } из ряда { $row-of }.
note-no-marble = Шаров не осталось.
note-mirror = Зеркало: действие { $row-of }.
note-action = Действие: { $row }, сила { $value }.
note-work = Работа: оплачено { $number ->
    [one] { $number } голем
    [few] { $number } голема
    [many] { $number } големов
   *[other] { $number } голема
}, бесплатно { $free }, знаний { $price }.
note-exhausted = В области «{ $area }» всё сделано: только ресурсы.
note-no-golem-left = Все четыре голема созданы.
order-rabbi = Раввин Автомы — на жетон действия { $position }.
order-rabbi-bottom = Раввин Автомы — в самую нижнюю ячейку синагоги.
note-no-tile = Свободных жетонов действий нет.
note-action-tile = { $tile }

## Ресурсы и очки

order-gain = Шкала ресурсов +{ $amount }, теперь { $total }.
order-pay = Шкала ресурсов −{ $amount }, теперь { $total }.
order-beyond = Маркер ушёл бы за 20: вместо этого +{ $amount } ПО, теперь { $total }.
order-below = Маркер ушёл бы за −5: вместо этого −{ $amount } ПО, теперь { $total }.
order-vp = +{ $amount } ПО, теперь { $total }.
order-vp-lost = −{ $amount } ПО, теперь { $total }.
order-useless = Выгоды нет: +{ $amount } ПО, теперь { $total } ({ $rule }).
note-discount = Скидку не применить: вместо неё ресурсы, { $amount } ({ $rule }).
note-excess = Скидка превышает цену на { $amount } ({ $rule }).
order-objective = Автома берёт 2 карты целей и вслепую оставляет одну; у неё { $number }.
note-bonus = Автома выбирает бонус: { $side }.

## Ученики и шкалы

order-student = Ученик Автомы { $district-at } — в секцию { $section }.
order-student-back = Ученик Автомы { $district-at } — назад в секцию { $section }.
note-student-stays = Ученик { $district-at } остаётся в секции { $section }.
order-menorah = Автома забирает жетон меноры { $district-at }.
order-study = Шкала обучения: вверх до { $space }.
order-study-back = Шкала обучения: вниз до { $space }.
note-study-stays = Маркер шкалы обучения остаётся на { $space }.
order-golem-track = Шкала големов: вверх до деления { $space }.
order-golem-track-back = Шкала големов: вниз до деления { $space }.
note-golem-track-stays = Маркер шкалы големов остаётся на делении { $space }.

## Големы

order-forward = Голем { $district-at } — вперёд в секцию { $section }, стоит.
order-backward = Голем { $district-at } — назад в секцию { $section }, стоит.
note-no-move = Ни один голем не двигается ({ $rule }).
order-activate = Положите голема { $district-at } в секции { $section }.
note-none-stands = Стоящих големов нет.
note-tile = Жетон округа: { $district } { $number }:
note-tile-beside = Жетон рядом с големом { $district-at } в секции { $section }.
note-leg-3 = Новый голем остаётся в секции I и применяет её жетон ({ $rule }).
order-create = Создайте голема в секции I { $district-at }; осталось создать: { $left ->
    [one] { $left }
    [few] { $left }
    [many] { $left }
   *[other] { $left }
}.
order-token-down = В области «{ $area }» всё сделано: её жетон стратегии — ниже остальных ({ $rule }).
order-kill = Убейте голема { $district-at } в секции { $section }.
order-bury = Он ложится в ячейку кладбища { $space }.
order-bury-last = Он ложится в крайнюю правую ячейку кладбища, без бонуса.
note-no-control = В этом раунде управления големами не будет.

## Артефакты, улучшения, книги

order-gold = Слиток — на самое нижнее незакрытое изображение; всего { $total }.
order-gold-lost = Автома возвращает слитки: { $number }.
note-no-gold-space = Незакрытых изображений слитка нет.
order-artifact = Артефакт { $number } сверху создан.
note-artifact = Артефакт { $number } приносит:
note-no-artifact = Созданных артефактов нет.
order-upgrade = Улучшение ({ $area }): { $upgrade }, цена { $price }.
note-slot-tile = Туда кладётся: { $kind }.
note-column-of = Оно лежит над столбцом { $number }.
note-area = Область улучшения: { $area }.
note-upgrade-barred = Маркер в красной зоне: улучшения нет ({ $rule }).
order-book = Автома покупает: { $colour-book }, место { $position } (книга { $book }).
note-no-book = Купить нельзя ни одну книгу.
order-lay = Выложите её в столбец { $number }.
note-column-tile = Улучшение столбца: { $upgrade }.
note-active = Бонус книги { $book } ({ $colour }):
note-activates-book = Автома активирует карту { $place } столбца { $number }.

## Люди

head-human-turn = { $seat }, ход { $number }
note-passed = { $seat } пасует и берёт жетон паса { $number }.
note-human-marble = { $seat }: { $row }, { $colour-marble }.
note-human-rabbi = { $seat }: раввин — { $position ->
    [6] нижняя ячейка
   *[other] жетон { $position }
}.
note-human-grave = { $seat } хоронит голема в ячейке { $space }.
note-human-menorah = { $seat } забирает жетон меноры { $district-at }.
note-human-book = { $seat } забирает книгу с места { $position }.
head-late = После остальных: { $seats }
order-drop-again = Отложен: { $colour-marble }; остальные ({ $number }) раскатываются заново.

## Конец

head-scoring = Финальный подсчёт очков
note-score = { $points } · { $what }
note-total = { $seat }: { $points }
head-winner = Победа: { $seat }, { $points } ПО.
head-winner-order = Победа: { $seat }, { $points } ПО, по очерёдности хода.
score-human = названо в конце
score-vp = ПО за игру
score-golems = созданные големы × красные меноры
score-artifacts = созданные артефакты × жёлтые меноры
score-study = столбцы с книгами × синие меноры
score-study-track = шкала обучения
score-objectives = карты целей
score-resources = ресурсы
fixed = Исправлено: { $what }.

## Почему

choice-forward = Какого голема передвинуть вперёд
choice-backward = Какого голема передвинуть назад
choice-stand-up = Какого лежащего голема поднять шагом вперёд
choice-activate = Какой голем работает
choice-tile = Жетон рядом с каким големом
choice-create = Где создать голема
choice-kill = Какого голема убить
choice-student = Какого ученика передвинуть вперёд
choice-student-back = Какого ученика передвинуть назад
choice-golem-track = Куда по шкале големов
choice-bonus = Какой бонус карты
choice-book = Какая книга
choice-column = Какой столбец
choice-active = Какую книгу активировать
choice-upgrade = Какое улучшение
choice-area = Какую область улучшить
choice-marble = Какой шар
choice-mirror = Что выполняет зеркало
choice-kind = Шар или раввин
choice-rabbi = Какой жетон действия
why-not-on-x = не в секции X
why-not-in-1 = не в секции I
why-lies-in-1 = лежит в секции I
why-lying = сначала лежащие
why-standing = стоящие
why-lowest = секция с наименьшим номером
why-highest = секция с наибольшим номером
why-rightmost = крайний правый
why-leftmost = крайний левый
why-token-higher = жетон стратегии выше
why-token-lower = жетон стратегии ниже
why-can-move = может двигаться
why-has-tile = рядом есть жетон (I–VII)
why-fewest-golems = самый дешёвый: меньше всего своих големов
why-up = вверх, а не вниз
why-kill = убивает голема в секциях VIII–X
why-possible = можно применить
why-left = на последней карте выше «левый шар»
why-right = на последней карте выше «правый шар»
why-column-room = в столбце есть место
why-student-back = чёрной нужен ученик, которого можно передвинуть назад
why-topmost-number = верхнее число на карте
why-column-not-full = меньше 5 карт
why-column-empty = сначала пустой столбец
why-column-fullest = столбец с наибольшим числом карт
why-column-left = самый левый столбец
why-column-colour = столбец для цвета «{ $colour }»
why-higher = карта выше
why-black = сначала чёрные книги
why-last-round = раунд IV: сначала три меноры
why-order-golem = сначала дешёвое, нога раньше туловища
why-order-artifacts = снизу вверх и справа налево
why-order-study = сначала дешёвое, третий столбец раньше шкалы
why-most-things = больше всего вещей в области
why-most-marbles = больше всего шаров
why-most-of-all = больше всего шаров из всех рядов
why-work = работа: её ряд или ряд зеркала
why-top = самый верхний жетон стратегии среди рядов
why-colour = { $colour-marble }
why-left-marble = левый шар персонажа: { $colour }
why-right-marble = правый шар персонажа: { $colour }
why-other = не указан на карте персонажа
why-not-mirror = не зеркало, пока есть другое действие
why-work-token = работа при двух стоящих големах (главный жетон)
why-row-token = действие, жетон стратегии которого выше
why-colour-order = цвета одного ряда по порядку
why-for-work = сюда привёл критерий работы
why-owed = ещё положено в этом раунде
why-symbol = карты образовали символ раввина
why-further-left = столбец левее на карте
why-tile-free = на месте и свободен
why-kills = позволяет убить голема
why-not-bottom = нижняя ячейка — только чтобы убить
why-tile-before-bottom = жетон раньше нижней ячейки
