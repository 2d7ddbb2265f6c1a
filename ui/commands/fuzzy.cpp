// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/fuzzy.h"

#include <algorithm>
#include <vector>

namespace ui {

namespace {

/// As one types it in a hurry: small letters without accents, one kind of apostrophe.
QString plain(const QString& text)
{
    QString letters = text.normalized(QString::NormalizationForm_KD).toLower();
    letters.removeIf([](QChar letter) { return letter.isMark(); });
    return letters.replace(QChar(u'\u2019'), QChar(u'\''));
}

}  // namespace

std::optional<int> fuzzyScore(const QString& pattern, const QString& text)
{
    constexpr int kNone = -1'000'000;
    constexpr int kStartBonus = 12;
    constexpr int kRunBonus = 8;
    QString wanted = plain(pattern);
    wanted.remove(u' ');
    const QString where = plain(text);
    const auto columns = static_cast<std::size_t>(where.size());

    // best[j]: best score of the letters so far with the last of them at position j.
    std::vector<int> best(columns, 0);
    for (qsizetype i = 0; i < wanted.size(); ++i) {
        std::vector<int> next(columns, kNone);
        int before = i == 0 ? 0 : kNone;
        for (std::size_t j = 0; j < columns; ++j) {
            const auto position = static_cast<qsizetype>(j);
            if (where[position] == wanted[i]) {
                const bool start = j == 0 || !where[position - 1].isLetterOrNumber();
                int score = before;
                if (i > 0 && j > 0) score = std::max(score, best[j - 1] + kRunBonus);
                if (score > kNone) next[j] = score + 1 + (start ? kStartBonus : 0);
            }
            if (i > 0) before = std::max(before, best[j]);
        }
        best = std::move(next);
    }
    int score = wanted.isEmpty() ? 0 : kNone;
    for (const int value : best) score = std::max(score, value);
    if (score <= kNone / 2) return std::nullopt;
    return score * 100 - static_cast<int>(where.size());
}

}  // namespace ui
