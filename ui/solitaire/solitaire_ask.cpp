// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/solitaire/solitaire_ask.h"

#include <algorithm>
#include <span>
#include <utility>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "engine/base/sha256.h"
#include "ui/language/text.h"

namespace ui {

using engine::ErrorCode;
using engine::failure;
using engine::LeftoverRule;
using engine::Result;
using engine::say;
using engine::SolitaireStyle;

namespace {

using namespace Qt::StringLiterals;

constexpr int kAskVersion = 1;
constexpr double kLongestAsk = 1e9;  // seconds
constexpr int kMostAskThreads = 256;

tl::unexpected<engine::Error> damagedAsk()
{
    return failure(ErrorCode::Malformed, say("what was kept of the last search is damaged"));
}

/// An empty board is null.
QJsonValue writeStart(const std::optional<engine::Board>& start)
{
    if (!start) return {};
    QJsonArray squares;
    for (const engine::Tile tile : start->squares()) squares.append(int{tile});
    return squares;
}

bool readStart(const QJsonValue& value, const engine::GameRules& rules, SolitaireAsk& ask)
{
    if (value.isNull() || value.isUndefined()) return true;
    const QJsonArray squares = value.toArray();
    engine::Board board(rules.layout);
    if (squares.size() != qsizetype{board.rows()} * board.columns()) return false;
    for (int i = 0; i < squares.size(); ++i) {
        const int number = squares[i].toInt(-1);
        if (number < 0 || number > 0xff) return false;
        const auto tile = static_cast<engine::Tile>(number);
        if (tile == engine::kNoTile) continue;
        const engine::Tile letter = engine::letterOf(tile);
        if (letter == engine::kBlank || letter > rules.alphabet.letterCount()) return false;
        board.set(i / board.columns(), i % board.columns(), tile);
    }
    ask.start = std::move(board);
    return true;
}

}  // namespace

Result<engine::SolitaireTaskPtr> taskOf(const SolitaireAsk& ask)
{
    return engine::SolitaireTask::create(
        {ask.rules, ask.lexicon, ask.order, ask.leftover, ask.start});
}

bool isSameTask(const SolitaireAsk& a, const SolitaireAsk& b)
{
    return a.rules == b.rules && a.lexicon == b.lexicon && a.order == b.order &&
           a.leftover == b.leftover && a.start == b.start;
}

QString stateName(const engine::SolitaireTask& task)
{
    const std::string all = task.fingerprint() + '/' + task.lexicon().name();
    const std::string hash = engine::sha256(std::as_bytes(std::span(all.data(), all.size())));
    return fromUtf8(hash).left(32) + u".state"_s;
}

QByteArray writeAsk(const SolitaireAsk& ask)
{
    QJsonObject all;
    all[u"version"_s] = kAskVersion;
    all[u"rules"_s] = fromUtf8(ask.rules->id);
    all[u"lexicon"_s] = ask.lexicon ? fromUtf8(ask.lexicon->name()) : QString();
    all[u"order"_s] = fromUtf8(ask.rules->alphabet.written(ask.order));
    all[u"source"_s] = ask.source;
    if (ask.bestKnown) all[u"bestKnown"_s] = *ask.bestKnown;
    all[u"leftover"_s] = static_cast<int>(ask.leftover);
    all[u"start"_s] = writeStart(ask.start);
    all[u"style"_s] = static_cast<int>(ask.style);
    all[u"goals"_s] = ask.goals;
    // JSON has no infinity.
    all[u"seconds"_s] = std::min(ask.seconds, kLongestAsk);
    all[u"threads"_s] = ask.threads;
    all[u"seed"_s] = QString::number(ask.seed);
    return QJsonDocument(all).toJson();
}

Result<SolitaireAsk> readAsk(const QByteArray& bytes, const engine::GameRulesPtr& rules,
                             const engine::LexiconPtr& lexicon)
{
    const QJsonObject all = QJsonDocument::fromJson(bytes).object();
    if (all[u"version"_s].toInt() != kAskVersion) return damagedAsk();
    const std::string rulesName = all[u"rules"_s].toString().toStdString();
    const std::string lexiconName = all[u"lexicon"_s].toString().toStdString();
    if (rulesName != rules->id || !lexicon || lexiconName != lexicon->name()) {
        return failure(ErrorCode::WrongLexicon,
                       say("the last search was with the lexicon %1 and the rules %2; it can be "
                           "gone on with when they are open",
                           lexiconName, rulesName));
    }
    SolitaireAsk ask;
    ask.rules = rules;
    ask.lexicon = lexicon;
    auto order = engine::readTileOrder(rules->alphabet, all[u"order"_s].toString().toStdString());
    if (!order) return damagedAsk();
    ask.order = std::move(*order);
    ask.source = all[u"source"_s].toString();
    if (all[u"bestKnown"_s].isDouble()) ask.bestKnown = all[u"bestKnown"_s].toInt();
    const int leftover = all[u"leftover"_s].toInt(-1);
    const int style = all[u"style"_s].toInt(-1);
    if (leftover < 0 || leftover > static_cast<int>(LeftoverRule::MustPlayAll) || style < 0 ||
        style > static_cast<int>(SolitaireStyle::Goals))
        return damagedAsk();
    ask.leftover = static_cast<LeftoverRule>(leftover);
    ask.style = static_cast<SolitaireStyle>(style);
    if (!readStart(all[u"start"_s], *rules, ask)) return damagedAsk();
    ask.goals = all[u"goals"_s].toString();
    const double seconds = all[u"seconds"_s].toDouble(60);
    ask.seconds = seconds >= kLongestAsk ? SolitaireAsk::kUntilStopped : std::max(seconds, 1.0);
    ask.threads = std::clamp(all[u"threads"_s].toInt(1), 1, kMostAskThreads);
    ask.seed = all[u"seed"_s].toString().toULongLong();
    return ask;
}

}  // namespace ui
