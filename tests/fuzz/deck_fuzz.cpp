// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"

#include "cards/card_set.h"
#include "storage/svg_check.h"

#include <algorithm>

// Without Qt only the check of core is tested.
#if __has_include("cards/card_drawing.h")
#include "cards/card_drawing.h"
#include "cards/deck.h"

#include <QGuiApplication>
#define SETTEBELLO_DECKS
#endif

using namespace settebello;

namespace {

#ifdef SETTEBELLO_DECKS

/// QtSvg takes fonts from the application.
void startQt() {
    static int argc = 1;
    static char name[] = "fuzz_deck";
    static char* argv[] = {name, nullptr};
    static const bool offscreen = qputenv("QT_QPA_PLATFORM", "offscreen");
    static const QGuiApplication application(argc, argv);
    static_cast<void>(offscreen);
}

void draw(std::string_view svg) {
    startQt();
    renderSvg(QByteArray(svg.data(), static_cast<qsizetype>(svg.size())), QSize(100, 165));
}

/// Arbitrary bytes as deck.json: the deck has sensible proportions and stays in its folder.
void readDescription(std::string_view text) {
    const QString folder = QStringLiteral("/nowhere/deck");
    const DeckRead read =
        parseDeck(QByteArray(text.data(), static_cast<qsizetype>(text.size())), folder);
    mustHold(read.deck || !read.faults.isEmpty(), "what is no deck has a fault");
    if (!read.deck) {
        return;
    }
    mustHold(read.deck->aspect >= 0.4 && read.deck->aspect <= 1, "the cards can be laid out");
    mustHold(read.deck->cornerRadius >= 0 && read.deck->cornerRadius <= 0.2, "corners fit");
    for (const Card card : CardSet::all()) {
        mustHold(read.deck->description(card).toUcs4().size() <= 120, "descriptions are short");
        const QString file = read.deck->faceFile(card);
        mustHold(file.startsWith(read.deck->pictures + QLatin1Char('/')), "in the folder");
        mustHold(!file.mid(read.deck->pictures.size() + 1).contains(QLatin1Char('/')),
                 "in no other folder");
    }
}

#else

void draw(std::string_view) {}
void readDescription(std::string_view) {}

#endif

} // namespace

/// Arbitrary bytes as a file of a deck: after an "s" as a picture, which can be drawn in little
/// time if checkSvg accepts it; otherwise as deck.json.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = asText(data, size);
    if (text.substr(0, 1) != "s") {
        readDescription(text.substr(std::min<std::size_t>(text.size(), 1)));
    } else if (!checkSvg(text.substr(1))) {
        draw(text.substr(1));
    }
    return 0;
}
