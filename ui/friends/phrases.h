// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/expression.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace settebello {

/// What people at a table with friends can say, in the language in use; only its number is sent
/// (interfaces.md §15), so the order must stay. @pre 0 ≤ number < session::kPhraseCount
QString phraseText(int number);
/// All of them.
QStringList phrases();

/// The face that a remark is; nothing if it is a phrase. @pre 0 ≤ remark < session::kRemarkCount
std::optional<Expression> expressionOf(int remark);
int remarkOf(Expression expression);
/// "Delighted", and "Anna looks delighted." @pre expression is not Waiting
QString faceName(Expression expression);
QString faceText(Expression expression, const QString& name);

} // namespace settebello
