// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulation/simulated_plays_panel.h"

#include <algorithm>
#include <utility>

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include "engine/search/simulation_state.h"
#include "ui/document/move_name.h"
#include "ui/language/number_text.h"
#include "ui/language/text.h"
#include "ui/simulation/equity_histogram.h"
#include "ui/simulation/play_filter_button.h"
#include "ui/simulation/simulated_plays.h"
#include "ui/theme/measures.h"
#include "ui/widgets/cell_table_model.h"
#include "ui/widgets/list_table.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr std::size_t kMostLanes = 12;

CellTableModel::Cell shareCell(double share)
{
    return {shareText(share) + u" %"_s, share, true};
}

CellTableModel::Cell pointsCell(double points, int digits)
{
    return {decimalText(points, digits), points, true};
}

QLabel* makeHead(const QString& name)
{
    auto* head = new QLabel;
    head->setObjectName(name);
    head->setTextFormat(Qt::PlainText);
    head->setWordWrap(true);
    return head;
}

QWidget* makePage(QLabel* head, QWidget* content, QWidget* between = nullptr)
{
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(gap::kNone, gap::kNormal, gap::kNone, gap::kNone);
    layout->setSpacing(gap::kNormal);
    layout->addWidget(head);
    if (between) layout->addWidget(between);
    layout->addWidget(content, 1);
    return page;
}

}  // namespace

SimulatedPlaysPanel::SimulatedPlaysPanel(QWidget* parent)
    : QTabWidget(parent),
      m_head(makeHead(u"repliesHead"_s)),
      m_followHead(makeHead(u"followUpsHead"_s)),
      m_filter(new PlayFilterButton),
      m_parts(new QSplitter(Qt::Vertical)),
      m_histogram(new EquityHistogramView)
{
    setObjectName(u"simulatedPlays"_s);
    setAccessibleName(tr("Where the replies go"));
    setDocumentMode(true);
    m_lanes = makeList(u"replyLanes"_s, tr("Where the replies go"),
                       {tr("Where"), tr("Share"), tr("Points")});
    m_frequent = makeList(u"frequentReplies"_s, tr("Most frequent replies"),
                          {tr("Most frequent"), tr("Share"), tr("Points")});
    m_costly = makeList(u"costlyReplies"_s, tr("Most costly replies"),
                        {tr("Most costly"), tr("Share"), tr("Costs")});
    m_follow = makeList(u"followUps"_s, tr("Our own next moves"),
                        {tr("Follow-up"), tr("Needs"), tr("Share"), tr("Points")});
    m_parts->setChildrenCollapsible(false);
    for (const List* list : {&m_lanes, &m_frequent, &m_costly}) m_parts->addWidget(list->table);
    addTab(makePage(m_head, m_parts, m_filter), tr("Replies"));
    addTab(makePage(m_followHead, m_follow.table), tr("Follow-ups"));
    addTab(m_histogram, tr("Histogram"));
    setMinimumWidth(fontMetrics().averageCharWidth() * 26);
    for (List* list : {&m_frequent, &m_costly, &m_follow}) {
        const auto chooseRow = [this, list] {
            if (!m_filling) choose(*list);
        };
        connect(list->table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
                chooseRow);
        connect(list->table, &QTableView::clicked, this, chooseRow);
    }
}

SimulatedPlaysPanel::List SimulatedPlaysPanel::makeList(const QString& name, const QString& title,
                                                        const QStringList& headers)
{
    List list;
    list.table = new QTableView;
    list.model = new CellTableModel(headers, this);
    list.table->setObjectName(name);
    list.table->setAccessibleName(title);
    list.table->setModel(list.model);
    makeListTable(*list.table);
    list.table->setSelectionMode(QAbstractItemView::SingleSelection);
    list.table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list.table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    return list;
}

void SimulatedPlaysPanel::choose(const List& list)
{
    const QModelIndex current = list.table->currentIndex();
    if (!current.isValid()) return;
    const auto row = static_cast<std::size_t>(list.model->sourceIndex(current.row()));
    if (row < list.moves.size()) emit lineChosen({m_candidate, list.moves[row]});
}

void SimulatedPlaysPanel::fill(List& list, const engine::Position& after,
                               const std::vector<engine::SimulatedPlay>& plays, bool costly,
                               bool own)
{
    std::optional<engine::Move> current;
    if (const QModelIndex index = list.table->currentIndex(); index.isValid()) {
        const auto row = static_cast<std::size_t>(list.model->sourceIndex(index.row()));
        if (row < list.moves.size()) current = list.moves[row];
    }
    std::vector<CellTableModel::Row> rows;
    list.moves.clear();
    for (const engine::SimulatedPlay& play : plays) {
        CellTableModel::Row row{CellTableModel::text(playName(after, play.move))};
        if (own) {
            const auto tiles = play.neededDraws.tiles();
            row.push_back(CellTableModel::text(
                tiles.empty() ? QString()
                              : u"{%1}"_s.arg(fromUtf8(after.rules().alphabet.written(tiles)))));
        }
        row.push_back(shareCell(play.share));
        row.push_back(costly ? pointsCell(play.cost, 2)
                             : CellTableModel::number(play.move.score.points));
        rows.push_back(std::move(row));
        list.moves.push_back(play.move);
    }
    list.model->setRows(std::move(rows));
    const auto again = current ? std::ranges::find(list.moves, *current) : list.moves.end();
    if (again == list.moves.end()) return;
    const int row = list.model->rowOfSource(static_cast<int>(again - list.moves.begin()));
    list.table->setCurrentIndex(list.model->index(row, 0));
}

void SimulatedPlaysPanel::setCandidate(const PositionPtr& position, const SimulationPtr& state,
                                       int id)
{
    const QScopedValueRollback filling(m_filling, true);
    const engine::SimulatedCandidate* candidate = nullptr;
    if (state) {
        const auto found =
            std::ranges::find(state->candidates, id, &engine::SimulatedCandidate::id);
        if (found != state->candidates.end()) candidate = &*found;
    }
    m_histogram->setCandidate(candidate);
    if (!candidate || !position) {
        for (List* list : {&m_lanes, &m_frequent, &m_costly, &m_follow}) {
            list->model->setRows({});
            list->moves.clear();
        }
        const QString hint = tr("Choose a candidate to see what is played after it.");
        m_head->setText(hint);
        m_followHead->setText(hint);
        return;
    }
    m_candidate = candidate->move;
    m_filter->setRules(position->rulesPtr());
    const PositionPtr after = afterCandidate(*position, candidate->move);
    const QString name = moveName(*position, candidate->move);
    if (!candidate->byPly.empty()) {
        const engine::SimulatedPly& reply = candidate->byPly.front();
        m_head->setText(tr("To %1: average %2 points, bingos %3 %")
                            .arg(name, QLocale().toString(reply.score.mean(), 'f', 1),
                                 shareText(reply.bingoShare())));
    }
    m_followHead->setText(
        tr("After %1, whatever the opponent plays; in braces the tiles to be drawn").arg(name));
    std::vector<CellTableModel::Row> lanes;
    for (const LaneShare& lane : lanesOf(*candidate, 1, m_filter->filter())) {
        if (lanes.size() == kMostLanes) break;
        lanes.push_back({CellTableModel::text(laneText(lane)), shareCell(lane.share),
                         pointsCell(lane.meanPoints, 1)});
    }
    m_lanes.model->setRows(std::move(lanes));
    fill(m_frequent, *after, candidate->replies, false, false);
    fill(m_costly, *after, candidate->costliest, true, false);
    fill(m_follow, *after, candidate->followUps, false, true);
}

void SimulatedPlaysPanel::resizeEvent(QResizeEvent* event)
{
    QTabWidget::resizeEvent(event);
    // Side by side all of them are longer, if their columns have room.
    constexpr int kListLetters = 27;
    const bool wide = width() >= m_parts->count() * fontMetrics().averageCharWidth() * kListLetters;
    if (wide && m_parts->orientation() != Qt::Horizontal) {
        // Lanes have short names.
        constexpr int kLane = 6;
        constexpr int kPlay = 7;
        const int part = width() / (kLane + 2 * kPlay);
        m_parts->setOrientation(Qt::Horizontal);
        m_parts->setSizes({kLane * part, kPlay * part, kPlay * part});
    }
    if (!wide) m_parts->setOrientation(Qt::Vertical);
}

}  // namespace ui

#include "moc_simulated_plays_panel.cpp"
