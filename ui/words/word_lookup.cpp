// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/word_lookup.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "engine/lexicon/lexicon.h"
#include "engine/words/extensions.h"
#include "engine/words/word_query.h"

namespace ui {

using engine::Result;
using engine::Tile;
using Origin = ListedWord::Origin;

namespace {

/// This many words come with their hooks at once: more than a screen shows.
constexpr std::size_t kDetailedAtOnce = 500;
constexpr std::size_t kWordsBetweenStops = 256;

class Lookup
{
public:
    Lookup(const WordQuestion& question, const WordSource& source,
           const engine::TaskContext& context)
        : m_question(question), m_source(source), m_context(context)
    {
        m_answer.question = question;
        m_answer.source = source;
    }

    [[nodiscard]] Result<WordAnswer> run()
    {
        const auto begin = std::chrono::steady_clock::now();
        auto done = find();
        if (!done) return engine::failure(std::move(done.error()));
        const std::size_t detailed = std::min(m_answer.words.size(), kDetailedAtOnce);
        for (std::size_t i = 0; i < detailed; ++i)
            m_answer.details.hooks.push_back(
                engine::hooksOf(m_source.lexicon->words(), m_answer.words[i].tiles));
        m_answer.seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        return std::move(m_answer);
    }

private:
    [[nodiscard]] const engine::Alphabet& alphabet() const { return m_source.rules->alphabet; }

    [[nodiscard]] Result<void> find()
    {
        // Words are judged as they stand; elsewhere blanks around the text mean nothing.
        if (m_question.mode == WordMode::Judge) {
            judge();
            return {};
        }
        const QString text = m_question.text.trimmed();
        auto done = find(text.toStdString());
        if (!done && done.error().place.column > 0) {
            const qsizetype before = m_question.text.indexOf(text);
            done.error().place.column += static_cast<int>(before);
        }
        return done;
    }

    [[nodiscard]] Result<void> find(const std::string& text)
    {
        switch (m_question.mode) {
        case WordMode::Anagram:
        case WordMode::SubAnagram: return searchTiles(text);
        case WordMode::Pattern:
            return searchExpression(engine::WordExpression::pattern(text, alphabet()));
        case WordMode::Regex:
            return searchExpression(engine::WordExpression::regex(text, alphabet()));
        case WordMode::Hooks: return hook(text);
        case WordMode::Extensions: return extend(text);
        case WordMode::Judge: break;
        }
        return {};
    }

    void judge()
    {
        engine::WordRule rule = m_source.rules->wordRule;
        if (!m_source.lexicon->hasAlphagrams()) rule = engine::WordRule::InOrder;
        auto judgement = engine::judgeWords(*m_source.lexicon, m_question.text.toStdString(), rule);
        m_answer.total = static_cast<std::int64_t>(judgement.words.size());
        for (engine::JudgedWord& judged : judgement.words) {
            ListedWord word;
            word.origin = Origin::Asked;
            word.valid = judged.valid;
            if (auto tiles = alphabet().readWord(judged.text)) word.tiles = std::move(*tiles);
            word.judged = std::make_shared<const engine::JudgedWord>(std::move(judged));
            m_answer.words.push_back(std::move(word));
        }
    }

    [[nodiscard]] Result<void> searchTiles(const std::string& text)
    {
        const auto tiles = engine::readTileCounts(text, alphabet());
        if (!tiles) return engine::failure(tiles.error());
        if (m_question.mode == WordMode::Anagram) return search(engine::anagramQuery(*tiles));
        auto done = search(engine::subAnagramQuery(*tiles));
        // Who has tiles wants to know the longest word.
        std::ranges::stable_sort(m_answer.words, [](const ListedWord& a, const ListedWord& b) {
            return a.tiles.size() > b.tiles.size();
        });
        return done;
    }

    [[nodiscard]] Result<void> searchExpression(Result<engine::WordExpression> expression)
    {
        if (!expression) return engine::failure(std::move(expression.error()));
        engine::WordQuery query;
        query.expressions.push_back(std::move(*expression));
        return search(std::move(query));
    }

    [[nodiscard]] Result<void> search(engine::WordQuery query)
    {
        query.minLength = m_question.minLength;
        query.maxLength = m_question.maxLength;
        query.limit = kMostListedWords;
        auto found = engine::findWords(*m_source.lexicon, query, m_context);
        if (!found) return engine::failure(std::move(found.error()));
        m_answer.total = found->total;
        m_answer.words.reserve(found->words.size());
        for (auto& tiles : found->words) add(std::move(tiles), Origin::Found);
        return {};
    }

    [[nodiscard]] Result<void> hook(const std::string& text)
    {
        auto word = alphabet().readWord(text);
        if (!word) return engine::failure(std::move(word.error()));
        const engine::Hooks hooks = engine::hooksOf(m_source.lexicon->words(), *word);
        add(*word, Origin::Asked);
        m_answer.words.back().valid = hooks.isWord;
        if (hooks.innerFront) add({word->begin() + 1, word->end()}, Origin::InnerFront);
        if (hooks.innerBack) add({word->begin(), word->end() - 1}, Origin::InnerBack);
        for (Tile letter = 1; letter <= alphabet().letterCount(); ++letter) {
            if ((hooks.front & engine::letterBit(letter)) == 0) continue;
            std::vector<Tile> longer = *word;
            longer.insert(longer.begin(), letter);
            add(std::move(longer), Origin::FrontHook);
        }
        for (Tile letter = 1; letter <= alphabet().letterCount(); ++letter) {
            if ((hooks.back & engine::letterBit(letter)) == 0) continue;
            std::vector<Tile> longer = *word;
            longer.push_back(letter);
            add(std::move(longer), Origin::BackHook);
        }
        m_answer.total = std::ranges::count(m_answer.words, true, &ListedWord::valid);
        return {};
    }

    [[nodiscard]] Result<void> extend(const std::string& text)
    {
        auto tiles = alphabet().readWord(text);
        if (!tiles) return engine::failure(std::move(tiles.error()));
        engine::ExtensionQuery query;
        query.tiles = std::move(*tiles);
        query.minLength = m_question.minLength;
        query.maxLength = m_question.maxLength;
        query.limit = kMostListedWords;
        auto found = engine::findExtensions(*m_source.lexicon, query, m_context);
        if (!found) return engine::failure(std::move(found.error()));
        m_answer.total = found->total;
        m_answer.stemLength = query.tiles.size();
        for (engine::Extension& extension : found->words) {
            add(std::move(extension.word), Origin::Found);
            m_answer.words.back().front = extension.front;
        }
        return {};
    }

    void add(std::vector<Tile> tiles, Origin origin)
    {
        ListedWord word;
        word.tiles = std::move(tiles);
        word.origin = origin;
        m_answer.words.push_back(std::move(word));
    }

    const WordQuestion& m_question;
    const WordSource& m_source;
    const engine::TaskContext& m_context;
    WordAnswer m_answer;
};

engine::Result<WordDetails> stopped()
{
    return engine::failure(engine::ErrorCode::Cancelled, engine::say("was stopped"));
}

}  // namespace

Result<WordAnswer> lookUpWords(const WordQuestion& question, const WordSource& source,
                               const engine::TaskContext& context)
{
    return Lookup(question, source, context).run();
}

Result<WordDetails> detailsOf(const WordAnswer& answer, AlphagramRankings known,
                              const engine::TaskContext& context)
{
    const engine::Lexicon& lexicon = *answer.source.lexicon;
    WordDetails details;
    details.hooks.reserve(answer.words.size());
    details.ranks.assign(answer.words.size(), 0);
    for (std::size_t i = 0; i < answer.words.size(); ++i) {
        if (i % kWordsBetweenStops == 0 && context.stopRequested()) return stopped();
        details.hooks.push_back(engine::hooksOf(lexicon.words(), answer.words[i].tiles));
    }
    for (std::size_t i = 0; i < answer.words.size(); ++i) {
        if (i % kWordsBetweenStops == 0 && context.stopRequested()) return stopped();
        const std::vector<Tile>& tiles = answer.words[i].tiles;
        const auto length = static_cast<int>(tiles.size());
        if (!details.hooks[i].isWord || length > engine::kLongestWord) continue;
        auto& ranking = known[length];
        if (!ranking) {
            auto made = engine::AlphagramRanking::create(lexicon, answer.source.rules->tiles,
                                                         length, context);
            if (!made) return engine::failure(std::move(made.error()));
            ranking = std::make_shared<const engine::AlphagramRanking>(std::move(*made));
        }
        if (const auto rank = ranking->rankOf(tiles))
            details.ranks[i] = static_cast<int>(*rank) + 1;
    }
    details.rankings = std::move(known);
    return details;
}

}  // namespace ui
