// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/eval/value_files.h"
#include "tests/support/test_class.h"
#include "tests/support/test_rules.h"

using namespace Qt::StringLiterals;

namespace {

engine::GameRulesPtr rulesNamed(const char* id, const char* like = "english")
{
    return tests::changed(tests::rulesOf(like), [id](engine::GameRules& copy) { copy.id = id; });
}

}  // namespace

class TestValueFiles : public QObject
{
    Q_OBJECT

private slots:
    void ownRulesComeFirst()
    {
        const QTemporaryDir folder;
        const std::filesystem::path base = folder.path().toStdString();
        const auto make = [&](const QString& name) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
        };
        const auto leaves = [&](const char* rules) {
            const auto path = engine::leavesBeside(base / "my.words.kwg", *rulesNamed(rules));
            return path ? QString::fromStdString(path->filename().string()) : QString();
        };
        const auto table = [&](const char* rules) {
            const auto path = engine::winTableBeside(base / "my.words.kwg", rules);
            return path ? QString::fromStdString(path->filename().string()) : QString();
        };
        QCOMPARE(leaves("english"), QString());
        QCOMPARE(table("english"), QString());
        make(u"my.words.klv"_s);
        make(u"my.klv2"_s);
        make(u"my.words.super.klv2"_s);
        make(u"my.words.super.winpct"_s);
        QCOMPARE(leaves("english"), u"my.words.klv"_s);
        QCOMPARE(leaves("super"), u"my.words.super.klv2"_s);
        QCOMPARE(table("english"), QString());
        QCOMPARE(table("super"), u"my.words.super.winpct"_s);
        make(u"my.words.klv2"_s);
        make(u"my.words.winpct"_s);
        QCOMPARE(leaves("english"), u"my.words.klv2"_s);
        QCOMPARE(table("english"), u"my.words.winpct"_s);
        QCOMPARE(table("super"), u"my.words.super.winpct"_s);
        // Spelt words tell a jumbled game nothing.
        const auto jumbled = [&](const char* rules) {
            return engine::leavesBeside(base / "my.words.kwg", *rulesNamed(rules, "wordsmog"))
                .has_value();
        };
        QVERIFY(!jumbled("wordsmog"));
        QVERIFY(jumbled("super"));
    }

    void idsThatLeadElsewhere()
    {
        const QTemporaryDir folder;
        const std::filesystem::path base = folder.path().toStdString();
        std::filesystem::create_directory(base / "x.");
        QFile other(folder.filePath(u"x./y.klv2"_s));
        QVERIFY(other.open(QIODevice::WriteOnly));
        QVERIFY(!engine::leavesBeside(base / "x.kwg", *rulesNamed("/y")));
        QVERIFY(!engine::leavesBeside(base / "x.kwg", *rulesNamed("")));
        // A folder is no file.
        std::filesystem::create_directory(base / "x.klv2");
        QVERIFY(!engine::leavesBeside(base / "x.kwg", *rulesNamed("english")));
    }
};

TEST_CLASS(TestValueFiles, tests::NoApplication)
#include "tst_value_files.moc"
