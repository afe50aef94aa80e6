// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/commentator.h"

#include "core/game/game_helpers.h"
#include "faces/opponent_faces.h"
#include "game/match.h"
#include "game/seen_events.h"
#include "rules/presets.h"
#include "settings/language_manager.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace settebello {

namespace {

using enum Occasion;

const Card kSettebello(Suit::Coins, 7);
const Card kSevenOfCups(Suit::Cups, 7);
const CardSet kSomething{Card(Suit::Swords, 2)};

RuleSet rulesFor(int players, bool teams = false) {
    RuleSet rules;
    rules.table.players = players;
    rules.table.teams = teams;
    return rules;
}

/// What each seat may comment on.
std::vector<std::optional<Occasion>> seats(const Occasions& occasions, int players) {
    const auto all = occasions.first(players);
    return {all.begin(), all.end()};
}

using Seats = std::vector<std::optional<Occasion>>;

TEST(CommentTexts, AreAtLeastEightForEachOccasionAndNoneTwice) {
    for (const QString& language : LanguageManager::available()) {
        std::map<QString, int> times;
        for (const Occasion occasion : kOccasions) {
            int texts = 0;
            for (const Temperament temperament : kTemperaments) {
                const QStringList some = commentTexts(language, occasion, temperament);
                EXPECT_GE(some.size(), 2) << language.toStdString();
                texts += static_cast<int>(some.size());
                for (const QString& text : some) {
                    ++times[text];
                    EXPECT_LE(text.size(), 60) << text.toStdString();
                    EXPECT_EQ(text, text.trimmed());
                }
            }
            EXPECT_GE(texts, 8) << language.toStdString();
        }
        for (const auto& [text, count] : times) {
            EXPECT_EQ(count, 1) << text.toStdString();
        }
    }
}

TEST(CommentTexts, AreDrawnOnceEach) {
    for (const std::uint32_t seed : {1U, 2U, 3U}) {
        CommentDrawer drawer(seed);
        std::set<QString> drawn;
        const QStringList all = commentTexts("it", OwnSweep, Temperament::Teasing);
        for (int i = 0; i < all.size(); ++i) {
            drawn.insert(drawer.draw("it", OwnSweep, Temperament::Teasing));
        }
        EXPECT_EQ(drawn, std::set<QString>(all.begin(), all.end()));
        EXPECT_EQ(drawer.draw("it", OwnSweep, Temperament::Teasing), QString());
    }
}

TEST(Temperaments, AreSharedOutAmongTheFaces) {
    std::map<Temperament, int> faces;
    for (const QString& id : faceIds()) {
        ++faces[temperamentOf(id)];
    }
    for (const Temperament temperament : kTemperaments) {
        EXPECT_EQ(faces[temperament], 3);
    }
}

TEST(Occasions, OfASweep) {
    OccasionFinder finder(rulesFor(4, true));
    EXPECT_EQ(seats(finder.seen(SweepMade{1, 1, kSevenOfCups, 1}, {}), 4),
              (Seats{OthersSweep, OwnSweep, OthersSweep, PartnersSweep}));
    RuleSet fewest = rulesFor(2);
    fewest.match.lowestWins = true;
    EXPECT_EQ(seats(OccasionFinder(fewest).seen(SweepMade{1, 1, kSevenOfCups, 1}, {}), 2),
              (Seats(2)));
}

TEST(Occasions, OfTheSettebello) {
    OccasionFinder finder(rulesFor(4, true));
    const CardsCaptured capture{0, 0, kSevenOfCups, CardSet{kSettebello}};
    EXPECT_EQ(seats(finder.seen(capture, kSomething), 4),
              (Seats{SettebelloWon, SettebelloLost, std::nullopt, SettebelloLost}));
    EXPECT_EQ(seats(finder.seen(capture, {}), 4), Seats(4)) << "it is a sweep";
    EXPECT_EQ(seats(finder.seen(CardLaid{0, kSettebello}, kSomething), 4), Seats(4));
}

RoundScored scoredWith(int first, int second) {
    RoundScored scored;
    scored.points[0][ScoringItem::Prime] = first;
    scored.points[1][ScoringItem::Prime] = second;
    return scored;
}

TEST(Occasions, OfAPrimieraThatNobodyGets) {
    OccasionFinder finder(rulesFor(2));
    EXPECT_EQ(seats(finder.seen(scoredWith(0, 0), {}), 2), (Seats{TiedPrimiera, TiedPrimiera}));
    EXPECT_EQ(seats(finder.seen(scoredWith(0, 1), {}), 2), Seats(2));
    RoundScored dropped = scoredWith(0, 0);
    dropped.dropped[indexOf(ScoringItem::Prime)] = true;
    EXPECT_EQ(seats(finder.seen(dropped, {}), 2), Seats(2));
    RuleSet without = rulesFor(2);
    without.scoring.prime = Prime::None;
    EXPECT_EQ(seats(OccasionFinder(without).seen(scoredWith(0, 0), {}), 2), Seats(2));
}

TEST(Occasions, OfAPacketThatWasNoUse) {
    OccasionFinder finder(rulesFor(2));
    const CardsCaptured capture{0, 0, kSevenOfCups, CardSet{Card(Suit::Swords, 7)}};
    for (int i = 0; i < 3; ++i) {
        finder.seen(capture, kSomething);
        finder.seen(CardLaid{1, kSevenOfCups}, kSomething);
    }
    EXPECT_EQ(seats(finder.seen(PacketDealt{1, {}, 0}, kSomething), 2),
              (Seats{std::nullopt, BadDeal}));
    EXPECT_EQ(seats(finder.seen(PacketDealt{2, {}, 0}, kSomething), 2), Seats(2));
}

TEST(Occasions, OfAPacketWithWhichOnlyPilesWereStolen) {
    OccasionFinder finder(rulesFor(2));
    const CardsCaptured capture{0, 0, kSevenOfCups, CardSet{Card(Suit::Swords, 7)}};
    PileStolen theft;
    theft.seat = 1;
    theft.side = 1;
    for (int i = 0; i < 3; ++i) {
        finder.seen(capture, kSomething);
        finder.seen(theft, kSomething);
    }
    EXPECT_EQ(seats(finder.seen(PacketDealt{1, {}, 0}, kSomething), 2), Seats(2));
}

TEST(Occasions, OfTheLastRound) {
    OccasionFinder finder(rulesFor(2));
    RoundScored scored = scoredWith(1, 0);
    scored.scores = {{{10, 10}}};
    finder.seen(scored, {});
    EXPECT_EQ(seats(finder.seen(RoundStarted{5, 0}, {}), 2), (Seats{LastRound, LastRound}));
    EXPECT_EQ(seats(finder.seen(RoundStarted{0, 0}, {}), 2), Seats(2)) << "another match";
}

TEST(Occasions, OfTheEnd) {
    OccasionFinder finder(rulesFor(3));
    MatchResult result;
    result.winner = 1;
    result.scores = {{{4, 11, 0}}};
    EXPECT_EQ(seats(finder.seen(MatchWon{result}, {}), 3), (Seats{LostMatch, WonMatch, LostToNil}));
    RuleSet onePoint = rulesFor(3);
    onePoint.match.target = 1;
    result.scores = {{{0, 1, 0}}};
    EXPECT_EQ(seats(OccasionFinder(onePoint).seen(MatchWon{result}, {}), 3),
              (Seats{LostMatch, WonMatch, LostMatch}))
        << "all others have none then";
}

BySeat<std::optional<Temperament>> opponents(int players) {
    BySeat<std::optional<Temperament>> all;
    for (int seat = 1; seat < players; ++seat) {
        all[seat] = kTemperaments[static_cast<std::size_t>(seat) % kTemperaments.size()];
    }
    return all;
}

/// All that is said.
std::vector<Comment> commentsIn(const RuleSet& rules, const Events& events, Comments amount) {
    Commentator commentator(7);
    commentator.setAmount(amount);
    commentator.begin(rules, opponents(rules.table.players), "Scopa!");
    CardSet table;
    std::vector<Comment> said;
    for (const Event& event : events) {
        if (const auto* packet = std::get_if<PacketDealt>(&event)) {
            for (const PacketDealt::Dealt& dealt : packet->cards) {
                table = dealt.seat == PacketDealt::kTable ? table | CardSet{dealt.card} : table;
            }
        } else if (const auto* laid = std::get_if<CardLaid>(&event)) {
            table |= CardSet{laid->card};
        } else if (const auto* capture = std::get_if<CardsCaptured>(&event)) {
            table -= capture->captured;
        }
        if (const auto comment = commentator.comment(event, table, "en")) {
            said.push_back(*comment);
        }
    }
    return said;
}

TEST(Commentator, PeopleSayNothingAndSilentOpponentsNeither) {
    const Events sweep{RoundStarted{0, 0}, SweepMade{0, 0, kSevenOfCups, 1}};
    const auto said = commentsIn(rulesFor(2), sweep, Comments::Lively);
    ASSERT_EQ(said.size(), 1U);
    EXPECT_EQ(said.front().seat, 1);
    EXPECT_EQ(commentsIn(rulesFor(2), sweep, Comments::Silent), std::vector<Comment>());
}

TEST(Commentator, SaysTheWordForASweep) {
    const auto said = commentsIn(
        rulesFor(2), {RoundStarted{0, 0}, SweepMade{1, 1, kSevenOfCups, 1}}, Comments::Few);
    ASSERT_EQ(said.size(), 1U);
    EXPECT_TRUE(said.front().text.startsWith("Scopa!"));
}

TEST(Commentator, TalksOnceInARoundBesidesSweeps) {
    const CardsCaptured capture{0, 0, kSevenOfCups, CardSet{kSettebello}};
    const Events events{RoundStarted{0, 0},
                        CardLaid{0, Card(Suit::Swords, 2)},
                        capture,
                        capture,
                        SweepMade{1, 1, kSevenOfCups, 1},
                        SweepMade{1, 1, kSevenOfCups, 2},
                        RoundStarted{1, 1},
                        capture};
    EXPECT_EQ(commentsIn(rulesFor(2), events, Comments::Lively).size(), 4U);
    EXPECT_EQ(commentsIn(rulesFor(2), events, Comments::Few).size(), 2U);
}

/// Everybody hears the same, whichever cards they see: so it tells nothing of those they do not.
TEST(Commentator, FollowsFromWhatEverybodyHasSeen) {
    Random random(42);
    std::size_t comments = 0;
    for (const Preset& preset : presets()) {
        for (int round = 0; round < 5; ++round) {
            Match match(preset.rules, random.next());
            match.deal();
            std::vector<Decision> legal;
            while (match.turn() >= 0) {
                legalDecisions(match.view(match.turn()), legal);
                match.apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
            }
            const auto said = commentsIn(preset.rules, match.roundEvents(), Comments::Lively);
            comments += said.size();
            for (int viewer = -1; viewer < preset.rules.table.players; ++viewer) {
                const Events seen = seenBy(preset.rules, viewer, match.roundEvents());
                EXPECT_EQ(commentsIn(preset.rules, seen, Comments::Lively), said) << preset.id;
            }
        }
    }
    EXPECT_GT(comments, 100U);
}

} // namespace

} // namespace settebello
