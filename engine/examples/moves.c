/* SPDX-License-Identifier: GPL-3.0-or-later */
/* moves_c WORDS GRAPH CGP: makes a word graph, ranks the moves of a position, plays the best ones
 * out and looks up words, in C. */
#include "engine/c/tilewright.h"

#include <stdio.h>

static int tell(void *user, int64_t done, int64_t total)
{
    (void)total;
    *(int64_t *)user = done;
    return 0; /* anything else would stop it */
}

static int refuse(const tw_error *error)
{
    fprintf(stderr, "%d: %s\n", (int)error->code, error->message);
    return 1;
}

int main(int argc, char **argv)
{
    tw_error error;
    int64_t done = 0;
    size_t i;
    if (argc != 4) return 2;

    tw_rules *rules = tw_rules_open("english", &error);
    if (!rules) return refuse(&error);
    if (tw_lexicon_build(argv[1], rules, argv[2], tell, &done, &error) < 0) return refuse(&error);
    tw_lexicon *lexicon = tw_lexicon_open(argv[2], rules, &error);
    if (!lexicon) return refuse(&error);
    tw_position *position = tw_position_from_cgp(argv[3], rules, lexicon, &error);
    if (!position) return refuse(&error);

    tw_moves *moves = tw_rank_moves(position, NULL, 10, &error);
    if (!moves) return refuse(&error);
    for (i = 0; i < tw_moves_count(moves); ++i) {
        const tw_move move = tw_moves_at(moves, i);
        printf("%s\t%.3f\n", move.text, move.equity / 1000.0);
    }
    tw_moves_close(moves);

    tw_simulation *simulation =
        tw_simulate(position, NULL, NULL, 3, 2, 100, 1, 2, tell, &done, &error);
    if (!simulation) return refuse(&error);
    printf("simulated %d, best %s\n", (int)tw_simulation_count(simulation),
           tw_simulation_at(simulation, 0).text);
    tw_simulation_close(simulation);

    tw_words *words = tw_anagrams(lexicon, "TAC", 1, 0, &error);
    if (!words) return refuse(&error);
    for (i = 0; i < tw_words_count(words); ++i) printf("anagram %s\n", tw_words_at(words, i));
    tw_words_close(words);
    printf("judged %d %d\n", tw_judge(lexicon, "CAT ACT", &error),
           tw_judge(lexicon, "CAT TCA", &error));

    /* An endgame needs an empty bag: this one has none, and the error says so. */
    tw_solution *solution = tw_solve(position, 1, tell, &done, &error);
    if (!solution) printf("not solved: %d\n", (int)error.code);
    tw_solution_close(solution);

    tw_position_close(position);
    tw_lexicon_close(lexicon);
    tw_rules_close(rules);
    return 0;
}
