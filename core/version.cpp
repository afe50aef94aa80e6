// SPDX-License-Identifier: GPL-3.0-or-later
#include "version.h"

namespace settebello {

std::string_view versionString() {
    return SETTEBELLO_VERSION;
}

} // namespace settebello
