// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/review_panel.h"

#include <algorithm>
#include <array>
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
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/language/engine_text.h"
#include "ui/language/text.h"
#include "ui/position/simulated.h"
#include "ui/review/practice_card.h"
#include "ui/review/report_card.h"
#include "ui/review/review_controls.h"
#include "ui/review/review_text.h"
#include "ui/review/spread_graph.h"
#include "ui/theme/measures.h"
#include "ui/widgets/column_fit.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/list_table.h"
#include "ui/widgets/unit_delegate.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

enum TurnTableColumn {
    TurnColumn,
    PlayerColumn,
    PlayedColumn,
    BestColumn,
    ClassColumn,
    LostColumn,
    WhyColumn,
    PointsColumn,
    LuckColumn,
    ByColumn,
    TurnColumnCount
};
constexpr int kNameLetters = 10;
/// Which only say something of what was searched. Where there is no room they are told beside the
/// pointer.
constexpr std::array kSearchColumns{PointsColumn, LuckColumn, ByColumn};

/// Signs with their names, or the signs alone where some name has no room.
class ClassDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        // All of them in the same way.
        const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
        m_brief = view != nullptr && view->sizeHintForColumn(index.column()) > option.rect.width();
        QStyledItemDelegate::paint(painter, option, index);
        m_brief = false;
    }
    QString displayText(const QVariant& value, const QLocale& locale) const override
    {
        const QString text = QStyledItemDelegate::displayText(value, locale);
        return m_brief ? text.section(u' ', 0, 0) : text;
    }

private:
    mutable bool m_brief = false;
};

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
      m_doubts(new ElidedLabel),
      m_controls(new ReviewControls(reviewer)),
      m_who(new QComboBox),
      m_which(new QComboBox),
      m_stack(new QStackedWidget),
      m_tables(new QSplitter(Qt::Horizontal)),
      m_card(new ReportCard),
      m_turns(
          new CellTableModel({tr("Turn"), tr("Player"), tr("Played"), tr("Best"), tr("Class"),
                              tr("Loses"), tr("Why"), tr("Points"), tr("Luck"), tr("Judged by")},
                             this)),
      m_turnTable(new QTableView),
      m_list(new QStackedWidget),
      m_none(new QLabel)
{
    build();
    connect(m_graph, &SpreadGraph::turnChosen, this, &ReviewPanel::turnChosen);
    connect(m_card, &ReportCard::turnChosen, this, &ReviewPanel::turnChosen);
    const auto goToRow = [this](const QModelIndex& index) {
        if (m_following || !index.isValid()) return;
        const auto row = static_cast<std::size_t>(m_turns->sourceIndex(index.row()));
        if (row < m_turnOfRow.size()) emit turnChosen(m_turnOfRow[row]);
    };
    connect(m_turnTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this, goToRow);
    connect(m_turnTable, &QTableView::clicked, this, goToRow);
    connect(m_who, &QComboBox::currentIndexChanged, this, [this] {
        if (m_following) return;
        m_practice.setPlayer(player());
        showCard();
        showTurns();
    });
    connect(m_which, &QComboBox::currentIndexChanged, this, &ReviewPanel::showTurns);
    connect(&m_shown, &ShownStudy::changed, this, &ReviewPanel::follow);
    connect(&m_reviewer, &GameReviewer::changed, this, &ReviewPanel::showReview);
    connect(&m_practice, &Practice::changed, this, &ReviewPanel::showReview);
    follow(~StudyChanges{});
}

void ReviewPanel::build()
{
    setObjectName(u"reviewPanel"_s);
    m_status->setObjectName(u"reviewStatus"_s);
    m_status->setAccessibleName(tr("State of the review"));
    m_status->setTextFormat(Qt::PlainText);
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_doubts->setObjectName(u"reviewDoubts"_s);
    m_doubts->setTextFormat(Qt::PlainText);
    m_doubts->hide();
    m_who->setObjectName(u"reviewPlayer"_s);
    m_who->setAccessibleName(tr("Whose mistakes"));
    m_who->setToolTip(tr("Whose mistakes are listed, gone through and practised"));
    m_which->setObjectName(u"reviewWhich"_s);
    m_which->setAccessibleName(tr("Which turns are listed"));
    m_which->addItems({tr("Mistakes"), tr("All turns")});

    m_turnTable->setObjectName(u"reviewMistakes"_s);
    m_turnTable->setAccessibleName(tr("Turns of the review"));
    m_turnTable->setModel(m_turns);
    makeListTable(*m_turnTable);
    m_turnTable->setSelectionMode(QAbstractItemView::SingleSelection);
    m_turnTable->setItemDelegateForColumn(LostColumn, new UnitDelegate(m_turnTable));
    m_turnTable->setSortingEnabled(true);
    m_turnTable->sortByColumn(TurnColumn, Qt::AscendingOrder);
    m_turnTable->setItemDelegateForColumn(ClassColumn, new ClassDelegate(m_turnTable));
    m_turnTable->horizontalHeader()->setSectionResizeMode(WhyColumn, QHeaderView::Stretch);
    m_fit = new ColumnFit(*m_turnTable, WhyColumn,
                          {PointsColumn, LuckColumn, ByColumn, PlayerColumn, ClassColumn},
                          [this](int column) { return neededBy(column); });

    m_none->setObjectName(u"reviewNoMistakes"_s);
    m_none->setAlignment(Qt::AlignCenter);
    m_none->setWordWrap(true);
    m_list->addWidget(m_turnTable);
    m_list->addWidget(m_none);
    m_tables->setObjectName(u"reviewTables"_s);
    m_tables->setChildrenCollapsible(false);
    m_tables->addWidget(m_card);
    m_card->insertTab(0, m_list, tr("T&urns"));
    m_card->setCurrentIndex(0);
    m_stack->addWidget(m_tables);
    m_stack->addWidget(new PracticeCard(m_shown, m_practice));

    m_buttons->setContentsMargins(gap::kNone, gap::kNone, gap::kNone, gap::kNone);
    m_buttons->addStretch(1);
    m_buttons->addWidget(m_controls);
    auto* below = new QHBoxLayout;
    below->setSpacing(gap::kNormal);
    below->addWidget(m_status, 1);
    below->addWidget(m_which);
    below->addWidget(m_who);
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
    layout->addLayout(below);
    layout->addWidget(m_doubts);
    layout->addWidget(parts, 1);
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
    m_status->setToolTip(adviceText());
    m_status->setAccessibleDescription(m_status->text());
    QStringList doubts;
    if (const GameReviewPtr review = m_practice.isVeiled() ? nullptr : m_reviewer.review())
        for (const engine::Sentence& remark : review->remarks) doubts.append(engineText(remark));
    m_doubts->setText(doubts.isEmpty() ? QString() : u"\u26a0 "_s + doubts.join(u" \u00b7 "_s));
    m_doubts->setToolTip(doubts.join(u'\n'));
    m_doubts->setVisible(!doubts.isEmpty());
    m_who->setEnabled(m_shown.game() != nullptr);
    m_stack->setCurrentIndex(m_practice.isOn() ? 1 : 0);
    giveRoomToQuestion();
    showGraph();
    showCard();
    showTurns();
}

bool ReviewPanel::showsAllTurns() const
{
    return m_which->currentIndex() == 1;
}

QString ReviewPanel::adviceText() const
{
    QStringList lines{
        m_shown.leaves()
            ? tr("Every move beside the best one by score and leave, without looking ahead: a "
                 "guide, not a verdict.")
            : tr("Every move beside the best one by score alone, without leave values and without "
                 "looking ahead: a guide, not a verdict.")};
    const GameReviewPtr review = m_reviewer.review();
    if (!review || review->depth == engine::ReviewDepth::Static) return lines.front();
    lines = {tr("Moves are judged by simulation, and exactly near the end, where it says so. What "
                "was left to chance has an error: a guide, not a verdict.")};
    QStringList made;
    for (const engine::TurnReview& turn : review->turns) {
        const auto depth = m_reviewer.depthOf(turn.node);
        if (!depth) continue;
        QString text = tr("%1: at most %2 a turn, seed %3, Tilewright %4")
                           .arg(depthText(depth->depth), secondsText(depth->judging.seconds),
                                QString::number(depth->judging.seed), fromUtf8(turn.searchedBy));
        if (depth->infer) text += tr(", the opponent's moves read");
        if (!made.contains(text)) made.append(text);
    }
    lines += made;
    if (!m_shown.winTable() && m_shown.game()->record().playerCount() == 2)
        lines.append(
            tr("⚠ There is no win table for this game: chances of winning are estimated from the "
               "lead and the tiles that are left."));
    return lines.join(u'\n');
}

QString ReviewPanel::statusText() const
{
    const QLocale locale;
    if (!m_shown.game()) return tr("No game is open.");
    if (m_reviewer.isWithheld()) return tr("Hidden while the game is played.");
    if (m_practice.isVeiled()) return tr("Hidden until the answer of this chapter is shown.");
    const std::vector<engine::PlayerReview> players = m_reviewer.players();
    int turns = 0;
    int judged = 0;
    int searched = 0;
    for (const engine::PlayerReview& player : players) {
        turns += player.turns;
        judged += player.judged;
        searched += player.searched;
    }
    const QString depth = depthText(m_reviewer.searchedChoice().depth);
    const GameReviewer::Count count = m_reviewer.searchedTurns();
    const QString sought =
        tr("%1 of %2 turns searched").arg(locale.toString(count.done), locale.toString(count.all));
    using State = GameReviewer::State;
    switch (m_reviewer.state()) {
    case State::Off:
        return m_reviewer.isOutdated()
                   ? tr("⚠ Its review is of other words or values: F9 reviews it again.")
                   : tr("Not reviewed yet: F9.");
    case State::Running:
        if (m_reviewer.isSearching()) return tr("%1: %2").arg(depth, sought);
        return tr("Reviewing: %1 of %2 turns")
            .arg(locale.toString(turns),
                 locale.toString(static_cast<int>(m_shown.moment().turns.size())));
    case State::Paused: return tr("❚❚ paused: %1").arg(sought);
    case State::Stopped:
        if (m_reviewer.isReady()) return tr("■ stopped: %1; F9 goes on").arg(sought);
        return tr("Stopped after %n turns.", nullptr, turns);
    case State::Failed: return m_reviewer.error() ? errorText(*m_reviewer.error()) : QString();
    case State::Done: break;
    }
    QStringList parts{judged == turns ? tr("%n turns judged", nullptr, turns)
                                      : tr("%1 of %2 turns can be judged")
                                            .arg(locale.toString(judged), locale.toString(turns))};
    if (searched > 0) {
        parts.append(searched == judged
                         ? tr("all by searches")
                         : tr("%1 of them by searches").arg(locale.toString(searched)));
        if (m_reviewer.seconds() >= 1) parts.append(durationText(m_reviewer.seconds()));
        if (!m_shown.winTable() && players.size() == 2) parts.append(tr("⚠ win % estimated"));
    }
    return parts.join(u" · "_s);
}

void ReviewPanel::showGraph()
{
    QStringList names;
    std::vector<SpreadGraph::Turn> turns;
    std::vector<int> start;
    int current = 0;
    if (m_shown.game()) {
        const OpenGame& game = *m_shown.game();
        const GameMoment moment = m_shown.moment();
        current = moment.turn;
        for (int i = 0; i < game.record().playerCount(); ++i) names.append(m_shown.playerName(i));
        for (const engine::Score total : engine::totalsAfter(game.record(), engine::kRootNode))
            start.push_back(total.points);
        for (const engine::Turn& turn : moment.turns) {
            SpreadGraph::Turn point;
            point.player = turn.player;
            const auto totals = engine::totalsAfter(
                game.record(), turn.consequences.empty() ? turn.move : turn.consequences.back());
            for (const engine::Score total : totals) point.totals.push_back(total.points);
            const engine::TurnReview* review = m_reviewer.turn(turn.move);
            point.quality = qualityOf(review);
            if (review != nullptr && review->verdict && game.record().playerCount() == 2)
                point.win = turn.player == 0 ? review->verdict->win : 1 - review->verdict->win;
            point.text = turnText(m_shown, turn, point.totals, review);
            turns.push_back(std::move(point));
        }
    }
    m_graph->setHiddenFrom(m_practice.isConcealing() ? current : -1);
    m_graph->setGame(std::move(names), std::move(turns), std::move(start));
}

void ReviewPanel::showCard()
{
    std::vector<engine::PlayerReview> players = m_reviewer.players();
    GameReviewPtr review = m_reviewer.review();
    if (m_practice.isVeiled()) {
        players.clear();
        review.reset();
    }
    QStringList names;
    for (int i = 0; i < static_cast<int>(players.size()); ++i) names.append(m_shown.playerName(i));
    m_card->setReview(names, players, review ? *review : engine::GameReview(), player());
}

void ReviewPanel::showTurns()
{
    const QScopedValueRollback following(m_following, true);
    std::vector<CellTableModel::Row> rows;
    m_turnOfRow.clear();
    bool isSearched = false;
    if (m_shown.game() && !m_practice.isConcealing()) {
        const OpenGame& game = *m_shown.game();
        const GameMoment moment = m_shown.moment();
        for (int i = 0; i < static_cast<int>(moment.turns.size()); ++i) {
            const engine::Turn& turn = moment.turns[static_cast<std::size_t>(i)];
            const engine::TurnReview* review = m_reviewer.turn(turn.move);
            if (review == nullptr || !(showsAllTurns() || review->isMistake())) continue;
            if (player() >= 0 && turn.player != player()) continue;
            isSearched = isSearched || review->verdict;
            rows.push_back(turnRow(game, *review));
            m_turnOfRow.push_back(i);
        }
    }
    const bool over = m_reviewer.isReady() && !m_reviewer.isSearching();
    m_none->setText(player() < 0 ? tr("✓ No mistakes")
                                 : tr("✓ No mistakes of %1").arg(m_shown.playerName(player())));
    const bool none = rows.empty() && over && m_shown.game() && !m_practice.isConcealing();
    m_list->setCurrentWidget(none ? static_cast<QWidget*>(m_none) : m_turnTable);
    m_fit->release();
    m_turns->setRows(std::move(rows));
    for (const TurnTableColumn column : kSearchColumns)
        m_turnTable->setColumnHidden(column, !isSearched);
    for (int column = TurnColumn; column < TurnColumnCount; ++column)
        if (column != WhyColumn) m_turnTable->resizeColumnToContents(column);
    arrangeTables();
    showPlace();
}

CellTableModel::Row ReviewPanel::turnRow(const OpenGame& game,
                                         const engine::TurnReview& review) const
{
    CellTableModel::Row row(TurnColumnCount);
    const auto set = [&row](TurnTableColumn column, CellTableModel::Cell cell) {
        row[static_cast<std::size_t>(column)] = std::move(cell);
    };
    set(TurnColumn, CellTableModel::number(review.number));
    set(PlayerColumn, CellTableModel::text(m_shown.playerName(review.player)));
    for (const TurnTableColumn column : {LostColumn, PointsColumn, LuckColumn})
        set(column, {{}, -1e9, true});
    if (!review.judged()) {
        QString why = tr("not judged: %1").arg(gapText(review.gap));
        // The words can be looked up, whatever is known of the rack.
        if (review.phony) {
            set(PlayedColumn, CellTableModel::text(moveTextAt(game, review, review.played)));
            set(ClassColumn, {qualitySign(qualityOf(&review)), 0, false});
            set(LostColumn, {u"–"_s, 0, true});
            why = reasonText(game, review) + u", "_s + why;
        }
        set(WhyColumn, CellTableModel::text(why));
        return row;
    }
    const Quality quality = qualityOf(&review);
    set(PlayedColumn, CellTableModel::text(moveTextAt(game, review, review.played)));
    const engine::Move& best = review.bestMove();
    const bool isBest = costText(review).isEmpty() && quality == Quality::Best;
    set(BestColumn,
        CellTableModel::text(isBest ? u"–"_s
                                    : tr("%1  %2").arg(moveTextAt(game, review, best),
                                                       QLocale().toString(best.score.points))));
    const QString name = quality == Quality::Best ? QString() : mistakeText(review.mistake);
    set(ClassColumn, {u"%1 %2"_s.arg(qualitySign(quality), name).trimmed(), costOf(review), false});
    const QString cost = costText(review);
    const QString points = QLocale().toString(review.lossPoints(), 'f', 1);
    const QString judge = judgedByText(review.by());
    QStringList help{tr("%1: %2").arg(tr("Points"), points)};
    set(PointsColumn, {points, review.lossPoints(), true});
    if (review.luck) {
        const QString luck = signedDecimal(review.luck->points);
        set(LuckColumn, {luck, review.luck->points, true});
        help.append(tr("%1: %2").arg(tr("Luck"), luck));
    }
    set(ByColumn, CellTableModel::text(judge));
    help.append(tr("%1: %2").arg(tr("Judged by"), judge));
    set(LostColumn, {cost.isEmpty() ? u"–"_s : cost, costOf(review), true, help.join(u'\n')});
    QString why = reasonText(game, review);
    if (const QString mixed = m_chance ? mixedWorthText(review, m_chance()) : QString();
        !mixed.isEmpty())
        why += u", "_s + mixed;
    if (!review.unsearched.empty() && !review.verdict)
        why += (why.isEmpty() ? QString() : u", "_s) + engineText(review.unsearched);
    set(WhyColumn, CellTableModel::text(why));
    return row;
}

void ReviewPanel::arrangeTables()
{
    m_fit->release();
    int needed = m_card->neededWidth() + gap::kPart + m_tables->handleWidth() +
                 m_turnTable->verticalScrollBar()->sizeHint().width();
    for (int column = TurnColumn; column < TurnColumnCount; ++column)
        if (column != WhyColumn && !m_turnTable->isColumnHidden(column))
            needed += m_turnTable->columnWidth(column);
    const auto* view = static_cast<const QAbstractItemView*>(m_turnTable);
    needed += std::max(view->sizeHintForColumn(WhyColumn),
                       m_turnTable->horizontalHeader()->sectionSizeHint(WhyColumn));
    const bool beside = needed <= width();
    const bool isBeside = m_card->indexOf(m_list) < 0;
    if (beside == isBeside) {
        if (beside) giveRoomToCard();
        return m_fit->fit();
    }
    if (beside) {
        m_card->removeTab(m_card->indexOf(m_list));
        m_tables->insertWidget(0, m_list);
        m_tables->setStretchFactor(0, 1);
        m_tables->setStretchFactor(1, 0);
        m_list->show();
        m_roomOfCard = 0;
        giveRoomToCard();
    } else {
        m_card->insertTab(0, m_list, tr("T&urns"));
        m_card->setCurrentIndex(0);
    }
    m_fit->fit();
}

void ReviewPanel::giveRoomToCard()
{
    // Once for what it holds: whoever makes it narrower wants it so.
    const int needed = m_card->neededWidth();
    if (needed <= m_roomOfCard) return;
    m_roomOfCard = needed;
    m_tables->setSizes({m_tables->width() - needed, needed});
}

int ReviewPanel::neededBy(int column) const
{
    const int heading = headingWidth(*m_turnTable, column);
    if (column == ClassColumn) return heading;
    const auto* view = static_cast<const QAbstractItemView*>(m_turnTable);
    int texts = view->sizeHintForColumn(column);
    // Of a name the beginning tells the players apart.
    if (column == PlayerColumn)
        texts = std::min(texts, kNameLetters * fontMetrics().averageCharWidth());
    return std::max(heading, texts);
}

void ReviewPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrangeTables();
    giveRoomToQuestion();
}

void ReviewPanel::giveRoomToQuestion()
{
    const int room = height() - m_graph->parentWidget()->y();
    const int needed = m_graph->minimumSizeHint().height() + gap::kNormal +
                       m_stack->currentWidget()->sizeHint().height();
    m_graph->setVisible(!m_practice.isOn() || room >= needed);
}

void ReviewPanel::showPlace()
{
    const QScopedValueRollback following(m_following, true);
    const int turn = m_shown.game() ? m_shown.moment().turn : 0;
    m_graph->setCurrent(turn);
    const auto found = std::find(m_turnOfRow.begin(), m_turnOfRow.end(), turn);
    const int row = found == m_turnOfRow.end()
                        ? -1
                        : m_turns->rowOfSource(static_cast<int>(found - m_turnOfRow.begin()));
    if (row >= 0) {
        m_turnTable->setCurrentIndex(m_turns->index(row, TurnColumn));
    } else {
        m_turnTable->clearSelection();
        m_turnTable->setCurrentIndex({});
    }
}

}  // namespace ui

#include "moc_review_panel.cpp"
