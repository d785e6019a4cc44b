### Gaia Project: what a player types, what is corrected, what cannot be.

## Verbs

verb-mine = mine
    .hint = on a free planet
verb-upgrade = upgrade
    .tap = trading station
    .hint = in place of a mine
verb-lab = lab
    .hint = with a technology tile
verb-academy = academy
    .hint = with a technology tile
verb-institute = institute
    .hint = for your faction’s ability
verb-gaiaformer = gaiaformer
    .tap = Gaiaformer
    .hint = on a transdim planet
verb-levels = levels
    .tap = research levels
verb-research = research
    .hint = a level up for knowledge
verb-federation = federation
    .hint = a token, and your satellites
verb-power = power
    .tap = power or QIC action
    .hint = cover an action space
verb-special = special
    .tap = other action
    .hint = of a tile, booster or faction
verb-station = station
    .tap = space station
    .hint = in empty space
verb-swap = swap
    .tap = swap
    .hint = the institute and a mine
verb-downgrade = downgrade
    .hint = a lab becomes a trading station
verb-pass = pass
    .hint = leave the round
verb-done = done
verb-advance = advance
    .tap = level of an area
    .hint = gained without an action
verb-tile = tile
    .tap = advanced tile
    .hint = taken in a research area
verb-satellites = satellites
    .hint = placed later on
verb-token = token
    .tap = federation token
    .hint = gained without a federation
verb-strong = strong
    .tap = power of institute and academies
    .hint = now 4, by a technology tile
verb-gaia-mines = gaia-mines
    .tap = technology tile
    .hint = 3 VP for each mine on a Gaia planet
verb-vp = vp
    .tap = victory points
    .hint = on your track now
verb-supply = supply
verb-structure = structure
verb-planet = planet
verb-satellite = satellite
verb-booster = booster
verb-row = row
    .tap = row of boosters
verb-covered = covered
    .tap = covered actions
verb-tokens = tokens
    .tap = federation tokens in the supply
verb-terraforming-token = terraforming-token
    .tap = token on Terraforming
verb-own-tokens = own-tokens
    .tap = your federation tokens
verb-round = round
verb-first = first
    .tap = first player
verb-passed = passed
verb-turns = turns
    .tap = number of turns
verb-round-tile = round-tile
    .tap = round scoring tile
verb-final = final
    .tap = final scoring tile
verb-card = card

## Usage

usage-mine = mine ‹hex› — also by sector and planet: mine c4; mine 3-ice
usage-upgrade = upgrade ‹hex› [station|lab|academy|institute] [‹area›] — to what, and the area that a new technology tile advances: upgrade c4; upgrade c4 lab science
usage-lab = lab ‹hex› ‹area›|none — the area that the new technology tile advances: lab c4 science; lab c4 none
usage-academy = academy ‹hex› ‹area›|none — the area that the new technology tile advances: academy c4 science; academy c4 none
usage-institute = institute ‹hex› — institute c4
usage-gaiaformer = gaiaformer ‹hex› — gaiaformer c4
usage-research = research ‹area› — research science · research navigation [‹hex›] — on level 5, where the Lost Planet goes; if left out, you will be asked: research navigation c4
usage-federation = federation ‹token› [‹hex› …] — the token, and the hexes with satellites: federation ore c4 c5
usage-power = power ‹number› [‹hex›] [‹area›] — the space; a hex for a mine after terraforming steps, an area for a technology tile: power 4; power 2 c4; power 8 science
usage-special = special [‹area›] — any other action, with an area if it advances one: special; special science
usage-station = station ‹hex› — a space station: station c4
usage-swap = swap ‹hex› — your institute changes places with the mine there: swap c4
usage-downgrade = downgrade ‹hex› [‹area›] — a lab becomes a trading station and advances an area: downgrade c4; downgrade c4 science
usage-pass = pass [‹booster›] — the booster that you take, or its place in the row; none in round 6: pass mines; pass 2; pass
usage-done = done — nothing more
usage-advance = advance ‹area› [‹hex›] — a research level gained besides your action; your turn goes on: advance science
usage-tile = tile ‹area› — you take the advanced technology tile of that area; your turn goes on: tile science
usage-satellites = satellites ‹hex› … — placed besides your action; your turn goes on: satellites c4 c5
usage-token = token ‹kind› — a federation token taken besides your action; your turn goes on: token ore
usage-strong = strong — you own the tile that gives your institute and academies power value 4
usage-gaia-mines = gaia-mines — you own the tile that gives 3 VP for each mine on a Gaia planet
usage-vp = vp ‹number› — your VP on the track, or how many more: vp 34; vp +7
usage-fix-structure = fix structure ‹hex› human|automa|nobody [mine|station|lab|academy|institute|lost-planet] — whose structure is there: fix structure c4 automa lab; fix structure c4 nobody
usage-fix-planet = fix planet ‹hex› ‹type› — fix planet c4 gaia; fix planet c4 space
usage-fix-satellite = fix satellite human|automa ‹hex› yes|no — whether that satellite is there: fix satellite automa c4 yes
usage-fix-satellites = fix satellites ‹hex› human|automa|- … — whose satellites are there, a hyphen for nobody’s: fix satellites c4 human automa; fix satellites c4 -
usage-fix-booster = fix booster human|automa ‹booster› — fix booster automa mines
usage-fix-row = fix row ‹booster› … — the free boosters from left to right: fix row mines labs gaia
usage-fix-covered = fix covered ‹number› yes|no — whether that power or QIC action is covered: fix covered 3 no
usage-fix-tokens = fix tokens ‹kind› ‹number› — how many of these are in the supply: fix tokens ore 2
usage-fix-terraforming-token = fix terraforming-token ‹kind›|none — the federation token of the Terraforming area: fix terraforming-token ore; fix terraforming-token none
usage-fix-own-tokens = fix own-tokens ‹kind› … — the federation tokens that you have: fix own-tokens ore credits
usage-fix-round = fix round ‹number› — fix round 3
usage-fix-first = fix first human|automa — who holds the first-player token: fix first automa
usage-fix-passed = fix passed human|automa yes|no — the Automa passes with all that goes with it: fix passed automa yes
usage-fix-turns = fix turns human|automa ‹number› — how many turns have been taken: fix turns automa 5
usage-fix-round-tile = fix round-tile ‹round› ‹tile› — fix round-tile 3 research
usage-fix-final = fix final upper|lower ‹tile› — fix final upper sectors
usage-fix-card = fix card ‹number› deck|discard|aside|action-card|support-card — where the Automa card is: fix card 7 discard
usage-fix-gaiaformer = fix gaiaformer ‹hex› yes|no — whether your gaiaformer is there: fix gaiaformer c4 yes
usage-fix-levels = fix levels human|automa ‹level› … — all six levels in the order of the areas: fix levels human 1 0 2 0 3 1
usage-fix-research = fix research human|automa ‹area› ‹level› — fix research automa science 3
usage-fix-station = fix station ‹hex› yes|no — whether a space station is there: fix station c4 yes
usage-fix-tile = fix tile ‹area› yes|no — whether the advanced technology tile is there: fix tile science no
usage-fix-strong = fix strong yes|no — whether you own the tile for power value 4: fix strong yes
usage-fix-gaia-mines = fix gaia-mines yes|no — whether you own the tile of 3 VP for each mine on a Gaia planet: fix gaia-mines yes
usage-fix-vp = fix vp human|automa ‹number› — how many VP, or how many more: fix vp automa 34; fix vp automa +3
usage-fix-supply = fix supply human|automa ‹piece› ‹number› — how many of these are in the supply: fix supply automa mine 3

## Corrections

fixed-structure = Corrected: { $hex } – { $side-id ->
    [nobody] no structure.
    [human] { $kind-id ->
        [none] your structure.
       *[other] { $kind-yours }.
    }
   *[automa] { $kind-id ->
        [none] Automa structure.
        [lost-planet] Lost Planet.
        [to-station] Automa trading station.
       *[other] Automa { $kind }.
    }
}
fixed-planet = Corrected: { $hex } – { $type-planet }.
fixed-gaiaformer = { $on-id ->
    [yes] Corrected: { $hex } – your Gaiaformer.
   *[no] Corrected: { $hex } – no Gaiaformer.
}
fixed-satellite = Corrected: { $hex } – { $on-id ->
    [yes] { $side-id ->
        [human] your satellite.
       *[automa] Automa satellite.
    }
   *[no] { $side-id ->
        [human] no satellite of yours.
       *[automa] no Automa satellite.
    }
}
fixed-satellites = Corrected: { $hex } – { $sides }.
fixed-station = { $on-id ->
    [yes] Corrected: { $hex } – your space station.
   *[no] Corrected: { $hex } – no space station.
}
fixed-levels = { $side-id ->
    [human] Corrected: your research levels are
   *[automa] Corrected: the Automa’s research levels are
} { terraforming-short } { $terraforming }, { navigation-short } { $navigation }, { intelligence-short } { $intelligence }, { gaia-project-short } { $gaia-project }, { economy-short } { $economy }, { science-short } { $science }.
fixed-research = { $side-id ->
    [human] Corrected: you are on level { $level } of { $area }.
   *[automa] Corrected: the Automa is on level { $level } of { $area }.
}
fixed-vp = { $side-id ->
    [human] Corrected: you have { $amount } VP.
   *[automa] Corrected: the Automa has { $amount } VP.
}
fixed-supply = { $side-id ->
    [human] Corrected: { $kind-manies } in your supply – { $amount }.
   *[automa] Corrected: { $kind-manies } in the Automa’s supply – { $amount }.
}
fixed-booster = { $side-id ->
    [human] { $booster-id ->
        [none] Corrected: you have no booster.
       *[other] Corrected: you have the booster “{ $booster }”.
    }
   *[automa] { $booster-id ->
        [none] Corrected: the Automa has no booster.
       *[other] Corrected: the Automa has the booster “{ $booster }”.
    }
}
fixed-row = Corrected: boosters in the row from left to right – { $boosters }.
fixed-covered = { $on-id ->
    [yes] Corrected: the action “{ $space }” is covered.
   *[no] Corrected: the action “{ $space }” is open.
}
fixed-tile = { $on-id ->
    [yes] Corrected: the advanced technology tile of { $area } is there.
   *[no] Corrected: the advanced technology tile of { $area } is gone.
}
fixed-tokens = Corrected: tokens “{ $token-long }” in the supply – { $amount }.
fixed-terraforming-token = { $token-id ->
    [none] Corrected: there is no token on level 5 of Terraforming.
   *[other] Corrected: the token on level 5 of Terraforming is “{ $token-long }”.
}
fixed-own-tokens = Corrected: your federation tokens – { $tokens }.
fixed-strong = { $on-id ->
    [yes] Corrected: your institute and academies have power value 4.
   *[no] Corrected: your institute and academies have their usual power value.
}
fixed-gaia-mines = { $on-id ->
    [yes] Corrected: you have the tile of 3 VP for each mine on a Gaia planet.
   *[no] Corrected: you do not have the tile of 3 VP for each mine on a Gaia planet.
}
fixed-round = Corrected: it is round { $number }.
fixed-first = { $side-id ->
    [human] Corrected: you have the first-player token.
   *[automa] Corrected: the Automa has the first-player token.
}
fixed-passed = { $side-id ->
    [human] { $on-id ->
        [yes] Corrected: you have passed.
       *[no] Corrected: you have not passed.
    }
   *[automa] { $on-id ->
        [yes] Corrected: the Automa has passed.
       *[no] Corrected: the Automa has not passed.
    }
}
fixed-turns = { $side-id ->
    [human] Corrected: your turns – { $amount }.
   *[automa] Corrected: the Automa’s turns – { $amount }.
}
fixed-round-tile = Corrected: the tile of round { $number } is “{ $tile }”.
fixed-final = { $which-id ->
    [upper] Corrected: the upper final scoring tile is “{ $tile }”.
   *[lower] Corrected: the lower final scoring tile is “{ $tile }”.
}
care-satellites = Satellites matter now, and the Automa has not placed any so far. Place one next to each of its mines that was built away from its other structures, and enter each as a correction, for example: fix satellite automa c4 yes.
fixed-card = Corrected: card { $number } is now { $where-at }.

## What cannot be

hex-unknown = “{ $got }” is not a hex. Enter its row and place, for example C4, or sector and planet with a hyphen, for example 3-ice.
hex-not-here = Hex { $hex } is not possible here.
planet-not-one = { $number ->
    [0] Sector { $sector } has no { $type-gens }.
   *[other] Sector { $sector } has several { $type-gens }: enter the hex by row and place.
}
no-planet = There is no planet on { $hex } that can be built on.
transdim-first = { $hex } is a transdim planet. Place a Gaiaformer there first; it becomes a Gaia planet at the start of the next round.
not-transdim = { $hex } is not a free transdim planet.
planet-taken = { $side-id ->
    [human] There is already { $kind-a } of yours on { $hex }.
   *[automa] There is already { $kind-a } of the Automa’s on { $hex }.
}
supply-empty = { $kind-id ->
    [gaiaformer] You have no Gaiaformers left.
   *[other] There are no { $kind-manies } left in the supply.
}
nothing-to-upgrade = You have no structure on { $hex } that can be replaced like that.
nothing-to-swap = You have no mine on { $hex }.
upgrade-path = There is { $kind-a } on { $hex }. Enter the new structure: { $expected }.
needs-institute = You need your planetary institute for that.
level-top = You are already on level 5 of { $area }.
level-closed = Level 5 of { $area } is already occupied.
bal-taks-navigation = The Bal T’aks can advance in Navigation only after building their institute.
lost-not-now = A hex is entered only when you reach level 5 of Navigation.
hex-not-empty = Hex { $hex } is not empty.
token-gone = There is no federation token “{ $token-long }” left.
space-covered = The action “{ $space }” is already covered.
mine-where = Action “{ $space }”: enter where you build the mine, for example “power 2 c4”.
mine-not-here = The action “{ $space }” does not build a mine.
area-not-here = The action “{ $space }” does not advance research.
no-booster-now = No boosters are taken in round 6: just pass.
booster-not-there = Enter which booster of the row you take: { $expected }.
tile-gone = The advanced technology tile of { $area } is already gone.
tile-too-high = The advanced technology tile of { $area } requires level 4; you are on level { $level }.
card-left-game = Card { $number } is not part of this game.
card-in-play = Card { $number } is in play. Enter the card that is the action card or the support card in its place.
no-cards-in-play = No cards are in play now.
passed-say = You pass on your turn and name the new booster: pass mines.
passed-undo = The Automa has already passed, with all that goes with it. Only undo can take that back.
passed-no-cards = To pass, the Automa needs both an action card and a support card, and does not have them now.
no-card-to-draw = Then there would be no cards left to draw.
no-deck-yet = The Automa deck has not been made yet.
map-bad = { $number ->
    [0] Lay all seven sectors.
   *[other] “{ $got }” does not describe a map. Expected: “{ random }”, “{ setting-map-default }”, or seven sectors, the central one first and then clockwise from the top, for example { $expected }.
}
map-sector-twice = “{ $got }” names a sector twice.
map-no-such-face = Sector { $sector } has no such side.
map-neighbours = { $hex } and { $other } are adjacent planets of one type ({ $type }), which is not allowed. If the map on your table is like that, set “{ setting-neighbours }” to “{ setting-neighbours-any }”.
factions-one-colour = The Automa cannot play your colour: { $human } and { $automa } share one.
tiles-bad = { $given ->
    [0] Choose all { $number }, or “{ random }”.
   *[other] “{ $got }” is not possible. Expected: “{ random }”, or { $number } of these: { $expected }.
}
deck-bad = “{ $got }” is not a starting deck. Expected: “{ setting-deck-level }”, or the numbers of cards from 1 to { $high }, with a minus for those returned to the box, for example: 1 2 4 5 7 13 9 -16.

## Tables that cannot be

broken-no-planet = { $side-id ->
    [human] There is no planet on { $hex }: { $kind-yours } cannot be there.
   *[automa] There is no planet on { $hex }: an Automa { $kind } cannot be there.
}
broken-transdim = There are no structures on the transdim planet { $hex }: once colonised it becomes a Gaia planet. Correct the planet first.
broken-shared = Both sides would have structures on { $hex }; only the Lantids share a planet.
broken-guest = On { $hex } the Lantids share a planet with the Automa, and can only have a mine there.
broken-lost-twice = There is only one Lost Planet.
broken-lost-nobody = The Lost Planet on { $hex } has no owner.
broken-lost-place = The Lost Planet cannot be on { $hex }: there is a planet, a satellite or a space station.
broken-lost-automa = The Automa never has the Lost Planet.
broken-lost-level = The Lost Planet belongs to the player on level 5 of Navigation: correct the level first, or remove the planet.
broken-former-place = There cannot be a Gaiaformer on { $hex }: it stands on a transdim planet, or on one that has become a Gaia planet and has no structure yet.
broken-formers = On level { $level } of Gaia Project you have { $most ->
    [0] no Gaiaformers
    [one] { $most } Gaiaformer
   *[other] { $most } Gaiaformers
}; there would be { $number } on the map.
broken-in-space = There is a planet on { $hex }: { $kind-a } cannot be there.
broken-stations = The { $faction } have no space stations.
broken-supply = { $side-id ->
    [human] Your { $kind-manies }, on the map and in the supply together, cannot exceed { $most }.
   *[automa] The Automa’s { $kind-manies }, on the map and in the supply together, cannot exceed { $most }.
}
broken-level = Both sides cannot be on level 5 of { $area }.
broken-advanced = The Automa reaches level 5 of { $area } only after the advanced technology tile there is gone: correct the tile first.
broken-bal-taks = Without their institute the Bal T’aks cannot be above level 0 of Navigation.
broken-booster = The booster “{ $booster }” would be in two places.
broken-boosters = There would be { $number } boosters; a two-player game has { $most }.
broken-tokens = There would be { $number } federation tokens “{ $token-long }”; the game has { $most } of each kind.
broken-gleens-token = Only the Gleens can have their federation token, and there is only one.
broken-federations = You entered { $number ->
    [one] { $number } structure
   *[other] { $number } structures
} in federations, but there would be only { $most } in all.
broken-tile = There would be more tiles “{ $tile }” than the box has.
broken-card = Card { $number } would be in two places, or nowhere.
broken-aside = The number of set-aside cards ({ $number }) does not add up.

## Answers as sentences

said-ask-initial = { $kind-id ->
    [institute] Your initial planetary institute: { $answer }.
   *[other] Your initial mine: { $answer }.
}
said-ask-initial-card = Drawn: { $answer }.
said-ask-booster-card = Drawn: { $answer }.
said-ask-support-card = Drawn: { $answer }.
said-ask-decision-card = Drawn: { $answer }.
said-ask-first-booster = Your booster: { $answer }.
said-ask-lost-planet = The Lost Planet: { $answer }.
said-ask-counts = The counts and levels are right.
said-ask-satellites = Your satellites on the map: { $answer }.
said-ask-federations = Your structures in federations: { $answer }.
said-ask-human-vp = On the track you have { $answer } VP.
said-ask-leftovers = Leftover resources: { $answer } VP.
