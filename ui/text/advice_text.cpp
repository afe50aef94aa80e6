// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/advice_text.h"

#include "cards/card_names.h"
#include "text/number_text.h"
#include "text/scoring_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace settebello {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(settebello::AdviceText)
};

using Kind = Reason::Kind;

QString whatToPlay(const Play& play) {
    if (!play.isCapture()) {
        return Text::tr("Lay %1.").arg(theCard(play.card));
    }
    if (play.takesItself()) {
        return Text::tr("Play %1, which takes itself.").arg(theCard(play.card));
    }
    return Text::tr("Take %1 with %2.").arg(theCards(play.captured), theCard(play.card));
}

// Each is the end of the sentence "This play …"; an empty text if the kind is not of that part.

QString generalReason(const RuleSet& rules) {
    return rules.match.lowestWins
               ? Text::tr("brings the fewest points in the end, as far as can be foreseen",
                          "This play …")
               : Text::tr("brings the most points in the end, as far as can be foreseen",
                          "This play …");
}

QString takenText(const Reason& reason, const RuleSet& rules) {
    switch (reason.kind) {
    case Kind::SecuresItem:
        return Text::tr("makes sure of a point (%1)", "This play …; “Most coins”")
            .arg(scoringItemName(reason.item, rules));
    case Kind::TakesLastCapture:
        return Text::tr("makes sure of the last capture, which brings what is left as well",
                        "This play …");
    case Kind::Sweeps:
        return Text::tr("is a sweep", "This play …");
    case Kind::TakesSettebello:
        return Text::tr("takes %1", "This play …; 3 coins").arg(theSettebello(rules));
    case Kind::TakesSevens:
        return rules.scoring.prime == Prime::Primiera
                   ? Text::tr("takes %n seven(s) for the primiera", "This play …", reason.count)
                   : Text::tr("takes %n seven(s)", "This play …", reason.count);
    case Kind::TakesBonusSuit:
        return Text::tr("takes %1", "This play …; 3 coins")
            .arg(suitCount(rules.bonusSuit(), reason.count));
    case Kind::TakesPrimeCards:
        return Text::tr("takes %1 for the primiera", "This play …; the six of cups")
            .arg(theCards(reason.cards));
    case Kind::TakesCards:
        return Text::tr("takes %n card(s) in all", "This play …", reason.count);
    case Kind::StealsPile:
        return Text::tr("steals a pile of %n card(s)", "This play …", reason.count);
    case Kind::ScoresItem:
        return Text::tr("brings %n point(s) (%1)", "This play …; “Napola”", reason.count)
            .arg(scoringItemName(reason.item, rules));
    case Kind::SparesPoints:
        return Text::tr("saves %n point(s) (%1)", "This play …; “Two of batons”", reason.count)
            .arg(scoringItemName(reason.item, rules));
    case Kind::LeavesPartnersCard:
        return Text::tr("leaves %1, which came from the partner, who may have more of that rank",
                        "This play …; cards")
            .arg(theCards(reason.cards));
    default:
        return {};
    }
}

/// @param isReaders whether the play is the reader's own.
QString tableText(const Reason& reason, bool isReaders) {
    switch (reason.kind) {
    case Kind::LeavesTooMuch:
        return Text::tr("leaves %1 on the table, which no card can sweep", "This play …")
            .arg(reason.count);
    case Kind::LeavesPair:
        return Text::tr("leaves a pair, which its own rank cannot sweep", "This play …");
    case Kind::SweepersGone:
        return Text::tr("leaves a table that nobody else can sweep any more", "This play …");
    case Kind::OpponentCannotSweep:
        return Text::tr("leaves a table that the cards in the other hand cannot sweep",
                        "This play …");
    case Kind::NextCanHardlySweep:
        return Text::tr("leaves a table that the next player can hardly sweep, to judge by what "
                        "they left lying before",
                        "This play …");
    case Kind::FewerSweepers:
        return Text::tr("leaves a table that only %n of the cards still out can sweep",
                        "This play …", reason.count);
    case Kind::OnlyYoursToTake:
        return (isReaders ? Text::tr("leaves %1, which only you can take", "This play …; cards")
                          : Text::tr("leaves %1, which nobody else can take", "This play …; cards"))
            .arg(theCards(reason.cards));
    case Kind::LeavesTwoSevens:
        return Text::tr("leaves more than one seven, so that one stays if another is taken",
                        "This play …");
    case Kind::PreparesCapture:
        return Text::tr("prepares to take %1 next time", "This play …; cards")
            .arg(theCards(reason.cards));
    case Kind::ForcesToLay:
        return Text::tr("leaves the next player nothing to take", "This play …");
    case Kind::Mulinello:
        return Text::tr("keeps the mulinello going, so that the next player must lay again and "
                        "lose that card too",
                        "This play …");
    case Kind::DealerGetsLast:
        return Text::tr("makes sure of the last capture for the dealer", "This play …");
    case Kind::DealerMissesLast:
        return Text::tr("does not give the dealer the last capture", "This play …");
    case Kind::Unpairs:
        return Text::tr("breaks up pairs of ranks (spariglio), against the dealer", "This play …");
    case Kind::Pairs:
        return Text::tr("pairs the ranks again (appariglio), for the dealer", "This play …");
    case Kind::KeepsPaired:
        return Text::tr("keeps the ranks paired, for the dealer", "This play …");
    default:
        return {};
    }
}

QString laidText(const Reason& reason, const RuleSet& rules) {
    switch (reason.kind) {
    case Kind::LaysFreeCard:
        return Text::tr("lays a free card (carta franca), of whose rank no other is out",
                        "This play …");
    case Kind::LaysUntakeable:
        return Text::tr("lays a card that nothing can take now", "This play …");
    case Kind::FewerTakers:
        return Text::tr("lays a card that only %n of the cards still out can take", "This play …",
                        reason.count);
    case Kind::LaysDoubled:
        return rules.table.teams
                   ? Text::tr("lays a card with another like it in hand, a sign to the partner to "
                              "leave it there",
                              "This play …")
                   : Text::tr("lays a card with another like it in hand", "This play …");
    default:
        return {};
    }
}

QString keptText(const Reason& reason, const RuleSet& rules) {
    switch (reason.kind) {
    case Kind::GuardsPile:
        return reason.count == 0
                   ? Text::tr("leaves the pile topped by a card that nobody can match",
                              "This play …")
                   : Text::tr("leaves the pile topped by a card that only %n of the cards still "
                              "out can match",
                              "This play …", reason.count);
    case Kind::GuardsSettebello:
        return reason.count == 0
                   ? Text::tr("leaves %1 where nobody can take it", "This play …; the settebello")
                         .arg(theSettebello(rules))
                   : Text::tr("leaves %1 to only %n of the cards still out",
                              "This play …; the settebello", reason.count)
                         .arg(theSettebello(rules));
    case Kind::SettebelloWaits:
        return Text::tr("leaves %1, which can still be taken next time, because nobody else can "
                        "take it now",
                        "This play …; the settebello")
            .arg(theSettebello(rules));
    case Kind::KeepsSettebello:
        return Text::tr("keeps %1 in hand", "This play …").arg(theSettebello(rules));
    case Kind::KeepsSeven:
    case Kind::KeepsBonusCard:
        return Text::tr("keeps %1 in hand", "This play …").arg(theCards(reason.cards));
    case Kind::KeepsAce:
        return Text::tr("saves the ace, which may take a whole table", "This play …");
    case Kind::KeepsLastOfRank:
        return Text::tr("keeps the last cards of a rank in hand (%1)", "This play …; cards")
            .arg(theCards(reason.cards));
    case Kind::LeavesFewerSevens:
        return Text::tr("leaves %n seven(s) fewer to be taken", "This play …",
                        reason.otherCount - reason.count);
    case Kind::LeavesFewerCoins:
        return Text::tr("leaves %1 fewer to be taken", "This play …; 2 coins")
            .arg(suitCount(rules.bonusSuit(), reason.otherCount - reason.count));
    default:
        return laidText(reason, rules);
    }
}

/// Where the fewest points win.
QString avoidedText(const Reason& reason, const RuleSet& rules) {
    switch (reason.kind) {
    case Kind::AvoidsSweep:
        return Text::tr("avoids a sweep", "This play …");
    case Kind::AvoidsSettebello:
        return Text::tr("avoids %1", "This play …; the settebello").arg(theSettebello(rules));
    case Kind::TakesNothing:
        return Text::tr("takes nothing", "This play …");
    case Kind::TakesFewer:
        return Text::tr("takes %n card(s) fewer", "This play …", reason.count);
    case Kind::Sheds:
        return Text::tr("gets rid of %1", "This play …").arg(theCards(reason.cards));
    default:
        return {};
    }
}

QString reasonText(const Reason& reason, const RuleSet& rules, bool isReaders) {
    switch (reason.kind) {
    case Kind::OnlyPlay:
        return Text::tr("is the only one allowed", "This play …");
    case Kind::WinsAtOnce:
        return Text::tr("wins the match at once", "This play …");
    case Kind::WorkedOut:
        return Text::tr("is best against the last cards, which can be worked out (%1)",
                        "This play …; the seven of cups and the king of coins")
            .arg(theCards(reason.cards));
    case Kind::MostlyItem:
        return Text::tr("mostly decides who gets one point (%1)", "This play …; “Primiera”")
            .arg(scoringItemName(reason.item, rules));
    case Kind::MorePoints:
        return generalReason(rules);
    default:
        return takenText(reason, rules) + tableText(reason, isReaders) + keptText(reason, rules) +
               avoidedText(reason, rules);
    }
}

/// Where it hardly matters what is played.
QString littleText(const Advice& advice) {
    const bool isOtherCard = advice.next && advice.next->kind == Decision::Kind::Play &&
                             advice.next->play.card != advice.best.play.card;
    return isOtherCard ? Text::tr("Both are good: %1 would do as well.", "a card")
                             .arg(theCard(advice.next->play.card))
                       : Text::tr("Both are good: the next best is worth about as much.");
}

QString marginText(const Advice& advice, const RuleSet& rules) {
    if (!advice.points || !advice.chance) {
        return {};
    }
    if (*advice.points >= kFewPoints) {
        return (rules.match.lowestWins ? Text::tr("It saves you %1.", "about half a point")
                                       : Text::tr("It brings you %1 more.", "about half a point"))
            .arg(aboutPoints(*advice.points));
    }
    if (*advice.points < kSamePoints && *advice.chance >= kSameChance) {
        return numbersInWords(Text::tr("It wins about %n more of 100 matches than the next best.",
                                       nullptr, qRound(*advice.chance * 100)));
    }
    return littleText(advice);
}

} // namespace

QString reasonsText(std::span<const Reason> reasons, const RuleSet& rules, ReasonFrame frame,
                    const QString& player) {
    if (reasons.empty()) {
        return {};
    }
    QStringList texts;
    for (const Reason& reason : reasons) {
        texts += reasonText(reason, rules, player.isEmpty());
    }
    const QString list = QLocale().createSeparatedList(texts);
    if (!player.isEmpty()) {
        return numbersInWords(
            Text::tr("For %1 the better play %2.", "a player; %2 is a list of reasons")
                .arg(player, list));
    }
    const QString sentence = frame == ReasonFrame::ThisPlay
                                 ? Text::tr("This play %1.", "%1 is a list of reasons")
                                 : Text::tr("The better play %1.", "%1 is a list of reasons");
    return numbersInWords(sentence.arg(list));
}

QStringList adviceSentences(const Advice& advice, const RuleSet& rules) {
    if (advice.best.kind == Decision::Kind::ClaimOut) {
        return {
            Text::tr("Call out: your certain points reach the target, and nobody has as many.")};
    }
    QStringList sentences{whatToPlay(advice.best.play), reasonsText(advice.reasons, rules)};
    sentences.removeAll(QString());
    if (const QString margin = marginText(advice, rules); !margin.isEmpty()) {
        sentences += margin;
    }
    return sentences;
}

QString adviceText(const Advice& advice, const RuleSet& rules) {
    return adviceSentences(advice, rules).join(QLatin1Char(' '));
}

} // namespace settebello
