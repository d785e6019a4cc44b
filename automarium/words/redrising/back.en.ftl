### Orders of an answer that was taken back: what puts the table back.

back-order-activate = Put the top card { $location-from } back on top of the character deck.
back-order-scout = Put the top card { $location-from } back on top of the character deck.
back-order-gain = Put the top card of the Automa’s hand back { $location-at }, face up.
back-order-discard-character = Put the card that was banished last back on top of the character deck.
back-order-human-draws = Put the card that you drew back on top of the character deck.
back-order-sovereign = Put the Sovereign token back where it was.
