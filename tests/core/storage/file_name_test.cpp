// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/file_name.h"

#include "storage/atomic_file.h"
#include "temporary_folder.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

TEST(FileName, IsUtf8OnEverySystem) {
    const std::string name = "sette di denari \xC3\xA8 \xE4\xB8\x83.json";
    const std::filesystem::path path = pathOf(name);
    EXPECT_EQ(nameOf(path), name);
    EXPECT_EQ(path.u16string(), u"sette di denari \u00E8 \u4E03.json");

    const TemporaryFolder folder;
    ASSERT_EQ(writeFile(folder.path("") / path, "7"), std::nullopt);
    Faults faults;
    EXPECT_EQ(readFile(pathOf(nameOf(folder.path("") / path)), faults), "7");
}

} // namespace
} // namespace settebello
