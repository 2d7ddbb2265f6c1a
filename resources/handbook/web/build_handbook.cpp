// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the handbook as web pages: build_handbook FOLDER.
#include <cstdio>

#include <QGuiApplication>

#include "ui/handbook/handbook_web.h"

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fprintf(stderr, "usage: build_handbook FOLDER\n");
        return 2;
    }
    // Pages are laid out nowhere; no screen is needed.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const auto written = ui::writeHandbookWeb(QString::fromLocal8Bit(argv[1]));
    if (written) return 0;
    std::fprintf(stderr, "build_handbook: %s\n", written.error().toString().c_str());
    return 1;
}
