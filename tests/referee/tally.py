# SPDX-License-Identifier: GPL-3.0-or-later
"""What a match came to: win share and points by pairs of games, with errors, and when it is sure."""

import math


class Tally:
    """Pairs of games with the same tiles and the seats swapped, seen from the first engine."""

    def __init__(self):
        self.shares = []  # of a pair: 0, 0.25 ... 1
        self.spreads = []  # points of both games together
        self.wins = self.ties = self.losses = 0

    def add(self, spreads):
        """The first engine's spread in each game of a pair."""
        points = [1.0 if spread > 0 else 0.5 if spread == 0 else 0.0 for spread in spreads]
        self.wins += points.count(1.0)
        self.ties += points.count(0.5)
        self.losses += points.count(0.0)
        self.shares.append(sum(points) / len(points))
        self.spreads.append(sum(spreads))

    def win_share(self):
        return mean(self.shares), error(self.shares)

    def points_per_pair(self):
        return mean(self.spreads), error(self.spreads)

    def likelihood_ratio(self, low, high):
        """The logarithm of how much likelier the results are with a win share of `high` than with
        `low`, pairs taken as normal numbers of the deviation that they have; 0 as long as nothing
        is known of that."""
        if len(self.shares) < 8:
            return 0.0
        variance = error(self.shares) ** 2 * len(self.shares)
        # Two that always tie have no deviation, and that says nothing.
        if variance <= 0:
            return 0.0
        middle = (low + high) / 2
        return len(self.shares) * (high - low) * (mean(self.shares) - middle) / variance


def mean(numbers):
    return sum(numbers) / len(numbers) if numbers else 0.0


def error(numbers):
    """Standard error of the mean; 0 with fewer than two."""
    if len(numbers) < 2:
        return 0.0
    middle = mean(numbers)
    squares = sum((number - middle) ** 2 for number in numbers)
    return math.sqrt(squares / (len(numbers) - 1) / len(numbers))


def sprt_verdict(ratio, alpha, beta):
    """"high", "low" or "" of Wald's sequential probability ratio test."""
    if ratio >= math.log((1 - beta) / alpha):
        return "high"
    if ratio <= math.log(beta / (1 - alpha)):
        return "low"
    return ""
