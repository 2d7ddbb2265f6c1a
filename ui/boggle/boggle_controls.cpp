// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_controls.h"

#include <limits>

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/boggle/boggle_desk.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"
#include "ui/theme/measures.h"
#include "ui/widgets/flow_layout.h"

namespace ui {

using namespace Qt::StringLiterals;

namespace {

/// Shaking draws one of this many: a number that can be read out.
constexpr int kSeeds = 1'000'000;

}  // namespace

BoggleControls::BoggleControls(BoggleDesk& desk, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_dice(new QComboBox),
      m_seed(new QSpinBox),
      m_roll(new QToolButton),
      m_shake(new QToolButton),
      m_rows(new QSpinBox),
      m_columns(new QSpinBox),
      m_sizeRow(new FlowLayout),
      m_text(new QLineEdit),
      m_problem(new QLabel)
{
    buildText();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap::kNormal);
    layout->addWidget(buildDice());
    layout->addWidget(buildSize());
    layout->addWidget(m_text);
    layout->addWidget(m_problem);
    connect(m_dice, &QComboBox::activated, this, &BoggleControls::chooseDice);
    connect(m_roll, &QToolButton::clicked, this, &BoggleControls::roll);
    connect(m_shake, &QToolButton::clicked, this, &BoggleControls::shake);
    for (QSpinBox* spin : {m_rows, m_columns})
        connect(spin, &QSpinBox::valueChanged, this, [this] {
            if (!m_showing) m_desk.setSize({m_rows->value(), m_columns->value()});
        });
    connect(m_text, &QLineEdit::textEdited, this, &BoggleControls::typed);
    connect(m_text, &QLineEdit::returnPressed, this, &BoggleControls::typedDone);
    connect(&m_desk, &BoggleDesk::gridChanged, this, &BoggleControls::followGrid);
    connect(&m_desk, &BoggleDesk::choicesChanged, this, &BoggleControls::followChoices);
    followChoices();
    followGrid();
}

QWidget* BoggleControls::buildDice()
{
    m_dice->setObjectName(u"boggleDice"_s);
    m_dice->setAccessibleName(tr("Dice"));
    m_dice->setToolTip(tr("Dice to roll; their game's scores come with them"));
    for (const engine::NamedBoggleDice& set : engine::boggleDiceSets())
        m_dice->addItem(engineText(set.title), fromUtf8(set.id));
    for (QToolButton* button : {m_roll, m_shake}) button->setFocusPolicy(Qt::StrongFocus);
    m_roll->setText(tr("Roll"));
    m_shake->setText(tr("Shake"));
    m_roll->setObjectName(u"boggleRoll"_s);
    m_roll->setToolTip(tr("Roll the dice as this seed has it"));
    m_seed->setObjectName(u"boggleSeed"_s);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(1);
    m_seed->setAccessibleName(tr("Seed of the dice"));
    m_seed->setToolTip(tr("The same seed gives the same grid"));
    m_seed->setMaximumWidth(m_seed->fontMetrics().horizontalAdvance(u"0000000"_s) + 34);
    m_shake->setObjectName(u"boggleShake"_s);
    m_shake->setToolTip(tr("Roll the dice with a new seed"));
    auto* box = new QWidget;
    auto* row = new FlowLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gap::kNormal);
    row->addWidget(m_dice);
    row->addWidget(m_seed);
    row->addWidget(m_roll);
    row->addWidget(m_shake);
    return box;
}

QWidget* BoggleControls::buildSize()
{
    const auto prepare = [](QSpinBox* spin, const QString& object, const QString& name) {
        spin->setObjectName(object);
        spin->setRange(1, engine::kMaxBoggleDim);
        spin->setAccessibleName(name);
        spin->setToolTip(name);
    };
    prepare(m_rows, u"boggleRows"_s, tr("Rows"));
    prepare(m_columns, u"boggleColumns"_s, tr("Columns"));
    auto* size = new QWidget;
    auto* row = new QHBoxLayout(size);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gap::kNormal);
    row->addWidget(new QLabel(tr("Size")));
    row->addWidget(m_rows);
    row->addWidget(new QLabel(u"×"_s));
    row->addWidget(m_columns);
    auto* box = new QWidget;
    box->setLayout(m_sizeRow);
    m_sizeRow->setContentsMargins(0, 0, 0, 0);
    m_sizeRow->setSpacing(gap::kNormal);
    m_sizeRow->addWidget(size);
    return box;
}

void BoggleControls::buildText()
{
    m_text->setObjectName(u"boggleText"_s);
    m_text->setAccessibleName(tr("The letters row by row"));
    m_text->setPlaceholderText(tr("Letters, row by row"));
    m_text->setToolTip(tr("The letters row by row, # for a square without; / between rows or "
                          "another number of letters makes another size when you press Enter"));
    m_problem->setObjectName(u"boggleProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();
}

void BoggleControls::addButton(QWidget* button)
{
    m_sizeRow->addWidget(button);
}

void BoggleControls::setLocked(bool locked)
{
    m_locked = locked;
    for (QWidget* control : {static_cast<QWidget*>(m_dice), static_cast<QWidget*>(m_seed),
                             static_cast<QWidget*>(m_roll), static_cast<QWidget*>(m_shake),
                             static_cast<QWidget*>(m_rows), static_cast<QWidget*>(m_columns),
                             static_cast<QWidget*>(m_text)})
        control->setEnabled(!locked);
}

void BoggleControls::tell(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void BoggleControls::followGrid()
{
    m_showing = true;
    m_rows->setValue(m_desk.grid().size.rows);
    m_columns->setValue(m_desk.grid().size.columns);
    if (!m_text->hasFocus()) m_text->setText(m_desk.isEmpty() ? QString() : m_desk.gridText());
    m_showing = false;
    tell({});
}

void BoggleControls::followChoices()
{
    m_dice->setCurrentIndex(m_dice->findData(m_desk.choices().dice));
}

void BoggleControls::chooseDice()
{
    BoggleChoices choices = m_desk.choices();
    choices.dice = m_dice->currentData().toString();
    const auto set = engine::boggleDiceNamed(choices.dice.toStdString());
    if (!set) return;
    for (const engine::NamedBoggleScoring& named : engine::boggleScorings()) {
        if (named.id != set->scoring) continue;
        if (const auto scoring = engine::BoggleScoring::parse(named.table))
            choices.rules.scoring = *scoring;
        choices.rules.minLength = named.minLength;
    }
    m_desk.setChoices(std::move(choices));
}

void BoggleControls::roll()
{
    if (const auto done = m_desk.roll(static_cast<std::uint64_t>(m_seed->value())); !done)
        tell(u"✕ "_s + errorText(done.error()));
}

void BoggleControls::shake()
{
    m_seed->setValue(QRandomGenerator::global()->bounded(kSeeds));
    roll();
}

void BoggleControls::typed()
{
    // What makes another size may be on its way to this one.
    if (const auto done = m_desk.readGrid(m_text->text(), m_desk.grid().size); !done)
        tell(u"✕ "_s + typedErrorText(done.error()));
    else tell({});
}

void BoggleControls::typedDone()
{
    const auto fits = m_desk.readGrid(m_text->text(), m_desk.grid().size);
    const auto done = fits ? fits : m_desk.readGrid(m_text->text());
    if (!done) {
        tell(u"✕ "_s + typedErrorText(done.error()));
        return;
    }
    tell({});
    m_text->setText(m_desk.gridText());
}

void BoggleControls::pasteGrid()
{
    if (m_locked) return;
    // Rows may stand on lines of their own.
    QString text = QGuiApplication::clipboard()->text().trimmed();
    text.replace(u"\r\n"_s, u"/"_s).replace(u'\n', u'/');
    // What was copied says its shape; letters alone fill the grid that is there, if they do.
    if (text.contains(u'/') && m_desk.readGrid(text)) return;
    const auto fits = m_desk.readGrid(text, m_desk.grid().size);
    const auto done = fits ? fits : m_desk.readGrid(text);
    if (!done) tell(tr("✕ Not pasted: %1").arg(typedErrorText(done.error())));
}

}  // namespace ui

#include "moc_boggle_controls.cpp"
