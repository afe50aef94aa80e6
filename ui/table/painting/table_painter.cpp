// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/table_painter.h"

#include "table/input/choice_text.h"
#include "table/layout/card_places.h"
#include "table/layout/card_rows.h"
#include "table/motion/played_card.h"
#include "table/painting/card_marks.h"
#include "table/painting/choice_overlay.h"
#include "table/painting/fitted_text.h"
#include "table/painting/mark_painter.h"
#include "table/painting/pile_text.h"
#include "table/painting/tag_painter.h"
#include "text/table_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

/// Whether the round is over by then: who captured last has got the last cards.
bool isOver(const Event& event) {
    return std::holds_alternative<RoundScored>(event) || std::holds_alternative<MatchWon>(event);
}

} // namespace

TablePainter::TablePainter(CardPictures& pictures, Director& director)
    : m_director(director)
    , m_cards(pictures)
    , m_theme(tableTheme({})) {
    m_cards.setTheme(m_theme);
}

void TablePainter::setTheme(const TableTheme& theme) {
    if (theme.id == m_theme.id) {
        return;
    }
    m_theme = theme;
    m_cards.setTheme(theme);
    m_cards.make(m_director.poses());
    updateCloth();
    m_effects.setStyle(m_theme, m_font);
    prepareEffects();
    m_captions.setStyle(m_theme, m_font);
    m_choosing.setStyle(m_theme, m_font);
    fitCaptions();
}

void TablePainter::setNumbers(bool numbers) {
    m_cards.setNumbers(numbers);
    m_cards.make(m_director.poses());
}

bool TablePainter::needsFit(QSize size, qreal ratio) const {
    return size != m_size || ratio != m_ratio;
}

void TablePainter::updateCloth() {
    m_cloth.request(m_theme, m_size, m_director.layout().border(), m_ratio);
}

void TablePainter::fit(QSize size, const QFont& font, qreal ratio, qreal question, qreal toolWord,
                       qreal list) {
    m_font = font;
    m_effects.setStyle(m_theme, m_font);
    // The system's text, and larger where the window is.
    const qreal text = std::max(QFontMetricsF(font).height(), TableLayout::textFor(size));
    m_size = size;
    m_ratio = ratio;
    BySeat<bool> faces{};
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
        faces[seat] = !m_seats[seat].face.isEmpty();
    }
    m_director.setViewMetrics({size, text, m_cards.cardRatio(), m_counts, question, faces,
                               lineScale(font), toolWord, list});
    if (m_cloth.isTooSmall(size)) { // nothing to show until the window's size has settled
        updateCloth();
    }
    fitCards();
    m_captions.setStyle(m_theme, m_font);
    m_choosing.setStyle(m_theme, m_font);
    fitCaptions();
}

void TablePainter::fitCards() {
    const TableLayout& layout = m_director.layout();
    const int cards = static_cast<int>(m_director.board().tableCards().size());
    std::vector<qreal> heights{layout.stackHeight(), layout.smallHeight(),
                               tablePlace(layout, 0, cards).height,
                               tablePlace(layout, 0, cards + 1).height, ownHandHeight()};
    const Effect& effect = m_director.effect();
    if (!effect.rows.empty()) {
        heights.push_back(
            CardRows(layout, static_cast<int>(effect.rows.size()), effect.scoring).cardHeight());
    }
    m_cards.setSizes(heights, m_ratio);
    makeCards(m_director.poses());
    if (effect.kind == Effect::Kind::Broom) {
        prepareEffects();
    }
}

qreal TablePainter::ownHandHeight() const {
    const int viewer = m_director.layout().viewer();
    const int cards = static_cast<int>(m_director.board().hand(viewer).size());
    return handPlace(m_director.layout(), viewer, 0, std::max(1, cards)).height;
}

/// Of all pictures those of the own hand come first, also while it is on its way there, face down.
void TablePainter::makeCards(const Poses& poses) {
    const std::vector<Card>& own = m_director.board().viewerHand();
    m_cards.ask(own, ownHandHeight()); // before threads take others
    m_cards.make(poses);
    m_cards.ask(own, ownHandHeight()); // the latest is the most urgent
}

void TablePainter::prepareEffects() {
    m_effects.prepare(m_director.layout(), TableText::scopa(m_director.game()), m_ratio);
}

void TablePainter::prepareCards() {
    m_cards.prepare();
    prepareEffects();
}

void TablePainter::invalidateCards() {
    m_cards.invalidate();
    makeCards(m_director.poses());
}

void TablePainter::changeDeck() {
    m_cards.changeDeck();
    makeCards(m_director.poses());
}

QRegion TablePainter::moved(const TableInput& input) {
    const Poses now = input.displayedPoses();
    makeCards(now);
    QRegion region;
    for (int i = 0; i < kCardCount; ++i) {
        const Card card = Card::fromIndex(i);
        if (now[card] == m_painted[card]) {
            continue;
        }
        for (const Pose* pose : {&now[card], &std::as_const(m_painted)[card]}) {
            if (pose->seen) {
                region += CardPainter::extent(*pose).toAlignedRect();
            }
        }
    }
    if (m_director.settling()) { // with the marks on the cards
        region += m_director.layout().tableArea().toAlignedRect();
    }
    const CardSet taken = m_director.effect().marked;
    if (taken != m_taken) {
        for (const Card card : taken | m_taken) {
            region += CardPainter::extent(now[card]).toAlignedRect();
        }
        m_taken = taken;
    }
    for (int side = 0; side < m_director.layout().sides(); ++side) {
        const int score = m_director.board().side(side).score;
        if (std::exchange(m_scores[side], score) != score) {
            region += m_director.layout().side(side).plate.toAlignedRect();
        }
    }
    m_painted = now;
    return region + m_effects.changed(m_director.effect(), m_director.layout());
}

void TablePainter::paint(QPainter& painter, const QRegion& region, const TableInput& input,
                         bool focused) {
    m_painted = input.displayedPoses();
    const QRectF bounds = region.boundingRect();
    for (const QRect& rect : region) {
        m_cloth.paint(painter, rect, m_size);
    }
    if (m_bare || m_seats.empty()) {
        return; // no match yet
    }
    LabelPainter(m_theme, m_font, m_cards.signs())
        .paint(painter, m_director.board(), m_director.layout(), labels(), m_faces, m_ratio);
    paintCaptions(painter, input);
    const bool still = !m_director.moving();
    if (still) {
        const MarkPainter marks(m_theme, m_font, m_director);
        marks.paintFreePlace(painter, input.chooser());
        if (input.choosingCut()) {
            marks.paintCutPlaces(painter, input.cutTarget());
        }
    }
    const Effect& effect = m_director.effect();
    paintCards(painter, bounds, 0, depth::kMoving - 1);
    const auto played = playedCard(m_director.running());
    const bool capturing = !still && played && played->takes();
    const std::vector<StackTag> tags =
        stackTags(m_director.board(), m_director.layout(), m_font,
                  m_lastCapture && !capturing && !isOver(m_director.running()));
    if (!still) { // under what moves, but over marks
        paintStackTags(painter, m_theme, tags);
    }
    m_effects.paintUnder(painter, effect, m_director.layout());
    paintCards(painter, bounds, depth::kMoving, 100 * depth::kMoving);
    if (still) {
        paintMarks(painter, input, focused);
        paintStackTags(painter, m_theme, tags);
    } else {
        paintTaken(painter);
    }
    m_effects.paintOver(painter, effect, m_director.layout(), m_painted);
}

void TablePainter::paintCards(QPainter& painter, const QRectF& bounds, int fromZ, int toZ) {
    std::vector<Card> order;
    for (int i = 0; i < kCardCount; ++i) {
        const Pose& pose = m_painted[Card::fromIndex(i)];
        if (pose.seen && pose.z >= fromZ && pose.z <= toZ &&
            CardPainter::extent(pose).intersects(bounds)) {
            order.push_back(Card::fromIndex(i));
        }
    }
    std::stable_sort(order.begin(), order.end(),
                     [this](Card a, Card b) { return m_painted[a].z < m_painted[b].z; });
    for (const Card card : order) {
        m_cards.paint(painter, m_director.played(card), m_painted[card]);
    }
}

void TablePainter::setCaptions(const QStringList& captions, qreal opacity) {
    m_captionOpacity = opacity;
    m_captionTexts = captions;
    fitCaptions();
}

/// Arranges the captions where the layout has room for them.
void TablePainter::fitCaptions() {
    m_captions.setCaptions(m_captionTexts, m_director.layout(), m_leftOfCaptions);
}

void TablePainter::setLeftOfCaptions(qreal end) {
    m_leftOfCaptions = end;
    fitCaptions();
}

/// What to choose from comes before what was played.
void TablePainter::paintCaptions(QPainter& painter, const TableInput& input) {
    const bool choosing = input.chooser().choosing();
    if (choosing) {
        m_choosing.setCaptions(
            {choiceCaption(input.chooser(), m_director.board(), input.usesKeyboard())},
            m_director.layout(), m_leftOfCaptions);
    }
    if (m_director.effect().hasWords()) {
        return; // which lie there, or nearly so
    }
    const CaptionPainter& captions = choosing ? m_choosing : m_captions;
    if (!m_covered.intersects(captions.plaque().toAlignedRect())) {
        captions.paint(painter, choosing ? 1 : m_captionOpacity);
    }
}

LabelContents TablePainter::labels() const {
    return {m_seats,
            m_director.sideNames(),
            m_director.moving() ? -1 : m_turn,
            m_counts,
            m_reactions,
            m_absences,
            m_watched};
}

QRegion TablePainter::setAbsences(const QStringList& absences) {
    const QStringList before = std::exchange(m_absences, absences);
    QRegion changed;
    for (int seat = 0; seat < static_cast<int>(m_seats.size()); ++seat) {
        if (before.value(seat) != absences.value(seat)) {
            changed += m_director.layout().seat(seat).label.toAlignedRect();
        }
    }
    return changed;
}

/// The seat whose name and points are there.
std::optional<int> TablePainter::seatAt(QPointF where) const {
    for (int seat = 0; seat < static_cast<int>(m_seats.size()); ++seat) {
        if (m_director.layout().seat(seat).label.contains(where)) {
            return seat;
        }
    }
    return std::nullopt;
}

QString TablePainter::toolTip(QPointF where) const {
    if (const std::optional<int> seat = seatAt(where)) {
        return LabelPainter::toolTipText(m_director.board(), labels(), *seat, m_director.game());
    }
    const Board& board = m_director.board();
    for (int side = 0; side < board.rules().sides(); ++side) {
        if (m_director.layout().side(side).pile.contains(where)) {
            return pileText(board, side, m_director.sideNames().value(side));
        }
    }
    return {};
}

/// One line around the cards that are being captured.
void TablePainter::paintTaken(QPainter& painter) const {
    const CardSet taken = m_director.effect().marked;
    if (taken.empty()) {
        return;
    }
    const qreal width = std::max(3.0, m_painted[taken.first()].geometry.height * 0.019);
    QPainterPath around;
    for (const Card card : taken) {
        around = around.united(cardOutline(m_painted[card], width));
    }
    CardMarks(m_theme, m_font).paintEdge(painter, around, m_theme.accent, width);
}

void TablePainter::paintMarks(QPainter& painter, const TableInput& input, bool focused) {
    const MarkPainter marks(m_theme, m_font, m_director);
    if (input.chooser().card()) {
        // What it takes is marked now, and its numbers are not those of moves.
    } else if (m_marked) {
        marks.paintMoveMark(painter, *m_marked, m_painted);
    } else {
        marks.paintLastMove(painter, m_painted);
    }
    ChoiceOverlay(m_theme, m_font, m_director, input.chooser()).paint(painter, m_painted);
    const std::optional<Card> focus = input.focus();
    if (m_advised && !(focused && focus == m_advised)) {
        marks.paintAdvised(painter, *m_advised, m_painted);
    }
    if (m_better) {
        paintBetter(painter, marks, *m_better);
    }
    if (focused && focus) {
        marks.paintFocus(painter, *focus, m_painted);
    }
}

/// The cards of the play marked, and a ghost of the card from the hand where it would lie.
void TablePainter::paintBetter(QPainter& painter, const MarkPainter& marks, const Play& play) {
    constexpr qreal kGhost = 0.6;
    const CardSet taken = play.captured - CardSet{play.card};
    marks.paintAdvised(painter, play.card, m_painted);
    for (const Card card : taken) {
        marks.paintAdvised(painter, card, m_painted);
    }
    Pose ghost;
    ghost.geometry = marks.placeOf(play, m_painted);
    ghost.face = 1;
    ghost.opacity = kGhost;
    m_cards.paint(painter, play.card, ghost);
    marks.paintGhostEdge(painter, ghost);
}

} // namespace settebello
