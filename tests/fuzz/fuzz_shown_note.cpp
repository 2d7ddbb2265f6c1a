// SPDX-License-Identifier: GPL-3.0-or-later
// A note as the window shows it: nothing is read for it, and only its own pictures are pictures.
#include <QTextBlock>

#include "engine/board/position.h"
#include "tests/fuzz/fuzz_window.h"
#include "ui/game/note_document.h"
#include "ui/game/shown_document.h"

namespace {

/// Sees what a document asks for.
class SeenDocument : public ui::ShownDocument
{
public:
    using ui::ShownDocument::ShownDocument;

protected:
    QVariant loadResource(int type, const QUrl& name) override
    {
        const QVariant resource = ui::ShownDocument::loadResource(type, name);
        // With nothing to show, Qt would look for a file of that name.
        fuzz::require(!resource.isNull());
        return resource;
    }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzz::needApplication();
    static const engine::Position position =
        engine::Position::create(engine::catalogue::rules("english").value(), nullptr).value();
    SeenDocument document;
    QImage picture(2, 2, QImage::Format_RGB32);
    picture.fill(Qt::white);
    document.setPictures({{QStringLiteral("own.png"), picture}});
    const QString markdown = QString::fromUtf8(fuzz::bytesOf(data, size));
    const auto links =
        ui::renderNote(document, markdown, {QStringLiteral("soon.png")}, &position, 20, Qt::blue);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextCharFormat format = part.fragment().charFormat();
            if (format.isImageFormat()) {
                const QString name = format.toImageFormat().name();
                fuzz::require(name.startsWith(QStringLiteral("picture:")));
            }
            const auto link = ui::noteLinkIndex(format.anchorHref());
            fuzz::require(!link || *link < links.size() ||
                          markdown.contains(QStringLiteral("place:")));
        }
    }
    document.setTextWidth(300);  // lays it out, which asks for the pictures
    (void)document.size();
    return 0;
}
