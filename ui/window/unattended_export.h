// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include "ui/window/main_window.h"

namespace ui {

/// Writes what a window would show into files, without a person at it: waits until all that was asked
/// for is open and its moves are listed, writes one file after the other, and tells how it went.
/// The window need not be shown.
class UnattendedExport : public QObject
{
    Q_OBJECT

public:
    /// Why a name can't be that of such a file; empty when it can. By its ending: pictures (.png,
    /// .svg, .pdf) and texts (.cgp, .txt) of the position, reports (.html, .pdf, .md, .csv) of the
    /// game and the study itself (.gcg, .cws). A .pdf is of the game where there is one, unless a
    /// turn was asked for.
    [[nodiscard]] static QString problemOf(const QString& path);
    /// Why these can't be written together by a program that reads the others: one is among them, two
    /// are the same, or what is there holds something else, which only `force` allows to replace.
    [[nodiscard]] static QString problemOf(const QStringList& paths, const QStringList& read,
                                           bool force);

    /// Every path is without a problem. Both others outlive it.
    /// `turn` is the one that was asked for, from 1, which the game must have; 0 = none.
    UnattendedExport(Session& session, MainWindow& window, QStringList paths, int turn = 0);

    /// After all that is to be opened was asked for.
    void begin();

signals:
    /// What a file can't hold, what was odd in another.
    void remarked(const QString& what);
    /// Once; `problems` is empty when everything was written. When something could not be opened,
    /// nothing is.
    void ended(const QStringList& problems);

private:
    enum class State { Waiting, Writing, Ended };

    void look();
    void proceed();
    void write(const QString& path);
    void end();
    void checkTurn();
    [[nodiscard]] bool isReportPage(const QString& path) const;

    Session& m_session;
    MainWindow& m_window;
    QStringList m_paths;
    int m_turn;
    QStringList m_problems;
    State m_state = State::Waiting;
    bool m_looking = false;  ///< a look is on its way
};

}  // namespace ui
