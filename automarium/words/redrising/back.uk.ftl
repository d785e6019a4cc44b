### Orders of an answer that was taken back: what puts the table back.

back-order-activate = Покладіть верхню карту { $location-from } назад на верх колоди персонажів.
back-order-scout = Покладіть верхню карту { $location-from } назад на верх колоди персонажів.
back-order-gain = Покладіть верхню карту руки Автомуса назад { $location-to }, горілиць.
back-order-discard-character = Покладіть останню скинуту карту назад на верх колоди персонажів.
back-order-human-draws = Покладіть узяту карту назад на верх колоди персонажів.
back-order-sovereign = Поверніть жетон правителя туди, де він був.
