### The levels by their short names, and why a hint is advised.

level-1 = Алый
level-2 = Меченый
level-3 = Ищейка
level-4 = Мастер
level-5 = Ваятель
level-6 = Нобиль

hint-about = Число — на сколько лавров ответ хуже первого.
hint-why = Почему? { $reasons }
hint-why-scout = Рука остаётся целой ({ $points ->
    [one] { $points } лавр
    [few] { $points } лавра
    [many] { $points } лавров
   *[other] { $points } лавра
}), и вы получаете бонус локации.
hint-then = Затем: { $answer-inside }
hint-why-can = Этот ход может дать вам { $points } { $number ->
    [one] лавр
    [few] лавра
    [many] лавров
   *[other] лавра
}.
hint-why-about = Этот ход может дать вам около { $points } { $points ->
    [one] лавра
    [few] лавров
    [many] лавров
   *[other] лавров
}, смотря по тому, что откроется.
hint-why-loses = Сейчас вы потеряете около { $points } { $points ->
    [one] лавра
    [few] лавров
    [many] лавров
   *[other] лавров
}, но в партиях, доигранных до конца, это выгоднее всего.
hint-why-ends = { $surely ->
    [yes] Этот ход завершит партию.
   *[no] Этот ход может завершить партию.
}
hint-why-points = Ваши лавры за этот ход: { $points }.
hint-why-grows = Карта «{ $card }» у вас в руке принесёт больше: { $points }.
hint-why-later = { $points ->
    [0] Другой ответ даст больше сразу, но в пробных партиях, доигранных до конца, лучше вышел этот.
   *[other] Другой ответ даст сразу примерно на { $points } больше, но в пробных партиях, доигранных до конца, лучше вышел этот.
}
hint-why-played = В пробных партиях, доигранных до конца, этот ход чаще всего лучший.
