// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/opponent_faces.h"
#include "game/event.h"
#include "rules/legal_plays.h"
#include "table/input/accessible_items.h"

#include <QObject>

#include <optional>
#include <vector>

namespace settebello {

class TableGuide;
struct TableParts;

/// Connects a table with the source of a match: passes events on to the director, asks the person
/// through input and panels, and gives the person's decisions to the source.
class MatchPresenter : public QObject {
    Q_OBJECT

public:
    /// @param parts must outlive the presenter.
    explicit MatchPresenter(TableParts& parts, QObject* parent = nullptr);

    /// Shows the match as it stands, if there is one.
    void begin();
    /// As TableView::setSpectator().
    void setSpectator(int seat, bool open, int openHand);
    /// May step in before a play; nullptr for none. Must outlive the presenter.
    void setGuide(TableGuide* guide);
    /// The faces that the player has chosen for opponents.
    void setFaces(const FaceChoices& faces);
    /// What a screen reader finds on the table; nothing without a match.
    std::vector<AccessibleItem> accessibleItems() const;
    void retranslate();

signals:
    /// The whole table must be painted again.
    void changed();
    /// The seats have turned, or another match has other places.
    void layoutChanged();
    /// The table is to get the keyboard focus.
    void focusRequested();
    /// The motion that scores a round is over.
    void roundShown(const settebello::RoundScored& scored);
    /// Everything of the match is shown, its last motion too.
    void matchShown(const settebello::MatchResult& result);
    /// The person who is asked has taken the screen.
    void handTurned();
    /// The person has tried a play that is not allowed.
    void refused(settebello::PlayFault fault);

private:
    void connectSource();
    void connectPerson();
    void beginMatch();
    void setRound();
    void onAsked(int seat, bool here);
    void askPerson();
    void onHappened(const Event& event);
    void setFlying(std::optional<Card> card);
    void onBegun(const Event& event);
    void onShown(const Event& event);
    void onAdvised(const Decision& decision, const QString& text);
    void onClosed();
    void onScreenTaken(int seat);
    void onReopened();
    BySeat<bool> openHands() const;
    void decide(const Decision& decision);
    void refuse(PlayFault fault, const Play& play);

    TableParts& m_parts;
    TableGuide* m_guide = nullptr;
    int m_spectator = -1; ///< the seat from which a match is watched
    bool m_open = false;  ///< every hand of a watched match is shown
    int m_openHand = -1;  ///< or at least that of this seat, unless −1
    FaceChoices m_faces;
    /// The last card to be played or dealt, until it has landed.
    std::optional<Card> m_flying;
};

} // namespace settebello
