// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QStringList>
#include <QWidget>

#include "engine/game/sheet_line.h"
#include "ui/board/overlay_marks.h"
#include "ui/document/study_fwd.h"

class QLabel;
class QLineEdit;
class QToolButton;

namespace ui {

/// A field that takes a game from a paper score sheet, line by line, by keys alone: see
/// engine::readSheetLine() for what can stand in it, and "#1 Anna Lind" names a player. At each key
/// it says what the line means. Enter puts it into the game, where a word has several places the
/// digits shown do.
class SheetEntry : public QWidget
{
    Q_OBJECT

public:
    SheetEntry(Study& study, const ShownStudy& shown, QWidget* parent = nullptr);

    /// The field takes the keys.
    void begin();

signals:
    /// The place that Enter would take; nothing when there is none.
    void previewed(const std::optional<engine::Move>& move);
    /// The digits of the places, for the board.
    void marksChanged(const std::vector<ui::SquareMark>& marks);
    /// By Escape in the empty field.
    void left();

protected:
    void showEvent(QShowEvent* event) override;

private:
    class Field;

    void readText();
    void showLine();
    void showChoices(QStringList& lines);
    void showMarks();
    [[nodiscard]] QString meaningOf(const engine::SheetChoice& choice) const;
    [[nodiscard]] QString meaningOf(const engine::Event& event) const;
    /// Whether digits choose a place now.
    [[nodiscard]] bool choosing() const;
    bool pressDigit(QChar digit);
    void stepChoice(int by);
    void enter();
    bool enterName();
    void take(std::size_t choice);
    void report(const engine::GameRecord& record, engine::NodeId node);
    void showHelp();

    Study& m_study;  ///< that is edited
    const ShownStudy& m_shown;
    Field* m_field;
    QToolButton* m_help;
    QLabel* m_meaning;
    QLabel* m_places;
    std::optional<engine::SheetLine> m_line;
    QString m_problem;          ///< why there is none
    std::size_t m_current = 0;  ///< the choice that Enter takes
    QStringList m_keys;         ///< of the choices
    QString m_prefix;           ///< the first digit of two
    QString m_last;             ///< what was entered before
    bool m_isStale = false;     ///< the line was read for another moment
};

}  // namespace ui
