// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/game_controller.h"
#include "widgets/tiled_dialog.h"
#include "json/rules_json.h"

#include <QDate>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace settebello {

class Announcer;
class MessageLabel;
class SettingsStore;

/// Begins a match whose cards a code names: a code from somebody else, with the opponents of the
/// last match, or one of the matches of the day, with its own. For a code of house rules it looks
/// for them among those that the player has, and else asks for their file.
class DealCodeDialog : public TiledDialog {
    Q_OBJECT

public:
    /// @param today decides the matches of the day.
    DealCodeDialog(SettingsStore& store, const QDate& today, QWidget* parent = nullptr);

    void setCode(const QString& code);
    /// More rules that a code may be of, as those of a results file.
    void addRules(const NamedRules& rules);
    /// Reads them from a file. Says what is wrong with it, or that they are not those of the code.
    void openRules(const QString& file);
    /// @param seat of the code, from 0.
    void setSeat(int seat);
    /// Says whose match that is.
    void setChallenge(const QString& name);
    /// The match. @pre Play is enabled.
    MatchSetup setup() const;

private:
    void layOut();
    void fillDays();
    void dayChosen();
    void askForRules();
    void read();
    void fillSeats();
    void say(const QString& message);
    std::optional<NamedRules> rulesFor(const DealCode& code) const;
    void retranslate() final;

    SettingsStore& m_store;
    QDate m_today;
    std::vector<NamedRules> m_more;
    std::optional<DealCode> m_code;    ///< as far as it can be read
    std::optional<NamedRules> m_rules; ///< of the code, if they are known
    QLabel* m_about;
    QLabel* m_codeLabel;
    QLineEdit* m_text;
    QLabel* m_dayLabel;
    QComboBox* m_day;
    QLabel* m_seatLabel;
    QComboBox* m_seat;
    MessageLabel* m_message;
    QScrollArea* m_scroll;
    Announcer* m_announcer;
    QPushButton* m_open;
    QPushButton* m_cancel;
    QPushButton* m_play;
};

} // namespace settebello
