forecast-attack-units = { $unit-id ->
    [hero] Герой нападе
   *[other] Мех нападе
} на ваші фігурки на { $end }
forecast-attack-workers = { $unit-id ->
    [hero] Герой нападе
   *[other] Мех нападе
} на ваших робітників на { $end }
forecast-move = { $unit-id ->
    [hero] Герой переміститься
    [mech] Мех переміститься
   *[worker] Робітник переміститься
} на { $end }
forecast-encounter = Герой піде { $end-id ->
    [D4] на Фабрику
   *[other] по пригоду на { $end }
}
forecast-stay = { $unit-id ->
    [hero] Герой залишиться
    [mech] Мех залишиться
   *[worker] Робітник залишиться
} на { $end }
forecast-no-move = Автома не зробить переміщення
forecast-coins = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
}
forecast-power = Сила: +{ $amount }
forecast-unit = { $unit-id ->
    [mech] Новий мех на базі
   *[other] Новий робітник на базі
}
forecast-card = Карта бою
forecast-cube = Кубик пересунеться на карті зірок
forecast-skip = Автома пропустить хід
forecast-attack-units-any = Напад на ваші фігурки
forecast-attack-workers-any = Напад на ваших робітників
forecast-move-any = Переміщення
forecast-encounter-any = Герой піде до пригоди або на Фабрику
forecast-stay-any = Фігурка залишиться на місці
forecast-coins-any = Монети
forecast-power-any = Сила
forecast-unit-any = Нова фігурка на базі
forecast-without-hesitation = Нерішучість не враховано: карта бою зі значенням 4 або 5 скасує переміщення.
forecast-without-mustering = Повільне розміщення фігурок не враховано: якщо вийде карта бою зі значенням 4 або 5, фігурка залишиться на планшеті нації.
