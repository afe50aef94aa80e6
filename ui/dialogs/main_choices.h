// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/check_rules.h"
#include "rules/rule_set.h"

#include <QWidget>

#include <array>
#include <vector>

class QCheckBox;
class QLabel;

namespace settebello {

class DifferenceMark;
class FaultNote;
struct Preset;

/// The four choices of the booklet, each a single tick: team play, primiera, scopone, capturing
/// more cards. The same toggles stand in full further down.
class MainChoices : public QWidget {
    Q_OBJECT

public:
    enum Choice { Teams, Primiera, Scopone, MoreCards };

    explicit MainChoices(QWidget* parent = nullptr);

    /// Shows the rule set; edited() is not sent.
    void setRules(const RuleSet& rules);
    /// Tells what team play does not go together with; the other three have rows of their own for
    /// that.
    void setFaults(const Faults& faults);
    /// Marks team play if that preset has it otherwise. @return whether it has.
    bool compareWith(const Preset& preset);
    QCheckBox* box(Choice choice) const { return m_lines[choice].box; }
    QString fault() const;

signals:
    /// The player has ticked something: the rule set with all that belongs to it.
    void edited(const settebello::RuleSet& rules);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Line {
        QCheckBox* box = nullptr;
        QLabel* explanation = nullptr;
    };

    void choose(Choice choice, bool on);
    void describe();
    void retranslate();

    RuleSet m_rules;
    std::array<Line, 4> m_lines;
    FaultNote* m_fault;
    DifferenceMark* m_difference;
};

} // namespace settebello
