// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/ui/ui_fixture.h"
#include "ui/session/session.h"
#include "ui/session/text.h"

using namespace Qt::StringLiterals;

namespace {

const std::string kOtherCgp = fixture::kEmptyBoard + " SEAT/ 7/9 0";

/// A session on CAT with a lexicon, and what its loader tells.
struct Stage
{
    QTemporaryDir folder;
    fixture::FakeRanking fake;
    std::unique_ptr<ui::Session> session;
    QStringList failures;
    QList<ui::Loader::Subject> successes;

    Stage()
    {
        session = std::make_unique<ui::Session>(fixture::catPosition(), fake.function(),
                                                folder.filePath(u"settings.ini"_s));
        session->analysis().setLive(false);
        QObject::connect(&session->loader(), &ui::Loader::failed, &session->loader(),
                         [this](const QString& what, const engine::Error& error) {
                             failures.append(what + u": " + ui::fromUtf8(error.toString()));
                         });
        QObject::connect(&session->loader(), &ui::Loader::opened, &session->loader(),
                         [this](ui::Loader::Subject subject) { successes.append(subject); });
    }
    QString file(const QString& name, const std::string& content) const
    {
        QFile out(folder.filePath(name));
        if (out.open(QIODevice::WriteOnly)) out.write(QByteArray::fromStdString(content));
        return out.fileName();
    }
    const engine::Position& position() const { return *session->study().position(); }
};

}  // namespace

class TestLoader : public QObject
{
    Q_OBJECT

private slots:
    void newestLexiconWins()
    {
        Stage stage;
        ui::Loader& loader = stage.session->loader();
        std::string many;
        for (char a = 'a'; a <= 'z'; ++a)
            for (char b = 'a'; b <= 'z'; ++b)
                for (char c = 'a'; c <= 'z'; ++c) many += std::string{a, b, c, a} + "\n";
        const QString small = stage.file(u"small.txt"_s, "cat\ncats\n");
        loader.openLexicon(stage.file(u"many.txt"_s, many));
        loader.openLexicon(small);
        QTRY_VERIFY(stage.session->jobs().jobs().isEmpty());
        QCOMPARE(stage.position().lexicon()->name(), std::string("small"));
        QCOMPARE(stage.session->settings().lexiconFor(u"english"_s), small);
        QVERIFY(stage.failures.isEmpty());
    }

    void pasteOutdatesAnOpening()
    {
        Stage stage;
        ui::Loader& loader = stage.session->loader();
        loader.openPosition(stage.file(u"old.cgp"_s, fixture::kEmptyBoard + " SEAT/ 1/2 0"));
        loader.openText(QString::fromStdString(kOtherCgp), u"clipboard"_s);
        QCOMPARE(stage.position().player(0).score.points, 7);
        QTRY_VERIFY(stage.session->jobs().jobs().isEmpty());
        QCOMPARE(stage.position().player(0).score.points, 7);
    }

    void rulesThatChangeMeanwhileGetTheirLexicon()
    {
        Stage stage;
        ui::Loader& loader = stage.session->loader();
        const auto polish = *engine::catalogue::rules("polish");
        stage.session->settings().setLexiconFor(ui::fromUtf8(polish->alphabet.name()),
                                                stage.file(u"pl.txt"_s, "kot\nkoty\n"));
        QVERIFY(stage.session->study().setLexicon(nullptr));
        loader.setDefaults(fixture::english(), stage.file(u"usual.txt"_s, "cat\n"), {});
        loader.openUsual();
        loader.useRules(polish);
        QTRY_VERIFY(stage.position().lexicon());
        QCOMPARE(stage.position().lexicon()->name(), std::string("pl"));
        QVERIFY2(stage.failures.isEmpty(), qPrintable(stage.failures.join(u"; ")));
    }

    void defaultTakesTheBrokenOnesPlace()
    {
        Stage stage;
        ui::Loader& loader = stage.session->loader();
        const QString broken = stage.file(u"broken.txt"_s, "d0g\n");
        const QString usual = stage.file(u"usual.txt"_s, "cat\n");
        ui::Settings& settings = stage.session->settings();
        settings.setLexiconFor(u"english"_s, broken);
        QVERIFY(stage.session->study().setLexicon(nullptr));
        loader.setDefaults(fixture::english(), usual, {});
        loader.openUsual();
        QTRY_VERIFY(stage.position().lexicon());
        QCOMPARE(stage.position().lexicon()->name(), std::string("usual"));
        QCOMPARE(stage.failures.size(), 1);
        QVERIFY(stage.failures.first().contains(u"broken.txt"));
        QVERIFY(stage.successes.isEmpty());
        QCOMPARE(settings.lexiconFor(u"english"_s), broken);
        // Asking for the default forgets the other one.
        loader.openLexicon(usual);
        QTRY_VERIFY(settings.lexiconFor(u"english"_s).isEmpty());
        QCOMPARE(stage.successes, QList{ui::Loader::Subject::Lexicon});
    }
};

QTEST_GUILESS_MAIN(TestLoader)
#include "tst_loader.moc"
