// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QScrollArea>
#include <QString>
#include <QStringList>

class QAction;
class QGridLayout;
class QLabel;
class QListWidget;
class QToolButton;

namespace ui {

/// What stands where no game is open: what can be done, examples, and the files that were opened
/// last, a line each. A low panel scrolls rather than squeeze them.
class StartPage : public QScrollArea
{
    Q_OBJECT

public:
    /// Something to try that comes with the program.
    struct Example
    {
        QString name;   ///< of the resource
        QString title;  ///< also names what is opened
        QString help;
    };

    explicit StartPage(QWidget* parent = nullptr);

    /// Commands, as buttons with their keys and what they do.
    void offer(const QList<QAction*>& actions);
    /// Those that are there no more are left out.
    void setRecent(const QStringList& paths);

    [[nodiscard]] static QList<Example> examples();

signals:
    void fileRequested(const QString& path);
    /// Its text, and what it is called.
    void exampleRequested(const QString& text, const QString& title);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Row
    {
        QToolButton* button;
        QLabel* key;
        QLabel* help;
    };
    void add(std::vector<Row>& rows, QToolButton* button, const QString& key, const QString& help);
    void addExamples();
    /// Beside each other where there is room, else what it does below.
    void place();
    static void place(const std::vector<Row>& rows, QGridLayout& grid, bool beside);

    QGridLayout* m_offers;
    QGridLayout* m_examples;
    std::vector<Row> m_offerRows;
    std::vector<Row> m_exampleRows;
    QLabel* m_recentTitle;
    QListWidget* m_recent;
};

}  // namespace ui
