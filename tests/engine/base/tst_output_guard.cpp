// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <fstream>

#include <sys/stat.h>

#include <QTemporaryDir>
#include <QtTest>

#include "engine/base/file_lock.h"
#include "engine/base/output_guard.h"
#include "tests/support/test_class.h"

using engine::FileIdentity;
using engine::FileLock;
using engine::OutputGuard;

namespace fs = std::filesystem;

class TestOutputGuard : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void oneFileHasManyNames();
    void outputsAreNoInputs();
    void outputsAreTwo();
    void othersAreWrittenInto();
    void locks();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_path;
};

void TestOutputGuard::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    m_path = m_folder->path().toStdString();
    std::ofstream(m_path / "a") << "a";
}

void TestOutputGuard::oneFileHasManyNames()
{
    fs::create_symlink(m_path / "a", m_path / "link");
    fs::create_hard_link(m_path / "a", m_path / "hard");
    fs::create_directory(m_path / "inside");
    fs::create_directory_symlink(m_path / "inside", m_path / "other");
    const auto of = [this](const char* name) { return FileIdentity::of(m_path / name); };
    QVERIFY(of("a") == of("link"));
    QVERIFY(of("a") == of("hard"));
    QVERIFY(of("a") == of("inside/../a"));
    QVERIFY(!(of("a") == of("b")));
    // Those that aren't there.
    QVERIFY(of("inside/b") == of("other/b"));
    QVERIFY(of("inside/b") == of("inside/./b"));
    QVERIFY(!(of("inside/b") == of("b")));
    QVERIFY(!(of("none/b") == of("none/c")));
    QVERIFY(of("none/b") == of("none/b"));
    QVERIFY(!of("inside/b").isThere());
    // Links to them, also by way of others; those that lead in a circle lead nowhere.
    fs::create_symlink("inside/b", m_path / "early");
    fs::create_symlink(m_path / "early", m_path / "earlier");
    QVERIFY(of("early") == of("inside/b"));
    QVERIFY(of("earlier") == of("other/b"));
    fs::create_symlink("round", m_path / "round");
    QVERIFY(!(of("round") == of("early")));
}

void TestOutputGuard::outputsAreNoInputs()
{
    fs::create_hard_link(m_path / "a", m_path / "hard");
    OutputGuard guard;
    guard.addInput(m_path / "a");
    guard.addInput("no file at all");
    guard.addInput({});
    guard.addOutput(m_path / "b");
    QVERIFY(guard.check());
    QVERIFY(guard.hasOutput(m_path / "b"));
    guard.addOutput(m_path / "hard");
    const auto checked = guard.check();
    QVERIFY(!checked);
    QCOMPARE(checked.error().code, engine::ErrorCode::FileUnwritable);
    QCOMPARE(checked.error().place.file, (m_path / "hard").string());
    // An input that is told of later.
    OutputGuard later;
    later.addOutput(m_path / "a");
    QVERIFY(later.check());
    later.addInput(m_path / "a");
    QVERIFY(!later.check());
}

void TestOutputGuard::outputsAreTwo()
{
    OutputGuard guard;
    guard.addOutput(m_path / "new");
    guard.addOutput(m_path / "." / "new");
    QVERIFY(!guard.check());
}

void TestOutputGuard::othersAreWrittenInto()
{
    OutputGuard guard;
    guard.addInput("/dev/null");
    guard.addOutput("/dev/null");
    guard.addOutput("/dev/null");
    QVERIFY(guard.check());
}

void TestOutputGuard::locks()
{
    const fs::path state = m_path / "state";
    fs::create_symlink(state, m_path / "link");
    {
        auto lock = FileLock::lock(state);
        QVERIFY(lock);
        QVERIFY(fs::exists(m_path / "state.lock"));
        const auto second = FileLock::lock(state);
        QVERIFY(!second);
        QCOMPARE(second.error().code, engine::ErrorCode::FileUnwritable);
        const FileLock moved = std::move(*lock);
        QVERIFY(!FileLock::lock(state));
    }
    QVERIFY(!fs::exists(m_path / "state.lock"));
    {
        // The link leads to where the file will come about.
        const auto lock = FileLock::lock(m_path / "link");
        QVERIFY(lock);
        QVERIFY(!FileLock::lock(state));
    }
    std::ofstream(m_path / "state") << "x";
    const auto lock = FileLock::lock(m_path / "link");
    QVERIFY(lock);
    QVERIFY(!FileLock::lock(state));
    // A file of somebody else is no lock, and stays.
    std::ofstream(m_path / "other.lock") << "x";
    QVERIFY(!FileLock::lock(m_path / "other"));
    QVERIFY(fs::exists(m_path / "other.lock"));
    // Where no file can be made.
    QVERIFY(!FileLock::lock(m_path / "nowhere" / "state"));
    // What came under the lock's name while it was locked is no lock either.
    {
        const auto replaced = FileLock::lock(m_path / "third");
        QVERIFY(replaced);
        std::ofstream(m_path / "mine") << "x";
        fs::rename(m_path / "mine", m_path / "third.lock");
    }
    QVERIFY(fs::exists(m_path / "third.lock"));
}

TEST_CLASS(TestOutputGuard, QCoreApplication)
#include "tst_output_guard.moc"
