"""Writes each template as Python source that holds its words, for xgettext: `template_messages.py FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from django.conf import settings
from django.utils.translation.template import templatize

ROOT = Path(__file__).resolve().parent.parent


def main(folder: Path) -> None:
    """One file a template, under the template's own path."""
    settings.configure(USE_I18N=True)
    for template in sorted((ROOT / "templates").rglob("*.*")):
        name = template.relative_to(ROOT)
        target = folder / f"{name}.py"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(templatize(template.read_text(), origin=str(name)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
