### Red Rising: the table.

game = Red Rising
    .hint = with the box or without it
automa = Automa
    .the = The Automa
    .of = the Automa’s

## Places

jupiter = Jupiter
    .at = on Jupiter
    .from = from Jupiter
    .to = to Jupiter
mars = Mars
    .at = on Mars
    .from = from Mars
    .to = to Mars
luna = Luna
    .at = on Luna
    .from = from Luna
    .to = to Luna
institute = Institute
    .at = at the Institute
    .from = from the Institute
    .to = to the Institute
hand = hand
    .at = in your hand
    .from = from your hand
    .to = into your hand
automa-hand = Automa hand
    .at = in the Automa’s hand
    .from = from the Automa’s hand
    .to = to the Automa’s hand
deck = deck
    .at = in the character deck
    .from = from the character deck
    .to = into the character deck
banished = banished
    .at = in the banished pile
    .from = from the banished pile
    .to = to the banished pile
deck-bottom = bottom of the deck
    .to = to the bottom of the deck
under = card beneath
    .tap = the card beneath yours
    .from = from beneath yours
other-here = any other card
    .from = from this location
no-cards = none
top = top
bottom = bottom
beneath = beneath
down = face down
unknown = unknown
pile-discard = Automa’s discard pile

## Tracks and signs

fleet = fleet
    .pay = move back 1 space on the fleet track
helium = helium
    .pay = pay 1 helium
influence = influence
    .pay = remove 1 of your influence
sovereign = Sovereign
nobody = nobody
letter-a = A
    .at = at location A
letter-b = B
    .at = at location B
letter-c = C
    .at = at location C
letter-d = D
    .at = at location D
left = ←
    .way = left
right = →
    .way = right
star = ★ location bonus
discard = ✖ banish a character
none = nothing
even = even
    .sign = EVEN
odd = odd
    .sign = ODD
other = another colour
to-draw = to draw
drawn = drawn
house-apollo = Apollo
house-ceres = Ceres
house-diana = Diana
house-jupiter = Jupiter
house-mars = Mars
house-minerva = Minerva
face-banish = banish a top card
face-place = place a character

## Set-up

care-single-source = The Automa’s cards come from the only public list of them. If you own the box, you can use a list of your own instead.
    .screen = The Automa’s cards come from the only public list of them.
care-inferred = Inferred, not copied from print: { $signs }. { $number ->
    [1] Check it against yours.
   *[other] Check them against yours.
}
    .screen = The Automa’s { $cards }: inferred from its other cards.
care-owner-deck = The Automa’s cards come from your own list.
care-letters-uneven = By the rules the letter A is used most often and D least often. That is not the case in your list: please check it.
care-names = The characters go by the names of the English edition. Your box may print others; you can use a list of your own instead.
    .screen = The characters go by the names of the English edition; you can use a list of your own instead.
note-own-names = The names of the characters come from your own list.
head-setup = Set-up
note-shuffle-automa-deck = The Automa cards are shuffled, and { $aside } of them set aside face down.
order-shuffle-automa-deck = Shuffle all 22 Automa cards and set the top { $aside } aside face down.
order-leave-automa-cards = Leave the 22 Automa cards in the box: the program draws for the Automa.
order-priority = Place priority card { $letter } { $location-at }.
order-luna-card = Tuck the Luna bonus card under the priority card on Luna so that the { $location-id ->
    [institute] Institute
   *[other] { $location }
} symbol shows.
order-remove = { $number ->
    [1] Return { $cards } to the box.
    [one] Return { $number } character to the box: { $cards }.
   *[other] Return these { $number } characters to the box: { $cards }.
}
order-house = Take the House { $house } tile: this is your house.
    .aside = Put your fleet marker on space 0 and keep 10 influence tokens of your colour at hand. Do the same for the Automa, which has no house tile.
note-ceres-advice = The rulebook does not recommend House Ceres for beginners.
order-neutral = Place { $number ->
    [one] { $number } influence token
   *[other] { $number } influence tokens
} of an unused colour at the Institute.
note-program-deals = The program has shuffled and dealt the characters: { $each } to each location, { $hand } to you and { $automa } to the Automa.
order-shuffle-characters = Shuffle the character deck.
order-deal = Deal { $each ->
    [one] { $each } card
   *[other] { $each } cards
} face up from the character deck to each location.
order-deal-hand = Draw { $number ->
    [one] { $number } card
   *[other] { $number } cards
} from the character deck into your hand.
order-deal-automa = Place { $number ->
    [one] { $number } card
   *[other] { $number } cards
} from the character deck face down as the Automa’s hand.
note-dealt = Cards { $place-at }: { $cards }.
note-parity = Cards on the board: { $even } with an even core value, { $odd } with an odd one.
order-parity = Tuck the scoring card under the board so that “{ $parity-sign }” shows.
note-first = { $side-id ->
    [human] You take the first turn.
   *[automa] The Automa takes the first turn.
}
ask-even-count = How many of the { $number } face-up cards on the board have an even core value? Zero is even.
    .tap = How many of the { $number } face-up cards have an even core value? Zero is even.
ask-dealt = { $number ->
    [one] Which character is { $place-at }?
   *[other] Which { $number } characters are { $place-at }? Start with the bottom one.
}
ask-dealt-hand = Which { $number ->
    [one] character is
   *[other] { $number } characters are
} in your hand? You can enter “unknown” instead of a name.

## The Automa’s turn

head-automa-turn = Turn { $number } · Automa
note-automa-card = Automa card: deploy a character { $activation-at }; gain a character { $gain-at }; the arrow points { $arrow-way }{ $extra-id ->
    [star] ; take a location bonus
    [discard] ; banish a character
   *[none] {""}
}.
head-automa-card = { $number ->
    [1] First card
   *[2] Second card
}
order-activate = { $card-id ->
    [unknown] Place the top card of the character deck face up { $location-at }.
   *[other] Place { $card } from the top of the character deck face up { $location-at }.
}
    .screen = From the deck { $location-to }: { $card }.
order-gain = { $card-id ->
    [unknown] Add the top card { $location-from } face down to the Automa’s hand.
   *[other] Add { $card } { $location-from } face down to the Automa’s hand.
}
    .screen = The Automa takes { $card } { $location-from }.
order-track = { $track-id ->
    [fleet] { $side-id ->
        [human] { $way ->
            [up] Advance { $steps ->
                [one] { $steps } space
               *[other] { $steps } spaces
            } on the fleet track, to space { $total }.
           *[down] Move back { $steps ->
                [one] { $steps } space
               *[other] { $steps } spaces
            } on the fleet track, to space { $total }.
        }
       *[automa] { $way ->
            [up] Advance the Automa { $steps ->
                [one] { $steps } space
               *[other] { $steps } spaces
            } on the fleet track, to space { $total }.
           *[down] Move the Automa back { $steps ->
                [one] { $steps } space
               *[other] { $steps } spaces
            } on the fleet track, to space { $total }.
        }
    }
    [helium] { $side-id ->
        [human] { $way ->
            [up] Take { $steps } helium: you now have { $total }.
           *[down] Return { $steps } helium to the supply: you have { $total } left.
        }
       *[automa] { $way ->
            [up] Give the Automa { $steps } helium: it now has { $total }.
           *[down] Return { $steps } of the Automa’s helium to the supply: it has { $total } left.
        }
    }
   *[influence] { $side-id ->
        [human] { $way ->
            [up] Place { $steps } of your influence tokens at the Institute: you now have { $total } there.
           *[down] Remove { $steps } of your influence tokens from the Institute: you have { $total } left there.
        }
       *[automa] { $way ->
            [up] Place { $steps } of the Automa’s influence tokens at the Institute: it now has { $total } there.
           *[down] Remove { $steps } of the Automa’s influence tokens from the Institute: it has { $total } left there.
        }
    }
}
    .screen = { $side-id ->
        [human] { $way ->
            [up] Your { $track } goes up by { $steps }, to { $total }.
           *[down] Your { $track } goes down by { $steps }, to { $total }.
        }
       *[automa] { $way ->
            [up] The Automa’s { $track } goes up by { $steps }, to { $total }.
           *[down] The Automa’s { $track } goes down by { $steps }, to { $total }.
        }
    }
order-sovereign = { $side-id ->
    [human] { $before-id ->
        [automa] Take the Sovereign token from the Automa.
       *[other] Take the Sovereign token.
    }
   *[automa] { $before-id ->
        [human] Give your Sovereign token to the Automa.
       *[other] Give the Sovereign token to the Automa.
    }
}
    .screen = { $side-id ->
        [human] You take the Sovereign token.
       *[automa] The Automa takes the Sovereign token.
    }
note-keeps-sovereign = { $side-id ->
    [human] You keep the Sovereign token.
   *[automa] The Automa keeps the Sovereign token.
}
note-luna-bonus = Luna bonus: the Sovereign token and the bonus shown on the Luna bonus card.
note-all-empty = All four locations are empty: nothing to take.
note-all-full = The Automa’s helium, fleet and influence are all full: there is no bonus left to take.
note-no-star = No character was gained, so the star gives nothing.
note-deck-empty-no-activation = The character deck is empty: nothing is deployed.
note-deck-empty-no-discard = The character deck is empty: nothing to banish.
note-deck-empty = The character deck is empty.
order-discard-character = { $card-id ->
    [unknown] Banish the top card of the character deck, face up.
   *[other] Banish { $card } from the top of the character deck, face up.
}
    .screen = { $card } is banished from the deck.
order-discard-automa-cards = Discard both Automa cards.
end-of-automa-turn = The Automa holds { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; { $deck ->
    [one] { $deck } card is
   *[other] { $deck } cards are
} left in the character deck.
ask-automa-card = Draw an Automa card. Which one is it? (Its number in the list or its signs, such as M A < *.)
    .tap = Draw an Automa card. Which one is it?
note-card-entered = Your box has a card that our list does not have: { $card }. It is played as you entered it and takes the place of { $instead }, which has not come up yet. Save your box at the end.
automa-cards-known = All { $number } Automa cards of your box have come up already: look at this one again.
ask-which-character = { $location-id ->
    [none] Which character is it?
   *[other] Which character was placed { $location-at }?
}
ask-banished-character = Which character was banished?
ask-drawn-character = Which character did you draw?
ask-bottom-character = Which character is the bottom card of the Automa’s hand?
ask-moved-character = Which card was taken { $place-from }?
ask-deck-top = Reveal the top card of the deck. Which character is it?
ask-turned-over = Which character did you turn over?
ask-block = The Automa is about to take your Sovereign token. Do you banish a character to keep it?
order-blocked = Banish { $card }: you keep the Sovereign token.
    .screen = { $card } is banished: you keep the Sovereign token.
order-human-draws = { $card-id ->
    [unknown] Draw the top card of the character deck into your hand.
   *[other] Draw { $card } from the top of the character deck into your hand.
}
    .screen = You draw { $card } from the deck.

## Why

choice-activation = Where to deploy a character?
choice-gain = Where to gain a character?
choice-bonus = Which location’s bonus to take?
choice-luna-card = Which location’s bonus to take from the Luna bonus card?
why-symbol = the card shows the { $location } symbol
why-letter = the card shows { $letter }, and priority card { $letter } is { $location-at }
why-has-card = a location with a card to take
why-arrow = first suitable location to the { $arrow-way }, starting { $location-from }
why-arrow-choice-bonus = the Automa can no longer take the bonus { $location-at } (10 of 10); this is the first to the { $arrow-way } that it can
why-arrow-choice-luna-card = { why-arrow-choice-bonus }
why-takeable = a bonus that the Automa can still take
why-taken-from = the Automa took the character { $location-from }
why-luna-card = the Luna bonus card shows the { $location } symbol

## Your turn

head-human-turn = Turn { $number } · you
ask-turn = { $cards ->
    [0] Turn { $number }, your hand is empty: did you gain a character or scout?
   *[other] Turn { $number }: did you lead or scout?
}
    .tap = { $cards ->
        [0] Your hand is empty: what did you do?
       *[other] What did you do?
    }
ask-by-hand = { $card }: what did you do?
ask-turn-led = { $next ->
    [gain] Where did you gain a character from?
    [end] What did the ability do? If nothing else, end your turn.
   *[report] What did the ability do, and where did you gain a character from?
}
    .tap = { $next ->
        [end] What did the ability do?
       *[other] Where did you gain a character from?
    }
note-nothing-to-do = You have no cards, and there are none to take: you skip your turn.
note-nothing-to-gain = There is nothing left to gain: your turn ends after the ability.
note-scouted = You place { $card } { $location-at }.
note-gained = You gain { $card } { $place-from }.
note-moved = { $card } moves { $place-from } { $to-to }.
note-banished = Banished { $place-from }: { $card }.
note-placed = You place { $card } { $location-at }.
note-track-stays = { $track-id ->
    [fleet] { $side-id ->
        [human] You stay at { $total } on the fleet track.
       *[automa] The Automa stays at { $total } on the fleet track.
    }
   *[other] { $side-id ->
        [human] Your { $track } stays at { $total }.
       *[automa] The Automa’s { $track } stays at { $total }.
    }
}
note-die = The Rising die shows: { $face }.
times-note-die = The Rising die shows { $number ->
    [2] twice in a row
   *[other] { $number } times in a row
}: { $face }.
note-ability = Next: the ability of { $card }.
order-scout = Place the card you turned over from the character deck { $location-at }. Its ability does not work.
    .screen = The card you turned over goes { $location-to }.
order-use-ability = Use the ability of { $card }.
note-no-effect = { $card } has no effect: { $lacks ->
    [here] it works at another location
    [under] there is no card of the right colour beneath it
    [beneath] there is no card beneath it
    [others] no other card lies here
    [holds] you do not hold the cards that it asks for
    [sovereign] you do not have the Sovereign token
    [ahead] you are not ahead of the Automa
    [room] your track is full
    [pay] you cannot pay
    [declined] you do without its ability
    [used] its ability has been used this turn
    [unbanish] no banished card fits
    [banished] no banished card fits
   *[other] no card fits
}.
ask-die = { $by-id ->
    [house-minerva] Sovereign, House Minerva: roll the Rising die. What does it show?
   *[deck] Roll the Rising die. What does it show?
}
ask-minerva = The die shows the Sovereign: which other face do you choose?
ask-place-where = { $by-id ->
    [house-apollo] Sovereign, House Apollo: at which location do you place the top card of the character deck?
   *[face-place] The die shows a character to be placed: at which location do you place the top card of the character deck?
}
ask-banish-top = The die banishes a top card: from which location?
ask-banish-from = Sovereign, House Ceres: from which location do you banish a card?
ask-banish-which = Which card do you banish?

## Abilities

note-automa-hand-empty = The Automa has no cards in hand: the ability has no effect.
order-steal = Take the bottom card of the Automa’s hand into your hand.
    .screen = You take { $card } from the Automa’s hand.
order-automa-loses = Banish the bottom card of the Automa’s hand, face up.
    .screen = { $card } is banished from the Automa’s hand.
order-show-bottom = Reveal the bottom card of the Automa’s hand.
    .screen = The bottom card of the Automa’s hand is revealed.
order-banish-shown = { $card-id ->
    [unknown] Banish the revealed card.
   *[other] Banish { $card }.
}
    .screen = { $card } is banished.
order-return-on-top = { $card-id ->
    [unknown] Return the card face down to the top of the Automa’s hand.
   *[other] Return { $card } face down to the top of the Automa’s hand.
}
    .screen = { $card } goes back on top of the Automa’s hand.
order-banish-self = Banish { $card }.
    .screen = Then { $card } is banished.
order-banish-under = { $card-id ->
    [unknown] Banish the card beneath yours.
   *[other] Banish { $card }, the card beneath yours.
}
order-human-loses = { $card-id ->
    [unknown] Banish another card from your hand.
   *[other] Banish { $card } from your hand.
}
    .screen = { $card } is banished from your hand.
order-automa-draws = Place the top card of the character deck, unseen, on top of the Automa’s hand.
    .screen = The Automa draws a card from the deck.
order-gift = Place { $card } face down on top of the Automa’s hand.
    .screen = { $card } goes to the Automa’s hand.
order-look-at-top = Look at the top { $number ->
    [one] card
   *[other] { $number } cards
} of the Automa’s hand.
    .screen = You look at the top { $number ->
        [one] card
       *[other] { $number } cards
    } of the Automa’s hand.
order-turn-over = { $number ->
    [1] Turn over the top card of the Automa’s hand.
    [2] Turn over the second card from the top of the Automa’s hand.
    [3] Turn over the third card from the top of the Automa’s hand.
    [4] Turn over the fourth card from the top of the Automa’s hand.
    [5] Turn over the fifth card from the top of the Automa’s hand.
   *[6] Turn over the sixth card from the top of the Automa’s hand.
}
    .screen = Chance reveals { $card }.
order-roque-return = { $number ->
    [one] Return the card to the top of the Automa’s hand: { $cards }.
   *[other] Return the cards to the top of the Automa’s hand in this order, from the bottom up: { $cards }.
}
    .screen = { $number ->
        [0] No card goes back to the Automa’s hand.
        [one] The card goes back on top of the Automa’s hand.
       *[other] The cards go back on top of the Automa’s hand, shuffled.
    }
order-take-banished = { $card-id ->
    [unknown] Take a random banished card into your hand. You hold { $human }, and the Automa counts as holding { $automa }.
   *[other] Take { $card } from the banished cards into your hand. You hold { $human }, and the Automa counts as holding { $automa }.
}
    .screen = You take { $card } from the banished cards: you hold { $human }, and the Automa counts as holding { $automa }.
note-psychologist-not = Psychologist gives no card: either nothing is banished, or you hold more cards ({ $human } against { $automa }).
note-eo-red = One of the cards is Red: nothing happens.
note-hacker = Hacker finds { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ask-use = Do you want to use the ability of { $card }?
ask-trade = { $card }: do you { $pay-pay } to gain { $track-id ->
    [fleet] { $amount ->
        [one] { $amount } fleet space
       *[other] { $amount } fleet spaces
    }
   *[other] { $amount } { $track }
}?
ask-holds = { $card }: do you hold { $wanted-id ->
    [the-howlers] { $wanted }
   *[other] { $card-id ->
        [dancer] at least two other
       *[other] at least two
    } { $wanted } cards
}?
ask-how-many = { $card }: how many { $card-id ->
    [dr-virany] banished cards do you take
    [online-gambler] of the revealed cards have the colour that you named
    [investor] cards of the colour that you name (not Silver) lie { $place-at }
   *[other] { $color } cards lie { $place-at }
}?
ask-color = { $card }: which colour do you name?{ $among ->
    [1] {""}
   *[other] {" "}({ $number } of { $among })
}
ask-shown-color = What colour is the revealed card?
ask-sevro-takes = { sevro }: do you take the card beneath it? (Otherwise it is banished.)
ask-karnus-enemy = Was the banished card Mustang, The Jackal or Nero?
ask-banish-hand = { $card }: which { $card-id ->
    [surgeon] card from your hand do you banish to take a banished Gold
    [mickey-the-carver] Red from your hand do you banish to find a Gold in the deck
   *[hypnotist] card from your hand do you banish for a new one
}?
ask-auctioneer-die = Roll the Rising die until it shows one of these bonuses. Which one is it?
ask-auctioneer-leave = { auctioneer }: the Automa cannot take any bonus. Which of the three do you leave?
ask-eo-red = { $number ->
    [one] Is this card Red?
   *[other] Is one of these { $number } cards Red?
}
ask-roque-name = { roque }: which character do you name?
ask-roque-hit = Is it the card that you named?
ask-core-value = What is its core value?

## The end

care-ending = { $left-id ->
    [human] Your next turn is your last: the end of the game has been triggered.
   *[automa] The end of the game has been triggered: the Automa takes one more turn{ $house-id ->
        [house-apollo] , and then you take one, thanks to House Apollo
       *[other] {""}
    }.
}
    .aside = { $by-id ->
        [human] You have 7 or more on two tracks: { $tracks }.
        [automa] The Automa has 7 or more on two tracks: { $tracks }.
       *[nobody] Between you and the Automa all three tracks are at 7 or more: { $tracks }.
    }
care-ending-now = { $house-id ->
    [house-apollo] The end of the game has been triggered. Both sides have had equally many turns, and one more turn is yours.
   *[other] That was the last round. The end of the game has been triggered, and both sides have had equally many turns.
}
    .aside = { $by-id ->
        [human] You have 7 or more on two tracks: { $tracks }.
        [automa] The Automa has 7 or more on two tracks: { $tracks }.
       *[nobody] Between you and the Automa all three tracks are at 7 or more: { $tracks }.
    }
care-exhausted = No cards are left to play with: the game ends.
care-apollo-last = Your last turn: House Apollo gives it to you.
head-end-abilities = End-of-game abilities
ask-end-abilities = What did your end-of-game abilities do? When you have finished, answer: done.
    .tap = What did your end-of-game abilities do?
ask-ceres = House Ceres: which card from your hand do you banish?
order-ceres = Banish 1 card from your hand, as House Ceres requires.
head-scoring = Scoring
ask-hand-count = How many cards do you hold? The program counts { $number }. Each card beyond seven costs 10 points.
    .tap = How many cards do you hold? The program counts { $number }.
ask-matching = { $known ->
    [0] { $number ->
        [one] Turn over the card in the Automa’s hand. Answer 1 if its core value is { $parity }, otherwise 0.
       *[other] Turn over the { $number } cards in the Automa’s hand. How many have an { $parity } core value?
    }
   *[1] { $number ->
        [one] Turn over the card in the Automa’s hand that nobody has seen. Answer 1 if its core value is { $parity }, otherwise 0.
       *[other] Turn over the { $number } cards in the Automa’s hand that nobody has seen. How many have an { $parity } core value?
    }
}
note-cut = Of { $all } cards the Automa keeps { score-cards-kept }.
ask-hand-card = Which character is card { $number } of your hand?
ask-codebreaker = Codebreaker: do the names of all cards in your hand begin with different letters in your edition (with the best names for your Oranges)?
ask-hand-how = How is your hand counted?
by-cards = I name the cards, the program adds up
by-sum = I enter the points
ask-look-board = { $card }: how many { $color }{ $other-id ->
    [none] {""}
   *[other] {" "}and { $other }
} cards lie face up on the board (in all four piles)?
ask-look-banished = { $card }: how many { $color } cards are banished?
ask-look-top = { $card }: what is the highest core value among the face-up top cards of the locations?
ask-hand-points = How many points are the cards in your hand worth? Count core values and end-of-game bonuses and penalties, but not the penalty for more than seven cards.
    .tap = How many points are the cards in your hand worth? With more than seven cards, the program takes off the penalty itself.
note-hand-card = { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $clauses ->
    [0] {""}
   *[other] {" "}(core value: { $core }; bonuses and penalties: { $clauses })
}.
note-hand-color = { $card } also counts as { $color }.
note-hand-name = { $card } counts as { $name }.
note-totals = You have { $human ->
    [one] { $human } point
   *[other] { $human } points
}, the Automa { $automa }.
head-winner = { $side-id ->
    [human] You win by { $by ->
        [one] { $by } point
       *[other] { $by } points
    }!
   *[automa] The Automa wins by { $by ->
        [one] { $by } point
       *[other] { $by } points
    }.
}
head-winner-sovereign = { $side-id ->
    [human] A tie, and you hold the Sovereign token: you win!
   *[automa] A tie, and the Automa holds the Sovereign token: it wins.
}
head-winner-shared = A tie, and nobody holds the Sovereign token: the victory is shared.
score-start = starting points
score-fleet = fleet
score-helium = helium
score-sovereign = Sovereign token
score-influence = influence (the neutral house has 3)
score-cards = { $all ->
    [0] { score-cards-all }
   *[other] cards (Automa: of { $all } it keeps { score-cards-kept })
}
score-cards-kept = { $others ->
    [0] 20, all matching
   *[other] 20: { $matching } matching, { $others } non-matching
}
score-cards-all = { $matching ->
    [0] { $others ->
        [0] cards
       *[other] cards (Automa: { $matching } matching, { $others } non-matching)
    }
   *[other] cards (Automa: { $matching } matching, { $others } non-matching)
}
score-excess = cards beyond seven
what-card = { $what-id ->
    [jupiter] a card { $what-from }
    [mars] a card { $what-from }
    [luna] a card { $what-from }
    [institute] a card { $what-from }
    [hand] a card { $what-from }
    [automa-hand] the bottom card { $what-from }
    [deck] the top card { $what-from }
    [banished] a card { $what-from }
    [under] the card beneath yours
    [deck-bottom] the bottom card of the character deck
   *[other] { $what }
}
said-lead = { $card-id ->
    [none] Lead: a character { $location-at }.
   *[other] Lead: { $card } { $location-at }.
}
said-scout = { $location-id ->
    [none] Scouting.
   *[other] { $card-id ->
        [none] Scouting: the top card of the deck, { $location-to }.
       *[other] Scouting: { $card }, { $location-to }.
    }
}
said-gain = { $card-id ->
    [none] Gain: a character { $source-from }, to your hand.
   *[other] Gain: { $card } { $source-from }, to your hand.
}
said-take = Took { what-card }.
said-banish = Banished { what-card }.
said-move = { $what-id ->
    [under] The card that lay beneath yours was moved
   *[other] Moved { what-card }
} { $to-to }{ $position-id ->
    [none] {""}
    [top] {""}
    [bottom] , to the bottom
   *[beneath] , beneath the top card
}{ $face-id ->
    [none] {""}
   *[down] , face down
}.
said-pile = Moved all cards beneath the top one { $location-from } { $to-to }.
said-clear = Banished every card { $location-from }.
said-steal = Took the bottom card of the Automa’s hand.
said-gift = Gave the Automa { what-card }.
said-ability = The ability of { $ability }.
said-end = Ended the turn.
said-done = Done.
said-helium = { $side-id ->
    [automa] The Automa’s helium: { $amount }.
   *[other] Your helium: { $amount }.
}
said-fleet = { $side-id ->
    [automa] The Automa’s fleet: { $amount }.
   *[other] Your fleet: { $amount }.
}
said-influence = { $side-id ->
    [automa] The Automa’s influence: { $amount }.
   *[other] Your influence: { $amount }.
}
said-sovereign = Gained the Sovereign token.
fixed-helium = { $side-id ->
    [human] Corrected: you have { $amount } helium.
   *[automa] Corrected: the Automa has { $amount } helium.
}
fixed-fleet = { $side-id ->
    [human] Corrected: you are at { $amount } on the fleet track.
   *[automa] Corrected: the Automa is at { $amount } on the fleet track.
}
fixed-influence = { $side-id ->
    [human] Corrected: you have { $amount } influence at the Institute.
   *[automa] Corrected: the Automa has { $amount } influence at the Institute.
}

## Corrections

fixed-sovereign = { $holder-id ->
    [human] Corrected: you hold the Sovereign token.
    [automa] Corrected: the Automa holds the Sovereign token.
   *[nobody] Corrected: nobody holds the Sovereign token.
}
fixed-cards = Corrected: cards { $place-at }: { $cards }.
fixed-rest = { $place-id ->
    [banished] Banished pile
   *[deck] Deck
}: { $before } → { $number }.
fixed-move = Corrected: one card moved { $source-from } { $to-to }.
fixed-card = Corrected: { $card } is { $place-at }.
fixed-priority = Corrected: priority card { $letter } is { $location-at }.
fixed-parity = Corrected: the scoring card shows “{ $parity-sign }”.
fixed-house = Corrected: you play House { $house }.
fixed-turns = { $side-id ->
    [human] Corrected: you have had { $amount ->
        [one] { $amount } turn
       *[other] { $amount } turns
    }.
   *[automa] Corrected: the Automa has had { $amount ->
        [one] { $amount } turn
       *[other] { $amount } turns
    }.
}
fixed-ending = { $on-id ->
    [yes] Corrected: the end of the game has been triggered.
   *[no] Corrected: the end of the game has not been triggered.
}
fixed-automa-card = { $where-id ->
    [drawn] Corrected: the Automa card { $number } has been drawn.
   *[to-draw] Corrected: the Automa card { $number } has not been drawn yet.
}

## What cannot be

card-elsewhere = { $card } is { $place-at }.
card-not-there = { $card } is not { $place-at }.
card-not-in-play = { $card } is not part of this game.
card-twice = The same character cannot be { $place-at } twice.
place-empty = There are no cards { $place-at }.
name-the-card = Name the card { $place-from }.
nothing-under = There is nothing beneath the top card.
move-nowhere = A card cannot be moved { $place-to } that way.
automa-bottom-only = { $card } is not the bottom card of the Automa’s hand, and only that one can be taken.
hand-empty = Your hand is empty: gain a character or scout.
deck-to-deal = The deal is not finished: at least { $number ->
    [one] { $number } card
   *[other] { $number } cards
} must stay in the deck.
deck-empty = The character deck is empty.
lead-first = Lead first (or scout): you have cards in hand.
gain-where-led = You led { $location-at }, so you must gain elsewhere.
ability-does-not-end = The ability of { $card } does not end the turn: say where you gain a character.
track-below-zero = It cannot go below zero: { $track } is now { $total }.
track-full = It cannot go any higher: { $track } is already { $total }.
too-many-cards = There are not enough unseen cards { $place-at } for that.
priorities-bad = “{ $got }” is not an order of priorities. Expected: the letters A, B, C and D for Jupiter, Mars, Luna and the Institute, as in BADC, or the word “random”.
automa-card-is = Right now { $card } cannot be marked as “{ $where }”.

## Notation

verb-lead = lead
    .hint = a card from your hand, with its ability
verb-scout = scout
    .hint = the top card of the deck, with the bonus
verb-gain = gain
    .hint = the top card of another location or of the deck
verb-take = take
    .hint = a card comes into your hand, without a bonus
verb-banish = banish
    .hint = a card joins the banished cards
verb-move = move
    .hint = a card goes from one place to another
verb-pile = pile
    .tap = move a pile
    .hint = all cards beneath the top one move
verb-clear = clear
    .hint = all cards of a location are banished
verb-steal = steal
    .hint = the Automa’s bottom card comes into your hand
verb-gift = gift
    .hint = a card goes on top of the Automa’s hand
verb-ability = ability
    .hint = find the card by its name
verb-end = end
    .tap = end the turn
    .hint = the ability says so: you gain nothing
verb-done = done
    .tap = Nothing else changed
verb-helium = helium
    .hint = yours or the Automa’s, more or less
verb-fleet = fleet
    .hint = yours or the Automa’s, up or down
verb-influence = influence
    .hint = yours or the Automa’s, more or less
verb-sovereign = sovereign
    .tap = Sovereign
    .hint = the token changes hands
verb-cards = cards
    .hint = what is at a place
verb-card = card
    .hint = where one card is
verb-priority = priority
    .tap = priority card
    .hint = which letter is at a location
verb-parity = parity
    .tap = scoring card
    .hint = even or odd
verb-house = house
    .hint = the one you play
verb-turns = turns
    .tap = number of turns
    .hint = how many there have been
verb-ending = ending
    .tap = end triggered
    .hint = yes or no
verb-automa-card = automa-card
    .tap = Automa card
    .hint = already drawn or not
usage-lead = lead ‹character› ‹location› — lead dancer to mars · lead ‹location› — when cards are only counted: lead to mars
usage-scout = scout ‹location› [‹character›] — scout luna; scout luna dancer
usage-gain = gain ‹location›|deck — gain from jupiter; gain from the deck
usage-take = take ‹card› — a card (a character, or where it lies) comes into your hand: take mars; take under; take dancer
usage-banish = banish ‹card› — of the Automa’s hand the bottom card: banish mars; banish automa-hand; banish dancer
usage-move = move ‹card› ‹place› [top|bottom|beneath] [down] — move deck to mars; move dancer to luna
usage-pile = pile ‹location› ‹place› — all cards beneath the top one move: pile from mars to luna
usage-clear = clear ‹location› — all cards there are banished: clear mars
usage-steal = steal — the bottom card of the Automa’s hand comes into your hand
usage-gift = gift ‹card› — a card goes on top of the Automa’s hand: gift deck; gift dancer
usage-ability = ability ‹character› — the program carries it out; where cards are only counted it may ask what you did: ability aja; ability darrow
usage-end = end — an ability ended your turn, or there is nothing to gain
usage-done = done — nothing else changed
usage-helium = helium [automa] ±‹number› — helium +2; helium automa -1
usage-fleet = fleet [automa] ±‹number› — fleet +1
usage-influence = influence [automa] ±‹number› — influence +1
usage-sovereign = sovereign — you gain the token
usage-fix-helium = fix helium human|automa ‹number› — how much there is, or how much more or less: fix helium automa 4; fix helium human +2
usage-fix-fleet = fix fleet human|automa ‹number› — fix fleet automa 5
usage-fix-influence = fix influence human|automa ‹number› — fix influence human 3
usage-fix-sovereign = fix sovereign human|automa|nobody — who holds the Sovereign token: fix sovereign automa
usage-fix-cards = fix cards ‹place› ‹number› — how many cards are there: fix cards mars 3 · fix cards ‹place› ‹character› … — which, from the bottom up: fix cards mars dancer aja
usage-fix-card = fix card ‹character› ‹place› [top|bottom|beneath] — where one card is: fix card dancer mars
usage-fix-move = fix move ‹place› ‹place› — one card is elsewhere: fix move mars luna
usage-fix-priority = fix priority ‹location› ‹letter› — fix priority luna b
usage-fix-parity = fix parity even|odd — what the scoring card shows: fix parity odd
usage-fix-house = fix house ‹house› — fix house mars
usage-fix-turns = fix turns human|automa ‹number› — how many turns have been taken: fix turns automa 5
usage-fix-ending = fix ending yes|no — whether the end of the game has been triggered: fix ending yes
usage-fix-automa-card = fix automa-card ‹number› drawn|to-draw — whether it has been drawn: fix automa-card 5 drawn

## Settings

setting-level = difficulty
setting-level-help = The higher the level, the more points the Automa scores for its cards: from 5 per matching and 2 per non-matching card at level 1 to 14 and 7 at level 6.
setting-level-1 = 1 · Red
setting-level-2 = 2 · Stained (normal)
setting-level-3 = 3 · Hound
setting-level-4 = 4 · Master
setting-level-5 = 5 · Carver
setting-level-6 = 6 · Peerless
setting-depth = box or screen
setting-depth-help = On the screen the program deals, moves and counts everything. With the box you tell it only how many cards are where, or also which characters they are: then it scores your hand too.
setting-depth-when-counted-known = only with the box
setting-depth-counted = with the box, number of cards only (fast)
setting-depth-known = with the box, characters by name
setting-house = house
setting-house-help = Your house. Its ability takes effect each time you gain the Sovereign token.
setting-house-random = random
    .hint = any of the six
setting-house-newcomer = random, but not Ceres
setting-house-apollo = Apollo
    .hint = place the top card of the deck at any location; you also take the first turn and one more at the end
setting-house-ceres = Ceres
    .hint = banish any card from a location; you also begin with one extra card and banish one at the end; not for a first game
setting-house-diana = Diana
    .hint = influence +1
setting-house-jupiter = Jupiter
    .hint = fleet +1
setting-house-mars = Mars
    .hint = helium +1
setting-house-minerva = Minerva
    .hint = roll the Rising die
setting-first = first player
setting-first-help = Who goes first. With House Apollo, you do.
setting-first-random = random
setting-first-human = you
setting-first-automa = the Automa
setting-variant = returning characters
setting-variant-help = The variant with Auctioneer, Eo, Psychologist and Roque, for players who know the game.
setting-variant-no = no
setting-variant-yes = yes
setting-automa-deck = Automa deck
setting-automa-deck-help = Who draws the Automa’s cards: the program, or you from your box.
setting-automa-deck-program = the program draws
setting-automa-deck-physical = I draw from my box
setting-characters = character deck
setting-characters-help = You report which characters come up, or the program deals them (to try the game without the box).
setting-characters-table = from my box
setting-characters-program = the program deals
setting-die = Rising die
setting-die-help = Who rolls the Rising die: you or the program.
setting-die-table = I roll
setting-die-program = the program rolls
setting-priorities = priority cards
setting-priorities-help = Which letter is at which location.
setting-priorities-random = random
setting-priorities-own = The letters for Jupiter, Mars, Luna and the Institute, as in BADC.
setting-deck = Automa deck list
setting-deck-help = In the public list card 5 repeats card 6. The recommended list replaces it with the only card that makes all the counts add up.
setting-deck-recommended = recommended
setting-deck-transcription = as in the public list
setting-substitute = bonus beyond the maximum
setting-substitute-help = Your card gives the Automa helium, fleet or influence, but it already has the maximum. It gets nothing, or the next bonus along the arrow of its last card.
setting-substitute-no = the Automa gets nothing
setting-substitute-yes = the Automa gets the next bonus along the arrow
setting-neutral-rank = neutral influence
setting-neutral-rank-help = Some of your cards ask who has the most or the least influence. Do the 3 neutral tokens at the Institute count as well?
setting-neutral-rank-no = do not count
setting-neutral-rank-yes = count
setting-lawyer = Lawyer card
setting-lawyer-help = What does Lawyer score if you also hold Judge and another White?
setting-lawyer-both = both clauses
setting-lawyer-judge = only the clause about Judge
setting-chef = Artisan Chef card
setting-chef-help = With Artisan Chef your Golds lose no points. Losses are ignored clause by clause, or only when a card loses points as a whole.
setting-chef-clause = clause by clause
setting-chef-card = card by card
setting-box = language of your edition
setting-box-help = Codebreaker compares the first letters of names. The program knows only the English names; with any other edition it asks you.
setting-box-english = English
setting-box-other = another

## The Automa’s cards

automa-card-in-words = { $card } (activation: { $activation }, gain: { $gain }, arrow to the { $arrow-way }, { $extra-id ->
    [star] location bonus
    [discard] character banished
   *[none] nothing else
})
automa-card-signs = ▼ { $activation } ▲ { $gain } { $arrow } { $extra-id ->
    [star] ★
    [discard] ✖
   *[none] –
}
automa-card-1 = card 1
automa-card-2 = card 2
automa-card-3 = card 3
automa-card-4 = card 4
automa-card-5 = card 5
automa-card-6 = card 6
automa-card-7 = card 7
automa-card-8 = card 8
automa-card-9 = card 9
automa-card-10 = card 10
automa-card-11 = card 11
automa-card-12 = card 12
automa-card-13 = card 13
automa-card-14 = card 14
automa-card-15 = card 15
automa-card-16 = card 16
automa-card-17 = card 17
automa-card-18 = card 18
automa-card-19 = card 19
automa-card-20 = card 20
automa-card-21 = card 21
automa-card-22 = card 22
automa-card-23 = card 23
automa-card-24 = card 24
automa-card-25 = card 25
automa-card-26 = card 26
automa-card-27 = card 27
automa-card-28 = card 28
automa-card-29 = card 29
automa-card-30 = card 30
automa-card-31 = card 31
automa-card-32 = card 32
automa-card-33 = card 33
automa-card-34 = card 34
automa-card-35 = card 35
automa-card-36 = card 36
automa-card-37 = card 37
automa-card-38 = card 38
automa-card-39 = card 39
automa-card-40 = card 40
