"""Where a visitor was on the way to: the `next` of a page's address or form, taken to pages of this site only."""

from django.http import HttpRequest, HttpResponseRedirect
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme

NEXT = "next"


def get_next(request: HttpRequest) -> str:
    """The address to go on to, or an empty text if none was given or it is another site's."""
    wanted = request.POST.get(NEXT) or request.GET.get(NEXT, "")
    safe = url_has_allowed_host_and_scheme(wanted, {request.get_host()}, require_https=request.is_secure())
    return wanted if safe else ""


def go_on(request: HttpRequest, otherwise: str) -> HttpResponseRedirect:
    """Lead to where the request wants to go, else to the page named `otherwise`."""
    return HttpResponseRedirect(get_next(request) or reverse(otherwise))


def url_leading_on(page: str, request: HttpRequest, by: str | None = None) -> str:
    """The address of `page`, which leads to where the request wants to go, first to the page named `by` if given."""
    onward = get_next(request)
    if by is not None:
        onward = _url(by, onward)
    return _url(page, onward)


def _url(page: str, onward: str) -> str:
    return reverse(page, query={NEXT: onward} if onward else None)
