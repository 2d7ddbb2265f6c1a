// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QApplication>
#include <QDirIterator>
#include <QFontMetrics>
#include <QFontMetricsF>
#include <QMap>
#include <QRawFont>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

using namespace Qt::StringLiterals;

/// A sign that no font of the system has is drawn as an empty box.
class TestSigns : public QObject
{
    Q_OBJECT

private slots:
    void areInTheBundledFont()
    {
        const QRawFont font(
            QStringLiteral(TILEWRIGHT_SOURCE "/resources/fonts/TilewrightSigns.ttf"), 16);
        QVERIFY(font.isValid());
        const QMap<uint, QString> signs = drawnSigns();
        QVERIFY(signs.size() > 20);
        for (auto sign = signs.begin(); sign != signs.end(); ++sign) {
            QVERIFY2(font.supportsCharacter(sign.key()),
                     qPrintable(u"resources/fonts/make_signs.py has not been run for U+%1 in %2"_s
                                    .arg(sign.key(), 4, 16, QChar(u'0'))
                                    .arg(sign.value())));
        }
    }

    /// Whatever fonts the system has.
    void areInTheFontOfTheWindow()
    {
        ui::Theme::apply(ui::ThemeKind::Light);
        QVERIFY(QApplication::font().families().contains(u"Tilewright Signs"_s));
        const QFontMetrics metrics(QApplication::font());
        for (const uint sign : drawnSigns().keys())
            QVERIFY2(metrics.inFontUcs4(sign), qPrintable(QString::number(sign, 16)));
    }

    /// So that the digits of a column stand below each other, with blanks where there are none.
    void figuresAreOfOneWidth()
    {
        ui::Theme::apply(ui::ThemeKind::Light);
        for (const int weight : {QFont::Normal, QFont::Bold}) {
            QFont font = QApplication::font();
            font.setWeight(static_cast<QFont::Weight>(weight));
            const QFontMetricsF metrics(font);
            const qreal width = metrics.horizontalAdvance(u'0');
            for (char16_t figure = u'1'; figure <= u'9'; ++figure)
                QCOMPARE(metrics.horizontalAdvance(QChar(figure)), width);
            QVERIFY(std::abs(metrics.horizontalAdvance(QChar(u'\u2007')) - width) < 0.5);
            QVERIFY(std::abs(metrics.horizontalAdvance(QChar(u'\u2008')) -
                             metrics.horizontalAdvance(u'.')) < 0.5);
        }
    }

private:
    /// What the window's sources hold beyond ASCII, and where.
    static QMap<uint, QString> drawnSigns()
    {
        QMap<uint, QString> signs;
        QDirIterator files(QStringLiteral(TILEWRIGHT_SOURCE "/ui"), {u"*.cpp"_s, u"*.h"_s},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly)) continue;
            for (const uint sign : QString::fromUtf8(file.readAll()).toUcs4())
                if (sign > 0x7F) signs.insert(sign, file.fileName());
        }
        return signs;
    }
};

TEST_CLASS(TestSigns, QApplication)
#include "tst_signs.moc"
