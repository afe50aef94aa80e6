// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace settebello {

// The translation contexts of the texts about rules: one for each place where they are read.

struct EditorText {
    Q_DECLARE_TR_FUNCTIONS(settebello::RuleText)
};
struct SummaryText {
    Q_DECLARE_TR_FUNCTIONS(settebello::RulesSummary)
};
struct BookText {
    Q_DECLARE_TR_FUNCTIONS(settebello::RuleBook)
};
struct RefusalText {
    Q_DECLARE_TR_FUNCTIONS(settebello::PlayFaultText)
};

} // namespace settebello
