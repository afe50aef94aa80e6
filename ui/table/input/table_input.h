// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/input/play_chooser.h"
#include "table/input/table_guide.h"
#include "table/motion/director.h"
#include "table/painting/overlay.h"

#include <QKeyEvent>
#include <QObject>
#include <QPointF>

#include <functional>
#include <optional>

namespace settebello {

/// Turns mouse and keys into looks, choices and plays on the table as it is shown. While something
/// moves, whatever is done finishes the motion first.
class TableInput : public QObject {
    Q_OBJECT

public:
    /// Where the choices' badges are, for clicking on them.
    using Badges = std::function<std::vector<ChoiceBadge>()>;

    TableInput(Director& director, Badges badges, QObject* parent = nullptr);

    /// The person is asked for a play.
    void begin(const RuleSet& rules, CardSet hand, CardSet table);
    /// The person is asked where the cut card goes: click a place or drag the card there.
    void beginCut(Card card);
    /// The place for the cut card under the mouse: true is the hand.
    std::optional<bool> cutTarget() const;
    bool choosingCut() const { return m_cut.has_value(); }
    /// The whole hand is lifted, as it may be declared.
    void setHandLifted(bool lifted) { m_handLifted = lifted; }
    /// Nobody is asked for a play.
    void end();
    void setConfirms(bool confirms) { m_chooser.setConfirms(confirms); }

    void press(QPointF where);
    void move(QPointF where, bool held);
    void release(QPointF where);
    void leave();
    /// Whether a key does nothing by itself.
    static bool isModifier(int key);
    /// @return true if the key meant something.
    bool key(const QKeyEvent& event);
    /// Tab or, with −1, back-tab; true if it went round the choices.
    bool tab(int step);

    /// May answer instead of the person when a card is touched.
    void setGuide(TableGuide* guide) { m_guide = guide; }

    const PlayChooser& chooser() const { return m_chooser; }
    /// The card with the keyboard's focus, if the keyboard was used last.
    std::optional<Card> focus() const;
    /// Gives a card the focus, as an arrow key would.
    void setFocus(Card card);
    /// What Enter does on a card; false if nothing came of it.
    bool activate(Card card);
    /// Plays one of several plays while they are chosen from, as its number does.
    void selectChoice(int choice);
    /// The poses as seen: the director's, with the cards lifted that are looked at or dragged.
    Poses displayedPoses() const;
    bool dragging() const { return m_dragging; }
    /// The topmost card there that can be touched: in the viewer's hand or on the table.
    std::optional<Card> cardAt(QPointF where) const;

signals:
    /// Something looks different now.
    void changed();
    void played(const settebello::Play& play);
    /// A play that is not allowed, and why.
    void refused(settebello::PlayFault fault, const settebello::Play& play);
    void cutDecided(bool keep);
    /// The focus has moved to another card.
    void focused();

private:
    void take(const PlayChooser::Outcome& outcome);
    void setCurrentCard(std::optional<Card> card);
    void hover(QPointF where);
    void moveFocus(int dx, int dy);
    void focusHand(int i);
    bool digit(int number);
    bool choosesByNumber() const;
    bool releaseCut(QPointF where);
    const std::vector<Card>& hand() const;
    bool inHand(Card card) const;
    int choiceAt(QPointF where) const;

    Director& m_director;
    TableGuide* m_guide = nullptr;
    Badges m_badges;
    PlayChooser m_chooser;
    std::optional<Card> m_focus;
    int m_lastInHand = 0; ///< where in the hand the focus was last
    bool m_keys = false;  ///< the keyboard was used last
    std::optional<Card> m_cut;
    bool m_handLifted = false;
    std::optional<Card> m_pressed;
    QPointF m_pressedAt;
    QPointF m_mouse{-1, -1};
    bool m_dragging = false;
};

} // namespace settebello
