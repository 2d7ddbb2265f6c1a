// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/output/export_feature.h"

#include <utility>

#include <QAction>
#include <QFileInfo>
#include <QMainWindow>
#include <QMessageBox>
#include <QPushButton>

#include "ui/commands/action_registry.h"
#include "ui/document/shown_study.h"
#include "ui/language/shown_names.h"
#include "ui/output/export_dialog.h"
#include "ui/output/game_export.h"
#include "ui/output/report_words.h"
#include "ui/review/game_reviewer.h"
#include "ui/review/practice.h"
#include "ui/settings/settings.h"
#include "ui/theme/theme.h"
#include "ui/widgets/file_dialog.h"
#include "ui/widgets/replace_question.h"
#include "ui/work/job_service.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

ExportFeature::ExportFeature(const Services& services, QMainWindow& window)
    : WindowFeature(&window), m_services(services), m_window(window)
{
}

void ExportFeature::addActions(ActionRegistry& actions)
{
    QAction* present = actions.add({u"view.present"_s,
                                    tr("&Present"),
                                    tr("Board, scores and notes large over the whole screen"),
                                    {keys("F11")},
                                    u"present"_s},
                                   &m_window);
    connect(present, &QAction::triggered, this, &ExportFeature::present);
    m_export = actions.add({u"file.export"_s, tr("&Export Game…"),
                            tr("Write the game as web page, PDF, slides, text or table")},
                           &m_window);
    connect(m_export, &QAction::triggered, this, &ExportFeature::askAndExport);
    const auto follow = [this] { m_export->setEnabled(m_services.shown.game() != nullptr); };
    connect(&m_services.shown, &ShownStudy::changed, m_export, follow);
    follow();
}

QList<MenuPlace> ExportFeature::menuPlaces() const
{
    return {{u"file"_s, 1, 20, {u"file.export"_s}}, {u"view"_s, 1, 60, {u"view.present"_s}}};
}

void ExportFeature::present()
{
    if (!m_presentation) {
        m_presentation = new PresentationWindow(
            {m_services.shown, m_services.analysis, m_services.practice, m_services.jobs},
            &m_window);
        m_presentation->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_presentation, &PresentationWindow::left, &m_window, &QMainWindow::activateWindow);
    }
    m_presentation->showFullScreen();
    m_presentation->setFocus();
}

ExportRequest ExportFeature::requestOfGame() const
{
    const ShownStudy& shown = m_services.shown;
    ExportRequest request;
    // While it is played, others read of it what they see of it here.
    request.game = shown.game();
    request.leaves = shown.leaves();
    request.known = m_services.reviewer.review();
    request.knownLine = shown.cursor().line;
    request.words = reportWords(shown.leaves() ? shown.state().leavesName : QString());
    request.theme = &Theme::current();
    return request;
}

QString ExportFeature::proposedPath(ExportForm form) const
{
    const QString document = m_services.documentPath();
    QString name =
        QFileInfo(document.isEmpty() ? m_services.shown.state().name : document).completeBaseName();
    if (name.isEmpty()) name = u"game"_s;
    return m_services.settings.lastFolder() + u'/' + name + endingOf(form);
}

bool ExportFeature::mayReplaceSlides(const QString& path)
{
    // The numbered files are others than the one that was asked for.
    const QStringList there = slidesThere(path);
    if (there.isEmpty()) return true;
    return mayReplace(&m_window,
                      tr("There are slides of that name already, such as %1. Write over them?")
                          .arg(oneLine(there.first())));
}

bool ExportFeature::mayTellAnswer()
{
    QMessageBox box(QMessageBox::Question, tr("Export Game"),
                    tr("The answer is hidden here, and an export tells it."), QMessageBox::NoButton,
                    &m_window);
    box.setObjectName(u"answerQuestion"_s);
    box.setInformativeText(tr("Its preview shows it at once. Pages to hand out are made by Export "
                              "Questions."));
    const QPushButton* goOn = box.addButton(tr("&Export"), QMessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == goOn;
}

void ExportFeature::askAndExport()
{
    const ShownStudy& shown = m_services.shown;
    if (!shown.game() || (m_services.practice.isConcealing() && !mayTellAnswer())) return;
    const engine::GameRecord& record = shown.game()->record();
    const auto shownLine = record.lineThrough(shown.cursor().line);
    const bool main = shownLine == record.lineThrough(engine::kRootNode);
    ExportDialog dialog({requestOfGame(), main ? engine::kRootNode : shownLine.back(),
                         !shown.permissions().hindsight
                             ? tr("There is no review until the game is over.")
                         : !shown.game()->lexicon() ? tr("There is no lexicon to judge by.")
                                                    : QString()},
                        m_services.jobs, &m_window);
    if (dialog.exec() != QDialog::Accepted || !shown.game()) return;
    ExportRequest request = dialog.request();
    request.path = askForOutput(&m_window, tr("Export Game"), proposedPath(request.form),
                                dialog.filter(), endingOf(request.form));
    if (request.path.isEmpty()) return;
    if (auto fits = checkEnding(request.path, request.form); !fits)
        return emit exportFailed(request.path, fits.error());
    if (request.form == ExportForm::Slides && !mayReplaceSlides(request.path)) return;
    write(std::move(request));
}

void ExportFeature::start(ExportForm form, const QString& path)
{
    if (!m_services.shown.game()) return;
    ExportRequest request = requestOfGame();
    request.form = form;
    request.path = path;
    write(std::move(request));
}

void ExportFeature::write(ExportRequest request)
{
    if (!m_services.shown.permissions().hindsight) request.review = false;
    const QString path = request.path;
    m_services.jobs.start<QStringList>(
        tr("Exporting %1").arg(shownName(path)), JobClass::Heavy,
        [request = std::move(request)](const engine::TaskContext& context) {
            return exportGame(request, context);
        },
        this,
        [this, path](engine::Result<QStringList> files) {
            if (files) emit exported(*files);
            else if (files.error().code != engine::ErrorCode::Cancelled)
                emit exportFailed(path, files.error());
        });
}

}  // namespace ui

#include "moc_export_feature.cpp"
