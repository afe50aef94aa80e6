// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace settebello {

class IdleAnalysis;

/// Shows somebody who practises how far the search for mistakes has come, while a match is being
/// analysed or after the search was stopped.
class FindingBar : public QWidget {
    Q_OBJECT

public:
    /// @param idle must outlive this.
    explicit FindingBar(IdleAnalysis& idle, QWidget* parent = nullptr);

    void retranslate();

private:
    void showProgress();

    IdleAnalysis& m_idle;
    QLabel* m_text;
    QProgressBar* m_progress;
    QPushButton* m_stop;
};

} // namespace settebello
