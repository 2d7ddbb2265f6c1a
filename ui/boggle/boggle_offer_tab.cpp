// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_offer_tab.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/boggle/boggle_text.h"
#include "ui/theme/measures.h"
#include "ui/widgets/list_table.h"

namespace ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPointsColumn = 1;

}  // namespace

BoggleOfferTab::BoggleOfferTab(QWidget* parent)
    : QWidget(parent),
      m_model({tr("Letter"), tr("Points"), tr("Against now"), tr("Words")}),
      m_square(new QLabel),
      m_table(new QTableView)
{
    m_square->setObjectName(u"boggleOfferSquare"_s);
    m_square->setWordWrap(true);
    m_table->setObjectName(u"boggleOfferTable"_s);
    m_table->setAccessibleName(tr("What other letters would be worth"));
    m_table->setModel(&m_model);
    makeListTable(*m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->installEventFilter(this);
    m_table->horizontalHeader()->setSortIndicator(kPointsColumn, Qt::DescendingOrder);
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    layout->setSpacing(gap::kNormal);
    layout->addWidget(m_square);
    layout->addWidget(m_table, 1);
    connect(m_table, &QTableView::doubleClicked, this,
            [this](const QModelIndex& index) { choose(index.row()); });
}

BoggleOfferTab::~BoggleOfferTab()
{
    // The view goes before what it shows.
    delete m_table;
}

void BoggleOfferTab::setOffer(const BoggleOfferPtr& offer, const QString& hint)
{
    m_offer = offer;
    std::vector<CellTableModel::Row> rows;
    if (!offer) {
        m_square->setText(hint);
        m_model.setRows({});
        return;
    }
    const engine::Alphabet& alphabet = offer->task.source.rules->alphabet;
    const auto label = [&](const engine::BoggleFace& face) {
        return face.isBlock() ? tr("none") : boggleFaceLabel(face, alphabet);
    };
    for (const auto& [face, score] : offer->faces)
        rows.push_back({CellTableModel::text(label(face)), CellTableModel::number(score.points),
                        CellTableModel::difference(score.points - offer->now.points),
                        CellTableModel::number(score.words)});
    const auto& now = offer->task.grid.faces[static_cast<std::size_t>(offer->square)];
    QString square = boggleSquareName(offer->task.grid.size, offer->square);
    square.front() = square.front().toUpper();
    m_square->setText(tr("%1 has %2 now; the grid is worth %3 points. Enter puts another letter "
                         "there.")
                          .arg(square, now.isBlock() ? tr("no letter") : label(now),
                               QLocale().toString(qlonglong{offer->now.points})));
    m_model.setRows(std::move(rows));
}

void BoggleOfferTab::choose(int row)
{
    if (!m_offer || row < 0) return;
    const auto source = static_cast<std::size_t>(m_model.sourceIndex(row));
    emit faceChosen(m_offer->square, m_offer->faces[source].first);
}

bool BoggleOfferTab::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            choose(m_table->currentIndex().row());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace ui

#include "moc_boggle_offer_tab.cpp"
