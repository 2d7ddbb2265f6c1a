// SPDX-License-Identifier: GPL-3.0-or-later
// Theme files from others: thousands of damaged ones are read or refused, and what is read can be
// written and read again.
#include <QtTest>

#include "engine/base/random.h"
#include "tests/support/test_class.h"
#include "ui/theme/theme.h"
#include "ui/theme/theme_file.h"

class TestThemeMutations : public QObject
{
    Q_OBJECT

private slots:
    void readOrRefused();
};

void TestThemeMutations::readOrRefused()
{
    const QByteArray seed = ui::writeTheme(ui::Theme::day());
    QVERIFY(ui::readTheme(seed));
    const QList<QByteArray> texts{"\"",         "{",       "}",    "[",      "]",
                                  ",",          ":",       "null", "-1",     "1e999",
                                  "\"#12345\"", "\\u0000", "\xff", "{\"a\":"};
    engine::Random random(7);
    const auto below = [&random](qsizetype end) {
        return static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(end)));
    };
    int read = 0;
    int refused = 0;
    for (int i = 0; i < 5000; ++i) {
        QByteArray bytes = seed;
        for (qsizetype changes = 1 + below(4); changes > 0 && !bytes.isEmpty(); --changes) {
            const qsizetype at = below(bytes.size());
            switch (below(5)) {
            case 0: bytes[at] = static_cast<char>(below(256)); break;
            case 1: bytes.remove(at, 1 + below(20)); break;
            case 2: bytes.insert(at, texts[below(texts.size())]); break;
            case 3: bytes.truncate(at); break;
            default: bytes.insert(at, bytes.mid(below(bytes.size()), below(40))); break;
            }
        }
        const auto theme = ui::readTheme(bytes);
        if (!theme) {
            ++refused;
            QVERIFY(!theme.error().toString().empty());
            continue;
        }
        ++read;
        const QByteArray written = ui::writeTheme(*theme);
        const auto again = ui::readTheme(written);
        QVERIFY(again);
        QCOMPARE(ui::writeTheme(*again), written);
    }
    QVERIFY2(refused > 1000 && read > 10, qPrintable(QStringLiteral("%1 %2").arg(read).arg(refused)));
}

TEST_CLASS(TestThemeMutations, QGuiApplication)
#include "tst_theme_mutations.moc"
