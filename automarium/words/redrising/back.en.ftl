### Orders of an answer that was taken back: what puts the table back.

back-order-activate = Put the top card { $location-from } back on top of the character deck.
back-order-scout = Put the top card { $location-from } back on top of the character deck.
back-order-gain = Put the top card of the Automa’s hand back { $location-at }, face up.
back-order-discard-character = Put the card that was banished last back on top of the character deck.
back-order-human-draws = Put the card that you drew back on top of the character deck.
back-order-sovereign = { $before-id ->
    [human] Take the Sovereign token back.
    [automa] Give the Sovereign token back to the Automa.
   *[nobody] Put the Sovereign token back on the board.
}
back-order-discard-automa-cards = Put both discarded Automa cards back in their places.
back-order-banish-card = Put { $card-id ->
    [unknown] the card that was banished last
   *[other] { $card } from the banished pile
} back { $place-id ->
    [under] where it lay
    [other-here] where it lay
   *[other] { $place-at }
}.
back-order-banish-all = Put the cards that were banished last ({ $number }) back { $place-at }, in the same order.
back-order-banish-self = Put { $card } from the banished pile back where it lay.
back-order-banish-shown = { back-order-banish-flipped }
back-order-banish-flipped = Put the card that was banished last back where it lay.
back-order-blocked = Take { $card } from the banished pile back into your hand.
back-order-ceres = Take the banished card back into your hand.
back-order-human-loses = { back-order-ceres }
back-order-lay-card = { $to-id ->
    [banished] Put { $card } from the banished pile back where it was.
   *[other] Put { $card } { $to-from } back where it was.
}
back-order-lay-face-down = Put { $card } { $to-from } back where it was.
back-order-move-card = { $place-id ->
    [under] Put the top card { $to-from } back beneath yours.
    [other-here] Put the top card { $to-from } back where it lay.
   *[other] { $card-id ->
        [unknown] Put the top card { $to-from } back { $place-at }.
       *[other] Put { $card } { $to-from } back { $place-at }.
    }
}
back-order-move-pile = Move { $number ->
    [one] { $number } card
   *[other] { $number } cards
} { $to-from } back { $place-to }, beneath the top card, in the same order.
back-order-take-card = { $place-id ->
    [under] Put the card that you took back beneath yours.
    [other-here] Put the card that you took back where it lay.
   *[other] { $card-id ->
        [unknown] Put the card that you took back { $place-at }.
       *[other] Put { $card } from your hand back { $place-at }.
    }
}
back-order-take-banished = Put the card that you took back in the banished pile.
back-order-take-bottom = Put { $card } from your hand back at the bottom of the deck.
back-order-unbanish = Put { $card } back in the banished pile.
back-order-steal = Put the card that you took back at the bottom of the Automa’s hand, face down.
back-order-automa-draws = Put the top card of the Automa’s hand back on top of the character deck.
back-order-automa-loses = Put the card that was banished last back at the bottom of the Automa’s hand, face down.
back-order-show-bottom = Turn the bottom card of the Automa’s hand face down again.
back-order-parity = Take the scoring card out from under the board.
back-order-deal-hand = Put the cards of your hand ({ $number }) back on top of the character deck.
back-order-deal-automa = Put the Automa’s cards ({ $number }) back on top of the character deck.
back-order-neutral = Take the influence out of the Institute ({ $number }).
back-order-use-ability = Undo all that the ability of { $card } did.
back-order-pull-card = { $place-id ->
    [other-here] Put the card from beneath yours back where it lay.
   *[other] Put the card from beneath yours back { $place-at }.
}
back-order-return-on-top = Turn the top card of the Automa’s hand face up again.
back-order-take-flipped = Put { $card } from your hand back on top of the character deck.
back-order-lay-beneath = Put { $card } back in the banished pile.
back-order-banish-topmost = { back-order-banish-flipped }
back-order-banish-under = Put the card that was banished last back beneath yours.
back-order-gift = Put { $card } from the top of the Automa’s hand back where it was.
back-order-regain = Put { $card } from your hand back where it was.
back-order-turn-over = Turn the card of the Automa’s hand that you revealed face down again.
back-order-slide-beneath = Put the cards beneath yours back where they lay: { $cards }.
back-order-under-the-deck = Put the cards under the deck back where they were: { $cards }.
