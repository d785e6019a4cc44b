### Golem: what the rules tell.


## Set-up

care-house = These are not the printed cards. The Automa’s deck is a reconstruction from the rulebook, and numbers that are printed only as icons are invented: a house set to try the game with. If you own the box, start a match with “whose cards: from my own box”.
care-owner = You play with your own box: the program asks for what is printed there when the Automa first needs it, and remembers your answer.
care-public = Not everything here has been checked against the box. The effects of tiles, upgrades and characters come from one public source; which upgrades lie above the book columns, the slots of the artifact tile and the decks of characters are inferred. Correct whatever differs in your box: it is kept for later matches.
    .screen = Not everything here has been checked against the box. The effects of tiles, upgrades and characters come from one public source; which upgrades lie above the book columns, the slots of the artifact tile and the decks of characters are inferred.
note-box = Known from your box so far: { $cards ->
    [one] { $cards } Automa card
   *[other] { $cards } Automa cards
}, { $books ->
    [one] { $books } book
   *[other] { $books } books
}. The program will ask about the rest when it is needed.
care-program-draws = All 20 cards are known: from now on the program draws them. Put the Automa’s deck aside.
head-survey = Contents of your box
head-setup = Set-up · level { $level }
care-trial = { $humans ->
    [1] This is a trial match without the box. You take marbles and place your rabbi; the program shows the rest. Your own board is not kept here.
   *[other] This is a trial match without the box. The players take marbles and place their rabbis; the program shows the rest. Their boards are not kept here.
}
care-entered-once = What is printed in your box is entered only once, when it is first needed. In this match the program will ask about { $left } { $left ->
    [one] question
   *[other] questions
} on its cards, boards and characters.
order-lay-board = Set up the board as for { $players } players: four characters, seven neighbourhood tiles in each district, five books in the library. Keep the three tiles left of each district at hand: the program will ask about them. Drop the marbles into the synagogue.
order-starting-tiles = { $number ->
    [one] Draw a random starting tile for the Automa.
   *[other] Draw { $number } random starting tiles for the Automa.
}
order-starting-tiles-named = { $number ->
    [1] Give the Automa a random starting tile: { $tiles }.
   *[other] Give the Automa random starting tiles: { $tiles }.
}
    .screen = { $number ->
        [1] The Automa’s starting tile: { $tiles }.
       *[other] The Automa’s starting tiles: { $tiles }.
    }
order-artifact-left = Each player first chooses an artifact tile; give the Automa the one that is left.
order-characters = Lay out the characters from left to right: { $numbers }.
    .screen = The characters from left to right: { $numbers }.
order-neighbourhood = Lay out the neighbourhood tiles { $district-of } in sections I to VII: { $tiles }.
    .screen = The neighbourhood tiles { $district-of } in sections I to VII: { $tiles }.
district-tiles = { $district-district } – { $tiles }
order-cemetery = The cemetery has these bonuses, from left to right: { $bonuses }.
order-library = Fill the library from left to right: { $books }.
    .screen = The library from left to right: { $books }.
order-action-tiles = Lay out the action tiles from the top: { $tiles }.
    .screen = The action tiles from the top: { $tiles }.
order-action-tiles-table = { $again ->
    [1] Take the rabbis back, discard the old action tiles and lay
   *[other] Lay
} { $number ->
    [one] { $number } action tile
   *[other] { $number } action tiles
} face up, starting at the top. Leave the bottom printed space free.
order-marbles = Place the marbles in their rows: { $marbles }.
    .screen = The marbles have rolled into the rows: { $marbles }.
order-drop-marbles = Collect all { $number } marbles and drop them into the synagogue from the top again: they roll into the rows.
some-marbles = { $number ->
    [1] { $colour }
   *[other] { $number } { $colour-marbles }
}
row-marbles = { $row } row – { $marbles }
order-special-tiles = Put away the Automa’s two gold artifact upgrades: it has the two special upgrade tiles instead.
    .screen = The Automa has two special upgrade tiles instead of the two gold artifact upgrades.
order-first-player = { $humans ->
    [1] Place the Automa’s marker on the top space of the turn order track and yours below it.
   *[other] Place the Automa’s marker on the top space of the turn order track and the players’ markers below it in random order. Player 1 is the one on top.
}
    .screen = { $humans ->
        [1] The Automa goes first, then you.
       *[other] The Automa goes first, then the players by their numbers.
    }
order-objectives = Draw 3 random objectives for the Automa and lay them face down.
    .screen = The Automa has 3 objectives face down.
order-own-objectives = { $humans ->
    [1] Draw 6 objectives for yourself: keep 3 and put the others under the deck.
   *[other] The players draft their objectives as usual.
}
order-artifact-tile = Give the Automa the artifact tile that is left: { $tile }.
    .screen = The Automa’s artifact tile: { $tile }.
order-tokens = Lay out the strategy tokens from top to bottom: main, { $tokens }.
    .screen = The strategy tokens from top to bottom: main, { $tokens }.
order-starting-golem = Place one of the Automa’s golems in section I { $district-of }.
    .screen = One of the Automa’s golems stands in section I { $district-of }.
order-resource-track = Lay out the Automa’s resource track with the level { $level } side face up, and place its marker on 0.
    .screen = The Automa’s resource track shows its level { $level } side, the marker is on 0.
note-starting-tile = The Automa gains the bonus of a starting tile: { $tile }.
note-idle-tile = Starting tile { $tile } gives the Automa nothing.
note-nameless-tile = The Automa gains the bonus of its starting tile.
order-shuffle = Shuffle all 20 Automa cards and lay them face down.
note-shuffled = The program has shuffled all 20 Automa cards.

## The phases

head-round = Round { $number } · { $character }
head-refresh = Phase 1 · refresh
order-renew-library = Refresh the library: put the leftmost book under the deck, shift the others left and reveal a new one on the right.
    .screen = The library is refreshed: the leftmost book goes under the deck, the others shift left.
order-renew-library-with = Refresh the library: put the leftmost book under the deck, shift the others left and reveal a new one on the right: a { $colour-book }{ $title }.
    .screen = The library is refreshed: the leftmost book goes under the deck, the others shift left, and a new one comes on the right: a { $colour-book }{ $title }.
head-movement = Phase 2 · golem movement
note-no-golems = The Automa has no golems on the map.
note-leg-2 = Because of the leg upgrade, the character’s steps are not added.
note-steps = The Automa’s golems move { $number ->
    [one] { $number } step
   *[other] { $number } steps
} forward: golem track { $track }, character card { $character }.
note-lost-steps = All the Automa’s golems are in section X: { $number ->
    [one] { $number } step is
   *[other] { $number } steps are
} lost.
care-own-golems = { $humans ->
    [1] Move your own golems: add the steps shown on your golem track and on the character.
   *[other] The players move their golems: each adds the steps shown on their golem track and on the character.
}
influence-price = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
care-human-influence = { $player-call }{ $number ->
    [2] Your marbles{ $white ->
        [0] {" "}({ $marbles })
       *[other] {""}
    } match { $character }: pay { influence-price } for the bonus ({ $effect }), or take 3 coins.{ $white ->
        [0] {""}
       *[other] {" "}You have { $marbles }; the card shows { $wanted }; white counts as any colour.
    }
   *[other] If your marbles match { $character } ({ $wanted }), pay { influence-price } for the bonus ({ $effect }), or take 3 coins.
}
    .screen = { $player-call }{ $number ->
        [2] Your marbles ({ $marbles }) match { $character } ({ $wanted }{ $white ->
            [0] {""}
           *[other] ; white counts as any colour
        }): in a match with the box you would take the bonus ({ $effect }; price: { influence-price }) or 3 coins.
       *[other] If your marbles match { $character } ({ $wanted }), in a match with the box you would take the bonus or 3 coins.
    }
care-human-income = { $player-call }Collect your income.
care-human-upgrade = { $player-call }You may make one upgrade of your own.
care-human-control = { $player-call }If you have to, pay for golem control.
head-turn-order = Phase 4 · turn order
order-turn-order = Arrange the turn order markers as the rabbis stand, from top to bottom: { $seats }.
    .screen = Turn order, as the rabbis stand from top to bottom: { $seats }.
order-turn-order-last = Arrange the turn order markers one last time, as the rabbis stand, from top to bottom: { $seats }. In a tie, the higher marker wins.
    .screen = The final turn order, as the rabbis stand from top to bottom: { $seats }. In a tie, the higher rabbi wins.
head-influence = Phase 5 · influence
note-no-influence = The Automa’s marbles ({ $marbles }) do not match the character ({ $wanted }): no influence.
note-human-no-influence = { $seat-id ->
    [human] Your marbles ({ $marbles }) do not match the character ({ $wanted }).
   *[other] The marbles taken by { $seat-with } ({ $marbles }) do not match the character ({ $wanted }).
}
note-influence-refused = The Automa’s marbles ({ $marbles }{ $white ->
    [0] {""}
   *[other] ; white counts as any colour
}) match { $character }, but its marker is in the red zone: it gets no bonus, only coins.
note-influence = The Automa influences { $character } (its marbles: { $marbles }{ $white ->
    [0] {""}
   *[other] ; white counts as any colour
}) and gains the bonus: { $effect }.
order-flip-character = Flip the card of { $character }: influence is over.
    .screen = The card of { $character } is flipped: influence is over.
head-income = Phase 6 · income and upgrade
note-incomes = { $besides ->
    [1] Besides the total that you entered, the Automa’s income: { $sources }.
   *[other] The Automa’s income: { $sources }.
}
income-from = { $source-id ->
    [study-tile] study track upgrade – { $effect }
    [study-income] study track ({ $space }) – { $effect }
    [golem-income] golem track ({ $space }) – { $effect }
    [street-red] red district ({ $space }) – { $effect }
    [street-yellow] yellow district ({ $space }) – { $effect }
   *[street-blue] blue district ({ $space }) – { $effect }
}
note-income = { $source-id ->
    [study-tile] Income from the study track upgrade.
    [study-income] Income from the study track (space { $space }).
    [golem-income] Income from the golem track (space { $space }).
   *[other] Income from the student { $source-at } (section { $space }).
}
note-income-total = You entered one total for all this income: { $sources }.
note-no-upgrade-left = All upgrades have been made.
note-red-zone-left = These resources took the marker out of the red zone, so the Automa makes an upgrade.
note-red-zone = The marker is in the red zone: the Automa makes no upgrade.
head-control = Phase 7 · golem control
note-control-waived = The Automa pays nothing for golem control this round.
note-control-free = None of the Automa’s golems is ahead of the student in its district: the Automa pays nothing for golem control.
note-control = Ahead of the students: { $golems }.
control-of = the golem { $district-of } by { $price }
note-control-short = { $number ->
    [one] { $number } golem of the Automa stays uncontrolled.
   *[other] { $number } golems of the Automa stay uncontrolled.
}
end-of-round = End of round { $number }: the Automa’s resource marker is on { $resources }, and it has { $vp } VP.
order-cards-under = Put the Automa’s three cards under its deck.

## The Automa’s turn

head-automa-turn = Turn { $number } · Automa
note-card = { $works ->
    [no] Card { $card }: no bonus.
    [idle] Card { $card }: its bonus changes nothing in the last round.
    [later] Card { $card }: its bonus applies only from level { $level }.
   *[yes] Card { $card }, bonus: { $bonus-what }.
}
note-new-card = A new card: { $number } of 20 known.
note-shuffle-later = At the end of the round all Automa cards will be shuffled.
note-enough-golems = The Automa already has { $number ->
    [one] { $number } golem
   *[other] { $number } golems
} on the map: the card’s bonus does not apply.
note-kind = { $kind-id ->
    [marble] The Automa takes a marble.
   *[rabbi] The Automa places its rabbi.
}
order-marble = Take a { $colour-marble } from the { $row-of } row for the Automa{ $mirrors ->
    [0] .
   *[other] {""}: it performs the { $does-of } action.
}
    .screen = The Automa takes a { $colour-marble } from the { $row-of } row{ $mirrors ->
        [0] .
       *[other] {""} to perform the { $does-of } action.
    }
note-no-marble = There are no marbles left.
note-mirror = The Mirror action copies the { $row-of } action.
note-action = { $row-of } action: value { $value }.
note-work = { $number ->
    [0] One golem works for free.
    [one] { $number } golem works{ $free ->
        [0] .
       *[other] , and { $free } more for free.
    }
   *[other] { $number } golems work{ $free ->
        [0] .
       *[other] , and { $free } more for free.
    }
}
note-area-upgraded = { $area-id ->
    [golem] No upgrade: all golem upgrades have been made.
    [artifacts] No upgrade: all artifact upgrades have been made.
   *[other] No upgrade: all study upgrades have been made.
}
note-exhausted = { $area-id ->
    [golem] All golems have been created and all golem upgrades made: the Automa gains only resources.
    [artifacts] All artifacts have been completed and all artifact upgrades made: the Automa gains only resources.
   *[other] All study upgrades have been made and no more books can be bought: the Automa gains only resources.
}
note-no-golem-left = All four golems have been created.
order-rabbi = Place the Automa’s rabbi on action tile { $position }.
    .screen = The Automa’s rabbi goes to action tile { $position }.
order-rabbi-bottom = Place the Automa’s rabbi on the bottom printed space.
    .screen = The Automa’s rabbi goes to the bottom printed space.
note-no-tile = No action tile is free.
note-action-tile = Action tile: { $tile }.

## Resources and points

order-gain = The Automa gains { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
}{ $moves ->
    [0] ; the resource marker stays on { $total }
   *[other] : move the resource marker to { $total }
}.
order-pay = The Automa { $what ->
    [other] spends
   *[something] pays
} { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
}{ $what ->
    [gold] {" "}for the gold
    [golem] {" "}for the golem
    [upgrade] {" "}for the upgrade
    [book] {" "}for the book
    [mirror] {" "}for Mirror
    [work] {" "}for the golems’ work
    [influence] {" "}to influence the character
    [control] {" "}for golem control
    [entry] {" "}for entering sections VIII to X
   *[other] {""}
}{ $what ->
    [work] {""}
   *[other] { $discount ->
        [0] {""}
       *[other] {" "}(discount { $discount })
    }
}{ $moves ->
    [0] ; the resource marker stays on { $total }
   *[other] : move the resource marker to { $total }
}.
order-pay-book = The Automa pays { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
} for the book ({ $card ->
    [0] only for space { $position } of the library
   *[other] space { $position }: { $place }, the book itself: { $card }
}{ $discount ->
    [0] {""}
   *[other] , discount { $discount }
}){ $moves ->
    [0] ; the resource marker stays on { $total }
   *[other] : resource marker to { $total }
}.
order-beyond = For resources beyond 20 the Automa gains { $amount } VP and now has { $total }.
order-below = For resources below −5 the Automa loses { $amount } VP and now has { $total }.
order-vp = The Automa gains { $amount } VP and now has { $total }.
order-vp-lost = The Automa loses { $amount } VP and now has { $total }.
order-useless = The effect is of no use to the Automa: it gains { $amount } VP instead and now has { $total }.
note-discount = There is nothing to use the discount on: the Automa gains it as resources.
note-excess = The discount exceeds the price by { $amount }: the Automa gains the difference as resources.
order-objective = Draw 2 objectives without looking: give one to the Automa and put the other under the deck. It now has { $number ->
    [one] { $number } objective
   *[other] { $number } objectives
}.
    .screen = The Automa gains an objective face down. It now has { $number ->
        [one] { $number } objective
       *[other] { $number } objectives
    }.
note-bonus = The Automa chooses the { $side-bonus }: { $effect }.

## Students and tracks

order-student = Move the Automa’s student { $district-at } forward to section { $section }.
    .screen = The Automa’s student { $district-at } moves forward to section { $section }.
order-student-back = Move the Automa’s student { $district-at } back to section { $section }.
    .screen = The Automa’s student { $district-at } moves back to section { $section }.
note-black-price = For a black book, the Automa moves a student 1 step back.
note-student-stays = The Automa’s student { $district-at } stays in section { $section }.
order-menorah = Give the Automa the menorah token { $district-of }.
    .screen = The Automa takes the menorah token { $district-of }.
order-study = Move the Automa’s marker up the study track to space { $space }.
    .screen = The Automa’s marker goes up the study track to space { $space }.
order-study-back = Move the Automa’s marker down the study track to space { $space }.
    .screen = The Automa’s marker goes down the study track to space { $space }.
note-study-stays = The Automa’s marker on the study track stays on space { $space }.
order-golem-track = Move the Automa’s marker up the golem track to space { $space }.
    .screen = The Automa’s marker goes up the golem track to space { $space }.
order-golem-track-back = Move the Automa’s marker down the golem track to space { $space }.
    .screen = The Automa’s marker goes down the golem track to space { $space }.
note-golem-track-stays = The Automa’s marker on the golem track stays on space { $space }.

## Golems

order-forward = { $lay ->
    [0] Move the Automa’s golem { $district-at } { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } forward, from section { $start } to section { $section }.
   *[other] Stand up the Automa’s golem lying in section { $start } { $district-of } and move it { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } forward to section { $section }.
}
    .screen = { $lay ->
        [0] The Automa’s golem { $district-at } moves { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        } forward, from section { $start } to section { $section }.
       *[other] The Automa’s golem lying in section { $start } { $district-of } stands up and moves { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        } forward to section { $section }.
    }
order-backward = { $lay ->
    [0] Move the Automa’s golem { $district-at } { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } back, from section { $start } to section { $section }.
   *[other] Stand up the Automa’s golem lying in section { $start } { $district-of } and move it { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } back to section { $section }.
}
    .screen = { $lay ->
        [0] The Automa’s golem { $district-at } moves { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        } back, from section { $start } to section { $section }.
       *[other] The Automa’s golem lying in section { $start } { $district-of } stands up and moves { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        } back to section { $section }.
    }
note-only-up = The move is optional, so the Automa takes only the step that stands a golem up.
note-no-move = None of the Automa’s golems moves.
order-activate = Activate the Automa’s golem in section { $section } { $district-of }: lay it down.
    .screen = The Automa’s golem in section { $section } { $district-of } is activated and lies down.
note-none-stands = None of the Automa’s golems is standing.
note-tile = Neighbourhood tile { $number } { $district-of } takes effect: { $effect }.
note-tile-applied = The Automa resolves neighbourhood tile { $number } ({ $district-district }, section { $section }): { $effect }.
note-upgrade-kills = This development kills a golem at once. { $doubled ->
    [0] The bonus of its space in the cemetery is not doubled yet.
   *[other] The bonus of its space in the cemetery is doubled already.
}
note-upgrade-activates = This development activates a golem at once.
note-tile-beside = The Automa chooses the neighbourhood tile beside the golem in section { $section } { $district-of }.
note-leg-3 = The new golem resolves the neighbourhood tile of section I at once.
golems-left = { $left ->
    [one] { $left } golem
   *[other] { $left } golems
}
order-create = { $left ->
    [0] Place the Automa’s last golem from its supply in section I { $district-of }.
   *[other] Place one of the Automa’s golems from its supply in section I { $district-of }. Left in the supply: { golems-left }.
}
    .screen = { $left ->
        [0] The Automa creates its last golem in section I { $district-of }.
       *[other] The Automa creates a golem in section I { $district-of }. Left in the supply: { golems-left }.
    }
order-token-down = { $area-id ->
    [golem] Move the { $token-token } below the others: all golems have been created and all golem upgrades made.
    [artifacts] Move the { $token-token } below the others: all artifacts have been completed and all artifact upgrades made.
   *[other] Move the { $token-token } below the others: all study upgrades have been made and no more books can be bought.
}
    .screen = { $area-id ->
        [golem] The { $token-token } goes below the others: all golems have been created and all golem upgrades made.
        [artifacts] The { $token-token } goes below the others: all artifacts have been completed and all artifact upgrades made.
       *[other] The { $token-token } goes below the others: all study upgrades have been made and no more books can be bought.
    }
order-kill = { $space ->
    [0] Kill the Automa’s golem { $lay ->
        [0] in
       *[other] lying in
    } section { $section } { $district-of }: move it to the rightmost space of the cemetery, which gives no bonus.
   *[other] Kill the Automa’s golem { $lay ->
        [0] in
       *[other] lying in
    } section { $section } { $district-of }: move it to space { $space } of the cemetery.
}
    .screen = The Automa kills its golem { $lay ->
        [0] in
       *[other] lying in
    } section { $section } { $district-of }. { $space ->
        [0] It goes to the rightmost space of the cemetery, which gives no bonus.
       *[other] It goes to space { $space } of the cemetery.
    }
note-no-control = The Automa needs no golem control this round.

## Artifacts, upgrades, books

order-gold = Put 1 gold on the lowest free gold space. The Automa now has { $total } gold.{ $made ->
    [0] {""}
   *[other] {" "}Artifact { $made } is complete.
}
    .screen = The Automa puts 1 gold on its lowest free gold space and now has { $total } gold.{ $made ->
        [0] {""}
       *[other] {" "}Artifact { $made } is complete.
    }
order-gold-lost = Return { $number } gold of the Automa to the supply.
    .screen = The Automa returns { $number } gold to the supply.
note-no-gold-space = No gold space is free.
note-artifact = { $made ->
    [1] Artifact { $number } gives its income at once.
   *[other] { $times ->
        [2] Artifact { $number } gives its income twice.
       *[other] Artifact { $number } gives its income.
    }
}
sum-resources = { $times ->
    [2] { $more ->
        [0] { $resources } × 2
       *[other] ({ $resources } + { $more } for its tile) × 2
    }
   *[other] { $more ->
        [0] { $resources }
       *[other] { $resources } + { $more } for its tile
    }
}
sum-vp = { $times ->
    [2] { $more-vp ->
        [0] { $vp } × 2
       *[other] ({ $vp } + { $more-vp } for its tile) × 2
    }
   *[other] { $more-vp ->
        [0] { $vp }
       *[other] { $vp } + { $more-vp } for its tile
    }
}
note-artifact-sum = With its tiles, artifact { $number } gives: resources — { sum-resources }, VP — { sum-vp }.
note-no-artifact = No artifact is completed.
order-upgrade = { $place ->
    [slot] { $kind-id ->
        [grey-tile] Put a grey upgrade tile in the { $upgrade }, with the side showing 1 resource and 1 VP face up.
       *[special-tile] Put a special upgrade tile in the { $upgrade }.
    }
    [column] Make the upgrade above column { $number } for the Automa: { $upgrade }.
   *[none] Make { $area-area } upgrade for the Automa: { $upgrade }.
}
    .screen = { $place ->
        [slot] { $kind-id ->
            [grey-tile] The Automa puts a grey upgrade tile in the { $upgrade }, with the side showing 1 resource and 1 VP face up.
           *[special-tile] The Automa puts a special upgrade tile in the { $upgrade }.
        }
        [column] The Automa makes the upgrade above column { $number }: { $upgrade }.
       *[none] The Automa makes { $area-area } upgrade: { $upgrade }.
    }
note-last-upgrade = { $area-id ->
    [golem] No other golem upgrade is left.
    [artifacts] No other artifact upgrade is left.
   *[other] No other study upgrade is left.
}
note-area = { $area-id ->
    [golem] The Automa makes a golem upgrade.
    [artifacts] The Automa makes an artifact upgrade.
   *[study] The Automa makes a study upgrade.
}
note-upgrade-barred = The marker is in the red zone: the Automa makes no upgrade.
order-book = Take the { $colour-book }{ $title } from space { $position } of the library for the Automa.
    .screen = The Automa takes the { $colour-book }{ $title } from space { $position } of the library.
note-no-book = No book can be bought.
order-lay = Lay this book in column { $number }.
    .screen = The book goes to column { $number }.
order-refill = { $shifts ->
    [0] Reveal a new book on the right.
   *[other] Shift the books in the library left and reveal a new one on the right.
}
    .screen = { $shifts ->
        [0] A new book comes on the right.
       *[other] The books in the library shift left.
    }
order-refill-with = { $shifts ->
    [0] Reveal a new { $colour-book }{ $title } on the right.
   *[other] Shift the books in the library left and reveal a new one on the right: a { $colour-book }{ $title }.
}
    .screen = { $shifts ->
        [0] A new { $colour-book }{ $title } comes on the right.
       *[other] The books in the library shift left, and a new one comes on the right: a { $colour-book }{ $title }.
    }
note-not-doubled = The immediate bonus of a black book is not doubled.
note-column-tile = The column’s upgrade takes effect: { $upgrade }.
note-active = The active bonus of the { $colour-book }{ $title } takes effect.
note-activates-book = The Automa activates book { $place } from the bottom of column { $number }.

## The humans

head-human-turn = Turn { $number } · { $seat }
echo-rabbi = Its bonus: { $effect }.
note-passed = { $seat-id ->
    [human] You take pass tile { $number }.
   *[other] { $seat-the } takes pass tile { $number }.
}
head-late = After passing · { $seats }
care-late = { $number ->
    [1] { $player-call }Set one marble aside, drop the others into the synagogue again, and take the actions you have left.
   *[other] { $player-call }Set one marble aside and drop the others into the synagogue again. Then all who passed take the actions they have left, in the order of their pass tiles.
}
order-drop-again = Set aside a { $colour-marble } and place the other marbles in their new rows: { $marbles }.
    .screen = The other marbles have rolled into new rows: { $marbles }.

## The end

head-scoring = Final scoring
note-score = Automa, { $what }: { $points } VP.
note-total = { $seat-id ->
    [human] Your total: { $points } VP.
    [automa] The Automa’s total: { $points } VP.
   *[other] Total for { $seat-with }: { $points } VP.
}
head-trial-over = The trial is over: the Automa has { $points } VP.
head-winner = { $seat-id ->
    [human] You win with { $points } VP!
   *[other] { $seat-the } wins with { $points } VP.
}
head-winner-order = { $seat-id ->
    [human] You win on turn order with { $points } VP!
   *[other] { $seat-the } wins on turn order with { $points } VP.
}
score-human = total entered at the end
score-vp = scored during the game
score-golems = golems created × red menorahs
score-artifacts = artifacts completed × yellow menorahs
score-study = columns with books × blue menorahs
score-study-track = study track
score-objectives = objectives
score-resources = resources

## Why

choice-forward = Which golem moves forward?
choice-backward = Which golem moves back?
choice-stand-up = Which golem stands up by moving forward?
choice-activate = Which golem is activated?
choice-tile = Which tile beside a golem?
choice-create = Where to create a golem?
choice-kill = Which golem is killed?
choice-student = Which student moves forward?
choice-student-back = Which student moves back?
choice-golem-track = Which way on the golem track?
choice-bonus = Which of the two bonuses?
choice-book = Which book?
choice-column = Which column?
choice-active = Which book to activate?
choice-upgrade = Which upgrade?
choice-area = Which area to upgrade?
choice-marble = Which marble?
choice-mirror = Which action does Mirror copy?
choice-kind = Marble or rabbi?
choice-rabbi = Which action tile?
why-among-both = { $first } { $then }
why-not-on-x = not in section X
why-not-in-1 = the others cannot go back from section I
why-lies-in-1 = lies in section I
why-lying = golems lying down come first
    .among = of those lying down
why-standing = only standing golems work
    .among = of those standing
why-lowest = in the lowest section
    .among = in the lowest sections
    .then = the one in the lowest section
why-highest = in the highest section
    .among = in the highest sections
    .then = the one in the highest section
why-highest-choice-backward = the Automa makes such steps backward, and this golem is in the highest section
why-rightmost = the rightmost golem
    .among = in the rightmost sections
    .then = the one furthest right
why-rightmost-choice-student-back = the rightmost student
    .then = the one furthest right
why-leftmost = the leftmost student
    .among = in the leftmost sections
    .then = the one furthest left
why-token-higher = higher strategy token
    .then = the one with the higher strategy token
why-token-lower = lower strategy token
    .then = the one with the lower strategy token
why-can-move = can move
why-has-tile = beside a tile (I to VII)
why-fewest-golems = cheapest, as the fewest of its own golems are there
    .among = where the fewest of its golems are
why-up = up rather than down
why-kill = kills a golem in VIII to X
why-possible = the bonus can be gained
why-left = the Left criterion is higher on the last card
why-right = the Right criterion is higher on the last card
why-column-room = its column has room
why-student-back = a black one needs a student to move back
why-topmost-number = topmost number on the card
why-first-number = first number on the card whose tile is free (taken or missing: { $skipped })
why-topmost-number-choice-book = topmost number of the card’s blue column
why-first-number-choice-book = first number of the card’s blue column that works (skipped: { $skipped })
why-column-not-full = fewer than 5 cards
why-column-empty = an empty column first
why-column-fullest = the fullest column
why-column-left = the leftmost of the columns that qualify
why-column-left-empty = the leftmost empty column
why-column-colour = a column that can take a { $colour-book }
why-higher = the higher card
why-black = black books first
why-last-round = three menorahs come first in round 4
why-cheapest = the cheapest left
why-order-golem = at the same price, the leg before golem control
why-order-artifacts = lowest slot first; the right slot before the left
why-order-study = at the same price, the third column before the study track
why-most-things = most has been made here ({ $things })
    .then = the one in which most has been made ({ $things })
why-area-open = upgrades are left here
    .among = of the areas with upgrades left
area-upgraded = all { $area } upgrades are made already
all-upgraded = { $done ->
    [0] {""}
   *[other] {" "}(all upgrades made)
}
things-golem = golems created: { $number }{ all-upgraded }
things-artifacts = artifacts: { $number }{ all-upgraded }
things-study = columns with books: { $number }{ all-upgraded }
why-area-token = as much has been made elsewhere{ $passed ->
    [0] {""}
   *[other] {" "}({ $upgraded })
}, and the strategy token of this area is higher
    .then = the one with the higher strategy token (as much has been made in each)
why-most-marbles = the row with the most marbles
    .among = where the most marbles are
    .then = the one in the row with the most marbles
why-most-of-all = the most marbles of all five rows
    .among = where the most marbles are
    .then = the one in the row with the most marbles
why-work = by the Work criterion a marble of the Work row or the Mirror row is taken
    .among = in the Work and Mirror rows
    .then = by the Work criterion the one in the Work or Mirror row
why-top = highest strategy token among the rows
    .among = in the top token’s row
    .then = the one in the top token’s row
why-colour = the card’s criterion is “{ $colour-marble }”
    .among = of the { $colour-marbles } ones
    .then = the { $colour-marble }, by the card’s criterion
why-left-marble = the character’s left marble is { $colour }
    .among = of the { $colour-marbles } ones
    .then = the character’s left marble: { $colour }
why-right-marble = the character’s right marble is { $colour }
    .among = of the { $colour-marbles } ones
    .then = the character’s right marble: { $colour }
why-left-taken = the character’s left marble ({ $taken }) has been taken, so the right one counts: { $colour }
    .among = of the { $colour-marbles } ones
    .then = the character’s right marble: { $colour } (its left one, { $taken }, has been taken)
why-right-taken = the character’s right marble ({ $taken }) has been taken, so the left one counts: { $colour }
    .among = of the { $colour-marbles } ones
    .then = the character’s left marble: { $colour } (its right one, { $taken }, has been taken)
why-other = the character does not show this colour
    .among = of colours not on the character
    .then = one of a colour not on the character
why-not-mirror = not Mirror, as there is another action
    .then = not from Mirror, as there is another action
why-work-token = Work, with at least two golems standing (main strategy token)
    .then = the one in the Work row, with at least two golems standing
why-row-token = the action of the higher strategy token
    .then = the one in the top token’s row
why-colour-order = colour order: { $colours }
    .then = the first in the order of colours
why-for-work = chosen by the Work criterion
why-owed = still due this round
why-symbol = the cards form the rabbi symbol
why-further-left = this action’s column is further left on the card
why-tile-free = on the board and free
why-kills = lets it kill a golem
why-not-bottom = the bottom space is only for killing
why-tile-before-bottom = a tile before the bottom space
why-next-step = step { $number } of this golem
why-next-student-step = step { $number } of this student
