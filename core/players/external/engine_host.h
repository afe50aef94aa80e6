// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace settebello {

/// What a program does that plays external engines and is not to be deceived by them. While one
/// exists:
/// - on Linux no other program of the same user can read the memory of this one, where the pack is,
///   nor follow what it does;
/// - on Linux whatever engines have started becomes a child of this program where its own parent
///   ends, even in a session of its own, and the destructor ends all of that. On Windows the job
///   object of each engine does so (child_process.h). Elsewhere only what has stayed in the group
///   of its engine is ended.
///
/// interfaces.md §6 has what cannot be prevented. There is one at a time, made before the first
/// engine and destroyed after the last; the program starts nothing else meanwhile.
class EngineHost {
public:
    EngineHost();
    ~EngineHost();
    EngineHost(const EngineHost&) = delete;
    EngineHost& operator=(const EngineHost&) = delete;

private:
    bool m_wasDumpable = false;
    bool m_wasSubreaper = false;
    std::vector<int> m_before; ///< programs that ran below this one already
};

} // namespace settebello
