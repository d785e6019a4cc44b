### Рисунок в браузере.

picture-map = поле
picture-flag = флаг
picture-armed = взведённая ловушка
picture-sprung = сработавшая ловушка
picture-factory-card = карта Фабрики
picture-on-mat = на планшете нации
picture-scheme = схема { $scheme }
picture-star = звёзды
picture-ability = свойства
picture-recruit = рекруты
picture-recruit-bonus = рекрутский бонус
picture-my-bonus = ваш бонус
picture-legend = Что значат знаки
picture-mine = ваши перемещения
picture-deck = карты Автомы
picture-turns = ход { $number }
picture-told = { $number } (ход { $turn })
picture-mat = планшет нации
picture-result = итог
picture-combat = бой
group-turn = На поле
group-fix-map = На поле
group-fix-automa = У Автомы
group-fix-mine = У вас
group-fix-more = Карты, жетон, число ходов
reminder-encounter = Приключение { $place-at }: { $fight ->
    [0] закончите перемещения и бои, сбросьте жетон и возьмите карту приключения.
   *[1] если победите в бою, сбросьте жетон и возьмите карту приключения.
}
reminder-factory = Фабрика: { $fight ->
    [0] закончите перемещения и бои и выберите карту Фабрики.
   *[1] если победите в бою, выберите карту Фабрики.
}
end-before-encounter = Приключение ещё не внесено. Коснитесь ещё раз, чтобы закончить
combat-automa = Автома: сила { $power }, карт боя { $cards }
doubt-ask-combat = Силы у вас записано { $most }. Всё верно? Коснитесь ещё раз
combat-human = вы: сила { $power }
combat-human-told = { $turn ->
    [0] вы: сила { $power } в начале партии
   *[other] вы: сила { $power } (ход { $turn })
}
end-before-combat = Сначала бой. Коснитесь ещё раз, чтобы закончить ход сразу после него

## Who plays what, on the first page of a match

dealt = Вы играете за нацию «{ $human }», Автома — за нацию «{ $automa }».
tip = Поле можно нажимать: фигурку, потом место, куда она пошла.
finale-decided = { $turn }: +{ $points } { $points ->
    [one] монета
    [few] монеты
    [many] монет
   *[other] монеты
} в { $side-id ->
    [automa] пользу Автомы
   *[other] вашу пользу
}
board-whole = всё поле
board-nearer = ближе
