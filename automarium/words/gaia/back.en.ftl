### Orders of an answer that was taken back: what puts the table back.

back-order-mine = Take the Automa’s mine off { $hex } (sector { $sector }).
back-order-upgrade = On { $hex } (sector { $sector }), replace the Automa’s { $new } with { $old-a } again.
back-order-gaia-token = Take the Gaia planet token off { $hex }: it is a transdim planet again.
back-order-satellite = Take the Automa’s satellite off { $hex }.
back-order-research = { $side-id ->
    [human] Move your marker down one level from level { $level } of { $area }.
   *[automa] Move the Automa’s marker down one level from level { $level } of { $area }.
}
back-order-advanced-tile = Put the advanced technology tile of { $area } back in its place.
back-order-cover = Take the action token off “{ $space }”.
back-order-booster = Put the booster “{ $booster }” back into the row, in position { $number } from the left.
back-order-booster-returns = { $side-id ->
    [human] Take back the booster “{ $booster }” from the right end of the row.
   *[automa] Give the Automa the booster “{ $booster }” from the right end of the row.
}
back-order-first = { $side-id ->
    [human] Give the first-player token back.
   *[automa] Take the first-player token back from the Automa.
}
back-order-income = Return the income that you collected.
back-order-gaia-phase = If you moved power from your Gaia area to bowl { $bowl }, put it back into the Gaia area.
back-order-round-done = Put the scoring tile of round { $number } back on the board.
back-order-charge = { $cost ->
    [0] If you charged power ({ $power }), move it back to the bowls it came from.
   *[other] If you charged power ({ $power }), move it back to the bowls it came from, and take back the { $cost } VP you paid.
}
back-order-terraforming-token = Put the federation token “{ $token-long }” back on level 5 of Terraforming.
back-order-booster-vp = Take off your { $vp } VP for the booster “{ $booster }”.
back-order-final = { $side-id ->
    [human] Take off your { $vp } VP for the tile “{ $tile }”.
   *[automa] Take off the Automa’s { $vp } VP for the tile “{ $tile }”.
}
back-order-research-vp = { $side-id ->
    [human] Take off your { $vp } VP for research.
   *[automa] Take off the Automa’s { $vp } VP for research.
}
back-order-slide = Slide the Automa’s action card { $support } back and put the support card { $card } from the discard pile in its place again.
back-order-clean-up = Put the action tokens that you removed back.
back-order-bottom = Turn the bottom { $number ->
    [one] card
   *[other] { $number } cards
} of the Automa deck back.
