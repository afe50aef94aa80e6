// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/fair_cards.h"

#include "deals/fair_cards_dialog.h"
#include "game/game_controller.h"
#include "rules/presets.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "ui/wait_until.h"
#include "window/fingerprint_bar.h"
#include "window/main_window.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <set>

namespace settebello {
namespace {

class FairCardsTest : public ::testing::Test {
protected:
    static MatchSetup setupOf(std::string_view preset, const std::string& seat0) {
        MatchSetup setup{
            {"", "scopa", findPreset(preset)->rules}, {{"Anna", seat0}, {"Ciro", "greedy"}}, 3};
        return setup;
    }

    QString file() const { return m_folder.path() + "/match.fingerprints.json"; }
    const Pack& pack() const { return m_controller.match().played().back().pack; }

    /// Lets the match go on to the end of the round, or of the match.
    void finishRound() {
        const std::size_t round = m_controller.match().played().size() - 1;
        ASSERT_TRUE(waitUntil([&] {
            if (m_controller.asksPerson()) {
                std::vector<Decision> legal;
                legalDecisions(m_controller.match().view(m_controller.match().turn()), legal);
                m_controller.decide(legal.front());
            }
            return m_controller.match().played()[round].scored;
        }));
    }

    LanguageManager m_languages;
    QTemporaryDir m_folder;
    GameController m_controller;
};

TEST(Fingerprint, IsTheSha256OfTheLine) {
    const Pack pack;
    const QString line = sealLine("0f", pack);
    EXPECT_TRUE(line.startsWith("0f 1D 2D 3D "));
    EXPECT_TRUE(line.endsWith(" 9B 10B"));
    // What `printf '%s' abc | sha256sum` prints.
    EXPECT_EQ(fingerprintOf("abc"),
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST_F(FairCardsTest, IsMadeBeforeTheFirstCardIsDealtAndOpensAfterTheRound) {
    FairCards cards(m_controller, file());
    QString before;
    QObject::connect(&m_controller, &GameController::happened, [&](const Event& event) {
        if (std::holds_alternative<PacketDealt>(event) && before.isEmpty()) {
            before = cards.rounds().back().fingerprint;
        }
    });
    m_controller.start(setupOf("scopa", kPerson));
    ASSERT_EQ(cards.rounds().size(), 1U);
    const SealedPack first = cards.rounds()[0];
    EXPECT_EQ(before, first.fingerprint);
    EXPECT_EQ(first.salt.size(), 32);
    EXPECT_EQ(first.line, sealLine(first.salt, pack()));
    EXPECT_FALSE(first.over);
    finishRound();
    EXPECT_TRUE(cards.rounds()[0].over);
    m_controller.dealNext();
    ASSERT_EQ(cards.rounds().size(), 2U);
    EXPECT_EQ(cards.rounds()[0].fingerprint, first.fingerprint);
    EXPECT_TRUE(cards.rounds()[0].over);
    EXPECT_FALSE(cards.rounds()[1].over);
    EXPECT_NE(cards.rounds()[1].salt, first.salt);
}

TEST_F(FairCardsTest, StaysWhenPlaysAreTakenBackAndWhenTheMatchIsTakenUpAgain) {
    FairCards cards(m_controller, file());
    const MatchSetup setup = setupOf("scopa", kPerson);
    m_controller.start(setup);
    const QString fingerprint = cards.rounds()[0].fingerprint;
    ASSERT_TRUE(waitUntil([&] { return m_controller.asksPerson(); }));
    std::vector<Decision> legal;
    legalDecisions(m_controller.match().view(0), legal);
    m_controller.decide(legal.front());
    ASSERT_TRUE(waitUntil([&] { return m_controller.canTakeBack(); }));
    m_controller.takeBack();
    EXPECT_EQ(cards.rounds()[0].fingerprint, fingerprint);

    cards.saveNow();
    GameController later;
    FairCards kept(later, file());
    later.resume(setup, m_controller.match());
    ASSERT_EQ(kept.rounds().size(), 1U);
    EXPECT_EQ(kept.rounds()[0].fingerprint, fingerprint);
    EXPECT_EQ(kept.rounds()[0].line, cards.rounds()[0].line);
}

TEST_F(FairCardsTest, StaysWhenAnotherMatchIsPlayedMeanwhile) {
    const MatchSetup setup = setupOf("scopa", kPerson);
    MatchSetup other = setup;
    other.seed = setup.seed + 1;
    FairCards cards(m_controller, file());
    m_controller.start(setup);
    const Match left = m_controller.match();
    const QString fingerprint = cards.rounds()[0].fingerprint;
    m_controller.start(other);
    EXPECT_NE(cards.rounds()[0].fingerprint, fingerprint);
    m_controller.resume(setup, left);
    EXPECT_EQ(cards.rounds()[0].fingerprint, fingerprint);

    cards.saveNow();
    GameController later;
    FairCards kept(later, file());
    later.start(other);
    later.resume(setup, left);
    EXPECT_EQ(kept.rounds()[0].fingerprint, fingerprint);
}

TEST_F(FairCardsTest, AnotherPackThanTheSealedOneHasNoFingerprint) {
    const MatchSetup setup = setupOf("scopa", kPerson);
    {
        FairCards cards(m_controller, file());
        m_controller.start(setup);
    }
    Match other(setup.rules.rules, 99);
    other.deal();
    GameController later;
    FairCards kept(later, file());
    later.resume(setup, other);
    ASSERT_EQ(kept.rounds().size(), 1U);
    EXPECT_TRUE(kept.rounds()[0].fingerprint.isEmpty());
    EXPECT_TRUE(kept.notices().isEmpty());
}

/// The window shows the salt in a line that the player pastes into a terminal.
TEST_F(FairCardsTest, ASaltThatIsNotOfHexadecimalDigitsIsNoSalt) {
    const MatchSetup setup = setupOf("scopa", kPerson);
    Match match(setup.rules.rules, 5);
    match.deal();
    const Pack& dealt = match.played().front().pack;
    const auto saltsOf = [&](const QString& salt) {
        QFile out(file());
        EXPECT_TRUE(out.open(QIODevice::WriteOnly));
        const QJsonObject round{{"fingerprint", fingerprintOf(sealLine(salt, dealt))},
                                {"salt", salt}};
        out.write(QJsonDocument(QJsonObject{{"format", "settebello.fingerprints"},
                                            {"version", 1},
                                            {"rounds", QJsonArray{round}}})
                      .toJson());
        out.close();
        FairCards cards(m_controller, file());
        m_controller.resume(setup, match);
        EXPECT_TRUE(cards.notices().isEmpty());
        return cards.rounds().front().salt;
    };
    const QString honest(32, '7');
    EXPECT_EQ(saltsOf(honest), honest);
    for (const char* hostile :
         {"'; rm -rf ~; '", "", "777", "7777777777777777777777777777777A",
          "77777777777777777777777777777777\n", "777777777777777777777777777777777"}) {
        EXPECT_EQ(saltsOf(hostile), "") << hostile;
    }
}

TEST_F(FairCardsTest, ADamagedFileIsSetAsideAndReported) {
    QFile broken(file());
    ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
    broken.write("{\"rounds\": 7");
    broken.close();
    FairCards cards(m_controller, file());
    const MatchSetup setup = setupOf("scopa", kPerson);
    Match match(setup.rules.rules, 5);
    match.deal();
    m_controller.resume(setup, match);
    EXPECT_TRUE(cards.notices().join(' ').contains("match.fingerprints.json.broken"));
    EXPECT_TRUE(QFile::exists(file() + ".broken-1"));
}

TEST_F(FairCardsTest, WhatCouldNotBeWrittenIsWrittenLater) {
    FairCards cards(m_controller, file());
    const MatchSetup setup = setupOf("scopa", kPerson);
    m_controller.start(setup);
    cards.saveNow();
    ASSERT_TRUE(QFile::remove(file()));
    ASSERT_TRUE(QDir().mkpath(file() + "/taken"));
    m_controller.start(setup);
    ASSERT_TRUE(waitUntil([&] { return !cards.unsaved().isEmpty(); }));
    ASSERT_TRUE(QDir(file()).removeRecursively());
    ASSERT_TRUE(waitUntil([&] { return cards.unsaved().isEmpty(); }));

    GameController later;
    FairCards kept(later, file());
    later.resume(setup, m_controller.match());
    EXPECT_EQ(kept.rounds()[0].fingerprint, cards.rounds()[0].fingerprint);
}

TEST_F(FairCardsTest, ASecondWindowKeepsItsFingerprintsBesideThoseOfTheFirst) {
    const MatchSetup setup = setupOf("scopa", kPerson);
    MatchSetup other = setup;
    other.seed = setup.seed + 1;
    GameController controller;
    FairCards second(controller, file(), false);
    controller.start(other);
    {
        FairCards first(m_controller, file());
        m_controller.start(setup);
    }
    second.takeFile();
    second.saveNow();
    GameController later;
    FairCards kept(later, file());
    for (const GameController* each : {&m_controller, &controller}) {
        later.resume(each->setup(), each->match());
        EXPECT_FALSE(kept.rounds()[0].fingerprint.isEmpty());
    }
}

/// Where the cutter's choice makes a deal void, the pack that is dealt then has its own.
TEST_F(FairCardsTest, EveryPackThatIsPlayedIsTheOneThatWasSealed) {
    FairCards cards(m_controller, file());
    for (quint64 seed = 1; seed <= 12; ++seed) {
        MatchSetup setup = setupOf("chkobba", "greedy");
        setup.rules.rules.deal.redealOnAces = 1; // void more often
        setup.rules.rules.match.target = 1;
        setup.seed = seed;
        m_controller.start(setup);
        finishRound();
        EXPECT_EQ(cards.rounds().back().line, sealLine(cards.rounds().back().salt, pack()));
    }
}

/// A generator of 64 bits reaches a vanishing part of all orders, so the window gives 256 bits of
/// the system's for every round.
TEST(Shuffle, TakesFreshNumbersForEveryRoundUnlessASeedIsGiven) {
    const auto packs = [](const std::optional<quint64>& seed) {
        QTemporaryDir folder;
        MainWindow window({folder.path(), seed, "en"});
        MatchSetup setup{{}, {{"Anna", kPerson}, {"Ciro", "greedy"}}, 3};
        std::vector<Card> cards;
        for (int i = 0; i < 2; ++i) {
            window.startMatch(setup);
            const auto dealt = window.controller().match().played().back().pack.cards();
            cards.insert(cards.end(), dealt.begin(), dealt.end());
        }
        return cards;
    };
    const std::vector<Card> seeded = packs(3);
    EXPECT_TRUE(std::equal(seeded.begin(), seeded.begin() + 40, seeded.begin() + 40));
    EXPECT_EQ(packs(3), seeded);
    const std::vector<Card> fresh = packs(std::nullopt);
    EXPECT_FALSE(std::equal(fresh.begin(), fresh.begin() + 40, fresh.begin() + 40))
        << "one setup, dealt twice: 1 in 10^47 that they are equal";
    EXPECT_NE(systemRandomness(), systemRandomness());
}

class FairCardsWindow : public FairCardsTest {
protected:
    void SetUp() override { m_languages.use("en"); }
    SettingsStore m_store{m_folder.path()};
    FairCards m_cards{m_controller, file()};
};

TEST_F(FairCardsWindow, ShowsTheOrderOnlyAfterTheRoundAndTheCommandGivesTheFingerprint) {
    m_controller.start(setupOf("scopa", kPerson));
    FairCardsDialog dialog(m_cards, m_store);
    dialog.show();
    const auto* fingerprint = dialog.findChild<QLineEdit*>("fingerprint");
    const auto* line = dialog.findChild<QPlainTextEdit*>("line");
    const auto* command = dialog.findChild<QPlainTextEdit*>("command");
    EXPECT_EQ(fingerprint->text(), m_cards.rounds()[0].fingerprint);
    EXPECT_EQ(line->toPlainText(), "");
    EXPECT_EQ(command->toPlainText(), "");
    finishRound();
    EXPECT_EQ(line->toPlainText(), m_cards.rounds()[0].line);
    const QString printed = line->toPlainText();
    EXPECT_EQ(QCryptographicHash::hash(printed.toLatin1(), QCryptographicHash::Sha256).toHex(),
              fingerprint->text().toLatin1());
    const QString shell = FairCardsDialog::command(FairCardsDialog::System::Linux, printed);
    EXPECT_EQ(shell, "printf '%s' '" + printed + "' | sha256sum");
    for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
        if (button->accessibleName() == "Copy the command") {
            button->click();
        }
    }
    EXPECT_EQ(QGuiApplication::clipboard()->text(), command->toPlainText());
    const QString sh = QStandardPaths::findExecutable("sh");
    if (sh.isEmpty() || QStandardPaths::findExecutable("sha256sum").isEmpty()) {
        GTEST_SKIP() << "no sha256sum here";
    }
    QProcess process;
    process.start(sh, {"-c", shell});
    ASSERT_TRUE(process.waitForFinished());
    EXPECT_EQ(process.readAllStandardOutput().left(64), fingerprint->text().toLatin1());
}

TEST_F(FairCardsWindow, SaysWhereTheRandomnessComesFrom) {
    const auto about = [this] {
        const FairCardsDialog dialog(m_cards, m_store);
        QString text;
        for (const QLabel* label : dialog.findChildren<QLabel*>()) {
            text += label->text();
        }
        return text;
    };
    EXPECT_FALSE(about().contains("operating system's own generator"));
    EXPECT_TRUE(about().contains("--seed"));
    EXPECT_TRUE(about().contains("holds all the cards"));
    m_controller.setRandomness(systemRandomness);
    EXPECT_TRUE(about().contains("operating system's own generator"));
    EXPECT_FALSE(about().contains("--seed"));
    EXPECT_TRUE(about().contains("holds all the cards"));
}

TEST_F(FairCardsWindow, SaysThatTheCardsComeFromACode) {
    m_controller.setRandomness(systemRandomness);
    const FairCardsDialog dialog(m_cards, m_store);
    const auto about = [&] {
        QString text;
        for (const QLabel* label : dialog.findChildren<QLabel*>()) {
            text += label->text();
        }
        return text;
    };
    EXPECT_TRUE(about().contains("come from a deal code. It was drawn")) << "of the next match";
    dialog.findChild<QCheckBox*>("codes")->click();
    EXPECT_FALSE(m_store.settings().assist.dealCodes);
    EXPECT_TRUE(about().contains("256 bits of it"));
    MatchSetup setup = setupOf("scopa", kPerson);
    setup.code = MatchCode{dealCodeOf(setup.rules.rules, 12), false};
    m_controller.start(setup);
    EXPECT_EQ(m_cards.source(), FairCards::Source::DrawnCode);
    EXPECT_TRUE(about().contains("nobody knows it before the match is over"));
    setup.code->given = true;
    m_controller.start(setup);
    EXPECT_EQ(m_cards.source(), FairCards::Source::GivenCode);
    EXPECT_TRUE(about().contains("that was known before"));
    EXPECT_FALSE(about().contains("nobody knows it"));
    EXPECT_EQ(m_cards.rounds().size(), 1U) << "the fingerprint is made all the same";
    EXPECT_FALSE(m_cards.rounds()[0].fingerprint.isEmpty());
}

TEST_F(FairCardsWindow, TheBarIsThereOnlyIfItIsWanted) {
    FingerprintBar bar(m_cards);
    EXPECT_FALSE(bar.isVisible());
    bar.setWanted(true);
    EXPECT_FALSE(bar.isVisible()) << "nothing is dealt yet";
    m_controller.start(setupOf("scopa", kPerson));
    EXPECT_TRUE(bar.isVisible());
    EXPECT_TRUE(bar.findChild<QLabel*>("fingerprint")
                    ->accessibleName()
                    .contains(m_cards.rounds()[0].fingerprint));
    bar.setWanted(false);
    EXPECT_FALSE(bar.isVisible());
}

class FairCardsFits : public FairCardsWindow, public ::testing::WithParamInterface<const char*> {};

TEST_P(FairCardsFits, IntoTheSmallestWindow) {
    m_languages.use(GetParam());
    FairCardsDialog dialog(m_cards, m_store);
    dialog.show();
    dialog.resize(760, 500);
    QCoreApplication::processEvents();
    EXPECT_LE(dialog.minimumSizeHint().width(), 760);
    EXPECT_LE(dialog.minimumSizeHint().height(), 500);
    FingerprintBar bar(m_cards);
    m_controller.start(setupOf("scopa", kPerson));
    bar.setWanted(true);
    EXPECT_LE(bar.minimumSizeHint().width(), 800);
}

INSTANTIATE_TEST_SUITE_P(LanguageManager, FairCardsFits, ::testing::Values("en", "fr", "it"));

} // namespace
} // namespace settebello
