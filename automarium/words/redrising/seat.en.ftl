### Red Rising: the human’s seat, when the program carries out every ability.

## The turn on the screen

ask-play = { $cards ->
    [0] Turn { $number }, your hand is empty: do you gain a character or scout?
   *[other] Turn { $number }: do you lead or scout?
}
ask-gain = Where do you gain a character from?
ask-scout-where = You scout { $card }: where do you place it?
ask-end-ability = Which end-of-game ability do you use?
nothing-to-choose = After this correction there would be nothing left to choose: answer this question first.
card-not-wanted = { $card } is not a card that this ability can banish.

## What an ability asks

ask-take-card = { $card }: which card do you take into your hand?
ask-banish-card = { $card }: which card do you banish?
ask-banish-one = Which card do you banish?
ask-move-card = { $card }: which card do you move?
ask-move-beneath = { $card }: to which location do you move the cards beneath it?
ask-pull-card = { $card }: which card do you put directly beneath it?
ask-deploy-card = { $card }: which card do you deploy?
ask-pay = { $card }: do you { $track-pay ->
    [none] pay
   *[other] { $track-pay }
}{ $number ->
    [1] {""}
   *[other] { " " }× { $number }
}?
ask-flip-where = { $card }: where do you put it?
ask-beneath-first = { $card }: which of these lies directly beneath it?
ask-unbanish = { $card }: which banished card do you choose?
ask-deck-end = { $card }: on top of the deck or at its bottom?
deck-top = top of the deck
ask-face-down-where = Where do you place { $card } face down?
ask-order-bottom = { $card }: in which order do the revealed cards go under the deck, the lowest first? (- as they came)
    .tap = In which order do the revealed cards go under the deck, the lowest first?
ask-deck-bottom = Which character is at the bottom of the deck?

## What it does

note-turn-ends = { $card } ends your turn.
note-flipped = The top card of the deck is { $card }.
note-looks-at = You look at: { $cards }.
note-stays-at-bottom = { $card } stays at the bottom of the deck.
order-move-pile = Move { $number ->
    [one] the card
   *[other] the { $number } cards
} beneath it { $place-from } { $to-to } in the same order.
order-pull-card = { $card-id ->
    [unknown] Put the card { $place-from } directly beneath the card that you led.
   *[other] Put { $card } { $place-from } directly beneath the card that you led.
}
order-regain = Take { $card } back into your hand.
order-lay-card = { $to-id ->
    [banished] Banish { $card }.
   *[other] Place { $card } { $to-at }.
}
order-slide-beneath = Put these cards directly beneath the card that you led, from the top down: { $cards }.
order-unbanish = { $to-id ->
    [hand] Take the banished card { $card } into your hand.
    [deck-top] Put the banished card { $card } on top of the deck.
    [deck-bottom] Put the banished card { $card } at the bottom of the deck.
   *[other] Place the banished card { $card } { $to-at }.
}
order-lay-beneath = Put the banished card { $card } beneath all cards { $place-at }.
order-take-bottom = Take { $card } from the bottom of the deck into your hand.
order-lay-face-down = Place { $card } face down { $to-at }.
order-take-flipped = Take { $card } into your hand.
order-banish-flipped = Banish { $card }.
order-under-the-deck = { $number ->
    [one] Put { $cards } under the deck.
   *[other] Put these cards under the deck, the lowest first: { $cards }.
}

## Settings

setting-depth-screen = on the screen: no box needed
setting-itself = cards that choose themselves
setting-itself-help = The texts of 4D Painter, Musician, Zanzibar and Bondilus do not say “other”: may they choose themselves?
setting-itself-no = only other cards
setting-itself-yes = also themselves
setting-end-abilities = end-of-game abilities
setting-end-abilities-help = Must you use those that do not say “may”?
setting-end-abilities-must = those without “may” must be used
setting-end-abilities-may = all may be left unused
