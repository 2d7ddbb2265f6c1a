// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDialog>
#include <QDirIterator>
#include <QDockWidget>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "tests/ui/settled.h"
#include "ui/board/board_widget.h"
#include "ui/handbook/handbook_feature.h"
#include "ui/handbook/handbook_view.h"
#include "ui/handbook/handbook_window.h"
#include "ui/window/main_window.h"

using namespace Qt::StringLiterals;

/// F1 opens the page about what has the focus.
class TestHandbookPages : public QObject
{
    Q_OBJECT

private slots:
    void docksHavePages()
    {
        const ui::Handbook handbook(u"en"_s);
        const auto docks = m_window.findChildren<QDockWidget*>();
        QVERIFY(docks.size() > 5);
        for (const QDockWidget* dock : docks) {
            const QString page = ui::HandbookFeature::pageAbout(dock->widget());
            QVERIFY2(page != u"index"_s && handbook.page(page) != nullptr,
                     qPrintable(dock->objectName()));
            // And a picture of it.
            QVERIFY2(!ui::handbookPicture(u"en"_s, page + u".png"_s).isEmpty(), qPrintable(page));
        }
    }

    void partsHavePages()
    {
        QWidget column;
        column.setObjectName(u"boardColumn"_s);
        const auto* child = new QWidget(&column);
        QCOMPARE(ui::HandbookFeature::pageAbout(child), u"board"_s);
        QCOMPARE(ui::HandbookFeature::pageAbout(nullptr), u"index"_s);
    }

    /// A dialog without a page would show the contents: its name is looked for in the sources.
    void dialogsHavePages()
    {
        static const QRegularExpression name(u"\n    setObjectName\\(u\"(\\w+)\"_s\\);"_s);
        const ui::Handbook handbook(u"en"_s);
        int dialogs = 0;
        QDirIterator files(QStringLiteral(TILEWRIGHT_SOURCE "/ui"), {u"*.h"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile header(files.next());
            QVERIFY(header.open(QIODevice::ReadOnly));
            if (!header.readAll().contains("public QDialog")) continue;
            const QString path = header.fileName().chopped(1) + u"cpp"_s;
            QFile source(path);
            QVERIFY2(source.open(QIODevice::ReadOnly), qPrintable(path));
            const auto found = name.match(QString::fromUtf8(source.readAll()));
            // The handbook itself, and what tells of the program, belong to no page.
            if (path.endsWith(u"/handbook_window.cpp"_s) || path.endsWith(u"/about_dialog.cpp"_s))
                continue;
            QVERIFY2(found.hasMatch(), qPrintable(path));
            QWidget dialog;
            dialog.setObjectName(found.captured(1));
            const QString page = ui::HandbookFeature::pageAbout(&dialog);
            QVERIFY2(page != u"index"_s && handbook.page(page) != nullptr,
                     qPrintable(dialog.objectName()));
            ++dialogs;
        }
        QVERIFY(dialogs > 10);
    }

    void opensByKey()
    {
        auto* feature = m_window.feature<ui::HandbookFeature>();
        QVERIFY(feature->handbook() == nullptr);
        m_window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_window));
        auto* board = m_window.findChild<ui::BoardWidget*>();
        board->setFocus();
        QTest::keyClick(board, Qt::Key_F1);
        QVERIFY(feature->handbook() != nullptr);
        QCOMPARE(feature->handbook()->view()->shownPage(), u"board"_s);
        QVERIFY(feature->handbook()->isVisible());
        feature->handbook()->close();
    }

    /// A dialog that keeps the window waiting has its page, too.
    void opensInDialogs()
    {
        QDialog dialog(&m_window);
        dialog.setObjectName(u"rulesDialog"_s);
        dialog.setModal(true);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QTest::keyClick(&dialog, Qt::Key_F1);
        auto* handbook = dialog.findChild<ui::HandbookWindow*>();
        QVERIFY(handbook != nullptr);
        QCOMPARE(handbook->view()->shownPage(), u"rules"_s);
    }

    void initTestCase()
    {
        m_session.analysis().setLive(false);
        m_window.restoreLayout();
        m_window.resize(1366, 740);
        m_window.show();
        QVERIFY(fixture::settles(m_window));
    }

private:
    QTemporaryDir m_folder;
    fixture::FakeRanking m_fake;
    ui::Session m_session{fixture::catPosition(), m_fake.function(),
                          m_folder.filePath(u"settings.ini"_s)};
    ui::MainWindow m_window{m_session};
};

TEST_CLASS(TestHandbookPages, QApplication)

#include "tst_handbook_pages.moc"
