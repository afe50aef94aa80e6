// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace settebello {

/// The version of this program as `major.minor.patch`, the one CMakeLists.txt names.
std::string_view versionString();

} // namespace settebello
