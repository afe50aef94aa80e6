// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/event.h"
#include "game/match_setup.h"
#include "game/player_view.h"

#include <QObject>

#include <optional>
#include <vector>

namespace settebello {

class Match;

/// A round as far as it has been played, for setting up a table.
struct RoundSoFar {
    Events events;              ///< from its deal on, as the viewer may see them
    BySide<int> scoresBefore{}; ///< match points before it
    BySide<int> scores{};       ///< those that are marked now
    int turn = -1;              ///< the seat that is asked; −1 if none is, or if that is secret
    Phase phase = Phase::Over;  ///< what is asked
};

/// A match as the people at this screen may see it, and what they can do in it: all that the table,
/// its panels and the covers on it know of a match (docs/decisions/0018-a-source-of-the-match.md).
///
/// A source gives away no card that its viewer may not see. Where an event names such a card, it is
/// a stand-in (game/seen_events.h).
class MatchSource : public QObject {
    Q_OBJECT

public:
    /// What can be done with the match.
    struct Abilities {
        bool decide = false;         ///< people play here; false for a match that is only watched
        bool hint = false;           ///< the viewer is asked for a play and can be advised
        std::optional<int> takeBack; ///< the seat whose decision would be taken back; none if
                                     ///< there is nothing to take back
        bool asksToTakeBack = false; ///< others are asked whether that may be: it may be wished
                                     ///< while they are to play, too
        bool pause = false;          ///< the match can be paused
        bool lookBack =
            false; ///< every play of the round may be looked at again, not only the last
        bool openCards = false; ///< the viewer may see all cards, and no event has stand-ins
    };

    using QObject::QObject;

    virtual bool hasMatch() const = 0;
    /// Who plays by which rules. @pre there is or was a match
    virtual const MatchSetup& setup() const = 0;
    /// The seats of the people at this screen, in order; none in a match that is only watched.
    virtual std::vector<int> ownSeats() const = 0;
    /// Whether several people share this screen.
    bool isShared() const { return ownSeats().size() > 1; }
    virtual Abilities abilities() const = 0;

    /// The seat whose cards are shown, or −1 while nobody's are. At first it is that of the only
    /// person who plays here; if there are several, nobody has the screen.
    virtual int viewer() const = 0;
    /// Passes the screen on, or turns the hand down. round() changes, without a signal. @pre seat
    /// is one of ownSeats() or −1
    virtual void setViewer(int seat) = 0;

    /// The round in play or just played. @pre hasMatch(), a round was dealt
    virtual RoundSoFar round() const = 0;
    /// What the viewer is asked, and all that may be known to answer; nothing if another seat or
    /// nobody is asked.
    virtual std::optional<PlayerView> question() const = 0;
    /// The match up to the end of the last round that is over, whose cards all may be seen; all of
    /// it once it is over. nullptr before. Valid until the match goes on.
    virtual const Match* revealed() const = 0;

    /// The viewer's answer to question(). Nothing happens if it is refused. An accepted one is
    /// applied from the event loop.
    virtual DecisionFault decide(const Decision& decision) = 0;
    /// Takes back the last decision of a person, and all later ones. Does nothing unless
    /// abilities().takeBack.
    virtual void takeBack() = 0;
    /// Deals the next round, if one is due; called when the score has been looked at.
    virtual void dealNext() = 0;
    /// Pauses the match or lets it go on. Does nothing unless abilities().pause.
    virtual void setPaused(bool paused) = 0;
    virtual bool paused() const = 0;

    /// Tells whether a card is moving on the table; opponents wait until it lies.
    virtual void setCardFlying(bool /*flying*/) {}
    /// Lets an opponent who has decided play at once, because the person does not want to wait.
    virtual void hurry() {}

    /// Whether the match is only watched.
    bool watched() const { return !abilities().decide; }
    /// Whether the match is over.
    bool over() const;
    /// Whether there is a match that is not over.
    bool inPlay() const { return hasMatch() && !over(); }

signals:
    void matchStarted();
    /// The next event of the match, in order, as the viewer may see it.
    void happened(const settebello::Event& event);
    /// The round is at another position: a match was resumed, or plays were taken back. round() has
    /// it; happened() is not emitted for its events.
    void roundSet();
    void pausedChanged(bool paused);
    /// The state of the match has changed; all signals about the change came before this one.
    void progressed();
    /// A seat is asked, after all events so far; `here` if it is one of ownSeats(). In a match that
    /// is watched it only says whose turn it is, −1 for nobody's.
    void asked(int seat, bool here);
};

} // namespace settebello
