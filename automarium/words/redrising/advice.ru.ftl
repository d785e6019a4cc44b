### The levels by their short names, and why a hint is advised.

level-1 = Алый
level-2 = Меченый
level-3 = Ищейка
level-4 = Мастер
level-5 = Ваятель
level-6 = Нобиль

hint-why = Почему? { $reasons }
hint-why-scout = Рука остаётся целой ({ $points ->
    [one] { $points } лавр
    [few] { $points } лавра
    [many] { $points } лавров
   *[other] { $points } лавра
}), и вы получаете бонус локации.
hint-then = Затем: { $answer }
hint-why-can = Этот ход может дать вам { $points } { $number ->
    [one] лавр
    [few] лавра
    [many] лавров
   *[other] лавра
}.
hint-why-points = Ваши лавры за этот ход: { $points }.
hint-why-grows = Карта «{ $card }» у вас в руке принесёт больше: { $points }.
hint-why-later = { $points ->
    [0] Другой ответ даст больше сразу, но в пробных партиях, доигранных до конца, лучше вышел этот.
   *[other] Другой ответ даст сразу примерно на { $points } больше, но в пробных партиях, доигранных до конца, лучше вышел этот.
}
hint-why-played = Если доигрывать партию до конца, с этим ответом выходит лучше всего.
