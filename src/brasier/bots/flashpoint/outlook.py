"""A position as a row of numbers: what a judge of Flash Point looks at (see `judge`).

It is looked at as it stands when a turn has ended and the dice are about to be rolled. Distances come from `reach`, who
does what from `errands`, what the roll may do from `forecast`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from brasier.bots.flashpoint.errands import FIRE, HAUL_OUT, Errands
from brasier.bots.flashpoint.forecast import Forecast, beside
from brasier.bots.flashpoint.reach import FAR
from brasier.games.flashpoint.codes import ACT, CHEER, ENGINE
from brasier.games.flashpoint.data import (
    ADVANCED,
    CAFS,
    DRIVER,
    HAZMAT,
    INSIDE,
    MOST_DAMAGE,
    MOST_SAVED,
    TO_WIN,
    VICTIMS,
)
from brasier.games.flashpoint.ground import EVERYWHERE, count, has
from brasier.games.flashpoint.pieces import space_of
from brasier.games.flashpoint.rules import FlashPoint

# The numbers, by place. Of the whole position:
NEEDED: Final = 0  # victims still to be rescued
ONE_LOST: Final = 1
TWO_LOST: Final = 2
THREE_LOST: Final = 3
DAMAGE: Final = 4
NEARLY_DOWN: Final = 5  # few markers left
BURNING: Final = 6  # spaces on fire
SMOKING: Final = 7
BLOWS: Final = 8  # what the next roll does on average: damage,
SPREAD: Final = 9  # spaces newly on fire,
DEATHS: Final = 10  # victims lost,
FALLS: Final = 11  # firefighters knocked down
NEAR: Final = 12  # clear spaces beside fire
SAVED: Final = 13  # points kept by the team
FROM_FIRE: Final = 14  # how far the firefighters are from the nearest fire, on average
NEAREST: Final = 15  # and the nearest of them
BLAZING: Final = 16  # burning spaces beside burning ones: explosions reach far there
SPARE: Final = 17  # points that cannot be kept
BLAZE: Final = 18  # the square of the spaces on fire: the more burns, the more counts each of them

# Of each of the first three errands:
ERRAND: Final = 19
NEED: Final = 0  # points
ROLLS: Final = 1  # rolls before it is done
RISK: Final = 2  # how likely somebody burns with the next roll
LONG_RISK: Final = 3  # the same by the rolls before it is done
HEAT: Final = 4  # fire is near
PROMISE: Final = 5  # somebody is soon out
PER_ERRAND: Final = 6
ERRANDS: Final = 3

# Of an advanced match:
CANS: Final = 37  # hazmats
CANS_BURN: Final = 38  # that the next roll lights on average
EASE: Final = 39  # how near the team is to being rid of them
HOT: Final = 40  # hot spots beside or in fire
COVERED: Final = 41  # fire the deck gun can be turned on now
OPERATED: Final = 42  # the same with its operator there
AT_ENGINE: Final = 43  # the operator is there; both count in parts where few others can fetch people
FOAM: Final = 44  # the CAFS firefighter is near a fire
TRADE: Final = 44  # + specialist: part of the team

# Of the house again: what makes a collapse likely.
DOWN: Final = 53  # how likely the next roll brings it down
WORN: Final = 54  # damage, squared
SHAKEN: Final = 55  # damage to come in a house that has suffered
BESIEGED: Final = 56  # what burns while victims are still needed
FEATURES: Final = 57

ENOUGH_OTHERS: Final = 3  # beside the operator

NO_NUMBERS: Final = vec[float]([0.0] * FEATURES)


@mypyc_attr(acyclic=True)
class Outlook(Errands):
    def __init__(self) -> None:
        super().__init__()
        self.x: vec[float] = NO_NUMBERS[:FEATURES]
        self.forecast = Forecast()
        self.chain: float = 1.0  # P46: how many rolls a turn brings on average, flare-ups included

    def look(self, state: FlashPoint) -> None:
        """Fill `x`."""
        team = self.find_firefighters(state)
        self.find_people(state)
        saved: i64 = 0
        seat: i64
        for seat in range(team):
            saved += self.saved[seat]
        self.assign(state, team)
        forecast = self.forecast
        forecast.clear()
        place: i64
        for place in range(self.people):
            forecast.watch(self.person[place])
        for seat in range(team):
            forecast.watch(state.space(seat))
        row = state.hazmats
        while row:
            forecast.watch(space_of(row & 255))
            row >>= 8
        forecast.look(state)
        self.look_at_all(state, saved)
        self.look_at_team(state, team)
        self.look_at_errands(state)
        if state.mode == ADVANCED:
            self.look_at_hazmats(state, team)
            self.look_at_trades(state, team)

    def hope(self, state: FlashPoint) -> float:
        """How likely a point of interest is a victim."""
        hidden = state.unseen_victims + state.unseen_alarms
        if hidden == 0:
            return 0.0
        return float(state.unseen_victims) / float(hidden)

    def look_at_all(self, state: FlashPoint, saved: i64) -> None:
        x = self.x
        forecast = self.forecast
        burning = float(count(state.fire)) / 20.0
        self.chain = 1.0
        if state.mode == ADVANCED:
            self.chain = float(INSIDE) / float(INSIDE - min(count(state.hot), INSIDE // 2))
        x[NEEDED] = float(max(TO_WIN - state.rescued, 0)) / 7.0
        if state.playing_on:  # P24
            x[NEEDED] = float(VICTIMS - state.rescued - state.lost) / 7.0
        x[ONE_LOST] = 1.0 if state.lost == 1 else 0.0
        x[TWO_LOST] = 1.0 if state.lost == 2 else 0.0
        x[THREE_LOST] = 1.0 if state.lost >= 3 else 0.0
        x[DAMAGE] = float(state.damage) / float(MOST_DAMAGE)
        x[NEARLY_DOWN] = 1.0 if state.damage >= MOST_DAMAGE - 5 else 0.0
        x[BURNING] = burning
        x[SMOKING] = float(count(state.smoke)) / 10.0
        x[BLOWS] = self.chain * float(forecast.damage) / float(INSIDE)
        x[SPREAD] = self.chain * float(forecast.spread) / float(INSIDE)
        x[NEAR] = float(count(forecast.near)) / 20.0
        x[SAVED] = float(saved) / 16.0
        x[BLAZING] = float(count(beside(state.fire, state.h, state.v) & state.fire)) / 20.0
        x[SPARE] = 0.0
        if ACT <= state.phase <= CHEER:
            x[SPARE] = float(max(state.ap - MOST_SAVED, 0)) / 4.0
        x[BLAZE] = burning * burning
        x[DOWN] = min(self.chain * float(forecast.fatal) / float(INSIDE), 1.0)
        x[WORN] = x[DAMAGE] * x[DAMAGE]
        x[SHAKEN] = x[DAMAGE] * x[BLOWS]
        x[BESIEGED] = burning * x[NEEDED]

    def look_at_team(self, state: FlashPoint, team: i64) -> None:
        x = self.x
        falls: i64 = 0
        far: i64 = 0
        nearest: i64 = 12
        to_fire = self.to(state, FIRE)
        seat: i64
        for seat in range(team):
            falls += self.forecast.hits[self.people + seat]
            distance = min(to_fire.at[state.space(seat)], 12)
            far += distance
            nearest = min(nearest, distance)
        x[FALLS] = self.chain * float(falls) / float(INSIDE)
        x[FROM_FIRE] = float(far) / float(12 * max(team, 1))
        x[NEAREST] = float(nearest) / 12.0

    def look_at_errands(self, state: FlashPoint) -> None:
        x = self.x
        hope = self.hope(state)
        forecast = self.forecast
        second = forecast.near | beside(forecast.near, state.h, state.v) & EVERYWHERE
        deaths: float = 0.0
        place: i64
        for place in range(max(self.people, ERRANDS)):
            first = ERRAND + PER_ERRAND * place
            if place >= self.people:
                spare: i64
                for spare in range(PER_ERRAND):
                    x[first + spare] = 0.0
                continue
            chance: float = 1.0
            if self.kind[place] == 0:
                chance = hope
            risk = chance * float(forecast.hits[place]) / float(INSIDE)
            deaths += risk
            if place >= ERRANDS:
                continue
            rolls = float(min(self.rolls[place], 24)) / 8.0
            x[first + NEED] = float(min(self.need[place], 32)) / 8.0
            x[first + ROLLS] = rolls
            x[first + RISK] = risk
            x[first + LONG_RISK] = risk * rolls
            x[first + HEAT] = chance if has(second, self.person[place]) else 0.0
            x[first + PROMISE] = chance / (1.0 + rolls)
        x[DEATHS] = self.chain * deaths

    # ---- advanced matches

    def look_at_hazmats(self, state: FlashPoint, team: i64) -> None:
        """P37, P44, P45: how many there are, how soon they burn, and how soon they are out of the house."""
        x = self.x
        cans: i64 = 0
        burn: i64 = 0
        ease: float = 0.0
        row = state.hazmats
        out = self.to(state, HAUL_OUT)
        seat: i64
        while row:
            space = space_of(row & 255)
            row >>= 8
            burn += self.forecast.hits[min(self.people + team + cans, self.forecast.watched - 1)]
            cans += 1
            ways = self.to(state, space)
            least: i64 = FAR
            for seat in range(team):
                need = ways.at[state.space(seat)]
                if state.role(seat) == HAZMAT:
                    need += 2
                else:
                    need += out.at[space]
                least = min(least, need)
            ease += 4.0 / (4.0 + float(least))
        x[CANS] = float(cans) / 5.0
        x[CANS_BURN] = float(burn) / float(INSIDE)
        x[EASE] = ease / 5.0
        x[HOT] = float(count(state.hot & (state.fire | self.forecast.near))) / 12.0

    def look_at_trades(self, state: FlashPoint, team: i64) -> None:
        """The engine, and the specialists."""
        x = self.x
        place: i64
        for place in range(OPERATED, DOWN):
            x[place] = 0.0
        covered: float = 0.0
        if state.engine >= 0 and state.quadrant_is_free():
            covered = float(count(state.quadrant() & state.fire)) / 12.0
        x[COVERED] = covered
        to_fire = self.to(state, FIRE)
        # While the operator stays somebody else must fetch people: alone nobody would.
        others = float(min(state.firefighters - 1, ENOUGH_OTHERS)) / float(ENOUGH_OTHERS)
        seat: i64
        for seat in range(team):
            role = state.role(seat)
            space = state.space(seat)
            if role > 0:
                x[TRADE + role] = 1.0
            if role == CAFS:
                x[FOAM] = 1.0 - float(min(to_fire.at[space], 12)) / 12.0
            elif role == DRIVER and state.engine >= 0 and state.is_at(space, ENGINE):
                x[AT_ENGINE] = others
                x[OPERATED] = others * covered
