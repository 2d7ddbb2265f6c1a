// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "ui/document/study_fwd.h"

namespace ui {

class Session;

/// Goes to a turn of the game that is opened next; what is opened after that begins where it
/// always does.
class OpeningTurn : public QObject
{
    Q_OBJECT

public:
    /// Why the study has no such turn, numbered from 1; empty when it has. The end of a game counts
    /// as the turn behind its last one.
    [[nodiscard]] static QString problemOf(const ShownStudy& shown, int turn);

    /// The session outlives it.
    OpeningTurn(Session& session, int turn, QObject* parent = nullptr);

signals:
    /// Once: the file was read; `problem` is empty when it has the turn.
    void ended(const QString& problem);

private:
    void goThere();

    Session& m_session;
    int m_turn;
};

}  // namespace ui
