// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/rack_text.h"

#include <QCoreApplication>

namespace ui {

engine::Result<engine::Rack> readTypedRack(const engine::Alphabet& alphabet, const QString& text)
{
    engine::Rack rack;
    qsizetype at = 0;
    while (at < text.size()) {
        if (text.at(at).isSpace()) {
            ++at;
            continue;
        }
        // As typed first: upper-casing could spoil labels such as "Qu". Lower case alone would
        // read as designated blanks, which a rack doesn't have.
        const std::string asTyped = text.mid(at).toStdString();
        const std::string upper = text.mid(at).toUpper().toStdString();
        auto reading = alphabet.readTile(asTyped);
        std::string_view source = asTyped;
        if (!reading) {
            reading = alphabet.readTile(upper);
            source = upper;
        }
        if (!reading || reading->length == 0) {
            const QString message = QCoreApplication::translate(
                                        "ui::RackWidget", "\u201c%1\u201d is no tile of this game")
                                        .arg(text.mid(at, 1));
            engine::Place place;
            place.column = static_cast<int>(at) + 1;
            return engine::failure(engine::ErrorCode::OutsideAlphabet, message.toStdString(),
                                   std::move(place));
        }
        if (rack.total() >= engine::kMaxRackSize) {
            return engine::failure(
                engine::ErrorCode::OutOfRange,
                QCoreApplication::translate("ui::RackWidget", "No rack holds so many tiles")
                    .toStdString());
        }
        const engine::Tile tile = reading->tile;
        rack.add(tile == engine::kBlank ? engine::kBlank : engine::letterOf(tile));
        at += QString::fromUtf8(source.data(), static_cast<qsizetype>(reading->length)).size();
    }
    return rack;
}

}  // namespace ui
