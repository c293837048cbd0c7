# Paddock: `make play` runs it, `make test` tests it. Each sets up what it needs in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PLAYABLE := $(VENV)/.playable
PEERS := $(VENV)/.bench
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
JOBS ?= auto

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup web browser play test quick times release mutate check site format fields bench compile test-compiled uncompile wheel lock clean

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/:/' | awk -F: '{printf "  make %-14s %s\n", $$1, $$2}'

setup: $(READY)  ## create the virtual environment for development and tests

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Paddock needs Python 3.11 or newer: make PYTHON=python3.12" if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv $(VENV)

# Playing needs a small part of what testing needs, so the first race need not wait for the rest.
$(PLAYABLE): requirements/run.txt pyproject.toml | $(BIN)/python
	@echo "Installing what playing needs in $(VENV), once: about a minute"
	@$(PIP) install --requirement requirements/run.txt
	@$(BIN)/python tools/build_web.py
	@$(PIP) install --no-deps --editable .
	@touch $@

$(READY): requirements/dev.txt pyproject.toml | $(BIN)/python
	@echo "Installing what development and tests need in $(VENV), once: some minutes, 1.3 GB"
	@$(PIP) install --requirement requirements/dev.txt
	@$(BIN)/python tools/build_web.py
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $(PLAYABLE) $@

web: $(if $(wildcard $(READY)),$(READY),$(PLAYABLE))  ## build the browser table if its sources have changed
	@$(BIN)/python tools/build_web.py

browser: setup  ## find or install a Chromium for the browser tests
	@$(BIN)/python tools/find_browser.py

play: web  ## start Paddock and open it in the browser
	@$(BIN)/paddock

mutate: setup  ## change the rules of GAME one thing at a time and see which tests notice; RULES=rules_order.*, MOST=200
	@$(BIN)/python tools/mutate.py $(GAME) $(if $(RULES),--rules '$(RULES)') $(if $(MOST),--most $(MOST)) \
		$(if $(SEED),--seed $(SEED)) $(if $(filter-out auto,$(JOBS)),--jobs $(JOBS))

check: setup web  ## format, lint, types, import levels
	@$(BIN)/ruff format --quiet --check . || { echo "Run 'make format'."; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/python tools/fields.py --check
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/python tools/message_types.py --check
	@$(BIN)/python tools/compile.py --check > $(VENV)/compile.txt 2>&1 || { cat $(VENV)/compile.txt; exit 1; }
	@$(BIN)/python tools/build_web.py --check
	@$(BIN)/lint-imports --no-cache > $(VENV)/levels.txt || { cat $(VENV)/levels.txt; exit 1; }
	@echo "Format, lint, types and import levels are clean."

test: check site browser  ## check everything and run all tests
	@$(BIN)/python tools/build_web.py --test
	@$(BIN)/python -m pytest --quiet --numprocesses $(JOBS)

quick: setup  ## test what you work on within two minutes; ROOM=games/crazy_race names the room
	@$(BIN)/python tools/quick.py $(ROOM)

times: setup browser  ## run all tests and print where the time goes
	@$(BIN)/python tools/quick.py --times

release: setup  ## check what a release needs, run all tests, build both wheels
	@$(BIN)/python tools/release.py --all

site: setup  ## build the documentation
	@$(BIN)/sphinx-build -W -q --keep-going -d build/doctrees docs build/site
	@echo "The documentation is in build/site."

format: setup  ## lay out the code
	@$(BIN)/ruff format --quiet .
	@$(BIN)/ruff check --quiet --fix .
	@$(BIN)/python tools/build_web.py --format

fields: setup  ## write what is generated from the fields of positions
	@$(BIN)/python tools/fields.py

$(PEERS): requirements/bench.txt $(READY)
	@$(PIP) install --requirement requirements/bench.txt
	@touch $@

bench: $(PEERS)  ## measure speed and memory beside peers
	@$(BIN)/python benchmarks/run.py
	@$(BIN)/python benchmarks/bots.py
	@$(BIN)/python benchmarks/envs.py
	@$(BIN)/python benchmarks/consequences.py

compile: setup  ## build the engine with mypyc, in place; GAME=crazy-race builds only what that game needs
	@$(BIN)/python tools/compile.py $(addprefix --game ,$(GAME)) $(if $(QUICK),--quick)

test-compiled: compile  ## run all tests on the compiled engine
	@PADDOCK_COMPILED=1 $(BIN)/python -m pytest --quiet --numprocesses $(JOBS)

uncompile:  ## go back to the interpreted engine
	@$(PYTHON) tools/compile.py --remove

wheel: setup web  ## build a pure wheel and one with the compiled engine, in dist/
	@$(BIN)/python -m hatchling build --target wheel --directory dist
	@PADDOCK_COMPILE="$(or $(GAME),all)" $(BIN)/python -m hatchling build --target wheel --directory dist

LOCK := $(BIN)/uv pip compile --quiet --universal --no-header --no-emit-index-url --generate-hashes --upgrade \
	--python-version 3.11 pyproject.toml

lock: setup  ## update the locked versions
	@$(LOCK) --extra dev --output-file requirements/dev.txt
	@$(LOCK) --extra bench --output-file requirements/bench.txt
	@$(LOCK) --extra postgres --output-file requirements/run.txt
	@$(LOCK) --extra train --output-file requirements/train.txt

clean: uncompile  ## remove everything that was built
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache
