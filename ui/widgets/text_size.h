// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace settebello {

/// Makes all letters of the program larger than those of the system, as long as it lives.
class TextSize {
public:
    TextSize() = default;
    ~TextSize();
    TextSize(const TextSize&) = delete;
    TextSize& operator=(const TextSize&) = delete;

    /// Every window that is open follows at once. On a low screen letters grow only as far as
    /// windows have room for them.
    /// @param factor how much larger than the system's. @pre 1 ≤ factor
    void use(double factor);

private:
    double m_factor = 1;
    QFont m_usual; ///< of the system, while another is in use
};

} // namespace settebello
