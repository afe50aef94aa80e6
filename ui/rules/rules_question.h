// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/differences_view.h"

#include <QDialog>

#include <functional>

class QLayout;

namespace settebello {

/// Asks what to do about two rule sets, and shows how they differ. Esc is no answer, and nothing is
/// done.
class RulesQuestion : public QDialog {
    Q_OBJECT

public:
    RulesQuestion(const QString& title, const QString& question, const DifferencesView::Side& first,
                  const DifferencesView::Side& second, QWidget* parent);

    /// Adds a button; the first one is the default. @param name its object name. @param chosen is
    /// called once the question is closed.
    void addAnswer(const QString& text, const char* name, const std::function<void()>& chosen);

private:
    QLayout* m_answers;
};

} // namespace settebello
