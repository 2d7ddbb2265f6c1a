// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of positions as they are exported.
#include <QImage>
#include <QPainter>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/board/board_image.h"
#include "ui/theme/theme.h"

using namespace Qt::StringLiterals;

namespace {

/// How much is drawn at the place, in whole black pixels.
double inkAt(const QImage& image, const QRect& place)
{
    double ink = 0;
    for (int y = place.top(); y <= place.bottom(); ++y)
        for (int x = place.left(); x <= place.right(); ++x)
            ink += 1 - qGray(image.pixel(x, y)) / 255.0;
    return ink;
}

QImage painted(const ui::BoardPicture& picture)
{
    const QSize size = ui::pictureShape(picture).toSize();
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    ui::paintPicture(painter, QRectF(QPointF(), size), picture, ui::Theme::current());
    return image;
}

}  // namespace

class TestBoardImage : public QObject
{
    Q_OBJECT

private slots:
    /// Only headings are bold, not all that is read beside and below the board.
    void textIsNotBold()
    {
        ui::BoardPicture picture;
        picture.position = fixture::catPosition();
        const QString words = u"MINIMUM minimum"_s;
        picture.headings = {words};
        picture.rows = {{words}};
        const QImage image = painted(picture);
        ui::BoardPicture bare;
        bare.position = picture.position;
        const int left = static_cast<int>(ui::pictureShape(bare).width());
        // The first row of ink is the heading, the next one the row.
        const auto inkOfLine = [&](int y) {
            return inkAt(image, {left, y, image.width() - left, 1});
        };
        QList<double> lines;
        bool wasInk = false;
        for (int y = 0; y < image.height(); ++y) {
            const double ink = inkOfLine(y);
            // The line between them is nearly as wide as the list.
            const bool isText = ink > 0.5 && ink < 0.8 * (image.width() - left);
            if (isText && !wasInk) lines.append(0);
            if (isText) lines.back() += ink;
            wasInk = isText;
        }
        QVERIFY(lines.size() >= 2);
        QVERIFY2(lines.first() > 1.15 * lines[1],
                 qPrintable(u"%1 and %2"_s.arg(lines.first()).arg(lines[1])));
    }
};

TEST_CLASS(TestBoardImage, QApplication)
#include "tst_board_image.moc"
