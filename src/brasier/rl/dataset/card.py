"""What a dataset says of itself: `dataset.json` for programs, `README.md` for people."""

import json
import platform
from importlib import import_module
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from brasier import __version__
from brasier.games import find
from brasier.rl.dataset.folder import Folder
from brasier.rl.dataset.table import kind, schema
from brasier.texts import Texts


def facts(folder: Folder) -> dict[str, Any]:
    """Everything a program needs to read the parts, and everything that decided what is in them."""
    order = folder.order
    plan = order.plan
    layout = import_module(f"brasier.rl.{plan.game}").LAYOUT
    english = Texts("en")
    parts = [
        {
            "file": folder.file(part).name,
            "matches": order.size(part),
            "rows": pq.read_metadata(folder.file(part)).num_rows,
            "bytes": folder.file(part).stat().st_size,
        }
        for part in sorted(folder.whole)
    ]
    return {
        **folder.head(),
        "complete": len(parts) == order.parts,
        "planned": plan.count(),
        "matches": sum(part["matches"] for part in parts),
        "rows": sum(part["rows"] for part in parts),
        "bytes": sum(part["bytes"] for part in parts),
        "actions": find(plan.game).actions,
        "columns": [
            {"name": field.name, "type": kind(field.type), "means": english.say(f"dataset-column-{field.name}")}
            for field in schema(layout.width)
        ],
        "observation": {
            "width": layout.width,
            "parts": [
                {
                    "name": part.name,
                    "first": layout.first[part.name],
                    "shape": part.shape,
                    "high": part.high,
                    "means": part.means,
                }
                for part in layout.parts
            ],
        },
        "versions": {
            "brasier": __version__,
            "python": platform.python_version(),
            "pyarrow": pa.__version__,
            "numpy": np.__version__,
        },
        "parts": parts,
    }


def card(told: dict[str, Any], texts: Texts) -> str:
    """The same in the words of a person."""
    plan, say = told["order"]["plan"], texts.say
    options = " ".join(f"{name}={_brief(value)}" for name, value in plan["options"].items())
    lines = [f"# {say('dataset-card-title', game=say('game-' + plan['game']))}", ""]
    lines += [say("dataset-card-what", matches=told["matches"], rows=told["rows"])]
    lines += [] if told["complete"] else [say("dataset-card-incomplete", matches=told["planned"])]
    lines += ["", f"- {say('dataset-card-options', options=options, rules=plan['rules'])}"]
    lines += [f"- {say('dataset-card-seats', seats=', '.join(lineup))}" for lineup in plan["lineups"]]
    lines += [f"- {_bot(one, texts)}" for one in plan["contestants"]]
    lines += [f"- {say('dataset-card-seed', seed=plan['seed'])}"]
    if told["order"]["sample"] < 1:
        lines += [f"- {say('dataset-card-sample', part=str(told['order']['sample']))}"]
    code = {"code": plan["code"], "rows": told["order"]["rows"], "version": told["versions"]["brasier"]}
    lines += [f"- {say('dataset-card-code', **code)}", "", f"## {say('dataset-card-columns')}", ""]
    lines += [f"| {say('dataset-card-column')} | {say('dataset-card-type')} | {say('dataset-card-meaning')} |"]
    lines += ["|---|---|---|"]
    for column in told["columns"]:
        name = column["name"]
        lines.append(f"| `{name}` | `{column['type']}` | {say(f'dataset-column-{name}')} |")
    lines += ["", say("dataset-card-parts", width=told["observation"]["width"], actions=told["actions"])]
    lines += ["", say("dataset-card-luck"), "", f"## {say('dataset-card-reading')}", ""]
    lines += ["```python", "from brasier.rl.dataset import read", ""]
    lines += ['for rows in read("."):', "    rows.observation, rows.mask, rows.action, rows.share", "```"]
    return "\n".join(lines) + "\n"


def _bot(contestant: dict[str, Any], texts: Texts) -> str:
    nodes = contestant["nodes"]
    if contestant["digest"]:
        own = {"name": contestant["name"], "source": contestant["source"], "digest": contestant["digest"]}
        return texts.say("dataset-card-own-bot", **own)
    if nodes is None:
        return texts.say("dataset-card-bot", name=contestant["name"])
    return texts.say("dataset-card-bot-nodes", name=contestant["name"], nodes=nodes)


def _brief(value: Any) -> str:
    """The value of an option on one line; a drawing would fill it."""
    return "…" if isinstance(value, str) and "\n" in value else json.dumps(value)
