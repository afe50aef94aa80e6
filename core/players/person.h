// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/player.h"

#include <mutex>

namespace settebello {

/// A person at a seat: choose() waits until somebody, on another thread, hands the answer in.
class Person : public Player {
public:
    std::optional<Decision> choose(const PlayerView& view, const StopToken& stop) override;

    /// The person's answer to the question being asked. Not asked: nothing happens and false is
    /// returned. The answer is not checked here.
    bool answer(const Decision& decision);

private:
    std::mutex m_mutex;               ///< guards m_asked
    std::optional<StopToken> m_asked; ///< whose lock guards m_answer
    std::optional<Decision> m_answer;
};

} // namespace settebello
