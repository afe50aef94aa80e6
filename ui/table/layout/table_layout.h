// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/by_seat.h"
#include "rules/rule_set.h"
#include "table/layout/card_geometry.h"

#include <QRectF>
#include <QSizeF>

#include <cmath>

namespace settebello {

/// How far a sideways card sticks out of its pile, in card heights.
inline constexpr qreal kSweepOut = 0.55;
/// The letters of levels on labels, of TableLayout::labelText(); only names of partners are
/// smaller.
inline constexpr qreal kSmallLabelText = 0.78;

/// Everything that the layout of a table depends on.
struct LayoutParameters {
    QSizeF size;                         ///< of the window, device-independent
    qreal textHeight = 16;               ///< of a line of the system's font
    qreal cardRatio = kDefaultCardRatio; ///< height : width of the deck's cards
    int players = 2;
    bool teams = false;
    Direction direction = Direction::Anticlockwise;
    int viewer = 0; ///< the seat at the bottom
    int dealer = 0;
    bool counts = false;  ///< plates hold a line of running counts
    BySeat<bool> faces{}; ///< whose labels have a face
    qreal question = 0;   ///< the height of a question between table and hand; 0 if none is asked
    qreal list = 0;       ///< the width of a list at the left of the table cards
    qreal lineScale = 1;  ///< of the font: how much narrower its letters are for the same height
    qreal toolWord = 5.3; ///< the width of the longest word on a tool, in heights of its text
};

/// Which edge of the window a seat sits at.
enum class Edge { Bottom, Right, Top, Left };

struct SeatLayout {
    Edge edge = Edge::Bottom;
    QRectF zone;  ///< all that belongs to the seat lies in it
    QRectF fan;   ///< its hand
    QRectF label; ///< name, level, dealer mark, turn; of a side's home also its points
    QRectF face;  ///< at the left of the label; empty if there is none, or no room for it
    QRectF text;  ///< the rest of the label, as high as its lines are
    QRectF stock; ///< the stock, when this seat deals
};

struct SideLayout {
    int home = 0;    ///< the seat where its pile and points are
    QRectF pile;     ///< pile and the sweeps sticking out of it
    QRectF plate;    ///< the points; the lower part of the home's label
    QRectF team;     ///< in teams, over it the names of the partners
    int columns = 1; ///< in which its sweeps may lie
};

/// The areas of everything for a window's size: a pure function of LayoutParameters. All rectangles
/// lie inside the window and, except for the lifted cards of a hand, none covers another. Where
/// single cards lie in them is in card_places.h.
class TableLayout {
public:
    TableLayout() = default;
    explicit TableLayout(const LayoutParameters& parameters);

    /// The least height of a line of text that looks right in a window of that size.
    static qreal textFor(QSizeF size);

    /// What it was made from.
    const LayoutParameters& parameters() const { return m_parameters; }
    QSizeF size() const { return m_parameters.size; }
    qreal cardRatio() const { return m_parameters.cardRatio; }
    /// Of the font, as in LayoutParameters.
    qreal lineScale() const { return m_parameters.lineScale; }
    qreal border() const { return m_border; }
    qreal gap() const { return m_gap; }
    qreal textHeight() const { return m_text; }
    /// The height of a line on labels: the system's text height; more where there is room for
    /// letters as large as those of captions, and less with many players or in a small window, but
    /// never less than 10 pixels.
    qreal labelText() const { return m_labelText; }
    qreal handHeight() const { return m_handHeight; }
    qreal smallHeight() const { return m_smallHeight; }
    /// Cards in piles and in the stock, a little smaller so that their edges have room.
    qreal stackHeight() const { return std::round(m_smallHeight * 0.89); }
    /// The cloth within the ornament.
    QRectF cloth() const { return m_cloth; }
    /// Where table cards lie, beside a list.
    QRectF tableArea() const { return m_table; }
    /// Between the table cards and the hand: questions and captions.
    QRectF strip() const { return m_strip; }
    /// One of three buttons at its right end. @param i 0 for the outermost, or the topmost.
    QRectF toolButton(int i) const;
    /// Its sign alone, where its word has to make room for a question.
    QRectF toolSign(int i) const;
    /// There is room for a word on each: they lie one under the other. It gives way last: their
    /// text is smaller first, and captions break into more lines, and only where it could not be
    /// read there are none.
    bool hasToolWords() const { return m_toolText > 0; }
    /// The height of a line of those words; 0 without any.
    qreal toolText() const { return m_toolText; }
    /// The size of letters of captions and of hints, in pixels: so small that three lines have room
    /// in the strip, and not smaller than can be read easily.
    qreal captionText() const;
    /// The part of it for questions: beside those buttons, in the middle where there is room.
    QRectF questionArea() const;
    /// The same beside the signs of those buttons, without words.
    QRectF questionAreaBesideSigns() const;
    /// The height of a question for which the table cards make room; a higher one covers them.
    qreal highestQuestion() const;
    /// The height of a question in a strip of that height.
    qreal highestQuestion(qreal strip) const;
    /// The part of it for captions: between the buttons at its ends, above lifted cards.
    QRectF statusArea() const;
    const SeatLayout& seat(int seat) const { return m_seats[seat]; }
    const SideLayout& side(int side) const { return m_sides[side]; }
    /// The seat at the bottom.
    int viewer() const { return m_parameters.viewer; }
    int dealer() const { return m_parameters.dealer; }
    int players() const { return m_parameters.players; }
    int sides() const { return sideCount(); }
    /// The layout of this table with room for a question of that height.
    TableLayout withQuestion(qreal height) const;
    bool hasQuestion() const { return m_parameters.question > 0; }
    /// The layout of this table with room for a list of that width beside the table cards.
    TableLayout withList(qreal width) const;

    /// The part of the middle that CardRows may cover.
    QRectF rowsArea() const;

private:
    void placeLabels(int onTop, bool hasSides);
    qreal sideWidth() const;
    void growLabels(bool onTop, bool hasSides);
    bool isHigh() const;
    qreal bottomHeight() const;
    void placeBottom();
    void placeBottomInRows();
    void placeTop(int seat, int place, int places);
    void placeSide(int seat, Edge edge);
    void placeMiddle();
    QRectF areaBetweenHands() const;
    QRectF middle() const;
    qreal usualStrip() const;
    qreal belowSides() const;
    bool isStripBelowSides() const;
    qreal highestStrip() const;
    int seatAround(int step) const;
    void placeSides();
    bool isHome(int seat) const;
    void fitTools(qreal strip);
    qreal leastToolText() const;
    qreal toolsWidth() const;
    QRectF besideTools(qreal width) const;
    qreal middleOfTools() const;
    bool isWideStrip() const;
    qreal widthOf(qreal height) const { return height / m_parameters.cardRatio; }
    /// The width of text of so many heights of its lines.
    qreal letters(qreal lines) const { return lines * m_parameters.lineScale; }
    qreal pileWidth(int columns) const;
    qreal labelHeight(int seat) const;
    qreal labelLines(int seat) const;
    qreal textLines(int seat) const;
    qreal faceSize(int seat, qreal room) const;
    qreal besideText(qreal face) const;
    qreal besideTop() const;
    void placeLabel(SeatLayout& seat, int number, const QRectF& label, qreal face) const;
    int sideCount() const { return m_parameters.teams ? 2 : m_parameters.players; }

    LayoutParameters m_parameters;
    QRectF m_cloth;
    QRectF m_table;
    QRectF m_strip;
    qreal m_border = 0;
    qreal m_gap = 0;
    qreal m_text = 0;
    qreal m_labelText = 0;
    qreal m_labelWidth = 0;
    qreal m_toolText = 0;
    qreal m_handHeight = 0;
    qreal m_smallHeight = 0;
    qreal m_topHeight = 0;
    qreal m_sideWidth = 0;
    BySeat<SeatLayout> m_seats;
    BySide<SideLayout> m_sides;
};

} // namespace settebello
