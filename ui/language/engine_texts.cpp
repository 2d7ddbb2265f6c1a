// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/engine_texts.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <string>

#include <QCoreApplication>
#include <QLocale>

#include "ui/language/engine_sentences.h"
#include "ui/language/text.h"

namespace ui {

namespace {

// Sentences inside sentences; nothing that the engine says goes deeper.
constexpr int kDeepest = 5;

/// A sentence of the catalogue with its places, which stand in order between its fixed pieces.
struct Pattern
{
    const char* source = nullptr;
    std::vector<std::string_view> fixed;
    std::size_t weight = 0;  ///< bytes of the fixed pieces
};

Pattern patternOf(const char* source)
{
    Pattern pattern{source, {}, 0};
    std::string_view rest = source;
    for (;;) {
        const std::size_t place = rest.find('%');
        pattern.fixed.push_back(rest.substr(0, place));
        pattern.weight += pattern.fixed.back().size();
        if (place == std::string_view::npos) return pattern;
        rest.remove_prefix(place + 2);
    }
}

/// The sentence with the most words of its own comes first.
const std::vector<Pattern>& patterns()
{
    static const std::vector<Pattern> all = [] {
        std::vector<Pattern> found;
        for (const EngineSentences& part :
             {sentencesOfBoard(), sentencesOfGames(), sentencesOfLexicons(), sentencesOfRules(),
              sentencesOfSearches(), sentencesOfTraining(), sentencesOfWindow(),
              sentencesOfSystem(), sentencesOfTitles()})
            std::ranges::transform(part, std::back_inserter(found), patternOf);
        std::ranges::stable_sort(found, std::ranges::greater(), &Pattern::weight);
        return found;
    }();
    return all;
}

using Pieces = std::vector<std::string_view>;

/// What stands at the places when the message is that sentence. Each takes as little as it can.
std::optional<Pieces> matched(const Pattern& pattern, std::string_view message)
{
    const std::vector<std::string_view>& fixed = pattern.fixed;
    if (message.size() < pattern.weight || !message.starts_with(fixed.front()) ||
        !message.ends_with(fixed.back()))
        return std::nullopt;
    if (fixed.size() == 1)
        return message.size() == pattern.weight ? std::optional<Pieces>(Pieces()) : std::nullopt;
    message.remove_prefix(fixed.front().size());
    message.remove_suffix(fixed.back().size());
    Pieces pieces;
    for (std::size_t i = 1; i + 1 < fixed.size(); ++i) {
        const std::size_t at = message.find(fixed[i]);
        if (at == std::string_view::npos) return std::nullopt;
        pieces.push_back(message.substr(0, at));
        message.remove_prefix(at + fixed[i].size());
    }
    pieces.push_back(message);
    return pieces;
}

/// Names are quoted; what they are called stays.
bool isQuoted(const Pattern& pattern, std::size_t place)
{
    const std::string_view before = pattern.fixed[place];
    const std::string_view after = pattern.fixed[place + 1];
    const auto stand = [&](char open, char close) {
        return before.ends_with(open) && after.starts_with(close);
    };
    return stand('\'', '\'') || stand('"', '"') || stand('[', ']');
}

/// Numbers and tiles are said alike in all languages, names in other quotation marks.
bool canBeSaid(std::string_view text)
{
    return text.starts_with('\'') ||
           std::ranges::any_of(text, [](char c) { return c >= 'a' && c <= 'z'; });
}

QString translated(std::string_view message, int depth);

QString filled(const Pattern& pattern, const Pieces& pieces, int depth)
{
    QString text = QCoreApplication::translate("Engine", pattern.source);
    // From the end on, as what is filled in may hold a % too.
    for (qsizetype at = text.lastIndexOf(u'%'); at >= 0;
         at = at > 0 ? text.lastIndexOf(u'%', at - 1) : -1) {
        const int number = at + 1 < text.size() ? text.at(at + 1).digitValue() : 0;
        if (number < 1 || number > static_cast<int>(pieces.size())) continue;
        const auto place = static_cast<std::size_t>(number - 1);
        text.replace(at, 2,
                     isQuoted(pattern, place) ? fromUtf8(pieces[place])
                                              : translated(pieces[place], depth + 1));
    }
    return text;
}

QString translated(std::string_view message, int depth)
{
    if (depth < kDeepest && canBeSaid(message)) {
        for (const Pattern& pattern : patterns()) {
            if (const auto pieces = matched(pattern, message))
                return filled(pattern, *pieces, depth);
        }
    }
    return fromUtf8(message);
}

}  // namespace

QString engineText(std::string_view message)
{
    if (QLocale().language() == QLocale::English) return fromUtf8(message);
    return translated(message, 0);
}

std::vector<std::string_view> engineSentences()
{
    std::vector<std::string_view> all;
    for (const Pattern& pattern : patterns()) all.emplace_back(pattern.source);
    return all;
}

}  // namespace ui
