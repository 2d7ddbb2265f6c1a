// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_play.h"

#include <algorithm>
#include <utility>

#include "engine/boggle/boggle_solver.h"
#include "engine/lexicon/lexicon.h"

namespace ui {

using engine::Result;

namespace {

constexpr int kTickMilliseconds = 100;

Result<BogglePlayResultPtr> judge(const BoggleTask& task,
                                  const std::vector<std::vector<engine::Tile>>& said,
                                  const engine::TaskContext& context)
{
    auto result = std::make_shared<BogglePlayResult>();
    engine::BoggleSolver solver(task.graph, task.rules);
    solver.findWords(task.grid, result->words, {}, context.stop);
    if (context.stopRequested())
        return engine::failure(engine::ErrorCode::Cancelled, engine::say("was stopped"));
    result->judgement =
        engine::judgeBoggleWords(said, result->words, task.rules, task.source.lexicon->words());
    result->task = task;
    return result;
}

}  // namespace

BogglePlay::BogglePlay(JobService& jobs, QObject* parent) : QObject(parent), m_job(jobs)
{
    m_ticks.setInterval(kTickMilliseconds);
    connect(&m_ticks, &QTimer::timeout, this, [this] {
        if (millisecondsLeft() == 0) finish();
        else emit ticked();
    });
}

void BogglePlay::start(BoggleTask task, int milliseconds)
{
    giveUp();
    m_task = std::move(task);
    m_limit = milliseconds;
    m_clock.start();
    m_ticks.start();
    setState(State::Running);
}

int BogglePlay::millisecondsLeft() const
{
    if (m_state != State::Running) return 0;
    return static_cast<int>(std::max<qint64>(0, m_limit - m_clock.elapsed()));
}

Result<void> BogglePlay::say(const QString& text)
{
    if (m_state != State::Running)
        return engine::failure(engine::ErrorCode::OutOfRange, engine::say("no game is under way"));
    std::vector<std::vector<engine::Tile>> words;
    const auto isBetween = [](QChar c) { return c.isSpace() || c == u',' || c == u';'; };
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = at;
        while (end < text.size() && !isBetween(text[end])) ++end;
        const QString word = text.mid(at, end - at);
        if (!word.isEmpty()) {
            auto letters = m_task->source.rules->alphabet.readWord(word.toStdString());
            if (!letters) {
                engine::Error error = letters.error();
                if (error.place.column > 0)
                    error.place.column += static_cast<int>(text.first(at).toUcs4().size());
                return engine::failure(std::move(error));
            }
            const bool isKnown =
                std::ranges::count(m_said, *letters) + std::ranges::count(words, *letters) > 0;
            if (isKnown) {
                return engine::failure(
                    engine::ErrorCode::Malformed,
                    engine::say("%1 is in your list already", word.toUpper().toStdString()));
            }
            words.push_back(std::move(*letters));
        }
        at = end + 1;
    }
    m_said.insert(m_said.end(), words.begin(), words.end());
    if (!words.empty()) emit saidChanged();
    return {};
}

void BogglePlay::takeBack(std::size_t index)
{
    if (m_state != State::Running || index >= m_said.size()) return;
    m_said.erase(m_said.begin() + static_cast<std::ptrdiff_t>(index));
    emit saidChanged();
}

void BogglePlay::finish()
{
    if (m_state != State::Running) return;
    m_ticks.stop();
    setState(State::Judging);
    m_job.ask<BogglePlayResultPtr>(
        tr("Judging the words"), JobClass::Interactive,
        [task = *m_task, said = m_said](const engine::TaskContext& context) {
            return judge(task, said, context);
        },
        [this](Result<BogglePlayResultPtr> result) {
            if (!result) {
                // All jobs were stopped: the list is not to be lost, the next tick judges it.
                m_ticks.start();
                setState(State::Running);
                return;
            }
            m_result = *result;
            setState(State::Over);
        });
}

void BogglePlay::giveUp()
{
    m_ticks.stop();
    m_job.drop();
    m_result = nullptr;
    m_said.clear();
    emit saidChanged();
    if (m_state != State::Idle) setState(State::Idle);
}

void BogglePlay::setState(State state)
{
    m_state = state;
    emit stateChanged();
}

}  // namespace ui

#include "moc_boggle_play.cpp"
