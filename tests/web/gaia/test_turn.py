"""The human's turn in Gaia Project by taps: few of them, and nothing is offered that cannot be."""

from __future__ import annotations

from itertools import pairwise
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from markupsafe import Markup
from starlette.testclient import TestClient

from automarium.core.ask import Reports
from automarium.core.match import Match
from automarium.core.tale import Say
from automarium.games.gaia.human import ACTIONS, BESIDE
from automarium.games.gaia.map import BY_NAME, NAMES
from automarium.games.gaia.names import MINE
from automarium.shelf import Shelf
from automarium.taps import TURN, hand
from automarium.taps.gaia import minable, places
from automarium.web.boards.gaia import verb_icon
from automarium.web.pages import conducted, grouped
from automarium.web.pages import table as page
from automarium.web.pages.asked import Way, composer
from automarium.words import LANGUAGES, words
from tests.bots import new, play
from tests.rules.gaia.scenes import started
from tests.web.conftest import token
from tests.web.gaia.kit import Shelved, choices, composed, drawn, said


def test_a_planet_proposes_what_can_be_done_there() -> None:
    match = started()
    assert not {"d8"} & set(said(drawn(match)))  # there is no Gaiaformer yet
    match.answer("fix research human gaia-project 1")
    links = said(drawn(match))
    assert {"c7", "b2", "d8"} <= set(links)
    assert choices(match, "c7") == ["vp 12; mine c7"]  # with what the round gives for it
    assert choices(match, "b2") == ["upgrade b2"]
    assert choices(match, "d8") == ["gaiaformer d8"]
    assert choices(match, "a1") == [], "no final tile counts satellites"
    match.answer("fix final upper satellites")
    assert choices(match, "a1") == ["satellites a1"]
    assert "fix e7" in links  # the Automa's mine: nothing to report there
    assert choices(match, "c7 d8") == ["gaiaformer d8"]  # the other one was tapped by mistake
    match.answer("upgrade b2")
    assert choices(match, "b2") == ["lab b2", "institute b2"]
    assert choices(match, "lab b2")[:2] == ["lab b2 terraforming", "lab b2 navigation"]
    assert "lab b2 none" in choices(match, "lab b2")


def test_research_actions_boosters_and_tokens_are_played_by_their_names() -> None:
    match = started()
    match.answer("fix covered 3 yes")
    links = said(drawn(match))
    booster = match.state.row[1].removeprefix("booster-")
    assert {"research science", "power 4", f"pass {booster}", "federation ore"} <= set(links)
    assert "power 3" not in links
    assert "fix covered 3 no" in links
    assert composed(match, "research science").answer == "research science"
    assert composed(match, f"pass {booster}").answer == f"pass {booster}"


def test_the_lost_planet_is_tapped_on_the_map() -> None:
    match = started()
    match.answer("fix structure b2 human station; fix research human navigation 4")
    assert next(one.answer for one in composed(match, "lab b2 navigation").choices if one.bright) == "lab b2 navigation"
    match.answer("lab b2 navigation")
    links = said(drawn(match))
    assert "a1" in links
    assert not {"b1", "c7", "e7"} & set(links)
    assert 'class="gaia map asks"' in drawn(match)  # near enough to be tapped
    assert choices(match, "") == []  # of so many hexes one is tapped there
    match.undo()
    made = composed(match, "research navigation")
    assert (made.choices, made.answer, made.sure) == ((), "", "")
    assert "research navigation a1" in said(drawn(match, said=("research", "navigation")))
    match.answer("fix round-tile 1 federation")
    assert composed(match, "research navigation a1").sure == "research navigation a1"
    assert composed(match, "research science").sure == "research science"  # no other step finds it


def test_the_gaia_phase_of_the_itars_by_taps() -> None:
    match = started("itars", mines="i7; e4", human="itars")
    match.answer("fix structure i7 human institute; mine c7; fix passed automa yes; pass 1")
    assert match.ask is not None
    assert match.ask.id == "ask-gaia-phase"
    assert choices(match, "") == ["done", "advance", "strong", "gaia-mines", "vp"]  # no advanced tile is in reach
    assert {"advance science", "advance navigation"} <= set(choices(match, "advance"))
    links = [text for text in said(drawn(match)) if not text.startswith("fix")]
    for text in links:
        made = composed(match, text)
        assert made.choices or made.number or made.answer or made.line, text
    assert composed(match, "done").answer == "done"


def test_counts_are_confirmed_by_a_tap() -> None:
    match = started(finals="structures satellites")
    match.answer("mine c7; fix round 6; pass")
    assert composed(match, "").answer == "yes"
    assert "fix research human science" in said(drawn(match))
    shown: dict[str, Any] = page(Shelved(match), (), words("en", "gaia"))  # type: ignore[arg-type]
    facts = {label: (value, parse_qs(urlsplit(href).query)["say"]) for label, value, href in shown["composer"]["facts"]}
    assert shown["ask"] == "Are your counts and research levels right?"
    assert facts["structures"] == (3, ["fix structure"])
    assert facts["Science"] == (match.state.human.levels[-1], ["fix research human science"])
    assert len(facts) == 1 + len(match.state.human.levels)
    assert all(composed(match, " ".join(fix)).choices or fix == ["fix structure"] for _, fix in facts.values())
    match.answer("yes")
    asked = composed(match, "")
    assert (asked.choices, asked.now) == ((), 0)  # it is in the field already
    assert "station" not in page(Shelved(match), (), words("en", "gaia"))["ask"]  # type: ignore[arg-type]


def test_satellites_of_a_federation_are_tapped_on_the_map() -> None:
    match = started()
    assert composed(match, "federation ore").sure == "vp 17; federation ore", "no final tile counts them"
    assert composed(match, "federation").heading == Say("tap-which-token-only"), "and it says so"
    assert not [text for text in said(drawn(match, said=("federation", "ore"))) if text.startswith("federation ore ")]
    match.answer("fix final upper satellites")
    assert composed(match, "federation").heading == Say("tap-which-token")
    assert "federation ore a1" in said(drawn(match, said=("federation", "ore")))
    assert composed(match, "federation ore").choices[0].label.args["placed"] == 0
    found = [one for one in composed(match, "federation ore a1 a2").choices if one.label.id != "tap-vp"]
    assert [one.answer for one in found] == [
        "vp 17; federation ore a1 a2",
        "federation ore a1 a2",
    ]  # the token brings 7
    assert [one.group.id for one in found] == ["", "tap-vp-more"]


def test_reports_for_which_there_is_nothing_are_not_offered() -> None:
    match = started()
    turn = [one.label.id for one in composed(match, "").choices if one.group.id == TURN]
    assert [one for one in choices(match, "")[:8] if one] == ["mine", "upgrade", "research", "power", "pass"]
    assert not {"lab", "academy", "institute", "tile"} & set(choices(match, ""))
    match.answer("upgrade b2")
    assert {"lab", "institute"} <= set(choices(match, ""))
    assert turn == [one.label.id for one in composed(match, "").choices if one.group.id == TURN]  # in the same places


def taps_to(match: Match[Any], *texts: str) -> int:
    """How many taps these are: each adds to what was said before, and the last is an answer that is given at once, or
    has a button of its own."""
    for before, text in pairwise(("", *texts)):
        shown = {*choices(match, before), *said(drawn(match, said=tuple(before.split())))}
        assert text in shown, (before, text)
    last = texts[-1]
    assert composed(match, last).sure.startswith(last) or last in [
        one.answer for one in composed(match, texts[-2]).choices
    ]
    return len(texts)


def test_how_many_taps_a_turn_takes() -> None:
    match = started(technology="table")
    match.answer("fix round-tile 1 federation; strong; gaia-mines")
    match.state.human.vp_tile = True  # then nothing more is asked about an action
    assert taps_to(match, "c7", "mine c7") == taps_to(match, "mine", "mine c7") == 2
    assert taps_to(match, "b2", "upgrade b2") == taps_to(match, "upgrade", "upgrade b2") == 2
    assert taps_to(match, "power", "power 4") == 2  # nothing more is asked of credits
    assert taps_to(match, "power", "power 2", "power 2 c7") == 3
    assert taps_to(match, "power 8", "power 8 science") == 2
    assert taps_to(match, "research science") == 1  # on the picture
    assert taps_to(match, "research", "research science") == 2
    match.answer("upgrade b2")
    assert taps_to(match, "b2", "lab b2", "lab b2 science") == 3


def test_an_action_of_a_booster_leads_to_the_mine_that_it_built() -> None:
    assert choices(started(), "special")[:2] == ["special", "mine"]


def test_what_cannot_be_is_not_offered() -> None:
    """A federation of two mines, a token counted once more without one, the Lost Planet on a printed planet, more
    pieces than there are, a space station of those who have none."""
    match = started()
    assert "federation" not in choices(match, "")
    again = next(one for one in composed(match, "power").choices if "qic-federation" in one.label.args.values())
    assert (again.say, again.answer) == ((), "")
    structures = [one.label.id for one in composed(match, "fix structure b2 human").choices]
    assert "mine" in structures
    assert "lost-planet" not in structures
    assert len(composed(match, "fix supply human trading-station").choices) == 5
    assert ("fix", "station", "b2") not in [one.say for one in composed(match, "fix b2").choices]


def test_a_federation_that_was_formed_is_not_offered_again() -> None:
    """What is connected by its satellites is in it, and where none were told of, it has used up its power."""
    match = started()
    match.answer("fix structure b2 human institute; fix structure c7 human academy; fix structure e2 human station")
    assert offered_verb(match, "federation")
    match.answer("fix satellites b3 human")
    assert not offered_verb(match, "federation")
    match.undo()
    match.answer("federation ore")
    assert not offered_verb(match, "federation")


def test_a_new_federation_keeps_away_from_an_older_one() -> None:
    match = started()
    match.answer("fix final upper satellites; fix satellites b3 human")
    near, far = BY_NAME["b4"], BY_NAME["k6"]
    assert places(match.state, ("satellites",)) >> near & 1
    assert not places(match.state, ("federation", "ore")) >> near & 1
    assert places(match.state, ("federation", "ore")) >> far & 1


def offered_verb(match: Match[Any], verb: str) -> bool:
    return any(one.say == (verb,) for one in composed(match, "").choices)


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_booster_is_chosen_by_its_sign_and_what_it_gives(lang: str) -> None:
    match = started()
    (shown,) = composer(match, hand(match), "", ["pass"], words(lang, "gaia"))["groups"]
    assert len(shown.buttons) == len(match.state.row)
    assert all(one.hint and "<svg" in one.face for one in shown.buttons)


def test_another_action_mostly_changes_nothing() -> None:
    first = composed(started(), "special").choices[0]
    assert (first.label.id, first.answer) == ("tap-nothing-changed", "special")


def test_a_tap_on_the_map_replaces_another_and_means_nothing_between_the_planets() -> None:
    match = started()
    after = said(drawn(match, said=("c7",)))
    assert "b2" in after
    assert "c7 b2" not in after
    assert not {"a1", "fix a1"} & {*said(drawn(match))}


def test_while_a_place_is_asked_for_only_what_is_possible_can_be_tapped() -> None:
    match = started()
    planets = said(drawn(match, said=("mine",)).split("</svg>")[0])
    assert planets
    assert {one.split()[0] for one in planets} == {"mine"}
    assert len(planets) == minable(match.state).bit_count()


@pytest.mark.parametrize("begun", ["research", "advance", "power 8"])
def test_where_an_area_is_asked_for_research_is_the_picture(begun: str) -> None:
    match = started(technology="table")
    match.state.human.strong = match.state.human.vp_tile = match.state.human.gaia_tile = True
    shown = page(Shelved(match), begun.split(), words("en", "gaia"))["board"].main  # type: ignore[arg-type]
    assert f"{begun} science" in said(shown)
    assert composed(match, f"{begun} science").sure == f"{begun} science"


def test_the_only_place_is_as_good_as_tapped() -> None:
    """The picture does not turn to it while an area is asked for."""
    match = started()
    hex = NAMES[match.state.human.structures[MINE].bit_length() - 1].casefold()
    match.answer(f"fix structure {hex} human station")
    shown = page(Shelved(match), ("lab",), words("en", "gaia"))["board"].main  # type: ignore[arg-type]
    assert f"lab {hex} science" in said(shown)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_report_has_its_sign_and_half_a_sentence(lang: str) -> None:
    voice = words(lang, "gaia")
    for verb in (*ACTIONS, *BESIDE):
        assert verb_icon(f"verb-{verb}"), verb
        assert voice.hint(f"verb-{verb}"), verb


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_vp_is_no_preposition(lang: str) -> None:
    assert words(lang, "gaia").say("verb-vp") == "ПО"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_a_report_is_asked_for_in_a_question(lang: str) -> None:
    """A heading was the verb once more."""
    for faction in ("terrans", "ivits", "ambas", "firaks"):  # the last three have a word of their own
        match = new("gaia", {"human": faction}, "asked")
        while not isinstance(reports := hand(match).ask.shape, Reports):
            play(match, "asked", 1)
        for report in reports.reports:
            for field in report.fields:
                assert "?" in words(lang, "gaia").say(field.label.id), (report.verb, field.name)


def test_what_goes_with_a_turn_is_folded_below_its_verbs() -> None:
    made = composed(started(), "")
    verbs, beside = grouped(made.choices, Way("", ()), words("en", "gaia"), made.last)
    assert (verbs.heading, verbs.folded, beside.folded) == ("", False, True)
    assert Markup(beside.heading).striptags().startswith("VP or forgotten: level of an area")


def test_a_lab_is_acknowledged_with_its_level() -> None:
    match = started()
    match.answer("upgrade b2")
    match.answer("lab b2 science")
    assert conducted(match, words("en", "gaia"))["echo"] == [
        "Built a research lab on B2.",
        "You are now on level 1 of Science.",
    ]
    match.answer("research science")
    assert conducted(match, words("en", "gaia"))["echo"] == ["You are now on level 2 of Science."]


def test_what_was_refused_is_not_offered_again(client: TestClient, shelf: Shelf) -> None:
    shelved = shelf.add(started())
    given = {"guard": token(client), "version": str(shelved.version), "said": "institute c7", "answer": "institute c7"}
    answer = client.post(f"/match/{shelved.id}/answer", data=given)
    assert answer.status_code == 409
    assert "institute c7" not in answer.text


def test_one_satellite_is_one() -> None:
    match, voice = started(), words("en", "gaia")
    assert match.ask is not None
    assert voice.spoken(match.ask, "satellites a1") == "Placed a satellite on A1."
    assert voice.spoken(match.ask, "satellites a1 b3") == "Placed satellites on A1, B3."


def test_actions_stand_by_what_they_are_paid_with_at_their_prices() -> None:
    match, voice = started(), words("en", "gaia")
    match.answer("power 4")
    power, qic = grouped(composed(match, "power").choices, Way("", ()), voice)
    assert (power.heading, qic.heading) == ("Paid in power", "Paid in QIC")
    assert [one.label for one in qic.buttons] == [
        *("technology tile for\u00a04", "score a federation token again for\u00a03", "VP for planet types for\u00a02"),
    ]
    assert [one.label for one in power.buttons if not (one.href or one.answer)] == ["7 credits for\u00a04"]


def test_after_the_end_nobody_has_or_has_not_passed() -> None:
    match = play(new("gaia", {}, "end"), "end")
    assert match.ask is None
    assert words("en", "gaia").say("board-passed") not in drawn(match)
    assert words("en", "gaia").say("board-passed") in drawn(started())
