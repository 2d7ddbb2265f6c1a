// SPDX-License-Identifier: GPL-3.0-or-later
// The engine speaks English; the window says the same in the user's language.
#include <algorithm>
#include <fstream>

#include <QCoreApplication>
#include <QLocale>
#include <QTemporaryDir>
#include <QTranslator>
#include <QtTest>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/game/cgp.h"
#include "engine/game/game_file.h"
#include "engine/lexicon/kwg.h"
#include "engine/lexicon/leave_table.h"
#include "engine/rules/catalogue.h"
#include "tests/support/source_sentences.h"
#include "tests/support/test_class.h"
#include "ui/language/engine_sentences.h"
#include "ui/language/engine_texts.h"
#include "ui/language/language.h"
#include "ui/language/text.h"

namespace {

using namespace Qt::StringLiterals;
using tests::SourceSentence;

const QString kRoot = QStringLiteral(TILEWRIGHT_SOURCE);

/// Sentences that are no texts for people, with the file that has them; `text` begins what is meant.
struct Exception
{
    QString file;
    QString text;
};

const QList<Exception>& exceptions()
{
    static const QList<Exception> all{
        // The window says these in words of its own.
        {u"engine/base/result.cpp"_s, {}},
        {u"engine/game/report"_s, {}},
        {u"engine/game/review.cpp"_s, u"unknown rack"_s},
        {u"engine/game/review.cpp"_s, u"partial rack"_s},
        {u"engine/game/review.cpp"_s, u"wrong rack"_s},
        {u"engine/game/review.cpp"_s, u"unknown tiles"_s},
        {u"engine/game/review.cpp"_s, u"no move"_s},
        {u"engine/game/review.cpp"_s, u"game over"_s},
        // What is written into files and read from them.
        {u"engine/board/move_notation.cpp"_s, u"exch "_s},
        {u"engine/eval/win_counts.cpp"_s, u"tilewright win counts"_s},
        {u"engine/game/board_svg.cpp"_s, {}},
        {u"engine/game/gcg_writer.cpp"_s, u"#"_s},
        {u"engine/game/review_cache.h"_s, u"static review"_s},
        {u"engine/lexicon/text_source.cpp"_s, u"SQLite format"_s},
        {u"engine/rules/rules_format.h"_s, u"square "_s},
        {u"engine/rules/rules_writer.cpp"_s, {}},
        {u"engine/selfplay/autoplay.cpp"_s, u"#"_s},
        {u"engine/selfplay/autoplay.cpp"_s, u"%1\n# player"_s},
        {u"engine/selfplay/autoplay.cpp"_s, u"played out"_s},
        {u"engine/selfplay/autoplay.cpp"_s, u"nobody could go on"_s},
        {u"engine/selfplay/autoplay.cpp"_s, u"last turns taken"_s},
        {u"engine/selfplay/autoplay.cpp"_s, u"cut short"_s},
        {u"engine/selfplay/leave_trainer.cpp"_s, u"leave training"_s},
        {u"engine/selfplay/saved_state.cpp"_s, u"tilewright state"_s},
        {u"engine/selfplay/win_table_trainer.cpp"_s, u"win table"_s},
        {u"engine/selfplay/win_table_trainer.cpp"_s, u"static "_s},
    };
    return all;
}

bool isException(const SourceSentence& sentence)
{
    return std::ranges::any_of(exceptions(), [&](const Exception& one) {
        return sentence.file.startsWith(one.file) && sentence.text.startsWith(one.text);
    });
}

/// What goes on after another text is a sentence with a place for that in front.
QString whole(const QString& text)
{
    static const QString goesOn = u" ,;"_s;
    if (text.isEmpty() || !goesOn.contains(text.front())) return text;
    QString result = u"%1"_s;
    for (qsizetype i = 0; i < text.size(); ++i) {
        result += text.at(i);
        if (text.at(i) == u'%' && i + 1 < text.size() && text.at(i + 1).isDigit())
            result += QString::number(text.at(++i).digitValue() + 1);
    }
    return result;
}

const QSet<QString> kOtherCalls{u"static_assert"_s, u"tr"_s, u"translate"_s,
                                u"QT_TRANSLATE_NOOP"_s};

/// What the engine says, and what the window says in errors of its own without tr().
QList<SourceSentence> said()
{
    QList<SourceSentence> all = tests::sentencesOf(kRoot, u"engine"_s, kOtherCalls);
    static const QSet<QString> calls{u"failure"_s, u"error"_s, u"wrong"_s, u"report"_s,
                                     u"insert"_s};
    for (SourceSentence& sentence : tests::sentencesOf(kRoot, u"ui"_s, kOtherCalls))
        if (calls.contains(sentence.call)) all.push_back(std::move(sentence));
    return all;
}

QSet<QString> catalogue()
{
    QSet<QString> all;
    for (const std::string_view sentence : ui::engineSentences())
        all.insert(ui::fromUtf8(sentence));
    return all;
}

/// What the files of rules are called.
QSet<QString> titles()
{
    namespace sets = engine::catalogue;
    QSet<QString> all;
    for (const auto& entries : {sets::ruleSets(), sets::alphabets(), sets::layouts()})
        for (const sets::Entry& entry : entries) all.insert(ui::fromUtf8(entry.title));
    return all;
}

/// Speaks a language as long as it lives.
class Speaking
{
public:
    explicit Speaking(const QString& id) { ui::speak(id); }
    ~Speaking()
    {
        qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
        QLocale::setDefault(QLocale::system());
    }
    Q_DISABLE_COPY_MOVE(Speaking)
};

std::string write(const QTemporaryDir& folder, const char* name, std::string_view content)
{
    const std::string path = folder.filePath(QString::fromLatin1(name)).toStdString();
    std::ofstream(path, std::ios::binary) << content;
    return path;
}

struct Said
{
    const char* name;
    std::string message;
    QString german;
    QString french;
};

template <class T>
std::string messageOf(const engine::Result<T>& result)
{
    return result ? std::string() : result.error().message;
}

/// Real messages about real bad input.
QList<Said> realMessages()
{
    const QTemporaryDir folder;
    const auto rules = engine::catalogue::rules("english");
    const auto position = engine::Position::create(*rules, nullptr, 2);
    const auto& alphabet = (*rules)->alphabet;
    QList<Said> all;
    const auto add = [&all](const char* name, std::string message, QString german, QString french) {
        all.push_back({name, std::move(message), std::move(german), std::move(french)});
    };
    add("illegal move",
        messageOf(engine::checkMove(*position, *engine::readMove(*position, "1A CAT"),
                                    engine::WordCheck::Ignore)),
        u"der erste Zug muss das Startfeld 8H belegen"_s,
        u"le premier coup doit couvrir la case de départ 8H"_s);
    add("no letter", messageOf(engine::readMove(*position, "8H C!T")),
        u"„!“ ist kein Buchstabe des Alphabets english"_s,
        u"«\u00a0!\u00a0» n’est pas une lettre de l’alphabet english"_s);
    add("CGP without scores", messageOf(engine::readCgp("15/15 / 0/0", *rules)), {}, {});
    add("CGP with a long row",
        messageOf(engine::readCgp("16/15/15/15/15/15/15/15/15/15/15/15/15/15/15 / 0/0 0", *rules)),
        u"Reihe 1 hat mehr als die 15 Felder des Bretts"_s,
        u"la ligne 1 a plus que les 15 cases du plateau"_s);
    add("CGP with a bad score",
        messageOf(engine::readCgp("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 / x/0 0", *rules)),
        u"keine Zahl für die Punkte: „x“"_s, {});
    add("no GCG", messageOf(engine::readGames("hello\n", "x.gcg", *rules)), {}, {});
    const auto gcg = engine::readGames("#player1 a A\n#player2 b B\n>a: CAT 8H C!T 99 99\n"
                                       ">b: 12X 8H DOG +7 +5\n>c: DO 9H DO 7 7\nhello\n",
                                       "x.gcg", *rules);
    if (gcg)
        for (const engine::Error& remark : gcg->remarks) add("GCG", remark.message, {}, {});
    add("study", messageOf(engine::readGames("{\"format\": 3}", "x.cws", *rules)), {}, {});
    add("no such rules", messageOf(engine::catalogue::rules("englsh")),
        u"es gibt kein Regelwerk „englsh“; war „english“ gemeint?"_s, {});
    add("rules", messageOf(engine::catalogue::parseRules("[game]\npasses = four\n", "x")), {}, {});
    add("no file", messageOf(engine::Kwg::open(folder.filePath(u"none.kwg"_s).toStdString(), 26)),
        {}, {});
    add("KWG", messageOf(engine::Kwg::open(write(folder, "bad.kwg", "abcdefgh"), 26)), {}, {});
    add("cut KWG", messageOf(engine::Kwg::open(write(folder, "cut.kwg", "abcdefghi"), 26)), {}, {});
    add("CSV", messageOf(engine::readLeaveCsv("AB;3\n", alphabet, "x.csv")), {}, {});
    add("CSV with a bad number", messageOf(engine::readLeaveCsv("AB,x\n", alphabet, "x.csv")),
        u"„x“ ist keine Zahl"_s, u"«\u00a0x\u00a0» n’est pas un nombre"_s);
    return all;
}

}  // namespace

class TestEngineTexts : public QObject
{
    Q_OBJECT

private slots:
    void sourceIsRead_data();
    void sourceIsRead();
    void everySentenceIsKnown();
    void everyPatternIsSaid();
    void placesAreInOrder();
    void placesAreFilled_data();
    void placesAreFilled();
    void realMessagesAreTranslated_data();
    void realMessagesAreTranslated();
    void placeIsTranslated();
    void englishIsLeftAlone();
};

void TestEngineTexts::sourceIsRead_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QStringList>("texts");
    const auto row = [](const char* source, const QStringList& texts) {
        QTest::newRow(source) << QString::fromLatin1(source) << texts;
    };
    row(R"(f("a b");)", {u"a b"_s});
    row(R"(x = "a " "b"; // "no")", {u"a b"_s});
    row(R"(return "a " + std::to_string(f("x")) + " b";)", {u"x"_s, u"a %1 b"_s});
    row(R"(f(y + " a " + (c == 1 ? "b" : "c " + z) + "."))", {u"%1 a b."_s, u"%1 a c %2."_s});
    row(R"(f(c ? "a" : d ? "b" : std::string(), 'x', "\"c\"");)",
        {u"a"_s, u"b"_s, u""_s, u"\"c\""_s});
    row(R"(case 1: s += "a" + std::string("b");)", {u"ab"_s});
    row(R"(f(u"a %1 b"_s.arg(x) + g);)", {u"a %1 b%2"_s});
    row(R"(f([] { return "a"; }, T{"b", R"x(c)x"});)", {u"a"_s, u"b"_s, u"c"_s});
    row(R"(tr("a"); /* "b" */)", {});
}

void TestEngineTexts::sourceIsRead()
{
    QFETCH(QString, source);
    QStringList texts;
    for (const SourceSentence& sentence : tests::SentenceReader(source, kOtherCalls).sentences())
        texts.push_back(sentence.text);
    QTEST(texts, "texts");
}

void TestEngineTexts::everySentenceIsKnown()
{
    const QSet<QString> known = catalogue();
    QStringList missing;
    int sentences = 0;
    for (const SourceSentence& sentence : said()) {
        if (!tests::isWordy(sentence.text) || isException(sentence)) continue;
        ++sentences;
        if (!known.contains(whole(sentence.text)))
            missing.push_back(u"%1:%2: \"%3\" is not in ui/language/engine_sentences_*.cpp"_s.arg(
                sentence.file, QString::number(sentence.line), whole(sentence.text)));
    }
    QVERIFY(sentences > 500);
    for (const QString& title : titles())
        if (!known.contains(title)) missing.push_back(title);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

void TestEngineTexts::everyPatternIsSaid()
{
    QSet<QString> texts;
    for (const QString& folder : {u"engine"_s, u"ui"_s})
        for (const SourceSentence& sentence : tests::sentencesOf(kRoot, folder, kOtherCalls))
            texts.insert(whole(sentence.text));
    for (const char* sentence : ui::sentencesOfSystem()) texts.insert(QString::fromUtf8(sentence));
    texts.unite(titles());
    QStringList unsaid;
    for (const QString& sentence : catalogue())
        if (!texts.contains(sentence)) unsaid.push_back(sentence);
    QVERIFY2(unsaid.isEmpty(), qPrintable(unsaid.join(u'\n')));
    QCOMPARE(static_cast<qsizetype>(ui::engineSentences().size()), catalogue().size());
}

/// The engine's sentences are taken apart in the order of their places.
void TestEngineTexts::placesAreInOrder()
{
    for (const QString& sentence : catalogue()) {
        int place = 0;
        for (qsizetype at = sentence.indexOf(u'%'); at >= 0; at = sentence.indexOf(u'%', at + 1)) {
            QVERIFY2(at + 1 < sentence.size(), qPrintable(sentence));
            QVERIFY2(sentence.at(at + 1).digitValue() == ++place, qPrintable(sentence));
            QVERIFY2(at + 2 == sentence.size() || sentence.at(at + 2) != u'%',
                     qPrintable(sentence));
        }
    }
}

void TestEngineTexts::placesAreFilled_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("german");
    const auto row = [](const char* message, const QString& german) {
        QTest::newRow(message) << QString::fromUtf8(message) << german;
    };
    row("8H is occupied", u"8H ist belegt"_s);
    row("the rack: 'x' is no tile of the alphabet english",
        u"die Bank: „x“ ist kein Stein des Alphabets english"_s);
    // Names stay, even when they read like a sentence.
    row("there is no rule set 'cut off'; did you mean 'binary data' or 'a %1 b'?",
        u"es gibt kein Regelwerk „cut off“; war „binary data“ oder „a %1 b“ gemeint?"_s);
    row("the position names the lexicon X; English, super board is used",
        u"die Stellung nennt das Lexikon X; verwendet wird Englisch, großes Brett"_s);
    row("the compressed data is cut off", u"die komprimierten Daten sind abgeschnitten"_s);
    row("nothing that anybody ever said", u"nothing that anybody ever said"_s);
    row("", u""_s);
}

void TestEngineTexts::placesAreFilled()
{
    QFETCH(QString, message);
    const Speaking german(u"de"_s);
    QTEST(ui::engineText(message.toStdString()), "german");
}

void TestEngineTexts::realMessagesAreTranslated_data()
{
    QTest::addColumn<QString>("id");
    for (const ui::Language& language : ui::languages())
        if (language.id != u"en") QTest::newRow(qPrintable(language.name)) << language.id;
}

void TestEngineTexts::realMessagesAreTranslated()
{
    QFETCH(QString, id);
    const QList<Said> messages = realMessages();
    const Speaking speaking(id);
    // Words of English that neither language has.
    static const QRegularExpression english(
        u"\\b(the|is|are|of|has|have|with|and|or|not|to|it|no|such|file|read|for|must|player|rack)\\b"_s);
    for (const Said& one : messages) {
        QVERIFY2(!one.message.empty(), one.name);
        const QString text = ui::engineText(one.message);
        QVERIFY2(!english.match(text).hasMatch(), qPrintable(text));
        const QString& expected = id == u"de" ? one.german : one.french;
        if (!expected.isEmpty()) QCOMPARE(text, expected);
    }
}

void TestEngineTexts::placeIsTranslated()
{
    const engine::Error typed{engine::ErrorCode::Malformed, "unpaired parenthesis", {{}, 0, 7, -1}};
    const engine::Error pasted{
        engine::ErrorCode::Malformed, "unpaired parenthesis", {{}, 3, 7, -1}};
    const engine::Error inFile{
        engine::ErrorCode::Malformed, "unpaired parenthesis", {"a.kwg", 0, 0, 12}};
    const Speaking german(u"de"_s);
    QCOMPARE(ui::typedErrorText(typed), u"Klammer ohne Gegenstück (Zeichen 7)"_s);
    QCOMPARE(ui::errorText(pasted), u"Zeile 3:7: Klammer ohne Gegenstück"_s);
    QCOMPARE(ui::errorText(inFile), u"a.kwg: Byte 12: Klammer ohne Gegenstück"_s);
}

void TestEngineTexts::englishIsLeftAlone()
{
    QList<engine::Error> errors;
    for (const engine::Place& place :
         {engine::Place{}, {"a", 3, 7, -1}, {"a", 3, 0, -1}, {{}, 3, 7, -1}, {"a", 0, 0, 12}})
        errors.push_back({engine::ErrorCode::Malformed, "the rack: cut off", place});
    for (const QString& id : {u"en"_s, u"C"_s}) {
        const Speaking english(id);
        // A language that the program doesn't speak goes through the catalogue, which is English.
        if (id == u"C") QLocale::setDefault(QLocale::c());
        for (const engine::Error& error : errors)
            QCOMPARE(ui::errorText(error), ui::fromUtf8(error.toString()));
        for (const Said& one : realMessages())
            QCOMPARE(ui::engineText(one.message), ui::fromUtf8(one.message));
    }
}

TEST_CLASS(TestEngineTexts, QCoreApplication)
#include "tst_engine_texts.moc"
