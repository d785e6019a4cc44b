"""The names of Scythe: sides, factions, units, terrains, symbols. Each is a message id of its own."""

from automarium.core.tale import Name

HUMAN, AUTOMA = SIDES = Name("human"), Name("automa")

# clockwise round the board
POLANIA, ALBION, NORDIC, RUSVIET, TOGAWA, CRIMEA, SAXONY = FACTIONS = (
    *(Name("polania"), Name("albion"), Name("nordic"), Name("rusviet")),
    *(Name("togawa"), Name("crimea"), Name("saxony")),
)
IN_THE_BOX = tuple(one for one in FACTIONS if one not in (ALBION, TOGAWA))  # these two come with an expansion
AUTOMETTA, AUTOMA_LEVEL, AUTOMASZYNA, ULTIMASZYNA = LEVELS = ("autometta", "automa", "automaszyna", "ultimaszyna")

HERO, MECH, WORKER = UNITS = Name("hero"), Name("mech"), Name("worker")

MOUNTAIN, FARM, VILLAGE, FOREST, TUNDRA, LAKE, FACTORY = TERRAINS = (
    *(Name("mountain"), Name("farm"), Name("village"), Name("forest")),
    *(Name("tundra"), Name("lake"), Name("factory")),
)
METAL, FOOD, WOOD, OIL = RESOURCES = Name("metal"), Name("food"), Name("wood"), Name("oil")
PRODUCES = {MOUNTAIN: METAL, FARM: FOOD, FOREST: WOOD, TUNDRA: OIL}  # the other terrains give nothing (S-201, S-202)

MOVE_WORKER, MOVE_MECH, MOVE_HERO, ENCOUNTER_OR_FACTORY, ATTACK_WORKERS, ATTACK_UNITS = MOVES = (
    *(Name("move-worker"), Name("move-mech"), Name("move-hero")),
    *(Name("encounter-or-factory"), Name("attack-workers"), Name("attack-units")),
)
COIN, POWER, COMBAT_CARD, HERO_OR_MECH = Name("coin"), Name("power"), Name("combat-card"), Name("hero-or-mech")
POPULARITY, NOTHING = Name("popularity"), Name("nothing")
GAINS = (WORKER, HERO_OR_MECH, COIN, POWER, COMBAT_CARD)
BONUSES = (POWER, POPULARITY, COIN, COMBAT_CARD)  # of recruits
TRAP_FACES = (POWER, COIN, COMBAT_CARD, POPULARITY)  # each of Togawa's four traps takes something else

ARMORY, MILL, MINE, MONUMENT = STRUCTURES = Name("armory"), Name("mill"), Name("mine"), Name("monument")

RIVERWALK, SPEED = Name("riverwalk"), Name("speed")
SEAWORTHY, SUBMERGE, SUITON = LAKE_ABILITIES = Name("seaworthy"), Name("submerge"), Name("suiton")
BURROW, TOKA = Name("burrow"), Name("toka")
UNDERPASS, TOWNSHIP, RALLY, SHINOBI, WAYFARE = (
    *(Name("underpass"), Name("township"), Name("rally")),
    *(Name("shinobi"), Name("wayfare")),
)
ARTILLERY, DISARM, SCOUT, SWORD, SHIELD, RONIN = (
    *(Name("artillery"), Name("disarm"), Name("scout")),
    *(Name("sword"), Name("shield"), Name("ronin")),
)
CAMARADERIE, PEOPLES_ARMY = Name("camaraderie"), Name("peoples-army")
ABILITIES = (
    *(RIVERWALK, SPEED, SEAWORTHY, SUBMERGE, SUITON, BURROW, TOKA, UNDERPASS, TOWNSHIP, RALLY, SHINOBI, WAYFARE),
    *(ARTILLERY, DISARM, SCOUT, SWORD, SHIELD, RONIN, CAMARADERIE, PEOPLES_ARMY),
)

# what the human can place a star for, and what the Automa can
STAR_UPGRADES, STAR_MECHS, STAR_STRUCTURES, STAR_RECRUITS, STAR_WORKERS = (
    *(Name("star-upgrades"), Name("star-mechs"), Name("star-structures")),
    *(Name("star-recruits"), Name("star-workers")),
)
STAR_OBJECTIVE, STAR_COMBAT, STAR_POPULARITY, STAR_POWER = (
    *(Name("star-objective"), Name("star-combat")),
    *(Name("star-popularity"), Name("star-power")),
)
HUMAN_STARS = (
    *(STAR_UPGRADES, STAR_MECHS, STAR_STRUCTURES, STAR_RECRUITS, STAR_WORKERS),
    *(STAR_OBJECTIVE, STAR_COMBAT, STAR_POPULARITY, STAR_POWER),
)
STAR_CARD = Name("star-card")
AUTOMA_STARS = (STAR_CARD, STAR_COMBAT, STAR_POWER)

SCHEME_I, SCHEME_II = SCHEMES = Name("scheme-i"), Name("scheme-ii")
MAT, BASE = Name("mat"), Name("base")
YES, NO = Name("yes"), Name("no")
