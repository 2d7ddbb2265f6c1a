// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <iterator>
#include <span>
#include <vector>

namespace engine {

/// See transformed(). Says that it can be gone through again, as no iterator of the library that
/// makes its values does: only then does a vector know its size beforehand.
template <class Made, class Item, class Function>
struct TransformingIterator
{
    using iterator_category = std::forward_iterator_tag;
    using value_type = Made;
    using difference_type = std::ptrdiff_t;
    using pointer = const Made*;
    using reference = Made;

    const Item* item = nullptr;
    const Function* function = nullptr;

    Made operator*() const { return (*function)(*item); }
    TransformingIterator& operator++()
    {
        ++item;
        return *this;
    }
    TransformingIterator operator++(int) { return {item++, function}; }
    bool operator==(const TransformingIterator&) const = default;
};

/// What a function makes of each item. Every place is written once: a vector that is made first and
/// filled by std::transform() is gone through twice, as it begins with zeros.
template <class Made, class Item, class Function>
[[nodiscard]] std::vector<Made> transformed(std::span<const Item> items, const Function& function)
{
    using Iterator = TransformingIterator<Made, Item, Function>;
    return {Iterator{items.data(), &function}, Iterator{items.data() + items.size(), &function}};
}

}  // namespace engine
