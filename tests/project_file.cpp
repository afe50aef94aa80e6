// SPDX-License-Identifier: GPL-3.0-or-later
#include "project_file.h"

std::filesystem::path projectFile(std::string_view path) {
    return std::filesystem::path(SETTEBELLO_SOURCE_DIR) / path;
}
