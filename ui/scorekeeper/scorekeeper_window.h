// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorekeeper/pad_store.h"
#include "tasks/task.h"
#include "widgets/tiled_dialog.h"

#include <deque>
#include <functional>

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
class WindowState;

/// Keeps the score of people who play at a real table, in large type: it goes on with the match
/// that was left, or asks who plays. Every entry is saved before the next is taken; only while
/// saving fails, which the window says, entries do not wait.
class ScorekeeperWindow : public TiledDialog {
    Q_OBJECT

public:
    /// All must outlive the window.
    ScorekeeperWindow(PadStore& store, SettingsStore& settings, CardPictures& pictures,
                      QWidget* parent = nullptr);
    ~ScorekeeperWindow() override;

    /// True while the matches are read that it shows.
    bool isReading() const;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectPages();
    void showLatest();
    void showFirst(const QList<PadFile>& pads);
    void showHistory();
    void turnToHistory();
    void showSetup();
    void showSheet();
    void showRound(int claimer);
    void turnToRound();
    void start();
    void add(const PadEntry& entry);
    void change(const std::function<void(ScorePad&)>& change);
    void applyNext();
    void applyAll();
    void showEntered(const BySide<int>& before);
    void showNotice(const QString& fault = {});
    void scaleText();
    void retranslate() final;

    PadStore& m_store;
    WindowState& m_windowState;
    QString m_file; ///< of m_score
    std::optional<KeptScore> m_score;
    Task m_reading; ///< the matches, to go on with the latest; until another page is asked for
    /// Changes of m_score that wait until the last one is saved.
    std::deque<std::function<void(ScorePad&)>> m_waiting;
    QStackedWidget* m_pages;
    HistoryPage* m_history;
    SetupPage* m_setup;
    SheetPage* m_sheet;
    RoundPage* m_round;
    Announcer* m_announcer;
    NoticeBar* m_notice; ///< over the pages
};

} // namespace settebello
