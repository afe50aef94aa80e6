// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_edge.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace settebello {

namespace {

/// Of a card's size at each end, what belongs to its corners.
constexpr double kCorner = 0.12;
/// How far from the edge a border ends at most, in card widths.
constexpr double kWidestBorder = 0.12;
/// Distances of colours: within what the outermost line is of one colour, and from where on another
/// one stands out from it. How much of a line around must do so.
constexpr double kAlike = 30;
constexpr double kDifferent = 40;
constexpr double kNearlyAll = 0.6;
/// The widths of what is drawn, in card widths, a pixel at least: a line, and within it a border of
/// paper unless the picture is nearly as light at its edge.
constexpr double kLine = 0.008;
constexpr double kPaperBorder = 0.025;
constexpr int kNearlyWhite = 200; ///< of 255

using Colour = std::array<double, 3>;

Colour colourOf(QRgb pixel) {
    return {static_cast<double>(qRed(pixel)), static_cast<double>(qGreen(pixel)),
            static_cast<double>(qBlue(pixel))};
}

double distance(const Colour& a, const Colour& b) {
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/// The pixels along the four sides, so far from the edge.
std::vector<Colour> around(const QImage& card, int depth) {
    std::vector<Colour> line;
    const int right = card.width() - 1 - depth;
    const int bottom = card.height() - 1 - depth;
    const int fromX = static_cast<int>(card.width() * kCorner);
    const int fromY = static_cast<int>(card.height() * kCorner);
    for (int x = fromX; x < card.width() - fromX; ++x) {
        line.push_back(colourOf(card.pixel(x, depth)));
        line.push_back(colourOf(card.pixel(x, bottom)));
    }
    for (int y = fromY; y < card.height() - fromY; ++y) {
        line.push_back(colourOf(card.pixel(depth, y)));
        line.push_back(colourOf(card.pixel(right, y)));
    }
    return line;
}

Colour average(const std::vector<Colour>& line) {
    Colour sum{};
    for (const Colour& colour : line) {
        for (std::size_t i = 0; i < sum.size(); ++i) {
            sum[i] += colour[i] / static_cast<double>(line.size());
        }
    }
    return sum;
}

/// How much of a line is further from a colour than that.
double shareBeyond(const std::vector<Colour>& line, const Colour& colour, double most) {
    const auto beyond = std::count_if(line.begin(), line.end(), [&](const Colour& each) {
        return distance(each, colour) > most;
    });
    return static_cast<double>(beyond) / static_cast<double>(line.size());
}

/// Whether the outermost line has one colour.
bool isOfOneColour(const std::vector<Colour>& outermost) {
    return shareBeyond(outermost, average(outermost), kAlike) <= 1 - kNearlyAll;
}

/// Draws a line of that width around a card, at that distance from its edge. @param radius of the
/// card's corners
void outlineCard(QPainter& painter, const QRectF& card, double radius, double from, double width,
                 const QColor& colour) {
    const double inset = from + width / 2;
    const double corner = std::max(0.0, radius - inset);
    painter.setPen(QPen(colour, width));
    painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), corner, corner);
}

} // namespace

bool hasEdge(const QImage& card) {
    const std::vector<Colour> outermost = around(card, 0);
    if (!isOfOneColour(outermost)) {
        return false;
    }
    const Colour edge = average(outermost);
    const int deepest = std::max(2, static_cast<int>(card.width() * kWidestBorder));
    for (int depth = 1; depth <= deepest && 2 * depth < card.width(); ++depth) {
        if (shareBeyond(around(card, depth), edge, kDifferent) > kNearlyAll) {
            return true;
        }
    }
    return false;
}

void drawEdge(QImage& card, double corner) {
    const std::vector<Colour> outermost = around(card, 0);
    const Colour edge = average(outermost);
    const bool isLight =
        isOfOneColour(outermost) && qGray(static_cast<int>(edge[0]), static_cast<int>(edge[1]),
                                          static_cast<int>(edge[2])) > kNearlyWhite;
    const double line = std::max(1.0, card.width() * kLine);
    const double radius = corner * card.width();
    QPainter painter(&card);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!isLight) {
        outlineCard(painter, card.rect(), radius, line, std::max(1.0, card.width() * kPaperBorder),
                    QColor(0xfd, 0xfa, 0xf1));
    }
    outlineCard(painter, card.rect(), radius, 0, line,
                QColor(0x40, 0x30, 0x20, isLight ? 0xa0 : 0xd0));
}

} // namespace settebello
