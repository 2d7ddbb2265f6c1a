// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace ui {

/// A panel that is not to be seen at times: then a text stands in its place. It may be made when it
/// is first seen or asked for: what nobody opens costs nothing at the start. No QStackedWidget, as
/// that lays its first page out as soon as it has it, however long that isn't seen.
class CoveredPanel : public QWidget
{
    Q_OBJECT

public:
    using Make = std::function<QWidget*()>;

    explicit CoveredPanel(QWidget* content, QWidget* parent = nullptr);
    /// `make` is called once at most; the panel takes what it gives.
    explicit CoveredPanel(Make make, QWidget* parent = nullptr);

    void setCovered(bool covered, const QString& why);
    [[nodiscard]] bool isCovered() const { return m_covered; }
    /// Makes what is covered if that hasn't been done.
    void makeContent();
    /// What is covered; null until it is made.
    [[nodiscard]] const QWidget* content() const { return m_content; }

    /// Room for the content and for the text, whichever is seen.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The content is there, and with it the room that it needs.
    void made();

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// Tab comes to the content where it comes to this.
    void keepPlaceOfKeys();

    Make m_make;
    QWidget* m_content = nullptr;
    QLabel* m_why;
    QVBoxLayout* m_layout;
    bool m_covered = false;
};

}  // namespace ui
