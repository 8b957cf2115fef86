"""Users in the admin."""

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin as DjangoUserAdmin
from django.contrib.auth.forms import AdminUserCreationForm, UserChangeForm
from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

from . import names
from .models import User
from .services import is_name_taken


class UserForm(UserChangeForm):  # type: ignore[type-arg]
    """Holds admins to the same names as everybody; the name that a user has already stays as it is."""

    def clean_display_name(self) -> str:
        return _checked_name(self.cleaned_data["display_name"], self.instance)


class NewUserForm(AdminUserCreationForm):  # type: ignore[type-arg]
    def clean_display_name(self) -> str:
        return _checked_name(self.cleaned_data["display_name"], self.instance)


def _checked_name(text: str, user: User) -> str:
    name = names.normalize(text)
    if name != user.display_name:
        names.validate(name)
    if is_name_taken(name, but_by=user):
        raise ValidationError(names.NAME_TAKEN, code="name_taken")
    return name


@admin.register(User)
class UserAdmin(DjangoUserAdmin):  # type: ignore[type-arg]
    form = UserForm
    add_form = NewUserForm
    list_display = ("display_name", "email", "is_guest", "is_active", "is_staff", "date_joined")
    list_filter = ("is_guest", "is_active", "is_staff", "is_superuser")
    search_fields = ("display_name", "email")
    ordering = ("-date_joined",)
    readonly_fields = ("is_guest", "date_joined", "last_login", "seen_at", "deleted_at", "preferences")
    fieldsets = (
        (None, {"fields": ("email", "display_name", "password", "is_guest")}),
        (
            _("Permissions"),
            {"fields": ("is_active", "is_staff", "is_superuser", "groups", "user_permissions")},
        ),
        (_("Dates"), {"fields": ("date_joined", "last_login", "seen_at", "deleted_at")}),
        (_("Preferences"), {"fields": ("preferences",)}),
    )
    add_fieldsets = (
        (None, {"fields": ("email", "display_name", "usable_password", "password1", "password2")}),
    )
