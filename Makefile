# Paddock: `make play` runs it, `make test` proves it. Each does all its own set-up in .venv.

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
.PHONY: help setup web browser play test check site format fields bench compile test-compiled uncompile lock clean

help:  ## say what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/:/' | awk -F: '{printf "  make %-14s %s\n", $$1, $$2}'

setup: $(READY)  ## make the virtual environment with all that developing and testing need

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Paddock needs Python 3.11 or newer: make PYTHON=python3.12" if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv $(VENV)

# What playing needs is a small part of what testing needs: nobody should wait for the rest before the first race.
$(PLAYABLE): requirements/run.txt pyproject.toml | $(BIN)/python
	@echo "Setting up what playing needs in $(VENV), once: a minute or so"
	@$(PIP) install --requirement requirements/run.txt
	@$(BIN)/python tools/build_web.py
	@$(PIP) install --no-deps --editable .
	@touch $@

$(READY): requirements/dev.txt pyproject.toml | $(BIN)/python
	@echo "Setting up what developing and testing need in $(VENV), once: some minutes, 1.3 GB"
	@$(PIP) install --requirement requirements/dev.txt
	@$(BIN)/python tools/build_web.py
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $(PLAYABLE) $@

web: $(if $(wildcard $(READY)),$(READY),$(PLAYABLE))  ## build the browser table, where its sources have changed
	@$(BIN)/python tools/build_web.py

browser: setup  ## make sure that there is a Chromium for the tests of the browser table
	@$(BIN)/python tools/find_browser.py

play: web  ## start Paddock and open it in the browser
	@$(BIN)/paddock

check: setup web  ## format, lint, types, import levels
	@$(BIN)/ruff format --quiet --check . || { echo "Run 'make format'."; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/python tools/fields.py --check
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/python tools/message_types.py --check
	@$(BIN)/python tools/build_web.py --check
	@$(BIN)/lint-imports --no-cache > $(VENV)/levels.txt || { cat $(VENV)/levels.txt; exit 1; }
	@echo "Format, lint, types and import levels are clean."

test: check site browser  ## check everything and run all tests
	@$(BIN)/python tools/build_web.py --test
	@$(BIN)/python -m pytest --quiet --numprocesses $(JOBS)

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

compile: setup  ## build the engine with mypyc, in place; GAME=crazy-race builds only what that game needs
	@$(BIN)/python tools/compile.py $(addprefix --game ,$(GAME)) $(if $(QUICK),--quick)

test-compiled: compile  ## run all tests on the compiled engine
	@PADDOCK_COMPILED=1 $(BIN)/python -m pytest --quiet --numprocesses $(JOBS)

uncompile:  ## go back to the interpreted engine
	@$(PYTHON) tools/compile.py --remove

LOCK := $(BIN)/uv pip compile --quiet --universal --no-header --no-emit-index-url --generate-hashes --upgrade \
	--python-version 3.11 pyproject.toml

lock: setup  ## write the locked versions anew
	@$(LOCK) --extra dev --output-file requirements/dev.txt
	@$(LOCK) --extra bench --output-file requirements/bench.txt
	@$(LOCK) --extra postgres --output-file requirements/run.txt
	@$(LOCK) --extra train --output-file requirements/train.txt

clean: uncompile  ## remove what was made
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache
