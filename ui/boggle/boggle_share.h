// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QByteArray>
#include <QList>
#include <QString>
#include <QToolButton>

class QAction;
class QMenu;

namespace ui {

class BoggleBoardView;
class BoggleDesk;
class BoggleHunt;
class BoggleWordsTab;

/// Something to write to a file.
struct BoggleFile
{
    QString title;   ///< of the dialog
    QString name;    ///< proposed
    QString filter;  ///< for the dialog
    /// What is written to a file of that name, on a worker thread.
    std::function<QByteArray(const QString& name)> bytes;
};

/// The button that copies and exports: the grid, its picture, its words, the best grids.
class BoggleShare : public QToolButton
{
    Q_OBJECT

public:
    /// None of them is owned; all outlive what is chosen in its menu.
    BoggleShare(const BoggleDesk& desk, const BoggleHunt& hunt, const BoggleBoardView& board,
                BoggleWordsTab& words);

    /// There are words, of the grid as it is, and they may be told.
    void setWordsReady(bool ready);

public slots:
    void copyGrid() const;

signals:
    void pasteRequested();
    void exportRequested(const ui::BoggleFile& file);
    /// Nothing could be shared, and why.
    void told(const QString& problem);

private:
    void copyWords() const;
    void copyWordsCsv() const;
    void copyPicture() const;
    void exportWords();
    void exportGrids();
    void exportPicture();
    template <typename Run>
    QAction* add(const QString& name, const QString& text, Run run);

    const BoggleDesk& m_desk;
    const BoggleHunt& m_hunt;
    const BoggleBoardView& m_board;
    BoggleWordsTab& m_words;
    QMenu* m_menu;
    QList<QAction*> m_wordActions;  ///< that would tell the words
};

}  // namespace ui
