// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game_helpers.h"

#include "game/match.h"
#include "json/refusal.h"

namespace settebello {
namespace {

using namespace test;

/// A decision refused in a round whose seat 1 leads. Seat 1 is dealt the first, third and fifth
/// card, the table the seventh to tenth.
struct RefusedCase {
    const char* name;
    const char* preset;
    const char* deck;
    const char* before; ///< decisions made already
    const char* decision;
    const char* reason;
};

std::string textOf(const std::optional<Fault>& refusal) {
    return refusal ? refusal->text() : "";
}

class Refused : public testing::TestWithParam<RefusedCase> {};

TEST_P(Refused, WithTheReason) {
    const RefusedCase& c = GetParam();
    Round round(rulesOf(c.preset), packFrom(c.deck), 0);
    play(round, c.before);
    const Phase phase = round.phase();
    EXPECT_EQ(textOf(applyText(round, c.decision)), c.reason);
    EXPECT_EQ(round.phase(), phase) << "nothing has happened";
    EXPECT_EQ(refusalOf(round, decision(c.decision)).text(), c.reason);
}

std::string nameOf(const testing::TestParamInfo<RefusedCase>& info) {
    return info.param.name;
}

constexpr const char* kHands = "7D 2S 5D 4S 1D 6S 2C 3C 7C 8C";
constexpr const char* kAces = "1D 2S 5D 4S 9D 6S 1C 3C 7C 8C";
constexpr const char* kSixes = "6D 2S 9D 4S 10D 5S 1C 2C 3C 4C";

INSTANTIATE_TEST_SUITE_P(
    RulesSection4, Refused,
    testing::Values(RefusedCase{"OthersCard", "scopa", kHands, "", "2S=2C",
                                "2S=2C: the card is not in the hand"},
                    RefusedCase{"AbsentCapture", "scopa", kHands, "", "7D=7S",
                                "7D=7S: a captured card is not on the table"},
                    RefusedCase{"Laid", "scopa", kHands, "", "7D", "7D: the card must capture"},
                    RefusedCase{"Sum", "scopa", kHands, "", "7D=3C",
                                "7D=3C: the captured cards do not add up"},
                    RefusedCase{"Single", "scopa", kHands, "", "5D=2C",
                                "5D=2C: the captured cards do not add up"},
                    RefusedCase{"SingleFirst", "scopa", "5D 2S 9D 4S 1D 6S 2C 3C 5C 8C", "",
                                "5D=2C+3C", "5D=2C+3C: a single card comes before a set"},
                    RefusedCase{"TooMany", "scopa-pairs", kSixes, "", "6D=1C+2C+3C",
                                "6D=1C+2C+3C: too many cards captured"},
                    RefusedCase{"Fewest", "quindici-mista", kSixes, "", "6D=1C+2C+3C",
                                "6D=1C+2C+3C: fewer cards could be captured"},
                    RefusedCase{"AceForTheTable", "scopa-assi", kAces, "", "1D=1C+3C+7C+8C",
                                "1D=1C+3C+7C+8C: the ace takes an ace, or else the whole table"},
                    RefusedCase{"AceForAPart", "scopa-assi", "1D 2S 5D 4S 9D 6S 2C 3C 7C 8C", "",
                                "1D=2C", "1D=2C: the ace takes an ace, or else the whole table"}),
    nameOf);

INSTANTIATE_TEST_SUITE_P(AcesThatMakeFifteen, Refused,
                         testing::Values(RefusedCase{
                             "AceForTooLittle", "cirulla", "1D 2S 5D 4S 9D 6S 1C 3S 6C 9C", "",
                             "1D=1C+3S",
                             "1D=1C+3S: where an ace lies, the ace takes an ace or cards that "
                             "make 15 with it, or else the whole table"}),
                         nameOf);

INSTANTIATE_TEST_SUITE_P(
    ExpectedDecision, Refused,
    testing::Values(
        RefusedCase{"KeepInPlay", "scopa", kHands, "", "keep", "keep: a play is awaited"},
        RefusedCase{"PassInPlay", "scopa", kHands, "", "pass", "pass: a play is awaited"},
        RefusedCase{"ClaimInARound", "scopa", kHands, "", "out", "out: a play is awaited"},
        RefusedCase{"PlayBeforeTheCut", "chkobba", kHands, "", "7D",
                    "7D: keep or place is awaited"},
        RefusedCase{"PlayBeforeTheDeclaration", "bazzica", "1D 10S 2D 9S 3D 8S 2C 3C 7C 8C", "",
                    "1D", "1D: declare or pass is awaited"},
        RefusedCase{"SecondDeclaration", "bazzica", "1D 10S 2D 9S 3D 8S 2C 3C 7C 8C", "pass",
                    "declare", "declare: a play is awaited"},
        RefusedCase{"PlayAfterThreeKings", "scopa", "7D 2S 5D 4S 1D 6S 10D 10C 10S 8C", "", "7D",
                    "7D: the first table cards ask for another deal"}),
    nameOf);

TEST(Refusal, AfterTheLastPlay) {
    Round round(rulesOf("scopa"), packFrom(kHands), 0);
    playFirstLegal(round);
    ASSERT_TRUE(round.over());
    EXPECT_EQ(textOf(applyText(round, "7D")), "7D: the round is over");
}

TEST(Refusal, QuotesWhatIsNotAPlay) {
    Round round(rulesOf("scopa"), packFrom(kHands), 0);
    EXPECT_EQ(textOf(applyText(round, "7D=7C+")), "\"7D=7C+\" is not a play");
    EXPECT_EQ(textOf(applyText(round, "7D\n")), "\"7D\\n\" is not a play");
    EXPECT_EQ(textOf(applyText(round, "")), "\"\" is not a play");
}

TEST(Refusal, OfAMatch) {
    RuleSet rules = rulesOf("scopa");
    Match match(rules, 1, 0);
    ASSERT_TRUE(match.dealFrom(packFrom(kHands)));
    EXPECT_EQ(textOf(applyText(match, "out")), "out: a play is awaited") << "not among these rules";
    EXPECT_EQ(textOf(applyText(match, "7D=7C")), "") << "taken";
    EXPECT_EQ(match.turn(), 0);
    rules.match.callingOut = true;
    Match claimed(rules, 1, 0);
    ASSERT_TRUE(claimed.dealFrom(packFrom(kHands)));
    EXPECT_EQ(textOf(applyText(claimed, "out")), "");
    EXPECT_EQ(textOf(applyText(claimed, "7D=7C")), "\"7D=7C\": the match is over");
}

} // namespace
} // namespace settebello
