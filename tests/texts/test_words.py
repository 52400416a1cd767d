"""Everything the games need words for is said, in both languages, and said well."""

import re
from typing import Any, get_args

import pytest

import brasier
from brasier.core.game import REFEREE
from brasier.games import feurio, find, flashpoint, names
from brasier.games.feurio.data import COLOUR_NAMES, MODES
from brasier.games.feurio.view import Event as FeurioEvent
from brasier.games.flashpoint.codes import PURPOSES, REASONS, WAYS
from brasier.games.flashpoint.data import LEVELS, SPECIALISTS
from brasier.games.flashpoint.data import MODES as FLASHPOINT_MODES
from brasier.games.flashpoint.drawing import legend
from brasier.games.flashpoint.events import Event as FlashPointEvent
from brasier.games.flashpoint.ground import SIDES
from brasier.games.flashpoint.house import VEHICLES
from brasier.games.flashpoint.notation import DICE
from brasier.games.tails.drawing import legend as tails_legend
from brasier.games.tails.events import Event as TailsEvent
from brasier.terminal import feurio as feurio_in_the_terminal
from brasier.terminal import flashpoint as flashpoint_in_the_terminal
from brasier.terminal import tails as tails_in_the_terminal
from brasier.texts import LANGUAGES, Texts
from docs.pages import ROOT
from texts.reading import NARROW, messages, variables


def tags(event: Any) -> list[str]:
    return [member.__struct_config__.tag for member in get_args(event)]


SEVERAL_SENTENCES = {  # events and choices whose sentence depends on what exactly happened, or on what lies there
    "event-flashpoint-take": ("", "-drawn"),
    "event-flashpoint-turn": ("", "-special"),
    "event-flashpoint-move": ("", "-command"),
    "event-flashpoint-door": ("", "-command"),
    "event-flashpoint-roll": ("", "-red", "-black"),
    "event-flashpoint-blast": ("-fire", "-wall", "-door", "-edge"),
    "event-flashpoint-poi": ("", "-moved", "-cleared"),
    "choice-flashpoint-douse": ("-smoke", "-fire"),
    "choice-flashpoint-play": ("-on",),
    "event-tails-chosen": ("", "-own"),
    "event-tails-played": ("", "-trickster", "-thief", "-reserve"),
    "event-tails-passed": ("", "-several", "-thief"),
    "event-tails-raised": ("", "-must"),
    "event-tails-drawn": ("", "-played", "-kept"),
    "event-tails-won": ("", "-trickster", "-thief"),
    "event-tails-stolen": ("", "-thief"),
    "choice-tails-play": ("", "-cover", "-trickster"),
    "turn-tails-first": ("", "-must"),
    "turn-tails-chase": ("", "-trickster"),
}
ONE_SENTENCE = {  # kinds of choices that share one
    **dict.fromkeys((f"choice-flashpoint-{way}" for way in WAYS), "choice-flashpoint-move"),
    "choice-flashpoint-open": "choice-flashpoint-door-open",
    "choice-flashpoint-close": "choice-flashpoint-door-close",
    "choice-flashpoint-take": "specialist-flashpoint-heading",
    "choice-flashpoint-place": "turn-flashpoint-place",  # then only spaces are listed
    "choice-feurio-men": "men-feurio",
    "choice-tails-choose": "type-tails-choose",  # then cards are typed
    "choice-tails-pass": "pass-tails",
}
SEATS_ANSWER = ("take", "place", "park", "begin", "act", "ride", "aim", "cheer", "explode", "fall")
NEEDED = {
    "feurio": [
        *(f"colour-{colour}" for colour in COLOUR_NAMES),
        *(f"mode-feurio-{mode}" for mode in MODES),
        *(f"choice-feurio-{kind}" for kind in feurio.view.RULE_OF_KIND),
        *(f"event-feurio-{tag}" for tag in tags(FeurioEvent)),
        *(f"outcome-feurio-{reason}" for reason in ("most-points", "best-zone", "shared", "saved", "lost")),
        *(preset.text for preset in feurio_in_the_terminal.SPEAKER.presets),
        *(f"words-feurio-{word}" for word in feurio_in_the_terminal.NOTATION_WORDS),
    ],
    "flashpoint": [
        *(f"mode-flashpoint-{mode}" for mode in FLASHPOINT_MODES),
        *(f"ability-flashpoint-{specialist}" for specialist in SPECIALISTS),
        *(f"choice-flashpoint-{kind}" for kind in flashpoint.view.RULE_OF_KIND),
        *(f"event-flashpoint-{tag}" for tag in tags(FlashPointEvent)),
        *(f"turn-flashpoint-{phase}" for phase in SEATS_ANSWER),
        *(f"outcome-flashpoint-{reason}" for reason in REASONS if reason),
        *(f"legend-flashpoint-{what}" for _, what in legend()),
        *(preset.text for preset in flashpoint_in_the_terminal.SPEAKER.presets),
        *(f"words-flashpoint-{word}" for word in flashpoint_in_the_terminal.NOTATION_WORDS),
    ],
    "tails": [
        *(f"choice-tails-{kind}" for kind in ("choose", "play", "pass")),
        *(f"event-tails-{tag}" for tag in tags(TailsEvent)),
        *(f"turn-tails-{phase}" for phase in ("choose", "first", "chase")),
        *(f"outcome-tails-{reason}" for reason in ("most-flames", "shared")),
        *(f"legend-tails-{what}" for _, what in tails_legend()),
        *(preset.text for preset in tails_in_the_terminal.SPEAKER.presets),
        *(f"words-tails-{word}" for word in tails_in_the_terminal.NOTATION_WORDS),
    ],
}


@pytest.mark.parametrize("game", names())
def test_a_game_has_words_for_all_there_is(game: str) -> None:
    options = find(game).option_values(find(game).options({}))
    needed = [f"game-{game}", f"about-{game}", *(f"option-{game}-{option}" for option in options), *NEEDED[game]]
    needed = [f"{message}{form}" for message in needed for form in SEVERAL_SENTENCES.get(message, ("",))]
    missing = [message for message in needed if not Texts("en").has(ONE_SENTENCE.get(message, message))]
    assert missing == []
    assert {"feurio": 7, "flashpoint": 45, "tails": 13}[game] == sum(
        message.startswith("event-") for message in NEEDED[game]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_and_modes_in_sentences_are_the_words_of_the_language(language: str) -> None:
    say = Texts(language).say
    for colour in COLOUR_NAMES:
        assert say("colour", colour=colour) == say(f"colour-{colour}")
        assert say("colour-heading", colour=colour) == say(f"colour-{colour}").capitalize()
    french = [Texts("fr").say("mode-feurio", mode=mode) for mode in MODES]
    assert french == ["compétitif", "solitaire", "coopératif"]


WORDS_OF_FACTS: dict[str, tuple[str, ...]] = {  # messages that put the word of a fact into the words of a language
    "colour": COLOUR_NAMES,
    "mode-feurio": MODES,
    "specialist-flashpoint": SPECIALISTS,
    "specialist-flashpoint-heading": SPECIALISTS,
    "side-flashpoint": SIDES,
    "direction-flashpoint": (*SIDES, "here"),
    "vehicle-flashpoint": VEHICLES,
    "vehicle-flashpoint-heading": VEHICLES,
    "way-flashpoint": WAYS,
    "die-flashpoint": DICE,
    "level-flashpoint": LEVELS,
    "purpose-flashpoint": PURPOSES,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", WORDS_OF_FACTS)
def test_every_word_of_a_fact_is_put_into_words_of_its_own(language: str, message: str) -> None:
    (part,) = messages(language)[message].value.elements
    keys = [variant.key.name for variant in part.expression.variants if not variant.default]
    assert sorted(keys) == sorted(WORDS_OF_FACTS[message])
    (fact,) = variables(language, message)
    said = [Texts(language).say(message, **{fact: word}) for word in (*WORDS_OF_FACTS[message], "other")]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_specialists_are_called_alike_everywhere(language: str) -> None:
    say = Texts(language).say
    for specialist in SPECIALISTS:
        name = say("specialist-flashpoint", specialist=specialist)
        assert say("specialist-flashpoint-heading", specialist=specialist) == name[0].upper() + name[1:]
        change = say("event-flashpoint-change", name="Ada", before=specialist, after=specialist, ap=4, special=0)
        assert change.count(name) == 2
        rule = Texts(language).rule("flashpoint", f"P{35 + SPECIALISTS.index(specialist)}") or ""
        assert rule.partition("\n")[0].lower().endswith(name.lower())
        assert say(f"ability-flashpoint-{specialist}").endswith(f"(P{35 + SPECIALISTS.index(specialist)}).")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_a_whole_match_can_be_told(language: str, game: str) -> None:
    """Every event and every choice of the recorded match, in sentences with all their facts."""
    module = {
        "feurio": feurio_in_the_terminal,
        "flashpoint": flashpoint_in_the_terminal,
        "tails": tails_in_the_terminal,
    }[game]
    match = brasier.load((ROOT / f"docs/matches/{game}.brasier").read_text(encoding="utf-8"))
    speaker = module.SPEAKER(Texts(language), match.seats)
    told = [speaker.event(event) for event in match.events(REFEREE)]
    assert len(told) > 100
    assert [sentence for sentence in told if not re.fullmatch(r"[^\s{}](?:[^{}]*\S)?\.", sentence)] == []
    for step in range(len(match.steps)):
        state = match.at(step)
        for seat in (actor for actor in state.actors() if actor >= 0):
            view = match.game.view(state, seat)
            menu = speaker.choices(view, match.game.choices(state, seat))
            assert sorted(menu.actions) == sorted(match.game.write(state, seat, number) for number in state.legal(seat))
            assert not re.search(r"[{}]", "".join(menu.lines) + speaker.headline(view))


SAID: list[tuple[str, dict[str, object], str, str]] = [
    ("list-and", {"first": "Ada, Bo", "last": "Cy"}, "Ada, Bo and Cy", "Ada, Bo et Cy"),
    ("points", {"points": 0}, "0 points", "0 point"),
    ("men-feurio", {"men": 1, "colour": "green"}, "1 green man", "1 homme vert"),
    ("men-feurio", {"men": 3, "colour": "blue"}, "3 blue men", "3 hommes bleus"),
    (
        "event-feurio-men",
        {"name": "Ada", "men": 2, "colour": "yellow", "cell": "2,-1"},
        "Ada places 2 yellow men at 2,-1.",
        "Ada place 2 hommes jaunes en 2,-1.",
    ),
    (
        "zone-feurio",
        {"colour": "red", "values": "6+5+1", "divisor": 1, "points": 12, "cells": "0,0 1,0 2,0"},
        "Red 6+5+1 ÷ 1 = 12 points   (0,0 1,0 2,0)",
        "Rouge 6+5+1 ÷ 1 = 12 points   (0,0 1,0 2,0)",
    ),
    (
        "zone-feurio-up",
        {"colour": "red", "values": "6+5+1", "divisor": 5, "points": 3, "cells": "0,0 1,0 2,0"},
        "Red 6+5+1 ÷ 5, rounded up = 3 points   (0,0 1,0 2,0)",
        "Rouge 6+5+1 ÷ 5, arrondi vers le haut = 3 points   (0,0 1,0 2,0)",
    ),
    (
        "zone-feurio-closed",
        {"colour": "blue", "values": "4", "cells": "0,0"},
        "Blue 4, no free access = 0 points   (0,0)",
        "Bleu 4, aucun accès libre = 0 point   (0,0)",
    ),
    (
        "tile-feurio",
        {"value": 6, "men_text": "2 blue men", "room": 1, "accesses": 3},
        "Tile 6. 2 blue men. Room for 1 more man. 3 free accesses.",
        "Tuile 6. 2 blue men. Place pour 1 homme de plus. 3 accès libres.",
    ),
    (
        "tile-feurio",
        {"value": 1, "men_text": "Nobody", "room": 0, "accesses": 0},
        "Tile 1. Nobody. No room left. No free access.",
        "Tuile 1. Nobody. Plus de place. Aucun accès libre.",
    ),
    (
        "hottest-feurio",
        {"sum": 12, "neighbours": "6 & 6"},
        "Hottest point, sum 12: next to 6 & 6.",
        "Point le plus chaud, somme 12~: à côté de 6 & 6.",
    ),
    (
        "refusal-feurio-no-access",
        {"accesses": 0, "men": 2},
        "This tile has no free access left.",
        "Cette tuile n’a plus d’accès libre.",
    ),
    (
        "refusal-feurio-no-access",
        {"accesses": 2, "men": 1},
        "This tile has 2 free accesses, so 2 men at most may stand on it; 1 man already stands on it.",
        "Cette tuile a 2 accès libres, donc 2 hommes au plus peuvent s’y tenir~; 1 homme s’y tient déjà.",
    ),
    (
        "refusal-feurio-no-place",
        {"places": 1, "men": 0},
        "This tile has 1 place for men; nobody stands on it yet.",
        "Cette tuile a 1 place pour les hommes~; personne ne s’y tient encore.",
    ),
    (
        "refusal-feurio-not-enough-men",
        {"colour": "red", "left": 0},
        "You have no red man left.",
        "Vous n’avez plus d’homme rouge.",
    ),
    (
        "refusal-feurio-two-to-four",
        {"mode": "cooperative", "players": 5},
        "A cooperative match is for 2 to 4 players, not 5.",
        "Le mode coopératif se joue de 2 à 4, pas à 5.",
    ),
    ("opening-flashpoint", {"firefighters": 1}, "Flash Point with 1 firefighter.", "Flash Point avec 1 pompier."),
    ("opening-flashpoint", {"firefighters": 4}, "Flash Point with 4 firefighters.", "Flash Point avec 4 pompiers."),
    (
        "choice-flashpoint-move",
        {"way": "carry-lead", "direction": "west", "cost": 2},
        "carry a victim and lead a treated one west (2 AP)",
        "porter une victime et en guider une soignée à l’ouest (2 PA)",
    ),
    (
        "choice-flashpoint-douse-fire",
        {"direction": "here", "cost": 1},
        "turn the fire here into smoke (1 AP)",
        "réduire en fumée le feu ici (1 PA)",
    ),
    (
        "choice-flashpoint-drive",
        {"vehicle": "ambulance", "side": "east", "cost": 2},
        "call the ambulance to the east side (2 AP)",
        "faire venir l’ambulance sur le côté est (2 PA)",
    ),
    (
        "choice-flashpoint-drive",
        {"vehicle": "engine", "side": "west", "cost": 2},
        "drive the engine to the west side (2 AP)",
        "conduire le camion sur le côté ouest (2 PA)",
    ),
    (
        "event-flashpoint-move",
        {"name": "Ada", "way": "haul-lead", "start": "2,1", "cell": "2,2", "cost": 2},
        "Ada hauls a hazmat and leads a treated victim from 2,1 to 2,2.",
        "Ada emporte une matière dangereuse et guide une victime soignée de 2,1 à 2,2.",
    ),
    (
        "event-flashpoint-door-command",
        {"name": "Bo", "by": "Ada", "edge": "2,5–2,6", "open": "yes"},
        "Ada gives the command: Bo opens the door 2,5–2,6.",
        "Ada donne un ordre~: Bo ouvre la porte 2,5–2,6.",
    ),
    (
        "event-flashpoint-damage",
        {"edge": "2,5–3,5", "damage": 2, "total": 9},
        "The wall 2,5–3,5 is destroyed; the house has taken 9 of 24 damage.",
        "Le mur 2,5–3,5 est détruit~; dégâts de la maison~: 9 sur 24.",
    ),
    (
        "event-flashpoint-splash",
        {"red": 3, "black": 5, "target": "4,4", "cleared": 0},
        "The dice show red 3 and black 5: the deck gun hits 4,4 and finds nothing to put out.",
        "Les dés montrent rouge 3 et noir 5~: la lance atteint 4,4 et n’y trouve rien à éteindre.",
    ),
    (
        "event-flashpoint-splash",
        {"red": 3, "black": 5, "target": "4,4", "cleared": 1},
        "The dice show red 3 and black 5: the deck gun hits 4,4 and clears 1 space.",
        "Les dés montrent rouge 3 et noir 5~: la lance atteint 4,4 et dégage 1 case.",
    ),
    (
        "event-flashpoint-rescue",
        {"name": "Ada", "cell": "0,6", "rescued": 1},
        "Ada rescues a victim at 0,6; 1 is safe now.",
        "Ada sauve une victime en 0,6~; 1 est en sécurité.",
    ),
    (
        "event-flashpoint-rescue",
        {"name": "Ada", "cell": "0,6", "rescued": 7},
        "Ada rescues a victim at 0,6; 7 are safe now.",
        "Ada sauve une victime en 0,6~; 7 sont en sécurité.",
    ),
    ("event-flashpoint-end-turn", {"name": "Ada", "saved": 0}, "Ada ends the turn.", "Ada finit son tour."),
    (
        "event-flashpoint-end-turn",
        {"name": "Ada", "saved": 3},
        "Ada ends the turn and keeps 3 AP.",
        "Ada finit son tour et garde 3 PA.",
    ),
    (
        "event-flashpoint-blast-fire",
        {"through": 0, "direction": "north", "cell": "2,2"},
        "Blast to the north: 2,2 catches fire.",
        "Souffle au nord~: la case 2,2 prend feu.",
    ),
    (
        "event-flashpoint-blast-door",
        {"through": 1, "direction": "east", "edge": "2,5–2,6"},
        "Shockwave to the east through 1 burning space: the closed door 2,5–2,6 stops it.",
        "Onde de choc à l’est à travers 1 case en feu~: la porte fermée 2,5–2,6 l’arrête.",
    ),
    (
        "event-flashpoint-flashover",
        {"wave": 2, "count": 1, "cells": "2,2"},
        "Flashover, wave 2: 1 space full of smoke catches fire (2,2).",
        "Embrasement, vague 2~: 1 case enfumée prend feu (2,2).",
    ),
    (
        "event-flashpoint-flashover",
        {"wave": 1, "count": 3, "cells": "2,2 2,3 2,4"},
        "Flashover: 3 spaces full of smoke catch fire (2,2 2,3 2,4).",
        "Embrasement~: 3 cases enfumées prennent feu (2,2 2,3 2,4).",
    ),
    (
        "event-flashpoint-lose",
        {"cell": "2,2", "lost": 1},
        "A victim is lost at 2,2; it is the first.",
        "Une victime est perdue en 2,2~; c’est la première.",
    ),
    (
        "event-flashpoint-lose",
        {"cell": "2,2", "lost": 2},
        "A victim is lost at 2,2; 2 are lost now.",
        "Une victime est perdue en 2,2~; 2 sont perdues désormais.",
    ),
    (
        "event-flashpoint-collapse",
        {"victims": 0, "poi": 1},
        "The house collapses. It buries no victim and 1 point of interest.",
        "La maison s’effondre. Sous les décombres~: aucune victime et 1 point d’intérêt.",
    ),
    (
        "event-flashpoint-collapse",
        {"victims": 2, "poi": 0},
        "The house collapses. It buries 2 victims and no point of interest.",
        "La maison s’effondre. Sous les décombres~: 2 victimes et aucun point d’intérêt.",
    ),
    (
        "turn-flashpoint-act-special",
        {"name": "Ada", "specialist": "cafs", "ap": 3, "special": 2},
        "Ada, CAFS firefighter: 3 AP to act with, and 2 to extinguish only.",
        "Ada, pompier CAFS~: 3 PA pour agir, et 2 seulement pour éteindre.",
    ),
    (
        "poi-left-flashpoint",
        {"pool": 1, "unseen_victims": 1, "unseen_alarms": 0},
        "1 point of interest is still to come. Not seen yet: 1 victim and no false alarm.",
        "1 point d’intérêt doit encore venir. Pas encore vus~: 1 victime et aucune fausse alarme.",
    ),
    (
        "outcome-flashpoint-rescued-collapsed",
        {"rescued": 8, "lost": 1},
        "Won: the house has fallen, but the victory stands; 8 victims rescued, 1 lost.",
        "Gagné~: la maison s’est effondrée, mais la victoire demeure~; 8 victimes sauvées, 1 perdue.",
    ),
    (
        "outcome-flashpoint-lost",
        {"rescued": 1, "lost": 4},
        "Lost: too many victims stayed in the fire; 1 victim rescued, 4 lost.",
        "Perdu~: trop de victimes sont restées dans le feu~; 1 victime sauvée, 4 perdues.",
    ),
    (
        "outcome-flashpoint-lost",
        {"rescued": 0, "lost": 4},
        "Lost: too many victims stayed in the fire; 0 victims rescued, 4 lost.",
        "Perdu~: trop de victimes sont restées dans le feu~; 0 victime sauvée, 4 perdues.",
    ),
    (
        "refusal-flashpoint-too-few-points",
        {"cost": 2, "left": 0},
        "This costs 2 AP, and you have none left for it.",
        "Cela coûte 2 PA, et il ne vous en reste aucun pour cela.",
    ),
    (
        "refusal-flashpoint-too-few-points",
        {"cost": 2, "left": 1},
        "This costs 2 AP, and you have only 1 left for it.",
        "Cela coûte 2 PA, et il ne vous en reste que 1 pour cela.",
    ),
    (
        "refusal-flashpoint-one-specialist-each",
        {"firefighters": 1, "given": 2},
        "There is 1 firefighter, but 2 specialists are named; name exactly one.",
        "Il y a 1 pompier, mais 2 spécialistes sont nommés~; nommez-en un seul.",
    ),
    (
        "refusal-flashpoint-no-such-firefighter",
        {"seat": 3, "last": 0},
        "There is no firefighter 3; the only one is 0.",
        "Il n’y a pas de pompier 3~; le seul est le 0.",
    ),
    (
        "refusal-flashpoint-drawing-parking",
        {"line": 1, "column": 18, "vehicle": "ambulance", "side": "north", "spaces": 1},
        "In line 1, column 18 of the drawing, the ambulance needs exactly 2 spaces next to each other on the north "
        "side; 1 is drawn.",
        "À la ligne 1, colonne 18 du dessin, il faut pour l’ambulance exactement 2 cases côte à côte du côté nord~; "
        "1 est dessinée.",
    ),
    (
        "refusal-flashpoint-not-your-trade",
        {"specialist": "imaging"},
        "Only the imaging technician can do that; choose another action.",
        "Seul ce spécialiste peut le faire~: opérateur vision~; choisissez une autre action.",
    ),
    (
        "refusal-flashpoint-not-won-yet",
        {"rescued": 1},
        "The team has not won yet: 1 of 7 rescued; to end your turn, end the actions.",
        "L’équipe n’a pas encore gagné~: 1 sur 7~; pour finir votre tour, finissez les actions.",
    ),
    (
        "event-tails-iguana",
        {"round": 1, "start": 4, "flames": 2, "left": 8},
        "Round 1: the iguana card has start value 4 and 2 flames. 8 more lie under it.",
        "Manche 1~: la carte Iguane porte la valeur de départ 4 et 2 flammes. Il en reste 8 dessous.",
    ),
    (
        "event-tails-iguana",
        {"round": 8, "start": 9, "flames": 1, "left": 1},
        "Round 8: the iguana card has start value 9 and 1 flame. 1 more lies under it.",
        "Manche 8~: la carte Iguane porte la valeur de départ 9 et 1 flamme. Il en reste 1 dessous.",
    ),
    (
        "event-tails-iguana",
        {"round": 9, "start": 9, "flames": 4, "left": 0},
        "Round 9: the iguana card has start value 9 and 4 flames. It is the last one.",
        "Manche 9~: la carte Iguane porte la valeur de départ 9 et 4 flammes. C’est la dernière.",
    ),
    ("event-tails-chosen", {"name": "Ada", "count": 1}, "Ada has chosen 1 card.", "Ada a choisi 1 carte."),
    ("event-tails-chosen", {"name": "Ada", "count": 3}, "Ada has chosen 3 cards.", "Ada a choisi 3 cartes."),
    (
        "event-tails-chosen-own",
        {"name": "Ada", "count": 1, "cards": "+1"},
        "Ada has only 1 card left and chooses it: +1.",
        "Ada n’a plus qu’une carte et la choisit~: +1.",
    ),
    (
        "event-tails-chosen-own",
        {"name": "Ada", "count": 2, "cards": "2 & 9"},
        "Ada has only 2 cards left and chooses both: 2 & 9.",
        "Ada n’a plus que 2 cartes et choisit les deux~: 2 & 9.",
    ),
    (
        "event-tails-chosen-own",
        {"name": "Ada", "count": 3, "cards": "2 & 5 & 9"},
        "Ada chooses 2 & 5 & 9.",
        "Ada choisit 2 & 5 & 9.",
    ),
    ("event-tails-passed-several", {"names": "Ada & Bo"}, "Ada & Bo pass.", "Ada & Bo passent."),
    (
        "event-tails-won-trickster",
        {"name": "Ada", "value": 1, "start": 8, "flames": 3},
        "Ada wins the round with the trickster, which counts as 1, and takes the iguana card 8 with 3 flames.",
        "Ada gagne la manche avec le filou, qui compte pour un 1, et prend la carte Iguane 8, qui vaut 3 flammes.",
    ),
    (
        "event-tails-stolen",
        {"name": "Ada", "of": "Bo", "value": 5, "flames": 1},
        "Ada steals 1 flame from under Bo’s 5; the 5 goes back to Bo’s hand.",
        "Ada vole à Bo 1 flamme sous le 5~; Bo reprend le 5 en main.",
    ),
    (
        "event-tails-stolen-thief",
        {"of": "Bo", "value": 5, "flames": 5},
        "The Thief steals 5 flames from under Bo’s 5, for the box; the 5 goes back to Bo’s hand.",
        "Le Chapardeur vole à Bo 5 flammes sous le 5, pour la boîte~; Bo reprend le 5 en main.",
    ),
    (
        "event-tails-exhausted",
        {"name": "Ada", "count": 1, "cards": "+1"},
        "Ada’s +1 is exhausted and stays out of the next round.",
        "Ada a épuisé son +1, qui manquera à la manche suivante.",
    ),
    (
        "event-tails-exhausted",
        {"name": "Ada", "count": 2, "cards": "4 & 6"},
        "Ada’s 4 & 6 are exhausted and stay out of the next round.",
        "Ada a épuisé ses cartes 4 & 6, qui manqueront à la manche suivante.",
    ),
    (
        "event-tails-recovered",
        {"name": "Ada", "count": 1, "cards": "4"},
        "Ada’s 4 is no longer exhausted and goes back to hand.",
        "Ada reprend en main son 4, qui n’est plus épuisé.",
    ),
    (
        "event-tails-recovered",
        {"name": "Ada", "count": 3, "cards": "4 & 6 & +1"},
        "Ada’s 4 & 6 & +1 are no longer exhausted and go back to hand.",
        "Ada reprend en main ses cartes 4 & 6 & +1, qui ne sont plus épuisées.",
    ),
    (
        "turn-tails-choose",
        {"name": "Ada", "count": 1, "start": 4, "flames": 2},
        "Ada: choose 1 card for this round. The start value is 4. The iguana card is worth 2 flames.",
        "Ada~: choisissez 1 carte pour cette manche. La valeur de départ est 4. La carte Iguane vaut 2 flammes.",
    ),
    (
        "outcome-tails-most-flames",
        {"name": "Ada", "flames": 1},
        "Ada wins with 1 flame.",
        "Ada gagne avec 1 flamme.",
    ),
    (
        "outcome-tails-shared",
        {"names": "Ada & Bo", "flames": 0},
        "Ada & Bo share the victory with 0 flames each.",
        "Ada & Bo partagent la victoire à 0 flamme.",
    ),
    (
        "refusal-tails-two-to-six",
        {"players": 1},
        "A match is for 2 to 6 players; to play alone, leave the other seats to bots.",
        "Une partie se joue de 2 à 6~; pour jouer en solitaire, laissez les autres places à des robots.",
    ),
    (
        "refusal-tails-two-to-six",
        {"players": 7},
        "A match is for 2 to 6 players, not 7.",
        "Une partie se joue de 2 à 6, pas à 7.",
    ),
    (
        "refusal-tails-unreadable-deck",
        {"deck": "1-3"},
        "The deck “1-3” cannot be read; write ours, or the start value and flames of each card, like 1:3,4:2.",
        "La liste de cartes «~1-3~» n’est pas lisible~; écrivez ours (les nôtres), ou la valeur de départ et les "
        "flammes de chaque carte, comme 1:3,4:2.",
    ),
    (
        "refusal-tails-one-to-three-cards",
        {"cards": 0},
        "You name no card; name 3, or your whole hand if it has fewer.",
        "Vous ne nommez aucune carte~; nommez-en 3, ou toute votre main si elle en a moins.",
    ),
    (
        "refusal-tails-one-to-three-cards",
        {"cards": 4},
        "You name 4 cards; name 3, or your whole hand if it has fewer.",
        "Vous nommez 4 cartes~; nommez-en 3, ou toute votre main si elle en a moins.",
    ),
    (
        "refusal-tails-choose-exactly",
        {"needed": 3, "given": 2},
        "You choose exactly 3 cards for a round, not 2.",
        "Vous choisissez exactement 3 cartes pour une manche, pas 2.",
    ),
    (
        "refusal-tails-choose-exactly",
        {"needed": 2, "given": 1},
        "You have only 2 cards in hand; choose these 2, not 1.",
        "Vous n’avez que 2 cartes en main~; choisissez les 2, pas 1.",
    ),
    (
        "refusal-tails-on-a-pile",
        {"card": "+1"},
        "Your +1 lies on one of your blaze piles and cannot be chosen or played; only cards from your hand can.",
        "Votre +1 est sur l’une de vos piles Brasier et ne peut être ni choisi ni joué~; seules les cartes de votre "
        "main peuvent l’être.",
    ),
    (
        "refusal-tails-not-one-higher",
        {"card": "3", "top": 9, "wanted": 1},
        "The last card counts as 9, so your 3 cannot cover it; play the 1 if you hold it, or pass.",
        "La dernière carte compte pour un 9, votre 3 ne peut donc pas la recouvrir~; jouez le 1 si vous l’avez en "
        "main, ou passez.",
    ),
    (
        "refusal-tails-other-draw",
        {"wanted": "blaze"},
        "An opossum for a first blaze pile is to be drawn now; say which one it is.",
        "Un opossum est à tirer maintenant pour une première pile Brasier~; dites lequel.",
    ),
    (
        "refusal-tails-other-draw",
        {"wanted": "iguana"},
        "The next iguana card is to be turned up now; say which start value it has.",
        "La carte Iguane suivante est à retourner maintenant~; dites sa valeur de départ.",
    ),
    (
        "refusal-tails-other-draw",
        {"wanted": "thief"},
        "The Thief is to draw a card now; say which one it is.",
        "Le Chapardeur doit tirer une carte maintenant~; dites laquelle.",
    ),
]


@pytest.mark.parametrize(("message", "facts", "english", "french"), SAID)
def test_sentences_agree_in_number_and_colour(
    message: str, facts: dict[str, object], english: str, french: str
) -> None:
    assert Texts("en").say(message, **facts) == english
    assert Texts("fr").say(message, **facts) == french.replace("~", NARROW)
