// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/external/engine_host.h"

#ifdef __linux__

#include "players/external/process_tree.h"

#include <chrono>
#include <thread>

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace settebello {

EngineHost::EngineHost()
    : m_wasDumpable(prctl(PR_GET_DUMPABLE) == 1)
    , m_before(descendantsOf(getpid())) {
    int wasSubreaper = 0;
    prctl(PR_GET_CHILD_SUBREAPER, &wasSubreaper);
    m_wasSubreaper = wasSubreaper != 0;
    prctl(PR_SET_DUMPABLE, 0);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
}

EngineHost::~EngineHost() {
    using namespace std::chrono_literals;
    constexpr int kMostRounds = 1000; // of 2 ms: what cannot be ended is left
    std::vector<int> left = descendantsOf(getpid(), m_before);
    for (int round = 0; round < kMostRounds && !left.empty(); ++round) {
        killDescendantsOf(getpid(), m_before);
        std::this_thread::sleep_for(2ms);
        for (const int each : left) { // those whose parents were ended are our children by now
            waitpid(each, nullptr, WNOHANG);
        }
        left = descendantsOf(getpid(), m_before);
    }
    if (m_wasDumpable) {
        prctl(PR_SET_DUMPABLE, 1);
    }
    prctl(PR_SET_CHILD_SUBREAPER, m_wasSubreaper ? 1 : 0);
}

} // namespace settebello

#else

namespace settebello {

EngineHost::EngineHost() = default;
EngineHost::~EngineHost() = default;

} // namespace settebello

#endif
