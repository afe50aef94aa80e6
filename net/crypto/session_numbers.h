// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/number.h"

#include <string>

namespace settebello::net {

/// BLAKE2b, for what the people at a table commit themselves to.
session::HashFunction sessionHash();
/// A secret for a table: 256 random bits.
session::Number sessionSecret();
/// What identifies a table: 32 hexadecimal digits.
std::string tableId();

} // namespace settebello::net
