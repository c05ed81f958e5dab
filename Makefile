# Branchline. `make play` and `make test` set everything up by themselves; `make dev` and `make check` are for working on it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell grep -rl --include='*.py' '^# compile: mypyc$$' src)

# what `make check` tests: rules, contract, texts and documents, without tests marked slow; `make test` runs everything
QUICK_GAMES := tests/tickets tests/snowdonia src/branchline/games
QUICK_REST := tests/core tests/web $(wildcard tests/test_*.py) src/branchline/core
QUICKLY := BRANCHLINE_PURE=1 $(BIN)/pytest -q -m "not slow" -p no:schemathesis -p no:faker

SPREAD := -n 2 --dist worksteal

.PHONY: help play dev check browser test test-here test-python test-browser test-plain quick-games quick-rest check-web test-web docs lint types compile rules bench bench-server soak soak-bots \
	soak-server soak-research container-steps proxy-steps attack audit strength screenshots overlaps wheel release clean

help:  ## show what there is
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 14

play: $(VENV)/ready  ## set up, build the boards and open them in a browser
	@$(BIN)/python tools/web.py build || \
		echo "The browser client could not be built (see above). The server starts without it; 'branchline play' needs no browser."
	@$(BIN)/branchline serve --open --log-level warning

dev: $(VENV)/linked-dev  ## set up for working without a compiler: the plain files run as they are
	@rm -f $(VENV)/ready $(VENV)/ready-dev src/branchline/compiled.json
	@find src -name '*.so' -delete
	@echo "Ready: edit, then 'make check', or one test: .venv/bin/pytest tests/core/test_api.py -k undo"

check: $(VENV)/linked-dev  ## the quick loop: lint, format, types, ESLint, Prettier, svelte-check, quick tests
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target quick-games quick-rest types check-web lint

test:  ## set up and run everything that CI runs
	@$(PYTHON) tools/needs.py
	@$(MAKE) --no-print-directory test-here

test-here: $(VENV)/bin/python
	@$(BIN)/python tools/web.py install  # first: it may bring Node.js into the environment that pip fills next
	@$(MAKE) --no-print-directory --jobs=2 $(VENV)/ready-dev check-web lint types docs test-web  # the rules are compiled meanwhile
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=line test-python test-browser test-plain  # browsers wait much of their time

test-python: $(VENV)/ready-dev
	$(BIN)/pytest $(SPREAD) -q --ignore tests/browser

test-plain: $(VENV)/ready-dev  # once more what carries a rule, by the files as they are
	BRANCHLINE_PURE=1 $(BIN)/pytest $(SPREAD) -q -m "rule and not slow" tests/core tests/tickets tests/snowdonia
	$(BIN)/python tools/rules.py --enforce

test-browser: $(VENV)/ready-dev
	$(BIN)/pytest $(SPREAD) -q -m "not long" tests/browser

quick-games: $(VENV)/linked-dev
	$(QUICKLY) $(QUICK_GAMES)

quick-rest: $(VENV)/linked-dev
	$(QUICKLY) $(QUICK_REST)

check-web: $(VENV)/bin/python
	$(BIN)/python tools/web.py check

test-web: $(VENV)/linked-dev  ## the browser client: build, component tests
	$(BIN)/python tools/web.py build
	BRANCHLINE_PURE=1 $(BIN)/python tools/web.py test  # so it need not wait for the compiler

browser: $(VENV)/ready-dev  ## all tests in Chromium, with whole games by ear
	$(BIN)/python tools/web.py build
	$(BIN)/pytest $(SPREAD) -q tests/browser

compile: $(VENV)/linked  ## compile the rules anew
	@rm -f $(VENV)/ready
	@$(MAKE) --no-print-directory $(VENV)/ready

screenshots: $(VENV)/ready-dev  ## the pictures of the README, into docs/images
	$(BIN)/python tools/web.py build
	$(BIN)/python tools/screenshots.py

docs: export NO_MKDOCS_2_WARNING = 1
docs: $(VENV)/installed-dev  ## the documentation site, into build/site
	$(BIN)/mkdocs build --strict --quiet

overlaps: $(VENV)/ready-dev  ## texts that overlap or are cut off: all boards, widths, languages and themes
	$(BIN)/python tools/web.py build
	$(BIN)/python tools/overlaps.py

lint: $(VENV)/installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/installed-dev
	$(BIN)/mypy --cache-dir .mypy_cache/types  # not the one that a compilation beside it uses

rules: $(VENV)/ready-dev  ## ledger coverage: which rules have a test
	$(BIN)/python tools/rules.py

bench: $(VENV)/ready-dev  ## speed, as a table and as bench.json
	$(BIN)/branchline bench --json bench.json
	$(BIN)/python tools/web.py build
	$(BIN)/python tools/web_metrics.py --json web_metrics.json
	$(MAKE) bench-server

bench-server: $(VENV)/ready-dev  ## the table server under load, as bench_server.json
	$(BIN)/python tools/load.py --json bench_server.json

soak: $(VENV)/ready-dev  ## 100,000 checked random games per title and player count, as soak.json
	$(BIN)/python tools/soak.py --games 100000 --json soak.json
	BRANCHLINE_SEEDS=200 $(BIN)/pytest $(SPREAD) -q tests/core/test_both_ways.py tests/snowdonia/test_snowdonia_both_ways.py
	$(BIN)/python tools/fuzz_maps.py
	$(MAKE) soak-server

soak-server: $(VENV)/ready-dev  ## table servers under 10,000 simulated seeds, killed under load on both databases, asked nonsense
	$(BIN)/python tools/simulation.py --seeds 10000
	$(BIN)/python tools/kill.py --times 100
	$(BIN)/python tools/kill.py --times 100 --database postgresql --processes 2
	$(BIN)/python tools/kill.py --survive --times 10
	$(BIN)/python tools/malformed.py --count 1000000

container-steps:  ## what the Dockerfile does, in a clean folder without a container engine
	$(PYTHON) tools/container_steps.py

proxy-steps: $(VENV)/ready-dev  ## the proxy of compose.yaml, really run before two servers; needs nginx
	$(BIN)/python tools/proxy_steps.py

attack: $(VENV)/ready-dev  ## attacks on a server from one address, while players at another are timed
	$(BIN)/python tools/attacks.py --json attacks.json

soak-research: $(VENV)/ready-dev  ## the environments under the whole suites, every legal move of 10,000 games per title
	$(BIN)/python tools/research.py

audit: $(VENV)/ready-dev  ## known weaknesses in dependencies; needs the internet
	$(BIN)/python tools/audit.py

strength: $(VENV)/ready-dev  ## the matches of docs/strength.md, two hours
	$(BIN)/python tools/strength.py --speed

soak-bots: $(VENV)/ready-dev  ## every bot plays 1,000 games per title and player count, as soak_bots.json
	$(BIN)/python tools/soak_bots.py --json soak_bots.json

wheel: $(VENV)/ready-dev  ## build the wheel, with the browser client, into dist/
	$(BIN)/python tools/web.py build
	$(BIN)/python -m build --wheel --no-isolation --outdir dist

release: $(VENV)/linked-dev  ## what is published but for compiled wheels: sdist and pure wheel, into dist/
	$(BIN)/python tools/web.py build
	BRANCHLINE_PURE=1 $(BIN)/python -m build --no-isolation --outdir dist

clean:  ## remove what was built
	rm -rf $(VENV) build dist src/*.egg-info src/branchline/compiled.json src/branchline/server/static web/node_modules web/fixtures
	find src -name '*.so' -delete

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Branchline needs Python 3.11 or newer; set PYTHON=... to choose one."; exit 1; }
	$(PYTHON) -m venv $(VENV)

# what playing needs
$(VENV)/installed: requirements/build.txt | $(VENV)/bin/python
	$(BIN)/python -m pip install --disable-pip-version-check --require-hashes -r requirements/build.txt
	@touch $@

# what testing needs: that and more
$(VENV)/installed-dev: requirements/dev.txt requirements/build.txt | $(VENV)/bin/python
	$(BIN)/python -m pip install --disable-pip-version-check --no-compile --require-hashes -r requirements/dev.txt
	@touch $(VENV)/installed $@

# the package itself, as it lies in src
$(VENV)/linked: $(VENV)/installed pyproject.toml src/branchline/version.py
	@echo "Setting up Branchline..."
	BRANCHLINE_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# pip may not run twice at once: whoever tests waits for what testing needs, then looks whether anything is left to do
$(VENV)/linked-dev: $(VENV)/installed-dev pyproject.toml src/branchline/version.py
	@$(MAKE) --no-print-directory $(VENV)/linked
	@touch $@

# its rules compiled, if there is a C compiler that works
$(VENV)/ready: $(VENV)/linked setup.py $(SOURCES)
	@echo "Compiling the rules (two or three minutes with a C compiler, none without)..."
	@find src -name '*.so' -delete
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@$(BIN)/branchline --version
	@touch $@

$(VENV)/ready-dev: $(VENV)/linked-dev setup.py $(SOURCES)
	@$(MAKE) --no-print-directory $(VENV)/ready
	@touch $@
