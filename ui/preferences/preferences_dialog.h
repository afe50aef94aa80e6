// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tiled_dialog.h"

#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QTabWidget;

namespace settebello {

class DeckChooser;
class PreferencesPage;
class RelayPanel;
class RelayStore;
class SettingsStore;

/// All settings of the program in one place: on three pages, and on a fourth behind *More* what
/// hardly anybody needs. Changes take effect at once; there is nothing to confirm. Opens at the
/// page, and in the size, in which it was closed.
class PreferencesDialog : public TiledDialog {
    Q_OBJECT

public:
    PreferencesDialog(SettingsStore& store, RelayStore& relay, QWidget* parent = nullptr);

    /// Shows the choice of a relay first.
    void showRelay();
    /// Whether this computer has a device to hear sounds with.
    void setSoundDevice(bool found);

signals:
    /// The player wants to hear a sound at the current volume.
    void soundTried();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    PreferencesPage* addPage(const char* name);
    QScrollArea* makeScrolling(PreferencesPage* page);
    void makeTable();
    void makePlaying();
    void makeLanguage();
    void makeMore();
    void layOut();
    void connectButtons();
    void showMore(bool more);
    void nameMore();
    void retranslate() final;
    void alignFields();
    void fitTabs();
    QSize wantedSize() const;
    void fitParts();
    void fitToLetters();
    void askToReset();
    std::vector<QLabel*> labels() const;

    SettingsStore& m_store;
    QStackedWidget* m_stack; ///< the three pages, or what is behind *More*
    QTabWidget* m_tabs;
    DeckChooser* m_decks = nullptr;
    std::vector<PreferencesPage*> m_pages; ///< the last is that behind *More*
    QScrollArea* m_moreArea = nullptr;
    RelayPanel* m_relay;
    QPushButton* m_reset;
    QPushButton* m_more;
    QPushButton* m_close;
};

} // namespace settebello
