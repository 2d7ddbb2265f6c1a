// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/cross_set_model.h"

#include <algorithm>
#include <utility>

#include "engine/board/move_notation.h"
#include "ui/language/text.h"
#include "ui/theme/theme.h"

namespace ui {

using engine::Direction;

CrossSetModel::CrossSetModel(QObject* parent) : QAbstractListModel(parent) {}

void CrossSetModel::setSquare(engine::PositionPtr position, Direction direction, int row,
                              int column)
{
    beginResetModel();
    m_position = std::move(position);
    m_direction = direction;
    m_row = row;
    m_column = column;
    m_origin.reset();
    if (m_position) m_origin = engine::crossSetOrigin(*m_position, direction, row, column);
    endResetModel();
}

QString CrossSetModel::written(std::span<const engine::Tile> tiles) const
{
    return fromUtf8(m_position->rules().alphabet.written(tiles));
}

QString CrossSetModel::summary() const
{
    if (!m_position) return {};
    const bool across = m_direction == Direction::Across;
    const QString square = fromUtf8(engine::squareName(m_row, m_column));
    const QString place = across ? tr("%1 across").arg(square) : tr("%1 down").arg(square);
    if (!m_origin) return tr("%1: no letter can be laid there.").arg(place);
    if (!m_origin->hasNeighbour())
        return across ? tr("%1: nothing above or below, every letter fits.").arg(place)
                      : tr("%1: nothing to the left or right, every letter fits.").arg(place);
    const QString word = written(m_origin->before) + QStringLiteral("_") + written(m_origin->after);
    if (!m_position->lexicon())
        return tr("%1: no lexicon is open, so every letter fits %2.").arg(place, word);
    const auto fitting =
        std::ranges::count_if(m_origin->letters, &engine::CrossSetOrigin::Letter::fits);
    const QString count = tr("%1 of %2 letters fit")
                              .arg(fitting)
                              .arg(static_cast<qsizetype>(m_origin->letters.size()));
    switch (m_origin->part) {
    case engine::GraphPart::Dawg:
        return tr("%1: %2, %3; %4 leads the DAWG to the letters.")
            .arg(place, word, count, written(m_origin->before));
    case engine::GraphPart::Gaddag:
        return tr("%1: %2, %3; %4 read backwards leads the GADDAG to the letters.")
            .arg(place, word, count, written(m_origin->after));
    case engine::GraphPart::Alphagrams:
        return tr("%1: %2, %3, each looked up with its letters sorted.").arg(place, word, count);
    }
    return {};
}

int CrossSetModel::rowCount(const QModelIndex& parent) const
{
    // Where anything fits there is nothing to tell letter by letter.
    if (parent.isValid() || !m_origin || !m_origin->hasNeighbour() || !m_position->lexicon())
        return 0;
    return static_cast<int>(m_origin->letters.size());
}

QVariant CrossSetModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const auto& letter = m_origin->letters[static_cast<std::size_t>(index.row())];
    const QString label = fromUtf8(m_position->rules().alphabet.label(letter.letter));
    const QString word = written(letter.word);
    switch (role) {
    case Qt::DisplayRole:
        return letter.fits ? tr("✓ %1  %2").arg(label, word) : tr("✕ %1  %2").arg(label, word);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return letter.fits ? tr("%1 fits: %2 is a word").arg(label, word)
                           : tr("%1 does not fit: %2 is no word").arg(label, word);
    case Qt::ForegroundRole: return letter.fits ? Theme::current().good : Theme::current().bad;
    case FitsRole: return letter.fits;
    default: return {};
    }
}

}  // namespace ui

#include "moc_cross_set_model.cpp"
