### Red Rising by taps: what is asked for step by step.

## The turn

group-lead = Lead: which card?
group-beside = Enter by hand what the card gave
group-end-held = Still to be used
group-end-any = If you hold the card, tap its name. Gray and Orange cards are not listed: they take effect in scoring.
group-face-up = Face up
group-face-down = Face down
group-steps-human = You: { $now } now
group-steps-automa = The Automa: { $now } now
asked-lead-card = Which card do you deploy?
asked-lead-location = At which location do you deploy it?
asked-scout-location = Turn over the top card of the deck. Where do you place it? You gain the bonus there.
asked-scout-card = Who was on top of the deck?
asked-gain-source = Where did you gain a character from?
asked-gain-card = Which character did you gain?
asked-what-happened = What did the ability do here?
asked-take-from = Where do you take a card from?
asked-banish-from = Where is a card banished from?
asked-move-from = Where does the card lie that moves?
asked-gift-from = Where does the card lie that the Automa gets?
asked-take-what = Which card do you take?
asked-banish-what = Which card is banished?
asked-move-what = Which card moves?
asked-move-to = Where does it go?
asked-move-position = How does the card lie?
asked-move-face = Face up, or face down?
asked-pile-location = From which location do you move all cards beneath the top one?
asked-pile-to = Where do they go?
asked-clear-location = Which location is cleared?
asked-gift-what = Which card does the Automa get?
asked-ability-ability = Which card did you deploy?
asked-track = { $track-id ->
    [fleet] How far does the fleet move?
    [helium] How much helium is gained or lost?
   *[influence] How much influence is gained or lost?
}

nothing-there = { $place }: nothing lies there
done-nothing = Nothing
automa-bottom = the Automa’s bottom card
number-counted = { $number }
row-ask-hand-card = { $answer }

## An ability that the human carries out, told step by step

ability-first = first, the ability
    .hint = before you gain: not possible later
ability-more = another ability
    .hint = find the card by its name
own-card = your card ({ $place })
asked-ability-more = Which card’s ability do you use?
did-done = Done
did-nothing = None of these
nothing-of-ability = None of these? The ability of { $card } will be lost.
did-deploy = the ability of that card
    .hint = find the card by its name
did-end = your turn ends
    .hint = you gain no character
did-regain-end = regain { $card }; your turn ends
did-take-here-end = take another card from here; your turn ends
    .hint = into your hand; you gain no character
did-take-here-regain-end = take another card from here and { $card }; your turn ends
    .hint = both into your hand; you gain no character
did-take-here = take another card from here
did-take-under = take the card beneath { $card }
did-take-bottom = take the bottom card { $place-from }
did-take-touched = take the card that moved
did-take-touched-end = take the card that moved; your turn ends
    .hint = into your hand; you gain no character
did-take-deck-bottom = take the bottom card of the deck
did-take-gold = take the Gold from the deck
did-draw = take the top card of the deck
did-draw-banish-self = take the top card of the deck and banish { $card }
    .hint = the card of the deck comes into your hand
did-banish-self = banish { $card }
    .hint = the one you deployed
did-banish-any = banish a card from here
    .hint = { $card }, too, if you like
did-banish-under = banish the card beneath { $card }
    .hint = it joins the banished cards
did-banish-bottom = banish the bottom card here
    .hint = it joins the banished cards
did-banish-all-only = { $number ->
    [one] banish { $number } card
   *[other] banish { $number } cards
}
did-banish-all-back = { $number ->
    [one] banish { $number } card, regain { $card }
   *[other] banish { $number } cards, regain { $card }
}
did-banish-hand = banish a card from your hand
did-banish-hand-unbanish = banish a card from your hand and take a banished Gold
    .hint = the Gold comes into your hand
did-banish-hand-take-gold = banish a Red from your hand and take a Gold from the deck
    .hint = the other revealed cards go to the bottom
did-unbanish = take a banished card
did-unbanish-bottom = put a banished card beneath all cards here
did-unbanish-deck-top = on top of the deck
did-unbanish-deck-bottom = at the bottom of the deck
group-did-unbanish-deck = A banished card goes to the deck
did-unbanish-location = another banished card { $place-to }
group-did-unbanish-location = A banished card goes to a location
did-pull-any = put a card { $place-from } beneath { $card }
group-did-pull-any = Put a card beneath { $card }: from where?
did-pull-top = put the top card { $place-from } beneath { $card }
group-did-pull-top = Put a top card beneath { $card }: from where?
group-did-flip = The top card of the deck: where does it go?
did-slide = put the top cards of the deck beneath { $card }
    .hint = face up, as many as the card says
did-lay-face-down = lay one card face down on each other location
    .hint = the top 3 cards of the deck
group-did-lay-one = A card of the deck, face down: where?
did-move-here = move another card from here { $place-to }
group-did-move-any = Move a card from here ({ $card }, too, if you like): where?
group-did-move-under = Move the card beneath { $card }: where?
did-move-up = move the bottom card to the top
group-did-pile = Move all cards beneath { $card }: where?
did-guess-hit = you named its colour
    .hint = it comes into your hand, and { $card } is banished
did-guess-miss = you did not name its colour
    .hint = the revealed card is banished
group-did-guess = The top card of the deck is revealed

## Where one gains or scouts, with what that brings

bonus-jupiter = { $card-id ->
    [unknown] Jupiter
   *[other] Jupiter: { $card }
}
    .hint = fleet +1
bonus-jupiter-full = { bonus-jupiter }
    .hint = fleet is at 10 of 10
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
bonus-institute-full = { bonus-institute }
    .hint = influence is at 10 of 10
bonus-deck = { $card-id ->
    [unknown] Deck
   *[other] Deck: { $card }
}
    .hint = and roll the Rising die

## Corrections

asked-fix-side = Whose?
asked-fix-amount = How much is it really?
asked-fix-holder = Who has the Sovereign token?
asked-fix-place = Where?
asked-fix-count = How many cards really lie there?
asked-fix-counted = { $other-id ->
    [banished] How many cards are really there? The program counts { $number }; the banished cards make up the difference.
   *[deck] How many cards are really there? The program counts { $number }; the deck makes up the difference.
}
asked-fix-pile = What is wrong { $place-at }?
asked-fix-lies = Where is { $card } really?
asked-fix-source = From where does the card move?
asked-fix-to = Where does the card move?
group-fix-count = Number of cards
group-fix-count-more = Another number
group-fix-move = Or move one card from here
group-fix-away = Is not here
group-fix-here = One more card is here
group-fix-order = In the same pile
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

said-ask-automa-card = The Automa card is { $answer }.
said-ask-which-character = It is { $answer }.
said-ask-banished-character = { $answer } is banished.
said-ask-banish-which = { $answer } is banished.
said-ask-drawn-character = You drew { $answer }.
said-ask-bottom-character = The bottom card of the Automa’s hand: { $answer }.
said-ask-moved-character = Taken { $place-from }: { $answer }.
said-ask-deck-top = On top of the deck: { $answer }.
said-ask-turned-over = You turned over { $answer }.
said-ask-block = { $answer-id ->
    [no] You banish no character.
   *[other] You banish { $answer } and keep the Sovereign token.
}
said-ask-minerva = You choose: { $answer }.
said-ask-banish-hand = { $answer-id ->
    [no] You banish no card from your hand.
   *[other] From your hand you banish { $answer }.
}
said-ask-ceres = From your hand you banish { $answer }.
said-ask-use = { $answer-id ->
    [no] You do not use the ability of { $card }.
   *[yes] You use the ability of { $card }.
}
said-ask-pay = { $answer-id ->
    [no] { $card }: you do not pay.
   *[yes] { $card }: you pay.
}
said-ask-trade = { $answer-id ->
    [no] { $card }: you do not trade.
   *[yes] { $card }: you trade.
}
said-ask-holds = { $answer-id ->
    [no] You do not hold what { $card } asks for.
   *[yes] You hold what { $card } asks for.
}
said-ask-how-many = { $card } counts { $answer ->
    [one] { $answer } card
   *[other] { $answer } cards
}.
said-ask-color = { $card }: you name { $answer }.
said-ask-shown-color = { $answer-id ->
    [other] The revealed card is of another colour.
   *[gold] The revealed card’s colour: { $answer }.
}
said-ask-sevro-takes = { $answer-id ->
    [no] The card beneath yours is banished.
   *[yes] You take the card beneath yours.
}
said-ask-karnus-enemy = { $answer-id ->
    [no] The banished card was none of these three.
   *[yes] The banished card was Mustang, The Jackal or Nero.
}
said-ask-auctioneer-die = The Rising die: { $answer }.
said-ask-auctioneer-leave = You leave: { $answer }.
said-ask-eo-red = { $answer-id ->
    [no] There is no Red among them.
   *[yes] There is a Red among them.
}
said-ask-roque-name = You name { $answer }.
said-ask-roque-named = You have named a character.
said-ask-roque-hit = { $answer-id ->
    [no] It is another card.
   *[yes] It is the card that you named.
}
said-ask-core-value = Its core value: { $answer }.
said-ask-hand-card = Card { $number } of your hand: { $answer }.
said-ask-codebreaker = { $answer-id ->
    [no] Some names begin with the same letter.
   *[yes] All the names begin with different letters.
}
said-ask-which-other = You choose { $answer }.
said-ask-which-location = You choose a card { $answer-from }.
said-ask-move-where = { $card-id ->
    [unknown] A card { $place-from } goes { $answer-to }.
   *[other] { $card } goes { $answer-to }.
}
said-ask-has-color = { $answer-id ->
    [no] That card is of another colour.
   *[yes] That card is of such a colour.
}
said-ask-banker = { $answer-id ->
    [no] You do not pay for another card.
   *[yes] You pay for another card of this location.
}
said-ask-banker-end = { $answer-id ->
    [no] You do not pay for a card.
   *[yes] You pay for the top card of a location.
}
said-ask-one-track = { $card }: you gain 1 { $answer }.
said-ask-take-top = You take the top card { $answer-from }.
said-ask-take-which = You take { $answer }.
said-ask-take-banished = From the banished cards you take { $answer }.
said-ask-virany = { $answer-id ->
    [none] You take none of the banished cards.
   *[other] From the banished cards you take: { $answer }.
}
said-ask-gambler = { $answer-id ->
    [none] None of that colour is turned over.
   *[other] Turned over: { $answer }.
}
said-ask-dealt = Cards { $place-at }, from the bottom: { $answer }.
said-ask-dealt-hand = In your hand: { $answer }.
said-ask-even-count = Cards with an even core value: { $answer }.
said-ask-place-where = A card from the deck { $answer-to }.
said-ask-banish-top = The top card { $answer-from } is banished.
said-ask-banish-from = A card { $answer-from } is banished.
said-ask-die = The Rising die: { $answer }.
said-ask-hand-count = Cards in your hand: { $answer }.
said-ask-matching = Matching cards of the Automa: { $answer }.
said-ask-hand-how = { $answer-id ->
    [by-sum] You enter the points of your hand.
   *[by-cards] You name the cards of your hand.
}
said-ask-look-board = { $card } counts on the board: { $answer }.
said-ask-look-banished = { $card } counts among the banished cards: { $answer }.
said-ask-look-top = The highest core value on top of the locations: { $answer }.
said-ask-hand-points = Your hand: { $answer ->
    [one] { $answer } point
   *[other] { $answer } points
}.

## The end

finale-decided = { $turn }: +{ $points } { $points ->
    [one] point
   *[other] points
} { $side-id ->
    [automa] in the Automa’s favour
   *[other] in your favour
}
