// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/shown_document.h"

#include <vector>

#include <QTextBlock>
#include <QTextCursor>
#include <QUrl>
#include <QVariant>

namespace ui {

namespace {

using namespace Qt::StringLiterals;

const QString kPictureStart = u"picture:"_s;

/// Qt looks for a file itself when it gets none.
QImage noPicture()
{
    QImage image(1, 1, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

}  // namespace

QVariant ShownDocument::loadResource(int type, const QUrl& name)
{
    if (type != ImageResource) return QByteArray("");
    const QImage image =
        m_pictures.value(name.scheme() == u"picture" ? name.path(QUrl::FullyDecoded) : QString());
    return image.isNull() ? noPicture() : image;
}

void ShownDocument::replaceForeignPictures(const QStringList& awaited)
{
    struct Foreign
    {
        int position;
        int length;
        QString text;
    };
    std::vector<Foreign> found;
    for (QTextBlock block = begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            if (!fragment.charFormat().isImageFormat()) continue;
            const QTextImageFormat format = fragment.charFormat().toImageFormat();
            const QString name = QUrl(format.name()).path(QUrl::FullyDecoded);
            const bool own = format.name().startsWith(kPictureStart) &&
                             (m_pictures.contains(name) ? !m_pictures.value(name).isNull()
                                                        : awaited.contains(name));
            if (own) continue;
            const QString text = u"![%1](%2)"_s.arg(
                format.property(QTextFormat::ImageAltText).toString(), format.name());
            found.push_back({fragment.position(), fragment.length(), text});
        }
    }
    for (auto each = found.rbegin(); each != found.rend(); ++each) {
        QTextCursor cursor(this);
        cursor.setPosition(each->position);
        cursor.setPosition(each->position + each->length, QTextCursor::KeepAnchor);
        cursor.insertText(each->text, QTextCharFormat());
    }
}

}  // namespace ui

#include "moc_shown_document.cpp"
