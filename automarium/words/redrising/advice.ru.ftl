### Advice for a first game, and the levels by their short names.

web-first-game = Отмечены настройки обычной партии. Для первой игры оставьте всё как есть и возьмите любое братство, кроме Цереры.
level-1 = Алый
level-2 = Меченый
level-3 = Ищейка
level-4 = Мастер
level-5 = Ваятель
level-6 = Нобиль
