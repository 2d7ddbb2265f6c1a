// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/macondo_dawg.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <optional>
#include <unordered_map>
#include <utility>

#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr std::string_view kDawgMagic = "cdwg";
constexpr std::string_view kGaddagMagic = "cgdg";
/// The separator of a GADDAG among arcs, beyond all letters that Macondo can have.
constexpr std::uint32_t kSeparator = 50;
constexpr std::uint32_t kIndexMask = 0xffffff;
constexpr std::size_t kMostBytes = std::size_t{1} << 30;
constexpr std::size_t kMostNodes = std::size_t{1} << 26;

/// The code point of a label that is a single character.
std::optional<char32_t> codePointOf(std::string_view label)
{
    if (label.empty() || text::findInvalidUtf8(label) || text::characterCount(label) != 1)
        return std::nullopt;
    const auto byte = [&label](std::size_t at) {
        return static_cast<char32_t>(static_cast<unsigned char>(label[at]));
    };
    constexpr std::array<char32_t, 5> kFirstBits{0, 0x7f, 0x1f, 0x0f, 0x07};
    char32_t point = byte(0) & kFirstBits[label.size()];
    for (std::size_t at = 1; at < label.size(); ++at) point = (point << 6) | (byte(at) & 0x3f);
    return point;
}

std::string utf8Of(char32_t point)
{
    const auto tail = [point](unsigned shift) {
        return static_cast<char>(0x80 | ((point >> shift) & 0x3f));
    };
    if (point < 0x80) return {static_cast<char>(point)};
    if (point < 0x800) return {static_cast<char>(0xc0 | (point >> 6)), tail(0)};
    if (point < 0x10000) return {static_cast<char>(0xe0 | (point >> 12)), tail(6), tail(0)};
    return {static_cast<char>(0xf0 | ((point >> 18) & 7)), tail(12), tail(6), tail(0)};
}

// --- writing --------------------------------------------------------------------------------

void appendNumber(std::vector<std::byte>& bytes, std::uint64_t number, int size)
{
    for (int shift = (size - 1) * 8; shift >= 0; shift -= 8)
        bytes.push_back(static_cast<std::byte>(number >> shift));
}

/// Macondo numbers letters from 0 by their code points.
struct LetterNumbers
{
    std::vector<char32_t> points;                ///< by number
    std::array<std::uint32_t, kTileKinds> of{};  ///< by tile; the separator is tile 0
};

Result<LetterNumbers> numberLetters(const Alphabet& alphabet)
{
    LetterNumbers numbers;
    std::vector<std::pair<char32_t, Tile>> letters;
    for (int letter = 1; letter <= alphabet.letterCount(); ++letter) {
        const std::string_view label = alphabet.label(static_cast<Tile>(letter));
        const auto point = codePointOf(label);
        if (!point) {
            return failure(
                ErrorCode::WrongLexicon,
                say("the letter %1 has several characters, which Macondo's format can't hold",
                    text::quoted(label)));
        }
        letters.emplace_back(*point, static_cast<Tile>(letter));
    }
    if (letters.size() > kSeparator) {
        return failure(ErrorCode::WrongLexicon,
                       say("Macondo's format can't hold more than %1 letters", kSeparator));
    }
    std::ranges::sort(letters);
    numbers.of[0] = kSeparator;
    for (const auto& [point, tile] : letters) {
        numbers.of[tile] = static_cast<std::uint32_t>(numbers.points.size());
        numbers.points.push_back(point);
    }
    return numbers;
}

/// Lays the lists out in the order of a depth-first walk, each once.
class MacondoLayout
{
public:
    MacondoLayout(const Kwg& kwg, const LetterNumbers& numbers)
        : m_kwg(kwg), m_numbers(numbers), m_places(kwg.nodes().size(), kNone)
    {
    }

    void walk(std::uint32_t root)
    {
        struct Visit
        {
            std::vector<Arc> arcs;
            std::uint32_t place;
            std::size_t next;
        };
        std::vector<Visit> stack;
        const auto enter = [&](std::uint32_t list) {
            auto arcs = arcsOf(list);
            const std::uint32_t at = place(list, arcs.size());
            stack.push_back({std::move(arcs), at, 0});
        };
        enter(root);
        while (!stack.empty()) {
            Visit& visit = stack.back();
            if (visit.next == visit.arcs.size()) {
                stack.pop_back();
                continue;
            }
            const Arc arc = visit.arcs[visit.next];
            const std::uint32_t at = visit.place + 1 + static_cast<std::uint32_t>(visit.next++);
            if (m_places[arc.list] == kNone) enter(arc.list);
            words[at] = (arc.number << 24) | (m_places[arc.list] & kIndexMask);
        }
    }

    std::vector<std::uint32_t> words;
    std::vector<std::uint64_t> sets;

private:
    static constexpr std::uint32_t kNone = 0xffffffff;

    struct Arc
    {
        std::uint32_t number;
        std::uint32_t list;
    };

    template <class Visit>
    void forEachSibling(std::uint32_t list, Visit visit) const
    {
        if (list == 0) return;
        for (std::uint32_t index = list;; ++index) {
            visit(m_kwg.node(index));
            if (m_kwg.node(index).isEnd()) return;
        }
    }

    [[nodiscard]] std::vector<Arc> arcsOf(std::uint32_t list) const
    {
        std::vector<Arc> arcs;
        forEachSibling(list, [&](GraphNode node) {
            if (node.arc() != 0) arcs.push_back({m_numbers.of[node.tile()], node.arc()});
        });
        std::ranges::sort(arcs, {}, &Arc::number);
        return arcs;
    }

    std::uint32_t place(std::uint32_t list, std::size_t arcs)
    {
        std::uint64_t set = 0;
        forEachSibling(list, [&](GraphNode node) {
            if (node.accepts()) set |= std::uint64_t{1} << m_numbers.of[node.tile()];
        });
        const auto [found, isNew] = m_setNumbers.try_emplace(set, sets.size());
        if (isNew) sets.push_back(set);
        const auto at = static_cast<std::uint32_t>(words.size());
        m_places[list] = at;
        words.resize(words.size() + 1 + arcs);
        words[at] = (static_cast<std::uint32_t>(arcs) << 24) |
                    (static_cast<std::uint32_t>(found->second) & kIndexMask);
        return at;
    }

    const Kwg& m_kwg;
    const LetterNumbers& m_numbers;
    std::vector<std::uint32_t> m_places;  ///< by a list's first node
    std::unordered_map<std::uint64_t, std::size_t> m_setNumbers;
};

// --- reading --------------------------------------------------------------------------------

/// Takes big-endian numbers off the front of a file.
class Reader
{
public:
    Reader(std::span<const std::byte> bytes, const std::string& file) : m_bytes(bytes), m_file(file)
    {
    }

    [[nodiscard]] std::size_t at() const { return m_at; }
    [[nodiscard]] bool has(std::uint64_t bytes) const { return bytes <= m_bytes.size() - m_at; }
    /// There must be enough bytes left.
    [[nodiscard]] std::uint64_t take(int size)
    {
        std::uint64_t number = 0;
        for (int i = 0; i < size; ++i)
            number = (number << 8) | std::to_integer<std::uint64_t>(m_bytes[m_at++]);
        return number;
    }
    void skip(std::size_t bytes) { m_at += bytes; }

    [[nodiscard]] tl::unexpected<Error> malformed(Sentence message) const
    {
        return failure(ErrorCode::Malformed, std::move(message),
                       {m_file, 0, 0, static_cast<long long>(m_at)});
    }
    /// How many items of `size` bytes follow; nothing when there is no room for them.
    [[nodiscard]] std::optional<std::size_t> takeCount(std::size_t size)
    {
        if (!has(4)) return std::nullopt;
        const std::uint64_t count = take(4);
        if (!has(count * size)) return std::nullopt;
        return static_cast<std::size_t>(count);
    }

private:
    std::span<const std::byte> m_bytes;
    const std::string& m_file;
    std::size_t m_at = 0;
};

/// The parts of a file before they mean anything.
struct Parts
{
    std::vector<Tile> letters;  ///< by Macondo's number
    std::vector<std::uint64_t> sets;
    std::vector<std::uint32_t> words;
    std::size_t wordsAt = 0;
};

Result<Parts> readParts(Reader& reader, const Alphabet& alphabet, const std::string& file)
{
    Parts parts;
    if (!reader.has(1)) return reader.malformed(say("it ends within its header"));
    const std::uint64_t nameBytes = reader.take(1);
    if (!reader.has(nameBytes)) return reader.malformed(say("it ends within its name"));
    reader.skip(nameBytes);

    const auto letterCount = reader.takeCount(4);
    if (!letterCount || *letterCount > kSeparator)
        return reader.malformed(say("it has no alphabet that could be read"));
    for (std::size_t i = 0; i < *letterCount; ++i) {
        const auto point = static_cast<char32_t>(reader.take(4));
        const std::string label = point <= 0x10ffff ? utf8Of(point) : std::string();
        const auto letter = letterWritten(label, alphabet, file);
        if (!letter) return failure(letter.error());
        parts.letters.push_back(*letter);
    }
    const auto setCount = reader.takeCount(8);
    if (!setCount) return reader.malformed(say("it ends within its sets of letters"));
    for (std::size_t i = 0; i < *setCount; ++i) {
        parts.sets.push_back(reader.take(8));
        if ((parts.sets.back() >> *letterCount) != 0)
            return reader.malformed(say("a set of letters has more than the alphabet"));
    }
    const auto wordCount = reader.takeCount(4);
    if (!wordCount) return reader.malformed(say("it ends within its nodes"));
    parts.wordsAt = reader.at();
    parts.words.reserve(*wordCount);
    for (std::size_t i = 0; i < *wordCount; ++i)
        parts.words.push_back(static_cast<std::uint32_t>(reader.take(4)));
    return parts;
}

/// One list of siblings for each of Macondo's nodes, which are a set of letters that end words
/// and arcs for those that lead on.
class ListMaker
{
public:
    ListMaker(const Parts& parts, const std::string& file)
        : m_parts(parts), m_file(file), m_lists(parts.words.size())
    {
        nodes.emplace_back();
        nodes.back().last = true;
    }

    /// Without the arcs of separators: what is left of a GADDAG are the words from behind.
    [[nodiscard]] std::optional<Error> make()
    {
        const auto& words = m_parts.words;
        for (std::size_t at = 0; at < words.size();) {
            const std::size_t arcs = words[at] >> 24;
            const std::size_t set = words[at] & kIndexMask;
            if (arcs >= words.size() - at || set >= m_parts.sets.size())
                return malformed(at, say("a node leads out of the file"));
            if (auto error = addList(at, arcs, m_parts.sets[set])) return error;
            at += 1 + arcs;
            // One set of letters can stand for 50 nodes.
            if (nodes.size() > kMostNodes) return malformed(at, say("it has too many nodes"));
        }
        // Now that all lists are known, what leads to them.
        for (ForeignNode& node : nodes) {
            if (node.child == 0) continue;
            const std::size_t target = node.child - 1;
            if (target >= words.size() || !m_lists[target])
                return malformed((node.byte - m_parts.wordsAt) / 4, say("a node leads to none"));
            node.child = *m_lists[target];
        }
        return std::nullopt;
    }

    [[nodiscard]] std::uint32_t root() const
    {
        return m_lists.empty() ? 0 : m_lists[0].value_or(0);
    }

    std::vector<ForeignNode> nodes;

private:
    [[nodiscard]] Error malformed(std::size_t at, Sentence message) const
    {
        return {ErrorCode::Malformed,
                std::move(message),
                {m_file, 0, 0, static_cast<long long>(m_parts.wordsAt + at * 4)}};
    }

    [[nodiscard]] std::optional<Error> addList(std::size_t at, std::size_t arcs, std::uint64_t set)
    {
        std::array<std::uint32_t, kTileKinds> targets{};
        for (std::size_t i = at + 1; i <= at + arcs; ++i) {
            const std::uint32_t number = m_parts.words[i] >> 24;
            if (number == kSeparator) continue;
            if (number >= m_parts.letters.size())
                return malformed(i, say("an arc has a letter that the alphabet lacks"));
            targets[number] = (m_parts.words[i] & kIndexMask) + 1;
        }
        const std::size_t first = nodes.size();
        for (std::size_t number = 0; number < m_parts.letters.size(); ++number) {
            const bool endsWord = ((set >> number) & 1) != 0;
            if (!endsWord && targets[number] == 0) continue;
            nodes.push_back({targets[number], m_parts.letters[number], endsWord, false,
                             static_cast<std::uint32_t>(m_parts.wordsAt + at * 4)});
        }
        // An empty list is no list: 0, which nothing is looked for in.
        m_lists[at] = 0;
        if (nodes.size() == first) return std::nullopt;
        nodes.back().last = true;
        m_lists[at] = static_cast<std::uint32_t>(first);
        return std::nullopt;
    }

    const Parts& m_parts;
    const std::string& m_file;
    std::vector<std::optional<std::uint32_t>> m_lists;  ///< by place of Macondo's node
};

WordList reversed(const WordList& words)
{
    WordList result;
    std::vector<Tile> word;
    for (std::size_t i = 0; i < words.size(); ++i) {
        word.assign(words[i].rbegin(), words[i].rend());
        result.add(word);
    }
    return result;
}

bool hasMagic(std::span<const std::byte> bytes, std::string_view magic)
{
    return bytes.size() >= magic.size() &&
           std::equal(magic.begin(), magic.end(), bytes.begin(),
                      [](char c, std::byte byte) { return static_cast<std::byte>(c) == byte; });
}

}  // namespace

bool isMacondoGraph(std::span<const std::byte> bytes)
{
    return hasMagic(bytes, kDawgMagic) || hasMagic(bytes, kGaddagMagic);
}

Result<std::vector<std::byte>> writeMacondoGraph(const Kwg& kwg, const Alphabet& alphabet,
                                                 std::string_view name, MacondoKind kind)
{
    const bool gaddag = kind == MacondoKind::Gaddag;
    if (gaddag && !kwg.hasGaddag()) {
        return failure(ErrorCode::WrongLexicon,
                       say("holds no GADDAG, which a .gaddag file would need"));
    }
    if (kwg.highestTile() > alphabet.letterCount())
        return failure(ErrorCode::WrongLexicon, say("has letters that the alphabet lacks"));
    constexpr std::size_t kLongestName = 255;
    if (name.size() > kLongestName) {
        return failure(
            ErrorCode::OutOfRange,
            say("the lexicon's name is longer than 255 bytes, which the format can't hold"));
    }
    const auto numbers = numberLetters(alphabet);
    if (!numbers) return failure(numbers.error());
    MacondoLayout layout(kwg, *numbers);
    layout.walk(gaddag ? kwg.gaddagRoot() : kwg.dawgRoot());
    if (layout.words.size() > kIndexMask || layout.sets.size() > kIndexMask) {
        return failure(ErrorCode::OutOfRange,
                       say("has more nodes than the 16777215 that Macondo's format can address"));
    }

    std::vector<std::byte> bytes;
    bytes.reserve(64 + numbers->points.size() * 4 + layout.sets.size() * 8 +
                  layout.words.size() * 4);
    for (const char c : gaddag ? kGaddagMagic : kDawgMagic)
        bytes.push_back(static_cast<std::byte>(c));
    appendNumber(bytes, name.size(), 1);
    for (const char c : name) bytes.push_back(static_cast<std::byte>(c));
    appendNumber(bytes, numbers->points.size(), 4);
    for (const char32_t point : numbers->points) appendNumber(bytes, point, 4);
    appendNumber(bytes, layout.sets.size(), 4);
    for (const std::uint64_t set : layout.sets) appendNumber(bytes, set, 8);
    appendNumber(bytes, layout.words.size(), 4);
    for (const std::uint32_t word : layout.words) appendNumber(bytes, word, 4);
    return bytes;
}

Result<WordList> readMacondoGraph(std::span<const std::byte> bytes, const Alphabet& alphabet,
                                  const std::string& file, const TaskContext& context,
                                  const ForeignLimits& limits)
{
    Reader reader(bytes, file);
    if (bytes.size() > kMostBytes) return reader.malformed(say("it is too long for a word graph"));
    if (!isMacondoGraph(bytes)) {
        return reader.malformed(
            say("begins with neither \"cdwg\" nor \"cgdg\", so it is no graph of Macondo's"));
    }
    const bool gaddag = hasMagic(bytes, kGaddagMagic);
    reader.skip(kDawgMagic.size());
    const auto parts = readParts(reader, alphabet, file);
    if (!parts) return failure(parts.error());
    ListMaker lists(*parts, file);
    if (auto error = lists.make()) return failure(std::move(*error));
    const std::uint32_t root = lists.root();
    auto words = wordsOfForeignGraph(std::move(lists.nodes), root, limits, file, context);
    if (!words) return words;
    if (gaddag) words = reversed(*words);
    words->sortAndRemoveDuplicates();
    return words;
}

}  // namespace engine
