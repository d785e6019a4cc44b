### Gaia Project: what a player types, what is corrected, what cannot be.

## Verbs

verb-mine = mine
verb-upgrade = upgrade
verb-lab = lab
verb-academy = academy
verb-institute = institute
verb-gaiaformer = gaiaformer
verb-research = research
verb-federation = federation
verb-power = power
verb-special = special
verb-station = station
verb-swap = swap
verb-downgrade = downgrade
verb-pass = pass
verb-done = done
verb-advance = advance
verb-tile = tile
verb-satellites = satellites
verb-token = token
verb-strong = strong
verb-vp = vp
verb-supply = supply
verb-structure = structure
verb-planet = planet
verb-satellite = satellite
verb-booster = booster
verb-row = row
verb-covered = covered
verb-tokens = tokens
verb-terraforming-token = terraforming-token
verb-own-tokens = own-tokens
verb-round = round
verb-first = first
verb-passed = passed
verb-turns = turns
verb-round-tile = round-tile
verb-final = final
verb-card = card

## Usage

usage-mine = mine hex — mine c4, or by sector and planet: mine 3-ice
usage-upgrade = upgrade hex [station|lab|academy|institute] [area] — upgrade c4; upgrade c4 lab science (the new tile raises Science)
usage-lab = lab hex area — lab c4 science: the new tile raises Science; lab c4 none
usage-academy = academy hex area — academy c4 science; academy c4 none
usage-institute = institute hex — institute c4
usage-gaiaformer = gaiaformer hex — gaiaformer 6-transdim
usage-research = research area [hex] — research science; research navigation c4 (level 5: where the Lost Planet goes; otherwise it is asked)
usage-federation = federation token [hexes] — federation ore c4 c5: the token and where satellites go
usage-power = power number [hex] [area] — power 4; power 2 c4 (a mine with steps); power 8 science (a technology tile)
usage-special = special [area] — any other action; with an area if it raises one
usage-station = station hex — a space station
usage-swap = swap hex — your institute changes places with that mine
usage-downgrade = downgrade hex [area] — a lab becomes a trading station
usage-pass = pass booster — pass mines, or by its place: pass 2; in round 6 only: pass
usage-done = done — nothing more to tell
usage-advance = advance area [hex] — a research level that came beside your action; your turn goes on
usage-tile = tile area — you take the advanced tile of that area; your turn goes on
usage-satellites = satellites hexes — beside your action; your turn goes on
usage-token = token kind — a federation token beside your action; your turn goes on
usage-strong = strong — you own the tile that makes institute and academies worth 4
usage-vp = vp number — where your VP marker is: vp 34; or so many more: vp +7
usage-fix-structure = fix structure hex side [mine|station|lab|academy|institute|lost-planet] — fix structure c4 automa lab; fix structure c4 nobody
usage-fix-planet = fix planet hex type — fix planet c4 gaia; fix planet c4 space
usage-fix-satellite = fix satellite side hex yes|no
usage-fix-satellites = fix satellites hex sides — fix satellites c4 human automa: whose satellites lie there; with a hyphen none
usage-fix-booster = fix booster side booster — fix booster automa mines
usage-fix-row = fix row boosters — the free boosters from the left: fix row mines labs gaia
usage-fix-covered = fix covered number yes|no — fix covered 3 no
usage-fix-tokens = fix tokens kind number — how many lie in the supply
usage-fix-terraforming-token = fix terraforming-token kind, or none
usage-fix-own-tokens = fix own-tokens kinds — the federation tokens that you hold
usage-fix-round = fix round number
usage-fix-first = fix first side — who holds the first-player token
usage-fix-passed = fix passed side yes|no — fix passed automa yes: the Automa passes, with all that belongs to it
usage-fix-turns = fix turns side number
usage-fix-round-tile = fix round-tile number tile — fix round-tile 3 research
usage-fix-final = fix final upper|lower tile — fix final upper sectors
usage-fix-card = fix card number deck|discard|aside|action-card|support-card
usage-fix-gaiaformer = fix gaiaformer hex yes|no
usage-fix-research = fix research side area level
usage-fix-station = fix station hex yes|no
usage-fix-tile = fix tile area yes|no
usage-fix-strong = fix strong yes|no
usage-fix-vp = fix vp side number — fix vp automa 34; 3 more: fix vp automa +3
usage-fix-supply = fix supply side piece number — fix supply automa mine 3

## Corrections

fixed-structure = Corrected: { $hex } — { $side }{ $side-id ->
    [nobody] {""}
   *[other] , { $kind }
}.
fixed-planet = Corrected: { $hex } — { $type }.
fixed-gaiaformer = Corrected: Gaiaformer on { $hex } — { $on }.
fixed-satellite = Corrected: satellite ({ $side }) on { $hex } — { $on }.
fixed-satellites = Corrected: satellites on { $hex } — { $sides }.
fixed-station = Corrected: space station on { $hex } — { $on }.
fixed-research = Corrected: { $area } ({ $side }) — level { $level }.
fixed-vp = Corrected: VP ({ $side }) — { $amount }.
fixed-supply = Corrected: in the supply ({ $side }), { $kind } — { $amount }.
fixed-booster = Corrected: booster ({ $side }) — { $booster }.
fixed-row = Corrected: boosters in the row — { $boosters }.
fixed-covered = Corrected: action “{ $space }” covered — { $on }.
fixed-tile = Corrected: advanced tile of { $area } — { $on }.
fixed-tokens = Corrected: tokens “{ $token-long }” in the supply — { $amount }.
fixed-terraforming-token = Corrected: token on Terraforming 5 — { $token }.
fixed-own-tokens = Corrected: your federation tokens — { $tokens }.
fixed-strong = Corrected: power value 4 — { $on }.
fixed-round = Corrected: round { $number }.
fixed-first = Corrected: first-player token — { $side }.
fixed-passed = Corrected: passed ({ $side }) — { $on }.
fixed-turns = Corrected: turns ({ $side }) — { $amount }.
fixed-round-tile = Corrected: round { $number } — { $tile }.
fixed-final = Corrected: final tile, { $which } — { $tile }.
care-satellites = Satellites count now, and so far the Automa has placed none. Put one next to each of its mines that was built beside no other structure of its own, and tell: fix satellite automa c4 yes.
fixed-card = Corrected: card { $number } — { $where }.

## What cannot be

hex-unknown = “{ $got }” is no hex. Expected: row and place (C4), or sector and planet (3-ice).
hex-not-here = { $hex } is not one of the hexes that can be meant here.
planet-not-one = Sector { $sector } has { $number } planets of the type { $type }: say the hex by row and place.
no-planet = There is no planet on { $hex } that can be built on.
transdim-first = { $hex } is a transdim planet: it needs a Gaiaformer, and becomes a Gaia planet at the start of the next round.
not-transdim = { $hex } is no free transdim planet.
planet-taken = On { $hex } stands a structure already: { $kind } ({ $side }).
supply-empty = None left in the supply: { $kind }.
nothing-to-upgrade = On { $hex } stands nothing of yours that can be changed so.
nothing-to-swap = On { $hex } stands no mine of yours.
upgrade-path = On { $hex } stands: { $kind }. Say what it becomes: { $expected }.
needs-institute = That needs your planetary institute.
level-top = You are on level 5 of { $area } already.
level-closed = Somebody stands on level 5 of { $area } already.
bal-taks-navigation = The Bal T’aks advance in Navigation only after their institute is built.
lost-not-now = A hex is said only on the step to level 5 of Navigation.
hex-not-empty = { $hex } is not empty.
token-gone = There is no such federation token to take: { $token-long }.
space-covered = This action is covered already: { $space }.
mine-where = { $space }: say where the mine goes, as in “power 2 c4”.
mine-not-here = No mine comes with this action: { $space }.
area-not-here = No research comes with this action: { $space }.
no-booster-now = In round 6 nobody takes a booster: just pass.
booster-not-there = Say which booster you take: { $expected }.
tile-gone = The advanced tile of { $area } is gone.
tile-too-high = The advanced tile of { $area } needs level 4; you are on { $level }.
card-left-game = Card { $number } is not in this match.
card-in-play = Card { $number } is in play: say which card is the action or support card instead.
no-cards-in-play = No cards are in play now.
passed-say = You pass in your turn, with the booster that you take: pass mines.
passed-undo = The Automa has passed with all that belongs to it. Take that back with undo.
passed-no-cards = The Automa passes by its action card and its support card, and does not have both now.
no-card-to-draw = Then there would be no card left to draw.
no-deck-yet = The Automa deck is not made yet.
map-bad = “{ $got }” is no map. Expected: random, default, or seven sectors from the centre and then clockwise from the top, as in: { $expected }.
map-sector-twice = A sector twice in “{ $got }”.
map-no-such-face = Sector { $sector } has no such face.
map-neighbours = { $hex } and { $other } are neighbours of one type ({ $type }): the map is not legal. If it lies so on your table, choose “any” for neighbours.
factions-one-colour = The Automa cannot have your colour: { $human } against { $automa }.
tiles-bad = “{ $got }” cannot be. Expected: random, or { $number } of these: { $expected }.
deck-bad = “{ $got }” is no starting deck. Expected: level, or the numbers of cards from 1 to { $high }, with a minus for those that leave the game, as in: 1 2 4 5 7 13 9 -16.

## Tables that cannot be

broken-no-planet = { $kind } ({ $side }) on { $hex }: there is no planet.
broken-transdim = { $kind } ({ $side }) on { $hex }: that is a transdim planet. A colonised one has become a Gaia planet: correct the planet first.
broken-shared = On { $hex } both sides would stand; only the Lantids share a planet.
broken-guest = On { $hex } Lantids stand beside the Automa, and there they can have a mine only.
broken-lost-twice = There is only one Lost Planet.
broken-lost-nobody = The Lost Planet on { $hex } has no owner.
broken-lost-place = The Lost Planet cannot lie on { $hex }: that hex has a planet, a satellite or a space station.
broken-lost-automa = The Automa never has the Lost Planet.
broken-lost-level = The Lost Planet belongs to whoever stands on level 5 of Navigation: correct the level first, or take the planet away.
broken-former-place = A Gaiaformer cannot be on { $hex }: it stands on a transdim planet, or one that became Gaia, without a structure.
broken-formers = With level { $level } of Gaia Project there are { $most } Gaiaformers, not { $number }.
broken-in-space = { $kind } on { $hex }: there is a planet.
broken-stations = The { $faction } have no space stations.
broken-supply = { $kind } ({ $side }): the box has { $most }, on the board and in the supply together.
broken-level = Two sides cannot both be on level 5 of { $area }.
broken-advanced = The Automa is on level 5 of { $area } only after the advanced tile there has left: correct the tile first.
broken-bal-taks = The Bal T’aks are above level 0 of Navigation only with their institute.
broken-booster = This booster would be in two places: { $booster }.
broken-boosters = There would be { $number } boosters; in a match of two there are { $most }.
broken-tokens = There would be { $number } federation tokens “{ $token-long }” in all; { $most } of each kind are in the game.
broken-gleens-token = The federation token of the Gleens is theirs alone, and there is one.
broken-federations = You told of { $number } structures in federations, and there would be { $most } in all.
broken-tile = This scoring tile would lie there more often than the box has it: { $tile }.
broken-card = Card { $number } would be in two places, or in none.
broken-aside = The cards of the set-aside pile ({ $number }) do not add up.
