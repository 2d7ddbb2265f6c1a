// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of commands are not keys of the boxes that have the focus.
#include <initializer_list>

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QSlider>
#include <QSpinBox>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/theme/theme_style.h"

using namespace Qt::StringLiterals;

class TestBoxKeys : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new ui::ThemeStyle); }

    void choicesStayAsTheyAre()
    {
        QComboBox box;
        box.addItems({u"Left"_s, u"Middle"_s, u"Right"_s});
        box.setCurrentIndex(1);
        box.show();
        for (const Qt::KeyboardModifier held :
             {Qt::ControlModifier, Qt::AltModifier, Qt::MetaModifier}) {
            for (const int key : {Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End})
                QTest::keyClick(&box, static_cast<Qt::Key>(key), held);
            QTest::keyClick(&box, 'r', held);
        }
        QCOMPARE(box.currentIndex(), 1);
        // Its own keys are.
        QTest::keyClick(&box, Qt::Key_PageDown);
        QVERIFY(box.currentIndex() != 1);
        QTest::keyClick(&box, 'm');
        QCOMPARE(box.currentIndex(), 1);
        QTest::keyClick(&box, Qt::Key_Down, Qt::AltModifier);
        QTRY_VERIFY(box.view()->isVisible());
        box.hidePopup();
    }

    void numbersStayAsTheyAre()
    {
        QSpinBox number;
        QDoubleSpinBox fraction;
        QSlider slider;
        number.setValue(50);
        fraction.setValue(50);
        slider.setValue(50);
        for (QWidget* each : std::initializer_list<QWidget*>{&number, &fraction, &slider}) {
            each->show();
            for (const int key : {Qt::Key_PageUp, Qt::Key_PageUp, Qt::Key_Up})
                QTest::keyClick(each, static_cast<Qt::Key>(key), Qt::ControlModifier);
        }
        QCOMPARE(number.value(), 50);
        QCOMPARE(fraction.value(), 50.0);
        QCOMPARE(slider.value(), 50);
        for (QWidget* each : std::initializer_list<QWidget*>{&number, &fraction, &slider})
            QTest::keyClick(each, Qt::Key_Up);
        QCOMPARE(number.value(), 51);
        QCOMPARE(fraction.value(), 51.0);
        QCOMPARE(slider.value(), 51);
        // Letters with modifiers edit.
        number.selectAll();
        QTest::keyClick(&number, Qt::Key_X, Qt::ControlModifier);
        QVERIFY(number.text().isEmpty());
    }
};

TEST_CLASS(TestBoxKeys, QApplication)
#include "tst_box_keys.moc"
