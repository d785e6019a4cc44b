forecast-attack-units = { $unit-id ->
    [hero] Герой нападает
   *[other] Робот нападает
} на ваши фигурки на { $end }
forecast-attack-workers = { $unit-id ->
    [hero] Герой нападает
   *[other] Робот нападает
} на ваших рабочих на { $end }
forecast-move = { $unit-id ->
    [hero] Герой перемещается
    [mech] Робот перемещается
   *[worker] Рабочий перемещается
} на { $end }
forecast-encounter = Герой идёт { $end-id ->
    [D4] на Фабрику
   *[other] за приключением на { $end }
}
forecast-stay = { $unit-id ->
    [hero] Герой остаётся
    [mech] Робот остаётся
   *[worker] Рабочий остаётся
} на { $end }
forecast-no-move = Автома не делает перемещения
forecast-coins = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монеты
}
forecast-power = Сила: +{ $amount }
forecast-unit = { $unit-id ->
    [mech] Новый робот на базе
   *[other] Новый рабочий на базе
}
forecast-card = Карта боя
forecast-cube = Кубик сдвинется по карте звёзд
forecast-skip = Автома пропустит ход
forecast-attack-units-any = Нападение на ваши фигурки
forecast-attack-workers-any = Нападение на ваших рабочих
forecast-move-any = Перемещение
forecast-encounter-any = Герой идёт к приключению или на Фабрику
forecast-stay-any = Фигурка остаётся на месте
forecast-coins-any = Монеты
forecast-power-any = Сила
forecast-unit-any = Новая фигурка на базе
forecast-without-hesitation = Нерешительность не учтена: если откроется карта боя 4 или 5, перемещения не будет.
forecast-without-mustering = Медленный набор не учтён: если откроется карта боя 4 или 5, фигурка останется на планшете нации.
