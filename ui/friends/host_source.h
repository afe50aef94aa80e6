// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "friends/friends_source.h"
#include "game/machines.h"
#include "game/match.h"
#include "game/pace.h"
#include "session/host.h"
#include "tasks/task.h"

#include <QTimer>

#include <memory>
#include <vector>

namespace settebello {

/// The match of a table with friends on the computer that deals. Asks people and levels here, and
/// levels that play for guests who are away.
class HostSource : public FriendsSource {
    Q_OBJECT

public:
    /// @param table, secret, hash as for session::Host.
    HostSource(const session::TableSetup& table, const session::Number& secret,
               session::HashFunction hash, Clock clock, QObject* parent = nullptr);

    /// Goes on with what was kept. @return what is wrong with it, if anything; the object must not
    /// be used then. @pre start() was not called
    std::optional<Fault> restore(const std::vector<std::string>& journal);

    /// How long levels appear to think. The default does not wait.
    void setPace(Pace pace, double speed) {
        m_pace = pace;
        m_speed = speed;
    }
    /// When the answers of levels leave that are held back now.
    std::optional<std::chrono::milliseconds> answersAt() const {
        return m_paced.isActive() ? std::optional(m_due) : std::nullopt;
    }

    const session::TableSetup& table() const { return m_host.table(); }
    /// Whether a guest has agreed to have the next round dealt; at first by sitting down.
    bool isReady(int seat) const { return m_host.isReady(seat); }
    /// Whether a guest is there and has been sent all that has happened.
    bool isUpToDate(int seat) const { return m_host.isUpToDate(seat); }

    void start() override;
    void connected(int number) override;
    void disconnected(int number) override;
    void receive(int number, std::string_view line) override;
    bool isConnected(int number) const override { return m_host.isConnected(number); }
    QString fault(int number) const override;
    session::KeptTable kept() const override;
    void keepConnection(int number, const std::string& text) override;
    std::vector<Away> away() const override;
    QString fingerprint() const override;
    bool isSubstituted(int seat) const override { return m_host.isSubstituted(seat); }
    std::optional<int> firstDealer() const override { return m_host.table().firstDealer; }
    const session::Status& status() const override { return m_host.status(); }
    void say(int remark) override;
    void wishSubstitute(int seat) override;
    void wishRematch() override;
    void consent(bool agrees) override;

    const MatchSetup& setup() const override { return m_setup; }
    std::vector<int> ownSeats() const override;
    const Match* revealed() const override;
    DecisionFault decide(const Decision& decision) override;
    void takeBack() override;
    void dealNext() override;
    void setCardFlying(bool flying) override;
    void hurry() override;

protected:
    const Match* match() const override { return m_host.hasMatch() ? &m_host.match() : nullptr; }
    bool declaring() const override { return m_host.declaring(); }
    std::optional<PlayerView> questionOf(int seat) const override;
    std::optional<int> takeBackSeat() const override { return m_host.takeBackSeat(); }
    void pauseAll(bool paused) override;
    std::optional<std::string> takeLine(int number) override;
    std::vector<int> connections() const override { return m_host.table().guests; }

private:
    void goOn();
    void askLevels();
    void apply(int seat, const Decision& decision);
    void applyInTime();
    bool plays(int seat) const;
    int firstSeat() const { return ownSeats().empty() ? 0 : ownSeats().front(); }

    session::KeptTable::OfHost m_kept; ///< but for the journal
    bool m_isRematchTold = false;
    session::Host m_host;
    MatchSetup m_setup;                             ///< as this screen sees it
    std::vector<std::shared_ptr<Player>> m_players; ///< by seat; of a guest, who plays for it
    int m_takenBack = 0;
    std::size_t m_journal = 0;
    std::optional<int> m_answered;    ///< the seat here whose decision is about to be applied
    std::vector<int> m_thinkingSeats; ///< those that are asked now
    std::size_t m_thinkingSince = 0;  ///< the length of the journal then
    std::vector<Decision> m_held;     ///< their answers, until it is their time
    Pace m_pace = Pace::Calm;
    double m_speed = 0;
    bool m_cardFlying = false;
    std::chrono::milliseconds m_asked{}; ///< when levels were, or the last card has landed
    std::chrono::milliseconds m_due{};   ///< of what is held
    QTimer m_paced;
    mutable std::optional<Match> m_revealed;
    Task m_thinking;
};

} // namespace settebello
