// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/words/lookalikes.h"
#include "tests/support/test_class.h"
#include "tests/support/word_tools.h"

namespace {

using engine::Tile;
using RunCounts = std::map<std::string, std::uint32_t>;

std::string runsOf(const std::vector<Tile>& word)
{
    return '\0' + std::string(word.begin(), word.end()) + '\0';
}

/// The scarcest run of three, read off the words as text.
std::uint32_t scarcest(const RunCounts& counts, const std::vector<Tile>& word)
{
    const std::string text = runsOf(word);
    std::vector<std::uint32_t> all;
    for (std::size_t i = 0; i + 3 <= text.size(); ++i) {
        const auto found = counts.find(text.substr(i, 3));
        all.push_back(found == counts.end() ? 0 : found->second);
    }
    return *std::ranges::min_element(all);
}

}  // namespace

class TestLookalikes : public QObject
{
    Q_OBJECT

private slots:
    void theyAreNoWordsButLookLikeSome()
    {
        const auto lexicon = tests::smallLexicon();
        const tests::Words words = tests::wordsOf(*lexicon);
        RunCounts counts;
        for (const auto& word : words) {
            const std::string text = runsOf(word);
            for (std::size_t i = 0; i + 3 <= text.size(); ++i) ++counts[text.substr(i, 3)];
        }
        const std::set<std::vector<Tile>> known(words.begin(), words.end());
        const auto made = engine::Lookalikes::create(lexicon);
        QVERIFY(made.has_value());
        int found = 0;
        for (std::size_t place = 0; place < words.size(); place += 7) {
            const std::vector<Tile>& word = words[place];
            std::uint32_t best = 0;
            const auto consider = [&](const std::vector<Tile>& tiles) {
                if (!known.contains(tiles)) best = std::max(best, scarcest(counts, tiles));
            };
            for (std::size_t i = 0; i < word.size(); ++i) {
                for (Tile letter = 1; letter <= lexicon->alphabet().letterCount(); ++letter) {
                    auto tiles = word;
                    tiles[i] = letter;
                    consider(tiles);
                }
                if (i == 0) continue;
                auto tiles = word;
                std::swap(tiles[i - 1], tiles[i]);
                consider(tiles);
            }
            const auto lookalike = made->of(word);
            QCOMPARE(lookalike.has_value(), best > 0);
            if (!lookalike) continue;
            ++found;
            QVERIFY(!known.contains(*lookalike));
            QCOMPARE(lookalike->size(), word.size());
            QCOMPARE(scarcest(counts, *lookalike), best);
            QCOMPARE(made->scarcestRun(*lookalike), best);
        }
        QVERIFY(found > 10);
    }

    void whatLooksLikeNothingIsNotMade()
    {
        const engine::Alphabet english = tests::alphabetOf("english");
        // Whatever is changed, no word has such runs.
        const auto lexicon = tests::lexiconOf("CAT", english);
        const auto made = engine::Lookalikes::create(lexicon);
        QVERIFY(made.has_value());
        QVERIFY(!made->of(english.readWord("CAT").value()).has_value());
        QVERIFY(!made->of({}).has_value());
        // A blank is its letter.
        const auto two = engine::Lookalikes::create(tests::lexiconOf("AB AA BB", english));
        QVERIFY(two.has_value());
        const auto plain = english.readWord("AB").value();
        auto blank = plain;
        blank[0] = static_cast<Tile>(blank[0] | engine::kBlankFlag);
        QVERIFY(two->of(plain) == two->of(blank));
    }

    void aStopIsHeard()
    {
        std::stop_source source;
        source.request_stop();
        engine::TaskContext context;
        context.stop = source.get_token();
        const auto made = engine::Lookalikes::create(tests::smallLexicon(), context);
        QVERIFY(!made.has_value());
        QCOMPARE(made.error().code, engine::ErrorCode::Cancelled);
    }
};

TEST_CLASS(TestLookalikes, tests::NoApplication)
#include "tst_lookalikes.moc"
