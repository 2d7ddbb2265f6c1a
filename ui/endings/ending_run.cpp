// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/endings/ending_run.h"

#include "moc_ending_run.cpp"
