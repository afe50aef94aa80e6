// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/check_rules.h"

#include <QWidget>

class QLabel;

namespace settebello {

class FixButtons;

/// Shows a conflict between rules beside its toggle, with buttons that resolve it. Hidden while
/// there is none.
class FaultNote : public QWidget {
    Q_OBJECT

public:
    explicit FaultNote(QWidget* parent = nullptr);

    /// @param faults those of this toggle. @param rules the rule set that has them.
    void setFaults(const Faults& faults, const RuleSet& rules);
    /// All its sentences; empty if there is no conflict.
    QString text() const;

signals:
    /// The player has pressed a button: the rule set without the conflict.
    void fixed(const settebello::RuleSet& rules);

private:
    QLabel* m_text;
    FixButtons* m_fixes;
};

} // namespace settebello
