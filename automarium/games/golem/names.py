"""The names of Golem: seats, rows, districts, colours, sections. Each is a message id of its own."""

from itertools import permutations

from automarium.core.tale import Name

AUTOMA = Name("automa")
HUMANS = Name("human-1"), Name("human-2"), Name("human-3")
YOU = Name("human")  # the only human, as sentences call them

# the rows of the synagogue from the top; the middle three are areas too, each with a coloured strategy token
WORK, GOLEM, ARTIFACTS, STUDY, MIRROR = ROWS = (
    *(Name("work"), Name("golem"), Name("artifacts"), Name("study"), Name("mirror")),
)
AREAS = GOLEM, ARTIFACTS, STUDY

RED, YELLOW, BLUE = DISTRICTS = Name("red"), Name("yellow"), Name("blue")
ORDERS = tuple(permutations(DISTRICTS))  # in which the strategy tokens can lie
BLACK, WHITE, GREEN = Name("black"), Name("white"), Name("green")
COLOURS = (*DISTRICTS, BLACK, WHITE)  # of marbles
BOOK_COLOURS = (*DISTRICTS, GREEN, BLACK)
LETTERS = {RED: "R", YELLOW: "Y", BLUE: "B", BLACK: "K", WHITE: "W"}

AREA_OF = dict(zip(DISTRICTS, AREAS, strict=True))
TOKEN_OF = dict(zip(AREAS, DISTRICTS, strict=True))

LAST_SECTION = 10
LAST_TILE = 7  # sections VIII to X have no neighbourhood tile
SECTIONS = tuple(Name(f"section-{number}") for number in range(LAST_SECTION + 1))  # the first is never used

# the three kinds of things that a turn of the Automa can be
MARBLE, RABBI = Name("marble"), Name("rabbi")
EITHER = Name("either")  # of the two columns of actions: the one further left
SYMBOL = Name("symbol")  # whether two cards form it is asked before any column of the second one
BOTTOM = 6  # the printed space below the five positions of action tiles

# criteria of the yellow column
MOST, DO_WORK, TOP, TAKE_BLACK, TAKE_WHITE, LEFT, RIGHT, OTHER = CRITERIA = (
    *(Name("most"), Name("work"), Name("top"), Name("black"), Name("white")),
    *(Name("left"), Name("right"), Name("other")),
)

# bonuses of the brown column
GOLD, STUDY_UP, STUDENT, CREATE1, CREATE2, SHUFFLE, NONE = BONUSES = (
    *(Name("gold"), Name("study"), Name("student"), Name("create1"), Name("create2"), Name("shuffle")),
    Name("none"),
)

# developments
LEG2, LEG3, CONTROL, EXTRA, CEMETERY, GOLEM_MENORAHS = GOLEM_UPGRADES = (
    *(Name("leg-2"), Name("leg-3"), Name("control"), Name("extra"), Name("cemetery"), Name("golem-menorahs")),
)
COIN_CLAY, TWO_VP, DOUBLE, GOLD_TILE, TRACK_TILE, STUDY_MENORAHS = STUDY_UPGRADES = (
    *(Name("coin-clay"), Name("two-vp"), Name("double"), Name("gold-tile"), Name("track-tile")),
    Name("study-menorahs"),
)
COLUMN_TILES = COIN_CLAY, TWO_VP, DOUBLE, GOLD_TILE  # over columns 1 to 4 (inferred from the order in the rulebook)
SLOTS = tuple(Name(f"slot-{number}") for number in range(1, 9))  # bottom to top, in a row right (grey) before left
ARTIFACTS_MENORAHS = Name("artifacts-menorahs")
ARTIFACT_UPGRADES = (*SLOTS, ARTIFACTS_MENORAHS)
MENORAHS = {GOLEM: GOLEM_MENORAHS, ARTIFACTS: ARTIFACTS_MENORAHS, STUDY: STUDY_MENORAHS}
UPGRADES = {GOLEM: GOLEM_UPGRADES, ARTIFACTS: ARTIFACT_UPGRADES, STUDY: STUDY_UPGRADES}
UPGRADES_PER_AREA = 6

ACTION_TILES = tuple(Name(f"r{number:02}") for number in range(1, 13))
CHARACTERS = tuple(Name(f"character-{number}") for number in range(39, 51))
