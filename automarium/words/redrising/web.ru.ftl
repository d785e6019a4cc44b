### Red Rising: what the picture of the table says, Russian.

picture-places = Места и пути персонажей
picture-deck = колода
picture-banished = сброс
picture-hand = рука
picture-automa-hand = рука Автомуса
picture-your-hand = Ваша рука ({ $number })
picture-open-automa-hand = Рука Автомуса снизу вверх ({ $number })
picture-open-banished = Карты в сбросе ({ $number })
picture-unseen = неизвестная карта
picture-color = { $color-nom } карта
picture-count = Карт { $place-at }: { $number }
picture-priority = Карта приоритета { $location-at }: { $letter }
picture-luna = фишка правителя, а Автомусу ещё и бонус { $location-gen }
picture-moves = Персонаж { $start-from } { $end-to }
picture-walks = Пусто { $start-at }: дальше по стрелке { $end-to }
picture-move = Карта { $number }: персонаж { $start-from } { $end-to }
picture-walk = Карта { $number }: { $start-at } пусто, дальше по стрелке { $end-to }
picture-by-card = карта { $number } прошлого хода
picture-section-activation = Активация: сюда кладётся верхняя карта колоды персонажей
picture-section-gain = Получение: здесь Автомус берёт верхнюю карту
picture-left = Стрелка: если локация пуста или бонус на максимуме — следующая локация слева
picture-right = Стрелка: если локация пуста или бонус на максимуме — следующая локация справа
picture-star = Бонус той локации, где взята карта
picture-discard = Сбросить карту из колоды персонажей
picture-none = Больше ничего
picture-activation = Активация: { $location }
picture-gain = Получение: { $location }
picture-gain-walked = Получение: { $location } — пусто, { $arrow } { $end }
picture-bonus = Бонус: { $gains }
picture-neutral = нейтральных фишек: { $number }
picture-parity = подсчёт
picture-turns-human = ваш ход
picture-turns-automa = ход Автомуса
picture-ending = конец партии (7 по двум показателям у одной стороны или по всем трём вместе)
picture-automa-deck = колода Автомуса
picture-aside = отложены
picture-parity-card = { $parity-sign }
picture-ways = { $number ->
    [one] карта, по которой сходил Автомус
    [few] карты, по которым сходил Автомус
    [many] карты, по которым сходил Автомус
   *[other] карты, по которым сходил Автомус
}
legend = Что значат знаки
legend-number = первая или вторая карта Автомуса: что она переместила или дала в прошлый ход
legend-inviting = сюда можно нажать
legend-walk = карт не было, и Автомус пошёл дальше по стрелке
legend-letter = карта приоритета
legend-count = число карт
legend-fix = нажмите, чтобы исправить
legend-flag = 7 и больше: учитывается в условии завершения партии
legend-sections = активация и получение на карте Автомуса
legend-arrow = куда идти дальше, если локация пуста или бонус на максимуме

## Colours in short

short-blue = Син
short-brown = Кор
short-copper = Мед
short-gold = Зол
short-gray = Сер
short-green = Зел
short-obsidian = Обс
short-orange = Ора
short-pink = Роз
short-red = Алы
short-silver = Срб
short-violet = Фио
short-white = Бел
short-yellow = Жёл
web-own = свой расклад
web-rules = Правила
web-rules-help = Правила, по которым здесь играет Автомус (а в партии на экране — и вы), в нашем изложении; в скобках — раздел книги правил.

## Who plays what, on the first page of a match

dealt = Ваше братство — { $house } (по жребию).

## The score before the end, and a hint

web-score-now = Текущий счёт (без неизвестных карт)
web-score-end = { web-score-now }
