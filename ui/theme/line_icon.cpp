// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/line_icon.h"

#include <QGuiApplication>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// Paths on a field of 16 by 16, drawn with a pen.
const QHash<QString, QLatin1StringView>& paths()
{
    static const QHash<QString, QLatin1StringView> table{
        {u"open"_s, "M2 13V4h4l1.5 2H14v7z"_L1},
        {u"save"_s, "M3 3h8l2 2v8H3z M5.5 3v3.5h5V3 M5.5 13V9.5h5V13"_L1},
        {u"undo"_s, "M6 3L3 6l3 3 M3 6h6.5a3.5 3.5 0 0 1 0 7H6"_L1},
        {u"redo"_s, "M10 3l3 3-3 3 M13 6H6.500a3.500 3.500 0 0 0 0 7H10"_L1},
        {u"first"_s, "M4 3.500v9 M12 3.500L7 8l5 4.500"_L1},
        {u"previous"_s, "M10.500 3.500L5.500 8l5 4.500"_L1},
        {u"next"_s, "M5.500 3.500l5 4.500-5 4.500"_L1},
        {u"last"_s, "M12 3.500v9 M4 3.500L9 8l-5 4.500"_L1},
        {u"review"_s, "M2 12.500l3.500-5 3 2.500L14 3.500 M10.500 3.500H14V7"_L1},
        {u"previousMistake"_s, "M7.500 3.500L3 8l4.500 4.500 M11 3.500v5.500 M11 12v.5"_L1},
        {u"nextMistake"_s, "M8.500 3.500L13 8l-4.500 4.500 M5 3.500v5.500 M5 12v.5"_L1},
        {u"practise"_s,
         "M8 2a4 4 0 0 0-2.300 7.200c.600.500.800 1 .800 1.800h3c0-.800.200-1.300.800-1.800"
         "A4 4 0 0 0 8 2z M6.500 13.500h3"_L1},
        {u"present"_s, "M2.500 3h11v7.500h-11z M8 10.500v3 M5.500 13.500h5"_L1},
        {u"paste"_s, "M4 4h8v10H4z M6 4V2.5h4V4 M6.5 8h3 M6.5 11h3"_L1},
        {u"live"_s, "M9 1.500L4 9h4l-1 5.500L12 7H8z"_L1},
        {u"generate"_s, "M3 4h10 M3 8h7 M3 12h4"_L1},
        {u"simulate"_s, "M2 8c4.500 0 5-5 12-5 M2 8c4.500 0 5.500 1 12 1 M2 8c4.500 0 5 5 12 5"_L1},
        {u"pause"_s, "M5 3.500v9 M11 3.500v9"_L1},
        {u"solve"_s,
         "M2.500 5.500l1.500 1.500 2.500-3 M2.500 11l1.500 1.500 2.500-3 M9 5.500h4.500 M9 11h4.500"_L1},
        {u"infer"_s, "M6.500 2.500a4 4 0 1 0 .01 0 M9.500 9.500l4 4 M6.500 5v2 M6.500 8.300v.2"_L1},
        {u"replies"_s,
         "M4 8.500a2 2 0 1 0 .01 0 M10.500 6.500a3 3 0 1 0 .01 0 M7.500 2.500a1.200 1.200 0 1 0 .01 0"_L1},
        {u"crossSets"_s, "M8 2v12 M2 8h12 M5.500 5.500h5v5h-5z"_L1},
        {u"anchors"_s, "M8 5v8.500 M5.500 7h5 M8 5a1.500 1.500 0 1 0 0-3a1.500 1.500 0 1 0 0 3z"
                       "M2.500 9.500c0 2.500 2.500 4 5.500 4s5.500-1.500 5.500-4"_L1},
        {u"lanes"_s, "M2.500 3.500h6 M2.500 8h11 M2.500 12.500h8.500"_L1},
        {u"leave"_s, "M2.500 13.500v-4h3v4z M6.500 13.500v-8h3v8z M10.500 13.500v-6h3v6z"_L1},
        {u"shuffle"_s,
         "M2 5h3l5 6h4 M2 11h3l1.500-1.800 M8.500 6.800L10 5h4 M12 3l2 2-2 2 M12 9l2 2-2 2"_L1},
        {u"sort"_s, "M3 3h5 M3 7h4 M3 11h3 M11.500 3v10 M9 10.500l2.500 2.500L14 10.500"_L1},
        {u"recall"_s, "M8 2v8 M4.500 6.500L8 10l3.500-3.500 M2.500 13.500h11"_L1},
        {u"play"_s, "M4.500 3l8 5-8 5z"_L1},
        {u"stop"_s, "M4 4h8v8H4z"_L1},
        {u"close"_s, "M4 4l8 8 M12 4l-8 8"_L1},
        {u"copy"_s, "M5.500 5.500h8v8h-8z M10.500 5.500v-3h-8v8h3"_L1},
        {u"rules"_s,
         "M2.500 2.500h11v11h-11z M2.500 6.200h11 M2.500 9.900h11 M6.200 2.500v11 M9.900 2.500v11"_L1},
        {u"lexicon"_s,
         "M8 4C6.500 3 4.500 2.700 2.500 3v9.500c2-.300 4 0 5.500 1 1.500-1 3.500-1.300 5.500-1"
         "V3C11.500 2.700 9.500 3 8 4z M8 4v9.500"_L1},
        {u"rack"_s,
         "M2 6h3.500v4H2z M6.200 6h3.500v4H6.200z M10.500 6H14v4h-3.500z M1.500 12.500h13"_L1},
        {u"search"_s,
         "M7 2.500a4.500 4.500 0 1 0 0 9a4.500 4.500 0 1 0 0-9z M10.300 10.300L14 14"_L1}};
    return table;
}

class LineIconEngine : public QIconEngine
{
public:
    explicit LineIconEngine(QString name) : m_name(std::move(name)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const QPalette palette = QGuiApplication::palette();
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = state == QIcon::On || mode == QIcon::Selected ? QPalette::HighlightedText
                                                                        : QPalette::ButtonText;
        const QString svg =
            u"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><path d='"_s +
            paths().value(m_name) + u"' fill='none' stroke='"_s +
            palette.color(group, role).name() +
            u"' stroke-width='1.4' stroke-linejoin='round' stroke-linecap='round'/></svg>"_s;
        QSvgRenderer renderer(svg.toUtf8());
        renderer.render(painter, rect);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        // Of a button that has no room there is nothing to paint on.
        if (size.isEmpty()) return {};
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new LineIconEngine(m_name); }

private:
    QString m_name;
};

}  // namespace

QIcon lineIcon(const QString& name)
{
    return paths().contains(name) ? QIcon(new LineIconEngine(name)) : QIcon();
}

}  // namespace ui
