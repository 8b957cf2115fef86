"""Matches from before there were results: those of rated rooms count, and those that are over are due to be settled."""

from django.db import migrations


def take_up(apps, schema_editor):
    Match = apps.get_model("games", "Match")
    Match.objects.filter(table__room__kind="rated").update(is_rated=True)
    Match.objects.filter(ended_at__isnull=False).update(due_at=0)


class Migration(migrations.Migration):
    dependencies = [("games", "0002_bots_and_results")]

    operations = [migrations.RunPython(take_up, migrations.RunPython.noop)]
