// SPDX-License-Identifier: GPL-3.0-or-later
#include "version.h"

#include <QApplication>
#include <QMainWindow>
#include <QString>

int main(int argc, char* argv[]) {
    const QApplication application(argc, argv);
    const std::string_view version = settebello::versionString();
    QApplication::setApplicationName(QStringLiteral("Settebello"));
    QApplication::setApplicationVersion(
        QString::fromUtf8(version.data(), static_cast<qsizetype>(version.size())));
    QMainWindow window;
    window.show();
    return QApplication::exec();
}
