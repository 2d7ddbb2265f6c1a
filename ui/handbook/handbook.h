// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>
#include <QList>
#include <QString>

namespace ui {

/// One page of the handbook: Markdown with links to other pages ("moves.md#finding-moves").
struct HandbookPage
{
    QString name;   ///< of the file without its ending; that of a panel is its dock's
    QString title;  ///< its first heading
    QString text;
    friend bool operator==(const HandbookPage&, const HandbookPage&) = default;
};

/// The pages of one language, from the program's resources.
class Handbook
{
public:
    /// Of the language with that id (ISO 639-1); what it lacks is English.
    explicit Handbook(const QString& language);

    /// In the order in which the first page names them; that page, "index", comes first.
    [[nodiscard]] const QList<HandbookPage>& pages() const { return m_pages; }
    [[nodiscard]] const HandbookPage* page(const QString& name) const;
    /// Pages in which all of the words stand, in any case, those with one in the title first. All
    /// pages for a text without words.
    [[nodiscard]] QList<const HandbookPage*> find(const QString& words) const;
    [[nodiscard]] const QString& language() const { return m_language; }

private:
    QString m_language;
    QList<HandbookPage> m_pages;
};

/// Where a link of a page leads.
struct HandbookLink
{
    QString page;
    QString heading;  ///< as headingAnchor() makes it; empty for the beginning of the page
    friend bool operator==(const HandbookLink&, const HandbookLink&) = default;
};

/// Nothing for a link that leads out of the handbook; `from` is the page that it stands on.
[[nodiscard]] std::optional<HandbookLink> handbookLink(const QString& address, const QString& from);

/// The PNG that a page names ("moves.png"): in that language, else in English; empty for a name that
/// isn't that of a picture of the handbook.
[[nodiscard]] QByteArray handbookPicture(const QString& language, const QString& name);

/// "Finding moves" is "finding-moves": letters and digits in lower case, a hyphen for each blank.
[[nodiscard]] QString headingAnchor(const QString& heading);

}  // namespace ui
