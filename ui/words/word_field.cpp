// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/word_field.h"

namespace ui {

WordField::WordField(QWidget* parent) : QLineEdit(parent)
{
    setMaxLength(kLongest);
    // Also told when a part was taken; before the new text is told.
    connect(this, &QLineEdit::inputRejected, this,
            [this] { setCut(text().size() >= maxLength()); });
    connect(this, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.size() < maxLength()) setCut(false);
    });
}

void WordField::take(const QString& text)
{
    setText(text);
    setCut(text.size() > maxLength());
}

void WordField::setCut(bool cut)
{
    if (m_cut == cut) return;
    m_cut = cut;
    emit cutChanged();
}

}  // namespace ui

#include "moc_word_field.cpp"
