// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QString>
#include <QTableView>
#include <QWidget>

#include "tests/bench/feel/budget.h"
#include "tests/bench/feel/desk.h"

namespace budget {

/// Things that somebody does one after the other while the window's thread is watched: the longest
/// time without an answer counts, of the worst step.
class Steps
{
public:
    /// From the beginning of `start` until `done`; says where the time went when it was long. One
    /// that never ends spoils them all.
    void add(const char* what, const std::function<void()>& start,
             const std::function<bool()>& done);
    /// Nothing when a step never ended, or there was none.
    [[nodiscard]] Samples worst() const;

private:
    double m_worst = 0;
    bool m_any = false;
    bool m_spoilt = false;
};

/// What was the worst in each of some rounds: other programs disturb one of them at most.
[[nodiscard]] Samples rounds(const std::function<Samples()>& round);

/// A child that must be there.
template <class T>
[[nodiscard]] T& child(const QWidget& parent, const QString& name = {})
{
    T* found = parent.findChild<T*>(name);
    if (!found) qFatal("%s is not there", qPrintable(name));
    return *found;
}

/// Selects the rows from this one to the last, and no others; none when it is behind the last.
void selectFrom(QTableView& table, int first);
/// Has an action of the window done.
void trigger(Desk& desk, const char* id);

/// A file of the desk with that text.
[[nodiscard]] QString textFile(const Desk& desk, const QString& name, const QByteArray& text);
/// One with a game of 30 turns.
[[nodiscard]] QString gameFile(const Desk& desk);
/// All words of the lexicon that comes with the program, or every so many-th of them, one a line.
[[nodiscard]] QByteArray wordList(int every = 1);

}  // namespace budget
