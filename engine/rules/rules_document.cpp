// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/rules_document.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/rules/text.h"

namespace engine::rules_text {
namespace {

constexpr std::size_t kMaxSettings = 100;  // in a section; far more than there are keys
constexpr std::size_t kRowFields = 4;      // of a tile, at least
constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

/// The lines of a text in turn, without their ends.
class Lines
{
public:
    explicit Lines(std::string_view text) : m_rest(text) {}

    bool next(Piece& line)
    {
        if (m_rest.empty()) return false;
        const auto end = std::min(m_rest.find('\n'), m_rest.size());
        std::string_view text = m_rest.substr(0, end);
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        if (text.ends_with('\r')) text.remove_suffix(1);
        line = {text, ++m_number, 1};
        return true;
    }

private:
    std::string_view m_rest;
    int m_number = 0;
};

/// Part of a piece, trimmed.
Piece part(const Piece& piece, std::size_t begin, std::size_t end = std::string_view::npos)
{
    const std::string_view text = piece.text.substr(begin, end - begin);
    const std::string_view inner = text::trimmed(text);
    const auto before =
        inner.empty() ? begin : static_cast<std::size_t>(inner.data() - piece.text.data());
    return {inner, piece.line, piece.column + text::characterCount(piece.text.substr(0, before))};
}

Result<void> checkCharacters(std::string_view text, const Document& document)
{
    Lines lines(text);
    for (Piece line; lines.next(line);) {
        if (const auto bad = text::findInvalidUtf8(line.text))
            return document.error(ErrorCode::Malformed, say("this is not UTF-8"), part(line, *bad));
        const auto control = std::find_if(line.text.begin(), line.text.end(),
                                          [](char c) { return text::isControl(c) && c != '\t'; });
        if (control == line.text.end()) continue;
        const auto at = static_cast<std::size_t>(control - line.text.begin());
        return document.error(ErrorCode::Malformed,
                              *control == '\0' ? say("a text file can't have zero bytes")
                                               : say("a control character"),
                              part(line, at));
    }
    return {};
}

/// Reads line after line into a document.
class Parser
{
public:
    explicit Parser(Document& document) : m_document(document) {}

    Result<void> read(const Piece& whole)
    {
        const Piece line = part(whole, 0);
        if (line.text.empty()) {
            m_inTable = false;
            return {};
        }
        const bool inPicture = m_inTable && section().tableName.text == "squares";
        // In a table of tiles [CH] may stand in front, with more behind it.
        const bool isRow = m_inTable && !inPicture && fieldsOf(line).size() >= kRowFields;
        if (line.text.front() == '[' && !isRow) return readSection(line);
        // In a picture # is a blocked square.
        if (line.text.front() == '#' && !inPicture) return {};
        if (m_inTable) {
            section().table.push_back(line);
            return {};
        }
        if (m_document.sections.empty())
            return m_document.error(ErrorCode::Malformed,
                                    say("a section such as [game] must come first"), line);
        if (line.text.ends_with(':')) return readTableName(line);
        return readSetting(line);
    }

private:
    Section& section() { return m_document.sections.back(); }

    Result<void> readSection(const Piece& line)
    {
        static const std::array<std::string, 3> kNames{"alphabet", "layout", "game"};
        m_inTable = false;
        if (line.text.back() != ']')
            return m_document.error(ErrorCode::Malformed, say("']' is missing at the end"), line);
        const Piece name = part(line, 1, line.text.size() - 1);
        if (std::find(kNames.begin(), kNames.end(), name.text) == kNames.end()) {
            Sentence message = say("there is no section %1", text::quoted(name.text));
            return m_document.error(ErrorCode::UnknownName,
                                    text::withSuggestion(std::move(message), name.text, kNames),
                                    name);
        }
        if (m_document.find(name.text) != nullptr) {
            return m_document.error(ErrorCode::Malformed,
                                    say("the section %1 is there already", text::quoted(name.text)),
                                    name);
        }
        m_document.sections.push_back({name, {}, {}, {}});
        return {};
    }

    Result<void> readTableName(const Piece& line)
    {
        if (section().tableName.line != 0)
            return m_document.error(ErrorCode::Malformed, say("a section has one table only"),
                                    line);
        section().tableName = part(line, 0, line.text.size() - 1);
        m_inTable = true;
        return {};
    }

    Result<void> readSetting(const Piece& line)
    {
        const auto equals = line.text.find('=');
        if (equals == std::string_view::npos) {
            return m_document.error(
                ErrorCode::Malformed,
                say("expected 'key = value', a section or a table (which ends at an empty line)"),
                line);
        }
        const Setting setting{part(line, 0, equals), part(line, equals + 1)};
        if (setting.key.text.empty())
            return m_document.error(ErrorCode::Malformed, say("there is no key before '='"), line);
        if (setting.value.text.empty()) {
            return m_document.error(ErrorCode::Malformed,
                                    say("%1 has no value", text::quoted(setting.key.text)),
                                    setting.value);
        }
        if (section().find(setting.key.text) != nullptr) {
            return m_document.error(ErrorCode::Malformed,
                                    say("%1 is there already", text::quoted(setting.key.text)),
                                    setting.key);
        }
        if (section().settings.size() == kMaxSettings)
            return m_document.error(ErrorCode::OutOfRange, say("too many keys in a section"),
                                    setting.key);
        section().settings.push_back(setting);
        return {};
    }

    Document& m_document;
    bool m_inTable = false;
};

}  // namespace

const Setting* Section::find(std::string_view key) const
{
    const auto found = std::find_if(settings.begin(), settings.end(),
                                    [key](const Setting& s) { return s.key.text == key; });
    return found == settings.end() ? nullptr : &*found;
}

const Section* Document::find(std::string_view section) const
{
    const auto found = std::find_if(sections.begin(), sections.end(),
                                    [section](const Section& s) { return s.name.text == section; });
    return found == sections.end() ? nullptr : &*found;
}

tl::unexpected<Error> Document::error(ErrorCode code, Sentence message, const Piece& where) const
{
    return failure(code, std::move(message), {name, where.line, where.column, -1});
}

tl::unexpected<Error> Document::error(ErrorCode code, Sentence message) const
{
    return error(code, std::move(message), Piece{});
}

Result<Document> parseDocument(std::string_view text, const std::string& name)
{
    Document document;
    document.name = name;
    if (text.size() > kMaxBytes) {
        return document.error(
            ErrorCode::OutOfRange,
            say("has %1 bytes; rules files have at most %2", text.size(), kMaxBytes));
    }
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    if (auto checked = checkCharacters(text, document); !checked)
        return failure(std::move(checked.error()));
    Parser parser(document);
    Lines lines(text);
    for (Piece line; lines.next(line);) {
        if (auto read = parser.read(line); !read) return failure(std::move(read.error()));
    }
    return document;
}

std::vector<Piece> fieldsOf(const Piece& line)
{
    constexpr std::string_view kBlanks = " \t";
    std::vector<Piece> fields;
    std::size_t at = line.text.find_first_not_of(kBlanks);
    int column = line.column;
    std::size_t counted = 0;
    while (at != std::string_view::npos) {
        const auto end = std::min(line.text.find_first_of(kBlanks, at), line.text.size());
        column += text::characterCount(line.text.substr(counted, at - counted));
        counted = at;
        fields.push_back({line.text.substr(at, end - at), line.line, column});
        at = line.text.find_first_not_of(kBlanks, end);
    }
    return fields;
}

}  // namespace engine::rules_text
