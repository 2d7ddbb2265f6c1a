// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QByteArray>
#include <QList>
#include <QSet>
#include <QString>
#include <QVariant>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "ui/library/library_entry.h"
#include "ui/library/library_store_reviews.h"
#include "ui/library/library_trends.h"

namespace ui {

/// What to look for; whatever is empty is no condition, all others hold together.
struct LibraryQuery
{
    QString text;      ///< in title, names of players or file
    QString player;    ///< parts of names, several with commas between them
    QString word;      ///< played; ? is any letter, * any letters
    QString lexicon;   ///< part of its name
    QString from;      ///< date, or the beginning of one
    QString to;        ///< likewise, included
    QString tag;       ///< part of one that the user gave the game, or an annotator a turn
    QString rack;      ///< tiles that the rack of a turn held
    int mistake = 0;   ///< a turn that a mark, a tag or the review calls at least so large; 1 to 3
    int reasons = 0;   ///< bits of engine::ReviewTags; a turn with one of them, by the review
    int phase = -1;    ///< a turn in this engine::GamePhase; -1 = in any
    int blunders = 0;  ///< large mistakes of one player at least, by the review
    double lostPerTurn = 0;  ///< points that one player lost per turn at least, by the review
    bool marked = false;     ///< with moves called dubious or mistakes, or phonies taken back
    bool positions = false;  ///< positions only
    int limit = 500;         ///< rows at most
};

/// A game or a position that was found.
struct LibraryRow
{
    qint64 id = 0;
    QString path;
    int chapter = 0;
    bool isPosition = false;
    QString title;
    QString players;  ///< "Anna – Ben"
    QString result;   ///< "423–389"
    QString date;
    QString lexicon;
    bool isCopy = false;  ///< of a game that came before it, with other notes
    int turns = 0;
    int marked = 0;
    int withdrawn = 0;
    bool reviewed = false;  ///< then the next four say something, of all players together
    int judged = 0;
    int mistakes = 0;  ///< of any size
    int blunders = 0;  ///< large ones
    qint64 lost = 0;   ///< thousandths of points
    QString tags;      ///< with commas between them
    int turn = 0;      ///< to go to, from 1; 0 = the game as such
};

/// A turn that was found.
struct LibraryTurnRow
{
    LibraryRow game;  ///< id, path, chapter, title, players, date and tags; `turn` is its number
    QString player;
    QString rack;
    QString move;
    int score = 0;
    int said = 0;      ///< the size of mistake that it is called by a mark or a tag; 0 to 3
    int judged = 0;    ///< the one by the review
    qint64 lost = -1;  ///< thousandths of points; -1 = not judged
    QString best;      ///< by the review
    qint64 win = -1;   ///< millionths of the chance of winning lost; -1 = its points count
    int reasons = 0;   ///< bits of engine::ReviewTags, by the review
    int phase = -1;    ///< an engine::GamePhase, by the review; -1 = not judged
    int judge = 0;     ///< an engine::JudgedBy

    /// How bad it was, in parts of a large mistake, whether points or chances tell it.
    [[nodiscard]] double severity() const;
};

struct LibraryPage
{
    QList<LibraryRow> rows;  ///< newest first, copies of a game with other notes below it
    QList<LibraryTurnRow>
        turns;  ///< instead of rows, where turns were asked for; newest game first
    int found = 0;
    int total = 0;  ///< in the library
};

/// Games and positions in an SQLite file. Blocks; belongs to the thread that opened it. Several of
/// them, in one program or in several, may work on the same file.
class LibraryStore
{
public:
    /// Makes the file where there is none. A file of a newer version, or of something else, is
    /// refused and left alone.
    [[nodiscard]] static engine::Result<LibraryStore> open(const QString& path);
    LibraryStore(LibraryStore&& other) noexcept;
    LibraryStore& operator=(LibraryStore&& other) noexcept;
    LibraryStore(const LibraryStore&) = delete;
    LibraryStore& operator=(const LibraryStore&) = delete;
    ~LibraryStore();

    enum class Added { New, Changed, Duplicate };

    /// Everything between the two is written at once or not at all.
    [[nodiscard]] engine::Result<void> begin();
    [[nodiscard]] engine::Result<void> commit();
    /// Puts a game in the place of what was known of that file and chapter, tags stay. The same
    /// game with the same notes in another file that is still there is a duplicate, and left out;
    /// with other notes it is an entry beside the first.
    [[nodiscard]] engine::Result<Added> add(const LibraryEntry& entry);
    /// What add() has put there, or found to be there already; 0 = nothing.
    [[nodiscard]] qint64 idOf(const LibraryEntry& entry);
    /// The stamp with which a file was read last; one that doesn't exist where it never was.
    [[nodiscard]] FileStamp stampOfFile(const QString& path);

    [[nodiscard]] engine::Result<LibraryPage> search(const LibraryQuery& query);
    /// The turns that fit themselves, in games that fit. The player is the first one asked for.
    [[nodiscard]] engine::Result<LibraryPage> searchTurns(const LibraryQuery& query);
    /// The turn of that number of a game with such moves, if the move was that and its file is
    /// there; `hash` is gameHash()'s.
    [[nodiscard]] std::optional<LibraryRow> find(const QByteArray& hash, int turn,
                                                 const QString& move);
    /// Where it is; fails when it has gone.
    [[nodiscard]] engine::Result<LibraryRow> game(qint64 id);
    /// The study file that is kept of an entry without a path.
    [[nodiscard]] engine::Result<QByteArray> content(qint64 id);
    [[nodiscard]] engine::Result<void> setTags(qint64 id, const QStringList& tags);
    /// How many games no such review has seen. A more thorough one of the same lexicon and leaves
    /// counts as such.
    [[nodiscard]] int unreviewed(const ReviewNeed& need);
    /// Id, path and chapter of the next of them, `most` at most: those that were put first, then
    /// newest first; none of `passed`, and none that another owner has taken. They are taken until
    /// release(), or until `milliseconds` from now; at once free is what a program has taken that
    /// doesn't run any more.
    [[nodiscard]] engine::Result<QList<LibraryRow>> take(const ReviewNeed& need,
                                                         const ReviewOwner& owner, int most,
                                                         qint64 milliseconds,
                                                         const QSet<qint64>& passed);
    /// Holds what the owner has for so long from now.
    [[nodiscard]] engine::Result<void> hold(const ReviewOwner& owner, qint64 milliseconds);
    /// One game; 0 = all that the owner has.
    [[nodiscard]] engine::Result<void> release(const ReviewOwner& owner, qint64 id = 0);
    /// What tells the moves of a game from those of others, for setReview(); empty when it is gone.
    [[nodiscard]] QByteArray gameHash(qint64 id);
    /// In the place of an older review, and releases the game. Not written of a game that another
    /// has been put in the place of since; whether it was.
    [[nodiscard]] engine::Result<bool> setReview(qint64 id, const QByteArray& hash,
                                                 const LibraryReview& review);
    /// Kept beside those of other settings, until forgetReviews(). Written at once.
    [[nodiscard]] engine::Result<void> keepVerdict(qint64 id, const LibraryVerdict& verdict);
    /// As it was written down; empty where there is no such turn.
    [[nodiscard]] QString moveOfTurn(qint64 id, int turn);
    /// All of a game whose turns still have the moves that were judged, those of its newest review
    /// first.
    [[nodiscard]] QList<LibraryVerdict> verdicts(qint64 id);
    /// These are the next to be reviewed.
    [[nodiscard]] engine::Result<void> putFirst(const QList<qint64>& ids);
    /// The next review sees them anew.
    [[nodiscard]] engine::Result<void> forgetReviews(const QList<qint64>& ids);
    /// The review that was begun and isn't finished, in the caller's words; empty = none.
    [[nodiscard]] QString plan();
    [[nodiscard]] engine::Result<void> setPlan(const QString& plan);
    /// Forgets it, unless another program that is running has games of it taken.
    [[nodiscard]] engine::Result<void> endPlan();
    /// Forgets entries; files stay.
    [[nodiscard]] engine::Result<void> remove(const QList<qint64>& ids);
    /// How many games, or turns of games, have a tag.
    struct TagCount
    {
        QString tag;
        int count = 0;
    };
    /// All that there are, by their names.
    [[nodiscard]] QList<TagCount> tags();
    [[nodiscard]] QStringList lexicons();
    /// Names, those with most reviewed games first; the first 500.
    [[nodiscard]] QStringList players();
    /// A game that is there with several annotations counts once.
    [[nodiscard]] engine::Result<LibraryTrends> trends(const TrendQuery& query,
                                                       const engine::TaskContext& context = {});

private:
    /// Whether the entry is there already, in another place; else `id` is the one that has moved
    /// here, if any.
    [[nodiscard]] bool isDuplicate(const LibraryEntry& entry, QVariant& id);
    [[nodiscard]] engine::Result<void> addTurns(qint64 id, const LibraryEntry& entry);
    /// Entries of the same game stand together.
    [[nodiscard]] engine::Result<void> group(qint64 id, const QByteArray& hash);
    struct Private;
    explicit LibraryStore(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

/// "a, b" and "a,b" are two tags; sorted, each once.
[[nodiscard]] QStringList tagsIn(const QString& text);

}  // namespace ui
