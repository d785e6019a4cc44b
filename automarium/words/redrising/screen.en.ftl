### Red Rising on the screen: what has happened, the cards, and a guide through a first match.

## What has happened

done-priority = Priority card { $letter } lies { $location-at }.
done-luna-card = The Luna bonus card shows { $location-id ->
    [institute] the Institute
   *[other] { $location }
}.
done-remove = Not in this match: { $cards }.
done-house = You play House { $house }.
done-neutral = A house that nobody plays has { $number } influence at the Institute.
done-parity = The Automa’s cards will be scored by “{ $parity-sign }”.
done-activate = { $card } comes from the deck and lies { $location-at }.
done-gain = The Automa takes { $card } { $location-from }.
done-discard-character = { $card } is banished from the top of the deck.
done-sovereign = { $side-id ->
    [human] You have the Sovereign token.
   *[automa] The Automa has the Sovereign token.
}
done-track = { $side-id ->
    [human] You
   *[automa] The Automa
}: { $track } { $way ->
    [up] +{ $steps }
   *[down] −{ $steps }
}, now { $total }.
done-automa-draws = The Automa draws a card.
done-automa-loses = { $card } is banished from the bottom of the Automa’s hand.
done-steal = You take { $card } from the bottom of the Automa’s hand.
done-banish-card = { $card } is banished { $place-from }.
done-banish-flipped = { $card } is banished.
done-banish-self = { $card } is banished too.
done-banish-shown = { $card } is banished.
done-blocked = { $card } is banished: you keep the Sovereign token.
done-gift = The Automa gets { $card }.
done-human-draws = You draw { $card }.
done-human-loses = { $card } is banished from your hand.
done-lay-beneath = { $card } lies beneath all cards { $place-at }.
done-lay-card = { $to-id ->
    [banished] { $card } is banished.
   *[other] { $card } lies { $to-at }.
}
done-lay-face-down = { $card } lies face down { $to-at }.
done-move-card = { $card-id ->
    [unknown] A card moves { $place-from } { $to-to }.
   *[other] { $card } moves { $place-from } { $to-to }.
}
done-move-pile = { $number ->
    [one] { $number } card moves
   *[other] { $number } cards move
} { $place-from } { $to-to }.
done-pull-card = { $card-id ->
    [unknown] A card { $place-from } now lies beneath the one that you led.
   *[other] { $card } { $place-from } now lies beneath the card that you led.
}
done-return-on-top = { $card } returns to the Automa’s hand.
done-show-bottom = The bottom card of the Automa’s hand is shown.
done-shuffle-back = The other cards are shuffled and lie on top of the deck again.
done-slide-beneath = Beneath the card that you led lie now, from the top down: { $cards }.
done-take-bottom = You take { $card } from the bottom of the deck.
done-take-card = You take { $card } { $place-from }.
done-take-flipped = You take { $card }.
done-regain = You take { $card } back into your hand.
done-under-the-deck = Under the deck, the lowest first: { $cards }.
done-unbanish = { $to-id ->
    [hand] You take { $card } from the banished cards.
    [deck-top] { $card } lies on top of the deck.
    [deck-bottom] { $card } lies at the bottom of the deck.
   *[other] { $card } comes back and lies { $to-at }.
}
cue-table = The table is laid: two characters at each location, and your hand.

## The cards

seat-hand = Your hand ({ $number }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-over = { $points } for more than 7 cards
seat-worth = worth now
seat-with = your hand with it
seat-down = face down; only you know it
seat-deploy = When deployed
seat-last = At the end of the game
seat-block = In your hand
seat-scoring = Points in your hand
seat-core = core value { $core }
seat-now = Now: { $points }
seat-close = close
seat-scout = scout
seat-empty = empty

## A first match

guide-title = How does this work?
guide-play = Lead: tap a card of your hand and then a location; it lands there, its ability works, and you gain another card elsewhere. Or scout: the top card of the deck goes to a location, and you get only that location’s bonus.
guide-gain = Tap the top card of a location to take it with that location’s bonus, or the deck to draw a card and roll the die; the number on a card is what your hand gains or loses by it.
guide-scout = This card goes on top of the location that you tap; its ability does not work, but the location’s bonus is yours.
guide-ability = An ability, your house or the die lets you choose: tap something that is marked. Where you may decline, there is a “no”.
guide-end = The game is over, but some cards in your hand still do something: choose which comes next, then the hands are scored.
guide-block = The Automa is about to take the Sovereign token from you: banish this card to keep the token and draw a new card, or let it go.

## Setting

setting-depth-first = Do you have the Red Rising box at hand?
setting-depth-first-counted = yes: with my box on the table
setting-depth-first-screen = no: the whole game on the screen
