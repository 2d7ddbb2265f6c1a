// SPDX-License-Identifier: GPL-3.0-or-later
// Texts from files stay texts wherever the window shows them: labels, message boxes, tooltips.
#include <QApplication>
#include <QImage>
#include <QLabel>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QToolTip>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/theme/theme.h"
#include "ui/theme/theme_style.h"

using namespace Qt::StringLiterals;

class TestPlainText : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void labels();
    void richLabelsSaySo();
    void messageBoxes();
    void toolTips();

private:
    [[nodiscard]] QString hostile() const
    {
        return u"<b>Anna</b><img src='%1' width='400' height='300'>"_s.arg(m_picture);
    }

    QTemporaryDir m_folder;
    QString m_picture;
};

void TestPlainText::initTestCase()
{
    QApplication::setStyle(new ui::ThemeStyle);
    m_picture = m_folder.filePath(u"a.png"_s);
    QImage image(400, 300, QImage::Format_RGB32);
    image.fill(Qt::red);
    QVERIFY(image.save(m_picture));
}

void TestPlainText::labels()
{
    QWidget window;
    auto* before = new QLabel(hostile(), &window);
    auto* after = new QLabel(&window);
    window.show();
    after->setText(hostile());
    for (const QLabel* label : {before, after}) {
        QCOMPARE(label->textFormat(), Qt::PlainText);
        // One line, as wide as what is written.
        QVERIFY(label->sizeHint().height() < 100);
        QVERIFY(label->sizeHint().width() >= label->fontMetrics().horizontalAdvance(hostile()));
    }
}

void TestPlainText::richLabelsSaySo()
{
    QLabel label;
    label.setTextFormat(Qt::RichText);
    label.setText(u"<b>own</b>"_s);
    label.show();
    QCOMPARE(label.textFormat(), Qt::RichText);
}

void TestPlainText::messageBoxes()
{
    QMessageBox box(QMessageBox::Warning, hostile(), hostile(), QMessageBox::Ok);
    box.setInformativeText(hostile());
    box.show();
    int seen = 0;
    for (const QLabel* label : box.findChildren<QLabel*>()) {
        if (label->text() != hostile()) continue;
        ++seen;
        QCOMPARE(label->textFormat(), Qt::PlainText);
    }
    QCOMPARE(seen, 2);
}

void TestPlainText::toolTips()
{
    QWidget window;
    window.show();
    QToolTip::showText(window.mapToGlobal(QPoint(1, 1)), hostile(), &window);
    const auto tip = []() -> const QLabel* {
        for (const QWidget* widget : QApplication::topLevelWidgets())
            if (widget->inherits("QTipLabel")) return qobject_cast<const QLabel*>(widget);
        return nullptr;
    };
    QTRY_VERIFY(tip() != nullptr);
    QCOMPARE(tip()->text(), hostile());
    QCOMPARE(tip()->textFormat(), Qt::PlainText);
    QToolTip::hideText();
}

TEST_CLASS(TestPlainText, QApplication)
#include "tst_plain_text.moc"
