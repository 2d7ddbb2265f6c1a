// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/note_document.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include <QCoreApplication>
#include <QLocale>
#include <QScopeGuard>
#include <QStringList>
#include <QTextBlock>
#include <QTextCursor>

#include "ui/language/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

const QString kLinkScheme = u"place:"_s;

/// Stretches of a block that may hold links: neither code nor links already.
bool isPlainText(const QTextCharFormat& format)
{
    return !format.isAnchor() && !format.fontFixedPitch() && !format.isImageFormat();
}

/// With what makes Markdown end a line where the writer did.
QString withLines(const QString& markdown)
{
    QStringList lines = markdown.split(u'\n');
    bool code = false;
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        const QString start = lines[i].trimmed().left(3);
        if (start == u"```"_s || start == u"~~~"_s) code = !code;
        else if (!code && !start.isEmpty() && !start.startsWith(u'|')) lines[i] += u"  "_s;
    }
    return lines.join(u'\n');
}

void append(QString& text, const std::string& note)
{
    if (!note.empty()) text += (text.isEmpty() ? QString() : u"\n\n"_s) + fromUtf8(note);
}

}  // namespace

TurnNote noteOfTurn(const engine::GameRecord& record, const GameMoment& moment, int turn)
{
    std::vector<engine::NodeId> nodes;
    if (turn >= 0 && turn < static_cast<int>(moment.turns.size())) {
        const engine::Turn& played = moment.turns[static_cast<std::size_t>(turn)];
        nodes = played.consequences;
        nodes.insert(nodes.begin(), played.move);
    } else {
        nodes = {turn < 0 ? engine::kRootNode : moment.before};
    }
    const auto written = std::find_if(nodes.begin(), nodes.end(), [&](engine::NodeId id) {
        return !record.node(id).annotations.notes.empty();
    });
    TurnNote note;
    note.node = written == nodes.end() ? nodes.front() : *written;
    for (const engine::NodeId id : nodes) {
        const engine::Annotations& annotations = record.node(id).annotations;
        append(id == note.node ? note.text : note.more, annotations.noteText());
        note.pictures.insert(note.pictures.end(), annotations.pictures.begin(),
                             annotations.pictures.end());
    }
    return note;
}

std::vector<engine::NoteLink> renderNote(ShownDocument& document, const QString& markdown,
                                         const QStringList& awaited,
                                         const engine::Position* position, int turns,
                                         const QColor& linkColor)
{
    std::vector<engine::NoteLink> links;
    // Laid out once, not after each piece of it; and once more with its links, which are looked for
    // in the whole.
    QTextCursor changes(&document);
    changes.beginEditBlock();
    document.setMarkdown(withLines(shownPart(markdown)), kShownMarkdown);
    document.replaceForeignPictures(awaited);
    changes.endEditBlock();
    changes.beginEditBlock();
    const auto ended = qScopeGuard([&changes] { changes.endEditBlock(); });
    if (position == nullptr) return links;
    QTextCharFormat linkFormat;
    linkFormat.setAnchor(true);
    linkFormat.setForeground(linkColor);
    linkFormat.setFontUnderline(true);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        std::vector<std::pair<int, int>> plain;  // begin and length
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (const QTextFragment text = part.fragment(); isPlainText(text.charFormat())) {
                const int at = text.position() - block.position();
                const bool goesOn =
                    !plain.empty() && plain.back().first + plain.back().second == at;
                if (goesOn) plain.back().second += text.length();
                else plain.emplace_back(at, text.length());
            }
        const std::string line = block.text().toStdString();
        for (engine::NoteLink& link : engine::noteLinks(line, *position, turns)) {
            const QString before = fromUtf8(std::string_view(line).substr(0, link.begin));
            const QString text = fromUtf8(std::string_view(line).substr(link.begin, link.length));
            const auto begin = static_cast<int>(before.size());
            const auto end = begin + static_cast<int>(text.size());
            const bool free = std::any_of(plain.begin(), plain.end(), [&](const auto& part) {
                return begin >= part.first && end <= part.first + part.second;
            });
            if (!free) continue;
            QTextCursor cursor(block);
            cursor.setPosition(block.position() + begin);
            cursor.setPosition(block.position() + end, QTextCursor::KeepAnchor);
            linkFormat.setAnchorHref(kLinkScheme + QString::number(links.size()));
            cursor.mergeCharFormat(linkFormat);
            links.push_back(link);
        }
    }
    return links;
}

qsizetype shownLength(const QString& markdown)
{
    qsizetype end = std::min(markdown.size(), kLongestShownNote);
    if (end < markdown.size() && markdown[end - 1].isHighSurrogate()) --end;
    qsizetype line = 0;
    for (int lines = 0; lines < kMostShownLines; ++lines) {
        line = markdown.indexOf(u'\n', line) + 1;
        if (line == 0) return end;
    }
    return std::min(end, line);
}

QString shownPart(const QString& markdown)
{
    const qsizetype end = shownLength(markdown);
    if (end == markdown.size()) return markdown;
    const QString left = QLocale().toString(markdown.size() - end);
    return markdown.left(end) + u"\n\n"_s +
           QCoreApplication::translate("ui::NoteDocument",
                                       "... This note is too long to be shown whole, or to be "
                                       "changed here. Characters left out: %1")
               .arg(left);
}

std::optional<std::size_t> noteLinkIndex(const QString& anchor)
{
    if (!anchor.startsWith(kLinkScheme)) return std::nullopt;
    bool number = false;
    const auto index = anchor.mid(kLinkScheme.size()).toULongLong(&number);
    if (!number) return std::nullopt;
    return static_cast<std::size_t>(index);
}

}  // namespace ui
