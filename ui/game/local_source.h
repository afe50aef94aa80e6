// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/game_controller.h"
#include "game/match_source.h"
#include "game/seen_events.h"

namespace settebello {

/// The match of a controller, played on this computer.
class LocalSource : public MatchSource {
    Q_OBJECT

public:
    /// @param controller must outlive the source.
    explicit LocalSource(GameController& controller, QObject* parent = nullptr);

    bool hasMatch() const override { return m_controller.hasMatch(); }
    const MatchSetup& setup() const override { return m_controller.setup(); }
    std::vector<int> ownSeats() const override;
    Abilities abilities() const override;
    int viewer() const override { return m_viewer; }
    void setViewer(int seat) override;
    RoundSoFar round() const override;
    std::optional<PlayerView> question() const override;
    const Match* revealed() const override;
    DecisionFault decide(const Decision& decision) override;
    void takeBack() override { m_controller.takeBack(); }
    void dealNext() override { m_controller.dealNext(); }
    void setPaused(bool paused) override { m_controller.setPaused(paused); }
    bool paused() const override { return m_controller.paused(); }
    void setCardFlying(bool flying) override { m_controller.setCardFlying(flying); }
    void hurry() override { m_controller.hurry(); }

private:
    void beginMatch();
    void seeAs(int viewer);
    void show(const Event& event);
    bool asksViewer() const;

    GameController& m_controller;
    int m_viewer = -1;
    Events m_events; ///< of the round so far, with all cards
    std::optional<SeenEvents> m_seen;
    mutable std::optional<Match> m_revealed; ///< up to the round before the one in play
};

} // namespace settebello
