"""The uniform player: any legal action, each as likely as the others. A yardstick, not an opponent."""

from typing import Any

from brasier.core.rng import Rng


class Uniform:
    """Sees a view and the legal actions, as every bot does, and looks at neither."""

    def choose(self, view: Any, legal: list[str], rng: Rng) -> str:
        return legal[rng.below(len(legal))]
