# Two commands do everything: `make play` and `make test`. Both set up their own virtual environment, with the releases whose
# versions and hashes stand in supply/*.txt, from whatever index pip is told to ask on this machine.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install -q --disable-pip-version-check
# `locked`, or `lowest`, the floors of pyproject.toml, or `any`: what the index has, unchecked
RELEASES ?= locked
comma := ,
WORKERS := $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))')  # one more than cores: browsers wait
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
QUICK := tests/core tests/golden tests/rules tests/taps tests/test_api.py tests/test_house.py tests/test_rules_covered.py \
  tests/test_hand.py tests/test_supply.py tests/test_words.py --ignore-glob="*/test_oracle.py"
LOCKS := supply/play.txt supply/dev.txt supply/lab.txt supply/docs.txt supply/supply.txt
LEARN := automarium/learn/*.py bench/learn.py examples/learn_redrising.py tests/learn/*.py
AUDIT := $(BIN)/python -m pip_audit --strict --disable-pip --progress-spinner off
BROWSER := tests/web/test_browser.py tests/web/browser
CLIENTS := tests/cli tests/web tests/test_wheel.py $(BROWSER:%=--ignore=%)

unexport PYTHONDONTWRITEBYTECODE # or every process compiles everything anew

.DEFAULT_GOAL := help
.PHONY: help play terminal test quick clients lint types chromium golden bench soak mutants browser load docs screenshots \
  lab-test lab-tests lab-bench lowest locked audit wheel site pocket pocket-test clean

help: ## list the commands
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

play: $(VENV)/play ## open the table companion in the browser
	@$(BIN)/automarium serve

terminal: $(VENV)/play ## play in the terminal
	@$(BIN)/automarium

test: $(VENV)/dev lint types chromium $(VENV)/axe.min.js ## ruff, mypy and all tests
	@$(PYTEST)

quick: $(VENV)/dev lint types ## ruff, mypy and what answers within a minute: the rules, golden matches, words
	@$(PYTEST) $(QUICK)

clients: $(VENV)/dev ## the tests of the terminal, of the companion without a browser, and of the archives
	@$(PYTEST) $(CLIENTS)

lint: $(VENV)/dev ## ruff only
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: $(VENV)/dev ## mypy only
	@$(BIN)/mypy

golden: $(VENV)/dev ## write the golden matches anew; review them with git diff
	@$(BIN)/python -m tests.golden.write

bench: $(VENV)/dev ## measure speed, against the last run and the best (bench/history.jsonl)
	@$(BIN)/python -m bench
	@$(BIN)/python -m bench.pages
	@$(MAKE) --no-print-directory VENV=.venv/lab lab-bench

soak: $(VENV)/dev ## the very long runs: random matches, random requests and answers (REQUESTS=100000 ANSWERS=1000000)
	@$(BIN)/python -m bench.soak
	@$(BIN)/python -m bench.fuzz $(or $(REQUESTS),100000) $(or $(ANSWERS),1000000)
	@AUTOMARIUM_LONG=1 $(PYTEST) tests/properties tests/web/test_addresses.py

mutants: $(VENV)/dev ## what the tests of the rules do not notice (GAME=gaia N=200 SEED=1)
	@$(BIN)/python -m bench.mutants $(GAME) -n $(or $(N),200) --seed $(or $(SEED),1)

browser: $(VENV)/dev chromium $(VENV)/axe.min.js ## every match in the browser to its end, in all sizes and languages
	@AUTOMARIUM_LONG=1 $(PYTEST) $(BROWSER)

load: $(VENV)/dev ## a thousand matches at once on a server on loopback
	@$(BIN)/python -m bench.load

site: $(VENV)/play ## the companion without a server: static files in site, for any host (needs node and npm)
	@$(BIN)/python -m automarium.pocket.build site $(VENV)/pyodide.tgz

pocket: site ## the same, opened in the browser
	@$(BIN)/python -m automarium.pocket site

pocket-test: $(VENV)/dev site chromium ## the pocket itself: golden matches in it, offline, killed, updated, refused, in a real browser
	@AUTOMARIUM_SITE=$(CURDIR)/site $(BIN)/python -m pytest tests/pocket

lab-test: ## mypy and the tests of what needs extras that playing does not, in an environment of their own
	@$(MAKE) --no-print-directory VENV=.venv/lab lab-tests

lab-tests: $(VENV)/extras
	@$(BIN)/mypy $(LEARN)
	@AUTOMARIUM_LAB=1 $(BIN)/python -m pytest tests/lab tests/learn

lab-bench: $(VENV)/extras # how much of all cores a run of the lab uses
	@$(BIN)/python -m bench.lab

docs: $(VENV)/docs ## build the documents and the API page in docs/_build
	@$(BIN)/python -m sphinx -q -W --keep-going -b html docs docs/_build

screenshots: $(VENV)/dev chromium ## take the pictures of README and docs anew
	@$(BIN)/python -m tests.web.screenshots

chromium: # the browser of the browser tests: installed where it is missing and we may
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "installing chromium ..." && \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } || \
	  echo "no chromium here: the browser tests ($(BROWSER)) are left out"

$(VENV)/axe.min.js: supply/axe.txt | $(BIN)/python # what looks for pages that are hard to use
	@$(BIN)/python -m supply.axe $@

lowest: ## the fast tests and the documents with the lowest releases that pyproject.toml allows
	@$(MAKE) --no-print-directory VENV=.venv/lowest RELEASES=lowest quick clients docs

locked: $(VENV)/supply ## write supply/*.txt anew: the newest releases that we allow, with their hashes
	@$(BIN)/python -m supply.lock

audit: $(VENV)/supply ## known holes in the releases of supply/*.txt, and in the lowest that we allow to players
	@$(AUDIT) --require-hashes $(LOCKS:%=-r %)
	@$(BIN)/python -m supply.floors cli web >$(VENV)/floors.txt
	@$(AUDIT) --no-deps -r $(VENV)/floors.txt

wheel: $(VENV)/dev ## what would be published, in dist
	@$(BIN)/python -m build --no-isolation

clean: ## remove the virtual environment and caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .mutants build dist site docs/_build *.egg-info

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Automarium needs Python 3.11 or newer; try: make PYTHON=python3.12 ..."; exit 1; }
	@echo "setting up a virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

# How the releases of a set are named to pip; ourselves we install as we are, with the setuptools of the set.
locked = --require-hashes -r supply/$(1).txt
lowest = $$($(BIN)/python -m supply.floors)
any = setuptools '.[$(2)]'
install = { $(INSTALL) $(call $(RELEASES),$(1),$(2)) && $(INSTALL) --no-deps --no-build-isolation -e . && touch $@; } || \
  { echo "Not installed. Where an index merely lacks the releases of supply/$(1).txt, this takes those that it has, unchecked:"; \
    echo "  make RELEASES=any $(MAKECMDGOALS)"; \
    echo "Not after a word about hashes: then a file is not the one that was published."; exit 1; }

$(VENV)/play: pyproject.toml supply/play.txt | $(BIN)/python
	@$(call install,play,cli$(comma)web)

$(VENV)/dev: pyproject.toml supply/dev.txt | $(BIN)/python
	@$(call install,dev,dev)
	@touch $(VENV)/play

$(VENV)/extras: pyproject.toml supply/lab.txt | $(BIN)/python
	@$(call install,lab,dev$(comma)lab$(comma)cluster$(comma)rl)

$(VENV)/docs: pyproject.toml supply/docs.txt | $(BIN)/python
	@$(call install,docs,docs)

$(VENV)/supply: pyproject.toml supply/supply.txt | $(BIN)/python
	@$(call install,supply,supply)
