// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/rules_json.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace settebello {

class Announcer;
class DifferencesView;
class FriendsSession;
class NumberQuestion;
class PeoplePicture;
class RulesPanel;

/// A friend's table before the match: it is looked for, then its rules are read, in words and as
/// they differ from those that were played last.
class JoiningPage : public QWidget {
    Q_OBJECT

public:
    explicit JoiningPage(QWidget* parent = nullptr);

    /// @param session joins the table; nullptr for none. Must be shown again before it goes.
    /// @param known the rules that the person has played last.
    void show(FriendsSession* session, const NamedRules& known);
    /// What is known of the table has changed.
    void update();
    void askForNumber(const QString& number);
    /// Sits down, for whoever shows the page to place; hidden before the table is known.
    QPushButton* button() const { return m_sit; }

signals:
    void satDown();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showTable();
    void say(const QString& text);
    void retranslate();

    FriendsSession* m_session = nullptr;
    NamedRules m_known;
    bool m_isShown = false; ///< the table is
    PeoplePicture* m_people;
    QLabel* m_status;
    NumberQuestion* m_number;
    QLabel* m_rulesHeading;
    RulesPanel* m_rules;
    QLabel* m_differencesHeading;
    DifferencesView* m_differences;
    QPushButton* m_sit;
    Announcer* m_announcer;
};

} // namespace settebello
