### Markers that move, as a cue tells them.

marker-automa-fleet = Флот Автомуса
marker-automa-helium = Гелий-3 Автомуса
marker-automa-influence = Влияние Автомуса
marker-human-fleet = Ваш флот
marker-human-helium = Ваш гелий-3
marker-human-influence = Ваше влияние
cue-priorities = Разложите четыре карты приоритетов, как на картинке.

## What brought a bonus of the human

brought-by-order-track = { $bonus-id ->
    [rising-die] кубик восстания
    [jupiter] бонус Юпитера
    [mars] бонус Марса
    [luna] бонус Луны
    [institute] бонус училища
   *[house] братство { $bonus-gen }
}
brought-by-order-sovereign = { brought-by-order-track }
rising-die = кубик восстания
brought-by-order-blocked = карта «{ $card }»
times-order-human-draws = { $number ->
    [one] Возьмите в руку { $number } верхнюю карту колоды персонажей.
    [few] Возьмите в руку { $number } верхние карты колоды персонажей.
    [many] Возьмите в руку { $number } верхних карт колоды персонажей.
   *[other] Возьмите в руку { $number } верхние карты колоды персонажей.
}
