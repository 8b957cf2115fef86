"""How the site looks to its reader: the theme, kept in a cookie, since it is wanted before anyone logs in."""

from django.http import HttpRequest, HttpResponse

THEMES = ("dark", "classic")
COOKIE = "theme"
COOKIE_SECONDS = 365 * 24 * 3600


def get_theme(request: HttpRequest) -> str:
    theme = request.COOKIES.get(COOKIE, "")
    return theme if theme in THEMES else THEMES[0]


def set_theme(request: HttpRequest, response: HttpResponse, theme: str) -> None:
    response.set_cookie(COOKIE, theme, max_age=COOKIE_SECONDS, samesite="Lax", secure=request.is_secure())


def context(request: HttpRequest) -> dict[str, str]:
    """For templates: the theme, and the one to switch to."""
    theme = get_theme(request)
    return {"theme": theme, "other_theme": next(other for other in THEMES if other != theme)}
