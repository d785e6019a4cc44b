### Голем: что говорит картинка стола.

picture-round = раунд { $number } из { $rounds }
picture-actions = Фаза 3 · действия
picture-synagogue = Синагога
picture-tiles = Жетоны действий
picture-streets = Районы
picture-columns = столбцы книг Автомы
picture-library = Библиотека
picture-library-price = цена: книга + место
picture-cemetery = Кладбище
picture-main = главная стратегия
picture-tokens = Жетоны стратегии
picture-golem-track = шкала големов
picture-red-zone = красная зона до { $number }
picture-student = ученик в секции { $section } { $district-of }
picture-menorah = жетон меноры { $district-of }: { $holder }
picture-section = { $tile ->
    [0] { $district-district }, секция { $section }
   *[other] { $district-district }, секция { $section }, жетон округа { $tile }
}
picture-character = { $character-the }: влияние стоит { influence-price }, бонус — { $effect }.
picture-wanted = Нужны шары: { $marbles }; шаги големов: +{ $steps }.
picture-chosen = выбрано
picture-candidate = было на выбор
picture-killed = убито
picture-unknown = неизвестно
picture-unnamed = пока неизвестно
picture-completed = создано
picture-cards = Карты этого раунда
letter-red = К
letter-yellow = Ж
letter-blue = С
letter-black = Ч
letter-white = Б
letter-green = Зл
glance-wanted = персонаж
glance-had = ✓
group-rows-more = Выбрать ряд из списка
group-beside = Кладбище, менора или книга?
group-cards = Карты и жетоны
group-printed = Напечатано на планшетах и поле
group-rules = Персонажи и улучшения

## Коробка владельца

survey-known = известно: { $what }
unknown-box = О вашей коробке программа может ещё спросить (вопросов: { $number })
unknown-cards = { $number ->
    [one] { $number } карта Автомы
    [few] { $number } карты Автомы
    [many] { $number } карт Автомы
   *[other] { $number } карты Автомы
}
unknown-characters = { $number ->
    [one] { $number } персонаж
    [few] { $number } персонажа
    [many] { $number } персонажей
   *[other] { $number } персонажа
}
unknown-prices = { $number ->
    [one] { $number } список цен
    [few] { $number } списка цен
    [many] { $number } списков цен
   *[other] { $number } списка цен
}
unknown-rows = { $number ->
    [one] { $number } ряд на планшетах
    [few] { $number } ряда на планшетах
    [many] { $number } рядов на планшетах
   *[other] { $number } ряда на планшетах
}
bonus-from = с уровня { $level }
finale-decided = { $turn }: +{ $points } ПО в { $side-id ->
    [automa] пользу Автомы
   *[other] вашу пользу
}

## Что это за вещь, которой коснулись

told-gives = Бонус: { $effect }.
told-whole = { $what }.
told-place-price = За место в библиотеке доплачивают знаниями: { $price }.
told-artifact = Артефакт { $number } сверху: { $effect }.
told-artifact-tile = жетон артефактов { $tile }
told-brown = Коричневый столбец — { $bonus }.
told-decides-marble = Жёлтый столбец, какой шар взять: { $signs }.
told-decides-rabbi = Серый столбец, на какой жетон поставить раввина: { $signs }.
told-decides-book = Синий столбец, с какого места библиотеки купить книгу: { $signs }.
told-order = { $first-id ->
    [marble] Жёлтый столбец левее: Автома берёт шар
   *[other] Серый столбец левее: Автома ставит раввина
}. Если две половинки сложились в символ раввина, ходит раввин; в третий ход — то, что осталось. На этой карте { $halves }.
trial-built = Автома создала големов: { $golems }, артефактов: { $artifacts }, купила книг: { $books }. Её меноры: красных { $red }, жёлтых { $yellow }, синих { $blue }.
trial-next = { $higher ->
    [0] {""}
   *[other] Можно попробовать уровень выше.{" "}
}С коробкой вы ведёте своё поле, и в конце программа сравнит ваши ПО с ПО Автомы.
