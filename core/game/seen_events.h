// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "game/event.h"
#include "rules/rule_set.h"

namespace settebello {

/// Turns the events of a match into those that one viewer may see. Where an event names a card that
/// lies face down for the viewer, a stand-in takes its place: a card that could lie there for all
/// that the viewer has seen. Stand-ins follow from what was seen alone, so that nothing else can be
/// learnt from them.
///
/// Whoever shows the events therefore holds a possible world. When a later event names another card
/// than was taken to lie at a place, the two change places.
class SeenEvents {
public:
    /// @param viewer the seat that looks, or −1 for somebody who sees no hand.
    SeenEvents(const RuleSet& rules, int viewer);

    /// The next event as the viewer may see it. @pre the events come in their order, from the
    /// beginning of a round or of the match.
    Event seen(Event event);

private:
    void on(RoundStarted& event);
    void on(CutShown& event);
    void on(CutDecided& event);
    void on(PacketDealt& event);
    void on(Redealt& event);
    void on(DeclarationsShown& event);
    void on(CardLaid& event);
    void on(CardsCaptured& event);
    void on(PileStolen& event);
    // Nothing that these name lies face down.
    void on(DealerDrawn&) {}
    void on(TableTaken&) {}
    void on(SweepMade&) {}
    void on(LeftoversTaken&) {}
    void on(WholeSuitTaken&) {}
    void on(TargetReached&) {}
    void on(RoundScored&) {}
    void on(ClaimMade&) {}
    void on(MatchWon&) {}

    Card seenCut(int seat, Card card);

    CardSet m_pack;
    CardSet m_seen; ///< the cards whose places the viewer knows
    int m_viewer;
};

/// The events of a round, from its beginning, as a viewer may see them. @param viewer as above
Events seenBy(const RuleSet& rules, int viewer, const Events& events);

} // namespace settebello
