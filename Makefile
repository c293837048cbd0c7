# Paddock: `make play` runs it, `make test` proves it. Each does all its own set-up in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
JOBS ?= auto

.DEFAULT_GOAL := help
.PHONY: help setup web browser play test check site format bench compile test-compiled uncompile lock clean

help:  ## say what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/:/' | awk -F: '{printf "  make %-14s %s\n", $$1, $$2}'

setup: $(STAMP)  ## make the virtual environment in .venv

$(STAMP): requirements/dev.txt pyproject.toml
	@echo "Setting up $(VENV) (once)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) install --requirement requirements/dev.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

web: setup  ## build the browser table, where its sources have changed
	@$(BIN)/python tools/build_web.py

browser: setup  ## make sure that there is a Chromium for the tests of the browser table
	@$(BIN)/python tools/find_browser.py

play: web  ## start Paddock and open it in the browser
	@$(BIN)/paddock

check: web  ## format, lint, types, import levels
	@$(BIN)/ruff format --quiet --check . || { echo "Run 'make format'."; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/python tools/build_web.py --check
	@$(BIN)/lint-imports --no-cache > $(VENV)/levels.txt || { cat $(VENV)/levels.txt; exit 1; }
	@echo "Format, lint, types and import levels are clean."

test: check site browser  ## check everything and run all tests
	@$(BIN)/python -m pytest --quiet --numprocesses $(JOBS)

site: setup  ## build the documentation
	@$(BIN)/sphinx-build -W -q --keep-going -d build/doctrees docs build/site
	@echo "The documentation is in build/site."

format: setup  ## lay out the code
	@$(BIN)/ruff format --quiet .
	@$(BIN)/ruff check --quiet --fix .

bench: setup  ## measure speed and memory beside peers
	@test -e $(VENV)/.bench || $(PIP) install --requirement requirements/bench.txt
	@touch $(VENV)/.bench
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

clean: uncompile  ## remove what was made
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache
