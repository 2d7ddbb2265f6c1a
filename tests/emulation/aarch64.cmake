# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's compiler for 64-bit ARM, with what Debian installs for that beside this machine's own.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu)
# Programs of the build run so, too: they make the lexicon, the manual and the completions.
set(CMAKE_CROSSCOMPILING_EMULATOR qemu-aarch64)
