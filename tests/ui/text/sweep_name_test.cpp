// SPDX-License-Identifier: GPL-3.0-or-later
// What a sweep is called in chkobba, wherever a text is about one match.
#include "text/sweep_name.h"

#include "analysis/analysis_text.h"
#include "compare/compare_text.h"
#include "practice/practice_text.h"
#include "rules/presets.h"
#include "settings/language_manager.h"
#include "ui/analysis/invented_analysis.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

#include <array>

namespace settebello {
namespace {

class SweepName : public ::testing::TestWithParam<const char*> {
protected:
    void SetUp() override { m_languages.use(GetParam()); }
    void TearDown() override { m_languages.use("en"); }

    static bool saysScopa(const QString& text) {
        static const QRegularExpression word("\\bscop[ae]\\b",
                                             QRegularExpression::CaseInsensitiveOption);
        return word.match(text).hasMatch();
    }
    /// @param text made for a preset.
    template <typename Text>
    void expectChkobba(const Text& text) {
        EXPECT_FALSE(saysScopa(text("chkobba"))) << qPrintable(text("chkobba"));
        if (std::string(GetParam()) != "en") {
            EXPECT_TRUE(saysScopa(text("scopa"))) << qPrintable(text("scopa"));
            EXPECT_TRUE(text("chkobba").contains("chkobba", Qt::CaseInsensitive));
        }
    }

    LanguageManager m_languages;
};

TEST_P(SweepName, IsCounted) {
    for (const int sweeps : {0, 1, 2}) {
        expectChkobba([sweeps](const char* game) { return sweepCount(sweeps, game); });
        EXPECT_TRUE(sweepCount(sweeps, "chkobba").startsWith(QString::number(sweeps) + " chkobba"));
    }
}

TEST_P(SweepName, IsThatOfTheMatchInAnAnalysis) {
    expectChkobba([](const char* game) {
        return stakeText(LossPlace::Sweeps, findPreset(game)->rules, game);
    });
    expectChkobba([](const char* game) {
        const RuleSet& rules = findPreset(game)->rules;
        const Record match{{{"", game, rules}, {{"Anna", "greedy"}}, 3}, Match(rules, 3)};
        return whyBetter(match, {Reason(Reason::Kind::Sweeps)});
    });
    expectChkobba([](const char* game) {
        MatchSetup setup{{"", game, findPreset(game)->rules}, {}, 3};
        setup.rules.rules.match.target = 1;
        for (int seat = 0; seat < setup.rules.rules.table.players; ++seat) {
            setup.seats.push_back({"Anna", "greedy"});
        }
        Match match(setup.rules.rules, 3);
        std::vector<Decision> legal;
        while (!match.over()) {
            if (match.needsDeal()) {
                match.deal();
            }
            legalDecisions(match.view(match.turn()), legal);
            match.apply(legal.front());
        }
        Analysis analysis = inventedAnalysis(match);
        for (Moment& moment : analysis.moments) { // all that is lost is lost by sweeps
            if (moment.judgement) {
                moment.judgement->place = LossPlace::Sweeps;
            }
        }
        QStringList names;
        for (const QStringList& row : figureRows({setup, match}, analysis)) {
            names += row.front();
        }
        return names.join('\n');
    });
}

TEST_P(SweepName, IsThatOfTheMatchInAnExercise) {
    expectChkobba([](const char* game) {
        Exercise exercise;
        exercise.position.rules = {"", game, findPreset(game)->rules};
        exercise.options = {{*parseDecision("7D"), 1, 0.6, true}, {*parseDecision("6C"), 0, 0.5}};
        return reasonText(exercise, exercise.options.front().decision,
                          std::array{Reason(Reason::Kind::Sweeps)});
    });
}

TEST_P(SweepName, IsThatOfTheCodeInAComparison) {
    expectChkobba([](const char* game) {
        CodeResult result;
        result.rules = {"", game, findPreset(game)->rules};
        result.players = {{"Anna", kPerson}, {"Ciro", "greedy"}};
        QStringList names;
        for (const QStringList& row : comparisonRows({{"Anna", result}}, {}, false)) {
            names += row.front();
        }
        return names.join('\n');
    });
}

INSTANTIATE_TEST_SUITE_P(InLanguage, SweepName, ::testing::Values("en", "it", "fr"));

} // namespace
} // namespace settebello
