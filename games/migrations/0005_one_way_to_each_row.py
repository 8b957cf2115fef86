"""Indexes that begin like another one go, and a player's seats are kept in order."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


def without_index(model_name, name, field, index):
    """A foreign key that loses its own index. Only the index is dropped: on SQLite AlterField would write the table
    anew, which for a million boards is gigabytes."""
    column = f'"games_{model_name}" ("{name}_id")'
    return migrations.SeparateDatabaseAndState(
        state_operations=[migrations.AlterField(model_name=model_name, name=name, field=field)],
        database_operations=[
            migrations.RunSQL(f'DROP INDEX "{index}"', f'CREATE INDEX "{index}" ON {column}')
        ],
    )


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0004_history_in_order"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.AddIndex(
            model_name="chatmessage",
            index=models.Index(fields=["user", "said_at", "id"], name="chat_of_a_user"),
        ),
        migrations.AddIndex(
            model_name="chatmessage",
            index=models.Index(fields=["said_at", "id"], name="chat_in_order"),
        ),
        migrations.AddIndex(
            model_name="matchseat",
            index=models.Index(fields=["user", "id"], name="seats_of_a_player"),
        ),
        without_index(
            "board",
            "match",
            models.ForeignKey(
                db_index=False,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="boards",
                to="games.match",
            ),
            "games_board_match_id_a4bde0a0",
        ),
        without_index(
            "chatmessage",
            "table",
            models.ForeignKey(
                db_index=False,
                on_delete=django.db.models.deletion.CASCADE,
                related_name="chat",
                to="games.table",
            ),
            "games_chatmessage_table_id_fbe160a9",
        ),
        without_index(
            "chatmessage",
            "user",
            models.ForeignKey(
                db_index=False,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="+",
                to=settings.AUTH_USER_MODEL,
            ),
            "games_chatmessage_user_id_05d1fd10",
        ),
        without_index(
            "matchseat",
            "match",
            models.ForeignKey(
                db_index=False,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="seats",
                to="games.match",
            ),
            "games_matchseat_match_id_e19178ef",
        ),
        without_index(
            "matchseat",
            "user",
            models.ForeignKey(
                db_index=False,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="match_seats",
                to=settings.AUTH_USER_MODEL,
            ),
            "games_matchseat_user_id_b1967eb1",
        ),
    ]
