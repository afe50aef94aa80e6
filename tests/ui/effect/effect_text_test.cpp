// SPDX-License-Identifier: GPL-3.0-or-later
#include "effect/effect_text.h"

#include "effect_figures.h"
#include "rules/presets.h"
#include "settings/language_manager.h"

#include <QLocale>

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {
namespace {

RuleEffect measured(const RuleSet& rules, const RuleSet& against, int matches) {
    RuleEffect effect({.rules = rules, .against = against});
    for (int i = 0; i < matches; ++i) {
        effect.playMatch();
    }
    return effect;
}

RuleEffect measured(const char* rules, const char* against, int matches) {
    return measured(findPreset(rules)->rules, findPreset(against)->rules, matches);
}

const EffectRow* find(const QList<EffectRow>& rows, const char* label) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const EffectRow& row) {
        return row.label == QLatin1String(label);
    });
    return found == rows.end() ? nullptr : &*found;
}

class EffectTextTest : public ::testing::Test {
protected:
    void SetUp() override { m_languages.use("en"); }
    LanguageManager m_languages;
};

TEST_F(EffectTextTest, ShowsWhatTheCommandLinePrints) {
    const RuleEffect effect = measured("napola", "scopa", kMeasuredMatches);
    const QList<EffectRow> figures = effectRows(effect);
    const QList<EffectRow> decisions = decisionRows(effect);
    const std::pair<std::string_view, const EffectRow*> kRows[] = {
        {"points", find(figures, "Points in a round")},
        {"sweeps", find(figures, "Sweeps in a round")},
        {"rounds", find(figures, "Rounds in a match")},
        {"minutes", find(figures, "Minutes in a match")},
        {"dealer", find(figures, "What dealing is worth")},
        {"skill", find(figures, "Good beats Casual")},
        {"napola", find(decisions, "Napola")},
        {"settebello", find(decisions, "Settebello")},
    };
    for (const auto& [name, row] : kRows) {
        ASSERT_NE(row, nullptr) << name;
        const auto* known = std::ranges::find(kKnownFigures, name, &KnownFigure::name);
        ASSERT_NE(known, kKnownFigures.end()) << name;
        const bool percent = row->ours.text.endsWith('%');
        const double factor = percent ? 100 : 1;
        const int decimals = percent || name == "minutes" ? 1 : 2;
        const auto number = [&](double value) {
            return QLocale().toString(std::abs(factor * value), 'f', decimals);
        };
        EXPECT_NEAR(row->ours.mean, factor * known->ours, factor * 1e-5) << name;
        EXPECT_NEAR(row->theirs->mean, factor * known->theirs, factor * 1e-5) << name;
        EXPECT_TRUE(row->ours.text.contains(number(known->ours))) << name;
        EXPECT_TRUE(row->theirs->text.contains(number(known->theirs))) << name;
        EXPECT_TRUE(row->difference.contains(QStringLiteral("± ") + number(known->halfWidth)))
            << name << ": " << qPrintable(row->difference);
    }
}

TEST_F(EffectTextTest, SaysWhatTheNapolaChanges) {
    RuleSet napola;
    napola.scoring.napola = Napola::ToHorse;
    const QString text = effectSentences(measured(napola, RuleSet(), 300)).join(' ');
    EXPECT_TRUE(text.contains("A round brings 1.1 more points.")) << qPrintable(text);
    EXPECT_TRUE(text.contains("A match is 0.9 rounds shorter.")) << qPrintable(text);
    EXPECT_FALSE(text.contains("sweeps")) << qPrintable(text);
}

TEST_F(EffectTextTest, SaysNothingOfWhatIsNotCertain) {
    RuleSet almost; // hardly anybody ever has all coins
    almost.scoring.allCoins = true;
    EXPECT_EQ(effectSentences(measured(almost, RuleSet(), 30)),
              QStringList("So far no difference is certain."));
    EXPECT_EQ(effectSentences(measured(almost, RuleSet(), 300)),
              QStringList("Hardly anything changes."));
    EXPECT_EQ(effectSentences(measured("scopone", "scopa", 3)),
              QStringList("So far no difference is certain."));
}

/// By chance every side wins as often as the others, so three sides change "Skill" whatever the
/// rules.
TEST_F(EffectTextTest, DoesNotCompareOneSideBetweenNumbersOfSides) {
    RuleSet three;
    three.table.players = 3;
    const RuleEffect effect = measured(three, RuleSet(), 150);
    ASSERT_GT(std::abs(effect[EffectFigure::Skill].difference()),
              *effect[EffectFigure::Skill].halfWidth());
    const QList<EffectRow> rows = effectRows(effect);
    const EffectRow* skill = find(rows, "Good beats Casual (by chance 33%)");
    const EffectRow* dealing = find(rows, "What dealing is worth");
    const EffectRow* first = find(rows, "What playing first is worth");
    for (const EffectRow* row : {skill, dealing, first}) {
        ASSERT_NE(row, nullptr);
        EXPECT_FALSE(row->theirs.has_value()) << qPrintable(row->label);
        EXPECT_EQ(row->difference, QString()) << qPrintable(row->label);
    }
    EXPECT_TRUE(find(rows, "Rounds in a match")->theirs.has_value());
    const QStringList sentences = effectSentences(effect);
    const auto wins = QString::number(100 * effect[EffectFigure::Skill].first().mean(), 'f', 0);
    EXPECT_EQ(sentences.back(),
              "Good beats Casual in " + wins + " of 100 matches; chance alone would give 33.");
    const QString text = sentences.join(' ');
    for (const char* compared : {"Skill weighs", "Dealing is", "Playing first is"}) {
        EXPECT_FALSE(text.contains(compared)) << qPrintable(text);
    }
    EXPECT_TRUE(effectMethod(effect).contains("shown for these rules alone."));
    EXPECT_FALSE(effectMethod(measured("napola", "scopa", 2)).contains("alone."));
    EXPECT_EQ(find(effectRows(measured(RuleSet(), three, 2)), "What playing first is worth"),
              nullptr)
        << "it is the dealer's opponent";
}

TEST_F(EffectTextTest, NamesWhatAnItemIsByEitherRules) {
    RuleSet sevens = findPreset("scopone")->rules;
    sevens.scoring.prime = Prime::Sevens;
    const RuleSet& scopone = findPreset("scopone")->rules;
    EXPECT_NE(find(decisionRows(measured(sevens, scopone, 2)), "Most sevens / Primiera"), nullptr);
    EXPECT_NE(find(decisionRows(measured(scopone, sevens, 2)), "Primiera / Most sevens"), nullptr);
    RuleSet none = scopone;
    none.scoring.prime = Prime::None;
    EXPECT_NE(find(decisionRows(measured(none, sevens, 2)), "Most sevens"), nullptr);
}

TEST_F(EffectTextTest, ShowsTheFiguresOfAGameAsItIs) {
    const RuleEffect effect = measured("scopa", "scopa", 100);
    for (const EffectRow& row : effectRows(effect)) {
        EXPECT_FALSE(row.theirs.has_value()) << qPrintable(row.label);
        EXPECT_EQ(row.difference, QString());
        EXPECT_TRUE(row.ours.text.contains("±")) << qPrintable(row.ours.text);
    }
    const QString text = effectSentences(effect).join(' ');
    EXPECT_TRUE(text.startsWith("A round brings 4.2 points and 0.6 sweeps.")) << qPrintable(text);
    EXPECT_TRUE(text.contains("Dealing costs 0.3 points.")) << qPrintable(text);
    EXPECT_TRUE(text.endsWith("; chance alone would give 50.")) << qPrintable(text);
    const QString fair = effectSentences(measured("scopone", "scopone", 100)).join(' ');
    EXPECT_FALSE(fair.contains("Dealing")) << qPrintable(fair);
}

TEST_F(EffectTextTest, ShowsTheFirstPlayerWhereItIsNotTheDealersOpponent) {
    RuleSet three;
    three.table.players = 3;
    EXPECT_NE(find(effectRows(measured(three, RuleSet(), 2)), "What playing first is worth"),
              nullptr);
    EXPECT_EQ(find(effectRows(measured("napola", "scopa", 2)), "What playing first is worth"),
              nullptr);
}

TEST_F(EffectTextTest, SaysWhoPlayedHowManyMatches) {
    const QString text = effectMethod(measured("napola", "scopa", 3));
    EXPECT_TRUE(text.startsWith("3 matches were played under each")) << qPrintable(text);
    EXPECT_TRUE(text.contains("a very simple player at every seat")) << qPrintable(text);
    EXPECT_TRUE(text.contains("with Good on one side against Casual.")) << qPrintable(text);
    EXPECT_FALSE(text.contains("Greedy")) << "nobody can choose that level";
}

/// A bar and its interval are inside the scale.
TEST_F(EffectTextTest, HasScalesThatHoldTheBars) {
    for (const char* rules : {"piva", "a-perdere", "scopone", "cirulla"}) {
        const RuleEffect effect = measured(rules, "scopa", 2);
        for (const EffectRow& row : effectRows(effect) + decisionRows(effect)) {
            for (const EffectValue& value : {row.ours, *row.theirs}) {
                EXPECT_LE(row.least, value.mean) << rules << ' ' << qPrintable(row.label);
                EXPECT_GE(row.most, value.mean) << rules << ' ' << qPrintable(row.label);
            }
            EXPECT_LT(row.least, row.most);
        }
    }
}

} // namespace
} // namespace settebello
