// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/legal_plays.h"
#include "storage/settings.h"

#include <QObject>

class QBoxLayout;

namespace settebello {

class FirstStepsOffer;
class LessonView;
class TableView;
struct Services;

/// The first steps in the main window: offered to a new player once, and shown in the place of the
/// table, where the match in play waits for their end.
class LessonHost : public QObject {
    Q_OBJECT

public:
    /// @param column where the table is, and where the lesson takes its place.
    LessonHost(Services& services, TableView& table, QBoxLayout& column, QObject* parent);

    /// True while the lesson is shown.
    bool active() const { return m_lesson != nullptr; }
    /// Offers the first steps to somebody new. False if there is nothing to offer; true also while
    /// they are offered.
    bool offer();
    void start();
    void leave();
    /// Another match has started: neither lesson nor offer stays.
    void endForMatch();
    void setDisplay(const Settings::Display& display);

signals:
    void activeChanged(bool active);
    /// The player has left them, not for a match.
    void left();
    /// Somebody new does not need the first steps.
    void declined();
    /// The learner wants to play a match now.
    void matchRequested();
    /// The learner tried a play that is not allowed …
    void refused(settebello::PlayFault fault);
    /// … and wants to see its rule.
    void ruleRequested();

private:
    void dropOffer();

    Services& m_services;
    TableView& m_table;
    QBoxLayout& m_column;
    FirstStepsOffer* m_offer = nullptr; ///< while it is made
    LessonView* m_lesson = nullptr;     ///< while it lasts
    bool m_wasPaused = false;           ///< before the lesson
};

} // namespace settebello
