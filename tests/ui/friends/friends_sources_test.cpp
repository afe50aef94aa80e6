// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/friends/friends_table.h"

#include "friends/phrases.h"
#include "game/friends.h"
#include "game/match_text.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {
namespace {

using namespace test;

std::string neutralRecord(const FriendsSource& source) {
    const auto record = source.recorded();
    return record ? recordText(withFriendsHere(record->first), *record->second) : std::string();
}

/// What is revealed at one screen is at all of them, as far as it has got there.
void expectEqualRecords(FriendsTable& table) {
    const std::string known = neutralRecord(table.host());
    for (std::size_t i = 0; i < table.guestCount(); ++i) {
        ASSERT_EQ(neutralRecord(table.guest(i)), known);
    }
}

RuleSet claiming(const char* preset, int target) {
    RuleSet rules = rulesOf(preset);
    rules.match.callingOut = true;
    rules.match.target = target;
    return rules;
}

RuleSet tableFor(const char* preset, int players) {
    RuleSet rules = rulesOf(preset);
    rules.table.players = players;
    return rules;
}

struct Game {
    RuleSet rules;
    Screens screens;
};

/// With the cut, declarations, claims, partners, levels, and several people at a screen.
std::vector<Game> games() {
    RuleSet cut = tableFor("cirulla", 3);
    cut.deal.cutterChooses = true;
    return {{rulesOf("scopa"), {{1, 1}}},
            {claiming("scopa", 6), {{1, 1}}},
            {rulesOf("cirulla"), {{1, 1}}},
            {cut, {{1, 1, 1}}},
            {tableFor("bazzica", 3), {{1, 2}}},
            {tableFor("scopa", 4), {{2, 1}}},
            {rulesOf("scopone-scientifico"), {{1, 1, 1, 1}}},
            {rulesOf("scopone-scientifico"), {{0, 2}}}};
}

/// Whole matches. After each round everybody has the same record, and what a guest sees of the
/// round in play is what its seat may see of the host's match.
TEST(FriendsSources, PlayWholeMatches) {
    std::uint64_t seed = 60;
    for (const Game& game : games()) {
        FriendsTable table(game.rules, game.screens, ++seed);
        table.start();
        table.playUntil([&] {
            expectEqualRecords(table);
            return table.isOver();
        });
        ASSERT_FALSE(HasFatalFailure()) << "seed " << seed;
        Faults faults;
        const auto record = table.guest(0).recorded();
        ASSERT_TRUE(record);
        const MatchSetup& setup = record->first;
        const std::string text = recordText(setup, *record->second);
        EXPECT_TRUE(readRecord(text, 0, faults)) << faults.begin()->text();
        EXPECT_TRUE(hasFriends(setup) || game.screens.people[0] == 0);
        EXPECT_EQ(personCount(setup), game.screens.people[1]);
    }
}

/// Connections break, programs are killed and started again with what they have kept.
TEST(FriendsSources, GoOnAfterEverything) {
    std::uint64_t seed = 90;
    for (const Game& game : games()) {
        FriendsTable table(game.rules, game.screens, ++seed);
        table.start();
        Random& random = table.random();
        table.playUntil([&] {
            expectEqualRecords(table);
            const auto which = random.below(static_cast<std::uint32_t>(table.wireCount()));
            switch (random.below(40)) {
            case 0:
                table.cut(which);
                table.connectWire(which);
                break;
            case 1:
                table.restartHost();
                break;
            case 2:
                table.restartGuest(random.below(static_cast<std::uint32_t>(table.guestCount())));
                break;
            default:
                break;
            }
            const Match* known = table.host().revealed();
            return table.isOver() || (known != nullptr && known->played().size() > 2);
        });
        ASSERT_FALSE(HasFatalFailure()) << "seed " << seed;
    }
}

/// Other screens can measure when all have answered whether they declare.
TEST(FriendsSources, LevelsTakeTheSameTimeWhetherTheyDeclare) {
    RuleSet rules = tableFor("cirulla", 3);
    rules.deal.cutterChooses = false;
    int declared = 0;
    int passed = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        FriendsTable table(rules, {{1, 1}}, seed);
        HostSource& host = table.host();
        host.setPace(Pace::Calm, 1);
        table.start();
        ASSERT_TRUE(waitUntil([&] { return host.answersAt().has_value(); })) << "seed " << seed;
        EXPECT_EQ(host.answersAt(), std::chrono::milliseconds(900));
        const auto shown = [&] {
            return std::ranges::find_if(table.linesDown(), [](const std::string& line) {
                return line.find("\"shown\"") != std::string::npos;
            });
        };
        while (table.answerAll()) {
            table.deliver();
        }
        EXPECT_EQ(shown(), table.linesDown().end()) << "people are quicker";
        host.hurry();
        table.deliver();
        ASSERT_NE(shown(), table.linesDown().end());
        (shown()->find("\"seat\":2") != std::string::npos ? declared : passed) += 1;
    }
    EXPECT_GT(declared, 0);
    EXPECT_GT(passed, 0);
}

/// Plays a round of scopa between two screens up to a card.
class TwoScreens : public ::testing::Test {
protected:
    TwoScreens()
        : table(rulesOf("scopa"), {{1, 1}}, 7) {
        table.start();
        for (FriendsSource* source : sources()) {
            QObject::connect(source, &FriendsSource::said, source, [this](int seat, int remark) {
                heard.push_back({seat, remark});
            });
            QObject::connect(source, &MatchSource::roundSet, source, [this] { ++set; });
            QObject::connect(source, &MatchSource::pausedChanged, source,
                             [this](bool paused) { pauses.push_back(paused); });
        }
    }
    std::vector<FriendsSource*> sources() { return {&table.host(), &table.guest(0)}; }
    void play(int cards) {
        for (int i = 0; i < cards; ++i) {
            ASSERT_TRUE(table.answerAll());
            table.deliver();
        }
    }
    int moves(FriendsSource& source) {
        int cards = 0;
        for (const Event& event : source.round().events) {
            cards += std::holds_alternative<CardLaid>(event) ||
                             std::holds_alternative<CardsCaptured>(event)
                         ? 1
                         : 0;
        }
        return cards;
    }

    FriendsTable table;
    std::vector<std::pair<int, int>> heard;
    std::vector<bool> pauses;
    int set = 0;
};

TEST_F(TwoScreens, ShowTheOtherAsAFriend) {
    const MatchSetup& setup = table.guest(0).setup();
    EXPECT_EQ(setup.seats[0].level, kFriend);
    EXPECT_TRUE(setup.isPerson(1));
    EXPECT_EQ(onlyPerson(setup), 1);
    EXPECT_EQ(onlyPerson(table.host().setup()), 0);
    EXPECT_EQ(table.host().setup().seats[1].name, "Guest");
    EXPECT_EQ(seatName(setup, 0), QStringLiteral("Anna"));
    EXPECT_EQ(table.guest(0).ownSeats(), std::vector<int>{1});
}

TEST_F(TwoScreens, ExplainWhatIsRefused) {
    play(2);
    for (FriendsSource* source : sources()) {
        source->setViewer(source->ownSeats().front());
        if (const auto asked = source->question()) {
            const CardSet others = CardSet::all() - asked->hand.printed();
            EXPECT_EQ(source->decide(Play{others.first(), {}}), DecisionFault::NotLegal);
            EXPECT_TRUE(source->question()) << "still to be answered";
            EXPECT_TRUE(source->abilities().hint);
        } else {
            EXPECT_EQ(source->decide(Play{Card(), {}}), DecisionFault::NotAsked);
        }
    }
}

TEST_F(TwoScreens, TakeBackIfTheOtherAgrees) {
    play(3);
    for (FriendsSource* source : sources()) {
        const int before = moves(*source);
        FriendsSource* other = source == &table.host() ? sources()[1] : sources()[0];
        const auto seat = source->abilities().takeBack;
        ASSERT_TRUE(seat);
        source->takeBack();
        table.deliver();
        EXPECT_FALSE(source->asksForConsent());
        EXPECT_TRUE(other->asksForConsent());
        EXPECT_EQ(moves(*source), before) << "not yet";
        other->consent(true);
        table.deliver();
        EXPECT_LT(moves(*source), before);
        EXPECT_EQ(moves(*other), moves(*source));
        source->setViewer(*seat);
        EXPECT_TRUE(source->question()) << "decides again";
        table.passTime(std::chrono::minutes(1));
        play(2);
    }
    EXPECT_EQ(set, 4);
    EXPECT_EQ(table.host().round().events.size(), table.guest(0).round().events.size());
}

TEST_F(TwoScreens, KeepWhatTheOtherDoesNotWantTakenBack) {
    play(3);
    const int before = moves(table.host());
    table.guest(0).takeBack();
    table.deliver();
    table.host().consent(false);
    table.deliver();
    EXPECT_EQ(moves(table.host()), before);
    EXPECT_FALSE(table.guest(0).status().wish);
}

TEST_F(TwoScreens, PauseForAll) {
    table.guest(0).setPaused(true);
    table.deliver();
    EXPECT_TRUE(table.host().paused());
    EXPECT_TRUE(table.guest(0).paused());
    for (FriendsSource* source : sources()) {
        if (const auto asked = source->question()) {
            EXPECT_EQ(source->decide(anyAnswer(*asked, table.random())), DecisionFault::NotAsked);
        }
    }
    table.host().setPaused(false);
    table.deliver();
    EXPECT_EQ(pauses, (std::vector<bool>{true, true, false, false}));
    play(1);
    EXPECT_EQ(moves(table.host()), 1);
}

TEST_F(TwoScreens, HearOneAnother) {
    table.host().say(0);
    table.guest(0).say(session::kPhraseCount);
    table.deliver();
    std::ranges::sort(heard);
    const std::pair<int, int> ofHost(0, 0);
    const std::pair<int, int> ofGuest(1, session::kPhraseCount);
    EXPECT_EQ(heard, (std::vector{ofHost, ofHost, ofGuest, ofGuest})) << "each on both screens";
    EXPECT_EQ(phrases().removeDuplicates(), 0);
}

/// Each screen says since when the other one is away, and a level plays on.
TEST_F(TwoScreens, TellWhoIsAway) {
    play(2);
    EXPECT_TRUE(table.host().away().empty());
    table.cut(0);
    table.passTime(std::chrono::seconds(95));
    const std::chrono::seconds time(95);
    EXPECT_EQ(table.host().away(), (std::vector<FriendsSource::Away>{{1, time}}));
    EXPECT_EQ(table.guest(0).away(), (std::vector<FriendsSource::Away>{{0, time}}));
    table.host().wishSubstitute(1);
    EXPECT_TRUE(table.host().isSubstituted(1)) << "nobody else is to agree";
    const int before = moves(table.host());
    ASSERT_TRUE(waitUntil([&] {
        table.answerAll();
        return moves(table.host()) >= before + 3;
    }));
    table.connectWire(0);
    table.deliver();
    EXPECT_FALSE(table.host().isSubstituted(1));
    EXPECT_TRUE(table.host().away().empty());
    EXPECT_TRUE(table.guest(0).away().empty());
    EXPECT_EQ(moves(table.guest(0)), moves(table.host())) << "is shown what happened";
}

/// A guest plays while its connection is down; the card goes out when it is back.
TEST_F(TwoScreens, SendLaterWhatWasDecidedWithoutAConnection) {
    for (int i = 0; i < 4 && !table.guest(0).question(); ++i) {
        play(1);
        table.guest(0).setViewer(1);
    }
    ASSERT_TRUE(table.guest(0).question());
    table.cut(0);
    const int before = moves(table.host());
    ASSERT_TRUE(table.answerAll());
    EXPECT_EQ(moves(table.host()), before);
    table.connectWire(0);
    table.deliver();
    EXPECT_EQ(moves(table.host()), before + 1);
}

/// No line leaves while what it tells is not kept.
TEST_F(TwoScreens, HoldTheirLines) {
    table.host().holdLines(true);
    table.host().say(1);
    EXPECT_FALSE(table.host().nextLine(1));
    table.host().holdLines(false);
    EXPECT_TRUE(table.host().nextLine(1));
}

/// The cards that a guest's screen has received as those of its own people.
CardSet ownCardsReceived(const GuestSource& guest) {
    CardSet received;
    for (const session::KeptTable::OfGuest& person : guest.kept().guests) {
        for (const std::string& line : person.lines) {
            Faults faults;
            const auto message = session::readFromHost(line, faults);
            EXPECT_TRUE(message) << line;
            const auto* deal = std::get_if<session::Deal>(&*message);
            const auto* decided = std::get_if<session::Decided>(&*message);
            for (const Card card : deal      ? deal->dealt.own
                                   : decided ? decided->dealt.own
                                             : std::vector<Card>()) {
                received.insert(card);
            }
        }
    }
    return received;
}

/// What a screen shows to nobody and to each of its people is what the true match lets them see.
void expectHandsOfOwners(FriendsSource& source, const Match& truth) {
    const RuleSet& rules = truth.rules();
    source.setViewer(-1);
    EXPECT_TRUE(source.round().events == seenBy(rules, -1, truth.roundEvents())) << "of nobody";
    EXPECT_FALSE(source.question());
    for (const int seat : source.ownSeats()) {
        source.setViewer(seat);
        EXPECT_TRUE(source.round().events == seenBy(rules, seat, truth.roundEvents())) << seat;
        if (const auto question = source.question()) {
            EXPECT_EQ(question->seat, seat);
            EXPECT_EQ(question->hand, truth.round().hand(seat));
        }
    }
}

/// Several people at each of two screens: a hand opens for its owner alone, and the program of the
/// guests knows no hidden card of the other house.
TEST(FriendsSources, OpenEachHandForItsOwner) {
    std::uint64_t seed = 300;
    for (const Screens& screens : {Screens{{1, 3}}, Screens{{2, 2}}, Screens{{3, 1}}}) {
        const RuleSet rules = tableFor("scopa", 4);
        FriendsTable table(rules, screens, ++seed);
        table.start();
        int compared = 0;
        table.playUntil([&] {
            const auto kept = table.host().kept();
            session::Host truth(table.table(), kept.host->secret, testHash(), {});
            EXPECT_FALSE(truth.restore(kept.host->journal));
            if (!table.guest(0).hasMatch()) {
                return false;
            }
            if (truth.match().played().size() > 1) {
                return true; // a card received in one round may lie in any hand of the next
            }
            if (truth.match().turn() < 0) {
                return false;
            }
            const CardSet received = ownCardsReceived(table.guest(0));
            for (int seat = 0; seat < screens.people.front(); ++seat) {
                EXPECT_TRUE((received & truth.match().round().hand(seat)).empty()) << seat;
            }
            expectHandsOfOwners(table.host(), truth.match());
            expectHandsOfOwners(table.guest(0), truth.match());
            ++compared;
            return false;
        });
        EXPECT_GT(compared, 30) << screens.people.front();
    }
}

/// Of several people at a guest's screen one wishes and the others go along; nobody there is asked.
TEST(FriendsSources, WishTogetherAtOneScreen) {
    RuleSet rules = tableFor("scopa", 4);
    rules.match.target = 1;
    FriendsTable table(rules, {{1, 3}}, 320);
    table.start();
    bool hasTakenBack = false;
    table.playUntil([&] {
        GuestSource& guest = table.guest(0);
        if (!hasTakenBack && guest.hasMatch() && guest.abilities().takeBack) {
            hasTakenBack = true;
            guest.takeBack();
            table.deliver();
            EXPECT_FALSE(guest.asksForConsent());
            EXPECT_TRUE(table.host().asksForConsent());
            EXPECT_EQ(table.host().status().agreed.size(), 3U);
            table.host().consent(true);
            table.deliver();
            EXPECT_FALSE(table.host().status().wish);
        }
        return table.isOver();
    });
    EXPECT_TRUE(hasTakenBack);
    bool isAgreed = false;
    QObject::connect(&table.host(), &FriendsSource::rematchAgreed, &table.host(),
                     [&] { isAgreed = true; });
    table.guest(0).wishRematch();
    table.deliver();
    table.host().wishRematch(); // at the same time
    table.deliver();
    EXPECT_TRUE(isAgreed);
}

/// A host that is started again counts wishes from 1 again.
TEST(FriendsSources, WishTogetherAfterTheHostWasStartedAgain) {
    FriendsTable table(tableFor("scopa", 4), {{1, 3}}, 320);
    table.start();
    int wishes = 0;
    table.playUntil([&] {
        GuestSource& guest = table.guest(0);
        if (!guest.hasMatch() || !guest.abilities().takeBack) {
            return false;
        }
        guest.takeBack();
        table.deliver();
        EXPECT_TRUE(table.host().status().wish);
        EXPECT_EQ(table.host().status().agreed.size(), 3U) << wishes;
        table.restartHost();
        return ++wishes == 2;
    });
    EXPECT_EQ(wishes, 2);
}

/// At many positions of every preset: the round that a guest's table is set up with is the one that
/// the seat may see of the true match, stand-ins for stand-ins.
TEST(GuestSource, ShowsWhatTheSeatMaySee) {
    std::uint64_t seed = 200;
    int compared = 0;
    for (const Preset& preset : presets()) {
        FriendsTable table(preset.rules, {{1, 1}}, ++seed);
        table.start();
        table.playUntil([&] {
            const Match* known = table.host().revealed();
            if (table.guest(0).hasMatch()) {
                table.host().setViewer(-1);
                const auto shown = table.guest(0).round();
                const int seat = table.guest(0).viewer();
                const auto kept = table.host().kept();
                session::Host truth(table.table(), kept.host->secret, testHash(), {});
                EXPECT_FALSE(truth.restore(kept.host->journal));
                EXPECT_TRUE(shown.events ==
                            seenBy(preset.rules, seat, truth.match().roundEvents()));
                EXPECT_EQ(shown.scores, truth.match().markedScores());
                ++compared;
            }
            return table.isOver() || (known != nullptr && known->played().size() > 0);
        });
        ASSERT_FALSE(HasFatalFailure()) << preset.id;
    }
    EXPECT_GT(compared, 300);
}

} // namespace
} // namespace settebello
