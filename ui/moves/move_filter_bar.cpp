// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/move_filter_bar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QVBoxLayout>

#include "ui/moves/filter_chips.h"
#include "ui/moves/live_analysis.h"
#include "ui/theme/measures.h"
#include "ui/widgets/busy_bar.h"

namespace ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kBusyMilliseconds = 120;

}  // namespace

MoveFilterBar::MoveFilterBar(QWidget* parent)
    : QWidget(parent),
      m_filter(new QLineEdit),
      m_chips(new FilterChips),
      m_count(new QLabel),
      m_remark(new QLabel),
      m_problem(new QLabel),
      m_busy(new QProgressBar)
{
    m_filter->setObjectName(u"moveFilter"_s);
    m_filter->setPlaceholderText(tr("filter:  bingo  >30  keep:Q  lane:15  uses:?"));
    m_filter->setAccessibleName(tr("Filter moves"));
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    // Files are for the window.
    m_filter->setAcceptDrops(false);
    m_filter->setToolTip(tr("Words that must all hold; a - in front means “not”:\n"
                            "bingo, >30, <=20, keep:QU, uses:?, lane:8, lane:H, at:8H, "
                            "in:E4-J9, word:AB, /^RE.*S$/, tiles:5, exch, pass\n"
                            "orders: where the order of the letters is free, all orders"));
    m_count->setObjectName(u"moveCount"_s);
    m_count->setAccessibleName(tr("Number of moves"));
    m_remark->setObjectName(u"movesRemark"_s);
    m_remark->setTextFormat(Qt::PlainText);
    m_remark->setWordWrap(true);
    m_remark->hide();
    m_problem->setObjectName(u"filterProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();
    makeBusyBar(*m_busy, u"movesBusy"_s, tr("Looking for moves"));

    auto* top = new QHBoxLayout;
    top->addWidget(m_filter, 1);
    top->addWidget(m_count);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap::kFine);
    layout->addLayout(top);
    layout->addWidget(m_busy);
    layout->addWidget(m_chips);
    layout->addWidget(m_problem);
    layout->addWidget(m_remark);

    m_busyTimer.setSingleShot(true);
    m_busyTimer.setInterval(kBusyMilliseconds);
    connect(&m_busyTimer, &QTimer::timeout, m_busy, &QWidget::show);
    connect(m_filter, &QLineEdit::textChanged, this, &MoveFilterBar::textChanged);
    connect(m_filter, &QLineEdit::returnPressed, this, &MoveFilterBar::listWanted);
    connect(m_chips, &FilterChips::removed, this, &MoveFilterBar::removeWord);
}

QString MoveFilterBar::text() const
{
    return m_filter->text();
}

void MoveFilterBar::setText(const QString& text)
{
    m_filter->setText(text);
}

void MoveFilterBar::focusText()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

bool MoveFilterBar::hasWord(const QString& word) const
{
    return m_filter->text().simplified().split(u' ').contains(word);
}

void MoveFilterBar::replaceWords(const QString& kind, const QString& word)
{
    QStringList words = m_filter->text().simplified().split(u' ', Qt::SkipEmptyParts);
    words.removeIf([&](const QString& each) { return each.startsWith(kind); });
    if (!word.isEmpty()) words.append(word);
    m_filter->setText(words.join(u' '));
}

void MoveFilterBar::removeWord(const QString& word)
{
    QStringList words = m_filter->text().simplified().split(u' ');
    words.removeOne(word);
    m_filter->setText(words.join(u' '));
    m_filter->setFocus();
}

void MoveFilterBar::showFilter(const MoveFilter& filter)
{
    tell(filter.problems().join(u'\n'));
    m_chips->setWords(filter.words());
}

void MoveFilterBar::setRemark(const QString& remark)
{
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
}

void MoveFilterBar::tell(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void MoveFilterBar::showNoCount(bool soon)
{
    m_count->setText(soon ? tr("…") : QString());
    m_count->setToolTip(QString());
    m_count->setAccessibleDescription(QString());
}

void MoveFilterBar::showCount(const engine::MoveRanking& ranking, int matches, int groups)
{
    const QLocale locale;
    const int all = static_cast<int>(ranking.moves.size());
    // Of a very long list only the best are there.
    const std::int64_t found = ranking.placements + ranking.exchanges + 1;
    const bool more = found > all ||
                      (ranking.placements < 0 && ranking.moves.size() == LiveAnalysis::kFirstMoves);
    const QString total =
        more ? tr("best %1").arg(locale.toString(all)) : tr("%Ln moves", nullptr, all);
    // A phony that was played is listed besides.
    const QString count =
        matches >= all ? total : tr("%1 of %2").arg(locale.toString(matches), total);
    const QString grouped =
        groups < matches ? tr("%1 · %2 without other orders").arg(count, locale.toString(groups))
                         : count;
    m_count->setToolTip(found > all ? tr("The best %1 of %2 moves are listed.")
                                          .arg(locale.toString(all), locale.toString(found))
                                    : QString());
    const double milliseconds = ranking.seconds * 1000;
    m_count->setText(
        tr("%1 · %2 ms")
            .arg(grouped, locale.toString(milliseconds, 'f', milliseconds < 9.95 ? 1 : 0)));
    m_count->setAccessibleDescription(m_count->text());
}

void MoveFilterBar::setBusy(bool busy)
{
    if (!busy) {
        m_busyTimer.stop();
        m_busy->hide();
    } else if (!m_busyTimer.isActive() && !m_busy->isVisible()) {
        m_busyTimer.start();
    }
}

bool MoveFilterBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::NoModifier && key->key() == Qt::Key_Down) {
            emit listWanted();
            return true;
        }
        if (key->modifiers() == Qt::NoModifier && key->key() == Qt::Key_Escape) {
            emit left();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace ui

#include "moc_move_filter_bar.cpp"
