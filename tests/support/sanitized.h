// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tests {

/// Built with a sanitizer that takes memory of its own: limits of memory can't be tried then.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSanitized = true;
#elif defined(__has_feature)
inline constexpr bool kSanitized =
    __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
inline constexpr bool kSanitized = false;
#endif

}  // namespace tests
