// SPDX-License-Identifier: GPL-3.0-or-later
#include "crypto/cpace.h"

#include "crypto/primitives.h"
#include "project_file.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <string>

using namespace settebello::net;

namespace {

std::string fromHex(const std::string& hex) {
    std::string bytes;
    for (std::size_t i = 0; i < hex.size(); i += 2) {
        bytes += static_cast<char>(std::stoi(hex.substr(i, 2), nullptr, 16));
    }
    return bytes;
}

Bytes32 scalar(const std::string& bytes) {
    Bytes32 made{};
    std::copy_n(bytes.begin(), made.size(), made.begin());
    return made;
}

} // namespace

class CpaceVectors : public ::testing::Test {
protected:
    CpaceVectors() {
        std::ifstream file(projectFile("tests/data/cpace-ristretto255-sha512.json"));
        m_all = nlohmann::json::parse(file);
    }
    std::string value(const char* name) const { return fromHex(m_all["vectors"][name]); }
    std::string point(const char* name) const { return fromHex(m_all["points"][name]); }

    nlohmann::json m_all;
};

TEST_F(CpaceVectors, AreThoseOfTheDraft) {
    const std::string secret = value("PRS");
    const std::string channel = value("CI");
    const std::string id = value("sid");
    const CpaceInput input{secret, channel, id};
    EXPECT_EQ(asText(Cpace::generator(input)), value("g"));
    const Cpace a(input, scalar(value("ya")));
    const Cpace b(input, scalar(value("yb")));
    EXPECT_EQ(a.share(), value("Ya"));
    EXPECT_EQ(b.share(), value("Yb"));
    const auto shared = a.sharedSecret(b.share());
    ASSERT_TRUE(shared);
    EXPECT_EQ(shared->text(), value("K"));
    EXPECT_EQ(b.sharedSecret(a.share())->text(), value("K"));
    const std::string aboutA = value("ADa");
    const std::string aboutB = value("ADb");
    EXPECT_EQ(cpaceKey(id, shared->text(), {a.share(), aboutA}, {b.share(), aboutB}).text(),
              value("ISK_IR"));
}

TEST_F(CpaceVectors, RefuseWhatIsNoPoint) {
    const nlohmann::json& valid = m_all["points"]["Valid"];
    const Bytes32 factor = scalar(fromHex(valid["s"]));
    const auto product = multiply(factor, fromHex(valid["X"]));
    ASSERT_TRUE(product);
    EXPECT_EQ(asText(*product), fromHex(valid["G.scalar_mult_vfy(s,X)"]));
    EXPECT_FALSE(multiply(factor, point("Invalid Y1")));
    EXPECT_FALSE(multiply(factor, point("Invalid Y2"))); // the neutral element
    EXPECT_FALSE(multiply(factor, point("Invalid Y2").substr(1)));
}

// The draft has no vectors for tags, so this says in other words what it says.
TEST_F(CpaceVectors, TagsAreAsTheDraftDescribesThem) {
    const std::string id = value("sid");
    const std::string key = value("ISK_IR");
    const std::string share = value("Ya");
    const std::string about = value("ADa");
    const std::string text = std::string("\x20") + share + "\x03" + about;
    const Bytes64 tagKey = sha512("CPaceMac" + id + key);
    EXPECT_EQ(cpaceTag(id, key, {share, about}), hmacSha512(asText(tagKey), text));
}

TEST(Cpace, LengthsAreLeb128) {
    EXPECT_EQ(withLengths({"", "ab"}), std::string("\0\2ab", 4));
    const std::string long200(200, 'x');
    EXPECT_EQ(withLengths({long200}), "\xC8\x01" + long200);
}

TEST(Cpace, EverythingThatIsPutInChangesTheResult) {
    const auto keyOf = [](const CpaceInput& a, const CpaceInput& b) {
        const Cpace one(a);
        const Cpace other(b);
        const std::string shared(one.sharedSecret(other.share())->text());
        return shared == other.sharedSecret(one.share())->text();
    };
    EXPECT_TRUE(keyOf({"limone", "c", "s"}, {"limone", "c", "s"}));
    EXPECT_FALSE(keyOf({"limone", "c", "s"}, {"limona", "c", "s"}));
    EXPECT_FALSE(keyOf({"limone", "c", "s"}, {"limone", "d", "s"}));
    EXPECT_FALSE(keyOf({"limone", "c", "s"}, {"limone", "c", "t"}));
}

TEST(Secret, IsOverwrittenWhenItIsGivenBack) {
    std::string memory = "what nobody may know";
    wipe(memory.data(), memory.size());
    EXPECT_EQ(memory, std::string(memory.size(), '\0'));
}
