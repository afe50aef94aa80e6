// SPDX-License-Identifier: GPL-3.0-or-later
// How long score pads take to be read, compared with one of the same size that holds only sweeps:
// bench_score_pads KIBIBYTES.
#include "rules/presets.h"
#include "storage/score_pad_file.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>

using namespace settebello;

namespace {

/// A pad of that size, with one entry again and again.
std::string padOf(std::size_t size, const std::string& entry) {
    std::string text =
        R"({"format":"settebello.scorepad","version":1,"base":"cirulla","players":["",""],)"
        R"("entries":[)" +
        entry;
    while (text.size() + entry.size() < size) {
        text += ',' + entry;
    }
    return text + "]}";
}

double secondsFor(const std::string& text) {
    const auto start = std::chrono::steady_clock::now();
    Faults faults;
    if (!readKeptScore(text, faults)) {
        std::printf("not read: %s\n", faults.front().text().c_str());
        std::exit(1);
    }
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

} // namespace

int main(int argc, char** argv) {
    constexpr std::size_t kKibibyte = 1024;
    const auto size = kKibibyte * static_cast<std::size_t>(argc > 1 ? std::atoi(argv[1]) : 29);
    const double sweeps = secondsFor(padOf(size, R"({"sweep":0})"));
    std::printf("sweeps: %.3f s\n", sweeps);
    const std::pair<const char*, const char*> entries[]{
        {"declarations", R"({"declaration":0,"points":3})"},
        {"rounds without points", R"({"round":{"left":["1D","2D","3D","4D","5D","6D","7D",)"
                                  R"("8D","9D","10D"],"cards":null,"prime":null}})"},
    };
    for (const auto& [name, entry] : entries) {
        const double seconds = secondsFor(padOf(size, entry));
        std::printf("%s: %.3f s, %.1f times as long\n", name, seconds, seconds / sweeps);
    }
    return 0;
}
