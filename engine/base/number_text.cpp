// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/number_text.h"

namespace engine {

std::string withoutSignOfZero(std::string number)
{
    const bool isZero = number.starts_with('-') && number.find('0') != std::string::npos &&
                        number.find_first_not_of("0.,", 1) == std::string::npos;
    if (isZero) number.erase(0, 1);
    return number;
}

}  // namespace engine
