// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_text.h"

#include <QCoreApplication>

#include "engine/boggle/boggle_text.h"
#include "ui/language/csv.h"
#include "ui/language/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

QString boggleFaceLabel(const engine::BoggleFace& face, const engine::Alphabet& alphabet)
{
    QString label;
    for (const engine::Tile letter : face.letters()) {
        const QString text = fromUtf8(alphabet.label(letter));
        label += label.isEmpty() ? text : text.toLower();
    }
    return label;
}

QStringList boggleLabels(const engine::BoggleGrid& grid, const engine::Alphabet& alphabet)
{
    QStringList labels;
    for (const engine::BoggleFace& face : grid.faces)
        labels.append(boggleFaceLabel(face, alphabet));
    return labels;
}

QString boggleSquareName(engine::BoggleSize size, int square)
{
    return QCoreApplication::translate("ui::Boggle", "row %1, column %2")
        .arg(square / size.columns + 1)
        .arg(square % size.columns + 1);
}

QString boggleWordsText(const engine::BoggleWords& words, std::span<const std::size_t> rows,
                        const engine::Alphabet& alphabet)
{
    QString text;
    for (const std::size_t word : rows)
        text += fromUtf8(alphabet.written(words.letters(word))) + u'\n';
    return text;
}

QString boggleWordsCsv(const engine::BoggleWords& words, std::span<const std::size_t> rows,
                       engine::BoggleSize size, const engine::Alphabet& alphabet)
{
    QString text = u"word,length,points,paths,squares\n"_s;
    for (const std::size_t word : rows) {
        QStringList squares;
        for (const std::uint8_t square : words.path(word))
            squares.append(
                u"%1-%2"_s.arg(square / size.columns + 1).arg(square % size.columns + 1));
        text += csvLine({fromUtf8(alphabet.written(words.letters(word))),
                         QString::number(words.countedLength(word)),
                         QString::number(words.points(word)),
                         QString::number(words.pathCount(word)), squares.join(u' ')});
    }
    return text;
}

QString boggleGridsCsv(const std::vector<engine::RankedGrid>& grids,
                       const engine::Alphabet& alphabet)
{
    QString text = u"rank,size,board,score,words\n"_s;
    int rank = 0;
    for (const engine::RankedGrid& ranked : grids) {
        text +=
            csvLine({QString::number(++rank), fromUtf8(engine::boggleSizeText(ranked.grid.size)),
                     fromUtf8(engine::boggleGridText(ranked.grid, alphabet)),
                     QString::number(ranked.score.points), QString::number(ranked.score.words)});
    }
    return text;
}

}  // namespace ui
