### Red Rising by taps: what is asked for step by step.

## The turn

group-lead = Lead: which card?
group-beside = The card’s ability
group-steps-human = You: { $now } now
group-steps-automa = The Automa: { $now } now
asked-lead-card = Which card do you deploy?
asked-lead-location = At which location do you deploy it?
asked-scout-location = Where do you scout? The bonus is yours.
asked-scout-card = Who was on top of the deck?
asked-gain-source = Where did you gain a character from?
asked-gain-card = Which character did you gain?
asked-what-happened = What did the ability do here?
asked-take-what = Which card do you take?
asked-banish-what = Which card is banished?
asked-move-what = Which card moves?
asked-move-to = Where does it go?
asked-move-position = On top, or elsewhere in the pile?
asked-move-face = Face up, or face down?
asked-pile-location = From beneath which top card do you move all the cards?
asked-pile-to = Where do they go?
asked-clear-location = Which location is cleared?
asked-gift-what = Which card does the Automa get?
asked-ability-ability = Which card’s ability do you use?
asked-track = { $track-id ->
    [fleet] How far does the fleet move?
    [helium] How much helium is gained or lost?
   *[influence] How much influence is gained or lost?
}

## Where one gains or scouts, with what that brings

bonus-jupiter = { $card-id ->
    [unknown] Jupiter
   *[other] Jupiter: { $card }
}
    .hint = fleet +1
bonus-mars = { $card-id ->
    [unknown] Mars
   *[other] Mars: { $card }
}
    .hint = helium +1
bonus-luna = { $card-id ->
    [unknown] Luna
   *[other] Luna: { $card }
}
    .hint = Sovereign and your house
bonus-institute = { $card-id ->
    [unknown] Institute
   *[other] Institute: { $card }
}
    .hint = influence +1
bonus-deck = { $card-id ->
    [unknown] Character deck
   *[other] Character deck: { $card }
}
    .hint = and roll the Rising die

## Corrections

asked-fix-side = Whose?
asked-fix-amount = How much is it really?
asked-fix-holder = Who has the Sovereign token?
asked-fix-place = Where?
asked-fix-count = How many cards really lie there?
asked-fix-cards = Which cards really lie there, from the bottom up?
asked-fix-card = Which card?
asked-fix-position = On top, or elsewhere in the pile?
asked-fix-location = At which location?
asked-fix-letter = Which letter lies there?
asked-fix-parity = What can be read on the scoring card?
asked-fix-house = Which house do you play?
asked-fix-on = Is the end of the game triggered?
asked-fix-number = Which card of the Automa?
asked-fix-where = Has it been drawn?

## Answers as sentences

said-ask-even-count = Cards with an even core value: { $answer }.
said-ask-place-where = A card from the deck { $answer-to }.
said-ask-banish-top = The top card { $answer-from } is banished.
said-ask-banish-from = A card { $answer-from } is banished.
said-ask-die = The Rising die: { $answer }.
said-ask-hand-count = Cards in your hand: { $answer }.
said-ask-matching = Matching cards of the Automa: { $answer }.
said-ask-hand-points = Your hand: { $answer ->
    [one] { $answer } point
   *[other] { $answer } points
}.

## The end

finale-decided = { $turn }: +{ $points } { $points ->
    [one] point
   *[other] points
} for { $side-id ->
    [automa] the Automa
   *[other] you
}
