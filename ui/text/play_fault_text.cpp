// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/play_fault_text.h"

#include "cards/card_names.h"
#include "text/number_text.h"
#include "text/rules/rule_description.h"

namespace settebello {

QString playFaultText(PlayFault fault, const RuleSet& rules, const Play& play, CardSet table) {
    if (fault == PlayFault::NotInHand) {
        return RefusalText::tr("You do not hold %1.").arg(theCard(play.card));
    }
    if (fault == PlayFault::NotOnTable) {
        return RefusalText::tr("Not all of these cards are on the table.");
    }
    const RuleDescription* rule = ruleThatRefuses(fault);
    return rule ? numbersInWords(capitalized(findRefusal(*rule, fault)->text(rules, play, table)))
                : QString();
}

} // namespace settebello
