// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

/// Keeps what the program is linked with from starting other programs and from looking for servers:
/// where no message bus of the session is told of or there, none is started for it, and the print
/// service is asked through its socket on this machine alone, never through the net. Comes before
/// the application is made.
void keepToThisMachine();

}  // namespace app
