// SPDX-License-Identifier: GPL-3.0-or-later
// The engine speaks English; the window says the same in the user's language.
#include <algorithm>
#include <fstream>

#include <QCoreApplication>
#include <QLocale>
#include <QProcess>
#include <QTemporaryDir>
#include <QTranslator>
#include <QXmlStreamReader>
#include <QtTest>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/game/cgp.h"
#include "engine/game/game_file.h"
#include "engine/lexicon/kwg.h"
#include "engine/lexicon/leave_table.h"
#include "engine/rules/catalogue.h"
#include "engine/rules/text.h"
#include "tests/support/source_sentences.h"
#include "tests/support/test_class.h"
#include "ui/language/engine_text.h"
#include "ui/language/language.h"
#include "ui/language/text.h"

namespace {

using namespace Qt::StringLiterals;
using namespace std::string_literals;
using tests::SourceSentence;

const QString kRoot = QStringLiteral(TILEWRIGHT_SOURCE);

/// Texts that are not for people, with the file that has them; `text` begins what is meant.
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
        {u"engine/game/review_tags.cpp"_s, {}},
        {u"engine/solitaire/solitaire_export"_s, {}},
        // What is written into files and read from them.
        {u"engine/board/move_notation.cpp"_s, u"exch "_s},
        {u"engine/eval/win_counts.cpp"_s, u"tilewright win counts"_s},
        {u"engine/game/board_svg.cpp"_s, {}},
        {u"engine/game/gcg_writer.cpp"_s, u"#"_s},
        {u"engine/game/note_html.cpp"_s, u"<"_s},
        {u"engine/game/note_inline.cpp"_s, u"<"_s},
        {u"engine/solitaire/solitaire_page.cpp"_s, {}},
        {u"engine/game/puzzle_page."_s, {}},
        // Programs of others say what they like.
        {u"engine/examples/"_s, {}},
        {u"engine/game/review_cache.cpp"_s, u"%1; %2"_s},
        {u"engine/protocol/protocol_error.cpp"_s, u"info "_s},
        {u"engine/protocol/protocol_lines.cpp"_s, {}},
        {u"engine/protocol/protocol_move.cpp"_s, u"ex %1"_s},
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

const QSet<QString> kOtherCalls{u"static_assert"_s, u"tr"_s, u"translate"_s};
const QString kSay = u"say"_s;

/// Of all sources below the engine; read once, which takes a while.
const QList<SourceSentence>& engineSentences()
{
    static const auto all = tests::sentencesOf(kRoot, u"engine"_s, kOtherCalls);
    return all;
}

/// What the engine says, and what the window says as the engine does.
const QList<SourceSentence>& said()
{
    static const auto all = [] {
        QList<SourceSentence> sentences =
            engineSentences() + tests::sentencesOf(kRoot, u"ui"_s, kOtherCalls);
        sentences.removeIf([](const SourceSentence& one) { return one.call != kSay; });
        return sentences;
    }();
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

QSet<QString> saidAndTitles()
{
    QSet<QString> all = titles();
    for (const SourceSentence& sentence : said()) all.insert(sentence.text);
    return all;
}

/// The texts of the context "Engine" in a file for translators.
QStringList textsForTranslators(const QString& id)
{
    QFile file(kRoot + u"/resources/translations/tilewright_%1.ts"_s.arg(id));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QXmlStreamReader xml(&file);
    QStringList texts;
    bool engine = false;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == u"name") engine = xml.readElementText() == u"Engine";
        else if (engine && xml.name() == u"source") texts.push_back(xml.readElementText());
    }
    return texts;
}

void addLanguages()
{
    QTest::addColumn<QString>("id");
    for (const ui::Language& language : ui::languages())
        if (language.id != u"en") QTest::newRow(qPrintable(language.name)) << language.id;
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
    engine::Sentence sentence;
    QString german;
    QString french;
};

template <class T>
engine::Sentence sentenceOf(const engine::Result<T>& result)
{
    return result ? engine::Sentence() : result.error().sentence;
}

/// Real messages about real bad input.
QList<Said> realMessages()
{
    const QTemporaryDir folder;
    const auto rules = engine::catalogue::rules("english");
    const auto position = engine::Position::create(*rules, nullptr, 2);
    const auto& alphabet = (*rules)->alphabet;
    QList<Said> all;
    const auto add = [&all](const char* name, engine::Sentence sentence, QString german,
                            QString french) {
        all.push_back({name, std::move(sentence), std::move(german), std::move(french)});
    };
    add("illegal move",
        sentenceOf(engine::checkMove(*position, *engine::readMove(*position, "1A CAT"),
                                     engine::WordCheck::Ignore)),
        u"der erste Zug muss das Startfeld 8H belegen"_s,
        u"le premier coup doit couvrir la case de départ 8H"_s);
    add("no letter", sentenceOf(engine::readMove(*position, "8H C!T")),
        u"„!“ ist kein Buchstabe des Alphabets english"_s,
        u"«\u00a0!\u00a0» n’est pas une lettre de l’alphabet english"_s);
    add("CGP without scores", sentenceOf(engine::readCgp("15/15 / 0/0", *rules)), {}, {});
    add("CGP with a long row",
        sentenceOf(engine::readCgp("16/15/15/15/15/15/15/15/15/15/15/15/15/15/15 / 0/0 0", *rules)),
        u"Reihe 1 hat mehr als die 15 Felder des Bretts"_s,
        u"la ligne 1 a plus que les 15 cases du plateau"_s);
    add("CGP with a bad score",
        sentenceOf(engine::readCgp("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 / x/0 0", *rules)),
        u"keine Zahl für die Punkte: „x“"_s, {});
    add("no GCG", sentenceOf(engine::readGames("hello\n", "x.gcg", *rules)), {}, {});
    const auto gcg = engine::readGames("#player1 a A\n#player2 b B\n>a: CAT 8H C!T 99 99\n"
                                       ">b: 12X 8H DOG +7 +5\n>c: DO 9H DO 7 7\nhello\n",
                                       "x.gcg", *rules);
    if (gcg)
        for (const engine::Error& remark : gcg->remarks) add("GCG", remark.sentence, {}, {});
    add("study", sentenceOf(engine::readGames("{\"format\": 3}", "x.cws", *rules)), {}, {});
    add("no such rules", sentenceOf(engine::catalogue::rules("englsh")),
        u"es gibt kein Regelwerk „englsh“; war „english“ gemeint?"_s, {});
    add("rules", sentenceOf(engine::catalogue::parseRules("[game]\npasses = four\n", "x")), {}, {});
    add("no file", sentenceOf(engine::Kwg::open(folder.filePath(u"none.kwg"_s).toStdString(), 26)),
        {}, {});
    add("KWG", sentenceOf(engine::Kwg::open(write(folder, "bad.kwg", "abcdefgh"), 26)), {}, {});
    add("cut KWG", sentenceOf(engine::Kwg::open(write(folder, "cut.kwg", "abcdefghi"), 26)), {},
        {});
    add("CSV", sentenceOf(engine::readLeaveCsv("AB;3\n", alphabet, "x.csv")), {}, {});
    add("CSV with a bad number", sentenceOf(engine::readLeaveCsv("AB,x\n", alphabet, "x.csv")),
        u"„x“ ist keine Zahl"_s, u"«\u00a0x\u00a0» n’est pas un nombre"_s);
    // A lane stands in a sentence with its article.
    add("lane",
        engine::say("%1 gives room in %2: the best word there brings %3 points on average, before "
                    "it was %4; %5 % of the answers lie there, after %6 %7 %",
                    "8H CAT"s, engine::say("row %1", 9), "24.1"s, "12.0"s, "8.1"s, "8G CAT"s,
                    "4.0"s),
        {},
        u"8H CAT ouvre un peu : la ligne 9 rapporte en moyenne 24.1 points par son meilleur mot, "
        u"contre 12.0 avant, et reçoit 8.1 % des réponses, après 8G CAT 4.0 %"_s);
    return all;
}

}  // namespace

Q_DECLARE_METATYPE(engine::Sentence)

class TestEngineText : public QObject
{
    Q_OBJECT

private slots:
    void sourceIsRead_data();
    void sourceIsRead();
    void everySentenceIsTranslated_data();
    void everySentenceIsTranslated();
    void everyTextIsSaid();
    void everyTranslationIsOfSomethingSaid_data();
    void everyTranslationIsOfSomethingSaid();
    void listForTranslatorsIsWhole();
    void placesAreFilled_data();
    void placesAreFilled();
    void realMessagesAreTranslated_data();
    void realMessagesAreTranslated();
    void placeIsTranslated();
    void englishIsLeftAlone();
    void quotedTextsKeepTheirPlace();
};

void TestEngineText::sourceIsRead_data()
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

void TestEngineText::sourceIsRead()
{
    QFETCH(QString, source);
    QStringList texts;
    for (const SourceSentence& sentence : tests::SentenceReader(source, kOtherCalls).sentences())
        texts.push_back(sentence.text);
    QTEST(texts, "texts");
}

void TestEngineText::everySentenceIsTranslated_data()
{
    addLanguages();
}

void TestEngineText::everySentenceIsTranslated()
{
    QFETCH(QString, id);
    QTranslator translator;
    QVERIFY(translator.load(u":/i18n/tilewright_%1.qm"_s.arg(id)));
    const auto isMissing = [&translator](const QString& text) {
        return translator.translate("Engine", text.toUtf8().constData()).isEmpty();
    };
    QStringList missing;
    const QList<SourceSentence>& sentences = said();
    QVERIFY(sentences.size() > 500);
    for (const SourceSentence& sentence : sentences)
        if (isMissing(sentence.text))
            missing.push_back(u"%1:%2: \"%3\" has no translation (%4)"_s.arg(
                sentence.file, QString::number(sentence.line), sentence.text, id));
    for (const QString& title : titles())
        if (isMissing(title)) missing.push_back(u"the title \"%1\" (%2)"_s.arg(title, id));
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

/// No words get to people without say().
void TestEngineText::everyTextIsSaid()
{
    QStringList unsaid;
    for (const SourceSentence& sentence : engineSentences())
        if (sentence.call != kSay && tests::isWordy(sentence.text) && !isException(sentence))
            unsaid.push_back(u"%1:%2: \"%3\" is not in say()"_s.arg(
                sentence.file, QString::number(sentence.line), sentence.text));
    QVERIFY2(unsaid.isEmpty(), qPrintable(unsaid.join(u'\n')));
}

void TestEngineText::everyTranslationIsOfSomethingSaid_data()
{
    addLanguages();
}

void TestEngineText::everyTranslationIsOfSomethingSaid()
{
    QFETCH(QString, id);
    const QSet<QString> known = saidAndTitles();
    const QStringList texts = textsForTranslators(id);
    QCOMPARE(texts.size(), known.size());
    for (const QString& text : texts) QVERIFY2(known.contains(text), qPrintable(text));
}

/// What update_translations reads is what the sources say.
void TestEngineText::listForTranslatorsIsWhole()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"list.cpp"_s);
    QProcess cmake;
    cmake.start(u"cmake"_s, {u"-DSOURCE="_s + kRoot, u"-DOUTPUT="_s + path, u"-P"_s,
                             kRoot + u"/ui/language/list_sentences.cmake"_s});
    QVERIFY(cmake.waitForFinished());
    QCOMPARE(cmake.exitCode(), 0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QSet<QString> listed;
    for (const SourceSentence& sentence :
         tests::SentenceReader(QString::fromUtf8(file.readAll()), {}).sentences())
        if (sentence.text != u"Engine") listed.insert(sentence.text);
    const QSet<QString> known = saidAndTitles();
    QCOMPARE(QStringList((known - listed).values()), QStringList());
    QCOMPARE(QStringList((listed - known).values()), QStringList());
}

void TestEngineText::placesAreFilled_data()
{
    using engine::say;
    QTest::addColumn<engine::Sentence>("sentence");
    QTest::addColumn<QString>("german");
    const auto row = [](const engine::Sentence& sentence, const QString& german) {
        QTest::newRow(sentence.english().c_str()) << sentence << german;
    };
    const std::string square = "8H";
    row(say("%1 is occupied", square), u"8H ist belegt"_s);
    row(say("the rack: %1", say("%1 is no tile of the alphabet %2", engine::text::quoted("x"),
                                std::string("english"))),
        u"die Bank: „x“ ist kein Stein des Alphabets english"_s);
    // Names stay, even when they read like a sentence, or have a translation as a title.
    row(engine::text::withSuggestion(
            say("there is no rule set %1", engine::text::quoted("cut off")), "cut off",
            std::vector<std::string>{"cut of", "cut oft"}),
        u"es gibt kein Regelwerk „cut off“; war „cut of“ oder „cut oft“ gemeint?"_s);
    row(say("the position names the lexicon %1; %2 is used", std::string("English, super board"),
            std::string("a %1 b")),
        u"die Stellung nennt das Lexikon English, super board; verwendet wird a %1 b"_s);
    row(say("the rules %1", engine::Title{"English, super board"}),
        u"das Regelwerk Englisch, großes Brett"_s);
    row(say("the rules %1", engine::Title{"My own"}), u"das Regelwerk My own"_s);
    row(say("the compressed data is %1", say("cut off")),
        u"die komprimierten Daten sind abgeschnitten"_s);
    row(say("%1", std::string("nothing that is in the catalogue")),
        u"nothing that is in the catalogue"_s);
    row({}, u""_s);
}

void TestEngineText::placesAreFilled()
{
    QFETCH(engine::Sentence, sentence);
    const Speaking german(u"de"_s);
    QTEST(ui::engineText(sentence), "german");
}

void TestEngineText::realMessagesAreTranslated_data()
{
    addLanguages();
}

void TestEngineText::realMessagesAreTranslated()
{
    QFETCH(QString, id);
    const QList<Said> messages = realMessages();
    const Speaking speaking(id);
    // Words of English that neither language has.
    static const QRegularExpression english(
        u"\\b(the|is|are|of|has|have|with|and|or|not|to|it|no|such|file|read|for|must|player|rack)\\b"_s);
    for (const Said& one : messages) {
        QVERIFY2(!one.sentence.empty(), one.name);
        const QString text = ui::engineText(one.sentence);
        QVERIFY2(!english.match(text).hasMatch(), qPrintable(text));
        const QString& expected = id == u"de" ? one.german : one.french;
        if (!expected.isEmpty()) QCOMPARE(text, expected);
    }
}

void TestEngineText::placeIsTranslated()
{
    const engine::Error typed{
        engine::ErrorCode::Malformed, engine::say("unpaired parenthesis"), {{}, 0, 7, -1}};
    const engine::Error pasted{
        engine::ErrorCode::Malformed, engine::say("unpaired parenthesis"), {{}, 3, 7, -1}};
    const engine::Error inFile{
        engine::ErrorCode::Malformed, engine::say("unpaired parenthesis"), {"a.kwg", 0, 0, 12}};
    const Speaking german(u"de"_s);
    QCOMPARE(ui::typedErrorText(typed), u"Klammer ohne Gegenstück (Zeichen 7)"_s);
    QCOMPARE(ui::errorText(pasted), u"Zeile 3:7: Klammer ohne Gegenstück"_s);
    QCOMPARE(ui::errorText(inFile), u"a.kwg: Byte 12: Klammer ohne Gegenstück"_s);
}

void TestEngineText::englishIsLeftAlone()
{
    QList<engine::Error> errors;
    for (const engine::Place& place :
         {engine::Place{}, {"a", 3, 7, -1}, {"a", 3, 0, -1}, {{}, 3, 7, -1}, {"a", 0, 0, 12}})
        errors.push_back({engine::ErrorCode::Malformed,
                          engine::say("the rack: %1", engine::say("cut off")), place});
    for (const QString& id : {u"en"_s, u"C"_s}) {
        const Speaking english(id);
        // A language that the program doesn't speak goes through the catalogue, which is English.
        if (id == u"C") QLocale::setDefault(QLocale::c());
        for (const engine::Error& error : errors)
            QCOMPARE(ui::errorText(error), ui::fromUtf8(error.toString()));
        for (const Said& one : realMessages())
            QCOMPARE(ui::engineText(one.sentence), ui::fromUtf8(one.sentence.english()));
    }
}

void TestEngineText::quotedTextsKeepTheirPlace()
{
    using engine::say;
    // What can't be broken into lines is as wide as the window at most, in sentences within, too.
    const std::string endless(60'000, 'k');
    const QString wide = ui::engineText(say("%1: %2", endless, say("'%1'", endless)));
    for (const QString& word : wide.split(u' ')) QVERIFY2(word.size() <= 123, qPrintable(word));
    QVERIFY(ui::engineText(say("'%1'", engine::Title{endless})).size() <= 122);
    // A list of words can be; a letter of two units stays whole.
    std::string words;
    for (int i = 0; i < 100; ++i) words += "QUIZZED, ";
    QCOMPARE(ui::engineText(say("'%1'", words)), u'\'' + QString::fromStdString(words) + u'\'');
    for (int i = 0; i < 20'000; ++i) words += "QUIZZED, ";
    QVERIFY(ui::engineText(say("'%1'", words)).size() <= 1002);
    for (const qsizetype before : {0, 1}) {
        const QString text = QString(before, u'x') + u"\U0001F600"_s.repeated(500);
        const QString shown = ui::engineText(say("'%1'", text.toStdString()));
        QVERIFY(shown.size() <= 122);
        QCOMPARE(QString::fromUtf8(shown.toUtf8()), shown);
        QVERIFY(!shown.contains(QChar::ReplacementCharacter));
    }
    // Nor does it write other lines or turn the words beside it around.
    QCOMPARE(ui::engineText(say("'%1'", std::string("a\nb\xe2\x80\xae"
                                                    "c"))),
             u"'a\uFFFDb\uFFFDc'"_s);
}

TEST_CLASS(TestEngineText, QCoreApplication)
#include "tst_engine_text.moc"
