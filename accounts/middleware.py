"""What is noted of a visit."""

from django.http import HttpRequest, HttpResponseBase
from django.utils.deprecation import MiddlewareMixin

from .services import GUEST_KEPT, note_visit


class GuestVisits(MiddlewareMixin):
    """Notes a guest's visit once a day, and lets its session last from then on. Stands below authentication."""

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        # Afterwards, and only where the page looked at the session itself: no other page pays for it.
        user = request.user if request.session.accessed else None
        if user and user.is_authenticated and user.is_guest and note_visit(user):
            request.session.set_expiry(int(GUEST_KEPT.total_seconds()))
        return response
