"""Flash Point in the laboratory: what a seat sees as a row of numbers, and back in words."""

from brasier.rl.flashpoint.parts import LAYOUT, Seen, observer, read

__all__ = ["LAYOUT", "Seen", "observer", "read"]
