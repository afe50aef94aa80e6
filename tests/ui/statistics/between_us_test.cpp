// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/between_us.h"

#include "game/statistics_store.h"
#include "settings/language_manager.h"
#include "settings/window_state.h"
#include "statistics/statistics_dialog.h"
#include "ui/history/record_files.h"
#include "ui/wait_until.h"
#include "widgets/figures_table.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {
namespace {

/// @param names of the people; "-" for an opponent.
SharedMatch match(const std::vector<std::string>& names, int winner, bool teams = false) {
    SharedMatch match;
    match.setup.rules.rules.table.players = static_cast<int>(names.size());
    match.setup.rules.rules.table.teams = teams;
    for (const std::string& name : names) {
        match.setup.seats.push_back(name == "-" ? SeatSetup{"Ciro", "good"}
                                                : SeatSetup{name, kPerson});
    }
    match.winner = winner;
    return match;
}

/// "Anna 2/3, Bruno 1/3"
QString peopleIn(const BetweenUs& all) {
    QStringList people;
    for (const BetweenUs::Person& person : all.people) {
        people += QStringLiteral("%1 %2/%3").arg(person.name).arg(person.won).arg(person.matches);
    }
    return people.join(", ");
}

QString pairsIn(const BetweenUs& all) {
    QStringList pairs;
    for (const BetweenUs::Pair& pair : all.pairs) {
        pairs += QStringLiteral("%1 %2:%3 %4")
                     .arg(pair.first)
                     .arg(pair.firstWon)
                     .arg(pair.secondWon)
                     .arg(pair.second);
    }
    return pairs.join(", ");
}

class BetweenPeople : public ::testing::Test {
protected:
    void SetUp() override { m_languages.use("en"); }
    LanguageManager m_languages;
};

TEST_F(BetweenPeople, WhoeverHasWonTheLargestShareLeads) {
    const BetweenUs all = BetweenUs::of({match({"Anna", "Bruno"}, 0), match({"Anna", "Bruno"}, 1),
                                         match({"Bruno", "Anna", "Carla"}, 1)});
    EXPECT_EQ(peopleIn(all), "Anna 2/3, Bruno 1/3, Carla 0/1");
    EXPECT_EQ(pairsIn(all), "Anna 2:1 Bruno, Anna 1:0 Carla");
    EXPECT_EQ(all.leaders(), QStringList("Anna"));
}

TEST_F(BetweenPeople, AMatchThatAnOpponentWonIsWonByNobody) {
    const BetweenUs all = BetweenUs::of({match({"Anna", "-", "Bruno"}, 1)});
    EXPECT_EQ(peopleIn(all), "Anna 0/1, Bruno 0/1");
    EXPECT_EQ(pairsIn(all), "");
    EXPECT_EQ(all.leaders(), QStringList({"Anna", "Bruno"}));
}

TEST_F(BetweenPeople, PartnersWinTogether) {
    const BetweenUs all = BetweenUs::of({match({"Anna", "Bruno", "Carla", "-"}, 0, true)});
    EXPECT_EQ(peopleIn(all), "Anna 1/1, Carla 1/1, Bruno 0/1");
    EXPECT_EQ(pairsIn(all), "Anna 1:0 Bruno, Carla 1:0 Bruno");
}

TEST_F(BetweenPeople, NamesDifferInCaseSpacesOrNotAtAllOrAreEmpty) {
    const BetweenUs all = BetweenUs::of({match({" anna ", "Bruno"}, 0), match({"Anna", "Anna"}, 1),
                                         match({"", "Bruno"}, 0), match({"", ""}, 0)});
    EXPECT_EQ(peopleIn(all), "Anna (2) 1/1, Player 1 2/2, anna 1/2, Bruno 0/2, Player 2 0/1");
}

TEST_F(BetweenPeople, CountsOnlyFinishedMatchesOfPeopleOnSeveralSides) {
    MatchSetup setup{{}, {{"Anna", kPerson}, {"Ciro", "greedy"}}, 3};
    setup.rules.rules.match.target = 1;
    const auto of = [](const MatchSetup& played, int decisions) {
        return SharedMatch::of({played, playedOut(played, decisions)}).has_value();
    };
    EXPECT_FALSE(of(setup, 1000)) << "a person against an opponent";
    setup.seats[1].level = kPerson;
    EXPECT_TRUE(of(setup, 1000));
    EXPECT_FALSE(of(setup, 4)) << "not over";
}

TEST_F(BetweenPeople, IsReadFromTheRecordsAndShownWithoutOtherStatistics) {
    QTemporaryDir folder;
    const QString matches = folder.filePath("matches");
    ASSERT_TRUE(QDir().mkpath(matches));
    MatchSetup setup{{}, {{"Anna", kPerson}, {"<b>Bruno", kPerson}}, 3};
    setup.rules.rules.match.target = 1;
    for (const char* name : {"a", "copy"}) {
        QFile file(matches + "/2026-11-21 18.05.00 " + name + ".scopa.json");
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(recordBytes(setup, 1000));
    }
    StatisticsStore store(folder.path(), matches, true);
    WindowState state;
    StatisticsDialog dialog(store, state);
    auto* view = dialog.findChild<QWidget*>("betweenUs");
    EXPECT_TRUE(view->isHidden());
    dialog.setMatches(matches);
    ASSERT_TRUE(waitUntil([&] { return !view->isHidden(); }));
    EXPECT_TRUE(dialog.findChild<QLabel*>("empty")->isHidden());
    const auto* people = view->findChild<FiguresTable*>("people");
    ASSERT_EQ(people->rowCount(), 2);
    EXPECT_EQ(people->item(0, 1)->text(), "1") << "a copy is no other match";
    EXPECT_TRUE(view->findChild<FiguresTable*>("pairs")->isHidden()) << "two need no other table";
    EXPECT_TRUE(
        view->findChild<QLabel*>("standing")->text().endsWith(" leads, with 1 of 1 match won."));
}

} // namespace
} // namespace settebello
