// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boggle/boggle_kernel.h"

namespace engine::kernels {

/// A kernel that uses AVX-512. Null where the compiler can't make one.
[[nodiscard]] BoggleKernel avx512(BoggleTrace trace, bool wide);

}  // namespace engine::kernels
