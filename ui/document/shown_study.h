// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QStringList>

#include "ui/document/permissions.h"
#include "ui/document/study_change.h"
#include "ui/document/study_state.h"

namespace ui {

class Study;

/// What may be seen and judged now: the study as far as the permissions go. All that shows, judges
/// or hands out anything of the study reads it here and follows changed(), which comes once for a
/// change, when everything here is settled. Who may not see a thing can't get it: hidden racks and
/// exchanged tiles are not in position() and game(), and where no word may be judged they have no
/// lexicon. Where everything may be seen they are the study's own.
///
/// To show another moment, call goTo(); it is no edit. Only what edits or keeps the document
/// includes study.h. What edits in answer to a change uses Study::whenSettled().
class ShownStudy : public QObject
{
    Q_OBJECT

public:
    using enum StudyChange;

    /// The study outlives it.
    explicit ShownStudy(Study& study, QObject* parent = nullptr);
    /// Everything may be seen while there is no source.
    void setSource(PermissionSource* source);

    [[nodiscard]] const Permissions& permissions() const { return m_permissions; }
    /// Never null.
    [[nodiscard]] const engine::PositionPtr& position() const { return m_state.position; }
    /// Null without a game.
    [[nodiscard]] const OpenGamePtr& game() const { return m_state.game; }
    [[nodiscard]] const GameCursor& cursor() const { return m_state.cursor; }
    /// Where one stands in the game; its question is position(). Only with a game.
    [[nodiscard]] GameMoment moment() const;
    [[nodiscard]] const engine::KlvPtr& leaves() const { return m_state.leaves; }
    [[nodiscard]] const engine::WinTablePtr& winTable() const { return m_state.winTable; }
    /// All of it, but without the other games of its file.
    [[nodiscard]] const StudyState& state() const { return m_state; }
    /// What users call lexicons, by their paths; empty for those that are called as their files.
    using LexiconTitles = std::function<QString(const QString& path)>;
    /// To be called again when they have changed.
    void setLexiconTitles(LexiconTitles titles);
    /// Of the lexicon that is open, whether words may be judged by it or not; empty without one.
    [[nodiscard]] QString lexiconName() const;
    /// Of the one that the player on turn has, where that is another one; else empty.
    [[nodiscard]] QString ownLexiconName() const;
    /// The one that is open, if words may be judged by it; null = none.
    [[nodiscard]] const engine::LexiconPtr& lexicon() const { return m_state.lexicon(); }
    /// The same with those of the players, where the game has some.
    [[nodiscard]] engine::PlayerLexicons lexicons() const
    {
        return m_state.game ? m_state.game->lexicons() : engine::PlayerLexicons(lexicon());
    }
    [[nodiscard]] QString lexiconPath() const;

    /// What a game is called by.
    struct Chapter
    {
        QString title;  ///< may be empty
        QStringList players;
    };
    /// All games of the file; none for what is alone.
    [[nodiscard]] std::vector<Chapter> chapters() const;
    [[nodiscard]] QString playerName(int player) const;
    [[nodiscard]] QString toCgp() const;

    /// Nothing without a game.
    void goTo(GameCursor cursor);
    /// Another game of the same file, from its beginning. Fails as Study::goToChapter().
    [[nodiscard]] engine::Result<void> goToChapter(int chapter);
    /// Back to where one stood, as far as that is still open.
    void visit(const StudySpot& spot);

signals:
    /// With what is another of what may be seen.
    void changed(ui::StudyChanges changes);

private:
    [[nodiscard]] QString nameOf(const engine::Lexicon* lexicon) const;
    /// Takes over what may be seen now, and tells of it.
    void update();

    Study& m_study;
    LexiconTitles m_lexiconTitles;
    QString m_lexiconName;  ///< that was told last
    QPointer<PermissionSource> m_source;
    Permissions m_permissions;
    StudyState m_state;  ///< what may be seen of it
    // What m_state was made of.
    engine::PositionPtr m_position;
    OpenGamePtr m_game;
};

}  // namespace ui
