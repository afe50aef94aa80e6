// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match_source.h"

namespace settebello {

/// The source of whichever match is on the table: that of this computer, or another one that takes
/// its place for a while. Whoever shows the match need not know which it is.
class CurrentSource : public MatchSource {
    Q_OBJECT

public:
    /// @param usual must outlive this.
    explicit CurrentSource(MatchSource& usual, QObject* parent = nullptr);

    /// Shows the match of another source; matchStarted() follows if it has one. @param other
    /// outlives this, or useUsual() follows before it goes.
    void use(MatchSource& other);
    /// Goes back, without a signal: there is nothing new to be shown.
    void useUsual();
    bool usesUsual() const { return m_source == &m_usual; }

    bool hasMatch() const override { return m_source->hasMatch(); }
    // Of the other match as long as no new one has begun: the table still shows it.
    const MatchSetup& setup() const override { return m_past ? m_past->setup : m_source->setup(); }
    std::vector<int> ownSeats() const override {
        return m_past ? m_past->ownSeats : m_source->ownSeats();
    }
    Abilities abilities() const override { return m_source->abilities(); }
    int viewer() const override { return m_source->viewer(); }
    void setViewer(int seat) override { m_source->setViewer(seat); }
    RoundSoFar round() const override { return m_source->round(); }
    std::optional<PlayerView> question() const override { return m_source->question(); }
    const Match* revealed() const override { return m_source->revealed(); }
    DecisionFault decide(const Decision& decision) override { return m_source->decide(decision); }
    void takeBack() override { m_source->takeBack(); }
    void dealNext() override { m_source->dealNext(); }
    void setPaused(bool paused) override { m_source->setPaused(paused); }
    bool paused() const override { return m_source->paused(); }
    void setCardFlying(bool flying) override { m_source->setCardFlying(flying); }
    void hurry() override { m_source->hurry(); }

private:
    /// What is left of a match whose source is not used any more.
    struct Past {
        MatchSetup setup;
        std::vector<int> ownSeats;
    };
    void listenTo(MatchSource& source);

    MatchSource& m_usual;
    MatchSource* m_source = nullptr;
    std::optional<Past> m_past;
};

} // namespace settebello
