// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"
#include "game/match_source.h"

namespace settebello {

/// A match that was played before and is only shown: nobody is asked, and it moves on as it is set.
/// All its cards may be seen.
class WatchedSource : public MatchSource {
    Q_OBJECT

public:
    /// @pre a round is dealt.
    WatchedSource(const MatchSetup& setup, const Match& match, QObject* parent = nullptr);

    /// Shows the match at another position, in any round.
    void showAt(const Match& match);
    /// Emits the next events of the match. @param match the state after them.
    void showNext(const Match& match, const Events& events);

    bool hasMatch() const override { return true; }
    const MatchSetup& setup() const override { return m_setup; }
    std::vector<int> ownSeats() const override { return {}; }
    Abilities abilities() const override;
    int viewer() const override { return -1; }
    void setViewer(int /*seat*/) override {}
    RoundSoFar round() const override;
    std::optional<PlayerView> question() const override { return std::nullopt; }
    const Match* revealed() const override { return &m_match; }
    DecisionFault decide(const Decision& /*decision*/) override { return DecisionFault::NotAsked; }
    void takeBack() override {}
    void dealNext() override {}
    void setPaused(bool /*paused*/) override {}
    bool paused() const override { return false; }

private:
    MatchSetup m_setup;
    Match m_match;
};

} // namespace settebello
