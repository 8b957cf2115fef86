"""`manage.py sweep_guests`: remove the guests who have not come back; to be run once a day."""

from datetime import timedelta
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from accounts.services import GUEST_KEPT, sweep_guests


class Command(BaseCommand):
    help = "Removes guests whose last visit is long ago; those who have played become anonymous."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "--days",
            type=int,
            default=GUEST_KEPT.days,
            help="days since the last visit (default: %(default)s)",
        )

    def handle(self, *args: Any, days: int, **options: Any) -> None:
        # With less than a day, guests would go whose present visit is not noted again before tomorrow.
        if not 2 <= days <= 36500:
            raise CommandError("--days must be from 2 to 36500.")
        swept = sweep_guests(timezone.now() - timedelta(days=days))
        self.stdout.write(f"Guests deleted: {swept.deleted}; made anonymous: {swept.anonymous}.")
