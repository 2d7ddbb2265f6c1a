// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#include <QApplication>
#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QString>
#include <QTemporaryDir>

#include "tests/fuzz/fuzz_support.h"

/// What fontconfig keeps to the end is no find.
// NOLINTNEXTLINE(bugprone-reserved-identifier)
extern "C" inline const char* __lsan_default_suppressions()
{
    return "leak:libfontconfig";
}

/// For targets that read with Qt.
namespace fuzz {

/// Fonts, pictures and drivers need one; it shows nothing.
inline void needApplication()
{
    static int count = 1;
    static char name[] = "fuzz";
    static char* arguments[] = {name, nullptr};
    static const bool offscreen = qputenv("QT_QPA_PLATFORM", "offscreen");
    // Never deleted: drivers that it loaded have gone by then.
    static const auto* const application = new QApplication(count, arguments);
    static_cast<void>(application);
    static_cast<void>(offscreen);
    // Readers say what is wrong with their input, thousands of times.
    static const auto before =
        qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString&) {
            if (type == QtFatalMsg) std::abort();
        });
    static_cast<void>(before);
}

inline QByteArray bytesOf(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)};
}

/// A file with the input, in a folder that goes with the program; written over by the next one. In
/// memory where there is such a place: databases and settings wait for their disk at every change.
inline QString fileWith(const QString& name, const QByteArray& bytes)
{
    static const QTemporaryDir folder((QFileInfo(QStringLiteral("/dev/shm")).isWritable()
                                           ? QStringLiteral("/dev/shm")
                                           : QDir::tempPath()) +
                                      QStringLiteral("/tilewright-fuzz-XXXXXX"));
    QFile file(folder.filePath(name));
    require(file.open(QIODevice::WriteOnly | QIODevice::Truncate) &&
            file.write(bytes) == bytes.size());
    return file.fileName();
}

}  // namespace fuzz
