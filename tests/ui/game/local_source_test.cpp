// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/local_source.h"

#include "cards/card_pictures.h"
#include "core/game/other_world.h"
#include "game/match_at.h"
#include "rules/presets.h"
#include "settings/language_manager.h"
#include "table/face_reactions.h"
#include "table/motion/director.h"
#include "table/table_view.h"
#include "ui/game/event_spy.h"
#include "ui/game/played_again.h"
#include "ui/program_log.h"
#include "ui/wait_until.h"
#include "widgets/announcer.h"

#include <QImage>
#include <QTest>

#include <gtest/gtest.h>

#include <ostream>

namespace settebello {

/// Where two of them differ.
std::ostream& operator<<(std::ostream& out, const Event& event) {
    return out << "event of kind " << event.index();
}

namespace {

using namespace test;

/// A screen with a person, on which a round that was played is played again, card by card.
class Screen {
public:
    Screen(CardPictures& pictures, int seat)
        : view(source, pictures)
        , m_seat(seat) {
        Settings::Display display;
        display.animationSpeed = 0;
        view.setDisplay(display);
        view.resize(640, 480);
        m_withoutCloth = all().pixel(0, 0);
        QObject::connect(&source, &MatchSource::matchStarted, [this] { told += "started"; });
        QObject::connect(&source, &MatchSource::roundSet, [this] { told += "set"; });
        QObject::connect(&source, &MatchSource::progressed, [this] { told += "progressed"; });
        QObject::connect(&source, &MatchSource::happened, [this](const Event& event) {
            told += QStringLiteral("event %1").arg(events.size());
            events.push_back(event);
        });
        const auto* faces = view.findChild<FaceReactions*>();
        QObject::connect(faces, &FaceReactions::changed, [this, faces] {
            for (const Expression expression : faces->shown()) {
                told += QStringLiteral("face %1").arg(static_cast<int>(expression));
            }
        });
        QObject::connect(&source, &MatchSource::asked, [this](int asked, bool here) {
            told += QStringLiteral("asked %1 %2").arg(asked).arg(here);
        });
    }
    ~Screen() { controller.stop(); }

    /// @param undealt the match before the round. @param played after it was played in part.
    void play(const Match& undealt, const Match& played) {
        const Match::PlayedRound& round = played.played().back();
        Match dealt = undealt;
        dealt.dealFrom(round.pack);
        controller.resume(setupWith(played.rules(), {m_seat}), dealt,
                          repeatingPlayers(played, {m_seat}));
        for (const Decision& own : decisionsOf(played, m_seat)) {
            ASSERT_TRUE(waitUntil([&] { return source.question().has_value(); }));
            ASSERT_EQ(source.decide(own), DecisionFault::None);
        }
        // While the person is asked to declare, the answers of others are not made yet.
        ASSERT_TRUE(waitUntil([&] {
            return played.round().phase() == Phase::Declaring
                       ? source.question().has_value()
                       : controller.match().played().back().moves.size() == round.moves.size() &&
                             controller.phase() == played.round().phase();
        }));
    }

    /// Everything that a screen reader can read, and what it was told last.
    QStringList texts() const {
        QStringList all{view.findChild<Announcer*>()->text()};
        for (const AccessibleItem& item : view.accessibleItems()) {
            all += item.name + QLatin1Char('|') + item.description;
        }
        return all;
    }
    /// The table without its frame.
    QImage painted() { return all().copy(view.director().layout().cloth().toRect()); }
    /// Whether the cloth and the frame are drawn.
    bool hasCloth() { return all().pixel(0, 0) != m_withoutCloth; }

    GameController controller;
    LocalSource source{controller};
    TableView view;
    QStringList told; ///< the signals
    Events events;

private:
    QImage all() {
        QImage image(view.size(), QImage::Format_RGB32);
        view.render(&image);
        return image;
    }

    int m_seat;
    QRgb m_withoutCloth = 0; ///< in the corner
};

bool operator==(const MatchSource::Abilities& a, const MatchSource::Abilities& b) {
    return a.decide == b.decide && a.hint == b.hint && a.takeBack == b.takeBack &&
           a.pause == b.pause && a.lookBack == b.lookBack && a.openCards == b.openCards;
}

/// Everything that two sources give is equal.
void expectSame(const MatchSource& a, const MatchSource& b) {
    const RoundSoFar one = a.round();
    const RoundSoFar other = b.round();
    EXPECT_EQ(one.events, other.events);
    EXPECT_EQ(one.scoresBefore, other.scoresBefore);
    EXPECT_EQ(one.scores, other.scores);
    EXPECT_EQ(one.turn, other.turn);
    EXPECT_EQ(one.phase, other.phase);
    EXPECT_EQ(a.question(), b.question());
    EXPECT_TRUE(a.abilities() == b.abilities());
    EXPECT_EQ(a.viewer(), b.viewer());
    EXPECT_EQ(a.revealed() == nullptr, b.revealed() == nullptr);
}

/// What the screens paint is equal once all is drawn: the cloth is drawn after the cards, and faces
/// may come later.
void expectSamePictures(Screen& one, Screen& two, const CardPictures& pictures) {
    ASSERT_TRUE(
        waitUntil([&] { return one.hasCloth() && two.hasCloth() && !pictures.isDrawing(); }));
    EXPECT_TRUE(waitUntil([&] { return one.painted() == two.painted(); })) << "the pictures differ";
}

/// The promise of a source: for its viewer it makes no difference where hidden cards lie. The same
/// is played twice with them in other places, and the whole table is compared.
TEST(LocalSource, TellsNothingOfHiddenCards) {
    LanguageManager languages;
    languages.use("en");
    CardPictures pictures{nullptr};
    ProgramLog log;
    Random random(5);
    qsizetype faces = 0;
    for (const Preset& preset : presets()) {
        SCOPED_TRACE(preset.id);
        const RuleSet& rules = preset.rules;
        int compared = 0;
        for (int i = 0; i < 20 && compared < 2; ++i) {
            const auto players = static_cast<std::uint32_t>(rules.table.players);
            const int viewer = static_cast<int>(random.below(players));
            const Match undealt(rules, random.next());
            const Match match =
                playedInPart(undealt, static_cast<int>(random.below(30)), viewer, random);
            if (match.turn() < 0) {
                continue;
            }
            const auto other = otherWorld(undealt, match, viewer, random);
            if (!other || other->roundEvents() == match.roundEvents()) {
                continue;
            }
            ++compared;
            Screen one(pictures, viewer);
            Screen two(pictures, viewer);
            log.taken();
            one.play(undealt, match);
            const auto logged = log.taken();
            two.play(undealt, *other);
            EXPECT_EQ(log.taken(), logged);
            EXPECT_EQ(one.events, two.events);
            EXPECT_EQ(one.told, two.told);
            faces += one.told.filter(QStringLiteral("face ")).size();
            expectSame(one.source, two.source);
            EXPECT_EQ(one.texts(), two.texts());
            if (compared == 1) {
                expectSamePictures(one, two, pictures);
            }
            // As if the match was resumed.
            one.controller.resume(setupWith(rules, {viewer}), match);
            two.controller.resume(setupWith(rules, {viewer}), *other);
            expectSame(one.source, two.source);
            ASSERT_FALSE(testing::Test::HasFailure());
        }
        EXPECT_EQ(compared, 2);
    }
    EXPECT_GT(faces, 0) << "no face has reacted to anything";
}

/// Two people at one screen, Anna at seat 0 and Bruno at seat 1.
class SharedScreen : public testing::Test {
protected:
    SharedScreen() {
        Match match(RuleSet(), 3, 1);
        match.deal();
        controller.resume(setupWith(RuleSet(), {0, 1}), match);
    }
    CardSet dealtTo(int seat) const {
        CardSet cards;
        for (const Event& event : source.round().events) {
            if (const auto* packet = std::get_if<PacketDealt>(&event)) {
                for (const PacketDealt::Dealt& dealt : packet->cards) {
                    cards |= dealt.seat == seat ? CardSet{dealt.card} : CardSet();
                }
            }
        }
        return cards;
    }

    GameController controller;
    LocalSource source{controller};
};

TEST_F(SharedScreen, ShowsNoHandUntilSomebodyHasIt) {
    const Round& round = controller.match().round();
    EXPECT_EQ(source.ownSeats(), (std::vector<int>{0, 1}));
    EXPECT_EQ(source.viewer(), -1);
    EXPECT_FALSE(source.question());
    EXPECT_NE(dealtTo(0), round.hand(0));
    EXPECT_NE(dealtTo(1), round.hand(1));
    std::vector<Decision> legal;
    legalDecisions(controller.match().view(0), legal);
    EXPECT_EQ(source.decide(legal.front()), DecisionFault::NotAsked) << "nobody is there";
    source.setViewer(0);
    ASSERT_TRUE(source.question());
    EXPECT_EQ(source.question()->hand, round.hand(0));
    EXPECT_EQ(dealtTo(0), round.hand(0));
    EXPECT_NE(dealtTo(1), round.hand(1));
    source.setViewer(1);
    EXPECT_FALSE(source.question()) << "the other one is asked";
    EXPECT_NE(dealtTo(0), round.hand(0));
    EXPECT_EQ(dealtTo(1), round.hand(1));
}

/// Whose hand the next packet shows is decided by who has the screen then.
TEST_F(SharedScreen, DealsOpenCardsToWhoeverHasIt) {
    std::optional<PacketDealt> packet;
    QObject::connect(&source, &MatchSource::happened, [&](const Event& event) {
        if (const auto* dealt = std::get_if<PacketDealt>(&event)) {
            packet = *dealt;
        }
    });
    while (!packet) {
        const PlayerView view = controller.match().view(controller.match().turn());
        source.setViewer(view.seat);
        std::vector<Decision> legal;
        legalDecisions(view, legal);
        ASSERT_EQ(source.decide(legal.front()), DecisionFault::None);
        QCoreApplication::processEvents();
    }
    const int viewer = source.viewer();
    CardSet shown;
    for (const PacketDealt::Dealt& dealt : packet->cards) {
        shown |= dealt.seat == viewer ? CardSet{dealt.card} : CardSet();
    }
    EXPECT_EQ(shown, controller.match().round().hand(viewer));
}

TEST(LocalSourceOfMachines, RevealsRoundsThatAreOver) {
    GameController controller;
    LocalSource source{controller};
    EXPECT_EQ(source.revealed(), nullptr);
    EXPECT_FALSE(source.over());
    EventSpy<RoundScored> scored(controller);
    controller.start(setupWith(RuleSet(), {}));
    EXPECT_EQ(source.revealed(), nullptr) << "the round is in play";
    EXPECT_TRUE(source.abilities().pause);
    ASSERT_TRUE(scored.wait());
    ASSERT_NE(source.revealed(), nullptr);
    EXPECT_EQ(source.revealed()->played().size(), 1U);
    source.dealNext();
    ASSERT_EQ(controller.match().played().size(), 2U);
    ASSERT_NE(source.revealed(), nullptr);
    EXPECT_EQ(source.revealed()->played().size(), 1U) << "the second round is in play";
    EXPECT_EQ(source.revealed()->scores(), controller.match().scores());
    while (!controller.match().over()) {
        source.dealNext();
        ASSERT_TRUE(waitUntil([&] { return controller.match().turn() < 0; }));
    }
    EXPECT_TRUE(source.over());
    EXPECT_EQ(source.revealed(), &controller.match());
    EXPECT_FALSE(source.abilities().pause);
}

} // namespace
} // namespace settebello
