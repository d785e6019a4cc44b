### Red Rising: what the characters say, put together out of what they do (automarium/cards/redrising.py).
### Each message is a part of a sentence: it begins with a small letter and has no full stop.

## Lists and sentences

text-or = { $first } or { $last }
text-and = { $first } and { $last }
text-nor = { $first } or { $last }
text-nor-on = { $first } or { $last }
text-nor-names = { $first } and { $last }
text-or-parts = { $first }, or { $last }
text-and-parts = { $first } and { $last }
text-xor-parts = either { $first } or { $last }, but not both
text-card-name = { $card }
text-may = you may { $do }
text-may-be-left = You may leave this unused.
text-then = { $first }, then { $then }
text-then-more = { $first }, then { $then }
text-brings = { $first } and { $then }
    .may = { $first } to { $then }
text-and-if = { $first } and, { $last }
text-steal = { $first }, and you gain as much
text-if = { $when }, { $do }
text-if-plain = { $when }: { $do }

## Conditions

text-when-here = { $places }
    .not = unless this card is { $places }
text-when-under = if the card directly beneath this one is { $colors }
    .not = unless this card was deployed on { $colors }
text-when-was = if that card is { $colors }
    .not = unless that card is { $colors }
text-when-was-not = if that card is not { $colors }
text-when-named = if that card is { $names }
text-when-alone = if that was the only other card here
text-when-sovereign = if you hold the Sovereign token
text-when-holds = if you hold at least { $number } { $colors } cards
text-when-holds-name = if you hold { $names }
text-when-ahead = { $track-id ->
    [fleet] if you are ahead of the Automa on the fleet track
   *[other] if you have more { $track } than the Automa
}
text-when-count = if there were at least { $number } of them

## Which card

text-kind = card
    .pl = cards
text-kind-colors = { $colors } card
    .pl = { $colors } cards
text-kind-but = non-{ $colors } card
    .pl = non-{ $colors } cards
text-kind-parity = { $parity-id ->
    [even] card with an even value
   *[odd] card with an odd value
}
text-kind-names = { $names }
text-here = here
text-what-under = the { $kind } directly beneath this one
text-what-that = it
text-what-here = { $other ->
    [yes] any other { $kind } from here
    [named] { $kind } from here
   *[no] any { $kind } from here
}
text-what-here-all = { $other ->
    [yes] all other { $kind } here
   *[no] all { $kind } here
}
text-what-beneath-all = all { $kind } beneath this one
text-what-bottom = the bottom { $kind } here (not this one)
text-what-bottom-of = the bottom { $kind } { $place-from }
text-what-top = { $other ->
    [yes] the top { $kind } of another location
   *[no] the top { $kind } of any location
}
text-what-topmost = the topmost { $kind } of another location
text-what-any = { $other ->
    [yes] any other { $kind } from the board
   *[no] any { $kind } from the board
}
text-what-all-of = any { $kind } { $place-from }
text-banished = any banished { $kind }
text-all-of-color = { $color } cards
text-banished-some = up to { $number } banished cards
text-banished-random = a random banished card
text-to-elsewhere = to another location
text-to-away = to any location but its own
text-to-here = to the top
text-to-colour-free = to another location with no card of its colour

## What is done

text-take = take { $what } into your hand
text-take-it = take it into your hand
    .may = take that card into your hand
text-banish = banish { $what }
text-move-to = move { $what } { $to }
text-move-all = move { $what } { $to } in the same order
text-pull = put { $what } directly beneath this one
text-deploy-it = use its ability
text-deploy-to = move { $what } { $to } and use its ability
text-gain = +{ $number } { $track }
    .may = gain { $number } { $track }
    .then = gain { $number } { $track }
    .more = +{ $number } more { $track }
text-gain-per = +1 { $track } for each { $colors } card { $at }{ $cap ->
    [0] {""}
   *[other] , { $cap } at most
}
text-gain-per-named = +1 { $track } for each card of that colour { $at }{ $cap ->
    [0] {""}
   *[other] , { $cap } at most
}
text-gain-per-was = +1 { $track } for each { $colors } card banished this way{ $cap ->
    [0] {""}
   *[other] , { $cap } at most
}
text-rival = { $way ->
    [up] the Automa gains { $number } { $track }
   *[down] the Automa loses { $number } { $track }
}
text-pay = { $track-id ->
    [fleet] move back { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    } on the fleet track
   *[other] pay { $number } { $track }
}
text-sovereign = take the Sovereign token and use your house ability
text-loc-bonus = take the bonus of the location that it left
text-end-turn = end your turn
text-banish-self = banish this card
    .may = banish { $card }
    .also = then banish this card, too
    .it = banish it
text-regain = take this card back
    .may = take { $card } back
text-give-self = give this card to the Automa
text-draw = { $number ->
    [1] draw the top card of the deck
   *[other] draw the top { $number } cards of the deck
}
text-flip-elsewhere = reveal the top card of the deck and place it at another location
text-flip-banished-or-elsewhere = reveal the top card of the deck, then banish it or place it at another location
text-flip-beneath = reveal the top { $number ->
    [one] card
   *[other] { $number } cards
} of the deck and put { $number ->
    [one] it directly beneath this one
   *[other] them directly beneath this one, in any order
}
text-automa-hand-banish = banish the bottom card of the Automa’s hand
text-automa-hand-steal = take the bottom card of the Automa’s hand
text-automa-hand-draw = the Automa draws the top card of the deck
text-banish-hand = { $other ->
    [yes] banish another { $kind } from your hand
   *[no] banish a { $kind } from your hand
}
text-unbanish-hand = take { $what } into your hand
text-unbanish-any = take any number of these banished cards: { $cards }
text-unbanish-deck = put { $what } on the deck, each on top or at the bottom
text-unbanish-location = place { $what } at one and the same location
text-unbanish-bottom = put { $what } beneath all cards here
text-name = name a colour other than { $colors }

## Abilities of one character alone

text-own-codebreaker = reveal the bottom card of the deck: Gold or Silver stays there, anything else goes to your hand
text-own-firewall-expert = look at the top 3 cards of the deck and place one face down at each other location
text-own-online-gambler = name 3 colours and reveal the top card of the deck. If it has one of them, take it and banish this card; if not, banish the revealed card
text-own-arlus = reveal the bottom card of the Automa’s hand: a Gold is banished, any other goes on top of that hand. If it is Red, banish this card
text-own-sevro = banish the card directly beneath this one; if you hold The Howlers, you may take it instead
text-own-mickey-the-carver = reveal cards from the top of the deck until a Gold: take it and put the others under the deck in any order
text-own-auctioneer = the die gives the Automa +1 fleet, helium or influence: you gain 1 of each of the other two
text-own-eo = if there is no Red among the top 6 cards of the Automa’s hand, the Automa loses 1 helium
text-own-roque = look at the top 6 cards of the Automa’s hand and name one. One of them is revealed at random: if it is the one you named, banish it and this card
text-own-hacker-end = reveal the top card of the deck and score its core value as points
text-own-auctioneer-end = +1 fleet, helium or influence of your choice
text-own-psychologist-end = if your hand is no larger than a third of the Automa’s, take a random banished card
text-own-online-gambler-end = name a colour other than Gold, reveal the top 7 cards of the deck and take all of that colour. The others are shuffled and go back on top

## In hand

text-wild-color = At scoring this card may also count as one other colour of your choice.
text-wild-name = At scoring this card may go by the name of any character.
text-block-steal-or-banish = Guards your hand against theft and banishing: the Automa does neither.
text-block-sovereign-loss = When the Automa would take your Sovereign token, you may banish this card: you keep the token and draw the top card of the deck.

## Scoring

text-score-opening = you
text-points = { $points ->
    [one] { $sign }{ $points } point
   *[other] { $sign }{ $points } points
}
text-worth-if = { $worth } if { $when }
text-worth-per = { $worth } for each { $per }
text-capped = { $worth }, { $cap ->
    [one] { $cap } point
   *[other] { $cap } points
} at most
text-ignore-gold-losses = your Gold cards lose no points through their own conditions
text-per-track = { $track-id ->
    [fleet] space you have advanced on the fleet track
   *[other] { $track } you have
}
text-per-hand-size = card in your hand
text-per-distinct-colors = different colour in your hand
text-per-banished-count = banished card
text-per-best-location-top-core = point of the highest core value among the face-up top cards of the locations
text-per-hand-other = { $other ->
    [yes] other { $colors } card in your hand
   *[no] { $colors } card in your hand
}
text-per-hand-incl-self = { $colors } card in your hand, this one included
text-per-board = { $colors } card on the board
text-per-banished = banished { $colors } card
text-held-color = { $other ->
    [yes] another { $color-noun }
   *[no] { $color }
}
text-amount = { $track-id ->
    [fleet] { $number } fleet
   *[other] { $number } { $track }
}
text-score-any = you hold { $cards }
text-score-all = you hold { $cards }
text-score-xor = you hold { $cards }, but not both
text-score-none = { $other ->
    [yes] you hold no other { $colors }
   *[no] you hold no { $colors }
}
text-score-none-name = you do not hold { $names }
text-score-none-names = you hold none of { $names }
text-score-any-except = you hold any { $color } other than { $names }
text-score-min-other = { $other ->
    [yes] you hold at least { $number } other { $colors } cards
   *[no] you hold at least { $number } { $colors } cards
}
text-score-only = all your cards are { $colors }
text-score-core-all = { $test ->
    [even] all your cards have even values
    [odd] all your cards have odd values
    [max] no card of yours has a value above { $number }
   *[min] no card of yours has a value below { $number }
}
text-score-distinct = { $what ->
    [color] no two of your cards share a colour
   *[initial] the names of all your cards begin with different letters
}
text-initials = First letters: { $letters }{ $same ->
    [0] {""} — all different
   *[other] {""} — some are the same
}.
text-score-hand-size-min = you hold at least { $number } cards
text-score-sovereign = { $what ->
    [true] you hold the Sovereign token
   *[false] you do not hold the Sovereign token
}
text-score-rank = { $end ->
    [most] { $track-id ->
        [fleet] nobody is ahead of you on the fleet track
       *[other] nobody has more { $track } than you
    }
   *[least] { $track-id ->
        [fleet] nobody is behind you on the fleet track
       *[other] nobody has less { $track } than you
    }
}
text-score-opp-more = { $track-id ->
    [fleet] the Automa is ahead of you on the fleet track
   *[other] the Automa has more { $track } than you
}
text-score-opp-equal = { $track-id ->
    [fleet] you and the Automa are level on the fleet track
   *[other] you and the Automa have the same { $track }
}
text-score-fleet-in = { $ends ->
    [most] you are at { $high } or less on the fleet track
    [least] you are at { $low } or more on the fleet track
   *[both] you are at { $low }–{ $high } on the fleet track
}
text-score-banished-in = { $ends ->
    [most] no more than { $high } cards are banished when play ends
    [least] at least { $low } cards are banished when play ends
   *[both] { $low }–{ $high } cards are banished when play ends
}
text-score-banished-has = { $color } is banished
text-score-loc-empty-or-facedown = a location is empty or its top card lies face down
text-score-at-least = you have at least { $amounts }
