// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/drawing_threads.h"
#include "ui/fixed_environment.h"
#include "ui/wait_until.h"
#include "widgets/keyboard_filter.h"
#include "widgets/plain_text.h"

#include <QApplication>

#include <gtest/gtest.h>

namespace {

QtMessageHandler usualHandler = nullptr;

/// Drops what the offscreen platform prints for each window: hundreds of lines, among which nobody
/// finds the one that failed.
void handleMessage(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    if (text != QLatin1String("This plugin does not support propagateSizeHints()")) {
        usualHandler(type, context, text);
    }
}

} // namespace

int main(int argc, char* argv[]) {
    usualHandler = qInstallMessageHandler(handleMessage);
    const settebello::FixedEnvironment environment;
    ::testing::InitGoogleTest(&argc, argv);
    QApplication application(argc, argv);
    if (!environment.apply() && !GTEST_FLAG_GET(list_tests)) {
        return settebello::FixedEnvironment::kFontIsMissing;
    }
    settebello::forcePlainText(application); // as in the program
    settebello::installKeyboardFilter(application);
    const int result = RUN_ALL_TESTS();
    // A thread that still draws must not outlive static objects; the program ends without
    // destroying them.
    settebello::waitUntil([] { return !settebello::DrawingThreads::anyAbandoned(); });
    return result;
}
