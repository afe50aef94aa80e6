// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/input/click_guard.h"
#include "table/input/keyboard_focus.h"
#include "table/input/play_chooser.h"
#include "table/input/table_guide.h"
#include "table/motion/director.h"

#include <QObject>
#include <QPointF>

#include <optional>

namespace settebello {

/// Turns what a person does with mouse, keyboard or screen reader into choices and plays on the
/// table as it is shown. While something moves, every action finishes the motion first; a click
/// does nothing else then, and plays nothing for a moment (ClickGuard). Which key does what is in
/// table_keys.h.
class TableInput : public QObject {
    Q_OBJECT

public:
    explicit TableInput(Director& director, QObject* parent = nullptr);

    /// The person is asked for a play.
    void begin(const RuleSet& rules, CardSet hand, CardSet table);
    /// The person is asked where the cut card goes: click a place or drag the card there.
    void beginCut(Card card);
    /// The place for the cut card under the mouse: true is the hand.
    std::optional<bool> cutTarget() const;
    bool choosingCut() const { return m_cut.has_value(); }
    /// Whether the keyboard was used last, and not the mouse.
    bool usesKeyboard() const { return m_focus.inUse(); }
    /// The whole hand is lifted, as it may be declared.
    void setHandLifted(bool lifted) { m_handLifted = lifted; }
    /// Nobody is asked for a play.
    void end();
    void setConfirms(bool confirms) { m_chooser.setConfirms(confirms); }

    /// A press of the mouse, before anything is done about it: if it can only speed things up, the
    /// next clicks play nothing.
    void guardClicks();
    /// Lets that many milliseconds of this pass, as with Director::advance(): for tests.
    void advance(int milliseconds) { m_guard.advance(milliseconds); }
    void press(QPointF where);
    /// A press that, with its release, must do nothing.
    void ignorePress();
    void move(QPointF where, bool held);
    void release(QPointF where);
    void leave();

    void finishMotion() { m_director.finishItem(); }
    /// Tab or, with −1, back-tab; false if there are no choices to cycle through.
    bool tab(int step);
    /// An arrow key. @pre dx and dy are −1, 0 or 1.
    void moveFocus(int dx, int dy);
    /// Focuses the viewer's i-th card, or the last if there are fewer.
    void focusHandCard(int i);
    /// Escape; false if there was nothing to step back from.
    bool stepBack();
    /// Enter: plays the choice or the focused card.
    void confirm();
    /// A digit: plays a choice while there are several, else focuses a hand card. @param index from
    /// 0.
    void selectNumber(int index);

    /// May answer instead of the person when a card is touched; nullptr for none.
    void setGuide(TableGuide* guide) { m_guide = guide; }

    const PlayChooser& chooser() const { return m_chooser; }
    /// The card with the keyboard focus, if the keyboard was used last.
    std::optional<Card> focus() const { return m_focus.card(); }
    /// The card that is looked at: the focused one, or the one under the mouse if that was used
    /// last.
    std::optional<Card> lookedAt() const;
    /// The keyboard has come to the table: a card has the focus from now on, if there is one.
    void useKeyboard();
    /// Gives the card of a play that is advised the focus, and lets Enter make that play there;
    /// nothing for none.
    void setAdvised(const std::optional<Play>& play);
    /// Gives a card the focus, as an arrow key would.
    void setFocus(Card card);
    /// Does what Enter does on a card; false if no play is asked for.
    bool activate(Card card);
    /// Plays one of several plays while one is being chosen, as its number does.
    void selectChoice(int choice);
    /// The poses as painted: the director's, with the cards lifted that are pointed at or dragged.
    Poses displayedPoses() const;
    bool dragging() const { return m_dragging; }
    /// The topmost card there that can be touched: in the viewer's hand or on the table.
    std::optional<Card> cardAt(QPointF where) const;

signals:
    /// The table looks different now.
    void changed();
    void played(const settebello::Play& play);
    /// A play that is not allowed, and why.
    void refused(settebello::PlayFault fault, const settebello::Play& play);
    void cutDecided(bool keep);
    /// The focus has moved to another card.
    void focused();

private:
    void apply(const PlayChooser::Outcome& outcome);
    void touch(Card card);
    std::optional<Card> previewed(std::optional<Card> card) const;
    void setCurrentCard(std::optional<Card> card);
    void makeRoom();
    void hover(QPointF where);
    bool choosesByNumber() const;
    bool releaseCut(QPointF where);
    void releaseDragged(Card card, QPointF where);
    void releaseClick(std::optional<Card> pressed, QPointF where);
    bool inHand(Card card) const { return m_director.board().isInViewerHand(card); }
    int choiceAt(QPointF where) const;
    Pose draggedPose(Card card, QPointF where) const;
    void lift(Poses& poses, Card card, qreal by) const;
    void liftHand(Poses& poses) const;
    void liftChoices(Poses& poses) const;

    Director& m_director;
    TableGuide* m_guide = nullptr;
    PlayChooser m_chooser;
    KeyboardFocus m_focus;
    std::optional<Card> m_cut;
    bool m_handLifted = false;
    ClickGuard m_guard;
    bool m_ignoresRelease = false; ///< of a press that played nothing
    std::optional<Card> m_pressed;
    QPointF m_pressedAt;
    QPointF m_mouse{-1, -1};
    bool m_dragging = false;
};

} // namespace settebello
