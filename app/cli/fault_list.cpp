// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/fault_list.h"

#include <ostream>

namespace settebello::cli {

std::string omittedCountText(const Faults& faults, std::string_view separator) {
    const std::size_t more = faults.total() - faults.size();
    return more == 0 ? "" : std::string(separator) + "and " + std::to_string(more) + " more";
}

void printFaults(std::ostream& out, std::string_view prefix, const Faults& faults) {
    for (const Fault& fault : faults) {
        out << prefix << fault.text() << '\n';
    }
    const std::string more = omittedCountText(faults, prefix);
    out << more << (more.empty() ? "" : "\n");
}

} // namespace settebello::cli
