// SPDX-License-Identifier: GPL-3.0-or-later
#include "covers/score_sheet.h"

#include "cards/card_pictures.h"
#include "cards/card_strip.h"
#include "cards/pack.h"
#include "cards/random.h"
#include "game/match.h"
#include "game/seen_events.h"
#include "rules/presets.h"
#include "settings/language_manager.h"
#include "table/motion/director.h"
#include "ui/pass_lock.h"
#include "ui/read_at_once.h"
#include "ui/scoped_font.h"
#include "ui/unfinished_texts.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <gtest/gtest.h>

#include <numeric>

namespace settebello {
namespace {

CardSet cards(std::initializer_list<const char*> names) {
    CardSet set;
    for (const char* name : names) {
        set.insert(*parseCard(name));
    }
    return set;
}

/// A round scored from its piles, as the engine would.
RoundSummary roundOf(const RuleSet& rules, std::initializer_list<Tally> tallies) {
    RoundSummary round;
    round.rules = rules;
    std::copy(tallies.begin(), tallies.end(), round.tallies.begin());
    round.points = scoreRound(rules, std::span(round.tallies).first(tallies.size()));
    for (std::size_t side = 0; side < tallies.size(); ++side) {
        round.scores[side] = round.points[side].total();
    }
    return round;
}

const ScoreLine* lineOf(const QList<ScoreLine>& lines, const char* name) {
    for (const ScoreLine& line : lines) {
        if (line.name == name) {
            return &line;
        }
    }
    return nullptr;
}

CardSet shown(const ScoreCell& cell) {
    CardSet set;
    for (const Card card : cell.cards) {
        set.insert(card);
    }
    return set;
}

class ScoreLinesTest : public ::testing::Test {
protected:
    void SetUp() override { m_languages.use("en"); }
    LanguageManager m_languages;
};

TEST_F(ScoreLinesTest, TellTheFivePointsOfTheClassicGame) {
    // rules.md §5: 7 of coins, 7 of cups, 6 of batons, ace of swords make 76.
    const CardSet first = cards({"7D", "7C", "6B", "1S", "2D", "3D"});
    const CardSet second = cards({"4S", "3C", "10D", "9B"});
    const auto lines = scoreLines(roundOf(RuleSet(), {{first, 2, 0}, {second, 0, 0}}));
    ASSERT_EQ(lines.size(), 5);
    const ScoreLine* prime = lineOf(lines, "Primiera");
    ASSERT_TRUE(prime);
    EXPECT_EQ(prime->cells[0].detail, "76");
    EXPECT_EQ(prime->cells[1].detail, "47");
    EXPECT_EQ(prime->cells[0].points, 1);
    EXPECT_EQ(shown(prime->cells[0]), cards({"7D", "7C", "6B", "1S"}));
    EXPECT_EQ(lineOf(lines, "Cards")->cells[0].detail, "6 cards");
    EXPECT_EQ(shown(lineOf(lines, "Coins")->cells[1]), cards({"10D"}));
    EXPECT_EQ(lineOf(lines, "Coins")->cells[1].detail, "1 coin");
    EXPECT_EQ(lineOf(lines, "Settebello")->cells[0].points, 1);
    EXPECT_TRUE(lineOf(lines, "Settebello")->cells[1].cards.empty());
    EXPECT_EQ(lineOf(lines, "Sweeps")->cells[0].detail, "2 sweeps");
    EXPECT_EQ(lineOf(lines, "Sweeps")->cells[0].points, 2);
}

TEST_F(ScoreLinesTest, AreInTheOrderOfMarking) {
    RuleSet rules;
    const auto titles = [&] {
        QStringList all;
        for (const ScoreLine& line : scoreLines(roundOf(rules, {{cards({"7D"}), 1, 0}, {}}))) {
            all += line.name;
        }
        return all;
    };
    EXPECT_EQ(titles(),
              (QStringList{"Cards", "Coins", "Settebello", "Primiera: no point", "Sweeps"}));
    rules.match.end = MatchEnd::AtOnce;
    EXPECT_EQ(titles(),
              (QStringList{"Sweeps", "Settebello", "Primiera: no point", "Coins", "Cards"}));
}

TEST_F(ScoreLinesTest, ASideWithoutASuitIsToldSo) {
    const auto lines =
        scoreLines(roundOf(RuleSet(), {{cards({"7D", "7C", "7S"}), 0, 0}, {cards({"2B"}), 0, 0}}));
    const ScoreLine* primiera = lineOf(lines, "Primiera: no point");
    ASSERT_TRUE(primiera);
    EXPECT_EQ(primiera->cells[0].detail, "a suit is missing");
    EXPECT_EQ(primiera->cells[0].points, 0);
}

TEST_F(ScoreLinesTest, ATieIsCalledOne) {
    const auto lines =
        scoreLines(roundOf(RuleSet(), {{cards({"7D", "7C", "6S", "1B"}), 0, 0},
                                       {cards({"6D", "1C", "7S", "7B", "2D"}), 0, 0}}));
    EXPECT_TRUE(lineOf(lines, "Primiera: a tie, no point"));
    EXPECT_TRUE(lineOf(lines, "Cards")) << "and what is none is not";
}

TEST_F(ScoreLinesTest, HalvesAreShownAsSuch) {
    RuleSet rules;
    rules.scoring.primieraScale = PrimieraScale::Halves;
    const auto lines = scoreLines(
        roundOf(rules, {{cards({"1D", "7C", "7S", "7B"}), 0, 0}, {cards({"10D"}), 0, 0}}));
    EXPECT_EQ(lineOf(lines, "Primiera")->cells[0].detail, "26½");
}

TEST_F(ScoreLinesTest, CountSevensThenSixes) {
    RuleSet rules;
    rules.scoring.prime = Prime::Sevens;
    const auto lines = scoreLines(
        roundOf(rules, {{cards({"7D", "7C", "6B"}), 0, 0}, {cards({"7S", "7B", "5B"}), 0, 0}}));
    const ScoreLine* sevens = lineOf(lines, "Most sevens");
    ASSERT_TRUE(sevens);
    EXPECT_EQ(sevens->cells[0].detail, "2 sevens · 1 six");
    EXPECT_EQ(sevens->cells[0].points, 1);
    EXPECT_EQ(shown(sevens->cells[0]), cards({"7D", "7C", "6B"}));
}

TEST_F(ScoreLinesTest, ShowTheRunsAndSingleCardsOfTheVariants) {
    RuleSet rules;
    rules.scoring.napola = Napola::ToHorse;
    rules.scoring.scalette = true;
    rules.scoring.reBello = true;
    rules.scoring.lowCards = true;
    rules.scoring.twoOfBatons = -5;
    rules.scoring.declarations = Declarations::Bazzica;
    RoundSummary round = roundOf(
        rules, {{cards({"1D", "2D", "3D", "4D", "2B"}), 0, 0}, {cards({"8D", "9D", "10D"}), 0, 3}});
    round.declared[1] = cards({"1C", "2C", "3C"});
    const auto lines = scoreLines(round);
    EXPECT_EQ(shown(lineOf(lines, "Napola")->cells[0]), cards({"1D", "2D", "3D", "4D"}));
    EXPECT_EQ(lineOf(lines, "Napola")->cells[0].points, 4);
    EXPECT_TRUE(lineOf(lines, "Napola")->cells[1].cards.empty());
    EXPECT_EQ(shown(lineOf(lines, "Scalette")->cells[1]), cards({"8D", "9D", "10D"}));
    EXPECT_EQ(lineOf(lines, "Scalette")->cells[1].points, 5);
    EXPECT_EQ(shown(lineOf(lines, "Re bello")->cells[1]), cards({"10D"}));
    EXPECT_EQ(lineOf(lines, "Ace, two and three")->cells[0].points, 6);
    EXPECT_EQ(lineOf(lines, "Two of batons")->cells[0].points, -5);
    EXPECT_EQ(lineOf(lines, "Declarations")->cells[1].points, 3);
    EXPECT_EQ(shown(lineOf(lines, "Declarations")->cells[1]), cards({"1C", "2C", "3C"}));
}

TEST_F(ScoreLinesTest, TheBonusSuitNamesItsLine) {
    RuleSet rules;
    rules.scoring.bonusSuit = BonusSuit::Cups;
    const auto lines = scoreLines(roundOf(rules, {{cards({"7C"}), 0, 0}, {cards({"7D"}), 0, 0}}));
    EXPECT_TRUE(lineOf(lines, "Cups"));
    EXPECT_FALSE(lineOf(lines, "Coins"));
    EXPECT_EQ(shown(lineOf(lines, "Seven of cups")->cells[0]), cards({"7C"}));
}

/// The lines add up to what the engine scores, whatever the variant.
class EveryPresetsLines : public ::testing::TestWithParam<int> {};

TEST_P(EveryPresetsLines, AddUpToTheTotal) {
    const Preset& preset = presets()[static_cast<std::size_t>(GetParam())];
    Random random(7);
    for (int i = 0; i < 200; ++i) {
        BySide<Tally> tallies;
        for (const Card card : Pack::contents(preset.rules.pack.cards)) {
            tallies[random.below(static_cast<std::uint32_t>(preset.rules.sides()))].pile.insert(
                card);
        }
        tallies[0].sweeps = 2;
        RoundSummary round;
        round.rules = preset.rules;
        round.tallies = tallies;
        const int sides = preset.rules.sides();
        round.points = scoreRound(preset.rules, tallies.first(sides));
        const auto lines = scoreLines(round);
        for (int side = 0; side < sides; ++side) {
            const int sum = std::accumulate(
                lines.begin(), lines.end(), 0,
                [&](int total, const ScoreLine& line) { return total + line.cells[side].points; });
            ASSERT_EQ(sum, round.points[side].total()) << preset.id;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Presets, EveryPresetsLines,
                         ::testing::Range(0, static_cast<int>(presets().size())));

class ScoreSheetTest : public ScoreLinesTest {
protected:
    ScoreSheetTest()
        : m_sheet(roundOf(RuleSet(), {{cards({"7D", "1C"}), 0, 0}, {cards({"2B"}), 0, 0}}),
                  {"Anna", "Ciro"}, tableTheme({}), m_pictures, sized(m_table)) {
        m_table.show();
    }
    static QWidget* sized(QWidget& table) {
        table.resize(1280, 760);
        table.setFocusPolicy(Qt::StrongFocus);
        return &table;
    }

    bool says(const QString& text) const {
        for (const QLabel* label : m_sheet.findChildren<QLabel*>()) {
            if (label->text() == text) {
                return true;
            }
        }
        return false;
    }

    CardPictures m_pictures;
    QWidget m_table;
    ScoreSheet m_sheet;
};

TEST_F(ScoreSheetTest, SpeaksAnotherLanguageAtOnce) {
    SKIP_IF_UNFINISHED("it");
    SKIP_IF_UNFINISHED("fr");
    m_languages.use("it");
    QCoreApplication::processEvents();
    EXPECT_TRUE(says("Anna"));
    EXPECT_TRUE(says("Carte"));
    EXPECT_TRUE(says("Mano 1"));
    EXPECT_TRUE(says("Partita a 11 punti"));
    m_languages.use("fr");
    QCoreApplication::processEvents();
    EXPECT_TRUE(says("Cartes"));
    EXPECT_FALSE(says("Carte"));
    EXPECT_TRUE(says("Partie en 11 points"));
    EXPECT_EQ(m_sheet.findChild<QPushButton*>("continue")->text(), "Continuer");
}

TEST_F(ScoreSheetTest, TheLastOneSaysWhoHasWon) {
    const auto* result = m_sheet.findChild<QLabel*>("result");
    EXPECT_FALSE(result->isVisible()) << "the match goes on";
    const int height = m_sheet.height();
    m_sheet.setResult([] { return QStringLiteral("Anna wins 11 to 7."); });
    QCoreApplication::processEvents();
    EXPECT_TRUE(result->isVisible());
    EXPECT_EQ(result->text(), "Anna wins 11 to 7.");
    EXPECT_TRUE(m_sheet.rect().contains(result->geometry()));
    EXPECT_GE(m_sheet.height(), height);
    EXPECT_TRUE(m_sheet.findChild<QPushButton*>("continue")
                    ->accessibleDescription()
                    .endsWith("Anna wins 11 to 7."));
}

TEST_F(ScoreSheetTest, TellsScreenReadersThePointsWhereItsFocusIs) {
    RoundSummary round = roundOf(RuleSet(), {{cards({"7D", "1C"}), 0, 0}, {cards({"2B"}), 0, 0}});
    round.scores[0] = 7;
    round.scores[1] = 1;
    const int points = round.points[0].total();
    const ScoreSheet sheet(round, {"Anna", "Ciro"}, tableTheme({}), m_pictures, &m_table);
    EXPECT_GT(points, 1);
    EXPECT_EQ(
        sheet.findChild<QPushButton*>("continue")->accessibleDescription(),
        QStringLiteral("Anna: %1 points, now 7; to win: 11. Ciro: 0 points, now 1; to win: 11.")
            .arg(points));
}

TEST_F(ScoreSheetTest, IsNotReadWithoutItsPoints) {
    for (const char* language : {"en", "it", "fr"}) {
        m_languages.use(language);
        QCoreApplication::processEvents();
        EXPECT_EQ(readAtOnce(*QAccessible::queryAccessibleInterface(&m_sheet)), QStringList());
    }
}

TEST_F(ScoreSheetTest, ShowsTheCardsBehindThePoints) {
    bool settebello = false;
    for (const CardStrip* strip : m_sheet.findChildren<CardStrip*>()) {
        settebello |= strip->cards() == std::vector<Card>{Card(Suit::Coins, kSeven)};
    }
    EXPECT_TRUE(settebello);
}

TEST_F(ScoreSheetTest, EnterAndEscapeGoOnWhereverTheFocusIs) {
    auto* button = m_sheet.findChild<QPushButton*>("continue");
    EXPECT_EQ(m_table.focusProxy(), button);
    for (QWidget* focused : std::initializer_list<QWidget*>{button, &m_sheet}) {
        for (const auto key : {Qt::Key_Return, Qt::Key_Escape}) {
            const QSignalSpy closed(&m_sheet, &ScoreSheet::closed);
            QTest::keyClick(focused, key);
            EXPECT_EQ(closed.count(), 1) << key;
        }
    }
    m_sheet.leave();
    EXPECT_FALSE(m_table.focusProxy());
}

TEST_F(ScoreSheetTest, LetsOpponentsBeAskedWhereThereAreAny) {
    auto* why = m_sheet.findChild<QPushButton*>("why");
    EXPECT_FALSE(why->isVisibleTo(&m_sheet));
    m_sheet.setExplainable({});
    EXPECT_TRUE(why->isVisibleTo(&m_sheet));
    EXPECT_EQ(why->text(), "&Why did they play like that?");
    m_sheet.setExplainable("Ciro");
    EXPECT_EQ(why->text(), "&Why did Ciro play like that?");
    EXPECT_TRUE(m_sheet.rect().contains(why->geometry()));
    const QSignalSpy asked(&m_sheet, &ScoreSheet::whyAsked);
    const QSignalSpy closed(&m_sheet, &ScoreSheet::closed);
    why->setFocus();
    QTest::keyClick(why, Qt::Key_Return);
    EXPECT_EQ(asked.count(), 1);
    EXPECT_EQ(closed.count(), 0);
}

TEST_F(ScoreSheetTest, AmongSeveralNothingClosesItForASecond) {
    m_sheet.setShared();
    auto* lock = m_sheet.findChild<QTimer*>("lock");
    EXPECT_EQ(lock->interval(), 1000);
    auto* button = m_sheet.findChild<QPushButton*>("continue");
    const QSignalSpy closed(&m_sheet, &ScoreSheet::closed);
    QTest::keyClick(button, Qt::Key_Return);
    QTest::keyClick(&m_sheet, Qt::Key_Return);
    QTest::keyClick(&m_sheet, Qt::Key_Escape);
    button->click();
    EXPECT_TRUE(lock->isActive());
    EXPECT_EQ(closed.count(), 0);
    lock->stop(); // a second later
    button->click();
    EXPECT_EQ(closed.count(), 1);
}

TEST_F(ScoreSheetTest, AmongSeveralItIsNotClosedByWhatWasMeantForAMenu) {
    m_sheet.setShared();
    auto* lock = m_sheet.findChild<QTimer*>("lock");
    auto* button = m_sheet.findChild<QPushButton*>("continue");
    lock->stop(); // a second later
    const QSignalSpy closed(&m_sheet, &ScoreSheet::closed);
    QFocusEvent back(QEvent::FocusIn, Qt::PopupFocusReason);
    QCoreApplication::sendEvent(button, &back);
    QTest::keyClick(button, Qt::Key_Return);
    EXPECT_EQ(closed.count(), 0);
}

TEST_F(ScoreSheetTest, IsNotGoldWhileItIsLocked) {
    auto* button = m_sheet.findChild<QPushButton*>("continue");
    const auto ground = [&] {
        return m_sheet.grab().toImage().pixelColor(button->pos() + QPoint(6, 6)).name();
    };
    EXPECT_EQ(ground(), tableTheme({}).accent.name());
    m_sheet.setShared();
    EXPECT_EQ(ground(), tableTheme({}).plate.name(QColor::HexRgb));
    passLock(m_sheet);
    EXPECT_EQ(ground(), tableTheme({}).accent.name());
}

TEST_F(ScoreSheetTest, AKeyThatIsHeldDownDoesNotCloseIt) {
    const QSignalSpy closed(&m_sheet, &ScoreSheet::closed);
    for (QWidget* focused :
         std::initializer_list<QWidget*>{m_sheet.findChild<QPushButton*>("continue"), &m_sheet}) {
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, {}, "\r", true);
        QCoreApplication::sendEvent(focused, &held);
    }
    EXPECT_EQ(closed.count(), 0);
}

TEST_F(ScoreSheetTest, ShowsEverythingAtOnceOnATableOfAnyUsualSize) {
    for (const QSize size :
         {QSize(780, 500), QSize(1280, 740), QSize(1920, 1000), QSize(640, 360)}) {
        m_table.resize(size);
        QCoreApplication::processEvents();
        const auto* scroll = m_sheet.findChild<QScrollArea*>();
        EXPECT_EQ(scroll->verticalScrollBar()->maximum(), 0) << size.width();
        EXPECT_TRUE(m_table.rect().contains(m_sheet.geometry())) << size.width();
        EXPECT_GE(m_sheet.font().pixelSize(), 11) << size.width();
    }
}

/// In a window of 1280 × 800, with as many sweeps as a round may have.
TEST_F(ScoreSheetTest, ShowsCardsThatCanBeMadeOut) {
    const auto many = cards({"1D", "2D", "3D", "4D", "7D", "1C", "2C", "7C", "3C",  "4C", "5C",
                             "1S", "2S", "7S", "8S", "9S", "1B", "2B", "7B", "10B", "9B", "8B"});
    RoundSummary round = roundOf(RuleSet(), {{many, 2, 0}, {CardSet::all() - many, 3, 0}});
    round.sweeps[0] = {*parseCard("1D"), *parseCard("2D")};
    round.sweeps[1] = {*parseCard("5D"), *parseCard("6D"), *parseCard("8D")};
    m_table.resize(1280, 752);
    for (const char* language : {"en", "it", "fr"}) {
        m_languages.use(language);
        QCoreApplication::processEvents();
        ScoreSheet sheet(round, {"Anna", "Ciro"}, tableTheme({}), m_pictures, &m_table);
        sheet.setExplainable("Ciro");
        QCoreApplication::processEvents();
        int strips = 0;
        for (const CardStrip* strip : sheet.findChildren<CardStrip*>()) {
            if (!strip->cards().empty()) {
                ++strips;
                EXPECT_GE(strip->cardSize().width(), 56) << language;
            }
        }
        EXPECT_GE(strips, 7);
        EXPECT_EQ(sheet.findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0) << language;
    }
}

/// Whatever the font: beside the names of the players, and not over all of the cloth.
TEST_F(ScoreSheetTest, HasEqualRoomForTheCardsOfEverySide) {
    RuleSet rules;
    rules.table.players = 3;
    BySide<CardSet> piles;
    int dealt = 0;
    for (const Card card : Pack::contents(rules.pack.cards)) { // 13, 15 and 12
        piles[dealt < 13 ? 0 : dealt < 28 ? 1 : 2].insert(card);
        ++dealt;
    }
    for (const QSize size : {QSize(800, 437), QSize(1024, 557), QSize(1280, 740)}) {
        m_table.resize(size);
        const ScoreSheet sheet(
            roundOf(rules, {{piles[0], 0, 0}, {piles[1], 0, 0}, {piles[2], 0, 0}}),
            {"Anna", "Ciro", "Rosa"}, tableTheme({}), m_pictures, &m_table);
        QCoreApplication::processEvents();
        QList<int> places;
        for (const CardStrip* strip : sheet.findChildren<CardStrip*>()) {
            if (strip->cards().size() >= 12) {
                places += strip->mapTo(&sheet, QPoint()).x();
            }
        }
        ASSERT_EQ(places.size(), 3);
        EXPECT_NEAR(places[1] - places[0], places[2] - places[1], 3) << size.width();
    }
}

TEST_F(ScoreSheetTest, LeavesTheTableAroundItVisible) {
    const auto half = CardSet::ofSuit(Suit::Coins) | CardSet::ofSuit(Suit::Cups);
    const RoundSummary round = roundOf(RuleSet(), {{half, 0, 0}, {CardSet::all() - half, 0, 0}});
    m_table.resize(1280, 752);
    Director director;
    Director::ViewMetrics metrics;
    metrics.size = m_table.size();
    metrics.faces[1] = true;
    director.setViewMetrics(metrics);
    director.reset(RuleSet(), 0, {"Anna", "Ciro"});
    for (const FontWidth width : {FontWidth::Usual, FontWidth::Wide}) {
        const ScopedFont font(1, width);
        ScoreSheet sheet(round, {"Anna", "Ciro"}, tableTheme({}), m_pictures, &m_table);
        sheet.setExplainable("Ciro");
        sheet.setDirector(director);
        QCoreApplication::processEvents();
        for (int seat = 0; seat < 2; ++seat) {
            EXPECT_FALSE(director.layout().seat(seat).label.intersects(sheet.geometry()));
        }
        EXPECT_EQ(sheet.findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0);
    }
}

/// What was public tells the whole score.
TEST(RoundSummary, FollowsFromWhatEverybodyHasSeen) {
    Random random(12);
    for (const Preset& preset : presets()) {
        SCOPED_TRACE(preset.id);
        Match match(preset.rules, random.next());
        Events events;
        match.deal(&events);
        std::vector<Decision> legal;
        while (match.turn() >= 0) {
            legalDecisions(match.view(match.turn()), legal);
            match.apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))], &events);
        }
        const auto scored = std::find_if(events.begin(), events.end(), [](const Event& event) {
            return std::holds_alternative<RoundScored>(event);
        });
        ASSERT_NE(scored, events.end());
        const RoundSummary summary =
            roundSummary(preset.rules, seenBy(preset.rules, -1, match.roundEvents()),
                         std::get<RoundScored>(*scored));
        for (int side = 0; side < preset.rules.sides(); ++side) {
            const Tally& tally = match.round().tallies()[static_cast<std::size_t>(side)];
            EXPECT_EQ(summary.tallies[side], tally) << "side " << side;
            EXPECT_EQ(static_cast<int>(summary.sweeps[side].size()), tally.sweeps);
        }
        EXPECT_EQ(scoreRound(preset.rules, summary.tallies.first(preset.rules.sides())),
                  match.round().points());
    }
}

TEST(ScoreLines, CallTheSweepOfChkobbaSo) {
    LanguageManager languages;
    languages.use("en");
    RoundSummary round;
    round.rules = findPreset("chkobba")->rules;
    round.game = "chkobba";
    round.tallies[0].sweeps = 2;
    const QList<ScoreLine> lines = scoreLines(round);
    const auto sweeps = std::find_if(lines.begin(), lines.end(),
                                     [](const ScoreLine& line) { return line.name == "Chkobba"; });
    ASSERT_NE(sweeps, lines.end());
    EXPECT_EQ(sweeps->cells[0].detail, "2 chkobbas");
    EXPECT_EQ(sweeps->cells[1].detail, "0 chkobbas");
}

} // namespace
} // namespace settebello
