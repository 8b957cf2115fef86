# make install | run | test | check. Needs python3.11 or newer as PYTHON; everything else is installed into .venv.
PYTHON ?= python3
HOST ?= localhost
PORT ?= 8000
ARK_VAR ?= var
BIN := .venv/bin
export PIP_DISABLE_PIP_VERSION_CHECK = 1

.PHONY: install run test soak shots check format requirements system js

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
	@sh tools/js/pages.sh
	@$(BIN)/python manage.py collectstatic --no-input --verbosity 0
	@echo "Broken Ark on http://$(HOST):$(PORT)  (stop: Ctrl-C)"
	@exec $(BIN)/uvicorn arkserver.asgi:application --host $(HOST) --port $(PORT) --lifespan on \
		--ws-per-message-deflate false --ws-max-size 65536 --no-access-log --no-server-header --log-level warning

# What is tested on PostgreSQL and Redis as well: what reads and writes, in one process and in two.
AT_SCALE := $(addprefix games/tests/attack/test_,batches.py bus.py dropped_frames.py pressed_twice.py restart.py seats_at_once.py \
		sent_again.py two_writers.py verify_log.py) \
	$(addprefix games/tests/test_,archive.py bots_fill_seats.py bots_play.py handover.py play.py settling.py table_socket.py) \
	$(addprefix ranking/tests/test_,at_once.py counting.py plans_at_scale.py rebuilding.py)

# Browser tests in a run of their own: Playwright's loop occupies the thread that asynchronous tests need. Each of its two
# processes starts a site of its own, hence whole files to each, and the pages made once before.
test: install system
	$(BIN)/pytest -n 2 -m "not browser"
	@sh tools/js/pages.sh
	$(BIN)/pytest -n 2 --dist loadfile -m browser
	$(BIN)/python -m tests.services $(BIN)/pytest -n 2 -p no:cacheprovider $(AT_SCALE)

# The long counts: 200 kills, 10,000 fuzzed frames, 100,000 deals, many boards against leaks, 100 kills among two servers
# with PostgreSQL and Redis, the longer benches, every combination of moment, language, layout and theme against axe; about
# twenty minutes.
soak: install system
	$(BIN)/pytest -m "soak and not browser"
	$(BIN)/pytest -m "soak and browser"
	$(BIN)/python -m tests.services $(BIN)/pytest -m soak games/tests/attack/test_bus.py

# Pictures of the table's states under var/shots/, to be looked at; SHOTS=negation makes those of that name.
shots: install system
	$(BIN)/pytest -q tests/browser/shots.py

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

system:
	@sh tools/system.sh

js:
	@sh tools/js/check.sh

# Needs uv. Writes the versions and hashes of everything named in requirements/*.in.
requirements:
	cd requirements && for name in base dev; do \
		uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links \
			--custom-compile-command "make requirements" $$name.in --output-file $$name.txt; done
