// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_match/seating.h"

#include "rules/presets.h"
#include "settings/settings_store.h"

#include <QJsonArray>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <ostream>
#include <string>

namespace settebello {
namespace {

RuleSet table(int players, bool teams) {
    RuleSet rules;
    rules.table.players = players;
    rules.table.teams = teams;
    return rules;
}

/// The people as 0 … 5 and the opponents as a … e, in the order of play.
std::string shown(const Seating& seating, const RuleSet& rules) {
    std::string places;
    for (const Seating::Place& place : seating.places(rules)) {
        places += static_cast<char>((place.person ? '0' : 'a') + place.number);
    }
    return places;
}

struct Seated {
    int people;
    int players;
    bool teams;
    std::string places;
    int choices; ///< of who plays with the first
};

void PrintTo(const Seated& seated, std::ostream* stream) {
    *stream << seated.people << " of " << seated.players << (seated.teams ? " in teams" : "");
}

class Seatings : public ::testing::TestWithParam<Seated> {};

TEST_P(Seatings, PlaceThePeopleFirstAndPartnersInTurn) {
    const RuleSet rules = table(GetParam().players, GetParam().teams);
    Seating seating;
    seating.setPeople(GetParam().people);
    EXPECT_EQ(shown(seating, rules), GetParam().places);
    EXPECT_EQ(seating.partnerChoices(rules).size(), GetParam().choices);
    for (const QList<int>& choice : seating.partnerChoices(rules)) {
        seating.setPartners(choice);
        std::string together;
        const std::string all = shown(seating, rules);
        for (std::size_t seat = 2; seat < all.size(); seat += 2) {
            together += all[seat];
        }
        for (int person = 1; person < GetParam().people; ++person) {
            const char sign = static_cast<char>('0' + person);
            EXPECT_NE(all.find(sign), std::string::npos) << "everybody sits somewhere";
            EXPECT_EQ(together.find(sign) != std::string::npos, choice.contains(person)) << all;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    , Seatings,
    ::testing::Values(Seated{1, 2, false, "0a", 0}, Seated{2, 2, false, "01", 0},
                      Seated{4, 2, false, "01", 0}, Seated{2, 4, false, "01ab", 0},
                      Seated{1, 4, true, "0abc", 0}, Seated{2, 4, true, "0a1b", 2},
                      Seated{3, 4, true, "012a", 3}, Seated{4, 4, true, "0123", 3},
                      Seated{2, 6, true, "0a1bcd", 2}, Seated{4, 6, true, "0123ab", 7},
                      Seated{6, 6, true, "012345", 10}));

class KeptSeating : public ::testing::Test {
protected:
    /// As after the program was started again.
    Seating readAgain() {
        m_store->saveNow();
        m_store = std::make_unique<SettingsStore>(m_folder.path());
        return Seating::last(*m_store);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<SettingsStore> m_store = std::make_unique<SettingsStore>(m_folder.path());
};

TEST_F(KeptSeating, NamesLevelsAndTeamsAreThereNextTime) {
    const RuleSet rules = table(4, true);
    Seating seating;
    seating.setPeople(3);
    seating.setPerson(0, "Anna");
    seating.setPerson(1, "Bruno");
    seating.setPerson(2, "Carla");
    seating.setPerson(3, "Dario"); // does not play today
    seating.setPartners({1});
    seating.setOpponent(0, "Lucia", "expert");
    seating.setOpponent(1, "Zia", "good");
    seating.keep(*m_store, rules);
    Seating again = readAgain();
    EXPECT_EQ(again.peopleAt(rules), 3);
    EXPECT_EQ(again.partners(rules), QList<int>{1});
    EXPECT_EQ(again.seats(rules), seating.seats(rules));
    again.setPeople(4);
    EXPECT_EQ(again.seats(table(4, false)).back().name, "Dario");
    again.setPeople(1);
    const std::vector<SeatSetup> alone = again.seats(rules);
    EXPECT_EQ(alone[1], (SeatSetup{"Lucia", "expert"}));
    EXPECT_EQ(alone[2], (SeatSetup{"Zia", "good"}));
}

TEST_F(KeptSeating, PeopleAreNotTakenForOpponentsWhoWereStoredBySeat) {
    m_store->windowState().set(
        {{"opponents/names", QJsonArray{"Bruno", "Rosa", "Carla", "Assunta", "Carmine"}}});
    m_store->change([](Settings& settings) {
        settings.match.name = "Anna";
        settings.match.opponents = {kPerson, "good", kPerson, "expert", "expert"};
    });
    const Seating seating = readAgain();
    const std::vector<SeatSetup> seats = seating.seats(table(4, true));
    ASSERT_EQ(seats.size(), 4U);
    EXPECT_EQ(seats[0], (SeatSetup{"Anna", kPerson}));
    EXPECT_EQ(seats[1], (SeatSetup{"Bruno", kPerson}));
    EXPECT_EQ(seats[2], (SeatSetup{"Rosa", "good"}));
    EXPECT_EQ(seats[3], (SeatSetup{"Carla", kPerson}));
    EXPECT_EQ(seating.opponent(4).name, "Gennaro") << "no two of one name";
    EXPECT_EQ(seating.opponent(3).name, "Ciro");
}

} // namespace
} // namespace settebello
