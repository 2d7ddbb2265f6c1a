// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QGuiApplication>
#include <QSemaphore>
#include <QThread>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/widgets/row_copy.h"

using namespace Qt::StringLiterals;

class TestRowCopy : public QObject
{
    Q_OBJECT

private slots:
    void init() { QGuiApplication::clipboard()->setText(u"before"_s); }

    void fewAreThereAtOnce()
    {
        ui::JobService jobs;
        ui::RowCopy copy(jobs);
        int done = 0;
        copy.copy(
            u"Copying"_s, 3, [](const std::stop_token&) { return u"three"_s; }, [&] { ++done; });
        QCOMPARE(QGuiApplication::clipboard()->text(), u"three"_s);
        QCOMPARE(done, 1);
    }

    void manyAreWrittenElsewhere()
    {
        ui::JobService jobs;
        ui::RowCopy copy(jobs);
        QThread* writer = nullptr;
        int done = 0;
        copy.copy(
            u"Copying"_s, 5000,
            [&](const std::stop_token&) {
                writer = QThread::currentThread();
                return u"many"_s;
            },
            [&] { ++done; });
        QCOMPARE(jobs.jobs().size(), 1);
        QTRY_COMPARE(done, 1);
        QVERIFY(writer != QThread::currentThread());
        QCOMPARE(QGuiApplication::clipboard()->text(), u"many"_s);
    }

    void theLastCopyCounts()
    {
        ui::JobService jobs;
        ui::RowCopy copy(jobs);
        QSemaphore begun;
        QSemaphore written;
        bool stopped = false;
        copy.copy(u"Copying"_s, 5000, [&](const std::stop_token& stop) {
            begun.release();
            written.acquire();
            stopped = stop.stop_requested();
            return u"first"_s;
        });
        begun.acquire();
        copy.copy(u"Copying"_s, 1, [](const std::stop_token&) { return u"second"_s; });
        written.release();
        QTRY_VERIFY(jobs.jobs().isEmpty());
        QVERIFY(stopped);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"second"_s);
    }

    void aCancelledCopyChangesNothing()
    {
        ui::JobService jobs;
        ui::RowCopy copy(jobs);
        QSemaphore written;
        copy.copy(
            u"Copying"_s, 5000,
            [&](const std::stop_token&) {
                written.acquire();
                return u"late"_s;
            },
            [] { QFAIL("nothing was copied"); });
        jobs.cancelAll();
        written.release();
        QTRY_VERIFY(jobs.jobs().isEmpty());
        QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
    }
};

TEST_CLASS(TestRowCopy, QApplication)
#include "tst_row_copy.moc"
