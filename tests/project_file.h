// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

/// A file or folder of the source tree, such as "docs/rules.md".
std::filesystem::path projectFile(std::string_view path);
