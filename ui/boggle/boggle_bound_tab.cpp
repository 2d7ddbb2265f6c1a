// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_bound_tab.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QIntValidator>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTextDocumentFragment>
#include <QVBoxLayout>

#include "engine/boggle/boggle_bound.h"
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
    connect(&m_desk, &BoggleDesk::stateChanged, this, &BoggleBoundTab::showBusy);
    tell({}, false);
    showBusy();
}

void BoggleBoundTab::setSecret(bool secret)
{
    m_secret = secret;
    // What no grid can beat would say what this one is worth.
    if (secret) {
        m_job.cancel();
        tell({}, false);
    }
    showBusy();
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

void BoggleBoundTab::ask()
{
    if (!m_desk.graph() || m_secret || m_job.isRunning()) return;
    const auto read = [this](std::optional<engine::BoggleSize> size) {
        return engine::readBoggleClass(m_class->text().toStdString(), m_desk.alphabet(),
                                       m_desk.notation(), m_desk.graph()->lettersInUse(), size);
    };
    // Of the grid's size, or of what size it says itself.
    auto grids = read(m_desk.grid().size);
    if (!grids) {
        if (auto others = read({})) grids = std::move(others);
    }
    if (!grids) {
        tell(typedErrorText(grids.error()), true);
        return;
    }
    const std::int64_t beat = m_beat->text().isEmpty() ? -1 : m_beat->text().toLongLong();
    const double count = grids->gridCount();
    tell(tr("Working…"), false);
    m_job.ask<engine::BoggleBound>(
        tr("Looking what no grid can beat"), JobClass::Heavy,
        [task = *m_desk.task(), grids = std::move(*grids)](const engine::TaskContext& context) {
            return engine::boundClass(*task.graph, task.rules, grids, context);
        },
        [this, beat, count](const Result<engine::BoggleBound>& bound) {
            showBusy();
            if (m_secret) return;
            if (bound) return show(*bound, beat, count);
            const bool stopped = bound.error().code == engine::ErrorCode::Cancelled;
            tell(stopped ? tr("Stopped.") : typedErrorText(bound.error()), !stopped);
        });
    showBusy();
}

void BoggleBoundTab::show(const engine::BoggleBound& bound, std::int64_t beat, double grids)
{
    const QLocale locale;
    const auto number = [&locale](std::int64_t value) {
        return locale.toString(static_cast<qlonglong>(value));
    };
    QString text = tr("No grid of these %1 can beat <b>%2 points</b>.")
                       .arg(locale.toString(grids, 'f', 0), number(bound.points()));
    if (beat >= 0)
        text += u"<br>"_s + (bound.points() <= beat
                                 ? tr("✓ %1 can't be beaten.").arg(number(beat))
                                 : tr("? That some grid beats %1 can't be ruled out this "
                                      "way.")
                                       .arg(number(beat)));
    text += u"<br>"_s + tr("All words that some choice spells: %1. The best choice for "
                           "each path: %2.")
                            .arg(number(bound.sumUnion), number(bound.maxNoMark));
    tell(text, false);
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
