#!/usr/bin/env python3
"""Django's command line, with arkserver.settings.local unless DJANGO_SETTINGS_MODULE names other settings."""

import os
import sys


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "arkserver.settings.local")
    from django.core.management import execute_from_command_line

    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
