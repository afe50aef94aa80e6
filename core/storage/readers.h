// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace settebello {

/// Who can read a file that is written.
enum class Readers {
    AsBefore, ///< as the file that is replaced; a new one as the system has it
    OwnerOnly ///< its owner alone, from the first byte on; Windows makes no difference
};

} // namespace settebello
