"""What an account brings to each of its requests, and what is noted of a visit."""

from django.conf import settings
from django.http import HttpRequest, HttpResponseBase
from django.utils.deprecation import MiddlewareMixin

from .preferences import preferences_of, set_language
from .services import GUEST_KEPT, note_visit


class AccountLanguage(MiddlewareMixin):
    """Brings the language an account has chosen to a browser where none was: from the answer to the login on."""

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        # Only where the page looked at the session itself: no other page pays for it.
        unchosen = settings.LANGUAGE_COOKIE_NAME not in request.COOKIES
        user = request.user if unchosen and request.session.accessed else None
        if user and user.is_authenticated and (language := preferences_of(user)["language"]):
            set_language(response, language)
        return response


class GuestVisits(MiddlewareMixin):
    """Notes a guest's visit once a day, and lets its session last from then on. Stands below authentication."""

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        # Afterwards, and only where the page looked at the session itself: no other page pays for it.
        user = request.user if request.session.accessed else None
        if user and user.is_authenticated and user.is_guest and note_visit(user):
            request.session.set_expiry(int(GUEST_KEPT.total_seconds()))
        return response
