// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/gzip.h"

#include "ui/cards/gzipped.h"

#include <gtest/gtest.h>

#include <random>

namespace settebello {
namespace {

constexpr std::size_t kMax = std::size_t{1} << 20;

QByteArray randomBytes(int count, unsigned kinds) {
    std::mt19937 random(7);
    QByteArray bytes;
    for (int i = 0; i < count; ++i) {
        bytes += static_cast<char>(random() % kinds);
    }
    return bytes;
}

TEST(Gunzip, GivesBackWhatWasCompressed) {
    QByteArray svg("<svg><path d='M0 0h1v1z'/></svg>");
    const QByteArray texts[] = {"a",
                                svg,
                                svg.repeated(3000),
                                QByteArray(300'000, 'x'),
                                randomBytes(100'000, 256),
                                randomBytes(100'000, 5),
                                randomBytes(40'000, 200) + svg.repeated(2000)};
    for (const QByteArray& text : texts) {
        for (const int level : {0, 1, 6, 9}) {
            EXPECT_EQ(gunzip(gzipped(text, level), kMax), text) << text.size() << " at " << level;
        }
    }
}

TEST(Gunzip, SkipsWhatAHeaderMayHold) {
    QByteArray file = gzipped("text", 9);
    file[3] = 0x04 | 0x08 | 0x10; // extra, name and comment
    file.insert(10, QByteArray("\x03\x00xyzname\0comment\0", 2 + 3 + 5 + 8));
    EXPECT_EQ(gunzip(file, kMax), QByteArray("text"));
    EXPECT_FALSE(gunzip(file.left(16), kMax)) << "the header has no end";
}

TEST(Gunzip, RefusesWhatBecomesTooLarge) {
    const QByteArray file = gzipped(QByteArray(1000, 'x'), 9);
    EXPECT_TRUE(gunzip(file, 1000));
    EXPECT_FALSE(gunzip(file, 999));
    EXPECT_FALSE(gunzip(gzipped(QByteArray(8'000'000, ' '), 9), kMax));
    EXPECT_FALSE(gunzip(gzipped(randomBytes(2'000'000, 256), 0), kMax));
}

TEST(Gunzip, RefusesWhatIsCutOffAndIsNotHarmedByDamage) {
    const QByteArray file = gzipped(randomBytes(3000, 20), 9);
    for (qsizetype size = 0; size < file.size(); ++size) {
        EXPECT_FALSE(gunzip(file.left(size), kMax)) << size;
    }
    std::mt19937 random(1);
    for (int i = 0; i < 20'000; ++i) {
        QByteArray damaged = file;
        for (auto times = 1 + random() % 3; times > 0; --times) {
            damaged[static_cast<qsizetype>(random() % 200)] = static_cast<char>(random() % 256);
        }
        if (const std::optional<QByteArray> found = gunzip(damaged, 10'000)) {
            EXPECT_LE(found->size(), 10'000);
        }
    }
}

TEST(Gunzip, KnowsItsFiles) {
    EXPECT_TRUE(isGzip(gzipped("x", 9)));
    EXPECT_FALSE(isGzip("<svg>"));
    EXPECT_FALSE(gunzip("<svg>", kMax));
    EXPECT_FALSE(gunzip("", kMax));
}

} // namespace
} // namespace settebello
