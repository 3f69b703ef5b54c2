# Kontor's commands. `make` alone lists them.
# The first one that needs it sets up .venv; a changed lock or pyproject.toml brings it up to date.

PYTHON  ?= python3
GAMES   ?= 1000
WORKERS ?= 2
ARGS    ?=

venv       := .venv
bench_venv := .venv-bench
run        := $(venv)/bin/python

export WORKERS

.DEFAULT_GOAL := help
.PHONY: help setup play check test test-all format soak mutants compiled bench lock clean
.SUFFIXES:

help: ## list these commands
	@echo "make TARGET, where TARGET is one of:"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo "Settings: PYTHON=python3.12 (3.11 or newer), WORKERS=2 (processes for the tests)"

play: $(venv)/.ready ## show a game in the terminal; more with ARGS="--help"
	@$(venv)/bin/kontor play $(ARGS)

check: $(venv)/.ready ## the quick look before a commit, under a minute: style, types, rooms, rule ids, fast tests
	@$(run) scripts/stages.py check

test: $(venv)/.ready ## everything that has to hold, with the time each stage took
	@$(run) scripts/stages.py test

test-all: $(venv)/.ready ## the same over the full matrices of games and configurations (long)
	@KONTOR_FULL=1 $(run) scripts/stages.py test

format: $(venv)/.ready ## put imports and layout in order
	@$(run) -m ruff check --fix --quiet
	@$(run) -m ruff format

soak: $(venv)/.ready ## GAMES=1000: play many games with all invariants watched
	@$(run) -m tests.soak --games $(GAMES)

mutants: $(venv)/.ready ## change the rules in many small ways and count how many the tests catch
	@$(run) -m tests.mutants

compiled: $(venv)/.ready ## compile the rules with mypyc in a scratch folder and test that form (needs a C compiler)
	@$(run) -m tests.compiled

bench: $(bench_venv)/.ready ## measure the speed of the rules beside Catanatron, in an environment of its own
	@$(bench_venv)/bin/python -m bench.run $(ARGS)

setup: $(venv)/.ready ## only set up .venv

lock: ## choose the locked versions anew (needs uv)
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --upgrade --extra dev -o requirements.lock pyproject.toml
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --upgrade --extra bench -o requirements-bench.lock pyproject.toml

clean: ## remove environments, caches and build output
	rm -rf $(venv) $(bench_venv) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench scripts -name __pycache__ -type d -prune -exec rm -rf {} +

$(venv)/.ready: pyproject.toml requirements.lock scripts/environment.sh
	@scripts/environment.sh $(venv) requirements.lock $(PYTHON)
	@touch $@

$(bench_venv)/.ready: pyproject.toml requirements-bench.lock scripts/environment.sh
	@scripts/environment.sh $(bench_venv) requirements-bench.lock $(PYTHON)
	@touch $@
