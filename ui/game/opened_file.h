// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "friends/invitation.h"
#include "storage/record.h"
#include "storage/result_file.h"

#include <QString>

#include <optional>

namespace settebello {

/// The contents of a file that the player opens: a match, rules, a result, an
/// invitation, or none of them.
struct OpenedFile {
    QString file;
    std::optional<Record> match;      ///< of a record (interfaces.md §3), over or not
    std::optional<NamedRules> rules;  ///< of a rule file (interfaces.md §1), named, without faults
    std::optional<CodeResult> result; ///< of a results file (interfaces.md §9)
    std::optional<net::Invitation> invitation; ///< to a table with friends
    QString problem;                           ///< if none: why, in translated sentences
};

constexpr char kRuleFileSuffix[] = ".scopa-rules.json";

/// Rules that have no name get that of the file they were read from.
NamedRules namedAfterFile(NamedRules rules, const QString& file);

/// Reads a file of any kind and recognizes it by its contents, not by its name.
OpenedFile openFile(const QString& file);

} // namespace settebello
