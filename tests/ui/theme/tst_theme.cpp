// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

#include "tests/ui/theme/colour_vision.h"
#include "ui/theme/contrast.h"
#include "ui/theme/theme.h"
#include "ui/theme/theme_notifier.h"

using ui::Theme;
using ui::ThemeKind;

using namespace Qt::StringLiterals;

namespace {

constexpr double kText = 4.5;

void themeRows()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

const Theme& themeOf(bool dark)
{
    return dark ? Theme::night() : Theme::day();
}

}  // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { Theme::apply(ThemeKind::Light); }
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
    QFETCH(bool, dark);
    const QPalette palette = themeOf(dark).palette;
    for (int group = 0; group < QPalette::NColorGroups; ++group)
        for (int role = 0; role < QPalette::NColorRoles; ++role)
            QVERIFY2(palette.isBrushSet(static_cast<QPalette::ColorGroup>(group),
                                        static_cast<QPalette::ColorRole>(role)),
                     qPrintable(u"group %1 role %2"_s.arg(group).arg(role)));
    QCOMPARE(ui::luminance(palette.color(QPalette::Window)) < 0.2, dark);
}

void TestTheme::textCanBeRead()
{
    QFETCH(bool, dark);
    const Theme& theme = themeOf(dark);
    const auto check = [](const QColor& ink, const QColor& ground, const char* what) {
        const double ratio = ui::contrast(ink, ground);
        QVERIFY2(ratio >= kText,
                 qPrintable(u"%1: %2"_s.arg(QLatin1String(what), QString::number(ratio))));
    };
    check(theme.tileInk, theme.tile, "tile");
    check(theme.blankInk, theme.tile, "blank");
    check(theme.tileInk, theme.ghostTile, "ghost");
    check(theme.pillInk, theme.pill, "pill");
    for (int factor = 2; factor <= 4; ++factor) {
        const auto times = static_cast<std::uint8_t>(factor);
        const engine::Premium word{1, times};
        const engine::Premium letter{times, 1};
        check(theme.premiumInk(word), theme.premiumColor(word), "word premium");
        check(theme.premiumInk(letter), theme.premiumColor(letter), "letter premium");
    }
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        const auto color = [&](QPalette::ColorRole role) {
            return theme.palette.color(group, role);
        };
        check(color(QPalette::WindowText), color(QPalette::Window), "window text");
        check(color(QPalette::Text), color(QPalette::Base), "text");
        check(color(QPalette::Text), color(QPalette::AlternateBase), "text, alternate");
        check(color(QPalette::ButtonText), color(QPalette::Button), "button");
        check(color(QPalette::PlaceholderText), color(QPalette::Base), "placeholder");
        check(color(QPalette::HighlightedText), color(QPalette::Highlight), "highlight");
        check(color(QPalette::Link), color(QPalette::Base), "link");
        check(color(QPalette::Link), color(QPalette::Window), "link on window");
        check(color(QPalette::LinkVisited), color(QPalette::Base), "visited link");
        check(color(QPalette::ToolTipText), color(QPalette::ToolTipBase), "tool tip");
    }
    const QColor window = theme.palette.color(QPalette::Window);
    check(theme.coordinate, window, "coordinate");
    check(theme.coordinateStrong, window, "strong coordinate");
    check(theme.good, theme.palette.color(QPalette::Base), "good");
    check(theme.bad, theme.palette.color(QPalette::Base), "bad");
    QVERIFY(ui::contrast(theme.cursor, theme.square) >= 3.0);
    QVERIFY(ui::contrast(theme.lastMove, theme.square) >= 3.0);
    QVERIFY(ui::contrast(theme.invalid, theme.square) >= 3.0);
    const auto disabled = theme.palette.color(QPalette::Disabled, QPalette::Text);
    QVERIFY(disabled != theme.palette.color(QPalette::Active, QPalette::Text));
    QVERIFY(ui::contrast(disabled, theme.palette.color(QPalette::Base)) >= 2.5);
}

void TestTheme::premiumsCanBeToldApart()
{
    QFETCH(bool, dark);
    const Theme& theme = themeOf(dark);
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
    QFETCH(bool, dark);
    const Theme& theme = themeOf(dark);
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
    QCOMPARE(Theme::currentKind(), ThemeKind::Dark);
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
    QCOMPARE(Theme::currentKind(), ThemeKind::System);
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
    QFETCH(bool, dark);
    Theme::apply(dark ? ThemeKind::Dark : ThemeKind::Light);
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

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
