// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "friends/friends_source.h"
#include "game/match.h"
#include "session/guest.h"

#include <optional>
#include <string>
#include <vector>

namespace settebello {

/// The match of a table with friends as a screen elsewhere sees it. Each of the people at this
/// screen has a connection, and a possible world of their own: none of these knows what another one
/// sees.
class GuestSource : public FriendsSource {
    Q_OBJECT

public:
    /// What is decided before joining: one of these for each person at this screen. With lines that
    /// were kept, the match goes on.
    GuestSource(const std::vector<session::KeptTable::OfGuest>& people,
                const session::HashFunction& hash, Clock clock, QObject* parent = nullptr);

    /// Whether the table is known, which has setup() and ownSeats().
    bool hasTable() const;

    void start() override;
    void connected(int number) override;
    void disconnected(int number) override;
    void receive(int number, std::string_view line) override;
    bool isConnected(int number) const override { return person(number).guest.isConnected(); }
    QString fault(int number) const override;
    session::KeptTable kept() const override;
    void keepConnection(int number, const std::string& text) override;
    std::vector<Away> away() const override;
    QString fingerprint() const override;
    bool isSubstituted(int seat) const override { return shown().guest.isSubstituted(seat); }
    std::optional<int> firstDealer() const override { return shown().guest.firstDealer(); }
    const session::Status& status() const override { return shown().guest.status(); }
    void say(int remark) override;
    void wishSubstitute(int seat) override;
    void wishRematch() override;
    void consent(bool agrees) override;

    const MatchSetup& setup() const override { return m_setup; }
    std::vector<int> ownSeats() const override;
    void setViewer(int seat) override;
    const Match* revealed() const override { return shown().guest.revealed(); }
    DecisionFault decide(const Decision& decision) override;
    void takeBack() override;
    void dealNext() override;

protected:
    const Match* match() const override;
    bool declaring() const override { return shown().guest.declaring(); }
    std::optional<PlayerView> questionOf(int seat) const override;
    std::optional<int> takeBackSeat() const override;
    void pauseAll(bool paused) override;
    std::optional<std::string> takeLine(int number) override;
    std::vector<int> connections() const override;

private:
    struct Person {
        session::Guest guest;
        session::KeptTable::OfGuest kept;
        int takenBack = 0;
        int lines = 0;                         ///< of the log that have been shown
        std::chrono::milliseconds awaySince{}; ///< since when there is no connection
        std::chrono::milliseconds awayReceivedAt{};
        /// The number of the open wish, if another one here has it.
        std::optional<int> agreedWith = std::nullopt;
    };

    Person& person(int number) { return m_people[static_cast<std::size_t>(number)]; }
    const Person& person(int number) const { return m_people[static_cast<std::size_t>(number)]; }
    /// The person whose possible world is shown: the viewer, or while there is none the one before.
    /// What happens reaches the people here one after the other, so with another world some of it
    /// would be shown twice or not at all.
    const Person& shown() const { return m_people[m_shown]; }
    Person& shown() { return m_people[m_shown]; }
    Person* at(int seat);
    const Person* at(int seat) const;
    void goOn();
    void agreeWithOneAnother();

    std::vector<Person> m_people;
    std::size_t m_shown = 0;
    MatchSetup m_setup;
};

} // namespace settebello
