# make install | run | test | check. Needs python3.11 or newer as PYTHON; everything else is installed into .venv.
PYTHON ?= python3
HOST ?= localhost
PORT ?= 8000
ARK_VAR ?= var
BIN := .venv/bin
export PIP_DISABLE_PIP_VERSION_CHECK = 1

.PHONY: install run test soak check format requirements browser js

install: .venv/installed

# The stamp carries what was installed: it is older than a changed requirements file, which installs again.
.venv/installed: requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed: make install PYTHON=/path/to/python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { echo "This Python cannot make a virtual environment. On Debian: apt-get install python3-venv" >&2; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements/dev.txt
	@touch $@

run: install
	@$(BIN)/python manage.py migrate --verbosity 0
	@$(BIN)/python manage.py setup_rooms
	@$(BIN)/python manage.py collectstatic --no-input --verbosity 0
	@echo "Broken Ark on http://$(HOST):$(PORT)  (stop: Ctrl-C)"
	@exec $(BIN)/uvicorn arkserver.asgi:application --host $(HOST) --port $(PORT) --lifespan on \
		--ws-per-message-deflate false --ws-max-size 65536 --no-access-log --no-server-header --log-level warning

# In two runs: Playwright's loop occupies the thread that asynchronous tests need.
test: install browser
	$(BIN)/pytest -m "not browser"
	$(BIN)/pytest -m browser

# The long counts: 200 kills, 10,000 fuzzed frames, 100,000 deals, many boards against leaks; about ten minutes.
soak: install
	$(BIN)/pytest -m soak

check: install js
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python manage.py makemigrations --check --dry-run --settings arkserver.settings.test
	$(BIN)/python manage.py check --settings arkserver.settings.test

format: install
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

browser:
	@sh tools/browser.sh

js:
	@sh tools/js/check.sh

# Needs uv. Writes the versions and hashes of everything named in requirements/*.in.
requirements:
	cd requirements && for name in base dev; do \
		uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links \
			--custom-compile-command "make requirements" $$name.in --output-file $$name.txt; done
