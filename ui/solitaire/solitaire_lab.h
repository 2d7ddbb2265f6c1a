// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>

#include <QObject>
#include <QString>
#include <QTimer>

#include "engine/board/position.h"
#include "engine/solitaire/solitaire_search.h"
#include "ui/solitaire/replayed_game.h"
#include "ui/solitaire/solitaire_ask.h"
#include "ui/work/running_search.h"

namespace ui {

class Settings;

/// What is known of a search for one-player games.
struct SolitaireFindings
{
    engine::SolitaireTaskPtr task;                   ///< never null
    engine::StatePtr<engine::SolitaireState> state;  ///< never null
    engine::PositionPtr searching;                   ///< the board that is tried; may be null
    std::optional<engine::Error> remark;             ///< what was wrong with what was kept
    int before = 0;                                  ///< best of earlier searches; 0 = none
    double allowed = 0;  ///< seconds of all searches at which this one ends
    QString notesFile;   ///< where notes about this order are kept; empty = they can't be read
    QString notes;       ///< that were there when the search was begun or restored
};

/// The search for the one-player game of the highest score, on worker threads. What it finds is
/// kept in the program's folder for data, at least every few seconds and when it comes to rest, for
/// each task and lexicon; a search of the same task goes on with what is kept.
class SolitaireLab : public QObject
{
    Q_OBJECT

public:
    using Phase = RunningSearchBase::Phase;

    /// The services outlive it.
    SolitaireLab(JobService& jobs, const Settings& settings, QObject* parent = nullptr);
    /// Asks the search to stop and does not wait; what was found is saved by then or soon after.
    ~SolitaireLab() override;

    /// Takes the place of the search before.
    void start(SolitaireAsk ask);
    /// Shows what is kept of the last search without going on with it; nothing when there is
    /// none. The error is for people.
    void restore(const engine::GameRulesPtr& rules, const engine::LexiconPtr& lexicon);
    /// Shows what is kept of a search for that task and lexicon, or that there is nothing, unless
    /// these are what is shown. Nothing while a search runs.
    void look(SolitaireAsk ask);
    /// Goes on after a pause, a stop or the end, then for as long again as was asked for.
    void goOn();
    /// Notes about the order of the newest findings, kept soon; nothing without findings.
    void setNotes(const QString& text);
    /// Gives a game, not null, to improve to the search of its task when that goes on after a rest or
    /// is started; one that runs doesn't take any.
    void addGame(const ReplayedGamePtr& game);

    /// Looking at what is kept is no search: Idle meanwhile.
    [[nodiscard]] Phase phase() const { return isLooking() ? Phase::Idle : m_search.phase(); }
    [[nodiscard]] bool isRunning() const { return m_search.isRunning() && !m_restored; }
    [[nodiscard]] const std::optional<engine::Error>& error() const { return m_error; }
    /// The newest of this search; null while nothing is known.
    [[nodiscard]] const std::shared_ptr<const SolitaireFindings>& findings() const
    {
        return m_findings;
    }
    /// Of the last search, or of what was looked at; nothing before the first one.
    [[nodiscard]] const std::optional<SolitaireAsk>& ask() const { return m_ask; }
    [[nodiscard]] bool canGoOn() const;
    /// The search shows what was kept and has not gone on.
    [[nodiscard]] bool isRestored() const { return m_restored; }
    /// Beams are so many times as wide as they would be; 1 at first.
    [[nodiscard]] int widened() const;

public slots:
    void pause() { m_search.pause(); }
    void stop() { m_search.stop(); }
    /// Doubles the beams of this search from now on.
    void widen();

signals:
    /// phase() or ask().
    void stateChanged();
    /// findings(), some times a second.
    void foundChanged();
    /// Notes were kept, or could not be, for which reason.
    void notesKept(const QString& problem);

private:
    class Bench;

    void launch(bool look);
    /// A search that couldn't begin takes nothing away.
    void standAsBefore();
    [[nodiscard]] bool isLooking() const { return m_restored && m_search.isRunning(); }
    void keepNotes();

    JobService& m_jobs;
    const Settings& m_settings;
    std::optional<SolitaireAsk> m_ask;
    std::shared_ptr<Bench> m_bench;
    ReplayedGamePtr m_given;  ///< the last one; may be null
    std::optional<engine::Error> m_error;
    std::shared_ptr<const SolitaireFindings> m_findings;
    bool m_restored = false;
    struct Before
    {
        std::optional<SolitaireAsk> ask;
        std::shared_ptr<Bench> bench;
        std::shared_ptr<const SolitaireFindings> findings;
    };
    std::optional<Before> m_before;  ///< what the search that begins takes the place of
    // Notes that are not in their file yet.
    QString m_notesFile;  ///< empty = none
    QString m_notes;
    QTimer m_notesTimer;
    std::map<QString, QString> m_unkept;  ///< by file: those that a worker is to write
    RunningSearch<SolitaireFindings> m_search;
};

}  // namespace ui
