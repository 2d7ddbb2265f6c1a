// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/review_panel.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/language/text.h"
#include "ui/review/practice_card.h"
#include "ui/review/review_text.h"
#include "ui/review/spread_graph.h"
#include "ui/theme/measures.h"
#include "ui/widgets/decimal_mark.h"
#include "ui/widgets/list_table.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kFigureLetters = 9;

enum MistakeColumn { TurnColumn, PlayerColumn, PlayedColumn, LostColumn, BestColumn, WhyColumn };

/// A turn's text for the graph: who, what, where the game stands.
QString turnText(const ShownStudy& shown, const engine::Turn& turn, const std::vector<int>& totals,
                 const engine::TurnReview* review)
{
    const OpenGame& game = *shown.game();
    QString text = shown.playerName(turn.player);
    if (review != nullptr && review->judged())
        text += u' ' + moveTextAt(game, *review, review->played);
    QStringList points;
    for (const int total : totals) points.append(QLocale().toString(total));
    text += u", "_s + points.join(u"–"_s);
    if (review != nullptr) text += u'\n' + reviewSentence(game, *review);
    return text;
}

}  // namespace

ReviewPanel::ReviewPanel(ShownStudy& shown, GameReviewer& reviewer, Practice& practice,
                         QWidget* parent)
    : QWidget(parent),
      m_shown(shown),
      m_reviewer(reviewer),
      m_practice(practice),
      m_graph(new SpreadGraph),
      m_buttons(new QHBoxLayout),
      m_status(new QLabel),
      m_who(new QComboBox),
      m_stack(new QStackedWidget),
      m_tables(new QSplitter(Qt::Horizontal)),
      m_totalsTable(new QTableView),
      m_mistakes(new CellTableModel(
          {tr("Turn"), tr("Player"), tr("Played"), tr("Loses"), tr("Best"), tr("Why")}, this)),
      m_mistakeTable(new QTableView),
      m_list(new QStackedWidget),
      m_none(new QLabel)
{
    setObjectName(u"reviewPanel"_s);
    m_status->setObjectName(u"reviewStatus"_s);
    m_status->setAccessibleName(tr("State of the review"));
    m_status->setTextFormat(Qt::PlainText);
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_who->setObjectName(u"reviewPlayer"_s);
    m_who->setAccessibleName(tr("Whose mistakes"));
    m_who->setToolTip(tr("Whose mistakes are listed, gone through and practised"));

    m_totalsTable->setObjectName(u"reviewTotals"_s);
    m_totalsTable->setAccessibleName(tr("Totals of the players"));
    makeListTable(*m_totalsTable);
    m_mistakeTable->setObjectName(u"reviewMistakes"_s);
    m_mistakeTable->setAccessibleName(tr("Mistakes"));
    m_mistakeTable->setModel(m_mistakes);
    makeListTable(*m_mistakeTable);
    m_mistakeTable->setSelectionMode(QAbstractItemView::SingleSelection);
    m_mistakeTable->setSortingEnabled(true);
    m_mistakeTable->sortByColumn(TurnColumn, Qt::AscendingOrder);
    m_mistakeTable->horizontalHeader()->setStretchLastSection(true);

    m_none->setObjectName(u"reviewNoMistakes"_s);
    m_none->setAlignment(Qt::AlignCenter);
    m_none->setWordWrap(true);
    m_list->addWidget(m_mistakeTable);
    m_list->addWidget(m_none);
    m_tables->setObjectName(u"reviewTables"_s);
    m_tables->setChildrenCollapsible(false);
    m_tables->addWidget(m_list);
    m_tables->addWidget(m_totalsTable);
    m_tables->setStretchFactor(0, 1);
    m_tables->setStretchFactor(1, 0);
    m_stack->addWidget(m_tables);
    m_stack->addWidget(new PracticeCard(shown, practice));

    m_buttons->setContentsMargins(0, 0, 0, 0);
    m_buttons->addWidget(m_status, 1);
    m_buttons->addWidget(m_who);
    auto* parts = new QSplitter(Qt::Vertical);
    parts->setObjectName(u"reviewParts"_s);
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_graph);
    parts->addWidget(m_stack);
    parts->setStretchFactor(0, 1);
    parts->setStretchFactor(1, 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    layout->setSpacing(gap::kNormal);
    layout->addLayout(m_buttons);
    layout->addWidget(parts, 1);

    connect(m_graph, &SpreadGraph::turnChosen, this, &ReviewPanel::turnChosen);
    const auto goToRow = [this](const QModelIndex& index) {
        if (m_following || !index.isValid()) return;
        const auto row = static_cast<std::size_t>(m_mistakes->sourceIndex(index.row()));
        if (row < m_mistakeTurns.size()) emit turnChosen(m_mistakeTurns[row]);
    };
    connect(m_mistakeTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            goToRow);
    connect(m_mistakeTable, &QTableView::clicked, this, goToRow);
    connect(m_who, &QComboBox::currentIndexChanged, this, [this] {
        if (m_following) return;
        m_practice.setPlayer(player());
        showMistakes();
    });
    connect(&m_shown, &ShownStudy::changed, this, &ReviewPanel::follow);
    connect(&m_reviewer, &GameReviewer::changed, this, &ReviewPanel::showReview);
    connect(&m_practice, &Practice::changed, this, &ReviewPanel::showReview);
    follow(~StudyChanges{});
}

void ReviewPanel::addActions(const QList<QAction*>& actions)
{
    int place = 0;
    for (QAction* action : actions) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        // The two that one does not know by their pictures.
        const bool named = action == actions.first() || action == actions.last();
        button->setToolButtonStyle(named ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        button->setAccessibleName(action->statusTip());
        m_buttons->insertWidget(place++, button);
    }
}

int ReviewPanel::player() const
{
    return m_who->currentIndex() - 1;
}

void ReviewPanel::follow(StudyChanges changes)
{
    if (!(changes &
          (ShownStudy::GameChange | ShownStudy::CursorChange | ShownStudy::LexiconChange)))
        return;
    if (changes & ShownStudy::GameChange) {
        QStringList names{tr("All players")};
        if (m_shown.game()) {
            for (int i = 0; i < m_shown.game()->record().playerCount(); ++i)
                names.append(m_shown.playerName(i));
        }
        QStringList before;
        for (int i = 0; i < m_who->count(); ++i) before.append(m_who->itemText(i));
        if (names != before) {
            const QScopedValueRollback following(m_following, true);
            m_who->clear();
            m_who->addItems(names);
            m_practice.setPlayer(-1);
        }
    }
    const bool onlyPlace = !(changes & (ShownStudy::GameChange | ShownStudy::LexiconChange));
    if (onlyPlace && m_shown.state().cursor.line == m_line && !m_practice.isOn()) showPlace();
    else showReview();
}

void ReviewPanel::showReview()
{
    m_line = m_shown.state().cursor.line;
    m_status->setText(statusText());
    m_status->setToolTip(
        m_shown.leaves()
            ? tr("Every move beside the best one by score and leave, without looking ahead: a "
                 "guide, not a verdict.")
            : tr("Every move beside the best one by score alone, without leave values and without "
                 "looking ahead: a guide, not a verdict."));
    m_status->setAccessibleDescription(m_status->text());
    m_who->setEnabled(m_shown.game() != nullptr);
    m_stack->setCurrentIndex(m_practice.isOn() ? 1 : 0);
    showGraph();
    showTotals();
    showMistakes();
}

QString ReviewPanel::statusText() const
{
    const QLocale locale;
    if (!m_shown.game()) return tr("No game is open.");
    if (m_reviewer.isWithheld()) return tr("Hidden while the game is played.");
    const std::vector<engine::PlayerReview> players = m_reviewer.players();
    int turns = 0;
    int judged = 0;
    for (const engine::PlayerReview& player : players) {
        turns += player.turns;
        judged += player.judged;
    }
    using State = GameReviewer::State;
    switch (m_reviewer.state()) {
    case State::Off:
        return m_reviewer.isOutdated()
                   ? tr("⚠ Its review is of other words or values: F9 reviews it again.")
                   : tr("Not reviewed yet: F9.");
    case State::Running:
        return tr("Reviewing: %1 of %2 turns")
            .arg(locale.toString(turns),
                 locale.toString(static_cast<int>(m_shown.moment().turns.size())));
    case State::Done:
        return judged == turns ? tr("%n turns judged", nullptr, turns)
                               : tr("%1 of %2 turns can be judged")
                                     .arg(locale.toString(judged), locale.toString(turns));
    case State::Stopped: return tr("Stopped after %n turns.", nullptr, turns);
    case State::Failed: return m_reviewer.error() ? errorText(*m_reviewer.error()) : QString();
    }
    return {};
}

void ReviewPanel::showGraph()
{
    QStringList names;
    std::vector<SpreadGraph::Turn> turns;
    int current = 0;
    if (m_shown.game()) {
        const OpenGame& game = *m_shown.game();
        const GameMoment moment = m_shown.moment();
        current = moment.turn;
        for (int i = 0; i < game.record().playerCount(); ++i) names.append(m_shown.playerName(i));
        for (const engine::Turn& turn : moment.turns) {
            SpreadGraph::Turn point;
            point.player = turn.player;
            const auto totals = engine::totalsAfter(
                game.record(), turn.consequences.empty() ? turn.move : turn.consequences.back());
            for (const engine::Score total : totals) point.totals.push_back(total.points);
            const engine::TurnReview* review = m_reviewer.turn(turn.move);
            point.quality = qualityOf(review);
            point.text = turnText(m_shown, turn, point.totals, review);
            turns.push_back(std::move(point));
        }
    }
    m_graph->setHiddenFrom(m_practice.isConcealing() ? current : -1);
    m_graph->setGame(std::move(names), std::move(turns));
}

void ReviewPanel::showTotals()
{
    QStringList headers{QString()};
    const std::vector<engine::PlayerReview> players = m_reviewer.players();
    for (int i = 0; i < static_cast<int>(players.size()); ++i)
        headers.append(m_shown.playerName(i));
    auto* model = new CellTableModel(headers, this);
    const QLocale locale;
    std::vector<CellTableModel::Row> rows;
    const auto add = [&](const QString& title, const auto& textOf) {
        CellTableModel::Row row{CellTableModel::text(title)};
        for (const engine::PlayerReview& player : players) row.push_back({textOf(player), 0, true});
        rows.push_back(std::move(row));
    };
    using engine::MistakeSize;
    using engine::PlayerReview;
    const auto whole = [&locale](qlonglong number) {
        return besideDecimals(locale.toString(number));
    };
    const auto judgedOnly = [](const PlayerReview& player, const QString& text) {
        return player.judged > 0 ? text : u"–"_s;
    };
    if (m_shown.game()) {
        add(tr("Points lost"), [&](const PlayerReview& player) {
            return judgedOnly(player, locale.toString(player.lost.toPoints(), 'f', 1));
        });
        add(tr("Lost per turn"), [&](const PlayerReview& player) {
            return judgedOnly(
                player,
                locale.toString(player.lost.toPoints() / std::max(player.judged, 1), 'f', 1));
        });
        for (const auto& [title, size] : {std::pair(tr("◔ Small mistakes"), MistakeSize::Small),
                                          std::pair(tr("▲ Medium mistakes"), MistakeSize::Medium),
                                          std::pair(tr("■ Large mistakes"), MistakeSize::Large)}) {
            add(title, [&, size = size](const PlayerReview& player) {
                return judgedOnly(player, whole(player.mistakesOf(size)));
            });
        }
        add(tr("Mistake index"), [&](const PlayerReview& player) {
            return judgedOnly(player, locale.toString(player.mistakeIndex(), 'f', 1));
        });
        add(tr("● Best moves"), [&](const PlayerReview& player) {
            return judgedOnly(
                player,
                tr("%1 of %2").arg(locale.toString(player.best), locale.toString(player.judged)));
        });
        add(tr("Bingos, missed"), [&](const PlayerReview& player) {
            return judgedOnly(player, tr("%1, %2").arg(locale.toString(player.bingos),
                                                       locale.toString(player.missedBingos)));
        });
        add(tr("Phonies, stood"), [&](const PlayerReview& player) {
            return tr("%1, %2").arg(locale.toString(player.phonies),
                                    locale.toString(player.phoniesThatStood));
        });
    }
    model->setRows(std::move(rows));
    m_totalsTable->setModel(model);
    delete m_totals;
    m_totals = model;
    QHeaderView* header = m_totalsTable->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Stretch);
    if (model->columnCount() == 0) return;
    header->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    // Figures such as "11 of 13" are seen whole, of more players with the scroll bar.
    const int figure = header->fontMetrics().averageCharWidth() * kFigureLetters;
    m_totalsTable->setMinimumWidth(header->sectionSize(0) +
                                   figure * std::min(model->columnCount() - 1, 2));
}

void ReviewPanel::showMistakes()
{
    const QScopedValueRollback following(m_following, true);
    std::vector<CellTableModel::Row> rows;
    m_mistakeTurns.clear();
    if (m_shown.game() && !m_practice.isConcealing()) {
        const OpenGame& game = *m_shown.game();
        const GameMoment moment = m_shown.moment();
        for (int i = 0; i < static_cast<int>(moment.turns.size()); ++i) {
            const engine::Turn& turn = moment.turns[static_cast<std::size_t>(i)];
            const engine::TurnReview* review = m_reviewer.turn(turn.move);
            if (review == nullptr || !review->isMistake()) continue;
            if (player() >= 0 && turn.player != player()) continue;
            const double lost = review->lost.toPoints();
            // A phony that cost nothing, or whose rack isn't known, loses no 0.0 points.
            const QString loss = review->isLoss() ? QLocale().toString(lost, 'f', 1) : tr("–");
            rows.push_back(
                {CellTableModel::number(turn.number),
                 CellTableModel::text(m_shown.playerName(turn.player)),
                 CellTableModel::text(moveTextAt(game, *review, review->played)),
                 {u"%1 %2"_s.arg(qualitySign(qualityOf(review)), loss), lost, true},
                 CellTableModel::text(
                     review->judged()
                         ? tr("%1  %2").arg(moveTextAt(game, *review, review->best.move),
                                            QLocale().toString(review->best.move.score.points))
                         : tr("–")),
                 CellTableModel::text(reasonText(game, *review))});
            m_mistakeTurns.push_back(i);
        }
    }
    const bool over = m_reviewer.state() == GameReviewer::State::Done;
    m_none->setText(player() < 0 ? tr("✓ No mistakes")
                                 : tr("✓ No mistakes of %1").arg(m_shown.playerName(player())));
    const bool none = rows.empty() && over && m_shown.game() && !m_practice.isConcealing();
    m_list->setCurrentWidget(none ? static_cast<QWidget*>(m_none) : m_mistakeTable);
    m_mistakes->setRows(std::move(rows));
    for (int column = TurnColumn; column < WhyColumn; ++column)
        m_mistakeTable->resizeColumnToContents(column);
    arrangeTables();
    showPlace();
}

void ReviewPanel::arrangeTables()
{
    int needed = m_totalsTable->minimumWidth() + gap::kPart + m_tables->handleWidth() +
                 m_mistakeTable->verticalScrollBar()->sizeHint().width();
    for (int column = TurnColumn; column < WhyColumn; ++column)
        needed += m_mistakeTable->columnWidth(column);
    const auto* view = static_cast<const QAbstractItemView*>(m_mistakeTable);
    needed += std::max(view->sizeHintForColumn(WhyColumn),
                       m_mistakeTable->horizontalHeader()->sectionSizeHint(WhyColumn));
    const Qt::Orientation wanted = needed <= width() ? Qt::Horizontal : Qt::Vertical;
    if (m_tables->orientation() == wanted) return;
    m_tables->setOrientation(wanted);
    const int room = wanted == Qt::Horizontal ? m_tables->width() : m_tables->height();
    const int totals = wanted == Qt::Horizontal ? m_totalsTable->minimumWidth() : room * 2 / 5;
    m_tables->setSizes({room - totals, totals});
}

void ReviewPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrangeTables();
}

void ReviewPanel::showPlace()
{
    const QScopedValueRollback following(m_following, true);
    const int turn = m_shown.game() ? m_shown.moment().turn : 0;
    m_graph->setCurrent(turn);
    const auto found = std::find(m_mistakeTurns.begin(), m_mistakeTurns.end(), turn);
    const int row = found == m_mistakeTurns.end()
                        ? -1
                        : m_mistakes->rowOfSource(static_cast<int>(found - m_mistakeTurns.begin()));
    if (row >= 0) {
        m_mistakeTable->setCurrentIndex(m_mistakes->index(row, TurnColumn));
    } else {
        m_mistakeTable->clearSelection();
        m_mistakeTable->setCurrentIndex({});
    }
}

}  // namespace ui

#include "moc_review_panel.cpp"
