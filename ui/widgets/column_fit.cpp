// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/column_fit.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <QEvent>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QStyle>
#include <QTableView>

namespace ui {

namespace {

constexpr int kLeastCharacters = 14;
/// Nothing is hidden for longer texts than that; they may end with dots.
constexpr int kMostCharacters = 26;

}  // namespace

int headingWidth(const QTableView& table, int column)
{
    const QHeaderView& header = *table.horizontalHeader();
    const QString text = table.model()->headerData(column, Qt::Horizontal).toString();
    const auto pixels = [&header](QStyle::PixelMetric metric) {
        return header.style()->pixelMetric(metric, nullptr, &header);
    };
    return header.fontMetrics().horizontalAdvance(text) + 4 * pixels(QStyle::PM_HeaderMargin) +
           pixels(QStyle::PM_HeaderMarkSize);
}

ColumnFit::ColumnFit(QTableView& table, int spared, QList<int> givingWay,
                     std::function<int(int)> need)
    : QObject(&table),
      m_table(table),
      m_spared(spared),
      m_givingWay(std::move(givingWay)),
      m_need(std::move(need))
{
    table.viewport()->installEventFilter(this);
    connect(table.horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column) {
        if (!m_fitting) m_narrowed.remove(column);
    });
}

bool ColumnFit::isWanted(int column) const
{
    return !m_table.isColumnHidden(column) || m_gone.contains(column);
}

int ColumnFit::wantedWidth(int column) const
{
    if (m_table.isColumnHidden(column)) return m_gone.value(column);
    return m_narrowed.value(column, m_table.columnWidth(column));
}

int ColumnFit::narrowest(int column) const
{
    const int wanted = wantedWidth(column);
    return m_need ? std::min(wanted, m_need(column)) : wanted;
}

QHash<int, int> ColumnFit::hiddenIn(int room) const
{
    const int letter = m_table.fontMetrics().averageCharWidth();
    const int least = letter * kLeastCharacters;
    const int whole = m_need ? std::max(m_need(m_spared), least) : least;
    const int usual = std::clamp(whole, least, letter * kMostCharacters);
    int missing = usual - room;
    for (int column = 0; column < m_table.model()->columnCount(); ++column)
        if (column != m_spared && isWanted(column)) missing += narrowest(column);
    QHash<int, int> gone;
    for (qsizetype i = 0; i < m_givingWay.size(); ++i) {
        const int column = m_givingWay[i];
        if (missing + (i < m_empty ? whole - usual : 0) <= 0) break;
        if (!isWanted(column)) continue;
        gone.insert(column, wantedWidth(column));
        missing -= narrowest(column);
    }
    return gone;
}

void ColumnFit::narrow(int room)
{
    if (!m_need) return;
    struct Giver
    {
        int column;
        int width;
        int slack;
    };
    std::vector<Giver> givers;
    int missing = m_need(m_spared) - room;
    int slack = 0;
    for (int column = 0; column < m_table.model()->columnCount(); ++column) {
        if (column == m_spared || m_table.isColumnHidden(column)) continue;
        const int width = wantedWidth(column);
        givers.push_back({column, width, width - narrowest(column)});
        missing += width;
        slack += givers.back().slack;
    }
    missing = std::clamp(missing, 0, slack);
    m_narrowed.clear();
    for (const Giver& giver : givers) {
        const int given = slack > 0 ? giver.slack * missing / slack : 0;
        m_table.setColumnWidth(giver.column, giver.width - given);
        if (given > 0) m_narrowed.insert(giver.column, giver.width);
    }
}

void ColumnFit::fit()
{
    if (m_fitting) return;
    const QScopedValueRollback fitting(m_fitting, true);
    const int room = m_table.viewport()->width();
    const QHash<int, int> gone = hiddenIn(room);
    const QHash<int, int> before = std::exchange(m_gone, gone);
    for (auto it = before.begin(); it != before.end(); ++it)
        if (!gone.contains(it.key())) m_table.setColumnHidden(it.key(), false);
    for (auto it = gone.begin(); it != gone.end(); ++it) {
        m_narrowed.remove(it.key());
        m_table.setColumnWidth(it.key(), it.value());
        m_table.setColumnHidden(it.key(), true);
    }
    narrow(room);
}

void ColumnFit::release()
{
    const QScopedValueRollback fitting(m_fitting, true);
    const QHash<int, int> gone = std::exchange(m_gone, {});
    for (auto it = gone.begin(); it != gone.end(); ++it) m_table.setColumnHidden(it.key(), false);
    const QHash<int, int> narrowed = std::exchange(m_narrowed, {});
    for (auto it = narrowed.begin(); it != narrowed.end(); ++it)
        m_table.setColumnWidth(it.key(), it.value());
}

bool ColumnFit::eventFilter(QObject*, QEvent* event)
{
    // Of the viewport, also while the table is being taken down: that may not be asked then.
    if (event->type() == QEvent::Resize) fit();
    return false;
}

}  // namespace ui
