// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorekeeper/pad_store.h"
#include "widgets/tiled_dialog.h"

class QStackedWidget;

namespace settebello {

class Announcer;
class CardPictures;
class HistoryPage;
class NoticeBar;
class RoundPage;
class SettingsStore;
class SetupPage;
class SheetPage;

/// Keeps the score of people who play at a real table, in large type: it goes on with the match
/// that was left, or asks who plays. Every entry is saved before the next.
class ScorekeeperWindow : public TiledDialog {
    Q_OBJECT

public:
    /// @param folder of the data. @param placeFile the WindowFile for the window's size and the
    /// names typed last; may be empty. @param settings, pictures must outlive the window.
    ScorekeeperWindow(const QString& folder, const QString& placeFile, SettingsStore& settings,
                      CardPictures& pictures, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectPages();
    void showHistory();
    void showSetup();
    void showSheet();
    void showRound(int claimer);
    void turnToRound();
    void start();
    void add(const PadEntry& entry);
    void undo();
    void showEntered(const BySide<int>& before);
    void save();
    void scaleText();
    void retranslate() final;

    QString m_placeFile;
    PadStore m_store;
    QString m_file; ///< of m_score
    std::optional<KeptScore> m_score;
    NoticeBar* m_notice;
    QStackedWidget* m_pages;
    HistoryPage* m_history;
    SetupPage* m_setup;
    SheetPage* m_sheet;
    RoundPage* m_round;
    Announcer* m_announcer;
};

} // namespace settebello
