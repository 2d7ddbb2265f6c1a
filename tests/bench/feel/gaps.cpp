// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/feel/gaps.h"

#include <algorithm>
#include <cstdio>

#include <QAction>
#include <QFile>

#include "engine/game/gcg.h"
#include "engine/lexicon/lexicon_file.h"
#include "tests/bench/bench_game.h"
#include "tests/bench/feel/gap_application.h"

namespace budget {

using namespace Qt::StringLiterals;

void Steps::add(const char* what, const std::function<void()>& start,
                const std::function<bool()>& done)
{
    GapApplication& application = GapApplication::instance();
    application.forget();
    const double before = GapApplication::threadMilliseconds();
    const double waitedBefore = GapApplication::waitedMilliseconds();
    const double call = millisecondsOf(start);
    application.count(call, GapApplication::threadMilliseconds() - before,
                      GapApplication::waitedMilliseconds() - waitedBefore, "the call itself");
    if (!Desk::wait(done)) {
        std::printf("    %s: never ended\n", what);
        m_spoilt = true;
        return;
    }
    // What is painted then.
    for (int i = 0; i < 5; ++i) QApplication::processEvents();
    constexpr double kWorthSaying = 30;
    if (application.longest() > kWorthSaying)
        std::printf("    %s: %.0f ms in %s; waited %.0f for the processor; worked at most %.0f\n",
                    what, application.longest(), application.where().c_str(), application.waited(),
                    application.work());
    m_worst = std::max(m_worst, application.longest());
    m_any = true;
}

Samples Steps::worst() const
{
    if (m_spoilt || !m_any) return {};
    return {m_worst};
}

Samples rounds(const std::function<Samples()>& round)
{
    constexpr int kRounds = 3;
    Samples all;
    for (int i = 0; i < kRounds; ++i) {
        const Samples one = round();
        if (one.empty()) return {};
        all.insert(all.end(), one.begin(), one.end());
    }
    return all;
}

void selectFrom(QTableView& table, int first)
{
    const QAbstractItemModel& model = *table.model();
    QItemSelection rows;
    if (first < model.rowCount())
        rows.select(model.index(first, 0),
                    model.index(model.rowCount() - 1, model.columnCount() - 1));
    table.selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
}

void trigger(Desk& desk, const char* id)
{
    QAction* action = desk.window.actions().action(QString::fromLatin1(id));
    if (!action) qFatal("there is no action %s", id);
    action->trigger();
}

QString textFile(const Desk& desk, const QString& name, const QByteArray& text)
{
    const QString path = desk.file(name);
    QFile out(path);
    if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
        qFatal("%s can't be written", qPrintable(path));
    return path;
}

QString gameFile(const Desk& desk)
{
    return textFile(
        desk, u"game.gcg"_s,
        QByteArray::fromStdString(bench::require(engine::writeGcg(bench::gameOf30())).text));
}

QByteArray wordList(int every)
{
    const auto rules = bench::require(engine::catalogue::rules("english"));
    const auto graph = bench::require(engine::openDawg(TILEWRIGHT_LEXICON, rules->alphabet));
    QByteArray text;
    int number = 0;
    graph.forEachWord([&](std::span<const engine::Tile> word) {
        if (number++ % every == 0)
            text += QByteArray::fromStdString(engine::wordText(rules->alphabet, word)) + '\n';
        return true;
    });
    return text;
}

}  // namespace budget
