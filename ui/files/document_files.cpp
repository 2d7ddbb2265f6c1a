// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/document_files.h"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

#include <QAction>
#include <QFileInfo>
#include <QMainWindow>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>

#include "engine/game/cgp_format.h"
#include "engine/game/gcg_format.h"
#include "engine/game/study_format.h"
#include "ui/commands/action_registry.h"
#include "ui/document/autosave.h"
#include "ui/document/study.h"
#include "ui/files/loader.h"
#include "ui/files/restore_dialog.h"
#include "ui/language/engine_text.h"
#include "ui/language/shown_names.h"
#include "ui/language/text.h"
#include "ui/settings/settings.h"
#include "ui/widgets/file_dialog.h"
#include "ui/widgets/message_bar.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

// Topics of messages, beside those of the window.
constexpr int kDiskRemark = 101;
constexpr int kRestoreRemark = 102;
constexpr int kLeftBehindRemark = 103;
constexpr int kAutosaveProblem = 104;
/// Whoever writes a file may need some steps for it.
constexpr int kCheckMilliseconds = 300;

/// What a study that was made here is called, with nothing in it that file names can't hold.
QString titleAsName(const StudyState& state)
{
    if (!state.file) return {};
    constexpr qsizetype kLongest = 60;
    QString name;
    for (const QChar sign : fromUtf8(state.file->title).simplified().left(kLongest))
        name += sign.isPrint() && !u"/\\:*?\"<>|"_s.contains(sign) ? sign : QChar(u'-');
    while (name.startsWith(u'.') || name.startsWith(u'-')) name.remove(0, 1);
    return name.trimmed();
}

/// A name for what isn't kept anywhere that holds it: of a GCG only where that holds all of it.
/// `known` is where it is kept, may be empty. Reviews need a study.
QString newName(const StudyState& state, const QString& known, bool isReviewed)
{
    if (!state.game) return u"position"_s + fromUtf8(engine::cgpFormat().ending);
    QString name = known.isEmpty() ? titleAsName(state) : QFileInfo(known).completeBaseName();
    if (name.isEmpty()) name = u"game"_s;
    const engine::GameFormat& gcg = engine::gcgFormat();
    const auto written = gcg.write({{}, {state.game->record()}, {}});
    const bool whole = !isReviewed && holdsAll(gcg, state) && written && written->leftOut.empty();
    return name + fromUtf8(whole ? gcg.ending : engine::studyFormat().ending);
}

/// Whether such a file holds what searches found of the game.
bool keepsReviews(const StudyState& state, const QString& path)
{
    return state.game && !path.isEmpty() &&
           formatFor(state, path).holds == engine::GameFormat::Holds::Study;
}

/// "Games (*.gcg)", for a dialog that chooses files.
QString filterOf(const engine::GameFormat& format)
{
    using Holds = engine::GameFormat::Holds;
    const QString files = u"*"_s + fromUtf8(format.ending);
    switch (format.holds) {
    case Holds::Positions: return DocumentFiles::tr("Positions (%1)").arg(files);
    case Holds::OneGame: return DocumentFiles::tr("Games (%1)").arg(files);
    case Holds::Study: break;
    }
    return DocumentFiles::tr("Studies, with variations and all (%1)").arg(files);
}

/// What a state can be written as, the usual format first.
QStringList filtersFor(const StudyState& state)
{
    using Holds = engine::GameFormat::Holds;
    QStringList filters;
    for (const Holds holds : {Holds::OneGame, Holds::Study, Holds::Positions}) {
        if (!state.game && holds != Holds::Positions) continue;
        for (const engine::GameFormat* format : engine::gameFormats())
            if (format->holds == holds) filters << filterOf(*format);
    }
    if (!state.game) filters << DocumentFiles::tr("All files (*)");
    return filters;
}

}  // namespace

DocumentFiles::DocumentFiles(Services services, MessageBar& messages, QMainWindow& window)
    : QObject(&window), m_services(std::move(services)), m_messages(messages), m_window(window)
{
    m_checkTimer.setSingleShot(true);
    m_checkTimer.setInterval(kCheckMilliseconds);
    connect(&m_checkTimer, &QTimer::timeout, this, &DocumentFiles::check);
    const auto checkSoon = [this] { m_checkTimer.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, checkSoon);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, checkSoon);
    connect(&m_services.study, &Study::changed, this, &DocumentFiles::followDocument);
    connect(&m_services.study, &Study::documentChanged, this, &DocumentFiles::followDocument);
    connect(&m_services.loader, &Loader::saved, this,
            [this](int document, const QString& path, bool done) {
                if (done) m_services.settings.setLastFolder(QFileInfo(path).absolutePath());
                followSaved(document, done);
            });
    followDocument();
}

void DocumentFiles::addActions(ActionRegistry& actions)
{
    connect(actions.add({u"file.save"_s,
                         tr("&Save"),
                         tr("Write the game or the position to its file"),
                         {keys("Ctrl+S")}},
                        &m_window),
            &QAction::triggered, this, &DocumentFiles::save);
    connect(actions.add({u"file.saveAs"_s,
                         tr("Save &As…"),
                         tr("Write the game to a GCG or study file, or the position to a CGP file"),
                         {keys("Ctrl+Shift+S")}},
                        &m_window),
            &QAction::triggered, this, [this] {
                emit needsAll();
                saveAs(m_services.study.state());
            });
    m_restore = actions.add({u"file.restore"_s, tr("Restore &Unsaved Work"),
                             tr("Open what was not saved when the program ended unexpectedly")},
                            &m_window);
    m_restore->setEnabled(false);
}

void DocumentFiles::settleRestored()
{
    m_messages.settle(kRestoreRemark);
}

QString DocumentFiles::titleOf(const StudyState& state) const
{
    const QString path = m_services.study.document(state.document).path;
    if (!path.isEmpty()) return shownName(path);
    if (!state.name.isEmpty()) return oneLine(state.name);
    if (state.game) return tr("The game");
    // There may be several.
    return tr("Position, %1").arg(engineTitle(state.position->rules().title));
}

QString DocumentFiles::partOf(const StudyState& state)
{
    const SeenPart part = seenPart(state);
    return part.count < 2 ? QString() : tr(" (%L1 of %L2)").arg(part.number + 1).arg(part.count);
}

void DocumentFiles::followDocument()
{
    const Study& study = m_services.study;
    const StudyState& state = study.state();
    const bool named = !study.document().path.isEmpty() || !state.name.isEmpty();
    // Qt takes the sign for what is changed to be its own in a name, too.
    QString title = titleOf(state) + partOf(state);
    title.replace(u"[*]"_s, u"[*][*]"_s);
    m_window.setWindowTitle(named ? tr("%1[*] – Tilewright").arg(title) : tr("Tilewright[*]"));
    m_window.setWindowModified((named || state.game) && study.isModified());

    // The folder tells of a file that comes anew, the file of what is written into it.
    const QString& path = study.document().path;
    QStringList wanted;
    if (!path.isEmpty()) {
        wanted.append(QFileInfo(path).absolutePath());
        if (QFileInfo::exists(path)) wanted.append(path);
    }
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    for (const QString& old : watched)
        if (!wanted.contains(old)) m_watcher.removePath(old);
    bool other = false;
    for (const QString& now : wanted) {
        if (watched.contains(now)) continue;
        m_watcher.addPath(now);
        other = true;
    }
    if (other) m_checkTimer.start();
}

void DocumentFiles::check()
{
    const StudyDocument& document = m_services.study.document();
    if (document.path.isEmpty()) return m_messages.settle(kDiskRemark);
    followDocument();
    const FileStamp now = stampOf(document.path);
    if (now == document.stamp) {
        m_told.reset();
        return m_messages.settle(kDiskRemark);
    }
    if (m_told == now) return;
    m_told = now;
    m_messages.settle(kDiskRemark);
    const QString name = shownName(document.path);
    MessageBar::Message message;
    message.topic = kDiskRemark;
    if (now.exists()) {
        message.what = tr("%1 was changed on disk by another program").arg(name);
        message.detail = tr("here it is as it was opened; open it again to see what is there now, "
                            "saving asks before that is replaced");
    } else {
        message.what = tr("%1 is no longer on the disk").arg(name);
        message.detail = tr("what is open here is complete; saving writes it again");
    }
    m_messages.add(std::move(message));
}

void DocumentFiles::save()
{
    emit needsAll();
    keep(m_services.study.state(), m_services.study.document().path);
}

void DocumentFiles::keep(StudyState state, QString path)
{
    // A game that has got another chapter needs another file.
    if (path.isEmpty() || !holdsAll(formatFor(state, path), state)) saveAs(std::move(state));
    else saveTo(std::move(state), std::move(path));
}

// Something else may come in front while the dialog is open: the state is kept by value.
// NOLINTNEXTLINE(performance-unnecessary-value-param)
void DocumentFiles::saveAs(StudyState state)
{
    const QString known = m_services.study.document(state.document).path;
    const bool isReviewed = m_services.found.unkept().contains(state.document);
    const bool fits = !known.isEmpty() && holdsAll(formatFor(state, known), state) &&
                      (!isReviewed || keepsReviews(state, known));
    const QString first =
        fits ? known : m_services.settings.lastFolder() + u'/' + newName(state, known, isReviewed);
    FileDialog dialog(&m_window, state.game ? tr("Save Game") : tr("Save Position"),
                      QFileInfo(first).absolutePath(), filtersFor(state).join(u";;"_s));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    if (state.game) dialog.selectNameFilter(filterOf(formatFor(state, first)));
    // A name without an ending gets the one of the kind that is chosen.
    const auto follow = [&dialog](const QString& filter) {
        static const QRegularExpression ending(u"\\*\\.(\\w+)"_s);
        dialog.setDefaultSuffix(ending.match(filter).captured(1));
    };
    connect(&dialog, &QFileDialog::filterSelected, &dialog, follow);
    follow(dialog.selectedNameFilter());
    dialog.selectFile(QFileInfo(first).fileName());
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return stayOpen();
    const QString path = dialog.selectedFiles().first();
    write(state, path);
}

void DocumentFiles::write(const StudyState& state, const QString& path)
{
    KeptAnalyses found = m_services.found.of(state);
    if (keepsReviews(state, path)) m_writing.insert_or_assign(state.document, found);
    m_services.loader.save(state, path, std::move(found));
}

void DocumentFiles::saveTo(StudyState state, QString path)
{
    const FileStamp now = stampOf(path);
    if (now.exists() && now != m_services.study.document(state.document).stamp) {
        QMessageBox box(QMessageBox::Warning, tr("Save"),
                        tr("%1 was changed on disk since it was opened here.").arg(shownName(path)),
                        QMessageBox::NoButton, &m_window);
        box.setObjectName(u"replaceQuestion"_s);
        box.setInformativeText(tr("Saving replaces what another program wrote there."));
        const QPushButton* replace = box.addButton(tr("&Replace"), QMessageBox::DestructiveRole);
        const QPushButton* elsewhere = box.addButton(tr("Save &As…"), QMessageBox::AcceptRole);
        box.setDefaultButton(box.addButton(QMessageBox::Cancel));
        box.exec();
        if (box.clickedButton() == elsewhere) return saveAs(std::move(state));
        if (box.clickedButton() != replace) return stayOpen();
    }
    write(state, path);
}

void DocumentFiles::followSaved(int document, bool done)
{
    m_checkTimer.start();
    const auto found = m_writing.extract(document);
    if (done && !found.empty()) m_services.found.markKept(document, found.mapped());
    const auto closing = m_closing.extract(document);
    if (closing.empty()) {
        if (done && m_services.found.unkept().contains(document))
            emit said(tr("The review by search is not in the file; a study (.cws) keeps it"));
        return;
    }
    if (!done) return stayOpen();
    // As much of it as the format holds was written, as was asked for.
    m_discarded.insert_or_assign(document, closing.mapped());
    if (m_closing.empty()) m_window.close();
}

std::vector<DocumentFiles::Unsaved> DocumentFiles::unsaved() const
{
    const Study& study = m_services.study;
    std::set<int> unkept = m_services.found.unkept();
    std::vector<Unsaved> all;
    for (const StudyState& state : study.modified()) {
        // A position that was only tried out is nothing to ask about.
        if (!state.game && study.document(state.document).path.isEmpty()) continue;
        all.push_back({state, true, unkept.erase(state.document) > 0});
    }
    for (const int document : unkept) {
        const std::optional<StudyState> state = study.lastSeen(document);
        if (state && state->game) all.push_back({*state, false, true});
    }
    // An answer is about what there was then.
    std::erase_if(all, [this](const Unsaved& one) {
        const auto answered = m_discarded.find(one.state.document);
        return answered != m_discarded.end() && sameContent(answered->second, one.state);
    });
    return all;
}

std::vector<StudyState> DocumentFiles::left() const
{
    const Study& study = m_services.study;
    std::vector<StudyState> states;
    const QList<int> tabs = study.tabs();
    for (const int tab : tabs) {
        const StudyState& state = study.tab(tab);
        if (!state.game && study.document(state.document).path.isEmpty() && study.isModified(state))
            states.push_back(state);
    }
    return states;
}

void DocumentFiles::stayOpen()
{
    m_closing.clear();
    m_discarded.clear();
}

int DocumentFiles::askAbout(const Unsaved& one)
{
    const QString title = titleOf(one.state);
    QString what = tr("%1 has changes that are not saved.").arg(title);
    QString question = tr("Save them before the window closes?");
    if (one.isReviewed) {
        what = one.isEdited
                   ? tr("%1 has changes and a review by search that are not saved.").arg(title)
                   : tr("The review by search of %1 is not saved.").arg(title);
        question = tr("Save it as a study (.cws), which keeps the review with the game?");
    }
    QMessageBox box(QMessageBox::Question, tr("Close"), what,
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    box.setObjectName(u"unsavedQuestion"_s);
    box.setInformativeText(question);
    box.setDefaultButton(QMessageBox::Save);
    return box.exec();
}

bool DocumentFiles::mayClose()
{
    m_closing.clear();
    emit needsAll();
    const std::vector<Unsaved> all = unsaved();
    std::vector<Unsaved> wanted;
    for (auto one = all.rbegin(); one != all.rend(); ++one) {
        const int answer = askAbout(*one);
        if (answer != QMessageBox::Save && answer != QMessageBox::Discard) {
            stayOpen();
            return false;
        }
        if (answer == QMessageBox::Discard)
            m_discarded.insert_or_assign(one->state.document, one->state);
        else wanted.push_back(*one);
    }
    for (const Unsaved& one : wanted) m_closing.insert_or_assign(one.state.document, one.state);
    for (const Unsaved& one : wanted) {
        const QString path = m_services.study.document(one.state.document).path;
        if (one.isReviewed && !keepsReviews(one.state, path)) saveAs(one.state);
        else keep(one.state, path);
        if (m_closing.empty()) break;
    }
    if (!wanted.empty()) return false;
    if (m_autosave) m_autosave->finish(left());
    return true;
}

void DocumentFiles::restore()
{
    if (!m_autosave) return;
    m_autosave->list([this](const std::vector<Autosave::LeftWork>& works) {
        // What can't be read can only be discarded.
        if (works.size() == 1 && works.front().study) restoreAll({works.front().file});
        else offer(works);
    });
}

void DocumentFiles::restoreAtStart()
{
    if (!m_autosave || m_autosave->leftBehind() == 0) return;
    if (m_autosave->leftBehind() == 1) return restore();
    m_autosave->list([this](const std::vector<Autosave::LeftWork>& works) {
        QStringList files;
        for (const Autosave::LeftWork& work : works)
            if (work.study && work.study->left) files.prepend(work.file);
        // What was left in peace is no question: it is as it was, the newest in front.
        if (files.size() == static_cast<qsizetype>(works.size())) restoreAll(files);
        else offer(works);
    });
}

void DocumentFiles::restoreAll(const QStringList& files)
{
    emit needsAll();
    const auto first = std::make_shared<bool>(true);
    for (const QString& file : files) {
        m_autosave->restore(file, [this, first](KeptStudy kept) {
            if (!std::exchange(*first, false)) m_services.study.openTab();
            auto done = m_services.loader.restore(std::move(kept));
            // Once it is among what is left behind again.
            if (!done)
                QMetaObject::invokeMethod(this, &DocumentFiles::offerAll, Qt::QueuedConnection);
            return done;
        });
    }
}

void DocumentFiles::offerAll()
{
    m_autosave->list([this](const std::vector<Autosave::LeftWork>& works) { offer(works); });
}

void DocumentFiles::offer(const std::vector<Autosave::LeftWork>& works)
{
    if (works.empty()) return;
    auto* dialog = new RestoreDialog(works, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RestoreDialog::discardRequested, m_autosave, &Autosave::discard);
    connect(dialog, &RestoreDialog::openRequested, this, &DocumentFiles::restoreAll);
    dialog->open();
}

void DocumentFiles::setAutosave(Autosave& autosave)
{
    m_autosave = &autosave;
    autosave.setFound(m_services.found);
    connect(m_restore, &QAction::triggered, this, &DocumentFiles::restore);
    connect(&autosave, &Autosave::leftBehindChanged, this, &DocumentFiles::followAutosave);
    connect(&autosave, &Autosave::restored, this, &DocumentFiles::tellRestored);
    connect(&autosave, &Autosave::failed, this,
            [this](const QString& what, const engine::Error& error) {
                m_messages.settle(kAutosaveProblem);
                m_messages.add({what,
                                errorText(error),
                                {},
                                MessageBar::Kind::Problem,
                                kAutosaveProblem,
                                0,
                                MessageBar::Scope::Program});
            });
    followAutosave();
}

void DocumentFiles::followAutosave()
{
    if (!m_autosave) return;
    const int count = m_autosave->leftBehind();
    m_restore->setEnabled(count > 0);
    tellLeftBehind();
}

void DocumentFiles::tellLeftBehind()
{
    m_messages.settle(kLeftBehindRemark);
    const int count = m_autosave ? m_autosave->leftBehind() : 0;
    if (count == 0) return;
    m_messages.add({tr("An earlier run left unsaved work behind (%1)").arg(count),
                    count == 1 ? tr("File, Restore Unsaved Work opens it")
                               : tr("File, Restore Unsaved Work lists it"),
                    {},
                    MessageBar::Kind::Remark,
                    kLeftBehindRemark});
}

void DocumentFiles::tellRestored(const QString& name, bool left)
{
    if (left) {
        emit said(tr("The position is as you left it."));
        return;
    }
    m_messages.add({name.isEmpty() ? tr("Unsaved work was restored")
                                   : tr("%1 was restored with its unsaved changes").arg(name),
                    tr("the program had ended before it was saved"),
                    {},
                    MessageBar::Kind::Remark,
                    kRestoreRemark});
}

}  // namespace ui

#include "moc_document_files.cpp"
