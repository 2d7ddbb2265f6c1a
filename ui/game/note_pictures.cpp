// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/note_pictures.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QBuffer>
#include <QImageReader>
#include <QSize>

#include "engine/base/file.h"
#include "ui/language/file_names.h"
#include "ui/language/text.h"
#include "ui/work/job_service.h"

namespace ui {

namespace {

/// Formats that name other files, as SVG does, are not among them.
bool isPlainFormat(const QByteArray& format)
{
    static const QList<QByteArray> formats{"png", "jpeg", "jpg", "gif", "bmp", "webp"};
    return formats.contains(format.toLower());
}

/// Larger pictures are made smaller: they are looked at beside a board.
constexpr int kWidestPicture = 1920;
// What is made smaller may be larger than what is kept. Qt decodes no more than 128 MB.
constexpr qint64 kMostOfferedPoints = 32'000'000;
constexpr std::size_t kMostOfferedBytes = 4 * kMostPictureBytes;

qint64 pointsOf(QSize size)
{
    return qint64{size.width()} * size.height();
}

/// What a GIF's pictures are drawn on. Qt tells the size of the first picture only, and then makes
/// room for this.
QSize screenOfGif(const std::string& bytes)
{
    const auto number = [&bytes](std::size_t at) {
        const auto byte = [&bytes](std::size_t i) {
            return i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0;
        };
        return byte(at) + 256 * byte(at + 1);
    };
    return {number(6), number(8)};
}

QImage decoded(const std::string& bytes, qint64 mostPoints)
{
    QByteArray content =
        QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QBuffer buffer(&content);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true);
    if (!isPlainFormat(reader.format())) return {};
    const QSize size = reader.size();
    if (!size.isValid() || pointsOf(size) > mostPoints) return {};
    if (reader.format() == "gif" && pointsOf(screenOfGif(bytes)) > mostPoints) return {};
    QImage image = reader.read();
    return pointsOf(image.size()) > mostPoints ? QImage() : image;
}

engine::Result<QImage> imageOf(const OfferedPicture& offered)
{
    if (offered.file.isEmpty() && offered.bytes.isEmpty()) return offered.image;
    std::string bytes = offered.bytes.toStdString();
    if (!offered.file.isEmpty()) {
        // A pipe or a device would be waited for, or read without an end.
        if (!isFile(offered.file))
            return engine::failure(
                engine::ErrorCode::FileUnreadable,
                engine::say("%1", NotePictures::tr("it is no file").toStdString()));
        auto read = engine::readTextFile(toPath(offered.file), kMostOfferedBytes);
        if (!read) return engine::failure(std::move(read.error()));
        bytes = std::move(*read);
    }
    return decoded(bytes, kMostOfferedPoints);
}

}  // namespace

QImage decodedPicture(const std::string& bytes)
{
    return bytes.size() > kMostPictureBytes ? QImage() : decoded(bytes, kMostPicturePoints);
}

QSize keptSize(QSize size)
{
    const double width = std::max(size.width(), 1);
    const double height = std::max(size.height(), 1);
    const double part =
        std::min({1.0, kWidestPicture / width,
                  std::sqrt(static_cast<double>(kMostPicturePoints) / (width * height))});
    const auto scaled = [part](double length) {
        // What is a whole number but for the last digit stays that.
        constexpr double kNothing = 1e-6;
        return std::max(1, static_cast<int>(std::floor(length * part + kNothing)));
    };
    return part < 1 ? QSize(scaled(width), scaled(height)) : size;
}

engine::Result<std::string> keptPicture(const OfferedPicture& offered,
                                        const engine::TaskContext& context)
{
    const auto whole = imageOf(offered);
    if (!whole) return engine::failure(whole.error());
    if (whole->isNull())
        return engine::failure(
            engine::ErrorCode::Malformed,
            engine::say("%1", NotePictures::tr("it can't be read as a PNG, JPEG, GIF, BMP or WebP "
                                               "picture, or is too large")
                                  .toStdString()));
    const auto stopped = [&context] { return context.stopRequested(); };
    const auto cancelled =
        engine::failure(engine::ErrorCode::Cancelled, engine::say("was stopped"));
    if (stopped()) return cancelled;
    const QSize size = keptSize(whole->size());
    const QImage small = size == whole->size()
                             ? *whole
                             : whole->scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    if (stopped()) return cancelled;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !small.save(&buffer, "PNG"))
        return engine::failure(
            engine::ErrorCode::Malformed,
            engine::say("%1", NotePictures::tr("it can't be written as PNG").toStdString()));
    if (static_cast<std::size_t>(bytes.size()) > kMostPictureBytes)
        return engine::failure(
            engine::ErrorCode::OutOfRange,
            engine::say("%1", NotePictures::tr("it would take %1 MB, more than the %2 MB that are "
                                               "shown again")
                                  .arg(bytes.size() >> 20)
                                  .arg(kMostPictureBytes >> 20)
                                  .toStdString()));
    return bytes.toStdString();
}

NotePictures::NotePictures(JobService& jobs, QObject* parent) : QObject(parent), m_jobs(jobs) {}

QStringList NotePictures::names() const
{
    QStringList names;
    for (const auto& picture : m_pictures) names.append(fromUtf8(picture->name));
    return names;
}

void NotePictures::show(const std::vector<std::shared_ptr<const engine::Picture>>& pictures,
                        int widest)
{
    if (m_pictures == pictures && m_widest == widest) return;
    // The same ones stay until they are there in their new size.
    if (m_pictures != pictures) m_decoded.clear();
    m_pictures = pictures;
    m_widest = widest;
    if (m_job) m_job->cancel();
    if (m_pictures.empty()) return;
    using Decoded = QHash<QString, QImage>;
    m_job = m_jobs.start<Decoded>(
        tr("Reading pictures"), JobClass::Quiet,
        [pictures, widest](const engine::TaskContext& context) -> engine::Result<Decoded> {
            Decoded decoded;
            qsizetype bytes = 0;
            for (const auto& picture : pictures) {
                if (context.stopRequested())
                    return engine::failure(engine::ErrorCode::Cancelled,
                                           engine::say("was stopped"));
                // A few thousand bytes can be many millions of points, and there may be hundreds.
                QImage image =
                    bytes > kMostDecodedBytes ? QImage() : decodedPicture(picture->bytes);
                bytes += image.sizeInBytes();
                if (widest > 0 && image.width() > widest)
                    image = image.scaledToWidth(widest, Qt::SmoothTransformation);
                decoded.insert(fromUtf8(picture->name), std::move(image));
            }
            return decoded;
        },
        this,
        [this, pictures, widest](engine::Result<Decoded> decoded) {
            if (!decoded || m_pictures != pictures || m_widest != widest) return;
            m_decoded = std::move(*decoded);
            emit changed();
        });
}

}  // namespace ui

#include "moc_note_pictures.cpp"
