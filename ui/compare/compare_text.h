// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/best_play.h"
#include "storage/result_file.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace settebello {

/// One try at the cards of a code, in a column of its own.
struct ComparedTry {
    QString name;                     ///< whose
    std::optional<CodeResult> result; ///< once it is known
};

/// Whose result that is, for a heading: the name in the file, or "A friend".
QString resultOwner(const CodeResult& result);

/// "won, 11 : 8"
QString outcomeOf(const CodeResult& result);

/// One row for the outcome, the points, the sweeps and each round, with a cell for each try and at
/// the end, if rounds were solved, for what was possible. The first cell says what the row is.
/// @param several several people have played, of whom nobody is "you"
QList<QStringList> comparisonRows(const QList<ComparedTry>& tries,
                                  const std::vector<std::optional<BestPlay>>& best, bool several);

} // namespace settebello
