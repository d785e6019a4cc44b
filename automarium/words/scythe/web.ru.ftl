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
