// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how long the player waits: from main() to the window's first paint, to the New match
// dialog's, and from Start to the first cards of the hand drawn sharp. Run it from a release build.
#include "cards/card_pictures.h"
#include "new_match/new_match_dialog.h"
#include "settings/settings_store.h"
#include "table/table_view.h"
#include "widgets/style.h"
#include "window/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QPushButton>
#include <QTemporaryDir>

#include <cstdio>

namespace {

/// Detects the first paint event.
class FirstPaint : public QObject {
public:
    bool painted() const { return m_painted; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        m_painted |= event->type() == QEvent::Paint;
        return QObject::eventFilter(watched, event);
    }

private:
    bool m_painted = false;
};

void waitForPaint(QWidget& widget) {
    FirstPaint paint;
    widget.installEventFilter(&paint);
    widget.update();
    while (!paint.painted()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    QCoreApplication::processEvents(); // brings the painted window to the screen
    widget.removeEventFilter(&paint);
}

void print(const char* what, qint64 nanoseconds) {
    std::printf("%-46s %8.1f ms\n", what, static_cast<double>(nanoseconds) / 1e6);
}

} // namespace

int main(int argc, char* argv[]) {
    QElapsedTimer timer;
    timer.start();
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") && qEnvironmentVariableIsEmpty("DISPLAY")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication application(argc, argv);
    settebello::applyStyle(application);
    print("main() to application", timer.nsecsElapsed());
    const QTemporaryDir folder;
    settebello::MainWindow window({folder.path(), 1, QStringLiteral("it")});
    auto* table = window.findChild<settebello::TableView*>();
    window.resize(1920, 1080);
    window.show();
    waitForPaint(*table);
    print("main() to the window's first paint", timer.nsecsElapsed());
    window.store().change(
        [](settebello::Settings& settings) { settings.assist.firstStepsOffered = true; });
    window.welcome();
    window.findChild<QPushButton*>(QStringLiteral("startNewMatch"))->click();
    auto* dialog = window.findChild<settebello::NewMatchDialog*>();
    waitForPaint(*dialog);
    print("main() to the New match dialog's first paint", timer.nsecsElapsed());
    timer.restart();
    dialog->findChild<QPushButton*>(QStringLiteral("start"))->click();
    waitForPaint(*table);
    print("Start to the next paint", timer.nsecsElapsed());
    while (!window.controller().asksPerson() || table->moving() || window.pictures().isDrawing()) {
        table->finishMotion();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    }
    print("Start to the first hand dealt and drawn sharp", timer.nsecsElapsed());
    return 0;
}
