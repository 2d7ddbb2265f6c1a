// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/lexicon/lexicon.h"
#include "ui/overlays/overlay_list.h"
#include "ui/overlays/overlay_text.h"
#include "ui/theme/theme.h"

namespace ui {
namespace {

using namespace Qt::StringLiterals;

class CrossSetOverlay
{
    Q_DECLARE_TR_FUNCTIONS(ui::CrossSetOverlay)

public:
    enum class Moves { Across, Down, Both };
    explicit CrossSetOverlay(Moves moves) : m_moves(moves) {}

    static ActionSpec command();
    [[nodiscard]] QString title() const;
    [[nodiscard]] OverlayMarks marks(const OverlayInput& input) const;

private:
    [[nodiscard]] OverlayMarks oneWay(const OverlayInput& input) const;
    [[nodiscard]] OverlayMarks bothWays(const OverlayInput& input) const;

    Moves m_moves;
};

constexpr int kMostLettersWritten = 6;
constexpr int kMostInALine = 3;

QStringList labelsOf(engine::LetterSet letters, const engine::Alphabet& alphabet)
{
    QStringList labels;
    for (int letter = 1; letter <= alphabet.letterCount(); ++letter) {
        const auto tile = static_cast<engine::Tile>(letter);
        if (letters & engine::letterBit(tile)) labels << overlayText(alphabet.label(tile));
    }
    return labels;
}

/// The perpendicular word with a low line for the square itself, e.g. "CAT_".
QString perpendicularWord(const engine::Position& position, engine::Direction direction, int row,
                          int column)
{
    const engine::Board& board = position.board();
    const engine::Alphabet& alphabet = position.rules().alphabet;
    const int rowStep = direction == engine::Direction::Across ? 1 : 0;
    const int columnStep = 1 - rowStep;
    QString word = QStringLiteral("_");
    for (int r = row - rowStep, c = column - columnStep; board.atOrNone(r, c) != engine::kNoTile;
         r -= rowStep, c -= columnStep)
        word.prepend(overlayText(alphabet.written(board.at(r, c))));
    for (int r = row + rowStep, c = column + columnStep; board.atOrNone(r, c) != engine::kNoTile;
         r += rowStep, c += columnStep)
        word.append(overlayText(alphabet.written(board.at(r, c))));
    return word;
}

/// The words that the letters make there, with what each scores: "CATS 6 · CATE 6".
QString hookWords(const engine::Position& position, engine::Direction way, int row, int column,
                  engine::LetterSet letters)
{
    constexpr int kInALine = 5;
    const engine::Alphabet& alphabet = position.rules().alphabet;
    // The word runs across the way that one plays there.
    const engine::Direction other =
        way == engine::Direction::Across ? engine::Direction::Down : engine::Direction::Across;
    engine::Position holding = position;
    QStringList lines;
    QStringList words;
    for (int letter = 1; letter <= alphabet.letterCount(); ++letter) {
        const auto tile = static_cast<engine::Tile>(letter);
        if (!(letters & engine::letterBit(tile))) continue;
        // Whoever has the letter.
        engine::Rack rack;
        rack.add(tile);
        holding.setRack(holding.onTurn(), rack);
        const auto move =
            engine::moveFromTiles(holding, std::vector<engine::PlacedTile>{{row, column, tile}},
                                  engine::WordCheck::Ignore);
        if (!move) continue;
        for (const engine::FormedWord& word : engine::wordsFormed(position, *move))
            if (word.direction == other)
                words << u"%1 %2"_s.arg(overlayText(alphabet.written(word.tiles)),
                                        QString::number(word.score.points));
        if (words.size() == kInALine) lines << std::exchange(words, {}).join(u" · "_s);
    }
    if (!words.isEmpty()) lines << words.join(u" · "_s);
    return lines.join(u'\n');
}

}  // namespace

ActionSpec CrossSetOverlay::command()
{
    return {u"view.crossSets"_s,
            tr("&Cross-sets"),
            tr("Which letters fit each square: across, down, both, off in turn"),
            {keys("Ctrl+1")},
            u"crossSets"_s,
            true};
}

QString CrossSetOverlay::title() const
{
    switch (m_moves) {
    case Moves::Across: return tr("Cross-sets, across");
    case Moves::Down: return tr("Cross-sets, down");
    case Moves::Both: break;
    }
    return tr("Cross-sets, both ways");
}

OverlayMarks CrossSetOverlay::marks(const OverlayInput& input) const
{
    if (!input.position.lexicon()) {
        OverlayMarks none;
        none.title = title();
        none.legend = tr("No lexicon is loaded, so every letter fits everywhere.");
        return none;
    }
    return m_moves == Moves::Both ? bothWays(input) : oneWay(input);
}

OverlayMarks CrossSetOverlay::bothWays(const OverlayInput& input) const
{
    const engine::Position& position = input.position;
    const engine::Alphabet& alphabet = position.rules().alphabet;
    const Theme& theme = Theme::current();
    OverlayMarks result;
    result.title = title();
    // Each square says which way.
    result.name = tr("Cross-sets");
    const OverlayMarks across = CrossSetOverlay(Moves::Across).oneWay(input);
    const OverlayMarks down = CrossSetOverlay(Moves::Down).oneWay(input);
    const auto at = [](const OverlayMarks& marks, int row, int column) -> const SquareMark* {
        for (const SquareMark& mark : marks.squares)
            if (mark.row == row && mark.column == column) return &mark;
        return nullptr;
    };
    const engine::CrossSetReader crossSets = position.crossSets();
    const auto line = [&](engine::Direction direction, int row, int column) {
        const engine::LetterSet letters = crossSets.at(direction, row, column).fitting();
        if (letters == alphabet.allLetters()) return QString(QChar(u'\u00b7'));
        const int count = std::popcount(letters);
        if (count == 0) return QString(QChar(u'\u2013'));
        return count <= kMostInALine ? labelsOf(letters, alphabet).join(QString())
                                     : QString::number(count);
    };
    for (int row = 0; row < position.board().rows(); ++row) {
        for (int column = 0; column < position.board().columns(); ++column) {
            const SquareMark* one = at(across, row, column);
            const SquareMark* other = at(down, row, column);
            if (one == nullptr && other == nullptr) continue;
            SquareMark mark;
            mark.row = row;
            mark.column = column;
            mark.shape = SquareMark::Shape::Text;
            mark.color = theme.good;
            mark.text = line(engine::Direction::Across, row, column) + u'\n' +
                        line(engine::Direction::Down, row, column);
            QStringList lines;
            if (one != nullptr) lines << one->explanation;
            if (other != nullptr) lines << other->explanation;
            mark.explanation = lines.join(u'\n');
            result.squares.push_back(std::move(mark));
        }
    }
    result.legend =
        tr("Above: letters for playing across, below: for playing down. Up to %1 written, more "
           "counted; a dash = none, a dot = all %2. Lexicon: %3.")
            .arg(QString::number(kMostInALine), QString::number(alphabet.letterCount()),
                 QString::fromStdString(position.lexicon()->name()));
    return result;
}

OverlayMarks CrossSetOverlay::oneWay(const OverlayInput& input) const
{
    const engine::Position& position = input.position;
    const engine::Alphabet& alphabet = position.rules().alphabet;
    const Theme& theme = Theme::current();
    OverlayMarks result;
    result.title = title();
    // Each square says which way.
    result.name = tr("Cross-sets");
    const bool across = m_moves == Moves::Across;
    const engine::Direction way = across ? engine::Direction::Across : engine::Direction::Down;
    const engine::CrossSetReader crossSets = position.crossSets();
    for (int row = 0; row < position.board().rows(); ++row) {
        for (int column = 0; column < position.board().columns(); ++column) {
            if (position.board().at(row, column) != engine::kNoTile) continue;
            const engine::CrossSet set = crossSets.at(way, row, column);
            if (!set.hasNeighbour() || set.fitting() == alphabet.allLetters()) continue;

            SquareMark mark;
            mark.row = row;
            mark.column = column;
            const int count = std::popcount(set.fitting());
            const QStringList labels = labelsOf(set.fitting(), alphabet);
            const QString square = QString::fromStdString(engine::squareName(row, column));
            const QString word = perpendicularWord(position, way, row, column);
            if (count == 0) {
                mark.shape = SquareMark::Shape::Hatch;
                mark.color = theme.bad;
                mark.explanation =
                    across ? tr("%1, across: no letter fits %2 in the column").arg(square, word)
                           : tr("%1, down: no letter fits %2 in the row").arg(square, word);
            } else {
                if (count <= kMostLettersWritten) {
                    mark.shape = SquareMark::Shape::Text;
                    const bool single = std::all_of(labels.begin(), labels.end(),
                                                    [](const auto& l) { return l.size() == 1; });
                    mark.text = labels.join(single ? QString() : QStringLiteral(" "));
                    mark.color = theme.good;
                } else {
                    mark.shape = SquareMark::Shape::Chip;
                    mark.text = QString::number(count);
                    mark.color = theme.signedScale[4];
                }
                const QString letters = labels.join(QStringLiteral(", "));
                mark.explanation =
                    across ? tr("%1, across: %2 in the column takes %3").arg(square, word, letters)
                           : tr("%1, down: %2 in the row takes %3").arg(square, word, letters);
                if (const QString hooks = hookWords(position, way, row, column, set.fitting());
                    !hooks.isEmpty())
                    mark.explanation += u'\n' + hooks;
            }
            result.squares.push_back(std::move(mark));
        }
    }
    const QString source = QString::fromStdString(position.lexicon()->name());
    result.legend =
        across ? tr("Letters that fit the columns when playing across. Up to %1 written, more "
                    "counted; hatched = none, no mark = all %2. Lexicon: %3.")
                     .arg(QString::number(kMostLettersWritten),
                          QString::number(alphabet.letterCount()), source)
               : tr("Letters that fit the rows when playing down. Up to %1 written, more "
                    "counted; hatched = none, no mark = all %2. Lexicon: %3.")
                     .arg(QString::number(kMostLettersWritten),
                          QString::number(alphabet.letterCount()), source);
    return result;
}

namespace {

template <CrossSetOverlay::Moves moves>
Overlay overlayFor(const QString& id)
{
    return Overlay(
        {.id = id,
         .title = [] { return CrossSetOverlay(moves).title(); },
         .kind = Overlay::Kind::Additive,
         .command = {10, CrossSetOverlay::command},
         .marks = [](const OverlayInput& input,
                     const engine::TaskContext&) { return CrossSetOverlay(moves).marks(input); }});
}

}  // namespace

Overlay crossSetsAcrossOverlay()
{
    return overlayFor<CrossSetOverlay::Moves::Across>(u"crossSetsAcross"_s);
}

Overlay crossSetsDownOverlay()
{
    return overlayFor<CrossSetOverlay::Moves::Down>(u"crossSetsDown"_s);
}

Overlay crossSetsBothOverlay()
{
    return overlayFor<CrossSetOverlay::Moves::Both>(u"crossSetsBoth"_s);
}

}  // namespace ui
