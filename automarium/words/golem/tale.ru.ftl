### Голем: что рассказывают правила.


## Подготовка

care-house = Эти карты отличаются от напечатанных: колода Автомы восстановлена по правилам, а числа, которые в игре показаны только значками, придуманы. Такой набор годится, чтобы попробовать игру. Если коробка у вас есть, начните партию с настройкой «чьи карты: из моей коробки».
care-owner = Вы играете со своей коробкой: программа спрашивает о напечатанном, когда Автома впервые с ним встречается, и запоминает ответ.
care-public = Не всё здесь сверено с коробкой. Эффекты жетонов, улучшений и персонажей взяты из одного открытого источника; какие улучшения лежат над столбцами книг, какие ячейки у жетона артефактов и из чего состоят колоды персонажей — наше предположение. Если у вас иначе, исправьте: это сохранится и для следующих партий.
note-box = Из вашей коробки программе известно: карт Автомы — { $cards }, книг — { $books }. Об остальном она спросит, когда понадобится (осталось вопросов: { $left }).
care-program-draws = Все 20 карт известны: дальше их берёт программа. Уберите колоду Автомы.
head-survey = Опись коробки
head-setup = Подготовка · уровень { $level }
order-characters = Выложите персонажей слева направо: { $numbers }.
order-neighbourhood = Разложите жетоны округов в секциях I–VII { $district-of }: { $tiles }.
district-tiles = { $district-district } — { $tiles }
order-action-tiles = Выложите жетоны действий сверху вниз: { $tiles }.
order-action-tiles-table = Выложите { $number ->
    [one] { $number } жетон действия
    [few] { $number } жетона действий
    [many] { $number } жетонов действий
   *[other] { $number } жетона действий
} лицевой стороной вверх, начиная с верхней ячейки. Самую нижнюю ячейку оставьте свободной.
order-marbles = Разложите шары по рядам: { $marbles }.
some-marbles = { $number ->
    [1] { $colour }
   *[other] { $number } { $colour-marbles }
}
row-marbles = ряд { $row-of } — { $marbles }
order-special-tiles = Замените два золотых жетона улучшения артефактов Автомы жетонами особых улучшений.
order-first-player = { $humans ->
    [1] Положите маркер Автомы на верхнее деление шкалы очередности хода, а свой — под ним.
   *[other] Положите маркер Автомы на верхнее деление шкалы очередности хода, а маркеры игроков — под ним в случайном порядке. Игрок 1 — тот, чей маркер выше.
}
order-objectives = Возьмите для Автомы 3 случайные карты целей и положите их лицевой стороной вниз.
order-own-objectives = { $humans ->
    [1] Возьмите себе 6 карт целей: 3 оставьте, остальные положите под колоду.
   *[other] Игроки выбирают свои карты целей, как обычно.
}
order-artifact-tile = Отдайте Автоме оставшийся жетон артефактов: { $tile }.
order-tokens = Выложите жетоны стратегии сверху вниз: главный, { $tokens }.
order-starting-golem = Поставьте голема Автомы в секцию I { $district-of }.
order-resource-track = Положите шкалу ресурсов Автомы стороной уровня { $level } вверх, маркер — на 0.
note-starting-tile = Автома получает бонус начального жетона { $tile }.
note-idle-tile = Начальный жетон { $tile } ничего не приносит Автоме.
note-nameless-tile = Автома получает бонус начального жетона.
order-shuffle = Перемешайте все 20 карт Автомы и положите их лицевой стороной вниз.
note-shuffled = Программа перемешала все 20 карт Автомы.

## Фазы

head-round = Раунд { $number } · { $character }
head-refresh = Фаза 1 · обновление
order-renew-library = Обновите библиотеку: уберите крайнюю левую книгу под колоду, остальные сдвиньте влево и откройте справа новую.
head-movement = Фаза 2 · передвижение големов
note-no-golems = У Автомы нет големов на поле.
note-leg-2 = Из-за улучшения ноги шаги с карты персонажа не прибавляются.
note-steps = Големы Автомы делают { $number ->
    [one] { $number } шаг
    [few] { $number } шага
    [many] { $number } шагов
   *[other] { $number } шага
} вперёд.
note-lost-steps = Все големы Автомы в секции X: ещё { $number ->
    [one] { $number } шаг
    [few] { $number } шага
    [many] { $number } шагов
   *[other] { $number } шага
} сделать некому.
care-own-golems = { $humans ->
    [1] Теперь передвиньте своих големов: сложите шаги со своей шкалы големов и с карты персонажа.
   *[other] Теперь игроки передвигают своих големов: каждый складывает шаги со своей шкалы големов и с карты персонажа.
}
care-human-influence = { $player-call }Теперь вы: заплатите за влияние на { $character-gen } или возьмите 3 монеты.
care-human-income = { $player-call }Теперь вы: получите доход.
care-human-upgrade = { $player-call }Теперь вы: сделайте одно улучшение.
care-human-control = { $player-call }Теперь вы: если нужно, заплатите за управление големами.
head-turn-order = Фаза 4 · очередность хода
order-turn-order = Расставьте маркеры очередности хода сверху вниз: { $seats }.
order-turn-order-last = Расставьте маркеры очередности хода в последний раз: { $seats }. При ничьей победит тот, кто выше.
head-influence = Фаза 5 · влияние
note-no-influence = Шары Автомы не совпадают с шарами на карте персонажа.
note-human-no-influence = { $seat-id ->
    [human] Ваши шары не совпадают с шарами на карте персонажа.
   *[other] Шары { $seat-gen } не совпадают с шарами на карте персонажа.
}
note-influence-refused = Шары Автомы совпадают с шарами персонажа, но маркер в красной зоне: вместо бонуса она получает 3 монеты.
note-influence = Шары Автомы совпадают с шарами персонажа: она получает бонус { $character-gen }.
order-flip-character = Когда все закончат, переверните карту { $character-gen }.
head-income = Фаза 6 · доход и улучшение
note-incomes = Доход Автомы: { $sources }.
income-from = { $source-id ->
    [study-tile] улучшение шкалы обучения — { $effect }
    [study-income] шкала обучения ({ $space }) — { $effect }
    [golem-income] шкала големов ({ $space }) — { $effect }
    [street-red] красный район ({ $space }) — { $effect }
    [street-yellow] жёлтый район ({ $space }) — { $effect }
   *[street-blue] синий район ({ $space }) — { $effect }
}
note-income = { $source-id ->
    [study-tile] Доход от улучшения шкалы обучения.
    [study-income] Доход шкалы обучения (деление { $space }).
    [golem-income] Доход шкалы големов (деление { $space }).
   *[other] Доход ученика { $source-at } (секция { $space }).
}
note-income-total = Доход записан одной суммой: { $sources }.
note-no-upgrade-left = Все улучшения уже сделаны.
note-red-zone = Маркер в красной зоне: улучшения Автома не делает.
head-control = Фаза 7 · управление големами
note-control-waived = В этом раунде Автома не платит за управление големами.
note-control-free = Ни один голем Автомы не опережает своего ученика: за управление она не платит.
note-control-short = Без управления { $number ->
    [one] остаётся { $number } голем
    [few] остаются { $number } голема
    [many] остаются { $number } големов
   *[other] остаются { $number } голема
} Автомы.
end-of-round = Конец раунда { $number }. У Автомы { $vp } ПО, маркер ресурсов — на { $resources }.
order-cards-under = Положите три карты Автомы под её колоду.

## Ход Автомы

head-automa-turn = Ход { $number } · Автома
note-card = { $works ->
    [no] Карта { $card }: без бонуса.
    [later] Карта { $card }: бонус действует только с уровня { $level }.
   *[yes] Карта { $card }, бонус: { $bonus-what }.
}
note-new-card = Это новая карта. Всего известно карт: { $number } из 20.
note-shuffle-later = В конце раунда все карты Автомы будут перемешаны.
note-enough-golems = На поле уже { $number ->
    [one] { $number } голем
    [few] { $number } голема
    [many] { $number } големов
   *[other] { $number } голема
} Автомы: бонус не действует.
note-kind = { $kind-id ->
    [marble] Автома берёт шар.
   *[rabbi] Автома ставит раввина.
}
order-marble = Заберите для Автомы { $colour-marble } из ряда { $row-of }.
note-no-marble = Шаров больше не осталось.
note-mirror = Зеркало повторяет действие { $row-of }.
note-action = Действие { $row-of }: сила { $value }.
note-work = { $number ->
    [0] Один голем работает бесплатно.
    [one] Работает { $number } голем{ $free ->
        [0] .
       *[other] , ещё { $free } — бесплатно.
    }
    [few] Работают { $number } голема{ $free ->
        [0] .
       *[other] , ещё { $free } — бесплатно.
    }
    [many] Работают { $number } големов{ $free ->
        [0] .
       *[other] , ещё { $free } — бесплатно.
    }
   *[other] Работают { $number } голема{ $free ->
        [0] .
       *[other] , ещё { $free } — бесплатно.
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
}{ $moves ->
    [0] , но маркер ресурсов уже на { $total }
   *[other] : маркер ресурсов — на { $total }
}.
order-pay = { $what ->
    [gold] За слиток золота Автома платит
    [golem] За голема Автома платит
    [upgrade] За улучшение Автома платит
    [book] За книгу Автома платит
    [mirror] За зеркало Автома платит
    [work] За работу големов Автома платит
    [influence] За влияние Автома платит
    [control] За управление големами Автома платит
    [entry] За вход в секции VIII–X Автома платит
   *[other] Автома тратит
} { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
    [many] { $amount } ресурсов
   *[other] { $amount } ресурса
}{ $what ->
    [work] {""}
   *[other] { $discount ->
        [0] {""}
       *[other] {" "}(скидка { $discount })
    }
}{ $moves ->
    [0] , но маркер ресурсов уже на { $total }
   *[other] : маркер ресурсов — на { $total }
}.
order-beyond = Маркер не поднимается выше 20: за лишние ресурсы Автома получает { $amount } ПО. Теперь у неё { $total } ПО.
order-below = Маркер не опускается ниже −5: за недостающие ресурсы Автома теряет { $amount } ПО. Теперь у неё { $total } ПО.
order-vp = Автома получает { $amount } ПО. Теперь у неё { $total } ПО.
order-vp-lost = Автома теряет { $amount } ПО. Теперь у неё { $total } ПО.
order-useless = Выгоды это не принесло, поэтому Автома получает { $amount } ПО. Теперь у неё { $total } ПО.
note-discount = Применить скидку не к чему: Автома получает её ресурсами.
note-excess = Скидка больше цены на { $amount }: разницу Автома получает ресурсами.
order-objective = Возьмите 2 карты целей: одну, не глядя, отдайте Автоме, другую положите под колоду. Теперь у неё { $number ->
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
order-menorah = Отдайте Автоме жетон меноры { $district-of }.
order-study = Передвиньте маркер Автомы вверх по шкале обучения, на деление { $space }.
order-study-back = Передвиньте маркер Автомы вниз по шкале обучения, на деление { $space }.
note-study-stays = Маркер Автомы на шкале обучения остаётся на делении { $space }.
order-golem-track = Передвиньте маркер Автомы вверх по шкале големов, на деление { $space }.
order-golem-track-back = Передвиньте маркер Автомы вниз по шкале големов, на деление { $space }.
note-golem-track-stays = Маркер Автомы на шкале големов остаётся на делении { $space }.

## Големы

order-forward = { $lay ->
    [0] Передвиньте голема Автомы { $district-at } на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    } вперёд: из секции { $start } в секцию { $section }.
   *[other] Поднимите голема Автомы, лежащего в секции { $start } { $district-of }, и передвиньте на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    } вперёд, в секцию { $section }.
}
order-backward = { $lay ->
    [0] Передвиньте голема Автомы { $district-at } на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    } назад: из секции { $start } в секцию { $section }.
   *[other] Поднимите голема Автомы, лежащего в секции { $start } { $district-of }, и передвиньте на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    } назад, в секцию { $section }.
}
note-no-move = Ни один голем Автомы не двигается.
order-activate = Положите плашмя голема Автомы в секции { $section } { $district-of }: он работает.
note-none-stands = Ни один голем Автомы не стоит.
note-tile = Действует жетон округа { $number } { $district-of }.
note-tile-beside = Автома выбирает жетон округа рядом с големом в секции { $section } { $district-of }.
note-leg-3 = Новый голем сразу применяет жетон округа секции I.
order-create = { $left ->
    [0] Поставьте последнего голема Автомы из запаса в секцию I { $district-of }.
   *[other] Поставьте голема Автомы из запаса в секцию I { $district-of }. В запасе ещё { $left }.
}
order-token-down = { $area-id ->
    [golem] Переложите { $token-token } ниже остальных: все големы созданы, и все их улучшения сделаны.
    [artifacts] Переложите { $token-token } ниже остальных: все артефакты созданы, и все их улучшения сделаны.
   *[other] Переложите { $token-token } ниже остальных: все улучшения обучения сделаны, и книг больше не купить.
}
order-kill = { $space ->
    [0] Убейте { $lay ->
        [0] голема
       *[other] лежащего голема
    } Автомы в секции { $section } { $district-of }: переложите его в крайнюю правую ячейку кладбища, у которой нет бонуса.
   *[other] Убейте { $lay ->
        [0] голема
       *[other] лежащего голема
    } Автомы в секции { $section } { $district-of }: переложите его в ячейку кладбища { $space }.
}
note-no-control = В этом раунде управлять големами не нужно.

## Артефакты, улучшения, книги

order-gold = Положите слиток золота на самое нижнее незакрытое изображение слитка. Теперь у Автомы { $total ->
    [one] { $total } слиток
    [few] { $total } слитка
    [many] { $total } слитков
   *[other] { $total } слитка
}.
order-gold-lost = Верните в запас { $number ->
    [one] { $number } слиток
    [few] { $number } слитка
    [many] { $number } слитков
   *[other] { $number } слитка
} золота Автомы.
note-no-gold-space = Незакрытых изображений слитка не осталось.
note-artifact = { $made ->
    [1] Создан артефакт { $number }, считая сверху: он сразу приносит доход.
   *[other] { $times ->
        [2] Артефакт { $number } приносит двойной доход.
       *[other] Артефакт { $number } приносит доход.
    }
}
note-no-artifact = Созданных артефактов нет.
order-upgrade = { $place ->
    [slot] { $kind-id ->
        [grey-tile] Положите серый жетон улучшения в { $upgrade-acc } стороной с 1 ресурсом и 1 ПО вверх.
       *[special-tile] Положите жетон особого улучшения в { $upgrade-acc }.
    }
    [column] Сделайте для Автомы улучшение над столбцом { $number }: { $upgrade }.
   *[none] Сделайте для Автомы улучшение { $area-area }: { $upgrade }.
}
note-area = { $area-id ->
    [golem] Автома улучшает големов.
    [artifacts] Автома улучшает артефакты.
   *[study] Автома улучшает обучение.
}
note-upgrade-barred = Маркер в красной зоне: Автома не делает улучшение.
order-book = Возьмите для Автомы { $colour-book-acc } { $title } с места { $position } в библиотеке.
note-no-book = Купить нельзя ни одну книгу.
order-lay = Выложите эту книгу в столбец { $number }.
note-column-tile = Действует улучшение столбца: { $upgrade }.
note-active = Действует постоянный бонус { $colour-book-gen } { $book }.
note-activates-book = Автома активирует карту { $place } столбца { $number }.

## Люди

head-human-turn = Ход { $number } · { $seat }
note-passed = { $seat-id ->
    [human] Вы берёте жетон пропуска хода { $number }.
   *[other] { $seat-the } берёт жетон пропуска хода { $number }.
}
head-late = После пропуска хода · { $seats }
order-drop-again = Отложите { $colour-marble }, остальные шары разложите заново: { $marbles }.

## Конец

head-scoring = Финальный подсчёт очков
note-score = Очки Автомы — { $what }: { $points } ПО.
note-total = { $seat-id ->
    [human] Ваш итог: { $points } ПО.
   *[other] Итог { $seat-gen }: { $points } ПО.
}
head-winner = { $seat-id ->
    [human] Вы победили · { $points } ПО
    [automa] Победила Автома · { $points } ПО
   *[other] Победил { $seat } · { $points } ПО
}
head-winner-order = { $seat-id ->
    [human] Вы победили по очередности хода · { $points } ПО
    [automa] По очередности хода победила Автома · { $points } ПО
   *[other] По очередности хода победил { $seat } · { $points } ПО
}
score-human = итог, названный в конце
score-vp = набрано за партию
score-golems = созданные големы × красные меноры
score-artifacts = созданные артефакты × жёлтые меноры
score-study = столбцы с книгами × синие меноры
score-study-track = шкала обучения
score-objectives = карты целей
score-resources = ресурсы

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
choice-golem-track = Куда передвинуть маркер шкалы големов
choice-bonus = Какой из двух бонусов
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
why-standing = сначала стоящие
why-lowest = секция с наименьшим номером
why-highest = секция с наибольшим номером
why-rightmost = крайний правый
why-leftmost = крайний левый
why-token-higher = его жетон стратегии лежит выше
why-token-lower = его жетон стратегии лежит ниже
why-can-move = может двигаться
why-has-tile = рядом есть жетон (I–VII)
why-fewest-golems = в этом районе меньше всего големов Автомы, и новый стоит здесь дешевле
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
why-last-round = в раунде IV сначала делается улучшение с тремя менорами
why-order-golem = сначала дешёвые, нога раньше туловища
why-order-artifacts = ячейки заполняются снизу вверх и справа налево
why-order-study = сначала дешёвые, третий столбец раньше шкалы
why-most-things = больше всего созданных големов, созданных артефактов или столбцов с книгами
why-most-marbles = в этом ряду больше всего шаров
why-most-of-all = наибольшее число шаров из всех рядов
why-work = по критерию «Работа» подходят ряд работы и ряд зеркала
why-top = ряд, жетон стратегии которого лежит выше
why-colour = по карте нужен { $colour-marble }
why-left-marble = левый шар на карте персонажа — { $colour }
why-right-marble = правый шар на карте персонажа — { $colour }
why-other = такого шара нет на карте персонажа
why-not-mirror = зеркало выбирается, только если других действий нет
why-work-token = работа, когда стоят хотя бы два голема (жетон главной стратегии)
why-row-token = действие, жетон стратегии которого выше
why-colour-order = таков порядок цветов внутри ряда
why-for-work = шар выбран по критерию «Работа»
why-owed = такое действие ещё осталось в этом раунде
why-symbol = карты образовали символ раввина
why-further-left = на карте столбец этого действия левее
why-tile-free = жетон лежит на поле и не занят
why-kills = позволяет убить голема
why-not-bottom = нижняя ячейка — только для убийства голема
why-tile-before-bottom = жетон действия предпочтительнее нижней ячейки
why-next-step = { $number }-й шаг этого голема
why-next-student-step = { $number }-й шаг этого ученика
