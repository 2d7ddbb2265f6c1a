// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/terminal.h"

#include <cstdio>

#include "engine/base/safe_text.h"

namespace app {

void tell(const QString& what)
{
    std::fprintf(stderr, "tilewright: %s\n", engine::terminalText(what.toStdString()).c_str());
}

}  // namespace app
