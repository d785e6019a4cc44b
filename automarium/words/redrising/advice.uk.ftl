### The levels by their short names, and why a hint is advised.

level-1 = Червоний
level-2 = Мічений
level-3 = Гончак
level-4 = Майстер
level-5 = Різьбяр
level-6 = Незрівнянний

hint-about = Число — на скільки лаврів відповідь гірша за першу.
hint-why = Чому? { $reasons }
hint-why-scout = Рука лишається цілою ({ $points ->
    [one] { $points } лавр
    [few] { $points } лаври
    [many] { $points } лаврів
   *[other] { $points } лавра
}), і ви отримуєте бонус локації.
hint-then = Далі: { $answer-inside }
hint-why-can = Цей хід може дати вам { $points } { $number ->
    [one] лавр
    [few] лаври
    [many] лаврів
   *[other] лавра
}.
hint-why-about = Цей хід може дати вам близько { $points } { $points ->
    [one] лавра
    [few] лаврів
    [many] лаврів
   *[other] лаврів
}, залежно від того, що відкриється.
hint-why-loses = Зараз ви втратите близько { $points } { $points ->
    [one] лавра
    [few] лаврів
    [many] лаврів
   *[other] лаврів
}, але в партіях, дограних до кінця, це найвигідніше.
hint-why-ends = { $surely ->
    [yes] Цей хід завершить партію.
   *[no] Цей хід може завершити партію.
}
hint-why-points = Ваші лаври до кінця ходу зміняться на { $points }.
hint-why-grows = Карта «{ $card }» у вас у руці принесе більше лаврів: { $points }.
hint-why-later = { $points ->
    [0] Інша відповідь дасть більше одразу, але в пробних партіях, дограних до кінця, кращою вийшла ця.
   *[other] Інша відповідь дасть одразу приблизно на { $points } більше, але в пробних партіях, дограних до кінця, кращою вийшла ця.
}
hint-why-played = У пробних партіях, дограних до кінця, цей хід найчастіше найкращий.
