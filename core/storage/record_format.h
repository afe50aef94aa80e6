// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/event.h"

#include <nlohmann/json_fwd.hpp>

#include <string_view>

namespace settebello {

/// What record_writer.cpp and record_reader.cpp share (interfaces.md §3).
inline constexpr std::string_view kRecordFormat = "settebello.record";
inline constexpr int kRecordVersion = 1;

/// The `result` object: written, and expected on reading.
nlohmann::json resultToJson(const MatchResult& result, int sides);

} // namespace settebello
