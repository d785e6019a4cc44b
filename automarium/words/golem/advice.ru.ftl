### Advice for a first game, and the levels by their short names.

web-first-game = Есть коробка? Тогда выберите «владелец»: дом раздаёт выдуманные карты, чтобы попробовать игру без неё. Для первой игры мягче всего уровень 1.
level-1 = лёгкий
level-2 = обычный
level-3 = сложный
level-4 = экспертный
