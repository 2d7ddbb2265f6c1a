// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/output/export_dialog.h"

#include <algorithm>
#include <chrono>
#include <initializer_list>
#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "engine/game/turns.h"
#include "ui/language/text.h"
#include "ui/widgets/screen_room.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr std::chrono::milliseconds kPreviewDelay{200};
constexpr QSize kWantedSize{1280, 720};  ///< pages and columns are seen without scrolling sideways

}  // namespace

ExportDialog::ExportDialog(Subject subject, JobService& jobs, QWidget* parent)
    : QDialog(parent),
      m_subject(std::move(subject)),
      m_job(jobs),
      m_form(new QComboBox),
      m_about(new QLabel),
      m_line(new QComboBox),
      m_boards(new QCheckBox(tr("&Boards"))),
      m_notes(new QCheckBox(tr("&Notes"))),
      m_variations(new QCheckBox(tr("&Variations beside their turns"))),
      m_withReview(new QCheckBox(tr("&Review: mistakes, best moves, totals"))),
      m_onlyMistakes(new QCheckBox(tr("&Only mistakes"))),
      m_first(new QSpinBox),
      m_last(new QSpinBox),
      m_preview(new QStackedWidget),
      m_pages(new QTextBrowser),
      m_text(new QPlainTextEdit),
      m_message(new QLabel)
{
    setObjectName(u"exportDialog"_s);
    setWindowTitle(tr("Export Game"));
    auto* body = new QHBoxLayout;
    body->addWidget(makeChoices());
    body->addWidget(makePreview(), 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Export…"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(body, 1);
    layout->addWidget(buttons);
    resize(fittedToScreen(kWantedSize));
    showLine();
    showForm();
    const auto ask = [this] { m_job.askSoon(kPreviewDelay, [this] { askPreview(); }); };
    connect(m_form, &QComboBox::currentIndexChanged, this, &ExportDialog::showForm);
    connect(m_line, &QComboBox::currentIndexChanged, this, &ExportDialog::showLine);
    for (QComboBox* box : {m_form, m_line})
        connect(box, &QComboBox::currentIndexChanged, this, ask);
    for (QCheckBox* box : {m_boards, m_notes, m_variations, m_withReview, m_onlyMistakes})
        connect(box, &QCheckBox::toggled, this, ask);
    for (QSpinBox* box : {m_first, m_last})
        connect(box, &QSpinBox::valueChanged, this, [this, ask] {
            m_last->setMinimum(m_first->value());
            ask();
        });
    askPreview();
}

ExportDialog::~ExportDialog() = default;

QWidget* ExportDialog::makeChoices()
{
    m_form->setObjectName(u"exportForm"_s);
    const auto add = [this](const QString& name, ExportForm form) {
        m_form->addItem(name, static_cast<int>(form));
    };
    add(tr("Web page (HTML)"), ExportForm::Html);
    add(tr("PDF"), ExportForm::Pdf);
    add(tr("Slides (PNG)"), ExportForm::Slides);
    add(tr("Markdown"), ExportForm::Markdown);
    add(tr("Plain text"), ExportForm::Text);
    add(tr("Table (CSV)"), ExportForm::Csv);
    add(tr("Game (GCG)"), ExportForm::Gcg);
    m_about->setObjectName(u"exportAbout"_s);
    m_about->setWordWrap(true);
    m_about->setForegroundRole(QPalette::PlaceholderText);
    m_line->setObjectName(u"exportLine"_s);
    m_line->addItem(tr("Main line"), engine::kRootNode);
    if (m_subject.shownLine != engine::kRootNode)
        m_line->addItem(tr("The variation that is shown"), m_subject.shownLine);
    m_line->setEnabled(m_line->count() > 1);
    m_boards->setObjectName(u"exportBoards"_s);
    m_notes->setObjectName(u"exportNotes"_s);
    m_variations->setObjectName(u"exportVariations"_s);
    m_withReview->setObjectName(u"exportReview"_s);
    m_onlyMistakes->setObjectName(u"exportOnlyMistakes"_s);
    m_first->setObjectName(u"exportFirst"_s);
    m_last->setObjectName(u"exportLast"_s);
    m_first->setAccessibleName(tr("First turn"));
    m_last->setAccessibleName(tr("Last turn"));
    for (QCheckBox* box : {m_boards, m_notes, m_variations}) box->setChecked(true);
    m_withReview->setChecked(m_subject.unreviewed.isEmpty());
    m_withReview->setEnabled(m_subject.unreviewed.isEmpty());
    m_withReview->setToolTip(m_subject.unreviewed);
    m_withReview->setAccessibleDescription(m_subject.unreviewed);
    m_onlyMistakes->setToolTip(
        tr("Turns that the review, a mark or a tag such as #findinglarge calls a mistake"));

    auto* turns = new QHBoxLayout;
    turns->addWidget(m_first);
    turns->addWidget(new QLabel(u"–"_s));
    turns->addWidget(m_last);
    turns->addStretch(1);
    auto* choices = new QWidget;
    auto* form = new QFormLayout(choices);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Form:"), m_form);
    form->addRow(QString(), m_about);
    form->addRow(tr("&Line:"), m_line);
    form->addRow(tr("&Turns:"), turns);
    static_cast<QLabel*>(form->labelForField(turns))->setBuddy(m_first);
    form->addRow(QString(), m_onlyMistakes);
    form->addRow(tr("With:"), m_boards);
    for (QCheckBox* box : {m_notes, m_variations, m_withReview}) form->addRow(QString(), box);
    m_about->setMinimumWidth(fontMetrics().averageCharWidth() * 38);
    m_about->setMinimumHeight(fontMetrics().height() * 5);
    m_about->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    return choices;
}

QWidget* ExportDialog::makePreview()
{
    m_preview->setObjectName(u"exportPreview"_s);
    m_preview->setMinimumSize(fontMetrics().averageCharWidth() * 64, fontMetrics().height() * 24);
    m_pages->setObjectName(u"exportPages"_s);
    m_pages->setAccessibleName(tr("Preview"));
    m_pages->setOpenLinks(false);
    // Paper is white in every theme.
    QPalette paper = m_pages->palette();
    paper.setColor(QPalette::Base, Qt::white);
    paper.setColor(QPalette::Text, Qt::black);
    m_pages->setPalette(paper);
    m_text->setObjectName(u"exportText"_s);
    m_text->setAccessibleName(tr("Preview"));
    m_text->setReadOnly(true);
    // Notes have long lines; columns have room, see below.
    m_text->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_message->setObjectName(u"exportMessage"_s);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    for (QWidget* page : std::initializer_list<QWidget*>{m_message, m_pages, m_text})
        m_preview->addWidget(page);
    return m_preview;
}

ExportForm ExportDialog::form() const
{
    return static_cast<ExportForm>(m_form->currentData().toInt());
}

int ExportDialog::turnsOfLine() const
{
    const engine::GameRecord& record = m_subject.request.game->record();
    const auto line = record.lineThrough(m_line->currentData().toInt());
    return static_cast<int>(engine::turnsOf(record, line).size());
}

void ExportDialog::showLine()
{
    // Another line has other turns: all of them at first.
    const int turns = std::max(turnsOfLine(), 1);
    m_first->setRange(1, turns);
    m_first->setValue(1);
    m_last->setRange(1, turns);
    m_last->setValue(turns);
}

void ExportDialog::showForm()
{
    QString about;
    switch (form()) {
    case ExportForm::Html:
        about = tr("One file for every browser, light or dark as the reader has it: score sheet, "
                   "lead, a board for each turn.");
        break;
    case ExportForm::Pdf: about = tr("Pages in A4, a board for each turn."); break;
    case ExportForm::Slides:
        about = tr("A picture of 1920 by 1080 for each turn, numbered, in the colours of the "
                   "window.");
        break;
    case ExportForm::Markdown: about = tr("Text with tables and headings; boards as text."); break;
    case ExportForm::Text: about = tr("Text in columns, the last board at the end."); break;
    case ExportForm::Csv: about = tr("A row for each turn, for spreadsheets."); break;
    case ExportForm::Gcg: about = tr("The line for other programs, with its notes."); break;
    }
    m_about->setText(about + u' ' + tr("What is not known of a rack stays unknown."));
    const bool report = form() != ExportForm::Gcg;
    m_boards->setEnabled(report && form() != ExportForm::Csv);
    m_variations->setEnabled(report && form() != ExportForm::Csv && form() != ExportForm::Slides);
    m_withReview->setEnabled(report && m_subject.unreviewed.isEmpty());
    for (QWidget* each : std::initializer_list<QWidget*>{m_notes, m_onlyMistakes, m_first, m_last})
        each->setEnabled(report);
}

ExportRequest ExportDialog::request() const
{
    ExportRequest request = m_subject.request;
    request.form = form();
    request.line = m_line->currentData().toInt();
    request.boards = m_boards->isChecked();
    request.notes = m_notes->isChecked();
    request.variations = m_variations->isChecked();
    request.review = m_withReview->isChecked();
    request.onlyMistakes = m_onlyMistakes->isChecked();
    request.firstTurn = m_first->value();
    request.lastTurn = m_last->value() == m_last->maximum() ? 0 : m_last->value();
    if (m_reviewedLine == request.line && m_review) {
        request.known = m_review;
        request.knownLine = m_reviewedLine;
    }
    return request;
}

void ExportDialog::askPreview()
{
    if (m_preview->currentWidget() == m_message) m_message->setText(tr("The preview is made…"));
    m_job.ask<ExportPreview>(
        tr("Preview of the export"), JobClass::Interactive,
        [request = request()](const engine::TaskContext& context) {
            return previewOf(request, context);
        },
        [this, line = request().line](engine::Result<ExportPreview> preview) {
            if (preview && preview->review) {
                m_review = preview->review;
                m_reviewedLine = line;
            }
            showPreview(std::move(preview));
        });
}

void ExportDialog::showPreview(engine::Result<ExportPreview> preview)
{
    if (!preview) {
        m_message->setText(tr("There is no preview: %1").arg(errorText(preview.error())));
        m_preview->setCurrentWidget(m_message);
    } else if (preview->document) {
        m_pages->setDocument(preview->document.get());
        m_document = std::move(preview->document);
        m_preview->setCurrentWidget(m_pages);
    } else {
        m_text->setPlainText(preview->text);
        m_preview->setCurrentWidget(m_text);
    }
}

QString ExportDialog::filter() const
{
    return u"%1 (*%2)"_s.arg(m_form->currentText().section(u" ("_s, 0, 0), endingOf(form()));
}

}  // namespace ui

#include "moc_export_dialog.cpp"
