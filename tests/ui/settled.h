// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include <QRect>
#include <QWidget>
#include <QtTest>

namespace fixture {

/// Whether everything in a window has come to rest, which it waits for. Layouts, docks and what
/// follows from their sizes take several turns of the event loop, how many depends on the machine:
/// nothing that has a place or a size may be judged before.
inline bool settles(const QWidget& window)
{
    constexpr int kQuietTurns = 3;
    using Places = std::vector<std::pair<const QWidget*, QRect>>;
    const auto places = [&window] {
        Places all{{&window, window.geometry()}};
        const auto children = window.findChildren<QWidget*>();
        for (const QWidget* child : children)
            if (child->isVisible()) all.emplace_back(child, child->geometry());
        return all;
    };
    Places before;
    int quiet = 0;
    return QTest::qWaitFor([&] {
        Places now = places();
        quiet = now == before ? quiet + 1 : 0;
        before = std::move(now);
        return quiet >= kQuietTurns;
    });
}

}  // namespace fixture
