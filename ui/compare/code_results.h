// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/record.h"
#include "storage/result_file.h"
#include "storage/statistics.h"

#include <QString>

#include <optional>
#include <vector>

namespace settebello {

/// The suffix of results files.
inline constexpr char kResultFileSuffix[] = ".settebello-result.json";

/// The player's matches by the same code whose records are kept, the latest first, at most that
/// many. @param folder of the records. @param seat only of this seat; −1: of any.
std::vector<Record> ownMatches(const Statistics& statistics, const QString& folder,
                               const DealCode& code, int seat, std::size_t most);

/// Keeps a friend's result that was opened, for later comparisons. Where that fails, the file can
/// be opened again.
void keepResult(const QString& folder, const CodeResult& result);
/// The friends' results of a code that were kept.
std::vector<CodeResult> keptResults(const QString& folder, const DealCode& code);

} // namespace settebello
