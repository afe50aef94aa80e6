// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"
#include "rules/sections_view.h"

#include <QString>

namespace settebello {

/// Shows in words how two rule sets differ, toggle by toggle.
class DifferencesView : public SectionsView {
    Q_OBJECT

public:
    struct Side {
        QString name; ///< "Nonna's", or "Until now"
        RuleSet rules;
    };

    explicit DifferencesView(QWidget* parent = nullptr);

    void compare(const Side& first, const Side& second);

protected:
    void updateText() override;

private:
    Side m_first;
    Side m_second;
};

} // namespace settebello
