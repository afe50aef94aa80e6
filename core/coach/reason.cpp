// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/reason.h"

#include "rules/scoring_items.h"

namespace settebello {

bool namesItem(Reason::Kind kind) {
    return kind == Reason::Kind::ScoresItem || kind == Reason::Kind::SparesPoints ||
           kind == Reason::Kind::SecuresItem || kind == Reason::Kind::MostlyItem ||
           kind == Reason::Kind::AtStake;
}

std::string toString(const Reason& reason) {
    std::string details;
    if (namesItem(reason.kind)) {
        details += infoOf(reason.item).name;
    }
    if (reason.count != 0 || reason.otherCount != 0) {
        details += (details.empty() ? "" : ":") + std::to_string(reason.count);
        details += reason.otherCount != 0 ? "/" + std::to_string(reason.otherCount) : "";
    }
    const char* separator = details.empty() ? "" : ":";
    for (const Card card : reason.cards) {
        details += separator + toString(card);
        separator = ",";
    }
    separator = details.empty() ? "by " : " by ";
    for (const Card card : reason.with) {
        details += separator + toString(card);
        separator = ",";
    }
    std::string text(nameOf(reason.kind));
    return details.empty() ? text : text + "(" + details + ")";
}

} // namespace settebello
