// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/board_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>

#include "ui/settings/settings.h"
#include "ui/theme/board_look.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

BoardPage::BoardPage(Settings& settings, QWidget* parent)
    : QWidget(parent),
      m_settings(settings),
      m_labels(new QComboBox),
      m_names(new QComboBox),
      m_places(new QComboBox),
      m_allSides(new QCheckBox(tr("Coordinates on all &four sides"))),
      m_owners(new QCheckBox(tr("A &dot on the tiles of the second player"))),
      m_outlined(new QSlider(Qt::Horizontal)),
      m_outlinedText(new QLabel)
{
    const BoardLook look = m_settings.boardLook();
    m_labels->setObjectName(u"labelChoice"_s);
    m_labels->addItem(tr("where they can be read"), static_cast<int>(PremiumLabels::Auto));
    m_labels->addItem(tr("always"), static_cast<int>(PremiumLabels::Always));
    m_labels->addItem(tr("never"), static_cast<int>(PremiumLabels::Never));
    m_labels->setCurrentIndex(static_cast<int>(m_settings.look().labels));
    m_names->setObjectName(u"premiumNames"_s);
    m_names->addItem(tr("2W 3W 2L 3L"), static_cast<int>(PremiumNames::Factors));
    m_names->addItem(tr("DW TW DL TL"), static_cast<int>(PremiumNames::Initials));
    m_names->setCurrentIndex(static_cast<int>(look.names));
    m_places->setObjectName(u"placeStyle"_s);
    m_places->addItem(tr("8H across, H8 down"), static_cast<int>(PlaceStyle::RowOrColumnFirst));
    m_places->addItem(tr("H8h across, H8v down"), static_cast<int>(PlaceStyle::WithDirection));
    m_places->setCurrentIndex(static_cast<int>(look.places));
    m_allSides->setObjectName(u"allSides"_s);
    m_allSides->setChecked(look.allSides);
    m_owners->setObjectName(u"ownerMarks"_s);
    m_owners->setToolTip(tr("Shows in a game who put down which tiles"));
    m_owners->setChecked(look.ownerMarks);
    m_outlined->setObjectName(u"outlinedMoves"_s);
    m_outlined->setAccessibleName(tr("Moves that are outlined"));
    m_outlined->setRange(0, Settings::kMostOutlined);
    m_outlined->setPageStep(1);
    m_outlined->setTickPosition(QSlider::TicksBelow);
    m_outlined->setValue(m_settings.outlinedMoves());
    m_outlinedText->setObjectName(u"outlinedText"_s);
    m_outlinedText->setMinimumWidth(m_outlinedText->fontMetrics().averageCharWidth() * 20);

    auto* form = new QFormLayout(this);
    form->addRow(tr("Premium la&bels:"), m_labels);
    form->addRow(tr("&Names of premiums:"), m_names);
    form->addRow(tr("&Places of moves:"), m_places);
    form->addRow(tr("Board:"), m_allSides);
    form->addRow(QString(), m_owners);
    auto* outlined = new QHBoxLayout;
    outlined->addWidget(m_outlined, 1);
    outlined->addWidget(m_outlinedText);
    form->addRow(tr("&Outline:"), outlined);
    static_cast<QLabel*>(form->labelForField(outlined))->setBuddy(m_outlined);

    connect(m_labels, &QComboBox::currentIndexChanged, this, &BoardPage::applyLabels);
    for (QComboBox* box : {m_names, m_places})
        connect(box, &QComboBox::currentIndexChanged, this, &BoardPage::applyLook);
    for (QCheckBox* box : {m_allSides, m_owners})
        connect(box, &QCheckBox::toggled, this, &BoardPage::applyLook);
    connect(m_outlined, &QSlider::valueChanged, this, &BoardPage::applyOutlines);
    applyOutlines();
}

void BoardPage::applyLabels()
{
    Look look = m_settings.look();
    look.labels = static_cast<PremiumLabels>(m_labels->currentData().toInt());
    m_settings.setLook(look, m_settings.ownTheme());
    Theme::apply(look);
}

void BoardPage::applyLook()
{
    const BoardLook look{static_cast<PremiumNames>(m_names->currentData().toInt()),
                         static_cast<PlaceStyle>(m_places->currentData().toInt()),
                         m_allSides->isChecked(), m_owners->isChecked()};
    m_settings.setBoardLook(look);
    BoardLook::apply(look);
}

void BoardPage::applyOutlines()
{
    const int count = m_outlined->value();
    m_outlinedText->setText(count == 0   ? tr("no moves")
                            : count == 1 ? tr("the last move")
                                         : tr("the last %n moves", nullptr, count));
    if (count == m_settings.outlinedMoves()) return;
    m_settings.setOutlinedMoves(count);
    emit outlinedMovesChosen(count);
}

}  // namespace ui

#include "moc_board_page.cpp"
