// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/chapter_writer.h"

namespace settebello {

// The chapters, each from a rule set without faults.
BookChapter aimChapter(const RuleSet& rules, std::string_view game);
BookChapter cardsChapter(const RuleSet& rules, const Deck& deck);
BookChapter dealChapter(const RuleSet& rules);
BookChapter playChapter(const RuleSet& rules);
BookChapter capturesChapter(const RuleSet& rules);
BookChapter sweepChapter(const RuleSet& rules);
BookChapter declarationsChapter(const RuleSet& rules); ///< empty where there are none
BookChapter scoringChapter(const RuleSet& rules, std::string_view game);
BookChapter primeChapter(const RuleSet& rules); ///< empty where there is none
BookChapter runsChapter(const RuleSet& rules);  ///< likewise
BookChapter matchChapter(const RuleSet& rules);
BookChapter strategyChapter(const RuleSet& rules);
BookChapter termsChapter(const RuleSet& rules); ///< empty where the terms mean nothing
BookChapter historyChapter();

/// What a prime's card counts, as the scale says it: "21", "5½". @pre scoring.prime is primiera.
QString primieraCount(const RuleSet& rules, CardSet cards);

} // namespace settebello
