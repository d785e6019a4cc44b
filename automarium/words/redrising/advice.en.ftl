### The levels by their short names, and why a hint is advised.

level-1 = Red
level-2 = Stained
level-3 = Hound
level-4 = Master
level-5 = Carver
level-6 = Peerless

hint-about = The number is an estimate from trial games: how many points worse an answer is than the first.
hint-why = Why? { $reasons }
hint-why-scout = Your hand stays whole ({ $points } { $points ->
    [one] point
   *[other] points
}), and you get the bonus of the location.
hint-then = Then: { $answer }
hint-why-can = { $ends ->
    [yes] This turn can end the game, and is worth { $points }
   *[no] Worth { $points }
} { $number ->
    [one] point
   *[other] points
}{ $ends ->
    [yes] .
   *[no] {" "}this turn.
}
hint-why-about = { $ends ->
    [yes] This turn can end the game, and is worth about { $points }
   *[no] This turn is worth about { $points }
} { $points ->
    [one] point
   *[other] points
}, depending on what turns up.
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
    [0] Another answer gives more now
   *[other] Another answer gives about { $points } more now
}, but in trial games played to the end this one did better{ $less ->
    [0] .
   *[other] , by about { $less }.
}
hint-why-played = Of the answers tried out to the end of the game, this one came out best.
hint-why-left = { $who ->
    [automa] Then the Automa has one more turn{ $token ->
        [yes] , and may take the Sovereign token.
       *[no] .
    }
   *[both] Then the Automa has one more turn, and you have your last one.
}
