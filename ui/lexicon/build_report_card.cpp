// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/build_report_card.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/language/text.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// A fingerprint that can be broken over two lines.
QString inTwo(const std::string& sum)
{
    const QString text = fromUtf8(sum);
    return text.left(text.size() / 2) + u' ' + text.mid(text.size() / 2);
}

}  // namespace

BuildReportCard::BuildReportCard(QWidget* parent)
    : QGroupBox(tr("Report"), parent),
      m_title(new QLabel),
      m_details(new QLabel),
      m_hint(new QLabel),
      m_use(new QPushButton(tr("Use &Now"))),
      m_compare(new QPushButton(tr("&Compare With…")))
{
    setObjectName(u"buildReport"_s);
    m_title->setObjectName(u"reportTitle"_s);
    QFont large = scaled(m_title->font(), textSize::kTitle);
    large.setBold(true);
    m_title->setFont(large);
    m_title->setWordWrap(true);
    m_details->setObjectName(u"reportDetails"_s);
    m_details->setAccessibleName(tr("What was built"));
    m_details->setTextFormat(Qt::RichText);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_details->setWordWrap(true);
    m_details->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* scroll = new QScrollArea;
    scroll->setObjectName(u"reportScroll"_s);
    scroll->setAccessibleName(tr("What was built"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setWidget(m_details);
    // The ground of the box, not one of its own.
    scroll->viewport()->setAutoFillBackground(false);
    m_details->setAutoFillBackground(false);
    m_hint->setObjectName(u"reportHint"_s);
    m_hint->setWordWrap(true);
    m_use->setObjectName(u"reportUse"_s);
    m_compare->setObjectName(u"reportCompare"_s);
    auto* copy = new QPushButton(tr("Copy Re&port"));
    copy->setObjectName(u"reportCopy"_s);
    auto* folder = new QPushButton(tr("Open &Folder"));
    folder->setObjectName(u"reportFolder"_s);
    auto* back = new QPushButton(tr("Build Anothe&r"));
    back->setObjectName(u"reportBack"_s);
    auto* buttons = new QGridLayout;
    buttons->addWidget(m_use, 0, 0);
    buttons->addWidget(m_compare, 0, 1);
    buttons->addWidget(copy, 1, 0);
    buttons->addWidget(folder, 1, 1);
    buttons->addWidget(back, 2, 0, 1, 2);
    for (QPushButton* button : {m_use, m_compare, copy, folder, back})
        button->setAutoDefault(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_hint);
    layout->addLayout(buttons);
    connect(m_use, &QPushButton::clicked, this, &BuildReportCard::useRequested);
    connect(m_compare, &QPushButton::clicked, this, &BuildReportCard::compareRequested);
    connect(folder, &QPushButton::clicked, this, &BuildReportCard::folderRequested);
    connect(back, &QPushButton::clicked, this, &BuildReportCard::backRequested);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_text); });
}

void BuildReportCard::showReport(const engine::BuildReport& report, const engine::BuildPlan& plan,
                                 const QString& cannotUse, bool comparable)
{
    const QLocale locale;
    const auto files = static_cast<int>(report.files.size());
    const QString title = files == 1 ? tr("✓ %n file written in %1 s", nullptr, files)
                                     : tr("✓ %n files written in %1 s", nullptr, files);
    m_title->setText(title.arg(locale.toString(report.seconds, 'f', 1)));
    QString html;
    m_text = m_title->text() + u'\n';
    for (std::size_t i = 0; i < report.files.size(); ++i) {
        const engine::BuiltFile& file = report.files[i];
        const QString path = fromPath(file.path);
        const QString size =
            locale.formattedDataSize(file.bytes, 2, QLocale::DataSizeTraditionalFormat);
        const QString entries = countText(file.entries);
        QString what = tr("%1 words").arg(entries);
        if (i < plan.graphs.size()) {
            if (plan.graphs[i].kind == engine::GraphKind::Alpha)
                what = tr("%1 alphagrams").arg(entries);
        } else {
            what = (file.nodes > 0 ? tr("%1 leaves") : tr("%1 lines")).arg(entries);
        }
        QStringList lines{file.nodes > 0
                              ? tr("%1, %2 nodes, %3").arg(what, countText(file.nodes), size)
                              : tr("%1, %2").arg(what, size)};
        if (file.nodesBefore > 0)
            lines.append(tr("%1 nodes before merging").arg(countText(file.nodesBefore)));
        if (file.check) {
            lines.append(tr("✓ all %1 found").arg(countText(file.check->words)));
            lines.append(tr("✓ %1 other texts refused").arg(countText(file.check->nonWords)));
        }
        html += u"<p style='margin-top:6px'><b>"_s + QFileInfo(path).fileName().toHtmlEscaped() +
                u"</b><br>"_s + lines.join(u"\n"_s).toHtmlEscaped().replace(u'\n', u"<br>"_s) +
                u"<br>SHA-256 <tt>"_s + inTwo(file.sha256) + u"</tt></p>"_s;
        m_text +=
            path + u'\n' + lines.join(u'\n') + u"\nSHA-256 "_s + fromUtf8(file.sha256) + u'\n';
    }
    m_details->setText(html);
    m_use->setEnabled(cannotUse.isEmpty());
    m_hint->setText(cannotUse);
    m_hint->setVisible(!cannotUse.isEmpty());
    m_compare->setEnabled(comparable);
    m_use->setDefault(true);
    if (m_use->isEnabled()) m_use->setFocus();
}

}  // namespace ui

#include "moc_build_report_card.cpp"
