// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/note_pictures.h"

#include <utility>

#include <QBuffer>
#include <QImageReader>
#include <QSize>

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

bool isTooLarge(QSize size)
{
    return qint64{size.width()} * size.height() > kMostPicturePoints;
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

}  // namespace

QImage decodedPicture(const std::string& bytes)
{
    if (bytes.size() > kMostPictureBytes) return {};
    QByteArray content =
        QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QBuffer buffer(&content);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true);
    if (!isPlainFormat(reader.format())) return {};
    const QSize size = reader.size();
    if (!size.isValid() || isTooLarge(size)) return {};
    if (reader.format() == "gif" && isTooLarge(screenOfGif(bytes))) return {};
    const QImage image = reader.read();
    return isTooLarge(image.size()) ? QImage() : image;
}

NotePictures::NotePictures(JobService& jobs, QObject* parent) : QObject(parent), m_jobs(jobs) {}

QStringList NotePictures::names() const
{
    QStringList names;
    for (const auto& picture : m_pictures) names.append(fromUtf8(picture->name));
    return names;
}

void NotePictures::show(const std::vector<std::shared_ptr<const engine::Picture>>& pictures)
{
    if (m_pictures == pictures) return;
    m_pictures = pictures;
    m_decoded.clear();
    if (m_job) m_job->cancel();
    if (m_pictures.empty()) return;
    using Decoded = QHash<QString, QImage>;
    m_job = m_jobs.start<Decoded>(
        tr("Reading pictures"), JobClass::Quiet,
        [pictures](const engine::TaskContext& context) -> engine::Result<Decoded> {
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
                decoded.insert(fromUtf8(picture->name), std::move(image));
            }
            return decoded;
        },
        this,
        [this, pictures](engine::Result<Decoded> decoded) {
            if (!decoded || m_pictures != pictures) return;
            m_decoded = std::move(*decoded);
            emit changed();
        });
}

}  // namespace ui

#include "moc_note_pictures.cpp"
