// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QStyle>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/theme/colour_vision.h"
#include "ui/theme/contrast.h"
#include "ui/theme/theme.h"
#include "ui/theme/theme_file.h"
#include "ui/theme/theme_notifier.h"

using ui::Theme;
using ui::ThemeKind;

using namespace Qt::StringLiterals;

namespace {

void themeRows()
{
    QTest::addColumn<ThemeKind>("kind");
    QTest::newRow("light") << ThemeKind::Light;
    QTest::newRow("dark") << ThemeKind::Dark;
    QTest::newRow("high contrast") << ThemeKind::HighContrast;
    QTest::newRow("print") << ThemeKind::Print;
}

const Theme& themeOf(ThemeKind kind)
{
    switch (kind) {
    case ThemeKind::Dark: return Theme::night();
    case ThemeKind::HighContrast: return Theme::highContrast();
    case ThemeKind::Print: return Theme::print();
    default: return Theme::day();
    }
}

ui::Look lookOf(ThemeKind kind, int textPercent = 100)
{
    ui::Look look;
    look.kind = kind;
    look.textPercent = textPercent;
    return look;
}

}  // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { Theme::apply(lookOf(ThemeKind::Light)); }
    /// The tiles' font, which comes with the program and is bold, takes the place of no other: the
    /// system's has the name that it has without it.
    void textsAreNotBold()
    {
        Theme::apply(lookOf(ThemeKind::Dark));
        const QFont font = QApplication::font();
        static_cast<void>(QFontInfo(Theme::tileFont(20)).family());
        QCOMPARE(QFontInfo(font).family(), font.families().first());
        QVERIFY2(QFontInfo(font).weight() < QFont::DemiBold, qPrintable(QFontInfo(font).family()));
    }
    void differenceFormula_data();
    void differenceFormula();
    void allRolesAreSet_data() { themeRows(); }
    void allRolesAreSet();
    void textCanBeRead_data() { themeRows(); }
    void textCanBeRead();
    void premiumsCanBeToldApart_data() { themeRows(); }
    void premiumsCanBeToldApart();
    void scalesAscend_data() { themeRows(); }
    void scalesAscend();
    void applyChangesEverything();
    void systemFollowsTheDesktop();
    void tileFontIsBundled();
    void checkedToolButtonIsFilled_data() { themeRows(); }
    void checkedToolButtonIsFilled();
    void buttonsWithAMenuHaveAnArrow();
    void textSizeIsApartFromTheBoard();
    void reducedMotionStopsAnimations();
    void filesGiveThemes();
    void wrongFilesAreRefused_data();
    void wrongFilesAreRefused();
    void focusIsSeen_data() { themeRows(); }
    void focusIsSeen();
};

void TestTheme::differenceFormula_data()
{
    QTest::addColumn<double>("l1");
    QTest::addColumn<double>("a1");
    QTest::addColumn<double>("b1");
    QTest::addColumn<double>("l2");
    QTest::addColumn<double>("a2");
    QTest::addColumn<double>("b2");
    QTest::addColumn<double>("expected");
    // From the data that Sharma, Wu and Dalal publish with their paper.
    QTest::newRow("1") << 50.0 << 2.6772 << -79.7751 << 50.0 << 0.0 << -82.7485 << 2.0425;
    QTest::newRow("7") << 50.0 << 0.0 << 0.0 << 50.0 << -1.0 << 2.0 << 2.3669;
    QTest::newRow("17") << 50.0 << 2.5 << 0.0 << 73.0 << 25.0 << -18.0 << 27.1492;
    QTest::newRow("25") << 60.2574 << -34.0099 << 36.2677 << 60.4626 << -34.1751 << 39.4387
                        << 1.2644;
    QTest::newRow("34") << 2.0776 << 0.0795 << -1.1350 << 0.9033 << -0.0636 << -0.5514 << 0.9082;
}

void TestTheme::differenceFormula()
{
    QFETCH(double, l1);
    QFETCH(double, a1);
    QFETCH(double, b1);
    QFETCH(double, l2);
    QFETCH(double, a2);
    QFETCH(double, b2);
    QFETCH(double, expected);
    const double difference = tests::ciede2000({l1, a1, b1}, {l2, a2, b2});
    QVERIFY2(std::abs(difference - expected) < 1e-4, qPrintable(QString::number(difference)));
}

void TestTheme::allRolesAreSet()
{
    QFETCH(ThemeKind, kind);
    const QPalette palette = themeOf(kind).palette;
    for (int group = 0; group < QPalette::NColorGroups; ++group)
        for (int role = 0; role < QPalette::NColorRoles; ++role)
            QVERIFY2(palette.isBrushSet(static_cast<QPalette::ColorGroup>(group),
                                        static_cast<QPalette::ColorRole>(role)),
                     qPrintable(u"group %1 role %2"_s.arg(group).arg(role)));
    QCOMPARE(ui::luminance(palette.color(QPalette::Window)) < 0.2, themeOf(kind).dark);
}

void TestTheme::textCanBeRead()
{
    QFETCH(ThemeKind, kind);
    const Theme& theme = themeOf(kind);
    const QStringList weak = ui::weakContrasts(theme);
    QVERIFY2(weak.isEmpty(), qPrintable(weak.join(u"; ")));
    // Whoever chooses high contrast wants more.
    if (kind == ThemeKind::HighContrast) {
        QVERIFY(ui::contrast(theme.palette.color(QPalette::Text),
                             theme.palette.color(QPalette::Base)) >= 15);
        QVERIFY(ui::contrast(theme.lastMove, theme.tile) >= 3.0);
        QVERIFY(ui::contrast(theme.lastMove, theme.tileEdge) >= 3.0);
    }
    QVERIFY(ui::contrast(theme.cursor, theme.square) >= 3.0);
    QVERIFY(ui::contrast(theme.lastMove, theme.square) >= 3.0);
    QVERIFY(ui::contrast(theme.invalid, theme.square) >= 3.0);
    const auto disabled = theme.palette.color(QPalette::Disabled, QPalette::Text);
    QVERIFY(disabled != theme.palette.color(QPalette::Active, QPalette::Text));
    QVERIFY(ui::contrast(disabled, theme.palette.color(QPalette::Base)) >= 2.5);
}

void TestTheme::premiumsCanBeToldApart()
{
    QFETCH(ThemeKind, kind);
    const Theme& theme = themeOf(kind);
    if (kind == ThemeKind::Print) {
        // Greys are told apart by how dark they are; words and letters by their patterns.
        QVERIFY(theme.patterns);
        for (std::size_t i = 0; i < 3; ++i) {
            const QColor lighter = i == 0 ? theme.square : theme.letterPremium[i - 1];
            QVERIFY(tests::worstDifference(lighter, theme.letterPremium[i]) >= 7.0);
            QVERIFY(tests::worstDifference(lighter, theme.wordPremium[i]) >= 7.0);
        }
        return;
    }
    QList<QPair<QString, QColor>> colors{{u"plain"_s, theme.square}, {u"tile"_s, theme.tile}};
    for (int factor = 2; factor <= 4; ++factor) {
        const auto times = static_cast<std::uint8_t>(factor);
        colors.append({u"%1W"_s.arg(factor), theme.premiumColor({1, times})});
        colors.append({u"%1L"_s.arg(factor), theme.premiumColor({times, 1})});
    }
    for (int i = 0; i < colors.size(); ++i) {
        for (int j = 0; j < i; ++j) {
            const double difference = tests::worstDifference(colors[i].second, colors[j].second);
            QVERIFY2(difference >= 7.0,
                     qPrintable(u"%1/%2: %3"_s.arg(colors[i].first, colors[j].first,
                                                   QString::number(difference))));
        }
    }
}

void TestTheme::scalesAscend()
{
    QFETCH(ThemeKind, kind);
    const Theme& theme = themeOf(kind);
    for (std::size_t step = 1; step < theme.heat.size(); ++step) {
        QVERIFY(ui::luminance(theme.heat[step]) < ui::luminance(theme.heat[step - 1]));
        QVERIFY(tests::worstDifference(theme.heat[step], theme.heat[step - 1]) >= 7.0);
    }
    for (std::size_t step = 1; step < theme.signedScale.size(); ++step)
        QVERIFY(tests::worstDifference(theme.signedScale[step], theme.signedScale[step - 1]) >=
                7.0);
    for (std::size_t i = 0; i < theme.candidate.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(tests::worstDifference(theme.candidate[i], theme.candidate[j]) >= 7.0);
}

void TestTheme::applyChangesEverything()
{
    Theme::apply(ThemeKind::Light);
    QSignalSpy spy(&ui::ThemeNotifier::instance(), &ui::ThemeNotifier::changed);
    Theme::apply(ThemeKind::Light);
    QCOMPARE(spy.count(), 0);
    Theme::apply(ThemeKind::Dark);
    QCOMPARE(spy.count(), 1);
    QVERIFY(Theme::current().dark);
    QCOMPARE(Theme::currentLook().kind, ThemeKind::Dark);
    QCOMPARE(QApplication::palette().color(QPalette::Window),
             Theme::night().palette.color(QPalette::Window));
    QWidget widget;
    QCOMPARE(widget.palette().color(QPalette::PlaceholderText),
             Theme::night().palette.color(QPalette::PlaceholderText));
}

void TestTheme::systemFollowsTheDesktop()
{
    // Without a desktop, Qt's own palette is light, whatever was applied before.
    Theme::apply(ThemeKind::Dark);
    Theme::apply(ThemeKind::System);
    QCOMPARE(Theme::currentLook().kind, ThemeKind::System);
    QVERIFY(!Theme::current().dark);
    QWidget widget;
    QEvent event(QEvent::ThemeChange);
    QCoreApplication::sendEvent(&widget, &event);
    QCoreApplication::processEvents();
    QVERIFY(!Theme::current().dark);
    QCOMPARE(QApplication::palette().color(QPalette::Window),
             Theme::day().palette.color(QPalette::Window));
}

void TestTheme::tileFontIsBundled()
{
    const QFont font = Theme::tileFont(24);
    const QFontInfo info(font);
    QCOMPARE(info.family(), u"Noto Sans"_s);
    QVERIFY(info.bold());
    QCOMPARE(font.pixelSize(), 24);
    QCOMPARE(Theme::tileFont(0.1).pixelSize(), 1);
    const QFontMetrics metrics(font);
    for (const QChar letter : u"A\u00d1\u0141\u0160\u00b7\u0416\u0429\u03a9\u0394"_s)
        QVERIFY2(metrics.inFont(letter), qPrintable(QString(letter)));
}

void TestTheme::checkedToolButtonIsFilled()
{
    QFETCH(ThemeKind, kind);
    Theme::apply(kind);
    QToolButton button;
    button.setCheckable(true);
    button.setAutoRaise(true);
    button.resize(40, 30);
    const QColor before = button.grab().toImage().pixelColor(20, 5);
    button.setChecked(true);
    const QColor after = button.grab().toImage().pixelColor(20, 5);
    QCOMPARE(after, QApplication::palette().color(QPalette::Highlight));
    QVERIFY(before != after);
}

void TestTheme::buttonsWithAMenuHaveAnArrow()
{
    Theme::apply(ThemeKind::Light);
    QToolButton plain;
    plain.setAutoRaise(true);
    plain.setText(u"Layout"_s);
    QToolButton opening;
    opening.setAutoRaise(true);
    opening.setText(u"Layout"_s);
    opening.setPopupMode(QToolButton::InstantPopup);
    QMenu menu;
    opening.setMenu(&menu);
    const int room = opening.sizeHint().width() - plain.sizeHint().width();
    QVERIFY2(room >= 10, qPrintable(QString::number(room)));
    for (QToolButton* button : {&plain, &opening}) button->resize(button->sizeHint());
    const QImage image = opening.grab().toImage();
    const QColor ground = image.pixelColor(image.width() - 1, 0);
    // It stands beside the text, in the middle of its height.
    QRect ink;
    for (int y = 0; y < image.height(); ++y)
        for (int x = image.width() - room; x < image.width(); ++x)
            if (image.pixelColor(x, y) != ground) ink |= QRect(x, y, 1, 1);
    QVERIFY(ink.width() >= 6 && ink.height() >= 3);
    QVERIFY(std::abs(ink.center().y() - image.height() / 2) <= 3);
}

void TestTheme::textSizeIsApartFromTheBoard()
{
    const double usual = QApplication::font().pointSizeF();
    Theme::apply(lookOf(ThemeKind::Light, 200));
    const QLabel label(u"text"_s);
    QCOMPARE(QApplication::font().pointSizeF(), 2 * usual);
    QCOMPARE(label.font().pointSizeF(), 2 * usual);
    QCOMPARE(Theme::tileFont(24).pixelSize(), 24);
    Theme::apply(lookOf(ThemeKind::Light, 10'000));
    QCOMPARE(QApplication::font().pointSizeF(), 2 * usual);
    Theme::apply(lookOf(ThemeKind::Light));
    QCOMPARE(QApplication::font().pointSizeF(), usual);
}

void TestTheme::reducedMotionStopsAnimations()
{
    ui::Look look = lookOf(ThemeKind::Light);
    look.reducedMotion = true;
    Theme::apply(look);
    QCOMPARE(QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration), 0);
}

void TestTheme::filesGiveThemes()
{
    const Theme& dark = Theme::night();
    // What is written is what is read.
    const auto again = ui::readTheme(ui::writeTheme(Theme::highContrast()));
    QVERIFY(again);
    QCOMPARE(again->tile, Theme::highContrast().tile);
    QCOMPARE(again->signedScale, Theme::highContrast().signedScale);
    QCOMPARE(again->palette.color(QPalette::Highlight),
             Theme::highContrast().palette.color(QPalette::Highlight));
    QVERIFY(again->patterns && again->dark);

    QTemporaryDir folder;
    const auto put = [&](const QString& name, const QByteArray& content) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    };
    put(u"Forest.json"_s, R"({"tilewrightTheme": 1, "base": "dark",
                              "colours": {"tile": "#D9B44A", "window": "#102010"}})");
    put(u"Broken.json"_s, "{");
    put(u"notes.txt"_s, "none");
    const QList<ui::OwnTheme> themes = ui::ownThemes(folder.path());
    QCOMPARE(themes.size(), 2);
    QVERIFY(!themes[0].theme);
    QCOMPARE(themes[1].name, u"Forest"_s);
    QVERIFY(themes[1].theme);
    const Theme& own = *themes[1].theme;
    QCOMPARE(own.tile, QColor(0xD9B44A));
    QCOMPARE(own.square, dark.square);
    QCOMPARE(own.palette.color(QPalette::Inactive, QPalette::Window), QColor(0x102010));

    ui::Look look = lookOf(ThemeKind::Own);
    look.own = own;
    QSignalSpy spy(&ui::ThemeNotifier::instance(), &ui::ThemeNotifier::changed);
    Theme::apply(look);
    QCOMPARE(spy.count(), 1);
    QCOMPARE(Theme::current().tile, QColor(0xD9B44A));
    // Read again after a change.
    look.own->tile = QColor(0xFFFFFF);
    Theme::apply(look);
    QCOMPARE(spy.count(), 2);
    // An own theme that is gone gives that of the system.
    look.own.reset();
    Theme::apply(look);
    QVERIFY(!Theme::current().dark);
    QVERIFY(ui::ownThemes(folder.filePath(u"none"_s)).isEmpty());
}

void TestTheme::wrongFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("named");
    const QByteArray head = R"({"tilewrightTheme": 1, )";
    QTest::newRow("empty") << QByteArray() << u"byte"_s;
    QTest::newRow("list") << QByteArray("[1]") << u"object"_s;
    QTest::newRow("no version") << QByteArray("{}") << u"tilewrightTheme"_s;
    QTest::newRow("other version")
        << QByteArray(R"({"tilewrightTheme": 9})") << u"tilewrightTheme"_s;
    QTest::newRow("base") << head + R"("base": "pink"})" << u"base"_s;
    QTest::newRow("key") << head + R"("colors": {}})" << u"colors"_s;
    QTest::newRow("colour") << head + R"("colours": {"tyle": "#000000"}})" << u"tyle"_s;
    QTest::newRow("no colour") << head + R"("colours": {"tile": "black?"}})" << u"tile"_s;
    QTest::newRow("number") << head + R"("colours": {"tile": 7}})" << u"tile"_s;
    QTest::newRow("short list") << head + R"("colours": {"heat": ["#000000"]}})" << u"heat"_s;
    QTest::newRow("line") << head + R"("line": 3})" << u"line"_s;
}

void TestTheme::wrongFilesAreRefused()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, named);
    const auto theme = ui::readTheme(json);
    QVERIFY(!theme);
    const QString message = QString::fromStdString(theme.error().message());
    QVERIFY2(message.contains(named), qPrintable(message));
}

void TestTheme::focusIsSeen()
{
    QFETCH(ThemeKind, kind);
    Theme::apply(kind);
    QWidget window;
    QListWidget list(&window);
    list.resize(100, 80);
    QPushButton other(&window);
    window.resize(200, 100);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    other.setFocus();
    const QColor before = list.grab().toImage().pixelColor(1, 40);
    list.setFocus();
    const QColor after = list.grab().toImage().pixelColor(1, 40);
    QVERIFY(before != after);
    QCOMPARE(after, QApplication::palette().color(QPalette::Highlight));
    QVERIFY(ui::contrast(after, QApplication::palette().color(QPalette::Window)) >= 3.0);
}

TEST_CLASS(TestTheme, QApplication)
#include "tst_theme.moc"
