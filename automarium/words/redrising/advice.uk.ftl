### Advice for a first game, and the levels by their short names.

web-first-game = Позначено вибір для звичайної партії. У першій грі залиште все як є й візьміть будь-яке братство, крім Церери.
level-1 = Червоний
level-2 = Мічений
level-3 = Гончак
level-4 = Майстер
level-5 = Різьбяр
level-6 = Незрівнянний
