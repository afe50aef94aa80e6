// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/utf8_path.h"

#include "storage/atomic_file.h"
#include "temporary_folder.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

TEST(Utf8Path, IsTheSameOnEverySystem) {
    const std::string name = "sette di denari \xC3\xA8 \xE4\xB8\x83.json";
    const std::filesystem::path path = pathFromUtf8(name);
    EXPECT_EQ(toUtf8(path), name);
    EXPECT_EQ(path.u16string(), u"sette di denari \u00E8 \u4E03.json");

    const TemporaryFolder folder;
    ASSERT_EQ(writeFile(folder.path("") / path, "7"), std::nullopt);
    Faults faults;
    EXPECT_EQ(readFile(pathFromUtf8(toUtf8(folder.path("") / path)), faults), "7");
}

} // namespace
} // namespace settebello
