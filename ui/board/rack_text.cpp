// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/rack_text.h"

#include <algorithm>
#include <string>
#include <vector>

#include <QCoreApplication>

namespace ui {
namespace {

constexpr qsizetype kLongestLabel = 34;  // 32 bytes and brackets

engine::Result<std::vector<engine::Tile>> readTypedTiles(const engine::Alphabet& alphabet,
                                                         const QString& text)
{
    std::vector<engine::Tile> tiles;
    qsizetype at = 0;
    while (at < text.size()) {
        if (text.at(at).isSpace()) {
            ++at;
            continue;
        }
        const bool blank = text.at(at) == u'?';
        const auto letter = blank ? TypedLetter{engine::kBlank, 1}
                                  : typedLetter(alphabet, QStringView(text).mid(at));
        if (!letter) {
            const QString message = QCoreApplication::translate(
                                        "ui::RackWidget", "\u201c%1\u201d is no tile of this game")
                                        .arg(text.mid(at, 1));
            engine::Place place;
            place.column = static_cast<int>(at) + 1;
            return engine::failure(engine::ErrorCode::OutsideAlphabet,
                                   engine::say("%1", message.toStdString()), std::move(place));
        }
        if (tiles.size() >= static_cast<std::size_t>(engine::kMaxRackSize)) {
            return engine::failure(
                engine::ErrorCode::OutOfRange,
                engine::say("%1", QCoreApplication::translate("ui::RackWidget",
                                                              "No rack holds so many tiles")
                                      .toStdString()));
        }
        tiles.push_back(letter->letter);
        at += letter->length;
    }
    return tiles;
}

}  // namespace

std::optional<TypedLetter> typedLetter(const engine::Alphabet& alphabet, QStringView text)
{
    for (qsizetype length = std::min(text.size(), kLongestLabel); length > 0; --length) {
        const QString front = text.left(length).toString();
        // Upper-casing could spoil labels such as "Qu".
        for (const QString& label : {front, front.toUpper()}) {
            const auto word = alphabet.readWord(label.toStdString());
            if (word && word->size() == 1) return TypedLetter{word->front(), length};
        }
    }
    return std::nullopt;
}

engine::Result<engine::Rack> readTypedRack(const engine::Alphabet& alphabet, const QString& text)
{
    auto tiles = readTypedTiles(alphabet, text);
    if (!tiles) return engine::failure(std::move(tiles.error()));
    return engine::Rack(*tiles);
}

QString typedRackText(const engine::Alphabet& alphabet, std::span<const engine::Tile> tiles)
{
    QString text;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const QString tile = QString::fromStdString(std::string(alphabet.written(tiles[i])));
        const auto read = readTypedTiles(alphabet, text + tile);
        const auto meant = tiles.first(i + 1);
        if (read && !std::equal(read->begin(), read->end(), meant.begin(), meant.end()))
            text += u' ';
        text += tile;
    }
    return text;
}

}  // namespace ui
