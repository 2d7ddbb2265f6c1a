// SPDX-License-Identifier: GPL-3.0-or-later
// What comes from outside stays text, and what goes outside is asked for: reads the sources of the
// window and of the commands, and allows what could do otherwise in the places named here only.
#include <QDirIterator>
#include <QMap>
#include <QRegularExpression>
#include <QtTest>

#include "tests/support/test_class.h"

namespace {

const QString kSourceRoot = QStringLiteral(TILEWRIGHT_SOURCE);

/// Without comments.
QString codeOf(const QString& path)
{
    QFile file(kSourceRoot + "/" + path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QString code = QString::fromUtf8(file.readAll());
    static const QRegularExpression comment("(^|\\s)//[^\n]*");
    return code.remove(comment);
}

const QMap<QString, QString>& allSources()
{
    static const QMap<QString, QString> sources = [] {
        QMap<QString, QString> all;
        for (const char* area : {"ui", "app", "engine"}) {
            QDirIterator files(kSourceRoot + "/" + area, {"*.cpp", "*.h"}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString path = files.next().mid(kSourceRoot.size() + 1);
                all[path] = codeOf(path);
            }
        }
        return all;
    }();
    return sources;
}

}  // namespace

class TestOutside : public QObject
{
    Q_OBJECT

private slots:
    void placesAreKnown_data();
    void placesAreKnown();
    void richTextIsEscaped();
    void commandsAskBeforeTheyWrite();
    void questionsAreDeclinedByReturn();
};

void TestOutside::placesAreKnown_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QStringList>("allowed");
    const auto row = [](const char* name, const QString& pattern, const QStringList& allowed) {
        QTest::newRow(name) << pattern << allowed;
    };
    row("other programs",
        "\\b(QProcess|startDetached|std::system|popen|exec[lv]p?e?|posix_spawn|CreateProcess\\w*|"
        "ShellExecute\\w*|becomeProgram)\\b",
        {"engine/base/system.h", "engine/base/system_posix.cpp", "engine/base/system_windows.cpp",
         // The same program for newer processors.
         "engine/base/twin_program.cpp"});
    row("the browser", "\\b(QDesktopServices|xdg-open)\\b", {"ui/widgets/outside_link.cpp"});
    row("the net",
        "\\b(QNetwork\\w*|QTcp\\w*|QUdp\\w*|QSsl\\w*|QWebSocket|AF_INET6?)\\b|openExternalLinks|"
        "OpenExternalLinks",
        {});
    // Labels, message boxes and tooltips are plain text (ThemeStyle::polish), unless these say
    // otherwise, which escape what they show.
    row("rich labels", "Qt::(RichText|MarkdownText)\\b",
        {"ui/boggle/boggle_bound_tab.cpp", "ui/boggle/boggle_panel.cpp",
         "ui/boggle/boggle_play_tab.cpp", "ui/lexicon/build_report_card.cpp",
         "ui/output/presentation_window.cpp", "ui/position/legend_strip.cpp",
         "ui/position/score_strip.cpp", "ui/rules/rules_dialog.cpp", "ui/window/about_dialog.cpp",
         "ui/words/words_panel.cpp"});
    row("labels that guess", "Qt::AutoText\\b", {"ui/theme/theme_style.cpp"});
    row("HTML", "\\b(setHtml|insertHtml|appendHtml|fromHtml)\\(",
        {"ui/boggle/boggle_bound_tab.cpp", "ui/commands/cheat_sheet.cpp",
         "ui/explain/explain_panel.cpp", "ui/handbook/whats_this.cpp",
         "ui/output/presentation_window.cpp", "ui/position/legend_strip.cpp",
         "ui/widgets/label_accessible.cpp"});
    row("Markdown", "\\b(setMarkdown|fromMarkdown)\\(",
        {"ui/game/note_document.cpp", "ui/handbook/handbook_web.cpp", "ui/output/game_export.cpp",
         "ui/output/game_pdf.cpp"});
    // Only ShownDocument reads nothing by itself.
    row("documents", "\\bQTextDocument \\w+;|(new |make_shared<|make_unique<)QTextDocument\\b",
        {"ui/handbook/handbook_web.cpp", "ui/position/legend_strip.cpp"});
    row("text views", "new (QTextBrowser|QTextEdit)\\b|\\((new )?QTextBrowser\\)",
        {"ui/commands/cheat_sheet.cpp", "ui/explain/explain_panel.cpp",
         "ui/output/export_dialog.cpp", "ui/output/presentation_window.cpp"});
    row("pictures",
        "\\b(QImageReader|QMovie|QImage::fromData|loadFromData|QImage\\(path|QPixmap\\(path)\\b",
        {// Of the program's resources.
         "ui/handbook/handbook_view.cpp", "ui/game/note_pictures.cpp"});
    // Qt opens pipes, devices and files without an end alike; engine/base/file.h doesn't.
    row("reading with Qt", "\\bQFile \\w+[({]|\\bQFile::copy\\b",
        {// Of the program's resources.
         "app/desktop/main.cpp", "ui/handbook/handbook.cpp"});
    // Names that are no text, see ui/language/file_names.h; these are the program's own, or watched.
    row("names that Qt doesn't find", "\\bQ(File|FileInfo)::exists\\(",
        {"ui/document/autosave.cpp", "ui/files/document_files.cpp"});
    // A name may be a page of its own, or turn the words of a question round: shownName(), oneLine().
    row("names in sentences", "\\.arg\\([^;]{0,80}\\bfileName\\(\\)", {});
    // Escape sequences in names are told as text.
    row("printing", "\\bstd::(fprintf|fputs|fwrite|puts|printf|cerr|cout)\\b",
        {"app/desktop/terminal.cpp"});
    // Qt's own opens the files that it shows.
    row("file dialogs", "QFileDialog::get\\w+\\(|\\bQFileDialog \\w+[({]|new QFileDialog\\b", {});
    // Games that the program keeps are its owner's alone.
    row("private files", "\\bwritePrivately\\(",
        {"ui/document/autosave.cpp", "ui/document/private_files.cpp", "ui/document/private_files.h",
         "ui/lesson/taken_file.cpp", "ui/solitaire/solitaire_lab.cpp"});
    // Files that the user chooses; all others are the program's own.
    row("writing in the window",
        "\\b(writeFileAtomically|StagedFile::write|QSaveFile)\\b|WriteOnly\\b|std::ofstream",
        {"ui/files/chosen_output.cpp", "ui/document/private_files.cpp", "ui/rules/rules_store.cpp",
         // While the program is built.
         "ui/handbook/handbook_web.cpp", "ui/settings/settings.cpp", "ui/training/training_run.cpp",
         // Into memory.
         "ui/boggle/boggle_share.cpp", "ui/game/note_pictures.cpp", "ui/output/game_export.cpp",
         "ui/output/game_pdf.cpp", "ui/output/picture_dialog.cpp",
         "ui/solitaire/solitaire_share.cpp"});
}

void TestOutside::placesAreKnown()
{
    QFETCH(QString, pattern);
    QFETCH(QStringList, allowed);
    const QRegularExpression expression(pattern);
    QVERIFY2(expression.isValid(), qPrintable(expression.errorString()));
    QSet<QString> found;
    for (auto source = allSources().begin(); source != allSources().end(); ++source) {
        const bool window =
            source.key().startsWith("ui/") || source.key().startsWith("app/desktop/");
        const bool everywhere = allowed.isEmpty() || pattern.contains("QDesktopServices") ||
                                pattern.contains("QProcess");
        if (!window && !everywhere) continue;
        const auto match = expression.match(source.value());
        if (!match.hasMatch()) continue;
        found << source.key();
        QVERIFY2(allowed.contains(source.key()),
                 qPrintable(source.key() + ": " + match.captured(0)));
    }
    // A place that isn't one any more is no excuse for the next.
    for (const QString& path : allowed)
        QVERIFY2(found.contains(path), qPrintable("no longer needed: " + path));
}

void TestOutside::richTextIsEscaped()
{
    // Own sentences and numbers.
    const QStringList own{"ui/window/about_dialog.cpp", "ui/boggle/boggle_play_tab.cpp",
                          "ui/widgets/label_accessible.cpp", "ui/theme/theme_style.cpp"};
    static const QRegularExpression rich("Qt::RichText\\b|\\b(setHtml|insertHtml|appendHtml)\\(");
    int seen = 0;
    for (auto source = allSources().begin(); source != allSources().end(); ++source) {
        if (!rich.match(source.value()).hasMatch() || own.contains(source.key())) continue;
        ++seen;
        QVERIFY2(source.value().contains("toHtmlEscaped()"), qPrintable(source.key()));
    }
    QVERIFY(seen > 5);
}

void TestOutside::commandsAskBeforeTheyWrite()
{
    static const QRegularExpression writes(
        "\\b(writeFileAtomically|StagedFile::write|std::fopen|std::ofstream|openToWriteInto|"
        "openToWriteFile|createFile)\\b");
    int seen = 0;
    for (auto source = allSources().begin(); source != allSources().end(); ++source) {
        if (!source.key().startsWith("app/cli/") || !writes.match(source.value()).hasMatch())
            continue;
        // Into a folder of its own, to be read again.
        if (source.value().contains("TemporaryFolder m_folder")) continue;
        ++seen;
        QVERIFY2(source.value().contains("checkWriting("), qPrintable(source.key()));
    }
    QVERIFY(seen > 2);
    // Names in a folder that others may write to can be foretold, unless the system makes them.
    for (auto source = allSources().begin(); source != allSources().end(); ++source)
        QVERIFY2(!source.value().contains("temp_directory_path") ||
                     source.key().startsWith("engine/base/system_"),
                 qPrintable(source.key()));
}

void TestOutside::questionsAreDeclinedByReturn()
{
    // Qt takes the first button where none is named, which may be the one that does it. Those of
    // its ready-made questions say Yes and No.
    static const QRegularExpression readyMade("QMessageBox::question\\(");
    static const QRegularExpression question(
        "QMessageBox \\w+\\(|new QMessageBox\\(|make_unique<QMessageBox>\\(");
    static const QRegularExpression chosen("setDefaultButton\\(");
    int seen = 0;
    for (auto source = allSources().begin(); source != allSources().end(); ++source) {
        const QString& code = source.value();
        QVERIFY2(!readyMade.match(code).hasMatch(), qPrintable(source.key()));
        const auto questions = code.count(question);
        seen += static_cast<int>(questions);
        QVERIFY2(code.count(chosen) >= questions, qPrintable(source.key()));
    }
    QVERIFY(seen > 5);
}

TEST_CLASS(TestOutside, QCoreApplication)
#include "tst_outside.moc"
