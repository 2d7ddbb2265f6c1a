// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boggle/boggle_kernel.h"

namespace engine::kernels {

/// A kernel that uses AVX2. Null where the compiler can't make one.
[[nodiscard]] BoggleKernel avx2(BoggleTrace trace, bool wide);

/// A collector that uses AVX2. Not to be called where the compiler can't make kernels.
void collectAvx2(const BoggleWork& work, BoggleEndings& endings);

}  // namespace engine::kernels
