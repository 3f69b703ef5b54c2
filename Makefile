# Run `make` without arguments to list the commands.
# Commands that need .venv create it, and update it when a lock file or pyproject.toml changes.

PYTHON  ?= python3
GAMES   ?= 1000
KILLS   ?= 1000
WORKERS ?= 2
BEFORE  ?= HEAD
ARGS    ?=
TESTS   ?= tests/jax

venv       := .venv
bench_venv := .venv-bench
docs_venv  := .venv-docs
jax_venv   := .venv-jax
attack_venv := .venv-attack
run        := $(venv)/bin/python

# The built client and its sources. Folders are included so that deleting a file counts as a change.
client  := src/kontor/server/client/index.html
sources := $(shell find web/src web/public web/index.html web/page.html web/bytecode.mjs web/vite.config.ts web/tsconfig.json web/package-lock.json scripts/client.py scripts/bytecode.py)

export WORKERS

.DEFAULT_GOAL := help
.PHONY: help setup play dev client site generate check test test-all format soak faults load mutants compiled bench bench-compare bench-test bench-table bench-page test-jax test-learners attack docs lock clean
.SUFFIXES:
.DELETE_ON_ERROR:

help: ## list these commands
	@echo "make TARGET, where TARGET is one of:"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo "Settings: PYTHON=python3.12 (3.11 or newer), WORKERS=2 (cores for the tests)"

play: $(venv)/.playable $(client) ## open the table in the browser; ARGS="--help" lists the options
	@$(run) scripts/table.py play $(ARGS)

dev: $(venv)/.ready ## open the table with live reload of the client
	@$(run) scripts/table.py dev $(ARGS)

check: $(venv)/.ready ## run quick checks before a commit: style, types, imports, rule ids, fast tests
	@$(run) scripts/stages.py check

test: $(venv)/.ready ## run all checks and tests
	@$(run) scripts/stages.py test

test-all: $(venv)/.ready ## run all tests on every game and configuration, compiled and packaged (takes long)
	@KONTOR_FULL=1 $(run) scripts/stages.py test

# The tests run only a few games, so they need fast compilation more than fast code.
fast_compile := --xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true

test-jax: $(jax_venv)/.ready ## compare the vectorised rules with the Python engine (installs JAX the first time)
	@JAX_PLATFORMS=cpu XLA_FLAGS="$(fast_compile)" $(jax_venv)/bin/python -m pytest -q $(TESTS) $(ARGS)

test-learners: $(venv)/.ready ## train with SB3, Tianshou, RLlib and others, each in its own environment (installs GBs, takes long)
	@$(run) -m tests.learners $(ARGS)

attacks := tests/attack tests/table/test_names.py $(addprefix tests/server/test_,misuse.py schema.py leak_pairs.py \
	budgets.py consent.py crowd.py once.py safety.py hidden.py)

attack: $(venv)/.ready $(attack_venv)/.ready ## attack every endpoint, search for leaks, fuzz every parser (half an hour)
	@KONTOR_ATTACK=1 $(run) -m pytest -q -n $(WORKERS) --dist=worksteal $(attacks) $(ARGS)
	@$(attack_venv)/bin/python -m tests.attack.fuzz

format: $(venv)/.ready ## sort imports and format
	@$(run) -m ruff check --fix --quiet
	@$(run) -m ruff format
	@$(run) scripts/client.py format

generate: $(venv)/.ready ## update generated files: API description, types, symbols, pages
	@$(run) scripts/generated.py

client: $(client) ## build the browser client

site: $(venv)/.playable ## build the static page for any web host in build/page
	@scripts/build_client.sh $(venv)
	@$(run) scripts/page_size.py
	@$(venv)/bin/kontor site build/page

soak: $(venv)/.ready ## GAMES=1000: play many games and check invariants
	@$(run) -m tests.soak --games $(GAMES)

faults: $(venv)/.ready ## KILLS=1000: kill servers, simulate outages and full disks, and check that nothing is lost
	@$(run) -m tests.faults --kills $(KILLS)

load: $(venv)/.ready ## simulate hundreds of players; report waiting times, CPU and memory; ARGS="--help" lists the options
	@$(run) -m tests.load $(ARGS)

mutants: $(venv)/.ready ## introduce small errors into the rules and count how many the tests find
	@$(run) -m tests.mutants

compiled: $(venv)/.ready ## compile the rules and the search with mypyc and test them (needs a C compiler)
	@$(run) -m tests.compiled

bench: $(bench_venv)/.ready ## compare the speed of Kontor with other libraries (needs valgrind)
	@$(bench_venv)/bin/python -m bench.run $(ARGS)

bench-compare: $(bench_venv)/.ready ## BEFORE=HEAD [AFTER=commit]: compare the numbers of instructions of two commits
	@$(bench_venv)/bin/python -m bench.compare $(BEFORE) $(AFTER) $(ARGS)

bench-test: $(bench_venv)/.ready ## test the benchmark
	@$(bench_venv)/bin/python -m pytest -q tests/bench/world.py $(ARGS)

bench-table: $(venv)/.ready $(client) ## measure the server: response times, actions per second, page size, first start
	@$(run) -m bench.table $(ARGS)

bench-page: $(venv)/.ready $(client) ## measure the static page in Chromium: start, rules, bots
	@$(run) -m bench.browser $(ARGS)

docs: $(docs_venv)/.ready ## build the documentation site in build/site
	@$(docs_venv)/bin/python scripts/site.py
	@echo "Open build/site/index.html, or with search: python3 -m http.server --directory build/site"

setup: $(venv)/.ready ## set up .venv

locked := $(venv)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --upgrade

lock: export UV_CUSTOM_COMPILE_COMMAND := make lock
lock: $(venv)/.ready ## update the lock files
	$(locked) --extra dev -o requirements-dev.lock pyproject.toml
	$(locked) -c requirements-dev.lock -o requirements.lock pyproject.toml
	printf 'mypy[mypyc]\nsetuptools\n' | $(locked) -c requirements-dev.lock -o requirements-compile.lock -
	$(locked) --extra postgres --extra passkeys --extra push --extra ratings --extra pictures -c requirements-dev.lock -o requirements-host.lock pyproject.toml
	$(locked) --extra bench -o requirements-bench.lock pyproject.toml
	$(locked) --extra jax-test -c requirements-dev.lock -o requirements-jax.lock pyproject.toml
	$(locked) --extra attack -c requirements-dev.lock -o requirements-attack.lock pyproject.toml
	$(locked) --extra docs -o requirements-docs.lock pyproject.toml
	$(run) scripts/client.py lock

clean: ## remove environments, caches and build output
	rm -rf $(venv) $(bench_venv) $(docs_venv) $(jax_venv) $(attack_venv) .venv-quickstart .venv-learners-* build dist web/node_modules $(dir $(client))
	rm -rf .cache .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench scripts -name __pycache__ -type d -prune -exec rm -rf {} +

# This environment has only the packages needed for playing, so it installs faster.
$(venv)/.playable: pyproject.toml requirements.lock scripts/environment.sh
	@scripts/environment.sh $(venv) $(PYTHON) requirements.lock --play
	@touch $@

$(venv)/.ready: pyproject.toml requirements-dev.lock scripts/environment.sh
	@scripts/environment.sh $(venv) $(PYTHON) requirements-dev.lock
	@touch $(venv)/.playable $@

$(bench_venv)/.ready: pyproject.toml requirements-bench.lock scripts/environment.sh
	@scripts/environment.sh $(bench_venv) $(PYTHON) requirements-bench.lock
	@touch $@

$(docs_venv)/.ready: pyproject.toml requirements-docs.lock scripts/environment.sh
	@scripts/environment.sh $(docs_venv) $(PYTHON) requirements-docs.lock
	@touch $@

$(jax_venv)/.ready: pyproject.toml requirements-jax.lock scripts/environment.sh
	@scripts/environment.sh $(jax_venv) $(PYTHON) requirements-jax.lock
	@touch $@

$(attack_venv)/.ready: pyproject.toml requirements-attack.lock scripts/environment.sh
	@scripts/environment.sh $(attack_venv) $(PYTHON) requirements-attack.lock
	@touch $@

$(client): $(sources) | $(venv)/.playable
	@scripts/build_client.sh $(venv)
