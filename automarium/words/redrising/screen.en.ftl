### Red Rising on the screen: the cards, and a guide through a first match.

## The cards

seat-hand = Your hand ({ $number }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-hand-less = Your hand ({ $number }): { $cards } − { $less } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-over = includes { $points } for too many cards
seat-worth = worth now
seat-brought = brought
seat-with = your hand with it
seat-gained = your points with it and the location’s bonus
seat-gained-open = your points with it and the location’s bonus, your house ability not counted yet
seat-down = face down
    .hint = only you know it
seat-deploy = When deployed
seat-last = At the end of the game
seat-block = In your hand
seat-scoring = Points in your hand
seat-core = core value { $core }
seat-now = Now: { $points }
seat-scouted = Scouting does not use the ability: you get only the bonus of the location.
seat-leaves = Without it: { $points } ({ $parts })
seat-leaves-own = itself { $points }
seat-leaves-other = { $card } { $points }
seat-now-over = In the end: { $points }
seat-named = now counts as { $name }
seat-named-over = counted as { $name }
seat-colored = now also counts as { $color }
seat-colored-over = also counted as { $color }
seat-new = new this turn
seat-neutral = neutral { $number }
seat-neutral-why = The neutral influence at the Institute: at the end it is ranked, too.
seat-end = { $left ->
    [one] seven to the end
   *[other] sevens to the end
}
seat-end-why = { $left ->
    [0] There are enough sevens to end the game.
    [one] One more seven can end the game (you need { $mine } steps, the Automa { $its }).
   *[other] { $left } more sevens can end the game (you need { $mine } steps, the Automa { $its }).
}
seat-close = close
seat-scout = scout
seat-take = take
seat-does-nothing = no effect
seat-here = here
seat-choose = choose
seat-banish = banish
seat-take-end = take and end the turn
seat-move = move
seat-pull = put beneath { $card }
seat-deploy-it = deploy
seat-use = use
seat-unbanish-deck = return to the deck
seat-unbanish-location = put on a location
yes-ask-use = use it
no-ask-use = do not use it
no-ask-take-card = do not take
no-ask-banish-card = do not banish
no-ask-banish-hand = do not banish
no-ask-block = { $seen ->
    [0] none of these / do not banish
   *[other] do not banish
}
no-ask-move-card = do not move
no-ask-deploy-card = do not deploy
no-ask-end-ability = no more
no-ask-unbanish = { $number ->
    [1] { $to ->
        [hand] do not take
       *[other] do not return
    }
   *[other] no more
}
seat-without = Without it: { $points }
seat-lie-there = { $number } { $number ->
    [one] card
   *[other] cards
}
color-none-there = Go on: no card lies there, so the ability does nothing
seat-next = Then these:
brought-by-note-automa-card = the Automa card: banish a character
seat-empty = empty
seat-why = Why { $points }
seat-why-core = core value
seat-why-clauses = what the card says
seat-why-back = { $card } returns to your hand
seat-why-others = the other cards in your hand
seat-why-over = one card too many
seat-why-bonus = location bonus: { $bonus }
seat-why-open = Your house ability is not included.
seat-house = House { $house }
seat-last-turn = This is your last turn

## What the Automa did, in short

news-took = { $number ->
    [0] The Automa took no card
   *[other] The Automa took { $cards }
}
news-gained = { $track } +{ $number }
news-sovereign = the Sovereign token

## A first match

guide-title = How does this work?
guide-house = What does your house do? Tap its name above your hand.
guide-brief = Lead: tap a card in your hand; its ability takes effect at a location, and you gain another card. Scout: a card from the deck, only the bonus.
guide-play = Lead: tap a card in your hand, then “here” at a location. The card’s ability takes effect, and you gain another card elsewhere.
guide-scouting = Scout: the top card of the deck goes to a location, and you get only that location’s bonus.
guide-gain = “Take” gives you the top card of a location with that location’s bonus; on the deck, an unseen card and a roll of the die. A tap on the card itself shows what it says; the number on it is how many points it and the location’s bonus bring you.
guide-open = “…” after a number: your house ability comes besides.
guide-scout = This card goes on top of the location where you tap “here”; its ability does not take effect, but you get the location’s bonus.
guide-ability = An ability, your house or the die gives you a choice: tap a marked card, read it, and answer with its button.
guide-answer = An ability, your house or the die gives you a choice: answer with a button below the question.
guide-decline = You may also decline, with the button at the bottom.
guide-end = The game is over, but some cards in your hand still do something: choose which comes next, then the hands are scored.
guide-ceres = As House Ceres, you began with an extra card and now banish one: choose the card that you need least. Then everything is scored.
guide-block = The Automa is about to take the Sovereign token from you: banish this card to keep the token and draw a new card, or let it go.

## Setting

setting-depth-first = Do you have the Red Rising box at hand?
setting-depth-first-counted = yes: with my box on the table
setting-depth-first-screen = no: the whole game on the screen

## The goal, the house, a gain that is free

guide-goal = Your goal: more points than the Automa. You score for the cards in your hand (the number under each), helium (3 each), the fleet (the further along, the more), influence (4, 2 or 1 per token, by rank) and the Sovereign token (10). Each card beyond seven: −10.
guide-finish = The game ends when all three sevens have been reached by either side — fleet, helium, influence — or two of them by one side.
note-screen-house = Each time you gain the Sovereign token, your house ability takes effect: { $house-id ->
    [house-apollo] place the top card of the deck at a location. You also take the first turn, and one more at the end.
    [house-ceres] banish any card from a location. You also began with one extra card, and banish one at the end.
    [house-diana] influence +1.
    [house-jupiter] fleet +1.
    [house-mars] helium +1.
   *[house-minerva] a roll of the Rising die; if it shows the Sovereign token, you choose any other face.
}
ask-may-gain = { $card }: do you gain { $track-id ->
    [fleet] { $number ->
        [one] 1 fleet space
       *[other] { $number } fleet spaces
    }
    [helium] { $number } helium
   *[influence] { $number } influence
}?
said-ask-may-gain = { $answer-id ->
    [no] { $card }: you gain nothing yourself.
   *[yes] { $card }: you gain { $track-id ->
        [fleet] { $number ->
            [one] 1 fleet space
           *[other] { $number } fleet spaces
        }
        [helium] { $number } helium
       *[influence] { $number } influence
    }.
}
