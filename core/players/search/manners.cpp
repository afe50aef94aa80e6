// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/manners.h"

#include "players/search/play_weights.h"

namespace settebello {

MannerJudges::MannerJudges(OpenRules& rules)
    : m_judges{PlayJudge(rules, kPlayWeights), PlayJudge(rules, kGreedyWeights),
               PlayJudge(rules, kTraditionalWeights)} {}

} // namespace settebello
