"""Draws static/img/icon-*.png from icon.svg with the browser of the tests: `.venv/bin/python tools/icons.py`.

A maskable icon fills its square, and keeps what matters within the middle that every mask leaves.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

IMG = Path(__file__).resolve().parent.parent / "static" / "img"
PAGE = "<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{svg}"
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
SAFE = 0.72
"""How much of a maskable icon's width the picture takes; masks leave at least four fifths."""


def masked(svg: str) -> str:
    """The icon with its ground to the edges and its picture smaller."""
    full = re.sub(r' rx="[^"]*"', "", svg)
    return re.sub(
        r"(<path [^>]*>)", rf'<g transform="translate(16 16) scale({SAFE}) translate(-16 -16)">\1</g>', full
    )


def draw(page: Page, svg: str, size: int, name: str) -> None:
    """One picture of `size` pixels."""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(PAGE.format(size=size, svg=svg))
    page.screenshot(path=IMG / f"icon-{name}{size}.png", omit_background=True)


def main() -> None:
    """All of them."""
    svg = (IMG / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        for size in (192, 512):
            draw(page, svg, size, "")
            draw(page, masked(svg), size, "maskable-")
        draw(page, masked(svg), 180, "touch-")
        browser.close()


if __name__ == "__main__":
    main()
