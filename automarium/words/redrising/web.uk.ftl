### Red Rising: what the picture of the table says, Ukrainian.

picture-places = Місця та шляхи персонажів
picture-deck = колода
picture-banished = скид
picture-hand = рука
picture-automa-hand = рука Автомуса
picture-your-hand = Ваша рука ({ $number })
picture-open-automa-hand = Рука Автомуса знизу вгору ({ $number })
picture-open-banished = Карти у скиді ({ $number })
picture-unseen = невідома карта
picture-color = { $color-nom } карта
picture-count = Карт { $place-at }: { $number }
picture-priority = Карта пріоритету { $location-at }: { $letter }
picture-luna = жетон правителя, а Автомусу ще й бонус { $location-gen }
picture-moves = Персонаж: { $start-from } — { $end-to }
picture-walks = Порожньо { $start-at }: далі за стрілкою { $end-to }
picture-move = Карта { $number }, персонаж: { $start-from } — { $end-to }
picture-walk = Карта { $number }: { $start-at } порожньо, далі за стрілкою { $end-to }
picture-by-card = карта { $number } минулого ходу
picture-section-activation = Активація: сюди кладеться верхня карта колоди персонажів
picture-section-gain = Отримання: тут Автомус бере верхню карту
picture-left = Стрілка: якщо локація порожня або бонус на максимумі — наступна локація ліворуч
picture-right = Стрілка: якщо локація порожня або бонус на максимумі — наступна локація праворуч
picture-star = Бонус тієї локації, де взято карту
picture-discard = Скинути карту з колоди персонажів
picture-none = Більше нічого
picture-activation = Активація: { $location }
picture-gain = Отримання: { $location }
picture-gain-walked = Отримання: { $location } — порожньо, { $arrow } { $end }
picture-bonus = Бонус: { $gains }
picture-neutral = нейтральних жетонів: { $number }
picture-parity = підрахунок
picture-turns-human = ваш хід
picture-turns-automa = хід Автомуса
picture-ending = кінець партії (7 за двома показниками в однієї сторони або за всіма трьома разом)
picture-automa-deck = колода Автомуса
picture-aside = відкладено
picture-parity-card = { $parity-sign }
picture-ways = { $number ->
    [one] карта, за якою походив Автомус
    [few] карти, за якими походив Автомус
    [many] карти, за якими походив Автомус
   *[other] карти, за якими походив Автомус
}
legend = Що означають знаки
legend-number = перша або друга карта Автомуса: що вона перемістила або дала минулого ходу
legend-inviting = сюди можна натиснути
legend-walk = карт не було, і Автомус пішов далі за стрілкою
legend-letter = карта пріоритету
legend-count = кількість карт
legend-fix = торкніться, щоб виправити
legend-flag = 7 і більше: наближає завершення партії
legend-sections = активація й отримання на карті Автомуса
legend-arrow = куди йти далі, якщо локація порожня або бонус на максимумі

## Colours in short

short-blue = Син
short-brown = Кор
short-copper = Мід
short-gold = Зол
short-gray = Сір
short-green = Зел
short-obsidian = Обс
short-orange = Пом
short-pink = Рож
short-red = Чер
short-silver = Срі
short-violet = Фіо
short-white = Біл
short-yellow = Жов
web-own = свій розклад
web-rules = Правила
web-rules-help = Правила, за якими тут грає Автомус (а на екрані — й ви), переказані нашими словами; у дужках — розділ книги правил.

## Who plays what, on the first page of a match

dealt = Ваше братство — { $house } (за жеребом).

## The score before the end, and a hint

web-score-now = Поточний рахунок (без невідомих карт)
web-score-end = { web-score-now }
