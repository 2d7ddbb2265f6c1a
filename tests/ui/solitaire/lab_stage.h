// SPDX-License-Identifier: GPL-3.0-or-later
// The panel of the maximum-score lab with its search, as people use it.
#pragma once

#include <memory>
#include <utility>

#include <QAbstractButton>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/ui/ui_fixture.h"
#include "ui/settings/settings.h"
#include "ui/solitaire/solitaire_game_view.h"
#include "ui/solitaire/solitaire_lab.h"
#include "ui/solitaire/solitaire_panel.h"
#include "ui/work/job_service.h"

namespace fixture {

using namespace Qt::StringLiterals;

/// Milliseconds for a small search to come to its end on a busy machine.
constexpr int kLabPatience = 60'000;

/// Columns of the table of moves.
enum LabColumn { Number, Rack, MoveText, Score, Total, Tiles, Draws, Kind };

inline ui::PositionPtr emptyPosition(engine::LexiconPtr lexicon = fixture::lexicon())
{
    return std::make_shared<engine::Position>(
        *engine::Position::create(fixture::english(), std::move(lexicon)));
}

/// The panel with its search, on a folder that may be an earlier one's.
struct LabStage
{
    explicit LabStage(const QTemporaryDir& folder,
                      const ui::PositionPtr& position = emptyPosition())
        : settings(folder.filePath(u"own.ini"_s))
    {
        panel.resize(700, 640);
        panel.setPresent({position, nullptr, u"tiny"_s});
        panel.show();
        panel.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&panel));
    }
    ~LabStage()
    {
        lab.stop();
        static_cast<void>(QTest::qWaitFor([this] { return !lab.isRunning(); }, kLabPatience));
    }
    template <class T>
    T* child(const char* name) const
    {
        return panel.findChild<T*>(QLatin1StringView(name));
    }
    QString label(const char* name) const { return child<QLabel>(name)->text(); }
    void click(const char* name) const
    {
        auto* button = child<QAbstractButton>(name);
        QVERIFY2(button->isEnabled(), name);
        button->click();
    }
    void setOrder(const QString& text) const
    {
        child<QPlainTextEdit>("solitaireOrder")->setPlainText(text);
    }
    /// Nothing ends it, and there are words from the beginning.
    void setEndless() const
    {
        setOrder(u"catseat"_s.repeated(14));
        child<QComboBox>("solitaireTime")->setCurrentIndex(4);
    }
    bool found() const { return lab.findings() && !lab.findings()->state->best.moves.empty(); }
    QString cell(const char* table, int row, int column) const
    {
        return child<QTableView>(table)->model()->index(row, column).data().toString();
    }
    int rows(const char* table) const { return child<QTableView>(table)->model()->rowCount(); }
    /// Until it has a game, and a little longer.
    void runToEnd() const
    {
        click("solitaireStart");
        QTRY_VERIFY_WITH_TIMEOUT(found() || lab.phase() == ui::SolitaireLab::Phase::Done,
                                 kLabPatience);
        if (!QTest::qWaitFor([this] { return !lab.isRunning(); }, 500)) click("solitaireStop");
        QTRY_VERIFY_WITH_TIMEOUT(!lab.isRunning(), kLabPatience);
        QTRY_VERIFY_WITH_TIMEOUT(panel.findChild<ui::SolitaireGameView*>()->game(), kLabPatience);
    }
    QStringList keptStates() const
    {
        return QDir(settings.dataFolder() + u"/solitaire"_s).entryList({u"*.state*"_s});
    }

    ui::JobService jobs;
    ui::Settings settings;
    ui::SolitaireLab lab{jobs, settings};
    ui::SolitairePanel panel{lab, jobs};
};

}  // namespace fixture
