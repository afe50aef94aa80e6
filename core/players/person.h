// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/player.h"

#include <mutex>

namespace settebello {

/// A person at a seat: choose() waits until somebody, on another thread, hands the answer in.
class Person : public Player {
public:
    std::optional<Decision> choose(const PlayerView& view, const StopToken& stop) override;

    /// The answer to the question being asked, or about to be: choose() returns it, now or when it
    /// is called. It is not checked here. To be called once a question.
    void answer(const Decision& decision);
    /// The question is asked no more: an answer handed in and not returned yet is dropped. The one
    /// who asked stops it as well; a stopped choose() leaves the answer to the next question alone.
    void withdraw();

private:
    bool answered();

    std::mutex m_mutex; ///< guards the rest
    std::optional<Decision> m_answer;
    std::optional<StopToken> m_waiting; ///< wakes choose(), while it waits
};

} // namespace settebello
