// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/rule_fixes.h"

#include <QString>
#include <QWidget>

#include <vector>

namespace settebello {

/// Buttons under one another (two side by side would be wider than some windows) that change rules
/// so that a conflict is resolved. Hidden while there are none.
class FixButtons : public QWidget {
    Q_OBJECT

public:
    /// @param name of each button, as an object.
    explicit FixButtons(const QString& name, QWidget* parent);

    /// @param why what the conflict is, the description of each button.
    void setFixes(const std::vector<RuleFix>& fixes, const QString& why);

signals:
    /// The player has pressed a button: the rules after that change.
    void chosen(const settebello::RuleSet& rules);

private:
    QString m_name;
};

} // namespace settebello
