// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how long the first hand of a match is blurred on a 4K screen: from the moment when its
// cards have landed to the moment when they look as they stay. With and without motion, and with
// Start pressed at once or after three seconds in the New match dialog. Prints wall time, and
// processor time with that of looking at the table, which is also valid on a busy machine. Fails if
// the latter is more than 0.3 s.
#include "cards/card_pictures.h"
#include "new_match/new_match_dialog.h"
#include "settings/settings_store.h"
#include "table/table_view.h"
#include "widgets/style.h"
#include "window/main_window.h"

#include <QAccessible>
#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QPushButton>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

using namespace settebello;

namespace {

constexpr double kLongest = 300;
constexpr int kColourStep = 24; // smaller differences are not seen

/// The share of pixels in which two pictures of one size differ.
double difference(const QImage& a, const QImage& b) {
    qint64 count = 0;
    for (int y = 0; y < a.height(); ++y) {
        const QRgb* left = reinterpret_cast<const QRgb*>(a.constScanLine(y));
        const QRgb* right = reinterpret_cast<const QRgb*>(b.constScanLine(y));
        for (int x = 0; x < a.width(); ++x) {
            count += std::abs(qGreen(left[x]) - qGreen(right[x])) > kColourStep ? 1 : 0;
        }
    }
    return static_cast<double>(count) / (static_cast<double>(a.width()) * a.height());
}

void run(qint64 milliseconds) {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    }
}

double busyMilliseconds() {
    return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

struct Frame {
    qint64 time = 0;
    double busy = 0; ///< of all threads
    QImage hand;
};

/// Where the player's cards lie.
QRect handOf(TableView* table) {
    QRect hand;
    QAccessibleInterface* places = QAccessible::queryAccessibleInterface(table);
    for (int i = 0; i < places->childCount(); ++i) {
        if (places->child(i)->text(QAccessible::Name).contains(QStringLiteral("in your hand"))) {
            hand |= places->child(i)->rect();
        }
    }
    return {table->mapFromGlobal(hand.topLeft()), hand.size()};
}

/// @return how long the hand is blurred, in milliseconds of processor time.
double measure(QSize size, double speed, qint64 inDialog) {
    const QTemporaryDir folder;
    MainWindow window({folder.path(), 1, QStringLiteral("en")});
    window.store().change([speed](Settings& settings) {
        settings.assist.firstStepsOffered = true;
        settings.display.animationSpeed = speed;
    });
    auto* table = window.findChild<TableView*>();
    window.resize(size);
    window.show();
    window.welcome();
    window.findChild<QPushButton*>(QStringLiteral("startNewMatch"))->click();
    run(inDialog);
    auto* dialog = window.findChild<NewMatchDialog*>();
    QElapsedTimer timer;
    timer.start();
    dialog->findChild<QPushButton*>(QStringLiteral("start"))->click();
    while (!window.controller().asksPerson() || table->moving()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    }
    const qint64 dealt = timer.elapsed();
    const double busyDealt = busyMilliseconds();
    const QRect hand = handOf(table);
    std::vector<Frame> frames;
    while (window.pictures().isDrawing() || frames.size() < 2) {
        frames.push_back({timer.elapsed(), busyMilliseconds(), table->grab(hand).toImage()});
        run(20);
    }
    run(200);
    const QImage last = table->grab(hand).toImage();
    Frame sharp{timer.elapsed(), busyMilliseconds(), last};
    for (auto frame = frames.rbegin(); frame != frames.rend(); ++frame) {
        if (difference(frame->hand, last) > 0.0005) {
            break;
        }
        sharp = *frame;
    }
    std::printf("speed %.0f, Start after %lld ms: dealt after %lld ms, sharp %lld ms later "
                "(%.0f ms of processor time), everything drawn after %lld ms\n",
                speed, static_cast<long long>(inDialog), static_cast<long long>(dealt),
                static_cast<long long>(sharp.time - dealt), sharp.busy - busyDealt,
                static_cast<long long>(frames.back().time));
    std::fflush(stdout);
    return sharp.busy - busyDealt;
}

} // namespace

int main(int argc, char* argv[]) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication application(argc, argv);
    applyStyle(application);
    const QSize size(3840, 2160);
    bool good = true;
    for (const double speed : {1.0, 0.0}) {
        for (const qint64 inDialog : {0, 3000}) {
            good &= measure(size, speed, inDialog) <= kLongest;
        }
    }
    return good ? 0 : 1;
}
