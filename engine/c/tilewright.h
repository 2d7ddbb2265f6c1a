/* SPDX-License-Identifier: GPL-3.0-or-later */
/**
 * @file
 * The engine for programs in C, and for languages that can call C.
 *
 * What is opened is a handle, to be closed with the function of its name; closing NULL does
 * nothing. A handle made of others keeps what it needs of them: they may be closed first. Handles
 * are only read once they are made: threads may share them.
 *
 * A call that fails returns NULL or a negative number and, where `error` is not NULL, fills it in.
 * Texts are UTF-8; those that are returned belong to the handle they came from and live as long.
 * Nothing here prints, ends the program or changes the locale.
 */
#ifndef TILEWRIGHT_C_H
#define TILEWRIGHT_C_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** What kind of thing went wrong. */
typedef enum tw_error_code {
    TW_OK = 0,
    TW_FILE_UNREADABLE = 1,  /**< the file can't be opened, read or mapped */
    TW_FILE_UNWRITABLE = 2,  /**< it can't be written; what was there before is unchanged */
    TW_MALFORMED = 3,        /**< text or bytes don't have the form they should have */
    TW_UNKNOWN_NAME = 4,     /**< nothing of that name exists */
    TW_OUTSIDE_ALPHABET = 5, /**< a character that is no tile */
    TW_OUT_OF_RANGE = 6,     /**< a number or a size that the engine can't work with */
    TW_ILLEGAL_POSITION = 7, /**< board, racks and bag can't occur together */
    TW_ILLEGAL_MOVE = 8,     /**< the move breaks a rule */
    TW_WRONG_LEXICON = 9,    /**< it does not fit the alphabet, or lacks what is asked of it */
    TW_CANCELLED = 10,       /**< the progress function asked to stop */
    TW_OUT_OF_MEMORY = 11,
    TW_UNUSUAL = 12 /**< possible, but worth a look */
} tw_error_code;

/** An error, a plain value. Places count from 1; 0 = not known. */
typedef struct tw_error
{
    tw_error_code code;
    int32_t line;
    int32_t column;
    char message[1024]; /**< in English, with the place; cut off where it is longer */
} tw_error;

/** Hears of a long call, at most about ten times a second, on the calling thread. `total` is 0
 * where it is not known. Another result than 0 asks the call to stop. */
typedef int (*tw_progress)(void *user, int64_t done, int64_t total);

typedef struct tw_rules tw_rules;
typedef struct tw_lexicon tw_lexicon;
typedef struct tw_leaves tw_leaves;
typedef struct tw_win_table tw_win_table;
typedef struct tw_position tw_position;
typedef struct tw_moves tw_moves;
typedef struct tw_simulation tw_simulation;
typedef struct tw_solution tw_solution;
typedef struct tw_words tw_words;

/** "0.1.0", of the library that is loaded. */
const char *tw_version(void);

/** Rules by the name of a built-in set, such as "english", or by a file. */
tw_rules *tw_rules_open(const char *name_or_file, tw_error *error);
void tw_rules_close(tw_rules *rules);
/** How many built-in sets there are, and their names; NULL beyond the last one. */
size_t tw_rules_count(void);
const char *tw_rules_name(size_t index);

/** A word graph (.kwg), a word list or another format, for rules with these letters. */
tw_lexicon *tw_lexicon_open(const char *path, const tw_rules *rules, tw_error *error);
void tw_lexicon_close(tw_lexicon *lexicon);
/** Makes a word graph with DAWG and GADDAG of a word list, one word per line. Lines that hold no
 * word are an error that names the first one. Returns the number of words, or -1. */
int64_t tw_lexicon_build(const char *words, const tw_rules *rules, const char *output,
                         tw_progress progress, void *user, tw_error *error);

/** Leave values (.klv2, .klv) for the letters of the rules. */
tw_leaves *tw_leaves_open(const char *path, const tw_rules *rules, tw_error *error);
void tw_leaves_close(tw_leaves *leaves);
/** A win table (.winpct). */
tw_win_table *tw_win_table_open(const char *path, tw_error *error);
void tw_win_table_close(tw_win_table *table);

/** A position from CGP text. The text may name other rules than `rules`. */
tw_position *tw_position_from_cgp(const char *cgp, const tw_rules *rules, const tw_lexicon *lexicon,
                                  tw_error *error);
/** The position as CGP. */
const char *tw_position_cgp(const tw_position *position);
void tw_position_close(tw_position *position);

/** A move with its static evaluation. */
typedef struct tw_move
{
    const char *text; /**< "8D QUANT", "exch QUI", "pass" */
    int32_t score;    /**< points */
    int32_t equity;   /**< thousandths of a point */
} tw_move;

/** All moves of the player on turn, or the best `limit` of them, the best first. `leaves` may be
 * NULL: then every leave is worth 0. */
tw_moves *tw_rank_moves(const tw_position *position, const tw_leaves *leaves, size_t limit,
                        tw_error *error);
size_t tw_moves_count(const tw_moves *moves);
/** Zeros beyond the last one. */
tw_move tw_moves_at(const tw_moves *moves, size_t index);
void tw_moves_close(tw_moves *moves);

/** A move that was simulated. Standard errors are those of the means. */
typedef struct tw_candidate
{
    const char *text;
    int64_t iterations;
    double equity; /**< mean, in points */
    double equity_error;
    double win; /**< share of games, 0 to 1 */
    double win_error;
    double best_probability; /**< that it is the best of the candidates */
} tw_candidate;

/** Plays out the best `candidates` static moves in the same random scenarios, `plies` turns deep,
 * up to `iterations` times each; ends sooner when the best one is 99 % sure. With the same seed the
 * result is the same for any number of threads. A stop keeps what there is. `leaves` and `table` may
 * be NULL; without a table chances of winning are estimated from the lead and the tiles left. */
tw_simulation *tw_simulate(const tw_position *position, const tw_leaves *leaves,
                           const tw_win_table *table, size_t candidates, int plies,
                           int64_t iterations, uint64_t seed, int threads, tw_progress progress,
                           void *user, tw_error *error);
size_t tw_simulation_count(const tw_simulation *simulation);
/** The best one first; zeros beyond the last one. */
tw_candidate tw_simulation_at(const tw_simulation *simulation, size_t index);
void tw_simulation_close(tw_simulation *simulation);

/** Exact play with an empty bag, for at most `seconds` (0 = until it is proved). */
tw_solution *tw_solve(const tw_position *position, double seconds, tw_progress progress, void *user,
                      tw_error *error);
/** By how many points the spread of the player on turn changes until the end. */
int tw_solution_value(const tw_solution *solution);
/** 1 when the value is proved, 0 when it is the best guess so far. */
int tw_solution_proved(const tw_solution *solution);
/** The moves of both under best play, in their order. */
size_t tw_solution_count(const tw_solution *solution);
/** Their equity is their score; zeros beyond the last one. */
tw_move tw_solution_at(const tw_solution *solution, size_t index);
void tw_solution_close(tw_solution *solution);

/** Words with exactly these tiles (`all` = 1) or some of them (0), ? a blank; at most `limit`, the
 * short ones first; 0 = all of them. */
tw_words *tw_anagrams(const tw_lexicon *lexicon, const char *tiles, int all, size_t limit,
                      tw_error *error);
size_t tw_words_count(const tw_words *words);
/** NULL beyond the last one. */
const char *tw_words_at(const tw_words *words, size_t index);
void tw_words_close(tw_words *words);

/** Whether all of the words, with blanks or commas between them, are valid: 1, or 0, also when
 * there is none; -1 when one can't be spelt with the tiles. */
int tw_judge(const tw_lexicon *lexicon, const char *words, tw_error *error);

#ifdef __cplusplus
}
#endif

#endif
