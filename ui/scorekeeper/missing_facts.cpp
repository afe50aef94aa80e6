// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorekeeper/missing_facts.h"

#include "cards/card_names.h"
#include "rules/scoring_items.h"
#include "text/scoring_text.h"
#include "text/text_lists.h"

#include <QCoreApplication>

namespace settebello {

namespace {

struct MissingFacts {
    Q_DECLARE_TR_FUNCTIONS(settebello::MissingFacts)
};

} // namespace

QString missingFactsText(const RuleSet& rules, const RoundFacts& facts) {
    QStringList missing;
    for (const ScoringItemInfo& info : kScoringItems) {
        if (info.award == Award::StrictlyMost && !isDecided(rules, facts, info.item)) {
            missing += scoringItemName(info.item, rules);
        }
    }
    constexpr int kMostNamed = 3;
    const CardSet owners = ownersNeeded(rules, facts);
    if (!owners.empty() && owners.size() <= kMostNamed) {
        for (const Card card : owners) {
            missing += capitalized(cardName(card));
        }
    } else if (!owners.empty() && missing.isEmpty()) {
        missing += MissingFacts::tr("who has which card");
    }
    return MissingFacts::tr("Still to be entered: %1.").arg(joinedBySemicolons(missing));
}

} // namespace settebello
