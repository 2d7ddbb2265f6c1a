// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/selfplay/saved_state.h"

#include <algorithm>
#include <charconv>

#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/base/sha256.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/lexicon_fingerprint.h"
#include "engine/rules/rules_fingerprint.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr std::string_view kMagic = "tilewright state 2 ";
/// Without a checksum of the head.
constexpr std::string_view kMagicBefore = "tilewright state 1 ";
constexpr std::string_view kPayload = "payload";
constexpr std::string_view kHead = "head";
constexpr std::size_t kMostHeaderBytes = std::size_t{1} << 20;

template <class Number>
bool readWhole(std::string_view text, Number& number)
{
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
    return code == std::errc() && end == text.data() + text.size();
}

std::string sha256OfText(std::string_view text)
{
    return sha256(std::as_bytes(std::span(text.data(), text.size())));
}

}  // namespace

void SavedState::set(std::string name, std::string value)
{
    m_values.emplace_back(std::move(name), std::move(value));
}

tl::unexpected<Error> SavedState::error(ErrorCode code, Sentence message) const
{
    return failure(code, std::move(message), {m_file, 0, 0, -1});
}

Result<std::string> SavedState::text(std::string_view name) const
{
    for (const auto& [known, value] : m_values)
        if (known == name) return value;
    return error(ErrorCode::Malformed, say("it doesn't say what %1 is", text::quoted(name)));
}

Result<std::int64_t> SavedState::number(std::string_view name, std::int64_t low,
                                        std::int64_t high) const
{
    const auto value = text(name);
    if (!value) return failure(value.error());
    std::int64_t number = 0;
    if (!readWhole(*value, number) || number < low || number > high) {
        return error(ErrorCode::Malformed,
                     say("%1 should be a number from %2 to %3, not %4", text::quoted(name), low,
                         high, text::quoted(*value)));
    }
    return number;
}

void SavedState::setGame(const GameRules& rules, const Lexicon& lexicon)
{
    set("rules", rulesFingerprint(rules));
    set("rules_name", rules.id);
    set("lexicon", lexiconFingerprint(lexicon));
    set("lexicon_name", lexicon.name());
}

Result<void> SavedState::checkKind(std::string_view kind) const
{
    if (m_kind == kind) return {};
    return error(ErrorCode::Malformed,
                 say("it is a state of %1, not of %2", text::quoted(m_kind), text::quoted(kind)));
}

Result<void> SavedState::checkGame(std::string_view kind, const GameRules& rules,
                                   const Lexicon& lexicon) const
{
    if (auto same = checkKind(kind); !same) return same;
    const auto compare = [this](std::string_view what, const std::string& name,
                                const std::string& fingerprint) -> Result<void> {
        const auto known = text(what);
        if (!known) return failure(known.error());
        if (*known == fingerprint) return {};
        const auto knownName = text(std::string(what) + "_name");
        if (!knownName) return failure(knownName.error());
        const bool sameName = *knownName == name;
        const Sentence before = text::quoted(*knownName);
        const Sentence now = text::quoted(name);
        if (what == "rules")
            return error(
                ErrorCode::WrongLexicon,
                sameName
                    ? say("it was begun with the rules %1 in a form that has changed since", before)
                    : say("it was begun with the rules %1, not with %2", before, now));
        return error(
            ErrorCode::WrongLexicon,
            sameName
                ? say("it was begun with the lexicon %1 in a form that has changed since", before)
                : say("it was begun with the lexicon %1, not with %2", before, now));
    };
    if (auto same = compare("rules", rules.id, rulesFingerprint(rules)); !same) return same;
    return compare("lexicon", lexicon.name(), lexiconFingerprint(lexicon));
}

std::vector<std::byte> SavedState::toBytes() const
{
    std::string header(kMagic);
    header += m_kind + "\n";
    for (const auto& [name, value] : m_values) header += name + "=" + value + "\n";
    header += std::string(kPayload) + "=" + std::to_string(m_payload.size()) + " " +
              sha256(m_payload) + "\n";
    header += std::string(kHead) + "=" + sha256OfText(header) + "\n\n";
    const auto text = std::as_bytes(std::span(header.data(), header.size()));
    std::vector<std::byte> bytes;
    bytes.reserve(text.size() + m_payload.size());
    bytes.insert(bytes.end(), text.begin(), text.end());
    bytes.insert(bytes.end(), m_payload.begin(), m_payload.end());
    return bytes;
}

Result<void> SavedState::checkHead(std::string_view header, bool hasSum, const std::string& file)
{
    const std::size_t before = header.rfind('\n');
    const auto lines = std::ranges::count(header, '\n');
    const Place place{file, static_cast<int>(lines) + 1, 0, -1};
    const std::string_view last = header.substr(before == std::string_view::npos ? 0 : before + 1);
    if (!last.starts_with(std::string(kHead) + "=")) {
        if (!hasSum) return {};
        return failure(ErrorCode::Malformed,
                       say("it is damaged: its head should end with its checksum"), place);
    }
    if (last.substr(kHead.size() + 1) == sha256OfText(header.substr(0, before + 1))) return {};
    return failure(ErrorCode::Malformed,
                   say("it is damaged: lines 1 to %1, its head, don't have the checksum that is "
                       "named here",
                       lines),
                   place);
}

Result<SavedState> SavedState::parse(std::span<const std::byte> bytes, const std::string& file)
{
    const auto malformed = [&file](Sentence message, int line) {
        return failure(ErrorCode::Malformed, std::move(message), {file, line, 0, -1});
    };
    const std::string_view all(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const std::size_t headerEnd = all.substr(0, kMostHeaderBytes).find("\n\n");
    const bool hasSum = all.starts_with(kMagic);
    if (!hasSum && !all.starts_with(kMagicBefore))
        return malformed(say("it is no saved state of this program"), 0);
    if (headerEnd == std::string_view::npos)
        return malformed(say("it was cut short: its head has no end"), 0);
    std::string_view header = all.substr(0, headerEnd);
    if (auto whole = checkHead(header, hasSum, file); !whole)
        return failure(std::move(whole.error()));
    header.remove_prefix(kMagic.size());

    SavedState state{std::string(header.substr(0, header.find('\n')))};
    state.m_file = file;
    header.remove_prefix(std::min(header.size(), state.m_kind.size() + 1));
    for (int line = 2; !header.empty(); ++line) {
        const std::string_view row = header.substr(0, header.find('\n'));
        header.remove_prefix(std::min(header.size(), row.size() + 1));
        const std::size_t equals = row.find('=');
        if (equals == std::string_view::npos) return malformed(say("there is no '='"), line);
        const std::string_view name = row.substr(0, equals);
        for (const auto& known : state.m_values)
            if (known.first == name)
                return malformed(say("%1 is there already", text::quoted(name)), line);
        state.set(std::string(name), std::string(row.substr(equals + 1)));
    }

    const auto payload = state.text(kPayload);
    if (!payload) return failure(payload.error());
    std::erase_if(state.m_values, [](const auto& value) {
        return value.first == kPayload || value.first == kHead;
    });
    const std::size_t blank = std::min(payload->find(' '), payload->size());
    std::size_t size = 0;
    const auto content = bytes.subspan(headerEnd + 2);
    if (!readWhole(std::string_view(*payload).substr(0, blank), size) || size != content.size())
        return malformed(say("it was cut short: it should have %1 bytes after its head, and has %2",
                             payload->substr(0, blank), content.size()),
                         0);
    if (payload->substr(std::min(blank + 1, payload->size())) != sha256(content))
        return malformed(say("it is damaged: its bytes don't have the checksum that it names"), 0);
    state.m_payload.assign(content.begin(), content.end());
    return state;
}

Result<SavedState> SavedState::open(const std::filesystem::path& path)
{
    const auto blob = FileBlob::open(path);
    if (!blob) return failure(blob.error());
    return parse(blob->bytes(), fileNameUtf8(path));
}

}  // namespace engine
