// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDialog>
#include <QList>

#include "engine/base/result.h"
#include "ui/board/board_image.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

enum class PictureForm { Png, Svg, Pdf };

/// A picture of a position that is to be made.
struct PictureRequest
{
    BoardPicture picture;
    PictureForm form = PictureForm::Png;
    int scale = 2;  ///< of a PNG, squares of 24 pixels each
    const Theme* theme = &Theme::day();
};

/// Name of the form's files, with the dot.
[[nodiscard]] QString endingOf(PictureForm form);
/// The same as pixels.
[[nodiscard]] QImage imageOf(const PictureRequest& request);
/// The file's content; for a worker thread.
[[nodiscard]] engine::Result<QByteArray> bytesOf(const PictureRequest& request);

class PicturePreview;

/// Asks what of a position a picture is made of, and in which form. Shows it meanwhile.
class PictureDialog : public QDialog
{
    Q_OBJECT

public:
    /// `all` has everything that can be shown; what it lacks can't be chosen.
    explicit PictureDialog(BoardPicture all, QWidget* parent = nullptr);

    [[nodiscard]] PictureRequest request() const;
    /// For a file dialog.
    [[nodiscard]] QString filter() const;

    /// What is to be done with the request after the dialog was accepted.
    enum class Purpose { Save, Copy, Print };
    [[nodiscard]] Purpose purpose() const { return m_purpose; }

private:
    void follow();
    void readArea();
    void finish(Purpose purpose);

    BoardPicture m_all;
    Purpose m_purpose = Purpose::Save;
    QComboBox* m_form;
    QComboBox* m_scale;
    QComboBox* m_theme;
    QLineEdit* m_part;
    QLabel* m_problem;
    QList<QPushButton*> m_finishers;  ///< what the picture is made for
    QRect m_area;                     ///< null = the whole board
    QCheckBox* m_overlay;
    QCheckBox* m_move;
    QCheckBox* m_rack;
    QCheckBox* m_list;
    PicturePreview* m_preview;
};

}  // namespace ui
