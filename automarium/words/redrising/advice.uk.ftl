### The levels by their short names.

level-1 = Червоний
level-2 = Мічений
level-3 = Гончак
level-4 = Майстер
level-5 = Різьбяр
level-6 = Незрівнянний
