// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>
#include <QString>

#include "engine/boggle/boggle_dice.h"
#include "engine/boggle/boggle_graph.h"
#include "engine/boggle/boggle_grid.h"
#include "engine/boggle/boggle_rules.h"
#include "engine/boggle/boggle_text.h"
#include "engine/boggle/boggle_words.h"
#include "ui/document/shown_study.h"
#include "ui/words/word_lookup.h"
#include "ui/work/newest_job.h"

namespace ui {

/// How grids are read, rolled and counted.
struct BoggleChoices
{
    engine::BoggleRules rules;
    QString dice;                           ///< id of a set of dice
    bool loneQ = false;                     ///< a Q is only that, not Qu
    std::vector<engine::BoggleFace> faces;  ///< more faces of several letters

    friend bool operator==(const BoggleChoices&, const BoggleChoices&) = default;
};

/// All that a question about a grid needs, for a worker thread.
struct BoggleTask
{
    WordSource source;             ///< with a lexicon
    engine::BoggleGraphPtr graph;  ///< of its words
    engine::BoggleRules rules;
    engine::BoggleGrid grid;

    friend bool operator==(const BoggleTask&, const BoggleTask&) = default;
};

struct BoggleAnswer
{
    BoggleTask task;
    engine::BoggleWords words;
    std::vector<std::int64_t> lengths;  ///< words by length
    double seconds = 0;                 ///< time taken
};
using BoggleAnswerPtr = std::shared_ptr<const BoggleAnswer>;

/// What each face would make of a square.
struct BoggleOffer
{
    BoggleTask task;
    int square = 0;
    engine::BoggleScore now;
    std::vector<std::pair<engine::BoggleFace, engine::BoggleScore>> faces;
};
using BoggleOfferPtr = std::shared_ptr<const BoggleOffer>;

/// A grid of letters to work on, and what there is to know of it, found on worker
/// threads while it changes: only the answer to the newest grid is ever shown. Follows the study's
/// lexicon. Works only while it is seen.
class BoggleDesk : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Asleep,  ///< it is not seen
        NoLexicon,
        Preparing,  ///< the words are made ready for grids
        Working,
        Ready,
        Failed,   ///< error() says why
        Stopped,  ///< by the user
    };

    BoggleDesk(JobService& jobs, const ShownStudy& shown, QObject* parent = nullptr);

    void setAwake(bool awake);
    [[nodiscard]] State state() const { return m_state; }
    /// Only when Failed.
    [[nodiscard]] const std::optional<engine::Error>& error() const { return m_error; }
    [[nodiscard]] const engine::Alphabet& alphabet() const { return m_source.rules->alphabet; }
    /// Null until the words are ready.
    [[nodiscard]] const engine::BoggleGraphPtr& graph() const { return m_graph; }

    [[nodiscard]] const BoggleChoices& choices() const { return m_choices; }
    void setChoices(BoggleChoices choices);
    /// How the choices have it.
    [[nodiscard]] const engine::BoggleNotation& notation() const { return m_notation; }
    /// OutsideAlphabet when the alphabet lacks letters of the dice.
    [[nodiscard]] engine::Result<engine::BoggleDice> dice() const;

    [[nodiscard]] const engine::BoggleGrid& grid() const { return m_grid; }
    /// No square has a letter.
    [[nodiscard]] bool isEmpty() const;
    void setGrid(engine::BoggleGrid grid);
    /// Nothing happens when there is no such square, or the alphabet has no such letter.
    void setFace(int square, const engine::BoggleFace& face);
    /// Keeps what lies on squares that remain.
    void setSize(engine::BoggleSize size);
    /// Text as boggleGridText() writes it; without a size it says it itself.
    [[nodiscard]] engine::Result<void> readGrid(const QString& text,
                                                std::optional<engine::BoggleSize> size = {});
    [[nodiscard]] QString gridText() const;
    /// The same with its shape, for whoever expects another size.
    [[nodiscard]] QString shapedText() const;
    /// The same seed gives the same grid.
    [[nodiscard]] engine::Result<void> roll(std::uint64_t seed);

    /// What is asked about the grid as it is now; nothing while the words aren't ready.
    [[nodiscard]] std::optional<BoggleTask> task() const;
    /// The newest; null when there is none.
    [[nodiscard]] const BoggleAnswerPtr& answer() const { return m_answer; }
    /// The answer is about the grid as it is now.
    [[nodiscard]] bool isCurrent() const { return m_state == State::Ready; }

    /// Which square is asked about; none when < 0.
    void askOffer(int square);
    /// About the square asked; null until it is there.
    [[nodiscard]] const BoggleOfferPtr& offer() const { return m_offer; }

public slots:
    /// What was stopped is looked up after all.
    void lookAgain();

signals:
    void gridChanged();
    void choicesChanged();
    void stateChanged();
    void offerChanged();

private:
    void followStudy();
    void show(engine::BoggleGrid grid);
    /// With a Q as it is chosen: alone, or as Qu.
    [[nodiscard]] engine::BoggleGrid withOwnQ(engine::BoggleGrid grid) const;
    void readNotation();
    void prepare();
    void solve();
    void lookForOffer();
    void setState(State state);

    const ShownStudy& m_shown;
    WordSource m_source;
    BoggleChoices m_choices;
    engine::BoggleNotation m_notation;
    engine::BoggleGrid m_grid;
    std::optional<engine::BoggleGrid> m_wide;  ///< with what was cut off by a smaller size
    bool m_awake = false;
    State m_state = State::Asleep;
    std::optional<engine::Error> m_error;
    engine::BoggleGraphPtr m_graph;
    BoggleAnswerPtr m_answer;
    int m_square = -1;
    BoggleOfferPtr m_offer;
    NewestJob m_job;  ///< makes the words ready, then looks for those of the grid
    NewestJob m_offerJob;
};

}  // namespace ui
