### Red Rising: abilities that touch a card of the board, and those at the end of the game.

ask-which-other = { $card }: which other card of this location do you choose?
ask-which-location = { $card }: from which other location do you choose a card?
ask-move-where = { $card-id ->
    [unknown] { $place-id ->
        [other-here] Choose any other card of this location. Where do you move it?
       *[other] To which location do you move the card { $place-from }?
    }
   *[other] { $by-id ->
        [unknown] To which location do you move { $card }?
       *[other] { $by }: to which location do you move { $card }?
    }
}
ask-has-color = { $card }: is that card one of these colours: { $colors }?
ask-banker = Do you pay { $number } helium for another card of this location? (Banker is then banished.)
lying-card = { $place-id ->
    [other-here] any other card of this location
   *[other] the card { $place-from }
}
order-banish-card = { $card-id ->
    [unknown] Banish { lying-card }.
   *[other] Banish { $card } { $place-from }.
}
    .screen = { $card-id ->
        [unknown] A card is banished { $place-from }.
       *[other] { $card } is banished { $place-from }.
    }
order-banish-topmost = { $card-id ->
    [unknown] Banish the topmost card { $place-from } that is not Gold.
   *[other] Banish { $card } { $place-from }.
}
order-move-card = { $card-id ->
    [unknown] Move { lying-card } { $to-to }.
   *[other] Move { $card } { $place-from } { $to-to }.
}
    .screen = { $card-id ->
        [unknown] The face-down card moves { $place-from } { $to-to }.
       *[other] { $card } moves { $place-from } { $to-to }.
    }
order-take-card = { $card-id ->
    [unknown] Take { $place-id ->
        [under] { lying-card }
        [other-here] { lying-card }
       *[other] a card { $place-from }
    } into your hand.
   *[other] Take { $card } { $place-from } into your hand.
}
    .screen = You take { $card } { $place-from }.
order-banish-all = Banish { $number ->
    [2] both cards
    [one] the card
   *[other] all { $number } cards
} { $place-from }.
note-nothing-changes = { $card } changes nothing now.
ask-roque-named = Look at these cards and name a character aloud. Have you named one?
order-roque-shuffle = { $number ->
    [one] Return this card
   *[other] Shuffle these { $number } cards and return them
} to the top of the Automa’s hand.
roque-card = { $card-id ->
    [unknown] { $number ->
        [1] the top one
        [2] the second from the top
        [3] the third from the top
        [4] the fourth from the top
        [5] the fifth from the top
       *[6] the sixth from the top
    }
   *[other] { $card }
}
card-on-its-way = The card { $place-from } is being moved right now: answer this question first.

## The end

note-end-abilities = { $number ->
    [0] You have no more end-of-game abilities in hand.
    [one] End-of-game ability in your hand: { $cards }.
   *[other] End-of-game abilities in your hand: { $cards }.
}
care-end-abilities-left = { $number ->
    [one] You have not used a mandatory ability (the card does not say “may”): { $cards }.
   *[other] You have not used these mandatory abilities (the cards do not say “may”): { $cards }.
}
ask-one-track = { $card }: which of the three do you gain?
ask-banker-end = Do you pay { $number } helium to take the top card of a location?
ask-take-top = From which location do you take the top card?
ask-take-which = Which card do you take?
ask-take-banished = Which of the banished Golds do you take?
ask-virany = Dr. Virany: which of these banished cards do you take? If none, answer: none.
ask-gambler = Turn over the top { $number ->
    [one] card
   *[other] { $number } cards
} of the character deck. Which of them are { $color }? If none, answer: none.
order-shuffle-back = Shuffle the other revealed cards and return them to the top of the character deck.
    .screen = The other revealed cards go back on top of the deck, shuffled.
note-turned-over = Revealed: { $cards }.
