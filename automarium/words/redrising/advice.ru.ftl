### Advice for a first game, and the levels by their short names.

web-first-game = Отмечены настройки обычной партии: в первой игре их можно не менять. Братство Цереры труднее других; чтобы оно не выпало, выберите братство сами.
level-1 = Алый
level-2 = Меченый
level-3 = Ищейка
level-4 = Мастер
level-5 = Ваятель
level-6 = Нобиль
