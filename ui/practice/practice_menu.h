// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

#include <functional>

class QAction;

namespace settebello {

class PracticeStore;

/// What else there is to do with what is practised: export it, and after a question clear it.
class PracticeMenu : public QPushButton {
    Q_OBJECT

public:
    /// @param store must outlive this.
    explicit PracticeMenu(PracticeStore& store, QWidget* parent = nullptr);

    /// Enables what can be done now.
    void update();
    void retranslate();

signals:
    /// Something was cleared.
    void cleared();

private:
    void ask(const QString& question, const QString& lost, const std::function<void()>& clear);
    void askToClearMistakes();
    void askToClearProblems();
    void askToExport();

    PracticeStore& m_store;
    QAction* m_export;
    QAction* m_mistakes;
    QAction* m_problems;
};

} // namespace settebello
