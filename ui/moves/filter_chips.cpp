// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/filter_chips.h"

#include <QToolButton>

#include "ui/theme/measures.h"
#include "ui/widgets/flow_layout.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

FilterChips::FilterChips(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"filterChips"_s);
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap::kNormal);
    hide();
}

void FilterChips::setWords(const QStringList& words)
{
    if (words == m_words) return;
    m_words = words;
    while (QLayoutItem* item = layout()->takeAt(0)) {
        // A chip may be the one whose click brought us here.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const QString& word : words) {
        auto* chip = new QToolButton(this);
        chip->setText(u"%1  ✕"_s.arg(word));
        chip->setObjectName(u"filterChip"_s);
        chip->setAccessibleName(tr("Remove the condition %1").arg(word));
        chip->setToolTip(chip->accessibleName());
        connect(chip, &QToolButton::clicked, this, [this, word] { emit removed(word); });
        layout()->addWidget(chip);
        chip->show();
    }
    setVisible(!words.isEmpty());
    updateGeometry();
}

}  // namespace ui

#include "moc_filter_chips.cpp"
