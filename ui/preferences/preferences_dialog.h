// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tiled_dialog.h"

#include <QList>

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace settebello {

class DeckChooser;
class RelayPanel;
class RelayStore;
class SettingsStore;
struct Settings;

/// All settings of the program in one place. Changes take effect at once; there is nothing to
/// confirm.
class PreferencesDialog : public TiledDialog {
    Q_OBJECT

public:
    PreferencesDialog(SettingsStore& store, RelayStore& relay, QWidget* parent = nullptr);

    /// Shows the choice of a relay first.
    void showRelay();

signals:
    /// The player wants to hear a sound at the current volume.
    void soundTried();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// An entry that is on or off.
    struct Toggle {
        QCheckBox* box = nullptr;
        std::function<bool&(Settings&)> field;
    };

    QFormLayout* addGroup(QVBoxLayout* column);
    template <typename Value>
    QComboBox* makeField(const char* name, const QList<Value>& values);
    QLabel* addRow(QFormLayout* form, QWidget* field);
    QCheckBox* addToggle(QFormLayout* form, const std::function<bool&(Settings&)>& field);
    void makeYou(QVBoxLayout* column);
    void makeCards(QVBoxLayout* column);
    void makeTable(QVBoxLayout* column);
    void makePace(QFormLayout* form);
    void makePlaying(QVBoxLayout* column);
    void showSettings();
    void retranslate() final;
    void alignFields();
    void askToReset();

    SettingsStore& m_store;
    std::vector<QLabel*> m_headings;
    std::vector<Toggle> m_toggles;
    QLineEdit* m_name = nullptr;
    QLabel* m_nameLabel = nullptr;
    QComboBox* m_language = nullptr;
    QLabel* m_languageLabel = nullptr;
    DeckChooser* m_decks = nullptr;
    QComboBox* m_theme = nullptr;
    QLabel* m_themeLabel = nullptr;
    QComboBox* m_speed = nullptr;
    QLabel* m_speedLabel = nullptr;
    QComboBox* m_pace = nullptr;
    QLabel* m_paceLabel = nullptr;
    QComboBox* m_comments = nullptr;
    QLabel* m_commentsLabel = nullptr;
    QCheckBox* m_numbers = nullptr;
    QCheckBox* m_reduced = nullptr;
    QCheckBox* m_confirm = nullptr;
    QCheckBox* m_hints = nullptr;
    QCheckBox* m_takeBack = nullptr;
    QCheckBox* m_idleAnalysis = nullptr;
    QCheckBox* m_counts = nullptr;
    QCheckBox* m_fingerprint = nullptr;
    QScrollArea* m_scroll = nullptr;
    RelayPanel* m_relay = nullptr;
    QPushButton* m_reset = nullptr;
    QPushButton* m_close = nullptr;
};

} // namespace settebello
