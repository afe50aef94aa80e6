// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/replay.h"
#include "replay/replay_bar.h"

#include <QDateTime>
#include <QDialog>
#include <QPointer>
#include <QTimer>

namespace settebello {

class CardPictures;
class SettingsStore;
class Announcer;
class ScoreSheet;
class TableView;

/// Replays a match on a table of its own; the match in play is not touched.
class ReplayWindow : public QDialog {
    Q_OBJECT

public:
    /// @param time when it was played. @param placeFile the WindowFile that keeps the window's size
    /// and place; may be empty. @pre the match has a round.
    ReplayWindow(const SavedMatch& match, const QDateTime& time, SettingsStore& store,
                 CardPictures& pictures, const QString& placeFile, QWidget* parent = nullptr);
    ~ReplayWindow() override;

    const Replay& replay() const { return m_replay; }
    TableView& table() { return *m_table; }
    bool playing() const { return m_playing; }

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeKeys();
    void connectBar();
    void restorePlace();
    void useSettings();
    void go(ReplayBar::Action go);
    void forward();
    void setPlaying(bool playing);
    void playOn();
    void wait();
    void showPosition();
    bool atRoundsEnd() const;
    void showScore();
    void closeScore();
    void retranslate();

    SettingsStore& m_store;
    CardPictures& m_pictures;
    QString m_placeFile;
    QDateTime m_time;
    Replay m_replay;
    TableView* m_table;
    QPointer<ScoreSheet> m_sheet; ///< while it is shown
    ReplayBar* m_bar;
    Announcer* m_announcer; ///< announces jumps; the table announces events
    QTimer m_next;          ///< fires when it is time for the next move
    double m_speed;
    int m_seat = 0;
    bool m_open = false;
    bool m_playing = false;
};

} // namespace settebello
