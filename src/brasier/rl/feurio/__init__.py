"""Feurio! in the laboratory: what a seat may know as a row of numbers."""

from brasier.rl.feurio.parts import LAYOUT, Seen, observer, read

__all__ = ["LAYOUT", "Seen", "observer", "read"]
