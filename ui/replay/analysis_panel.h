// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "coach/marked_reasons.h"
#include "storage/record.h"

#include <QWidget>

class QListWidget;

namespace settebello {

class ChanceBar;

/// Beside the table of a replay: the chance to win as a bar, and when asked for all that could be
/// decided, the best first, with its value.
class AnalysisPanel : public QWidget {
    Q_OBJECT

public:
    explicit AnalysisPanel(QWidget* parent = nullptr);

    /// @param moment the decision to come, or the end of the round; null if the analysis has not
    /// come there.
    /// @param found why the best decision was better; null if that is not known
    void showMoment(const Record& match, const Moment* moment,
                    const MarkedReasons* found = nullptr);
    void setBestShown(bool shown);
    bool isBestShown() const;
    /// The best decision and its value, or why there is none.
    QString bestText() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    static QString whyNoOptions(const Record& match, const Moment* moment);
    void setOptions(const QStringList& texts);
    void fit();

    ChanceBar* m_bar;
    QListWidget* m_options; ///< under the name of the decision
};

} // namespace settebello
