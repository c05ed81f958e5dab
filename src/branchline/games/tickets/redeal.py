"""Re-dealing: a full table consistent with everything one seat knows, and with nothing else.

Train cards. A seat knows its own hand, all open cards, what was taken openly into other hands and
not played since (`shown`), and which cards can be in the deck: those of the last shuffle, less what
was turned up or what it drew itself since (`fresh`, `blind`). The rest is dealt out anew: of what left
the deck unseen since the shuffle nobody gets more than they drew. Whoever had to pass could pay for no
track, and holds the same cards until the next move of theirs: other deals are thrown away.

Tickets. The log of offers tells who was offered how many and kept how many. A seat knows its own
offers; it also knows where the tickets went that it put back itself, which may come up again. So
the offers of the others are played through anew, on cards without faces, in a way that brings the
seat the very tickets it saw; then the faces nobody showed it are dealt at random.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import NOBODY, bit
from branchline.games.tickets.board import KINDS, LOCO
from branchline.games.tickets.claiming import can_pay
from branchline.games.tickets.codes import LONG, count_in, has, members
from branchline.games.tickets.destinations import least_kept
from branchline.games.tickets.mechanics import registry
from branchline.games.tickets.redeal_mixes import redeal_mixed_tickets
from branchline.games.tickets.state import (
    CHOOSING,
    EMPTY,
    LOG_SIZE,
    LOG_TICKETS,
    OFFER_WIDTH,
    OFFERED,
    ON_TOP,
    OPEN,
    OUT,
    OVER,
    UNDER,
    State,
    filled,
)


def redeal(s: State, seat: i64) -> None:
    """Deal anew whatever `seat` cannot know (NOBODY: a spectator). After the end all is known."""
    if s.phase == OVER:
        return
    redeal_cards(s, seat)
    if s.phase == CHOOSING:
        hide_choices(s, seat)
    if s.board.mixes:
        redeal_mixed_tickets(s, seat)
    else:
        redeal_tickets(s, seat)


# -- train cards -----------------------------------------------------------------------------------


TRIES: Final[i64] = 20
"""How often cards are dealt freely before those who passed get only cards that leave them stuck."""


def redeal_cards(s: State, seat: i64) -> None:
    """Deal the unseen train cards anew to the deck and to the other hands.

    Dealing again and again until nobody who passed could have paid is exact, but may take long; after
    some tries such hands are filled with care, which always comes to an end.
    """
    deal_cards(s, seat, False)
    tries: i64 = 0
    while s.stuck and not passes_hold(s, seat):
        tries += 1
        deal_cards(s, seat, tries >= TRIES)


def passes_hold(s: State, seat: i64) -> bool:
    """Whether no other hand that had to pass could have paid for a track then."""
    for other in range(s.players):
        if other != seat and has(s.stuck, other) and could_pay(s, other):
            return False
    return True


def could_pay(s: State, seat: i64) -> bool:
    """Whether a hand pays for a track, or anything else, that its seat could not pay for when it passed."""
    if registry.could_pay(s, seat):
        return True
    for track in range(s.board.tracks()):
        if has(s.unpaid[track], seat) and can_pay(s, seat, track):
            return True
    return False


def deal_cards(s: State, seat: i64, careful: bool) -> None:
    """Deal once; `careful`: whoever passed gets no card that would have paid for a track, if there are others."""
    pool = unseen(s, seat)
    fresh = s.fresh[:]
    deck = vec[i64]()
    for card in range(KINDS):
        if seat != NOBODY:
            fresh[card] -= s.blind[seat * KINDS + card]
        deck = append(deck, fresh[card] if fresh[card] < pool[card] else pool[card])
    s.deck = draw_from(s, deck, s.deck_size)
    drawn = vec[i64]()  # what the others drew since the last shuffle, of that what they may still hold
    held = vec[i64]()
    for card in range(KINDS):
        pool[card] -= s.deck[card]
        drawn = append(drawn, fresh[card] - s.deck[card])
        held = append(held, drawn[card] if drawn[card] < pool[card] else pool[card])
    fill_hands(s, seat, pool, drawn, held, careful)


def fill_hands(s: State, seat: i64, pool: vec[i64], drawn: vec[i64], held: vec[i64], careful: bool) -> None:
    """Deal the pool to the other hands: to each what it drew since the shuffle, then older cards."""
    hidden = vec[i64]()
    new = vec[i64]()
    for other in range(s.players):
        unknown = s.hand_size(other) if other != seat else 0
        since: i64 = 0
        for card in range(KINDS):
            unknown -= s.shown[other * KINDS + card] if other != seat else 0
            since += s.blind[other * KINDS + card] if other != seat else 0
        hidden = append(hidden, unknown)
        new = append(new, since if since < unknown else unknown)
    spare = total_of(new) - total_of(held)
    while spare > 0:  # some of what was drawn has been played
        other = s.below(s.players)
        if new[other] > 0:
            new[other] -= 1
            spare -= 1
    turns = stuck_first(s) if careful else [int(other) for other in range(s.players)]
    for other in turns:
        if other != seat:
            base = other * KINDS
            for card in range(KINDS):
                s.hands[base + card] = s.shown[base + card]
            got = deal_to(s, other, held, new[other], careful)
            move_cards(held, pool, got)
            settle_blind(s, base, got, drawn)
    for other in turns:
        if other != seat:
            got = deal_to(s, other, pool, hidden[other] - new[other], careful)
            for card in range(KINDS):
                pool[card] -= got[card]


def stuck_first(s: State) -> list[int]:
    """The seats, those that passed before the others: they have the least choice."""
    return sorted(range(s.players), key=lambda seat: not has(s.stuck, seat))


def deal_to(s: State, seat: i64, pool: vec[i64], count: i64, careful: bool) -> vec[i64]:
    """Deal so many cards of a pool, which keeps them, to a hand."""
    base = seat * KINDS
    if careful and has(s.stuck, seat):
        return deal_with_care(s, seat, pool, count)
    got = draw_from(s, pool, count)
    for card in range(KINDS):
        s.hands[base + card] += got[card]
    return got


def deal_with_care(s: State, seat: i64, pool: vec[i64], count: i64) -> vec[i64]:
    """Deal card by card, none that makes the hand pay for a track while there are others.

    Every hand that pays for nothing can come about, since no part of it pays for anything.
    """
    base = seat * KINDS
    left = pool[:]
    got = filled(KINDS, 0)
    for _ in range(count):
        harmless = left[:]
        for card in range(KINDS):
            s.hands[base + card] += 1
            if could_pay(s, seat):
                harmless[card] = 0
            s.hands[base + card] -= 1
        one = draw_from(s, harmless if total_of(harmless) > 0 else left, 1)
        for card in range(KINDS):
            left[card] -= one[card]
            got[card] += one[card]
            s.hands[base + card] += one[card]
    return got


def total_of(cards: vec[i64]) -> i64:
    """How many there are in all."""
    total: i64 = 0
    for n in cards:
        total += n
    return total


def move_cards(held: vec[i64], pool: vec[i64], got: vec[i64]) -> None:
    """Take a handful out of both piles."""
    for card in range(KINDS):
        held[card] -= got[card]
        pool[card] -= got[card]


def settle_blind(s: State, base: i64, got: vec[i64], drawn: vec[i64]) -> None:
    """What a hand drew unseen since the shuffle, in this world: what it still holds, and what it played."""
    played: i64 = 0
    for card in range(KINDS):
        played += s.blind[base + card] - got[card]
        s.blind[base + card] = got[card]
        drawn[card] -= got[card]
    for card in range(KINDS):
        take = drawn[card] if drawn[card] < played else played
        s.blind[base + card] += take
        drawn[card] -= take
        played -= take


def unseen(s: State, seat: i64) -> vec[i64]:
    """All train cards whose place the seat does not know: in the deck or unseen in other hands."""
    board = s.board
    pool = vec[i64]()
    for card in range(KINDS):
        left = board.locomotives if card == LOCO else board.per_color
        left -= s.discard[card]
        left -= count_in(s.tunnel_laid, card)
        left -= count_in(s.tunnel_shown, card)
        for other in range(s.players):
            at = other * KINDS + card
            left -= s.hands[at] if other == seat else s.shown[at]
        pool = append(pool, left)
    for slot in range(len(s.row)):
        if s.row[slot] != EMPTY:
            pool[s.row[slot]] -= 1
    return pool


def draw_from(s: State, pool: vec[i64], count: i64) -> vec[i64]:
    """A random handful out of a pool, which keeps its cards."""
    left = pool[:]
    total: i64 = 0
    got = vec[i64]()
    for card in range(KINDS):
        total += left[card]
        got = append(got, 0)
    for _ in range(count):
        at = s.below(total)
        card = 0
        while at >= left[card]:
            at -= left[card]
            card += 1
        left[card] -= 1
        got[card] += 1
        total -= 1
    return got


# -- tickets ---------------------------------------------------------------------------------------


def hide_choices(s: State, seat: i64) -> None:
    """While starting tickets are chosen nobody knows what the others kept: choose for them."""
    for other in range(s.players):
        if other != seat and s.chosen[other] != 0:
            least = least_kept(s, other, True)
            mask: i64 = 0
            while members(mask) < least:
                mask = s.below(bit(s.offer_size[other]))
            s.chosen[other] = mask


class Offer:
    """One entry of the ticket log, as the seat saw it."""

    def __init__(self, seat: i64, own: bool, size: i64) -> None:
        self.seat: i64 = seat
        self.own: bool = own
        self.size: i64 = size
        self.at_start: bool = False
        self.faces: list[int] = []
        self.kept: i64 = 0
        self.mask: i64 = OPEN
        self.cards: list[int] = []


class Retelling:
    """A search for a course of the offers that agrees with what one seat saw."""

    def __init__(self, s: State, seat: i64) -> None:
        self.s: State = s
        self.offers: list[Offer] = read_log(s, seat)
        self.starts: i64 = s.players
        self.total: i64 = s.board.tickets()
        self.regular: i64 = count_regular(s)
        self.face: list[int] = [-1] * int(self.total)
        self.card_of: list[int] = [-1] * int(self.total)
        self.last_seen: list[int] = [-1] * int(self.total)
        for i in range(len(self.offers)):
            for ticket in self.offers[i].faces:
                self.last_seen[ticket] = i

    def tell(self, i: i64, fresh: i64, under: list[int], at: i64) -> bool:
        """Play offer i and those after it: `fresh` cards are drawn so far, then `under[at:]`."""
        if i == len(self.offers):
            return True
        if i == self.starts:
            # all have chosen: the returned starting tickets go under the deck, in turn order
            under = list(under)
            for k in range(self.starts):
                under.extend(self.returned(self.offers[(self.s.first + k) % self.starts]))
        offer = self.offers[i]
        offer.cards = []
        long = self.s.board.long_deal if i < self.starts else 0
        for k in range(offer.size):
            if k < long:
                offer.cards.append(int(self.regular + i * long + k))
            elif fresh < self.regular:
                offer.cards.append(int(fresh))
                fresh += 1
            else:
                offer.cards.append(under[at])
                at += 1
        if offer.own:
            return self.tell_own(i, offer, fresh, under, at)
        for mask in self.masks(i, offer):
            offer.mask = mask
            if self.tell(i + 1, fresh, self.after(i, offer, under), at):
                return True
        return False

    def tell_own(self, i: i64, offer: Offer, fresh: i64, under: list[int], at: i64) -> bool:
        """The seat's own offer: the cards must carry the faces it saw."""
        named: list[int] = []
        agrees = True
        for k in range(offer.size):
            card = offer.cards[k]
            face = offer.faces[k]
            if self.face[card] == -1 and self.card_of[face] == -1:
                self.face[card] = face
                self.card_of[face] = card
                named.append(card)
            elif self.face[card] != face:
                agrees = False
                break
        if agrees and self.tell(i + 1, fresh, self.after(i, offer, under), at):
            return True
        for card in named:
            self.card_of[self.face[card]] = -1
            self.face[card] = -1
        return False

    def after(self, i: i64, offer: Offer, under: list[int]) -> list[int]:
        """The cards under the deck once this offer is settled."""
        if i < self.starts or not self.s.board.returned_under or offer.mask == OPEN:
            return under
        return under + self.returned(offer)

    def returned(self, offer: Offer) -> list[int]:
        """The cards of a settled offer that were put under the deck."""
        board = self.s.board
        if offer.mask == OPEN or not board.returned_under or (offer.at_start and board.out_at_start):
            return []
        return [offer.cards[k] for k in range(offer.size) if not has(offer.mask, k)]

    def masks(self, i: i64, offer: Offer) -> list[int]:
        """What another seat may have kept, in random order; OPEN while it is still choosing."""
        if offer.kept < 0:
            return [int(OPEN)]
        back: i64 = 0
        for k in range(offer.size):
            face = self.face[offer.cards[k]]
            if face >= 0 and self.last_seen[face] > i:
                back |= bit(k)
        fits = [int(mask) for mask in range(bit(offer.size)) if members(mask) == offer.kept and mask & back == 0]
        for k in range(len(fits) - 1, 0, -1):
            j = self.s.below(k + 1)
            fits[k], fits[j] = fits[j], fits[k]
        return fits


def read_log(s: State, seat: i64) -> list[Offer]:
    """The ticket log with what the seat may not know left out."""
    offers: list[Offer] = []
    log = s.ticket_log
    at: i64 = 0
    while at < len(log):
        size = log[at + LOG_SIZE]
        mask_at = at + LOG_TICKETS + size
        mask = log[mask_at]
        offer = Offer(log[at], log[at] == seat, size)
        offer.at_start = len(offers) < s.players
        offer.kept = members(mask) if mask != OPEN else -1
        if offer.own:
            offer.mask = mask
            for k in range(size):
                offer.faces.append(int(log[at + LOG_TICKETS + k]))
        offers.append(offer)
        at = mask_at + 1
    return offers


def redeal_tickets(s: State, seat: i64) -> None:
    """Deal the tickets anew: play the offers through, then give the faceless cards faces."""
    story = Retelling(s, seat)
    if not story.tell(0, 0, [], 0):
        raise AssertionError("what a seat saw of the tickets must have happened somehow")
    loose: list[list[int]] = [[], []]
    for face in range(story.total):
        if story.card_of[face] == -1:
            loose[is_long(s, face)].append(int(face))
    for card in range(story.total):
        if story.face[card] == -1:
            faces = loose[card >= story.regular]
            k = s.below(len(faces))
            story.face[card] = faces[k]
            faces[k] = faces[-1]
            faces.pop()
    rebuild(s, story)


def is_long(s: State, ticket: i64) -> bool:
    """Whether a ticket was dealt apart from the others."""
    return s.board.long_deal > 0 and s.board.ticket_deck[ticket] == LONG


def count_regular(s: State) -> i64:
    """How many tickets the ticket deck had at the start."""
    count: i64 = 0
    for ticket in range(s.board.tickets()):
        if not is_long(s, ticket):
            count += 1
    return count


def rebuild(s: State, story: Retelling) -> None:
    """Write the told course of offers into the table."""
    for ticket in range(s.board.tickets()):
        s.ticket_at[ticket] = OUT if is_long(s, ticket) else ON_TOP
    log = vec[i64]()
    under: list[int] = []
    for i in range(len(story.offers)):
        offer = story.offers[i]
        log = append(append(log, offer.seat), offer.size)
        for k in range(offer.size):
            ticket = story.face[offer.cards[k]]
            log = append(log, ticket)
            if offer.mask == OPEN:
                s.ticket_at[ticket] = OFFERED + offer.seat
                s.offer[offer.seat * OFFER_WIDTH + k] = ticket
            elif has(offer.mask, k):
                s.ticket_at[ticket] = offer.seat
            elif s.board.returned_under and not (offer.at_start and s.board.out_at_start):
                s.ticket_at[ticket] = UNDER
            else:
                s.ticket_at[ticket] = OUT
        log = append(log, offer.mask)
        if i == s.players - 1 and s.phase != CHOOSING:
            for k in range(s.players):
                under.extend(story.returned(story.offers[(s.first + k) % s.players]))
        elif i >= s.players:
            under.extend(story.returned(offer))
    s.ticket_log = log
    s.under = vec[i64]()
    for card in under:
        s.under = append(s.under, story.face[card])
