# Two commands do everything: `make play` and `make test`. Both set up their own virtual environment.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := help
.PHONY: help play test lint types golden bench soak clean

help: ## list the commands
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

play: $(VENV)/play ## play a match in the terminal
	@$(BIN)/automarium

test: $(VENV)/dev lint types ## ruff, mypy and all tests
	@$(BIN)/python -m pytest -n auto

lint: $(VENV)/dev ## ruff only
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: $(VENV)/dev ## mypy only
	@$(BIN)/mypy

golden: $(VENV)/dev ## write the golden matches anew; review them with git diff
	@$(BIN)/python -m tests.golden.write

bench: $(VENV)/dev ## measure speed
	@$(BIN)/python -m bench

soak: $(VENV)/dev ## the very long runs: hundreds of thousands of random matches
	@$(BIN)/python -m bench.soak

clean: ## remove the virtual environment and caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist *.egg-info

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Automarium needs Python 3.11 or newer; try: make PYTHON=python3.12 ..."; exit 1; }
	@echo "setting up a virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/play: pyproject.toml | $(BIN)/python
	@$(BIN)/python -m pip install -q --disable-pip-version-check -e .
	@touch $@

$(VENV)/dev: pyproject.toml | $(BIN)/python
	@$(BIN)/python -m pip install -q --disable-pip-version-check -e '.[dev]'
	@touch $@ $(VENV)/play
