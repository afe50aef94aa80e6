// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/layout/table_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <vector>

namespace settebello {

namespace {

/// Height : width of a window; a higher one counts as this.
constexpr qreal kReferenceShape = 0.66;
/// The heights of a label's parts, in lines of its text, with margins.
constexpr qreal kNameLines = 2.15;
constexpr qreal kNameAloneLines = 2.4; ///< where nothing is below them
constexpr qreal kPointLines = 1.4;
constexpr qreal kTeamLines = 0.95;
constexpr qreal kCountLines = 1.15;
/// The width of a label, in the same unit.
constexpr qreal kLabelWidth = 8.6;
/// The height of a face, in the same unit: at least where there is room for it, and at most; the
/// only opponent's may be larger.
constexpr qreal kFaceLines = 2.75;
constexpr qreal kLargestFace = 3.6;
constexpr qreal kLargestSingleFace = 4.8;
/// How much of the empty start of a line it covers.
constexpr qreal kFaceOver = 0.25;
/// Of the width at the top, what label and stock may take at most for the sake of a face.
constexpr qreal kBesideTop = 0.4;
/// Of the whole width, what each label at a side may take at most for it.
constexpr qreal kMostAside = 0.25;
/// A smaller one, in pixels, could not be recognised.
constexpr qreal kLeastFace = 24;
/// A wide strip has room for a question, or captions, in the middle between tools, in text heights.
constexpr qreal kWideStrip = 40;
/// Nearly every caption fits on one line of this length.
constexpr qreal kCaption = 34;
constexpr qreal kStripLines = 4.9;
/// The size of the letters of captions, in pixels: as it is in a window of the usual size, and at
/// least, where that is not more than so much of the system's text. How high three lines of them
/// are with their plaque, and with the edges of a hint, in that size.
constexpr qreal kUsualCaption = 17;
constexpr qreal kLeastCaption = 14;
constexpr qreal kLeastOfText = 0.6;
constexpr qreal kCaptionLines = 3.75;
constexpr qreal kHintLines = 4.6;
/// How much smaller few table cards may be for the sake of a hint in large text.
constexpr qreal kGiveWay = 0.85;
/// How much smaller captions may be for the sake of larger labels.
constexpr qreal kAboutAsLarge = 0.99;
constexpr int kTools = 3;
/// The height of a tool with a word, from one to the next, and of all of them, in heights of its
/// text; the width of its sign and its edges.
constexpr qreal kToolHeight = 1.5;
constexpr qreal kToolStep = 1.7;
constexpr qreal kToolLines = (kTools - 1) * kToolStep + kToolHeight;
constexpr qreal kBesideToolWord = 2.3;
constexpr qreal kToolEdges = 5; // pixels, which do not grow with the text
/// The text on them in pixels, in an ordinary font, for which the strip takes room from the table,
/// how much of it at most, and what they take of the strip's width at most, for smaller text too.
constexpr qreal kLeastToolText = 12;
constexpr qreal kMostForTools = 0.45;
constexpr qreal kMostOfStrip = 0.36;
constexpr qreal kMostForWords = 0.45;
/// The smallest text on them, with which words are not left out yet.
constexpr qreal kSmallestToolText = 8;
/// The most room that a hand at a side has, in card widths.
constexpr qreal kSideHand = 4;
/// What one of three cards needs there.
constexpr qreal kSmallHandAside = 2.1;
/// Of the height that they do not need, what is below them.
constexpr qreal kSpareBelow = 0.65;
/// What is below them so that the strip is there and has the whole width, of what it shares with
/// the table cards: enough for a question.
constexpr qreal kStripBelow = 0.25;
/// What a question takes at most of what it shares with the table cards.
constexpr qreal kMostForQuestion = 0.62;
/// What a list takes at most of the width that it shares with the table cards.
constexpr qreal kMostForList = 0.55;
/// How far a lifted card extends beyond the hand, with its frame, in card heights.
constexpr qreal kLifted = 0.09;
/// The smallest text on labels, in pixels, however little room it leaves.
constexpr qreal kLeastText = 10;
/// What labels at the sides take of the width so that there is room between them, unless what
/// belongs to them is wider.
constexpr qreal kLabelAside = 0.22;
/// Height : width from which on there is room for what belongs to the viewer above the hand, which
/// then has all of the width.
constexpr qreal kHigh = 1.15;

/// Which edges the others sit at, going round from the seat after the viewer to the right.
std::vector<Edge> edgesAround(int players) {
    switch (players) {
    case 2:
        return {Edge::Top};
    case 3:
        return {Edge::Right, Edge::Left};
    case 4:
        return {Edge::Right, Edge::Top, Edge::Left};
    default:
        return {Edge::Right, Edge::Top, Edge::Top, Edge::Top, Edge::Left};
    }
}

/// Of the strip without a question, with room for the captions of a round of turns, and for words
/// on the tools. @param middle the height that it shares with the table cards
qreal stripHeight(qreal text, qreal middle, qreal leastToolText) {
    return std::min(text * kStripLines, std::max(middle * 0.25, std::min(leastToolText * kToolLines,
                                                                         middle * kMostForTools)));
}

} // namespace

qreal TableLayout::textFor(QSizeF size) {
    return std::min(size.height(), size.width() * kReferenceShape) * 0.0205;
}

TableLayout TableLayout::withQuestion(qreal height) const {
    LayoutParameters parameters = m_parameters;
    parameters.question = height;
    return TableLayout(parameters);
}

TableLayout TableLayout::withList(qreal width) const {
    LayoutParameters parameters = m_parameters;
    parameters.list = width;
    return TableLayout(parameters);
}

/// With its sweeps.
qreal TableLayout::pileWidth(int columns) const {
    return (kSweepOut * columns + 0.02) * m_smallHeight + widthOf(m_smallHeight);
}

/// How many lines of text a seat's label takes: name and level, at home the team, points and counts
/// too.
qreal TableLayout::textLines(int seat) const {
    return !isHome(seat) ? kNameAloneLines
                         : kNameLines + kPointLines + (m_parameters.teams ? kTeamLines : 0) +
                               (m_parameters.counts ? kCountLines : 0);
}

qreal TableLayout::labelLines(int seat) const {
    if (!m_parameters.faces[seat]) {
        return textLines(seat);
    }
    // The only opponent's is as high as the cards beside it.
    const qreal face = m_parameters.players > 2 ? kFaceLines
                                                : std::clamp(m_smallHeight / m_labelText,
                                                             kFaceLines, kLargestSingleFace);
    return std::max(textLines(seat), face);
}

qreal TableLayout::labelHeight(int seat) const {
    return m_labelText * labelLines(seat);
}

/// The width and height of a seat's face. @param room what the label may be wider for it
qreal TableLayout::faceSize(int seat, qreal room) const {
    if (!m_parameters.faces[seat]) {
        return 0;
    }
    const qreal most = m_parameters.players > 2 ? kLargestFace : kLargestSingleFace;
    const qreal size =
        std::min({labelHeight(seat), m_labelText * most, room + m_labelText * kFaceOver});
    return size < kLeastFace ? 0 : std::floor(size);
}

/// What the only label at the top may be wider for a face.
qreal TableLayout::besideTop() const {
    return (m_cloth.width() - 2 * m_gap) * kBesideTop - m_labelWidth - widthOf(m_smallHeight) -
           2 * m_gap;
}

/// How much wider a label is for a face of that size.
qreal TableLayout::besideText(qreal face) const {
    return face > 0 ? face - m_labelText * kFaceOver : 0;
}

/// @param face its size, or 0
void TableLayout::placeLabel(SeatLayout& seat, int number, const QRectF& label, qreal face) const {
    seat.label = label;
    seat.text = label.adjusted(besideText(face), 0, 0, 0);
    seat.text.setHeight(m_labelText * textLines(number));
    seat.text.moveCenter({seat.text.center().x(), label.center().y()});
    if (face > 0) { // on whole pixels, so that it is sharp
        seat.face =
            QRectF(std::round(label.left()), std::round(label.center().y() - face / 2), face, face);
    }
}

TableLayout::TableLayout(const LayoutParameters& parameters)
    : m_parameters(parameters) {
    const qreal w = parameters.size.width();
    const qreal h = parameters.size.height();
    const qreal least = std::min(h, w * kReferenceShape);
    // Broad enough for the ornament to be seen, and narrow where there is little room.
    m_border = std::clamp(std::min(least * 0.056, 19 + (least - 530) * 0.1), 15.0, 112.0);
    m_gap = std::max(5.0, least * 0.011);
    m_text = parameters.textHeight;
    m_cloth = QRectF(0, 0, w, h).adjusted(m_border, m_border, -m_border, -m_border);
    const bool crowd = parameters.players == 6;
    // Whole pixels, so that pictures need no smoothing.
    m_handHeight = std::floor(std::min({h * 0.27, w * 0.26, 620.0}));
    // Three in a row need room for a pile with its sweeps, a hand and the stock each.
    const qreal inRow = crowd ? (m_cloth.width() / 3 - 4 * m_gap) / 3.45 : w * 0.1;
    m_smallHeight = std::floor(std::min({h * (crowd ? 0.105 : 0.135), inRow, 300.0}));

    const std::vector<Edge> edges = edgesAround(parameters.players);
    const int onTop = static_cast<int>(std::count(edges.begin(), edges.end(), Edge::Top));
    const bool hasSides = std::find(edges.begin(), edges.end(), Edge::Right) != edges.end();
    placeLabels(onTop, hasSides);
    placeBottom();
    int place = 0;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const int seat = seatAround(static_cast<int>(i) + 1);
        if (edges[i] == Edge::Top) {
            placeTop(seat, place++, onTop);
        } else {
            placeSide(seat, edges[i]);
        }
    }
    placeMiddle();
    placeSides();
}

/// The next to play sits to the right when play goes anticlockwise, to the left otherwise.
int TableLayout::seatAround(int step) const {
    return m_parameters.direction == Direction::Anticlockwise
               ? (m_parameters.viewer + step) % m_parameters.players
               : (m_parameters.viewer - step + m_parameters.players) % m_parameters.players;
}

/// Decides how large the text on names and plates is: as the system has it, or as large as leaves
/// every hand, pile and name its room. Larger than usual it takes no room from captions.
void TableLayout::placeLabels(int onTop, bool hasSides) {
    const int right = seatAround(1);
    const int left = seatAround(m_parameters.players - 1);
    m_labelText = m_text; // what follows depends on it
    qreal lines = 0;      // of the highest label on top
    for (int seat = 0; seat < m_parameters.players; ++seat) {
        const bool beside = hasSides && (seat == left || seat == right);
        if (seat != m_parameters.viewer && !beside) {
            lines = std::max(lines, labelLines(seat));
        }
    }
    const qreal sideLines = std::max(labelLines(left), labelLines(right));
    const qreal most = m_parameters.size.width() * 0.24;
    const qreal card = widthOf(m_smallHeight);
    const auto set = [&](qreal text) {
        m_labelText = text;
        m_labelWidth = std::min(m_labelText * letters(kLabelWidth), most);
        m_topHeight = onTop == 0  ? 0
                      : onTop > 1 ? m_smallHeight + m_gap + m_labelText * lines
                                  : std::max(m_smallHeight, m_labelText * lines);
    };
    const qreal usual = std::min(m_text, kUsualCaption / m_parameters.lineScale);
    set(usual);
    const qreal captions = captionText() * kAboutAsLarge;
    // Of captions that are larger than the small letters on labels there is some to give.
    const auto leavesCaptions = [&] {
        const qreal enough =
            std::max(kUsualCaption, m_labelText * kSmallLabelText * m_parameters.lineScale);
        return m_labelText <= usual || captionText() >= std::min(captions, enough);
    };
    for (qreal text = m_text;; text -= 0.5) {
        set(text);
        const qreal sideHeight = areaBetweenHands().height();
        const qreal side = m_labelText * sideLines + m_smallHeight + 2 * m_gap + card * 1.65;
        const bool fits =
            m_labelText * letters(kLabelWidth) <= most + 1 &&
            (isHigh() ||
             labelHeight(m_parameters.viewer) + m_smallHeight * 0.55 + m_gap <= m_handHeight) &&
            (!hasSides || m_labelWidth <= std::max(m_cloth.width() * kLabelAside,
                                                   pileWidth(2) + card + m_gap)) &&
            m_topHeight <= m_cloth.height() * (onTop > 1 ? 0.33 : 0.24) &&
            (!hasSides || side <= sideHeight) && leavesCaptions();
        if (fits || m_labelText <= kLeastText) {
            break;
        }
    }
    m_sideWidth = hasSides ? sideWidth() : 0;
    if (m_labelText == m_text && onTop <= 1) {
        growLabels(onTop > 0, hasSides);
    }
}

/// How wide what lies at the sides is: a face is beside its name only where text has its full size.
qreal TableLayout::sideWidth() const {
    const qreal least = std::max(m_labelWidth, pileWidth(2) + widthOf(m_smallHeight) + m_gap);
    if (m_labelText < m_text) {
        return least;
    }
    const qreal withFace =
        std::min(m_labelWidth + m_labelText * kFaceLines, m_parameters.size.width() * kMostAside);
    const bool hasFace =
        faceSize(seatAround(1), withFace - m_labelWidth) > 0 ||
        faceSize(seatAround(m_parameters.players - 1), withFace - m_labelWidth) > 0;
    return hasFace ? std::max(least, withFace) : least;
}

/// Makes the smallest letters on names and plates as large as captions, or as large as hands,
/// piles, faces and table cards leave them room.
void TableLayout::growLabels(bool onTop, bool hasSides) {
    const int left = seatAround(m_parameters.players - 1);
    const int right = seatAround(1);
    const int across = seatAround(m_parameters.players / 2);
    const auto faces = [&] {
        const qreal aside = m_sideWidth - m_labelWidth;
        return std::array<qreal, 3>{hasSides ? faceSize(left, aside) : 0,
                                    hasSides ? faceSize(right, aside) : 0,
                                    onTop ? faceSize(across, besideTop()) : 0};
    };
    const std::array<qreal, 3> facesBefore = faces();
    const qreal ownBefore = labelHeight(m_parameters.viewer);
    const qreal sideHeight = areaBetweenHands().height();
    const qreal handAside = widthOf(m_smallHeight) * kSmallHandAside;
    const auto fits = [&] {
        const qreal own = labelHeight(m_parameters.viewer);
        const qreal side =
            std::max(labelHeight(left), labelHeight(right)) + m_smallHeight + 2 * m_gap + handAside;
        const std::array<qreal, 3> now = faces();
        return m_labelWidth <= (hasSides ? m_sideWidth : m_parameters.size.width() * 0.24) &&
               (isHigh() ? own <= std::max(ownBefore, m_smallHeight)
                         : own + m_smallHeight + m_gap <= m_handHeight) &&
               (!onTop || labelHeight(across) <= m_topHeight) &&
               (!hasSides || side <= sideHeight) &&
               std::equal(now.begin(), now.end(), facesBefore.begin(), std::greater_equal<>());
    };
    const qreal wanted = std::max(kUsualCaption / m_parameters.lineScale, m_text) / kSmallLabelText;
    const auto set = [&](qreal text) {
        m_labelText = text;
        m_labelWidth = text * letters(kLabelWidth);
    };
    const qreal widthBefore = m_labelWidth;
    set(wanted);
    while (m_labelText > m_text && !fits()) {
        set(m_labelText - 0.5);
    }
    if (m_labelText <= m_text) {
        m_labelText = m_text;
        m_labelWidth = widthBefore;
    }
}

bool TableLayout::isHome(int seat) const {
    if (!m_parameters.teams) {
        return true;
    }
    return seat == m_parameters.viewer || seat == (m_parameters.viewer + 1) % m_parameters.players;
}

/// Whether the hand has the whole width.
bool TableLayout::isHigh() const {
    return m_parameters.size.height() > m_parameters.size.width() * kHigh;
}

/// Of the viewer's zone: the hand and, in a high window, what lies above it and lifted cards.
qreal TableLayout::bottomHeight() const {
    return isHigh() ? m_handHeight * (1 + kLifted) + m_gap +
                          std::max(labelHeight(m_parameters.viewer), m_smallHeight)
                    : m_handHeight;
}

/// Label, stock and pile beside each other, and the hand below them.
void TableLayout::placeBottomInRows() {
    SeatLayout& seat = m_seats[m_parameters.viewer];
    const qreal height = labelHeight(m_parameters.viewer);
    const qreal bottom = seat.zone.bottom() - m_handHeight - m_handHeight * kLifted - m_gap;
    const qreal face =
        faceSize(m_parameters.viewer, m_parameters.size.width() * 0.3 - m_labelWidth);
    placeLabel(seat, m_parameters.viewer,
               {seat.zone.left(), bottom - height, m_labelWidth + besideText(face), height}, face);
    const qreal card = widthOf(m_smallHeight);
    // In teams the pile lies beside the plate that the partners share.
    seat.stock = QRectF(m_parameters.teams ? seat.zone.right() - card : seat.label.right() + m_gap,
                        bottom - m_smallHeight, card, m_smallHeight);
    seat.fan = seat.zone;
    seat.fan.setTop(seat.zone.bottom() - m_handHeight);
}

void TableLayout::placeBottom() {
    SeatLayout& seat = m_seats[m_parameters.viewer];
    seat.edge = Edge::Bottom;
    seat.zone = QRectF(m_cloth.left() + m_gap, m_cloth.bottom() - m_gap - bottomHeight(),
                       m_cloth.width() - 2 * m_gap, bottomHeight());
    if (isHigh()) {
        placeBottomInRows();
        return;
    }
    const qreal height = labelHeight(m_parameters.viewer);
    const qreal face =
        faceSize(m_parameters.viewer, m_parameters.size.width() * 0.3 - m_labelWidth);
    const qreal width = m_labelWidth + besideText(face);
    placeLabel(seat, m_parameters.viewer,
               {seat.zone.left(), seat.zone.bottom() - height, width, height}, face);
    const qreal stockHeight = std::min(m_smallHeight, seat.zone.height() - height - m_gap);
    seat.stock = QRectF(seat.zone.left(), seat.label.top() - m_gap - stockHeight,
                        widthOf(m_smallHeight), stockHeight);
    // In teams the pile lies beside the plate that the partners share.
    const qreal pile = pileWidth(1) + m_gap;
    const bool teams = m_parameters.teams;
    seat.fan =
        seat.zone.adjusted(width + 2 * m_gap + (teams ? pile : 0), 0, teams ? 0 : -pile - m_gap, 0);
}

void TableLayout::placeTop(int seatNumber, int place, int places) {
    SeatLayout& seat = m_seats[seatNumber];
    const int column = places - 1 - place; // places go round from the right
    const qreal width = m_cloth.width() / places;
    seat.edge = Edge::Top;
    seat.zone = QRectF(m_cloth.left() + column * width + m_gap, m_cloth.top() + m_gap,
                       width - 2 * m_gap, m_topHeight);
    const QRectF& zone = seat.zone;
    const qreal card = widthOf(m_smallHeight);
    // In teams no pile lies up here, and the hand is in the middle.
    const qreal pile = m_parameters.teams ? card : pileWidth(2);
    if (places > 1) {
        const qreal height = labelHeight(seatNumber);
        const qreal least = m_labelText * letters(kLabelWidth);
        const qreal face = faceSize(seatNumber, zone.width() - least);
        const qreal wide = std::min(zone.width(), least * 1.2 + besideText(face));
        const QRectF cards(zone.left(), zone.bottom() - m_smallHeight, zone.width(), m_smallHeight);
        placeLabel(seat, seatNumber,
                   {zone.center().x() - wide / 2, cards.top() - m_gap - height, wide, height},
                   face);
        seat.stock = QRectF(cards.right() - card, cards.top(), card, m_smallHeight);
        seat.fan = cards.adjusted(pile + m_gap, 0, -card - m_gap, 0);
        return;
    }
    const qreal face = faceSize(seatNumber, besideTop());
    const qreal wide = m_labelWidth + besideText(face);
    const qreal side = std::max(pile, wide + card + m_gap) + m_gap;
    seat.fan = zone.adjusted(side, 0, -side, 0);
    seat.fan.setHeight(m_smallHeight);
    placeLabel(seat, seatNumber, {zone.right() - wide, zone.top(), wide, labelHeight(seatNumber)},
               face);
    seat.stock = QRectF(seat.label.left() - m_gap - card, zone.top(), card, m_smallHeight);
}

void TableLayout::placeSide(int seatNumber, Edge edge) {
    SeatLayout& seat = m_seats[seatNumber];
    seat.edge = edge;
    const qreal card = widthOf(m_smallHeight);
    const qreal label = labelHeight(seatNumber);
    QRectF room = areaBetweenHands();
    // In a high window label, hand and pile stay together, at the height of the table cards.
    const qreal spare = room.height() - (label + card * kSideHand + m_smallHeight + 2 * m_gap);
    if (spare > 0) {
        room.adjust(0, spare * (1 - kSpareBelow), 0, -spare * kSpareBelow);
    }
    const qreal left =
        edge == Edge::Left ? m_cloth.left() + m_gap : m_cloth.right() - m_gap - m_sideWidth;
    seat.zone = QRectF(left, room.top(), m_sideWidth, room.height());
    const QRectF& zone = seat.zone;
    const qreal face = faceSize(seatNumber, m_sideWidth - m_labelWidth);
    const qreal wide = m_labelWidth + besideText(face);
    const qreal outer = edge == Edge::Left ? zone.left() : zone.right() - wide;
    const qreal stockLeft = edge == Edge::Left ? zone.left() : zone.right() - card;
    seat.stock = QRectF(stockLeft, zone.bottom() - m_smallHeight, card, m_smallHeight);
    // In teams the plate that the partners share lies over their pile.
    const qreal fan = seat.stock.top() - zone.top() - label - 2 * m_gap;
    const bool teams = m_parameters.teams;
    placeLabel(seat, seatNumber, {outer, zone.top() + (teams ? fan + m_gap : 0), wide, label},
               face);
    seat.fan = QRectF(zone.left(), zone.top() + (teams ? 0 : label + m_gap), zone.width(), fan);
}

/// All between the hands at the top and at the bottom.
QRectF TableLayout::areaBetweenHands() const {
    const qreal top = m_cloth.top() + m_gap + (m_topHeight > 0 ? m_topHeight + m_gap : 0);
    const qreal bottom = m_cloth.bottom() - bottomHeight() - 2 * m_gap;
    return {m_cloth.left(), top, m_cloth.width(), bottom - top};
}

/// All between the hands and the seats at the sides.
QRectF TableLayout::middle() const {
    const qreal side = m_gap + (m_sideWidth > 0 ? m_sideWidth + m_gap : 0);
    return areaBetweenHands().adjusted(side, 0, -side, 0);
}

/// The height of the strip without a question.
qreal TableLayout::usualStrip() const {
    return stripHeight(m_text, middle().height(), leastToolText());
}

/// The height between what belongs to the seats at the sides and the hand; 0 if nobody sits there.
qreal TableLayout::belowSides() const {
    qreal end = 0;
    for (int seat = 0; seat < m_parameters.players; ++seat) {
        const Edge edge = m_seats[seat].edge;
        if (edge == Edge::Left || edge == Edge::Right) {
            end = std::max(end, m_seats[seat].zone.bottom());
        }
    }
    return end > 0 ? middle().bottom() - end - m_gap : 0;
}

/// In a high window the strip has the whole width.
bool TableLayout::isStripBelowSides() const {
    return belowSides() >= std::max(usualStrip(), middle().height() * kStripBelow);
}

/// Of the strip with a question.
qreal TableLayout::highestStrip() const {
    return isStripBelowSides() ? belowSides() : middle().height() * kMostForQuestion;
}

void TableLayout::placeMiddle() {
    const QRectF middle = this->middle();
    // A question takes from the table's room what it needs, so that it covers no card, not even the
    // lifted one that it may be about.
    const qreal question =
        m_parameters.question > 0 ? m_parameters.question + m_handHeight * kLifted : 0;
    const qreal strip = std::max(usualStrip(), std::min(question, highestStrip()));
    const qreal list = std::min(m_parameters.list, middle.width() * kMostForList);
    m_table = middle.adjusted(list > 0 ? list + m_gap : 0, 0, 0, -strip - m_gap);
    m_strip = isStripBelowSides() ? areaBetweenHands().adjusted(m_gap, 0, -m_gap, 0) : middle;
    m_strip.setTop(middle.bottom() - strip);
    fitTools(usualStrip());
}

/// Where the system's text is smaller, words on tools are no larger.
qreal TableLayout::leastToolText() const {
    return std::min(m_text, kLeastToolText / m_parameters.lineScale);
}

/// @param strip its height without a question, so that they stay as they are when one is asked.
void TableLayout::fitTools(qreal strip) {
    const qreal width = m_parameters.toolWord + kBesideToolWord;
    const qreal usual = m_strip.width() * kMostOfStrip / width;
    const qreal most = m_strip.width() * kMostForWords / width;
    m_toolText =
        std::min({m_text, strip / kToolLines, std::max(usual, std::min(most, leastToolText()))});
    if (m_toolText < std::min(m_text, kSmallestToolText / m_parameters.lineScale) - 0.01) {
        m_toolText = 0;
    }
}

QRectF TableLayout::toolButton(int i) const {
    if (hasToolWords()) {
        const qreal width =
            std::round(m_toolText * (m_parameters.toolWord + kBesideToolWord)) + kToolEdges;
        const qreal top = middleOfTools() - m_toolText * kToolLines / 2;
        return {std::round(m_strip.right() - width), std::round(top + m_toolText * kToolStep * i),
                width, std::round(m_toolText * kToolHeight)};
    }
    const qreal side = std::round(std::min(m_text * 1.6, m_strip.width() * 0.08));
    return {std::round(m_strip.right() - side * (1 + 1.25 * i)),
            std::round(middleOfTools() - side / 2), side, side};
}

QRectF TableLayout::toolSign(int i) const {
    QRectF sign = toolButton(i);
    sign.setLeft(sign.right() - sign.height());
    return sign;
}

/// Where they are without a question: they do not move when one is asked.
qreal TableLayout::middleOfTools() const {
    return m_strip.bottom() - usualStrip() / 2;
}

/// What they and the space beside them take.
qreal TableLayout::toolsWidth() const {
    return m_strip.right() - toolButton(hasToolWords() ? 0 : kTools - 1).left() + m_gap;
}

bool TableLayout::isWideStrip() const {
    return m_strip.width() >= m_text * letters(kWideStrip);
}

qreal TableLayout::captionText() const {
    const qreal wanted = std::max(kUsualCaption, m_text * m_parameters.lineScale);
    // What a hint may take of the height without making few table cards smaller.
    const qreal cards = m_handHeight * std::clamp(kUsualCaption / m_text, kGiveWay, 1.0);
    const qreal spare = middle().height() - usualStrip() - m_gap - cards;
    const qreal hint = usualStrip() - m_handHeight * kLifted + std::max(0.0, spare);
    const qreal fitting = std::min(usualStrip() / kCaptionLines, hint / kHintLines);
    const qreal least = std::min(kLeastCaption, m_text * kLeastOfText);
    return std::min(wanted, std::max(least, fitting) * m_parameters.lineScale);
}

/// @param width what they and the space beside them take
QRectF TableLayout::besideTools(qreal width) const {
    return m_strip.adjusted(isWideStrip() ? width : 0, 0, -width, 0);
}

QRectF TableLayout::questionArea() const {
    return besideTools(toolsWidth());
}

QRectF TableLayout::questionAreaBesideSigns() const {
    return besideTools(hasToolWords() ? toolSign(0).width() + m_gap : toolsWidth());
}

qreal TableLayout::highestQuestion() const {
    return highestQuestion(highestStrip());
}

qreal TableLayout::highestQuestion(qreal strip) const {
    return std::min(strip, highestStrip()) - m_handHeight * kLifted;
}

QRectF TableLayout::statusArea() const {
    const qreal buttons = toolsWidth();
    // In the middle as far as a caption needs no second line for it.
    const qreal left =
        std::clamp(m_strip.width() - buttons - m_text * letters(kCaption), 0.0, buttons);
    return m_strip.adjusted(left, 0, -buttons, -std::max(0.0, m_handHeight * kLifted - m_gap));
}

void TableLayout::placeSides() {
    for (int side = 0; side < sideCount(); ++side) {
        SideLayout& place = m_sides[side];
        place.home = side;
        if (m_parameters.teams) {
            const bool own = side == m_parameters.viewer % 2;
            place.home =
                own ? m_parameters.viewer : (m_parameters.viewer + 1) % m_parameters.players;
        }
        const SeatLayout& home = seat(place.home);
        place.columns = home.edge == Edge::Bottom && !isHigh() ? 1 : 2;
        const qreal width = pileWidth(place.columns);
        switch (home.edge) {
        case Edge::Bottom: // as high as the hand, so that many sweeps have room in one column
            place.pile =
                QRectF(m_parameters.teams ? home.label.right() + m_gap : home.zone.right() - width,
                       home.zone.top(), width, home.zone.height());
            if (isHigh()) {
                place.pile.setBottom(home.stock.bottom());
                place.pile.setTop(home.stock.top());
            }
            break;
        case Edge::Top:
        case Edge::Right:
            place.pile = QRectF(home.zone.left(), home.stock.top(), width, m_smallHeight);
            break;
        case Edge::Left:
            place.pile = QRectF(home.zone.right() - width, home.stock.top(), width, m_smallHeight);
            break;
        }
        place.plate = home.text;
        place.plate.setTop(home.text.top() + m_labelText * kNameLines);
        if (m_parameters.teams) {
            place.team = place.plate;
            place.team.setHeight(m_labelText * kTeamLines);
            place.plate.setTop(place.team.bottom());
        }
    }
}

QRectF TableLayout::rowsArea() const {
    QRectF area = m_table;
    area.setBottom(m_strip.bottom());
    const qreal width = std::min(area.width(), area.height() * 2.6);
    area.setLeft(area.center().x() - width / 2);
    area.setWidth(width);
    const qreal pad = m_gap;
    return area.adjusted(pad, 0, -pad, -pad);
}

} // namespace settebello
