// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QByteArray>
#include <QHash>
#include <QImage>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/game/annotations.h"

namespace ui {

class Job;
class JobService;

/// More points have no room beside a board, and a small file may claim any number.
inline constexpr qint64 kMostPicturePoints = 12'000'000;
/// When the pictures of one note take that much once they are decoded, the others are left out.
inline constexpr qsizetype kMostDecodedBytes = qsizetype{192} << 20;
inline constexpr std::size_t kMostPictureBytes = std::size_t{16} << 20;

/// What the bytes of a PNG, JPEG, GIF, BMP or WebP show; null for anything else, for what is
/// damaged and for what is larger than allowed. May run on any thread.
[[nodiscard]] QImage decodedPicture(const std::string& bytes);

/// A picture that somebody wants to keep, where it comes from: a file, or else the bytes of one, or
/// else what a program holds.
struct OfferedPicture
{
    QString file;
    QByteArray bytes;
    QImage image;
};

/// How large a picture is made to be kept: as wide as is looked at beside a board, and with no more
/// points than are shown again.
[[nodiscard]] QSize keptSize(QSize size);
/// The PNG that is kept with a note, which decodedPicture() can show. Reads the file and takes its
/// time: for a worker thread. Malformed for what is no picture, OutOfRange for what is too large,
/// FileUnreadable.
[[nodiscard]] engine::Result<std::string> keptPicture(const OfferedPicture& offered,
                                                      const engine::TaskContext& context);

/// The pictures of the note that is shown, decoded and scaled on a worker thread.
class NotePictures : public QObject
{
    Q_OBJECT

public:
    /// The service outlives it.
    explicit NotePictures(JobService& jobs, QObject* parent = nullptr);

    /// From now on those of this note. Wider ones than `widest` points are made smaller; 0 = they are
    /// as they are.
    void show(const std::vector<std::shared_ptr<const engine::Picture>>& pictures, int widest = 0);
    /// By name: those that are decoded; null where they can't be shown.
    [[nodiscard]] const QHash<QString, QImage>& decoded() const { return m_decoded; }
    [[nodiscard]] QStringList names() const;

signals:
    /// More of them are decoded.
    void changed();

private:
    JobService& m_jobs;
    QPointer<Job> m_job;
    std::vector<std::shared_ptr<const engine::Picture>> m_pictures;
    int m_widest = 0;
    QHash<QString, QImage> m_decoded;
};

}  // namespace ui
