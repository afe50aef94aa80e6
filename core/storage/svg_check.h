// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace settebello {

/// Why a drawing is not shown.
enum class SvgFault {
    TooLarge,         ///< more than kMaxSvgSize
    Compressed,       ///< by gzip
    Syntax,           ///< no XML, or XML that XmlScanner refuses
    NotSvg,           ///< the root is no `svg`
    ForbiddenElement, ///< one that loads or holds something else: `image`, `script` …
    OutsideReference, ///< to anything but an element of the same drawing
    Circular,         ///< an element that is part of itself by references
    NestedTooDeeply,
    TooManyElements, ///< or too much text, counting what `use` repeats each time
    TooManyDashes,
};

/// Checks a drawing from somebody else before a renderer sees it: it must not make the renderer
/// open other files, and must not cost more than a drawing in good faith. Takes time in proportion
/// to its size. Does not check that a renderer will like it.
std::optional<SvgFault> checkSvg(std::string_view svg);

} // namespace settebello
