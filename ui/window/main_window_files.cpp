// SPDX-License-Identifier: GPL-3.0-or-later
// What the main window does with files.
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

#include "engine/board/position.h"
#include "ui/window/document_files.h"
#include "ui/window/main_window.h"

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
    m_files->addActions(m_actions);
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

}  // namespace ui
