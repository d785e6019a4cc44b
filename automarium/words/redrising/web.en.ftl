### Red Rising: what the picture of the table says.

picture-places = Locations and card movements
picture-deck = deck
picture-banished = banished
picture-hand = hand
picture-automa-hand = Automa’s hand
picture-your-hand = Your hand ({ $number })
picture-open-automa-hand = The Automa’s hand from the bottom up ({ $number })
picture-open-banished = Banished cards ({ $number })
picture-unseen = unknown card
picture-color = { $color }
picture-count = Cards { $place-at }: { $number }
picture-priority = Priority card { $location-at }: { $letter }
picture-luna = the Sovereign token, and for the Automa also the bonus of { $location-id ->
    [institute] the Institute
   *[other] { $location }
}
picture-moves = A character moves { $start-from } { $end-to }
picture-walks = Nothing { $start-at }, so follow the arrow { $end-to }
picture-move = Card { $number }: a character { $start-from } { $end-to }
picture-walk = Card { $number }: nothing { $start-at }, so it followed the arrow { $end-to }
picture-by-card = card { $number } of the last turn
picture-section-activation = Deployment: the top card of the character deck goes here
picture-section-gain = Gain: the Automa takes the top card here
picture-left = Arrow: if a location is empty or a track is full, go to the next location on the left
picture-right = Arrow: if a location is empty or a track is full, go to the next location on the right
picture-star = The bonus of the location where the card was taken
picture-discard = Banish the top card of the character deck
picture-none = Nothing else
picture-activation = Deployment: { $location }
picture-gain = Gain: { $location }
picture-gain-walked = Gain: { $location } is empty, { $arrow } { $end }
picture-bonus = Bonus: { $gains }
picture-neutral = neutral tokens: { $number }
picture-parity = scoring
picture-turns-human = your turn
picture-turns-automa = Automa’s turn
picture-ending = end triggered (7 on two counts by one side, or on all three by both together)
picture-automa-deck = Automa deck
picture-aside = set aside
picture-parity-card = { $parity-sign }
picture-ways = { $number ->
    [one] the Automa’s card on its last turn
   *[other] the Automa’s cards on its last turn
}
legend = What the signs mean
legend-number = the Automa’s first or second card: what it moved or gained on the last turn
legend-inviting = can be tapped now
legend-walk = was empty, so the Automa followed the arrow
legend-letter = priority card
legend-count = number of cards
legend-fix = tap to correct
legend-flag = 7 or more: counts towards the end of the game
legend-sections = “deploy” and “gain” on an Automa card
legend-arrow = where to go next when a location is empty or a track is full

## Colours in short

short-blue = Bl
short-brown = Br
short-copper = Co
short-gold = Go
short-gray = Gy
short-green = Gn
short-obsidian = Ob
short-orange = Or
short-pink = Pi
short-red = Re
short-silver = Si
short-violet = Vi
short-white = Wh
short-yellow = Ye
web-own = a layout of my own
web-rules = Rules
web-rules-help = The rules that the Automa follows here, and that you follow too when the whole game is on the screen, in our own words; in brackets, the section of the rulebook.

## Who plays what, on the first page of a match

dealt = Your house: { $house } (drawn at random).

## The score before the end, and a hint

web-score-now = Score so far (without unknown cards)
web-score-end = { web-score-now }
