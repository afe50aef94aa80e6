// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/svg_meter.h"

#include "cards/card_drawing.h"
#include "cards/svg_check.h"

#include <gtest/gtest.h>

#include <ostream>

namespace settebello {
namespace {

constexpr QSize kSize(60, 99);

QByteArray drawing(const QByteArray& contents) {
    return R"(<svg xmlns="http://www.w3.org/2000/svg" )"
           R"(xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 165">)" +
           contents + "</svg>";
}

/// A path of a few kilobytes which is 800,000 units long.
QByteArray longPath(const QByteArray& attributes) {
    return "<path fill='none' " + attributes + " d='M0 0" + QByteArray("H100H0").repeated(4000) +
           "'/>";
}

struct Dashed {
    const char* what;
    QByteArray contents;

    friend void PrintTo(const Dashed& dashed, std::ostream* out) { *out << dashed.what; }
};

class TooManyDashes : public ::testing::TestWithParam<Dashed> {};

TEST_P(TooManyDashes, AreNotDrawn) {
    const QByteArray svg = drawing(GetParam().contents);
    ASSERT_EQ(checkSvg(svg), std::nullopt) << "the text alone does not show it";
    const DrawnPicture drawn = renderSvg(svg, kSize);
    EXPECT_FALSE(drawn.image);
    EXPECT_EQ(drawn.fault, PictureFault::TooComplex);
}

const QByteArray kDashes("stroke='#000000' stroke-dasharray='0.05'");

INSTANTIATE_TEST_SUITE_P(
    All, TooManyDashes,
    ::testing::Values(
        Dashed{"path", longPath(kDashes)},
        Dashed{"negative", longPath("stroke='#000000' stroke-dasharray='0.05,-1000'")},
        Dashed{"style", longPath("style='stroke:#000000;stroke-dasharray:0.1,0.2'")},
        Dashed{"escape", longPath("style='stroke:#000000;stroke-dash\\61rray:0.1,0.2'")},
        Dashed{"group", "<g " + kDashes + ">" + longPath("") + "</g>"},
        Dashed{"sheet",
               "<style>.a{stroke:#000000;stroke-dasharray:0.1}</style>" + longPath("class='a'")},
        Dashed{"use", "<defs><g id='a'>" + longPath("") + "</g></defs><g " + kDashes +
                          "><use xlink:href='#a'/></g>"},
        Dashed{"scaled", "<g transform='scale(0.001)'>" +
                             longPath("stroke='#000000' stroke-width='9' stroke-dasharray='0.05'") +
                             "</g>"},
        Dashed{"polyline", "<polyline fill='none' " + kDashes + " points='" +
                               QByteArray("0 0 100 100 ").repeated(2000) + "'/>"},
        Dashed{"polygon", "<polygon " + kDashes + " points='" +
                              QByteArray("0 0 100 100 ").repeated(2000) + "'/>"},
        Dashed{"points", "<polyline fill='none' stroke='#000000' points='" +
                             QByteArray("0 0 9 9 ").repeated(20'001) + "'/>"},
        Dashed{"wide", "<polyline fill='none' stroke='#000000' stroke-width='30000' "
                       "stroke-linejoin='round' points='" +
                           QByteArray("0 0 9 9 ").repeated(5'000) + "'/>"},
        Dashed{"circle", "<circle r='9000' " + kDashes + "/>"},
        Dashed{"many",
               QByteArray("<rect width='100' height='165' " + kDashes + "/>").repeated(999)},
        Dashed{"text", "<text y='165' font-size='165' " + kDashes + ">" +
                           QByteArray("M").repeated(500) + "</text>"}),
    [](const auto& test) { return std::string(test.param.what); });

TEST(Dashes, OfAnHonestDrawingAreDrawn) {
    const QByteArray drawings[] = {
        QByteArray("<rect width='100' height='165' " + kDashes + "/>"),
        longPath("stroke='#000000'"),
        longPath("stroke='#000000' stroke-dasharray='200'"),
        longPath("stroke='none' stroke-dasharray='0.05'"),
        longPath("stroke='#000000' stroke-dasharray='0'"),
        "<line x2='100' y2='100' stroke='#000000' stroke-dasharray='1 2 3'/>",
    };
    for (const QByteArray& contents : drawings) {
        EXPECT_TRUE(renderSvg(drawing(contents), kSize).image) << contents.left(100).constData();
    }
}

} // namespace
} // namespace settebello
