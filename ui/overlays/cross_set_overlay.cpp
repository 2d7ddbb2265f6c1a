// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/overlays/cross_set_overlay.h"

#include <algorithm>
#include <bit>

#include <QStringList>

#include "engine/board/move_notation.h"
#include "ui/theme/theme.h"

namespace ui {
namespace {

constexpr int kMostLettersWritten = 6;

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QStringList labelsOf(engine::LetterSet letters, const engine::Alphabet& alphabet)
{
    QStringList labels;
    for (int letter = 1; letter <= alphabet.letterCount(); ++letter) {
        const auto tile = static_cast<engine::Tile>(letter);
        if (letters & engine::letterBit(tile)) labels << fromView(alphabet.label(tile));
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
        word.prepend(fromView(alphabet.written(board.at(r, c))));
    for (int r = row + rowStep, c = column + columnStep; board.atOrNone(r, c) != engine::kNoTile;
         r += rowStep, c += columnStep)
        word.append(fromView(alphabet.written(board.at(r, c))));
    return word;
}

}  // namespace

QString CrossSetOverlay::id() const
{
    return m_direction == engine::Direction::Across ? QStringLiteral("crossSetsAcross")
                                                    : QStringLiteral("crossSetsDown");
}

QString CrossSetOverlay::title() const
{
    return m_direction == engine::Direction::Across ? tr("Cross-sets, across")
                                                    : tr("Cross-sets, down");
}

OverlayMarks CrossSetOverlay::marks(const OverlayInput& input) const
{
    const engine::Position& position = input.position;
    const engine::Alphabet& alphabet = position.rules().alphabet;
    const Theme& theme = Theme::current();
    OverlayMarks result;
    result.title = title();
    if (!position.lexicon()) {
        result.legend = tr("No lexicon is loaded, so every letter fits everywhere.");
        return result;
    }
    const bool across = m_direction == engine::Direction::Across;
    for (int row = 0; row < position.board().rows(); ++row) {
        for (int column = 0; column < position.board().columns(); ++column) {
            if (position.board().at(row, column) != engine::kNoTile) continue;
            const engine::CrossSet& set = position.crossSets().at(m_direction, row, column);
            if (!set.hasNeighbour() || set.fitting() == alphabet.allLetters()) continue;

            SquareMark mark;
            mark.row = row;
            mark.column = column;
            const int count = std::popcount(set.fitting());
            const QStringList labels = labelsOf(set.fitting(), alphabet);
            const QString square = QString::fromStdString(engine::squareName(row, column));
            const QString word = perpendicularWord(position, m_direction, row, column);
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
            }
            result.squares.push_back(std::move(mark));
        }
    }
    const QString source = QString::fromStdString(position.lexicon()->name());
    result.legend =
        across ? tr("Letters that fit the columns when playing across: up to %1 written, more "
                    "counted, hatched = none, no mark = all %2. Lexicon: %3.")
                     .arg(QString::number(kMostLettersWritten),
                          QString::number(alphabet.letterCount()), source)
               : tr("Letters that fit the rows when playing down: up to %1 written, more "
                    "counted, hatched = none, no mark = all %2. Lexicon: %3.")
                     .arg(QString::number(kMostLettersWritten),
                          QString::number(alphabet.letterCount()), source);
    return result;
}

}  // namespace ui
