### Markers that move, as a cue tells them.

marker-automa-fleet = the Automa’s fleet
marker-automa-helium = the Automa’s helium
marker-automa-influence = the Automa’s influence
marker-human-fleet = your fleet
marker-human-helium = your helium
marker-human-influence = your influence
cue-priorities = Lay out the four priority cards as the picture shows.

## What brought a bonus of the human

brought-by-order-track = { $bonus-id ->
    [rising-die] the Rising die
    [jupiter] the bonus of Jupiter
    [mars] the bonus of Mars
    [luna] the bonus of Luna
    [institute] the bonus of the Institute
   *[house] House { $bonus }
}
brought-by-order-sovereign = { brought-by-order-track }
rising-die = the Rising die
brought-by-order-blocked = { $card }
times-order-human-draws = Draw the top { $number } cards of the character deck into your hand.
