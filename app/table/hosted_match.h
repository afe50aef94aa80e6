// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/host.h"
#include "session/kept_table.h"

#include <memory>
#include <set>
#include <string>

namespace settebello::table {

/// One match at a table of this program.
struct HostedMatch {
    session::KeptTable::OfHost kept; ///< but for the journal
    session::Host host;
    std::set<int> saidGoodbye; ///< guests that have sent Bye after the end
    bool isFollowed = false;   ///< all have agreed to a rematch, to which they are sent

    /// A new one.
    explicit HostedMatch(const session::TableSetup& setup);
    /// One that was kept. restore() of the host is still to be called.
    explicit HostedMatch(const session::KeptTable::OfHost& left);

    bool over() const { return host.hasMatch() && host.match().over(); }
    /// What is on the disk of it.
    session::KeptTable keptNow() const;
};

} // namespace settebello::table
