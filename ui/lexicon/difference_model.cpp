// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/difference_model.h"

#include <string>
#include <utility>

#include "engine/base/safe_text.h"
#include "ui/language/csv.h"
#include "ui/language/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

void DifferenceModel::setDifferences(DifferencesPtr differences, const engine::Alphabet& alphabet,
                                     const QString& first, const QString& second)
{
    beginResetModel();
    m_differences = std::move(differences);
    m_alphabet = std::make_shared<engine::Alphabet>(alphabet);
    m_first = first;
    m_second = second;
    refill();
    endResetModel();
}

void DifferenceModel::setFilter(Sides sides, int shortest, int longest)
{
    beginResetModel();
    m_sides = sides;
    m_shortest = shortest;
    m_longest = longest;
    refill();
    endResetModel();
}

void DifferenceModel::refill()
{
    m_rows.clear();
    if (!m_differences) return;
    const bool first = m_sides != Sides::Second;
    const bool second = m_sides != Sides::First;
    for (std::size_t i = 0; i < m_differences->words.size(); ++i) {
        const auto length = static_cast<int>(m_differences->words[i].size());
        if (length < m_shortest || length > m_longest) continue;
        if (m_differences->sides[i] == engine::OnlyIn::First ? first : second)
            m_rows.push_back(static_cast<std::uint32_t>(i));
    }
}

int DifferenceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DifferenceModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DifferenceModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    if (role == Qt::TextAlignmentRole && index.column() == Length)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    const std::uint32_t word = m_rows[static_cast<std::size_t>(index.row())];
    const auto tiles = m_differences->words[word];
    const bool first = m_differences->sides[word] == engine::OnlyIn::First;
    switch (index.column()) {
    case Word: return fromUtf8(engine::wordText(*m_alphabet, tiles));
    case Length: return static_cast<int>(tiles.size());
    // A sign besides the name: the first lexicon loses the word, the second one gains it.
    default:
        return first ? tr("− only in A: %1").arg(m_first) : tr("+ only in B: %1").arg(m_second);
    }
}

QVariant DifferenceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case Word: return tr("Word");
    case Length: return tr("Length");
    default: return tr("Where");
    }
}

DifferenceModel::Writer DifferenceModel::writer(const QItemSelection& rows) const
{
    std::vector<std::uint32_t> words = m_rows;
    if (!rows.isEmpty()) {
        std::vector<bool> wanted(m_rows.size());
        for (const QItemSelectionRange& range : rows)
            for (int row = range.top(); row <= range.bottom(); ++row)
                wanted[static_cast<std::size_t>(row)] = true;
        words.clear();
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            if (wanted[i]) words.push_back(m_rows[i]);
    }
    return [words = std::move(words), differences = m_differences, alphabet = m_alphabet,
            first = QByteArray("\t" + sheetCell(m_first).toUtf8() + "\n"),
            second = QByteArray("\t" + sheetCell(m_second).toUtf8() + "\n")] {
        QByteArray text;
        for (const std::uint32_t word : words) {
            const std::string spelt =
                engine::spreadsheetCell(engine::wordText(*alphabet, differences->words[word]));
            text.append(spelt.data(), static_cast<qsizetype>(spelt.size()));
            text += differences->sides[word] == engine::OnlyIn::First ? first : second;
        }
        return text;
    };
}

}  // namespace ui

#include "moc_difference_model.cpp"
