"""Everything that passes between a browser and the server, in both directions: the types, and nothing else.

A browser sends commands (`do`), the server tells (`tell`). `web/src/lib/wire.ts` and the protocol page in `docs/` are
made from this file. Numbers that are times are milliseconds since 1970; people and seats are small numbers that mean
something at one table only.
"""

from typing import Annotated, Any, Literal

import msgspec

from brasier.bots.thought import Thought
from brasier.core.game import Path, Target

PROTOCOL = 1
LONGEST_MESSAGE = 4096  # bytes a browser may send at once
LONGEST_CHAT = 400
LONGEST_NAME = 30
LONGEST_ACTION = 200

Small = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]  # of an entry
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Room = Literal["table", "gallery"]  # the gallery is the spectators' own room
Role = Literal["player", "spectator"]
Phase = Literal["open", "playing", "over"]
Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "your-turn", "take-your-time",
    "help-me", "i-take-the-fire", "i-take-the-victim", "careful", "again", "good-bye",
]  # fmt: skip


# ---- what a table is made of


class NoClock(msgspec.Struct, frozen=True, tag="none", tag_field="kind", forbid_unknown_fields=True):
    """Nobody is hurried."""


class TurnClock(msgspec.Struct, frozen=True, tag="turn", tag_field="kind", forbid_unknown_fields=True):
    """So many seconds each time the table waits for a seat."""

    seconds: Annotated[int, msgspec.Meta(ge=5, le=3600)]  # for each wait
    then: Literal["bot", "pass"] = "pass"  # what happens when the time is up


class MatchClock(msgspec.Struct, frozen=True, tag="match", tag_field="kind", forbid_unknown_fields=True):
    """So many seconds for the whole match, and some back each time the table no longer waits for the seat."""

    seconds: Annotated[int, msgspec.Meta(ge=30, le=86_400)]  # for the whole match
    back: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0  # seconds
    then: Literal["bot", "pass"] = "bot"  # what happens when the time is up


class DaysClock(msgspec.Struct, frozen=True, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """So many days each time the table waits for a seat: play by the way."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]  # for each wait
    then: Literal["bot", "pass"] = "bot"  # what happens when the time is up


Clock = NoClock | TurnClock | MatchClock | DaysClock


class OpenSeat(msgspec.Struct, frozen=True, tag="open", tag_field="kind", forbid_unknown_fields=True):
    """Whoever comes may take it."""


class MySeat(msgspec.Struct, frozen=True, tag="me", tag_field="kind", forbid_unknown_fields=True):
    """For whoever opens the table; several of them are a shared screen. Each may have a name of its own."""

    name: Name | None = None  # None: one's own


class BotSeat(msgspec.Struct, frozen=True, tag="bot", tag_field="kind", forbid_unknown_fields=True):
    """For a bot."""

    level: Word = "easy"


SeatWish = OpenSeat | MySeat | BotSeat


# ---- what a browser sends over the socket


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """`id` is the browser's own number for it; the answer (`done` or `refused`) carries it back."""

    id: Small


class Hello(Command, frozen=True, tag="hello"):
    """The first message: what this browser still holds, so that it gets the rest and no more."""

    step: Small | None = None  # the last step it holds; None: nothing
    takebacks: Small = 0  # how often the match had gone back when it saw that step


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat; somebody may hold several (a shared screen), each with a name of its own."""

    seat: Small
    name: Name | None = None  # None: one's own


class Leave(Command, frozen=True, tag="leave"):
    """Give a seat back; in a running match a bot plays on, until one resumes."""

    seat: Small


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """The owner puts a bot on a seat nobody holds, or changes its level."""

    seat: Small
    level: Word


class Unseat(Command, frozen=True, tag="unseat"):
    """The owner opens a seat again, before the match starts."""

    seat: Small


class Start(Command, frozen=True, tag="start"):
    """The owner starts the match; every seat is held."""


class Act(Command, frozen=True, tag="act"):
    """Do one thing. `seen` is the number of the last update seen: whoever chose on an old board is refused."""

    seat: Small
    action: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ACTION)]  # of one of the choices told
    seen: Number


class SayChance(Command, frozen=True, tag="chance"):
    """Say what the real dice, tiles or cards gave, at a table that plays with them."""

    outcome: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ACTION)]  # in the notation of the game
    seen: Number


class Undo(Command, frozen=True, tag="undo"):
    """Go back to `step`, or to before one's own last action. Where it is not free, `ask` asks the others."""

    seen: Number
    step: Small | None = None  # None: to before one's own last action
    ask: bool = False  # whether to ask the others where it is not free


class AnswerUndo(Command, frozen=True, tag="answer-undo"):
    """Agree or not with somebody who asks to go back."""

    yes: bool  # one no is enough to stay


class HandOver(Command, frozen=True, tag="hand-over"):
    """Let a bot play for somebody who has been away for a while."""

    seat: Small
    level: Word = "easy"


class Resume(Command, frozen=True, tag="resume"):
    """Take one's seat back from the bot that plays on it."""

    seat: Small


class Say(Command, frozen=True, tag="say"):
    """Free text or a phrase that everybody reads in their own language."""

    room: Room = "table"
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)] | None = None  # either this or a phrase
    phrase: Phrase | None = None


class Mute(Command, frozen=True, tag="mute"):
    """Do not hear somebody (again)."""

    person: Small
    muted: bool = True  # false: hear them again


class Ping(Command, frozen=True, tag="ping"):
    """Point at something on the board, where people play together. Everybody sees it, nobody keeps it."""

    target: Target  # what is pointed at


class Why(Command, frozen=True, tag="why"):
    """Ask why nothing can be done somewhere now. The answer is always `refused`: its code, rule and facts are the
    reason. Nothing changes, and nobody else hears of it."""

    seat: Small  # one's own
    target: Target  # what the question is about


class Advise(Command, frozen=True, tag="advise"):
    """Ask what a good player would do on one's seat now, where no rival is harmed: all others are bots, or everybody
    wins or loses together. The answer is `advised`, or `advice-not-now` on a busy server; nothing changes, and nobody
    else hears of it."""

    seat: Small  # one's own, whose turn it is


class Rematch(Command, frozen=True, tag="rematch"):
    """Once more with the same people and options: opens the next table, where everybody has their seat."""


AnyCommand = (
    Hello | Sit | Leave | SeatBot | Unseat | Start | Act | SayChance | Undo | AnswerUndo | HandOver | Resume
    | Say | Mute | Ping | Why | Advise | Rematch
)  # fmt: skip


# ---- what the server tells


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and who plays on it."""

    seat: int
    holder: Literal["open", "person", "bot"]
    name: str = ""  # what this seat is called
    person: int | None = None  # who holds it
    level: str | None = None  # of the bot that plays here, also in somebody's stead
    away: bool = False  # a bot plays here until that person resumes


class PersonInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody at the table, here or not."""

    person: int
    name: str
    role: Role


class SeatClock(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat has left; `running` since the message's `now`."""

    seat: int
    left: int  # milliseconds
    running: bool  # whether it is this seat's time that passes


class UndoRequest(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody asks to go back behind dice or somebody else's action."""

    person: int  # who asks
    step: int  # where to
    agreed: tuple[int, ...]  # people
    awaited: tuple[int, ...]  # people who have not answered
    until: int  # silence is a no


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """How the match ended."""

    reason: str  # a word of the game
    scores: tuple[int, ...]  # of each seat
    winners: tuple[int, ...]  # seats; several share it, none have lost
    figures: dict[str, int]  # the numbers behind it, by name
    seed: str | None  # proves the draws; None where people dealt


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The table as everybody at it sees it: who sits where, and what is awaited. No secret of the game is in it."""

    id: str
    game: str
    rules: int  # the version of the rules it is played by
    options: dict[str, Any]
    together: bool  # everybody wins or loses together
    phase: Phase
    public: bool
    spectators: bool
    dice: Literal["sealed", "manual"]
    clock: Clock
    created: int  # when
    owner: int  # a person: whoever opened it
    seats: tuple[SeatInfo, ...]
    people: tuple[PersonInfo, ...]  # everybody who was let in
    commitment: str | None = None  # the seal of the dealer's seed
    actors: tuple[int, ...] = ()  # seats the match waits for; -1: somebody must say what chance gave
    clocks: tuple[SeatClock, ...] = ()  # empty where nobody is hurried
    undo: UndoRequest | None = None  # a question that waits for answers
    past_dice: int = 0  # how often the match went back behind a draw
    ending: Ending | None = None  # None: it is not over
    previous: str | None = None  # the table this one is a rematch of
    next: str | None = None  # its rematch
    forked: str | None = None  # the table this one goes on from
    play_code: str | None = None  # for players' and spectators' links; told to players only
    watch_code: str | None = None  # likewise


class Undoable(msgspec.Struct, frozen=True, kw_only=True):
    """How far one may go back now; where it is not free, `why` says what lies between."""

    step: int  # where to
    free: bool  # nobody has to be asked
    why: Literal["", "dice", "others"] = ""  # empty where it is free


class You(msgspec.Struct, frozen=True, kw_only=True):
    """Who one is at this table, and what one may do there."""

    person: int
    role: Role
    owner: bool  # whether one opened the table
    seats: tuple[int, ...]  # that one holds
    muted: tuple[int, ...] = ()  # people one does not hear
    undo: Undoable | None = None  # None: there is nothing to take back


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """What one pair of eyes sees: a seat, or (null) a spectator. Events are those after the step told last."""

    seat: int | None  # None: a spectator's eyes
    view: msgspec.Raw  # the view of the game
    choices: msgspec.Raw  # what this seat may do now
    paths: tuple[Path, ...] = ()  # where several such choices in a row lead; the cheapest way to each place
    events: msgspec.Raw  # of the game, in their order
    chances: tuple[str, ...] = ()  # with real dice: what may have come, where nothing of it is secret


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was said: a text or a phrase."""

    number: int  # in the order of all that happened at the table
    at: int  # when
    person: int
    room: Room
    text: str | None = None
    phrase: Phrase | None = None


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag="welcome", tag_field="tell"):
    """The answer to `hello`: everything one may know. Events are those after step `since`."""

    id: int
    protocol: int  # its version
    number: int
    step: int
    takebacks: int
    since: int  # events are told from the step after this one
    now: int
    table: TableInfo
    you: You
    here: tuple[int, ...]  # people connected now
    told: tuple[Told, ...]  # one for each seat one holds, or a spectator's
    chat: tuple[ChatLine, ...]  # the last lines


class Update(msgspec.Struct, frozen=True, kw_only=True, tag="update", tag_field="tell"):
    """Something happened and is stored. `told` is there when the match moved; `back_to` when it went back first."""

    number: int
    step: int
    takebacks: int
    now: int
    table: TableInfo
    you: You
    told: tuple[Told, ...] = ()  # as in a welcome
    back_to: int | None = None  # what was told after this step did not happen
    why: Thought | None = None  # of the bot that moved, where nothing is secret


class Said(msgspec.Struct, frozen=True, kw_only=True, tag="said", tag_field="tell"):
    """Somebody said something one may hear."""

    line: ChatLine


class Pinged(msgspec.Struct, frozen=True, kw_only=True, tag="pinged", tag_field="tell"):
    """Somebody points at something on the board."""

    person: int
    target: Target


class Presence(msgspec.Struct, frozen=True, kw_only=True, tag="presence", tag_field="tell"):
    """Somebody came or went."""

    here: tuple[int, ...]


class Done(msgspec.Struct, frozen=True, kw_only=True, tag="done", tag_field="tell"):
    """What was asked is stored."""

    id: int
    number: int


class Advised(msgspec.Struct, frozen=True, kw_only=True, tag="advised", tag_field="tell"):
    """The answer to `advise`."""

    id: int  # of the request
    step: int  # the position it is about
    thought: Thought  # what could be done, and why


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag="refused", tag_field="tell"):
    """What was asked is not allowed; nothing has changed. `code` has a text in every language, filled by `facts`."""

    id: int | None  # None: the message could not even be read
    code: str
    rule: str  # a number of the rulebook, or empty
    facts: dict[str, int | str]  # what fills the sentence


class Gone(msgspec.Struct, frozen=True, kw_only=True, tag="gone", tag_field="tell"):
    """The owner has deleted this table."""


AnyTelling = Welcome | Update | Said | Pinged | Presence | Done | Advised | Refused | Gone


# ---- what goes over HTTP


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table as one wishes it."""

    game: Word
    options: dict[str, Any] = {}
    seats: tuple[SeatWish, ...] | None = None  # None: mine, and a bot on every other
    clock: Clock = NoClock()
    public: bool = False
    spectators: bool = True
    dice: Literal["sealed", "manual"] = "sealed"


class ForkTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Go on from a step of a finished or uploaded match."""

    step: Small  # where to go on
    seats: tuple[SeatWish, ...] | None = None  # None: mine, and a bot on every other
    clock: Clock = NoClock()
    public: bool = False
    spectators: bool = True


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """A table one may go to now."""

    table: str  # its id


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """Who one is to this server."""

    name: str | None  # None: not told yet
    push: bool = False  # whether a browser is woken
    webhook: str | None = None  # the address that is called
    webhook_secret: str | None = None  # proves to one's webhook that a message is from here; None: no alerts here
    alerts: bool = False  # whether this host sends any


class NewProfile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one wants to be called."""

    name: Name


class Join(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A code from a link, or none for a public table."""

    code: Word | None = None  # of the link
    table: Word | None = None  # a public one
    role: Role = "player"


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """What a link leads to."""

    game: str
    options: dict[str, Any]
    phase: Phase
    role: Role  # as what one would come
    host: str  # who opened the table
    seats: tuple[str | None, ...]  # names; None: open


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Any]
    phase: Phase
    public: bool
    clock: Clock
    updated: int  # when something happened last
    seats: tuple[str | None, ...]  # names; None: open
    step: int
    mine: bool  # whether one has been let in
    yours: bool  # it waits for you
    own: tuple[int, ...] = ()  # seats one holds
    actors: tuple[int, ...] = ()  # seats it waits for; -1: somebody must say what chance gave
    owner: bool = False  # whether one opened or brought it
    watch_code: str | None = None  # lets others look at one's own table; None: nobody may
    uploaded: bool = False  # brought from elsewhere


class TableList(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby shows."""

    mine: tuple[TableLine, ...]  # where one has been let in
    public: tuple[TableLine, ...]  # open to everybody


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that can be chosen before a match."""

    name: str  # its key
    default: Any  # what it is if nobody chooses
    schema: dict[str, Any]  # JSON Schema of its values


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game of the house."""

    name: str  # the word it goes by in the other messages
    rules: int  # the version of its rules
    options: tuple[OptionInfo, ...]  # what can be chosen
    levels: tuple[str, ...]  # of its bots


class GameList(msgspec.Struct, frozen=True, kw_only=True):
    """All of them."""

    games: tuple[GameInfo, ...]  # in the order of their names


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """One step and what it led to."""

    step: int  # its number
    seat: int  # -1: chance
    action: str
    view: msgspec.Raw  # after it
    events: msgspec.Raw  # of it


class ReplayPage(msgspec.Struct, frozen=True, kw_only=True):
    """A stretch of a finished match as one pair of eyes, or everybody's (`seat` null), would tell it."""

    table: str
    game: str
    seats: tuple[str, ...]
    steps: int  # of the whole match
    first: msgspec.Raw  # the view before the first of these steps
    page: tuple[ReplayStep, ...]  # the steps asked for


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What a good player would have done where somebody decided, with what that seat knew then."""

    step: int  # how many steps had been played
    seat: int  # who decided
    played: str  # what was done
    thought: Thought  # what could have been done, and why
    choices: msgspec.Raw  # what was done and what was thought of, described as they were offered


class LogPage(msgspec.Struct, frozen=True, kw_only=True):
    """What one may know of what happened after step `since`, up to step `until`."""

    since: int  # as asked
    until: int  # the last step told
    events: msgspec.Raw


class ProofInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the draws are those the sealed seed gives."""

    status: Literal["proved", "sealed", "manual", "scripted"]  # as on the page of records
    commitment: str | None
    seed: str | None
    dealt: int  # outcomes of chance in the record
    confirmed: int  # those of them that the seed gives
    dealt_from: int  # the step from which this dealer deals
    past_dice: int  # how often the match went back behind a draw


class PushSubscription(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """As the browser's PushManager gives it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]  # where the alert goes
    p256dh: Annotated[str, msgspec.Meta(max_length=200)]  # the browser's key
    auth: Annotated[str, msgspec.Meta(max_length=100)]  # the secret it shares with us


class Webhook(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where to call."""

    url: Annotated[str, msgspec.Meta(max_length=500)] | None  # None: no more


class PushKey(msgspec.Struct, frozen=True, kw_only=True):
    """The public key alerts are signed with, as PushManager wants it."""

    key: str  # base64url


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """How the server is."""

    status: Literal["ok", "away", "stopping"]  # away: the storage does not answer
    version: str  # of Brasier


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to a request that cannot be met."""

    code: str
    rule: str = ""  # a number of the rulebook, or empty
    facts: dict[str, int | str] = {}  # what fills the sentence
