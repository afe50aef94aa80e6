// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/fault.h"

#include <system_error>

namespace settebello {

/// The fault for an error of the operating system. One without a code of its own keeps the system's
/// text.
Fault systemFault(const std::error_code& error);
/// The fault for the error in errno.
Fault errnoFault();

} // namespace settebello
