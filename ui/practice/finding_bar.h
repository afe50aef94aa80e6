// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "practice/mistake_finder.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace settebello {

class PracticeStore;

/// Looks for mistakes in the kept matches and adds them to what is practised. Shows how far it has
/// come while a match is being analysed, or was stopped.
class FindingBar : public QWidget {
    Q_OBJECT

public:
    /// @param matches the folder of the records. @param store must outlive this.
    FindingBar(PracticeStore& store, const QString& matches, QWidget* parent = nullptr);

    const MistakeFinder& finder() const { return m_finder; }
    /// Begins, or goes on after a stop. @pre it does not look now
    void look();
    void stop();
    void retranslate();

private:
    void showProgress(int match, int all, double share);
    void ended();

    PracticeStore& m_store;
    MistakeFinder m_finder;
    int m_match = 0; ///< the number of the one being analysed
    int m_all = 0;   ///< how many are to be analysed
    QLabel* m_text;
    QProgressBar* m_progress;
    QPushButton* m_stop;
};

} // namespace settebello
