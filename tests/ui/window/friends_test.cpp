// SPDX-License-Identifier: GPL-3.0-or-later
#include "covers/cover_question.h"
#include "covers/match_end_panel.h"
#include "covers/score_sheet.h"
#include "crypto/primitives.h"
#include "friends/friends_session.h"
#include "friends/relay_store.h"
#include "game/friends.h"
#include "game/match_autosave.h"
#include "game/player_view.h"
#include "game/record_file.h"
#include "new_match/new_match_dialog.h"
#include "new_match/players_panel.h"
#include "relay/mqtt_client.h"
#include "rules/preset_list.h"
#include "rules/presets.h"
#include "settings/settings_store.h"
#include "table/table_view.h"
#include "ui/visible_child.h"
#include "ui/wait_until.h"
#include "ui/with_friends/test_broker.h"
#include "widgets/notice_bar.h"
#include "window/friends_host.h"
#include "window/main_window.h"
#include "window/running_program.h"
#include "with_friends/friends_bar.h"
#include "with_friends/friends_dialog.h"
#include "with_friends/words_edit.h"

#include <QComboBox>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace settebello {
namespace {

/// A program with a window of its own, which can be killed and started again.
class Screen {
public:
    explicit Screen(const QString& name)
        : m_name(name) {
        start();
    }
    void start() {
        m_window = std::make_unique<MainWindow>(WindowOptions{m_folder.path(), {}, "en"});
        m_window->store().change([this](Settings& settings) {
            settings.match.name = m_name.toStdString();
            settings.match.rules = {"", "scopa", findPreset("scopa")->rules};
            settings.match.rules.rules.match.target = 11;
            settings.display.animationSpeed = 0;
            settings.display.sound = false;
            settings.assist.firstStepsOffered = true;
        });
        net::TableOptions options;
        options.address = QHostAddress(QHostAddress::LocalHost);
        options.openPort = false;
        options.nearby = false;
        friends().setOptions(options);
        m_window->resize(800, 560);
        m_window->show();
        m_window->welcome();
    }
    void stop() { m_window.reset(); }

    MainWindow& window() { return *m_window; }
    FriendsHost& friends() { return m_window->friends(); }
    MatchSource& source() { return m_window->source(); }
    FriendsDialog* dialog() const { return visibleChild<FriendsDialog>(*m_window); }
    QPushButton* button(const char* name) const { return m_window->findChild<QPushButton*>(name); }
    QString said() const { return m_window->findChild<QLabel*>("friendsState")->text(); }
    QString tableFile() const { return m_folder.filePath("friends.table.json"); }
    QStringList finishedTables() const {
        return QDir(m_folder.filePath("friends.finished")).entryList({"*.table.json"});
    }
    QStringList records() const { return recordFiles(m_window->autosave().matchesFolder()); }

    /// Presses it once it can be pressed.
    testing::AssertionResult press(const char* name) const {
        const bool can = waitUntil([&] {
            auto* found = button(name);
            return found && found->isVisible() && found->isEnabled();
        });
        if (!can) {
            return testing::AssertionFailure()
                   << m_name.toStdString() << " cannot press " << name << ", and reads:\n"
                   << texts().toStdString();
        }
        button(name)->click();
        return testing::AssertionSuccess();
    }
    /// All that can be read.
    QString texts() const {
        QStringList shown;
        for (const QLabel* label : m_window->findChildren<QLabel*>()) {
            if (label->isVisible() && !label->text().isEmpty()) {
                shown += label->text();
            }
        }
        return shown.join('\n');
    }
    /// Chooses it in the menu.
    void say(const QString& remark) const {
        for (QAction* action : m_window->findChild<QToolButton*>("say")->menu()->actions()) {
            if (action->text() == remark) {
                action->trigger();
            }
        }
    }
    /// A page of the dialog: 0 to join, 1 to invite.
    void turnTo(int page) const {
        m_window->findChild<QTabWidget*>("friendsTabs")->setCurrentIndex(page);
    }
    /// Opens a table and waits for a friend.
    net::Invitation invite() {
        friends().open();
        turnTo(1);
        EXPECT_TRUE(press("openTable"));
        net::Invitation invitation = friends().session()->hosted()->invitation();
        invitation.endpoints = {
            {QHostAddress::LocalHost, friends().session()->hosted()->secrets().port}};
        return invitation;
    }
    /// Answers what is asked, and looks at scores.
    bool act() {
        if (auto* sheet = m_window->findChild<ScoreSheet*>(); sheet && sheet->isVisible()) {
            emit sheet->closed();
            return true;
        }
        const auto question = source().hasMatch() ? source().question() : std::nullopt;
        if (!question) {
            return false;
        }
        std::vector<Decision> legal;
        legalDecisions(*question, legal);
        return source().decide(legal.back()) == DecisionFault::None;
    }

private:
    QString m_name;
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

class FriendsWindows : public testing::Test {
protected:
    void SetUp() override {
        if (!net::hasCryptography()) {
            GTEST_SKIP() << "nobody can play with friends without libsodium";
        }
    }
    void sitTogether() {
        const net::Invitation invitation = m_host.invite();
        m_guest.friends().openInvitation(invitation);
        ASSERT_TRUE(m_guest.press("sitDown"));
        ASSERT_TRUE(
            waitUntil([&] { return m_host.friends().atTable() && m_guest.friends().atTable(); }));
    }
    template <typename Condition>
    bool playUntil(const Condition& isReached) {
        return waitUntil([&] {
            m_host.act();
            m_guest.act();
            return isReached();
        });
    }
    /// Whoever is asked plays, and would then like to take that back. @return who; null if it is
    /// not possible
    Screen* wishToTakeBack() {
        if (!waitUntil([&] { return m_host.source().question() || m_guest.source().question(); })) {
            return nullptr;
        }
        Screen* const player = m_host.source().question() ? &m_host : &m_guest;
        Screen* const other = player == &m_host ? &m_guest : &m_host;
        const bool can = player->act() && waitUntil([&] {
                             return player->source().abilities().takeBack.has_value() &&
                                    other->source().question();
                         });
        player->source().takeBack();
        return can ? player : nullptr;
    }
    /// Both have seen all cards of so many rounds.
    bool knowRounds(std::size_t count) {
        const auto knows = [count](Screen& screen) {
            const Match* known = screen.source().revealed();
            return known && known->played().size() >= count;
        };
        return knows(m_host) && knows(m_guest);
    }
    static bool isOver(Screen& screen) {
        return screen.source().over() && visibleChild<MatchEndPanel>(screen.window());
    }

    Screen m_host{"Anna"};
    Screen m_guest{"Maria"};
};

TEST_F(FriendsWindows, PlayFromTheInvitationToTheResult) {
    sitTogether();
    EXPECT_FALSE(m_host.dialog());
    EXPECT_FALSE(m_guest.dialog());
    EXPECT_TRUE(m_host.window().findChild<FriendsBar*>()->isVisible());
    EXPECT_EQ(m_host.source().setup().seats[1].name, "Maria");
    EXPECT_EQ(m_guest.source().setup().seats[0].name, "Anna");
    ASSERT_TRUE(playUntil([&] { return isOver(m_host) && isOver(m_guest); }));
    ASSERT_TRUE(
        waitUntil([&] { return m_host.records().size() == 1 && m_guest.records().size() == 1; }));
    QString why;
    const auto record = readMatchFile(m_guest.records().front(), why);
    ASSERT_TRUE(record) << why.toStdString();
    EXPECT_TRUE(hasFriends(record->setup));
    emit visibleChild<MatchEndPanel>(m_guest.window())->closed();
    EXPECT_FALSE(m_guest.friends().atTable());
    // The table still knows who it is about, for what lies on it until another match begins.
    EXPECT_EQ(m_guest.source().setup().seats.size(), 2U);
    EXPECT_EQ(m_guest.source().ownSeats(), std::vector<int>{1});
    EXPECT_TRUE(m_guest.button("startFriends")->isVisible());
    EXPECT_FALSE(m_guest.button("startFriends")->property("main").toBool()) << "one of the others";
    EXPECT_EQ(m_guest.friends().left(), QString());
}

/// Three people in two houses. Each takes a seat, and the screen goes from one to the other.
TEST_F(FriendsWindows, SeveralPlayAtTheGuestsScreen) {
    m_host.window().store().change([](Settings& settings) {
        settings.match.rules.rules.match.target = 1;
        settings.match.rules.rules.table.players = 3;
    });
    m_host.friends().open();
    m_host.turnTo(1);
    m_host.window().findChild<PlayersPanel*>()->setSeating([] {
        Seating seating;
        seating.setOpponent(0, {}, QString::fromLatin1(kFriend));
        seating.setOpponent(1, {}, QString::fromLatin1(kFriend));
        return seating;
    }());
    const net::Invitation invitation = m_host.invite();
    m_guest.friends().open();
    m_guest.window().findChild<QLineEdit*>("friendsName")->setText("Maria, Ugo");
    m_guest.friends().openInvitation(invitation);
    ASSERT_TRUE(m_guest.press("sitDown"));
    ASSERT_TRUE(
        waitUntil([&] { return m_host.friends().atTable() && m_guest.friends().atTable(); }));
    EXPECT_EQ(m_guest.source().ownSeats(), (std::vector{1, 2}));
    EXPECT_EQ(m_host.source().setup().seats[1].name, "Maria");
    EXPECT_EQ(m_host.source().setup().seats[2].name, "Ugo");
    EXPECT_EQ(m_guest.source().viewer(), -1) << "nobody's hand before somebody is asked";
    ASSERT_TRUE(playUntil([&] {
        if (const int turn = m_guest.source().round().turn; turn > 0) { // the screen goes to her
            m_guest.source().setViewer(turn);
        }
        return isOver(m_host) && isOver(m_guest);
    }));
    emit visibleChild<MatchEndPanel>(m_guest.window())->rematchAsked(); // for both of them
    ASSERT_TRUE(m_host.press("friendsYes"));
    ASSERT_TRUE(waitUntil([&] {
        return m_host.friends().atTable() && m_guest.friends().atTable() &&
               !m_host.source().over() && !m_guest.source().over();
    }));
    EXPECT_EQ(m_host.source().setup().seats[2].name, "Ugo");
}

/// Two clicks, one of each.
TEST_F(FriendsWindows, AnotherMatchTakesConsent) {
    m_host.window().store().change(
        [](Settings& settings) { settings.match.rules.rules.match.target = 1; });
    sitTogether();
    ASSERT_TRUE(playUntil([&] { return isOver(m_host) && isOver(m_guest); }));
    ASSERT_TRUE(waitUntil([&] { return m_host.records().size() == 1; }));
    ASSERT_TRUE(waitUntil([&] { return m_guest.records().size() == 1; }));
    const int dealer = m_host.source().revealed()->played().front().dealer;
    const auto rematch = [](Screen& screen) { // of which the button may show less
        const auto* again = screen.window().findChild<QPushButton*>("endAgain");
        return again->accessibleName().isEmpty() ? again->text().remove('&')
                                                 : again->accessibleName();
    };
    EXPECT_EQ(rematch(m_host), dealer == 0 ? "Rematch (Maria deals)" : "Rematch (you deal)");
    EXPECT_EQ(rematch(m_guest), dealer == 1 ? "Rematch (Anna deals)" : "Rematch (you deal)");
    for (Screen* asking : {&m_guest, &m_host}) { // who is refused, then who is not
        Screen* const other = asking == &m_guest ? &m_host : &m_guest;
        emit visibleChild<MatchEndPanel>(asking->window())->rematchAsked();
        ASSERT_TRUE(waitUntil([&] { return other->said().contains("would like another match"); }));
        EXPECT_TRUE(waitUntil([&] { return asking->said().contains("when all agree"); }));
        EXPECT_TRUE(isOver(m_host) && isOver(m_guest));
        ASSERT_TRUE(other->press(asking == &m_guest ? "friendsNo" : "friendsYes"));
        ASSERT_TRUE(waitUntil([&] { return !asking->said().contains("when all agree"); }));
    }
    ASSERT_TRUE(waitUntil([&] {
        return m_host.friends().atTable() && m_guest.friends().atTable() &&
               !m_host.source().over() && !m_guest.source().over();
    }));
    EXPECT_FALSE(m_host.dialog());
    EXPECT_FALSE(m_guest.dialog());
    EXPECT_EQ(m_host.source().setup().seats[1].name, "Maria");
    ASSERT_TRUE(playUntil([&] { return isOver(m_host) && isOver(m_guest); }));
    ASSERT_TRUE(waitUntil([&] { return m_host.records().size() == 2; }));
    ASSERT_TRUE(waitUntil([&] { return m_guest.records().size() == 2; }));
    EXPECT_EQ(m_guest.source().revealed()->played().front().dealer, 1 - dealer);
}

TEST_F(FriendsWindows, AGuestThatWasKilledGoesOn) {
    sitTogether();
    ASSERT_TRUE(playUntil([&] { return knowRounds(1); }));
    QSignalSpy absences(m_host.window().findChild<FriendsBar*>(), &FriendsBar::absencesChanged);
    m_guest.stop();
    ASSERT_TRUE(waitUntil([&] { return m_host.said().contains("Maria is away"); }));
    ASSERT_EQ(absences.count(), 1);
    EXPECT_EQ(absences.takeFirst().front().toStringList(), QStringList({"", "away"}));
    m_guest.start();
    EXPECT_TRUE(m_guest.friends().left().contains("Anna"));
    EXPECT_TRUE(m_guest.button("startFriends")->property("main").toBool()) << "the likeliest wish";
    EXPECT_EQ(m_guest.window().focusWidget(), m_guest.button("startFriends"));
    ASSERT_TRUE(m_guest.press("startFriends"));
    EXPECT_TRUE(m_guest.friends().atTable());
    ASSERT_TRUE(waitUntil([&] { return !m_host.said().contains("away"); }));
    ASSERT_EQ(absences.count(), 1) << "not as often as the bar looks";
    EXPECT_TRUE(absences.front().front().toStringList().isEmpty());
    ASSERT_TRUE(playUntil([&] { return knowRounds(2); }));
}

TEST_F(FriendsWindows, AHostThatWasKilledGoesOn) {
    sitTogether();
    ASSERT_TRUE(playUntil([&] { return knowRounds(1); }));
    m_host.stop();
    ASSERT_TRUE(waitUntil([&] { return m_guest.said().contains("no connection"); }));
    m_host.start();
    ASSERT_TRUE(m_host.press("startFriends"));
    ASSERT_TRUE(waitUntil([&] { return !m_guest.said().contains("no connection"); }));
    ASSERT_TRUE(playUntil([&] { return knowRounds(2); }));
}

/// Whoever is away when the last card is played hears of it whenever both programs run again.
TEST_F(FriendsWindows, AGuestWhoWasAwayIsToldHowTheMatchEnded) {
    m_host.window().store().change(
        [](Settings& settings) { settings.match.rules.rules.match.target = 1; });
    sitTogether();
    m_guest.stop();
    ASSERT_TRUE(waitUntil([&] { return m_host.said().contains("Maria is away"); }));
    ASSERT_TRUE(m_host.press("friendsYes")); // a level plays for her
    ASSERT_TRUE(waitUntil([&] {
        m_host.act();
        return isOver(m_host);
    }));
    ASSERT_TRUE(waitUntil([&] { return m_host.records().size() == 1; }));
    emit visibleChild<MatchEndPanel>(m_host.window())->closed();
    EXPECT_EQ(m_host.friends().left(), QString());
    EXPECT_FALSE(QFile::exists(m_host.tableFile()));
    ASSERT_TRUE(waitUntil([&] { return m_host.finishedTables().size() == 1; }));
    m_host.stop();
    m_host.start();
    m_guest.start();
    ASSERT_TRUE(m_guest.press("startFriends"));
    ASSERT_TRUE(waitUntil([&] {
        m_guest.act(); // looks at the score
        return isOver(m_guest) && m_guest.records().size() == 1;
    }));
    EXPECT_TRUE(waitUntil([&] { return m_host.finishedTables().isEmpty(); }));
    EXPECT_EQ(m_host.records().size(), 1);
}

TEST_F(FriendsWindows, AGameIsChosenAmongTilesAsForAMatchWithoutFriends) {
    m_host.friends().open();
    m_host.turnTo(1);
    auto* games = m_host.dialog()->findChild<PresetList*>();
    ASSERT_TRUE(games && games->isVisible());
    EXPECT_FALSE(m_host.dialog()->findChild<QComboBox*>("friendsGame"));
    int row = 0;
    for (; row < games->count() && games->item(row)->text() != "Asso pigliatutto"; ++row) {
    }
    ASSERT_LT(row, games->count());
    games->setCurrentRow(row);
    ASSERT_TRUE(m_host.press("openTable"));
    EXPECT_EQ(m_host.friends().session()->source().setup().rules.base, "asso-pigliatutto");
}

/// Of three people, one has come and one has still to.
TEST_F(FriendsWindows, TheHostSeesWhoReadsAndWhoHasSatDown) {
    SettingsStore& store = m_host.window().store();
    store.change([](Settings& settings) { settings.match.rules.rules.table.players = 3; });
    store.windowState().set({{"friends/opponents", QJsonArray{0, 1}}});
    const net::Invitation invitation = m_host.invite();
    const auto* guests = m_host.window().findChild<QLabel*>("guests");
    m_guest.friends().openInvitation(invitation);
    ASSERT_TRUE(
        waitUntil([&] { return guests->text().contains("Maria is here and reads the rules."); }));
    EXPECT_TRUE(guests->text().contains("A friend has not come yet."));
    EXPECT_FALSE(guests->text().contains("Player")) << "nobody has that name";
    ASSERT_TRUE(m_guest.press("sitDown"));
    ASSERT_TRUE(waitUntil([&] { return guests->text().contains("Maria has sat down."); }));
}

/// Whoever has only looked at the rules keeps no seat.
TEST_F(FriendsWindows, ASeatIsFreeAgainForAnother) {
    const net::Invitation invitation = m_host.invite();
    m_guest.friends().openInvitation(invitation);
    ASSERT_TRUE(waitUntil([&] {
        auto* sit = m_guest.button("sitDown");
        return sit && sit->isVisible();
    }));
    EXPECT_TRUE(m_host.friends().session()->hosted()->isTaken(1));
    const QStringList words = m_host.friends().session()->hosted()->words();
    ASSERT_TRUE(m_guest.press("closeFriends"));
    ASSERT_TRUE(waitUntil([&] { return !m_host.friends().session()->hosted()->isTaken(1); }));
    EXPECT_EQ(m_host.friends().session()->hosted()->words(), words) << "which others may know";
    Screen other("Carla");
    other.friends().openInvitation(invitation);
    ASSERT_TRUE(other.press("sitDown"));
    ASSERT_TRUE(waitUntil([&] { return m_host.friends().atTable(); }));
    EXPECT_EQ(m_host.source().setup().seats[1].name, "Carla");
}

/// Whoever looks at another table, and goes, still has the seat at the first.
TEST_F(FriendsWindows, LookingAtAnotherTableGivesNothingUp) {
    sitTogether();
    m_guest.friends().leave();
    Screen other("Carla");
    m_guest.friends().openInvitation(other.invite());
    ASSERT_TRUE(waitUntil([&] {
        auto* sit = m_guest.button("sitDown");
        return sit && sit->isVisible();
    }));
    ASSERT_TRUE(m_guest.press("closeFriends"));
    EXPECT_TRUE(m_guest.friends().left().contains("Anna"));
    ASSERT_TRUE(m_guest.press("goOnWithTable"));
    EXPECT_TRUE(m_guest.friends().atTable());
    EXPECT_TRUE(waitUntil([&] { return !m_host.said().contains("away"); }));
}

/// After an invitation that leads nowhere too.
TEST_F(FriendsWindows, AnInvitationThatFailsGivesNothingUp) {
    sitTogether();
    m_guest.friends().leave();
    Screen other("Carla");
    net::Invitation invitation = other.invite();
    invitation.key[0] = static_cast<char>(invitation.key[0] ^ 1);
    m_guest.friends().openInvitation(invitation);
    ASSERT_TRUE(waitUntil([&] {
        auto* problem = m_guest.window().findChild<QLabel*>("friendsProblem");
        return problem && problem->isVisible() && problem->text().contains("does not open");
    }));
    ASSERT_TRUE(m_guest.press("goOnWithTable"));
    EXPECT_TRUE(m_guest.friends().atTable());
}

/// Those who wait at a table hear that it will not begin.
TEST_F(FriendsWindows, ATableThatIsClosedTellsItsGuests) {
    const net::Invitation invitation = m_host.invite();
    m_guest.friends().openInvitation(invitation);
    ASSERT_TRUE(m_guest.press("sitDown"));
    ASSERT_TRUE(m_host.press("closeFriends"));
    ASSERT_TRUE(waitUntil([&] {
        auto* problem = m_guest.window().findChild<QLabel*>("friendsProblem");
        return problem && problem->isVisible() && problem->text().contains("closed the table");
    }));
    EXPECT_EQ(m_guest.friends().left(), QString());
    EXPECT_FALSE(m_guest.button("goOnWithTable")->isVisible());
}

/// Where that of a match of this computer is shown.
TEST_F(FriendsWindows, TheFingerprintIsTheSameOnBothScreens) {
    for (Screen* screen : {&m_host, &m_guest}) {
        screen->window().store().change(
            [](Settings& settings) { settings.assist.showFingerprint = true; });
    }
    sitTogether();
    const auto shown = [](Screen& screen) {
        const auto* label = screen.window().findChild<QLabel*>("fingerprint");
        return label->isVisible() ? label->accessibleName() : QString();
    };
    ASSERT_TRUE(waitUntil([&] { return shown(m_host).contains("same on all screens"); }));
    EXPECT_TRUE(waitUntil([&] { return shown(m_host) == shown(m_guest); }));
    const QString first = shown(m_host);
    ASSERT_TRUE(playUntil([&] {
        return m_host.source().round().scoresBefore != BySide<int>{} && shown(m_host) != first &&
               !shown(m_host).isEmpty();
    }));
    m_guest.friends().leave();
    EXPECT_EQ(shown(m_guest), QString());
}

TEST_F(FriendsWindows, TakingBackTakesConsent) {
    sitTogether();
    Screen* const player = wishToTakeBack();
    ASSERT_TRUE(player);
    Screen* const other = player == &m_host ? &m_guest : &m_host;
    ASSERT_TRUE(waitUntil([&] { return other->said().contains("Do you agree?"); }));
    EXPECT_FALSE(player->source().question());
    const auto* bar = other->window().findChild<FriendsBar*>();
    EXPECT_EQ(bar->backgroundRole(), QPalette::Highlight) << "a question stands out";
    ASSERT_TRUE(other->press("friendsYes"));
    EXPECT_TRUE(waitUntil([bar] { return bar->backgroundRole() == QPalette::Window; }));
    ASSERT_TRUE(waitUntil([&] { return player->source().question().has_value(); }));
    EXPECT_TRUE(waitUntil([&] { return !other->source().question(); }));
}

TEST_F(FriendsWindows, WhoeverMayNotTakeBackIsToldSo) {
    sitTogether();
    Screen* const player = wishToTakeBack();
    ASSERT_TRUE(player);
    Screen* const other = player == &m_host ? &m_guest : &m_host;
    const auto isTold = [](const Screen& screen) {
        return screen.said().contains("The last play is not taken back.");
    };
    ASSERT_TRUE(other->press("friendsNo"));
    EXPECT_TRUE(waitUntil([&] { return isTold(*player); }));
    EXPECT_FALSE(isTold(*other)) << "who has said it";
}

/// What somebody wishes can be answered while there is something else to read.
TEST_F(FriendsWindows, ANoticeLeavesTheBarInSight) {
    sitTogether();
    auto* notice = m_host.window().findChild<NoticeBar*>();
    const auto* bar = m_host.window().findChild<FriendsBar*>();
    notice->showMessage("The disk is full.");
    QCoreApplication::processEvents();
    EXPECT_TRUE(notice->isVisible());
    EXPECT_TRUE(bar->isVisible());
    EXPECT_FALSE(notice->geometry().intersects(bar->geometry()));
    m_host.friends().leave();
    notice->showMessage("The disk is still full.");
    QCoreApplication::processEvents();
    EXPECT_EQ(notice->y(), 0);
}

/// As it does that was opened while the dialog was still there.
TEST_F(FriendsWindows, AnInvitationOpensAsTheDialogCloses) {
    const net::Invitation invitation = m_host.invite();
    m_guest.friends().open();
    ASSERT_TRUE(m_guest.dialog());
    m_guest.dialog()->reject();
    m_guest.friends().openInvitation(invitation);
    ASSERT_TRUE(m_guest.press("sitDown"));
    EXPECT_TRUE(waitUntil([&] { return m_guest.friends().atTable(); }));
}

/// A file that another program passes on while the dialog asks whom to join. Others wait.
TEST_F(FriendsWindows, AnInvitationReachesTheOpenDialogAtOnce) {
    const net::Invitation invitation = m_host.invite();
    QTemporaryDir folder;
    const auto write = [&](const char* name, const QByteArray& content) {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
        return file.fileName();
    };
    m_guest.friends().open();
    ASSERT_TRUE(m_guest.dialog());
    const auto note = [&] {
        const auto labels = m_guest.dialog()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().contains("rules.scopa-rules.json");
        });
    };
    EXPECT_FALSE(note());
    m_guest.window().serve(
        {write("rules.scopa-rules.json", R"({"format": "settebello.rules", "version": 1})"), {}});
    ASSERT_TRUE(waitUntil(note));
    EXPECT_FALSE(visibleChild<NewMatchDialog>(m_guest.window()));
    m_guest.window().serve({write("anna.settebello-table", net::invitationFile(invitation)), {}});
    ASSERT_TRUE(m_guest.press("sitDown"));
    ASSERT_TRUE(waitUntil([&] { return m_guest.friends().atTable(); }));
    EXPECT_TRUE(waitUntil([&] { return visibleChild<NewMatchDialog>(m_guest.window()); }));
}

/// Whoever says it sees that it is said.
TEST_F(FriendsWindows, APhraseIsReadAtBothScreens) {
    sitTogether();
    m_host.say("Well played!");
    EXPECT_EQ(m_host.said(), "Anna: “Well played!”");
    EXPECT_TRUE(waitUntil([&] { return m_guest.said() == "Anna: “Well played!”"; }));
    m_guest.say("Thank you!");
    EXPECT_TRUE(m_guest.said().contains("Maria: “Thank you!”"));
}

TEST_F(FriendsWindows, APauseHasAName) {
    sitTogether();
    m_guest.source().setPaused(true);
    EXPECT_TRUE(waitUntil([&] { return m_host.said().startsWith("Maria has paused the match."); }));
    EXPECT_FALSE(m_guest.said().contains("paused"));
    m_host.source().setPaused(false);
    EXPECT_TRUE(waitUntil([&] { return !m_host.said().contains("paused"); }));
}

/// Not only when it is the own turn again, after a play that would be taken back too.
TEST_F(FriendsWindows, APlayCanBeTakenBackAtOnce) {
    sitTogether();
    Screen* const player = wishToTakeBack();
    ASSERT_TRUE(player);
    EXPECT_TRUE(waitUntil([&] {
        const auto* tool = player->window().findChild<QToolButton*>("takeBack");
        return tool && tool->isVisible();
    }));
}

/// Nothing of what was said is lost, and the question stays.
TEST_F(FriendsWindows, APhraseIsReadWhileSomethingIsAsked) {
    sitTogether();
    Screen* const player = wishToTakeBack();
    ASSERT_TRUE(player);
    Screen* const other = player == &m_host ? &m_guest : &m_host;
    ASSERT_TRUE(waitUntil([&] { return other->said().contains("Do you agree?"); }));
    player->say("Oh no!");
    ASSERT_TRUE(waitUntil([&] { return other->said().contains("“Oh no!”"); }));
    EXPECT_TRUE(other->said().contains("Do you agree?"));
    EXPECT_TRUE(other->button("friendsYes")->isVisible());
    QTest::qWait(900); // sooner, the host would not pass it on
    player->say("Thank you!");
    ASSERT_TRUE(waitUntil([&] { return other->said().contains("“Thank you!”"); }));
    EXPECT_TRUE(other->said().contains("“Oh no!”"));
}

TEST_F(FriendsWindows, AFaceIsSeenAtTheOtherScreen) {
    sitTogether();
    m_host.say("Delighted");
    const auto* face = m_guest.window().findChild<QLabel*>("friendsFace");
    ASSERT_TRUE(waitUntil([&] { return m_guest.said() == "Anna looks delighted."; }));
    EXPECT_TRUE(face->isVisible());
    EXPECT_TRUE(waitUntil([&] { return !face->pixmap(Qt::ReturnByValue).isNull(); }));
}

/// Leaving is asked on the table; the match of this computer comes back to it.
TEST_F(FriendsWindows, LeavingKeepsTheSeat) {
    sitTogether();
    m_guest.window().findChild<QToolButton*>("leaveTable")->click();
    auto* question = visibleChild<CoverQuestion>(m_guest.window());
    ASSERT_TRUE(question);
    emit question->went();
    EXPECT_FALSE(m_guest.friends().atTable());
    EXPECT_TRUE(m_guest.friends().left().contains("Anna"));
    ASSERT_TRUE(waitUntil([&] { return m_host.said().contains("Maria is away"); }));
    ASSERT_TRUE(m_guest.press("startFriends"));
    ASSERT_TRUE(playUntil([&] { return knowRounds(1); }));
}

/// As after a program that was killed at the end: the match is filed once, and its table goes.
TEST_F(FriendsWindows, ATableWhoseMatchIsFiledIsRemoved) {
    m_host.window().store().change(
        [](Settings& settings) { settings.match.rules.rules.match.target = 1; });
    sitTogether();
    ASSERT_TRUE(playUntil([&] { return isOver(m_host) && isOver(m_guest); }));
    ASSERT_TRUE(waitUntil([&] { return m_host.records().size() == 1; }));
    EXPECT_TRUE(waitUntil([&] { return m_host.friends().session()->areGuestsInformed(); }));
    QTemporaryDir killed;
    ASSERT_TRUE(QFile::copy(m_host.tableFile(), killed.filePath("table"))) << "a guest may ask";
    m_host.stop();
    EXPECT_TRUE(m_host.finishedTables().isEmpty()) << "all know how it ended";
    ASSERT_TRUE(QFile::copy(killed.filePath("table"), m_host.tableFile()));
    m_host.start();
    EXPECT_EQ(m_host.friends().left(), QString());
    EXPECT_FALSE(QFile::exists(m_host.tableFile()));
    EXPECT_EQ(m_host.records().size(), 1);
    EXPECT_TRUE(waitUntil([&] { return m_host.finishedTables().isEmpty(); }))
        << "the guest, who is still there, says that it knows";
}

/// What cannot be read is set aside, and the player hears of it.
TEST_F(FriendsWindows, ADamagedTableIsSaid) {
    m_host.stop();
    QFile file(m_host.tableFile());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{\"format\":\"settebello.table\",\"version\":1,\"host\":{\"seats\":7}}");
    file.close();
    m_host.start();
    EXPECT_EQ(m_host.friends().left(), QString());
    EXPECT_TRUE(m_host.window().findChild<NoticeBar*>()->text().contains("friends.table.json"));
    EXPECT_FALSE(QFile::exists(m_host.tableFile()));
}

/// Neither in the preferences nor in the dialog; once a table is asked for, it is.
TEST_F(FriendsWindows, NoRelayIsContactedBeforeATableIsAskedFor) {
    QTcpServer relay;
    ASSERT_TRUE(relay.listen(QHostAddress::LocalHost));
    net::Broker broker;
    broker.host = "127.0.0.1";
    broker.port = relay.serverPort();
    broker.tls = false;
    m_host.window().relay().setRelay(broker);
    m_host.friends().open();
    EXPECT_TRUE(m_host.dialog()->findChild<QLabel*>("relayNote")->text().contains("127.0.0.1"));
    QTest::qWait(100);
    EXPECT_FALSE(relay.hasPendingConnections());
    m_host.turnTo(1);
    ASSERT_TRUE(m_host.press("openTable"));
    EXPECT_TRUE(waitUntil([&] { return relay.hasPendingConnections(); }));
}

TEST_F(FriendsWindows, ARelayThatIsNotReachedIsNamed) {
    net::Broker nobody;
    nobody.host = "127.0.0.1";
    nobody.port = 1;
    nobody.tls = false;
    m_host.window().relay().setRelay(nobody);
    m_host.invite();
    const auto* label = m_host.window().findChild<QLabel*>("relayFails");
    ASSERT_TRUE(waitUntil([&] { return label->isVisible(); }));
    EXPECT_TRUE(label->text().contains("127.0.0.1"));
}

/// Two houses that have nothing in common but the relay of their club.
TEST_F(FriendsWindows, ThreeWordsOpenATableByTheRelay) {
    TestBroker broker;
    if (!net::MqttClient::isAvailable() || !broker.start()) {
        GTEST_SKIP() << "no relay without libmosquitto and mosquitto";
    }
    for (Screen* screen : {&m_host, &m_guest}) {
        screen->window().relay().setRelay(broker.broker());
    }
    // Three clicks.
    ASSERT_TRUE(m_host.press("startFriends"));
    QTabBar* const tabs = m_host.window().findChild<QTabWidget*>("friendsTabs")->tabBar();
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    ASSERT_TRUE(m_host.press("openTable"));
    EXPECT_TRUE(m_host.window().findChild<QLabel*>("tableWords")->isVisible());
    const net::HostedTable& table = *m_host.friends().session()->hosted();
    ASSERT_TRUE(waitUntil([&] { return table.relay() == net::HostedTable::Relay::Ready; }));
    // Two clicks and the words.
    ASSERT_TRUE(m_guest.press("startFriends"));
    auto* const focused = qobject_cast<WordsEdit*>(m_guest.dialog()->focusWidget());
    ASSERT_TRUE(focused);
    QTest::keyClicks(focused, table.words().join(' '));
    ASSERT_EQ(focused->words(), table.words());
    QTest::keyClick(focused, Qt::Key_Return);
    ASSERT_TRUE(m_guest.press("sitDown"));
    ASSERT_TRUE(
        waitUntil([&] { return m_host.friends().atTable() && m_guest.friends().atTable(); }));
    EXPECT_EQ(m_guest.source().setup().seats[0].name, "Anna");
}

TEST_F(FriendsWindows, AWrongInvitationIsExplained) {
    net::Invitation invitation = m_host.invite();
    invitation.key[0] = static_cast<char>(invitation.key[0] ^ 1);
    m_guest.friends().openInvitation(invitation);
    ASSERT_TRUE(waitUntil([&] {
        auto* problem = m_guest.window().findChild<QLabel*>("friendsProblem");
        return problem && problem->isVisible() && problem->text().contains("does not open");
    }));
}

TEST(WordsEdit, ForgivesMistakesAndKnowsLinks) {
    WordsEdit edit;
    edit.setText("Ponte, castelo fiore");
    EXPECT_EQ(edit.words(), (QStringList{"ponte", "castello", "fiore"}));
    edit.setText("ponte fiore");
    EXPECT_FALSE(edit.words());
    const net::Invitation invitation{QByteArray(16, 'k'), {}, std::nullopt};
    edit.setText(net::linkOf(invitation));
    EXPECT_EQ(edit.invitation(), invitation);
}

} // namespace
} // namespace settebello
