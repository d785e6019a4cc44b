### Markers that move, as a cue tells them.

marker-automa-fleet = Флот Автомуса
marker-automa-helium = Гелій-3 Автомуса
marker-automa-influence = Вплив Автомуса
marker-human-fleet = Ваш флот
marker-human-helium = Ваш гелій-3
marker-human-influence = Ваш вплив
cue-priorities = Розкладіть чотири карти пріоритетів, як на малюнку.

## What brought a bonus of the human

brought-by-order-track = { $bonus-id ->
    [rising-die] кубик повстання
    [jupiter] бонус Юпітера
    [mars] бонус Марса
    [luna] бонус Місяця
    [institute] бонус Інституту
   *[house] братство { $bonus-gen }
}
brought-by-order-sovereign = { brought-by-order-track }
rising-die = кубик повстання
brought-by-order-blocked = карта «{ $card }»
times-order-human-draws = { $number ->
    [one] Візьміть у руку { $number } верхню карту колоди персонажів.
    [few] Візьміть у руку { $number } верхні карти колоди персонажів.
    [many] Візьміть у руку { $number } верхніх карт колоди персонажів.
   *[other] Візьміть у руку { $number } верхні карти колоди персонажів.
}
