// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay.h"

#include "cards/card_pictures.h"
#include "cards/random.h"
#include "game/record_file.h"
#include "replay/replay_text.h"
#include "rules/presets.h"
#include "settings/language_manager.h"
#include "storage/record.h"
#include "table/motion/director.h"
#include "table/table_view.h"

#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <map>

namespace settebello {
namespace {

/// A match of random decisions, with some claims, until it is over or has this many rounds.
Record anyMatch(const RuleSet& rules, std::uint64_t seed, std::size_t rounds) {
    MatchSetup setup{{"", "scopa", rules}, {}, seed};
    for (int seat = 0; seat < rules.table.players; ++seat) {
        setup.seats.push_back({std::to_string(seat), seat == 0 ? kPerson : "good"});
    }
    Match match(rules, seed);
    Random random(seed + 1);
    std::vector<Decision> legal;
    while (!match.over() && (match.played().size() < rounds || !match.needsDeal())) {
        if (match.needsDeal()) {
            match.deal();
        }
        legalDecisions(match.view(match.turn()), legal);
        Decision chosen = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        if (chosen.kind == Decision::Kind::ClaimOut && random.below(12) > 0) {
            chosen = legal.front();
        }
        match.apply(chosen);
    }
    // By way of its record, as in a file.
    QString why;
    const auto saved = readMatchText(recordText(setup, match), QString(), why);
    EXPECT_TRUE(saved) << qPrintable(why);
    return saved.value_or(Record{setup, match});
}

/// The expected state at a position, computed from the packs and the decisions alone.
struct Truth {
    Round round;
    BySide<int> scores{};
};

/// The match points while a round is played.
BySide<int> markedScores(const RuleSet& rules, BySide<int> scores, const Round& round) {
    for (int side = 0; rules.match.end == MatchEnd::AtOnce && side < rules.sides(); ++side) {
        const Tally& tally = round.tallies()[std::size_t(side)];
        scores[std::size_t(side)] += tally.sweeps + tally.declarations;
    }
    return scores;
}

std::vector<Truth> truthOf(const Match& match) {
    std::vector<Truth> all;
    BySide<int> scores{};
    for (const Match::PlayedRound& played : match.played()) {
        Truth truth{Round(match.rules(), played.pack, played.dealer), scores};
        all.push_back(truth);
        for (const PlayerView::Move& move : played.moves) {
            truth.round.apply(move.decision);
            const bool ends = &move == &played.moves.back();
            if (ends && played.scored) {
                for (std::size_t side = 0; side < scores.size(); ++side) {
                    scores[side] += played.points[side].total();
                }
            } else if (ends && match.result()) { // claimed
                scores = match.result()->scores;
            }
            truth.scores = ends ? scores : markedScores(match.rules(), scores, truth.round);
            all.push_back(truth);
        }
    }
    return all;
}

std::string cardsOf(CardSet cards) {
    std::string text;
    for (const Card card : cards) {
        text += toString(card) + ' ';
    }
    return text;
}

/// Compares everything that the table shows with the expected state.
void expectShown(const Board& board, const Truth& truth, const RuleSet& rules, bool open) {
    const Round& round = truth.round;
    const bool cut = round.phase() == Phase::CutChoice;
    CardSet declared;
    CardSet inHands;
    EXPECT_EQ(board.dealer(), round.dealer());
    for (int seat = 0; seat < rules.table.players; ++seat) {
        CardSet hand;
        for (const Card card : board.hand(seat)) {
            EXPECT_FALSE(hand.contains(card));
            hand.insert(card);
            EXPECT_EQ(board.isOpen(card),
                      open || seat == board.viewer() || round.shownCards(seat).contains(card));
        }
        EXPECT_EQ(cardsOf(hand), cardsOf(round.hand(seat))) << "seat " << seat;
        declared |= round.shownCards(seat);
        inHands |= round.hand(seat);
    }
    for (int side = 0; side < rules.sides(); ++side) {
        EXPECT_EQ(cardsOf(board.captured(side)), cardsOf(round.pile(side))) << "side " << side;
        EXPECT_EQ(int(board.side(side).sweeps.size()), round.sweeps(side)) << "side " << side;
        EXPECT_EQ(board.side(side).score, truth.scores[std::size_t(side)]) << "side " << side;
    }
    EXPECT_EQ(cardsOf(board.table()), cardsOf(round.table()));
    EXPECT_EQ(cardsOf(board.declared()), cardsOf(declared));
    EXPECT_EQ(board.cut().has_value(), cut);
    CardSet stock = round.stock();
    if (cut && board.cut()) {
        EXPECT_EQ(board.cut()->card, round.cutCard());
        EXPECT_EQ(board.isOpen(round.cutCard()), open || board.cut()->seat == board.viewer());
        stock.erase(round.cutCard());
    }
    EXPECT_EQ(cardsOf(board.stock()), cardsOf(stock));
}

class Watched {
public:
    Watched(const Record& match, double speed)
        : replay(match)
        , view(replay.source(), m_pictures)
        , truth(truthOf(match.match)) {
        Settings::Display display;
        display.animationSpeed = speed;
        view.setDisplay(display);
        view.resize(400, 280); // small: what a sweep needs is drawn, too
        view.setSpectator(0, false);
    }
    void expectTrue(bool open = false) const {
        SCOPED_TRACE("position " + std::to_string(replay.position()));
        expectShown(view.director().board(), truth[std::size_t(replay.position())],
                    replay.setup().rules.rules, open);
    }

private:
    CardPictures m_pictures;

public:
    Replay replay;
    TableView view;
    std::vector<Truth> truth;
};

/// Every preset, and calling out, which none has.
std::vector<std::pair<std::string, RuleSet>> games() {
    std::vector<std::pair<std::string, RuleSet>> all;
    for (const Preset& preset : presets()) {
        all.emplace_back(preset.id, preset.rules);
    }
    RuleSet claims = findPreset("scopa")->rules;
    claims.match.callingOut = true;
    all.emplace_back("calling out", claims);
    return all;
}

class EveryGame : public testing::TestWithParam<std::size_t> {
protected:
    RuleSet rules() const { return games()[GetParam()].second; }
};

TEST_P(EveryGame, IsShownForwardsAndBackwardsAsItWas) {
    RuleSet short_ = rules();
    short_.match.target = 8;
    for (const RuleSet& played : {rules(), short_}) {
        Watched watched(anyMatch(played, 18 + GetParam(), 3), 0);
        Replay& replay = watched.replay;
        ASSERT_EQ(replay.count(), int(watched.truth.size()));
        watched.expectTrue();
        while (replay.forward()) {
            watched.expectTrue();
        }
        EXPECT_TRUE(replay.atEnd());
        for (int i = replay.count() - 2; i >= 0; --i) {
            replay.back();
            EXPECT_EQ(replay.position(), i);
            watched.expectTrue();
            if (HasFailure()) {
                return;
            }
        }
    }
}

TEST_P(EveryGame, IsShownRightWhereverMotionIsCutShort) {
    Watched watched(anyMatch(rules(), 5 + GetParam(), 2), 1);
    Replay& replay = watched.replay;
    Director& director = const_cast<Director&>(watched.view.director());
    Random random(3);
    for (int step = 0; step < 250; ++step) {
        const auto dice = random.below(10);
        if (dice < 6) {
            replay.forward();
        } else if (dice < 8) {
            replay.back();
        } else if (dice < 9) {
            replay.goTo(int(random.below(std::uint32_t(replay.count()))));
        } else {
            watched.view.setSpectator(0, random.below(2) == 0);
            watched.view.setSpectator(0, false);
        }
        director.advance(int(random.below(900)));
        if (random.below(3) == 0) {
            watched.view.finishMotion();
            watched.expectTrue();
        }
        if (HasFailure()) {
            return;
        }
    }
    watched.view.finishMotion();
    watched.expectTrue();
    EXPECT_EQ(watched.view.director().poses(),
              restingPoses(watched.view.director().board(), watched.view.director().layout()));
}

std::string nameOf(const testing::TestParamInfo<std::size_t>& game) {
    std::string name = games()[game.param].first;
    std::replace_if(
        name.begin(), name.end(), [](unsigned char c) { return !std::isalnum(c); }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(All, EveryGame, testing::Range(std::size_t(0), games().size()), nameOf);

TEST(Replay, IsTriedWithEveryKindOfDecision) {
    std::map<Decision::Kind, int> kinds;
    for (std::size_t game = 0; game < games().size(); ++game) {
        const Record played = anyMatch(games()[game].second, 18 + game, 3);
        for (const Match::PlayedRound& round : played.match.played()) {
            for (const PlayerView::Move& move : round.moves) {
                ++kinds[move.decision.kind];
            }
        }
    }
    EXPECT_EQ(kinds.size(), 6U) << "plays, both answers to a cut, both to a declaration, claims";
}

TEST(Replay, ShowsEveryHandOnDemandAndFromAnySeat) {
    Watched watched(anyMatch(findPreset("chkobba")->rules, 3, 2), 0);
    watched.view.setSpectator(1, false);
    EXPECT_EQ(watched.view.director().board().viewer(), 1);
    watched.expectTrue();
    watched.view.setSpectator(0, true);
    watched.expectTrue(true);
    while (watched.replay.forward()) {
        watched.expectTrue(true);
    }
    watched.replay.goTo(7);
    watched.expectTrue(true);
}

TEST(Replay, GoesFromRoundToRound) {
    Replay replay(anyMatch(RuleSet(), 4, 3));
    ASSERT_EQ(replay.rounds(), 3);
    EXPECT_EQ(replay.position(), 0);
    replay.nextRound();
    EXPECT_EQ(replay.position(), replay.startOf(1));
    EXPECT_EQ(replay.round(), 1);
    EXPECT_EQ(replay.move(), 0);
    replay.forward();
    replay.previousRound();
    EXPECT_EQ(replay.position(), replay.startOf(1));
    replay.previousRound();
    EXPECT_EQ(replay.position(), 0);
    replay.previousRound();
    EXPECT_EQ(replay.position(), 0);
    replay.nextRound();
    replay.nextRound();
    replay.nextRound();
    EXPECT_TRUE(replay.atEnd());
    EXPECT_EQ(replay.move(), replay.moves());
    EXPECT_FALSE(replay.forward());
    replay.goTo(100000);
    EXPECT_TRUE(replay.atEnd());
    replay.goTo(-3);
    EXPECT_TRUE(replay.atStart());
}

/// A line is shown from the position on, and the match is as it was afterwards.
TEST(Replay, ShowsALineThatWasNotPlayed) {
    Watched watched(anyMatch(RuleSet(), 4, 2), 0);
    Replay& replay = watched.replay;
    constexpr int kPosition = 5;
    replay.goTo(kPosition);
    const Match from = replay.matchAt(kPosition);
    Match match = from;
    std::vector<Play> plays;
    std::vector<Decision> legal;
    for (int i = 0; i < 3; ++i) {
        legalDecisions(match.view(match.turn()), legal);
        plays.push_back(legal.back().play);
        match.apply(legal.back());
    }
    replay.enterLine(from, plays);
    EXPECT_EQ(replay.lineStep(), 1);
    EXPECT_EQ(replay.decision()->decision, Decision(plays[0]));
    EXPECT_TRUE(replay.forward());
    EXPECT_TRUE(replay.forward());
    EXPECT_FALSE(replay.forward()) << "the line ends here";
    EXPECT_EQ(replay.lineStep(), replay.linePlays());
    EXPECT_EQ(replay.position(), kPosition);
    EXPECT_FALSE(replay.events().empty());
    watched.view.finishMotion();
    const Board& board = watched.view.director().board();
    EXPECT_EQ(setOf(board.hand(0)), match.round().hand(0));
    EXPECT_EQ(setOf(board.hand(1)), match.round().hand(1));
    replay.back();
    EXPECT_EQ(replay.lineStep(), 2);
    EXPECT_EQ(replay.decision()->seat, from.turn() == 0 ? 1 : 0);
    replay.back();
    replay.back();
    EXPECT_TRUE(replay.isInLine()) << "before its first play";
    replay.back();
    EXPECT_FALSE(replay.isInLine());
    EXPECT_EQ(replay.position(), kPosition);
    watched.expectTrue();
    replay.enterLine(from, plays);
    replay.goTo(kPosition + 1);
    EXPECT_FALSE(replay.isInLine());
    watched.expectTrue();
}

TEST(Replay, SaysThatTheFirstTableWentToTheDealer) {
    LanguageManager languages;
    languages.use("en");
    const RuleSet rules = findPreset("escoba")->rules;
    int taken = 0;
    for (std::uint64_t seed = 1; taken < 3 && seed < 300; ++seed) {
        Match match(rules, seed);
        match.deal();
        const CardSet table = match.round().pile(rules.sideOf(match.round().dealer()));
        if (table.empty() && seed > 3) {
            continue;
        }
        const Replay replay(anyMatch(rules, seed, 1));
        const QString text = moveText(replay);
        EXPECT_EQ(text.contains("The table adds up to"), !table.empty()) << qPrintable(text);
        EXPECT_EQ(text.contains("On the table: "), !table.empty()) << qPrintable(text);
        taken += table.empty() ? 0 : 1;
    }
    EXPECT_EQ(taken, 3);
}

TEST(Replay, AsksNobodyForAnything) {
    Record match = anyMatch(RuleSet(), 4, 1);
    for (SeatSetup& seat : match.setup.seats) {
        seat.level = kPerson;
    }
    Watched watched(match, 0);
    MatchSource& source = watched.replay.source();
    EXPECT_TRUE(source.watched());
    while (watched.replay.forward()) {
        EXPECT_FALSE(source.question());
        EXPECT_FALSE(source.abilities().takeBack);
        EXPECT_FALSE(watched.view.handingOver());
        source.takeBack();
        EXPECT_EQ(source.decide(Decision(Decision::Kind::Pass)), DecisionFault::NotAsked);
        watched.expectTrue();
    }
}

} // namespace
} // namespace settebello
