// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game_groups.h"

#include "rules/presets.h"
#include "settings/language_manager.h"
#include "text/preset_text.h"

#include <gtest/gtest.h>

#include <set>
#include <utility>

namespace settebello {
namespace {

TEST(GameGroups, HoldEachGameOnceInEveryLanguage) {
    LanguageManager languages;
    for (const char* language : {"it", "fr", "en"}) {
        languages.use(language);
        std::set<std::string_view> seen;
        std::size_t all = 0;
        for (const GameGroup& group : gameGroups()) {
            EXPECT_FALSE(group.heading.isEmpty());
            EXPECT_FALSE(group.games.empty());
            seen.insert(group.games.begin(), group.games.end());
            all += group.games.size();
        }
        EXPECT_EQ(all, presets().size()) << language;
        for (const Preset& preset : presets()) {
            EXPECT_EQ(seen.count(preset.id), 1U) << language << ": " << preset.id;
        }
    }
    languages.use("en");
}

/// Its origin says where a game comes from.
TEST(GameGroups, BeginWithTheGamesOfTheCountry) {
    LanguageManager languages;
    for (const auto& [language, elsewhere] :
         {std::pair("it", std::set<std::string_view>{"scopa-initiation", "scopa-simplified",
                                                     "scopa-pairs", "scopone-trente", "scopa-corse",
                                                     "chkobba", "hurrikan", "hurrikan-partners",
                                                     "escoba"}),
          std::pair("fr", std::set<std::string_view>{"escoba", "chkobba", "cirulla", "piva"})}) {
        languages.use(language);
        const GameGroup first = gameGroups().front();
        EXPECT_EQ(first.games.front(), "scopa") << language;
        for (const std::string_view game : first.games) {
            EXPECT_EQ(elsewhere.count(game), 0U) << language << ": " << game;
        }
    }
    languages.use("it");
    EXPECT_EQ(gameGroups().front().games.size() + 9, presets().size()) << "all the Italian ones";
    languages.use("fr");
    const GameGroup french = gameGroups().front();
    EXPECT_EQ(french.games[1], "scopa-initiation") << "the booklet's";
    languages.use("en");
}

TEST(GameGroups, HaveAnEmblemForEachGame) {
    std::set<std::vector<Card>> emblems;
    for (const Preset& preset : presets()) {
        EXPECT_FALSE(emblemOf(preset.id).empty()) << preset.id;
        emblems.insert(emblemOf(preset.id));
    }
    EXPECT_EQ(emblems.size(), presets().size()) << "no two look alike";
    EXPECT_TRUE(emblemOf("nowhere").empty());
}

} // namespace
} // namespace settebello
