// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/output/export_feature.h"

#include <utility>

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMessageBox>

#include "ui/commands/action_registry.h"
#include "ui/document/shown_study.h"
#include "ui/output/export_dialog.h"
#include "ui/output/report_words.h"
#include "ui/settings/settings.h"
#include "ui/theme/theme.h"
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
            {m_services.shown, m_services.analysis, m_services.practice}, &m_window);
        m_presentation->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_presentation, &PresentationWindow::left, &m_window, &QMainWindow::activateWindow);
    }
    m_presentation->showFullScreen();
    m_presentation->setFocus();
}

void ExportFeature::askAndExport()
{
    const ShownStudy& shown = m_services.shown;
    if (!shown.game()) return;
    const QString unreviewed = !shown.permissions().hindsight
                                   ? tr("There is no review until the game is over.")
                               : !shown.game()->lexicon() ? tr("There is no lexicon to judge by.")
                                                          : QString();
    ExportDialog dialog(unreviewed, &m_window);
    if (dialog.exec() != QDialog::Accepted) return;
    ExportRequest request;
    dialog.fill(request);
    Settings& settings = m_services.settings;
    const QString base = QFileInfo(shown.state().name).completeBaseName();
    const QString ending = endingOf(request.form);
    request.path = QFileDialog::getSaveFileName(&m_window, tr("Export Game"),
                                                settings.lastFolder() + u'/' +
                                                    (base.isEmpty() ? u"game"_s : base) + ending,
                                                dialog.filter());
    if (request.path.isEmpty()) return;
    settings.setLastFolder(QFileInfo(request.path).absolutePath());
    const QFileInfo file(request.path);
    if (file.suffix().isEmpty()) request.path += ending;
    // The numbered files are others than the one that was asked for.
    const QStringList there =
        request.form == ExportForm::Slides
            ? file.dir().entryList({file.completeBaseName() + u"-*.png"_s}, QDir::Files)
            : QStringList();
    if (!there.isEmpty()) {
        const auto answer = QMessageBox::question(
            &m_window, tr("Export Game"),
            tr("There are slides of that name already, such as %1. Write over them?")
                .arg(there.first()));
        if (answer != QMessageBox::Yes) return;
    }
    start(std::move(request));
}

void ExportFeature::start(ExportRequest request)
{
    const ShownStudy& shown = m_services.shown;
    if (!shown.game()) return;
    // While it is played, others read of it what they see of it here.
    request.game = shown.game();
    if (!shown.permissions().hindsight) request.review = false;
    request.line = shown.cursor().line;
    request.leaves = shown.leaves();
    request.words = reportWords(shown.leaves() ? shown.state().leavesName : QString());
    request.theme = &Theme::current();
    const QString path = request.path;
    m_services.jobs.start<QStringList>(
        tr("Exporting %1").arg(QFileInfo(path).fileName()), JobClass::Heavy,
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
