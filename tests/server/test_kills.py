"""A few kills at random moments, under load, on each kind of database; the campaign does more."""

from tests.server.kills.campaign import Campaign

KILLS = 2


def test_kills_at_random_moments_lose_nothing_double_nothing_and_give_nothing_away(
    database: str,
) -> None:
    campaign = Campaign(database, seed=7)

    summary = campaign.run(KILLS, finish=False)

    assert summary.kills == KILLS
    assert summary.confirmed > 40
