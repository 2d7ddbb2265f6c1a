// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QToolButton>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/widgets/message_bar.h"

using namespace Qt::StringLiterals;
using ui::MessageBar;

class TestMessageBar : public QObject
{
    Q_OBJECT

private slots:
    void longNamesAskForNoRoom()
    {
        MessageBar bar;
        bar.add({u"short"_s});
        const int width = bar.minimumSizeHint().width();
        const QString name(250, u'x');
        bar.add({name + u" was not opened"_s, u"no word graph"_s,
                 u"/tmp/%1: no word graph"_s.arg(name)});
        QCOMPARE(bar.minimumSizeHint().width(), width);
        // All of it is there, on as many lines as that takes.
        bar.resize(500, 400);
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        const auto* label = bar.findChild<QLabel*>(u"messageText"_s);
        const QRect text = label->fontMetrics().boundingRect(label->contentsRect(),
                                                             Qt::TextWordWrap, label->text());
        QVERIFY2(text.width() <= label->width(),
                 qPrintable(u"%1 in %2"_s.arg(text.width()).arg(label->width())));
    }

    void longTextsLeaveRoomForTheBoard()
    {
        MessageBar bar;
        QStringList places;
        for (int line = 1; line < 40; ++line) places << u"line %1: no pragma"_s.arg(line);
        bar.add({u"damaged.gcg was read"_s, places.join(u"; "_s)});
        bar.resize(560, 900);
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        const auto* label = bar.findChild<QLabel*>(u"messageText"_s);
        const auto lines = [&] {
            return label->heightForWidth(label->width()) / label->fontMetrics().lineSpacing();
        };
        QCOMPARE(lines(), 4);
        QVERIFY(label->text().endsWith(u'…'));
        QVERIFY(bar.text().contains(u"line 39"_s));
        QVERIFY(label->toolTip().contains(u"line 39"_s));
        // A wider bar shows more of it.
        const qsizetype before = label->text().size();
        bar.resize(900, 900);
        QTRY_VERIFY(label->text().size() > before);
        // With others each has its share.
        bar.add({u"b.cgp was not opened"_s, places.join(u"; "_s)});
        QCOMPARE(lines(), 4);
        QVERIFY(label->text().contains(u"damaged.gcg"_s) && label->text().contains(u"b.cgp"_s));
        bar.add({u"c.cgp was not opened"_s, u"no such file"_s});
        QCOMPARE(lines(), 3);
        QVERIFY(label->text().contains(u"c.cgp was not opened: no such file"_s));
        // A low window has room for the newest ones.
        bar.resize(560, 300);
        QCOMPARE(lines(), 2);
        QVERIFY(label->text().contains(u"c.cgp was not opened: no such file"_s));
        QVERIFY(bar.text().contains(u"damaged.gcg"_s));
    }

    /// A file with problems in every line leaves room for everything else.
    void veryLongMessagesAreCutAndCopiedWhole()
    {
        MessageBar bar;
        const QString detail = u"line 7: no move; "_s.repeated(100'000);
        bar.add({u"a.gcg was read"_s, detail, {}, MessageBar::Kind::Remark});
        const auto* label = bar.findChild<QLabel*>(u"messageText"_s);
        QVERIFY2(label->text().size() < 1000, qPrintable(QString::number(label->text().size())));
        QVERIFY(label->text().endsWith(u'…'));
        QVERIFY(label->toolTip().size() < 2100);
        bar.findChild<QToolButton*>(u"messageCopy"_s)->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"a.gcg was read: "_s + detail);
    }

    void theFullTextIsCopied()
    {
        MessageBar bar;
        bar.add({u"a.kwg was not opened"_s, u"too short"_s, u"/home/somebody/a.kwg: too short"_s});
        bar.add({u"b.cgp was read"_s, u"a phony"_s, {}, MessageBar::Kind::Remark});
        bar.findChild<QToolButton*>(u"messageCopy"_s)->click();
        QCOMPARE(
            QGuiApplication::clipboard()->text(),
            u"a.kwg was not opened: /home/somebody/a.kwg: too short\nb.cgp was read: a phony"_s);
        // The two kinds differ by more than colour.
        const QStringList shown = bar.findChild<QLabel*>(u"messageText"_s)->text().split(u'\n');
        QCOMPARE(static_cast<int>(shown.size()), 2);
        QVERIFY(shown.at(0).at(0) != shown.at(1).at(0));
    }

    void earlierOnesAreCounted()
    {
        MessageBar bar;
        bar.resize(640, 900);
        for (int i = 0; i < 5; ++i) bar.add({u"message %1"_s.arg(i), {}, {}, {}, i});
        const auto* label = bar.findChild<QLabel*>(u"messageText"_s);
        QVERIFY(!label->text().contains(u"message 1"_s));
        QVERIFY(label->text().contains(u"message 4"_s));
        QVERIFY2(label->text().contains(u"2 earlier"_s), qPrintable(label->text()));
        QVERIFY(bar.text().contains(u"message 0"_s));
        for (const int topic : {4, 3}) bar.settle(topic);
        QVERIFY(label->text().contains(u"message 0"_s));
        QVERIFY(!label->text().contains(u"earlier"_s));
        bar.clear();
        QVERIFY(bar.isHidden());
    }
};

TEST_CLASS(TestMessageBar, QApplication)
#include "tst_message_bar.moc"
