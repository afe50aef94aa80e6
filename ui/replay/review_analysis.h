// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analyser.h"
#include "analysis/mark_reasons.h"
#include "storage/record.h"

#include <QObject>

namespace settebello {

class Announcer;
class ReviewPanel;

/// The analysis of the match under review: it runs while it is wanted, until the player stops it,
/// and a panel shows what it has found and how far it is.
class ReviewAnalysis : public QObject {
    Q_OBJECT

public:
    /// @param match must outlive it.
    explicit ReviewAnalysis(const Record& match, QObject* parent = nullptr);

    Analyser& analyser() { return m_analyser; }
    const Analyser& analyser() const { return m_analyser; }
    const MarkReasons& reasons() const { return m_reasons; }
    /// @param panel and announcer must outlive it, or be deleted with it.
    void showIn(ReviewPanel* panel, Announcer* announcer);
    /// Lets it run from now on, or not begin by itself; what runs goes on. @pre it has a panel
    void setWanted(bool wanted);

signals:
    /// More is analysed, and the panel shows it.
    void progressed();
    /// Reasons of marks were found, and the panel shows them.
    void reasonsFound();

private:
    void run();
    void stopOrContinue();
    void onProgressed();
    void onEnded();
    void showMatch();
    void showProgress();

    const Record& m_match;
    Analyser m_analyser;
    MarkReasons m_reasons;
    ReviewPanel* m_panel = nullptr;
    Announcer* m_announcer = nullptr;
    bool m_isWanted = false;
    bool m_isStopped = false; ///< by the player
};

} // namespace settebello
