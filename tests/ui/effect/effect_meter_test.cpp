// SPDX-License-Identifier: GPL-3.0-or-later
#include "effect/effect_meter.h"

#include "rules/presets.h"
#include "ui/wait_until.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace settebello {
namespace {

EffectSetup setupOf(const char* rules) {
    return {.rules = findPreset(rules)->rules, .against = RuleSet()};
}

class EffectMeterTest : public ::testing::Test {
protected:
    void SetUp() override {
        QObject::connect(&m_meter, &EffectMeter::measured,
                         [this](const RuleEffect& effect, bool ended) {
                             m_reports.push_back(effect);
                             m_ended = ended;
                         });
    }

    EffectMeter m_meter;
    /// Measures these rules to the end: all reports until then are of them.
    void expectFiguresOnlyOf(const char* rules) {
        m_meter.measure(setupOf(rules));
        ASSERT_TRUE(waitUntil([&] { return !m_meter.measuring(); }));
        EXPECT_FALSE(m_reports.empty());
        for (const RuleEffect& report : m_reports) {
            EXPECT_EQ(report.setup().rules, findPreset(rules)->rules);
        }
    }

    std::vector<RuleEffect> m_reports;
    bool m_ended = false;
};

TEST_F(EffectMeterTest, TellsFiguresThatBecomeSharper) {
    m_meter.measure(setupOf("napola"));
    ASSERT_TRUE(waitUntil([&] { return m_reports.size() >= 3; }));
    EXPECT_TRUE(m_meter.measuring());
    EXPECT_FALSE(m_ended);
    EXPECT_TRUE(m_reports[0][EffectFigure::Points].halfWidth().has_value());
    EXPECT_LT(m_reports[0].matches(), m_reports[1].matches());
    EXPECT_LT(m_reports[1].matches(), m_reports[2].matches());
}

TEST_F(EffectMeterTest, EndsAfterTheMostMatches) {
    m_meter.setMostMatches(7);
    m_meter.measure(setupOf("scopone"));
    EXPECT_TRUE(m_meter.measuring());
    ASSERT_TRUE(waitUntil([&] { return !m_meter.measuring(); }));
    EXPECT_TRUE(m_ended);
    EXPECT_EQ(m_reports.back().matches(), 7U);
}

TEST_F(EffectMeterTest, EmitsNothingOnceItIsStopped) {
    m_meter.setMostMatches(2);
    m_meter.measure(setupOf("napola"));
    m_meter.stop();
    EXPECT_FALSE(m_meter.measuring());
    expectFiguresOnlyOf("escoba"); // others would come before
    m_reports.clear();
    m_meter.setMostMatches(100'000);
    m_meter.measure(setupOf("napola"));
    ASSERT_TRUE(waitUntil([&] { return !m_reports.empty(); }));
    m_meter.stop();
    m_reports.clear();
    m_meter.setMostMatches(2);
    expectFiguresOnlyOf("piva");
}

TEST_F(EffectMeterTest, MeasuresOnlyTheLastOfManyChanges) {
    m_meter.setMostMatches(3);
    for (const char* rules : {"napola", "cirulla", "scopone", "piva"}) {
        m_meter.measure(setupOf(rules));
    }
    expectFiguresOnlyOf("piva"); // which it is at already
}

TEST_F(EffectMeterTest, BeginsAnewWithOtherRules) {
    m_meter.measure(setupOf("napola"));
    ASSERT_TRUE(waitUntil([&] { return !m_reports.empty(); }));
    m_reports.clear();
    m_meter.setMostMatches(3);
    m_meter.measure(setupOf("escoba"));
    ASSERT_TRUE(waitUntil([&] { return !m_meter.measuring(); }));
    EXPECT_EQ(m_reports.front().setup().rules, findPreset("escoba")->rules);
    EXPECT_EQ(m_reports.back().matches(), 3U);
}

TEST_F(EffectMeterTest, GoesOnWithWhatIsMeasured) {
    m_meter.setMostMatches(3);
    m_meter.measure(setupOf("napola"));
    ASSERT_TRUE(waitUntil([&] { return !m_meter.measuring(); }));
    const std::size_t told = m_reports.size();
    m_meter.measure(setupOf("napola"));
    EXPECT_FALSE(m_meter.measuring()) << "its figures are known";
    EXPECT_EQ(m_reports.size(), told);
}

TEST_F(EffectMeterTest, EndsAtOnceWithItsOwner) {
    auto meter = std::make_unique<EffectMeter>();
    bool told = false;
    QObject::connect(meter.get(), &EffectMeter::measured, [&] { told = true; });
    meter->measure(setupOf("cirulla"));
    ASSERT_TRUE(waitUntil([&] { return told; }));
    told = false;
    meter.reset(); // waits for it to end
    QCoreApplication::processEvents();
    EXPECT_FALSE(told);
}

} // namespace
} // namespace settebello
