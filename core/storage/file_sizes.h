// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace settebello {

/// The largest files that are read, by kind, far above any that are written in earnest
/// (interfaces.md). They bound what a file from somebody else can cost in time and memory.
inline constexpr std::size_t kMaxFileSize = std::size_t{64} << 20; ///< of any kind
inline constexpr std::size_t kMaxRuleFileSize = std::size_t{1} << 20;
inline constexpr std::size_t kMaxSettingsSize = std::size_t{1} << 20;
inline constexpr std::size_t kMaxWindowFileSize = std::size_t{1} << 20;
inline constexpr std::size_t kMaxFingerprintsSize = std::size_t{1} << 20;
inline constexpr std::size_t kMaxRecordSize = std::size_t{4} << 20;
inline constexpr std::size_t kMaxAnalysisSize = std::size_t{16} << 20;
inline constexpr std::size_t kMaxPracticeSize = std::size_t{16} << 20; ///< 1,000 exercises take 4
inline constexpr std::size_t kMaxProblemsSize = std::size_t{4} << 20;
inline constexpr std::size_t kMaxResultSize = std::size_t{1} << 20;
inline constexpr std::size_t kMaxStatisticsSize = std::size_t{16} << 20; ///< some 25,000 matches
inline constexpr std::size_t kMaxDeckFileSize = std::size_t{64} << 10;
inline constexpr std::size_t kMaxSvgSize = std::size_t{2} << 20;

} // namespace settebello
