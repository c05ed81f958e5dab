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

from branchline.games.tickets.board import LOCO, Ferry
from branchline.games.tickets.codes import NEXT_KIND, ONE_LOCO, count_in, of_kind


def ferry_payments(ferry: Ferry, hands: vec[i64], base: i64) -> vec[i64]:
    """All payments a hand (`hands[base:base+9]`) can make, each multiset once."""
    return add_ferry_payments(ferry, hands, base, vec[i64]())


def add_ferry_payments(ferry: Ferry, hands: vec[i64], base: i64, found: vec[i64]) -> vec[i64]:
    """To what was found: all payments a hand can make."""
    locos = hands[base + LOCO]
    most: i64 = ferry.plain if ferry.wild else 0
    pairs: i64 = 0
    for color in range(LOCO):
        pairs += hands[base + color] >> 1
    for on_plain in range(most + 1):
        rest = ferry.plain - on_plain
        for on_symbols in range(ferry.symbols + 1):
            used = on_plain + on_symbols
            if used > locos:
                break
            if on_symbols < ferry.symbols and not ferry.pairs:
                continue
            pay = used * ONE_LOCO
            left = ferry.symbols - on_symbols
            if rest & 1:
                for color in range(LOCO):
                    held = hands[base + color]
                    spare = pairs - left - (held >> 1) + (held - rest >> 1)
                    if held >= rest and spare >= 0:
                        found = add_pairs(hands, base, 0, 1, left, spare, 0, color, rest, pay, found)
            elif pairs >= left + rest // 2:
                # an even rest looks like pairs too: some colour must hold all of it
                left += rest // 2
                found = add_pairs(hands, base, 0, 1, left, pairs - left, rest // 2, -1, 0, pay, found)
    return found


def add_pairs(
    hands: vec[i64],
    base: i64,
    color: i64,
    card: i64,
    left: i64,
    spare: i64,
    block: i64,
    single: i64,
    rest: i64,
    pay: i64,
    found: vec[i64],
) -> vec[i64]:
    """Spread `left` pairs over the colours from `color` on (`card` is one such card) and add every payment completed.

    These colours hold `spare` pairs more than that. One colour must get at least `block` pairs (0: no such
    demand); colour `single` also gives `rest` cards for the plain spaces.
    """
    if left == 0 and block == 0:
        if single >= color:
            pay += of_kind(single, rest)
        return append(found, pay)
    while color < LOCO and color != single and hands[base + color] < 2:
        color += 1
        card *= NEXT_KIND
    if color == LOCO or left < block:
        return found
    extra: i64 = rest if color == single else 0
    here = (hands[base + color] - extra) >> 1
    most = here if here < left else left
    pairs = here - spare if here > spare else 0
    while pairs <= most:
        still: i64 = 0 if pairs >= block else block
        more = pay + (pairs * 2 + extra) * card
        unused = here - pairs
        found = add_pairs(
            hands, base, color + 1, card * NEXT_KIND, left - pairs, spare - unused, still, single, rest, more, found
        )
        pairs += 1
    return found


def plain_color(ferry: Ferry, payment: i64) -> i64:
    """How a payment covers the plain spaces of a ferry.

    The colour used there (LOCO if locomotives alone), or -1 if the payment is not legal.
    """
    locos = count_in(payment, LOCO)
    total: i64 = 0
    odd: i64 = -1
    odds: i64 = 0
    for color in range(LOCO):
        n = count_in(payment, color)
        total += n
        if n & 1:
            odd = color
            odds += 1
    on_plain = total + 2 * locos - 2 * ferry.symbols - ferry.plain
    if on_plain < 0 or on_plain > locos or on_plain > (ferry.plain if ferry.wild else 0):
        return -1
    if not ferry.pairs and locos - on_plain != ferry.symbols:
        return -1
    rest = ferry.plain - on_plain
    if rest & 1:
        return odd if odds == 1 and count_in(payment, odd) >= rest else -1
    if odds:
        return -1
    if rest == 0:
        return LOCO
    for color in range(LOCO):
        if count_in(payment, color) >= rest:
            return color
    return -1


def on_plain_spaces(ferry: Ferry, payment: i64) -> i64:
    """How many locomotives of a legal ferry payment lie on plain spaces."""
    total: i64 = 0
    for color in range(LOCO):
        total += count_in(payment, color)
    return total + 2 * count_in(payment, LOCO) - 2 * ferry.symbols - ferry.plain


def wasteful(ferry: Ferry, payment: i64) -> bool:
    """Whether a smaller set of these cards would pay the same ferry (TR-NL-FERRY-12)."""
    hand = vec[i64]()
    for kind in range(LOCO + 1):
        hand = append(hand, count_in(payment, kind))
    for other in ferry_payments(ferry, hand, 0):
        if other != payment:
            return True
    return False
