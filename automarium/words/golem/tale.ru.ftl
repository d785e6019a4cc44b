### Голем: что рассказывают правила.


## Подготовка

care-house = Это не напечатанные карты. Колода Автомы восстановлена по правилам, а числа, которые в игре даны только значками, придуманы: с домашним набором можно попробовать игру. Если коробка у вас есть, начните партию с настройкой «чьи карты: из моей коробки».
care-owner = Вы играете со своей коробкой: программа спрашивает о напечатанном, когда Автома впервые с ним встречается, и запоминает ответ.
care-public = Эффекты жетонов действий, жетонов округов, улучшений и персонажей взяты из одного открытого источника. Какое улучшение лежит над каким столбцом книг, какие ячейки у жетона артефактов и из каких карт состоят колоды персонажей — наше предположение. Если в вашей коробке иначе, исправьте это до партии или по ходу: исправление сохранится и для следующих партий.
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
head-setup = Подготовка (уровень { $level }): { $players ->
    [one] { $players } участник
    [few] { $players } участника
    [many] { $players } участников
   *[other] { $players } участника
} вместе с Автомой
order-characters = Выложите персонажей слева направо: { $numbers }.
order-neighbourhood = Разложите жетоны округов по секциям I–VII: { $tiles }.
district-tiles = { $district-district } — { $tiles }
order-action-tiles = Выложите жетоны действий сверху вниз: { $tiles }.
order-action-tiles-table = Выложите { $number ->
    [one] { $number } жетон действия
    [few] { $number } жетона действий
    [many] { $number } жетонов действий
   *[other] { $number } жетона действий
} лицевой стороной вверх, начиная с верхней ячейки. Самую нижнюю ячейку оставьте свободной.
order-marbles = Разложите шары: { $marbles }.
some-marbles = { $number ->
    [1] { $colour }
   *[other] { $number } { $colour-marbles }
}
row-marbles = ряд { $row-of } — { $marbles }
order-special-tiles = Замените два золотых жетона улучшения артефактов Автомы двумя жетонами особых улучшений.
order-first-player = Положите маркер Автомы на верхнее деление шкалы очередности хода, остальные маркеры — ниже в случайном порядке: { $seats }.
order-objectives = { $humans ->
    [1] Автома получает 3 случайные карты целей лицевой стороной вниз. Себе возьмите 6, оставьте 3, а невыбранные положите под колоду.
   *[other] Автома получает 3 случайные карты целей лицевой стороной вниз; игроки, как обычно, меняются своими.
}
order-artifact-tile = Автома получает последний оставшийся жетон артефактов, { $tile }.
order-tokens = Положите жетон главной стратегии, а под ним сверху вниз цветные: { $tokens }.
order-starting-golem = Поставьте голема Автомы в секцию I { $district-of }.
order-resource-track = Положите шкалу ресурсов Автомы стороной уровня { $level } вверх, маркер — на 0.
order-starting-tile = Начальный жетон { $tile } приносит Автоме: { $effect }.
order-idle-tile = Начальный жетон { $tile } ничего Автоме не приносит.
order-nameless-tile = Начальный жетон приносит Автоме: { $effect }.
order-shuffle = Перемешайте все 20 карт Автомы и положите их лицевой стороной вниз.
note-shuffled = Все 20 карт Автомы перемешаны.

## Фазы

head-round = Раунд { $number }, { $character }
head-refresh = 1. Обновление
order-renew-library = Положите крайнюю левую книгу под колоду, остальные сдвиньте влево, справа откройте новую.
head-movement = 2. Передвижение големов
note-no-golems = У Автомы нет големов на поле.
note-leg-2 = Шаги с карты персонажа не прибавляются ({ $rule }).
note-steps = Големы Автомы делают { $number ->
    [one] { $number } шаг
    [few] { $number } шага
    [many] { $number } шагов
   *[other] { $number } шага
} вперёд.
note-lost-steps = Все големы Автомы в секции X: сделать { $number ->
    [one] { $number } шаг
    [few] { $number } шага
    [many] { $number } шагов
   *[other] { $number } шага
} некому ({ $rule }).
head-turn-order = 4. Очередность хода
order-turn-order = Очередность следующего раунда: { $seats }.
order-turn-order-last = Последняя очередность, по которой решается ничья: { $seats }.
head-influence = 5. Влияние на персонажа
note-no-influence = Шары Автомы не совпадают с шарами на карте персонажа.
note-human-no-influence = { $seat-the }, ваши шары не совпадают с шарами на карте персонажа.
note-influence-refused = Шары совпадают, но маркер в красной зоне: вместо бонуса персонажа Автома получает 3 монеты ({ $rule }).
note-influence = Шары совпадают: Автома платит за влияние (цена { $price }) и получает бонус { $character-gen } ({ $rule }).
order-flip-character = Когда все закончат, переверните карту { $character-gen }.
head-income = 6. Доход и улучшение
note-income = { $source-id ->
    [study-tile] Доход от улучшения шкалы обучения.
    [study-income] Доход шкалы обучения (деление { $space }).
    [golem-income] Доход шкалы големов (деление { $space }).
   *[other] Доход ученика { $source-at } (секция { $space }).
}
note-income-total = Доход одной суммой: { $sources }.
note-no-upgrade-left = Все улучшения уже сделаны.
note-red-zone = Маркер в красной зоне: Автома не делает улучшение ({ $rule }).
head-control = 7. Управление големами
note-control-waived = В этом раунде управлять големами не нужно ({ $rule }).
note-control-free = Ни один голем не опережает своего ученика.
note-control = Управление големами стоит { $price ->
    [one] { $price } знание
    [few] { $price } знания
    [many] { $price } знаний
   *[other] { $price } знания
}.
note-control-short = За управление Автома платит { $price ->
    [one] { $price } знание
    [few] { $price } знания
    [many] { $price } знаний
   *[other] { $price } знания
}; { $number ->
    [0] без управления не остаётся никто
    [one] без управления остаётся { $number } голем
    [few] без управления остаются { $number } голема
    [many] без управления остаются { $number } големов
   *[other] без управления остаются { $number } голема
} ({ $rule }).
end-of-round = Конец раунда { $number }: маркер ресурсов Автомы на { $resources }, ПО — { $vp }.
order-cards-under = Положите три карты Автомы под низ её колоды.

## Ход Автомы

head-automa-turn = Автома, ход { $number }
head-card = Карта { $card }
note-new-card = Новая карта { $card }: теперь известных карт — { $number } из 20.
note-bonus-too-high = Бонус карты ({ $bonus-what }) действует только с уровня { $level }.
note-bonus-works = Бонус карты: { $bonus-what }.
note-shuffle-later = В конце раунда все карты Автомы будут перемешаны.
note-enough-golems = У Автомы на поле { $number ->
    [one] { $number } голем
    [few] { $number } голема
    [many] { $number } големов
   *[other] { $number } голема
}, а должно быть не больше { $limit }: ничего не происходит.
note-kind = Автома выполняет { $kind-acc }.
order-marble = Заберите { $colour-marble } из ряда { $row-of }.
note-no-marble = Шаров больше не осталось.
note-mirror = Действием зеркала Автома выполняет действие { $row-of }.
note-action = Действие { $row-of }, сила { $value }.
note-work = { $number ->
    [0] Один голем работает бесплатно.
   *[other] За работу { $number ->
        [one] { $number } голема
        [few] { $number } големов
        [many] { $number } големов
       *[other] { $number } голема
    } Автома { $price ->
        [0] знаний не тратит
        [one] тратит { $price } знание
        [few] тратит { $price } знания
        [many] тратит { $price } знаний
       *[other] тратит { $price } знания
    }{ $free ->
        [0] .
        [one] ; ещё { $free } голем работает бесплатно.
        [few] ; ещё { $free } голема работают бесплатно.
        [many] ; ещё { $free } големов работают бесплатно.
       *[other] ; ещё { $free } голема работают бесплатно.
    }
}
note-exhausted = { $area-id ->
    [golem] Все големы созданы, и все их улучшения сделаны: Автома получает только ресурсы.
    [artifacts] Все артефакты созданы, и все их улучшения сделаны: Автома получает только ресурсы.
   *[other] Все улучшения обучения сделаны, и книг больше не купить: Автома получает только ресурсы.
}
note-no-golem-left = Все четыре голема уже созданы.
order-rabbi = Поместите раввина Автомы на жетон действия { $position }.
order-rabbi-bottom = Поместите раввина Автомы в самую нижнюю ячейку синагоги.
note-no-tile = Свободных жетонов действий нет.
note-action-tile = Жетон действия: { $tile }.

## Ресурсы и очки

order-gain = Автома получает { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
    [many] { $amount } ресурсов
   *[other] { $amount } ресурса
}: маркер ресурсов — на { $total }.
order-pay = Автома тратит { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
    [many] { $amount } ресурсов
   *[other] { $amount } ресурса
}: маркер ресурсов — на { $total }.
order-beyond = Маркер не может уйти дальше 20: вместо этого Автома получает { $amount } ПО, теперь их { $total }.
order-below = Маркер не может уйти ниже −5: вместо этого Автома теряет { $amount } ПО, теперь их { $total }.
order-vp = Автома получает { $amount } ПО, теперь их { $total }.
order-vp-lost = Автома теряет { $amount } ПО, теперь их { $total }.
order-useless = Выгоды нет: Автома получает { $amount } ПО, теперь их { $total } ({ $rule }).
note-discount = Применить скидку нельзя: Автома получает её ресурсами ({ $rule }).
note-excess = Скидка превышает цену на { $amount }: избыток Автома получает ресурсами ({ $rule }).
order-objective = Автома берёт 2 карты целей и одну из них вслепую оставляет себе: теперь у неё { $number ->
    [one] { $number } карта цели
    [few] { $number } карты целей
    [many] { $number } карт целей
   *[other] { $number } карты целей
}.
note-bonus = Автома выбирает { $side-bonus }.

## Ученики и шкалы

order-student = Передвиньте ученика Автомы { $district-at } вперёд, в секцию { $section }.
order-student-back = Передвиньте ученика Автомы { $district-at } назад, в секцию { $section }.
note-student-stays = Ученик Автомы { $district-at } остаётся в секции { $section }.
order-menorah = Автома забирает жетон меноры { $district-of }.
order-study = Передвиньте маркер Автомы вверх по шкале обучения, на деление { $space }.
order-study-back = Передвиньте маркер Автомы вниз по шкале обучения, на деление { $space }.
note-study-stays = Маркер Автомы на шкале обучения остаётся на делении { $space }.
order-golem-track = Передвиньте маркер Автомы вверх по шкале големов, на деление { $space }.
order-golem-track-back = Передвиньте маркер Автомы вниз по шкале големов, на деление { $space }.
note-golem-track-stays = Маркер Автомы на шкале големов остаётся на делении { $space }.

## Големы

order-forward = { $lay ->
    [0] Передвиньте голема { $district-at } вперёд, из секции { $start } в секцию { $section }.
   *[other] Передвиньте лежащего голема { $district-at } вперёд, из секции { $start } в секцию { $section }, и поставьте его.
}
order-backward = { $lay ->
    [0] Передвиньте голема { $district-at } назад, из секции { $start } в секцию { $section }.
   *[other] Передвиньте лежащего голема { $district-at } назад, из секции { $start } в секцию { $section }, и поставьте его.
}
note-no-move = Ни один голем не двигается ({ $rule }).
order-activate = Голем в секции { $section } { $district-of } работает: положите его плашмя.
note-none-stands = Ни один голем Автомы не стоит.
note-tile = Применяется жетон округа { $number } { $district-of }.
note-tile-beside = Автома выбирает жетон рядом с големом в секции { $section } { $district-of }.
note-leg-3 = Новый голем остаётся в секции I и применяет её жетон округа ({ $rule }).
order-create = { $left ->
    [0] Создайте голема в секции I { $district-of }; в запасе големов не осталось.
   *[other] Создайте голема в секции I { $district-of }; в запасе ещё { $left }.
}
order-token-down = { $area-id ->
    [golem] Все големы созданы, и все их улучшения сделаны: переложите { $token-token } ниже остальных ({ $rule }).
    [artifacts] Все артефакты созданы, и все их улучшения сделаны: переложите { $token-token } ниже остальных ({ $rule }).
   *[other] Все улучшения обучения сделаны, и книг больше не купить: переложите { $token-token } ниже остальных ({ $rule }).
}
order-kill = { $lay ->
    [0] Убейте голема в секции { $section } { $district-of }.
   *[other] Убейте лежащего голема в секции { $section } { $district-of }.
}
order-bury = Положите убитого голема в ячейку кладбища { $space }.
order-bury-last = Положите убитого голема в крайнюю правую ячейку кладбища: бонуса она не даёт.
note-no-control = В этом раунде управлять големами не нужно.

## Артефакты, улучшения, книги

order-gold = Положите слиток золота на самое нижнее незакрытое изображение слитка; всего у Автомы { $total ->
    [one] { $total } слиток
    [few] { $total } слитка
    [many] { $total } слитков
   *[other] { $total } слитка
}.
order-gold-lost = Автома возвращает { $number ->
    [one] { $number } слиток
    [few] { $number } слитка
    [many] { $number } слитков
   *[other] { $number } слитка
} золота.
note-no-gold-space = Незакрытых изображений слитка не осталось.
order-artifact = Создан артефакт { $number } (считая сверху).
note-artifact = Артефакт { $number } приносит доход.
note-no-artifact = Созданных артефактов нет.
order-upgrade = Автома делает улучшение { $area-area } (цена { $price }): { $upgrade }.
note-slot-tile = В эту ячейку кладётся { $kind }.
note-column-of = Это улучшение лежит над столбцом { $number }.
note-area = Автома выбирает улучшение { $area-area }.
note-upgrade-barred = Маркер в красной зоне: Автома не делает улучшение ({ $rule }).
order-book = Автома покупает { $colour-book-acc } { $title } с места { $position }.
note-no-book = Купить нельзя ни одну книгу.
order-lay = Выложите книгу в столбец { $number }.
note-column-tile = Действует улучшение столбца: { $upgrade }.
note-active = Действует постоянный бонус { $colour-book-gen } { $book }.
note-activates-book = Автома активирует карту { $place } столбца { $number }.

## Люди

head-human-turn = { $seat-the }, ход { $number }
note-passed = { $seat-the } пропускает ход и берёт жетон пропуска хода { $number }.
note-human-marble = { $seat-the } забирает { $colour-marble } из ряда { $row-of }.
note-human-rabbi = { $position ->
    [6] { $seat-the } помещает раввина в самую нижнюю ячейку.
   *[other] { $seat-the } помещает раввина на жетон действия { $position }.
}
note-human-grave = { $seat-the } хоронит голема в ячейке кладбища { $space }.
note-human-menorah = { $seat-the } забирает жетон меноры { $district-of }.
note-human-book = { $seat-the } забирает книгу с места { $position }.
head-late = После остальных: { $seats }
order-drop-again = Отложен { $colour-marble }, остальные высыпаны заново: { $number ->
    [one] { $number } шар
    [few] { $number } шара
    [many] { $number } шаров
   *[other] { $number } шара
}.

## Конец

head-scoring = Финальный подсчёт очков
note-score = { $what-the }: { $points } ПО.
note-total = Итог { $seat-gen }: { $points } ПО.
head-winner = { $seat-the } побеждает: { $points } ПО
head-winner-order = { $seat-the } побеждает по очередности хода: { $points } ПО
score-human = итог, названный в конце
score-vp = ПО за партию
    .the = Набрано за партию
score-golems = созданные големы × красные меноры
    .the = Созданные големы × красные меноры
score-artifacts = созданные артефакты × жёлтые меноры
    .the = Созданные артефакты × жёлтые меноры
score-study = столбцы с книгами × синие меноры
    .the = Столбцы с книгами × синие меноры
score-study-track = шкала обучения
    .the = Шкала обучения
score-objectives = карты целей
    .the = Карты целей
score-resources = ресурсы
    .the = Ресурсы

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
why-fewest-golems = дешевле всего: меньше всего своих големов
why-up = вверх, а не вниз
why-kill = убивает голема в секциях VIII–X
why-possible = бонус можно получить
why-left = на последней карте критерий «Левый шар» выше
why-right = на последней карте критерий «Правый шар» выше
why-column-room = в столбце есть место
why-student-back = чёрной нужен ученик, которого можно передвинуть назад
why-topmost-number = верхнее число на карте
why-column-not-full = меньше 5 карт
why-column-empty = сначала пустой столбец
why-column-fullest = столбец с наибольшим числом карт
why-column-left = самый левый столбец
why-column-colour = столбец, куда можно положить { $colour-book-acc }
why-higher = карта выше
why-black = сначала чёрные книги
why-last-round = раунд IV: сначала три меноры
why-order-golem = сначала дешёвое, нога раньше туловища
why-order-artifacts = снизу вверх и справа налево
why-order-study = сначала дешёвое, третий столбец раньше шкалы
why-most-things = больше всего вещей в области
why-most-marbles = наибольшее число шаров
why-most-of-all = наибольшее число шаров из всех рядов
why-work = работа: шар из её ряда или из ряда зеркала
why-top = ряд, жетон стратегии которого лежит выше
why-colour = { $colour-marble }
why-left-marble = левый шар персонажа: { $colour }
why-right-marble = правый шар персонажа: { $colour }
why-other = не указан на карте персонажа
why-not-mirror = не зеркало, пока есть другое действие
why-work-token = работа, когда стоят хотя бы два голема (жетон главной стратегии)
why-row-token = действие, жетон стратегии которого выше
why-colour-order = цвета одного ряда по порядку
why-for-work = сюда привёл критерий «Работа»
why-owed = ещё не выполнено в этом раунде
why-symbol = карты образовали символ раввина
why-further-left = столбец левее на карте
why-tile-free = жетон лежит на поле и не занят
why-kills = позволяет убить голема
why-not-bottom = нижняя ячейка — только для убийства голема
why-tile-before-bottom = жетон раньше нижней ячейки
