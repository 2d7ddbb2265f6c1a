// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace ui {

/// The conditions of a filter as chips, each of which takes its condition away. Hidden while there
/// is none.
class FilterChips : public QWidget
{
    Q_OBJECT

public:
    explicit FilterChips(QWidget* parent = nullptr);
    void setWords(const QStringList& words);

signals:
    void removed(const QString& word);

private:
    QStringList m_words;
};

}  // namespace ui
