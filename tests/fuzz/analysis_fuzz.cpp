// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"

#include "analysis/analysis_file.h"
#include "analysis/analysis_run.h"

using namespace settebello;

/// Arbitrary bytes as an analysis of a match: what can be read survives a round trip and can be
/// continued or is refused.
SETTEBELLO_FUZZ_TARGET(analysis, const std::uint8_t* data, std::size_t size) {
    static const Match match = [] {
        Match begun(RuleSet(), 1, 0);
        mustHold(begun.dealFrom(Pack()), "a sorted pack is dealt");
        begun.apply(Decision(Play{Card(Suit::Coins, kAce), {}}));
        return begun;
    }();
    Faults faults;
    const auto analysis = readAnalysis(asText(data, size), match, faults);
    mustHold(analysis.has_value() == faults.empty(), "an analysis is read or has faults");
    if (analysis) {
        Faults none;
        mustHold(readAnalysis(analysisText(*analysis, 2), match, none) == analysis,
                 "an analysis survives a round trip");
        mustHold(AnalysisRun(match, 1, *analysis).analysed() <= 2, "only what was planned is used");
    }
    return 0;
}
