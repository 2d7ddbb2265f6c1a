// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/output/picture_dialog.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QBuffer>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QPushButton>
#include <QSvgGenerator>
#include <QVBoxLayout>

#include "ui/moves/move_filter.h"

namespace ui {

using engine::ErrorCode;
using engine::failure;
using engine::Result;

namespace {

using namespace Qt::StringLiterals;

constexpr qreal kPixelsPerUnit = 0.5;  ///< of the smallest PNG: squares of 24 pixels
constexpr int kDialogMargin = 12;      ///< around a picture, in its units

/// The size that a picture has with some room around it.
QSizeF outerShape(const BoardPicture& picture)
{
    return pictureShape(picture) + QSizeF(2 * kDialogMargin, 2 * kDialogMargin);
}

void paintWithMargin(QPainter& painter, const QRectF& place, const BoardPicture& picture,
                     const Theme& theme)
{
    const qreal margin = kDialogMargin * place.width() / outerShape(picture).width();
    painter.fillRect(place, theme.palette.color(QPalette::Base));
    paintPicture(painter, place.adjusted(margin, margin, -margin, -margin), picture, theme);
}

}  // namespace

/// Draws what would be written, as large as there is room.
class PicturePreview : public QWidget
{
public:
    PicturePreview()
    {
        setObjectName(u"picturePreview"_s);
        setMinimumSize(360, 300);
    }
    void setRequest(PictureRequest request)
    {
        m_request = std::move(request);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const QSizeF shape = outerShape(m_request.picture);
        const QSizeF fitting = shape.scaled(QSizeF(size()), Qt::KeepAspectRatio);
        const QRectF place(
            QPointF((width() - fitting.width()) / 2, (height() - fitting.height()) / 2), fitting);
        paintWithMargin(painter, place, m_request.picture, *m_request.theme);
        painter.setPen(palette().color(QPalette::Mid));
        painter.drawRect(place.adjusted(0, 0, -1, -1));
    }

private:
    PictureRequest m_request;
};

QString endingOf(PictureForm form)
{
    switch (form) {
    case PictureForm::Png: return u".png"_s;
    case PictureForm::Svg: return u".svg"_s;
    case PictureForm::Pdf: return u".pdf"_s;
    }
    return {};
}

QImage imageOf(const PictureRequest& request)
{
    const QSize size = (outerShape(request.picture) * (kPixelsPerUnit * request.scale)).toSize();
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    paintWithMargin(painter, image.rect(), request.picture, *request.theme);
    return image;
}

Result<QByteArray> bytesOf(const PictureRequest& request)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QSizeF shape = outerShape(request.picture);
    switch (request.form) {
    case PictureForm::Png:
        if (!imageOf(request).save(&buffer, "PNG"))
            return failure(ErrorCode::OutOfRange, engine::say("the picture could not be made"));
        break;
    case PictureForm::Svg: {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(shape.toSize());
        generator.setViewBox(QRect({0, 0}, shape.toSize()));
        generator.setTitle(u"Tilewright"_s);
        QPainter painter(&generator);
        paintWithMargin(painter, QRectF({0, 0}, shape), request.picture, *request.theme);
        break;
    }
    case PictureForm::Pdf: {
        QPdfWriter writer(&buffer);
        writer.setCreator(u"Tilewright"_s);
        // A page that is the picture, for other documents.
        writer.setPageSize(QPageSize(shape * 0.6, QPageSize::Point));
        writer.setPageMargins({});
        QPainter painter(&writer);
        paintWithMargin(painter, QRectF(0, 0, writer.width(), writer.height()), request.picture,
                        *request.theme);
        break;
    }
    }
    buffer.close();
    return bytes;
}

PictureDialog::PictureDialog(BoardPicture all, QWidget* parent)
    : QDialog(parent),
      m_all(std::move(all)),
      m_form(new QComboBox),
      m_scale(new QComboBox),
      m_theme(new QComboBox),
      m_part(new QLineEdit),
      m_problem(new QLabel),
      m_overlay(new QCheckBox(tr("O&verlay"))),
      m_move(new QCheckBox(tr("&Move that is shown"))),
      m_rack(new QCheckBox(tr("&Rack"))),
      m_list(new QCheckBox(tr("&List of moves"))),
      m_preview(new PicturePreview)
{
    setObjectName(u"pictureDialog"_s);
    setWindowTitle(tr("Export Picture"));
    m_preview->setAccessibleName(tr("Preview"));
    m_form->setObjectName(u"pictureForm"_s);
    m_form->addItem(tr("Pixels (PNG)"), static_cast<int>(PictureForm::Png));
    m_form->addItem(tr("Drawing (SVG)"), static_cast<int>(PictureForm::Svg));
    m_form->addItem(tr("Page (PDF)"), static_cast<int>(PictureForm::Pdf));
    m_scale->setObjectName(u"pictureScale"_s);
    for (const int scale : {1, 2, 4}) m_scale->addItem(tr("×%1").arg(scale), scale);
    m_scale->setCurrentIndex(1);
    m_theme->setObjectName(u"pictureTheme"_s);
    m_theme->addItems(
        {tr("As the window"), tr("Light"), tr("Dark"), tr("High contrast"), tr("Print")});
    m_part->setObjectName(u"picturePart"_s);
    m_part->setPlaceholderText(tr("the whole board"));
    m_part->setToolTip(tr("Two opposite corners, such as E4-J9"));
    m_part->setClearButtonEnabled(true);
    if (!m_all.area.isNull())
        m_part->setText(MoveFilter::areaWord({m_all.area.top(), m_all.area.left(),
                                              m_all.area.bottom(), m_all.area.right()})
                            .section(u':', 1));
    m_problem->setObjectName(u"pictureProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_overlay->setObjectName(u"pictureOverlay"_s);
    m_move->setObjectName(u"pictureMove"_s);
    m_rack->setObjectName(u"pictureRack"_s);
    m_list->setObjectName(u"pictureList"_s);
    const auto offer = [](QCheckBox* box, bool there, bool wanted) {
        box->setEnabled(there);
        box->setChecked(there && wanted);
    };
    offer(m_overlay, !m_all.marks.empty() || !m_all.lanes.empty(), true);
    offer(m_move, m_all.ghost.has_value(), true);
    offer(m_rack, !m_all.rack.empty(), true);
    offer(m_list, !m_all.rows.isEmpty(), false);

    auto* form = new QFormLayout;
    form->addRow(tr("&Form:"), m_form);
    form->addRow(tr("&Size:"), m_scale);
    form->addRow(tr("&Theme:"), m_theme);
    form->addRow(tr("P&art:"), m_part);
    form->addRow(QString(), m_problem);
    form->addRow(tr("With:"), m_overlay);
    for (QCheckBox* box : {m_move, m_rack, m_list}) form->addRow(QString(), box);
    auto* middle = new QHBoxLayout;
    middle->addLayout(form);
    middle->addWidget(m_preview, 1);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    const auto addButton = [&](const QString& text, const QString& name, Purpose purpose) {
        QPushButton* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        m_finishers.append(button);
        button->setObjectName(name);
        connect(button, &QPushButton::clicked, this, [this, purpose] { finish(purpose); });
        return button;
    };
    QPushButton* save = addButton(tr("Save &As…"), u"pictureSave"_s, Purpose::Save);
    addButton(tr("&Copy"), u"pictureCopy"_s, Purpose::Copy);
    addButton(tr("&Print…"), u"picturePrint"_s, Purpose::Print);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(middle, 1);
    layout->addWidget(buttons);
    // Only now it knows its dialog.
    save->setDefault(true);

    for (QComboBox* box : {m_form, m_scale, m_theme})
        connect(box, &QComboBox::currentIndexChanged, this, &PictureDialog::follow);
    for (QCheckBox* box : {m_overlay, m_move, m_rack, m_list})
        connect(box, &QCheckBox::toggled, this, &PictureDialog::follow);
    connect(m_part, &QLineEdit::textChanged, this, &PictureDialog::readArea);
    readArea();
    resize(780, 520);
}

void PictureDialog::follow()
{
    m_scale->setEnabled(request().form == PictureForm::Png);
    m_preview->setRequest(request());
}

void PictureDialog::readArea()
{
    const QString text = m_part->text().simplified().remove(u' ');
    const auto area =
        text.isEmpty() ? std::nullopt : MoveFilter::parse(u"in:"_s + text, *m_all.position).area();
    m_area = area ? QRect(QPoint(area->column, area->row), QPoint(area->lastColumn, area->lastRow))
                  : QRect();
    m_problem->setText(tr("✕ Two corners are needed, such as E4-J9."));
    const bool wrong = !text.isEmpty() && !area;
    m_problem->setVisible(wrong);
    for (QPushButton* button : m_finishers) button->setEnabled(!wrong);
    follow();
}

void PictureDialog::finish(Purpose purpose)
{
    m_purpose = purpose;
    accept();
}

PictureRequest PictureDialog::request() const
{
    PictureRequest request;
    request.picture = m_all;
    request.picture.area = m_area;
    if (!m_overlay->isChecked()) {
        request.picture.marks.clear();
        request.picture.lanes.clear();
        request.picture.legend.clear();
    }
    if (!m_move->isChecked()) request.picture.ghost.reset();
    if (!m_rack->isChecked()) request.picture.rack.clear();
    if (!m_list->isChecked()) request.picture.rows.clear();
    request.form = static_cast<PictureForm>(m_form->currentData().toInt());
    request.scale = m_scale->currentData().toInt();
    const std::array themes{&Theme::current(), &Theme::day(), &Theme::night(),
                            &Theme::highContrast(), &Theme::print()};
    request.theme = themes[static_cast<std::size_t>(std::max(0, m_theme->currentIndex()))];
    return request;
}

QString PictureDialog::filter() const
{
    return u"%1 (*%2)"_s.arg(m_form->currentText().section(u" ("_s, 0, 0),
                             endingOf(request().form));
}

}  // namespace ui

#include "moc_picture_dialog.cpp"
