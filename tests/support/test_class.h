// SPDX-License-Identifier: GPL-3.0-or-later
// The test classes of one module are linked into one program, tests_<area>_<module>. Each registers
// itself with TEST_CLASS at the end of its file; a process runs one of them:
//   tests_engine_game tst_gcg [ARGUMENT-OF-QTTEST...]
#pragma once

#include <type_traits>

#include <QCoreApplication>
#include <QtTest>
#ifdef QT_WIDGETS_LIB
#include <QApplication>
#endif

namespace tests {

/// What main() does for one test class; the value is the exit status of the process.
using RunFunction = int (*)(int argc, char** argv);

/// Makes a test class known to main() under the name of its file, without folder and ending.
class Registration
{
public:
    /// `file` is kept as it is: a string literal.
    Registration(const char* file, RunFunction run);
};

/// The application of a test that needs no event loop and nothing else of one.
class NoApplication
{
public:
    NoApplication(int& /*argc*/, char** /*argv*/) {}
};

/// As Qt's own QTEST_MAIN does it: the application first, then the object with the tests.
template <class Test, class Application>
int runTest(int argc, char** argv)
{
    const Application application(argc, argv);
    if constexpr (std::is_base_of_v<QCoreApplication, Application>)
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

}  // namespace tests

/// `Application` is tests::NoApplication, QCoreApplication, QApplication or a class derived from one.
#define TEST_CLASS(Test, Application)                                                              \
    static const tests::Registration k##Test##Registration(__FILE__,                               \
                                                           &tests::runTest<Test, Application>);
