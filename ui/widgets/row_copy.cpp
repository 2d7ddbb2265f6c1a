// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/row_copy.h"

#include <utility>

#include <QClipboard>
#include <QGuiApplication>

namespace ui {

namespace {

// Of more the text takes longer than a frame.
constexpr qsizetype kMostAtOnce = 200;

}  // namespace

void RowCopy::copy(const QString& title, qsizetype rows, Write write, std::function<void()> done)
{
    m_job.drop();
    const auto finish = [done = std::move(done)](const QString& text) {
        QGuiApplication::clipboard()->setText(text);
        if (done) done();
    };
    if (rows <= kMostAtOnce) return finish(write({}));
    m_job.ask<QString>(
        title, JobClass::Interactive,
        [write = std::move(write)](const engine::TaskContext& context) -> engine::Result<QString> {
            return write(context.stop);
        },
        [finish](engine::Result<QString> text) {
            if (text) finish(*text);
        });
}

}  // namespace ui
