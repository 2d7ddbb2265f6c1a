// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/tile_table.h"

#include <algorithm>

#include <QHeaderView>

#include "ui/language/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

enum Column { Label, BlankLabel, Count, Points, Vowel, Aliases, Columns };
constexpr int kMost = 255;

}  // namespace

TileTable::TileTable(QWidget* parent) : QTableWidget(parent)
{
    setObjectName(u"tileTable"_s);
    setAccessibleName(tr("Tiles"));
    setColumnCount(Columns);
    setHorizontalHeaderLabels(
        {tr("Tile"), tr("Blank"), tr("Number"), tr("Points"), tr("Vowel"), tr("Typed as")});
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setStretchLastSection(true);
    setTabKeyNavigation(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
}

void TileTable::fill(int row, const engine::LetterSpec& letter, int count)
{
    QStringList aliases;
    const std::size_t many = std::max(letter.aliases.size(), letter.blankAliases.size());
    for (std::size_t i = 0; i < many; ++i) {
        QString alias = u"="_s;
        if (i < letter.aliases.size()) alias += fromUtf8(letter.aliases[i]);
        if (i < letter.blankAliases.size()) alias += u'/' + fromUtf8(letter.blankAliases[i]);
        aliases.append(alias);
    }
    const QString texts[Columns] = {fromUtf8(letter.label),
                                    fromUtf8(letter.blankLabel),
                                    QString::number(count),
                                    QString::number(letter.value),
                                    QString(),
                                    aliases.join(u' ')};
    for (int column = 0; column < Columns; ++column) {
        auto* item = new QTableWidgetItem(texts[column]);
        const bool blank = row == 0;
        if (column == Vowel) {
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable |
                           (blank ? Qt::NoItemFlags : Qt::ItemIsUserCheckable));
            if (!blank) item->setCheckState(letter.vowel ? Qt::Checked : Qt::Unchecked);
        } else if (blank && column != Count && column != Points) {
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        }
        setItem(row, column, item);
    }
}

void TileTable::setTiles(const engine::Alphabet& alphabet, const engine::TileDistribution& tiles)
{
    const QSignalBlocker quiet(this);
    m_name = alphabet.name();
    setRowCount(alphabet.kinds());
    engine::LetterSpec blank;
    blank.label.push_back('?');
    blank.blankLabel = blank.label;
    blank.value = alphabet.value(engine::kBlank);
    fill(0, blank, tiles.count(engine::kBlank));
    for (int letter = 1; letter <= alphabet.letterCount(); ++letter) {
        const auto tile = static_cast<engine::Tile>(letter);
        fill(letter, alphabet.spec(tile), tiles.count(tile));
    }
}

QString TileTable::text(int row, int column) const
{
    const QTableWidgetItem* cell = item(row, column);
    return cell ? cell->text().trimmed() : QString();
}

engine::Result<engine::TileSet> TileTable::tiles() const
{
    std::vector<engine::LetterSpec> letters;
    engine::TileDistribution tiles;
    int blankValue = 0;
    for (int row = 0; row < rowCount(); ++row) {
        int numbers[2] = {};
        for (const int column : {Count, Points}) {
            bool fits = false;
            const int number = text(row, column).toInt(&fits);
            if (!fits || number < 0 || number > kMost)
                return engine::failure(
                    engine::ErrorCode::OutOfRange,
                    engine::say("%1", tr("Tile %1: %2 is no number from 0 to %3")
                                          .arg(text(row, Label), text(row, column))
                                          .arg(kMost)
                                          .toStdString()));
            numbers[column == Points ? 1 : 0] = number;
        }
        tiles.add(static_cast<engine::Tile>(row), numbers[0]);
        if (row == 0) {
            blankValue = numbers[1];
            continue;
        }
        engine::LetterSpec letter;
        letter.label = text(row, Label).toStdString();
        letter.blankLabel = text(row, BlankLabel).toStdString();
        letter.value = numbers[1];
        letter.vowel = item(row, Vowel) && item(row, Vowel)->checkState() == Qt::Checked;
        const QStringList aliases = text(row, Aliases).split(u' ', Qt::SkipEmptyParts);
        for (const QString& alias : aliases) {
            const QString plain = alias.startsWith(u'=') ? alias.mid(1) : alias;
            const QString forLetter = plain.section(u'/', 0, 0);
            const QString forBlank = plain.section(u'/', 1);
            if (!forLetter.isEmpty()) letter.aliases.push_back(forLetter.toStdString());
            if (!forBlank.isEmpty()) letter.blankAliases.push_back(forBlank.toStdString());
        }
        letters.push_back(std::move(letter));
    }
    if (letters.size() > static_cast<std::size_t>(engine::kTileKinds) - 1)
        return engine::failure(engine::ErrorCode::OutOfRange,
                               engine::say("%1", tr("There are too many letters").toStdString()));
    auto alphabet = engine::Alphabet::create(m_name, std::move(letters), blankValue);
    if (!alphabet) return engine::failure(std::move(alphabet.error()));
    return engine::TileSet{std::move(*alphabet), tiles};
}

void TileTable::addLetter()
{
    if (rowCount() >= engine::kTileKinds) return;
    const int row = rowCount();
    {
        const QSignalBlocker quiet(this);
        insertRow(row);
        fill(row, {}, 1);
    }
    setCurrentCell(row, Label);
    editItem(item(row, Label));
    emit cellChanged(row, Label);
}

void TileTable::removeLetter()
{
    const int row = currentRow();
    if (row <= 0) return;
    removeRow(row);
    emit cellChanged(std::min(row, rowCount() - 1), Label);
}

}  // namespace ui

#include "moc_tile_table.cpp"
