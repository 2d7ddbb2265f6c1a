// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace engine {

/// A number as it is written, without the sign of what is rounded to zero: "-0.00" becomes "0.00".
[[nodiscard]] std::string withoutSignOfZero(std::string number);

}  // namespace engine
