// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_place.h"

#include <algorithm>
#include <limits>

#include <QGuiApplication>
#include <QScreen>
#include <QStyle>
#include <QWidget>

namespace ui {

namespace {

constexpr QSize kPreferredWindow{1920, 1080};
/// As much of a window has to be on a screen to be found and dragged.
constexpr QSize kSeen{200, 100};

int distance(const QRect& screen, QPoint point)
{
    const int dx = std::max({screen.left() - point.x(), point.x() - screen.right(), 0});
    const int dy = std::max({screen.top() - point.y(), point.y() - screen.bottom(), 0});
    return dx + dy;
}

}  // namespace

QRect reachablePlace(const QRect& wanted, const QList<QRect>& screens)
{
    if (screens.isEmpty()) return wanted;
    // A window may lie across several screens, but its upper edge, by which it is dragged, must
    // not lie above all of them.
    const bool seen = std::any_of(screens.begin(), screens.end(), [&](const QRect& screen) {
        const QRect part = screen.intersected(wanted);
        return part.width() >= std::min(kSeen.width(), wanted.width()) &&
               part.height() >= std::min(kSeen.height(), wanted.height()) &&
               wanted.top() >= screen.top();
    });
    QRect all;
    for (const QRect& screen : screens) all |= screen;
    const bool fits = wanted.width() <= all.width() && wanted.height() <= all.height();
    if (seen && fits) return wanted;
    const QRect* nearest = &screens.first();
    int least = std::numeric_limits<int>::max();
    for (const QRect& screen : screens) {
        const int far = distance(screen, wanted.center());
        if (far >= least) continue;
        least = far;
        nearest = &screen;
    }
    QRect place(wanted.topLeft(), wanted.size().boundedTo(nearest->size()));
    place.moveLeft(std::clamp(place.left(), nearest->left(), nearest->right() + 1 - place.width()));
    place.moveTop(std::clamp(place.top(), nearest->top(), nearest->bottom() + 1 - place.height()));
    return place;
}

QMargins expectedFrame(const QWidget& window)
{
    // At the sides it is slim, and a maximised window has none there.
    constexpr int kEdge = 4;
    const int title = window.style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &window);
    return {0, title + kEdge, 0, kEdge};
}

void placeWindow(QWidget& window, const QByteArray& geometry)
{
    const QMargins frame = expectedFrame(window);
    if (window.restoreGeometry(geometry)) {
        // Those fill what there is, frame and all.
        if (window.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen)) return;
        QList<QRect> screens;
        const QList<QScreen*> all = QGuiApplication::screens();
        for (const QScreen* screen : all)
            screens.append(screen->availableGeometry().marginsRemoved(frame));
        const QRect place = reachablePlace(window.geometry(), screens);
        if (place != window.geometry()) window.setGeometry(place);
        return;
    }
    const QRect primary = QGuiApplication::primaryScreen()->availableGeometry();
    const QSize wanted = kPreferredWindow.boundedTo(primary.marginsRemoved(frame).size());
    window.resize(wanted);
    window.move(primary.center() - QPoint(wanted.width() / 2, wanted.height() / 2));
    // Where it would fill the screen anyway, let it.
    if (primary.width() <= kPreferredWindow.width()) window.setWindowState(Qt::WindowMaximized);
}

}  // namespace ui
