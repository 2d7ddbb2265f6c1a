// SPDX-License-Identifier: GPL-3.0-or-later
// What lies in a folder that a file dialog shows is left alone.
#include <filesystem>
#include <fstream>

#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileSystemModel>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeView>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/language/text.h"
#include "ui/widgets/file_dialog.h"

using namespace Qt::StringLiterals;

namespace {

/// Which files of a folder are opened, as the system tells it.
class OpenWatch
{
public:
    explicit OpenWatch(const QString& folder) : m_descriptor(::inotify_init1(IN_NONBLOCK))
    {
        m_watched =
            ::inotify_add_watch(m_descriptor, QFile::encodeName(folder).constData(), IN_OPEN) >= 0;
    }
    ~OpenWatch() { ::close(m_descriptor); }
    OpenWatch(const OpenWatch&) = delete;
    OpenWatch& operator=(const OpenWatch&) = delete;

    [[nodiscard]] bool works() const { return m_watched; }
    [[nodiscard]] QStringList opened() const
    {
        QStringList names;
        alignas(inotify_event) char buffer[16384];
        for (;;) {
            const auto size = ::read(m_descriptor, buffer, sizeof buffer);
            if (size <= 0) return names;
            for (long at = 0; at < size;) {
                const auto* event = reinterpret_cast<const inotify_event*>(buffer + at);
                if (!(event->mask & IN_ISDIR)) names.append(QFile::decodeName(event->name));
                at += static_cast<long>(sizeof(inotify_event)) + event->len;
            }
        }
    }

private:
    int m_descriptor;
    bool m_watched = false;
};

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

}  // namespace

class TestFileDialog : public QObject
{
    Q_OBJECT

private slots:
    void opensNoneOfTheFiles_data()
    {
        QTest::addColumn<QFileDialog::ViewMode>("mode");
        QTest::newRow("list") << QFileDialog::List;
        QTest::newRow("details, with the kinds of files") << QFileDialog::Detail;
    }

    void opensNoneOfTheFiles()
    {
        QFETCH(QFileDialog::ViewMode, mode);
        const QTemporaryDir folder;
        // Names that tell nothing, and some that tell two things; of pipes nothing is shown.
        for (const char* name : {"notes", "game.gcg", "x.json", "a.txt", "m.ogg", "noend."})
            write(folder.filePath(QString::fromLatin1(name)), "#player1 a Anna\n");
        QCOMPARE(::mkfifo(QFile::encodeName(folder.filePath(u"pipe"_s)).constData(), 0600), 0);
        const OpenWatch watch(folder.path());
        QVERIFY(watch.works());
        {
            ui::FileDialog dialog(nullptr, u"Open"_s, folder.path());
            dialog.setViewMode(mode);
            dialog.show();
            auto* model = dialog.findChild<QFileSystemModel*>();
            QVERIFY(model != nullptr);
            const auto root = [&] { return model->index(folder.path()); };
            QTRY_COMPARE(model->rowCount(root()), 6);
            // The last thing that is known of a file.
            for (int row = 0; row < 6; ++row) {
                const QModelIndex file = model->index(row, 2, root());
                QTRY_VERIFY2(!file.data().toString().isEmpty(),
                             qPrintable(file.siblingAtColumn(0).data().toString()));
            }
        }
        QCOMPARE(watch.opened(), QStringList());
        // It would have been seen.
        QFile notes(folder.filePath(u"notes"_s));
        QVERIFY(notes.open(QIODevice::ReadOnly));
        QCOMPARE(watch.opened(), QStringList{u"notes"_s});
    }

    void aDotInANameIsNoEnding_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("written");
        QTest::newRow("a number") << u"Round 3.5"_s << u"Round 3.5.cws"_s;
        QTest::newRow("a short word") << u"Dr. Who"_s << u"Dr. Who.cws"_s;
        QTest::newRow("no dot") << u"Lesson"_s << u"Lesson.cws"_s;
        QTest::newRow("its ending") << u"Round 3.5.cws"_s << u"Round 3.5.cws"_s;
        QTest::newRow("another ending") << u"a.gcg"_s << u"a.gcg"_s;
    }

    /// What was chosen as a study isn't written as something else because of its name.
    void aDotInANameIsNoEnding()
    {
        QFETCH(QString, typed);
        QFETCH(QString, written);
        const QTemporaryDir folder;
        ui::FileDialog dialog(nullptr, u"Save"_s, folder.path(), u"Studies (*.cws)"_s);
        dialog.setAcceptMode(QFileDialog::AcceptSave);
        dialog.setFileMode(QFileDialog::AnyFile);
        dialog.setDefaultSuffix(u"cws"_s);
        dialog.show();
        dialog.findChild<QLineEdit*>(u"fileNameEdit"_s)->setText(typed);
        QMetaObject::invokeMethod(&dialog, "accept");
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        QCOMPARE(dialog.selectedFiles(), QStringList{folder.filePath(written)});
    }

    /// A name without an ending gets it before the question, so that no other file is replaced.
    void asksAboutTheWholeName()
    {
        const QTemporaryDir folder;
        write(folder.filePath(u"game.pdf"_s), "there");
        int questions = 0;
        QString wanted;
        QTimer answers;
        connect(&answers, &QTimer::timeout, this, [&] {
            QWidget* modal = QApplication::activeModalWidget();
            // Who waits for an answer that isn't given waits for ever.
            if (modal != nullptr && QTest::currentTestFailed()) {
                modal->close();
                return;
            }
            if (auto* box = qobject_cast<QMessageBox*>(modal)) {
                ++questions;
                QVERIFY2(box->text().contains(u"game.pdf"_s), qPrintable(box->text()));
                // What is there stays when one presses Return, and the other button says what it does.
                QCOMPARE(box->defaultButton(), box->button(QMessageBox::Cancel));
                QCOMPARE(box->buttons().size(), 2);
                QAbstractButton* replace = box->buttons().at(0) == box->button(QMessageBox::Cancel)
                                               ? box->buttons().at(1)
                                               : box->buttons().at(0);
                QCOMPARE(replace->text().remove(u'&'), u"Replace"_s);
                if (questions == 1) box->button(QMessageBox::Cancel)->click();
                else replace->click();
            } else if (auto* dialog = qobject_cast<QFileDialog*>(modal)) {
                if (questions == 1 && wanted.isEmpty()) return dialog->reject();
                dialog->findChild<QLineEdit*>(u"fileNameEdit"_s)->setText(u"game"_s);
                QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
            }
        });
        answers.start(50);
        QCOMPARE(ui::askForOutput(nullptr, u"Export"_s, folder.filePath(u"first.pdf"_s),
                                  u"PDF (*.pdf)"_s, u".pdf"_s),
                 QString());
        QCOMPARE(questions, 1);
        wanted = folder.filePath(u"game.pdf"_s);
        QCOMPARE(ui::askForOutput(nullptr, u"Export"_s, folder.filePath(u"first.pdf"_s),
                                  u"PDF (*.pdf)"_s, u".pdf"_s),
                 wanted);
        QCOMPARE(questions, 2);
    }

    /// Qt's list leaves them out.
    void filesWhoseNamesAreNoTextAreChosen()
    {
        const QTemporaryDir folder;
        const QTemporaryDir empty;
        const std::filesystem::path root = folder.path().toStdString();
        const auto latin = root / "jos\xe9.gcg";
        const auto grave = root / "jos\xe8.gcg";
        const auto inside = root / "caf\xe9" / "plain.gcg";
        std::filesystem::create_directory(inside.parent_path());
        for (const auto& path : {latin, grave, inside, root / "plain.gcg", root / "\xe9.txt"})
            std::ofstream(path) << "#player1 a Anna\n";
        const auto choose = [this](const auto& deed, const auto& ask) {
            QTimer later;
            later.setSingleShot(true);
            connect(&later, &QTimer::timeout, this, [&deed] {
                auto* dialog = dynamic_cast<ui::FileDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog != nullptr);
                // The folder was read meanwhile.
                QTest::qWait(200);
                deed(*dialog, *dialog->findChild<QListWidget*>(u"unlistedNames"_s));
                auto* open = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open);
                const bool isReady = QTest::qWaitFor(
                    [&] { return !dialog->isVisible() || (open && open->isEnabled()); });
                if (isReady && dialog->isVisible()) open->click();
                // Who waits for an answer that isn't given waits for ever.
                if (dialog->isVisible()) dialog->reject();
                QVERIFY(isReady);
            });
            later.start(100);
            return ask();
        };
        const QString filter = u"Games (*.gcg)"_s;
        const auto askOne = [&] {
            return ui::askForFile(nullptr, u"Open"_s, folder.path(), filter);
        };
        QStringList names;
        const QString one = choose(
            [&names](ui::FileDialog&, QListWidget& list) {
                QVERIFY(list.isVisible());
                for (int row = 0; row < list.count(); ++row) names.append(list.item(row)->text());
                list.setCurrentRow(2);
            },
            askOne);
        const QString read = u"jos\uFFFD.gcg"_s;
        // However one comes into the folder.
        const QString typed = choose(
            [&folder](ui::FileDialog& dialog, QListWidget& list) {
                QVERIFY(!list.isVisible());
                auto* line = dialog.findChild<QLineEdit*>(u"fileNameEdit"_s);
                // Typed letter by letter it would be completed to what else lies there.
                line->setText(folder.path());
                QTest::keyClick(line, Qt::Key_Return);
                QTRY_COMPARE(list.count(), 3);
                QTRY_VERIFY(list.isVisible());
                list.setCurrentRow(1);
            },
            [&] { return ui::askForFile(nullptr, u"Open"_s, empty.path(), filter); });
        QVERIFY(ui::toPath(typed) == latin || ui::toPath(typed) == grave);
        QCOMPARE(names, (QStringList{u"caf\uFFFD/"_s, read, read}));
        QVERIFY2(ui::toPath(one) == latin || ui::toPath(one) == grave, qPrintable(one));

        const QString below = choose(
            [](ui::FileDialog&, QListWidget& list) {
                emit list.itemActivated(list.item(0));
                QTRY_COMPARE(list.count(), 2);
                QCOMPARE(list.item(0)->text(), u"../"_s);
                emit list.itemActivated(list.item(1));
            },
            askOne);
        QCOMPARE(ui::toPath(below), inside);

        const QStringList both =
            choose([](ui::FileDialog&, QListWidget& list) { list.selectAll(); },
                   [&] { return ui::askForFiles(nullptr, u"Open"_s, folder.path(), filter); });
        QCOMPARE(both.size(), 2);
        QVERIFY(ui::toPath(both.first()) != ui::toPath(both.last()));
        for (const QString& path : both)
            QVERIFY(ui::toPath(path) == latin || ui::toPath(path) == grave);

        const QString whole =
            choose([](ui::FileDialog&, QListWidget& list) { list.setCurrentRow(0); },
                   [&] { return ui::askForFolder(nullptr, u"Import"_s, folder.path()); });
        QCOMPARE(ui::toPath(whole), inside.parent_path());

        // Without such names nothing is added; and Qt can't remove them.
        for (const auto& path : {latin, grave, inside.parent_path(), root / "\xe9.txt"})
            std::filesystem::remove_all(path);
        const QString plain = choose(
            [](ui::FileDialog& dialog, QListWidget& list) {
                QVERIFY(!list.isVisible());
                dialog.findChild<QLineEdit*>(u"fileNameEdit"_s)->setText(u"plain.gcg"_s);
            },
            askOne);
        QCOMPARE(plain, folder.filePath(u"plain.gcg"_s));
    }

    /// A folder of a hundred thousand files, or one on a disk that sleeps, doesn't hold the window.
    void foldersAreReadAside()
    {
        const QTemporaryDir folder;
        const std::filesystem::path root = folder.path().toStdString();
        std::ofstream(root / "jos\xe9.gcg") << "#player1 a Anna\n";
        ui::FileDialog dialog(nullptr, u"Open"_s, folder.path());
        dialog.setFileMode(QFileDialog::ExistingFile);
        dialog.showUnlistedNames();
        const auto* list = dialog.findChild<QListWidget*>(u"unlistedNames"_s);
        QCOMPARE(list->count(), 0);
        QTRY_COMPARE(list->count(), 1);
        // Nobody waits for what is read when the dialog goes.
        for (int i = 0; i < 20; ++i) {
            ui::FileDialog brief(nullptr, u"Open"_s, folder.path());
            brief.showUnlistedNames();
        }
        std::filesystem::remove(root / "jos\xe9.gcg");
    }

    /// A desktop's own dialogs open what they show.
    void isNoDesktopsOwn()
    {
        const ui::FileDialog dialog(nullptr, u"Open"_s, QDir::tempPath());
        QVERIFY(dialog.testOption(QFileDialog::DontUseNativeDialog));
    }

    /// Sizes and times are told to their end, names have the rest.
    void columnsAreNotCut()
    {
        const QTemporaryDir folder;
        write(folder.filePath(u"a long name of a game that was played.gcg"_s),
              QByteArray(999, 'x'));
        write(folder.filePath(u"b.gcg"_s), QByteArray(1023 * 1024 - 1, 'x'));
        ui::FileDialog dialog(nullptr, u"Open"_s, folder.path());
        dialog.setViewMode(QFileDialog::Detail);
        dialog.show();
        auto* list = dialog.findChild<QTreeView*>(u"treeView"_s);
        QVERIFY(list && list->model());
        QTRY_COMPARE(list->model()->rowCount(list->rootIndex()), 2);
        QVERIFY(list->isColumnHidden(2));
        for (int row = 0; row < 2; ++row) {
            for (const int column : {1, 3}) {
                const QModelIndex index = list->model()->index(row, column, list->rootIndex());
                const QString text = index.data().toString();
                QTRY_VERIFY2(list->fontMetrics().horizontalAdvance(text) + 8 <=
                                 list->columnWidth(column),
                             qPrintable(text));
            }
        }
        QVERIFY(list->columnWidth(0) > list->columnWidth(3));
        QCOMPARE(list->header()->length(), list->viewport()->width());
    }

    void proposesAFileInItsFolder()
    {
        const QTemporaryDir folder;
        ui::FileDialog dialog(nullptr, u"Export"_s, folder.filePath(u"first.pdf"_s));
        dialog.setFileMode(QFileDialog::AnyFile);
        QCOMPARE(dialog.directory().absolutePath(), folder.path());
        QCOMPARE(dialog.selectedFiles(), QStringList{folder.filePath(u"first.pdf"_s)});
        ui::FileDialog open(nullptr, u"Open"_s, folder.path());
        QCOMPARE(open.directory().absolutePath(), folder.path());
    }
};

TEST_CLASS(TestFileDialog, QApplication)
#include "tst_file_dialog.moc"
