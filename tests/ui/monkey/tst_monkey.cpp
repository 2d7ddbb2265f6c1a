// SPDX-License-Identifier: GPL-3.0-or-later
// A monkey at the window: random keys, clicks, drags, commands, pasted texts and files, in dialogs
// too. Nothing may crash, hang or be called critical by Qt. It does the same for the same seed:
//   TILEWRIGHT_MONKEY_SEED=7 TILEWRIGHT_MONKEY_SECONDS=600 tests_ui_monkey tst_monkey
// With TILEWRIGHT_MONKEY_LOG each deed is written to standard error before it is done.
#include <cstdio>
#include <memory>
#include <string>
#include <utility>

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileDialog>
#include <QMenu>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/base/random.h"
#include "tests/support/random_leaves.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"
#include "tests/ui/ui_fixture.h"
#include "ui/window/main_window.h"
#include "ui/window/session.h"

using namespace Qt::StringLiterals;

namespace {

constexpr int kUsualDeeds = 400;
/// In one dialog, before it is sent away.
constexpr int kDialogDeeds = 12;
/// What it does in a turn of the dialogs' own loops.
constexpr int kDialogInterval = 5;

int numberFrom(const char* variable, int usual)
{
    bool known = false;
    const int number = qEnvironmentVariableIntValue(variable, &known);
    return known ? number : usual;
}

QtMessageHandler g_before = nullptr;
QStringList g_alarms;

/// Qt calls critical what is a defect of the program.
void hear(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    if (type == QtCriticalMsg || type == QtFatalMsg || text.startsWith("QObject::"_L1) ||
        text.startsWith("QPainter::"_L1) || text.contains("Ambiguous shortcut"_L1))
        g_alarms.push_back(text);
    g_before(type, context, text);
}

/// Web pages and folders aren't opened for a monkey.
class NoBrowser : public QObject
{
    Q_OBJECT

public:
    Q_INVOKABLE void open(const QUrl& url) { Q_UNUSED(url) }
};

class Monkey : public QObject
{
    Q_OBJECT

public:
    /// `games` is a folder with files that may be written over.
    Monkey(ui::MainWindow& window, ui::Session& session, QString games, std::uint64_t seed)
        : m_window(window), m_session(session), m_games(std::move(games)), m_random(seed)
    {
        qApp->installEventFilter(this);
        playInDialogs();
    }

    void act()
    {
        switch (pick(12)) {
        case 0:
        case 1:
        case 2: pressKey(focused()); break;
        case 3:
        case 4: click(anyWidget(m_window)); break;
        case 5: drag(anyWidget(m_window)); break;
        case 6: turnWheel(anyWidget(m_window)); break;
        case 7:
        case 8: trigger(); break;
        case 9: typeWord(focused()); break;
        case 10: bring(); break;
        default: resize(); break;
        }
        QApplication::processEvents(QEventLoop::AllEvents, 5);
        closePopups();
        if (pick(20) == 0) QTest::qWait(pick(60));
    }

    /// The window is not closed by chance; that comes at the end.
    bool eventFilter(QObject* object, QEvent* event) override
    {
        if (event->type() != QEvent::Close || object != &m_window || m_mayClose) return false;
        static_cast<QCloseEvent*>(event)->ignore();
        return true;
    }
    void end() { m_mayClose = true; }

private:
    int pick(int count) { return static_cast<int>(m_random.below(static_cast<unsigned>(count))); }

    void say(const QString& deed)
    {
        static const bool wanted = !qEnvironmentVariableIsEmpty("TILEWRIGHT_MONKEY_LOG");
        if (wanted) std::fprintf(stderr, "%d %s\n", m_deeds, qPrintable(deed));
        ++m_deeds;
    }
    static QString nameOf(const QWidget& widget)
    {
        return QLatin1StringView(widget.metaObject()->className()) + u' ' + widget.objectName();
    }

    QWidget* focused()
    {
        QWidget* focus = QApplication::focusWidget();
        return focus ? focus : &m_window;
    }
    QWidget* anyWidget(QWidget& parent)
    {
        QList<QWidget*> seen;
        for (QWidget* widget : parent.findChildren<QWidget*>())
            if (widget->isVisible() && widget->isEnabled() && !widget->size().isEmpty())
                seen.push_back(widget);
        return seen.isEmpty() ? &parent : seen[pick(static_cast<int>(seen.size()))];
    }
    QPoint placeIn(const QWidget& widget)
    {
        return {pick(std::max(1, widget.width())), pick(std::max(1, widget.height()))};
    }
    Qt::KeyboardModifiers modifiers()
    {
        constexpr Qt::KeyboardModifier kAll[]{Qt::NoModifier,      Qt::NoModifier,
                                              Qt::NoModifier,      Qt::ShiftModifier,
                                              Qt::ControlModifier, Qt::AltModifier};
        return kAll[pick(6)];
    }

    void pressKey(QWidget* target)
    {
        constexpr Qt::Key kKeys[]{Qt::Key_Left,  Qt::Key_Right,     Qt::Key_Up,      Qt::Key_Down,
                                  Qt::Key_Tab,   Qt::Key_Backtab,   Qt::Key_Return,  Qt::Key_Escape,
                                  Qt::Key_Space, Qt::Key_Backspace, Qt::Key_Delete,  Qt::Key_Home,
                                  Qt::Key_End,   Qt::Key_PageUp,    Qt::Key_PageDown};
        const int letter = pick(26 + 10);
        const bool special = pick(2) == 0;
        const Qt::Key key = special       ? kKeys[pick(15)]
                            : letter < 26 ? static_cast<Qt::Key>(Qt::Key_A + letter)
                                          : static_cast<Qt::Key>(Qt::Key_0 + letter - 26);
        const Qt::KeyboardModifiers with = modifiers();
        say(u"key %1 with %2 in %3"_s.arg(static_cast<int>(key))
                .arg(with.toInt())
                .arg(nameOf(*target)));
        // What runs while it is pressed may take it away: a menu, a dialog.
        const QPointer<QWidget> alive(target);
        QTest::keyPress(target, key, with);
        if (alive) QTest::keyRelease(target, key, with);
    }
    void typeWord(QWidget* target)
    {
        static const QStringList kTexts{
            u"cat"_s, u"SEAt"_s, u"8H QUIZ"_s, u"aei?rst"_s,        u">30 -q"_s, u"lane:8"_s,
            u"12"_s,  u"-5"_s,   u"exch AE"_s, u"\u00e4\u4e2d%1"_s, u"[CH]"_s,   u"/a.*/"_s};
        const QString text = kTexts[pick(static_cast<int>(kTexts.size()))];
        say(u"type %1 in %2"_s.arg(text, nameOf(*target)));
        for (const QChar character : text) {
            QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(character));
            QCoreApplication::sendEvent(QApplication::focusWidget() ? focused() : target, &press);
        }
    }
    void click(QWidget* target)
    {
        constexpr Qt::MouseButton kButtons[]{Qt::LeftButton, Qt::LeftButton, Qt::LeftButton,
                                             Qt::RightButton, Qt::MiddleButton};
        const Qt::MouseButton button = kButtons[pick(5)];
        const QPoint place = placeIn(*target);
        const Qt::KeyboardModifiers with = modifiers();
        say(u"click %1 at %2,%3 in %4"_s.arg(static_cast<int>(button))
                .arg(place.x())
                .arg(place.y())
                .arg(nameOf(*target)));
        const bool isDouble = pick(5) == 0;
        const QPointer<QWidget> alive(target);
        QTest::mousePress(target, button, with, place);
        if (alive) QTest::mouseRelease(target, button, with, place);
        if (!isDouble || !alive) return;
        QMouseEvent again(QEvent::MouseButtonDblClick, place, target->mapToGlobal(QPointF(place)),
                          button, button, with);
        QCoreApplication::sendEvent(target, &again);
        if (alive) QTest::mouseRelease(target, button, with, place);
    }
    void drag(QWidget* target)
    {
        const QPoint from = placeIn(*target);
        const QPoint to = placeIn(*target);
        say(u"drag in %1"_s.arg(nameOf(*target)));
        const QPointer<QWidget> alive(target);
        const Qt::KeyboardModifiers with = modifiers();
        QTest::mousePress(target, Qt::LeftButton, with, from);
        for (int step = 1; step <= 3 && alive; ++step) {
            const QPoint at = from + (to - from) * step / 3;
            QMouseEvent move(QEvent::MouseMove, at, target->mapToGlobal(QPointF(at)), Qt::NoButton,
                             Qt::LeftButton, with);
            QCoreApplication::sendEvent(target, &move);
        }
        if (alive) QTest::mouseRelease(target, Qt::LeftButton, with, to);
    }
    void turnWheel(QWidget* target)
    {
        const QPointF place(placeIn(*target));
        const int by = pick(2) == 0 ? 120 : -120;
        say(u"wheel %1 in %2"_s.arg(by).arg(nameOf(*target)));
        QWheelEvent event(place, target->mapToGlobal(place), {}, {0, by}, Qt::NoButton, modifiers(),
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(target, &event);
    }
    void trigger()
    {
        const QList<QAction*> all = m_window.findChildren<QAction*>();
        if (all.isEmpty()) return;
        QAction* action = all[pick(static_cast<int>(all.size()))];
        if (!action->isEnabled()) return;
        say(u"command "_s + action->objectName() + u' ' + action->text());
        action->trigger();
    }
    /// Texts and files come from everywhere.
    void bring()
    {
        static const QStringList kTexts{
            u"15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15 AEST/QUIZ 10/20 0"_s,
            u"#player1 a A\n#player2 b B\n>a: AEIQUZT 8G QUIZ +64 64\n>b: ABCDEFG -ABC +0 0\n"_s,
            u"#player1 a A\n>a: ? 8G ZZZZZZ +1 9\n>x:: nonsense\n"_s,
            u"{\"tilewright\": 1}"_s,
            u"not a position"_s,
            QString(5000, u'x')};
        const QString text = kTexts[pick(static_cast<int>(kTexts.size()))];
        if (pick(2) == 0) {
            say(u"paste "_s + text.left(30));
            QApplication::clipboard()->setText(text);
            QTest::keyClick(focused(), Qt::Key_V, Qt::ControlModifier);
            return;
        }
        const QDir games(m_games);
        const QStringList names = games.entryList(QDir::Files, QDir::Name);
        const QString path = games.filePath(names[pick(static_cast<int>(names.size()))]);
        say(u"open "_s + path);
        m_session.loader().openFiles({path});
    }
    void resize()
    {
        const QSize size(700 + pick(900), 480 + pick(500));
        say(u"resize %1x%2"_s.arg(size.width()).arg(size.height()));
        m_window.resize(size);
    }
    static void closePopups()
    {
        for (int i = 0; i < 5 && QApplication::activePopupWidget(); ++i)
            QApplication::activePopupWidget()->close();
    }

    /// Dialogs run loops of their own, in which only this comes to act; a dialog may open another
    /// one, so that a timer that waits for this to return would never come again.
    void playInDialogs()
    {
        if (m_mayClose) return;
        QTimer::singleShot(kDialogInterval, this, &Monkey::playInDialogs);
        QWidget* modal = QApplication::activeModalWidget();
        if (!modal) {
            m_dialog = nullptr;
            closePopups();
            return;
        }
        if (modal != m_dialog) {
            m_dialog = modal;
            m_inDialog = 0;
        }
        ++m_inDialog;
        auto* dialog = qobject_cast<QDialog*>(modal);
        // No file is chosen by chance: it could be anybody's.
        if (qobject_cast<QFileDialog*>(modal) || m_inDialog > kDialogDeeds) {
            say(u"send away "_s + nameOf(*modal));
            if (dialog) dialog->reject();
            else modal->close();
            return;
        }
        switch (pick(4)) {
        case 0: pressKey(focused()); break;
        case 1: typeWord(focused()); break;
        default: click(anyWidget(*modal)); break;
        }
    }

    ui::MainWindow& m_window;
    ui::Session& m_session;
    QString m_games;
    engine::Random m_random;
    QPointer<QWidget> m_dialog;
    int m_inDialog = 0;
    int m_deeds = 0;
    bool m_mayClose = false;
};

}  // namespace

class TestMonkey : public QObject
{
    Q_OBJECT

private slots:
    void nothingBreaks_data();
    void nothingBreaks();
};

void TestMonkey::nothingBreaks_data()
{
    QTest::addColumn<int>("seed");
    const int wanted = numberFrom("TILEWRIGHT_MONKEY_SEED", 0);
    if (wanted > 0) {
        QTest::newRow(qPrintable(QString::number(wanted))) << wanted;
        return;
    }
    for (int seed = 1; seed <= 3; ++seed) QTest::newRow(qPrintable(QString::number(seed))) << seed;
}

void TestMonkey::nothingBreaks()
{
    QFETCH(int, seed);
    const QTemporaryDir folder;
    // What is written without a dialog stays in here, what is saved too.
    const QString before = QDir::currentPath();
    QDir::setCurrent(folder.path());
    const QString games = folder.filePath(u"games"_s);
    QVERIFY(QDir().mkdir(games));
    const QDir data(QStringLiteral(TILEWRIGHT_TEST_DATA) + u"/gcg"_s);
    const QStringList names = data.entryList({u"*.gcg"_s}, QDir::Files);
    for (const QString& name : names)
        QVERIFY(QFile::copy(data.filePath(name), games + u'/' + name));
    NoBrowser noBrowser;
    for (const QString& scheme : {u"http"_s, u"https"_s, u"file"_s})
        QDesktopServices::setUrlHandler(scheme, &noBrowser, "open");
    g_alarms.clear();
    g_before = qInstallMessageHandler(hear);

    const auto rules = tests::rulesOf("english");
    const auto lexicon = tests::lexiconOf(*rules, tests::smallEnglish(rules->alphabet).value());
    auto position = engine::Position::create(rules, lexicon).value();
    tests::lay(position, 7, 4, engine::Direction::Across, "TABLES");
    position.setRack(position.onTurn(), tests::rackOf(rules->alphabet, "AEINRT?"));
    {
        ui::Session session(std::make_shared<engine::Position>(position), engine::rankMoves,
                            folder.filePath(u"settings.ini"_s));
        ui::MainWindow window(session);
        window.restoreLayout();
        window.resize(1366, 740);
        window.show();
        Monkey monkey(window, session, games, static_cast<std::uint64_t>(seed));
        const int seconds = numberFrom("TILEWRIGHT_MONKEY_SECONDS", 0);
        QElapsedTimer clock;
        clock.start();
        for (int deed = 0; seconds > 0 ? clock.elapsed() < seconds * 1000 : deed < kUsualDeeds;
             ++deed) {
            monkey.act();
            QVERIFY(window.isVisible());
        }
        monkey.end();
    }
    qInstallMessageHandler(g_before);
    QDir::setCurrent(before);
    QVERIFY2(g_alarms.isEmpty(), qPrintable(g_alarms.join(u'\n')));
}

namespace {

/// Nothing of the user's own is read or written: this comes before the application.
class HomeOfItsOwn
{
public:
    HomeOfItsOwn()
    {
        for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            qputenv(name, m_home.path().toLocal8Bit());
    }

private:
    QTemporaryDir m_home;
};

class MonkeyApplication : private HomeOfItsOwn, public QApplication
{
public:
    MonkeyApplication(int& argc, char** argv) : QApplication(argc, argv) {}
};

}  // namespace

TEST_CLASS(TestMonkey, MonkeyApplication)
#include "tst_monkey.moc"
