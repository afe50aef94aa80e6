// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "with_friends/people_picture.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace settebello {

class Announcer;
class FriendsSession;
class NumberQuestion;

/// The table of this computer while it waits for friends: what to tell them, and who has come.
class WaitingPage : public QWidget {
    Q_OBJECT

public:
    explicit WaitingPage(QWidget* parent = nullptr);

    /// @param session hosts the table; nullptr for none. Must be shown again before it goes.
    void show(FriendsSession* session);
    /// Somebody has come or gone, or there are other words.
    void update();
    /// The six digits to be compared; empty when that is over.
    void askForNumber(const QString& number);
    QPushButton* copyButton() const { return m_copy; }

protected:
    void changeEvent(QEvent* event) override;

private:
    using Presence = PeoplePicture::Presence;

    void copyLink();
    void save();
    void write(const QString& file);
    Presence presence(int seat) const;
    bool hasCome(int seat) const;
    QString guestsText() const;
    void showPeople();
    void showWays();
    QString relayProblem() const;
    void retranslate();

    FriendsSession* m_session = nullptr;
    QLabel* m_heading;
    QLabel* m_words;
    QLabel* m_otherWays;
    QPushButton* m_copy;
    QPushButton* m_save;
    QLabel* m_message;
    QLabel* m_relay; ///< what is wrong with it
    NumberQuestion* m_number;
    PeoplePicture* m_people;
    QLabel* m_guests;
    Announcer* m_announcer;
};

} // namespace settebello
