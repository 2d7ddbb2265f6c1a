// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/unattended_export.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <QFileInfo>

#include "engine/base/output_guard.h"
#include "engine/game/game_format.h"
#include "engine/game/output_kind.h"
#include "engine/game/report_rows.h"
#include "ui/document/study.h"
#include "ui/files/file_output.h"
#include "ui/files/opening_turn.h"
#include "ui/language/file_names.h"
#include "ui/language/text.h"
#include "ui/moves/moves_panel.h"
#include "ui/output/export_feature.h"
#include "ui/output/picture_feature.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr std::array kPictures{PictureForm::Png, PictureForm::Svg, PictureForm::Pdf};
constexpr std::array kReports{ExportForm::Html, ExportForm::Markdown, ExportForm::Csv};
constexpr auto kBoardText = ".txt"_L1;

/// What is written under endings that no game format has.
struct Written
{
    QLatin1StringView ending;
    engine::OutputKind kind;
};
constexpr std::array kWritten{
    Written{".png"_L1, engine::OutputKind::Png},   Written{".svg"_L1, engine::OutputKind::Svg},
    Written{".pdf"_L1, engine::OutputKind::Pdf},   Written{".html"_L1, engine::OutputKind::WebPage},
    Written{".md"_L1, engine::OutputKind::Text},   Written{kBoardText, engine::OutputKind::Text},
    Written{".csv"_L1, engine::OutputKind::Table},
};

QString endingIn(const QString& path)
{
    return u'.' + QFileInfo(path).suffix().toLower();
}

template <class Forms>
auto formOf(const QString& path, const Forms& forms) -> std::optional<typename Forms::value_type>
{
    for (const auto form : forms)
        if (endingOf(form) == endingIn(path)) return form;
    return std::nullopt;
}

bool isGameDocument(const QString& path)
{
    const engine::GameFormat* format = engine::gameFormatFor(toPath(path));
    return format && format->holds != engine::GameFormat::Holds::Positions;
}

bool isDocument(const QString& path)
{
    return engine::gameFormatFor(toPath(path)) != nullptr;
}

/// Of a name without a problem.
engine::OutputKind kindOf(const QString& path)
{
    if (const auto* format = engine::gameFormatFor(toPath(path)))
        return engine::outputKindOf(*format);
    const QString ending = endingIn(path);
    const auto* written = std::ranges::find(kWritten, ending, &Written::ending);
    return written == kWritten.end() ? engine::OutputKind::Text : written->kind;
}

bool holdsSomethingElse(const QString& path)
{
    const auto identity = engine::FileIdentity::of(toPath(path));
    return identity.isThere() && !identity.isOfOtherSort() &&
           !engine::holdsKind(toPath(path), kindOf(path));
}

}  // namespace

QString UnattendedExport::problemOf(const QString& path)
{
    if (formOf(path, kPictures) || formOf(path, kReports) || isDocument(path) ||
        endingIn(path) == kBoardText)
        return {};
    return tr("%1 can't be written: its name must end with .png, .svg, .pdf, .cgp or .txt for the "
              "position, with .html, .pdf, .md, .csv, .gcg or .cws for the game")
        .arg(path);
}

QString UnattendedExport::problemOf(const QStringList& paths, const QStringList& read, bool force)
{
    engine::OutputGuard guard;
    for (const QString& path : read) guard.addInput(toPath(path));
    for (const QString& path : paths) {
        if (const QString problem = problemOf(path); !problem.isEmpty()) return problem;
        // It would be a file of another name.
        if (path.contains(QChar::ReplacementCharacter) && !isThere(path))
            return tr("%1 can't be written: its name is no text in UTF-8").arg(path);
        guard.addOutput(toPath(path));
    }
    if (auto checked = guard.check(); !checked) return errorText(checked.error());
    for (const QString& path : paths)
        if (!force && holdsSomethingElse(path))
            return tr("%1 is there already and holds something else: it is replaced with --force "
                      "only")
                .arg(path);
    return {};
}

UnattendedExport::UnattendedExport(Session& session, MainWindow& window, QStringList paths,
                                   int turn)
    : m_session(session), m_window(window), m_paths(std::move(paths)), m_turn(turn)
{
    connect(&session.loader(), &Loader::failed, this,
            [this](const QString& what, const engine::Error& error) {
                m_problems.append(tr("%1: %2").arg(what, errorText(error)));
            });
    connect(&session.loader(), &Loader::remarked, this,
            [this](const QString& what, const QString& detail) {
                emit remarked(tr("%1: %2").arg(what, detail));
            });
    const auto notWritten = [this](const QString& path, const engine::Error& error) {
        m_problems.append(tr("%1 was not written: %2").arg(path, errorText(error)));
        proceed();
    };
    connect(&session.loader(), &Loader::saved, this, [this] { proceed(); });
    connect(window.feature<ui::PictureFeature>(), &PictureFeature::exported, this,
            &UnattendedExport::proceed);
    connect(window.feature<ui::PictureFeature>(), &PictureFeature::exportFailed, this, notWritten);
    connect(window.feature<ui::ExportFeature>(), &ExportFeature::exported, this,
            &UnattendedExport::proceed);
    connect(window.feature<ui::ExportFeature>(), &ExportFeature::exportFailed, this, notWritten);
}

void UnattendedExport::begin()
{
    connect(&m_session.jobs(), &JobService::changed, this, &UnattendedExport::look);
    connect(&m_session.analysis(), &LiveAnalysis::stateChanged, this, &UnattendedExport::look);
    connect(&m_window.movesPanel()->model(), &MoveListModel::arranged, this,
            &UnattendedExport::look);
    look();
}

void UnattendedExport::look()
{
    if (m_state != State::Waiting || m_looking) return;
    m_looking = true;
    // Who else hears of the same news may begin something.
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_looking = false;
            const LiveAnalysis::State answers = m_session.analysis().state();
            const MoveListModel& list = m_window.movesPanel()->model();
            if (m_state != State::Waiting || !m_session.jobs().jobs().isEmpty() ||
                answers == LiveAnalysis::State::Waiting || list.isArranging() ||
                (answers == LiveAnalysis::State::Ready && list.isStale()))
                return;
            checkTurn();
            if (!m_problems.isEmpty()) return end();
            m_state = State::Writing;
            proceed();
        },
        Qt::QueuedConnection);
}

void UnattendedExport::checkTurn()
{
    if (m_turn == 0 || !m_problems.isEmpty()) return;
    const QString problem = OpeningTurn::problemOf(m_session.shown(), m_turn);
    if (!problem.isEmpty()) m_problems.append(problem);
}

void UnattendedExport::proceed()
{
    if (m_state != State::Writing) return;
    if (m_paths.isEmpty()) end();
    else write(m_paths.takeFirst());
}

void UnattendedExport::end()
{
    m_state = State::Ended;
    emit ended(m_problems);
}

/// A game on paper is its report; who names a turn wants the board as it is there.
bool UnattendedExport::isReportPage(const QString& path) const
{
    return endingOf(ExportForm::Pdf) == endingIn(path) && m_session.study().state().game &&
           m_turn == 0;
}

void UnattendedExport::write(const QString& path)
{
    const StudyState& state = m_session.study().state();
    const bool ofGame = formOf(path, kReports) || isGameDocument(path);
    if (ofGame && !state.game) {
        m_problems.append(tr("%1 was not written: there is no game, only a position").arg(path));
        return proceed();
    }
    if (isReportPage(path)) {
        m_window.feature<ui::ExportFeature>()->start(ExportForm::Pdf, path);
    } else if (const auto form = formOf(path, kPictures)) {
        m_window.feature<ui::PictureFeature>()->write(
            {m_window.feature<ui::PictureFeature>()->picture(), *form}, path);
    } else if (const auto report = formOf(path, kReports)) {
        m_window.feature<ui::ExportFeature>()->start(*report, path);
    } else if (isDocument(path)) {
        m_session.loader().save(state, path);
    } else {
        writeInBackground(
            m_session.jobs(), path,
            [position = m_session.shown().position()] {
                return engine::Result<QByteArray>(
                    QByteArray::fromStdString(engine::report::boardText(*position)));
            },
            this,
            [this, path](const engine::Result<void>& done) {
                if (!done)
                    m_problems.append(
                        tr("%1 was not written: %2").arg(path, errorText(done.error())));
                proceed();
            });
    }
}

}  // namespace ui

#include "moc_unattended_export.cpp"
