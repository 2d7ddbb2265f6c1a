#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine from Python, through its C interface and ctypes, with nothing to compile.

    tilewright.py LIBRARY LEXICON CGP     the ten best moves, then the best three played out

LIBRARY is libtilewright.so, by path or by name."""
import ctypes
import sys


class Error(ctypes.Structure):
    _fields_ = [("code", ctypes.c_int), ("line", ctypes.c_int32), ("column", ctypes.c_int32),
                ("message", ctypes.c_char * 1024)]


class Move(ctypes.Structure):
    _fields_ = [("text", ctypes.c_char_p), ("score", ctypes.c_int32), ("equity", ctypes.c_int32)]


class Candidate(ctypes.Structure):
    _fields_ = [("text", ctypes.c_char_p), ("iterations", ctypes.c_int64),
                ("equity", ctypes.c_double), ("equity_error", ctypes.c_double),
                ("win", ctypes.c_double), ("win_error", ctypes.c_double),
                ("best_probability", ctypes.c_double)]


HANDLE, TEXT, SIZE, INT, INT64 = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_int,
                                  ctypes.c_int64)
ERROR = ctypes.POINTER(Error)
PROGRESS = ctypes.CFUNCTYPE(INT, ctypes.c_void_p, INT64, INT64)
FUNCTIONS = {
    "tw_version": (TEXT, []),
    "tw_rules_open": (HANDLE, [TEXT, ERROR]),
    "tw_lexicon_open": (HANDLE, [TEXT, HANDLE, ERROR]),
    "tw_position_from_cgp": (HANDLE, [TEXT, HANDLE, HANDLE, ERROR]),
    "tw_rank_moves": (HANDLE, [HANDLE, HANDLE, SIZE, ERROR]),
    "tw_moves_count": (SIZE, [HANDLE]),
    "tw_moves_at": (Move, [HANDLE, SIZE]),
    "tw_simulate": (HANDLE, [HANDLE, HANDLE, HANDLE, SIZE, INT, INT64, ctypes.c_uint64, INT,
                             PROGRESS, ctypes.c_void_p, ERROR]),
    "tw_simulation_count": (SIZE, [HANDLE]),
    "tw_simulation_at": (Candidate, [HANDLE, SIZE]),
    "tw_judge": (INT, [HANDLE, TEXT, ERROR]),
}


class Library:
    """The functions above without their prefix; what fails raises ValueError."""

    def __init__(self, path):
        self._library = ctypes.CDLL(path)
        for name, (result, arguments) in FUNCTIONS.items():
            function = getattr(self._library, name)
            function.restype, function.argtypes = result, arguments
            fails = arguments and arguments[-1] is ERROR
            setattr(self, name[3:], self._checked(function) if fails else function)

    @staticmethod
    def _checked(function):
        def call(*arguments):
            error = Error()
            result = function(*arguments, ctypes.byref(error))
            if error.code != 0:
                raise ValueError(error.message.decode())
            return result
        return call


def main():
    path, words, cgp = sys.argv[1:]
    tw = Library(path)
    rules = tw.rules_open(b"english")
    lexicon = tw.lexicon_open(words.encode(), rules)
    position = tw.position_from_cgp(cgp.encode(), rules, lexicon)
    moves = tw.rank_moves(position, None, 10)
    for i in range(tw.moves_count(moves)):
        move = tw.moves_at(moves, i)
        print(f"{move.text.decode()}\t{move.equity / 1000:.3f}")
    simulation = tw.simulate(position, None, None, 3, 2, 100, 1, 2,
                             PROGRESS(lambda user, done, total: 0), None)
    print("simulated", tw.simulation_count(simulation), "best",
          tw.simulation_at(simulation, 0).text.decode())


if __name__ == "__main__":
    main()
