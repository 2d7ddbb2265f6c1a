// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/output/export_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

ExportDialog::ExportDialog(const QString& unreviewed, QWidget* parent)
    : QDialog(parent),
      m_form(new QComboBox),
      m_about(new QLabel),
      m_boards(new QCheckBox(tr("&Boards"))),
      m_notes(new QCheckBox(tr("&Notes"))),
      m_review(new QCheckBox(tr("&Review: mistakes, best moves, totals")))
{
    setObjectName(u"exportDialog"_s);
    setWindowTitle(tr("Export Game"));
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
    m_about->setObjectName(u"exportAbout"_s);
    m_about->setWordWrap(true);
    m_about->setForegroundRole(QPalette::PlaceholderText);
    m_boards->setObjectName(u"exportBoards"_s);
    m_notes->setObjectName(u"exportNotes"_s);
    m_review->setObjectName(u"exportReview"_s);
    for (QCheckBox* box : {m_boards, m_notes}) box->setChecked(true);
    m_review->setChecked(unreviewed.isEmpty());
    m_review->setEnabled(unreviewed.isEmpty());
    m_review->setToolTip(unreviewed);
    m_review->setAccessibleDescription(unreviewed);

    auto* form = new QFormLayout;
    form->addRow(tr("&Form:"), m_form);
    form->addRow(QString(), m_about);
    form->addRow(tr("With:"), m_boards);
    form->addRow(QString(), m_notes);
    form->addRow(QString(), m_review);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Export…"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addStretch(1);
    layout->addWidget(buttons);
    m_about->setMinimumWidth(fontMetrics().averageCharWidth() * 48);
    m_about->setMinimumHeight(fontMetrics().height() * 3);
    m_about->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    connect(m_form, &QComboBox::currentIndexChanged, this, &ExportDialog::showForm);
    showForm();
}

ExportForm ExportDialog::form() const
{
    return static_cast<ExportForm>(m_form->currentData().toInt());
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
    }
    m_about->setText(about + u' ' + tr("What is not known of a rack stays unknown."));
    m_boards->setEnabled(form() != ExportForm::Csv);
}

void ExportDialog::fill(ExportRequest& request) const
{
    request.form = form();
    request.boards = m_boards->isChecked();
    request.notes = m_notes->isChecked();
    request.review = m_review->isChecked();
}

QString ExportDialog::filter() const
{
    return u"%1 (*%2)"_s.arg(m_form->currentText().section(u" ("_s, 0, 0), endingOf(form()));
}

}  // namespace ui
