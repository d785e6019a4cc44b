### Рисунок в браузере.

picture-map = карта
picture-move = последний ход Автомы
picture-considered = из чего она выбирала
picture-flag = флаг
picture-armed = взведённая ловушка
picture-sprung = сработавшая ловушка
picture-factory-card = карта Фабрики
picture-on-mat = на планшете
picture-scheme = схема { $scheme }
picture-star = звёзды
picture-ability = способности
picture-recruit = рекруты
picture-recruit-bonus = рекрутский бонус
picture-legend = Что значат знаки
picture-close = осталось под конец
picture-retreat = вытеснены
picture-mine = переместили вы
picture-deck = карты Автомы
picture-turns = ход { $number }
