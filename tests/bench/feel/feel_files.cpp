// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window doesn't answer while large files and texts come and go.
#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QLabel>

#include "engine/base/random.h"
#include "engine/game/gcg.h"
#include "engine/game/study_file.h"
#include "tests/bench/bench_game.h"
#include "tests/bench/feel/gaps.h"
#include "ui/game/position_feature.h"
#include "ui/lexicon/build_dialog.h"

namespace {

using namespace Qt::StringLiterals;
using budget::child;
using budget::Desk;
using budget::Samples;
using budget::Steps;
using budget::trigger;

QByteArray noise(int bytes)
{
    QByteArray all(bytes, Qt::Uninitialized);
    engine::Random random(1);
    for (char& byte : all) byte = static_cast<char>(random.next());
    return all;
}

/// A million lines of words, none of which is one.
QByteArray manyLines(int bytes)
{
    QByteArray all;
    all.reserve(bytes);
    for (int i = 0; all.size() < bytes; ++i)
        all += "line " + QByteArray::number(i) + " holds neither a game nor a word, but goes on\n";
    all.truncate(bytes);
    return all;
}

/// A game with twenty pictures of a megabyte each in its notes.
engine::GameRecord gameWithPictures()
{
    engine::GameRecord record = bench::gameOf30();
    engine::NodeId turn = 0;
    for (const engine::NodeId id : record.preorder()) {
        if (id == engine::kRootNode || ++turn > 20) continue;
        // Noise is as large as a PNG as it was before.
        QImage image(600, 600, QImage::Format_RGB888);
        engine::Random random(static_cast<std::uint64_t>(id));
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.bytesPerLine(); ++x)
                image.scanLine(y)[x] = static_cast<uchar>(random.next());
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG", 100);
        engine::Annotations words;
        words.notes = {"What the board looked like: ![then](picture:then.png)"};
        words.pictures = {std::make_shared<const engine::Picture>(
            engine::Picture{"then.png", "image/png", bytes.toStdString()})};
        record.setAnnotations(id, std::move(words));
    }
    return record;
}

QByteArray studyOf(std::vector<engine::GameRecord> games)
{
    engine::StudyFile file;
    file.games = std::move(games);
    return QByteArray::fromStdString(engine::writeStudy(file));
}

/// What a person does with a study, while its unsaved state is put aside.
void workOn(Desk& desk, Steps& steps, const QString& path)
{
    ui::Study& study = desk.session.study();
    desk.session.startAutosave(desk.file(u"unsaved"_s));
    const auto put = [&] { return desk.session.autosave()->idle() && desk.isIdle(); };
    steps.add(
        "a study opened", [&] { desk.session.loader().openFile(path); },
        [&] { return study.game() && put(); });
    if (!study.game()) return;
    for (int turn = 0; turn < 12; ++turn)
        steps.add(
            "another turn", [&] { trigger(desk, "game.next"); }, put);
    for (int i = 0; i < 4; ++i)
        steps.add(
            "a note",
            [&] {
                const engine::NodeId node = study.moment().viewed;
                engine::Annotations words = study.game()->record().node(node).annotations;
                words.notes.push_back("And what is there to say about it?");
                study.setAnnotations(node, std::move(words), u"note"_s);
            },
            put);
    steps.add(
        "a move", [&] { desk.window.feature<ui::PositionFeature>()->playBest(); }, put);
    steps.add(
        "a step back", [&] { trigger(desk, "edit.undo"); }, put);
    auto& chapters = child<QComboBox>(desk.window, u"chapters"_s);
    for (int i = 1; i < 6 && i < chapters.count(); ++i)
        steps.add(
            "another game",
            [&] {
                chapters.setCurrentIndex(i * (chapters.count() - 1) / 5);
                emit chapters.activated(chapters.currentIndex());
            },
            put);
    if (!study.isModified()) return;
    steps.add(
        "the study saved", [&] { trigger(desk, "file.save"); },
        [&] { return !study.isModified() && put(); });
}

const budget::Entry kSave("gapSave", [] {
    const QByteArray text = studyOf({gameWithPictures()});
    return budget::rounds([&] {
        Desk desk;
        Steps steps;
        workOn(desk, steps, budget::textFile(desk, u"study.cws"_s, text));
        return steps.worst();
    });
});

const budget::Entry kManyGames("gapManyGames", [] {
    constexpr int kGames = 400;
    std::vector<engine::GameRecord> games;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) games.push_back(bench::playedGame(seed));
    while (games.size() < kGames) games.push_back(games[games.size() - 40]);
    const QByteArray text = studyOf(games);
    return budget::rounds([&] {
        Desk desk;
        Steps steps;
        workOn(desk, steps, budget::textFile(desk, u"study.cws"_s, text));
        QDir().mkpath(desk.file(u"games"_s));
        // No more are opened at once.
        for (std::size_t i = 0; i < 300; ++i)
            static_cast<void>(budget::textFile(
                desk, u"games/%1.gcg"_s.arg(i),
                QByteArray::fromStdString(bench::require(engine::writeGcg(games[i])).text)));
        const ui::OpenGamePtr before = desk.session.study().game();
        steps.add(
            "a folder with games", [&] { desk.session.loader().openFile(desk.file(u"games"_s)); },
            [&] { return desk.session.study().game() != before && desk.isIdle(); });
        return steps.worst();
    });
});

bool isReading(const ui::BuildDialog& dialog)
{
    return child<QLabel>(dialog, u"buildMessage"_s).text() ==
           ui::BuildDialog::tr("The word lists are being read.");
}

const budget::Entry kGarbage("gapGarbage", [] {
    constexpr int kBytes = 100 << 20;
    const QByteArray random = noise(kBytes);
    const QByteArray lines = manyLines(kBytes);
    return budget::rounds([&] {
        Desk desk;
        Steps steps;
        for (const char* name : {"noise.bin", "noise.gcg", "noise.cws", "noise.kwg", "lines.gcg",
                                 "lines.cws", "lines.cgp", "lines.txt"}) {
            const QString path =
                budget::textFile(desk, QString::fromLatin1(name), name[0] == 'n' ? random : lines);
            bool over = false;
            ui::Loader& loader = desk.session.loader();
            const auto refused =
                QObject::connect(&loader, &ui::Loader::failed, &loader, [&] { over = true; });
            const auto offered = QObject::connect(&loader, &ui::Loader::wordListFound, &loader,
                                                  [&] { over = true; });
            steps.add(
                name, [&] { loader.openFiles({path}, ui::Loader::WordLists::Offer); },
                [&] {
                    const auto* dialog = desk.window.findChild<ui::BuildDialog*>();
                    return over && !(dialog && isReading(*dialog)) && desk.isIdle();
                });
            QObject::disconnect(refused);
            QObject::disconnect(offered);
            if (auto* dialog = desk.window.findChild<ui::BuildDialog*>()) delete dialog;
            QFile::remove(path);
        }
        return steps.worst();
    });
});

const budget::Entry kPaste("gapPaste", [] {
    const engine::GameRecord game = bench::gameOf30();
    const QByteArray text = QByteArray::fromStdString(bench::require(engine::writeGcg(game)).text);
    std::vector<engine::GameRecord> games(100, game);
    const QByteArray study = studyOf(games);
    const QByteArray pictures = studyOf({gameWithPictures()});
    const QByteArray lines = manyLines(16 << 20);
    return budget::rounds([&] {
        Desk desk;
        Steps steps;
        const QList<QByteArray> texts{text,
                                      study,
                                      lines,
                                      QByteArray("[game]\n" + lines),
                                      QByteArray("{" + lines),
                                      QByteArray("#player1 a A\n#player2 b B\n" + lines),
                                      pictures};
        for (const QByteArray& pasted : texts) {
            QApplication::clipboard()->setText(QString::fromUtf8(pasted));
            steps.add(
                pasted.left(12).replace('\n', ' ').constData(),
                [&] { trigger(desk, "edit.paste"); }, [&] { return desk.isIdle(); });
        }
        return steps.worst();
    });
});

}  // namespace
