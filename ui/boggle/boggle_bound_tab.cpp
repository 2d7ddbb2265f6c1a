// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_bound_tab.h"

#include <algorithm>
#include <utility>

#include <QFormLayout>
#include <QHBoxLayout>
#include <QIntValidator>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTextDocumentFragment>
#include <QVBoxLayout>

#include "engine/lexicon/lexicon.h"
#include "ui/language/text.h"
#include "ui/theme/measures.h"

namespace ui {

using namespace Qt::StringLiterals;
using engine::Result;

BoggleBoundTab::BoggleBoundTab(BoggleDesk& desk, JobService& jobs, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_job(jobs),
      m_class(new QLineEdit),
      m_beat(new QLineEdit),
      m_take(new QPushButton(tr("Take the grid"))),
      m_ask(new QPushButton(tr("Find the limit"))),
      m_stop(new QPushButton(tr("Stop"))),
      m_answer(new QLabel)
{
    m_class->setObjectName(u"boggleClass"_s);
    m_class->setPlaceholderText(tr("cat{AEIOU}l*nemaropets"));
    m_class->setAccessibleName(tr("The grids, {AEIOU} for one of several letters, * for any"));
    m_beat->setObjectName(u"boggleBeat"_s);
    m_beat->setValidator(new QIntValidator(0, 1'000'000'000, m_beat));
    m_beat->setPlaceholderText(tr("points, or nothing"));
    m_beat->setAccessibleName(tr("Score that may not be beaten"));
    m_take->setObjectName(u"boggleBoundTake"_s);
    m_take->setToolTip(tr("Begin with the letters of the grid at the left"));
    m_ask->setObjectName(u"boggleBoundAsk"_s);
    m_stop->setObjectName(u"boggleBoundStop"_s);
    m_answer->setObjectName(u"boggleBoundAnswer"_s);
    m_answer->setTextFormat(Qt::RichText);
    m_answer->setWordWrap(true);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    auto* help = new QLabel(tr("What can no grid beat that has one of several letters on some "
                               "squares? Write the grid with {AEIOU} for one of several letters "
                               "and * for any; wide classes take long."));
    help->setWordWrap(true);
    auto* form = new QFormLayout;
    form->addRow(tr("Grids"), m_class);
    form->addRow(tr("Beat"), m_beat);
    auto* run = new QHBoxLayout;
    run->setSpacing(gap::kNormal);
    run->addWidget(m_take);
    run->addStretch(1);
    run->addWidget(m_ask);
    run->addWidget(m_stop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    layout->addWidget(help);
    layout->addLayout(form);
    layout->addLayout(run);
    layout->addWidget(m_answer);
    layout->addStretch(1);

    connect(m_take, &QPushButton::clicked, this, &BoggleBoundTab::takeGrid);
    connect(m_ask, &QPushButton::clicked, this, &BoggleBoundTab::ask);
    connect(m_class, &QLineEdit::returnPressed, this, &BoggleBoundTab::ask);
    connect(m_beat, &QLineEdit::returnPressed, this, &BoggleBoundTab::ask);
    connect(m_stop, &QPushButton::clicked, this, [this] { m_job.cancel(); });
    for (QLineEdit* field : {m_class, m_beat})
        connect(field, &QLineEdit::textChanged, this, [this] {
            // What was wrong before isn't said of another text.
            if (!m_answered && !m_job.isRunning()) tell({}, false);
            showAnswer();
        });
    connect(&m_desk, &BoggleDesk::stateChanged, this, &BoggleBoundTab::followDesk);
    tell({}, false);
    showBusy();
}

void BoggleBoundTab::setSecret(bool secret)
{
    m_secret = secret;
    // What no grid can beat would say what this one is worth.
    if (secret) {
        m_job.cancel();
        m_answered.reset();
        tell({}, false);
    }
    showBusy();
}

void BoggleBoundTab::followDesk()
{
    showBusy();
    showAnswer();
}

void BoggleBoundTab::takeGrid()
{
    m_class->setText(m_desk.gridText());
    m_class->setFocus();
}

void BoggleBoundTab::showBusy()
{
    const bool isReady = m_desk.graph() && !m_secret;
    m_ask->setEnabled(isReady && !m_job.isRunning());
    m_take->setEnabled(!m_secret);
    m_stop->setEnabled(m_job.isRunning());
}

Result<BoggleBoundTab::Question> BoggleBoundTab::question() const
{
    const QString text = m_class->text();
    const auto read = [this, &text](std::optional<engine::BoggleSize> size) {
        return engine::readBoggleClass(text.toStdString(), m_desk.alphabet(), m_desk.notation(),
                                       m_desk.graph()->lettersInUse(), size);
    };
    // Of the grid's size, or of what size it says itself.
    auto grids = read(m_desk.grid().size);
    if (!grids) {
        if (auto others = read({})) grids = std::move(others);
    }
    if (!grids) return engine::failure(grids.error());
    const std::int64_t beat = m_beat->text().isEmpty() ? -1 : m_beat->text().toLongLong();
    return Question{text, std::move(*grids), *m_desk.task(), beat};
}

void BoggleBoundTab::ask()
{
    if (!m_desk.graph() || m_secret || m_job.isRunning()) return;
    auto asked = question();
    m_answered.reset();
    if (!asked) {
        tell(typedErrorText(asked.error()), true);
        return;
    }
    tell(tr("Working…"), false);
    m_job.ask<engine::BoggleBound>(
        tr("Looking what no grid can beat"), JobClass::Heavy,
        [task = asked->task, grids = asked->grids](const engine::TaskContext& context) {
            return engine::boundClass(*task.graph, task.rules, grids, context);
        },
        [this, asked = *asked](const Result<engine::BoggleBound>& bound) {
            showBusy();
            if (m_secret) return;
            if (bound) return show(*bound, asked);
            const bool stopped = bound.error().code == engine::ErrorCode::Cancelled;
            tell(stopped ? tr("Stopped.") : typedErrorText(bound.error()), !stopped);
        });
    showBusy();
}

bool BoggleBoundTab::isAsked(const Question& answered) const
{
    if (!m_desk.graph()) return false;
    const auto now = question();
    return now && now->grids.size == answered.grids.size &&
           now->grids.choices == answered.grids.choices && now->task.graph == answered.task.graph &&
           now->task.rules == answered.task.rules && now->beat == answered.beat;
}

void BoggleBoundTab::show(const engine::BoggleBound& bound, const Question& question)
{
    const QLocale locale;
    const auto number = [&locale](std::int64_t value) {
        return locale.toString(static_cast<qlonglong>(value));
    };
    m_bound = tr("No grid of these %1 can beat <b>%2 points</b>.")
                  .arg(locale.toString(question.grids.gridCount(), 'f', 0), number(bound.points()));
    if (question.beat >= 0)
        m_bound += u"<br>"_s + (bound.points() <= question.beat
                                    ? tr("✓ %1 can't be beaten.").arg(number(question.beat))
                                    : tr("? That some grid beats %1 can't be ruled out this "
                                         "way.")
                                          .arg(number(question.beat)));
    m_bound += u"<br>"_s + tr("All words that some choice spells: %1. The best choice for "
                              "each path: %2.")
                               .arg(number(bound.sumUnion), number(bound.maxNoMark));
    m_answered = question;
    showAnswer();
}

void BoggleBoundTab::showAnswer()
{
    if (!m_answered) return;
    if (isAsked(*m_answered)) {
        tell(m_bound, false);
        return;
    }
    constexpr qsizetype kLongestName = 80;
    QString grids = m_answered->text.left(kLongestName).toHtmlEscaped();
    if (m_answered->text.size() > kLongestName) grids += u'…';
    const QString lexicon = fromUtf8(m_answered->task.source.lexicon->name());
    tell(tr("For what was asked before, %1 with the lexicon %2 and the rules of then:")
                 .arg(grids, lexicon.toHtmlEscaped()) +
             u"<br>"_s + m_bound,
         false);
}

void BoggleBoundTab::tell(const QString& text, bool isProblem)
{
    const QString shown = isProblem ? u"✕ "_s + text.toHtmlEscaped() : text;
    m_answer->setText(shown);
    const QString plain = QTextDocumentFragment::fromHtml(shown).toPlainText();
    m_answer->setAccessibleName(plain.isEmpty() ? tr("Limit") : plain);
}

}  // namespace ui

#include "moc_boggle_bound_tab.cpp"
