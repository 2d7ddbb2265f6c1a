// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/endings/pre_endgame_page.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include "engine/search/pre_endgame_view.h"
#include "ui/board/rack_text.h"
#include "ui/document/move_name.h"
#include "ui/endings/draw_delegate.h"
#include "ui/language/text.h"
#include "ui/position/simulated.h"
#include "ui/theme/measures.h"

namespace ui {

using engine::PreEndgameResult;

namespace {

using namespace Qt::StringLiterals;

/// More draws than this are counted, not listed.
constexpr std::size_t kMostListed = 16;
/// Moves that are named where several win.
constexpr int kMostNamed = 3;
/// Width of the field for the tiles in the bag, in letters.
constexpr int kBagLetters = 14;
/// Rows that are seen at least.
constexpr int kLeastRows = 3;

/// "5", "5.5".
QString pointsText(double points)
{
    return QLocale().toString(points, 'f', points == std::floor(points) ? 0 : 1);
}

QString orderCount(std::int64_t number)
{
    return QLocale().toString(static_cast<qlonglong>(number));
}

QString mostNamed(QStringList names)
{
    const int more = static_cast<int>(names.size()) - kMostNamed;
    if (more > 0) {
        names = names.mid(0, kMostNamed);
        names << PreEndgamePage::tr("%n more", nullptr, more);
    }
    return names.join(u", "_s);
}

}  // namespace

PreEndgamePage::PreEndgamePage()
    : m_table(new QTableView),
      m_bag(new QLineEdit),
      m_bagHelp(new QLabel),
      m_hopeHead(new QLabel),
      m_hope(new QLabel)
{
    m_table->setObjectName(u"preEndgameMatrix"_s);
    m_table->setAccessibleName(tr("Moves by what is in the bag"));
    m_table->setModel(&m_model);
    m_table->setItemDelegate(new DrawDelegate(m_table));
    m_table->verticalHeader()->hide();
    m_table->setShowGrid(false);
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setWordWrap(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->horizontalHeader()->setSectionsClickable(true);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setMinimumSectionSize(0);
    m_table->installEventFilter(this);
    m_bag->setObjectName(u"preEndgameBag"_s);
    m_bag->setAccessibleName(tr("Tiles in the bag"));
    m_bag->setPlaceholderText(tr("any tiles"));
    m_bag->setClearButtonEnabled(true);
    m_bagHelp->setObjectName(u"preEndgameBagHelp"_s);
    m_hopeHead->setObjectName(u"preEndgameHopeHead"_s);
    m_hope->setObjectName(u"preEndgameHope"_s);
    for (QLabel* label : {m_bagHelp, m_hopeHead, m_hope}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    QFont bold = m_hopeHead->font();
    bold.setBold(true);
    m_hopeHead->setFont(bold);

    m_filterBar = new QWidget(this);
    auto* name = new QLabel(tr("In the &bag:"));
    name->setBuddy(m_bag);
    m_bag->setMaximumWidth(fontMetrics().averageCharWidth() * kBagLetters);
    auto* filter = new QHBoxLayout(m_filterBar);
    filter->setContentsMargins(gap::kNone, gap::kNone, gap::kNone, gap::kNone);
    filter->setSpacing(gap::kNormal);
    filter->addWidget(name);
    filter->addWidget(m_bag);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNone, gap::kNone, gap::kNone, gap::kNone);
    layout->setSpacing(gap::kNormal);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_bagHelp);
    layout->addWidget(m_hopeHead);
    layout->addWidget(m_hope);

    connect(m_bag, &QLineEdit::textChanged, this, &PreEndgamePage::readFilter);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int section) {
        if (const auto draw = m_model.drawOf(section)) toggleFilter(*draw);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PreEndgamePage::choose);
    connect(m_table, &QTableView::clicked, this, &PreEndgamePage::choose);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        if (const auto* row = m_model.row(index.row())) emit playRequested(row->move);
    });
}

void PreEndgamePage::setRun(EndingRun* run)
{
    if (run == m_run) return;
    m_run = static_cast<PreEndgameRun*>(run);
    m_chosen = false;
    m_bag->clear();
    const QScopedValueRollback filling(m_filling, true);
    m_model.setState(nullptr, nullptr, {});
}

void PreEndgamePage::focusTable()
{
    m_table->setFocus();
}

void PreEndgamePage::changeEvent(QEvent* event)
{
    EndingPage::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitColumns();
}

void PreEndgamePage::refresh()
{
    const QScopedValueRollback filling(m_filling, true);
    const QModelIndex before = m_table->currentIndex();
    const engine::PreEndgameRow* row = m_model.row(before.row());
    // Until someone chooses, the best row is chosen.
    const auto move = row && m_chosen ? std::optional(row->move) : std::nullopt;
    const auto draw = m_model.drawOf(before.column());
    const int columns = m_model.columnCount();
    m_model.setState(m_run ? m_run->position() : nullptr, m_run ? m_run->state() : nullptr,
                     m_filter);
    const QString spread = widest(DrawMatrix::Kind::Spread);
    const QString exact = widest(DrawMatrix::Kind::Exact);
    const bool isWider =
        spread.size() > m_widestSpread.size() || exact.size() > m_widestExact.size();
    if (m_model.columnCount() != columns || isWider) {
        m_widestSpread = spread;
        m_widestExact = exact;
        fitColumns();
    }
    if (m_model.rowCount() > 0) {
        // The chosen move stays chosen where its row goes.
        const int again = move ? std::max(m_model.rowOf(*move), 0) : 0;
        const int column = draw ? std::max(m_model.columnOf(*draw), 0) : 0;
        const QModelIndex index = m_model.index(again, column);
        if (m_table->currentIndex() != index) m_table->setCurrentIndex(index);
    }
    showHope();
    const QString help = filterText();
    m_bagHelp->setText(help);
    m_bagHelp->setVisible(!help.isEmpty());
}

QString PreEndgamePage::widest(DrawMatrix::Kind kind) const
{
    QString found;
    for (int column = 0; column < m_model.columnCount(); ++column) {
        if (m_model.kindOf(column) != kind) continue;
        for (int row = 0; row < m_model.rowCount(); ++row)
            if (const QString text = m_model.index(row, column).data().toString();
                text.size() > found.size())
                found = text;
    }
    return found;
}

int PreEndgamePage::widthOf(int column) const
{
    constexpr int kMargin = gap::kWide + gap::kNormal;
    const QFontMetrics metrics(m_table->font());
    QFont strong = m_table->font();
    strong.setBold(true);
    const QFontMetrics bold(strong);
    const int letter = metrics.horizontalAdvance(u'0');
    const QLocale locale;
    std::int64_t bags = 0;
    for (const std::size_t draw : m_model.shownDraws()) bags += m_model.state()->draws[draw].orders;
    const QString most = locale.toString(static_cast<qlonglong>(bags));
    const auto text = [&](const QString& sample, const QFontMetrics& font) {
        return std::max(font.horizontalAdvance(sample) + kMargin,
                        m_table->horizontalHeader()->sectionSizeHint(column));
    };
    switch (m_model.kindOf(column)) {
    case DrawMatrix::Kind::Move: return 15 * letter;
    case DrawMatrix::Kind::Score: return text(u"188"_s, metrics);
    case DrawMatrix::Kind::Draw: {
        const QString title =
            m_model.headerData(column, Qt::Horizontal, DrawMatrix::NameRole).toString();
        return std::max(metrics.horizontalAdvance(title), bold.horizontalAdvance(u"−88"_s)) +
               gap::kNormal;
    }
    case DrawMatrix::Kind::Results: return text(u"%1 %1 %1"_s.arg(most), metrics);
    case DrawMatrix::Kind::Points:
        // A tie is half of a win.
        return text(u"%1/%2"_s.arg(locale.toString(static_cast<double>(bags) + 0.5, 'f', 1), most),
                    bold);
    case DrawMatrix::Kind::Exact:
        return std::max(text(u"✕ %1/%1"_s.arg(most), metrics), text(m_widestExact, metrics));
    default: return std::max(text(u"≈ −88.8"_s, metrics), text(m_widestSpread, metrics));
    }
}

void PreEndgamePage::fitColumns()
{
    QHeaderView* header = m_table->horizontalHeader();
    const QFontMetrics metrics(m_table->font());
    // The scroll bar may come with more rows.
    const int room = m_table->width() - 2 * m_table->frameWidth() -
                     m_table->verticalScrollBar()->sizeHint().width();
    int missing = -room;
    for (int column = 0; column < m_model.columnCount(); ++column) {
        header->setSectionResizeMode(column, QHeaderView::Interactive);
        const int width = widthOf(column);
        header->setSectionHidden(column, false);
        header->resizeSection(column, width);
        missing += width;
    }
    // Before one has to scroll, what the cells say too gives way, then what the list of moves says.
    if (m_model.shownDraws().size() <= DrawMatrix::kFewDraws) {
        for (const DrawMatrix::Kind kind :
             {DrawMatrix::Kind::Results, DrawMatrix::Kind::Score, DrawMatrix::Kind::Exact})
            for (int column = 0; column < m_model.columnCount() && missing > 0; ++column)
                if (m_model.kindOf(column) == kind) {
                    missing -= header->sectionSize(column);
                    header->setSectionHidden(column, true);
                }
    }
    const int row = metrics.height() + 2 * gap::kFine;
    m_table->verticalHeader()->setMinimumSectionSize(row);
    m_table->verticalHeader()->setDefaultSectionSize(row);
    m_table->setMinimumHeight(header->sizeHint().height() + kLeastRows * row +
                              2 * m_table->frameWidth());
}

bool PreEndgamePage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::Resize) fitColumns();
    return EndingPage::eventFilter(watched, event);
}

void PreEndgamePage::readFilter()
{
    if (!m_run) {
        m_filter = {};
        return;
    }
    const auto rack = readTypedRack(m_run->position()->rules().alphabet, m_bag->text());
    if (!rack) {
        m_bagHelp->setText(typedErrorText(rack.error()));
        m_bagHelp->show();
        return;
    }
    m_filter = *rack;
    refresh();
    // The line of a cell that isn't shown any more.
    if (const auto& cell = m_run->followed(); cell && m_model.columnOf(cell->draw) < 0)
        m_run->unfollow();
    emit chosen();
}

void PreEndgamePage::toggleFilter(std::size_t draw)
{
    const engine::Rack bag = m_model.state()->draws[draw].bag;
    const auto tiles = bag == m_filter ? std::vector<engine::Tile>() : bag.tiles();
    m_bag->setText(typedRackText(m_run->position()->rules().alphabet, tiles));
}

void PreEndgamePage::choose()
{
    if (m_filling || !m_run) return;
    m_chosen = true;
    const QModelIndex index = m_table->currentIndex();
    if (const auto draw = m_model.drawOf(index.column())) {
        const engine::PreEndgameRow* row = m_model.row(index.row());
        if (row) m_run->follow({row->move, *draw});
    } else {
        // What one must hope for takes the place of the line.
        m_run->unfollow();
    }
    showHope();
    emit chosen();
    if (const auto* row = m_model.row(index.row())) emit moveShown(row->move);
}

const engine::PreEndgameRow* PreEndgamePage::chosenRow() const
{
    if (const auto* row = m_model.row(m_table->currentIndex().row())) return row;
    return m_model.row(0);
}

QString PreEndgamePage::hopeLine(const QString& name, PreEndgameResult result) const
{
    const engine::PreEndgameRow& row = *chosenRow();
    const auto& draws = m_model.state()->draws;
    QStringList bags;
    std::int64_t orders = 0;
    std::int64_t of = 0;
    int least = std::numeric_limits<int>::max();
    int most = std::numeric_limits<int>::min();
    bool known = true;
    std::size_t listed = 0;
    for (const std::size_t draw : m_model.shownDraws()) {
        const engine::PreEndgameCell& cell = row.cells[draw];
        of += draws[draw].orders;
        if (engine::resultOf(row, cell) != result) continue;
        orders += draws[draw].orders;
        if (++listed <= kMostListed && result != PreEndgameResult::Unknown)
            bags << m_model.headerData(m_model.columnOf(draw), Qt::Horizontal, DrawMatrix::NameRole)
                        .toString();
        known &= cell.gainProved;
        const auto spread =
            static_cast<int>(std::lround(m_run->position()->spread().points + cell.gain));
        least = std::min(least, std::abs(spread));
        most = std::max(most, std::abs(spread));
    }
    if (orders == 0) return {};
    if (result == PreEndgameResult::Unknown)
        return tr("%1: %2 of %3").arg(name, orderCount(orders), orderCount(of));
    if (listed > kMostListed)
        bags << tr("%n more", nullptr, static_cast<int>(listed - kMostListed));
    QString text =
        tr("%1: %2 · %3 of %4").arg(name, bags.join(u"  "_s), orderCount(orders), orderCount(of));
    const bool decided = result == PreEndgameResult::Wins || result == PreEndgameResult::Loses;
    if (decided && known)
        text += least == most
                    ? tr(", by %1").arg(QLocale().toString(least))
                    : tr(", by %1 to %2").arg(QLocale().toString(least), QLocale().toString(most));
    return text;
}

void PreEndgamePage::showHope()
{
    // The line of a cell takes its place.
    const bool wanted = m_model.state() && !m_run->followed();
    const engine::PreEndgameRow* row = wanted ? chosenRow() : nullptr;
    m_hopeHead->setVisible(row);
    m_hope->setVisible(row);
    if (!row) return;
    m_hopeHead->setText(
        tr("What must I hope for after %1?").arg(moveName(*m_run->position(), row->move)));
    QStringList lines{hopeLine(tr("+ Hope"), PreEndgameResult::Wins),
                      hopeLine(tr("= Tie"), PreEndgameResult::Ties),
                      hopeLine(tr("± By the order"), PreEndgameResult::Depends),
                      hopeLine(tr("− Fear"), PreEndgameResult::Loses),
                      hopeLine(tr("? Not known"), PreEndgameResult::Unknown)};
    lines.removeAll(QString());
    m_hope->setText(lines.join(u'\n'));
}

QString PreEndgamePage::filterText() const
{
    if (m_filter.empty() || !m_model.state()) return {};
    if (m_model.shownDraws().empty()) return tr("These tiles can't be in the bag together.");
    QStringList winning;
    for (int i = 0; const auto* row = m_model.row(i); ++i) {
        const auto sum = engine::sumOver(*row, m_model.state()->draws, m_model.shownDraws());
        if (sum.wins == sum.of) winning << moveName(*m_run->position(), row->move);
    }
    return winning.isEmpty() ? tr("None of these moves is known to win all of these bags.")
                             : tr("Win then: %1").arg(mostNamed(winning));
}

QString PreEndgamePage::headline() const
{
    const engine::PreEndgameState& state = *m_run->state();
    const engine::PreEndgameRow& best = state.rows.front();
    const engine::PreEndgameSum sum = engine::sumOver(best, state.draws);
    const QString name = moveName(*m_run->position(), best.move);
    const QString points = pointsText(sum.points());
    const QString of = orderCount(sum.of);
    if (sum.exact) return tr("■ %1 wins %2 of %3").arg(name, points, of);
    if (sum.solved == sum.of) return tr("≈ %1 wins about %2 of %3").arg(name, points, of);
    return tr("≈ %1 wins about %2 of the %3 looked at, of %4")
        .arg(name, points, orderCount(sum.solved), of);
}

QString PreEndgamePage::detail() const
{
    const QLocale locale;
    const engine::PreEndgameState& state = *m_run->state();
    const engine::PreEndgameRow& best = state.rows.front();
    QStringList parts;
    if (state.proved) parts << tr("proved: no move wins more");
    else if (best.exact && m_run->isComplete())
        parts << tr("exact, best of %1 candidates; %n legal moves", nullptr,
                    static_cast<int>(state.legalMoves))
                     .arg(locale.toString(static_cast<qlonglong>(state.rows.size())));
    else if (m_run->isComplete()) parts << tr("not proved, %n plies deep", nullptr, state.depth);
    else parts << tr("best so far");
    const auto open =
        std::ranges::count_if(state.rows, [](const auto& row) { return !row.exact && !row.cut; });
    if (open > 0 && state.bag == 1)
        parts << tr("%n rows still open", nullptr, static_cast<int>(open));
    if (state.drawsUsed < state.draws.size())
        parts << tr("%1 of %2 bags looked at, chosen by chance")
                     .arg(orderCount(static_cast<std::int64_t>(state.drawsUsed)),
                          orderCount(static_cast<std::int64_t>(state.draws.size())));
    parts << tr("mean spread %1%2")
                 .arg(best.gainExact ? QString() : u"≈ "_s,
                      signedDecimal(m_run->position()->spread().points + best.gain));
    parts << tr("%1 s").arg(locale.toString(state.seconds, 'f', 1));
    parts << endRuleText(*m_run->position(), m_run->question().settings.end);
    if (const QString words = wordsText(*m_run); !words.isEmpty()) parts << words;
    return modelText(state.model) + u'\n' + parts.join(u" · "_s);
}

EndingPage::Progress PreEndgamePage::progress() const
{
    const engine::PreEndgameState& state = *m_run->state();
    if (state.bag > 1) {
        if (m_run->isComplete()) return {1, 1, tr("✓ depth %1").arg(state.depth)};
        return {0, 0,
                tr("stage %1, %2 endings").arg(state.stage + 2).arg(orderCount(state.endings))};
    }
    int done = 0;
    for (const engine::PreEndgameRow& row : state.rows)
        done += row.cut ? static_cast<int>(row.cells.size())
                        : static_cast<int>(std::ranges::count_if(
                              row.cells, [](const auto& cell) { return cell.isProved; }));
    const int of = static_cast<int>(state.rows.size() * state.draws.size());
    if (done == of) return {of, of, tr("✓ all %n endings", nullptr, of)};
    return {done, of, tr("%1 of %n endings", nullptr, of).arg(done)};
}

EndingPage::Said PreEndgamePage::line() const
{
    if (!m_run || !m_run->followed() || !m_model.state()) return {};
    const PreEndgameRun::Cell& cell = *m_run->followed();
    const QString name = moveName(*m_run->position(), cell.move);
    const QString bag =
        fromUtf8(m_run->position()->rules().alphabet.written(m_run->bagOf(cell.draw)));
    if (m_run->lineError()) return {errorText(*m_run->lineError()), {}};
    if (!m_run->line())
        return {tr("Looking for the line of %1 with %2 in the bag…").arg(name, bag), {}};
    const engine::PreEndgameLine& found = *m_run->line();
    Said said{tr("Line of %1 with %2 in the bag, drawn in this order · the wheel steps it on the "
                 "board, a click keeps it as a variation")
                  .arg(name, bag),
              {m_run->position(), found.moves, m_run->lead(), std::nullopt, -1}};
    if (!found.finalSpread) {
        said.text += tr("\nTiles are still in the bag behind it: from there on it is no one line.");
        return said;
    }
    said.line.finalSpread = found.finalSpread;
    said.text +=
        u'\n' + (found.proved ? tr("■ %1, proved").arg(endResultText(*found.finalSpread))
                              : tr("≈ %1, not proved").arg(endResultText(*found.finalSpread)));
    return said;
}

EndingPage::Said PreEndgamePage::answer() const
{
    if (!m_run || !m_run->asked()) return {};
    const QString name = moveName(*m_run->position(), *m_run->asked());
    const engine::PreEndgameRow* row = m_run->answer();
    if (m_run->askError()) return {errorText(*m_run->askError()), {}};
    if (!row || !m_run->state())
        return {m_run->isAsking() ? tr("Looking at %1…").arg(name) : tr("Stopped."), {}};
    const engine::PreEndgameState& state = *m_run->state();
    const engine::PreEndgameRow& best = state.rows.front();
    const auto sum = engine::sumOver(*row, state.draws);
    QString text =
        row->cut
            ? tr("%1 wins %2 of the %3 looked at, of %4: it can't reach the best")
                  .arg(name, pointsText(sum.points()), orderCount(sum.solved), orderCount(sum.of))
        : sum.exact
            ? tr("%1 wins %2 of %3, exact").arg(name, pointsText(sum.points()), orderCount(sum.of))
            : tr("%1 wins about %2 of %3, not proved")
                  .arg(name, pointsText(sum.points()), orderCount(sum.of));
    if (best.move == row->move) return {tr("%1. It is the best.").arg(text), {}};
    QStringList gains;
    QStringList losses;
    const auto share = [](const engine::PreEndgameCell& cell) { return 2 * cell.wins + cell.ties; };
    for (std::size_t i = 0; i < state.draws.size() && i < row->cells.size(); ++i) {
        const engine::PreEndgameCell& own = row->cells[i];
        const engine::PreEndgameCell& other = best.cells[i];
        if (!engine::cellCounts(*row, own) || !engine::cellCounts(best, other)) continue;
        const QString bag =
            fromUtf8(m_run->position()->rules().alphabet.written(state.draws[i].bag.tiles()));
        if (share(own) > share(other)) gains << bag;
        if (share(own) < share(other)) losses << bag;
    }
    if (!gains.isEmpty()) text += tr("; better with %1").arg(mostNamed(gains));
    if (!losses.isEmpty()) text += tr("; worse with %1").arg(mostNamed(losses));
    const auto spread = [&](const engine::PreEndgameRow& each) -> QString {
        return (each.gainExact ? QString() : u"≈ "_s) +
               signedDecimal(m_run->position()->spread().points + each.gain);
    };
    text += tr("; mean spread %1 against %2").arg(spread(*row), spread(best));
    return {tr("%1.").arg(text), {}};
}

}  // namespace ui

#include "moc_pre_endgame_page.cpp"
