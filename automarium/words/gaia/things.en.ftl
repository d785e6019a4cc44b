### Gaia Project: the names of things.

game = Gaia Project

## Planets

terra = terra
    .colour = blue
    .planet = terra planet
    .acc = the terra planet
    .gens = terra planets
oxide = oxide
    .colour = red
    .planet = oxide planet
    .acc = the oxide planet
    .gens = oxide planets
volcanic = volcanic
    .colour = orange
    .planet = volcanic planet
    .acc = the volcanic planet
    .gens = volcanic planets
desert = desert
    .colour = yellow
    .planet = desert planet
    .acc = the desert planet
    .gens = desert planets
swamp = swamp
    .colour = brown
    .planet = swamp planet
    .acc = the swamp planet
    .gens = swamp planets
titanium = titanium
    .colour = grey
    .planet = titanium planet
    .acc = the titanium planet
    .gens = titanium planets
ice = ice
    .colour = white
    .planet = ice planet
    .acc = the ice planet
    .gens = ice planets
gaia = Gaia
    .colour = green
    .planet = Gaia planet
    .acc = the Gaia planet
    .gens = Gaia planets
transdim = transdim
    .colour = purple
    .planet = transdim planet
    .acc = the transdim planet
    .gens = transdim planets
lost-planet = Lost Planet
    .colour = black
    .planet = Lost Planet
    .a = the Lost Planet
    .acc = the Lost Planet
    .gens = Lost Planets
    .manies = Lost Planets
    .yours = your Lost Planet
space = empty space
    .colour = no planet
    .planet = empty space
    .acc = hex
    .gens = empty hexes
hex-label = { $hex }
planet-label = { $hex } ({ $type }, sector { $sector })
planet-at = { $hex } ({ $type })

## Pieces

mine = mine
    .a = a mine
    .manies = mines
    .yours = your mine
trading-station = trading station
    .a = a trading station
    .manies = trading stations
    .yours = your trading station
research-lab = research lab
    .a = a research lab
    .manies = research labs
    .yours = your research lab
academy = academy
    .a = an academy
    .manies = academies
    .yours = your academy
institute = planetary institute
    .a = a planetary institute
    .manies = planetary institutes
    .yours = your planetary institute
to-station = station
    .a = a trading station
    .manies = trading stations
    .yours = your trading station
to-lab = lab
    .a = a lab
    .manies = labs
    .yours = your lab
to-academy = academy
    .a = an academy
    .manies = academies
    .yours = your academy
to-institute = institute
    .a = an institute
    .manies = institutes
    .yours = your institute
gaiaformer = Gaiaformer
    .a = a Gaiaformer
    .manies = Gaiaformers
    .yours = your Gaiaformer
satellite = satellite
    .a = a satellite
    .manies = satellites
    .yours = your satellite
owners-none = no satellites
owners-human = only your satellite
owners-automa = only an Automa satellite
owners-both = your satellite and an Automa satellite
space-station = space station
    .a = a space station
    .manies = space stations
    .yours = your space station

## Research areas

terraforming = Terraforming
navigation = Navigation
intelligence = Artificial Intelligence
gaia-project = Gaia Project
economy = Economy
science = Science

## Power and QIC actions

power-3-knowledge = 3 knowledge
power-2-steps = 2 terraforming steps
power-2-ore = 2 ore
power-7-credits = 7 credits
power-2-knowledge = 2 knowledge
power-1-step = 1 terraforming step
power-2-tokens = 2 power tokens
qic-tech-tile = technology tile
qic-federation = score a federation token again
qic-planet-types = VP for planet types

## Tiles, tokens, boosters

upper = upper
lower = lower
none = none
left = ←
right = →
token-vp = 12 VP
    .long = 12 VP
    .tap = { token-vp.long }
token-qic = QIC
    .long = 8 VP and 1 QIC
    .tap = { token-qic.long }
token-power = tokens
    .long = 8 VP and 2 power tokens
    .tap = { token-power.long }
token-ore = ore
    .long = 7 VP and 2 ore
    .tap = { token-ore.long }
token-credits = credits
    .long = 7 VP and 6 credits
    .tap = { token-credits.long }
token-knowledge = knowledge
    .long = 6 VP and 2 knowledge
    .tap = { token-knowledge.long }
token-gleens = Gleens
    .long = token of the Gleens
    .tap = { token-gleens.long }
booster-knowledge = ore and knowledge
    .hint = income: 1 ore and 1 knowledge
booster-tokens = ore and power tokens
    .hint = income: 1 ore and 2 power tokens
booster-qic = QIC and credits
    .hint = income: 1 QIC and 2 credits
booster-step = terraforming step
    .hint = income: 2 credits; action: a mine with 1 free step
booster-range = range +3
    .hint = income: charge 2 power; action: +3 range
booster-mines = VP for mines
    .hint = income: 1 ore; on passing 1 VP for each mine
booster-stations = VP for trading stations
    .hint = income: 1 ore; on passing 2 VP for each trading station
booster-labs = VP for labs
    .hint = income: 1 knowledge; on passing 3 VP for each lab
booster-institute = VP for institute and academies
    .hint = income: charge 4 power; on passing 4 VP for each of them
booster-gaia = VP for Gaia planets
    .hint = income: 4 credits; on passing 1 VP for each such planet
tech-ore-qic = 1 ore and 1 QIC
tech-types = knowledge for planet types
tech-strong = power value 4 for institute and academies
tech-vp = 7 VP
tech-ore = 1 ore and 1 power (income)
tech-knowledge = 1 knowledge and 1 credit (income)
tech-gaia = 3 VP for each mine on a Gaia planet
tech-credits = 4 credits (income)
tech-charge = charge 4 power (action)
advanced-pass-federations = 3 VP for each federation token (on passing)
advanced-research = 2 VP for each research step
advanced-qic = 1 QIC and 5 credits (action)
advanced-mines = 2 VP for each mine
advanced-pass-labs = 3 VP for each lab (on passing)
advanced-sector-ore = 1 ore for each sector
advanced-pass-types = 1 VP for each planet type (on passing)
advanced-gaia = 2 VP for each Gaia planet
advanced-stations = 4 VP for each trading station
advanced-sectors = 2 VP for each sector
advanced-ore = 3 ore (action)
advanced-federations = 5 VP for each federation token
advanced-knowledge = 3 knowledge (action)
advanced-new-mine = 3 VP for each new mine
advanced-new-station = 3 VP for each new trading station
round-terraforming = terraforming steps
round-research = research
round-mine = mines
round-federation = federations
round-station-4 = trading stations, 4 VP each
round-station-3 = trading stations, 3 VP each
round-gaia-4 = mines on Gaia planets, 4 VP each
round-gaia-3 = mines on Gaia planets, 3 VP each
round-institute = institute and academies
final-federations = most structures in federations
    .one = structure in federations
    .count = structures in federations
final-structures = most structures
    .one = structure
    .count = structures
final-types = most planet types
    .one = planet type
    .count = planet types
final-gaia-planets = most Gaia planets
    .one = Gaia planet
    .count = Gaia planets
final-sectors = most sectors
    .one = sector
    .count = sectors
final-satellites = most satellites
    .one = satellite
    .count = satellites

## Actions

research-highest = research in its most advanced area
research-random = research in a random area
build-mine = build a mine
upgrade = upgrade a structure
power-qic = power or QIC action
faction-action = faction action

## Factions

terrans = Terrans
lantids = Lantids
xenos = Xenos
gleens = Gleens
taklons = Taklons
ambas = Ambas
hadsch-hallas = Hadsch Hallas
ivits = Ivits
geodens = Geodens
bal-taks = Bal T’aks
firaks = Firaks
bescods = Bescods
nevlas = Nevlas
itars = Itars
colour-blue = blue
colour-yellow = yellow
colour-brown = brown
colour-red = red
colour-orange = orange
colour-gray = grey
colour-white = white
random = random

## The map

centre = Centre
    .at = In the centre
top = Top
    .at = At the top
upper-right = Upper right
    .at = At the upper right
lower-right = Lower right
    .at = At the lower right
bottom = Bottom
    .at = At the bottom
lower-left = Lower left
    .at = At the lower left
upper-left = Upper left
    .at = At the upper left
sector-side = sector { $sector }{ $face-id ->
    [face-single] {""}
   *[other] {" "}({ $face })
}
sector-turned = sector { $sector }{ $face-id ->
    [face-single] {""}
   *[other] {" "}({ $face })
}, number turned { $degrees ->
    [210] 150° anticlockwise
    [270] 90° anticlockwise
    [330] 30° anticlockwise
   *[other] { $degrees }° clockwise
}
booster-place = { $number } from the left
face-single = its only side
face-a = side for three or four players
face-b = side for one or two players

## Cards and packs

card-number = card { $number }
deck = deck
    .at = in the Automa deck
discard = discard pile
    .at = in the discard pile
aside = set-aside pile
    .at = in the set-aside pile
action-card = action card
    .at = in play as the action card
support-card = support card
    .at = in play as the support card
nobody = nobody
pack-cards = decision cards
pack-factions = factions
pack-sectors = sectors
pack-tiles = scoring tiles
vp-card = action card
    .from = from the action card
vp-faction = faction card
    .from = from the faction card
vp-passive = passive ability
    .from = for its passive ability
vp-round = round scoring tile
    .from = from the round scoring tile

## The picture

board-booster = booster
board-tokens = federation tokens
board-vp = { $vp } VP
board-row = boosters
board-deck = Automa deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}, { $aside } set aside
