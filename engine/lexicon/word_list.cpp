// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/word_list.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <limits>
#include <numeric>
#include <utility>

#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/base/safe_text.h"
#include "engine/lexicon/pace.h"
#include "engine/lexicon/packed_tiles.h"
#include "engine/lexicon/radix_sort.h"
#include "engine/lexicon/text_source.h"
#include "engine/lexicon/word_folding.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

struct PackedWord
{
    std::uint64_t front = 0;  ///< the first ten tiles
    std::uint32_t index = 0;
};

bool comesBefore(std::span<const Tile> a, std::span<const Tile> b)
{
    const std::size_t common = commonTiles(a, b);
    return common < b.size() && (common == a.size() || a[common] < b[common]);
}

bool isLineEnd(char c)
{
    return c == '\n' || c == '\r';
}

bool isBlank(char c)
{
    return c != '\0' && static_cast<unsigned char>(c) <= 0x20;
}

std::string hexByte(char byte)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    const auto value = static_cast<unsigned char>(byte);
    return {'0', 'x', kDigits[value >> 4], kDigits[value & 15]};
}

/// Fit to be shown: at most 40 characters, broken bytes and control characters replaced.
std::string shown(std::string_view token)
{
    constexpr int kMaxShown = 40;
    constexpr std::string_view kReplacement = "\ufffd";
    std::string result;
    for (int characters = 0; !token.empty(); ++characters) {
        if (characters == kMaxShown) return result + "…";
        const std::string_view character = token.substr(0, text::characterBytes(token));
        const bool bad = text::isControl(character.front()) || text::findInvalidUtf8(character);
        result += bad ? kReplacement : character;
        token.remove_prefix(character.size());
    }
    return result;
}

/// Reads the lines of a word list.
class LineReader
{
public:
    LineReader(const Alphabet& alphabet, const WordListOptions& options)
        : m_alphabet(alphabet), m_options(options)
    {
        for (std::size_t c = 0; c < m_letters.size(); ++c)
            m_letters[c] = alphabet.singleLetter(static_cast<char>(c));
    }

    /// This many bytes of text will come.
    void expect(std::size_t bytes)
    {
        // No more than that, with room for lists of short words; memory costs when it is used.
        constexpr std::size_t kShortLine = 6;
        m_result.words.reserve(bytes / kShortLine, bytes);
    }

    /// Takes a line at the front of `text` that is nothing but letters of one ASCII character each,
    /// as nearly all are, and returns its length; 0 when it is another one.
    [[nodiscard]] std::size_t readSimple(std::string_view text)
    {
        const std::size_t length = readLetters(text.substr(0, m_simple.size()));
        if (length == 0 || (length < text.size() && !isLineEnd(text[length]))) return 0;
        accept(std::span(m_simple).first(length));
        return length;
    }

    void read(std::string_view line, int number)
    {
        const auto front = std::find_if_not(line.begin(), line.end(), isBlank);
        const auto indent = static_cast<int>(front - line.begin());
        line.remove_prefix(static_cast<std::size_t>(indent));
        const std::string_view token =
            line.substr(0, static_cast<std::size_t>(
                               std::find_if(line.begin(), line.end(), isBlank) - line.begin()));
        // A line of nothing but blanks is as good as an empty one.
        if (token.empty()) return;
        // Whatever the alphabet, that is no word; it need not be taken apart.
        constexpr std::size_t kMaxBytes = std::size_t{kLongestWord} * 16;
        if (token.size() > kMaxBytes && token.front() != '#') return rejectLong(token, number);
        auto word = m_alphabet.readWord(token);
        bool folded = false;
        if (!word && m_options.fold) {
            const std::string other = foldedFor(token, m_alphabet);
            auto again = m_alphabet.readWord(other);
            folded = again && !again->empty();
            if (folded) word = std::move(again);
            else if (!again) word = failure(blamed(token, std::move(again.error())));
        }
        // A remark, unless the sign is a letter.
        if (!word && token.front() == '#') return;
        if (!word) return rejectUnreadable(token, indent, number, word.error());
        if (word->size() > static_cast<std::size_t>(kLongestWord)) return rejectLong(token, number);
        const std::int64_t accepted = m_result.wordsRead;
        accept(*word);
        if (folded && m_result.wordsRead > accepted) ++m_result.folded;
        if (!m_options.keepNotes || m_result.wordsRead == accepted) return;
        const std::string_view note = text::trimmed(line.substr(token.size()));
        if (!note.empty()) m_result.notes.add(*word, note);
    }

    /// A text that repeats few words would fill the memory with them.
    void forgetRepetitions(const TaskContext& context)
    {
        if (m_result.words.size() < m_mostKept) return;
        m_result.duplicates +=
            static_cast<std::int64_t>(m_result.words.sortAndRemoveDuplicates(context));
        m_mostKept = std::max(kFewWords, 2 * m_result.words.size());
    }

    [[nodiscard]] const WordListReading& soFar() const { return m_result; }
    [[nodiscard]] WordListReading take() { return std::move(m_result); }

private:
    /// How many of these letters there are at the front; they go to m_simple.
    [[nodiscard]] std::size_t readLetters(std::string_view text)
    {
        std::size_t length = 0;
        const auto isLetter = [&](std::size_t at) {
            m_simple[at] = m_letters[static_cast<unsigned char>(text[at])];
            return m_simple[at] != kNoTile;
        };
        // Eight by eight, without asking each time whether the text has come to its end.
        constexpr std::size_t kStep = 8;
        for (; length + kStep <= text.size(); length += kStep)
            for (std::size_t i = 0; i < kStep; ++i)
                if (!isLetter(length + i)) return length + i;
        while (length < text.size() && isLetter(length)) ++length;
        return length;
    }

    void accept(std::span<const Tile> word)
    {
        const auto size = static_cast<int>(word.size());
        if (size < m_options.minimumLength || size > m_options.maximumLength) {
            ++m_result.outsideLimits;
            return;
        }
        ++m_result.wordsRead;
        m_result.words.add(word);
    }

    void rejectLong(std::string_view token, int number)
    {
        reject(token, number, 1, say("is longer than %1 letters", kLongestWord));
    }

    /// The error of a folded text, at the character of the text as it is written.
    [[nodiscard]] Error blamed(std::string_view token, Error error) const
    {
        int written = 0;
        for (int folded = 0; folded < error.place.column && !token.empty(); ++written) {
            const std::string_view character = token.substr(0, text::characterBytes(token));
            folded += text::characterCount(foldedFor(std::string(character), m_alphabet));
            token.remove_prefix(character.size());
        }
        error.place.column = std::max(written, 1);
        return error;
    }

    void rejectUnreadable(std::string_view token, int indent, int number, const Error& error)
    {
        // What can't be shown is named by its byte.
        std::string_view rest = token;
        for (int column = 1; column < error.place.column && !rest.empty(); ++column)
            rest.remove_prefix(text::characterBytes(rest));
        Sentence reason = error.sentence;
        if (!rest.empty()) {
            const std::string_view character = rest.substr(0, text::characterBytes(rest));
            if (text::findInvalidUtf8(character))
                reason = say("byte %1 is not valid UTF-8", hexByte(rest.front()));
            else if (text::isControl(rest.front()))
                reason = say("byte %1 is a control character", hexByte(rest.front()));
        }
        reject(token, number, indent + error.place.column, std::move(reason));
    }

    void reject(std::string_view token, int number, int column, Sentence reason)
    {
        constexpr std::size_t kMaxKept = 1000;
        ++m_result.rejectedCount;
        if (m_result.rejected.size() >= kMaxKept) return;
        m_result.rejected.push_back({number, column, shown(token), std::move(reason)});
    }

    static constexpr std::size_t kFewWords = 4'000'000;

    const Alphabet& m_alphabet;
    const WordListOptions& m_options;
    std::size_t m_mostKept = kFewWords;
    std::array<Tile, 256> m_letters{};  ///< by character: Alphabet::singleLetter()
    std::array<Tile, kLongestWord> m_simple{};
    WordListReading m_result;
};

}  // namespace

void WordList::reserve(std::size_t words, std::size_t tiles)
{
    m_tiles.reserve(tiles);
    m_starts.reserve(words + 1);
}

void WordList::add(std::span<const Tile> word)
{
    assert(m_tiles.size() + word.size() <= std::numeric_limits<std::uint32_t>::max());
    m_tiles.insert(m_tiles.end(), word.begin(), word.end());
    m_starts.push_back(static_cast<std::uint32_t>(m_tiles.size()));
}

std::string wordText(const Alphabet& alphabet, std::span<const Tile> word)
{
    std::string text;
    for (const Tile tile : word) text += alphabet.label(tile);
    const auto read = alphabet.readWord(text);
    return read && std::ranges::equal(*read, word) ? text : alphabet.written(word);
}

void WordNotes::add(std::span<const Tile> word, std::string_view note)
{
    m_words.add(word);
    m_text += note;
    m_starts.push_back(m_text.size());
}

void WordNotes::add(const WordNotes& others)
{
    for (std::size_t i = 0; i < others.size(); ++i) add(others.m_words[i], others.note(i));
}

std::string_view WordNotes::note(std::size_t index) const
{
    return std::string_view(m_text).substr(m_starts[index], m_starts[index + 1] - m_starts[index]);
}

std::string WordNotes::table(const WordList& list, const Alphabet& alphabet) const
{
    std::vector<std::size_t> order(size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [this](std::size_t a, std::size_t b) {
        return comesBefore(m_words[a], m_words[b]);
    });
    std::string lines;
    std::size_t at = 0;
    for (const std::size_t index : order) {
        const auto word = m_words[index];
        while (at < list.size() && comesBefore(list[at], word)) ++at;
        if (at == list.size()) break;
        if (!std::ranges::equal(list[at], word)) continue;
        lines.append(spreadsheetCell(wordText(alphabet, word))).append("\t");
        lines.append(spreadsheetCell(note(index))).append("\n");
    }
    return lines;
}

std::size_t WordList::sortAndRemoveDuplicates(const TaskContext& context)
{
    bool inOrder = true;
    for (std::size_t i = 1; inOrder && i < size(); ++i)
        inOrder = comesBefore((*this)[i - 1], (*this)[i]);
    if (inOrder) return 0;

    Pace pace(context, say("Sorting words"), static_cast<std::int64_t>(size()));
    std::vector<PackedWord> order(size());
    for (std::size_t i = 0; i < size(); ++i) {
        const auto word = (*this)[i];
        order[i] = {packedFront(word), static_cast<std::uint32_t>(i)};
    }
    const auto key = [](const PackedWord& word) { return word.front; };
    if (!radixSort<kPackedLowBit>(order, key, context.stop)) return 0;

    WordList sorted;
    sorted.m_tiles.resize(m_tiles.size());
    sorted.m_starts.reserve(m_starts.size());
    Tile* end = sorted.m_tiles.data();
    std::size_t duplicates = 0;
    std::int64_t groups = 0;
    for (auto first = order.begin(); first != order.end();) {
        if (!pace.keepOn(groups++)) return 0;
        auto last = first + 1;
        while (last != order.end() && last->front == first->front) ++last;
        if (last - first > 1) {
            std::sort(first, last, [this](const PackedWord& a, const PackedWord& b) {
                return comesBefore((*this)[a.index], (*this)[b.index]);
            });
        }
        for (auto word = first; word != last; ++word) {
            const auto tiles = (*this)[word->index];
            if (word != first && !comesBefore(sorted[sorted.size() - 1], tiles)) {
                ++duplicates;
                continue;
            }
            end = std::copy(tiles.begin(), tiles.end(), end);
            sorted.m_starts.push_back(static_cast<std::uint32_t>(end - sorted.m_tiles.data()));
        }
        first = last;
    }
    sorted.m_tiles.resize(sorted.m_starts.back());
    *this = std::move(sorted);
    return duplicates;
}

void WordList::sortTilesOfWords()
{
    // Otherwise they are no words at all; whoever takes the list finds that out.
    Tile all = 0;
    for (const Tile tile : m_tiles) all |= tile;
    const bool areLetters = all < kTileKinds;

    std::array<std::size_t, kTileKinds> counts{};
    for (std::size_t i = 0; i < size(); ++i) {
        Tile* next = m_tiles.data() + m_starts[i];
        Tile* const end = m_tiles.data() + m_starts[i + 1];
        if (!areLetters) {
            std::sort(next, end);
            continue;
        }
        LetterSet present = 0;
        for (const Tile* tile = next; tile != end; ++tile) {
            present |= LetterSet{1} << *tile;
            ++counts[*tile];
        }
        for (; next != end; ++next) {
            const auto tile = static_cast<std::size_t>(std::countr_zero(present));
            *next = static_cast<Tile>(tile);
            if (--counts[tile] == 0) present &= present - 1;
        }
    }
}

Result<WordListReading> readWordList(std::string_view text, const Alphabet& alphabet,
                                     const WordListOptions& options, const TaskContext& context)
{
    if (text.size() > std::numeric_limits<std::uint32_t>::max()) {
        return failure(ErrorCode::OutOfRange,
                       say("a word list of %1 bytes is too long", text.size()));
    }
    if (text.substr(0, 3) == "\xef\xbb\xbf") text.remove_prefix(3);
    LineReader reader(alphabet, options);
    reader.expect(text.size());
    Pace pace(context, say("Reading words"), static_cast<std::int64_t>(text.size()));
    std::size_t at = 0;
    for (int number = 1; at < text.size(); ++number) {
        if (!pace.keepOn(number - 1, static_cast<std::int64_t>(at))) return cancelled();
        if (options.watch && pace.hasReported()) options.watch(reader.soFar());
        reader.forgetRepetitions(context);
        std::size_t end = at + reader.readSimple(text.substr(at));
        if (end == at) {
            while (end < text.size() && !isLineEnd(text[end])) ++end;
            reader.read(text.substr(at, end - at), number);
        }
        const bool pair = end + 1 < text.size() && text[end] == '\r' && text[end + 1] == '\n';
        at = end + (pair ? 2 : 1);
    }
    if (context.stopRequested()) return cancelled();
    WordListReading reading = reader.take();
    reading.duplicates += static_cast<std::int64_t>(reading.words.sortAndRemoveDuplicates(context));
    if (context.stopRequested()) return cancelled();
    return reading;
}

Result<WordListReading> readWordListFile(const std::filesystem::path& path,
                                         const Alphabet& alphabet, const WordListOptions& options,
                                         const TaskContext& context)
{
    auto blob = FileBlob::open(path);
    if (!blob) return failure(std::move(blob.error()));
    const auto read = [&]() -> Result<WordListReading> {
        const auto text = textFrom(blob->bytes(), kMostTextBytes, context);
        if (!text) return failure(text.error());
        return readWordList(*text, alphabet, options, context);
    };
    auto reading = read();
    if (!reading) reading.error().place.file = fileNameUtf8(path);
    return reading;
}

}  // namespace engine
