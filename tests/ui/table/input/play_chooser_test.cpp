// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/input/play_chooser.h"

#include <gtest/gtest.h>

namespace settebello {

namespace {

CardSet cards(std::initializer_list<const char*> texts) {
    CardSet set;
    for (const char* text : texts) {
        set.insert(*parseCard(text));
    }
    return set;
}

Card card(const char* text) {
    return *parseCard(text);
}

/// rules.md §4: table A 3 4 5 7; a jack takes 5+3, 4+3+A or 7+A.
class Choosing : public testing::Test {
protected:
    void SetUp() override {
        chooser.begin(rules, cards({"8D", "5C", "6S", "10S", "2B"}),
                      cards({"1D", "3D", "4C", "5S", "7B"}));
    }

    static std::string played(const PlayChooser::Outcome& outcome) {
        return outcome.play ? toString(*outcome.play) : "-";
    }

    RuleSet rules;
    PlayChooser chooser;
};

TEST_F(Choosing, ASingleCaptureIsPlayedAtOnce) {
    EXPECT_EQ(played(chooser.selectHandCard(card("6S"))), "6S=1D+5S");
    EXPECT_FALSE(chooser.active());
}

TEST_F(Choosing, ACardThatTakesNothingIsLaid) {
    EXPECT_EQ(played(chooser.selectHandCard(card("2B"))), "2B");
}

TEST_F(Choosing, TheCurrentCardShowsWhatItTakes) {
    chooser.setCurrentCard(card("6S"));
    ASSERT_EQ(chooser.choices().size(), 1U);
    EXPECT_EQ(chooser.choices()[0], cards({"1D", "5S"}));
    chooser.setCurrentCard(card("2B"));
    ASSERT_EQ(chooser.choices().size(), 1U);
    EXPECT_TRUE(chooser.choices()[0].empty());
    chooser.setCurrentCard(card("3D")); // on the table
    EXPECT_FALSE(chooser.card());
}

TEST_F(Choosing, SeveralCapturesAreChosenByNumber) {
    EXPECT_EQ(played(chooser.selectHandCard(card("8D"))), "-");
    EXPECT_TRUE(chooser.choosing());
    ASSERT_EQ(chooser.choices().size(), 3U);
    const CardSet second = chooser.choices()[1];
    const auto outcome = chooser.selectChoice(1);
    ASSERT_TRUE(outcome.play);
    EXPECT_EQ(outcome.play->captured, second);
}

TEST_F(Choosing, ANumberWithoutAChoiceDoesNothing) {
    chooser.selectHandCard(card("8D"));
    EXPECT_EQ(played(chooser.selectChoice(3)), "-");
    EXPECT_EQ(played(chooser.selectChoice(-1)), "-");
    EXPECT_TRUE(chooser.choosing());
}

TEST_F(Choosing, TabCyclesThroughTheChoicesAndEnterPlays) {
    chooser.selectHandCard(card("8D"));
    EXPECT_EQ(played(chooser.confirm()), "-") << "nothing is chosen yet: Enter chooses the first";
    EXPECT_EQ(chooser.chosen(), 0);
    chooser.cycleChoice(1);
    chooser.cycleChoice(1);
    chooser.cycleChoice(1);
    EXPECT_EQ(chooser.chosen(), 0);
    chooser.cycleChoice(-1);
    EXPECT_EQ(chooser.chosen(), 2);
    const CardSet third = chooser.choices()[2];
    EXPECT_EQ(chooser.confirm().play->captured, third);
}

TEST_F(Choosing, ATableCardOfOneChoiceChoosesIt) {
    chooser.selectHandCard(card("8D"));
    EXPECT_EQ(played(chooser.selectTableCard(card("7B"))), "8D=1D+7B");
}

TEST_F(Choosing, ATableCardOfSeveralChoicesLeavesThoseWithIt) {
    chooser.selectHandCard(card("8D"));
    EXPECT_EQ(played(chooser.selectTableCard(card("3D"))), "-");
    EXPECT_EQ(chooser.touched(), cards({"3D"}));
    ASSERT_EQ(chooser.choices().size(), 2U);
    for (const CardSet choice : chooser.choices()) {
        EXPECT_TRUE(choice.contains(card("3D")));
    }
    EXPECT_EQ(played(chooser.selectTableCard(card("4C"))), "8D=1D+3D+4C");
}

TEST_F(Choosing, ACardThatIsClickedAgainIsLetGo) {
    chooser.selectHandCard(card("8D"));
    chooser.selectTableCard(card("3D"));
    EXPECT_EQ(played(chooser.selectTableCard(card("3D"))), "-");
    EXPECT_TRUE(chooser.touched().empty());
    EXPECT_EQ(chooser.choices().size(), 3U);
    EXPECT_TRUE(chooser.choosing());
}

TEST_F(Choosing, ACardThatCannotBeTakenWithThoseClickedChoosesAnotherCapture) {
    chooser.selectHandCard(card("8D"));
    chooser.selectTableCard(card("3D"));
    EXPECT_EQ(played(chooser.selectTableCard(card("7B"))), "8D=1D+7B");
}

TEST_F(Choosing, ConfirmedPlaysAreMarkedByTheCardThatLeavesOne) {
    chooser.setConfirms(true);
    chooser.selectHandCard(card("8D"));
    chooser.selectTableCard(card("3D"));
    EXPECT_EQ(chooser.chosen(), -1);
    EXPECT_EQ(played(chooser.selectTableCard(card("4C"))), "-");
    EXPECT_EQ(chooser.chosen(), 0);
    EXPECT_EQ(played(chooser.selectTableCard(card("4C"))), "8D=1D+3D+4C");
}

TEST_F(Choosing, DroppingOnACardOfSeveralChoicesLeavesThoseWithIt) {
    EXPECT_EQ(played(chooser.drop(card("8D"), card("3D"))), "-");
    EXPECT_EQ(chooser.choices().size(), 2U);
    EXPECT_EQ(played(chooser.selectTableCard(card("5S"))), "8D=3D+5S");
}

TEST_F(Choosing, EscapeStepsBack) {
    chooser.selectHandCard(card("8D"));
    chooser.selectTableCard(card("3D"));
    EXPECT_TRUE(chooser.stepBack());
    EXPECT_TRUE(chooser.choosing());
    EXPECT_EQ(chooser.choices().size(), 3U);
    EXPECT_TRUE(chooser.stepBack());
    EXPECT_FALSE(chooser.choosing());
    EXPECT_FALSE(chooser.stepBack());
    EXPECT_TRUE(chooser.active());
}

TEST_F(Choosing, TableCardsMayBeTouchedFirst) {
    chooser.selectTableCard(card("3D"));
    chooser.selectTableCard(card("5S"));
    EXPECT_EQ(chooser.takers(), cards({"8D"}));
    EXPECT_EQ(played(chooser.selectHandCard(card("8D"))), "8D=3D+5S");
}

TEST_F(Choosing, PartOfTheOnlyCaptureIsEnough) {
    chooser.selectTableCard(card("7B"));
    EXPECT_EQ(played(chooser.selectHandCard(card("8D"))), "8D=1D+7B");
}

TEST_F(Choosing, PartOfSeveralCapturesLeavesTheChoiceAmongThem) {
    chooser.selectTableCard(card("3D"));
    EXPECT_EQ(played(chooser.selectHandCard(card("8D"))), "-");
    EXPECT_TRUE(chooser.choosing());
    EXPECT_EQ(chooser.choices().size(), 2U);
}

TEST_F(Choosing, TouchingTwiceUndoesIt) {
    chooser.selectTableCard(card("3D"));
    chooser.selectTableCard(card("3D"));
    EXPECT_TRUE(chooser.touched().empty());
}

struct Refusal {
    const char* name;
    std::vector<const char*> touched;
    const char* hand;
    PlayFault fault;
};

class Refused : public Choosing, public testing::WithParamInterface<Refusal> {};

TEST_P(Refused, SaysWhyAndContinues) {
    for (const char* text : GetParam().touched) {
        chooser.selectTableCard(card(text));
    }
    const auto outcome = chooser.selectHandCard(card(GetParam().hand));
    EXPECT_FALSE(outcome.play);
    EXPECT_EQ(outcome.fault, GetParam().fault);
    EXPECT_TRUE(chooser.active());
}

INSTANTIATE_TEST_SUITE_P(
    Rules, Refused,
    testing::Values(Refusal{"single", {"1D", "4C"}, "5C", PlayFault::SingleFirst},
                    Refusal{"sum", {"7B"}, "6S", PlayFault::WrongSum},
                    Refusal{"more", {"7B", "4C"}, "10S", PlayFault::WrongSum}),
    [](const auto& tested) { return tested.param.name; });

TEST_F(Choosing, DroppingOnTheTablePlays) {
    EXPECT_EQ(played(chooser.drop(card("6S"), std::nullopt)), "6S=1D+5S");
}

TEST_F(Choosing, DroppingOnACardOfOneChoicePlaysIt) {
    EXPECT_EQ(played(chooser.drop(card("8D"), card("7B"))), "8D=1D+7B");
}

TEST_F(Choosing, DroppingOnTheEmptyTableStartsAChoice) {
    EXPECT_EQ(played(chooser.drop(card("8D"), std::nullopt)), "-");
    EXPECT_TRUE(chooser.choosing());
}

TEST_F(Choosing, DroppingOnACardItCannotTakeSaysWhy) {
    EXPECT_EQ(chooser.drop(card("6S"), card("7B")).fault, PlayFault::WrongSum);
    EXPECT_TRUE(chooser.active());
}

TEST_F(Choosing, WithOptionalCapturesLayingIsAChoiceToo) {
    rules.capture.compulsory = false;
    SetUp();
    chooser.selectHandCard(card("6S"));
    ASSERT_EQ(chooser.choices().size(), 2U);
    EXPECT_EQ(played(chooser.selectChoice(1)), "6S");
    SetUp();
    EXPECT_EQ(played(chooser.drop(card("6S"), std::nullopt)), "6S");
}

TEST_F(Choosing, ConfirmedPlaysNeedASecondTouch) {
    chooser.setConfirms(true);
    EXPECT_EQ(played(chooser.selectHandCard(card("6S"))), "-");
    EXPECT_EQ(played(chooser.selectHandCard(card("6S"))), "6S=1D+5S");
    SetUp();
    chooser.selectHandCard(card("8D"));
    EXPECT_EQ(played(chooser.selectChoice(2)), "-");
    EXPECT_EQ(chooser.chosen(), 2);
    EXPECT_NE(played(chooser.selectChoice(2)), "-");
}

TEST_F(Choosing, DroppedAndTouchedCardsAreConfirmedToo) {
    chooser.setConfirms(true);
    EXPECT_EQ(played(chooser.drop(card("6S"), std::nullopt)), "-");
    EXPECT_EQ(chooser.card(), card("6S"));
    EXPECT_EQ(played(chooser.confirm()), "6S=1D+5S");
    SetUp();
    chooser.selectTableCard(card("1D"));
    chooser.selectTableCard(card("5S"));
    EXPECT_EQ(played(chooser.selectHandCard(card("6S"))), "-");
    EXPECT_EQ(played(chooser.selectHandCard(card("6S"))), "6S=1D+5S");
}

TEST_F(Choosing, TheAdvisedCaptureIsMarkedAndPlayedAtOnce) {
    for (const char* text : {"8D=3D+5S", "8D=1D+7B", "8D=1D+3D+4C"}) {
        const Play advised = *parsePlay(text);
        chooser.selectTableCard(card("1D"));
        chooser.setAdvised(advised);
        EXPECT_FALSE(chooser.advises(card("6S")));
        chooser.setCurrentCard(card("8D"));
        ASSERT_GE(chooser.chosen(), 0);
        EXPECT_EQ(chooser.choices()[static_cast<std::size_t>(chooser.chosen())], advised.captured);
        EXPECT_FALSE(chooser.choosing());
        ASSERT_TRUE(chooser.advises(card("8D")));
        EXPECT_EQ(played(chooser.selectAdvised()), text);
        SetUp();
    }
}

TEST_F(Choosing, AClickOnTheAdvisedCardStillLetsChoose) {
    chooser.setAdvised(*parsePlay("8D=1D+7B"));
    EXPECT_EQ(played(chooser.selectHandCard(card("8D"))), "-");
    EXPECT_TRUE(chooser.choosing());
    EXPECT_EQ(played(chooser.confirm()), "8D=1D+7B") << "it is marked";
}

TEST_F(Choosing, AnAdvisedPlayIsConfirmedToo) {
    chooser.setConfirms(true);
    chooser.setAdvised(*parsePlay("8D=1D+7B"));
    EXPECT_EQ(played(chooser.selectAdvised()), "-");
    EXPECT_EQ(played(chooser.confirm()), "8D=1D+7B");
}

TEST_F(Choosing, NothingIsAdvisedAnyMoreOnceTheAdviceIsClosed) {
    chooser.setCurrentCard(card("8D"));
    chooser.setAdvised(*parsePlay("8D=1D+7B"));
    chooser.setAdvised(std::nullopt);
    EXPECT_FALSE(chooser.advises(card("8D")));
    EXPECT_EQ(chooser.chosen(), -1);
}

TEST_F(Choosing, AnAceThatMayNotBePlayedTakesNothing) {
    rules.capture.ace = Ace::SweepsAll;
    rules.capture.firstAce = FirstAce::Forbidden;
    for (const bool confirms : {false, true}) {
        chooser.setConfirms(confirms);
        chooser.begin(rules, cards({"1D", "6S"}), cards({"3D", "10C"}));
        chooser.setCurrentCard(card("1D"));
        EXPECT_TRUE(chooser.choices().empty()) << "nothing on the table is marked";
        EXPECT_TRUE(chooser.playsOf(card("1D")).empty());
        EXPECT_EQ(chooser.selectHandCard(card("1D")).fault, PlayFault::FirstAce);
        EXPECT_FALSE(chooser.choosing());
        EXPECT_TRUE(chooser.choices().empty());
        EXPECT_EQ(chooser.drop(card("1D"), card("3D")).fault, PlayFault::FirstAce);
        EXPECT_FALSE(chooser.choosing());
    }
    chooser.begin(rules, cards({"1D"}), cards({"3D", "10C"}));
    chooser.setCurrentCard(card("1D"));
    EXPECT_EQ(chooser.choices(), std::vector<CardSet>{cards({"3D", "10C"})}) << "all there is";
}

TEST_F(Choosing, NothingIsPlayedWhenNoPlayIsAskedFor) {
    chooser.end();
    EXPECT_EQ(played(chooser.selectHandCard(card("6S"))), "-");
    EXPECT_EQ(played(chooser.selectTableCard(card("7B"))), "-");
    EXPECT_EQ(played(chooser.drop(card("6S"), std::nullopt)), "-");
}

} // namespace

} // namespace settebello
