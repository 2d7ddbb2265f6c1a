// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QList>
#include <QWidget>

#include "ui/learning/card_box.h"
#include "ui/learning/word_quiz.h"

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace ui {

class AnswersPlot;
class CellTableModel;
class FlowLayout;

/// The card box: what is in it and what is due; or the card that is asked.
class CardPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CardPanel(CardBox& box, QWidget* parent = nullptr);

    /// Ways to fill the box, below it.
    void addActions(const QList<QAction*>& actions);
    void focusStart();
    /// Asks for words here.
    void showQuiz(WordQuiz quiz);
    /// What is asked is on the board; `text` says what.
    void showBoardQuestion(const Card& card, const QString& text);
    /// Of a question on the board: how it was answered.
    void showBoardAnswer(CardGrade grade);
    /// Nothing is asked; `text` says how it ended, empty = nothing of it.
    void showBox(const QString& text);
    [[nodiscard]] bool isAsking() const;
    /// One thing more about the words that are asked for.
    void giveHint();

signals:
    /// Whether words are asked for and not told yet.
    void concealing(bool on);
    void startRequested();
    /// To the next card.
    void nextRequested();
    void stopRequested();
    void answered(qint64 card, ui::CardGrade grade);
    /// Out of the box with it.
    void removeRequested(qint64 card);
    void deckRemovalRequested(const ui::CardDeck& deck);

private:
    [[nodiscard]] QWidget* makeOverview();
    [[nodiscard]] QWidget* makeQuestion();
    void showSummary();
    void showDecks();
    [[nodiscard]] QString statusText() const;
    [[nodiscard]] static QString deckText(const CardDeck& deck);
    [[nodiscard]] static QString boxText(int box);
    void enter();
    /// Answers whether it is a word.
    void judge(bool word);
    void finish();
    void showTries();
    [[nodiscard]] QString hintText() const;
    /// Of the card that is asked.
    void showGrade(CardGrade grade);
    /// The buttons as the question stands; `over` = it was answered.
    void showButtons(bool over);

    CardBox& m_box;
    QComboBox* m_decks;
    QPushButton* m_start;
    QPushButton* m_removeDeck;
    QLabel* m_status;
    QStackedWidget* m_stack;
    CellTableModel* m_rows;
    QTableView* m_table;
    AnswersPlot* m_plot;
    FlowLayout* m_buttons;

    QLabel* m_prompt;
    QLabel* m_task;
    QLineEdit* m_field;
    QLabel* m_tries;
    QLabel* m_hints;
    QLabel* m_result;
    QPushButton* m_isWord;
    QPushButton* m_isNone;
    QPushButton* m_hint;
    QPushButton* m_done;
    QPushButton* m_next;
    QPushButton* m_takeOut;
    QPushButton* m_stop;

    QList<CardDeck> m_listed;  ///< behind the first entry of the choice, which is all
    std::optional<WordQuiz> m_quiz;
    std::optional<Card> m_card;  ///< that is asked
    bool m_over = false;         ///< it was answered
    QString m_ending;            ///< how the last questions ended
};

}  // namespace ui
