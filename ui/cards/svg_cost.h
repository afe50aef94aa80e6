// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/svg_check.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace settebello {

// The embedded cards have at most 544 elements.
inline constexpr std::size_t kMaxSvgElements = 20'000;
inline constexpr std::size_t kMaxSvgDepth = 64;

/// What it costs to draw an element with everything in it.
struct SvgCost {
    std::size_t elements = 0;
    std::size_t length = 0;
    std::size_t depth = 0;
};

struct SvgElement {
    std::vector<std::size_t> children;
    std::vector<std::string> references; ///< ids of what is drawn as a part of it
    std::size_t length = 0;              ///< characters, without those of its children
    enum class State : std::uint8_t { New, Open, Done } state = State::New;
    SvgCost cost; ///< once it is Done
};

struct SvgDrawing {
    std::vector<SvgElement> elements; ///< the root first
    /// A gradient is not listed: nothing in it is drawn where it is named.
    std::map<std::string, std::vector<std::size_t>, std::less<>> ids;
};

/// Adds up the costs of all elements. Returns what is wrong with the sum or with the references.
/// @pre there is a root
std::optional<SvgFault> checkCost(SvgDrawing& drawing);

} // namespace settebello
