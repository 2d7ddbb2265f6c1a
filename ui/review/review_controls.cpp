// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/review_controls.h"

#include <array>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QToolButton>
#include <QWidgetAction>

#include "ui/theme/measures.h"

namespace ui {

using engine::ReviewDepth;

namespace {

using namespace Qt::StringLiterals;

constexpr std::array kDepths{ReviewDepth::Static, ReviewDepth::Standard, ReviewDepth::Deep};
constexpr int kMostSeed = 999'999'999;

}  // namespace

ReviewControls::ReviewControls(GameReviewer& reviewer, QWidget* parent)
    : QWidget(parent),
      m_reviewer(reviewer),
      m_progress(new QProgressBar),
      m_pause(new QToolButton),
      m_stop(new QToolButton),
      m_depth(new QComboBox),
      m_gear(new QToolButton)
{
    m_progress->setObjectName(u"reviewProgress"_s);
    m_progress->setAccessibleName(tr("Progress of the review"));
    m_progress->setAlignment(Qt::AlignCenter);
    m_progress->setFixedWidth(fontMetrics().averageCharWidth() * 12);
    for (QToolButton* button : {m_pause, m_stop}) {
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
    m_pause->setObjectName(u"reviewPause"_s);
    m_stop->setObjectName(u"reviewStop"_s);
    m_depth->setObjectName(u"reviewDepth"_s);
    m_depth->setAccessibleName(tr("How thoroughly the game is reviewed"));
    m_depth->setToolTip(
        tr("How thoroughly F9 reviews the game: by score and leave; by simulation and exact "
           "endings, about a minute; or ten times as long"));
    for (const ReviewDepth depth : kDepths) m_depth->addItem(depthText(depth));
    m_gear->setObjectName(u"reviewSettings"_s);
    m_gear->setText(tr("Settings"));
    m_gear->setAccessibleName(tr("Settings of the review"));
    m_gear->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_gear);
    auto* form = new QWidgetAction(menu);
    form->setDefaultWidget(buildSettings());
    menu->addAction(form);
    m_gear->setMenu(menu);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(gap::kNone, gap::kNone, gap::kNone, gap::kNone);
    layout->setSpacing(gap::kNormal);
    layout->addWidget(m_progress);
    layout->addWidget(m_pause);
    layout->addWidget(m_stop);
    layout->addWidget(m_depth);
    layout->addWidget(m_gear);

    connect(m_depth, &QComboBox::activated, this, &ReviewControls::choose);
    connect(m_seconds, &QDoubleSpinBox::valueChanged, this, &ReviewControls::choose);
    connect(m_seed, &QSpinBox::valueChanged, this, &ReviewControls::choose);
    connect(m_infer, &QCheckBox::toggled, this, &ReviewControls::choose);
    connect(&reviewer, &GameReviewer::choiceChanged, this, &ReviewControls::showChoice);
    connect(&reviewer, &GameReviewer::changed, this, &ReviewControls::showProgress);
    showChoice();
    showProgress();
}

QWidget* ReviewControls::buildSettings()
{
    auto* settings = new QWidget;
    auto* form = new QFormLayout(settings);
    m_seconds = new QDoubleSpinBox;
    m_seconds->setObjectName(u"reviewSeconds"_s);
    m_seconds->setAccessibleName(tr("Seconds per turn"));
    m_seconds->setRange(0.1, ReviewChoice::kMostSeconds);
    m_seconds->setDecimals(1);
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setToolTip(tr("At most, for each turn that is searched"));
    m_seed = new QSpinBox;
    m_seed->setObjectName(u"reviewSeed"_s);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setRange(1, kMostSeed);
    m_seed->setToolTip(tr("All draws of the simulations follow from it"));
    m_infer = new QCheckBox(tr("&Read the opponent's last move"));
    m_infer->setObjectName(u"reviewInfer"_s);
    m_infer->setToolTip(
        tr("Searches draw the opponent's tiles by what his last move tells of them"));
    form->addRow(tr("Seconds &per turn"), m_seconds);
    form->addRow(tr("S&eed"), m_seed);
    form->addRow(m_infer);
    return settings;
}

void ReviewControls::setActions(QAction* pause, QAction* stop)
{
    m_pause->setDefaultAction(pause);
    m_stop->setDefaultAction(stop);
    showProgress();
}

void ReviewControls::choose()
{
    if (m_showing) return;
    ReviewChoice choice = m_reviewer.choice();
    const ReviewDepth depth = kDepths[static_cast<std::size_t>(m_depth->currentIndex())];
    // The seconds in the field are those of the depth before.
    if (depth == choice.depth) choice.setSeconds(m_seconds->value());
    choice.depth = depth;
    choice.seed = static_cast<std::uint64_t>(m_seed->value());
    choice.infer = m_infer->isChecked();
    m_reviewer.setChoice(choice);
}

void ReviewControls::showChoice()
{
    const QScopedValueRollback showing(m_showing, true);
    const ReviewChoice& choice = m_reviewer.choice();
    m_depth->setCurrentIndex(static_cast<int>(choice.depth));
    m_seconds->setValue(choice.seconds());
    m_seed->setValue(static_cast<int>(choice.seed));
    m_infer->setChecked(choice.infer);
    for (QWidget* field : std::initializer_list<QWidget*>{m_seconds, m_seed, m_infer})
        field->setEnabled(choice.searches());
}

void ReviewControls::showProgress()
{
    const bool searching = m_reviewer.isSearching() && !m_reviewer.isWithheld();
    m_progress->setVisible(searching);
    m_pause->setVisible(searching);
    m_stop->setVisible(searching);
    if (!searching) return;
    const GameReviewer::Count count = m_reviewer.searchedTurns();
    m_progress->setRange(0, std::max(1, count.all));
    m_progress->setValue(count.done);
    m_progress->setFormat(
        tr("%1 of %2").arg(QLocale().toString(count.done), QLocale().toString(count.all)));
}

}  // namespace ui

#include "moc_review_controls.cpp"
