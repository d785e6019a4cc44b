### Red Rising: the table.

game = Red Rising
automa = Automa
    .the = The Automa
    .of = the Automa’s

## Places

jupiter = Jupiter
    .at = on Jupiter
    .from = from Jupiter
    .to = onto Jupiter
mars = Mars
    .at = on Mars
    .from = from Mars
    .to = onto Mars
luna = Luna
    .at = on Luna
    .from = from Luna
    .to = onto Luna
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
    .to = onto the Automa’s hand
deck = deck
    .at = in the character deck
    .from = from the character deck
    .to = into the character deck
banished = banished
    .at = among the banished cards
    .from = from the banished cards
    .to = to the banished cards
deck-bottom = bottom of the deck
under = under
top = top
bottom = bottom
beneath = beneath
down = face down
unknown = unknown
pile-discard = Automa’s discard pile

## Tracks and signs

fleet = fleet
helium = helium
influence = influence
sovereign = Sovereign
nobody = nobody
letter-a = A
letter-b = B
letter-c = C
letter-d = D
left = ←
right = →
star = ★ location bonus
discard = ✖ discard a character
none = nothing
even = even
odd = odd
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

care-single-source = The Automa’s cards come from a single public transcription. If you own the box you can enter your own (--pack).
care-inferred = { $number ->
    [one] { $cards } is inferred
   *[other] These cards are inferred: { $cards }
}, not read off a printed card.
care-owner-deck = The Automa’s cards are your own list.
care-letters-uneven = In your list the letters are not used A most and D least, as the rulebook says they should be. Please check it.
head-setup = Set-up
note-shuffle-automa-deck = The Automa’s 22 cards are shuffled, { $aside } of them set aside unseen.
order-shuffle-automa-deck = Shuffle all 22 Automa cards and set the { $aside } top ones aside unseen.
order-priority = Priority card { $letter } goes { $location-at }.
order-luna-card = Put the Luna bonus card under the priority card of Luna so that it shows { $location }.
order-remove = { $number ->
    [one] Remove this character
   *[other] Remove these { $number } characters
} from the game: { $cards }.
order-house = Your house: { $house }.
note-ceres-advice = The rulebook advises beginners against Ceres.
order-deal = Shuffle the characters. Two face up on each location, { $hand } for your hand, { $automa } face down for the Automa, who has no house; { $neutral } influence tokens of an unused colour at the Institute.
note-dealt = { $place }: { $cards }.
order-parity = Scoring card: { $parity } ({ $even } even and { $odd } odd cards on the board).
order-first = { $side-id ->
    [human] You take the first turn.
   *[automa] The Automa takes the first turn.
}
ask-even-count = Of the { $number } face-up cards on the board, how many have an even core value (0 is even)?
ask-dealt = Which { $number } characters lie { $place-at }, the lower one first?
ask-dealt-hand = Which { $number } characters do you hold? (“unknown” for one you would rather not tell yet)

## The Automa’s turn

head-automa-turn = Automa, turn { $number }
note-automa-cards = Its two cards: { $cards }.
head-automa-card = Card { $number }: activate { $activation } · gain { $gain } · { $arrow } · { $extra }
order-activate = { $card-id ->
    [unknown] Put the top character face up { $location-at }.
   *[other] Put { $card }, the top character, face up { $location-at }.
}
order-gain = { $card-id ->
    [unknown] Take the top card { $location-from } and lay it face down on the Automa’s hand.
   *[other] Take { $card } { $location-from } and lay it face down on the Automa’s hand.
}
order-track = { $side-id ->
    [human] You: { $track } { $change }, now { $total }.
   *[automa] Automa: { $track } { $change }, now { $total }.
}
order-sovereign = { $side-id ->
    [human] You take the Sovereign token.
   *[automa] The Automa takes the Sovereign token.
}
note-keeps-sovereign = { $side-id ->
    [human] You keep the Sovereign token.
   *[automa] The Automa keeps the Sovereign token.
}
note-luna-bonus = Luna bonus: the Sovereign token and the bonus of the Luna bonus card.
note-all-empty = All four locations are empty: nothing to take.
note-all-full = Helium, fleet and influence of the Automa are all full: no more bonus.
note-no-star = No character was gained, so the star gives nothing.
note-deck-empty-no-activation = The character deck is empty: no activation.
note-deck-empty-no-discard = The character deck is empty: nothing to discard.
note-deck-empty = The character deck is empty.
order-discard-character = { $card-id ->
    [unknown] Banish the top character of the deck, face up.
   *[other] Banish { $card }, the top character of the deck, face up.
}
end-of-automa-turn = The Automa holds { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; { $deck ->
    [one] { $deck } character is
   *[other] { $deck } characters are
} left in the deck.
ask-automa-card = Draw an Automa card. Which one is it? (its number in your list, or its signs: M A < *; also of a card that is not in the list)
note-card-entered = Your box has a card that our list does not have: { $card }. It is played as you entered it and takes the place of { $instead }, which has not come up; save your box at the end (--pack).
automa-cards-known = All { $number } Automa cards of your box have come up already: look at this one again.
ask-which-character = Which character is it?
ask-banished-character = Which character was banished?
ask-drawn-character = Which character did you draw?
ask-bottom-character = Which character is the bottom card of the Automa’s hand?
ask-moved-character = Which character came { $place-from }?
ask-deck-top = Which character lies on top of the deck?
ask-turned-over = Which character did you turn over?
ask-block = The Automa would take your Sovereign token. Do you show and banish a character to keep it?
order-blocked = { $card } is banished and the token stays with you.
order-human-draws = You draw a character.

## Why

choice-activation = Where to activate
choice-gain = Where to gain a character
choice-bonus = Which bonus
choice-luna-card = Which bonus of the Luna bonus card
why-symbol = the symbol on the card: { $location }
why-letter = the letter on the card: { $letter } is { $location-at }
why-has-card = has a card to take
why-arrow = first one along { $arrow }, starting { $location-at }
why-takeable = a bonus that the Automa can still take
why-taken-from = the bonus of the location it took from: { $location }
why-luna-card = the location on the Luna bonus card: { $location }

## Your turn

head-human-turn = Your turn { $number }
ask-turn = Your turn { $number }: lead, scout or (with an empty hand) gain?
ask-turn-led = Your turn { $number }: what did the ability change, and what do you gain?
note-nothing-to-do = You have no card and there is none to take: your turn passes.
note-nothing-to-gain = There is nothing left to gain. Report what the ability changed, then: end.
note-led = { $card-id ->
    [unknown] You lead a character { $location-to }.
   *[other] You lead { $card } { $location-to }.
}
note-scouted = { $card-id ->
    [unknown] You scout a character { $location-to }.
   *[other] You scout { $card } { $location-to }.
}
note-gained = { $card-id ->
    [unknown] You gain a character { $place-from }.
   *[other] You gain { $card } { $place-from }.
}
note-moved = { $card-id ->
    [unknown] A card moves { $place-from } { $to-to }.
   *[other] { $card } moves { $place-from } { $to-to }.
}
note-taken = { $card-id ->
    [unknown] You take a card { $place-from }.
   *[other] You take { $card } { $place-from }.
}
note-banished = { $card-id ->
    [unknown] A card { $place-from } is banished.
   *[other] { $card } { $place-from } is banished.
}
note-placed = { $card-id ->
    [unknown] A character is placed { $location-to }.
   *[other] { $card } is placed { $location-to }.
}
note-pile-moved = { $number ->
    [one] { $number } card moves
   *[other] { $number } cards move
} { $place-from } { $to-to }.
note-cleared = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} { $place-from } { $number ->
    [one] is
   *[other] are
} banished.
note-turn-ended = The ability ends your turn.
note-track-stays = { $side-id ->
    [human] Your { $track } stays at { $total }.
   *[automa] The Automa’s { $track } stays at { $total }.
}
note-die = The Rising die shows: { $face }.
note-ability = Ability of { $card }:
note-report-ability = Carry out the ability of { $card } and report what moved (take, banish, move …).
note-no-effect = The ability has no effect.
ask-die = Roll the Rising die. What does it show?
ask-minerva = Sovereign shows: which other face do you choose?
ask-place-where = The top character goes to a location of your choice. Which?
ask-banish-top = The top card of which location is banished?
ask-banish-from = A card of which location is banished?
ask-banish-which = Which card is banished?

## Abilities

note-automa-hand-empty = The Automa has no cards in hand: no effect.
order-steal = Take the bottom card of the Automa’s hand into your hand.
order-automa-loses = The Automa loses the bottom card of its hand: banish it face up.
order-show-bottom = Show the bottom card of the Automa’s hand.
order-banish-shown = { $card-id ->
    [unknown] The card that was shown is banished.
   *[other] { $card } is banished.
}
order-return-on-top = { $card-id ->
    [unknown] The card goes face down on top of the Automa’s hand.
   *[other] { $card } goes face down on top of the Automa’s hand.
}
order-banish-self = { $card } itself is banished.
order-banish-under = { $card-id ->
    [unknown] The card beneath is banished.
   *[other] { $card }, beneath it, is banished.
}
order-human-loses = { $card-id ->
    [unknown] Banish a card of your hand.
   *[other] You banish { $card }.
}
order-automa-draws = The top character goes face down, unseen, on top of the Automa’s hand.
order-gift = { $card } goes face down on top of the Automa’s hand.
order-look-at-top = Look at the { $number ->
    [one] top card
   *[other] { $number } top cards
} of the Automa’s hand.
order-turn-over = Turn over the card that is number { $number } from the top.
order-roque-return = Put the cards back on top of the Automa’s hand, shuffled, from below: { $cards }.
order-take-banished = { $card-id ->
    [unknown] Take a random banished card ({ $human } cards against { $automa }).
   *[other] Take { $card } from the banished cards ({ $human } cards against { $automa }).
}
note-psychologist-not = No card from the Psychologist ({ $human } cards against { $automa }, or nothing banished).
note-eo-red = There is a Red: nothing happens.
note-hacker = Hacker finds { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ask-use = Do you use the ability of { $card }?
ask-trade = { $card }: pay 1 { $pay } for { $amount } { $track }?
ask-holds = Do you hold what { $card } asks for?
ask-how-many = { $card }: how many cards does the ability count?
ask-color = { $card }: which colour?
ask-shown-color = Which colour is the card that was shown?
ask-sevro-takes = Do you take the card beneath (otherwise it is banished)?
ask-karnus-enemy = Was the card beneath Mustang, The Jackal or Nero?
ask-banish-hand = Which card of your hand do you banish?
ask-auctioneer-die = Roll the Rising die until it shows one of these: which one?
ask-auctioneer-leave = The Automa can take nothing. Which of the three do you leave?
ask-eo-red = Is there a Red among these { $number }?
ask-roque-name = Which character do you name?
ask-roque-hit = Is it the card that you named?
ask-core-value = What is its core value?

## The end

care-ending = The end of the game is triggered: play on until both sides have had equally many turns.
care-ending-now = The end of the game is triggered, and both sides have had equally many turns: the game ends.
care-exhausted = There are no cards left to play with: the game ends.
note-apollo-last = Apollo has one more turn.
head-end-abilities = End-of-game abilities
ask-end-abilities = Use your end-of-game abilities and report what changed, then: done.
ask-ceres = Ceres: which card of your hand do you banish?
order-ceres = Ceres: banish one card of your hand.
head-scoring = Scoring
ask-hand-count = You should have { $number ->
    [one] { $number } card
   *[other] { $number } cards
} in hand. How many have you? (each beyond the seventh costs 10 points)
ask-matching = { $known ->
    [0] Turn over the Automa’s { $number } cards. How many have an { $parity } core value?
   *[other] Turn over the { $number ->
        [one] card that nobody has seen
       *[other] { $number } cards that nobody has seen
    } in the Automa’s hand. How many have an { $parity } core value?
}
note-cut = The Automa keeps 20 cards: { $matching } matching and { $others } others.
ask-hand-card = Which character is card { $number } of your hand?
ask-codebreaker = Codebreaker: do all cards of your hand differ in the first letter of their names in your box (with the best names for your Oranges)?
ask-hand-points = How many points are the cards of your hand worth (core values and clauses, without the loss for more than seven cards)?
note-hand-card = { $card }: { $points } ({ $core } core, { $clauses } clauses).
note-hand-color = { $card } also counts as { $color }.
note-hand-name = { $card } bears the name { $name }.
note-totals = You { $human }, Automa { $automa }.
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
score-start = start
score-fleet = fleet
score-helium = helium
score-sovereign = Sovereign
score-influence = influence
score-cards = cards (Automa: { $matching } matching, { $others } others)
score-excess = more than seven cards

## Corrections

fixed-track = { $side-id ->
    [human] Corrected: your { $track } is { $total }.
   *[automa] Corrected: the Automa’s { $track } is { $total }.
}
fixed-sovereign = Corrected: Sovereign token — { $side }.
fixed-cards = Corrected: { $number ->
    [one] { $number } card
   *[other] { $number } cards
} { $place-at }.
fixed-card = Corrected: { $card } lies { $place-at }.
fixed-priority = Corrected: priority card { $letter } lies { $location-at }.
fixed-parity = Corrected: scoring card — { $parity }.
fixed-house = Corrected: your house is { $house }.
fixed-turns = { $side-id ->
    [human] Corrected: you have had { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }.
   *[automa] Corrected: the Automa has had { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }.
}
fixed-ending = Corrected: end of the game triggered — { $on }.
fixed-automa-card = Corrected: { $card } — { $where }.

## What cannot be

card-elsewhere = { $card } lies { $place-at }.
card-not-there = { $card } is not { $place-at }.
card-not-in-play = { $card } does not play in this match.
card-twice = The same character twice { $place-at }.
place-empty = There is no card { $place-at }.
name-the-card = Say which card { $place-from }.
nothing-under = There is no card beneath.
move-nowhere = A card cannot go { $place-to } that way.
automa-bottom-only = { $card } is not the bottom card of the Automa’s hand, and only that one can be taken.
hand-empty = Your hand is empty: gain or scout.
deck-to-deal = So many cards are still to be dealt from the deck: { $number }.
deck-empty = The character deck is empty.
lead-first = Lead first (or scout): you have cards in hand.
gain-where-led = You led { $location-at }, so you gain elsewhere.
ability-does-not-end = The ability of { $card } does not end the turn: say what you gain.
track-below-zero = This track is at { $total } ({ $track }) and cannot go below 0.
track-full = This track is at { $total } ({ $track }) and cannot rise.
too-many-cards = There are not enough unseen cards { $place-at } for that.
priorities-bad = “{ $got }” is not an order of priorities. Expected: the letters A B C D for Jupiter, Mars, Luna and the Institute, as in BADC, or random.
automa-card-is = { $card } cannot be made “{ $where }” now.

## Notation

verb-lead = lead
verb-scout = scout
verb-gain = gain
verb-take = take
verb-banish = banish
verb-move = move
verb-pile = pile
verb-clear = clear
verb-steal = steal
verb-gift = gift
verb-ability = ability
verb-end = end
verb-done = done
verb-helium = helium
verb-fleet = fleet
verb-influence = influence
verb-sovereign = sovereign
verb-cards = cards
verb-card = card
verb-priority = priority
verb-parity = parity
verb-house = house
verb-turns = turns
verb-ending = ending
verb-automa-card = automa-card
usage-lead = lead [character] location — as in: lead dancer mars (only counted cards: lead mars)
usage-scout = scout location [character] — as in: scout luna
usage-gain = gain location, or: gain deck — as in: gain jupiter
usage-take = take what — a card comes into your hand: take mars, take under, take dancer
usage-banish = banish what — banish mars, banish automa-hand (its bottom card), banish dancer
usage-move = move what where [top|bottom|beneath] [down] — move deck mars, move dancer luna
usage-pile = pile from to — all cards beneath the top one move: pile mars luna
usage-clear = clear location — every card there is banished
usage-steal = steal — the bottom card of the Automa’s hand comes into your hand
usage-gift = gift what — a card goes on top of the Automa’s hand: gift deck, gift dancer
usage-ability = ability character — the program carries it out: ability aja
usage-end = end — an ability ended your turn, or there is nothing to gain
usage-done = done
usage-helium = helium [automa] ±number — helium +2, helium automa -1
usage-fleet = fleet [automa] ±number — fleet +1
usage-influence = influence [automa] ±number — influence +1
usage-sovereign = sovereign — you gain the token
usage-fix-helium = fix helium human|automa number — fix helium automa 4, fix helium human +2
usage-fix-fleet = fix fleet human|automa number
usage-fix-influence = fix influence human|automa number
usage-fix-sovereign = fix sovereign human|automa|nobody
usage-fix-cards = fix cards place number, or the names from bottom to top — fix cards mars 3
usage-fix-card = fix card character place [top|bottom|beneath] — where one card lies: fix card dancer mars
usage-fix-priority = fix priority location letter — fix priority luna b
usage-fix-parity = fix parity even|odd
usage-fix-house = fix house name — fix house mars
usage-fix-turns = fix turns human|automa number
usage-fix-ending = fix ending yes|no
usage-fix-automa-card = fix automa-card number drawn|to-draw

## Settings

setting-level = level
setting-level-help = How many points the Automa gets for each card.
setting-level-1 = 1 · Red: 5 / 2
setting-level-2 = 2 · Stained, normal: 6 / 3
setting-level-3 = 3 · Hound: 8 / 4
setting-level-4 = 4 · Master: 10 / 5
setting-level-5 = 5 · Carver: 12 / 6
setting-level-6 = 6 · Peerless: 14 / 7
setting-depth = depth
setting-depth-help = What you tell the program: only how many cards lie where, or which characters. With known characters it also scores your hand.
setting-depth-counted = counted: fast, only numbers
setting-depth-known = known: every character by name
setting-house = house
setting-house-help = Your house. Beginners are advised against Ceres.
setting-house-random = random
setting-house-apollo = Apollo
setting-house-ceres = Ceres
setting-house-diana = Diana
setting-house-jupiter = Jupiter
setting-house-mars = Mars
setting-house-minerva = Minerva
setting-first = first player
setting-first-help = Who begins; with Apollo it is you.
setting-first-random = random
setting-first-human = you
setting-first-automa = the Automa
setting-variant = returning characters
setting-variant-help = The variant with Auctioneer, Eo, Psychologist and Roque. For players who know the game.
setting-variant-no = no
setting-variant-yes = yes
setting-automa-deck = Automa deck
setting-automa-deck-help = Who draws the Automa’s cards: the program, or you from your box.
setting-automa-deck-program = the program draws
setting-automa-deck-physical = I draw from my box
setting-characters = character deck
setting-characters-help = With known characters: you tell which ones come up, or the program deals them (to try it without the box).
setting-characters-table = from my box
setting-characters-program = the program deals
setting-die = Rising die
setting-die-help = Who rolls it.
setting-die-table = I roll
setting-die-program = the program rolls
setting-priorities = priority cards
setting-priorities-help = Which letter lies at which location.
setting-priorities-random = random
setting-priorities-own = The letters for Jupiter, Mars, Luna and the Institute, as in BADC.
setting-deck = reading of the deck
setting-deck-help = The public transcription repeats card 6 as card 5. The recommended reading replaces it by the one card that makes all counts regular.
setting-deck-recommended = recommended
setting-deck-transcription = transcription as it stands
setting-substitute = full track on your turn
setting-substitute-help = Your card offers the Automa a step on a full track: nothing happens, or it walks on by the arrow of its last card.
setting-substitute-no = nothing happens
setting-substitute-yes = it walks on
setting-neutral-rank = neutral house in clauses
setting-neutral-rank-help = Whether the neutral 3 influence count for “most” and “least” on your characters.
setting-neutral-rank-no = no
setting-neutral-rank-yes = yes
setting-lawyer = Lawyer
setting-lawyer-help = With a Judge and another White: both clauses, or only that of the Judge.
setting-lawyer-both = both clauses
setting-lawyer-judge = only the Judge’s
setting-chef = Artisan Chef
setting-chef-help = Losses of Golds are ignored clause by clause, or only when a card’s clauses together are a loss.
setting-chef-clause = clause by clause
setting-chef-card = card by card
setting-box = language of the box
setting-box-help = Codebreaker compares initials: the program knows the English ones; of another box it asks you.
setting-box-english = English
setting-box-other = another

## The Automa’s cards

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
