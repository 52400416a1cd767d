"""What can be asserted of speed without a clock: the page does not grow while one looks at a match again and again."""

from browser.people import People
from browser.speed import FRAME, blaze, memory


def test_looking_at_a_match_twice_holds_no_more_than_once(people: People) -> None:
    [ada] = people(1, still=True)
    held = memory(ada)
    assert held["twice"]["nodes"] <= 1.1 * held["once"]["nodes"], held
    assert held["twice"]["megabytes"] <= 1.25 * held["once"]["megabytes"], held


def test_a_blaze_is_drawn_frame_by_frame(people: People) -> None:
    """Two explosions and two flashovers are a story of many pictures, however slow the machine."""
    [ada] = people(1)
    frames = blaze(ada)
    assert frames["frames"] > 20, frames
    assert frames["median_ms"] > FRAME / 2, frames
