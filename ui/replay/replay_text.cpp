// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay_text.h"

#include "cards/card_names.h"
#include "game/deal_facts.h"
#include "game/match_text.h"
#include "replay/replay.h"
#include "text/table_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace settebello {

namespace {

struct ReplayText {
    Q_DECLARE_TR_FUNCTIONS(settebello::ReplayText)
};

/// The sentence of a decision; empty for plays and claims, whose events have their own.
QString decisionText(const MatchSetup& setup, const PlayerView::Move& move) {
    const QString name = seatName(setup, move.seat);
    switch (move.decision.kind) {
    case Decision::Kind::KeepCut:
        return ReplayText::tr("%1: the cut card is kept.", "a player").arg(name);
    case Decision::Kind::PlaceCut:
        return ReplayText::tr("%1: the cut card goes to the table.", "a player").arg(name);
    case Decision::Kind::Declare:
        return ReplayText::tr("%1: three cards declared.", "a player").arg(name);
    case Decision::Kind::Pass:
        return ReplayText::tr("%1: nothing declared.", "a player").arg(name);
    default:
        return {};
    }
}

/// The sentence of an event; empty for those that need none.
class EventText {
public:
    explicit EventText(const MatchSetup& setup)
        : m_setup(setup) {}

    QString operator()(const DealerDrawn& event) const {
        return TableText::dealerDrawn(seatParty(m_setup, event.dealer));
    }
    QString operator()(const RoundStarted& event) const {
        return ReplayText::tr("Round %2, dealer: %1.", "a player, a number")
            .arg(seatName(m_setup, event.dealer), QString::number(event.number + 1));
    }
    QString operator()(const CardLaid& event) const {
        return TableText::laid(seatName(m_setup, event.seat), event.card);
    }
    QString operator()(const CardsCaptured& event) const {
        return TableText::captured(seatName(m_setup, event.seat), event.card, event.captured);
    }
    QString operator()(const PileStolen& event) const {
        return TableText::stolen(seatName(m_setup, event.seat), event,
                                 sideParty(m_setup, event.from));
    }
    QString operator()(const TableTaken& event) const {
        return TableText::tableTaken(sideParty(m_setup, event.side),
                                     sumOfFirstTable(m_setup.rules.rules, event.cards));
    }
    QString operator()(const SweepMade&) const { return TableText::scopa(m_setup.rules.base); }
    QString operator()(const LeftoversTaken& event) const {
        return event.side < 0 ? TableText::leftoversToNobody()
                              : TableText::leftovers(sideParty(m_setup, event.side));
    }
    QString operator()(const WholeSuitTaken& event) const {
        return TableText::wholeSuit(sideName(m_setup, event.side));
    }
    QString operator()(const TargetReached& event) const {
        return TableText::reached(sideName(m_setup, event.side), event.score);
    }
    QString operator()(const ClaimMade& event) const {
        return TableText::claim(seatName(m_setup, event.seat), event);
    }
    QString operator()(const DeclarationsShown& event) const {
        QStringList sentences;
        for (const DeclarationsShown::Declaration& shown : event.declarations) {
            sentences += ReplayText::tr("%1, cards shown: %2.", "a player, the cards declared")
                             .arg(seatName(m_setup, shown.seat), theCards(shown.cards));
        }
        return sentences.join(QLatin1Char(' '));
    }
    QString operator()(const RoundScored&) const { return ReplayText::tr("The round is over."); }
    QString operator()(const MatchWon& event) const { return resultText(m_setup, event.result); }
    template <typename Other>
    QString operator()(const Other&) const {
        return {};
    }

private:
    const MatchSetup& m_setup;
};

QString sentencesOf(const MatchSetup& setup, const std::optional<PlayerView::Move>& move,
                    const Events& events) {
    QStringList sentences;
    if (move) {
        sentences += decisionText(setup, *move);
    }
    for (const Event& event : events) {
        sentences += std::visit(EventText(setup), event);
    }
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

/// How the round of the replay begins: who deals, and what becomes of the first table cards if they
/// go to the dealer.
QString startText(const Replay& replay) {
    const MatchSetup& setup = replay.setup();
    const Match match = replay.matchAt(replay.startOf(replay.round()));
    const Round& round = match.round();
    const int dealer = round.dealer();
    const int side = setup.rules.rules.sideOf(dealer);
    const EventText text(setup);
    QString sentences = text(RoundStarted{replay.round(), dealer});
    // Nothing else has been captured yet.
    if (const CardSet taken = round.pile(side); !taken.empty()) {
        sentences += QLatin1Char(' ') + TableText::onTable(taken) + QLatin1Char(' ') +
                     text(TableTaken{dealer, side, taken});
    }
    return sentences;
}

} // namespace

QString moveText(const Replay& replay) {
    const MatchSetup& setup = replay.setup();
    if (replay.move() == 0 && replay.lineStep() == 0) { // also in the first round
        return startText(replay);
    }
    return sentencesOf(setup, replay.decision(), replay.events());
}

QString nextMoveText(const Replay& replay) {
    const std::optional<PlayerView::Move> next = replay.nextDecision();
    return next ? ReplayText::tr("Next: %1", "what a player does")
                      .arg(sentencesOf(replay.setup(), next, replay.nextEvents()))
                : moveText(replay);
}

QString positionText(const Replay& replay) {
    if (replay.isInLine()) {
        return ReplayText::tr("Possible course: step %1 of %2", "plays that may follow")
            .arg(replay.lineStep())
            .arg(replay.linePlays());
    }
    return ReplayText::tr("Round %1 of %2, move %3 of %4")
        .arg(replay.round() + 1)
        .arg(replay.rounds())
        .arg(replay.move())
        .arg(replay.moves());
}

} // namespace settebello
