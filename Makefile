PYTHON ?= python3
ARGS ?=
GAME ?= among_cultists
export UV_PYTHON_DOWNLOADS := never

BIN := .venv/bin
UV := $(BIN)/uv
COMPILED := build/compiled
RUN := .venv/run.stamp
# Holds the run environment too: where it stands, play uses it.
DEV := .venv/dev.stamp

.DEFAULT_GOAL := help
.PHONY: help play test check bench bench-server campaign campaign-kills campaign-hostile docs compiled test-compiled lock clean

help: ## list the targets
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/\1\t\2/p' Makefile | expand -t 18

play: $(if $(wildcard $(DEV)),$(DEV),$(RUN)) ## open a house and play there: make play GAME=shadow_hunters
	$(BIN)/turncoat host $(GAME) $(ARGS)

test: $(DEV) ## run all tests
	$(BIN)/pytest -n auto --dist loadgroup -q $(ARGS)

check: $(DEV) ## lint, format, types, unused dependencies and code
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict
	$(BIN)/deptry src
	$(BIN)/vulture

bench: $(DEV) ## run the benchmarks
	$(BIN)/python -m bench $(ARGS)

bench-server: $(DEV) ## run the benchmark of the server: make bench-server ARGS="--database postgresql"
	$(BIN)/python -m bench.server $(ARGS)

campaign: $(DEV) ## play many random matches: make campaign ARGS="..."
	$(BIN)/python -m tests.campaign $(ARGS)

campaign-kills: $(DEV) ## kill a busy server 100 times over each database: ARGS="--kills 20"
	$(BIN)/python -m tests.server.kills --database sqlite $(ARGS)
	$(BIN)/python -m tests.server.kills --database postgresql $(ARGS)

campaign-hostile: $(DEV) ## attack a server over each database while others play: ARGS="--seconds 20"
	$(BIN)/python -m tests.server.hostile --database sqlite $(ARGS)
	$(BIN)/python -m tests.server.hostile --database postgresql $(ARGS)

compiled: $(DEV) ## compile core and games with mypyc into build/compiled
	$(BIN)/python tools/compile.py

test-compiled: compiled ## run all tests on the compiled copy
	PYTHONPATH=$(CURDIR)/$(COMPILED) TURNCOAT_COMPILED=1 $(BIN)/pytest -n auto --dist loadgroup -q $(ARGS)

docs: $(DEV) ## write the pages that are made from the source
	$(BIN)/python tools/protocol.py

# Run from the root without absolute paths, so that the locks name only pyproject.toml.
COMPILE = $(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-header

lock: $(UV) ## lock the requirements anew: make lock ARGS=--upgrade
	$(COMPILE) $(ARGS) requirements/uv.in -o requirements/uv.txt
	$(COMPILE) $(ARGS) pyproject.toml requirements/build.in -o requirements/run.txt
	$(COMPILE) $(ARGS) pyproject.toml requirements/build.in --extra dev -c requirements/run.txt -o requirements/dev.txt

clean: ## remove the environment and everything built
	rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests bench tools -name __pycache__ -prune -exec rm -rf {} +

$(UV): requirements/uv.txt
	$(PYTHON) -m venv --clear .venv
	$(BIN)/pip install -q --require-hashes -r requirements/uv.txt
	touch $@

INSTALL = $(UV) pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e .

$(RUN): $(UV) requirements/run.txt pyproject.toml
	$(UV) pip sync -q --python $(BIN)/python --require-hashes requirements/run.txt
	$(INSTALL)
	touch $@

$(DEV): $(UV) requirements/dev.txt pyproject.toml
	$(UV) pip sync -q --python $(BIN)/python --require-hashes requirements/dev.txt
	$(INSTALL)
	touch $@
