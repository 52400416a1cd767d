"""Tails on Fire in the laboratory: what a seat may know as numbers, and the way back."""

from brasier.rl.tails.parts import LAYOUT, Seen, observer, read

__all__ = ["LAYOUT", "Seen", "observer", "read"]
