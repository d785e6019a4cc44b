### The levels by their short names, and why a hint is advised.

level-1 = Алый
level-2 = Меченый
level-3 = Ищейка
level-4 = Мастер
level-5 = Ваятель
level-6 = Нобиль

hint-about = Число — оценка по пробным партиям: на сколько лавров ответ хуже первого.
hint-why = Почему? { $reasons }
hint-why-scout = Рука остаётся целой ({ $points ->
    [one] { $points } лавр
    [few] { $points } лавра
    [many] { $points } лавров
   *[other] { $points } лавра
}), и вы получаете бонус локации.
hint-then = Затем: { $answer-inside }
hint-why-can = { $ends ->
    [yes] Этот ход может завершить партию и дать вам { $points }
   *[no] Этот ход может дать вам { $points }
} { $number ->
    [one] лавр
    [few] лавра
    [many] лавров
   *[other] лавра
}.
hint-why-about = { $ends ->
    [yes] Этот ход может завершить партию и дать вам около { $points }
   *[no] Этот ход может дать вам около { $points }
} { $points ->
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
    [0] Другой ответ даст больше сразу
   *[other] Другой ответ даст сразу примерно на { $points } больше
}, но в пробных партиях, доигранных до конца, лучше вышел этот{ $less ->
    [0] .
   *[other] {" "}— примерно на { $less }.
}
hint-why-played = В пробных партиях, доигранных до конца, этот ход в среднем лучший.
hint-why-left = { $who ->
    [automa] После него Автомус сделает ещё один ход{ $token ->
        [yes] {" "}и может забрать фишку правителя.
       *[no] .
    }
   *[both] После него будет ещё ход Автомуса и ваш последний ход.
}
