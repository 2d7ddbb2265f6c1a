// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QList>
#include <QObject>
#include <QString>
#include <QUndoStack>

#include "ui/document/study_change.h"
#include "ui/document/study_documents.h"
#include "ui/document/study_state.h"
#include "ui/document/study_tabs.h"

namespace ui {

/// The document: a game, or a position alone, with its rules, lexicon and leaves, and the way back.
/// Every edit is one undo command; an edit that is refused changes nothing. Stepping through a game
/// is no edit. A move made in a game never replaces another one: it becomes a variation.
/// What shows it follows a ShownStudy instead.
class Study : public QObject
{
    Q_OBJECT

public:
    using enum StudyChange;
    using Changes = StudyChanges;
    using Step = StudyStep;

    /// `start` is not null.
    explicit Study(PositionPtr start, QObject* parent = nullptr);

    [[nodiscard]] const PositionPtr& position() const { return m_state.position; }
    [[nodiscard]] const engine::KlvPtr& leaves() const { return m_state.leaves; }
    [[nodiscard]] const engine::WinTablePtr& winTable() const { return m_state.winTable; }
    [[nodiscard]] const StudyState& state() const { return m_state; }
    [[nodiscard]] QString playerName(int player) const;
    [[nodiscard]] QUndoStack* undoStack() { return &m_undoStack; }
    [[nodiscard]] QString toCgp() const;
    /// The same of what may be seen of the position.
    [[nodiscard]] QString toCgp(const engine::Position& shown) const;
    /// While the study starts, what is loaded is where its history begins: it can't be undone.
    /// The first move, rack or score ends this.
    void setStarting(bool starting) { m_starting = starting; }

    /// Whether the bag can hold what remains; changes nothing.
    [[nodiscard]] engine::Result<void> checkRack(int player, const engine::Rack& rack) const;
    /// Racks set one after the other with the same `edit` (0 or more) are one undo command, and
    /// none when the last is the rack of before.
    [[nodiscard]] engine::Result<void> setRack(int player, const engine::Rack& rack, int edit = -1);
    /// Phonies are allowed. A move that ends the game brings the points that the tiles left count,
    /// as far as those are known.
    [[nodiscard]] engine::Result<void> play(const engine::Move& move);
    /// Racks and scores of all players and whose turn it is, as one edit.
    [[nodiscard]] engine::Result<void> setPlayers(const std::vector<engine::Player>& players,
                                                  int onTurn);
    /// A position from elsewhere. One without a lexicon takes over the present lexicon if it
    /// fits; leaves stay if the letters are the same, the win table if the rules are. `place` is
    /// where it stands among those that came with it.
    void setPosition(engine::Position position, const QString& name, const QString& commandText,
                     std::vector<std::pair<std::string, std::string>> otherOperations = {},
                     PositionPlace place = {});
    /// A game from elsewhere, seen from its beginning. Leaves stay if the letters are the same.
    /// `file` is what it is a chapter of, null when it is alone.
    void setGame(OpenGamePtr game, const QString& name, const QString& commandText,
                 StudyFilePtr file = nullptr, int chapter = 0);
    [[nodiscard]] const OpenGamePtr& game() const { return m_state.game; }
    /// Where the study stands in its game; only with a game.
    [[nodiscard]] GameMoment moment() const { return m_state.game->momentAt(m_state.cursor); }
    /// Nothing without a game.
    void goTo(GameCursor cursor);
    /// Another game of the same file, from its beginning.
    [[nodiscard]] engine::Result<void> goToChapter(int chapter);
    /// One more chapter behind those of the game that is open, which begins with this position; the
    /// study goes there. Fails without a game and where no game can begin so.
    [[nodiscard]] engine::Result<void> addChapter(const engine::Position& start,
                                                  const QString& title, const QString& commandText);
    /// These games behind those that are open; the study goes to the first of them. Fails without a
    /// game. `chapters` isn't empty.
    [[nodiscard]] engine::Result<void> addChapters(std::vector<engine::GameRecord> chapters,
                                                   const QString& commandText);
    /// What is said about a node of the game. Several with the same `edit` (0 or more) are one undo
    /// command.
    void setAnnotations(engine::NodeId node, engine::Annotations annotations,
                        const QString& commandText, int edit = -1);
    /// How much of the clock the turn that goes on has taken: kept with the document, no edit.
    void setTurnTime(std::optional<qint64> milliseconds);
    /// Removes a turn and all that follows on it.
    void removeFrom(engine::NodeId node);
    /// Another record of the same game, seen from the cursor.
    [[nodiscard]] engine::Result<void> setRecord(engine::GameRecord record, GameCursor cursor,
                                                 const QString& commandText, Step step = Step::Own);
    /// Makes the line that the node is in the main one.
    void promote(engine::NodeId node);

    /// An empty board with these rules. The lexicon and the leaves stay as far as they fit.
    [[nodiscard]] engine::Result<void> setRules(engine::GameRulesPtr rules);
    [[nodiscard]] engine::Result<void> setLexicon(engine::LexiconPtr lexicon,
                                                  Step step = Step::Own);
    /// By player, null = that of the game; no edit. Nothing without a game; lexicons for other letters
    /// are left out.
    void setPlayerLexicons(std::vector<engine::LexiconPtr> lexicons);
    void setLeaves(engine::KlvPtr leaves, const QString& name, Step step = Step::Own,
                   const QString& usual = {});
    void setWinTable(engine::WinTablePtr table, const QString& name, Step step = Step::Own,
                     const QString& file = {});

    /// What is open side by side, the present tab among them, in the order in which they were
    /// opened. What is opened takes the place of what the present tab shows. Opening, closing and
    /// choosing a tab can be undone like an edit.
    [[nodiscard]] QList<int> tabs() const { return m_tabs.numbers(m_state.tab); }
    /// What a tab that is open shows, or showed when it was left.
    [[nodiscard]] const StudyState& tab(int tab) const;
    /// An empty board with the present rules in a new tab behind all others.
    void openTab();
    /// Nothing where there is no such tab.
    void goToTab(int tab);
    /// The one behind it, or before it, comes to the front. The last one stays. What isn't saved in
    /// it stays among modified().
    void closeTab(int tab);

    /// Where a document is kept. Every position and game that is set is a document of its own,
    /// which begins without a file, as it is; undo and redo go from one to another.
    [[nodiscard]] const StudyDocument& document(int number) const { return m_documents.at(number); }
    [[nodiscard]] const StudyDocument& document() const { return document(m_state.document); }
    void setDocument(int number, StudyDocument document);
    /// Whether there is anything in a state that its document doesn't keep.
    [[nodiscard]] bool isModified(const StudyState& state) const
    {
        return m_documents.isModified(state);
    }
    [[nodiscard]] bool isModified() const { return isModified(m_state); }
    /// How a document was seen last, with the lexicon that it has since; nothing where it is neither open
    /// nor kept.
    [[nodiscard]] std::optional<StudyState> lastSeen(int document) const;
    /// The last states of all documents that are modified, the present one at the end.
    [[nodiscard]] std::vector<StudyState> modified() const;

    /// For an edit in answer to changed(): runs it as soon as everybody has heard of the change, at
    /// once when none is being told. It edits with Step::Previous only.
    void whenSettled(std::function<void()> edit);

signals:
    /// Nothing may be edited within it, see whenSettled().
    void changed(ui::StudyChanges changes);
    /// It is kept elsewhere, or something of it that is no edit is another.
    void documentChanged(int number);

private:
    class Edit;
    [[nodiscard]] engine::Result<void> playInGame(const engine::Move& move);
    [[nodiscard]] engine::Result<void> setRackInGame(int player, const engine::Rack& rack,
                                                     int edit);
    /// The state with another record, at the cursor.
    [[nodiscard]] engine::Result<StudyState> withRecord(engine::GameRecord record,
                                                        GameCursor cursor) const;
    static void takeMoment(StudyState& state);
    /// Has it show that position and no game, as a new document.
    void setAlone(StudyState& state, engine::Position position, const QString& name,
                  std::vector<std::pair<std::string, std::string>> otherOperations,
                  PositionPlace place);
    /// `opened` and `closed` are tabs that there are only with the edit, or only without it.
    void pushTab(StudyState state, const QString& text, int opened, int closed);
    void push(StudyState state, const QString& text, int edit = -1);
    void push(StudyState state, const QString& text, Step step);
    /// `goneTab` isn't there any more afterwards.
    void swapState(StudyState& other, int goneTab = StudyTabs::kNone);

    StudyState m_state;
    bool m_telling = false;                       ///< of a change
    std::deque<std::function<void()>> m_answers;  ///< to the change that is being told
    StudyTabs m_tabs;                             ///< the others
    StudyDocuments m_documents;
    QUndoStack m_undoStack;
    bool m_starting = false;
};

}  // namespace ui
