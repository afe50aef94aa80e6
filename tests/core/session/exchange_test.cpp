// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/exchange.h"

#include "core/session/session_helpers.h"

#include <set>

namespace settebello::session {
namespace {

using namespace test;

TEST(Number, IsReadAsItIsWritten) {
    const Number number{0, 1, 0xfedcba9876543210, ~std::uint64_t{0}};
    const std::string text = "00000000000000000000000000000001fedcba9876543210ffffffffffffffff";
    EXPECT_EQ(toText(number), text);
    EXPECT_EQ(parseNumber(text), number);
    for (const std::string& wrong :
         {std::string(), text + "0", text.substr(1), "F" + text.substr(1)}) {
        EXPECT_FALSE(parseNumber(wrong)) << wrong;
    }
}

/// Nothing that is hashed for one purpose can serve another.
TEST(Exchange, HashesDifferForEveryPurpose) {
    std::set<Number> all;
    std::size_t count = 0;
    for (const char* table : {kTableId, "ffeeddccbbaa99887766554433221100"}) {
        for (const int number : {0, 1, 11}) {
            const Exchange exchange(testHash(), table, number);
            for (const Number& from : {secretOf(1), secretOf(2)}) {
                all.insert(exchange.numberOf(from));
                all.insert(exchange.commitmentTo(from, 0));
                all.insert(exchange.commitmentTo(from, 1));
                all.insert(exchange.fingerprint(std::vector{from}));
                all.insert(exchange.fingerprint(std::vector{from, from}));
                count += 5;
            }
        }
    }
    EXPECT_EQ(all.size(), count);
}

TEST(Exchange, ShufflesByAllNumbers) {
    const Exchange exchange(testHash(), kTableId, 1);
    const std::vector<Number> numbers{secretOf(1), secretOf(2), secretOf(3)};
    const auto first = [&](const std::vector<Number>& of) { return exchange.shuffle(of).next(); };
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        auto others = numbers;
        others[i][3] ^= 1;
        EXPECT_NE(first(others), first(numbers)) << i;
    }
    auto exchanged = numbers;
    std::swap(exchanged[0], exchanged[1]);
    EXPECT_NE(first(exchanged), first(numbers));
    EXPECT_EQ(first(numbers), first(numbers));
}

/// All programs at a table must compute the same.
TEST(Exchange, IsTheSameEverywhere) {
    std::vector<std::string> hashed;
    const Exchange exchange(
        [&](std::string_view text) {
            hashed.emplace_back(text);
            return Number{}; // the state that the generator cannot have
        },
        kTableId, 12);
    exchange.commitmentTo(secretOf(5), 2);
    EXPECT_EQ(hashed.back(), std::string("settebello commitment\n") + kTableId + "\n12\n2\n" +
                                 toText(secretOf(5)) + "\n");
    const std::vector<Number> two{secretOf(5), secretOf(6)};
    Random random = exchange.shuffle(two);
    EXPECT_EQ(hashed.back(), std::string("settebello shuffle\n") + kTableId + "\n12\n0\n" +
                                 toText(two[0]) + "\n" + toText(two[1]) + "\n");
    Pack pack;
    pack.shuffle(random);
    EXPECT_NE(pack, Pack());
}

} // namespace
} // namespace settebello::session
