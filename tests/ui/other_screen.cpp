// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/other_screen.h"

#include <QCoreApplication>
#include <QFile>
#include <QList>
#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {

namespace {

constexpr char kSizeVariable[] = "SETTEBELLO_TEST_SCREEN"; ///< "1280x800", in pixels

} // namespace

std::string failuresOnScreen(const QByteArray& size, int scale, const char* filter) {
    const QTemporaryDir folder;
    const QList<QByteArray> sides = size.split('x');
    QFile screens(folder.filePath("screens.json"));
    EXPECT_TRUE(screens.open(QIODevice::WriteOnly));
    screens.write(R"({"screens": [{"name": "one", "x": 0, "y": 0, "width": )" + sides[0] +
                  R"(, "height": )" + sides[1] + R"(, "logicalDpi": 96, "logicalBaseDpi": 96,
                  "dpr": 1}]})");
    screens.close();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen:configfile=" + screens.fileName());
    environment.insert("QT_SCALE_FACTOR", QString::number(scale));
    environment.insert(kSizeVariable, size);
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QCoreApplication::applicationFilePath(),
                  {"--gtest_brief=1", QString("--gtest_filter=") + filter});
    if (!process.waitForFinished(120'000)) {
        return "The process has not ended.";
    }
    const std::string output = process.readAll().toStdString();
    return process.exitCode() == 0 ? std::string() : output + "\nThe process failed.";
}

QSize otherScreenSize() {
    const QList<QByteArray> sides = qgetenv(kSizeVariable).split('x');
    return sides.size() == 2 ? QSize(sides[0].toInt(), sides[1].toInt()) : QSize();
}

} // namespace settebello
