// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/following_text.h"

#include "cards/card_names.h"

#include <QCoreApplication>

namespace settebello {

namespace {

struct FollowingWords {
    Q_DECLARE_TR_FUNCTIONS(settebello::AdviceText)
};

using Kind = Reason::Kind;

/// How often something happens, and how often otherwise: "… in 7 of 10 cases, rather than in 3".
QString often(const QString& text, int cases, int otherwise) {
    constexpr int kAll = 10;
    if (cases == kAll) {
        return FollowingWords::tr("%1 almost always", "something that happens").arg(text);
    }
    return otherwise == 0 ? FollowingWords::tr("%1 in %2 of 10 cases", "something that happens")
                                .arg(text)
                                .arg(cases)
                          : FollowingWords::tr("%1 in %2 of 10 cases, rather than in %3",
                                               "something that happens")
                                .arg(text)
                                .arg(cases)
                                .arg(otherwise);
}

/// What follows if both play perfectly.
QString forcedText(const Reason& reason) {
    const QString cards = theCards(reason.cards);
    const QString with = theCards(reason.with);
    switch (reason.kind) {
    case Kind::SparesSweep:
        return FollowingWords::tr("keeps the other player from sweeping with %1",
                                  "This play …; cards")
            .arg(cards);
    case Kind::SweepsNext:
        return FollowingWords::tr("then sweeps with %1", "This play …; a card").arg(with);
    case Kind::TakesNext:
        return FollowingWords::tr("then takes %1 with %2", "This play …; cards, a card")
            .arg(cards, with);
    case Kind::TakesFirst:
        return FollowingWords::tr("takes %1, which the other player would take with %2",
                                  "This play …; cards, a card")
            .arg(cards, with);
    case Kind::DeniesCapture:
        return FollowingWords::tr("keeps the other player from taking %1 with %2",
                                  "This play …; cards, a card")
            .arg(cards, with);
    case Kind::GetsLast:
        return reason.with.empty()
                   ? FollowingWords::tr("makes the last capture, which brings what is left as well",
                                        "This play …")
                   : FollowingWords::tr(
                         "makes the last capture (%1 with %2), which brings what is left as well",
                         "This play …; cards, a card")
                         .arg(cards, with);
    case Kind::WinsCards:
        return FollowingWords::tr("brings home %1 in the end", "This play …; cards").arg(cards);
    default:
        return {};
    }
}

/// What often follows.
QString usualText(const Reason& reason) {
    const QString cards = theCards(reason.cards);
    const QString with = theCards(reason.with);
    switch (reason.kind) {
    case Kind::SparesSweep:
        return FollowingWords::tr(
                   "spares a sweep with %1, which others would make in %2 of 10 cases",
                   "This play …; the seven")
            .arg(theRanks(reason.cards))
            .arg(reason.otherCount);
    case Kind::SweepsNext:
        return often(FollowingWords::tr("then sweeps with %1", "This play …; a card").arg(with),
                     reason.count, reason.otherCount);
    case Kind::TakesNext:
        return often(reason.cards.empty()
                         ? FollowingWords::tr("then takes something with %1", "This play …; a card")
                               .arg(with)
                         : FollowingWords::tr("then takes %1 with %2", "This play …; cards, a card")
                               .arg(cards, with),
                     reason.count, reason.cards.empty() ? 0 : reason.otherCount);
    case Kind::PartnerTakes:
        return often(FollowingWords::tr("lets the partner take something", "This play …"),
                     reason.count, reason.otherCount);
    case Kind::TakesFirst:
        return FollowingWords::tr("takes %1, which would be lost in %2 of 10 cases",
                                  "This play …; cards")
            .arg(cards)
            .arg(reason.otherCount);
    case Kind::DeniesCapture:
        return reason.count == 0
                   ? FollowingWords::tr("hardly ever loses %1, rather than in %2 of 10 cases",
                                        "This play …; cards")
                         .arg(cards)
                         .arg(reason.otherCount)
                   : FollowingWords::tr("loses %1 only in %2 of 10 cases, rather than in %3",
                                        "This play …; cards")
                         .arg(cards)
                         .arg(reason.count)
                         .arg(reason.otherCount);
    case Kind::GetsLast:
        return often(FollowingWords::tr("makes the last capture", "This play …"), reason.count,
                     reason.otherCount);
    case Kind::WinsCards:
        return often(
            FollowingWords::tr("brings home %1 in the end", "This play …; cards").arg(cards),
            reason.count, reason.otherCount);
    default:
        return {};
    }
}

} // namespace

bool needsBestPlay(const Reason& reason) {
    return reason.count == 0 && reason.otherCount == 0 && !forcedText(reason).isEmpty();
}

QString followingText(const Reason& reason) {
    if (reason.count != 0 || reason.otherCount != 0) {
        return usualText(reason);
    }
    return forcedText(reason);
}

} // namespace settebello
