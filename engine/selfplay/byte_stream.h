// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace engine {

/// Values one after the other as this kind of machine keeps them.
class ByteWriter
{
public:
    template <class T>
    requires std::is_trivially_copyable_v<T>
    void put(const T& value) { putAll(std::as_bytes(std::span(&value, 1))); }
    /// With their number before them.
    template <class Range>
    void putList(const Range& values)
    {
        put(static_cast<std::uint64_t>(std::size(values)));
        putAll(std::as_bytes(std::span(values)));
    }
    [[nodiscard]] std::vector<std::byte> take() { return std::move(m_bytes); }

private:
    void putAll(std::span<const std::byte> raw)
    {
        m_bytes.insert(m_bytes.end(), raw.begin(), raw.end());
    }

    std::vector<std::byte> m_bytes;
};

/// The same back. Once something is missing, everything is empty and isWhole() false.
class ByteReader
{
public:
    explicit ByteReader(std::span<const std::byte> bytes) : m_bytes(bytes) {}

    template <class T>
    requires std::is_trivially_copyable_v<T>
    [[nodiscard]] T get()
    {
        T value{};
        read(&value, sizeof value);
        return value;
    }
    /// A std::vector or std::string of values.
    template <class List>
    [[nodiscard]] List getList()
    {
        using Value = typename List::value_type;
        const auto count = get<std::uint64_t>();
        if (count > m_bytes.size() / sizeof(Value)) m_failed = true;
        if (m_failed) return {};
        List values(static_cast<std::size_t>(count), Value{});
        read(values.data(), values.size() * sizeof(Value));
        return values;
    }
    /// Nothing was missing, and nothing is left.
    [[nodiscard]] bool isWhole() const { return !m_failed && m_bytes.empty(); }

private:
    void read(void* data, std::size_t size)
    {
        if (size > m_bytes.size()) m_failed = true;
        if (m_failed || size == 0) return;
        std::memcpy(data, m_bytes.data(), size);
        m_bytes = m_bytes.subspan(size);
    }

    std::span<const std::byte> m_bytes;
    bool m_failed = false;
};

}  // namespace engine
