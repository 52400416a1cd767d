"""What can be typed behind the commands that fit, and what cannot."""

import argparse


def at_least_one(text: str) -> int:
    """How many, as an argument of a command."""
    number = int(text) if text.isascii() and text.isdigit() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 on")
    return number
