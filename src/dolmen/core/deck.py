"""A face-down pile that holds no order nobody has seen: a card is decided when it is drawn."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from .pickling import reduced, u8s
from .rng import Rng
from .vecs import with_byte
from .words import Words


class Deck:
    """A bag of unseen kinds on top, and below it a tail of cards that somebody put there and knows.

    A kind is a small number; the word of kind k is `first + k`, where `first` is a family's first word.
    """

    def __init__(self, counts: vec[u8]) -> None:
        self.bag: vec[u8] = counts
        self.unseen: i64 = 0
        k: i64
        for k in range(i64(len(counts))):
            self.unseen += i64(counts[k])
        self.tail: vec[u8] = vec[u8]()  # top first
        self.known: vec[u8] = vec[u8]()  # for each card of the tail, who knows it: seats 0 to 6, bit 7 spectators

    def left(self) -> i64:
        """The number of cards in the pile."""
        return self.unseen + i64(len(self.tail))

    def count(self, kind: i64) -> i64:
        """How many cards of a kind are in the pile."""
        n = i64(self.bag[kind])
        k: i64
        for k in range(i64(len(self.tail))):
            if i64(self.tail[k]) == kind:
                n += 1
        return n

    def words(self, first: i64, out: Words) -> None:
        """List the words of all cards that may come next."""
        if self.unseen == 0:
            out.append(first + i64(self.tail[0]))
            return
        bag = self.bag
        k: i64
        for k in range(i64(len(bag))):
            if bag[k] > 0:
                out.append(first + k)

    def weights(self) -> list[int]:
        """How likely each of those words is, in the same order."""
        if self.unseen == 0:
            return [1]
        return [int(n) for n in self.bag if n > 0]

    def sample(self, first: i64, rng: Rng) -> i64:
        """The word of a card drawn at random."""
        if self.unseen == 0:
            return first + i64(self.tail[0])
        bag = self.bag
        k: i64 = 0
        r = rng.below(self.unseen) - i64(bag[0])
        while r >= 0:
            k += 1
            r -= i64(bag[k])
        return first + k

    def take(self, kind: i64) -> None:
        """Take the top card, which turned out to be of this kind."""
        if self.unseen > 0:
            self.bag = with_byte(self.bag, kind, i64(self.bag[kind]) - 1)
            self.unseen -= 1
        else:
            self.tail = self.tail[1:]
            self.known = self.known[1:]

    def put_back(self, kind: i64) -> None:
        """Shuffle a card into the unseen part."""
        self.bag = with_byte(self.bag, kind, i64(self.bag[kind]) + 1)
        self.unseen += 1

    def put_under(self, kind: i64, seers: i64) -> None:
        """Put a card under the pile; the mask says which seats know it (EVERYONE: spectators too)."""
        # `append` may write behind the end of a vec that copies share, hence the slice.
        self.tail = append(self.tail[:], u8(kind))
        self.known = append(self.known[:], u8(seers & 255))

    def shuffle(self) -> None:
        """Mix the whole pile: nobody knows any place in it any more."""
        k: i64
        for k in range(i64(len(self.tail))):
            self.put_back(i64(self.tail[k]))
        self.tail = vec[u8]()
        self.known = vec[u8]()

    def redeal(self, seer: i64, rng: Rng) -> None:
        """Deal anew the cards of the tail that a seat (−1: a spectator) does not know."""
        tail = self.tail[:]
        k: i64
        for k in range(i64(len(tail))):
            if not self.knows(seer, k):
                self.put_back(i64(tail[k]))
        for k in range(i64(len(tail))):
            if not self.knows(seer, k):
                tail[k] = u8(self.draw(rng))
        self.tail = tail

    def draw(self, rng: Rng) -> i64:
        """Take an unseen card at random: how a determinized world is dealt."""
        kind = self.sample(0, rng)
        self.take(kind)
        return kind

    def knows(self, seer: i64, k: i64) -> bool:
        """Whether a seat (−1: a spectator) knows the k-th card of the tail."""
        return (i64(self.known[k]) >> (seer if seer >= 0 else 7)) & 1 == 1

    def copy(self) -> Deck:
        twin = Deck(NONE)
        twin.bag = self.bag
        twin.unseen = self.unseen
        twin.tail = self.tail
        twin.known = self.known
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self, NONE)


NONE = vec[u8]()


def deck_of(counts: list[int]) -> Deck:
    """A pile with so many cards of each kind."""
    return Deck(u8s(bytes(counts)))
