"""The pocket in a real browser: first visit, then the host is stopped. `make pocket-test` builds it and runs these."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from automarium.core.match import Match
from automarium.games import GAMES, game
from automarium.shelf import Shelf
from tests.bots import LONG
from tests.pocket.conftest import READY, Host, Phone, Pocketed, answers, begin
from tests.web.browser.player import MOST, looks_right, nothing_goes_wrong
from tests.web.conftest import CHROMIUM, FLAGS, Server

LANGS = dict(zip(GAMES, ("en", "ru", "uk", "en"), strict=True))
PAIRS = [(game, lang) for game in GAMES for lang in (("en", "ru", "uk") if LONG else (LANGS[game],))]


@pytest.mark.parametrize(("id", "lang"), PAIRS)
def test_a_whole_match_by_taps_without_a_network(
    phone: Callable[..., Phone], host: Host, server: Server, id: str, lang: str
) -> None:
    """A visit, then neither host nor network; a reload in the middle, and one at the end. The journal is byte for byte
    what the server writes for the same answers."""
    one = phone(lang)
    page = one.open(host.url)
    with nothing_goes_wrong(page):
        host.stop()
        one.context.set_offline(True)
        looks_right(page)
        player = begin(page, id, f"{id} {lang}")
        for number in range(MOST):
            if not player.answer():
                break
            if number == 7:
                kept = player.journal()
                page.reload()
                page.wait_for_selector(READY)
                assert player.journal() == kept
        assert player.match().over
        player.conduct()
        looks_right(page)
        assert page.evaluate("document.documentElement.lang") == lang
        page.reload()
        page.wait_for_selector(READY)
        page.wait_for_selector(".totals", state="attached")
    assert player.journal() == on_a_server(server, player.journal())


def on_a_server(server: Server, journal: str) -> str:
    """The journal that a shelf on a computer has after the same answers to the same match."""
    given = Match.load(journal, game)
    shelf = server.shelf
    shelved = shelf.add(Match(given.game, given.setup, given.seed))
    for text in given.answers:
        shelf.answer(shelved, text)
    return shelf.journal(shelved.id)


def test_nothing_answered_is_lost_when_the_browser_is_killed(phone: Callable[..., Phone], host: Host) -> None:
    one = phone()
    one.open(host.url)
    host.stop()
    player = begin(one.page, "redrising", "killed")
    for _ in range(3):
        for _ in range(3):
            player.answer()
        kept, url = player.journal(), one.page.url
        one.kill()
        one.start()
        one.open(url)
        player.page = one.page
        assert player.journal() == kept
    assert len(answers(kept)) == 9


def test_a_new_version_is_offered_and_a_match_goes_on(phone: Callable[..., Phone], host: Host) -> None:
    one = phone()
    page = one.open(host.url)
    player = begin(page, "scythe", "updated")
    for _ in range(3):
        player.answer()
    kept = player.journal()
    changed(host.folder / "some" / "path")
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    page.wait_for_selector("#pocket button")
    assert "new-version" not in page.content()
    player.answer()  # nothing is forced
    kept = player.journal()
    page.locator("#pocket button").click()
    page.wait_for_selector("meta[name=new-version]", state="attached")
    page.wait_for_selector(READY)
    assert player.journal() == kept
    player.answer()


def changed(folder: Path) -> None:
    """A new version of the site."""
    from automarium.pocket.build import worker

    shell = folder / "index.html"
    shell.write_text(shell.read_text().replace("<title>", '<meta name="new-version"><title>'))
    worker(folder)


REFUSED = "() => document.querySelector('main').textContent.includes('could not be stored')"
FULL = """() => {
  FileSystemSyncAccessHandle.prototype.write = () => { throw new DOMException('full', 'QuotaExceededError'); };
}"""


def test_what_cannot_be_stored_has_not_happened(phone: Callable[..., Phone], host: Host) -> None:
    one = phone()
    page = one.open(host.url)
    player = begin(page, "redrising", "full")
    player.answer()
    kept = player.journal()
    (worker,) = page.workers[:1]
    worker.evaluate(f"({FULL})()")
    refused(player)
    assert player.journal() == kept
    page.reload()
    page.wait_for_selector(READY)
    assert player.journal() == kept
    player.answer()  # there is room again


def refused(player: Pocketed) -> None:
    """A tap that cannot be stored: the page says so."""
    player.conduct()
    player.page.locator("form[action$='/undo'] button:visible").first.click()
    player.page.wait_for_function(REFUSED)


def with_worker(host: Host, line: str) -> None:
    """The site with a line before its worker: a browser that refuses something."""
    from automarium.pocket.build import worker

    folder = host.folder / "some" / "path"
    script = folder / "worker.js"
    script.write_text(f"{script.read_text()}\n{line}\n")
    worker(folder)


NO_FILES = "navigator.storage.getDirectory = () => Promise.reject(new Error('no files'));"
NO_DATABASE = "indexedDB.open = () => { throw new Error('no database'); };"


def test_without_files_the_database_keeps_it(phone: Callable[..., Phone], host: Host) -> None:
    with_worker(host, NO_FILES)
    one = phone()
    page = one.open(host.url)
    player = begin(page, "scythe", "database")
    for _ in range(2):
        player.answer()
    kept = player.journal()
    page.reload()
    page.wait_for_selector(READY)
    assert player.journal() == kept
    page.workers[0].evaluate("() => { IDBObjectStore.prototype.put = () => { throw new Error('full'); }; }")
    refused(player)
    assert player.journal() == kept


def test_where_nothing_can_be_kept_pages_are_shown_and_changes_refused(phone: Callable[..., Phone], host: Host) -> None:
    with_worker(host, NO_FILES + NO_DATABASE)
    page = phone().open(host.url)
    page.locator("form[action='/new/scythe'] button").click()
    page.wait_for_function(REFUSED)
    page.locator("a[href='/']").first.click()
    page.locator("a[href='/watch/scythe']").click()
    page.wait_for_function("() => document.querySelector('main').dataset.here.startsWith('/watch/')")


def test_another_window_takes_over(phone: Callable[..., Phone], host: Host) -> None:
    one = phone()
    page = one.open(host.url)
    player = begin(page, "golem", "windows")
    player.answer()
    kept = player.journal()
    other = one.context.new_page()
    one.dress(other)
    other.goto(page.url)
    other.locator(".shell button").click()
    other.wait_for_selector(READY)
    page.wait_for_selector(".shell button")
    there = Pocketed(other, "windows")
    assert there.journal() == kept
    there.answerer = player.answerer
    there.answer()
    kept = there.journal()
    page.locator(".shell button").click()
    page.wait_for_selector(".table", state="attached")
    assert player.journal() == kept


def test_a_link_and_a_backup_go_both_ways(
    phone: Callable[..., Phone], host: Host, server: Server, tmp_path: Path
) -> None:
    one = phone()
    page = one.open(host.url)
    player = begin(page, "redrising", "linked")
    for _ in range(4):
        player.answer()
    go(page, f"/match/{player.id}/link")
    link = page.locator("[data-share]").get_attribute("href")
    assert link.startswith(host.url)
    page.goto("about:blank")
    page.goto(link)  # the same match is not added again
    page.locator("[data-open] button").click()
    page.wait_for_selector(".table", state="attached")
    assert player.id in page.url
    page.goto(f"{server.url}/open{link[link.index('#') :]}")
    page.locator("[data-open] button").click()
    page.wait_for_url("**/match/*")
    assert server.shelf.journal(page.url.rsplit("/", 1)[1]) == player_journal(link)

    one.open(host.url)
    go(page, "/backup")
    with page.expect_download() as saved:
        page.locator("a[download]").click()
    file = tmp_path / "backup.sqlite3"
    saved.value.save_as(file)
    assert Shelf(file).journal(player.id) == player_journal(link)
    two = phone("uk")
    fresh = two.open(host.url)
    go(fresh, "/backup")
    fresh.locator("input[type=file]").set_input_files(file)
    fresh.locator("form[action='/backup'] button").click()
    fresh.wait_for_selector("main [role=status]")
    assert "1" in fresh.locator("main [role=status]").inner_text()
    go(fresh, f"/match/{player.id}")
    fresh.wait_for_selector(".table", state="attached")


def go(page: Any, path: str) -> None:
    page.evaluate("path => automarium.load(path, undefined, { push: true, whole: true })", path)


def player_journal(link: str) -> str:
    from automarium.web.links import journal

    return journal(link)


def test_back_forward_and_plain_links(phone: Callable[..., Phone], host: Host) -> None:
    page = phone("ru").open(host.url)
    with nothing_goes_wrong(page):
        page.locator("a[href='/matches']").click()
        page.wait_for_function("() => location.hash === '#/matches'")
        page.locator("a[href='/']").first.click()
        page.wait_for_function("() => location.hash === '#/'")
        page.go_back()
        page.wait_for_function("() => document.querySelector('main').dataset.here === '/matches'")
        page.locator(".menu > summary").click()
        assert page.locator("#kept").inner_text(), "the menu says whether the browser keeps it"
        page.locator("button[name=lang][value=uk]").click()
        page.wait_for_function("() => document.documentElement.lang === 'uk'")
        assert page.url.endswith("#/matches")
        page.reload()
        page.wait_for_selector(READY)
        assert page.evaluate("document.documentElement.lang") == "uk"


@pytest.fixture
def browser(playwright: Any) -> Iterator[Any]:
    name = "--host-resolver-rules=MAP phone.test 127.0.0.1"
    one = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, name])
    yield one
    one.close()


def test_an_address_at_which_nothing_can_be_kept_says_so(browser: Any, host: Host) -> None:
    page = browser.new_page(locale="uk")
    page.goto(host.url.replace("127.0.0.1", "phone.test"))
    page.wait_for_function("() => document.querySelector('main').textContent.includes('https')")


def test_a_file_that_is_not_what_it_should_be_is_not_taken(browser: Any, host: Host) -> None:
    script = host.folder / "some" / "path" / "engine.js"
    script.write_text(f"{script.read_text()}\n// something else")
    page = browser.new_page(locale="en")
    page.goto(host.url)
    page.wait_for_function("() => document.querySelector('main').textContent.includes('could not be started')")
    assert page.evaluate("() => navigator.serviceWorker.controller") is None
