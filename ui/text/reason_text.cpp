// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/reason_text.h"

#include "cards/card_names.h"
#include "rules/scoring_items.h"
#include "text/following_text.h"
#include "text/scoring_text.h"

#include <QCoreApplication>

namespace settebello {

namespace {

struct ReasonWords {
    Q_DECLARE_TR_FUNCTIONS(settebello::AdviceText)
};

using Kind = Reason::Kind;

// Each is the end of the sentence "This play …"; an empty text if the kind is not of that part.

QString generalReason(const RuleSet& rules) {
    return rules.match.lowestWins
               ? ReasonWords::tr("brings the fewest points in the end, as far as can be foreseen",
                                 "This play …")
               : ReasonWords::tr("brings the most points in the end, as far as can be foreseen",
                                 "This play …");
}

QString valuableText(const Reason& reason, const RuleSet& rules) {
    switch (reason.kind) {
    case Kind::TakesSevens:
        if (reason.cards.size() == 1) {
            return ReasonWords::tr("brings home %1", "This play …; cards")
                .arg(theCards(reason.cards));
        }
        return rules.scoring.prime == Prime::Primiera
                   ? ReasonWords::tr("takes %n seven(s) for the primiera", "This play …",
                                     reason.count)
                   : ReasonWords::tr("takes %n seven(s)", "This play …", reason.count);
    case Kind::TakesBonusSuit:
        return ReasonWords::tr("takes %1", "This play …; 3 coins")
            .arg(reason.cards.size() == 1 ? theCards(reason.cards)
                                          : suitCount(rules.bonusSuit(), reason.count));
    default:
        return {};
    }
}

QString takenText(const Reason& reason, const RuleSet& rules) {
    switch (reason.kind) {
    case Kind::SecuresItem:
        return ReasonWords::tr("makes sure of a point (%1)", "This play …; “Most coins”")
            .arg(scoringItemName(reason.item, rules));
    case Kind::Sweeps:
        return ReasonWords::tr("is a sweep", "This play …");
    case Kind::TakesSettebello:
        return ReasonWords::tr("takes %1", "This play …; 3 coins").arg(theSettebello(rules));
    case Kind::TakesPrimeCards:
        return ReasonWords::tr("takes %1 for the primiera", "This play …; the six of cups")
            .arg(theCards(reason.cards));
    case Kind::TakesCards:
        return ReasonWords::tr("takes %n card(s) in all", "This play …", reason.count);
    case Kind::StealsPile:
        return ReasonWords::tr("steals a pile of %n card(s)", "This play …", reason.count);
    case Kind::ScoresItem:
        return ReasonWords::tr("brings %n point(s) (%1)", "This play …; “Napola”", reason.count)
            .arg(scoringItemName(reason.item, rules));
    case Kind::SparesPoints:
        return ReasonWords::tr("saves %n point(s) (%1)", "This play …; “Two of batons”",
                               reason.count)
            .arg(scoringItemName(reason.item, rules));
    case Kind::LeavesPartnersCard:
        return ReasonWords::tr(
                   "leaves %1, which came from the partner, who may have more of that rank",
                   "This play …; cards")
            .arg(theCards(reason.cards));
    default:
        return valuableText(reason, rules);
    }
}

QString sweepsText(const Reason& reason) {
    switch (reason.kind) {
    case Kind::LeavesTooMuch:
        return ReasonWords::tr(
                   "leaves %1 on the table, which no card can sweep, instead of letting %2 sweep",
                   "This play …; a number; the three and the nine")
            .arg(QString::number(reason.count), theRanks(reason.cards));
    case Kind::LeavesPair:
        return ReasonWords::tr("leaves a pair, which its own rank cannot sweep", "This play …");
    case Kind::SweepersGone:
        return ReasonWords::tr(
                   "leaves a table that nobody else can sweep any more, instead of letting %1 "
                   "sweep",
                   "This play …; the three and the nine")
            .arg(theRanks(reason.cards));
    case Kind::OpponentCannotSweep:
        return ReasonWords::tr("keeps the other player from sweeping with %1", "This play …; cards")
            .arg(theCards(reason.cards));
    case Kind::NextCanHardlySweep:
        return ReasonWords::tr("leaves a table that only %1 can sweep, which the next player would "
                               "have played before",
                               "This play …; the three and the nine")
            .arg(theRanks(reason.cards));
    case Kind::FewerSweepers:
        return ReasonWords::tr(
                   "leaves a table that only %n of the cards still out can sweep, instead of %1",
                   "This play …", reason.count)
            .arg(reason.otherCount);
    default:
        return {};
    }
}

QString tableText(const Reason& reason) {
    switch (reason.kind) {
    case Kind::OnlyYoursToTake:
        return ReasonWords::tr("can take %1 with %2 next time, as nobody else can for now",
                               "This play …; cards")
            .arg(theCards(reason.cards), theCards(reason.with));
    case Kind::LeavesTwoSevens:
        return ReasonWords::tr("leaves more than one seven, so that one stays if another is taken",
                               "This play …");
    case Kind::PreparesCapture:
        return ReasonWords::tr("prepares to take %1 with %2 next time", "This play …; cards")
            .arg(theCards(reason.cards), theCards(reason.with));
    case Kind::ForcesToLay:
        return ReasonWords::tr("leaves the next player nothing to take", "This play …");
    case Kind::Mulinello:
        return ReasonWords::tr(
            "keeps the mulinello going, so that the next player must lay again and "
            "lose that card too",
            "This play …");
    case Kind::TakesLastCapture:
    case Kind::DealerGetsLast:
        return ReasonWords::tr("makes sure of the last capture, which brings what is left as well",
                               "This play …");
    case Kind::DealerMissesLast:
        return ReasonWords::tr("does not give the dealer the last capture", "This play …");
    case Kind::Unpairs:
        return ReasonWords::tr(
            "breaks up pairs of ranks (spariglio), so that the dealer does not simply "
            "capture last",
            "This play …");
    case Kind::Pairs:
        return ReasonWords::tr("pairs the ranks again (appariglio), for the dealer", "This play …");
    case Kind::KeepsPaired:
        return ReasonWords::tr("keeps the ranks paired, for the dealer", "This play …");
    default:
        return sweepsText(reason);
    }
}

QString laidText(const Reason& reason, const RuleSet& rules) {
    switch (reason.kind) {
    case Kind::LaysFreeCard:
        return ReasonWords::tr(
                   "lays a free card (carta franca), which nobody can take, while %1 could be "
                   "taken",
                   "This play …; a card")
            .arg(theCards(reason.with));
    case Kind::LaysUntakeable:
        return ReasonWords::tr("lays a card that nothing can take now, while %1 could be taken",
                               "This play …; a card")
            .arg(theCards(reason.with));
    case Kind::FewerTakers:
        return ReasonWords::tr(
                   "lays a card that only %n of the cards still out can take, while %1 can "
                   "take %2",
                   "This play …; a number; the three of cups", reason.count)
            .arg(QString::number(reason.otherCount), theCards(reason.with));
    case Kind::LaysDoubled:
        return rules.table.teams
                   ? ReasonWords::tr(
                         "lays a card with another like it in hand, a sign to the partner to "
                         "leave it there",
                         "This play …")
                   : ReasonWords::tr("lays a card with another like it in hand", "This play …");
    default:
        return {};
    }
}

QString aceText(const Reason& reason) {
    constexpr int kLikely = 4; // of ten cases
    constexpr int kAll = 10;
    if (reason.count < kLikely) {
        return ReasonWords::tr("saves the ace, which may take a whole table", "This play …");
    }
    return reason.count == kAll
               ? ReasonWords::tr("saves the ace, which almost always sweeps later", "This play …")
               : ReasonWords::tr("saves the ace, which sweeps later in %1 of 10 cases",
                                 "This play …")
                     .arg(reason.count);
}

QString keptText(const Reason& reason, const RuleSet& rules) {
    switch (reason.kind) {
    case Kind::GuardsPile:
        return reason.count == 0
                   ? ReasonWords::tr("leaves the pile topped by a card that nobody can match",
                                     "This play …")
                   : ReasonWords::tr(
                         "leaves the pile topped by a card that only %n of the cards still "
                         "out can match",
                         "This play …", reason.count);
    case Kind::GuardsSettebello:
        return reason.count == 0 ? ReasonWords::tr("leaves %1 where nobody can take it",
                                                   "This play …; the settebello")
                                       .arg(theSettebello(rules))
                                 : ReasonWords::tr("leaves %1 to only %n of the cards still out",
                                                   "This play …; the settebello", reason.count)
                                       .arg(theSettebello(rules));
    case Kind::SettebelloWaits:
        return ReasonWords::tr(
                   "leaves %1, which can still be taken next time, because nobody else can "
                   "take it now",
                   "This play …; the settebello")
            .arg(theSettebello(rules));
    case Kind::KeepsSettebello:
        return ReasonWords::tr("keeps %1 in hand, which could be taken from the table",
                               "This play …")
            .arg(theSettebello(rules));
    case Kind::KeepsSeven:
    case Kind::KeepsBonusCard:
        return ReasonWords::tr("keeps %1 in hand, which could be taken from the table",
                               "This play …")
            .arg(theCards(reason.cards));
    case Kind::KeepsAce:
        return aceText(reason);
    case Kind::KeepsLastOfRank:
        return ReasonWords::tr(
                   "keeps %1, the last of their rank, of which one takes the other later",
                   "This play …; cards")
            .arg(theCards(reason.cards));
    case Kind::LeavesFewerSevens:
        return ReasonWords::tr("leaves %n seven(s) fewer to be taken", "This play …",
                               reason.otherCount - reason.count);
    case Kind::LeavesFewerCoins:
        return ReasonWords::tr("leaves %1 fewer to be taken", "This play …; 2 coins")
            .arg(suitCount(rules.bonusSuit(), reason.otherCount - reason.count));
    default:
        return laidText(reason, rules);
    }
}

/// Where the fewest points win.
QString avoidedText(const Reason& reason, const RuleSet& rules) {
    switch (reason.kind) {
    case Kind::AvoidsSweep:
        return ReasonWords::tr("avoids a sweep", "This play …");
    case Kind::AvoidsSettebello:
        return ReasonWords::tr("avoids %1", "This play …; the settebello")
            .arg(theSettebello(rules));
    case Kind::TakesNothing:
        return ReasonWords::tr("takes nothing", "This play …");
    case Kind::TakesFewer:
        return ReasonWords::tr("takes %n card(s) fewer", "This play …", reason.count);
    case Kind::Sheds:
        return ReasonWords::tr("gets rid of %1", "This play …").arg(theCards(reason.cards));
    default:
        return {};
    }
}

QString laterSweepsText(const Reason& reason) {
    const QString with = theCards(reason.cards);
    if (reason.count > 0) {
        return reason.cards.empty()
                   ? ReasonWords::tr("brings more sweeps later in the round", "This play …")
                   : ReasonWords::tr("brings more sweeps later in the round, mostly with %1",
                                     "This play …; a card")
                         .arg(with);
    }
    return reason.cards.empty()
               ? ReasonWords::tr("lets the others sweep more seldom in the rest of the round",
                                 "This play …")
               : ReasonWords::tr("lets the others sweep more seldom, above all with %1",
                                 "This play …; a card")
                     .arg(with);
}

/// What differs most, where no other reason is known.
QString mostlyText(const Reason& reason, const RuleSet& rules) {
    const QString stake = stakeOf(reason.item, rules);
    const bool isKnown = reason.count > 0 || reason.otherCount > 0;
    if (reason.item == ScoringItem::Sweeps && isKnown) {
        return laterSweepsText(reason);
    }
    if (reason.item == ScoringItem::Settebello && !isKnown && !rules.match.lowestWins) {
        return ReasonWords::tr("brings home %1 more often", "This play …; the settebello")
            .arg(stake);
    }
    if (!reason.cards.empty()) {
        return ReasonWords::tr("helps above all with %1, as %2 comes home more often",
                               "This play …; the primiera; a card")
            .arg(stake, theCards(reason.cards));
    }
    if (reason.count > 0) {
        return ReasonWords::tr("wins %1 in %2 of 10 cases, rather than in %n",
                               "This play …; the primiera; a number", reason.otherCount)
            .arg(stake)
            .arg(reason.count);
    }
    return ReasonWords::tr("does better above all with %1", "This play …; the primiera").arg(stake);
}

} // namespace

QString stakeOf(ScoringItem item, const RuleSet& rules) {
    switch (item) {
    case ScoringItem::Cards:
        return ReasonWords::tr("the point for cards", "what was at stake");
    case ScoringItem::Suit:
        return ReasonWords::tr("the point for %1", "what was at stake: coins or cups")
            .arg(suitCards(rules.bonusSuit()));
    case ScoringItem::Prime:
        return rules.scoring.prime == Prime::Primiera
                   ? ReasonWords::tr("the primiera", "what was at stake")
                   : ReasonWords::tr("the point for sevens", "what was at stake");
    case ScoringItem::Settebello:
        return theSettebello(rules);
    case ScoringItem::Sweeps:
        return ReasonWords::tr("sweeps", "what was at stake");
    default:
        return scoringItemName(item, rules);
    }
}

QString reasonText(const Reason& reason, const RuleSet& rules) {
    switch (reason.kind) {
    case Kind::OnlyPlay:
        return ReasonWords::tr("is the only one allowed", "This play …");
    case Kind::WinsAtOnce:
        return ReasonWords::tr("wins the match at once", "This play …");
    case Kind::WorkedOut:
        return ReasonWords::tr("is best against the last cards, which can be worked out (%1)",
                               "This play …; the seven of cups and the king of coins")
            .arg(theCards(reason.cards));
    case Kind::MostlyItem:
        return mostlyText(reason, rules);
    case Kind::MorePoints:
        return generalReason(rules);
    default:
        return takenText(reason, rules) + tableText(reason) + keptText(reason, rules) +
               avoidedText(reason, rules) + followingText(reason);
    }
}

} // namespace settebello
