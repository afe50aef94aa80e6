// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace settebello {

/// Why a drawing is not shown.
enum class SvgFault {
    TooLarge,         ///< more than kMaxSvgSize
    Compressed,       ///< by gzip
    Syntax,           ///< no XML, or XML with declarations, instructions or another encoding
    NotSvg,           ///< the root is no `svg`
    ForbiddenElement, ///< one that loads or holds something else: `image`, `script` …
    OutsideReference, ///< to anything but an element of the same drawing
    Circular,         ///< an element that is part of itself by references
    NestedTooDeeply,
    TooManyAttributes, ///< of one element
    TooManyElements,   ///< or too much text, counting what `use` repeats each time
    TooManyDashes,     ///< lengths of dashes in one list
    TooMuchStyle,      ///< style sheets or a style attribute
};

/// Checks a drawing from somebody else before QtSvg sees it: it must not make QtSvg open other
/// files, and must not cost more than a drawing in good faith. It reads XML with the parser of
/// QtSvg, so that both understand the drawing alike, but refuses document types with
/// declarations, processing instructions, undeclared entities and encodings other than UTF-8,
/// ISO-8859-1 and US-ASCII. Takes time in proportion to its size. Does not check that QtSvg can
/// draw it.
std::optional<SvgFault> checkSvg(const QByteArray& svg);

} // namespace settebello
