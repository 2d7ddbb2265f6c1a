// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window doesn't answer while pictures of the board are made and rules are edited.
#include <memory>

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

#include "engine/rules/catalogue.h"
#include "tests/bench/bench_position.h"
#include "tests/bench/feel/gaps.h"
#include "ui/moves/moves_panel.h"
#include "ui/output/picture_feature.h"
#include "ui/rules/layout_board.h"
#include "ui/rules/rules_dialog.h"
#include "ui/rules/rules_editor.h"

namespace {

using namespace Qt::StringLiterals;
using budget::child;
using budget::Desk;
using budget::Samples;
using budget::Steps;
using budget::trigger;

const budget::Entry kPicture("gapPicture", [] {
    return budget::rounds([] {
        Desk desk;
        trigger(desk, "view.crossSets");
        desk.window.movesPanel()->previewRow(1);
        static_cast<void>(Desk::wait([&] { return desk.settled(); }));
        ui::PictureFeature* output = desk.window.feature<ui::PictureFeature>();
        Steps steps;
        ui::PictureDialog dialog(output->picture(), &desk.window);
        steps.add(
            "the dialog", [&] { dialog.show(); }, [&] { return desk.settled(); });
        auto& scale = child<QComboBox>(dialog, u"pictureScale"_s);
        scale.setCurrentIndex(scale.count() - 1);
        auto& theme = child<QComboBox>(dialog, u"pictureTheme"_s);
        for (int i = theme.count() - 1; i >= 0; --i)
            steps.add(
                "another theme", [&] { theme.setCurrentIndex(i); }, [&] { return desk.settled(); });
        bool done = false;
        QObject::connect(output, &ui::PictureFeature::exported, output, [&] { done = true; });
        for (const auto form : {ui::PictureForm::Png, ui::PictureForm::Pdf, ui::PictureForm::Svg}) {
            ui::PictureRequest request = dialog.request();
            request.form = form;
            request.scale = 4;
            done = false;
            steps.add(
                qPrintable(ui::endingOf(form)),
                [&] { output->write(request, desk.file(u"board"_s + ui::endingOf(form))); },
                [&] { return done && desk.settled(); });
        }
        steps.add(
            "a picture copied", [&] { trigger(desk, "edit.copyImage"); },
            [&] { return desk.settled(); });
        return steps.worst();
    });
});

const budget::Entry kEditor("gapRulesEditor", [] {
    return budget::rounds([] {
        Desk desk;
        Steps steps;
        const auto settled = [&] { return desk.settled(); };
        std::unique_ptr<ui::RulesDialog> choice;
        steps.add(
            "the rules to choose from",
            [&] {
                choice = std::make_unique<ui::RulesDialog>(
                    desk.session.study().position()->rulesPtr(),
                    ui::RulesStore(desk.file(u"rules"_s)), &desk.window);
                choice->show();
            },
            settled);
        const auto rules = bench::require(engine::catalogue::rules("english_super"));
        std::unique_ptr<ui::RulesEditor> editor;
        steps.add(
            "the editor",
            [&] {
                editor = std::make_unique<ui::RulesEditor>(rules, &desk.window);
                editor->show();
            },
            settled);
        auto& board = child<ui::LayoutBoard>(*editor);
        for (int column = 0; column < 21; ++column)
            steps.add(
                "a square painted", [&] { board.paintSquare(3, column); }, settled);
        auto& title = child<QLineEdit>(*editor, u"editTitle"_s);
        steps.add(
            "a name", [&] { title.setText(u"Very large"_s); }, settled);
        for (int i = 0; i < 5; ++i)
            steps.add(
                "a letter", [&] { child<QAbstractButton>(*editor, u"editAddLetter"_s).click(); },
                settled);
        for (const int rows : {15, 21, 5, 21})
            steps.add(
                "another size", [&] { child<QSpinBox>(*editor, u"editRows"_s).setValue(rows); },
                settled);
        steps.add(
            "as it was", [&] { child<QAbstractButton>(*editor, u"editReset"_s).click(); }, settled);
        steps.add(
            "the rules are used", [&] { desk.session.loader().useRules(rules); },
            [&] { return desk.session.study().position()->rulesPtr() == rules && desk.isIdle(); });
        return steps.worst();
    });
});

}  // namespace
