// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/settled.h"
#include "ui/widgets/message_bar.h"

using namespace Qt::StringLiterals;
using ui::MessageBar;

namespace {

/// A window with a card of messages.
struct MessageBarStage
{
    QWidget window;
    MessageBar bar{&window};
    QLabel* label = bar.findChild<QLabel*>(u"messageText"_s);
    QScrollArea* scroll = bar.findChild<QScrollArea*>(u"messageScroll"_s);

    explicit MessageBarStage(QSize size = {1366, 740})
    {
        window.resize(size);
        window.show();
        bar.setRoom(window.rect());
    }
    /// Lines of text that are there, whether they have to be scrolled to or not.
    int lines() const
    {
        return label->heightForWidth(label->width()) / label->fontMetrics().lineSpacing();
    }
};

QString lines(int count)
{
    QStringList places;
    for (int line = 1; line <= count; ++line) places << u"line %1: no pragma"_s.arg(line);
    return places.join(u"; "_s);
}

}  // namespace

class TestMessageBar : public QObject
{
    Q_OBJECT

private slots:
    /// However the words fall, short messages are seen whole.
    void shortMessagesAreNotScrolled()
    {
        MessageBarStage stage;
        QStringList cut;
        for (int letters = 40; letters < 140; ++letters) {
            QString text;
            for (int i = 0; text.size() < letters; ++i)
                text += QString(1 + (i * 7) % 11, u"mnopeils"_s[i % 8]) + u' ';
            stage.bar.add({text.left(letters).trimmed(), {}, {}});
            QVERIFY(fixture::settles(stage.window));
            if (stage.scroll->verticalScrollBar()->maximum() > 0) cut.append(text);
            stage.bar.clear();
        }
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    }

    void longNamesAreBroken()
    {
        MessageBarStage stage;
        const QString name(250, u'x');
        stage.bar.add({name + u" was not opened"_s, u"no word graph"_s,
                       u"/tmp/%1: no word graph"_s.arg(name)});
        QVERIFY(fixture::settles(stage.window));
        QVERIFY(stage.window.rect().contains(stage.bar.geometry()));
        // All of it is there, on as many lines as that takes.
        const QRect text = stage.label->fontMetrics().boundingRect(
            stage.label->contentsRect(), Qt::TextWordWrap, stage.label->text());
        QVERIFY2(text.width() <= stage.label->width(),
                 qPrintable(u"%1 in %2"_s.arg(text.width()).arg(stage.label->width())));
    }

    void nothingCoversIt()
    {
        MessageBarStage stage;
        stage.bar.add({u"a.gcg was not opened"_s});
        const auto isAbove = [&stage] {
            return stage.window.childAt(stage.bar.geometry().center()) != nullptr &&
                   stage.bar.isAncestorOf(stage.window.childAt(stage.bar.geometry().center()));
        };
        QVERIFY(fixture::settles(stage.window));
        QTRY_VERIFY(isAbove());
        // A panel that is made, and one that is gone to.
        QWidget panel(&stage.window);
        panel.setGeometry(stage.window.rect());
        panel.show();
        QTRY_VERIFY(isAbove());
        panel.raise();
        QTRY_VERIFY(isAbove());
    }

    /// It lies in its corner, takes no more than a part of the window, and all can be scrolled to.
    void nothingIsCut()
    {
        MessageBarStage stage;
        stage.bar.add({u"damaged.gcg was read"_s, lines(200)});
        QVERIFY(fixture::settles(stage.window));
        const QRect place = stage.bar.geometry();
        QVERIFY(stage.window.rect().contains(place));
        QVERIFY2(place.height() < stage.window.height() / 2,
                 qPrintable(QString::number(place.height())));
        QVERIFY2(place.left() > stage.window.width() / 2, "over the board");
        const QString shown = stage.label->text().remove(QChar(0x200B));
        QVERIFY(shown.contains(u"line 200: no pragma"_s));
        QVERIFY(!shown.contains(u'…'));
        QScrollBar* scrolling = stage.scroll->verticalScrollBar();
        QVERIFY(scrolling->maximum() > 0);
        QCOMPARE(stage.label->height() - stage.scroll->viewport()->height(), scrolling->maximum());
        QVERIFY(stage.label->height() >= stage.label->heightForWidth(stage.label->width()));
        // By keys, too.
        stage.scroll->setFocus();
        const int before = scrolling->value();
        QTest::keyClick(stage.scroll, Qt::Key_Down);
        QVERIFY(scrolling->value() > before);
    }

    void shortOnesTakeLittle()
    {
        MessageBarStage stage;
        stage.bar.add({u"b.cgp was not opened"_s, u"no such file"_s});
        QVERIFY(fixture::settles(stage.window));
        QCOMPARE(stage.lines(), 1);
        QVERIFY(stage.bar.height() < 4 * stage.label->fontMetrics().lineSpacing());
        QCOMPARE(stage.scroll->verticalScrollBar()->maximum(), 0);
        // Nothing covers the others.
        for (int i = 0; i < 4; ++i) stage.bar.add({u"message %1"_s.arg(i)});
        QVERIFY(fixture::settles(stage.window));
        QCOMPARE(stage.lines(), 5);
        QVERIFY(stage.label->text().indexOf(u"message 3"_s) <
                stage.label->text().indexOf(u"b.cgp"_s));
    }

    /// A file with problems in every line is no reason to wait.
    void enormousMessagesAreCopiedWhole()
    {
        MessageBarStage stage;
        const QString detail = u"line 7: no move; "_s.repeated(100'000);
        stage.bar.add({u"a.gcg was read"_s, detail, {}, MessageBar::Kind::Remark});
        QVERIFY(stage.label->text().size() < 30'000);
        QVERIFY2(stage.label->text().contains(u"1,680,016 more"_s),
                 qPrintable(stage.label->text().right(90)));
        stage.bar.findChild<QToolButton*>(u"messageCopy"_s)->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"a.gcg was read: "_s + detail);
    }

    void theFullTextIsCopied()
    {
        MessageBarStage stage;
        stage.bar.add({u"a.kwg was not opened"_s, u"too short"_s, u"/home/a/a.kwg: too short"_s});
        stage.bar.add({u"b.cgp was read"_s, u"a phony"_s, {}, MessageBar::Kind::Remark});
        stage.bar.findChild<QToolButton*>(u"messageCopy"_s)->click();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 u"a.kwg was not opened: /home/a/a.kwg: too short\nb.cgp was read: a phony"_s);
        // The two kinds differ by more than colour.
        const QStringList shown = stage.label->text().split(u'\n');
        QCOMPARE(static_cast<int>(shown.size()), 2);
        QVERIFY(shown.at(0).at(0) != shown.at(1).at(0));
    }

    void theyComeAndGoWithTheirDocument()
    {
        MessageBarStage stage;
        stage.bar.setDocument(1);
        stage.bar.add({u"of the first"_s});
        stage.bar.add({u"of the program"_s, {}, {}, {}, -1, 0, MessageBar::Scope::Program});
        stage.bar.setDocument(2);
        QCOMPARE(stage.bar.text(), u"of the program"_s);
        stage.bar.add({u"of the second"_s});
        stage.bar.clear();
        QVERIFY(stage.bar.isHidden());
        stage.bar.setDocument(1);
        QVERIFY(stage.bar.isVisible());
        QCOMPARE(stage.bar.text(), u"of the first"_s);
        stage.bar.setDocument(3);
        QVERIFY(stage.bar.isHidden());
    }

    void whatIsSettledGoes()
    {
        MessageBarStage stage;
        for (int i = 0; i < 5; ++i) stage.bar.add({u"message %1"_s.arg(i), {}, {}, {}, i});
        for (const int topic : {4, 3}) stage.bar.settle(topic);
        QVERIFY(!stage.bar.text().contains(u"message 4"_s));
        QVERIFY(stage.bar.text().contains(u"message 2"_s));
        stage.bar.clear();
        QVERIFY(stage.bar.isHidden());
    }
};

TEST_CLASS(TestMessageBar, QApplication)
#include "tst_message_bar.moc"
