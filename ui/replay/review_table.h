// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

namespace settebello {

class CardPictures;
class Replay;
class ScoreSheet;
class SettingsStore;
class TableView;

/// How a table shows a match again: from which seat, which hands are open, at what speed, and the
/// score of a round that is over.
class ReviewTable : public QObject {
    Q_OBJECT

public:
    /// All must outlive it. Shows nothing at first.
    ReviewTable(const Replay& replay, SettingsStore& store, CardPictures& pictures,
                TableView& table, QObject* parent = nullptr);

    /// Whether the match is on the table, or something else.
    void setShown(bool shown);
    bool isShown() const { return m_isShown; }
    void setSeat(int seat);
    int seat() const { return m_seat; }
    /// Whether all hands are open.
    void setAllOpen(bool open);
    /// Opens one besides that of the seat. @param seat −1 for none
    void openHand(int seat);
    /// The seat whose hand alone is open besides the own one; −1 for none.
    int openHand() const { return m_isAllOpen ? -1 : m_openHand; }
    /// That of the cards here, whatever the preferences say.
    void setSpeed(double speed);
    double speed() const { return m_speed; }

    /// Whether a round that was counted ends at the position.
    bool hasScore() const;
    /// @pre hasScore()
    void showScore();
    /// @return false if none is shown.
    bool closeScore();

signals:
    /// openHand() has changed.
    void handsChanged();

private:
    void useSettings();
    void showHands();
    QWidget* placeOfScore() const;

    const Replay& m_replay;
    SettingsStore& m_store;
    CardPictures& m_pictures;
    TableView& m_table;
    QPointer<ScoreSheet> m_sheet; ///< while it is shown
    double m_speed;
    int m_seat = 0;
    int m_openHand = -1;
    bool m_isAllOpen = false;
    bool m_isShown = false;
};

} // namespace settebello
