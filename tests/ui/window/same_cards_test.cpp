// SPDX-License-Identifier: GPL-3.0-or-later
// Playing the same cards again: from the menu, a code, a kept match and a friend's result.
#include "compare/compare_dialog.h"
#include "covers/cover_question.h"
#include "covers/match_end_panel.h"
#include "covers/score_sheet.h"
#include "deals/deal_code_dialog.h"
#include "deals/match_of_the_day.h"
#include "game/game_controller.h"
#include "game/match_autosave.h"
#include "game/match_id.h"
#include "game/record_file.h"
#include "game/statistics_store.h"
#include "history/matches_dialog.h"
#include "settings/settings_store.h"
#include "ui/analysis/invented_analysis.h"
#include "ui/pass_lock.h"
#include "ui/visible_child.h"
#include "ui/wait_until.h"
#include "widgets/figures_table.h"
#include "window/main_menu.h"
#include "window/main_window.h"
#include "window/match_flow.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeView>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class SameCards : public ::testing::Test {
protected:
    void SetUp() override { open(); }
    void open() {
        m_window.reset();
        m_window = std::make_unique<MainWindow>(WindowOptions{m_folder.path(), {}, "en"});
        m_window->store().change([](Settings& s) {
            s.assist.firstStepsOffered = true;
            s.display.animationSpeed = 0;
            s.match.name = "Anna";
            s.match.opponents = {"greedy"};
            s.match.rules.rules.match.target = 1;
        });
        m_window->show();
        m_window->welcome();
    }
    GameController& controller() const { return m_window->controller(); }
    const MatchSetup& setup() const { return controller().setup(); }
    MatchFlow* flow() const { return m_window->findChild<MatchFlow*>(); }
    MainMenu* menu() const { return m_window->findChild<MainMenu*>(); }
    CompareDialog* comparison() const { return m_window->findChild<CompareDialog*>(); }
    Pack firstPack() const { return controller().match().played().front().pack; }
    std::string code() const { return toString(setup().code->code); }

    /// Plays with the first legal decisions, or the last, to the end, and waits until the match is
    /// counted.
    void playToTheEnd(bool last = false) const {
        const std::size_t before = m_window->statistics().statistics().matches.size();
        EXPECT_TRUE(waitUntil([&] {
            if (auto* sheet = visibleChild<ScoreSheet>(*m_window)) {
                emit sheet->closed();
            }
            if (controller().asksPerson()) {
                std::vector<Decision> legal;
                const Match& match = controller().match();
                legalDecisions(match.view(match.turn()), legal);
                controller().decide(last ? legal.back() : legal.front());
            }
            return visibleChild<MatchEndPanel>(*m_window) != nullptr &&
                   m_window->statistics().statistics().matches.size() > before;
        }));
    }
    void leaveForAnother() const {
        auto* question = visibleChild<CoverQuestion>(*m_window);
        ASSERT_TRUE(question);
        emit question->went();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

TEST_F(SameCards, EveryMatchGetsACodeOfItsOwn) {
    flow()->playLast();
    ASSERT_TRUE(setup().code);
    EXPECT_FALSE(setup().code->given);
    const std::string first = code();
    flow()->playAgain();
    leaveForAnother();
    EXPECT_NE(code(), first);
    m_window->store().change([](Settings& s) { s.assist.dealCodes = false; });
    flow()->playAgain();
    leaveForAnother();
    EXPECT_FALSE(setup().code) << "the player wants fresh numbers for every round";
    EXPECT_TRUE(controller().hasRandomness());
}

TEST_F(SameCards, AgainDealsTheSameAndExchangesSeats) {
    flow()->playLast();
    const Pack pack = firstPack();
    const std::string first = code();
    emit menu()->sameCards(false);
    leaveForAnother();
    EXPECT_EQ(firstPack(), pack);
    EXPECT_EQ(code(), first);
    EXPECT_TRUE(setup().code->given);
    EXPECT_TRUE(setup().isPerson(0));
    emit menu()->sameCards(true);
    leaveForAnother();
    EXPECT_EQ(firstPack(), pack);
    EXPECT_TRUE(setup().isPerson(1));
    EXPECT_EQ(setup().seat(1).name, "Anna");
    EXPECT_EQ(firstPerson(controller().setup()), 1);
}

TEST_F(SameCards, AContinuedMatchGoesOnWithItsCards) {
    m_window->store().change([](Settings& s) { s.match.rules.rules.match.target = 101; });
    flow()->playLast();
    const DealCode dealt = setup().code->code;
    ASSERT_TRUE(waitUntil([&] { return controller().asksPerson(); }));
    std::vector<Decision> legal;
    legalDecisions(controller().match().view(controller().match().turn()), legal);
    controller().decide(legal.front());
    QCoreApplication::processEvents();
    m_window->autosave().flush();
    open();
    flow()->continueLeft();
    ASSERT_TRUE(setup().code);
    EXPECT_EQ(setup().code->code, dealt);
    ASSERT_TRUE(waitUntil([&] {
        if (auto* sheet = visibleChild<ScoreSheet>(*m_window)) {
            emit sheet->closed();
        }
        if (controller().asksPerson()) {
            legal.clear();
            const Match& match = controller().match();
            legalDecisions(match.view(match.turn()), legal);
            controller().decide(legal.front());
        }
        return controller().match().played().size() == 3;
    }));
    Match third(setup().rules.rules, 0, controller().match().played().back().dealer);
    third.shuffleWith(shuffleOf(dealt, 2));
    third.deal();
    EXPECT_EQ(controller().match().played().back().pack, third.played().back().pack);
}

/// Whoever plays the cards of a match before it is over knows them when continuing it.
TEST_F(SameCards, AMatchLeftForItsOwnCardsIsOneOfKnownCards) {
    flow()->playLast();
    const std::string first = code();
    ASSERT_TRUE(waitUntil([&] { return controller().asksPerson(); }));
    std::vector<Decision> legal;
    legalDecisions(controller().match().view(controller().match().turn()), legal);
    controller().decide(legal.front());
    ASSERT_TRUE(waitUntil([&] { return controller().asksPerson(); }));
    EXPECT_FALSE(setup().code->given);
    emit menu()->sameCards(true);
    leaveForAnother();
    ASSERT_TRUE(waitUntil([&] { return !m_window->autosave().lastLeft().isEmpty(); }));
    emit menu()->matches();
    auto* again = m_window->findChild<MatchesDialog*>()->findChild<QPushButton*>("sameCards");
    auto* resume = m_window->findChild<MatchesDialog*>()->findChild<QPushButton*>("resume");
    ASSERT_TRUE(again && resume);
    ASSERT_TRUE(waitUntil([&] { return resume->isEnabled(); }));
    EXPECT_FALSE(again->isEnabled()) << "it is not over";
    flow()->resumeKept(m_window->autosave().lastLeft());
    EXPECT_EQ(code(), first);
    EXPECT_TRUE(setup().code->given);
}

/// Plays a card, so that the match is worth keeping.
class CopiedMatch : public SameCards {
protected:
    void SetUp() override {
        SameCards::SetUp();
        flow()->playLast();
        playACard();
        m_window->autosave().saveNow();
        const QString copy = m_folder.filePath("copy.scopa.json");
        ASSERT_TRUE(QFile::copy(m_window->autosave().file(), copy));
    }
    void playACard() const {
        ASSERT_TRUE(waitUntil([&] { return controller().asksPerson(); }));
        std::vector<Decision> legal;
        legalDecisions(controller().question(), legal);
        controller().decide(legal.front());
        ASSERT_TRUE(waitUntil([&] { return controller().asksPerson(); }));
    }
    void openAndContinue(const QString& file) const {
        m_window->open(file);
        auto* resume = m_window->findChild<QPushButton*>("resume");
        ASSERT_TRUE(resume);
        resume->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QString copy() const { return m_folder.filePath("copy.scopa.json"); }
    const std::vector<MatchSummary>& counted() const {
        return m_window->statistics().statistics().matches;
    }
};

TEST_F(CopiedMatch, IsOneOfKnownCardsOnceItIsFinishedInTheCopyToo) {
    playToTheEnd();
    openAndContinue(copy());
    playToTheEnd(true);
    ASSERT_EQ(counted().size(), 2U);
    EXPECT_FALSE(counted()[0].codeGiven);
    EXPECT_TRUE(counted()[1].codeGiven);
}

/// Whoever plays the copy knows the cards of the match itself, and the other way round.
TEST_F(CopiedMatch, IsOneOfKnownCardsAndSoIsTheMatchThatIsLeftForIt) {
    const std::string first = code();
    EXPECT_FALSE(setup().code->given);
    openAndContinue(copy());
    EXPECT_EQ(code(), first);
    EXPECT_TRUE(setup().code->given);
    playACard();
    ASSERT_TRUE(waitUntil([&] { return !m_window->autosave().lastLeft().isEmpty(); }));
    flow()->resumeKept(m_window->autosave().lastLeft());
    EXPECT_EQ(code(), first);
    EXPECT_TRUE(setup().code->given);
}

/// Not the match that is in play but one that was left before.
TEST_F(CopiedMatch, MakesAMatchThatWasLeftOneOfKnownCards) {
    const std::string first = code();
    flow()->playAgain();
    leaveForAnother();
    playACard();
    ASSERT_TRUE(waitUntil([&] { return !m_window->autosave().lastLeft().isEmpty(); }));
    const QString left = m_window->autosave().lastLeft();
    openAndContinue(copy());
    flow()->resumeKept(left);
    EXPECT_EQ(code(), first);
    EXPECT_TRUE(setup().code->given);
}

TEST_F(CopiedMatch, WithoutACodeIsOneOfKnownCards) {
    m_window->store().change([](Settings& s) { s.assist.dealCodes = false; });
    flow()->playAgain();
    leaveForAnother();
    playACard();
    m_window->autosave().saveNow();
    const QString other = m_folder.filePath("other.scopa.json");
    ASSERT_TRUE(QFile::copy(m_window->autosave().file(), other));
    EXPECT_FALSE(cardsAreKnown(setup()));
    openAndContinue(other);
    EXPECT_FALSE(setup().code);
    EXPECT_TRUE(cardsAreKnown(setup()));
    playToTheEnd();
    ASSERT_EQ(counted().size(), 1U);
    EXPECT_TRUE(counted()[0].codeGiven);
    flow()->playAgain();
    EXPECT_FALSE(cardsAreKnown(setup())) << "a match of its own";
}

TEST_F(CopiedMatch, IsNotTheMatchInPlayItself) {
    const QString own = m_window->autosave().file();
    open();
    m_window->open(own); // which asks nothing
    ASSERT_TRUE(controller().hasMatch());
    EXPECT_FALSE(setup().code->given);
    playToTheEnd();
    ASSERT_EQ(counted().size(), 1U);
    EXPECT_FALSE(counted()[0].codeGiven);
}

/// Two people at one screen, one of whom has played a card.
class CardsOfSeveral : public CopiedMatch {
protected:
    void SetUp() override {
        SameCards::SetUp();
        RuleSet rules;
        rules.match.target = 1;
        begin(dealCodeOf(rules, 7), rules);
    }
    void begin(const DealCode& code, const RuleSet& rules) const {
        flow()->startMatch({{{}, "scopa", rules},
                            {{"Anna", kPerson}, {"Ciro", kPerson}},
                            3,
                            MatchCode{code, false}});
        playACard();
    }
    void openByCode(const DealCode& code) const {
        flow()->dealByCode();
        auto* dialog = m_window->findChild<DealCodeDialog*>();
        dialog->setCode(QString::fromStdString(toString(code)));
        dialog->accept();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    /// Whether the cards are refused, with the reason.
    bool refused() const {
        auto* box = m_window->findChild<QMessageBox*>();
        const bool says = box && box->text() == "The match with these cards is not over yet.";
        delete box;
        return says && !visibleChild<CoverQuestion>(*m_window);
    }
};

TEST_F(CardsOfSeveral, AreNotDealtAgainDuringTheMatch) {
    const MatchSetup before = setup();
    const std::string moves = matchId(controller().match());
    emit menu()->sameCards(false);
    EXPECT_TRUE(refused());
    emit menu()->sameCards(true);
    EXPECT_TRUE(refused());
    openByCode(before.code->code);
    EXPECT_TRUE(refused());
    EXPECT_EQ(setup(), before);
    EXPECT_EQ(matchId(controller().match()), moves);
}

TEST_F(CardsOfSeveral, AreNotDealtAgainAfterTheMatchWasLeft) {
    const MatchSetup left = setup();
    flow()->playAgain();
    leaveForAnother();
    ASSERT_NE(setup().code, left.code);
    m_window->autosave().saveNow();
    for (const bool exchanged : {false, true}) { // as from the list and a comparison
        flow()->playCardsOf(left, exchanged);
        EXPECT_TRUE(refused());
    }
    openByCode(left.code->code);
    EXPECT_TRUE(refused());
    openByCode(dealCodeOf(left.rules.rules, 8));
    EXPECT_FALSE(refused()) << "other cards";
}

TEST_F(CardsOfSeveral, OfTheDayAreNotDealtAgain) {
    const MatchSetup day = matchOfTheDay(m_window->store(), QDate::currentDate());
    begin(day.code->code, day.rules.rules);
    flow()->playMatchOfTheDay();
    EXPECT_TRUE(refused());
}

TEST_F(CardsOfSeveral, AreNotDealtAgainByACopy) {
    m_window->autosave().saveNow();
    ASSERT_TRUE(QFile::copy(m_window->autosave().file(), copy()));
    playACard();
    m_window->open(copy());
    EXPECT_TRUE(refused());
}

/// As after an export, some more cards and an import.
TEST_F(CardsOfSeveral, AreNotPlayedOnFromAnEarlierState) {
    m_window->autosave().saveNow();
    const QString earlier =
        m_window->autosave().matchesFolder() + "/2026-01-01-200000-scopa-unfinished.scopa.json";
    ASSERT_TRUE(QDir().mkpath(m_window->autosave().matchesFolder()));
    ASSERT_TRUE(QFile::copy(m_window->autosave().file(), earlier));
    playACard();
    m_window->autosave().saveNow();
    const auto refusesEarlier = [&] {
        flow()->resumeKept(earlier);
        auto* box = m_window->findChild<QMessageBox*>();
        const bool says = box && box->text().contains("an earlier state");
        delete box;
        return says;
    };
    const std::string moves = matchId(controller().match());
    EXPECT_TRUE(refusesEarlier()) << "while it is on the table";
    EXPECT_EQ(matchId(controller().match()), moves);
    open();
    EXPECT_TRUE(refusesEarlier()) << "after it was left";
    flow()->continueLeft();
    ASSERT_TRUE(controller().hasMatch());
    EXPECT_EQ(matchId(controller().match()), moves) << "the match itself goes on";
    EXPECT_TRUE(QFile::exists(earlier));
}

TEST_F(CardsOfSeveral, AreNotDealtAgainByANumber) {
    m_window->store().change([](Settings& s) { s.assist.dealCodes = false; });
    const auto openWithNumber = [this] {
        m_window.reset();
        WindowOptions options{m_folder.path(), {}, "en"};
        options.seed = 7;
        m_window = std::make_unique<MainWindow>(options);
    };
    const auto begin = [this] {
        MatchSetup setup{{{}, "scopa", {}}, {{"Anna", kPerson}, {"Ciro", kPerson}}, 7, {}};
        flow()->startMatch(setup);
    };
    openWithNumber();
    begin();
    playACard();
    m_window->autosave().saveNow();
    openWithNumber();
    begin();
    EXPECT_TRUE(refused());
    EXPECT_FALSE(controller().hasMatch());
}

TEST_F(CardsOfSeveral, AreDealtAgainOnceTheMatchIsOver) {
    const MatchSetup first = setup();
    ASSERT_TRUE(waitUntil([&] {
        if (auto* sheet = visibleChild<ScoreSheet>(*m_window)) {
            emit sheet->closed();
        }
        if (controller().asksPerson()) {
            std::vector<Decision> legal;
            legalDecisions(controller().question(), legal);
            controller().decide(legal.front());
        }
        return controller().match().over();
    }));
    m_window->autosave().saveNow();
    emit menu()->sameCards(true);
    EXPECT_FALSE(refused());
    EXPECT_EQ(setup().code->code, first.code->code);
    EXPECT_FALSE(controller().match().over());
}

/// The analysis of the match that ended is made in the background, also before its end is shown.
TEST_F(SameCards, TheEndNamesTheOneThingToLearn) {
    flow()->playLast();
    playToTheEnd();
    const Record played{setup(), controller().match()};
    const auto words = [this] {
        QString all;
        for (const QLabel* label :
             visibleChild<MatchEndPanel>(*m_window)->findChildren<QLabel*>()) {
            all += label->text() + '\n';
        }
        return all;
    };
    Analysis analysis = inventedAnalysis(played.match);
    Analysis other = analysis;
    other.record = "0123456789abcdef";
    flow()->showLesson(played, other);
    EXPECT_FALSE(words().contains("To learn from this match")) << "of another match";
    flow()->showLesson(played, analysis);
    EXPECT_TRUE(words().contains("To learn from this match"));
    flow()->playAgain();
    playToTheEnd();
    EXPECT_FALSE(words().contains("To learn from this match"));
}

TEST_F(SameCards, CountSeparatelyAndStandSideBySide) {
    flow()->playLast();
    playToTheEnd();
    const auto& counted = m_window->statistics().statistics().matches;
    ASSERT_EQ(counted.size(), 1U);
    EXPECT_EQ(counted[0].code, code());
    EXPECT_FALSE(counted[0].codeGiven);
    const auto* first = visibleChild<MatchEndPanel>(*m_window);
    passLock(*first);
    first->findChild<QPushButton*>("endMore")->click();
    EXPECT_TRUE(first->findChild<QPushButton*>("endCompare")->isVisible());
    flow()->playSameCards(true);
    playToTheEnd();
    ASSERT_EQ(counted.size(), 2U);
    EXPECT_TRUE(counted[1].codeGiven);
    EXPECT_EQ(counted[1].seat, 1);
    flow()->playSameCards(false);
    playToTheEnd(true);
    ASSERT_EQ(counted.size(), 3U);
    const auto* end = visibleChild<MatchEndPanel>(*m_window);
    passLock(*end);
    end->findChild<QPushButton*>("endCompare")->click();
    ASSERT_TRUE(comparison());
    auto* table = comparison()->findChild<FiguresTable*>("comparison");
    EXPECT_EQ(table->columnCount(), 4) << "you, master, and the first try in this seat";
    EXPECT_EQ(comparison()->findChild<QLineEdit*>("code")->text().toStdString(), code());
}

TEST_F(SameCards, OfAKeptMatchAreDealtFromTheList) {
    flow()->playLast();
    playToTheEnd();
    const Pack pack = firstPack();
    const std::string first = code();
    open();
    emit menu()->matches();
    auto* dialog = m_window->findChild<MatchesDialog*>();
    ASSERT_TRUE(dialog);
    auto* again = dialog->findChild<QPushButton*>("sameCards");
    ASSERT_TRUE(waitUntil([&] { return again->isEnabled(); }));
    EXPECT_TRUE(dialog->findChild<QPushButton*>("compare")->isEnabled());
    again->click();
    ASSERT_TRUE(controller().hasMatch());
    EXPECT_EQ(firstPack(), pack);
    EXPECT_EQ(code(), first);
}

TEST_F(SameCards, OfAFriendsResultAreOfferedAndThenCompared) {
    flow()->playLast();
    playToTheEnd();
    CodeResult result =
        codeResultOf({setup(), controller().match(), dateOfTime(QDateTime::currentDateTime())}, 0);
    result.players[0].name = "Rosa";
    const QString own = m_folder.filePath("own.settebello-result.json");
    QFile file(own);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(resultFileText(result)));
    file.close();
    result.code.code.shuffle += 1;
    QFile other(m_folder.filePath("other.json"));
    ASSERT_TRUE(other.open(QIODevice::WriteOnly));
    other.write(QByteArray::fromStdString(resultFileText(result)));
    other.close();
    m_window->open(own);
    ASSERT_TRUE(comparison());
    auto* table = comparison()->findChild<FiguresTable*>("comparison");
    ASSERT_EQ(table->columnCount(), 4);
    EXPECT_EQ(table->horizontalHeaderItem(3)->text(), "Rosa");
    EXPECT_EQ(table->item(1, 3)->text(), table->item(1, 1)->text()) << "the same points";
    m_window->open(other.fileName());
    auto* dialog = m_window->findChild<DealCodeDialog*>();
    ASSERT_TRUE(dialog);
    EXPECT_EQ(dialog->setup().code->code, result.code.code);
    EXPECT_EQ(dialog->setup().rules.rules, setup().rules.rules) << "which came with the file";
    dialog->accept();
    EXPECT_EQ(code(), toString(result.code.code));
}

} // namespace
} // namespace settebello
