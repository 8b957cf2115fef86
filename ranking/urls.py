"""The pages of the ranking app."""

from django.urls import path

from ranking.views import endings, leaderboards, profiles

urlpatterns = [
    path("leaderboards/", leaderboards.index, name="leaderboards"),
    path("leaderboards/<slug:key>/", leaderboards.leaderboard, name="leaderboard"),
    path("players/<int:user_id>/", profiles.profile, name="profile"),
    path("matches/<int:match_id>/end/", endings.match_end, name="match-end"),
]
