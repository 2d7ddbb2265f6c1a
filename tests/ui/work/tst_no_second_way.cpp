// SPDX-License-Identifier: GPL-3.0-or-later
// Answers from worker threads have one way to the window's thread: NewestJob and RunningSearch.
// Reads the sources of the ui and finds those who number their questions themselves, and those who
// bring states over by a channel of their own.
#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

#include "tests/support/test_class.h"

namespace {

using namespace Qt::StringLiterals;

const QString kRoot = QStringLiteral(TILEWRIGHT_SOURCE);

/// Locks that guard something else than a state on its way to the window.
const QStringList kOtherLocks = {
    u"autosave.cpp"_s,        // one file is written at a time
    u"taken_file.cpp"_s,      // the same; at the end of the program by the window's thread
    u"database.cpp"_s,        // one new file is made ready at a time
    u"chosen_output.cpp"_s,   // which files are read is asked by several threads
    u"simulation_run.cpp"_s,  // candidates come and go while a simulation runs
    u"bridge_run.cpp"_s,      // the same of roll-outs to endgames
};

/// What flits by in the status bar is said by the window, of all its features in the same way.
const QString kTeller = u"main_window.cpp"_s;

/// A question that is numbered by hand: the lambda that takes the answer has the number by then,
/// and compares it with the newest.
const QRegularExpression& handMadeNumber()
{
    static const QRegularExpression found(
        QStringLiteral(R"(\[(?:[^\[\]]*[,&\s])?(\w+) = (?:\+\+)?(m_\w+)(?=[,\]]))"
                       R"([^\[\]]*\]\s*\([^{}]*\)\s*(?:->[^{]*)?\{(?:[^{}]|\{[^{}]*\})*?)"
                       R"(\bif \((?:\1 [!=]= \2|\2 [!=]= \1)\b(?!\.))"));
    return found;
}

/// What is wrong in a text; empty when it is fine. `mayTell`: by the status bar.
QString problem(const QString& text, bool mayLock, bool mayTell)
{
    static const QRegularExpression epoch(QStringLiteral("\\bm_\\w*[eE]poch\\b|\\bepoch\\b"));
    static const QRegularExpression lock(
        QStringLiteral("\\bstd::\\w*mutex\\b|\\bQ(?:Recursive)?Mutex\\b|\\bQReadWriteLock\\b"));
    if (text.contains(epoch)) return u"has an epoch: ask by a NewestJob"_s;
    const auto number = handMadeNumber().match(text);
    if (number.hasMatch())
        return u"compares "_s + number.captured(1) + u" with "_s + number.captured(2) +
               u": ask by a NewestJob"_s;
    if (!mayLock && text.contains(lock))
        return u"has a lock: bring states by a RunningSearch, or list it here with its reason"_s;
    static const QRegularExpression status(QStringLiteral("statusBar\\(\\)->showMessage\\("));
    if (!mayTell && text.contains(status))
        return u"writes to the status bar: emit said() or exported() of the feature"_s;
    return {};
}

}  // namespace

class TestNoSecondWay : public QObject
{
    Q_OBJECT

private slots:
    void secondWaysAreFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("fine");
        QTest::newRow("epoch") << u"quint64 m_epoch = 0;"_s << false;
        QTest::newRow("second epoch") << u"++m_offerEpoch;"_s << false;
        QTest::newRow("numbered") << u"m_job = m_jobs.start<int>(title, work, this,\n"
                                     "[this, number = ++m_number](Result<int> answer) {\n"
                                     "    if (number != m_number) return;\n"
                                     "});"_s
                                  << false;
        QTest::newRow("numbered, later")
            << u"[this, first, asked = m_asked](Result<int> answer) {\n"
               "    if (answer) { keep(); }\n"
               "    if (m_asked == asked) show(*answer);\n"
               "}"_s
            << false;
        QTest::newRow("channel") << u"std::mutex mutex;  ///< guards newest"_s << false;
        QTest::newRow("status bar") << u"m_window.statusBar()->showMessage(text, 5000);"_s << false;
        QTest::newRow("Qt's lock") << u"QMutex m_mutex;"_s << false;
        QTest::newRow("captured, not compared")
            << u"[this, rules = m_rules](int) { use(rules); }"_s << true;
        QTest::newRow("state of the study") << u"[this, game = m_study.game()](int answer) {\n"
                                               "    if (game != m_study.game()) return;\n"
                                               "}"_s
                                            << true;
        QTest::newRow("time") << u"date.toMSecsSinceEpoch()"_s << true;
        QTest::newRow("asked") << u"m_job.ask<int>(title, work, [this](int) { show(); });"_s
                               << true;
    }

    void secondWaysAreFound()
    {
        QFETCH(QString, text);
        QFETCH(bool, fine);
        QCOMPARE(problem(text, false, false).isEmpty(), fine);
    }

    void thereIsNoneInTheUi()
    {
        QStringList problems;
        int files = 0;
        QDirIterator sources(kRoot + u"/ui"_s, {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                             QDirIterator::Subdirectories);
        while (sources.hasNext()) {
            const QString path = sources.next();
            if (path.startsWith(kRoot + u"/ui/work/"_s)) continue;
            QFile file(path);
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
            ++files;
            const QString name = QFileInfo(path).fileName();
            const QString found = problem(QString::fromUtf8(file.readAll()),
                                          kOtherLocks.contains(name), name == kTeller);
            if (!found.isEmpty()) problems << QDir(kRoot).relativeFilePath(path) + u' ' + found;
        }
        QVERIFY(files > 100);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    }
};

TEST_CLASS(TestNoSecondWay, tests::NoApplication)
#include "tst_no_second_way.moc"
