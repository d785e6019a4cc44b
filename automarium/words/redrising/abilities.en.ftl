### Red Rising: abilities that touch a card of the board, and those at the end of the game.

ask-which-other = { $card }: which other card of the location?
ask-which-location = { $card }: a card of which other location?
ask-move-where = { $card-id ->
    [unknown] To which location does the card { $place-from } go?
   *[other] To which location does { $card } go?
}
ask-has-color = { $card }: is that card one of these colours: { $colors }?
ask-banker = Do you pay { $number } helium for another card of the location (Banker is then banished)?
order-banish-card = { $card-id ->
    [unknown] Banish the card { $place-from }.
   *[other] Banish { $card } { $place-from }.
}
order-move-card = { $card-id ->
    [unknown] Move the card { $place-from } { $to-to }.
   *[other] Move { $card } { $place-from } { $to-to }.
}
order-take-card = { $card-id ->
    [unknown] Take a card { $place-from } into your hand.
   *[other] Take { $card } { $place-from } into your hand.
}
order-banish-all = Banish every card { $place-at } ({ $number }).
note-nothing-changes = Nothing changes.
ask-roque-named = Look at these cards and name a character aloud. Have you?
order-roque-shuffle = Shuffle { $number ->
    [one] this { $number } card
   *[other] these { $number } cards
} and put them back on top of the Automa’s hand.
roque-card = { $card-id ->
    [unknown] number { $number } from the top
   *[other] { $card }
}
card-on-its-way = The card { $place-from } is just being moved: answer that first.

## The end

note-end-abilities = { $number ->
    [0] You have no more end-of-game abilities in hand.
    [one] End-of-game ability in your hand: { $cards }.
   *[other] End-of-game abilities in your hand: { $cards }.
}
care-end-abilities-left = Not used, though { $number ->
    [one] the card does
   *[other] the cards do
} not say “may”: { $cards }.
ask-one-track = { $card }: which of the three do you gain?
ask-banker-end = Do you pay { $number } helium for the top card of a location?
ask-take-top = The top card of which location do you take?
ask-take-which = Which card do you take?
ask-take-banished = Which of the banished Golds do you take?
ask-virany = Dr. Virany: which of these banished cards do you take (- for none)?
ask-gambler = Turn over the { $number } top cards of the deck. Which of them are { $color } (- for none)?
order-shuffle-back = Shuffle the other cards that were turned over and put them back on top of the deck.
note-turned-over = Turned over: { $cards }.
