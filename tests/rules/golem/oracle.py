"""The choice of a marble a second time, slowly, from the bullets of the rulebook, sharing no code with the rules.

A position is plain data: rows as strings of letters (R Y B K W), the card's criteria, the character's two letters, the
letters that the Automa has taken this round, the tokens from the top as letters, and how many of its golems stand.
"""

from __future__ import annotations

from typing import NamedTuple

ROW_OF_TOKEN = {"R": "golem", "Y": "artifacts", "B": "study"}
ROWS = ("work", "golem", "artifacts", "study", "mirror")


class Position(NamedTuple):
    rows: dict[str, str]
    criteria: tuple[str, ...]
    character: str
    taken: str
    tokens: str
    standing: int
    shy: bool = False  # Mirror is avoided in every tie (the other reading)
    white_first: bool = False


class Answer(NamedTuple):
    row: str
    letter: str
    for_work: bool


def decide(position: Position) -> Answer:
    left, right = position.character[0], position.character[1]
    gone = set()
    for letter in position.character:
        # a colour that the character shows is ignored once as many of it were taken as the character shows
        if position.taken.count(letter) >= position.character.count(letter):
            gone.add(letter)
    everything = {(row, letter) for row in ROWS for letter in position.rows[row]}
    possible = {option for option in everything if option[1] not in gone} or everything
    for_work = False
    for criterion in position.criteria:
        if len(possible) == 1:
            break  # an unambiguous choice: all other criteria are ignored
        if criterion == "most":
            high = max(len(position.rows[row]) for row, _ in possible)
            fitting = {option for option in possible if len(position.rows[option[0]]) == high}
        elif criterion == "work":
            fitting = {option for option in possible if option[0] in ("work", "mirror")} if position.standing else set()
            for_work = for_work or bool(fitting)
        elif criterion == "top":
            fitting = set()
            for token in position.tokens:
                fitting = fitting or {option for option in possible if option[0] == ROW_OF_TOKEN[token]}
        elif criterion == "other":
            fitting = {option for option in possible if option[1] not in position.character}
        elif criterion in ("black", "white"):
            fitting = {option for option in possible if option[1] == {"black": "K", "white": "W"}[criterion]}
        else:
            wanted, instead = (left, right) if criterion == "left" else (right, left)
            letter = instead if wanted in position.taken else wanted
            fitting = {option for option in possible if option[1] == letter}
        if fitting:
            possible = fitting  # it becomes active; one that nothing fits is passed over
            if position.shy and not for_work:
                possible = {option for option in possible if option[0] != "mirror"} or possible
    row = row_of(possible, position)
    letters = {letter for its, letter in possible if its == row}
    order = "WK" + position.tokens if position.white_first else position.tokens + "KW"
    return Answer(row, min(letters, key=order.index), for_work)


def row_of(possible: set[tuple[str, str]], position: Position) -> str:
    """After all criteria: Work with two standing golems, else the higher token; Mirror only if nothing else is left."""
    rows = {row for row, _ in possible}
    if rows == {"mirror"}:
        return "mirror"
    if "work" in rows and position.standing >= 2:
        return "work"
    for token in position.tokens:
        if ROW_OF_TOKEN[token] in rows:
            return ROW_OF_TOKEN[token]
    return "work"
