// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/sha256.h"

#include "support/hex_number.h"

#include <gtest/gtest.h>

#include <string>

namespace settebello {
namespace {

TEST(Sha256, IsThatOfTheStandard) {
    struct Case {
        std::string text;
        const char* hash; ///< as sha256sum prints it
    };
    const Case cases[] = {
        {"", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
        {"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
        {std::string(55, 'a'), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"},
        {std::string(56, 'a'), "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"},
        {std::string(64, 'b'), "a0fab1377f49a759b57f63318262ebe89fabfc990e8e93ceac2984561482b9d4"},
        {std::string(200, 'c'), "5e39abe881f543e1215902fe6309ea58521e6911e3af4fd241aea8a95322ae09"},
    };
    for (const Case& test : cases) {
        std::string hash;
        for (const std::uint64_t part : sha256(test.text)) {
            hash += hexText(part);
        }
        EXPECT_EQ(hash, test.hash) << test.text;
    }
}

} // namespace
} // namespace settebello
