"""Looking at a recorded match: step by step where somebody sits, else told from beginning to end."""

from pathlib import Path

import brasier
from brasier.bots import short_name
from brasier.core.game import REFEREE, Refusal
from brasier.core.match import Match
from brasier.terminal.screen import Screen
from brasier.terminal.speaker import Speaker, speaker
from brasier.texts import Texts


def replay(text: str, texts: Texts, *, step: int | None, svg: Path | None, colour: str) -> int:
    match = brasier.load(text)
    last = len(match.steps)
    if step is not None and not 0 <= step <= last:
        raise Refusal("no-such-step", "", {"step": step, "last": last})
    screen = Screen(colour)
    talk = speaker(match.game.name, texts, [short_name(name) for name in match.seats])
    if svg is not None:
        state = match.at(last if step is None else step)
        svg.write_text(match.game.draw_svg(match.game.view(state, REFEREE)), encoding="utf-8")
        screen.say(texts.say("drawn-to", file=str(svg)))
    elif step is not None:
        _show(match, step, talk, texts, screen)
    elif screen.live:
        _browse(match, talk, texts, screen)
    else:
        _tell(match, talk, texts, screen)
    return 0


def _tell(match: Match, talk: Speaker, texts: Texts, screen: Screen) -> None:
    for number, facts in enumerate(match.facts, 1):
        for event in match.game.events(match.options, facts, REFEREE):
            screen.say(f"{number:>4}  {talk.event(event)}")
    _show(match, len(match.steps), talk, texts, screen)


def _show(match: Match, step: int, talk: Speaker, texts: Texts, screen: Screen) -> None:
    state = match.at(step)
    view = match.game.view(state, REFEREE)
    screen.say()
    screen.say(talk.board(view, screen))
    screen.say()
    screen.say(texts.say("replay-at", step=step, last=len(match.steps)))
    if step:
        for event in match.game.events(match.options, match.facts[step - 1], REFEREE):
            screen.say(f"  {talk.event(event)}")
    if step == len(match.steps) and match.outcome() is not None:
        for line in talk.ending(match):
            screen.say(line)
    elif match.actors():
        screen.say(talk.headline(view))


def _browse(match: Match, talk: Speaker, texts: Texts, screen: Screen) -> None:
    """Enter goes on, - goes back, a number jumps, q leaves."""
    step, last = 0, len(match.steps)
    while True:
        _show(match, step, talk, texts, screen)
        answer = screen.ask(texts.say("replay-ask"))
        if answer is None or answer.lower() in ("q", "quit", "quitter"):
            return
        if answer == "":
            step = min(step + 1, last)
        elif answer == "-":
            step = max(step - 1, 0)
        elif answer.isdecimal() and int(answer[:9]) <= last:
            step = int(answer)
        else:
            screen.say(texts.refusal(Refusal("no-such-step", "", {"step": answer, "last": last})))
