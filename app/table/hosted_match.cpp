// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hosted_match.h"

#include "crypto/session_numbers.h"
#include "friends/session_clock.h"

namespace settebello::table {

HostedMatch::HostedMatch(const session::TableSetup& setup)
    : HostedMatch(session::KeptTable::OfHost{setup, net::sessionSecret(), {}, {}}) {}

HostedMatch::HostedMatch(const session::KeptTable::OfHost& left)
    : kept{left.table, left.secret, {}, {}}
    , host(left.table, left.secret, net::sessionHash(), net::sessionNow()) {}

session::KeptTable HostedMatch::keptNow() const {
    session::KeptTable table;
    table.host = kept;
    table.host->journal = host.journal();
    return table;
}

} // namespace settebello::table
