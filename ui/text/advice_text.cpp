// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/advice_text.h"

#include "cards/card_names.h"
#include "text/following_text.h"
#include "text/number_text.h"
#include "text/reason_text.h"
#include "text/scoring_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

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

/// One reason, or two; each may itself have an "and".
QString reasonList(const QStringList& reasons) {
    return reasons.size() == 2 ? Text::tr("%1, and %2", "two reasons").arg(reasons[0], reasons[1])
                               : QLocale().createSeparatedList(reasons);
}

/// What the better play gives up or risks, before what it is worth; only that without a price.
QString afterPrice(const Reason& price, const QString& list, const RuleSet& rules) {
    switch (price.kind) {
    case Kind::GivesUpSweep:
        return Text::tr("gives up a sweep, but %1", "This play …; a list of reasons").arg(list);
    case Kind::GivesUpSettebello:
        return Text::tr("does not take %1 yet, but %2",
                        "This play …; the settebello; a list of reasons")
            .arg(theSettebello(rules), list);
    case Kind::RisksSweep:
        return Text::tr("leaves a table that %n of the cards still out can sweep, but %1",
                        "This play …; a list of reasons", price.count)
            .arg(list);
    case Kind::RisksCard:
        return Text::tr("lays %1, which %n of the cards still out can take, but %2",
                        "This play …; a card; a list of reasons", price.count)
            .arg(theCards(price.cards), list);
    default:
        return list;
    }
}

QString inFrame(ReasonFrame frame, const QString& list) {
    return (frame == ReasonFrame::TheBetterPlay
                ? Text::tr("The better play %1.", "%1 is a list of reasons")
                : Text::tr("This play %1.", "%1 is a list of reasons"))
        .arg(list);
}

/// Where it hardly matters what is played.
QString littleText(const Advice& advice) {
    const bool isOtherCard = advice.next && advice.next->kind == Decision::Kind::Play &&
                             advice.next->play.card != advice.best.play.card;
    return isOtherCard ? Text::tr("Both are good: %1 would do as well.", "a card")
                             .arg(theCard(advice.next->play.card))
                       : Text::tr("Both are good: the next best is worth about as much.");
}

/// Whether it hardly matters what is played, so that no reason is worth a word.
bool isLittle(const Advice& advice) {
    return advice.points && advice.chance && *advice.points < kFewPoints &&
           (*advice.points >= kSamePoints || *advice.chance < kSameChance);
}

QString marginText(const Advice& advice, const RuleSet& rules) {
    if (!advice.points || !advice.chance) {
        return {};
    }
    if (isLittle(advice)) {
        return littleText(advice);
    }
    if (*advice.points >= kFewPoints) {
        return (rules.match.lowestWins ? Text::tr("It saves you %1.", "about half a point")
                                       : Text::tr("It brings you %1 more.", "about half a point"))
            .arg(aboutPoints(*advice.points));
    }
    return numbersInWords(Text::tr("It wins about %n more of 100 matches than the next best.",
                                   nullptr, qRound(*advice.chance * 100)));
}

} // namespace

QString reasonsText(std::span<const Reason> reasons, const RuleSet& rules, ReasonFrame frame) {
    if (reasons.empty()) {
        return {};
    }
    QStringList texts;
    QString stake;
    for (const Reason& reason : reasons) {
        if (reason.kind == Kind::AtStake) {
            stake = Text::tr("At stake above all: %1.", "the primiera")
                        .arg(stakeOf(reason.item, rules));
        } else if (const QString text = reasonText(reason, rules); !text.isEmpty()) {
            texts += text;
        }
    }
    QStringList sentences{inFrame(frame, afterPrice(reasons.front(), reasonList(texts), rules)),
                          stake};
    sentences.removeAll(QString());
    return numbersInWords(sentences.join(QLatin1Char(' ')));
}

QStringList adviceSentences(const Advice& advice, const RuleSet& rules) {
    if (advice.best.kind == Decision::Kind::ClaimOut) {
        return {
            Text::tr("Call out: your certain points reach the target, and nobody has as many.")};
    }
    QStringList sentences{whatToPlay(advice.best.play),
                          isLittle(advice) ? QString() : reasonsText(advice.reasons, rules)};
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
