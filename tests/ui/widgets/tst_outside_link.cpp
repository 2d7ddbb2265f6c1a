// SPDX-License-Identifier: GPL-3.0-or-later
// Another program is started only after the whole address was shown and agreed to.
#include <QAbstractButton>
#include <QApplication>
#include <QDesktopServices>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QUrl>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/widgets/outside_link.h"

using namespace Qt::StringLiterals;

/// Stands for the browser.
class Browser : public QObject
{
    Q_OBJECT

public:
    QList<QUrl> opened;

public slots:
    void open(const QUrl& url) { opened.append(url); }
};

class TestOutsideLink : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void asksFirst();
    void whatCannotBeShownIsNotOpened();
    void refuses_data();
    void refuses();
    void folders();

private:
    static QMessageBox* question()
    {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (widget->objectName() == u"openOutside"_s && widget->isVisible())
                return qobject_cast<QMessageBox*>(widget);
        return nullptr;
    }

    std::unique_ptr<Browser> m_browser;
    QTemporaryDir m_folder;
};

void TestOutsideLink::init()
{
    m_browser = std::make_unique<Browser>();
    for (const char* scheme : {"http", "https", "file", "javascript", "mailto"})
        QDesktopServices::setUrlHandler(QLatin1StringView(scheme), m_browser.get(), "open");
}

void TestOutsideLink::cleanup()
{
    for (const char* scheme : {"http", "https", "file", "javascript", "mailto"})
        QDesktopServices::unsetUrlHandler(QLatin1StringView(scheme));
}

void TestOutsideLink::asksFirst()
{
    const QUrl url(u"https://example.org/"_s + QString(300, u'x') + u"?<b>q</b>=1#end"_s);
    for (const bool agree : {false, true}) {
        ui::askToOpenPage(url, nullptr);
        QVERIFY(question() != nullptr);
        QVERIFY(m_browser->opened.isEmpty());
        // All of it, and as text.
        QCOMPARE(question()->informativeText().remove(u'\n'), QString::fromLatin1(url.toEncoded()));
        QCOMPARE(question()->textFormat(), Qt::PlainText);
        QCOMPARE(question()->defaultButton(), question()->button(QMessageBox::Cancel));
        QAbstractButton* pressed = question()->button(QMessageBox::Cancel);
        if (agree)
            for (QAbstractButton* button : question()->buttons())
                if (question()->buttonRole(button) == QMessageBox::AcceptRole) pressed = button;
        pressed->click();
        QTRY_VERIFY(question() == nullptr);
        QCOMPARE(m_browser->opened.size(), agree ? 1 : 0);
    }
    QCOMPARE(m_browser->opened.first(), url);
}

void TestOutsideLink::whatCannotBeShownIsNotOpened()
{
    const auto buttonsThatOpen = [] {
        int count = 0;
        for (QAbstractButton* button : question()->buttons())
            if (question()->buttonRole(button) == QMessageBox::AcceptRole) ++count;
        return count;
    };
    for (const int length : {900, 3000, 1'000'000}) {
        ui::askToOpenPage(QUrl(u"https://example.org/"_s + QString(length, u'x')), nullptr);
        QVERIFY(question() != nullptr);
        // With its buttons on the smallest of screens.
        QVERIFY(question()->sizeHint().height() < 700);
        QCOMPARE(buttonsThatOpen(), length == 900 ? 1 : 0);
        QTest::keyClick(question(), Qt::Key_Escape);
        QTRY_VERIFY(question() == nullptr);
        QVERIFY(m_browser->opened.isEmpty());
    }
}

void TestOutsideLink::refuses_data()
{
    QTest::addColumn<QUrl>("url");
    const QString file = m_folder.filePath(u"run.desktop"_s);
    QFile made(file);
    QVERIFY(made.open(QIODevice::WriteOnly));
    QTest::newRow("file") << QUrl::fromLocalFile(file);
    QTest::newRow("nothing") << QUrl();
    QTest::newRow("script") << QUrl(u"javascript:alert(1)"_s);
    QTest::newRow("mail") << QUrl(u"mailto:a@example.org"_s);
    QTest::newRow("other") << QUrl(u"steam://run/1"_s);
    // A folder of a note could be one of another machine, fetched when it is looked at.
    QTest::newRow("folder") << QUrl::fromLocalFile(m_folder.path());
    QTest::newRow("elsewhere") << QUrl(u"file://server/share"_s);
    QTest::newRow("relative") << QUrl(u"a/b"_s);
}

void TestOutsideLink::refuses()
{
    QFETCH(QUrl, url);
    ui::askToOpenPage(url, nullptr);
    QVERIFY(question() == nullptr);
    QVERIFY(m_browser->opened.isEmpty());
}

void TestOutsideLink::folders()
{
    ui::askToShowFolder(m_folder.filePath(u"none"_s), nullptr);
    QVERIFY(question() == nullptr);
    ui::askToShowFolder(m_folder.path(), nullptr);
    QVERIFY(question() != nullptr);
    QVERIFY(question()->informativeText().remove(u'\n').contains(m_folder.path()));
    question()->button(QMessageBox::Cancel)->click();
    QTRY_VERIFY(question() == nullptr);
    QVERIFY(m_browser->opened.isEmpty());
}

TEST_CLASS(TestOutsideLink, QApplication)
#include "tst_outside_link.moc"
