// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"
#include "players/person.h"
#include "players/player.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace settebello {

class ThinkingThread;

/// Who sits where.
struct SeatSetup {
    QString name;
    QString level; ///< one of levels(), or GameController::kPerson
};

struct MatchPlan {
    RuleSet rules;                ///< without faults
    std::vector<SeatSetup> seats; ///< rules.table.players of them
    quint64 seed = 0;
};

/// Owns the match. Asks whoever's turn it is through Player, on a worker thread, applies the answer
/// and emits a signal for every event; the state never waits for whoever shows it. Answers that
/// come late, after a new match was started or the controller was stopped, are dropped.
class GameController : public QObject {
    Q_OBJECT

public:
    /// The level of a seat where a person plays.
    static const QString kPerson;

    explicit GameController(QObject* parent = nullptr);
    ~GameController() override;

    /// Begins a match and deals the first round; a match in play is given up. @pre the plan's
    /// levels can be made.
    void start(const MatchPlan& plan);
    /// The same with players made elsewhere, one a seat; a Person is answered for with decide().
    void start(const MatchPlan& plan, std::vector<std::unique_ptr<Player>> players);
    /// Gives the match up; no signal of it follows.
    void stop();

    /// Deals the next round, once one is scored. Nothing happens if none is due.
    void dealNext();

    /// The answer of the person who is being asked. Nothing happens if it is not among the legal
    /// decisions or no person is asked; @return DecisionFault::None if it was taken on. The events
    /// follow from the event loop.
    DecisionFault decide(const Decision& decision);

    bool hasMatch() const { return m_match != nullptr; }
    /// @pre hasMatch()
    const Match& match() const { return *m_match; }
    const MatchPlan& plan() const { return m_plan; }
    /// The first seat where a person plays, or −1.
    int personSeat() const;
    /// True while a person is asked for a decision.
    bool asksPerson() const;

signals:
    void matchStarted();
    void roundStarted(const settebello::RoundStarted& event);
    void cutShown(const settebello::CutShown& event);
    void cutDecided(const settebello::CutDecided& event);
    void packetDealt(const settebello::PacketDealt& event);
    void redealt(const settebello::Redealt& event);
    void declarationsShown(const settebello::DeclarationsShown& event);
    void cardLaid(const settebello::CardLaid& event);
    void cardsCaptured(const settebello::CardsCaptured& event);
    void sweepMade(const settebello::SweepMade& event);
    void leftoversTaken(const settebello::LeftoversTaken& event);
    void wholeSuitTaken(const settebello::WholeSuitTaken& event);
    void roundScored(const settebello::RoundScored& event);
    void claimMade(const settebello::ClaimMade& event);
    void matchWon(const settebello::MatchWon& event);
    /// A seat is asked, after all events so far; `person` if decide() is awaited. Not emitted when
    /// another than a person is asked to declare, since that alone would tell what cards it holds.
    void asked(int seat, bool person);

private:
    void answered(quint64 question, const std::optional<Decision>& decision);
    void apply(const Decision& decision);
    void tell(const Events& events);
    void tell(const Event& event);
    void askNext();
    Person* askedPerson() const;

    MatchPlan m_plan;
    std::unique_ptr<Match> m_match;
    std::vector<std::shared_ptr<Player>> m_players;
    std::unique_ptr<ThinkingThread> m_thread;
    quint64 m_question = 0; ///< the number of the question being asked; older answers are late
    bool m_waiting = false; ///< that question has no answer yet
};

} // namespace settebello
