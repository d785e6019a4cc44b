### Orders of an answer that was taken back: what puts the table back.

back-order-student = Move the Automa’s student { $district-at } back from section { $section } to section { $start }.
back-order-student-back = { back-order-student }
back-order-menorah = Take the menorah token back from the Automa and put it in its place { $district-at }.
back-order-forward = Move the Automa’s golem { $district-at } back from section { $section } to section { $start }{ $lay ->
    [0] {""}
   *[other] , and lay it down
}.
back-order-backward = { back-order-forward }
back-order-activate = Stand the Automa’s golem in section { $section } { $district-of } up again.
back-order-create = Return the Automa’s golem from section I { $district-of } to its supply.
back-order-kill = Put the Automa’s golem from the cemetery back in section { $section } { $district-of }{ $lay ->
    [0] {""}
   *[other] , lying down
}.
back-order-marble = Put the { $colour-marble } back into the { $row-of } row.
back-order-rabbi = Take the Automa’s rabbi off action tile { $position }.
back-order-rabbi-bottom = Take the Automa’s rabbi off the bottom printed space.
back-order-book = Put the { $colour-book }{ $title } back on space { $position } of the library.
back-order-lay = Take this book out of column { $number }.
back-order-refill = Put the rightmost book of the library on top of the deck. Shift the others right, so that the bought book fits in again.
back-order-refill-with = { back-order-refill }
back-order-flip-character = Flip the card of { $character } back.
back-order-objective = Take an objective back from the Automa.
back-order-gold = Return the Automa’s last gold to the supply.
back-order-gold-lost = Give the Automa its gold back: { $number }.
back-order-upgrade = { $place ->
    [slot] Take the Automa’s upgrade tile back: { $upgrade }.
    [column] Undo the Automa’s upgrade above column { $number }: { $upgrade }.
   *[none] Undo { $area-area } upgrade of the Automa: { $upgrade }.
}
back-order-turn-order = Put the turn order markers back as they stood.
back-order-turn-order-last = { back-order-turn-order }
back-order-renew-library = Put the rightmost book of the library back on top of the deck, shift the others right, and put the book from under the deck on the left.
back-order-renew-library-with = { back-order-renew-library }
back-order-cards-under = Take the Automa’s three cards out from under its deck.
back-order-token-down = Put the { $token-token } back where it was.
