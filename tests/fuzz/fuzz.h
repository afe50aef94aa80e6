// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string_view>

namespace settebello {

using FuzzFunction = int (*)(const std::uint8_t* data, std::size_t size);

/// The targets of the program by their names, where there is no libFuzzer.
inline std::map<std::string_view, FuzzFunction>& fuzzTargets() {
    static std::map<std::string_view, FuzzFunction> targets;
    return targets;
}

/// Aborts if an invariant does not hold; asserts would be disabled in release builds.
inline void mustHold(bool condition, const char* what) {
    if (!condition) {
        std::fprintf(stderr, "does not hold: %s\n", what);
        std::abort();
    }
}

inline std::string_view asText(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

} // namespace settebello

/// Begins the function of a target, which returns 0: `SETTEBELLO_FUZZ_TARGET(record, const
/// std::uint8_t* data, std::size_t size) { … }` in record_fuzz.cpp. All targets are in one program
/// if they only replay inputs; each fuzzer is a program of its own.
#ifdef SETTEBELLO_FUZZ
#define SETTEBELLO_FUZZ_TARGET(name, ...)                                                          \
    extern "C" int LLVMFuzzerTestOneInput(__VA_ARGS__);                                            \
    int LLVMFuzzerTestOneInput(__VA_ARGS__)
#else
#define SETTEBELLO_FUZZ_TARGET(name, ...)                                                          \
    static int fuzz_##name(__VA_ARGS__);                                                           \
    [[maybe_unused]] static const bool target_##name =                                             \
        settebello::fuzzTargets().emplace(#name, fuzz_##name).second;                              \
    static int fuzz_##name(__VA_ARGS__)
#endif
