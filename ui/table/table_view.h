// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/event.h"
#include "rules/legal_plays.h"
#include "storage/settings.h"
#include "table/input/accessible_items.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace settebello {

class CardPictures;
class Director;
class GameController;
class PlayChooser;
class TableGuide;

/// The card table: shows what happens in a controller's match as motion, and lets the person play
/// on it by mouse, keys or a screen reader. A plain widget that paints itself, because a
/// QGraphicsView hides its items from screen readers.
class TableView : public QWidget {
    Q_OBJECT

public:
    /// @param controller whose match is shown; must outlive the view, as must the pictures.
    TableView(GameController& controller, CardPictures& pictures, QWidget* parent = nullptr);
    ~TableView() override;

    void setDisplay(const Settings::Display& display);
    void setAssist(const Settings::Assist& assist);

    /// Somebody who looks over the person's shoulder, or nobody: must outlive the view.
    void setGuide(TableGuide* guide);
    /// How a match that is only watched is seen: from this seat, and with every hand open or not.
    void setSpectator(int seat, bool open);

    /// Shows at once the end of every motion running or waiting.
    void finishMotion();
    bool moving() const;
    /// Lets so many milliseconds of motion pass, and none by themselves from now on: for tests and
    /// measurements.
    void stepMotion(int milliseconds);

    /// Tells the person who is asked what to play and why, where hints are allowed.
    void showHint();
    /// Shows the last move once more.
    void showLastMove();
    /// True while the screen is to go from one person to another: nobody's hand is shown.
    bool handingOver() const;
    /// What is shown at the moment.
    const Director& director() const;
    /// How far the person is with choosing a play.
    const PlayChooser& chooser() const;

    /// Every card and place in words, in the order in which a screen reader goes through them.
    std::vector<AccessibleItem> read() const;
    /// The card with the keyboard's focus.
    std::optional<Card> focusedCard() const;
    void focusCard(Card card);
    /// Does what Enter does on that card.
    void activateCard(Card card);
    /// Does what its number does. @param choice an index of chooser().choices()
    void selectChoice(int choice);

    /// Opens or closes the list of the round's moves.
    void showMoves(bool shown);
    bool movesShown() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The motion that scores a round is over: time for the score sheet.
    void roundShown(const settebello::RoundScored& scored);
    /// Everything of the match is shown, its last motion too.
    void matchShown(const settebello::MatchResult& result);
    /// The person who is asked has taken the screen.
    void handedOver();
    /// The person has tried a play that is not allowed.
    void refused(settebello::PlayFault fault);
    /// The list of moves was opened or closed.
    void movesShownChanged(bool shown);
    /// The rule behind the play last refused is to be shown.
    void ruleAsked();
    /// Something worth saying in words, such as why a play is not allowed.
    void message(const QString& text);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void connectController();
    void beginMatch();
    void hurry();
    void setRound(const Events& events);
    void onAsked(int seat, bool person);
    void askPerson(int seat);
    void onBegun(const Event& event);
    void onShown(const Event& event);
    void decide(const Decision& decision);
    void refuse(PlayFault fault, const Play& play);
    void updateLayout();
    void placeReplay();
    void retranslate();
    void repaintMoved();
    void onFocused();
    void notifyScreenReaders();
    /// The line that tells an event; empty for those that have none.
    QString lineFor(const std::optional<Event>& event) const;
    void showLine(const std::optional<Event>& event);
    void say(const QString& text);
    void announceSpeed(double speed);
    void showPaused(bool paused);

    class Private;
    std::unique_ptr<Private> d;
};

} // namespace settebello
