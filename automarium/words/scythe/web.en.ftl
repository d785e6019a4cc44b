### The picture in the browser.

picture-map = map
picture-flag = flag
picture-armed = armed trap
picture-sprung = sprung trap
picture-factory-card = Factory card
picture-on-mat = on its faction mat
picture-scheme = scheme { $scheme }
picture-star = stars
picture-ability = abilities
picture-recruit = recruits
picture-recruit-bonus = recruit bonus
picture-my-bonus = your bonus
picture-legend = What the signs mean
picture-mine = your moves
picture-deck = Automa cards
picture-turns = turn { $number }
picture-told = { $number } (turn { $turn })
picture-mat = faction mat
picture-result = result
picture-combat = combat
group-turn = On the board
group-fix-map = On the map
group-fix-automa = The Automa’s
group-fix-mine = Yours
group-fix-more = Cards, tile, number of turns
reminder-encounter = Encounter { $place-at }: { $fight ->
    [0] finish your moves and combats, discard the token and draw an encounter card.
   *[1] if you win the combat, discard the token and draw an encounter card.
}
reminder-factory = Factory: { $fight ->
    [0] finish your moves and combats, then choose a Factory card.
   *[1] if you win the combat, choose a Factory card.
}
end-before-encounter = The encounter has not been entered yet. Tap again to end anyway
combat-automa = Automa: power { $power }, combat cards { $cards }
doubt-ask-combat = Your power was told as { $most }. Is that right? Tap once more
combat-human = you: power { $power }
combat-human-told = { $turn ->
    [0] you: power { $power } at the start
   *[other] you: power { $power } (turn { $turn })
}
end-before-combat = The combat comes first. Tap again to end the turn right after it

## Who plays what, on the first page of a match

dealt = You play { $human }, the Automa { $automa }.
tip = The map can be tapped: a piece, then where it went.
finale-decided = { $turn }: +{ $points } { $points ->
    [one] coin
   *[other] coins
} { $side-id ->
    [automa] in the Automa’s favour
   *[other] in your favour
}
board-whole = whole map
board-nearer = closer
