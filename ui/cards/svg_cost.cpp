// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/svg_cost.h"

#include "storage/file_sizes.h"

#include <algorithm>

namespace settebello {

namespace {

constexpr std::size_t kMaxLength = 2 * kMaxSvgSize; // with what is repeated

/// Adds up the cost of an element. Does nothing but return a fault if there is one.
class CostCounter {
public:
    explicit CostCounter(SvgDrawing& drawing)
        : m_drawing(drawing) {}

    std::optional<SvgFault> count(std::size_t index, std::size_t depth = 1) {
        SvgElement& element = m_drawing.elements[index];
        if (element.state == SvgElement::State::Open) {
            return SvgFault::Circular;
        }
        if (depth + element.cost.depth > kMaxSvgDepth) {
            return SvgFault::NestedTooDeeply;
        }
        if (element.state == SvgElement::State::Done) {
            return std::nullopt;
        }
        element.state = SvgElement::State::Open;
        element.cost = {1, element.length, 1};
        for (const std::size_t child : element.children) {
            if (auto fault = add(element, child, depth)) {
                return fault;
            }
        }
        for (const std::string& id : element.references) {
            if (auto fault = addAll(element, id, depth)) {
                return fault;
            }
        }
        element.state = SvgElement::State::Done;
        return std::nullopt;
    }

private:
    std::optional<SvgFault> addAll(SvgElement& whole, const std::string& id, std::size_t depth) {
        const auto found = m_drawing.ids.find(id);
        if (found == m_drawing.ids.end()) {
            return std::nullopt;
        }
        for (const std::size_t part : found->second) {
            if (auto fault = add(whole, part, depth)) {
                return fault;
            }
        }
        return std::nullopt;
    }

    /// Adds a part of an element to its cost.
    std::optional<SvgFault> add(SvgElement& whole, std::size_t part, std::size_t depth) {
        if (auto fault = count(part, depth + 1)) {
            return fault;
        }
        const SvgCost& cost = m_drawing.elements[part].cost;
        whole.cost.elements += cost.elements;
        whole.cost.length += cost.length;
        whole.cost.depth = std::max(whole.cost.depth, cost.depth + 1);
        const bool isTooMuch =
            whole.cost.elements > kMaxSvgElements || whole.cost.length > kMaxLength;
        return isTooMuch ? std::optional(SvgFault::TooManyElements) : std::nullopt;
    }

    SvgDrawing& m_drawing;
};

} // namespace

std::optional<SvgFault> checkCost(SvgDrawing& drawing) {
    return CostCounter(drawing).count(0);
}

} // namespace settebello
