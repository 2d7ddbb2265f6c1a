// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace ui {

class BoggleDesk;
class Settings;

/// Remembers the grid and its rules between runs: rules for all letters, grid and faces for each
/// alphabet.
class BoggleMemory : public QObject
{
    Q_OBJECT

public:
    /// Gives the desk what was there last; both outlive it.
    BoggleMemory(BoggleDesk& desk, Settings& settings, QObject* parent = nullptr);

private:
    void restoreRules();
    void restoreGrid();
    void keep();
    [[nodiscard]] QString letters() const;

    BoggleDesk& m_desk;
    Settings& m_settings;
    QString m_letters;         ///< of the grid that was restored or is kept
    bool m_restoring = false;  ///< the grid of other letters is about to come
};

}  // namespace ui
