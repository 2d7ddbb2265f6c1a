// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QByteArray>
#include <QObject>
#include <QString>

#include "engine/base/result.h"
#include "ui/work/job_service.h"

namespace ui {

/// Makes the bytes of a file and writes them, both on a worker thread: aside first, so that what is
/// in the place stays whole until then. `done` is called in the thread of `receiver`.
void writeInBackground(JobService& jobs, const QString& path,
                       std::function<engine::Result<QByteArray>()> bytes, QObject* receiver,
                       std::function<void(engine::Result<void>)> done);

}  // namespace ui
