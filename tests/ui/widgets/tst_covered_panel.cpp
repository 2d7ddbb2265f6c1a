// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QWidget>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/widgets/covered_panel.h"

class TestCoveredPanel : public QObject
{
    Q_OBJECT

private slots:
    void tabComesToWhatIsMadeLateWhereItLies()
    {
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        QLineEdit before;
        QLineEdit behind;
        QLineEdit first;
        QSpinBox second;
        int made = 0;
        auto* panel = new ui::CoveredPanel([&] {
            ++made;
            auto* content = new QWidget;
            auto* column = new QVBoxLayout(content);
            column->addWidget(&first);
            column->addWidget(&second);
            return content;
        });
        layout->addWidget(&before);
        layout->addWidget(panel);
        layout->addWidget(&behind);
        panel->hide();
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QCOMPARE(made, 0);
        panel->show();
        QCOMPARE(made, 1);
        before.setFocus();
        for (const QWidget* next : {static_cast<QWidget*>(&first), static_cast<QWidget*>(&second),
                                    static_cast<QWidget*>(&behind)}) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget(), next);
        }
        QTest::keyClick(&behind, Qt::Key_Backtab);
        QCOMPARE(QApplication::focusWidget(), &second);
    }
};

TEST_CLASS(TestCoveredPanel, QApplication)
#include "tst_covered_panel.moc"
