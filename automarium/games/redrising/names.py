"""The names of Red Rising: places, sides, tracks, letters. Each is a message id of its own."""

from automarium.core.tale import Name

HUMAN, AUTOMA = SIDES = Name("human"), Name("automa")
NOBODY = Name("nobody")

JUPITER, MARS, LUNA, INSTITUTE = LOCATIONS = Name("jupiter"), Name("mars"), Name("luna"), Name("institute")
HAND, AUTOMA_HAND, DECK, BANISHED = Name("hand"), Name("automa-hand"), Name("deck"), Name("banished")
PLACES = (*LOCATIONS, HAND, AUTOMA_HAND, DECK, BANISHED)
UNDER = Name("under")  # beneath the card that the human led
OTHER_HERE = Name("other-here")  # any other where the human led

TOP, BOTTOM, BENEATH = POSITIONS = Name("top"), Name("bottom"), Name("beneath")

FLEET, HELIUM, INFLUENCE = TRACKS = Name("fleet"), Name("helium"), Name("influence")
SOVEREIGN = Name("sovereign")
RISING_DIE = Name("rising-die")
BONUS = {JUPITER: FLEET, MARS: HELIUM, INSTITUTE: INFLUENCE}  # Luna gives Sovereign

A, B, C, D = LETTERS = Name("letter-a"), Name("letter-b"), Name("letter-c"), Name("letter-d")
PAIRED = {A: D, D: A, B: C, C: B}

LEFT, RIGHT = ARROWS = Name("left"), Name("right")
STAR, DISCARD, NOTHING = EXTRAS = Name("star"), Name("discard"), Name("none")
EVEN, ODD = PARITIES = Name("even"), Name("odd")

APOLLO, CERES, DIANA, HOUSE_JUPITER, HOUSE_MARS, MINERVA = HOUSES = (
    Name("house-apollo"),
    Name("house-ceres"),
    Name("house-diana"),
    Name("house-jupiter"),
    Name("house-mars"),
    Name("house-minerva"),
)
HOUSE_TRACK = {DIANA: INFLUENCE, HOUSE_JUPITER: FLEET, HOUSE_MARS: HELIUM}  # the abilities of the others ask or roll

BLOCK_STEAL, BLOCK_SOVEREIGN = "steal_or_banish", "sovereign_loss"

GOLD, GRAY, RED, SILVER = Name("gold"), Name("gray"), Name("red"), Name("silver")
COLORS = (
    *(Name("blue"), Name("brown"), Name("copper"), GOLD, GRAY, Name("green"), Name("obsidian")),
    *(Name("orange"), Name("pink"), RED, SILVER, Name("violet"), Name("white"), Name("yellow")),
)
