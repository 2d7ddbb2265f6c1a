// SPDX-License-Identifier: GPL-3.0-or-later
// What the main window does with files.
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

#include "engine/board/position.h"
#include "ui/session/text.h"
#include "ui/window/main_window.h"
#include "ui/window/message_bar.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

void MainWindow::buildFileActions()
{
    connect(m_actions.add({u"file.new"_s,
                           tr("&New Position"),
                           tr("An empty board with the present rules"),
                           {keys("Ctrl+N")}},
                          this),
            &QAction::triggered, this, [this] {
                const engine::Position& now = *m_session.study().position();
                if (auto empty = engine::Position::create(now.rulesPtr(), now.lexiconPtr(),
                                                          now.playerCount()))
                    m_session.study().setPosition(std::move(*empty), {}, tr("new position"));
            });
    connect(
        m_actions.add({u"file.open"_s,
                       tr("&Open…"),
                       tr("Open a game, position, lexicon, leaves or rules, told by the content"),
                       {keys("Ctrl+O")},
                       u"open"_s},
                      this),
        &QAction::triggered, this,
        [this] { openWithDialog(tr("Open"), tr("All files (*)"), &Loader::openFile); });
    connect(
        m_actions.add({u"file.save"_s,
                       tr("&Save…"),
                       tr("Write the game to a GCG or study file, or the position to a CGP file"),
                       {keys("Ctrl+S")}},
                      this),
        &QAction::triggered, this, &MainWindow::save);
    connect(m_actions.add({u"file.quit"_s, tr("&Quit"), tr("Close the window"), {keys("Ctrl+Q")}},
                          this),
            &QAction::triggered, this, &QWidget::close);
}

void MainWindow::fillRecentFiles()
{
    m_recentMenu->clear();
    const QStringList files = m_session.settings().recentFiles();
    for (const QString& path : files) {
        QAction* action = m_recentMenu->addAction(QFileInfo(path).fileName());
        action->setToolTip(path);
        action->setEnabled(QFileInfo::exists(path));
        connect(action, &QAction::triggered, this,
                [this, path] { m_session.loader().openPosition(path); });
    }
    m_recentMenu->setToolTipsVisible(true);
    m_recentMenu->setEnabled(!files.isEmpty());
    if (files.isEmpty()) return;
    m_recentMenu->addSeparator();
    connect(m_recentMenu->addAction(tr("&Clear the List")), &QAction::triggered, this, [this] {
        m_session.settings().clearRecentFiles();
        // Not now: this runs inside a signal of an action that would be deleted.
        QMetaObject::invokeMethod(this, &MainWindow::fillRecentFiles, Qt::QueuedConnection);
    });
}

void MainWindow::openWithDialog(const QString& title, const QString& filter,
                                void (Loader::*open)(const QString&))
{
    Settings& settings = m_session.settings();
    const QString path = QFileDialog::getOpenFileName(this, title, settings.lastFolder(), filter);
    if (path.isEmpty()) return;
    settings.setLastFolder(QFileInfo(path).absolutePath());
    (m_session.loader().*open)(path);
}

void MainWindow::save()
{
    Settings& settings = m_session.settings();
    const bool isGame = m_session.study().game() != nullptr;
    const QString path =
        isGame
            ? QFileDialog::getSaveFileName(
                  this, tr("Save Game"), settings.lastFolder() + u"/game.gcg"_s,
                  tr("Games (*.gcg);;Studies, with variations and all (*.cws);;Positions (*.cgp)"))
            : QFileDialog::getSaveFileName(this, tr("Save Position"),
                                           settings.lastFolder() + u"/position.cgp"_s,
                                           tr("Positions (*.cgp);;All files (*)"));
    if (path.isEmpty()) return;
    settings.setLastFolder(QFileInfo(path).absolutePath());
    if (auto done = m_session.loader().save(path); !done)
        m_messages->add(
            {tr("%1 was not written").arg(QFileInfo(path).fileName()), errorText(done.error())});
}

}  // namespace ui
