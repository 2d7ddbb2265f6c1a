// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace app {

/// Says something on standard error. Names of files and what is in them move no cursor there and
/// change no colours: the only place where the desktop program prints.
void tell(const QString& what);

}  // namespace app
