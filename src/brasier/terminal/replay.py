"""Looking at a recorded match: step by step where somebody sits, else told from beginning to end."""

from pathlib import Path

import brasier
from brasier.bots import short_name
from brasier.core.game import REFEREE, Looker, Refusal
from brasier.core.match import Match
from brasier.terminal.begin import chosen
from brasier.terminal.screen import Screen
from brasier.terminal.speaker import Speaker, show_board, speaker
from brasier.texts import Texts


def replay(text: str, texts: Texts, *, step: int | None, svg: Path | None, screen: Screen) -> int:
    match = brasier.load(text)
    last = len(match.steps)
    if step is not None and not 0 <= step <= last:
        raise Refusal("no-such-step", "", {"step": step, "last": last})
    talk = speaker(match.game.name, texts, [short_name(name) for name in match.seats])
    eyes = _eyes(match)
    if eyes is None:
        screen.say(texts.say("replay-hidden"))
    if svg is not None:
        state = match.at(last if step is None else step)
        if svg.exists() and not svg.read_bytes().startswith(b"<svg"):
            raise Refusal("file-exists", "", {"file": str(svg)})
        svg.write_text(talk.picture(match.game.view(state, eyes)), encoding="utf-8")
        screen.say(texts.say("drawn-to", file=str(svg)))
    elif step is not None:
        _show(match, step, talk, texts, screen)
    else:
        screen.say(talk.opening(match))
        if screen.live:
            _browse(match, talk, texts, screen)
        else:
            _tell(match, talk, texts, screen)
    return 0


def _eyes(match: Match) -> Looker:
    """Everything, unless somebody still has secrets to keep: then what a spectator sees."""
    return None if match.outcome() is None and match.game.has_secrets(match.options) else REFEREE


def _tell(match: Match, talk: Speaker, texts: Texts, screen: Screen) -> None:
    """Each sentence with the step it tells of, or the first and the last one."""
    eyes = _eyes(match)
    happened = [
        (number, event)
        for number, facts in enumerate(match.facts, 1)
        for event in match.game.events(match.options, facts, eyes)
    ]
    at = 0
    lines = []
    for sentence in talk.sentences([event for _, event in happened]):
        first, last = happened[at][0], happened[at + sentence.events - 1][0]
        at += sentence.events
        lines.append((f"{first}" if first == last else f"{first}–{last}", sentence))
    wide = max((len(steps) for steps, _ in lines), default=0)
    for steps, sentence in lines:
        deep = "  " * sentence.depth
        screen.say(f"{steps:>{wide}}  {deep}{sentence.text}", indent=wide + 2 + len(deep))
    _show(match, len(match.steps), talk, texts, screen)


def _show(match: Match, step: int, talk: Speaker, texts: Texts, screen: Screen) -> None:
    state = match.at(step)
    view = match.game.view(state, _eyes(match))
    show_board(talk, view, screen)
    screen.say(texts.say("replay-at", step=step, last=len(match.steps)))
    if step:
        for sentence in talk.sentences(match.game.events(match.options, match.facts[step - 1], _eyes(match))):
            deep = "  " * (sentence.depth + 1)
            screen.say(f"{deep}{sentence.text}", indent=len(deep) + 2)
    if step == len(match.steps) and match.outcome() is not None:
        for line in talk.ending(match):
            screen.say(line, indent=8)
    else:
        screen.say(talk.status(view))


def _browse(match: Match, talk: Speaker, texts: Texts, screen: Screen) -> None:
    """Enter goes on, - goes back, a number jumps, end leads to the end, score counts, q leaves."""
    step, last = 0, len(match.steps)
    shown = None
    while True:
        if step != shown:
            _show(match, step, talk, texts, screen)
            shown = step
        answer = screen.ask(texts.say("replay-ask"))
        if answer is None or answer.lower() in ("q", "quit", "quitter"):
            return
        if answer == "":
            step = min(step + 1, last)
        elif answer == "-":
            step = max(step - 1, 0)
        elif answer.lower() in ("end", "fin"):
            step = last
        elif answer.lower() in ("s", "score"):
            for line in talk.standings(match.game.view(match.at(step), _eyes(match))):
                screen.say(line, indent=8)
        elif (number := 0 if answer == "0" else chosen(answer, last)) is not None:
            step = number
        else:
            screen.say(texts.refusal(Refusal("no-such-step", "", {"step": answer, "last": last})))
