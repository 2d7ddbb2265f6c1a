// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>
#include <QPointer>
#include <QString>

class QHBoxLayout;
class QLabel;

namespace ui {

class Settings;

/// Cards with first steps, above the board. Each goes when what it offers has been done or when it
/// is sent away, and never comes back by itself.
class WelcomeCards : public QFrame
{
    Q_OBJECT

public:
    struct Card
    {
        QString id;  ///< under which the settings remember that it is done
        QString title;
        QString text;
    };

    explicit WelcomeCards(Settings& settings, QWidget* parent = nullptr);

    /// Nothing is shown of a card that was done before.
    void add(const Card& card);
    /// What the card offers was done, by whatever way.
    void done(const QString& id);
    /// All cards, done or not, until they are done again.
    void showAll();
    /// None is wanted.
    void doneAll();
    /// Whether there are cards, be there room for them or not.
    [[nodiscard]] bool any() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void chosen(const QString& id);
    /// Of what any() says.
    void changed();

private:
    void place(const Card& card);
    /// Cards, and their texts even more, take room from the board: only where there is plenty.
    void fit();
    void giveTextsRoom();

    Settings& m_settings;
    QList<Card> m_cards;
    QHBoxLayout* m_row;
    QList<QPointer<QLabel>> m_texts;
};

}  // namespace ui
