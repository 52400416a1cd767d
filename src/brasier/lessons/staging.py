"""A lesson as it is written becomes one as it is told: the game itself plays every step, so the two cannot disagree."""

from collections.abc import Iterator
from typing import Any

from brasier.core.game import CHANCE, CardTarget, CellTarget, Fact, Game, Refusal, Rng, State, Target, plain_facts
from brasier.lessons.script import Answer, Ask, Do, Script, Step, Tell, Try
from brasier.lessons.targets import all_targets, read_target, target_of
from brasier.lessons.told import Lesson, LessonAnswer, LessonAsk, LessonDo, LessonTell, LessonTry, LessonWhy

LETTERS = "ABCD"


class Stage:
    """One lesson being played."""

    def __init__(self, game: Game, script: Script) -> None:
        self.game = game
        self.script = script
        self.learner = script.learner
        self.options = game.options(script.options)
        self.state = game.start(self.options)
        self.play(script.opening)
        if script.change is not None:
            self.state = game.world(script.change(self.view()), Rng(0))

    def tell(self) -> Lesson:
        script = self.script
        name = f"lesson-{self.game.name}-{script.word}"
        first = self.view()
        steps = tuple(self._step(f"{name}-{step.word}", step) for step in script.steps)
        return Lesson(
            id=script.word,
            title=f"{name}-title",
            minutes=script.minutes,
            rules=tuple(dict.fromkeys(rule for step in steps for rule in step.rules)),
            seats=tuple(f"lesson-name-{seat}" for seat in script.seats),
            learner=script.learner,
            first=first,
            steps=steps,
        )

    def view(self) -> Any:
        return self.game.view(self.state, self.learner)

    def play(self, story: str) -> tuple[Any, ...]:
        """What happens, by the rules; what the learner hears of it."""
        facts: list[Fact] = []
        for seat, action in read_story(story):
            self.state.apply(seat, self.game.read(self.state, seat, action), facts)
        return tuple(self.game.events(self.options, facts, self.learner))

    # ---- steps

    def _step(self, name: str, step: Tell | Do | Ask) -> LessonTell | LessonDo | LessonAsk:
        part = self._part(name, step)
        if isinstance(step, Ask):
            return LessonAsk(**part, answers=self._answers(name, step))
        if isinstance(step, Tell):
            events = self.play(step.then)
            return LessonTell(**part, events=events, after=self.view() if step.then else None)
        choices = self.game.choices(self.state, self.learner)
        part["choices"] = tuple(choice for choice in choices if choice.action == step.action)
        part["tries"] = tuple(self._try(name, one) for one in step.tries)
        part["whys"] = self._whys()
        events = self.play(f"{self.learner} {step.action}; {step.then}")
        return LessonDo(**part, events=events, after=self.view())

    def _part(self, name: str, step: Step) -> dict[str, Any]:
        return {
            "text": name,
            "facts": dict(step.facts(self.view())),
            "rules": tuple(step.rules.split()),
            "show": tuple(map(read_target, step.show.split())),
            "look": step.look,
        }

    def _try(self, name: str, tried: Try) -> LessonTry:
        refusal = refused(self.game, self.state, self.learner, tried.action)
        return LessonTry(
            action=tried.action,
            target=self._target(tried.action),
            code=refusal.code if refusal else None,
            rule=refusal.rule if refusal else "",
            facts=plain_facts(refusal.facts) if refusal else {},
            text=f"{name}-{tried.word}" if tried.word else None,
        )

    def _whys(self) -> tuple[LessonWhy, ...]:
        """What the rules say to clicks where nothing can be done; targets with one reason stand together."""
        reasons: dict[tuple[str, str, tuple[tuple[str, int | str], ...]], list[Target]] = {}
        for target in all_targets(self.view(), self.learner):
            reason = self.game.why(self.state, self.learner, target)
            if reason is not None:
                facts = tuple(plain_facts(reason.facts).items())
                reasons.setdefault((reason.code, reason.rule, facts), []).append(target)
        return tuple(
            LessonWhy(code=code, rule=rule, facts=dict(facts), targets=tuple(targets))
            for (code, rule, facts), targets in reasons.items()
        )

    def _target(self, action: str) -> Target | None:
        """Where it would be clicked: the game says it of what is allowed."""
        for choice in self.game.choices(self.state, self.learner):
            if choice.action == action:
                return choice.target
        return target_of(self.view(), self.learner, action)

    def _answers(self, name: str, ask: Ask) -> tuple[LessonAnswer, ...]:
        view = self.view()
        return tuple(
            self._answer(name, ask, answer, LETTERS[number], right=ask.right(view, answer.value))
            for number, answer in enumerate(ask.answers)
        )

    def _answer(self, name: str, ask: Ask, answer: Answer, letter: str, *, right: bool) -> LessonAnswer:
        value = answer.value
        text = f"lesson-answer-{value}"
        facts: dict[str, int | str] = {}
        target: Target | None = None
        if isinstance(value, tuple):
            text, facts, target = "lesson-answer-point", {"letter": letter}, CellTarget(value)
        elif isinstance(value, int):
            text, facts = "lesson-answer-number", {"number": value}
        elif ask.cards:
            text, facts, target = "lesson-answer-card", {"card": value}, CardTarget((value,))
        return LessonAnswer(text=text, facts=facts, target=target, right=right, reply=f"{name}-{answer.word}")


def refused(game: Game, state: State, seat: int, action: str) -> Refusal | None:
    """Why the rules do not allow an action; None: they do. Nothing changes."""
    try:
        state.clone().apply(seat, game.read(state, seat, action))
    except Refusal as refusal:
        return refusal
    return None


# ---- what is written as text


def read_story(story: str) -> Iterator[tuple[int, str]]:
    """Who does what, one after the other."""
    for sentence in filter(None, map(str.strip, story.split(";"))):
        who, _, action = sentence.partition(" ")
        yield (CHANCE if who == "chance" else int(who)), action
