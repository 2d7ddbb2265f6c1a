// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/catalogue.h"
#include "tests/fuzz/fuzz_window.h"
#include "ui/solitaire/solitaire_ask.h"

/// What a one-player search was asked, as the window keeps it between runs.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzz::needApplication();
    static const engine::GameRulesPtr rules = engine::catalogue::rules("english").value();
    static const engine::LexiconPtr lexicon =
        engine::Lexicon::fromWords("fuzz",
                                   engine::readWordList("AT\nCAT\n", rules->alphabet).value().words,
                                   rules->alphabet, false)
            .value();
    const auto ask = ui::readAsk(fuzz::bytesOf(data, size), rules, lexicon);
    if (!ask) {
        fuzz::require(!ask.error().toString().empty());
        return 0;
    }
    fuzz::require(ask->threads >= 1 && ask->seconds > 0);
    const QByteArray kept = ui::writeAsk(*ask);
    const auto again = ui::readAsk(kept, rules, lexicon);
    fuzz::require(again.has_value() && ui::writeAsk(*again) == kept);
    return 0;
}
