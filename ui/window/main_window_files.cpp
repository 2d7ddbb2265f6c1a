// SPDX-License-Identifier: GPL-3.0-or-later
// What the main window does with files.
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

#include "engine/board/position.h"
#include "ui/document/study.h"
#include "ui/window/document_files.h"
#include "ui/window/document_tabs.h"
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
    QAction* pin = m_actions.add({u"file.pin"_s,
                                  tr("Pin &This File"),
                                  tr("Keep the file that is open in the list of recent files"),
                                  {},
                                  {},
                                  true},
                                 this);
    connect(pin, &QAction::triggered, this, [this](bool on) {
        m_session.settings().setPinned(m_session.study().document().path, on);
        fillRecentFiles();
    });
    const auto followDocument = [this, pin] {
        const QString& path = m_session.study().document().path;
        pin->setEnabled(!path.isEmpty());
        pin->setChecked(m_session.settings().pinnedFiles().contains(path));
    };
    connect(&m_session.study(), &Study::changed, pin, followDocument);
    connect(&m_session.study(), &Study::documentChanged, pin, followDocument);
    followDocument();
    m_files->addActions(m_actions);
    m_tabs->addActions(m_actions, *this);
    connect(m_actions.add({u"file.quit"_s, tr("&Quit"), tr("Close the window"), {keys("Ctrl+Q")}},
                          this),
            &QAction::triggered, this, &QWidget::close);
}

void MainWindow::fillRecentFiles()
{
    m_recentMenu->clear();
    const QStringList files = m_session.settings().recentFiles();
    const QStringList pinned = m_session.settings().pinnedFiles();
    for (const QString& path : files) {
        QString name = QFileInfo(path).fileName();
        // A name may have the sign that mnemonics are made with.
        name.replace(u'&', u"&&"_s);
        QAction* action =
            m_recentMenu->addAction(pinned.contains(path) ? tr("★ %1").arg(name) : name);
        action->setToolTip(path);
        action->setEnabled(QFileInfo::exists(path));
        connect(action, &QAction::triggered, this,
                [this, path] { m_session.loader().openPosition(path); });
    }
    m_recentMenu->setToolTipsVisible(true);
    m_recentMenu->addSeparator();
    m_recentMenu->addAction(m_actions.action(u"file.pin"_s));
    if (files.isEmpty()) return;
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
