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
ask-banish-one = { $by-id ->
    [house-ceres] House Ceres: which card do you banish?
   *[other] Rising die: which top card do you banish?
}
ask-move-card = { $card }: which card do you move?
ask-move-beneath = { $card }: to which location do you move the cards beneath it?
ask-pull-card = { $card }: which card do you put directly beneath it?
ask-deploy-card = { $card }: which card do you deploy?
ask-pay = { $card }: do you { $track-id ->
    [fleet] move back { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    } on the fleet track
    [helium] pay { $number } helium
   *[influence] remove { $number } of your influence
} { $amount ->
    [0] for another card
   *[other] for +{ $amount } { $what }
}?
ask-flip-where = { $by-id ->
    [house-apollo] House Apollo: where does { $card } go?
    [face-place] Rising die: where does { $card } go?
   *[other] { $by }: where does { $card } go?
}
ask-beneath-first = { $card }: which of these cards do you put directly beneath it?
ask-unbanish = { $card }: which banished card do you { $to ->
    [hand] take into your hand
    [deck] return to the deck
   *[location] put on a location
}?
ask-deck-end = { $by }: does { $card } go on top of the deck or at the bottom?
deck-top = top of the deck
    .to = on top of the deck
ask-face-down-where = { firewall-expert }: where do you place { $card } face down?
ask-order-bottom = { $card }: in which order do the revealed cards go under the deck, the lowest first? (- as they came)
    .tap = { $card }: in which order do the revealed cards go under the deck, the lowest first?
ask-deck-bottom = Which character is at the bottom of the deck?

## What was dealt

note-screen-dealt = You play House { $house }. Everything is dealt: { $each } cards at each location, { $hand } for you, { $automa } for the Automa.
    .aside = The most points win: cards in hand, fleet, helium, influence, Sovereign.
note-screen-parity = { $parity-id ->
    [even] At scoring, cards with an even core value are worth more to the Automa.
   *[odd] At scoring, cards with an odd core value are worth more to the Automa.
}

## Answers as sentences

said-ask-gain = You gain { $answer-id ->
    [jupiter] { $jupiter }
    [mars] { $mars }
    [luna] { $luna }
    [institute] { $institute }
   *[deck] a character
} { $answer-from }.
said-ask-move-beneath = The cards beneath it go { $answer-to }.
said-ask-scout-where = { $card } goes { $answer-to }.
said-ask-flip-where = { $card } goes { $answer-to }.
said-ask-face-down-where = { $card } goes face down { $answer-to }.
said-ask-deck-end = { $card } goes { $answer-to }.
said-ask-take-card = { $answer-id ->
    [no] You take no card.
   *[other] You take { $answer }.
}
said-ask-banish-card = { $answer-id ->
    [no] You banish no card.
   *[other] You banish { $answer }.
}
said-ask-banish-one = You banish { $answer }.
said-ask-move-card = { $answer-id ->
    [no] You move no card.
   *[other] You move { $answer }.
}
said-ask-pull-card = { $answer-id ->
    [no] You put no card beneath it.
   *[other] You put { $answer } beneath it.
}
said-ask-deploy-card = { $answer-id ->
    [no] You deploy no card.
   *[other] You deploy { $answer }.
}
said-ask-unbanish = { $answer-id ->
    [no] No more.
   *[other] { $to ->
        [hand] You take { $answer } into your hand.
        [deck] You return { $answer } to the deck.
       *[location] You put { $answer } on a location.
    }
}
said-ask-beneath-first = Higher: { $answer }.
said-ask-end-ability = { $answer-id ->
    [no] No more.
   *[other] You use { $answer }.
}

## What it does

note-turn-ends = { $card } ends your turn.
note-flipped = { $card } is revealed from the top of the deck.
note-looks-at = You look at: { $cards }.
note-stays-at-bottom = { $card } stays at the bottom of the deck.
order-move-pile = Move { $number ->
    [one] the card
   *[other] the { $number } cards
} beneath it { $place-from } { $to-to } in the same order.
    .screen = { $number ->
        [one] The card beneath yours moves { $place-from } { $to-to }.
       *[other] The { $number } cards beneath yours move { $place-from } { $to-to }.
    }
order-pull-card = { $card-id ->
    [unknown] Put the card { $place-from } directly beneath the card that you led.
   *[other] Put { $card } { $place-from } directly beneath the card that you led.
}
    .screen = { $card-id ->
        [unknown] The face-down card { $place-from } now lies directly beneath your card.
       *[other] { $card } { $place-from } now lies directly beneath your card.
    }
order-regain = Take { $card } back into your hand.
    .screen = { $card } returns to your hand.
order-lay-card = { $to-id ->
    [banished] Banish { $card }.
   *[other] Place { $card } { $to-at }.
}
    .screen = { $to-id ->
        [banished] { $card } is banished.
       *[other] { $card } goes { $to-to }.
    }
order-slide-beneath = Put these cards directly beneath the card that you led, from the top down: { $cards }.
    .screen = These cards now lie directly beneath your card, from the top down: { $cards }.
order-unbanish = { $to-id ->
    [hand] Take the banished card { $card } into your hand.
    [deck-top] Put the banished card { $card } on top of the deck.
    [deck-bottom] Put the banished card { $card } at the bottom of the deck.
   *[other] Place the banished card { $card } { $to-at }.
}
    .screen = { $to-id ->
        [hand] You take the banished card { $card } into your hand.
        [deck-top] The banished card { $card } goes on top of the deck.
        [deck-bottom] The banished card { $card } goes to the bottom of the deck.
       *[other] The banished card { $card } goes { $to-to }.
    }
order-lay-beneath = Put the banished card { $card } beneath all cards { $place-at }.
    .screen = The banished card { $card } now lies beneath all cards { $place-at }.
order-take-bottom = Take { $card } from the bottom of the deck into your hand.
    .screen = You take { $card } from the bottom of the deck.
order-lay-face-down = Place { $card } face down { $to-at }.
    .screen = { $card } goes face down { $to-to }.
order-take-flipped = Take { $card } into your hand.
    .screen = You take { $card } into your hand.
order-banish-flipped = Banish { $card }.
    .screen = { $card } is banished.
order-under-the-deck = { $number ->
    [one] Put { $cards } under the deck.
   *[other] Put these cards under the deck, the lowest first: { $cards }.
}
    .screen = { $number ->
        [one] { $cards } goes under the deck.
       *[other] These cards go under the deck, the lowest first: { $cards }.
    }

## Settings

setting-depth-screen = on the screen (no box needed)
setting-itself = choosing the card itself
setting-itself-help = 4D Painter, Musician, Zanzibar and Bondilus choose a card, and the text does not say “another”. May they choose themselves?
setting-itself-no = only other cards
setting-itself-yes = the card itself, too
setting-end-abilities = end-of-game abilities
setting-end-abilities-help = After the last turn, must you use the abilities that do not say “may”?
setting-end-abilities-must = those without “may” must be used
setting-end-abilities-may = all may be left unused
