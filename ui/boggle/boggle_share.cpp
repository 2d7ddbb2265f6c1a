// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_share.h"

#include <QAction>
#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QMenu>

#include "ui/boggle/boggle_board_view.h"
#include "ui/boggle/boggle_desk.h"
#include "ui/boggle/boggle_hunt.h"
#include "ui/boggle/boggle_text.h"
#include "ui/boggle/boggle_words_tab.h"

namespace ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPictureSide = 96;

}  // namespace

BoggleShare::BoggleShare(const BoggleDesk& desk, const BoggleHunt& hunt,
                         const BoggleBoardView& board, BoggleWordsTab& words)
    : m_desk(desk), m_hunt(hunt), m_board(board), m_words(words), m_menu(new QMenu(this))
{
    setObjectName(u"boggleShare"_s);
    setText(tr("Copy, Export"));
    setAccessibleName(tr("Copy or export"));
    setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(Qt::StrongFocus);
    setMenu(m_menu);
    add(u"boggleCopyGrid"_s, tr("Copy the &Grid"), &BoggleShare::copyGrid);
    add(u"bogglePasteGrid"_s, tr("P&aste a Grid"), &BoggleShare::pasteRequested);
    add(u"boggleCopyPicture"_s, tr("Copy the &Picture"), &BoggleShare::copyPicture);
    m_wordActions = {
        add(u"boggleCopyWords"_s, tr("Copy the &Words"), &BoggleShare::copyWords),
        add(u"boggleCopyCsv"_s, tr("Copy the Words as &Table"), &BoggleShare::copyWordsCsv)};
    m_menu->addSeparator();
    m_wordActions.append(
        add(u"boggleExportWords"_s, tr("Export the W&ords…"), &BoggleShare::exportWords));
    add(u"boggleExportPicture"_s, tr("Export the P&icture…"), &BoggleShare::exportPicture);
    add(u"boggleExportGrids"_s, tr("Export the &Best Grids…"), &BoggleShare::exportGrids);
}

template <typename Run>
QAction* BoggleShare::add(const QString& name, const QString& text, Run run)
{
    QAction* action = m_menu->addAction(text);
    action->setObjectName(name);
    connect(action, &QAction::triggered, this, [this, run] { (this->*run)(); });
    return action;
}

void BoggleShare::setWordsReady(bool ready)
{
    for (QAction* action : std::as_const(m_wordActions)) action->setEnabled(ready);
}

void BoggleShare::copyGrid() const
{
    QGuiApplication::clipboard()->setText(m_desk.shapedText());
}

void BoggleShare::copyWords() const
{
    if (const auto& answer = m_words.model().answer())
        QGuiApplication::clipboard()->setText(
            boggleWordsText(answer->words, m_words.chosenWords(), m_desk.alphabet()));
}

void BoggleShare::copyWordsCsv() const
{
    if (const auto& answer = m_words.model().answer())
        QGuiApplication::clipboard()->setText(boggleWordsCsv(
            answer->words, m_words.chosenWords(), answer->task.grid.size, m_desk.alphabet()));
}

void BoggleShare::copyPicture() const
{
    QGuiApplication::clipboard()->setImage(boggleImage(m_board.picture(), kPictureSide));
}

void BoggleShare::exportWords()
{
    const auto& answer = m_words.model().answer();
    if (!answer) return;
    emit exportRequested(
        {tr("Export Words"), u"words.csv"_s, tr("Tables (*.csv);;Words, one per line (*.txt)"),
         [answer, rows = m_words.chosenWords()](const QString& name) {
             const engine::Alphabet& alphabet = answer->task.source.rules->alphabet;
             const QString text =
                 name.endsWith(u".txt"_s, Qt::CaseInsensitive)
                     ? boggleWordsText(answer->words, rows, alphabet)
                     : boggleWordsCsv(answer->words, rows, answer->task.grid.size, alphabet);
             return text.toUtf8();
         }});
}

void BoggleShare::exportGrids()
{
    if (m_hunt.found().best.empty()) {
        emit told(tr("There are no best grids yet: see “Search”."));
        return;
    }
    emit exportRequested(
        {tr("Export Best Grids"), u"grids.csv"_s, tr("Tables (*.csv)"),
         [grids = m_hunt.found().best, rules = m_hunt.source().rules](const QString&) {
             return boggleGridsCsv(grids, rules->alphabet).toUtf8();
         }});
}

void BoggleShare::exportPicture()
{
    const QImage image = boggleImage(m_board.picture(), kPictureSide);
    emit exportRequested(
        {tr("Export Picture"), u"grid.png"_s, tr("Pictures (*.png)"), [image](const QString&) {
             QByteArray bytes;
             QBuffer buffer(&bytes);
             buffer.open(QIODevice::WriteOnly);
             image.save(&buffer, "PNG");
             return bytes;
         }});
}

}  // namespace ui

#include "moc_boggle_share.cpp"
