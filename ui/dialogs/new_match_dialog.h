// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/rules_draft.h"
#include "game/game_controller.h"
#include "json/rules_json.h"

#include <QDialog>

#include <functional>

class QLabel;
class QBoxLayout;
class QPushButton;
class QScrollArea;

namespace settebello {

class FaultNote;
class HouseRulesButton;
class MainChoices;
class PlayersPanel;
class PresetList;
class RuleEditor;
class RuleRow;
class RulesHeader;
class RulesPanel;
class SettingsStore;

/// Sets up a match: the game, the players and every rule, beside a summary of the resulting rules.
/// Starts from what was played last; accepting saves the choices in the settings.
class NewMatchDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewMatchDialog(SettingsStore& store, QWidget* parent = nullptr);

    const NamedRules& rules() const { return m_draft.rules(); }
    /// What has been set up. @pre the rules have no faults: Start is enabled.
    MatchPlan plan(quint64 seed) const;
    /// What Start would begin if nothing were changed: the rules and players of the last match.
    static MatchPlan lastPlan(const SettingsStore& store, quint64 seed);
    /// Replaces the whole rule set.
    void choose(const NamedRules& rules);
    /// Keeps rules from a file among the house rules, and chooses them.
    void keep(const NamedRules& rules);
    /// Whether starting leaves the match in play, which the dialog then says.
    void setMatchInPlay(bool inPlay);
    /// Whether to offer to go on with another match instead.
    void setUnfinished(bool unfinished);

    /// Begins the match. If house rules have changes that are not saved, asks first.
    void accept() override;
    /// Closes the dialog. If there are changes that are not saved, asks first.
    void reject() override;

signals:
    /// The player would rather go on with the match that was left; the dialog is closed.
    void continueAsked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeLeft();
    QWidget* makeComparison();
    QWidget* makeSummary();
    void compare();
    void describeLastTime();
    QWidget* makeMiddle();
    QWidget* makePlayers();
    QWidget* makeRulesPage();
    RuleRow* makeRow(const char* group, const char* key);
    QWidget* makeBottom();
    void connectAll();
    void useStored();
    void askToSave(const QString& question, const QString& without,
                   const std::function<void()>& then);
    void leave(const std::function<void()>& then);
    void begin();
    void tell(const QString& done);
    void compareWithOthers();
    void edit(const RuleSet& rules);
    void showRules();
    void showFaults();
    void arrange();
    void setSingleColumn(bool single);
    void setSummaryOnPage(bool onPage);
    void retranslate();

    SettingsStore& m_store;
    RulesDraft m_draft;
    PresetList* m_presets;
    HouseRulesButton* m_houseRules;
    RulesHeader* m_header;
    QScrollArea* m_scroll = nullptr;
    QLabel* m_playersHeading;
    QLabel* m_choicesHeading;
    QLabel* m_allHeading;
    QLabel* m_summaryHeading;
    QLabel* m_compared;      ///< how many rules differ from the preset
    QPushButton* m_backAll;  ///< all of them back to the preset's
    QPushButton* m_lastTime; ///< back to the rules last played by
    RuleRow* m_playerCount;
    PlayersPanel* m_players;
    RuleRow* m_target;
    MainChoices* m_choices;
    RuleEditor* m_editor;
    RulesPanel* m_summary;
    QBoxLayout* m_columns = nullptr;    ///< the games, and the rest
    QBoxLayout* m_page = nullptr;       ///< what scrolls
    QBoxLayout* m_form = nullptr;       ///< the header and what scrolls
    QBoxLayout* m_right = nullptr;      ///< the form and the summary
    QBoxLayout* m_comparison = nullptr; ///< what differs from the preset
    QWidget* m_left = nullptr;          ///< the games
    QWidget* m_summaryColumn = nullptr;
    bool m_singleColumn = false;
    bool m_summaryOnPage = false;
    bool m_changesAside = false; ///< whether choosing these rules has put changes aside
    bool m_hasPlayed = false;    ///< whether a match was set up here before
    FaultNote* m_status;
    QLabel* m_inPlay;
    QPushButton* m_continue;
    QPushButton* m_start;
    QPushButton* m_cancel;
};

} // namespace settebello
