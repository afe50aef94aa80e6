// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

/// Passes files, and all files in folders, to a fuzz target: NAME FILE…; for compilers without
/// libFuzzer. Fails if there are none.
int main(int argc, char* argv[]) {
    namespace fs = std::filesystem;
    const auto& targets = settebello::fuzzTargets();
    const auto target = targets.find(argc < 2 ? "" : argv[1]);
    if (target == targets.end()) {
        std::cerr << "no such target\n";
        return 1;
    }
    std::vector<fs::path> files;
    for (int i = 2; i < argc; ++i) {
        if (!fs::is_directory(argv[i])) {
            files.emplace_back(argv[i]);
            continue;
        }
        for (const auto& entry : fs::directory_iterator(argv[i])) {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    for (const fs::path& file : files) {
        std::ifstream in(file, std::ios::binary);
        if (!in) {
            std::cerr << file << " cannot be read\n";
            return 1;
        }
        const std::string contents{std::istreambuf_iterator<char>(in), {}};
        target->second(reinterpret_cast<const std::uint8_t*>(contents.data()), contents.size());
    }
    std::cout << files.size() << " inputs\n";
    return files.empty() ? 1 : 0;
}
