// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulation/play_filter_button.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QWidgetAction>

#include "ui/simulation/simulation_plan.h"
#include "ui/theme/measures.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kMostPoints = 1000;

}  // namespace

PlayFilterButton::PlayFilterButton(QWidget* parent) : QToolButton(parent)
{
    setObjectName(u"playFilter"_s);
    setAccessibleName(tr("Which plays are looked at"));
    setPopupMode(QToolButton::InstantPopup);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* menu = new QMenu(this);
    auto* form = new QWidgetAction(menu);
    form->setDefaultWidget(buildForm());
    menu->addAction(form);
    setMenu(menu);
    showText();
}

QWidget* PlayFilterButton::buildForm()
{
    auto* content = new QWidget;
    m_ply = new QComboBox;
    m_ply->setObjectName(u"playFilterPly"_s);
    m_ply->addItem(tr("the reply"), 0);
    for (int ply = 1; ply <= SimulationSettings::kMostPlies; ++ply)
        m_ply->addItem(QString::number(ply), ply);
    m_tiles = new QLineEdit;
    m_tiles->setObjectName(u"playFilterTiles"_s);
    m_tiles->setPlaceholderText(tr("any"));
    m_tiles->setToolTip(tr("One of these tiles is laid; ? is a blank"));
    m_bingos = new QCheckBox(tr("&Bingos only"));
    m_bingos->setObjectName(u"playFilterBingos"_s);
    m_score = new QSpinBox;
    m_score->setObjectName(u"playFilterScore"_s);
    m_score->setRange(0, kMostPoints);
    auto* reset = new QPushButton(tr("&All Replies"));
    reset->setObjectName(u"playFilterReset"_s);
    auto* form = new QFormLayout(content);
    form->setContentsMargins(gap::kWide, gap::kWide, gap::kWide, gap::kWide);
    form->addRow(tr("&Ply:"), m_ply);
    form->addRow(tr("With &tiles:"), m_tiles);
    form->addRow(tr("&Points at least:"), m_score);
    form->addRow(m_bingos);
    form->addRow(reset);
    connect(m_ply, &QComboBox::currentIndexChanged, this, &PlayFilterButton::read);
    connect(m_tiles, &QLineEdit::textChanged, this, &PlayFilterButton::read);
    connect(m_bingos, &QCheckBox::toggled, this, &PlayFilterButton::read);
    connect(m_score, &QSpinBox::valueChanged, this, &PlayFilterButton::read);
    connect(reset, &QPushButton::clicked, this, &PlayFilterButton::reset);
    return content;
}

void PlayFilterButton::setRules(const engine::GameRulesPtr& rules)
{
    if (rules == m_rules) return;
    m_rules = rules;
    read();
}

void PlayFilterButton::read()
{
    PlayFilter filter;
    filter.ply = m_ply->currentData().toInt();
    filter.bingos = m_bingos->isChecked();
    filter.leastScore = m_score->value();
    // What is no tile of this game is looked for in vain, and said so.
    const std::string typed = m_tiles->text().trimmed().toUpper().toStdString();
    bool known = typed.empty();
    if (const auto tiles = m_rules ? m_rules->alphabet.readTiles(typed)
                                   : engine::Result<std::vector<engine::Tile>>()) {
        known = m_rules != nullptr || known;
        for (const engine::Tile tile : *tiles)
            filter.tiles |= engine::letterBit(engine::rackTileOf(tile));
    }
    QFont font = m_tiles->font();
    font.setStrikeOut(!known);
    m_tiles->setFont(font);
    m_tiles->setAccessibleDescription(known ? QString() : tr("No tiles of this game"));
    if (filter == m_filter) return;
    m_filter = filter;
    showText();
    emit changed(m_filter);
}

void PlayFilterButton::reset()
{
    {
        const QSignalBlocker ply(m_ply);
        const QSignalBlocker tiles(m_tiles);
        const QSignalBlocker bingos(m_bingos);
        const QSignalBlocker score(m_score);
        m_ply->setCurrentIndex(0);
        m_tiles->clear();
        m_bingos->setChecked(false);
        m_score->setValue(0);
    }
    read();
}

void PlayFilterButton::showText()
{
    const QString text = m_rules ? playFilterText(m_filter, m_rules->alphabet) : QString();
    setText(text.isEmpty() ? tr("Shown: all replies") : tr("Shown: %1").arg(text));
    setToolTip(tr("Which plays the board and the lanes show"));
}

}  // namespace ui

#include "moc_play_filter_button.cpp"
