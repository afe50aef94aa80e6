// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"
#include "game/match_setup.h"
#include "game/pace.h"
#include "game/packet_declarations.h"
#include "players/player.h"
#include "rules/by_seat.h"
#include "tasks/task.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace settebello {

/// Owns the match. Asks the seat whose turn it is: a person answers with decide(), a machine thinks
/// in the background. Applies the answer and emits happened() for every event; the state never
/// waits for those who show it. Who sits where is fixed when a match starts. Answers that come
/// late, after another match was started or the controller was stopped, are dropped.
///
/// It knows all cards. What is shown of the match goes through a LocalSource.
class GameController : public QObject {
    Q_OBJECT

public:
    explicit GameController(QObject* parent = nullptr);
    ~GameController() override;

    /// Starts a match and deals the first round; a match in play is given up. @pre every level of
    /// the setup exists. Their players get playerSeed().
    void start(const MatchSetup& setup);
    /// Starts a match with players made elsewhere; nullptr where a person plays. @pre one per seat.
    void start(const MatchSetup& setup, std::vector<std::unique_ptr<Player>> players);
    /// Resumes a match; players have the seeds of the setup, if it has them. @pre it has the rules
    /// of the setup.
    void resume(const MatchSetup& setup, const Match& match);
    /// Resumes a match with players made elsewhere, as above.
    void resume(const MatchSetup& setup, const Match& match,
                std::vector<std::unique_ptr<Player>> players);
    /// Ends the match without a result; no more signals of it follow.
    void stop();

    /// Deals the next round if one is due.
    void dealNext();

    /// The answer of the person who is being asked. Nothing happens if it is not among the legal
    /// decisions or no person is asked; @return DecisionFault::None if it was accepted. It is
    /// applied, and its events follow, from the event loop: the caller can first finish what it is
    /// doing. Until then it can be taken back with the match, and waits while that is paused or
    /// decisions are held.
    DecisionFault decide(const Decision& decision);

    /// Provides fresh numbers to seed a generator with.
    using Randomness = std::function<std::array<std::uint64_t, 4>()>;
    /// Shuffles every round with fresh numbers instead of the setup's seed. An empty function, the
    /// default, leaves it to the seed. A match with a code always follows that.
    void setRandomness(Randomness randomness) { m_randomness = std::move(randomness); }

    /// Whether the packs of this match are shuffled with such numbers.
    bool hasRandomness() const { return m_randomness != nullptr && !m_setup.code; }

    /// While held, decisions of people and machines are awaited but not applied: the one that has
    /// come is applied when the hold ends. Later matches are held too.
    void holdDecisions(bool hold);

    /// How long opponents appear to think. The default does not wait.
    void setPace(Pace pace, double speed) {
        m_pace = pace;
        m_speed = speed;
    }
    /// Whether a card that was played or dealt is on its way, as the match is shown. Decisions of
    /// people are applied nevertheless.
    void setCardFlying(bool flying);
    /// Ends that wait now, if the opponent has answered already.
    void hurry();

    /// While paused, answers of opponents are held back and decide() accepts nothing. Has no effect
    /// without a match. Starting another match and taking back a decision end the pause.
    void setPaused(bool paused);
    bool paused() const { return m_paused; }

    /// True if the person who is asked, or who played last while another thinks, has a decision of
    /// this round to take back. What was said about the cut card cannot be. Where several people
    /// share the screen, answers about declarations cannot be taken back by themselves, because
    /// that would reveal who could declare.
    bool canTakeBack() const;
    /// Whose decision that is; none if there is none.
    std::optional<int> takeBackSeat() const;
    /// Sets the match back to before that decision, dropping it and all later ones.
    void takeBack();

    bool hasMatch() const { return m_match != nullptr; }
    /// @pre hasMatch()
    const Match& match() const {
        Q_ASSERT(m_match);
        return *m_match;
    }
    const MatchSetup& setup() const { return m_setup; }
    /// The seat that is asked; −1 if nobody is, or if only opponents are asked to declare, since
    /// that alone would reveal what cards they hold. @pre hasMatch()
    int askedSeat() const;
    /// What it is asked, or what everybody waits for. @pre hasMatch(), a round was dealt
    Phase phase() const;
    /// True while a person is asked for a decision.
    bool asksPerson() const;
    /// What that person is asked, and all that may be known to answer. @pre asksPerson()
    PlayerView question() const;

signals:
    void matchStarted();
    /// The next event of the match, in order. Listeners visit it for the kinds they handle.
    void happened(const settebello::Event& event);
    /// The round in play is at another position: a match was resumed, or plays were taken back.
    /// @param events of the round, from its deal on; happened() is not emitted for them.
    void roundSet(const settebello::Events& events);
    void pausedChanged(bool paused);
    /// The state of the match has changed; all signals about the change came before this one.
    void progressed();
    /// A seat is asked, after all events so far; `person` if decide() is awaited. Not emitted when
    /// machines are asked to declare, since that alone would reveal what cards they hold.
    void asked(int seat, bool person);

private:
    void setSeats(const MatchSetup& setup, std::vector<std::unique_ptr<Player>> players);
    void showRound();
    bool isPerson(int seat) const;
    std::optional<std::size_t> lastPersonMove() const;
    bool waitsForPerson() const;
    bool hasAnswer() const;
    void answered(quint64 question, const std::optional<Decision>& decision);
    void apply(const Decision& decision);
    void answerDeclaration(const Decision& decision);
    void applyDeclarations();
    void logDecision(const Decision& decision) const;
    void cancelQuestion();
    qint64 pauseBefore(const Match& match) const;
    void applyInTime();
    void publish(const Events& events);
    void askNext();
    void askToDeclare();
    void askOpponentsToDeclare();
    void askPersonToDeclare();

    MatchSetup m_setup;
    std::unique_ptr<Match> m_match;
    BySeat<std::shared_ptr<Player>> m_players; ///< nullptr where a person plays
    quint64 m_question = 0; ///< the number of the question being asked; older answers are late
    bool m_waiting = false; ///< that question has no answer yet
    Randomness m_randomness;
    Pace m_pace = Pace::Calm;
    double m_speed = 0;
    bool m_cardFlying = false;
    bool m_paused = false;
    bool m_onHold = false;
    QElapsedTimer m_asked; ///< since that question was asked, or the last card has landed
    QTimer m_paced;        ///< runs while an answer is held back
    std::optional<Decision> m_held;
    std::optional<PacketDeclarations> m_declarations; ///< while they are asked for
    Task m_thinking;                                  ///< of machines, about that question
};

} // namespace settebello
