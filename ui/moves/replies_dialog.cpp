// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/replies_dialog.h"

#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/document/move_name.h"
#include "ui/document/shown_study.h"
#include "ui/language/text.h"
#include "ui/moves/live_analysis.h"
#include "ui/moves/move_filter.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/widgets/busy_bar.h"
#include "ui/widgets/cell_table_model.h"
#include "ui/widgets/list_table.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr std::size_t kMost = 5000;  // rows
constexpr std::chrono::milliseconds kDelay{150};
constexpr int kMostPoints = 2000;

CellTableModel::Cell decimal(double value, int digits, const QString& unit = {})
{
    return {QLocale().toString(value, 'f', digits) + unit, value, true};
}

/// Shares of less than one in a thousand are not none.
CellTableModel::Cell percent(double chance)
{
    constexpr double kLeast = 0.0005;
    CellTableModel::Cell cell = decimal(100 * chance, 1, u" %"_s);
    if (chance < kLeast) cell.text = u"< "_s + decimal(0.1, 1, u" %"_s).text;
    cell.key = chance;
    return cell;
}

}  // namespace

RepliesDialog::RepliesDialog(const ShownStudy& shown, const LiveAnalysis& analysis,
                             JobService& jobs, QWidget* parent)
    : QDialog(parent),
      m_shown(shown),
      m_analysis(analysis),
      m_job(jobs),
      m_order(new QComboBox),
      m_points(new QSpinBox),
      m_chance(new QSpinBox),
      m_unknown(new QCheckBox(tr("As if the rack were &not known"))),
      m_filter(new QLineEdit),
      m_headline(new QLabel),
      m_hint(new QLabel),
      m_busy(new QProgressBar),
      m_stop(new QPushButton(tr("&Stop"))),
      m_table(new QTableView),
      m_model(
          new CellTableModel({tr("Move"), tr("Score"), tr("Chance"), tr("Score × chance")}, this))
{
    setObjectName(u"repliesDialog"_s);
    setWindowTitle(tr("What Could the Opponent Play?"));
    build();
    connect(&m_shown, &ShownStudy::changed, this, &RepliesDialog::follow);
    connect(&m_analysis, &LiveAnalysis::stateChanged, this, [this, was = isConcealed()]() mutable {
        const bool before = std::exchange(was, isConcealed());
        if (before != was && isVisible()) askSoon();
    });
    connect(m_order, &QComboBox::currentIndexChanged, this, &RepliesDialog::askSoon);
    connect(m_points, &QSpinBox::valueChanged, this, &RepliesDialog::askSoon);
    connect(m_chance, &QSpinBox::valueChanged, this, &RepliesDialog::askSoon);
    connect(m_unknown, &QCheckBox::toggled, this, &RepliesDialog::askSoon);
    connect(m_filter, &QLineEdit::textChanged, this, &RepliesDialog::showRows);
    connect(m_stop, &QPushButton::clicked, this, [this] { m_job.cancel(); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &RepliesDialog::offerCurrent);
    connect(m_table, &QTableView::clicked, this, &RepliesDialog::offerCurrent);
    connect(m_table, &QTableView::activated, this, &RepliesDialog::offerCurrent);
}

void RepliesDialog::build()
{
    m_order->setObjectName(u"replyOrder"_s);
    m_order->addItem(tr("Most points first"), static_cast<int>(engine::ReplyOrder::Score));
    m_order->addItem(tr("Most likely first"), static_cast<int>(engine::ReplyOrder::Chance));
    m_order->addItem(tr("Points × chance first"), static_cast<int>(engine::ReplyOrder::Expected));
    m_points->setObjectName(u"replyPoints"_s);
    m_points->setRange(0, kMostPoints);
    m_chance->setObjectName(u"replyChance"_s);
    m_chance->setRange(0, 100);
    m_chance->setSuffix(tr(" %"));
    m_unknown->setObjectName(u"replyUnknown"_s);
    m_filter->setObjectName(u"replyFilter"_s);
    m_filter->setAccessibleName(tr("Filter of the replies"));
    m_filter->setPlaceholderText(tr("filter: bingo  >30  lane:15  uses:?"));
    m_filter->setClearButtonEnabled(true);
    m_headline->setObjectName(u"replyHeadline"_s);
    m_headline->setWordWrap(true);
    setTextFactor(*m_headline, textSize::kTitle);
    m_hint->setObjectName(u"replyHint"_s);
    m_hint->setWordWrap(true);
    makeBusyBar(*m_busy, u"replyBusy"_s, tr("Looking for replies"));
    m_stop->setObjectName(u"replyStop"_s);
    m_stop->setAutoDefault(false);
    m_table->setObjectName(u"replies"_s);
    m_table->setAccessibleName(tr("Replies"));
    m_table->setModel(m_model);
    makeListTable(*m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);

    auto* least = new QHBoxLayout;
    least->setSpacing(gap::kWide);
    const auto addField = [least](QWidget* field, const QString& title) {
        auto* label = new QLabel(title);
        label->setBuddy(field);
        least->addWidget(label);
        least->addWidget(field);
    };
    addField(m_order, tr("&Order:"));
    addField(m_points, tr("&Points at least:"));
    addField(m_chance, tr("&Chance at least:"));
    least->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_stop, QDialogButtonBox::ActionRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap::kWide);
    layout->addWidget(m_headline);
    layout->addLayout(least);
    layout->addWidget(m_unknown);
    layout->addWidget(m_filter);
    layout->addWidget(m_busy);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_hint);
    layout->addWidget(buttons);
    const int letter = fontMetrics().averageCharWidth();
    resize(84 * letter, 80 * letter);
}

void RepliesDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    m_table->setFocus();
    ask();
}

void RepliesDialog::hideEvent(QHideEvent* event)
{
    QDialog::hideEvent(event);
    m_job.drop();
    emit previewed(std::nullopt);
}

void RepliesDialog::follow(StudyChanges changes)
{
    using enum StudyChange;
    const StudyChanges question =
        BoardChange | RackChange | TurnChange | RulesChange | LexiconChange | PermissionChange;
    if (isVisible() && (changes & question)) askSoon();
}

void RepliesDialog::askSoon()
{
    m_job.askSoon(kDelay, [this] { ask(); });
}

bool RepliesDialog::isConcealed() const
{
    return m_analysis.state() == LiveAnalysis::State::Concealed;
}

std::optional<engine::ReplyRequest> RepliesDialog::request(QString& why) const
{
    if (!m_shown.permissions().answers || !m_shown.permissions().words || isConcealed()) {
        why = tr("This is not told while you play or look for a move yourself.");
        return std::nullopt;
    }
    engine::Position position = *m_shown.position();
    if (!position.lexicon()) {
        why = tr("No lexicon is open.");
        return std::nullopt;
    }
    const int player = (position.onTurn() + 1) % position.playerCount();
    if (m_unknown->isChecked()) position.setRack(player, engine::Rack());
    return engine::ReplyRequest{
        .position = std::move(position),
        .player = player,
        .limit = kMost,
        .order = static_cast<engine::ReplyOrder>(m_order->currentData().toInt()),
        .leastChance = m_chance->value() / 100.0,
        .leastScore = m_points->value(),
    };
}

void RepliesDialog::ask()
{
    m_position = m_shown.position();
    const int player = (m_position->onTurn() + 1) % m_position->playerCount();
    m_unknown->setVisible(!m_position->player(player).rack.empty());
    QString why;
    auto question = request(why);
    if (!question) {
        m_job.drop();
        m_replies = {};
        m_headline->setText(why);
        showRows();
        m_busy->hide();
        m_stop->setEnabled(false);
        return;
    }
    m_replies = {};
    m_headline->setText(tr("Looking for replies…"));
    showRows();
    m_busy->show();
    m_stop->setEnabled(true);
    m_job.ask<engine::Replies>(
        tr("Looking for replies"), JobClass::Heavy,
        [question = std::move(*question)](const engine::TaskContext& context) {
            return engine::findReplies(question, context);
        },
        [this](const engine::Result<engine::Replies>& answer) { showAnswer(answer); });
}

void RepliesDialog::showAnswer(const engine::Result<engine::Replies>& answer)
{
    m_busy->hide();
    m_stop->setEnabled(false);
    m_replies = answer ? *answer : engine::Replies();
    if (!answer) {
        m_headline->setText(answer.error().code == engine::ErrorCode::Cancelled
                                ? tr("Stopped.")
                                : errorText(answer.error()));
    } else {
        const int player = (m_position->onTurn() + 1) % m_position->playerCount();
        const QString who = m_shown.playerName(player);
        const QString drawn =
            m_replies.drawn > 0 ? tr("%n unknown tiles out of %1 unseen", nullptr, m_replies.drawn)
                                      .arg(m_replies.unseen.total())
                                : tr("all tiles known");
        m_headline->setText(
            tr("%1 could lay %L2 placements: %3").arg(who).arg(m_replies.placements).arg(drawn));
    }
    showRows();
}

void RepliesDialog::showRows()
{
    m_rows.clear();
    std::vector<CellTableModel::Row> rows;
    const MoveFilter filter = MoveFilter::parse(m_filter->text(), *m_shown.position());
    for (std::size_t i = 0; i < m_replies.replies.size(); ++i) {
        const engine::Reply& reply = m_replies.replies[i];
        if (!filter.accepts(*m_position, reply.move)) continue;
        const int points = reply.move.score.points;
        rows.push_back({CellTableModel::text(moveName(*m_position, reply.move)),
                        CellTableModel::number(points), percent(reply.chance),
                        decimal(points * reply.chance, 1)});
        m_rows.push_back(i);
    }
    m_model->setRows(std::move(rows));
    for (int column = 1; column < m_model->columnCount(); ++column)
        m_table->resizeColumnToContents(column);
    QStringList hints = filter.problems();
    if (m_replies.replies.size() == kMost)
        hints << tr("The first %L1 in this order; ask for more points or a higher chance to see "
                    "others.")
                     .arg(kMost);
    else if (m_rows.empty() && m_replies.placements > 0) hints << tr("None fits.");
    m_hint->setText(hints.join(u'\n'));
    m_hint->setVisible(!hints.isEmpty());
}

void RepliesDialog::offerCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid() || m_position != m_shown.position()) return;
    const auto source = static_cast<std::size_t>(m_model->sourceIndex(current.row()));
    if (source < m_rows.size()) emit previewed(m_replies.replies[m_rows[source]].move);
}

}  // namespace ui

#include "moc_replies_dialog.cpp"
