"""How much one may ask for: buckets that fill with time. Whoever finds theirs empty is asked to wait."""

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address


class Bucket:
    """So much at once, and so much more each second. Times are seconds of a clock that never goes back."""

    __slots__ = ("at", "burst", "each_second", "left")

    def __init__(self, burst: float, each_second: float, at: float) -> None:
        self.burst = burst
        self.each_second = each_second
        self.left = burst
        self.at = at

    def take(self, at: float, amount: float = 1.0) -> bool:
        self.left = min(self.burst, self.left + (at - self.at) * self.each_second)
        self.at = at
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def wait(self) -> float:
        """Seconds until one more may be taken."""
        return max(0.0, (1.0 - self.left) / self.each_second)


class Buckets:
    """One bucket for each address (or person); the longest unused are forgotten, so that memory is bounded."""

    def __init__(self, burst: float, each_second: float, most: int = 10_000) -> None:
        self.burst = burst
        self.each_second = each_second
        self.most = most
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str, at: float) -> Bucket:
        bucket = self._known.get(key)
        if bucket is None:
            bucket = self._known[key] = Bucket(self.burst, self.each_second, at)
            if len(self._known) > self.most:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return bucket


def neighbourhood(address: str) -> str:
    """What counts as one address: of IPv6 the 64 bits that one household has."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is None:
        return f"{parsed.exploded[:19]}::/64"
    return str(parsed)
