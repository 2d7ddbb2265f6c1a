// SPDX-License-Identifier: GPL-3.0-or-later
// What a person waits for who opens a game and steps through it. Without a display:
// QT_QPA_PLATFORM=offscreen.
#include <memory>
#include <string>

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include "engine/eval/move_ranking.h"
#include "engine/game/gcg.h"
#include "tests/bench/bench_game.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"
#include "ui/window/session.h"

namespace {

using namespace Qt::StringLiterals;

/// A window of 1366x768 with the bundled lexicon, and a game of 30 turns in a file.
class Stage
{
public:
    Stage()
    {
        ui::Theme::apply(ui::ThemeKind::Light);
        QFile out(m_path);
        if (out.open(QIODevice::WriteOnly))
            out.write(QByteArray::fromStdString(
                bench::require(engine::writeGcg(bench::gameOf30())).text));
        const auto rules = bench::require(engine::catalogue::rules("english"));
        const auto lexicon = bench::openLexicon();
        m_session =
            std::make_unique<ui::Session>(std::make_shared<engine::Position>(bench::require(
                                              engine::Position::create(rules, lexicon))),
                                          engine::rankMoves, m_folder.filePath(u"settings.ini"_s));
        m_window = std::make_unique<ui::MainWindow>(*m_session);
        m_window->resize(1366, 740);
        m_window->show();
        paint();
    }
    /// All that is due, until everything is on the screen.
    void paint() const
    {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents();
        m_window->repaint();
    }
    /// Until the game is seen.
    void open() const
    {
        const ui::OpenGamePtr before = m_session->study().game();
        m_session->loader().openFile(m_path);
        while (m_session->study().game() == before)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        paint();
    }
    [[nodiscard]] ui::Session& session() const { return *m_session; }

private:
    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(u"game.gcg"_s);
    std::unique_ptr<ui::Session> m_session;
    std::unique_ptr<ui::MainWindow> m_window;
};

Stage& stage()
{
    static int count = 1;
    static std::string name = "tilewright-bench";
    static char* arguments[] = {name.data(), nullptr};
    // Neither is destroyed: at the end of a program there is no order between them.
    static const QApplication* const application = new QApplication(count, arguments);
    static_cast<void>(application);
    static Stage* const only = new Stage;
    return *only;
}

void openGameFile(benchmark::State& state)
{
    const Stage& window = stage();
    for (auto step : state) {
        static_cast<void>(step);
        window.open();
    }
}
BENCHMARK(openGameFile)->Unit(benchmark::kMillisecond)->UseRealTime();

void stepThroughGame(benchmark::State& state)
{
    const Stage& window = stage();
    window.open();
    int turn = 0;
    for (auto step : state) {
        static_cast<void>(step);
        turn = turn % 30 + 1;
        window.session().study().goTo({engine::kRootNode, turn});
        window.paint();
    }
}
BENCHMARK(stepThroughGame)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
