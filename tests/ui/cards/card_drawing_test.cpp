// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_drawing.h"

#include <QList>

#include <gtest/gtest.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#if __GLIBC_PREREQ(2, 33)
#define SETTEBELLO_HEAP_IS_KNOWN
#endif
#endif

namespace settebello {
namespace {

#ifdef SETTEBELLO_HEAP_IS_KNOWN

std::size_t allocated() {
    const struct mallinfo2 heap = mallinfo2();
    return heap.uordblks + heap.hblkhd;
}

/// Hundreds of them are kept, and limited by the size of their pixels.
TEST(CardDrawing, APictureTakesLittleMoreThanItsPixels) {
    constexpr std::size_t kCount = 20;
    constexpr QSize kSize(60, 99);
    const auto draw = [&] {
        return drawPicture(QStringLiteral(":/decks/napoletane/7D.svg"), kSize).image;
    };
    ASSERT_TRUE(draw()); // fills the caches of Qt
    QList<QImage> images;
    images.reserve(kCount);
    const std::size_t before = allocated();
    for (std::size_t i = 0; i < kCount; ++i) {
        images += *draw();
    }
    EXPECT_LT(allocated() - before, kCount * (60 * 99 * 4 + 8192));
}

#endif

} // namespace
} // namespace settebello
