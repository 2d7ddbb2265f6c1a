// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/letters.h"

#include <algorithm>

#include <QCryptographicHash>

#include "engine/rules/catalogue.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

const std::vector<Letters>& builtInLetters()
{
    static const std::vector<Letters> all = [] {
        std::vector<Letters> found;
        for (const auto& entry : engine::catalogue::alphabets()) {
            auto tiles = engine::catalogue::tileSet(entry.id);
            if (tiles)
                found.push_back(
                    {fromUtf8(entry.id), engineTitle(entry.title), std::move(tiles->alphabet)});
        }
        return found;
    }();
    return all;
}

Letters lettersOf(const engine::Alphabet& alphabet)
{
    const auto& all = builtInLetters();
    const auto has = [&alphabet](const Letters* letters) {
        return letters != nullptr && letters->alphabet.sameLetters(alphabet);
    };
    for (const QString& id : {fromUtf8(alphabet.name()), u"english"_s})
        if (const Letters* letters = lettersById(id); has(letters)) return *letters;
    for (const Letters& letters : all)
        if (has(&letters)) return letters;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (int letter = 1; letter <= alphabet.letterCount(); ++letter) {
        const std::string_view label = alphabet.label(static_cast<engine::Tile>(letter));
        hash.addData(QByteArrayView(label.data(), static_cast<qsizetype>(label.size())));
        hash.addData(QByteArrayView("\n", 1));
    }
    return {u"letters-"_s + QLatin1StringView(hash.result().toHex().left(16)),
            fromUtf8(alphabet.name()), alphabet};
}

const Letters* lettersById(const QString& id)
{
    const auto& all = builtInLetters();
    const auto found = std::ranges::find(all, id, &Letters::id);
    return found == all.end() ? nullptr : &*found;
}

bool fits(const QString& id, const engine::Alphabet& alphabet)
{
    if (const Letters* letters = lettersById(id)) return letters->alphabet.sameLetters(alphabet);
    return lettersOf(alphabet).id == id;
}

}  // namespace ui
