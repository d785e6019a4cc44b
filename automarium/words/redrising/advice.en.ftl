### The levels by their short names, and why a hint is advised.

level-1 = Red
level-2 = Stained
level-3 = Hound
level-4 = Master
level-5 = Carver
level-6 = Peerless

hint-about = The number is how many points worse an answer is than the first.
hint-why = Why? { $reasons }
hint-why-scout = Your hand stays whole ({ $points } { $points ->
    [one] point
   *[other] points
}), and you get the bonus of the location.
hint-then = Then: { $answer }
hint-why-can = Worth { $points } { $number ->
    [one] point
   *[other] points
 } this turn.
hint-why-about = Worth about { $points } { $points ->
    [one] point
   *[other] points
} this turn, depending on what turns up.
hint-why-loses = You lose about { $points } { $points ->
    [one] point
   *[other] points
} now, but over the whole game this did best.
hint-why-ends = { $surely ->
    [yes] This turn ends the game.
   *[no] This turn can end the game.
}
hint-why-points = Your points this turn: { $points }.
hint-why-grows = { $card } in your hand becomes worth more: { $points }.
hint-why-later = { $points ->
    [0] Another answer gives more now, but this one did better over the whole game.
   *[other] Another answer gives about { $points } more now, but this one did better over the whole game.
}
hint-why-played = Of the answers tried out to the end of the game, this one came out best.
