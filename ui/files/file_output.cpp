// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/file_output.h"

#include <string_view>
#include <utility>

#include <QCoreApplication>

#include "engine/base/file.h"
#include "ui/files/chosen_output.h"
#include "ui/language/shown_names.h"
#include "ui/language/text.h"

namespace ui {

void writeInBackground(JobService& jobs, const QString& path,
                       std::function<engine::Result<QByteArray>()> bytes, QObject* receiver,
                       std::function<void(engine::Result<void>)> done)
{
    jobs.start<void>(
        QCoreApplication::translate("ui::FileOutput", "Writing %1").arg(shownName(path)),
        JobClass::Heavy,
        [bytes = std::move(bytes), path](const engine::TaskContext&) -> engine::Result<void> {
            const auto content = bytes();
            if (!content) return engine::failure(content.error());
            return writeChosenFile(
                toPath(path),
                std::string_view(content->constData(), static_cast<std::size_t>(content->size())));
        },
        receiver, std::move(done));
}

}  // namespace ui
