// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "friends/session_lines.h"
#include "game/match_source.h"
#include "game/seen_events.h"
#include "session/kept_table.h"
#include "session/message.h"

#include <QString>

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace settebello {

class Match;

/// A match with people at other screens (docs/architecture.md, "A table with friends"): what the
/// screens of the host and of guests have in common. Knows nothing of networks. Whoever has the
/// connections (net::HostedTable, net::JoinedTable) passes lines in with receive(), and sends what
/// nextLine() gives whenever it can; linesWait() says when that is worth trying.
///
/// A connection has a number: for the host it is the guest's seat, and for guests the place in
/// ownSeats() of the person whose connection it is, counted from 0.
class FriendsSource : public MatchSource, public net::SessionLines {
    Q_OBJECT

public:
    /// Milliseconds since any fixed moment, by a clock that never goes back.
    using Clock = std::function<std::chrono::milliseconds()>;

    /// Begins, or goes on with what was kept. Called once, when everybody listens.
    virtual void start() = 0;

    // Connections.

    /// While lines are held, there is none.
    std::optional<std::string> nextLine(int number) final;
    /// What was last wrong with what came from a connection; empty if nothing was. In English, for
    /// whoever looks for a mistake in a program.
    virtual QString fault(int number) const = 0;

    // Keeping.

    /// What goes on with this match in a program that is started again.
    virtual session::KeptTable kept() const = 0;
    /// What whoever has the connections needs to make them again; kept with the match. @param
    /// number of the connection; for the host one text holds all of them, whatever the number.
    virtual void keepConnection(int number, const std::string& text) = 0;
    /// While held, no lines leave: what they would tell is not kept yet.
    void holdLines(bool hold);
    /// The match as far as its cards may be seen by all, as this screen records it. Nothing before
    /// the end of the first round.
    std::optional<std::pair<MatchSetup, const Match*>> recorded() const;

    // Besides playing.

    /// What all can compare before the cards are dealt: 64 hexadecimal digits; empty before.
    virtual QString fingerprint() const = 0;
    /// Somebody at another screen who is not there, and for how long.
    struct Away {
        int seat = 0;
        std::chrono::seconds time{};
        bool operator==(const Away&) const = default;
    };
    virtual std::vector<Away> away() const = 0;
    /// Whether a level plays for a person at another screen.
    virtual bool isSubstituted(int seat) const = 0;
    /// Who deals first, at a table that is a rematch; nothing if the rules find who it is.
    virtual std::optional<int> firstDealer() const = 0;
    /// Who has paused the match, what is wished, and who agrees.
    virtual const session::Status& status() const = 0;
    /// Whether this screen has looked at the score, and others have not yet.
    bool waitsForDeal() const;
    /// Whether this screen is asked to agree with what is wished.
    bool asksForConsent() const;
    /// Says one of the ready-made phrases, or pulls a face. @pre 0 ≤ remark < kRemarkCount
    virtual void say(int remark) = 0;
    /// Wishes that a level plays for a seat that is away().
    virtual void wishSubstitute(int seat) = 0;
    /// Wishes another match by the same rules. @pre over(), nobody is away()
    virtual void wishRematch() = 0;
    /// Agrees with what is wished, or does not.
    virtual void consent(bool agrees) = 0;

    int viewer() const override { return m_viewer; }
    void setViewer(int seat) override;
    std::optional<PlayerView> question() const override;
    Abilities abilities() const override;
    RoundSoFar round() const override;
    bool hasMatch() const override { return m_hasBegun; }
    bool paused() const override { return status().paused.has_value(); }
    void setPaused(bool paused) override;

signals:
    /// nextLine() of this connection may have something.
    void linesWait(int number);
    /// kept() has changed.
    void keptChanged();
    /// away() has changed, but for the time.
    void awayChanged();
    /// status() or isSubstituted() has changed.
    void statusChanged();
    /// At the host: all have agreed to play another match.
    void rematchAgreed();
    /// Somebody at another screen has said something.
    void said(int seat, int remark);

protected:
    explicit FriendsSource(Clock clock, QObject* parent);

    /// The match as this screen knows it: of the host, or a possible one.
    virtual const Match* match() const = 0;
    virtual bool declaring() const = 0;
    /// What a seat of this screen is asked.
    virtual std::optional<PlayerView> questionOf(int seat) const = 0;
    /// The seat whose decision this screen may wish to be taken back.
    virtual std::optional<int> takeBackSeat() const = 0;
    virtual void pauseAll(bool paused) = 0;
    virtual std::optional<std::string> takeLine(int number) = 0;
    virtual std::vector<int> connections() const = 0;

    std::chrono::milliseconds now() const { return m_clock(); }
    /// The seat of this screen that is asked now. If several are asked whether they declare, it is
    /// against the order of play, as at a local match.
    std::optional<int> askedHere() const;
    void beginIfDealt();
    void show(const Events& events);
    /// The round is at another position.
    void setRound();
    /// Says who is asked if that has changed.
    void ask();
    void tellConnections();
    void seeAs(int viewer);
    void noteStatus();
    void noteReady();

private:
    struct Asked {
        int seat = -1;
        bool here = false;
        std::size_t moves = 0;
        std::size_t rounds = 0;
        bool operator==(const Asked&) const = default;
    };

    Clock m_clock;
    int m_viewer = -1;
    bool m_hasBegun = false;
    bool m_isHeld = false;
    bool m_isReady = false; ///< for the next round
    Events m_events;        ///< of the round so far, as this screen knows them
    std::optional<SeenEvents> m_seen;
    Asked m_asked;
    session::Status m_lastStatus;
    std::vector<bool> m_lastSubstituted;
    std::vector<int> m_lastAway;
};

} // namespace settebello
