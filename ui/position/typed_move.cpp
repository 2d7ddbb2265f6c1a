// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/position/typed_move.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QRegularExpression>
#include <QStringList>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "ui/board/rack_text.h"

namespace ui {
namespace {

/// One way to read what is typed.
struct Reading
{
    engine::Result<engine::Move> move;
    int known = -1;   ///< tiles that the rack is known to hold; -1 = it can't be read as a move
    int missing = 0;  ///< the others
};

Reading read(const engine::Position& position, const QString& typed)
{
    Reading reading{engine::readMove(position, typed.toStdString())};
    if (!reading.move) return reading;
    const engine::TileCounts used = reading.move->tilesUsed();
    reading.known = 0;
    for (int kind = 0; kind < position.rules().alphabet.kinds(); ++kind) {
        const auto tile = static_cast<engine::Tile>(kind);
        const int known = std::min(used.count(tile), position.mover().rack.count(tile));
        reading.known += known;
        reading.missing += used.count(tile) - known;
    }
    if (const auto legal = engine::checkMove(position, *reading.move, engine::WordCheck::Ignore);
        !legal)
        reading.move = engine::failure(legal.error());
    return reading;
}

/// The same placement with blanks for the letters that the rack lacks, as far as there are some: of
/// all ways the one that scores most, of several the one with its blanks last. Nothing when it needs none, or more than there are.
std::optional<Reading> withBlanks(const engine::Position& position, const QString& typed)
{
    const auto move = engine::readMove(position, typed.toStdString());
    if (!move || move->kind != engine::MoveKind::Place) return std::nullopt;
    const engine::Rack& rack = position.mover().rack;
    const engine::TileCounts used = move->tilesUsed();
    int missing = 0;
    for (int letter = 1; letter <= position.rules().alphabet.letterCount(); ++letter) {
        const auto tile = static_cast<engine::Tile>(letter);
        missing += std::max(0, used.count(tile) - rack.count(tile));
    }
    const int blanks = rack.count(engine::kBlank) - used.count(engine::kBlank);
    if (missing == 0 || missing > blanks) return std::nullopt;

    std::optional<Reading> best;
    // As many squares of the word as there are letters missing, in every way.
    std::vector<bool> chosen(static_cast<std::size_t>(move->length), false);
    std::fill_n(chosen.begin(), missing, true);
    do {
        engine::Move changed = *move;
        bool fits = true;
        for (std::size_t i = 0; i < chosen.size() && fits; ++i) {
            if (!chosen[i]) continue;
            const engine::Tile tile = changed.tiles[i];
            fits = tile != engine::kPlaythrough && !engine::isDesignatedBlank(tile);
            if (fits) changed.tiles[i] = engine::asBlank(tile);
        }
        if (!fits || !rack.contains(changed.tilesUsed())) continue;
        const Reading reading =
            read(position, QString::fromStdString(engine::moveText(position, changed)));
        if (reading.move && (!best || reading.move->score >= best->move->score)) best = reading;
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
    return best;
}

/// The text as it is, then with letters that may be one tile, such as CH, in brackets: as on the
/// board, what is left of another is single tiles as long as that is possible.
QStringList withTilesOfSeveralLetters(const engine::Alphabet& alphabet, const QString& text)
{
    constexpr qsizetype kMost = 6;  // words with more of them are not known in any language
    struct Spot
    {
        qsizetype begin = 0;
        TypedLetter letter;
    };
    std::vector<Spot> spots;
    const qsizetype gap = text.indexOf(u' ');
    qsizetype at = gap < 0 && !text.startsWith(u'-') ? text.size() : gap + 1;
    while (at < text.size() && std::ssize(spots) < kMost) {
        const bool brackets = text.at(at) == u'[';
        const auto letter = typedLetter(alphabet, QStringView(text).mid(at));
        if (letter && letter->length > 1 && !brackets) spots.push_back({at, *letter});
        at += letter ? letter->length : 1;
    }
    QStringList texts;
    for (std::size_t choice = 0; choice < std::size_t{1} << spots.size(); ++choice) {
        QString changed = text;
        // From the right, so that places further left stay where they are.
        for (std::size_t i = 0; i < spots.size(); ++i) {
            if (((choice >> i) & 1) == 0) continue;
            const auto& [begin, letter] = spots[spots.size() - 1 - i];
            const QString typed = text.mid(begin, letter.length);
            const engine::Tile tile =
                typed == typed.toLower() ? engine::asBlank(letter.letter) : letter.letter;
            changed.replace(begin, letter.length,
                            QString::fromStdString(std::string(alphabet.written(tile))));
        }
        texts.append(changed);
    }
    return texts;
}

using Readings = std::vector<Reading>;

/// The one with the most tiles that the rack is known to hold; `legal` leaves out what is no move.
const Reading* nearest(const Readings& readings, bool legal)
{
    const Reading* best = nullptr;
    for (const Reading& reading : readings) {
        if (legal && !reading.move) continue;
        if (best == nullptr || reading.known > best->known) best = &reading;
    }
    return best;
}

}  // namespace

engine::Result<engine::Move> readTypedMove(const engine::Position& position, const QString& text)
{
    static const QRegularExpression ending(
        QStringLiteral("\\*?(\\s+\\(?challenged(\\s+off)?\\)?)?\\s*$"),
        QRegularExpression::CaseInsensitiveOption);
    QString words = text.simplified();
    words.remove(ending);
    // "H8v" and "H8h" name the direction; otherwise the order of row and column does.
    static const QRegularExpression directed(QStringLiteral("^([a-z]{1,2})([0-9]{1,2})([hv])\\s"),
                                             QRegularExpression::CaseInsensitiveOption);
    if (const auto place = directed.match(words); place.hasMatch()) {
        const bool down = place.captured(3).toLower() == u'v';
        const QString square =
            down ? place.captured(1) + place.captured(2) : place.captured(2) + place.captured(1);
        words.replace(0, place.capturedLength() - 1, square);
    }
    Readings asTyped;
    Readings upper;
    for (const QString& typed : withTilesOfSeveralLetters(position.rules().alphabet, words)) {
        asTyped.push_back(read(position, typed));
        upper.push_back(read(position, typed.toUpper()));
    }
    // Blanks throughout are not meant, and an exchange has none that stand for something.
    const bool exchange = words.startsWith(u'-') || words.startsWith(u"ex", Qt::CaseInsensitive);
    const bool upperFirst = exchange || words == words.toLower();
    const auto& first = upperFirst ? upper : asTyped;
    const auto& second = upperFirst ? asTyped : upper;
    // What the rack is known to hold is meant, before what it may hold.
    const auto known = [](const Reading& reading) { return reading.move && reading.missing == 0; };
    if (!exchange && known(asTyped.front())) return asTyped.front().move;
    for (const Readings* readings : {&first, &second}) {
        const auto found = std::find_if(readings->begin(), readings->end(), known);
        if (found != readings->end()) return found->move;
    }
    if (const auto blanks = withBlanks(position, words.toUpper()); blanks && !exchange)
        return blanks->move;
    for (const Readings* readings : {&first, &second})
        if (const Reading* reading = nearest(*readings, true)) return reading->move;
    const bool meantBlanks = !upperFirst && position.mover().rack.has(engine::kBlank);
    return nearest(meantBlanks ? asTyped : upper, false)->move;
}

}  // namespace ui
