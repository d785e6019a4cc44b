### Gaia Project: the names of things.

game = Gaia Project

## Planets

terra = terra
    .colour = blue
oxide = oxide
    .colour = red
volcanic = volcanic
    .colour = orange
desert = desert
    .colour = yellow
swamp = swamp
    .colour = brown
titanium = titanium
    .colour = gray
ice = ice
    .colour = white
gaia = Gaia
    .colour = green
transdim = transdim
    .colour = purple
lost-planet = Lost Planet
    .colour = black
space = empty space
    .colour = no planet
hex-label = { $hex }
planet-label = { $sector }-{ $type }
planet-at = { $hex } { $type }

## Pieces

mine = mine
trading-station = trading station
research-lab = research lab
academy = academy
institute = planetary institute
to-station = station
to-lab = lab
to-academy = academy
to-institute = institute
gaiaformer = Gaiaformer
satellite = satellite
space-station = space station

## Research areas

terraforming = Terraforming
navigation = Navigation
intelligence = Artificial Intelligence
gaia-project = Gaia Project
economy = Economy
science = Science

## Power and QIC actions

power-3-knowledge = 3 knowledge
power-2-steps = 2 steps
power-2-ore = 2 ore
power-7-credits = 7 credits
power-2-knowledge = 2 knowledge
power-1-step = 1 step
power-2-tokens = 2 power tokens
qic-tech-tile = technology tile
qic-federation = federation again
qic-planet-types = VP for planet types

## Tiles, tokens, boosters

upper = upper
lower = lower
none = none
left = ←
right = →
token-vp = 12 VP
    .long = 12 VP
token-qic = qic
    .long = 8 VP and 1 QIC
token-power = tokens
    .long = 8 VP and 2 power tokens
token-ore = ore
    .long = 7 VP and 2 ore
token-credits = credits
    .long = 7 VP and 6 credits
token-knowledge = knowledge
    .long = 6 VP and 2 knowledge
token-gleens = gleens
    .long = that of the Gleens
booster-knowledge = ore & knowledge
booster-tokens = ore & power tokens
booster-qic = QIC & credits
booster-step = terraforming step
booster-range = range +3
booster-mines = VP for mines
booster-stations = VP for trading stations
booster-labs = VP for labs
booster-institute = VP for institute & academies
booster-gaia = VP for Gaia planets
tech-ore-qic = 1 ore + 1 QIC
tech-types = knowledge for planet types
tech-strong = power value 4
tech-vp = 7 VP
tech-ore = income: 1 ore + 1 power
tech-knowledge = income: 1 knowledge + 1 credit
tech-gaia = 3 VP for each Gaia mine
tech-credits = income: 4 credits
tech-charge = action: charge 4
advanced-pass-federations = pass: 3 VP for each federation token
advanced-research = 2 VP for each research step
advanced-qic = action: 1 QIC + 5 credits
advanced-mines = 2 VP for each mine
advanced-pass-labs = pass: 3 VP for each lab
advanced-sector-ore = 1 ore for each sector
advanced-pass-types = pass: 1 VP for each planet type
advanced-gaia = 2 VP for each Gaia planet
advanced-stations = 4 VP for each trading station
advanced-sectors = 2 VP for each sector
advanced-ore = action: 3 ore
advanced-federations = 5 VP for each federation token
advanced-knowledge = action: 3 knowledge
advanced-new-mine = 3 VP for each new mine
advanced-new-station = 3 VP for each new trading station
round-terraforming = terraforming steps
round-research = research
round-mine = mines
round-federation = federations
round-station-4 = trading stations (4)
round-station-3 = trading stations (3)
round-gaia-4 = mines on Gaia planets (4)
round-gaia-3 = mines on Gaia planets (3)
round-institute = institute and academies
final-federations = structures in federations
final-structures = structures
final-types = planet types
final-gaia-planets = Gaia planets
final-sectors = sectors
final-satellites = satellites

## Actions

research-highest = research in the highest area
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
colour-gray = gray
colour-white = white
random = random

## The map

centre = Centre
top = Top
upper-right = Upper right
lower-right = Lower right
bottom = Bottom
lower-left = Lower left
upper-left = Upper left
sector-turned = sector { $sector }, number tilted { $degrees }°
booster-place = { $number } from the left
face-single = its only face
face-a = face for three or four players
face-b = face for one or two players

## Cards and packs

card-number = card { $number }
deck = deck
discard = discard pile
aside = set-aside pile
action-card = action card
support-card = support card
nobody = nobody
pack-cards = decision cards
pack-factions = factions
pack-sectors = sectors
pack-tiles = scoring tiles
vp-card = action card
vp-faction = faction card
vp-passive = passive ability
vp-round = round scoring tile

## The picture

board-booster = booster
board-tokens = federation tokens
board-vp = { $vp } VP
board-row = boosters
board-deck = Automa deck { $deck }, set aside { $aside }
