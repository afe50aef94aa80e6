// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/comparer.h"

#include "ui/compare/played_by_code.h"
#include "ui/wait_until.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <vector>

namespace settebello {
namespace {

TEST(Comparer, HasMasterPlayTheMatchToItsEnd) {
    Comparer comparer;
    std::optional<Match> master;
    QObject::connect(&comparer, &Comparer::masterPlayed, &comparer,
                     [&](const Match& played) { master = played; });
    comparer.compare(playedByCode(shortScopa(), "scopa", 2), 0);
    EXPECT_TRUE(comparer.isRunning());
    ASSERT_TRUE(waitUntil([&] { return !comparer.isRunning(); }));
    ASSERT_TRUE(master);
    EXPECT_TRUE(master->over());
}

/// A late signal of the first comparison is not taken for one of the last.
TEST(Comparer, EmitsNothingOfAComparisonThatWasStopped) {
    const Record match = playedByCode(shortScopa(), "scopa", 2);
    Comparer comparer;
    std::vector<int> rounds;
    QObject::connect(&comparer, &Comparer::progressed, &comparer,
                     [&](int played) { rounds.push_back(played); });
    const QSignalSpy ended(&comparer, &Comparer::ended);
    comparer.compare(match, 0);
    comparer.stop();
    EXPECT_FALSE(comparer.isRunning());
    comparer.compare(match, 0);
    comparer.compare(match, 0);
    ASSERT_TRUE(waitUntil([&] { return !comparer.isRunning(); }));
    EXPECT_EQ(ended.size(), 1);
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        EXPECT_EQ(rounds[i], static_cast<int>(i) + 1);
    }
}

TEST(Comparer, CanGoWhileItIsAtWork) {
    RuleSet rules = shortScopa();
    rules.deal.handCards = HandCards::All; // so that rounds are solved
    auto comparer = std::make_unique<Comparer>();
    bool begun = false;
    QObject::connect(comparer.get(), &Comparer::solved, comparer.get(), [&] { begun = true; });
    comparer->compare(playedByCode(rules, "scopa", 2), 0);
    ASSERT_TRUE(waitUntil([&] { return begun; }));
    comparer.reset(); // while master plays
}

} // namespace
} // namespace settebello
