// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how long each shipped deck takes to draw: forty cards at 300 × 500 on one thread, best
// of five. Prints wall time, and processor time, which is also valid on a busy machine. Fails
// unless the latter is under 1.5 s.

#include "cards/card_drawing.h"
#include "cards/card_set.h"
#include "cards/deck.h"

#include <QGuiApplication>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <optional>

namespace {

using namespace settebello;

constexpr double kLongest = 1500;

struct Times {
    double wall = 1e9; ///< ms
    double busy = 1e9; ///< ms
};

/// @return nothing if a picture cannot be drawn.
std::optional<Times> drawOnce(const Deck& deck) {
    const auto begin = std::chrono::steady_clock::now();
    const std::clock_t busy = std::clock();
    for (const Card card : CardSet::all()) {
        if (!drawPicture(deck.faceFile(card), {300, 500}).image) {
            std::fprintf(stderr, "%s cannot be drawn\n", qPrintable(deck.faceFile(card)));
            return std::nullopt;
        }
    }
    const std::chrono::duration<double, std::milli> wall = std::chrono::steady_clock::now() - begin;
    return Times{wall.count(), 1000.0 * static_cast<double>(std::clock() - busy) / CLOCKS_PER_SEC};
}

/// Draws a deck and prints its times. @return whether it is fast enough.
bool measure(const Deck& deck) {
    Times best;
    for (int i = 0; i < 5; ++i) {
        const std::optional<Times> times = drawOnce(deck);
        if (!times) {
            return false;
        }
        best = {std::min(best.wall, times->wall), std::min(best.busy, times->busy)};
    }
    const bool good = best.busy < kLongest;
    std::printf("%-16s %5.0f ms, %5.0f ms of processor time%s\n", qPrintable(deck.id), best.wall,
                best.busy, good ? "" : "  TOO SLOW");
    std::fflush(stdout);
    return good;
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    bool good = true;
    for (const DeckRead& read : allDecks({QStringLiteral(":/decks")})) {
        good &= measure(*read.deck);
    }
    return good ? 0 : 1;
}
