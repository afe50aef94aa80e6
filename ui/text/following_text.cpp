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
                          : FollowingWords::tr("%1 in %2 of 10 cases, rather than in %n",
                                               "something that happens", otherwise)
                                .arg(text)
                                .arg(cases);
}

QString takesNextText(const Reason& reason) {
    const QString with = theCards(reason.with);
    return reason.cards.empty()
               ? FollowingWords::tr("then takes something with %1", "This play …; a card").arg(with)
               : FollowingWords::tr("then takes %1 with %2", "This play …; cards, a card")
                     .arg(theCards(reason.cards), with);
}

QString sweepsNextText(const Reason& reason) {
    return FollowingWords::tr("then sweeps with %1", "This play …; a card")
        .arg(theCards(reason.with));
}

QString lastText(const Reason& reason) {
    return reason.cards.empty()
               ? FollowingWords::tr(
                     "makes sure of the last capture, which brings what is left as well",
                     "This play …")
               : FollowingWords::tr("makes sure of the last capture, and with it of %1",
                                    "This play …; cards")
                     .arg(theCards(reason.cards));
}

/// What follows where both hands are known.
QString forcedText(const Reason& reason) {
    const QString cards = theCards(reason.cards);
    const QString with = theCards(reason.with);
    switch (reason.kind) {
    case Kind::SparesSweep:
        return FollowingWords::tr("keeps the other player from sweeping with %1",
                                  "This play …; cards")
            .arg(cards);
    case Kind::SweepsNext:
        return sweepsNextText(reason);
    case Kind::TakesNext:
        return takesNextText(reason);
    case Kind::MayTakeNext:
        return FollowingWords::tr("can then take %1 with %2, unless the other player prevents it",
                                  "This play …; cards, a card")
            .arg(cards, with);
    case Kind::TakesFirst:
        return FollowingWords::tr("takes %1, which the other player could take with %2",
                                  "This play …; cards, a card")
            .arg(cards, with);
    case Kind::DeniesCapture:
        return FollowingWords::tr("keeps the other player from taking %1 with %2",
                                  "This play …; cards, a card")
            .arg(cards, with);
    case Kind::GetsLast:
        return lastText(reason);
    case Kind::WinsCards:
        return FollowingWords::tr("brings home %1 in the end, if both play best",
                                  "This play …; cards")
            .arg(cards);
    default:
        return {};
    }
}

/// What others take more seldom.
QString deniedText(const Reason& reason) {
    const QString cards = theCards(reason.cards);
    return reason.count == 0
               ? FollowingWords::tr("hardly ever loses %1, rather than in %2 of 10 cases",
                                    "This play …; cards")
                     .arg(cards)
                     .arg(reason.otherCount)
               : FollowingWords::tr("loses %1 only in %n of 10 cases, rather than in %2",
                                    "This play …; cards", reason.count)
                     .arg(cards)
                     .arg(reason.otherCount);
}

/// What often follows.
QString usualText(const Reason& reason) {
    const QString cards = theCards(reason.cards);
    switch (reason.kind) {
    case Kind::SparesSweep:
        return FollowingWords::tr(
                   "spares a sweep with %1, which others would make in %2 of 10 cases",
                   "This play …; the seven")
            .arg(theRanks(reason.cards))
            .arg(reason.otherCount);
    case Kind::SweepsNext:
        return often(sweepsNextText(reason), reason.count, reason.otherCount);
    case Kind::TakesNext:
        return often(takesNextText(reason), reason.count,
                     reason.cards.empty() ? 0 : reason.otherCount);
    case Kind::PartnerTakes:
        return often(
            FollowingWords::tr("lets the partner take %1", "This play …; a card").arg(cards),
            reason.count, reason.otherCount);
    case Kind::TakesFirst:
        return FollowingWords::tr("takes %1, which would be lost in %2 of 10 cases",
                                  "This play …; cards")
            .arg(cards)
            .arg(reason.otherCount);
    case Kind::DeniesCapture:
        return deniedText(reason);
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

QString followingText(const Reason& reason) {
    const bool isKnown = reason.kind == Kind::MayTakeNext || // never of playouts
                         (reason.count == 0 && reason.otherCount == 0);
    return isKnown ? forcedText(reason) : usualText(reason);
}

} // namespace settebello
