// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/feel/desk.h"

#include <utility>

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QTimer>

#include "tests/bench/bench_position.h"
#include "ui/moves/moves_panel.h"

namespace budget {

namespace {

constexpr qint64 kPatience = 60'000;

/// Counts how often a widget is painted.
class PaintCounter : public QObject
{
public:
    explicit PaintCounter(QWidget& widget) : m_widget(widget) { widget.installEventFilter(this); }
    ~PaintCounter() override { m_widget.removeEventFilter(this); }
    [[nodiscard]] bool painted() const { return m_count > 0; }
    void forget() { m_count = 0; }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) ++m_count;
        return false;
    }

private:
    QWidget& m_widget;
    int m_count = 0;
};

}  // namespace

Desk::Desk(Until until, ui::RankFunction rank)
    : session(std::make_shared<const engine::Position>(bench::midGame()), std::move(rank),
              m_folder.filePath(QStringLiteral("settings.ini"))),
      window(session)
{
    window.restoreLayout();
    window.resize(1366, 740);
    window.show();
    if (until == Until::Ready) static_cast<void>(wait([this] { return listReady(); }));
}

bool Desk::wait(const std::function<bool()>& done)
{
    QElapsedTimer clock;
    clock.start();
    // Who turns round and round instead of sleeping has less of the processor when it counts.
    QTimer wake;
    wake.start(5);
    while (!done()) {
        if (clock.elapsed() > kPatience) return false;
        QApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
    return true;
}

bool Desk::waitForPaint(QWidget& widget, const std::function<bool()>& ready)
{
    PaintCounter counter(widget);
    if (!wait(ready)) return false;
    // What was painted before it was ready doesn't count.
    counter.forget();
    widget.update();
    return wait([&] { return counter.painted(); });
}

bool Desk::listReady() const
{
    return const_cast<ui::Session&>(session).analysis().state() == ui::LiveAnalysis::State::Ready;
}

bool Desk::settled()
{
    const ui::MoveListModel& model = window.movesPanel()->model();
    return listReady() && !model.isStale() && !model.isArranging() && !session.jobs().isBusy();
}

bool Desk::isIdle()
{
    return session.jobs().jobs().isEmpty() && !window.movesPanel()->model().isArranging() &&
           session.analysis().state() != ui::LiveAnalysis::State::Waiting;
}

void Desk::setRack(const char* tiles)
{
    const engine::Position& position = *session.study().position();
    const auto read = bench::require(position.rules().alphabet.readTiles(tiles));
    static_cast<void>(session.study().setRack(position.onTurn(), engine::Rack(read)));
}

void Desk::key(QWidget* target, QChar character)
{
    for (const auto type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(type, character.toUpper().unicode(), Qt::NoModifier, QString(character));
        QApplication::sendEvent(target, &event);
    }
}

}  // namespace budget
