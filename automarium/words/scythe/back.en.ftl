### Orders of an answer that was taken back: what puts the table back.

back-order-move-worker = Move the Automa’s { $unit } back { $end-from } { $start-to }.
back-order-move-mech = { back-order-move-worker }
back-order-move-hero = { back-order-move-worker }
back-order-encounter-or-factory = { back-order-move-worker }
back-order-attack-workers = { back-order-move-worker }
back-order-attack-units = { back-order-move-worker }
back-order-automa-unit = Move the Automa’s { $number ->
    [1] { $unit }
   *[other] { $unit-many } ({ $number })
} from its base back to its faction mat.
back-order-automa-to-mat = Move the Automa’s { $unit } from its faction mat back { $place-to }.
back-order-automa-to-base = Move the Automa’s { $unit } from its base back { $place-to }.
back-order-encounter = Put the encounter token back on { $place }.
back-order-human-encounter = { back-order-encounter }
back-order-factory-card = Take the Factory card back from the Automa and put it with the others.
back-order-remove-resources = Put the resources back on { $place } ({ $number }).
back-order-lay-resources = Remove from { $place }: { $number } { $resource }.
back-order-trap = Turn your trap token on { $place } back over.
back-order-automa-star = Remove the star that the Automa placed last.
back-order-human-star = Remove your star { $star-for }.
back-order-recruit-bonus = Return the recruit bonus: 1 { $bonus }.
back-order-popularity = Raise your popularity by { $number }.
back-order-automa-loses-power = Raise the Automa’s power by { $number }.
back-order-ability-power = Raise the Automa’s power by { $number }.
back-order-automa-pays = Raise the Automa’s power by { $power }.
back-order-automa-loses-coins = Give the Automa its coins back: { $number }.
back-order-automa-loses-cards = Give the Automa its discarded combat cards back: { $number }.
back-order-automa-discards = Give the Automa its discarded combat cards back: { $number }.
back-order-human-pays = Raise your power by { $power }.
back-order-human-gains-power = Lower your power by 2.
back-order-human-discards = Take your discarded combat cards back into your hand: { $number }.
back-order-human-draws = Put the combat card that you drew back on the deck.
back-order-human-home = Move your units from your base back to { $place } ({ $number }).
back-order-human-factory-card = Put the Factory card that you chose back with the others.
back-order-scout = { $value ->
    [0] Give the combat card that you took back to the Automa.
   *[other] Put the combat card of value { $value } back into the deck, and give the Automa its card back.
}
back-order-goes-back = { $side-id ->
    [human] Move your { $unit } again { $to-from } { $place-to }, with everything that came along.
   *[automa] Move the Automa’s { $unit } again { $to-from } { $place-to }.
}
back-order-retreat-lake = Move your { $unit } back { $to-from } { $place-to }{ $workers ->
    [0] .
    [one] , with { $workers } worker.
   *[other] , with { $workers } workers.
}
