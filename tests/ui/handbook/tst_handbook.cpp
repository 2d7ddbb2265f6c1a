// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollBar>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/handbook/handbook.h"
#include "ui/handbook/handbook_view.h"
#include "ui/handbook/handbook_window.h"
#include "ui/language/language.h"

using namespace Qt::StringLiterals;

namespace {

QStringList linksOf(const QString& text)
{
    static const QRegularExpression link(u"\\]\\(([^)]+)\\)"_s);
    QStringList addresses;
    for (auto found = link.globalMatch(text); found.hasNext();)
        addresses.append(found.next().captured(1));
    return addresses;
}

}  // namespace

class TestHandbook : public QObject
{
    Q_OBJECT

private slots:
    void languages_data()
    {
        QTest::addColumn<QString>("language");
        for (const ui::Language& language : ui::languages())
            QTest::newRow(language.id.toLatin1().constData()) << language.id;
    }

    /// Every link leads to a page, and to a heading of it.
    void links_data() { languages_data(); }
    void links()
    {
        QFETCH(QString, language);
        const ui::Handbook handbook(language);
        QVERIFY(handbook.pages().size() > 20);
        ui::HandbookView view(handbook);
        for (const ui::HandbookPage& page : handbook.pages()) {
            for (const QString& address : linksOf(page.text)) {
                if (address.endsWith(u".png"_s)) continue;
                const auto link = ui::handbookLink(address, page.name);
                const QByteArray place = (page.name + u" -> "_s + address).toUtf8();
                QVERIFY2(link, place.constData());
                QVERIFY2(view.show(*link), place.constData());
                QCOMPARE(view.shownPage(), link->page);
            }
        }
    }

    /// What a page shows is there, in the language of the page, and is named for those who can't see
    /// it.
    void pictures_data() { languages_data(); }
    void pictures()
    {
        QFETCH(QString, language);
        static const QRegularExpression picture(u"!\\[([^]]*)\\]\\(([^)]+)\\)"_s);
        const ui::Handbook handbook(language);
        ui::HandbookView view(handbook);
        view.resize(500, 400);
        int shown = 0;
        for (const ui::HandbookPage& page : handbook.pages()) {
            for (auto found = picture.globalMatch(page.text); found.hasNext(); ++shown) {
                const QRegularExpressionMatch each = found.next();
                const QString file = u":/handbook/"_s + language + u'/' + each.captured(2);
                QVERIFY2(QFile::exists(file), qPrintable(file));
                QVERIFY2(!each.captured(1).trimmed().isEmpty(), qPrintable(file));
                QVERIFY(view.show({page.name, {}}));
                const auto image =
                    view.document()
                        ->resource(QTextDocument::ImageResource, QUrl(each.captured(2)))
                        .value<QImage>();
                QVERIFY2(image.width() > 100 && image.height() > 50, qPrintable(file));
                QVERIFY2(image.width() <= view.viewport()->width(), qPrintable(file));
            }
        }
        QVERIFY(shown > 20);
        QVERIFY(ui::handbookPicture(language, u"../en/moves.png"_s).isEmpty());
        QVERIFY(ui::handbookPicture(language, u"moves.md"_s).isEmpty());
    }

    /// A language has all pages or none, and its pages the headings that are linked to.
    void languages()
    {
        QFETCH(QString, language);
        const QDir own(u":/handbook/"_s + language);
        if (!own.exists()) QSKIP("This language has no pages yet; they are English.");
        QCOMPARE(own.entryList({u"*.md"_s}), QDir(u":/handbook/en"_s).entryList({u"*.md"_s}));
        const ui::Handbook handbook(language);
        for (const ui::HandbookPage& page : handbook.pages())
            QVERIFY2(!page.title.isEmpty(), qPrintable(page.name));
    }

    /// The first page names every other one.
    void contents()
    {
        const ui::Handbook handbook(u"en"_s);
        QCOMPARE(handbook.pages().first().name, u"index"_s);
        const QString index = handbook.pages().first().text;
        for (const ui::HandbookPage& page : handbook.pages().mid(1))
            QVERIFY2(index.contains(u"("_s + page.name + u".md)"_s), qPrintable(page.name));
        QVERIFY(ui::Handbook(u"xx"_s).pages() == handbook.pages());
    }

    void finds()
    {
        const ui::Handbook handbook(u"en"_s);
        QCOMPARE(handbook.find({}).size(), handbook.pages().size());
        const auto found = handbook.find(u"  EQUITY score"_s);
        QVERIFY(!found.isEmpty());
        for (const ui::HandbookPage* page : found)
            QVERIFY(page->text.contains(u"equity"_s, Qt::CaseInsensitive));
        QCOMPARE(handbook.find(u"simulation"_s).first()->name, u"simulation"_s);
        QVERIFY(handbook.find(u"no page has this word qqzz"_s).isEmpty());
    }

    void addresses()
    {
        using Link = ui::HandbookLink;
        QVERIFY(ui::handbookLink(u"moves.md#finding-moves"_s, {}) ==
                (Link{u"moves"_s, u"finding-moves"_s}));
        QVERIFY(ui::handbookLink(u"#win"_s, u"terms"_s) == (Link{u"terms"_s, u"win"_s}));
        for (const auto& outside : {u"https://example.org/moves.md"_s, u"../moves.md"_s,
                                    u"file:moves.md"_s, u"/etc/passwd"_s, u"moves.txt"_s})
            QVERIFY2(!ui::handbookLink(outside, u"index"_s), qPrintable(outside));
        QCOMPARE(ui::headingAnchor(u" Finding moves! "_s), u"finding-moves"_s);
    }

    /// Nothing is read but pages.
    void readsNothingElse()
    {
        const ui::Handbook handbook(u"en"_s);
        ui::HandbookView view(handbook);
        QVERIFY(view.show({u"moves"_s, {}}));
        view.setSource(QUrl::fromLocalFile(QStringLiteral(TILEWRIGHT_SOURCE "/README.md")));
        QCOMPARE(view.shownPage(), u"moves"_s);
        QVERIFY(!view.show({u"none"_s, {}}));
        QVERIFY(!view.show({u"moves"_s, u"no-such-heading"_s}));
    }

    void window()
    {
        ui::HandbookWindow window(ui::Handbook(u"en"_s), nullptr);
        window.showPage(u"review"_s);
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCOMPARE(window.view()->shownPage(), u"review"_s);
        auto* contents = window.findChild<QListWidget*>(u"handbookContents"_s);
        QCOMPARE(contents->currentItem()->text(), u"Review"_s);

        auto* search = window.findChild<QLineEdit*>(u"handbookSearch"_s);
        QTest::keyClicks(search, u"gaddag"_s);
        QVERIFY(contents->count() >= 1 && contents->count() < window.handbook().pages().size());
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(window.view()->shownPage(), u"wordGraph"_s);
        search->setText(u"qqzz"_s);
        QCOMPARE(contents->count(), 1);
        QCOMPARE(contents->item(0)->flags(), Qt::NoItemFlags);
        search->clear();

        // Back to where one came from.
        window.view()->backward();
        QCOMPARE(window.view()->shownPage(), u"review"_s);
        // A heading further down is brought into sight.
        QVERIFY(window.view()->show({u"terms"_s, u"lexicon-word-graph"_s}));
        QVERIFY(window.view()->verticalScrollBar()->value() > 0);
        window.showPage(u"no such page"_s);
        QCOMPARE(window.view()->shownPage(), u"index"_s);
    }
};

TEST_CLASS(TestHandbook, QApplication)

#include "tst_handbook.moc"
