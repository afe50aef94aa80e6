// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace settebello::net {

/// Whoever reads and writes the lines of a session, so that a table need not know who that is: a
/// session::Host or a session::Guest, or what a window makes of them. A connection has a number,
/// which for a host is the guest's seat.
class SessionLines {
public:
    virtual ~SessionLines() = default;

    /// A connection is there, in place of an earlier one.
    virtual void connected(int number) = 0;
    virtual void disconnected(int number) = 0;
    /// A line without its end. Ignored unless isConnected().
    virtual void receive(int number, std::string_view line) = 0;
    /// The next line to send, if there is one; asked for whenever it can be sent.
    virtual std::optional<std::string> nextLine(int number) = 0;
    /// Whether a connection is to be kept. False when the session is over, for either side.
    virtual bool isConnected(int number) const = 0;
};

} // namespace settebello::net
