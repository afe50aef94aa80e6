// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/advice_text.h"

#include "analysis/analysis_text.h"
#include "rules/presets.h"
#include "settings/language_manager.h"

#include <gtest/gtest.h>

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

} // namespace
