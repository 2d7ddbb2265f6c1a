// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QWidget>

#include "ui/document/study_fwd.h"
#include "ui/setup/setup_draft.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QScrollArea;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace ui {

class PlayersForm;
struct KnownLexicon;
class SetupBoard;
class TileStrip;

/// The page where a position is set up: a banner that says so, the board with the tiles that are
/// left, and beside it racks, scores, side to move and what is wrong. Enter applies; Esc leaves a
/// field for the board, there the cursor, then the page.
class SetupView : public QWidget
{
    Q_OBJECT

public:
    /// The names of players are the study's.
    SetupView(SetupDraft& draft, const ShownStudy& shown, QWidget* parent = nullptr);

    [[nodiscard]] SetupBoard* board() { return m_board; }
    /// A position in CGP or a board drawn in characters. Says what is wrong with it in the panel
    /// otherwise, and changes nothing.
    void paste(const QString& text);
    /// Those that words can be judged by.
    void setLexicons(const QList<KnownLexicon>& lexicons);
    /// About the last thing done, until the next change.
    void tell(const QString& text);
    void tellRemarks(const std::vector<engine::Sentence>& remarks);

signals:
    void applyRequested();
    void cancelRequested();
    void rulesRequested();
    void lexiconChosen(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QWidget* buildBanner();
    [[nodiscard]] QWidget* buildSide();
    /// Makes what is at the side as wide as its parts need.
    void fitSide();
    void follow();
    void takePlayers(int field);
    void showProblems();
    /// Applies, or says why not.
    void requestApply();
    void showLexicon();
    void clearBoard();

    SetupDraft& m_draft;
    const ShownStudy& m_shown;
    SetupBoard* m_board;
    TileStrip* m_strip;
    PlayersForm* m_players;
    QSpinBox* m_scoreless;
    QCheckBox* m_overdraw;
    QLabel* m_rules;
    QComboBox* m_lexicon;
    QListWidget* m_problems;
    QScrollArea* m_side;
    QLabel* m_told;
    QPushButton* m_apply;
    QString m_blocked;  ///< why nothing can be applied
};

}  // namespace ui
