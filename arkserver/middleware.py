"""The Content-Security-Policy header, on every response."""

from typing import Any

from asgiref.sync import iscoroutinefunction
from django.core.exceptions import DisallowedHost
from django.http import HttpRequest, HttpResponseBase
from django.utils.decorators import sync_and_async_middleware

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src {connect}; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


def _connect_sources(request: HttpRequest) -> str:
    """Own origin and its sockets: older browsers do not count a socket to the page's host as 'self'."""
    try:
        host = request.get_host()
    except DisallowedHost:
        return "'self'"
    return f"'self' {'wss' if request.is_secure() else 'ws'}://{host}"


def _set_policy(request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
    response.headers.setdefault("Content-Security-Policy", POLICY.format(connect=_connect_sources(request)))
    return response


@sync_and_async_middleware
def content_security_policy(get_response: Any) -> Any:
    if iscoroutinefunction(get_response):

        async def with_policy_async(request: HttpRequest) -> HttpResponseBase:
            return _set_policy(request, await get_response(request))

        return with_policy_async

    def with_policy(request: HttpRequest) -> HttpResponseBase:
        return _set_policy(request, get_response(request))

    return with_policy
