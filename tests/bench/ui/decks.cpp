// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how long each deck takes to draw: forty cards at 300 × 500 on two threads, best of five.
// Prints wall time and the processor time of both threads, which is also valid on a busy machine.

#include "cards/card_drawing.h"
#include "cards/card_set.h"
#include "cards/deck.h"

#include <QGuiApplication>
#include <QThreadPool>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>

namespace {

using namespace settebello;

struct Times {
    double wall = 0; ///< ms
    double busy = 0; ///< ms
};

Times drawOnce(const Deck& deck) {
    const auto begin = std::chrono::steady_clock::now();
    const std::clock_t busy = std::clock();
    QThreadPool threads;
    threads.setMaxThreadCount(2);
    for (const Card card : CardSet::all()) {
        threads.start([file = deck.faceFile(card)] {
            if (!drawSvg(file, {300, 500})) {
                std::fprintf(stderr, "%s is missing\n", qPrintable(file));
            }
        });
    }
    threads.waitForDone();
    const std::chrono::duration<double, std::milli> wall = std::chrono::steady_clock::now() - begin;
    return {wall.count(), 1000.0 * static_cast<double>(std::clock() - busy) / CLOCKS_PER_SEC};
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    for (const DeckRead& read : allDecks({QStringLiteral(":/decks")})) {
        Times best{1e9, 1e9};
        for (int i = 0; i < 5; ++i) {
            const Times times = drawOnce(*read.deck);
            best = {std::min(best.wall, times.wall), std::min(best.busy, times.busy)};
        }
        std::printf("%-16s %5.0f ms, %5.0f ms of processor time\n", qPrintable(read.id), best.wall,
                    best.busy);
    }
}
