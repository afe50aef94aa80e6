// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace settebello {

enum class FontWidth {
    Usual,
    Wide, ///< 30 % wider than the usual one, as some users' fonts are
};

/// Gives the application another font as long as it lives.
class ScopedFont {
public:
    /// @param factor how much larger than the usual one
    explicit ScopedFont(double factor, FontWidth width = FontWidth::Usual);
    ~ScopedFont();
    ScopedFont(const ScopedFont&) = delete;
    ScopedFont& operator=(const ScopedFont&) = delete;

private:
    QFont m_usual;
};

} // namespace settebello
