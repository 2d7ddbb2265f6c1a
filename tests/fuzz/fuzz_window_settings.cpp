// SPDX-License-Identifier: GPL-3.0-or-later
// The window's settings: whatever stands in the file, every value is one that the window can take.
#include <QDir>

#include "tests/fuzz/fuzz_window.h"
#include "ui/settings/settings.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzz::needApplication();
    const QString path = fuzz::fileWith(QStringLiteral("settings.ini"), fuzz::bytesOf(data, size));
    const ui::Settings settings(path);
    const ui::Look look = settings.look();
    fuzz::require(look.textPercent > 0 && look.textPercent <= 1000);
    fuzz::require(look.kind >= ui::ThemeKind::System && look.kind <= ui::ThemeKind::Own);
    const ui::BoardLook board = settings.boardLook();
    (void)board;
    fuzz::require(settings.threads() >= 0);
    fuzz::require(settings.outlinedMoves() >= 0 &&
                  settings.outlinedMoves() <= ui::Settings::kMostOutlined);
    const QString letters = QStringLiteral("english");
    for (const QString& text :
         {settings.ownTheme(), settings.themeFolder(), settings.language(), settings.rackOrder(),
          settings.layout(), settings.lexiconFor(letters), settings.leavesFor(letters),
          settings.lexiconForRules(letters), settings.dataFolder()})
        fuzz::require(static_cast<std::size_t>(text.size()) <= 4096 + 8 * size);
    (void)settings.live();
    (void)settings.overlays();
    (void)settings.moveColumns();
    (void)settings.geometry();
    (void)settings.keptLayout(settings.layout());
    const auto keys = settings.keys();
    for (const auto& each : keys) fuzz::require(!each.contains(QKeySequence()));
    (void)settings.isHintDone(QStringLiteral("rack"));
    (void)settings.lexiconOfGame(QStringLiteral("game"));
    const auto lexicons = settings.lexicons();
    for (const ui::KnownLexicon& lexicon : lexicons)
        fuzz::require(lexicon.bundled ? lexicon.path.isEmpty()
                                      : QDir::isAbsolutePath(lexicon.path));
    (void)settings.newGame();
    (void)settings.boggle();
    fuzz::require(settings.pinnedFiles().size() <= 100 && settings.recentFiles().size() <= 200);
    fuzz::require(!settings.lastFolder().isEmpty());
    return 0;
}
