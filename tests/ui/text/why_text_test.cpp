// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/why_text.h"

#include "cards/card_set.h"
#include "settings/language_manager.h"

#include <gtest/gtest.h>

#include <set>

namespace settebello {
namespace {

using Kind = Cause::Kind;

const Decision kLaid(Play{Card(Suit::Cups, 5), {}});
const Decision kTaken(Play{Card(Suit::Cups, 7),
                           CardSet{Card(Suit::Coins, 2), Card(Suit::Coins, 5)}});
const CardSet kSevens{Card(Suit::Cups, 7), Card(Suit::Swords, 7)};

QString textOf(const Cause& cause, const char* level) {
    Explanation explanation{{cause}, {}};
    if (cause.kind == Kind::ThoughtThrough) {
        explanation.considered = {{kLaid, 0.8, 0.6, 1}, {kTaken, 0.3, 0.5, 1}};
    }
    return whyText(explanation, kLaid, {level, 1, {}}, RuleSet());
}

TEST(WhyText, HasAnAnswerForEveryCauseInEveryLanguage) {
    LanguageManager languages;
    for (const char* language : {"en", "it", "fr"}) {
        languages.use(language);
        for (const char* level : {"beginner", "casual", "master"}) {
            std::set<QString> texts;
            int causes = 0;
            for (auto kind = Kind::NotKnown; kind <= Kind::Obvious;
                 kind = static_cast<Kind>(static_cast<int>(kind) + 1)) {
                const QString text = textOf({kind, kTaken, kSevens, 9}, level);
                EXPECT_FALSE(text.isEmpty()) << language << static_cast<int>(kind);
                EXPECT_FALSE(text.contains('%')) << qPrintable(text);
                texts.insert(text);
                ++causes;
            }
            // What was overlooked and what there was to declare may be said in the same words.
            EXPECT_GE(static_cast<int>(texts.size()), causes - 1) << language;
        }
    }
}

TEST(WhyText, OwnsUpToWhatItMissedInTheWordsOfItsLevel) {
    LanguageManager languages;
    languages.use("en");
    const Cause overlooked{Kind::OverlookedCapture, kTaken, {}, 0};
    EXPECT_EQ(textOf(overlooked, "beginner"),
              "Oh! I did not see that I could take the two of coins and the five of coins with "
              "the seven of cups.");
    EXPECT_EQ(textOf(overlooked, "good"),
              "I overlooked that I could take the two of coins and the five of coins with the "
              "seven of cups.");
    EXPECT_EQ(textOf({Kind::ForgotCards, kLaid, kSevens, 0}, "casual"),
              "I had forgotten that the seven of cups and the seven of swords were gone. "
              "Otherwise I would have laid the five of cups.");
    EXPECT_EQ(
        textOf({Kind::ForgotCards, kLaid, CardSet::ofRank(7) | CardSet::ofRank(8), 0}, "good"),
        "I had lost track of 8 cards that were gone. Otherwise I would have laid the five of "
        "cups.");
}

TEST(WhyText, ShowsWhatASearchFoundAndTheNextBest) {
    LanguageManager languages;
    languages.use("en");
    EXPECT_EQ(textOf({Kind::ThoughtThrough, {}, {}, 0}, "master"),
              "I thought it through, and expected to end this round about a point ahead. The "
              "next best was taking the two of coins and the five of coins with the seven of "
              "cups, which brings about half a point less.");
}

TEST(WhyText, SaysWhyNothingIsKnown) {
    const Explanation unknown{{{Kind::NotKnown, {}, {}, 0}}, {}};
    const auto text = [&](const char* level, std::optional<std::uint64_t> seed) {
        return whyText(unknown, kLaid, {level, seed, {}}, RuleSet());
    };
    const std::set<QString> texts{text("good", std::nullopt), text("good", 1), text("greedy", 1)};
    EXPECT_EQ(texts.size(), 3U);
    EXPECT_EQ(text("master", 1), text("good", 1));
}

} // namespace
} // namespace settebello
