### The levels by their short names.

level-1 = Алый
level-2 = Меченый
level-3 = Ищейка
level-4 = Мастер
level-5 = Ваятель
level-6 = Нобиль
