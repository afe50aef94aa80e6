// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"
#include "players/player.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <array>
#include <cstdint>
#include <functional>
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
    std::string base = "scopa"; ///< the preset that the rules were made from: records tell it
};

/// How many of the seats are people's.
int personCount(const MatchPlan& plan);

/// Owns the match. Asks the seat whose turn it is: a person answers with decide(), a machine thinks
/// on a worker thread. Applies the answer and emits happened() for every event; the state never
/// waits for those who show it. Who sits where is fixed when a match starts. Answers that come
/// late, after another match was started or the controller was stopped, are dropped.
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
    /// The same with players made elsewhere, one per seat; nullptr where a person plays.
    void start(const MatchPlan& plan, std::vector<std::unique_ptr<Player>> players);
    /// Goes on with a match that was begun before. @param match of the plan's rules.
    void resume(const MatchPlan& plan, const Match& match);
    /// The same with players made elsewhere, as above.
    void resume(const MatchPlan& plan, const Match& match,
                std::vector<std::unique_ptr<Player>> players);
    /// Shows a match that was played before: nobody is asked for anything, and it goes on by the
    /// two that follow. @param match with a round dealt.
    void watch(const MatchPlan& plan, const Match& match);
    /// Shows the same match at another moment, of the same round or another. @pre watching()
    void watchAt(const Match& match);
    /// Tells what happened next in it. @param match as it stands after these events.
    /// @pre watching()
    void watchOn(const Match& match, const Events& events);
    bool watching() const { return m_match && m_players.empty(); }
    /// Gives the match up; no signal of it follows.
    void stop();

    /// Deals the next round, once one is scored. Nothing happens if none is due.
    void dealNext();

    /// The answer of the person who is being asked. Nothing happens if it is not among the legal
    /// decisions or no person is asked; @return DecisionFault::None if it was accepted. It is
    /// applied, and its events follow, from the event loop: the caller can first finish what it is
    /// doing. Until then it can be taken back with the match, and is held back if that is paused.
    DecisionFault decide(const Decision& decision);

    /// Numbers for a generator, fresh each time.
    using Randomness = std::function<std::array<std::uint64_t, 4>()>;
    /// Every round is shuffled by fresh numbers, not by what follows from the plan's seed. Nothing,
    /// as at first, leaves it to the seed.
    void setRandomness(Randomness randomness) { m_randomness = std::move(randomness); }

    /// How long an opponent seems to think: a play comes 0.6 to 1.5 seconds after it was asked for,
    /// times this; what is left after thinking is waited. 0, as at first, waits for nothing.
    void setPace(double factor) { m_pace = factor; }
    /// The play that is being waited for comes now, if it is thought of already.
    void hurry();

    /// Nobody plays until the match goes on: what opponents have thought of is held back, and
    /// decide() takes nothing. Nothing happens without a match; another match goes on by itself, as
    /// does one in which a decision is taken back.
    void setPaused(bool paused);
    bool paused() const { return m_paused; }

    /// True if the person who is asked, or who played last while another thinks, has a decision of
    /// this round to take back.
    bool canTakeBack() const;
    /// Sets the match back to before that decision, with all that the others answered to it.
    void takeBack();

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
    /// The next event of the match, in order. Listeners visit it for the kinds they handle.
    void happened(const settebello::Event& event);
    /// The round in play stands somewhere else than told so far: it was taken up again, or plays
    /// were taken back. These are its events from the deal on, and they are not told one by one.
    void roundSet(const settebello::Events& events);
    void pausedChanged(bool paused);
    /// The match has gone on, or begun, or been set back; all its signals came before.
    void progressed();
    /// A seat is asked, after all events so far; `person` if decide() is awaited. Not emitted when
    /// another than a person is asked to declare, since that alone would tell what cards it holds.
    /// While watching() this only tells whose turn it is, −1 for nobody's.
    void asked(int seat, bool person);

private:
    void setSeats(const MatchPlan& plan, std::vector<std::unique_ptr<Player>> players);
    void showRound();
    bool isPerson(int seat) const;
    std::optional<std::size_t> lastPersonMove() const;
    void answered(quint64 question, const std::optional<Decision>& decision);
    void apply(const Decision& decision);
    void logDecision(const Decision& decision) const;
    void cancelQuestion();
    qint64 paceOf(const Match& match) const;
    void publish(const Events& events);
    void askNext();

    MatchPlan m_plan;
    std::unique_ptr<Match> m_match;
    std::vector<std::shared_ptr<Player>> m_players; ///< by seat; nullptr: a person; none: watching
    std::unique_ptr<ThinkingThread> m_thread;
    quint64 m_question = 0; ///< the number of the question being asked; older answers are late
    bool m_waiting = false; ///< that question has no answer yet
    Randomness m_randomness;
    double m_pace = 0;
    bool m_paused = false;
    QElapsedTimer m_asked; ///< since that question was asked
    QTimer m_paced;        ///< runs while an answer is held back
    std::optional<Decision> m_held;
};

} // namespace settebello
