// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what was measured beside what may be, by budget.json. With --strict the program fails when
// anything is over its limit, missing or unknown. Other arguments are ids to measure. On a machine
// that does other work meanwhile the best try says more than the median.
#include <algorithm>
#include <cstdio>

#include <QApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/bench/feel/budget.h"
#include "tests/bench/feel/desk.h"
#include "tests/bench/feel/gap_application.h"
#include "ui/theme/theme.h"

namespace budget {

std::vector<Measure>& measures()
{
    static std::vector<Measure> all;
    return all;
}

}  // namespace budget

namespace {

using namespace Qt::StringLiterals;

/// Returns whether the measure keeps to its limit.
bool runOne(const budget::Measure& measure, const QJsonObject& limits)
{
    const QJsonObject limit = limits.value(QString::fromStdString(measure.id)).toObject();
    const double most = limit.value("milliseconds"_L1).toDouble(-1);
    budget::Samples samples = measure.run();
    if (samples.empty() || most < 0) {
        std::printf("%-24s %s\n", measure.id.c_str(),
                    most < 0 ? "has no limit in budget.json" : "could not be measured");
        return false;
    }
    std::sort(samples.begin(), samples.end());
    const double median = samples[samples.size() / 2];
    const bool kept = median <= most;
    std::printf("%-20s %8.2f ms %8.2f ms %8.2f ms %6.0f ms  %3.0f %%  %s  %s\n", measure.id.c_str(),
                samples.front(), median, samples.back(), most, 100 * median / most,
                kept ? "ok  " : "OVER", limit.value("what"_L1).toString().toUtf8().constData());
    std::fflush(stdout);
    return kept;
}

/// For the measure of the start: says when the board is painted, and ends.
int openOnce()
{
    budget::Desk desk(budget::Desk::Until::Shown);
    desk.window.repaint();
    std::puts("painted");
    std::fflush(stdout);
    return 0;
}

}  // namespace

int main(int argc, char** argv)
{
    // As on a fine screen, where there is most to paint; nothing is to be seen.
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    if (qEnvironmentVariableIsEmpty("QT_SCALE_FACTOR")) qputenv("QT_SCALE_FACTOR", "2");
    budget::GapApplication application(argc, argv);
    ui::Theme::apply(ui::ThemeKind::Light);

    QStringList wanted = QApplication::arguments().mid(1);
    if (wanted == QStringList(u"--open"_s)) return openOnce();
    const bool strict = wanted.removeAll(u"--strict"_s) > 0;
    QFile file(QStringLiteral(TILEWRIGHT_BUDGET));
    const QJsonObject limits = file.open(QIODevice::ReadOnly)
                                   ? QJsonDocument::fromJson(file.readAll()).object()
                                   : QJsonObject();
    auto& all = budget::measures();
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
    std::printf("%-20s %11s %11s %11s %9s\n", "", "best", "median", "worst", "limit");
    bool good = true;
    for (const budget::Measure& measure : all) {
        const QString id = QString::fromStdString(measure.id);
        if (wanted.isEmpty() || wanted.contains(id)) good = runOne(measure, limits) && good;
    }
    const QStringList known = limits.keys();
    for (const QString& id : known) {
        const bool there = std::any_of(all.begin(), all.end(), [&](const auto& measure) {
            return measure.id == id.toStdString();
        });
        if (there) continue;
        std::printf("%-24s is not measured\n", id.toUtf8().constData());
        good = false;
    }
    return strict && !good ? 1 : 0;
}
