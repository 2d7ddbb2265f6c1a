// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>

#include "engine/game/gcg.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/open_game.h"

namespace fixture {

/// Four turns: one with a note, a phony taken back, a wrong score, an exchange.
inline ui::OpenGamePtr openGame()
{
    auto reading = engine::readGcg("#player1 anna Anna\n#player2 ben Ben\n"
                                   ">anna: CATSEEA 8G CAT +10 10\n#note a start\n"
                                   ">ben: EEAQUIZ 9F EAT +8 8\n"
                                   ">ben: EEAQUIZ -- -8 0\n"
                                   ">anna: SEEAOOO J8 SEA +6 16\n"
                                   ">ben: EEAQUIZ -QU +0 0\n",
                                   english());
    return *ui::OpenGame::create(std::move(reading->record), lexicon());
}

}  // namespace fixture
