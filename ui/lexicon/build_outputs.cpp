// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/build_outputs.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "engine/base/output_guard.h"
#include "engine/lexicon/kwg.h"
#include "engine/lexicon/letters_beside.h"
#include "engine/lexicon/proof_cache.h"
#include "ui/files/chosen_output.h"
#include "ui/language/file_names.h"
#include "ui/language/shown_names.h"
#include "ui/language/text.h"
#include "ui/settings/settings.h"
#include "ui/theme/measures.h"
#include "ui/widgets/path_field.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

template <class Enum>
Enum chosen(const QComboBox& box)
{
    return static_cast<Enum>(box.currentData().toInt());
}

/// Of the endings that word lists have, several may follow each other: words.txt.gz.
QString withoutEndings(const QString& fileName)
{
    QString name = fileName;
    for (const QLatin1StringView ending : {".gz"_L1, ".zst"_L1, ".txt"_L1, ".lst"_L1, ".kwg"_L1,
                                           ".kbwg"_L1, ".dawg"_L1, ".gaddag"_L1, ".csv"_L1})
        if (name.endsWith(ending, Qt::CaseInsensitive) && name.size() > ending.size())
            name.chop(ending.size());
    return name;
}

}  // namespace

BuildOutputs::BuildOutputs(Settings& settings, QWidget* parent)
    : QGroupBox(tr("Files to make"), parent),
      m_settings(settings),
      m_content(new QComboBox),
      m_order(orderBox(u"graphOrder"_s)),
      m_width(new QComboBox),
      m_alphaOrder(orderBox(u"alphaOrder"_s)),
      m_leavesVersion(new QComboBox),
      m_csv(new PathField(PathField::Purpose::Open, u"leavesCsv"_s, tr("Values from a CSV file"),
                          tr("Leave values (*.csv);;All files (*)"), settings)),
      m_check(new QCheckBox(tr("Look &every word up before writing")))
{
    setObjectName(u"buildOutputs"_s);
    m_content->setObjectName(u"graphContent"_s);
    m_content->setAccessibleName(tr("What the word graph holds"));
    m_content->addItem(tr("DAWG and GADDAG"), static_cast<int>(engine::GraphKind::Gaddawg));
    m_content->addItem(tr("DAWG only"), static_cast<int>(engine::GraphKind::Dawg));
    m_content->setToolTip(tr("Looking for moves needs the GADDAG; looking words up does not"));
    m_order->setAccessibleName(tr("Order of the word graph's nodes"));
    m_alphaOrder->setAccessibleName(tr("Order of the alphagrams' nodes"));
    m_width->setObjectName(u"graphWidth"_s);
    m_width->setAccessibleName(tr("Width of the nodes"));
    m_width->addItem(tr("22 bits (.kwg)"), false);
    m_width->addItem(tr("24 bits (.kbwg)"), true);
    m_width->setToolTip(tr("24 bits are for lists so large that 22 don't do, and for programs that "
                           "want them"));
    m_leavesVersion->setObjectName(u"leavesVersion"_s);
    m_leavesVersion->setAccessibleName(tr("Version of the leave file"));
    m_leavesVersion->addItem(u"KLV2"_s, static_cast<int>(engine::KlvVersion::Klv2));
    m_leavesVersion->addItem(u"KLV1"_s, static_cast<int>(engine::KlvVersion::Klv1));
    m_leavesVersion->setToolTip(tr("KLV1 keeps 256ths of a point up to 128 points, KLV2 floats"));
    m_csv->setPlaceholder(tr("none: all are 0"));

    auto* graphDetails = new QWidget;
    auto* graphGrid = new QGridLayout(graphDetails);
    graphGrid->setContentsMargins(0, 0, 0, 0);
    graphGrid->addWidget(new QLabel(tr("Content")), 0, 0);
    graphGrid->addWidget(m_content, 0, 1, 1, 3);
    graphGrid->addWidget(new QLabel(tr("Order")), 1, 0);
    graphGrid->addWidget(m_order, 1, 1);
    graphGrid->addWidget(new QLabel(tr("Nodes")), 1, 2);
    graphGrid->addWidget(m_width, 1, 3);
    graphGrid->setColumnStretch(1, 1);
    graphGrid->setColumnStretch(3, 1);
    auto* alphaDetails = new QWidget;
    auto* alphaRow = new QHBoxLayout(alphaDetails);
    alphaRow->setContentsMargins(0, 0, 0, 0);
    alphaRow->addWidget(new QLabel(tr("Order")));
    alphaRow->addWidget(m_alphaOrder, 1);
    auto* leavesDetails = new QWidget;
    auto* leavesGrid = new QGridLayout(leavesDetails);
    leavesGrid->setContentsMargins(0, 0, 0, 0);
    leavesGrid->addWidget(m_leavesVersion, 0, 0);
    leavesGrid->addWidget(new QLabel(tr("from CSV")), 0, 1);
    leavesGrid->addWidget(m_csv, 0, 2);
    leavesGrid->setColumnStretch(0, 2);
    leavesGrid->setColumnStretch(2, 7);

    auto* layout = new QVBoxLayout(this);
    m_graph = addOutput(*layout, u"graph"_s, tr("Word &graph (KWG)"),
                        tr("Word graphs (*.kwg *.kbwg);;All files (*)"), u".kwg"_s, graphDetails);
    m_alpha = addOutput(*layout, u"alpha"_s, tr("Alp&hagrams for jumbled games (KAD)"),
                        tr("Alphagrams (*.kad);;All files (*)"), u".kad"_s, alphaDetails);
    m_leaves =
        addOutput(*layout, u"leaves"_s, tr("&Leave values (KLV)"),
                  tr("Leave values (*.klv2 *.klv);;All files (*)"), u".klv2"_s, leavesDetails);
    m_notesFile = addOutput(*layout, u"notes"_s, tr("De&finitions and comments (text)"),
                            tr("Tables (*.tsv);;All files (*)"), u".tsv"_s, nullptr);
    m_check->setObjectName(u"buildCheck"_s);
    m_check->setToolTip(tr("Every word must be found in what is built, and thousands of texts that "
                           "are none must not"));
    m_check->setChecked(true);
    layout->addWidget(m_check);
    layout->addStretch();
    m_graph.wanted->setChecked(true);
    connect(m_width, &QComboBox::currentIndexChanged, this, &BuildOutputs::followGraphWidth);
    connect(m_leavesVersion, &QComboBox::currentIndexChanged, this, [this] {
        const bool first = chosen<engine::KlvVersion>(*m_leavesVersion) == engine::KlvVersion::Klv1;
        m_leaves.ending = first ? u".klv"_s : u".klv2"_s;
        suggest(m_leaves);
    });
    connect(m_csv, &PathField::changed, this, &BuildOutputs::changed);
    // The dialog decides how wide they are.
    for (QComboBox* box : {m_content, m_order, m_width, m_alphaOrder, m_leavesVersion}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(5);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    setNotes(nullptr);
}

QComboBox* BuildOutputs::orderBox(const QString& name)
{
    auto* box = new QComboBox;
    box->setObjectName(name);
    box->setToolTip(tr("In which order the nodes lie in the file; all hold the same words"));
    const auto add = [box](const QString& text, engine::NodeOrder order) {
        box->addItem(text, static_cast<int>(order));
    };
    add(tr("wolges (usual)"), engine::NodeOrder::Wolges);
    add(tr("experimental"), engine::NodeOrder::Experimental);
    add(tr("legacy"), engine::NodeOrder::Legacy);
    add(tr("magpie, merged"), engine::NodeOrder::MagpieMerged);
    add(tr("magpie"), engine::NodeOrder::Magpie);
    return box;
}

BuildOutputs::Output BuildOutputs::addOutput(QVBoxLayout& layout, const QString& name,
                                             const QString& text, const QString& filter,
                                             const QString& ending, QWidget* details)
{
    const QString plain = QString(text).remove(u'&');
    Output output{
        new QCheckBox(text),
        new PathField(PathField::Purpose::Save, name + u"Path"_s, plain, filter, m_settings),
        ending,
        {}};
    output.wanted->setObjectName(name + u"Wanted"_s);
    auto* body = new QWidget;
    auto* bodyLayout = new QVBoxLayout(body);
    bodyLayout->setContentsMargins(gap::kPage, 0, 0, gap::kNormal);
    bodyLayout->setSpacing(gap::kNormal);
    if (details) bodyLayout->addWidget(details);
    bodyLayout->addWidget(output.path);
    body->setVisible(false);
    layout.addWidget(output.wanted);
    layout.addWidget(body);
    connect(output.wanted, &QCheckBox::toggled, body, &QWidget::setVisible);
    connect(output.wanted, &QCheckBox::toggled, this, &BuildOutputs::changed);
    connect(output.path, &PathField::changed, this, &BuildOutputs::changed);
    return output;
}

void BuildOutputs::setNotes(std::shared_ptr<const engine::WordNotes> notes)
{
    m_notes = std::move(notes);
    const bool any = m_notes && m_notes->size() > 0;
    m_notesFile.wanted->setEnabled(any);
    m_notesFile.wanted->setToolTip(any ? tr("A table of what stands behind the words in the lists")
                                       : tr("The lists have nothing behind their words"));
    if (!any) m_notesFile.wanted->setChecked(false);
}

void BuildOutputs::suggestFor(const QStringList& sources)
{
    if (sources.isEmpty()) {
        m_base.clear();
    } else {
        const QFileInfo first(sources.first());
        const QFileInfo folder(first.absolutePath());
        const QString where = folder.isWritable() ? folder.filePath() : m_settings.lastFolder();
        m_base = QDir(where).filePath(withoutEndings(first.fileName()));
        // A graph is not to be written over by what is made of it, unless the user says so.
        for (const QLatin1StringView ending : {".kwg"_L1, ".kbwg"_L1, ".kad"_L1, ".tsv"_L1}) {
            if (!sources.contains(m_base + ending)) continue;
            m_base += tr("-new");
            break;
        }
    }
    for (Output* output : {&m_graph, &m_alpha, &m_leaves, &m_notesFile}) suggest(*output);
}

void BuildOutputs::suggest(Output& output)
{
    if (output.path->path() != output.suggested) return;  // typed by the user
    output.suggested = m_base.isEmpty() ? QString() : m_base + output.ending;
    output.path->setPath(output.suggested);
}

void BuildOutputs::followGraphWidth()
{
    const bool big = m_width->currentData().toBool();
    m_graph.ending = big ? u".kbwg"_s : u".kwg"_s;
    const QString path = m_graph.path->path();
    if (path == m_graph.suggested) {
        suggest(m_graph);
    } else if (!path.isEmpty()) {
        // The name says how wide the nodes are.
        const QFileInfo info(path);
        m_graph.path->setPath(
            QDir(info.absolutePath()).filePath(info.completeBaseName() + m_graph.ending));
    }
    emit changed();
}

engine::BuildPlan BuildOutputs::plan() const
{
    engine::BuildPlan plan;
    if (m_graph.wanted->isChecked())
        plan.graphs.push_back({toPath(m_graph.path->path()), chosen<engine::GraphKind>(*m_content),
                               chosen<engine::NodeOrder>(*m_order)});
    if (m_alpha.wanted->isChecked())
        plan.graphs.push_back({toPath(m_alpha.path->path()), engine::GraphKind::Alpha,
                               chosen<engine::NodeOrder>(*m_alphaOrder)});
    if (m_leaves.wanted->isChecked())
        plan.leaves = engine::LeavesOutput{toPath(m_leaves.path->path()),
                                           chosen<engine::KlvVersion>(*m_leavesVersion),
                                           toPath(m_csv->path())};
    if (m_notesFile.wanted->isChecked())
        plan.notes = engine::NotesOutput{toPath(m_notesFile.path->path()), m_notes};
    plan.check = m_check->isChecked();
    plan.namesLetters = true;
    plan.proofs = engine::ProofCache::ofUser();
    return plan;
}

QString BuildOutputs::problem(const QStringList& sources) const
{
    QStringList paths;
    for (const Output* output : {&m_graph, &m_alpha, &m_leaves, &m_notesFile}) {
        if (!output->wanted->isChecked()) continue;
        const QString path = output->path->path();
        const QString what = QString(output->wanted->text()).remove(u'&');
        if (path.isEmpty()) return tr("%1: say where to write it.").arg(what);
        const QFileInfo info(path);
        if (isFolder(path)) return tr("%1: there is a folder of that name.").arg(what);
        if (!isFolder(info.absolutePath()))
            return tr("%1: the folder %2 does not exist.").arg(what, info.absolutePath());
        engine::OutputGuard written;
        written.addOutput(toPath(path));
        if (output == &m_graph || output == &m_alpha)
            written.addOutput(engine::lettersFileOf(toPath(path)));
        for (const QString& source : sources) written.addInput(toPath(source));
        if (m_leaves.wanted->isChecked()) written.addInput(toPath(m_csv->path()));
        if (!written.check())
            return tr("%1: %2 is one of the sources and is not written over.")
                .arg(what, shownName(info.filePath()));
        if (const auto may = checkChosenFile(toPath(path)); !may)
            return tr("%1: %2").arg(what, errorText(may.error()));
        for (const QString& other : paths) written.addOutput(toPath(other));
        if (!written.check()) return tr("%1: another file is to be written there.").arg(what);
        paths.append(path);
    }
    if (paths.isEmpty()) return tr("Choose at least one file to make.");
    if (m_graph.wanted->isChecked() &&
        engine::hasBigGraphName(toPath(m_graph.path->path())) != m_width->currentData().toBool())
        return tr("Word graph: a name that ends in .kbwg stands for nodes of 24 bits, and another "
                  "one for 22.");
    if (m_leaves.wanted->isChecked() && !m_csv->path().isEmpty() && !isFile(m_csv->path()))
        return tr("Leave values: the CSV file does not exist.");
    return {};
}

}  // namespace ui

#include "moc_build_outputs.cpp"
