// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/text_source.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory>
#include <utility>

#include <zlib.h>
#include <zstd.h>

#include "engine/lexicon/pace.h"
#include "engine/lexicon/text_encoding.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

bool beginsWith(std::span<const std::byte> bytes, std::string_view magic)
{
    return bytes.size() >= magic.size() &&
           std::equal(magic.begin(), magic.end(), bytes.begin(),
                      [](char c, std::byte byte) { return static_cast<std::byte>(c) == byte; });
}

constexpr std::string_view kGzipMagic = "\x1f\x8b";
constexpr std::string_view kZstdMagic = "\x28\xb5\x2f\xfd";
constexpr std::size_t kChunk = std::size_t{1} << 16;

tl::unexpected<Error> damaged(Sentence what)
{
    return failure(ErrorCode::Malformed, say("the compressed data is %1", std::move(what)));
}

tl::unexpected<Error> tooLarge(std::size_t limit)
{
    return failure(ErrorCode::OutOfRange,
                   say("would have more than %1 bytes when unpacked, which is too much", limit));
}

/// The most that is taken for the text of a packed file: no list of words, even of a language with
/// many endings, becomes a tenth of its size. What does is made to fill the memory.
std::size_t mostUnpacked(std::size_t packed)
{
    constexpr std::size_t kAlways = std::size_t{24} << 20;
    constexpr std::size_t kTimes = 9;
    return kAlways + kTimes * packed;
}

/// Takes what comes of the unpacking: `take(bytes)`, false when that is enough.
template <class Take>
Result<void> gunzip(std::span<const std::byte> bytes, std::size_t limit, const TaskContext& context,
                    Take take)
{
    constexpr int kGzipOnly = 16 + MAX_WBITS;
    if (bytes.size() > std::numeric_limits<uInt>::max()) return tooLarge(limit);
    z_stream stream{};
    if (inflateInit2(&stream, kGzipOnly) != Z_OK)
        return failure(ErrorCode::OutOfRange, say("can't be unpacked for lack of memory"));
    struct End
    {
        z_stream& stream;
        ~End() { inflateEnd(&stream); }
    };
    const End end{stream};
    // zlib doesn't write to its input, though an old interface says so.
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    std::array<char, kChunk> chunk{};
    for (;;) {
        if (context.stopRequested()) return cancelled();
        stream.next_out = reinterpret_cast<Bytef*>(chunk.data());
        stream.avail_out = static_cast<uInt>(chunk.size());
        const int code = inflate(&stream, Z_NO_FLUSH);
        const std::size_t got = chunk.size() - stream.avail_out;
        if (!take(std::string_view(chunk.data(), got))) return tooLarge(limit);
        if (code == Z_STREAM_END) {
            if (stream.avail_in == 0) return {};
            if (inflateReset(&stream) != Z_OK) return damaged(say("damaged"));
        } else if (code == Z_BUF_ERROR || (code == Z_OK && stream.avail_in == 0 && got == 0)) {
            return damaged(say("cut off"));
        } else if (code != Z_OK) {
            return damaged(say("damaged"));
        }
    }
}

template <class Take>
Result<void> unzstd(std::span<const std::byte> bytes, std::size_t limit, const TaskContext& context,
                    Take take)
{
    const std::unique_ptr<ZSTD_DCtx, decltype(&ZSTD_freeDCtx)> decoder(ZSTD_createDCtx(),
                                                                       &ZSTD_freeDCtx);
    if (!decoder)
        return failure(ErrorCode::OutOfRange, say("can't be unpacked for lack of memory"));
    ZSTD_inBuffer input{bytes.data(), bytes.size(), 0};
    std::array<char, kChunk> chunk{};
    for (;;) {
        if (context.stopRequested()) return cancelled();
        ZSTD_outBuffer output{chunk.data(), chunk.size(), 0};
        const std::size_t left = ZSTD_decompressStream(decoder.get(), &output, &input);
        if (ZSTD_isError(left) != 0) return damaged(say("damaged"));
        if (!take(std::string_view(chunk.data(), output.pos))) return tooLarge(limit);
        if (input.pos < input.size) continue;
        if (left == 0) return {};
        if (output.pos < output.size) return damaged(say("cut off"));
    }
}

/// Not UTF-8 at all, rather than UTF-8 with damage here and there.
bool isLatin1(std::string_view text)
{
    bool invalid = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        // Nearly all is ASCII, eight characters of which are as quick as one.
        for (std::uint64_t eight = 0; at + sizeof eight <= text.size(); at += sizeof eight) {
            std::memcpy(&eight, text.data() + at, sizeof eight);
            if ((eight & 0x8080808080808080U) != 0) break;
        }
        if (at == text.size()) break;
        if (static_cast<unsigned char>(text[at]) < 0x80) continue;
        if (text::characterBytes(text.substr(at)) > 1) return false;
        invalid = true;
    }
    return invalid;
}

}  // namespace

bool isCompressed(std::span<const std::byte> bytes)
{
    return beginsWith(bytes, kGzipMagic) || beginsWith(bytes, kZstdMagic);
}

bool hasUtf16Mark(std::span<const std::byte> bytes)
{
    return beginsWith(bytes, "\xff\xfe") || beginsWith(bytes, "\xfe\xff");
}

Sentence knownOtherKind(std::span<const std::byte> bytes)
{
    struct Kind
    {
        std::string_view magic;
        Sentence name;
    };
    static const auto kKinds = std::to_array<Kind>({
        {"\x89PNG\r\n\x1a\n", say("a PNG picture")},
        {"\xff\xd8\xff", say("a JPEG picture")},
        {"GIF87a", say("a GIF picture")},
        {"GIF89a", say("a GIF picture")},
        {"%PDF-", say("a PDF document")},
        {"PK\x03\x04", say("a ZIP archive or an office document: unpack it first")},
        {"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", say("an old office document")},
        {"Rar!\x1a\x07", say("a RAR archive: unpack it first")},
        {"7z\xbc\xaf\x27\x1c", say("a 7z archive: unpack it first")},
        {"\xfd\x37zXZ", say("an XZ archive: unpack it first, or pack the text with gzip or zstd")},
        {"BZh", say("a BZIP2 archive: unpack it first, or pack the text with gzip or zstd")},
        {"\x7f\x45LF", say("a program")},
        {"SQLite format 3", say("an SQLite database")},
    });
    for (const Kind& kind : kKinds)
        if (beginsWith(bytes, kind.magic)) return kind.name;
    return {};
}

Sentence whatIsNoText(std::span<const std::byte> bytes)
{
    if (Sentence other = knownOtherKind(bytes); !other.empty()) return other;
    constexpr std::size_t kFront = 4096;
    const auto front = bytes.first(std::min(bytes.size(), kFront));
    return std::ranges::find(front, std::byte{0}) == front.end() ? Sentence() : say("binary data");
}

Result<std::string> decompress(std::span<const std::byte> bytes, std::size_t limit,
                               const TaskContext& context)
{
    limit = std::min(limit, mostUnpacked(bytes.size()));
    const auto unpack = [&](auto take) {
        return beginsWith(bytes, kZstdMagic) ? unzstd(bytes, limit, context, take)
                                             : gunzip(bytes, limit, context, take);
    };
    // Twice, so that there is room for just the text, and none for one that is too large.
    std::size_t size = 0;
    const auto counted = unpack([&](std::string_view part) {
        size += part.size();
        return size <= limit;
    });
    if (!counted) return failure(counted.error());
    std::string text;
    text.reserve(size);
    const auto unpacked = unpack([&](std::string_view part) {
        text += part;
        return true;
    });
    if (!unpacked) return failure(unpacked.error());
    return text;
}

std::optional<std::string> convertedToUtf8(std::string_view text)
{
    const auto bytes = std::as_bytes(std::span(text.data(), text.size()));
    if (hasUtf16Mark(bytes))
        return inUtf8(text.substr(2), text.front() == '\xfe' ? "UTF-16BE" : "UTF-16LE");
    if (!isLatin1(text)) return std::nullopt;
    std::string result;
    result.reserve(text.size() + text.size() / 8);
    for (const char c : text) text::append(result, static_cast<unsigned char>(c));
    return result;
}

Result<std::string> textFrom(std::span<const std::byte> bytes, std::size_t limit,
                             const TaskContext& context)
{
    std::string text;
    if (isCompressed(bytes)) {
        auto unpacked = decompress(bytes, limit, context);
        if (!unpacked) return unpacked;
        text = std::move(*unpacked);
    } else if (bytes.size() > limit) {
        return failure(ErrorCode::OutOfRange,
                       say("has %1 bytes, more than the %2 allowed", bytes.size(), limit));
    } else {
        text.assign(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    }
    const auto unpacked = std::as_bytes(std::span(text.data(), text.size()));
    if (!hasUtf16Mark(unpacked)) {
        if (const Sentence what = whatIsNoText(unpacked); !what.empty())
            return failure(ErrorCode::Malformed, say("is no text but %1", what));
    }
    if (auto converted = convertedToUtf8(text)) return std::move(*converted);
    return text;
}

}  // namespace engine
