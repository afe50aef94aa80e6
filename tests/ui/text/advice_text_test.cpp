// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/advice_text.h"

#include "analysis/analysis_text.h"
#include "rules/presets.h"
#include "settings/language_manager.h"

#include <gtest/gtest.h>

#include <QRegularExpression>

#include <array>

using namespace settebello;

namespace {

using Kind = Reason::Kind;

class AdviceText : public testing::Test {
protected:
    AdviceText() { m_languages.use("en"); }
    static QString said(const Reason& reason, const char* game) {
        return reasonsText(std::array{reason}, findPreset(game)->rules, ReasonFrame::ThisPlay);
    }

    LanguageManager m_languages;
};

TEST_F(AdviceText, NamesTheCardThatScores) {
    EXPECT_EQ(said(Reason(Kind::TakesSettebello), "scopa"), "This play takes the settebello.");
    EXPECT_EQ(said(Reason(Kind::TakesSettebello), "hurrikan"),
              "This play takes the seven of cups.");
    EXPECT_EQ(said(Reason(Kind::GuardsSettebello, 1, 3), "hurrikan"),
              "This play leaves the seven of cups to only 1 of the cards still out.");
    EXPECT_EQ(stakeText(LossPlace::Settebello, findPreset("hurrikan")->rules),
              "At stake: the seven of cups.");
}

TEST_F(AdviceText, SpeaksOfThePrimieraWhereThereIsOne) {
    const Reason sevens(Kind::TakesSevens, 2, 0);
    EXPECT_EQ(said(sevens, "scopa"), "This play takes 2 sevens for the primiera.");
    EXPECT_EQ(said(sevens, "scopa-initiation"), "This play takes 2 sevens.");
    EXPECT_EQ(stakeText(LossPlace::Prime, findPreset("scopa-initiation")->rules),
              "At stake: the most sevens.");
}

/// A hint to take the five with the five, and how much better it is than the next best play.
QString hint(double points, double chance, const char* next, bool lowestWins = false) {
    Advice advice;
    advice.best = *parseDecision("5C=5D");
    advice.next = *parseDecision(next);
    advice.points = points;
    advice.chance = chance;
    RuleSet rules;
    rules.match.lowestWins = lowestWins;
    return adviceText(advice, rules);
}

TEST_F(AdviceText, SaysHowMuchBetterItIsWithoutDecimals) {
    const QString play = "Take the five of coins with the five of cups. ";
    EXPECT_EQ(hint(0.1, 0.01, "6C"), play + "Both are good: the six of cups would do as well.");
    EXPECT_EQ(hint(0.1, 0, "5C=1D+4D"),
              play + "Both are good: the next best is worth about as much.");
    EXPECT_EQ(hint(0.4, 0.01, "6C"), play + "It brings you about half a point more.");
    EXPECT_EQ(hint(1.9, 0.01, "6C"), play + "It brings you about 2 points more.");
    EXPECT_EQ(hint(2.6, 0.01, "6C", true), play + "It saves you about 2 points and a half.");
    EXPECT_EQ(hint(0, 0.03, "6C"),
              play + "It wins about 3 more of 100 matches than the next best.");
}

TEST_F(AdviceText, WritesFewMatchesAsWords) {
    m_languages.use("it");
    EXPECT_TRUE(hint(0, 0.03, "6C").endsWith("circa tre partite su cento in più."));
    m_languages.use("fr");
    EXPECT_TRUE(hint(0, 0.01, "6C").endsWith("environ une partie sur cent de plus."));
    m_languages.use("en");
}

/// Where it hardly matters what is played, a reason would only sound as if it did.
TEST_F(AdviceText, GivesNoReasonWhereBothAreGood) {
    Advice advice;
    advice.best = *parseDecision("5C=5D");
    advice.next = *parseDecision("6C");
    advice.reasons = {Reason(Kind::TakesSettebello)};
    advice.chance = 0;
    advice.points = 0.1;
    EXPECT_FALSE(adviceText(advice, RuleSet()).contains("settebello"));
    advice.points = 0.4;
    EXPECT_TRUE(adviceText(advice, RuleSet()).contains("settebello"));
}

CardSet cards(const char* text) {
    CardSet all;
    for (const QString& card : QString(text).split(' ')) {
        all.insert(*parseCard(card.toStdString()));
    }
    return all;
}

TEST_F(AdviceText, NamesTheCardsThatMatter) {
    EXPECT_EQ(said(Reason(Kind::OnlyYoursToTake, cards("5C"), cards("5S")), "scopa"),
              "This play can take the five of cups with the five of swords next time, as nobody "
              "else can for now.");
    EXPECT_EQ(said(Reason(Kind::LeavesTooMuch, 15, 2, cards("3D 3C 9S")), "scopa"),
              "This play leaves 15 on the table, which no card can sweep, instead of letting the "
              "three and the horse sweep.");
    EXPECT_EQ(said(Reason(Kind::TakesBonusSuit, 1, 0, cards("10D")), "scopa"),
              "This play takes the king of coins.");
}

/// With perfect play it is so, otherwise it is in so many cases.
TEST_F(AdviceText, SaysWhatFollows) {
    const CardSet seven = cards("7C");
    EXPECT_EQ(said(Reason(Kind::SweepsNext, CardSet(), seven), "scopa"),
              "This play then sweeps with the seven of cups.");
    EXPECT_EQ(said(Reason(Kind::SweepsNext, 6, 2, CardSet(), seven), "scopa"),
              "This play then sweeps with the seven of cups in 6 of 10 cases, with the other "
              "play only in 2.");
    EXPECT_EQ(said(Reason(Kind::SweepsNext, 6, 0, CardSet(), seven), "scopa"),
              "This play then sweeps with the seven of cups in 6 of 10 cases.");
    EXPECT_EQ(said(Reason(Kind::SweepsNext, 10, 0, CardSet(), seven), "scopa"),
              "This play then sweeps with the seven of cups almost always.");
}

/// What the other can prevent is no more than possible, and one's own last capture brings its
/// cards.
TEST_F(AdviceText, SaysWhatIsCertain) {
    EXPECT_EQ(said(Reason(Kind::TakesNext, cards("5C"), cards("5S")), "scopa"),
              "This play then takes the five of cups with the five of swords.");
    EXPECT_EQ(said(Reason(Kind::MayTakeNext, cards("5C"), cards("5S")), "scopa"),
              "This play can then take the five of cups with the five of swords, unless the other "
              "player prevents it.");
    EXPECT_EQ(said(Reason(Kind::WinsCards, cards("7D")), "scopa"),
              "This play brings home the seven of coins in the end, if both play best.");
    EXPECT_EQ(said(Reason(Kind::GetsLast, cards("7D 5C"), cards("5S")), "scopa"),
              "This play makes sure of the last capture, and with it of the seven of coins and the "
              "five of cups.");
    EXPECT_EQ(said(Reason(Kind::GetsLast, CardSet(), cards("5S")), "scopa"),
              said(Reason(Kind::TakesLastCapture), "scopa"));
}

TEST_F(AdviceText, SaysWhatIsGivenUpBeforeWhatIsWorthMore) {
    const auto after = [](const Reason& price) {
        return reasonsText(std::array{price, Reason(Kind::KeepsAce)}, RuleSet(),
                           ReasonFrame::TheBetterPlay);
    };
    EXPECT_EQ(after(Reason(Kind::GivesUpSweep)),
              "The better play gives up a sweep, but saves the ace, which may take a whole table.");
    EXPECT_EQ(after(Reason(Kind::GivesUpSettebello)),
              "The better play does not take the settebello yet, but saves the ace, which may take "
              "a whole table.");
    EXPECT_EQ(after(Reason(Kind::RisksCard, 4, 0, cards("1D"))),
              "The better play lays the ace of coins, which 4 of the cards still out can take, but "
              "saves the ace, which may take a whole table.");
    EXPECT_EQ(after(Reason(Kind::RisksSweep, 8, 2)),
              "The better play leaves a table that 8 of the cards still out can sweep, but saves "
              "the ace, which may take a whole table.");
}

TEST_F(AdviceText, NamesTheItemThatMakesTheDifference) {
    Reason prime(Kind::MostlyItem, ScoringItem::Prime);
    EXPECT_EQ(said(prime, "scopa"), "This play does better above all with the primiera.");
    prime.count = 5;
    prime.otherCount = 3;
    EXPECT_EQ(said(prime, "scopa"),
              "This play wins the primiera in 5 of 10 cases, with the other play only in 3.");
    Reason sweeps(Kind::MostlyItem, ScoringItem::Sweeps, 1);
    EXPECT_EQ(said(sweeps, "scopa"), "This play brings more sweeps later in the round.");
    sweeps.cards = cards("7C");
    EXPECT_EQ(said(sweeps, "scopa"),
              "This play brings more sweeps later in the round, mostly with the seven of cups.");
    prime.cards = cards("7C");
    EXPECT_EQ(said(prime, "scopa"), "This play helps above all with the primiera, as the seven of "
                                    "cups comes home more often.");
    const std::array last{Reason(Kind::TakesLastCapture),
                          Reason(Kind::AtStake, ScoringItem::Cards)};
    EXPECT_EQ(reasonsText(last, RuleSet()),
              "This play makes sure of the last capture, which brings what is left as well. At "
              "stake above all: the point for cards.");
}

TEST_F(AdviceText, SaysHowOftenAnAceSweeps) {
    EXPECT_EQ(said(Reason(Kind::KeepsAce, 7, 0), "cirulla"),
              "This play saves the ace, which sweeps later in 7 of 10 cases.");
    EXPECT_EQ(said(Reason(Kind::KeepsAce, 10, 0), "cirulla"),
              "This play saves the ace, which almost always sweeps later.");
}

/// In the analysis the better play may be an opponent's.
TEST_F(AdviceText, SpeaksOfNobodysHand) {
    RuleSet rules;
    for (std::size_t i = 0; i < kReasonNames.size(); ++i) {
        const auto kind = static_cast<Kind>(i);
        if (kind == Kind::GivesUpSweep || kind == Kind::GivesUpSettebello ||
            kind == Kind::RisksSweep || kind == Kind::RisksCard || kind == Kind::AtStake) {
            continue; // stands before or behind another
        }
        const Reason reason(kind, 2, 4, cards("7D"), cards("7S"));
        const QString text = reasonsText(std::array{reason}, rules, ReasonFrame::TheBetterPlay);
        EXPECT_TRUE(text.startsWith("The better play ")) << qPrintable(text);
        EXPECT_FALSE(text.contains("play .")) << nameOf(reason.kind) << " is not put into words";
        EXPECT_FALSE(text.contains(QRegularExpression("\\byou(r|rs)?\\b"))) << qPrintable(text);
        EXPECT_FALSE(text.contains(':'))
            << "it may be one of several reasons: " << qPrintable(text);
    }
}

} // namespace
