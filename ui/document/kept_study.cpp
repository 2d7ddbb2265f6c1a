// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/kept_study.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include <QJsonDocument>
#include <QJsonObject>

#include "engine/game/cgp.h"
#include "engine/game/game_file.h"
#include "ui/language/text.h"

namespace ui {

using engine::Result;

namespace {

using namespace Qt::StringLiterals;

const QString kField = u"autosave"_s;

/// A node by its place in the file, which numbers the nodes as they come.
int numberOf(const engine::GameRecord& record, engine::NodeId node)
{
    const auto order = record.preorder();
    const auto found = std::find(order.begin(), order.end(), node);
    return found == order.end() ? 0 : static_cast<int>(found - order.begin());
}

}  // namespace

Result<std::string> writeKept(const StudyState& state, const StudyDocument& document,
                              const KeptAnalyses& found, bool left)
{
    engine::StudyFile file = studyFileOf(state, found);
    QJsonObject about{{u"name"_s, state.name},
                      {u"path"_s, document.path},
                      {u"changed"_s, document.stamp.milliseconds},
                      {u"bytes"_s, document.stamp.bytes}};
    if (left) about.insert(u"left"_s, true);
    if (state.game) {
        about.insert(u"chapter"_s, state.chapter);
        about.insert(u"line"_s, numberOf(state.game->record(), state.cursor.line));
        about.insert(u"turn"_s, state.cursor.turn);
    } else {
        auto game = engine::gameFrom(*state.position);
        if (!game) {
            // No game begins with what was set up so.
            about.insert(u"cgp"_s, fromUtf8(engine::writeCgp(*state.position)));
            const auto empty = engine::Position::create(state.position->rulesPtr(), nullptr,
                                                        state.position->playerCount());
            game = empty ? engine::gameFrom(*empty) : engine::failure(empty.error());
        }
        if (!game) return engine::failure(std::move(game.error()));
        engine::GameInfo info = game->info();
        info.operations = state.otherOperations;
        if (auto set = game->setInfo(std::move(info)); !set)
            return engine::failure(std::move(set.error()));
        file.games = {std::move(*game)};
        about.insert(u"position"_s, true);
    }
    QJsonObject fields =
        QJsonDocument::fromJson(QByteArray::fromStdString(file.unknownFields)).object();
    fields.insert(kField, about);
    file.unknownFields = QJsonDocument(fields).toJson(QJsonDocument::Compact).toStdString();
    return engine::writeReadableStudy(file);
}

Result<KeptStudy> readKept(std::string_view text)
{
    auto file = engine::readStudy(text);
    if (!file) return engine::failure(std::move(file.error()));
    if (file->games.empty())
        return engine::failure(engine::ErrorCode::Malformed, engine::say("holds no game"));
    QJsonObject fields =
        QJsonDocument::fromJson(QByteArray::fromStdString(file->unknownFields)).object();
    const QJsonObject about = fields.take(kField).toObject();
    file->unknownFields.clear();
    if (!fields.isEmpty())
        file->unknownFields = QJsonDocument(fields).toJson(QJsonDocument::Compact).toStdString();
    KeptStudy kept;
    kept.name = about.value(u"name"_s).toString();
    kept.left = about.value(u"left"_s).toBool();
    kept.path = about.value(u"path"_s).toString();
    kept.stamp = {about.value(u"changed"_s).toInteger(), about.value(u"bytes"_s).toInteger()};
    kept.chapter =
        std::clamp(about.value(u"chapter"_s).toInt(), 0, static_cast<int>(file->games.size()) - 1);
    kept.cursor = {about.value(u"line"_s).toInt(), about.value(u"turn"_s).toInt()};
    const engine::GameRecord& first = file->games.front();
    if (about.value(u"position"_s).toBool() && first.start() != nullptr) {
        kept.position = first.start();
        kept.otherOperations = first.info().operations;
    }
    if (about.contains(u"cgp"_s)) {
        const std::string cgp = about.value(u"cgp"_s).toString().toStdString();
        auto reading = engine::readCgp(cgp, first.rulesPtr(), nullptr, engine::OddTiles::Anywhere);
        if (!reading) return engine::failure(std::move(reading.error()));
        kept.position = std::make_shared<engine::Position>(std::move(reading->position));
        kept.otherOperations = first.info().operations;
    }
    kept.file = std::move(*file);
    return kept;
}

}  // namespace ui
