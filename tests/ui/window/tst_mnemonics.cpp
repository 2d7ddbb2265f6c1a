// SPDX-License-Identifier: GPL-3.0-or-later
// Alt and a letter of a menu open that menu: what is in the window keeps clear of them, in all
// languages.
#include <map>

#include <QAbstractButton>
#include <QGroupBox>
#include <QLabel>
#include <QMenuBar>
#include <QTabBar>
#include <QTranslator>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/accessible_names.h"
#include "tests/ui/window/window_stage.h"
#include "ui/language/language.h"

using namespace Qt::StringLiterals;

namespace {

/// Speaks a language as long as it lives.
class Spoken
{
public:
    explicit Spoken(const QString& id) { ui::speak(id); }
    ~Spoken()
    {
        qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
        QLocale::setDefault(QLocale::system());
    }
    Q_DISABLE_COPY_MOVE(Spoken)
};

/// The letter after "&"; nothing without one.
QString mnemonicOf(const QString& text)
{
    return QKeySequence::mnemonic(text).toString();
}

/// What has a mnemonic of its own in the window, beside its menus.
QStringList textsIn(const QWidget& window)
{
    QStringList texts;
    // What pops up has letters of its own.
    const auto isIn = [&window](const QWidget* widget) { return widget->window() == &window; };
    for (const QTabBar* tabs : window.findChildren<QTabBar*>())
        for (int i = 0; isIn(tabs) && i < tabs->count(); ++i) texts.append(tabs->tabText(i));
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>())
        if (isIn(button)) texts.append(button->text());
    for (const QLabel* label : window.findChildren<QLabel*>())
        if (isIn(label) && label->buddy() != nullptr) texts.append(label->text());
    for (const QGroupBox* box : window.findChildren<QGroupBox*>())
        if (isIn(box)) texts.append(box->title());
    return texts;
}

}  // namespace

class TestMnemonics : public QObject
{
    Q_OBJECT

private slots:
    void nothingClashes_data()
    {
        QTest::addColumn<QString>("id");
        for (const ui::Language& language : ui::languages())
            QTest::newRow(qPrintable(language.id)) << language.id;
    }

    void nothingClashes()
    {
        QFETCH(const QString, id);
        const Spoken spoken(id);
        const fixture::WindowStage stage;
        fixture::makeLatePanels(*stage.window);
        std::map<QString, QString> menus;
        QStringList clashes;
        for (const QAction* action : stage.window->menuBar()->actions()) {
            const auto [other, isNew] = menus.emplace(mnemonicOf(action->text()), action->text());
            if (!isNew) clashes.append(u"%1 / %2"_s.arg(other->second, action->text()));
        }
        QVERIFY(menus.size() > 5);
        const QStringList texts = textsIn(*stage.window);
        QVERIFY(texts.size() > 20);
        for (const QString& text : texts) {
            const auto found = menus.find(mnemonicOf(text));
            if (found != menus.end() && !found->first.isEmpty())
                clashes.append(u"menu %1 / %2"_s.arg(found->second, text));
        }
        QVERIFY2(clashes.isEmpty(), qPrintable(u'\n' + clashes.join(u'\n')));
    }
};

TEST_CLASS(TestMnemonics, QApplication)
#include "tst_mnemonics.moc"
