// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <utility>

#include "engine/base/file.h"
#include "engine/lexicon/graph_proof.h"

namespace engine {

/// A folder of the user's in which proofs of word graphs are kept, so that opening a graph again
/// checks a proof in place of finding one.
///
/// Nothing in the folder is believed: what is read there proves the graph by itself or is put
/// aside (see proofBy()), whoever wrote it, for whatever graph. So the key under which a proof is
/// found has to be quick, not strong, and nothing here is an error: a folder that can't be read or
/// written keeps nothing.
class ProofCache
{
public:
    /// Room for the proofs of forty lexicons like the English ones, or of the three largest that
    /// there can be.
    static constexpr std::uintmax_t kMostBytes = std::uintmax_t{1} << 28;

    /// Keeps nothing.
    ProofCache() = default;
    explicit ProofCache(std::filesystem::path folder, std::uintmax_t mostBytes = kMostBytes)
        : m_folder(std::move(folder)), m_mostBytes(mostBytes)
    {
    }
    /// In $XDG_CACHE_HOME/tilewright, by default ~/.cache/tilewright; none without a home.
    [[nodiscard]] static ProofCache ofUser();

    [[nodiscard]] bool keeps() const { return !m_folder.empty(); }
    /// Of the graph with these bytes.
    [[nodiscard]] std::filesystem::path pathFor(std::span<const std::byte> graph) const;

    /// As it was read, not checked.
    class Kept
    {
    public:
        [[nodiscard]] ProofMarks marks() const { return m_marks; }

    private:
        friend class ProofCache;
        FileBlob m_blob;
        ProofMarks m_marks;
    };
    [[nodiscard]] std::optional<Kept> find(std::span<const std::byte> graph) const;
    /// In place of what was kept of this graph; removes the oldest files when the folder has more
    /// than it should.
    void keep(std::span<const std::byte> graph, ProofMarks marks) const;

private:
    [[nodiscard]] std::filesystem::path pathOf(std::uint64_t key) const;

    std::filesystem::path m_folder;
    std::uintmax_t m_mostBytes = kMostBytes;
};

}  // namespace engine
