// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/board_look.h"

#include <atomic>

#include "ui/theme/theme_notifier.h"

namespace ui {

namespace {

std::atomic<BoardLook> g_boardLook{BoardLook{}};
static_assert(std::atomic<BoardLook>::is_always_lock_free);

}  // namespace

BoardLook BoardLook::current()
{
    return g_boardLook.load(std::memory_order_relaxed);
}

void BoardLook::apply(BoardLook look)
{
    if (g_boardLook.exchange(look, std::memory_order_relaxed) == look) return;
    emit ThemeNotifier::instance().changed();
}

}  // namespace ui
