// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QApplication>
#include <QIcon>
#include <QImage>
#include <QLineEdit>
#include <QRegularExpression>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/theme/line_icon.h"
#include "ui/theme/theme_style.h"

using namespace Qt::StringLiterals;

class TestLineIcon : public QObject
{
    Q_OBJECT

private slots:
    void isDrawn()
    {
        const QImage image = ui::lineIcon(u"open"_s).pixmap(32, 32).toImage();
        bool any = false;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) any |= qAlpha(image.pixel(x, y)) > 0;
        QVERIFY(any);
        QVERIFY(ui::lineIcon(u"no such icon"_s).isNull());
        // A button without room asks for one of no size.
        QTest::failOnWarning(QRegularExpression(u"."_s));
        QVERIFY(ui::lineIcon(u"open"_s).pixmap(QSize(0, 0)).isNull());
        QVERIFY(ui::lineIcon(u"open"_s).pixmap(QSize(24, 0)).isNull());
    }

    /// Qt's own would be looked for in all folders of the desktop's icons, for each line anew.
    void clearsALine()
    {
        QApplication::setStyle(new ui::ThemeStyle);
        QLineEdit line;
        line.setClearButtonEnabled(true);
        const auto* button = line.findChild<QAbstractButton*>();
        QVERIFY(button);
        QCOMPARE(button->icon().pixmap(32, 32).toImage(),
                 ui::lineIcon(u"close"_s).pixmap(32, 32).toImage());
    }
};

TEST_CLASS(TestLineIcon, QApplication)
#include "tst_line_icon.moc"
