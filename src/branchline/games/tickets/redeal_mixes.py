"""Re-dealing the tickets of two decks: what one seat saw, told anew with other faces.

At the start everybody gets tickets of an announced mix; what is turned down is shuffled into its deck
again. So the starting tickets tell a seat only that the others never kept its own, nor what it was
offered later. From then on each deck is played through as one: cards without faces, first those of the
shuffled deck, then those put under it, in a way that brings the seat the very tickets it saw.
"""

# compile: mypyc

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import bit
from branchline.games.tickets.codes import has, members
from branchline.games.tickets.state import (
    ANNOUNCING,
    CHOOSING,
    LOG_SIZE,
    LOG_TICKETS,
    OFFER_WIDTH,
    OFFERED,
    ON_TOP,
    OPEN,
    UNDER,
    State,
)

UNSEEN = -1
"""The face of a card the seat has not seen, and the card of a face not dealt."""


class MixedOffer:
    """One entry of the ticket log, as the seat saw it: the decks and how many were kept of each are public."""

    def __init__(self, seat: int, own: bool) -> None:
        self.seat = seat
        self.own = own
        self.faces: list[int] = []
        self.decks: list[int] = []
        self.open = False
        self.kept = [0, 0]
        self.mask: i64 = OPEN
        self.cards: list[int] = []


def read_mixed_log(s: State, seat: i64) -> list[MixedOffer]:
    """The ticket log with what the seat may not know left out."""
    offers: list[MixedOffer] = []
    log = s.ticket_log
    at: i64 = 0
    while at < len(log):
        size = log[at + LOG_SIZE]
        mask = log[at + LOG_TICKETS + size]
        offer = MixedOffer(int(log[at]), log[at] == seat)
        offer.open = mask == OPEN
        for k in range(size):
            ticket = int(log[at + LOG_TICKETS + k])
            deck = int(s.board.ticket_deck[ticket])
            offer.decks.append(deck)
            if offer.own:
                offer.faces.append(ticket)
            if not offer.open and has(mask, k):
                offer.kept[deck] += 1
        if offer.own:
            offer.mask = mask
        offers.append(offer)
        at += LOG_TICKETS + size + 1
    return offers


def redeal_mixed_tickets(s: State, seat: i64) -> None:
    """Deal the tickets of both decks anew."""
    if s.phase == ANNOUNCING:
        return
    offers = read_mixed_log(s, seat)
    story = MixedStory(s, offers)
    if s.phase == CHOOSING:
        story.deal_starts([])
    else:
        if not story.tell(int(s.players), [0, 0], [[], []], [0, 0]):
            raise AssertionError("what a seat saw of the tickets must have happened somehow")
        story.keep_starts()
        story.show_cards()
        story.deal_starts(story.pool())
    story.rebuild()


class MixedStory:
    """A course of the offers that agrees with what one seat saw."""

    def __init__(self, s: State, offers: list[MixedOffer]) -> None:
        self.s: State = s
        self.offers = offers
        self.starts = offers[: s.players]
        self.total = int(s.board.tickets())
        self.decks = [[t for t in range(self.total) if s.board.ticket_deck[t] == deck] for deck in range(2)]
        kept = [0, 0]
        for offer in self.starts:
            for deck in range(2):
                kept[deck] += offer.kept[deck]
        self.sizes = [len(self.decks[deck]) - kept[deck] for deck in range(2)]
        """How many cards each deck has once it is shuffled."""
        self.face = [UNSEEN] * (2 * self.total)
        """The face of every card of the shuffled decks; the long deck's begin at `total`."""
        self.card_of = [UNSEEN] * self.total
        self.last_seen = [-1] * self.total
        for i in range(len(offers)):
            for ticket in offers[i].faces:
                self.last_seen[ticket] = i
        self.hands: list[list[int]] = [[] for _ in range(s.players)]
        """The faces everybody kept at the start."""

    # -- after the start ---------------------------------------------------------------------------

    def tell(self, i: int, drawn: list[int], under: list[list[int]], at: list[int]) -> bool:
        """Play offer i and those after it: so many cards of each deck are drawn, and of those under it."""
        if i == len(self.offers):
            return True
        offer = self.offers[i]
        offer.cards = []
        drawn, at = list(drawn), list(at)
        for deck in offer.decks:
            if drawn[deck] < self.sizes[deck]:
                offer.cards.append(deck * self.total + drawn[deck])
                drawn[deck] += 1
            else:
                offer.cards.append(under[deck][at[deck]])
                at[deck] += 1
        if offer.own:
            return self.tell_own(i, offer, drawn, under, at)
        for mask in self.masks(i, offer):
            offer.mask = mask
            if self.tell(i + 1, drawn, self.after(offer, under), at):
                return True
        return False

    def tell_own(self, i: int, offer: MixedOffer, drawn: list[int], under: list[list[int]], at: list[int]) -> bool:
        """The seat's own offer: the cards must carry the faces it saw."""
        named: list[int] = []
        agrees = True
        for k in range(len(offer.cards)):
            card, face = offer.cards[k], offer.faces[k]
            if self.face[card] == UNSEEN and self.card_of[face] == UNSEEN:
                self.face[card] = face
                self.card_of[face] = card
                named.append(card)
            elif self.face[card] != face:
                agrees = False
                break
        if agrees and self.tell(i + 1, drawn, self.after(offer, under), at):
            return True
        for card in named:
            self.card_of[self.face[card]] = UNSEEN
            self.face[card] = UNSEEN
        return False

    def after(self, offer: MixedOffer, under: list[list[int]]) -> list[list[int]]:
        """The cards under both decks once this offer is settled."""
        if offer.open:
            return under
        now = [list(under[0]), list(under[1])]
        for k in range(len(offer.cards)):
            if not has(offer.mask, k):
                now[offer.decks[k]].append(offer.cards[k])
        return now

    def masks(self, i: int, offer: MixedOffer) -> list[int]:
        """What another seat may have kept, in random order; OPEN while it is still choosing."""
        if offer.open:
            return [int(OPEN)]
        back: i64 = 0
        for k in range(len(offer.cards)):
            face = self.face[offer.cards[k]]
            if face != UNSEEN and self.last_seen[face] > i:
                back |= bit(k)
        fits = [int(mask) for mask in range(bit(len(offer.cards))) if mask & back == 0 and self.keeps(offer, mask)]
        self.shuffle(fits)
        return fits

    def keeps(self, offer: MixedOffer, mask: i64) -> bool:
        """Whether a mask keeps as many of each deck as was seen."""
        if members(mask) != offer.kept[0] + offer.kept[1]:
            return False
        long = 0
        for k in range(len(offer.decks)):
            if has(mask, k):
                long += offer.decks[k]
        return long == offer.kept[1]

    # -- the start ---------------------------------------------------------------------------------

    def keep_starts(self) -> None:
        """Deal what everybody kept at the start: nothing the seat was offered itself, then or later."""
        for deck in range(2):
            free = [face for face in self.decks[deck] if self.last_seen[face] < 0]
            self.shuffle(free)
            for offer in self.starts:
                if offer.own:
                    kept = [offer.faces[k] for k in range(len(offer.faces)) if has(offer.mask, k)]
                    self.hands[offer.seat] += [face for face in kept if self.deck_of(face) == deck]
                else:
                    for _ in range(offer.kept[deck]):
                        self.hands[offer.seat].append(free.pop())

    def show_cards(self) -> None:
        """Give the cards of the shuffled decks that the seat has not seen the faces that are left."""
        held = self.marked([face for hand in self.hands for face in hand])
        for deck in range(2):
            loose = [face for face in self.decks[deck] if self.card_of[face] == UNSEEN and not held[face]]
            self.shuffle(loose)
            for number in range(self.sizes[deck]):
                card = deck * self.total + number
                if self.face[card] == UNSEEN:
                    self.face[card] = loose.pop()

    def pool(self) -> list[int]:
        """The faces in the shuffled decks."""
        return [face for face in self.face if face != UNSEEN]

    def deal_starts(self, turned_down: list[int]) -> None:
        """Deal the starting offers: what was kept, and of the faces turned down any the seat did not see then.

        While all are still choosing nothing is kept, and any unseen face may be offered.
        """
        own = self.marked([face for offer in self.starts for face in offer.faces])
        for deck in range(2):
            among = turned_down if self.s.phase != CHOOSING else self.decks[deck]
            free = [face for face in among if self.deck_of(face) == deck and not own[face]]
            self.shuffle(free)
            for offer in self.starts:
                if not offer.own:
                    self.fill_start(offer, deck, free)

    def fill_start(self, offer: MixedOffer, deck: int, free: list[int]) -> None:
        """Put faces of a deck into another seat's starting offer, the kept ones at random places."""
        places = [k for k in range(len(offer.decks)) if offer.decks[k] == deck]
        kept = [face for face in self.hands[offer.seat] if self.deck_of(face) == deck]
        faces = kept + [free.pop() for _ in range(len(places) - len(kept))]
        self.shuffle(faces)
        if not offer.faces:
            offer.faces = [UNSEEN] * len(offer.decks)
        if not offer.open and offer.mask == OPEN:
            offer.mask = 0
        for k in range(len(places)):
            offer.faces[places[k]] = faces[k]
            if faces[k] in kept:
                offer.mask |= bit(places[k])

    def deck_of(self, face: int) -> int:
        """The deck a face belongs to."""
        return int(self.s.board.ticket_deck[face])

    def marked(self, faces: list[int]) -> list[bool]:
        """For every face whether it is one of these."""
        marks = [False] * self.total
        for face in faces:
            marks[face] = True
        return marks

    def shuffle(self, items: list[int]) -> None:
        """Put a list into random order."""
        for k in range(len(items) - 1, 0, -1):
            j = self.s.below(k + 1)
            items[k], items[j] = items[j], items[k]

    # -- the table ---------------------------------------------------------------------------------

    def rebuild(self) -> None:
        """Write the told course of offers into the table."""
        s = self.s
        for ticket in range(self.total):
            s.ticket_at[ticket] = ON_TOP
        log = vec[i64]()
        returned: list[int] = []
        drawn_again: list[int] = []
        for i in range(len(self.offers)):
            offer = self.offers[i]
            later = i >= s.players
            log = append(append(log, offer.seat), len(offer.decks))
            for k in range(len(offer.decks)):
                ticket = self.face[offer.cards[k]] if later else offer.faces[k]
                log = append(log, ticket)
                if ticket in returned and later:
                    returned.remove(ticket)
                    drawn_again.append(ticket)
                if offer.open:
                    s.ticket_at[ticket] = OFFERED + offer.seat
                    s.offer[offer.seat * OFFER_WIDTH + k] = ticket
                elif has(offer.mask, k):
                    s.ticket_at[ticket] = offer.seat
                elif later:
                    s.ticket_at[ticket] = UNDER
                    returned.append(ticket)
            log = append(log, offer.mask)
        s.ticket_log = log
        s.under = vec[i64]()
        for ticket in drawn_again + returned:
            s.under = append(s.under, ticket)
