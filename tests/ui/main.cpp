// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/drawing_threads.h"
#include "ui/wait_until.h"
#include "widgets/plain_text.h"

#include <QApplication>
#include <QtGlobal>

#include <gtest/gtest.h>

int main(int argc, char* argv[]) {
    // ctest asks this program for its tests without any environment of ours.
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    ::testing::InitGoogleTest(&argc, argv);
    QApplication application(argc, argv);
    settebello::forcePlainText(application); // as in the program
    const int result = RUN_ALL_TESTS();
    // A thread that still draws must not outlive static objects; the program ends without
    // destroying them.
    settebello::waitUntil([] { return !settebello::DrawingThreads::anyAbandoned(); });
    return result;
}
