// SPDX-License-Identifier: GPL-3.0-or-later
#include "deals/deal_code_dialog.h"

#include "rules/presets.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "widgets/message_label.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace settebello {
namespace {

constexpr const char* kScopa = "SCOPA-2-2PF2D-BSQQG-AH";
const QDate kToday(2026, 11, 23);

class DealCodeDialogTest : public ::testing::Test {
protected:
    void SetUp() override {
        m_languages.use("en");
        m_store.change([](Settings& s) {
            s.match.name = "Anna";
            s.match.opponents = {"expert"};
        });
        m_dialog = std::make_unique<DealCodeDialog>(m_store, kToday);
        m_dialog->show();
    }
    template <typename Widget>
    Widget* the(const char* name) const {
        return m_dialog->findChild<Widget*>(name);
    }
    void type(const QString& code) const {
        the<QLineEdit>("code")->clear();
        QTest::keyClicks(the<QLineEdit>("code"), code);
    }
    bool canPlay() const { return the<QPushButton>("play")->isEnabled(); }
    std::string message() const { return the<MessageLabel>("message")->message().toStdString(); }
    QString writeRules(const RuleSet& rules) const {
        QFile file(m_folder.filePath("house.scopa-rules.json"));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(writeRuleFile({"Nonna's", "scopa", rules})));
        return file.fileName();
    }

    QTemporaryDir m_folder;
    LanguageManager m_languages;
    SettingsStore m_store{m_folder.path()};
    std::unique_ptr<DealCodeDialog> m_dialog;
};

TEST_F(DealCodeDialogTest, BeginsTheMatchOfACodeHoweverItIsTyped) {
    EXPECT_FALSE(canPlay());
    EXPECT_EQ(m_dialog->focusWidget(), the<QLineEdit>("code"));
    for (const char* typed : {kScopa, "scopa 2 2pf2d bsqqg ah", "sc0pa22pf2dbsqqgah"}) {
        type(typed);
        ASSERT_TRUE(canPlay()) << typed;
        const MatchSetup setup = m_dialog->setup();
        ASSERT_TRUE(setup.code);
        EXPECT_EQ(toString(setup.code->code), kScopa);
        EXPECT_TRUE(setup.code->given);
        EXPECT_EQ(setup.rules.rules, RuleSet());
        EXPECT_EQ(setup.rules.base, "scopa");
        EXPECT_EQ(setup.seat(0).name, "Anna");
        EXPECT_EQ(setup.seat(1).level, "expert");
    }
    EXPECT_EQ(message(), "Scopa, 11 points. With the opponents of your last match.");
    QTest::keyClick(m_dialog.get(), Qt::Key_Return);
    EXPECT_EQ(m_dialog->result(), QDialog::Accepted);
}

TEST_F(DealCodeDialogTest, SaysWhatIsWrongWithACode) {
    type("SCOPA-2-2PF2D-BSQQG-AK");
    EXPECT_FALSE(canPlay());
    EXPECT_EQ(message(), "SCOPA-2-2PF2D-BSQQG-AK is not a deal code as it was given: a character "
                         "is wrong");
    EXPECT_EQ(the<QLineEdit>("code")->accessibleDescription().toStdString(), message());
    type("hello");
    EXPECT_EQ(message(), "hello is not a deal code");
    type("");
    EXPECT_EQ(message(), "");
}

TEST_F(DealCodeDialogTest, GivesThePlayerTheSeatThatIsChosen) {
    type("SCOPA-3-ZZZZZ-ZZZZZ-AD");
    auto* seat = the<QComboBox>("seat");
    ASSERT_EQ(seat->count(), 3);
    seat->setCurrentIndex(2);
    MatchSetup setup = m_dialog->setup();
    EXPECT_TRUE(setup.isPerson(2));
    EXPECT_FALSE(setup.isPerson(0));
    EXPECT_EQ(setup.seat(2).name, "Anna");
    type(kScopa);
    EXPECT_EQ(seat->count(), 2);
    EXPECT_EQ(seat->currentIndex(), 0);
}

TEST_F(DealCodeDialogTest, HasAMatchOfTheDayForEachFamily) {
    auto* day = the<QComboBox>("day");
    EXPECT_EQ(day->count(), static_cast<int>(gamesOfTheDay().size()) + 1);
    day->setCurrentIndex(day->findData("scopone"));
    emit day->activated(day->currentIndex());
    ASSERT_TRUE(canPlay());
    const MatchSetup setup = m_dialog->setup();
    EXPECT_EQ(setup.code->code, dealCodeOfTheDay("scopone", "2026-11-23"));
    EXPECT_EQ(setup.rules.rules, findPreset("scopone")->rules);
    EXPECT_EQ(setup.seat(1).level, "casual") << "not the expert of the last match";
    type(kScopa);
    EXPECT_EQ(day->currentIndex(), 0) << "which is no match of the day";
}

TEST_F(DealCodeDialogTest, FindsTheHouseRulesOfACode) {
    RuleSet rules;
    rules.match.target = 31;
    m_store.change([&](Settings& s) { s.houseRules = {{"Nonna's", "scopa", rules}}; });
    type(QString::fromStdString(toString(dealCodeOf(rules, 8))));
    ASSERT_TRUE(canPlay());
    EXPECT_EQ(m_dialog->setup().rules.rules, rules);
    EXPECT_EQ(message(), "Nonna's, 31 points. With the opponents of your last match.");
    EXPECT_FALSE(the<QPushButton>("openRules")->isVisible());
}

TEST_F(DealCodeDialogTest, AsksForTheFileOfHouseRulesThatThePlayerDoesNotHave) {
    RuleSet rules;
    rules.match.target = 31;
    RuleSet others;
    others.match.target = 41;
    const std::string digest = digestText(digestOf(rules));
    type(QString::fromStdString(toString(dealCodeOf(rules, 8))));
    EXPECT_FALSE(canPlay());
    EXPECT_TRUE(the<QPushButton>("openRules")->isVisible());
    EXPECT_NE(message().find(digest), std::string::npos) << message();
    m_dialog->openRules(writeRules(others));
    EXPECT_FALSE(canPlay());
    EXPECT_NE(message().find(digestText(digestOf(others))), std::string::npos) << message();
    EXPECT_NE(message().find(digest), std::string::npos) << message();
    m_dialog->openRules(m_folder.filePath("nothing"));
    EXPECT_NE(message().find("cannot be read"), std::string::npos) << message();
    m_dialog->openRules(writeRules(rules));
    ASSERT_TRUE(canPlay());
    EXPECT_EQ(m_dialog->setup().rules.rules, rules);
}

} // namespace
} // namespace settebello
