// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/game_controller.h"
#include "rules/rules_draft.h"
#include "widgets/tiled_dialog.h"
#include "json/rules_json.h"

#include <functional>

class QLabel;
class QPushButton;

namespace settebello {

class CardPictures;
class EffectDialog;
class FaultNote;
class HouseRulesButton;
class MatchColumns;
class PresetList;
class RulesForm;
class RulesHeader;
class RulesPanel;
class SettingsStore;

/// Sets up a match. The first page has the games, the players and the main choices, the second has
/// every rule, beside a summary of the resulting rules. Starts from what was played last; accepting
/// saves the choices in the settings.
class NewMatchDialog : public TiledDialog {
    Q_OBJECT

public:
    /// @param pictures of the first games; must outlive the dialog.
    NewMatchDialog(SettingsStore& store, CardPictures& pictures, QWidget* parent = nullptr);

    const NamedRules& rules() const { return m_draft.rules(); }
    /// What has been set up. @pre the rules have no faults: Start is enabled.
    MatchSetup setup(quint64 seed) const;
    /// A match by other rules with the players of the last one.
    static MatchSetup setupFor(const SettingsStore& store, const NamedRules& rules, quint64 seed);
    /// What Start would begin if nothing were changed: the rules and players of the last match.
    static MatchSetup lastSetup(const SettingsStore& store, quint64 seed);
    /// Shows the second page, or the first one again.
    void showAllRules(bool all);
    /// Replaces the whole rule set.
    void choose(const NamedRules& rules);
    /// Keeps rules from a file among the house rules, and chooses them.
    void keep(const NamedRules& rules);
    /// Whether starting leaves the match in play, which the dialog then says. @param kept whether
    /// that can be continued later.
    void setMatchInPlay(bool inPlay, bool kept);
    /// Whether to offer to go on with another match instead.
    void setUnfinished(bool unfinished);

    /// Begins the match. If house rules have changes that are not saved, asks first.
    void accept() override;
    /// Closes the dialog. Changes that are not saved can be brought back when it is opened again.
    void reject() override;

signals:
    /// The player would rather go on with the match that was left; the dialog is closed.
    void continueAsked();

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    QWidget* makeSummary();
    QWidget* makeBottom();
    void arrangeButtons();
    void connectAll();
    void askToSave();
    void begin();
    void showNotice(const QString& done);
    void offerDeck();
    void useDeck(const std::string& deck);
    void compareWithOthers();
    void showEffect();
    void edit(const RuleSet& rules);
    void showRules();
    void showFaults();
    void showTitle();
    void retranslate() final;

    SettingsStore& m_store;
    CardPictures& m_pictures;
    RulesDraft m_draft;
    PresetList* m_games;
    HouseRulesButton* m_houseRules;
    RulesHeader* m_header;
    EffectDialog* m_effect = nullptr; ///< once it was asked for
    RulesForm* m_form;
    RulesPanel* m_summary;
    QLabel* m_summaryHeading;
    MatchColumns* m_columns = nullptr;
    bool m_keepsMatch = true; ///< the one in play
    bool m_isUnfinished = false;
    bool m_isAll = false;        ///< all the rules are shown
    bool m_changesAside = false; ///< whether choosing these rules has put changes aside
    FaultNote* m_status;
    QBoxLayout* m_bottom;  ///< what is said of the match in play, and the buttons
    QBoxLayout* m_buttons; ///< Continue, and those that end the dialog
    QHBoxLayout* m_ends;
    QLabel* m_inPlay;
    QPushButton* m_continue;
    QPushButton* m_start;
    QPushButton* m_back; ///< to the first page
    QPushButton* m_cancel;
};

} // namespace settebello
