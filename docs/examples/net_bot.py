"""What `train_ppo.py` has learned, as a bot of the arena. It needs `ppo/net.pt` in the folder one starts from.

brasier arena flashpoint firefighters=2 --bot net=net_bot:Learned --seats net --seats uniform --matches 100
"""

import os
from pathlib import Path

import numpy as np
import torch
from train_ppo import Net

from brasier.bots import AS_MEANT, Candidate, Player, Thought
from brasier.games import find
from brasier.rl.flashpoint import LAYOUT, observer
from brasier.rl.observing import Canvas

GAME = find("flashpoint")
FILE = Path(os.environ.get("BRASIER_NET", "ppo/net.pt"))


class Learned(Player):
    def __init__(self):
        torch.set_num_threads(1)  # the arena has a process for every core
        self.net = Net(LAYOUT.high(), GAME.actions)
        self.net.load_state_dict(torch.load(FILE, weights_only=True))

    def think(self, view, legal, rng, budget=AS_MEANT):
        world = GAME.world(view, rng)  # any state that fits the view: the observation tells no more than the view does
        row = Canvas(1, LAYOUT.width)
        observer().look(world, view.seat, row)
        actions = [GAME.read(world, view.seat, text) for text in legal]
        mask = torch.zeros(1, GAME.actions, dtype=torch.bool)
        mask[0, actions] = True
        with torch.no_grad():
            wishes, _ = self.net(torch.tensor(np.asarray(memoryview(row.at)), dtype=torch.float32)[None], mask)
        likely = dict(zip(legal, wishes.probs[0, actions].tolist(), strict=True))
        best = sorted(legal, key=likely.get, reverse=True)[:3]
        return Thought("worth", tuple(Candidate(action, likely[action]) for action in best), nodes=1)
