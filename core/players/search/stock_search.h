// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "players/beliefs/hand_belief.h"
#include "players/beliefs/reply_model.h"
#include "players/deadline.h"
#include "players/evaluation/chance_from_points.h"
#include "players/evaluation/duel_evaluation.h"
#include "players/player.h"
#include "players/search/search.h"
#include "players/work_budget.h"

#include <memory>
#include <vector>

namespace settebello {

/// Two players with a stock. Searches everything that may happen in this packet: for its own seat
/// it chooses the best play, knowing only what it will have seen by then; for the other player it
/// follows many assumed hands at once, each playing as ReplyModel predicts. What comes after the
/// packet is evaluated by DuelEvaluation, before the last packet solved by LastDealSolver. Looks
/// first two plays ahead, then further step by step as far as the budget of work allows.
class StockSearch : public Search {
public:
    /// @param limits iterations: how many hands of the other player are assumed.
    /// @param work null: no limit; otherwise it must outlive this.
    explicit StockSearch(std::uint64_t seed, const Limits& limits = {}, WorkBudget* work = nullptr);
    ~StockSearch() override;

    /// Begins the random numbers anew and forgets what was solved, which would save work: what
    /// follows does not depend on earlier questions.
    void reseed(std::uint64_t seed);

    /// True if this search handles the view: two players, the stock not empty, a play asked for.
    static bool covers(const PlayerView& view);

    /// The best first: by chance, then by points. @pre covers(view).
    std::vector<Candidate> analyze(const PlayerView& view, const StopToken& stop) override;

private:
    /// Sums over assumed hands, by weight.
    struct Value {
        double points = 0; ///< in PileEvaluation::kPoint
        double chance = 0; ///< of winning the match
    };
    using Hands = std::vector<WeightedHand>;
    struct Weight {
        double all = 0;
        double greedy = 0; ///< of greedy players
    };
    struct Tools; ///< what depends on the rules alone, kept from one question to the next
    /// How thoroughly all plays are searched.
    struct Stage {
        int depth = 0;           ///< plays ahead
        bool solvesLast = false; ///< the last packet, instead of evaluating it
        bool isFirst = false;    ///< is finished in any case
    };
    static std::vector<Stage> stages(const PlayerView& view);

    std::vector<Candidate> weigh(Position& position, const Hands& hands);
    bool isCutOff() const;
    Value best(Position& position, const Hands& hands, int depth);
    Value answered(Position& position, const Hands& hands, int depth);
    std::vector<Hands> handsAfter(const Replies& replies, const Hands& hands);
    static Weight weightOf(const Hands& hands);
    Value evaluate(const Position& position, const Weight& weight, int inHands);
    double beforeLastPacket(const Position& position, double greedy);

    Random m_random;
    Limits m_limits;
    WorkBudget* m_work;
    std::unique_ptr<Tools> m_tools;

    // Of the question being answered.
    int m_seat = 0;
    int m_stock = 0;
    Stage m_stage;
    const Deadline* m_deadline = nullptr;
    ChanceFromPoints m_chances;
};

} // namespace settebello
