// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>
#include <QXmlStreamReader>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/language/language.h"
#include "ui/settings/settings.h"

namespace {

using namespace Qt::StringLiterals;

/// A text of the program and what a language makes of it.
struct Entry
{
    QString context;
    QString source;
    QString comment;    ///< tells texts apart that read the same
    QStringList forms;  ///< more than one: plurals
    bool finished = true;
};

Entry readEntry(QXmlStreamReader& xml, const QString& context)
{
    Entry entry{context, {}, {}, {}, true};
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source") {
            entry.source = xml.readElementText();
        } else if (xml.name() == u"comment") {
            entry.comment = xml.readElementText();
        } else if (xml.name() == u"translation") {
            entry.finished = xml.attributes().value("type"_L1) != u"unfinished";
            QString text;
            while (!xml.atEnd()) {
                xml.readNext();
                if (xml.isEndElement()) break;
                if (xml.isStartElement()) entry.forms.push_back(xml.readElementText());
                else if (xml.isCharacters()) text += xml.text();
            }
            if (entry.forms.isEmpty()) entry.forms.push_back(text);
        } else {
            xml.skipCurrentElement();
        }
    }
    return entry;
}

QList<Entry> readEntries(const QString& id)
{
    QFile file(QStringLiteral(TILEWRIGHT_SOURCE) +
               u"/resources/translations/tilewright_%1.ts"_s.arg(id));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QXmlStreamReader xml(&file);
    QList<Entry> entries;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == u"name") context = xml.readElementText();
        else if (xml.name() == u"message") entries.push_back(readEntry(xml, context));
    }
    return xml.hasError() ? QList<Entry>() : entries;
}

/// What is filled in later, in order of its name; the count may be left out of a plural form.
QStringList places(const QString& text)
{
    static const QRegularExpression place(u"%L?\\d+"_s);
    QStringList found;
    for (auto match = place.globalMatch(text); match.hasNext();)
        found.push_back(match.next().captured());
    found.sort();
    return found;
}

/// Letters that Alt reaches.
qsizetype mnemonics(QString text)
{
    static const QRegularExpression letter(u"&\\w"_s,
                                           QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression entity(u"&[a-z]+;"_s);
    text.remove(u"&&"_s).remove(entity);
    return text.count(letter);
}

}  // namespace

class TestLanguage : public QObject
{
    Q_OBJECT

private slots:
    void everyTextIsTranslated_data();
    void everyTextIsTranslated();
    void languageIsRemembered();
    void textsAreSpoken_data();
    void textsAreSpoken();
    void unknownLanguageFallsBack();

private:
    static void forgetTranslators();
};

void TestLanguage::everyTextIsTranslated_data()
{
    QTest::addColumn<QString>("id");
    for (const ui::Language& language : ui::languages())
        QTest::newRow(qPrintable(language.name)) << language.id;
}

void TestLanguage::everyTextIsTranslated()
{
    QFETCH(QString, id);
    const QList<Entry> entries = readEntries(id);
    QVERIFY(!entries.isEmpty());
    QStringList wrong;
    QSet<QStringList> known;
    for (const Entry& entry : entries) {
        const QString where = entry.context + u": "_s + entry.source;
        const QStringList key{entry.context, entry.source, entry.comment};
        if (known.contains(key)) wrong.push_back(u"twice: "_s + where);
        known.insert(key);
        if (!entry.finished) wrong.push_back(u"unfinished: "_s + where);
        for (const QString& form : entry.forms) {
            if (form.trimmed().isEmpty() && !entry.source.trimmed().isEmpty())
                wrong.push_back(u"empty: "_s + where);
            if (places(form) != places(entry.source)) wrong.push_back(u"places: "_s + where);
            if (mnemonics(form) != mnemonics(entry.source))
                wrong.push_back(u"mnemonic: "_s + where);
        }
        // The form for many counts can't do without the count.
        if (entry.source.contains(u"%n"_s) && !entry.forms.back().contains(u"%n"_s))
            wrong.push_back(u"count: "_s + where);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestLanguage::languageIsRemembered()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"settings.ini"_s);
    QVERIFY(ui::Settings(path).language().isEmpty());
    ui::Settings(path).setLanguage(u"fr"_s);
    QCOMPARE(ui::Settings(path).language(), u"fr"_s);
}

void TestLanguage::textsAreSpoken_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("settings");
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("many");
    QTest::addColumn<QString>("number");
    QTest::newRow("English") << u"en"_s << u"Settings"_s << u"End, after 1 turn"_s
                             << u"End, after 3 turns"_s << u"1,234.5"_s;
    QTest::newRow("German") << u"de"_s << u"Einstellungen"_s << u"Ende, nach 1 Zug"_s
                            << u"Ende, nach 3 Zügen"_s << u"1.234,5"_s;
    QTest::newRow("French") << u"fr"_s << u"Préférences"_s << u"Fin, après 1 tour"_s
                            << u"Fin, après 3 tours"_s << u"1\u202f234,5"_s;
}

void TestLanguage::textsAreSpoken()
{
    QFETCH(QString, id);
    ui::speak(id);
    QTEST(QCoreApplication::translate("ui::SettingsDialog", "Settings"), "settings");
    QTEST(QCoreApplication::translate("ui::GamePanel", "End, after %n turns", nullptr, 1), "one");
    QTEST(QCoreApplication::translate("ui::GamePanel", "End, after %n turns", nullptr, 3), "many");
    QTEST(QLocale().toString(1234.5), "number");
    forgetTranslators();
}

void TestLanguage::unknownLanguageFallsBack()
{
    ui::speak(u"tlh"_s);
    QCOMPARE(QLocale(), QLocale::system());
    forgetTranslators();
}

void TestLanguage::forgetTranslators()
{
    qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
    QLocale::setDefault(QLocale::system());
}

TEST_CLASS(TestLanguage, QCoreApplication)
#include "tst_language.moc"
