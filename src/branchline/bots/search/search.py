"""The search itself: simulations over re-dealt games, shared out among the seat's moves by sequential halving.

Every simulation deals anew what the seat cannot know, makes one of the seat's moves, follows the tree
among the moves that are legal in that world, and is played on by the policy to its end, or as far as the
guide must see to forecast it. The n-th simulation of each move is played in the same world, so that moves
are compared on equal terms.
"""

# compile: mypyc

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.bots.policy import Policy
from branchline.bots.search.candidates import candidates
from branchline.bots.search.rewards import WHOLE, Result, final_points
from branchline.bots.search.styles import USUAL, Styles, root
from branchline.bots.search.tree import NO_NODE, ROOT, Tree
from branchline.bots.search.tuning import Tuning
from branchline.core.position import WORD, Position

NO_END: Final[i64] = 1_000_000_000_000
"""More simulations than anybody can wait for."""

STRIDE: Final[i64] = 0x9E3779B1
MOST_WORLDS: Final[i64] = 1000
"""So many re-dealt games are kept to be used again for other moves."""

ENOUGH: Final[i64] = 200
"""Before so many simulations nothing is taken to be settled."""

FAR_AHEAD: Final[i64] = 32
"""A move is far ahead of the next by four errors of their difference: twice the squares of four."""

LOOK: Final[i64] = 8
"""The clock is looked at once in so many simulated moves."""


class Search:
    """One decision: a world of the seat to move, and a tree to grow.

    The guide says which moves are worth a look, the policy plays the simulated games.
    """

    def __init__(
        self,
        base: Position,
        guide: Policy,
        policy: Policy,
        tuning: Tuning,
        tree: Tree,
        styles: Styles,
        high: i64,
        low: i64,
    ) -> None:
        self.base: Position = base
        self.seat: i64 = base.to_move
        self.guide: Policy = guide
        self.policy: Policy = policy
        self.reader: Policy = guide
        """Reads off the table what the others may hold."""
        self.own: Policy = policy
        """Plays for the seat itself."""
        self.tuning: Tuning = tuning
        self.tree: Tree = tree
        self.styles: Styles = styles
        self.high: i64 = high
        self.low: i64 = low
        self.worlds: list[Position] = []
        self.simulations: i64 = 0
        self.noted: i64 = 0
        self.total: i64 = 0
        self.squares: i64 = 0
        self.won: i64 = 0
        self.clock: Callable[[], float] | None = None
        self.deadline: float = 0.0
        self.moves: vec[i64] = vec[i64]()
        self.dealt: vec[i64] = vec[i64]()
        self.compared: i64 = 0
        """How many moves were in the last race: the first of `moves`, by which the choice was made."""
        self.choice: i64 = NO_NODE
        self.loyalty: i64 = 0
        guide.suspect(base, self.seat)
        sight = tuning.sight if tuning.sight >= 0 else guide.sight()
        self.horizon: i64 = guide.moment(base) + sight if sight > 0 else NO_END

    def consider(self) -> None:
        """Find the moves worth a look."""
        guide = self.guide
        guide.begin()
        found = candidates(self.base, guide, guide.choose(self.base), self.tuning.width, self.harm())
        self.moves = vec[i64]()
        self.dealt = vec[i64]()
        told = False
        for i in range(len(found.codes)):
            self.moves = append(self.moves, self.tree.grown(ROOT, self.seat, found.codes[i], found.gaps[i]))
            self.dealt = append(self.dealt, 0)
            told = told or found.gaps[i] != 0
        self.choice = self.moves[0]
        self.loyalty = self.tuning.loyalty if told else 0

    def harm(self) -> vec[i64]:
        """What each legal move would cost the others, on average over some worlds; empty if the guide cannot tell."""
        codes = self.base.legal()
        mean = vec[i64]()
        for number in range(1, self.tuning.heed + 1):
            found = self.guide.harm(self.world(number), codes)
            if len(found) == 0:
                break
            if len(mean) == 0:
                mean = found
            else:
                for i in range(len(found)):
                    mean[i] += found[i]
        for i in range(len(mean)):
            mean[i] //= self.tuning.heed
        return mean

    # -- the style to play in --------------------------------------------------------------------

    def find_style(self, until: i64) -> None:
        """Compare the guide's styles in simulated games, and go on in the best."""
        styles = self.styles
        styles.fade(self.tuning.style_kept)
        number: i64 = 1
        while self.simulations + len(styles.ways) < until and self.compare_styles(number):
            number += 1
        self.own = self.policy
        best = styles.best(self.tuning.style_doubt)
        if best != USUAL:
            self.guide = styles.ways[best]
            self.own = self.guide
            self.consider()

    def compare_styles(self, number: i64) -> bool:
        """Play a world in every style; False if time ran out before."""
        usual = self.played_by(self.policy, number)
        gains = vec[i64](capacity=8)
        for way in self.styles.ways:
            reward = self.played_by(way, number) if usual >= 0 else usual
            if reward < 0:
                return False
            gains = append(gains, reward - usual)
        for at in range(len(gains)):
            self.styles.note(at, gains[at])
        return True

    def played_by(self, own: Policy, number: i64) -> i64:
        """The reward of the seat in a world where it plays so from now on, -1 if time ran out before."""
        world = self.world(number)
        self.policy.begin()
        own.begin()
        self.own = own
        if self.is_late() or not self.play_on(world):
            return -1
        self.simulations += 1
        return self.result(world).reward[self.seat]

    # -- sharing out the budget -------------------------------------------------------------------

    def run(self, iterations: i64, begin: float, seconds: float, clock: Callable[[], float] | None) -> None:
        """Simulate until the budget is spent; without a clock only the iterations count.

        In each phase the moves in the race get equally many simulations; then the better half goes on. It ends
        early once nothing can change any more.
        """
        self.clock = clock
        self.consider()
        if len(self.moves) == 1:
            return
        if len(self.styles.ways) > 0 and self.tuning.style > 0:
            self.deadline = begin + seconds * int(self.tuning.style) / 1000
            self.find_style(iterations * self.tuning.style // 1000)
        racing: i64 = len(self.moves)
        phases: i64 = 1
        reach: i64 = 2
        while reach < racing:
            phases += 1
            reach *= 2
        spent = self.simulations
        from_here = begin if clock is None else clock()
        seconds -= from_here - begin
        for phase in range(phases):
            self.deadline = from_here + seconds * int(phase + 1) / int(phases)
            self.share_out(racing, spent + (iterations - spent) * (phase + 1) // phases)
            self.rank(racing)
            self.compared = racing
            if self.is_settled():
                break
            racing = (racing + 1) // 2

    def share_out(self, racing: i64, until: i64) -> None:
        """Simulate the first `racing` moves in turn until so many simulations are made or time is up."""
        turn: i64 = 0
        while self.simulations < until and not self.is_late():
            if not self.simulate(turn):
                return
            self.simulations += 1
            turn = turn + 1 if turn + 1 < racing else 0
            if turn == 0 and self.noted >= ENOUGH:
                self.rank(racing)
                if self.is_settled():
                    return

    def is_late(self) -> bool:
        """Whether the time of this phase is up."""
        clock = self.clock
        return clock is not None and clock() >= self.deadline

    def is_settled(self) -> bool:
        """Whether more simulations can hardly change anything: every game ends alike, or one move is far ahead."""
        if self.noted < ENOUGH:
            return False
        if self.won == 0 or self.won == self.noted * WHOLE:
            return True
        first, second = self.moves[0], self.moves[1]
        usual, trust = self.usual(), self.trust()
        lead = (self.worth(first, usual, trust) - self.worth(second, usual, trust)) // WHOLE
        visits = self.tree.visits[second]
        return lead * lead * visits > FAR_AHEAD * self.scatter()

    def rank(self, racing: i64) -> None:
        """Put the best of the first `racing` moves first."""
        usual = self.usual()
        trust = self.trust()
        moves = self.moves
        dealt = self.dealt
        for i in range(1, racing):
            j = i
            while j > 0 and self.worth(moves[j], usual, trust) > self.worth(moves[j - 1], usual, trust):
                moves[j], moves[j - 1] = moves[j - 1], moves[j]
                dealt[j], dealt[j - 1] = dealt[j - 1], dealt[j]
                j -= 1

    def usual(self) -> i64:
        """The mean reward over all moves, in millionths."""
        visits: i64 = 0
        reward: i64 = 0
        for node in self.moves:
            visits += self.tree.visits[node]
            reward += self.tree.reward[node]
        return reward * WHOLE // visits if visits > 0 else WHOLE * WHOLE // 2

    def trust(self) -> i64:
        """How many simulations the guide's word outweighs: the more, the wider the results scatter."""
        return self.scatter() // (self.tuning.doubt * self.tuning.doubt)

    def scatter(self) -> i64:
        """How far the results lie apart: the mean square of their distance from the mean."""
        count = self.noted if self.noted > 0 else 1
        mean = self.total // count
        return self.squares // count - mean * mean

    def outlook(self, node: i64) -> i64:
        """What the search compares moves by, in thousandths: 0 is lost, 500 even, 1000 won by any lead."""
        return self.worth(node, self.usual(), self.trust()) // WHOLE

    def worth(self, node: i64, usual: i64, trust: i64) -> i64:
        """What a move is worth in millionths: its mean reward, drawn towards what the guide thinks of it."""
        visits = self.tree.visits[node]
        if visits == 0:
            return -WHOLE * WHOLE * WHOLE - self.tree.gap[node]
        expected = usual - self.tree.gap[node] * self.tuning.slope
        if node != self.choice:
            expected -= self.loyalty * WHOLE
        return (self.tree.reward[node] * WHOLE + trust * expected) // (visits + trust)

    # -- one simulation ---------------------------------------------------------------------------

    def simulate(self, turn: i64) -> bool:
        """Play one game from a move of the seat to its end and note it; False if time ran out before."""
        tree = self.tree
        number = self.dealt[turn] + 1
        world = self.world(number)
        self.policy.begin()
        self.own.begin()
        node = self.moves[turn]
        path = vec[i64](capacity=16)
        path = append(path, node)
        world.apply(tree.code[node])
        while self.is_open(world) and tree.visits[node] > 0 and len(path) <= self.tuning.depth and not tree.is_full():
            node = self.step(world, node)
            path = append(path, node)
            world.apply(tree.code[node])
        if not self.play_on(world):
            return False
        result = self.result(world)
        for node in path:
            seat = tree.seat[node]
            tree.note(node, result.reward[seat], result.wins[seat], result.points[seat])
        self.dealt[turn] = number
        reward = result.reward[self.seat]
        self.noted += 1
        self.won += result.wins[self.seat]
        self.total += reward
        self.squares += reward * reward
        return True

    def world(self, number: i64) -> Position:
        """A re-dealt game such as the guide believes in; the same for the same number."""
        if number <= len(self.worlds):
            return self.worlds[number - 1].copy()
        world = self.base.redeal(self.seat, self.high ^ (number * STRIDE & WORD), self.low + number & WORD)
        self.reader.believe(world, self.seat)
        if number == len(self.worlds) + 1 and number <= MOST_WORLDS:
            self.worlds.append(world.copy())
        return world

    def player(self, world: Position) -> Policy:
        """Who plays for the seat to move."""
        return self.own if world.to_move == self.seat else self.policy

    def is_open(self, world: Position) -> bool:
        """Whether a simulated game is neither over nor as far as the guide can see."""
        return not world.over and (self.horizon == NO_END or self.guide.moment(world) < self.horizon)

    def result(self, world: Position) -> Result:
        """How a simulated game ended, or is expected to end."""
        points = final_points(world) if world.over else self.guide.forecast(world)
        return Result(points, not world.over, self.tuning.winning, self.tuning.scale)

    def play_on(self, world: Position) -> bool:
        """Play a world by the policy to its end or the horizon; False if time ran out before."""
        slips = self.tuning.slips
        made: i64 = 0
        while self.is_open(world):
            if slips > 0 and world.below(WHOLE) < slips:
                codes = world.legal()
                world.apply(codes[world.below(len(codes))])
            else:
                world.apply(self.player(world).choose(world))
            made += 1
            if made % LOOK == 0 and self.is_late():
                return False
        return True

    # -- in the tree ------------------------------------------------------------------------------

    def step(self, world: Position, at: i64) -> i64:
        """The branch to follow from a node in this world, grown if need be."""
        tree = self.tree
        seat = world.to_move
        choice = self.player(world).choose(world)
        node = tree.grown(at, seat, choice, 0)
        wide = 1 + tree.visits[at] // self.tuning.widening
        if wide == 1:
            return node
        codes = world.legal()
        if self.legal_children(at, seat, codes) < wide:
            found = candidates(world, self.guide, choice, wide, vec[i64]())
            for i in range(1, len(found.codes) if len(found.codes) < wide else wide):
                tree.grown(at, seat, found.codes[i], found.gaps[i])
        return self.pick(at, seat, codes, choice)

    def legal_children(self, at: i64, seat: i64, codes: vec[i64]) -> i64:
        """How many branches of a node are legal in this world; each counts as available once more."""
        tree = self.tree
        count: i64 = 0
        node = tree.first[at]
        while node != NO_NODE:
            if tree.seat[node] == seat and holds(codes, tree.code[node]):
                tree.available[node] += 1
                count += 1
            node = tree.next[node]
        return count

    def pick(self, at: i64, seat: i64, codes: vec[i64], choice: i64) -> i64:
        """The legal branch with the best mix of reward and neglect."""
        tree = self.tree
        attention: i64 = 0
        visits: i64 = 0
        reward: i64 = 0
        node = tree.first[at]
        while node != NO_NODE:
            if tree.seat[node] == seat and holds(codes, tree.code[node]):
                attention += self.attention(node, choice)
                visits += tree.visits[node]
                reward += tree.reward[node]
            node = tree.next[node]
        usual = reward * WHOLE // visits if visits > 0 else 0
        best = NO_NODE
        best_value: i64 = 0
        node = tree.first[at]
        while node != NO_NODE:
            if tree.seat[node] == seat and holds(codes, tree.code[node]):
                seen = tree.visits[node]
                value = tree.reward[node] * WHOLE // seen if seen > 0 else usual
                curiosity = self.tuning.exploration * root(tree.available[node] * WHOLE * WHOLE)
                value += curiosity * self.attention(node, choice) // (attention * (1 + seen))
                if best == NO_NODE or value > best_value:
                    best = node
                    best_value = value
            node = tree.next[node]
        return best

    def attention(self, node: i64, choice: i64) -> i64:
        """How much a branch deserves before anything is known of it, in thousandths: all if the policy chooses it."""
        if self.tree.code[node] == choice:
            return WHOLE
        warm = self.tuning.temperature
        return 1 + WHOLE * warm // (2 * warm + self.tree.gap[node])


def holds(codes: vec[i64], code: i64) -> bool:
    """Whether a move is among these."""
    for other in codes:
        if other == code:
            return True
    return False
