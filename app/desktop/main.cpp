// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop program: reads the arguments, makes a session and a window, runs.
#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>

#include <QApplication>
#include <QFile>
#include <QIcon>
#include <QTemporaryDir>

#include "app/desktop/arguments.h"
#include "app/desktop/isolation.h"
#include "app/desktop/own_folders.h"
#include "app/desktop/portable.h"
#include "app/desktop/terminal.h"
#include "engine/base/table_memory.h"
#include "engine/base/twin_program.h"
#include "engine/eval/move_ranking.h"
#include "engine/game/cgp.h"
#include "engine/rules/catalogue.h"
#include "ui/language/language.h"
#include "ui/language/text.h"
#include "ui/theme/board_look.h"
#include "ui/theme/theme.h"
#include "ui/window/layout_presets.h"
#include "ui/window/main_window.h"
#include "ui/window/session.h"
#include "ui/window/unattended_export.h"
#include "ui/window/watched_application.h"

namespace {

using namespace Qt::StringLiterals;

// Whoever works on the program is told where its window would not answer.
#ifdef NDEBUG
using Application = QApplication;
#else
using Application = ui::WatchedApplication;
#endif

/// The bundled position when it is of these rules, else an empty board.
engine::Result<engine::Position> startPosition(const engine::GameRulesPtr& rules, bool bundled)
{
    if (bundled) {
        QFile file(u":/positions/first.cgp"_s);
        if (file.open(QIODevice::ReadOnly)) {
            const QByteArray text = file.readAll().trimmed();
            auto reading = engine::readCgp(text.toStdString(), rules);
            if (reading) return std::move(reading->position);
        }
    }
    return engine::Position::create(rules);
}

/// No window is to be seen: none is needed to draw in.
bool isUnattended(int argc, char** argv)
{
    return std::any_of(argv + 1, argv + argc, [](std::string_view argument) {
        return argument == "--export" || argument.starts_with("--export=");
    });
}

/// The user's settings as they are, in a place where what is done now leaves no trace.
QString copiedSettings(const QTemporaryDir& folder)
{
    const ui::Settings own;
    const QString copy = folder.filePath(u"tilewright.ini"_s);
    // Without them everything is as at the first start.
    QFile::copy(own.path(), copy);
    QFile::link(own.dataFolder(), folder.filePath(u"data"_s));
    return copy;
}

/// The window as one sees it first.
void welcome(ui::Session& session, ui::MainWindow& window)
{
    window.previewFirstList();
    session.beginFirstRun();
    window.show();
}

/// Writes the files that were asked for; returns what the program ends with.
int exportFiles(ui::Session& session, ui::MainWindow& window, const app::Arguments& arguments)
{
    ui::UnattendedExport exporting(session, window, arguments.exports, arguments.turn);
    QObject::connect(&exporting, &ui::UnattendedExport::remarked, &exporting, app::tell);
    QObject::connect(&exporting, &ui::UnattendedExport::ended, &exporting,
                     [](const QStringList& problems) {
                         for (const QString& problem : problems) app::tell(problem);
                         QApplication::exit(problems.isEmpty() ? 0 : 1);
                     });
    exporting.begin();
    return QApplication::exec();
}

/// Help and version need no display: they are answered before one is looked for. Where there is
/// none, mistakes are told first, too.
void answerWithoutDisplay(int argc, char** argv)
{
    const auto asks = [](std::string_view argument) {
        return argument == "--help" || argument == "-h" || argument == "--help-all" ||
               argument == "--version" || argument == "-v";
    };
    const auto isForQt = [](std::string_view argument) { return argument == "-platform"; };
    const bool display = !qEnvironmentVariableIsEmpty("DISPLAY") ||
                         !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
                         !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") ||
                         std::any_of(argv + 1, argv + argc, isForQt);
    if (display && std::none_of(argv + 1, argv + argc, asks)) return;
    const QCoreApplication application(argc, argv);
    static_cast<void>(app::readArguments(argc, argv));
}

}  // namespace

int main(int argc, char** argv)
{
    engine::becomeTwin(argv);
    engine::giveTablesBack();
    QCoreApplication::setApplicationName(u"tilewright"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(TILEWRIGHT_VERSION));
    answerWithoutDisplay(argc, argv);
    const bool unattended = isUnattended(argc, argv);
    if (unattended && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    app::keepToThisMachine();
    Application application(argc, argv);
    QGuiApplication::setApplicationDisplayName(u"Tilewright"_s);
    QGuiApplication::setDesktopFileName(u"org.tilewright.tilewright"_s);
    QGuiApplication::setWindowIcon(QIcon(u":/icon.svg"_s));
    if (!app::keepDataBesideProgram(argc, argv)) app::nameOwnFolders();
    ui::speak(ui::Settings().language());
    const app::Arguments arguments = app::readArguments(argc, argv);

    const QString wanted = arguments.rules.isEmpty() ? u"english"_s : arguments.rules;
    const auto rules = engine::catalogue::rulesByNameOrFile(ui::toPath(wanted).string());
    if (!rules) {
        app::tell(ui::errorText(rules.error()));
        return 1;
    }
    auto position = startPosition(*rules, arguments.rules.isEmpty() && arguments.files.isEmpty());
    if (!position) {
        app::tell(ui::errorText(position.error()));
        return 1;
    }

    std::optional<QTemporaryDir> untouched;
    if (unattended) untouched.emplace();
    ui::Session session(std::make_shared<engine::Position>(std::move(*position)), engine::rankMoves,
                        unattended ? copiedSettings(*untouched) : QString());
    ui::JobService::setMostThreads(session.settings().threads());
    ui::Theme::apply(session.settings().look());
    ui::BoardLook::apply(session.settings().boardLook());
    ui::MainWindow window(session);
    window.restoreLayout();
    if (const auto preset = ui::LayoutPresets::named(arguments.layout))
        window.layouts()->choose(*preset);
    if (arguments.turn > 0) window.beginAtTurn(arguments.turn);
    if (!arguments.overlays.isEmpty() || unattended) {
        ui::OverlayService::Overlays shown;
        for (const QString& id : arguments.overlays) shown.push_back(ui::Overlay::byId(id));
        session.overlays().setAllShown(shown);
    }
    if (!unattended) welcome(session, window);

    session.beginStart();
    ui::Loader& loader = session.loader();
    if (const auto english = engine::catalogue::rules("english"))
        loader.setDefaults(*english, app::sharedFile(u"lexicons/tilewright_english.kwg"_s));
    if (!arguments.lexicon.isEmpty()) {
        loader.openLexicon(arguments.lexicon);
        loader.keepLexicon();
    }
    if (!arguments.leaves.isEmpty()) loader.openLeaves(arguments.leaves);
    loader.openFiles(arguments.files);
    if (!unattended) {
        session.startAutosave(session.settings().dataFolder() + u"/unsaved"_s);
        // Who names a file or rules wants to see those; then the window tells of unsaved work.
        if (arguments.files.isEmpty() && arguments.rules.isEmpty()) window.restoreUnsaved();
    }
    // What was not named: the lexicon and the leaves of last time, or the bundled ones.
    loader.openUsual();
    if (unattended) return exportFiles(session, window, arguments);
    return QApplication::exec();
}
