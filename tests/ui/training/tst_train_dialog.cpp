// SPDX-License-Identifier: GPL-3.0-or-later
// Training values, by keys and buttons as people do it.
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/files/lexicon_library.h"
#include "ui/language/text.h"
#include "ui/training/generation_plot.h"
#include "ui/training/train_dialog.h"

using namespace Qt::StringLiterals;
using State = ui::ValueTraining::State;

namespace {

constexpr int kPatience = 120'000;

engine::GameRulesPtr smallRules()
{
    auto rules = *fixture::english();
    rules.id = "small";
    rules.title = "Small";
    rules.rackSize = 2;
    return std::make_shared<const engine::GameRules>(rules);
}

struct Stage
{
    QTemporaryDir folder;
    ui::Settings settings{folder.filePath(u"settings.ini"_s)};
    ui::LexiconLibrary library{settings};
    ui::JobService jobs;
    QString lexicon = file(u"words.txt"_s, "at\nta\nas\neat\ntea\nsea\nis\nit\nsit\non\nno\n");
    ui::ValueTraining training{jobs, settings, library};
    std::unique_ptr<ui::TrainDialog> dialog;

    explicit Stage(engine::GameRulesPtr rules = smallRules())
    {
        library.remember(lexicon, u"english"_s);
        library.remember(file(u"polskie.txt"_s, "kot\n"), u"polish"_s);
        open(std::move(rules));
    }
    void open(engine::GameRulesPtr rules = smallRules())
    {
        dialog = std::make_unique<ui::TrainDialog>(
            training, settings, library,
            ui::TrainForm::Present{lexicon, std::move(rules), nullptr, {}}, nullptr);
        dialog->show();
    }
    QString file(const QString& name, const QByteArray& content) const
    {
        QFile out(folder.filePath(name));
        if (out.open(QIODevice::WriteOnly)) out.write(content);
        return out.fileName();
    }
    template <class T>
    T* child(const char* name) const
    {
        return dialog->findChild<T*>(QLatin1StringView(name));
    }
    QPushButton* button(const char* name) const { return child<QPushButton>(name); }
    QString text(const char* name) const { return child<QLabel>(name)->text(); }
    void set(const char* name, int value) const { child<QSpinBox>(name)->setValue(value); }
    /// As quick as can be.
    void setSmall() const
    {
        set("trainGames", 60);
        set("trainGenerations", 2);
        set("trainWinGames", 40);
    }
};

}  // namespace

class TestTrainDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void everythingHasANameAndIsReachedByKeys()
    {
        Stage stage;
        QVERIFY(QTest::qWaitForWindowActive(stage.dialog.get()));
        QSet<QWidget*> reached;
        QWidget* first = stage.child<QComboBox>("trainLexicon");
        first->setFocus();
        for (QWidget* now = first; now && !reached.contains(now);) {
            reached.insert(now);
            QTest::keyClick(now, Qt::Key_Tab);
            now = stage.dialog->focusWidget();
        }
        for (const char* name : {"trainLexicon", "trainRules", "trainStart", "trainGames",
                                 "trainGenerations", "trainWinGames", "trainSeed", "trainThreads",
                                 "trainLeaveSize", "trainLeaves", "trainBegin", "trainClose"}) {
            auto* widget = stage.child<QWidget>(name);
            QVERIFY2(reached.contains(widget), name);
            const auto* button = qobject_cast<QPushButton*>(widget);
            QVERIFY2(button || !widget->accessibleName().isEmpty(), name);
        }
        QVERIFY(!stage.button("trainStop")->isEnabled());
        QVERIFY(!stage.button("trainContinue")->isEnabled());
        QVERIFY(!stage.button("trainInstall")->isEnabled());
        QVERIFY2(stage.text("trainMemory").contains(u"MB"), qPrintable(stage.text("trainMemory")));
    }

    void startsStopsContinuesInstalls()
    {
        Stage stage;
        QVERIFY(QTest::qWaitForWindowActive(stage.dialog.get()));
        QCOMPARE(stage.child<QComboBox>("trainRules")->currentText(), u"Small"_s);
        stage.setSmall();
        stage.set("trainGames", 200'000);
        stage.button("trainBegin")->setFocus();
        QTest::keyClick(stage.button("trainBegin"), Qt::Key_Space);
        QVERIFY(stage.training.isRunning());
        QVERIFY(!stage.child<QComboBox>("trainLexicon")->isEnabled());
        QVERIFY(stage.button("trainStop")->hasFocus());
        QTRY_VERIFY_WITH_TIMEOUT(stage.text("trainPhase").startsWith(u"Generation 1 of 2"),
                                 kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(stage.child<QTableView>("trainLeaves")->model()->rowCount() > 0,
                                 kPatience);
        // It goes on without its window, and a new window shows it.
        stage.open();
        QVERIFY(stage.training.isRunning());
        QCOMPARE(stage.child<QSpinBox>("trainGames")->value(), 200'000);
        stage.button("trainStop")->click();
        QTRY_COMPARE_WITH_TIMEOUT(stage.training.state(), State::Stopped, kPatience);
        QVERIFY(stage.text("trainPhase").startsWith(u"Stopped"));
        QVERIFY(stage.button("trainContinue")->isEnabled());
        QVERIFY(stage.button("trainInstall")->isEnabled());
        QVERIFY(stage.child<QProgressBar>("trainProgress")->value() > 0);

        // What there is can be installed, the win table is to come.
        stage.button("trainInstall")->click();
        QTRY_VERIFY_WITH_TIMEOUT(stage.text("trainMessage").startsWith(u"✓"), kPatience);
        QVERIFY(stage.text("trainMessage").contains(u"no win table"));
        QVERIFY(!stage.library.leavesOf(stage.lexicon, "small").isEmpty());
        const std::int64_t games = stage.training.status().games;
        stage.button("trainContinue")->click();
        QTRY_VERIFY_WITH_TIMEOUT(stage.training.status().games > games, kPatience);
        stage.button("trainStop")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!stage.training.isRunning(), kPatience);
    }

    void beginningAnewIsAskedFor()
    {
        Stage stage;
        stage.setSmall();
        stage.button("trainBegin")->click();
        QTRY_COMPARE_WITH_TIMEOUT(stage.training.state(), State::Finished, kPatience);
        QVERIFY(!stage.button("trainContinue")->isEnabled());
        const auto* plot = stage.child<ui::GenerationPlot>("trainEquities");
        QVERIFY(plot->accessibleDescription().contains(u"generation 2"));
        // Single tiles only; a rack of two has no larger leaves.
        auto* sizes = stage.child<QComboBox>("trainLeaveSize");
        QCOMPARE(sizes->count(), 2);
        sizes->setCurrentIndex(1);
        QCOMPARE(stage.child<QTableView>("trainLeaves")->model()->rowCount(), 15);

        const auto question = [&] {
            return stage.dialog->findChild<QMessageBox*>(u"trainQuestion"_s);
        };
        stage.button("trainBegin")->click();
        QVERIFY(question());
        question()->button(QMessageBox::Cancel)->click();
        QCOMPARE(stage.training.state(), State::Finished);
        QTRY_VERIFY(!question());
        stage.set("trainSeed", 9);
        stage.button("trainBegin")->click();
        for (QAbstractButton* button : question()->buttons())
            if (question()->buttonRole(button) == QMessageBox::DestructiveRole) {
                button->click();
                break;
            }
        QVERIFY(stage.training.isRunning());
        QTRY_COMPARE_WITH_TIMEOUT(stage.training.state(), State::Finished, kPatience);
        QCOMPARE(stage.training.setup()->seed, std::uint64_t{9});

        // More games for the win table can be asked for later.
        stage.set("trainWinGames", 80);
        QVERIFY(stage.button("trainContinue")->isEnabled());
        stage.button("trainContinue")->click();
        QTRY_COMPARE_WITH_TIMEOUT(stage.training.state(), State::Finished, kPatience);
        QCOMPARE(stage.training.status().winGames, 80);
        stage.button("trainInstall")->click();
        QTRY_VERIFY_WITH_TIMEOUT(stage.text("trainMessage").contains(u".winpct"), kPatience);
    }

    void whatWasLearntIsSeenAndGoesOn()
    {
        Stage stage;
        stage.setSmall();
        stage.button("trainBegin")->click();
        QTRY_COMPARE_WITH_TIMEOUT(stage.training.state(), State::Finished, kPatience);
        stage.dialog.reset();

        // As after the program was started again.
        ui::ValueTraining again{stage.jobs, stage.settings, stage.library};
        stage.dialog = std::make_unique<ui::TrainDialog>(
            again, stage.settings, stage.library,
            ui::TrainForm::Present{stage.lexicon, smallRules(), nullptr, {}}, nullptr);
        stage.dialog->show();
        QCOMPARE(again.state(), State::Idle);
        QCOMPARE(stage.child<QSpinBox>("trainGames")->value(), 60);
        for (const char* name : {"trainEquities", "trainChanges"}) {
            const QString said = stage.child<ui::GenerationPlot>(name)->accessibleDescription();
            QVERIFY2(said.contains(u"generation 2"), qPrintable(said));
        }

        // A short generation would spoil what is there.
        QVERIFY(!stage.button("trainContinue")->isEnabled());
        stage.set("trainGames", 61);
        QVERIFY(!stage.button("trainContinue")->isEnabled());
        QVERIFY2(stage.text("trainMessage").contains(u"more games"),
                 qPrintable(stage.text("trainMessage")));
        QVERIFY2(stage.text("trainMessage").contains(u"105"),
                 qPrintable(stage.text("trainMessage")));
        stage.set("trainGames", 120);
        // A plan that it wasn't begun with would be refused.
        stage.set("trainGenerations", 4);
        QVERIFY(!stage.button("trainContinue")->isEnabled());
        QVERIFY2(stage.text("trainMessage").contains(u"as many generations"),
                 qPrintable(stage.text("trainMessage")));
        stage.set("trainGenerations", 2);
        QVERIFY(stage.button("trainContinue")->isEnabled());
        stage.button("trainContinue")->click();
        QTRY_COMPARE_WITH_TIMEOUT(again.state(), State::Finished, kPatience);
        QCOMPARE(again.status().games, 120);
        QCOMPARE(again.status().winGames, 40);
        QCOMPARE(stage.child<QSpinBox>("trainGenerations")->value(), 3);
        const auto* plot = stage.child<ui::GenerationPlot>("trainEquities");
        QVERIFY(plot->accessibleDescription().contains(u"generation 3"));

        // And once more, by the plan that came of it.
        stage.set("trainGames", 180);
        QVERIFY(stage.button("trainContinue")->isEnabled());
        stage.button("trainContinue")->click();
        QTRY_COMPARE_WITH_TIMEOUT(again.state(), State::Finished, kPatience);
        QCOMPARE(again.status().generations.size(), std::size_t{4});
        QCOMPARE(again.status().generations[2].games, 60);
    }

    /// The title has its line alone, also above the highest point.
    void numbersKeepAwayFromTheTitle()
    {
        ui::GenerationPlot plot({}, ui::GenerationPlot::Style::Second);
        plot.resize(plot.sizeHint());
        plot.setValues({9.06, 4.42}, 2);
        const QImage image = plot.grab().toImage();
        const QColor ground = image.pixelColor(image.width() / 2, 4);
        const int titleEnd = plot.fontMetrics().height() + 2;
        for (int y = 3; y < titleEnd; ++y)
            for (int x = 3; x < image.width() - 4; ++x)
                QVERIFY2(image.pixelColor(x, y) == ground, qPrintable(QString::number(y)));
    }

    void errorsAreShown()
    {
        Stage stage;
        stage.setSmall();
        stage.button("trainBegin")->click();
        QTRY_COMPARE_WITH_TIMEOUT(stage.training.state(), State::Finished, kPatience);
        stage.file(u"words.txt"_s, "at\nta\n");
        stage.set("trainWinGames", 80);
        stage.button("trainContinue")->click();
        QTRY_COMPARE_WITH_TIMEOUT(stage.training.state(), State::Failed, kPatience);
        const QString message = stage.text("trainMessage");
        QVERIFY2(message.startsWith(u"✕") && message.contains(u"lexicon"), qPrintable(message));
        // What is kept is still seen.
        const auto* plot = stage.child<ui::GenerationPlot>("trainEquities");
        QVERIFY(plot->accessibleDescription().contains(u"generation 2"));
        QVERIFY(stage.child<QProgressBar>("trainProgress")->value() > 0);
    }

    void rulesFollowTheLettersAndRefuse()
    {
        auto large = *fixture::english();
        large.id = "large";
        large.title = "Large";
        large.rackSize = 15;
        Stage stage(std::make_shared<const engine::GameRules>(large));
        QVERIFY2(stage.text("trainMessage").contains(u"MB allowed"),
                 qPrintable(stage.text("trainMessage")));
        QVERIFY(!stage.button("trainBegin")->isEnabled());
        auto* rules = stage.child<QComboBox>("trainRules");
        rules->setCurrentIndex(rules->findData(u"english"_s));
        QVERIFY(stage.button("trainBegin")->isEnabled());
        QVERIFY2(stage.text("trainMemory").remove(u',').contains(u"3199724"),
                 qPrintable(stage.text("trainMemory")));
        // Polish words are for Polish rules.
        auto* lexicons = stage.child<QComboBox>("trainLexicon");
        lexicons->setCurrentIndex(lexicons->findText(u"polskie"_s));
        QVERIFY(rules->findData(u"polish"_s) >= 0);
        QVERIFY(rules->findData(u"english"_s) < 0);
    }
};

TEST_CLASS(TestTrainDialog, QApplication)
#include "tst_train_dialog.moc"
