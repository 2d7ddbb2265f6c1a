// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace ui {

/// A field for words to look up: takes long lists, and knows when it has taken only their
/// beginning.
class WordField : public QLineEdit
{
    Q_OBJECT

public:
    /// In characters: some ten thousand words. A field lays out all that it holds at each key.
    static constexpr int kLongest = 100'000;

    explicit WordField(QWidget* parent = nullptr);

    /// Replaces the text.
    void take(const QString& text);
    /// What was pasted or taken is longer than the field.
    [[nodiscard]] bool isCut() const { return m_cut; }

signals:
    void cutChanged();

private:
    void setCut(bool cut);

    bool m_cut = false;
};

}  // namespace ui
