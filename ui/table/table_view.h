// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/expression.h"
#include "game/event.h"
#include "rules/legal_plays.h"
#include "storage/settings.h"
#include "table/input/accessible_item_provider.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace settebello {

class CardPictures;
class Director;
class MatchSource;
class PlayChooser;
class TableGuide;
struct Comment;

/// The card table: animates what happens in a match, and lets the person play on it by mouse,
/// keyboard or screen reader. A plain widget that paints itself, because a QGraphicsView hides its
/// items from screen readers.
class TableView : public QWidget, public AccessibleItemProvider {
    Q_OBJECT

public:
    /// @param source of the match that is shown; must outlive the view, as must the pictures.
    TableView(MatchSource& source, CardPictures& pictures, QWidget* parent = nullptr);
    ~TableView() override;

    void setDisplay(const Settings::Display& display);
    void setAssist(const Settings::Assist& assist);
    /// How much opponents talk; at first they are silent.
    void setComments(Comments amount);
    /// What was said of the end of the match, once it is on the table.
    const std::optional<Comment>& lastWord() const;

    /// May step in before a play, as a lesson does; nullptr for none. Must outlive the view.
    void setGuide(TableGuide* guide);
    /// How a match that is only watched is shown: from this seat, with every hand open or not.
    /// @param openHand a seat whose hand is open in any case, or −1
    void setSpectator(int seat, bool open, int openHand = -1);

    /// Draws over what lies there a play that was not made but would have been better, or none.
    void showBetter(const std::optional<Play>& play);
    const std::optional<Play>& better() const;

    /// By seat, what the plates of friends say who are away; empty for who is there.
    void setAbsences(const QStringList& absences);
    /// The face of a friend shows that for a moment.
    void showFace(int seat, Expression expression);

    /// Whether it marks who captured last, as a lesson does not before it speaks of it.
    void setLastCaptureShown(bool shown);

    /// Shows the cloth and nothing else, also to a screen reader.
    void setBare(bool bare);

    /// Shows at once the end of every motion running or waiting.
    void finishMotion();
    bool moving() const;
    /// Lets that many milliseconds of motion pass, and none by themselves from now on: for tests
    /// and measurements.
    void stepMotion(int milliseconds);

    /// Shows the person who is asked what to play and why, where hints are allowed.
    void showHint();
    /// Says and shows for a moment what the picture of the card shows that has the focus or is
    /// under the mouse.
    void describeCard();
    /// Shows what a player says of a move, until it is closed or cleared.
    void showSpeech(const QString& text);
    void clearSpeech();
    /// Empty if nothing is said.
    const QString& speech() const;
    /// Shows the last move once more.
    void showLastMove();
    /// Takes back the last play; where several people share the screen, once whoever made it has
    /// confirmed that.
    void takeBack();
    /// True while the screen is to go from one person to another: nobody's hand is shown.
    bool handingOver() const;
    /// Closes the hand that is shown, where several people share the screen, because somebody else
    /// may be at it now. It opens again when its person says so.
    void closeHand();
    /// What is shown at the moment.
    const Director& director() const;

    std::vector<AccessibleItem> accessibleItems() const override;
    QString pictureDescription(Card card) const override;
    const PlayChooser& chooser() const override;
    std::optional<Card> focusedCard() const override;
    void focusCard(Card card) override;
    /// Takes the focus and shows where it is, as if it had come by Tab.
    void useKeyboard();
    void activateCard(Card card) override;
    void selectChoice(int choice) override;

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
    /// The hand of the person at the screen was opened or closed.
    void handTurned();
    /// The person has tried a play that is not allowed.
    void refused(settebello::PlayFault fault);
    /// The list of moves was opened or closed.
    void movesShownChanged(bool shown);
    /// The person has closed what a player said.
    void speechClosed();
    /// From a pause, the player wants to see what else there is to begin with.
    void startAsked();
    /// The rule behind the play last refused is to be shown.
    void ruleAsked();
    /// The term of a hint is to be explained. @param anchor where the rule book does
    void termAsked(const QString& anchor);
    /// A message for the window to show, such as why a play is not allowed.
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
    void connectParts();
    void connectPresenter();
    void connectPanels();
    void connectPictures(const CardPictures& pictures);
    void updateLayout();
    void updateCovered();
    void retranslate();
    void hurry();
    void skipItems(const QKeyEvent& event);

    class Private;
    std::unique_ptr<Private> d;
};

} // namespace settebello
