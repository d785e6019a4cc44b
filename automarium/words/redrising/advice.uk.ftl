### Advice for a first game, and the levels by their short names.

web-first-game = Позначено вибір для звичайної партії: у першій грі його можна не міняти. Братство Церери важче за інші; щоб воно не випало, виберіть братство самі.
level-1 = Червоний
level-2 = Мічений
level-3 = Гончак
level-4 = Майстер
level-5 = Різьбяр
level-6 = Незрівнянний
