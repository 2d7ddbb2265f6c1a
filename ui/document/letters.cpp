// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/letters.h"

#include <algorithm>
#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>

#include <QCryptographicHash>

#include "engine/rules/catalogue.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

std::vector<Letters> builtInLetters()
{
    std::vector<Letters> all;
    for (const auto& entry : engine::catalogue::alphabets())
        if (const Letters* letters = lettersById(fromUtf8(entry.id))) all.push_back(*letters);
    return all;
}

Letters lettersOf(const engine::Alphabet& alphabet)
{
    const auto has = [&alphabet](const Letters* letters) {
        return letters != nullptr && letters->alphabet.sameLetters(alphabet);
    };
    for (const QString& id : {fromUtf8(alphabet.name()), u"english"_s})
        if (const Letters* letters = lettersById(id); has(letters)) return *letters;
    for (const auto& entry : engine::catalogue::alphabets())
        if (const Letters* letters = lettersById(fromUtf8(entry.id)); has(letters)) return *letters;
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
    const auto& entries = engine::catalogue::alphabets();
    const auto entry = std::ranges::find(entries, id.toStdString(), &engine::catalogue::Entry::id);
    if (entry == entries.end()) return nullptr;
    // Most users need those of one language: to read all of them takes ten times as long.
    struct Read
    {
        std::once_flag once;
        std::optional<Letters> letters;
    };
    static std::deque<Read> all(entries.size());
    Read& read = all[static_cast<std::size_t>(entry - entries.begin())];
    std::call_once(read.once, [&] {
        if (auto tiles = engine::catalogue::tileSet(entry->id))
            read.letters = {id, engineTitle(entry->title), std::move(tiles->alphabet)};
    });
    return read.letters ? &*read.letters : nullptr;
}

bool fits(const QString& id, const engine::Alphabet& alphabet)
{
    if (const Letters* letters = lettersById(id)) return letters->alphabet.sameLetters(alphabet);
    return lettersOf(alphabet).id == id;
}

}  // namespace ui
