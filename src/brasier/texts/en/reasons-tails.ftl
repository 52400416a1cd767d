# Why a player that is a program would do something. $percent is how likely the player thinks it is.

reason-tails-round = Wins this round in about { $percent } of 100 cases.
reason-tails-steal = A victory with the { $value } steals { flames-tails } from { $name }.
reason-tails-opens = The { $value } can open the hunt.
reason-tails-trickster = The trickster covers any number, and what it wins cannot be stolen.
reason-tails-late = The { $value } comes late: { $steps } other values are asked for before it.
reason-tails-home = With a likelihood of about { $percent } % nobody can cover it.
reason-tails-wins = Nobody can cover it any more: it wins the round and { flames-tails }.
reason-tails-deny = Keeps { $name } from winning { flames-tails }.
reason-tails-deny-thief = Keeps the Thief from taking { flames-tails } to the box.
reason-tails-protect = Saves { flames-tails } of one’s own under the { $value }.
reason-tails-safe = What the trickster wins cannot be stolen.
reason-tails-covered = With a likelihood of about { $percent } % somebody could cover the { $value }.
reason-tails-spare = The { $value } is not exhausted in the next round.
reason-tails-spare-trickster = The trickster is kept for later.
reason-tails-others = With a likelihood of about { $percent } % somebody else can still play the { $value } before the last card wins.
