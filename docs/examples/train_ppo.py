"""Masked PPO in one file: a net learns Flash Point (family rules, two firefighters) on one core, in half a minute.

    python docs/examples/train_ppo.py --seed 2 --out ppo

It prints the learning curve and leaves it as `curve.csv` and `curve.svg`, with what was learned (`net.pt`), in `--out`.
"""

import argparse
import csv
from itertools import pairwise
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import nn

import brasier.rl  # noqa: F401  # registers the environments
from brasier.arena.chart import COLOURS, EDGE, INK, MUTED, RULE, WIDE, card, line, text

ENV = "brasier/FlashPoint-v0"
OPTIONS = {"firefighters": 2, "reward": "progress", "autoreset_mode": "SameStep"}  # a match ends, the next begins
MATCHES, HORIZON, MINIBATCH, EPOCHS = 128, 40, 256, 3
RATE, DISCOUNT, TRACE, CLIP, CURIOSITY, FORESIGHT = 2e-3, 0.995, 0.95, 0.2, 0.003, 0.5
HIDDEN = 64


class Net(nn.Module):
    """From what a seat sees to how good each action looks, and to what is still to come."""

    def __init__(self, high: Any, actions: int) -> None:
        super().__init__()
        self.register_buffer("scale", 1 / torch.as_tensor(high, dtype=torch.float32))  # every number from 0 to 1
        self.body = nn.Sequential(nn.Linear(len(high), HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh())
        self.policy, self.value = nn.Linear(HIDDEN, actions), nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)  # at first everything legal is equally likely

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        inside = self.body(seen * self.scale)
        logits = self.policy(inside).masked_fill(~mask, -1e9)  # what is not legal is never chosen, and teaches nothing
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(inside).squeeze(-1)


class Matches:
    """The environment as PPO wants it."""

    def __init__(self, seed: int) -> None:
        self.env = gymnasium.make_vec(ENV, num_envs=MATCHES, **OPTIONS).unwrapped
        self.show(*self.env.reset(seed=seed))
        self.running = np.zeros(MATCHES)  # what each match has brought so far
        self.finished: list[float] = []  # what those brought that have ended

    def show(self, seen: Any, infos: dict[str, Any]) -> None:
        self.seen = torch.tensor(seen, dtype=torch.float32)
        self.mask = torch.tensor(infos["action_mask"], dtype=torch.bool)

    def step(self, actions: Any) -> tuple[torch.Tensor, torch.Tensor]:
        seen, rewards, terminated, truncated, infos = self.env.step(actions)
        ended = terminated | truncated
        self.running += rewards
        self.finished += self.running[ended].tolist()
        self.running[ended] = 0
        self.show(seen, infos)
        return torch.tensor(rewards, dtype=torch.float32), torch.tensor(ended)  # of each match


def uniform(seed: int) -> float:
    """What whoever does anything legal gets, on average."""
    matches = Matches(seed)
    while len(matches.finished) < 8 * MATCHES:
        matches.step(matches.env.sample_legal())
    return float(np.mean(matches.finished))


def train(steps: int, seed: int) -> tuple[Net, list[tuple[int, float]]]:
    """The net, and the learning curve: after how many steps the matches just finished brought how much."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    matches, curve = Matches(seed), []
    net = Net(matches.env.single_observation_space.high, int(matches.env.single_action_space.n))
    teacher = torch.optim.Adam(net.parameters(), lr=RATE, eps=1e-5)
    updates = max(1, steps // (MATCHES * HORIZON))
    for update in range(updates):
        teacher.param_groups[0]["lr"] = RATE * (1 - update / updates)
        kept = []
        for _ in range(HORIZON):
            with torch.no_grad():
                wishes, value = net(matches.seen, matches.mask)
            action = wishes.sample()
            now = (matches.seen, matches.mask, action, wishes.log_prob(action), value)
            kept.append((*now, *matches.step(action.numpy())))
        learn(net, teacher, kept, net(matches.seen, matches.mask)[1].detach())
        if matches.finished:
            curve.append(((update + 1) * MATCHES * HORIZON, float(np.mean(matches.finished))))
            matches.finished = []
    return net, curve


def learn(net: Net, teacher: torch.optim.Optimizer, kept: list[Any], value_after: torch.Tensor) -> None:
    """Advantages backwards through time (a match that ended promises nothing more), then a few clipped steps."""
    advantage, advantages = torch.zeros_like(value_after), []
    for *_, value, rewards, ended in reversed(kept):
        going = 1.0 - ended.float()
        advantage = rewards + DISCOUNT * going * value_after - value + DISCOUNT * TRACE * going * advantage
        advantages.insert(0, advantage)
        value_after = value
    seen, mask, action, chance, value = (torch.cat(column) for column in list(zip(*kept, strict=True))[:5])
    gain = torch.cat(advantages)
    worth = gain + value
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gain)).split(MINIBATCH):
            wishes, guess = net(seen[part], mask[part])
            ratio = (wishes.log_prob(action[part]) - chance[part]).exp()
            better = (gain[part] - gain[part].mean()) / (gain[part].std() + 1e-8)
            loss = -torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            loss = loss + FORESIGHT * (guess - worth[part]).square().mean() - CURIOSITY * wishes.entropy().mean()
            teacher.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            teacher.step()


def draw(curve: list[tuple[int, float]], yardstick: float) -> str:
    top, bottom, right = 90, 330, WIDE - EDGE - 100
    most, last = max(yardstick, *(mean for _, mean in curve)) or 1, curve[-1][0]
    places = [(EDGE + (right - EDGE) * step / last, bottom - (bottom - top) * mean / most) for step, mean in curve]
    level = bottom - (bottom - top) * yardstick / most
    drawn = line(EDGE, bottom, right, bottom, RULE) + line(EDGE, level, right, level, MUTED, 1.5, "4 5")
    drawn += "".join(line(*one, *other, COLOURS[0], 2.5) for one, other in pairwise(places))
    drawn += text(right + 8, level + 4, f"uniform {yardstick:.3f}", 12, MUTED)
    drawn += text(right + 8, places[-1][1] + 4, f"net {curve[-1][1]:.3f}", 12, INK, weight=600)
    return card(f"PPO learns {ENV}", f"mean return of the matches just finished · {last:,} steps", 360, drawn, ENV)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=102_400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    wishes = parser.parse_args()
    yardstick = uniform(wishes.seed)
    net, curve = train(wishes.steps, wishes.seed)
    for step, mean in [(0, yardstick), *curve]:
        print(f"{step:>9,}  {mean:.3f}  {'#' * round(200 * mean)}")
    wishes.out.mkdir(parents=True, exist_ok=True)
    torch.save(net.state_dict(), wishes.out / "net.pt")
    (wishes.out / "curve.svg").write_text(draw(curve, yardstick), encoding="utf-8")
    with (wishes.out / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("steps", "mean_return"), (0, yardstick), *curve])
