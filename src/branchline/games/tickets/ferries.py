"""Ferries: each locomotive symbol takes a locomotive or a pair, the plain spaces one colour.

For S symbols and P plain spaces a payment of `l` locomotives and T coloured cards fixes how many
locomotives lie on plain spaces: j = T + 2l - 2S - P. The other P - j plain spaces are of one
colour, and all else comes in pairs. So a payment is legal in one way or not at all, and the
enumeration below meets every multiset once (TR-NL-FERRY-10, -11).
"""

# compile: mypyc

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.games.tickets.board import LOCO
from branchline.games.tickets.state import NIBBLE


def ferry_payments(hands: vec[i64], base: i64, symbols: i64, plain: i64, pairs: bool) -> vec[i64]:
    """All payments a hand (`hands[base:base+9]`) can make, each multiset once."""
    found = vec[i64]()
    locos = hands[base + LOCO]
    for on_plain in range(plain + 1):
        rest = plain - on_plain
        for on_symbols in range(symbols + 1):
            used = on_plain + on_symbols
            if used > locos:
                break
            if on_symbols < symbols and not pairs:
                continue
            pay = used << (4 * LOCO)
            left = symbols - on_symbols
            if rest & 1:
                for color in range(LOCO):
                    if hands[base + color] >= rest:
                        found = add_pairs(hands, base, 0, left, 0, color, rest, pay, found)
            else:
                # an even rest looks like pairs too: some colour must hold all of it
                found = add_pairs(hands, base, 0, left + rest // 2, rest // 2, -1, 0, pay, found)
    return found


def add_pairs(
    hands: vec[i64],
    base: i64,
    color: i64,
    left: i64,
    block: i64,
    single: i64,
    rest: i64,
    pay: i64,
    found: vec[i64],
) -> vec[i64]:
    """Spread `left` pairs over the colours from `color` on and add every payment completed.

    One colour must get at least `block` pairs (0: no such demand); colour `single` also gives
    `rest` cards for the plain spaces.
    """
    if left == 0 and block == 0:
        if single >= color:
            pay += rest << (4 * single)
        return append(found, pay)
    if color == LOCO or left < block:
        return found
    extra = rest if color == single else 0
    most = (hands[base + color] - extra) // 2
    if most > left:
        most = left
    for pairs in range(most + 1):
        still = 0 if pairs >= block else block
        cards = pairs * 2 + extra
        found = add_pairs(
            hands, base, color + 1, left - pairs, still, single, rest, pay + (cards << (4 * color)), found
        )
    return found


def plain_color(payment: i64, symbols: i64, plain: i64, pairs: bool) -> i64:
    """How a payment covers the plain spaces of a ferry.

    The colour used there (LOCO if locomotives alone), or -1 if the payment is not legal.
    """
    locos = payment >> (4 * LOCO) & NIBBLE
    total: i64 = 0
    odd: i64 = -1
    odds: i64 = 0
    for color in range(LOCO):
        n = payment >> (4 * color) & NIBBLE
        total += n
        if n & 1:
            odd = color
            odds += 1
    on_plain = total + 2 * locos - 2 * symbols - plain
    if on_plain < 0 or on_plain > plain or on_plain > locos:
        return -1
    if not pairs and locos - on_plain != symbols:
        return -1
    rest = plain - on_plain
    if rest & 1:
        return odd if odds == 1 and (payment >> (4 * odd) & NIBBLE) >= rest else -1
    if odds:
        return -1
    if rest == 0:
        return LOCO
    for color in range(LOCO):
        if (payment >> (4 * color) & NIBBLE) >= rest:
            return color
    return -1


def on_plain_spaces(payment: i64, symbols: i64, plain: i64) -> i64:
    """How many locomotives of a legal ferry payment lie on plain spaces."""
    total: i64 = 0
    for color in range(LOCO):
        total += payment >> (4 * color) & NIBBLE
    return total + 2 * (payment >> (4 * LOCO) & NIBBLE) - 2 * symbols - plain


def wasteful(payment: i64, symbols: i64, plain: i64, pairs: bool) -> bool:
    """Whether a smaller set of these cards would pay the same ferry (TR-NL-FERRY-12)."""
    hand = vec[i64]()
    for kind in range(LOCO + 1):
        hand = append(hand, payment >> (4 * kind) & NIBBLE)
    for other in ferry_payments(hand, 0, symbols, plain, pairs):
        if other != payment:
            return True
    return False
