// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_play_tab.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/language/text.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/widgets/list_table.h"

namespace ui {

using namespace Qt::StringLiterals;
using engine::BoggleVerdict;

namespace {

constexpr int kUsualMinutes = 3;
constexpr int kMostMinutes = 60;
constexpr int kMillisecondsPerMinute = 60'000;

}  // namespace

BogglePlayTab::BogglePlayTab(BogglePlay& play, QWidget* parent)
    : QWidget(parent),
      m_play(play),
      m_model({tr("Word"), tr("Verdict"), tr("Points")}),
      m_minutes(new QSpinBox),
      m_roll(new QCheckBox(tr("Roll first"))),
      m_start(new QPushButton(tr("Start"))),
      m_finish(new QPushButton(tr("Finish"))),
      m_giveUp(new QPushButton(tr("Break off"))),
      m_clock(new QLabel),
      m_left(new QProgressBar),
      m_entry(new QLineEdit),
      m_problem(new QLabel),
      m_summary(new QLabel),
      m_show(new QComboBox),
      m_table(new QTableView)
{
    buildControls();
    connect(m_start, &QPushButton::clicked, this, [this] {
        emit startRequested(m_roll->isChecked(), m_minutes->value() * kMillisecondsPerMinute);
    });
    connect(m_finish, &QPushButton::clicked, &m_play, &BogglePlay::finish);
    connect(m_giveUp, &QPushButton::clicked, &m_play, &BogglePlay::giveUp);
    connect(m_entry, &QLineEdit::returnPressed, this, &BogglePlayTab::say);
    connect(m_entry, &QLineEdit::textEdited, this, [this] { tell({}); });
    connect(m_show, &QComboBox::currentIndexChanged, this, &BogglePlayTab::showResult);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) { showPath(current.row()); });
    connect(&m_play, &BogglePlay::stateChanged, this, &BogglePlayTab::followPlay);
    connect(&m_play, &BogglePlay::saidChanged, this, &BogglePlayTab::showSaid);
    connect(&m_play, &BogglePlay::ticked, this, &BogglePlayTab::showClock);
    followPlay();
}

BogglePlayTab::~BogglePlayTab()
{
    // The view goes before what it shows.
    delete m_table;
}

void BogglePlayTab::buildControls()
{
    m_minutes->setObjectName(u"bogglePlayMinutes"_s);
    m_minutes->setRange(1, kMostMinutes);
    m_minutes->setValue(kUsualMinutes);
    m_minutes->setSuffix(tr(" min"));
    m_minutes->setAccessibleName(tr("Minutes to play"));
    m_minutes->setToolTip(tr("Minutes to play"));
    m_roll->setObjectName(u"bogglePlayRoll"_s);
    m_roll->setChecked(true);
    m_roll->setToolTip(tr("Roll the dice with a new seed before the game"));
    m_start->setObjectName(u"bogglePlayStart"_s);
    m_finish->setObjectName(u"bogglePlayFinish"_s);
    m_finish->setToolTip(tr("End now and see what there was"));
    m_giveUp->setObjectName(u"bogglePlayGiveUp"_s);
    m_giveUp->setToolTip(tr("End without a judgement"));
    m_clock->setObjectName(u"bogglePlayClock"_s);
    m_clock->setAccessibleName(tr("Time left"));
    QFont strong = font();
    strong.setBold(true);
    m_clock->setFont(strong);
    setTextFactor(*m_clock, textSize::kHeadline);
    m_left->setTextVisible(false);
    m_left->setFixedHeight(4);
    m_left->setAccessibleName(tr("Time left"));
    m_entry->setObjectName(u"bogglePlayEntry"_s);
    m_entry->setPlaceholderText(tr("Type a word and press Enter"));
    m_entry->setAccessibleName(tr("Your words"));
    m_problem->setObjectName(u"bogglePlayProblem"_s);
    m_problem->setWordWrap(true);
    m_summary->setObjectName(u"bogglePlaySummary"_s);
    m_summary->setTextFormat(Qt::RichText);
    m_summary->setWordWrap(true);
    m_show->setObjectName(u"bogglePlayShow"_s);
    m_show->addItems({tr("All words"), tr("✓ Found"), tr("○ Missed"), tr("✕ Invalid")});
    m_show->setAccessibleName(tr("Which words are listed"));
    m_table->setObjectName(u"bogglePlayTable"_s);
    m_table->setAccessibleName(tr("Words of the game"));
    m_table->setModel(&m_model);
    makeListTable(*m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->installEventFilter(this);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->horizontalHeader()->setSortIndicatorClearable(true);
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);

    auto* row = new QHBoxLayout;
    row->setSpacing(gap::kNormal);
    row->addWidget(m_clock);
    row->addWidget(m_minutes);
    row->addWidget(m_roll);
    row->addStretch(1);
    row->addWidget(m_start);
    row->addWidget(m_finish);
    row->addWidget(m_giveUp);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    layout->setSpacing(gap::kNormal);
    layout->addLayout(row);
    layout->addWidget(m_left);
    layout->addWidget(m_entry);
    layout->addWidget(m_problem);
    layout->addWidget(m_summary);
    layout->addWidget(m_show);
    layout->addWidget(m_table, 1);
    // Keeps the rest at the top while there is no list.
    layout->addStretch(0);
}

void BogglePlayTab::setReady(bool ready)
{
    m_ready = ready;
    m_start->setEnabled(ready);
}

void BogglePlayTab::followPlay()
{
    const BogglePlay::State state = m_play.state();
    const bool isRunning = state == BogglePlay::State::Running;
    const bool isOver = state == BogglePlay::State::Over;
    const bool isSecret = m_play.isSecret();
    m_minutes->setVisible(!isSecret);
    m_roll->setVisible(!isSecret);
    m_start->setVisible(!isSecret);
    m_start->setText(isOver ? tr("Play again") : tr("Start"));
    m_finish->setVisible(isSecret);
    m_finish->setEnabled(isRunning);
    m_giveUp->setVisible(isSecret);
    m_clock->setVisible(isSecret);
    m_left->setVisible(isSecret);
    m_entry->setVisible(isSecret);
    m_entry->setEnabled(isRunning);
    m_show->setVisible(isOver);
    m_table->setVisible(state != BogglePlay::State::Idle);
    tell({});
    switch (state) {
    case BogglePlay::State::Idle:
        m_summary->setText(tr("Find as many words as you can before time is up. The words of the "
                              "grid are hidden until then."));
        break;
    case BogglePlay::State::Running:
        m_left->setMaximum(std::max(1, m_play.millisecondsLeft()));
        m_entry->clear();
        m_entry->setFocus();
        break;
    case BogglePlay::State::Judging: m_summary->setText(tr("Judging your words…")); break;
    case BogglePlay::State::Over: {
        const engine::BoggleJudgement& judgement = m_play.result()->judgement;
        const QLocale locale;
        const double share = judgement.possible.points > 0
                                 ? 100.0 * static_cast<double>(judgement.own.points) /
                                       static_cast<double>(judgement.possible.points)
                                 : 0.0;
        m_summary->setText(tr("<b>%1 points</b> with %2 words, of %3 points with %4 words: %5 %")
                               .arg(locale.toString(qlonglong{judgement.own.points}),
                                    locale.toString(judgement.own.words),
                                    locale.toString(qlonglong{judgement.possible.points}),
                                    locale.toString(judgement.possible.words),
                                    locale.toString(share, 'f', 1)));
        break;
    }
    }
    showClock();
    if (isOver) {
        showResult();
        m_table->setFocus();
    } else {
        showSaid();
    }
}

void BogglePlayTab::showClock()
{
    const int seconds = (m_play.millisecondsLeft() + 999) / 1000;
    m_clock->setText(u"%1:%2"_s.arg(seconds / 60).arg(seconds % 60, 2, 10, QChar(u'0')));
    m_left->setValue(m_play.millisecondsLeft());
}

void BogglePlayTab::showSaid()
{
    if (m_play.state() == BogglePlay::State::Over) return;
    m_lines.clear();
    std::vector<CellTableModel::Row> rows;
    if (const auto& task = m_play.task()) {
        const auto& said = m_play.said();
        // The newest at the top.
        for (std::size_t i = said.size(); i-- > 0;) {
            rows.push_back(
                {CellTableModel::text(fromUtf8(task->source.rules->alphabet.written(said[i]))),
                 CellTableModel::text({}), CellTableModel::text({})});
        }
    }
    m_model.setRows(std::move(rows));
    if (m_play.state() == BogglePlay::State::Running)
        m_summary->setText(tr("%n words on your list. Delete takes the chosen one off.", nullptr,
                              static_cast<int>(m_play.said().size())));
}

QString BogglePlayTab::verdictText(BoggleVerdict verdict) const
{
    switch (verdict) {
    case BoggleVerdict::Found: return tr("✓ found");
    case BoggleVerdict::Repeated: return tr("✕ said twice");
    case BoggleVerdict::NotAWord: return tr("✕ not in the lexicon");
    case BoggleVerdict::TooShort: return tr("✕ too short");
    case BoggleVerdict::TooLong: return tr("✕ too long");
    case BoggleVerdict::NotOnBoard: return tr("✕ not on the board");
    }
    return {};
}

void BogglePlayTab::showResult()
{
    const BogglePlayResultPtr& result = m_play.result();
    if (!result) return;
    const engine::Alphabet& alphabet = result->task.source.rules->alphabet;
    const int wanted = m_show->currentIndex();
    m_lines.clear();
    std::vector<CellTableModel::Row> rows;
    const auto add = [&](Show kind, std::size_t index, const QString& word, const QString& verdict,
                         int points) {
        if (wanted != ShowAll && wanted != kind) return;
        rows.push_back({CellTableModel::text(word), CellTableModel::text(verdict),
                        CellTableModel::number(points)});
        m_lines.push_back({kind, index});
    };
    const auto& said = result->judgement.said;
    for (std::size_t i = 0; i < said.size(); ++i) {
        const bool isFound = said[i].verdict == BoggleVerdict::Found;
        add(isFound ? ShowFound : ShowInvalid, i, fromUtf8(alphabet.written(said[i].letters)),
            verdictText(said[i].verdict), said[i].points);
    }
    // The most that was missed first: longer words stand further back.
    const auto& missed = result->judgement.missed;
    for (auto at = missed.rbegin(); at != missed.rend(); ++at)
        add(ShowMissed, *at, fromUtf8(alphabet.written(result->words.letters(*at))), tr("○ missed"),
            result->words.points(*at));
    m_model.setRows(std::move(rows));
}

void BogglePlayTab::showPath(int row)
{
    const BogglePlayResultPtr& result = m_play.result();
    if (!result || row < 0 || row >= static_cast<int>(m_lines.size())) {
        emit pathWanted({});
        return;
    }
    const Line line = m_lines[static_cast<std::size_t>(m_model.sourceIndex(row))];
    std::size_t word = line.index;
    if (line.kind != ShowMissed) {
        const auto& letters = result->judgement.said[line.index].letters;
        for (word = 0; word < result->words.size(); ++word)
            if (std::ranges::equal(result->words.letters(word), letters)) break;
        if (word == result->words.size()) {
            emit pathWanted({});
            return;
        }
    }
    const auto path = result->words.path(word);
    emit pathWanted({path.begin(), path.end()});
}

void BogglePlayTab::say()
{
    if (const auto done = m_play.say(m_entry->text()); !done) {
        tell(typedErrorText(done.error()));
        m_entry->selectAll();
        return;
    }
    m_entry->clear();
    tell({});
}

void BogglePlayTab::takeBack()
{
    const int row = m_table->currentIndex().row();
    if (row < 0 || m_play.state() != BogglePlay::State::Running) return;
    const auto last = m_play.said().size() - 1;
    m_play.takeBack(last - static_cast<std::size_t>(m_model.sourceIndex(row)));
}

void BogglePlayTab::tell(const QString& problem)
{
    m_problem->setText(problem.isEmpty() ? QString() : u"✕ "_s + problem);
    m_problem->setVisible(!problem.isEmpty());
}

bool BogglePlayTab::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete) {
        takeBack();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace ui

#include "moc_boggle_play_tab.cpp"
