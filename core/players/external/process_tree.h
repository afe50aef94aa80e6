// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace settebello {

/// The processes that one has started, and those that these have started, whatever session or group
/// they have chosen, also those that have ended and not been waited for; not those whose own parent
/// has ended and that were thus given to another. Elsewhere than on Linux none.
/// @param except is left out, with what it has started.
std::vector<int> descendantsOf(int process, const std::vector<int>& except = {});

/// Ends them all, so that none can start another meanwhile. They still have to be waited for.
void killDescendantsOf(int process, const std::vector<int>& except = {});

} // namespace settebello
