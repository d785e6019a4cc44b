"""The names of Gaia Project: planets, structures, areas, action spaces. Each is a message id of its own."""

from automarium.core.tale import Name

HUMAN, AUTOMA = Name("human"), Name("automa")
NOBODY = Name("nobody")

# the seven home types stand in their order round the terraforming wheel
WHEEL = (
    *(Name("terra"), Name("oxide"), Name("volcanic"), Name("desert")),
    *(Name("swamp"), Name("titanium"), Name("ice")),
)
GAIA, TRANSDIM, LOST_PLANET = Name("gaia"), Name("transdim"), Name("lost-planet")
PRINTED = (*WHEEL, GAIA, TRANSDIM)
TYPES = (*PRINTED, LOST_PLANET)

MINE, STATION, LAB, ACADEMY, INSTITUTE = STRUCTURES = (
    Name("mine"),
    Name("trading-station"),
    Name("research-lab"),
    Name("academy"),
    Name("institute"),
)
BUILT = {"station": STATION, "lab": LAB, "academy": ACADEMY, "institute": INSTITUTE}  # by the word for building it
GAIAFORMER, SATELLITE, SPACE_STATION = Name("gaiaformer"), Name("satellite"), Name("space-station")

TERRAFORMING, NAVIGATION, INTELLIGENCE, GAIA_PROJECT, ECONOMY, SCIENCE = AREAS = (
    Name("terraforming"),
    Name("navigation"),
    Name("intelligence"),
    Name("gaia-project"),
    Name("economy"),
    Name("science"),
)
TOP_LEVEL = 5
ADVANCED_LEVEL = 4  # where an advanced tile lies in wait

# the board's action spaces from left to right: seven for power, three for QIC
SPACES = (
    *(Name("power-3-knowledge"), Name("power-2-steps"), Name("power-2-ore"), Name("power-7-credits")),
    *(Name("power-2-knowledge"), Name("power-1-step"), Name("power-2-tokens")),
    *(Name("qic-tech-tile"), Name("qic-federation"), Name("qic-planet-types")),
)
ALL_SPACES = (1 << len(SPACES)) - 1
STEP_SPACES = (Name("power-2-steps"), Name("power-1-step"))  # they end in a mine
TILE_SPACE = Name("qic-tech-tile")

LEFT, RIGHT = ARROWS = Name("left"), Name("right")
UPPER, LOWER, NONE = TILES = Name("upper"), Name("lower"), Name("none")

RESEARCH_HIGHEST, RESEARCH_RANDOM, BUILD_MINE, UPGRADE, POWER_QIC, FACTION_ACTION = ACTIONS = (
    Name("research-highest"),
    Name("research-random"),
    Name("build-mine"),
    Name("upgrade"),
    Name("power-qic"),
    Name("faction-action"),
)

# kinds of federation tokens; that of the Gleens is apart
TOKENS = (
    *(Name("token-vp"), Name("token-qic"), Name("token-power"), Name("token-ore")),
    *(Name("token-credits"), Name("token-knowledge")),
)
GLEENS_TOKEN = Name("token-gleens")

BOOSTERS = (
    *(Name("booster-knowledge"), Name("booster-tokens"), Name("booster-qic"), Name("booster-step")),
    *(Name("booster-range"), Name("booster-mines"), Name("booster-stations"), Name("booster-labs")),
    *(Name("booster-institute"), Name("booster-gaia")),
)

# technology tiles: nine standard ones, and fifteen advanced ones, six of which are in a game
TECHNOLOGY = (
    *(Name("tech-ore-qic"), Name("tech-types"), Name("tech-strong"), Name("tech-vp"), Name("tech-ore")),
    *(Name("tech-knowledge"), Name("tech-gaia"), Name("tech-credits"), Name("tech-charge")),
)
ADVANCED = (
    *(Name("advanced-pass-federations"), Name("advanced-research"), Name("advanced-qic"), Name("advanced-mines")),
    *(Name("advanced-pass-labs"), Name("advanced-sector-ore"), Name("advanced-pass-types"), Name("advanced-gaia")),
    *(Name("advanced-stations"), Name("advanced-sectors"), Name("advanced-ore"), Name("advanced-federations")),
    *(Name("advanced-knowledge"), Name("advanced-new-mine"), Name("advanced-new-station")),
)

# the human's factions that have something of their own for the table
AMBAS, BAL_TAKS, BESCODS, FIRAKS, GLEENS, ITARS, IVITS, LANTIDS, NEVLAS, TERRANS, XENOS = (
    *(Name("ambas"), Name("bal-taks"), Name("bescods"), Name("firaks"), Name("gleens"), Name("itars")),
    *(Name("ivits"), Name("lantids"), Name("nevlas"), Name("terrans"), Name("xenos")),
)

TOASTER, LEVEL_AUTOMA, AUTOMATON, SUPERTOMA, TERMINATOR = LEVELS = (
    "toaster",
    "automa",
    "automaton",
    "supertoma",
    "terminator",
)
