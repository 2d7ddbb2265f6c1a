// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "app/mpi/wire.h"
#include "engine/selfplay/byte_stream.h"

namespace mpi {

/// Some games of a round.
struct Share
{
    std::int64_t round = 0;  ///< which round of this job, from 1
    std::int64_t begin = 0;
    std::int64_t end = 0;  ///< before this

    [[nodiscard]] Bytes toBytes() const
    {
        engine::ByteWriter bytes;
        bytes.put(*this);
        return bytes.take();
    }
};

/// What a share came to.
struct Outcome
{
    Share share;
    double seconds = 0;                ///< that it took
    std::vector<std::uint32_t> sizes;  ///< of each game, in bytes
    Bytes bytes;

    void add(std::span<const std::byte> game)
    {
        sizes.push_back(static_cast<std::uint32_t>(game.size()));
        bytes.insert(bytes.end(), game.begin(), game.end());
    }
    [[nodiscard]] bool isWhole() const
    {
        std::size_t all = 0;
        for (const std::uint32_t size : sizes) all += size;
        return static_cast<std::int64_t>(sizes.size()) == share.end - share.begin &&
               all == bytes.size();
    }
    [[nodiscard]] Bytes toBytes() const
    {
        engine::ByteWriter writer;
        writer.put(share);
        writer.put(seconds);
        writer.putList(sizes);
        writer.putList(bytes);
        return writer.take();
    }
    /// isWhole() says whether it could be read.
    [[nodiscard]] static Outcome from(std::span<const std::byte> message)
    {
        engine::ByteReader reader(message);
        Outcome outcome;
        outcome.share = reader.get<Share>();
        outcome.seconds = reader.get<double>();
        outcome.sizes = reader.getList<std::vector<std::uint32_t>>();
        outcome.bytes = reader.getList<Bytes>();
        return outcome;
    }
};

}  // namespace mpi
