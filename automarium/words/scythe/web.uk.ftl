### Малюнок у браузері.

picture-map = мапа
picture-move = останній хід Автоми
picture-considered = з чого вона обирала
picture-flag = прапор
picture-armed = зведена пастка
picture-sprung = спрацювала пастка
picture-factory-card = карта Фабрики
picture-on-mat = на планшеті
picture-scheme = схема { $scheme }
picture-star = зірки
picture-ability = здібності
picture-recruit = рекрути
picture-recruit-bonus = рекрутський бонус
picture-legend = Що означають знаки
picture-close = лишилося під кінець
picture-retreat = витіснено
picture-mine = перемістили ви
picture-deck = карти Автоми
picture-turns = хід { $number }
