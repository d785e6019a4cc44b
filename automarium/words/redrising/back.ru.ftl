### Orders of an answer that was taken back: what puts the table back.

back-order-activate = Верните верхнюю карту { $location-from } на верх колоды персонажей.
back-order-scout = Верните верхнюю карту { $location-from } на верх колоды персонажей.
back-order-gain = Верните верхнюю карту руки Автомуса { $location-to }, в открытую.
back-order-discard-character = Верните последнюю сброшенную карту на верх колоды персонажей.
back-order-human-draws = Верните взятую карту на верх колоды персонажей.
back-order-sovereign = Верните фишку правителя туда, где она была.
