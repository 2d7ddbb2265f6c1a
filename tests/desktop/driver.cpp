// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the real program from outside: a plugin that Qt loads where a test asks for it. Reads
// commands from standard input, a line each, and answers with a line each:
//   trigger ACTION      type WIDGET TEXT      text WIDGET      title
//   actions             begin ACTION          asked            close
// `begin` doesn't wait for dialogs that the action opens; `asked` names the one in front, which
// `close` sends away.
#include <unistd.h>

#include <QAction>
#include <QApplication>
#include <QGenericPlugin>
#include <QKeyEvent>
#include <QSocketNotifier>
#include <QTextStream>
#include <QVariant>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace {

class Driver : public QObject
{
public:
    Driver() : m_notifier(STDIN_FILENO, QSocketNotifier::Read)
    {
        connect(&m_notifier, &QSocketNotifier::activated, this, &Driver::read);
    }

private:
    void read()
    {
        char buffer[4096];
        const ssize_t count = ::read(STDIN_FILENO, buffer, sizeof(buffer));
        if (count <= 0) {
            m_notifier.setEnabled(false);
            return;
        }
        m_input.append(buffer, count);
        for (qsizetype end = m_input.indexOf('\n'); end >= 0; end = m_input.indexOf('\n')) {
            const QString line = QString::fromUtf8(m_input.left(end));
            m_input.remove(0, end + 1);
            QTextStream(stdout) << answer(line).replace(u'\n', u'\t') << Qt::endl;
        }
    }

    static QWidget* widget(const QString& name)
    {
        const QWidgetList all = QApplication::allWidgets();
        for (QWidget* candidate : all)
            if (candidate->objectName() == name) return candidate;
        return nullptr;
    }

    static QAction* action(const QString& name)
    {
        const QWidgetList all = QApplication::allWidgets();
        for (const QWidget* owner : all)
            for (QAction* candidate : owner->actions())
                if (candidate->objectName() == name) return candidate;
        return nullptr;
    }

    static QString answer(const QString& line)
    {
        const QString command = line.section(u' ', 0, 0);
        const QString name = line.section(u' ', 1, 1);
        const QString rest = line.section(u' ', 2);
        if (command == "title"_L1) {
            const QWidget* window = widget(u"mainWindow"_s);
            return window ? window->windowTitle() : u"none"_s;
        }
        if (command == "trigger"_L1) {
            QAction* wanted = action(name);
            if (!wanted || !wanted->isEnabled()) return u"no"_s;
            wanted->trigger();
            return u"ok"_s;
        }
        if (command == "actions"_L1) {
            QStringList names;
            const QWidgetList all = QApplication::allWidgets();
            for (const QWidget* owner : all)
                for (const QAction* candidate : owner->actions())
                    if (candidate->objectName().contains(u'.')) names << candidate->objectName();
            names.removeDuplicates();
            return names.join(u' ');
        }
        if (command == "begin"_L1) {
            QAction* wanted = action(name);
            if (!wanted || !wanted->isEnabled()) return u"no"_s;
            QMetaObject::invokeMethod(wanted, &QAction::trigger, Qt::QueuedConnection);
            return u"ok"_s;
        }
        if (command == "asked"_L1 || command == "close"_L1) {
            QWidget* front = QApplication::activePopupWidget();
            if (!front) front = QApplication::activeModalWidget();
            if (!front) return u"none"_s;
            if (command == "close"_L1) front->close();
            return front->objectName().isEmpty() ? u"unnamed"_s : front->objectName();
        }
        QWidget* target = widget(name);
        if (!target) return u"none"_s;
        if (command == "type"_L1) {
            for (const QChar character : rest) {
                for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
                    QKeyEvent event(type, 0, Qt::NoModifier, QString(character));
                    QCoreApplication::sendEvent(target, &event);
                }
            }
            return u"ok"_s;
        }
        if (command == "text"_L1) {
            for (const char* property : {"plainText", "text"})
                if (const QVariant value = target->property(property); value.isValid())
                    return value.toString();
        }
        return u"none"_s;
    }

    QSocketNotifier m_notifier;
    QByteArray m_input;
};

}  // namespace

class DriverPlugin : public QGenericPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "driver.json")

public:
    QObject* create(const QString&, const QString&) override { return new Driver; }
};

#include "driver.moc"
