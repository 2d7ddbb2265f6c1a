// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace ui {

class Loader;
class ShownStudy;

/// Goes to a turn of the game that is opened next; what is opened after that begins where it
/// always does.
class OpeningTurn : public QObject
{
    Q_OBJECT

public:
    /// Why the study has no such turn, numbered from 1; empty when it has. The end of a game counts
    /// as the turn behind its last one.
    [[nodiscard]] static QString problemOf(const ShownStudy& shown, int turn);

    /// Both outlive it.
    OpeningTurn(ShownStudy& shown, Loader& loader, int turn, QObject* parent = nullptr);

signals:
    /// Once, or failed(): the file was read; `problem` is empty when it has the turn.
    void ended(const QString& problem);
    /// It could not be read, which the loader tells of.
    void failed();

private:
    void goThere();

    ShownStudy& m_shown;
    int m_turn;
};

}  // namespace ui
