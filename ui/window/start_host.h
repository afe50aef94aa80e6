// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "covers/start_screen.h"
#include "storage/settings.h"

#include <QObject>

namespace settebello {

class DialogHost;
class FriendsHost;
class LessonHost;
class MatchFlow;
class TableView;
struct MatchSetup;
struct Services;

/// Puts the start screen on the bare table while there is nothing to play, and has its buttons
/// begin what they say. It goes as soon as a match begins.
class StartHost : public QObject {
    Q_OBJECT

public:
    StartHost(Services& services, TableView& table, FriendsHost& friends, QObject* parent);

    /// Connects the buttons.
    void connectTo(MatchFlow& flow, LessonHost& lessons, DialogHost& dialogs);
    bool shown() const;
    void show();
    void setDisplay(const Settings::Display& display);
    /// The language or what the buttons begin may have changed.
    void update();

signals:
    void shownChanged(bool shown);

private:
    void hide();
    StartScreen::Offer offer() const;
    void addDay(StartScreen::Offer& offer) const;
    QString leftMatch() const;
    QString nextMatch() const;
    static QString matchText(const MatchSetup& setup);

    Services& m_services;
    TableView& m_table;
    FriendsHost& m_friends;
    MatchFlow* m_flow = nullptr;
    StartScreen* m_screen; ///< the table's child
};

} // namespace settebello
