# Two commands do everything: `make play` and `make test`. Both set up their own virtual environment.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install -q --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal
QUICK := tests/core tests/golden tests/rules tests/taps tests/test_api.py tests/test_house.py tests/test_rules_covered.py \
  tests/test_hand.py tests/test_words.py --ignore-glob="*/test_oracle.py"

unexport PYTHONDONTWRITEBYTECODE # or every process compiles everything anew

.DEFAULT_GOAL := help
.PHONY: help play terminal test quick lint types chromium golden bench soak mutants browser load docs screenshots clean

help: ## list the commands
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

play: $(VENV)/play ## open the table companion in the browser
	@$(BIN)/automarium serve

terminal: $(VENV)/terminal ## play in the terminal
	@$(BIN)/automarium

test: $(VENV)/dev lint types chromium $(VENV)/axe.min.js ## ruff, mypy and all tests
	@$(PYTEST)

quick: $(VENV)/dev lint types ## ruff, mypy and what answers within a minute: the rules, golden matches, words
	@$(PYTEST) $(QUICK)

lint: $(VENV)/dev ## ruff only
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: $(VENV)/dev ## mypy only
	@$(BIN)/mypy

golden: $(VENV)/dev ## write the golden matches anew; review them with git diff
	@$(BIN)/python -m tests.golden.write

bench: $(VENV)/dev ## measure speed
	@$(BIN)/python -m bench
	@$(BIN)/python -m bench.pages

soak: $(VENV)/dev ## the very long runs: random matches, random requests and answers (REQUESTS=100000 ANSWERS=1000000)
	@$(BIN)/python -m bench.soak
	@$(BIN)/python -m bench.fuzz $(or $(REQUESTS),100000) $(or $(ANSWERS),1000000)
	@AUTOMARIUM_LONG=1 $(PYTEST) tests/properties tests/web/test_pages.py

mutants: $(VENV)/dev ## what the tests of the rules do not notice (GAME=gaia N=200 SEED=1)
	@$(BIN)/python -m bench.mutants $(GAME) -n $(or $(N),200) --seed $(or $(SEED),1)

browser: $(VENV)/dev chromium $(VENV)/axe.min.js ## every match in the browser to its end, in all sizes and languages
	@AUTOMARIUM_LONG=1 $(PYTEST) tests/web/test_browser.py

load: $(VENV)/dev ## a thousand matches at once on a server on loopback
	@$(BIN)/python -m bench.load

docs: $(VENV)/docs ## build the documents and the API page in docs/_build
	@$(BIN)/python -m sphinx -q -W --keep-going -b html docs docs/_build

screenshots: $(VENV)/dev chromium ## take the pictures of README and docs anew
	@$(BIN)/python -m tests.web.screenshots

chromium: # the browser of the browser tests: installed where it is missing and we may
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "installing chromium ..." && \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } || \
	  echo "no chromium here: the browser tests (tests/web/test_browser.py) are left out"

$(VENV)/axe.min.js: | $(BIN)/python # what looks for pages that are hard to use; without it one check is left out
	@{ cd $(VENV) && npm pack --silent axe-core@4 >/dev/null 2>&1 && tar -xzf axe-core-4*.tgz package/axe.min.js && \
	   mv package/axe.min.js . && rm -rf package axe-core-4*.tgz; } || \
	  { echo "no axe-core here: the check of every page by it is left out"; touch axe.min.js 2>/dev/null; true; }

clean: ## remove the virtual environment and caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .mutants build dist docs/_build *.egg-info

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Automarium needs Python 3.11 or newer; try: make PYTHON=python3.12 ..."; exit 1; }
	@echo "setting up a virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/terminal: pyproject.toml | $(BIN)/python
	@$(INSTALL) -e '.[cli]'
	@touch $@

$(VENV)/play: pyproject.toml | $(BIN)/python
	@$(INSTALL) -e '.[cli,web]'
	@touch $@ $(VENV)/terminal

$(VENV)/dev: pyproject.toml | $(BIN)/python
	@$(INSTALL) -e '.[dev]'
	@touch $@ $(VENV)/play $(VENV)/terminal

$(VENV)/docs: pyproject.toml | $(BIN)/python
	@$(INSTALL) -e '.[docs]'
	@touch $@
