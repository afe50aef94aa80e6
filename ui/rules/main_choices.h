// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/check_rules.h"
#include "rules/rule_set.h"

#include <QWidget>

#include <array>
#include <vector>

class QBoxLayout;
class QCheckBox;
class QLabel;

namespace settebello {

class DifferenceMark;
class FaultNote;
struct Preset;

/// The four choices of the booklet as check boxes: team play, primiera, scopone, capturing more
/// cards. The rule editor further down has the same toggles in full.
class MainChoices : public QWidget {
    Q_OBJECT

public:
    enum Choice { Teams, Primiera, Scopone, MoreCards };

    explicit MainChoices(QWidget* parent = nullptr);

    /// Shows the rule set; edited() is not emitted.
    void setRules(const RuleSet& rules);
    /// Shows the conflicts of team play; those of the other three are shown in their own rows.
    void setFaults(const Faults& faults);
    /// Side by side where there is room, without the explanations, which tooltips hold as well, and
    /// without the mark of team play.
    void setBrief(bool brief);
    /// Marks team play if it differs from that preset. @return whether it does.
    bool compareWith(const Preset& preset);
    QCheckBox* box(Choice choice) const { return m_lines[choice].box; }
    QString fault() const;
    /// As wide as one below the other.
    QSize minimumSizeHint() const override;

signals:
    /// The player has toggled a box: the rule set with everything that follows from it.
    void edited(const settebello::RuleSet& rules);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Line {
        QCheckBox* box = nullptr;
        QLabel* explanation = nullptr;
    };

    void choose(Choice choice, bool on);
    void describe();
    void placeFault();
    void hideDifference();
    void arrange();
    void retranslate();

    RuleSet m_rules;
    std::array<Line, 4> m_lines;
    FaultNote* m_fault;
    DifferenceMark* m_difference;
    QBoxLayout* m_teams;                     ///< the box of team play, and how that differs
    std::array<QBoxLayout*, 2> m_pairs = {}; ///< two choices each, with their explanations
    bool m_brief = false;
};

} // namespace settebello
