// SPDX-License-Identifier: GPL-3.0-or-later
// Distances and sizes of letters come from one scale. Reads the sources of the ui and finds those
// who have numbers of their own.
#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

#include "tests/support/test_class.h"

namespace {

using namespace Qt::StringLiterals;

const QString kRoot = QStringLiteral(TILEWRIGHT_SOURCE);

/// The first distance or size in a text that is a number of its own; empty when there is none.
QString ownMeasure(const QString& text)
{
    static const QRegularExpression distance(
        uR"(\b(?:setContentsMargins|set(?:Horizontal|Vertical)?Spacing|addSpacing)\()"
        uR"([^;]*?(?<![\w.])[1-9][0-9]*\b[^;]*?\);)"_s);
    static const QRegularExpression size(
        uR"(\bsetPointSizeF?\([^;]*;|\b(?:setTextFactor|scaled)\([^;]*[0-9]\.[0-9][^;]*;)"_s);
    for (const QRegularExpression& measure : {distance, size})
        if (const auto found = measure.match(text); found.hasMatch()) return found.captured();
    return {};
}

}  // namespace

class TestMeasures : public QObject
{
    Q_OBJECT

private slots:
    void ownMeasuresAreFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("fine");
        QTest::newRow("margins") << u"layout->setContentsMargins(0, 5, 0, 0);"_s << false;
        QTest::newRow("spacing") << u"layout->setSpacing(3);"_s << false;
        QTest::newRow("between") << u"layout->addSpacing(12);"_s << false;
        QTest::newRow("in a form") << u"form->setHorizontalSpacing(10);"_s << false;
        QTest::newRow("of the scale")
            << u"layout->setContentsMargins(gap::kWide, 0, gap::kWide, 0);"_s << true;
        QTest::newRow("none") << u"layout->setSpacing(0);"_s << true;
        QTest::newRow("letters") << u"font.setPointSizeF(font.pointSizeF() * 0.9);"_s << false;
        QTest::newRow("factor") << u"setTextFactor(*m_title, 1.3);"_s << false;
        QTest::newRow("scaled") << u"font = scaled(font, 0.8);"_s << false;
        QTest::newRow("size of the scale")
            << u"setTextFactor(*m_title, textSize::kTitle);"_s << true;
    }

    void ownMeasuresAreFound()
    {
        QFETCH(QString, text);
        QFETCH(bool, fine);
        QCOMPARE(ownMeasure(text).isEmpty(), fine);
    }

    void theUiHasOneScale()
    {
        QStringList problems;
        int users = 0;
        QDirIterator sources(kRoot + u"/ui"_s, {u"*.cpp"_s}, QDir::Files,
                             QDirIterator::Subdirectories);
        while (sources.hasNext()) {
            const QString path = sources.next();
            QFile file(path);
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
            const QString text = QString::fromUtf8(file.readAll());
            if (text.contains(u"gap::k"_s) || text.contains(u"textSize::k"_s)) ++users;
            // What the scale itself is made with.
            if (path.startsWith(kRoot + u"/ui/theme/"_s)) continue;
            if (const QString own = ownMeasure(text); !own.isEmpty())
                problems << QDir(kRoot).relativeFilePath(path) + u": "_s + own.simplified();
        }
        QVERIFY(users > 40);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    }
};

TEST_CLASS(TestMeasures, tests::NoApplication)
#include "tst_measures.moc"
