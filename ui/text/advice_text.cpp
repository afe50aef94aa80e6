// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/advice_text.h"

#include "cards/card_names.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace settebello {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(settebello::AdviceText)
};

/// Differences below these, in points and in chance, are not worth mentioning.
constexpr double kSamePoints = 0.05;
constexpr double kSameChance = 0.005;

QString whatToPlay(const Play& play) {
    if (!play.isCapture()) {
        return Text::tr("Lay %1.").arg(theCard(play.card));
    }
    if (play.takesItself()) {
        return Text::tr("Play %1, which takes itself.").arg(theCard(play.card));
    }
    return Text::tr("Take %1 with %2.").arg(theCards(play.captured), theCard(play.card));
}

/// Each is the end of the sentence "This play …".
QString reasonText(const Reason& reason, const RuleSet& rules) {
    switch (reason.kind) {
    case Reason::Kind::OnlyPlay:
        return Text::tr("is the only one allowed", "This play …");
    case Reason::Kind::WinsAtOnce:
        return Text::tr("wins the match at once", "This play …");
    case Reason::Kind::Sweeps:
        return Text::tr("is a sweep", "This play …");
    case Reason::Kind::TakesSettebello:
        return Text::tr("takes the settebello", "This play …");
    case Reason::Kind::TakesReBello:
        return Text::tr("takes the re bello", "This play …");
    case Reason::Kind::TakesBonusSuit:
        return Text::tr("takes %1", "This play …; 3 coins")
            .arg(suitCount(rules.bonusSuit(), reason.count));
    case Reason::Kind::TakesSevens:
        return Text::tr("takes %n seven(s) for the primiera", "This play …", reason.count);
    case Reason::Kind::TakesCards:
        return Text::tr("takes %n card(s) in all", "This play …", reason.count);
    case Reason::Kind::LeavesTooMuch:
        return Text::tr("leaves %1 on the table, which no card can sweep", "This play …")
            .arg(reason.count);
    case Reason::Kind::SweepersGone:
        return Text::tr("leaves %1 on the table, and every card that could sweep it is gone",
                        "This play …")
            .arg(reason.count);
    case Reason::Kind::FewSweepers:
        return Text::tr("leaves a table that only %n of the cards to come can sweep", "This play …",
                        reason.count);
    case Reason::Kind::NobodyTakes:
        return Text::tr("lays a card that nothing can take now", "This play …");
    case Reason::Kind::Keeps:
        return Text::tr("keeps %1 in your hand", "This play …").arg(theCards(reason.cards));
    case Reason::Kind::AvoidsSweep:
        return Text::tr("avoids a sweep", "This play …");
    case Reason::Kind::TakesNothing:
        return Text::tr("takes nothing", "This play …");
    case Reason::Kind::TakesFewer:
        return Text::tr("takes %n card(s) fewer than the next best", "This play …", reason.count);
    case Reason::Kind::Sheds:
        return Text::tr("rids you of %1", "This play …").arg(theCards(reason.cards));
    case Reason::Kind::MorePoints:
        break;
    }
    if (rules.match.lowestWins) {
        return Text::tr("brings the fewest points in the end, as far as can be foreseen",
                        "This play …");
    }
    return Text::tr("brings the most points in the end, as far as can be foreseen", "This play …");
}

QString marginText(const Advice& advice, const RuleSet& rules) {
    if (!advice.points || !advice.chance) {
        return {};
    }
    const QLocale locale;
    if (*advice.points >= kSamePoints) {
        return (rules.match.lowestWins
                    ? Text::tr("It saves you about %1 points compared with the next best.")
                    : Text::tr("It is worth about %1 points more than the next best."))
            .arg(locale.toString(*advice.points, 'f', 1));
    }
    if (*advice.chance >= kSameChance) {
        return Text::tr("It wins about %1 more of 100 matches than the next best.")
            .arg(locale.toString(*advice.chance * 100, 'f', 0));
    }
    return Text::tr("The next best is worth about as much.");
}

} // namespace

QString adviceText(const Advice& advice, const RuleSet& rules) {
    if (advice.best.kind == Decision::Kind::ClaimOut) {
        return Text::tr("Call out: your certain points reach the target, and nobody has as many.");
    }
    QStringList reasons;
    for (const Reason& reason : advice.reasons) {
        reasons += reasonText(reason, rules);
    }
    QStringList sentences{whatToPlay(advice.best.play)};
    sentences += Text::tr("This play %1.", "%1 is a list of reasons")
                     .arg(QLocale().createSeparatedList(reasons));
    if (const QString margin = marginText(advice, rules); !margin.isEmpty()) {
        sentences += margin;
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace settebello
