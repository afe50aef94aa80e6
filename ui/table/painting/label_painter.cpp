// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/label_painter.h"

#include "faces/face_pictures.h"
#include "table/painting/fitted_text.h"
#include "text/rule_text.h"
#include "text/sweep_name.h"
#include "text/table_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPen>
#include <QPixmap>

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

constexpr std::array<CountMark, 3> kCounts{CountMark::Cards, CountMark::Suit, CountMark::Sevens};

/// How narrow the letters of a long name may be, in percent.
constexpr int kCondensedName = 85;

/// The side whose points are on this seat's label, or −1.
int sideAtHome(const Board& board, const TableLayout& layout, int seat) {
    for (int side = 0; side < board.rules().sides(); ++side) {
        if (layout.side(side).home == seat) {
            return side;
        }
    }
    return -1;
}

std::array<int, 3> countsOf(const Board& board, int side) {
    const CardSet pile = board.captured(side);
    return {pile.size(), (pile & CardSet::ofSuit(board.rules().bonusSuit())).size(),
            (pile & CardSet::ofRank(kSeven)).size()};
}

/// In narrower letters if the text needs them, and ending in dots if they are not enough.
LabelText elided(const QRectF& place, const QString& text, const QFont& font,
                 const QColor& colour) {
    const QFont narrow = condensedFont(text, font, place.width(), kCondensedName);
    return {place, elidedLine(text, narrow, place.width()), text, narrow, colour};
}

bool thinks(const LabelContents& contents, int seat) {
    return seat == contents.turn && !contents.watched;
}

/// A reaction is soon over, and goes before thinking.
Expression expressionOf(const LabelContents& contents, int seat) {
    const Expression reaction = contents.reactions[seat];
    return reaction == Expression::Waiting && thinks(contents, seat) ? Expression::Thinking
                                                                     : reaction;
}

/// Of the ring around a face.
qreal ringWidth(const QRectF& face) {
    return std::max(1.0, std::round(face.width() * 0.045));
}

/// What follows the points of a side: "of 11", or "(over 51)", which no language puts behind "of".
QString behindPoints(const RuleSet& rules) {
    const QString target = targetText(rules);
    return rules.match.exceedTarget ? QStringLiteral("(%1)").arg(target)
                                    : TableText::target(target);
}

} // namespace

LabelPainter::Lines LabelPainter::linesOf(const Board& board, const TableLayout& layout, int seat,
                                          bool level) const {
    const QRectF& label = layout.seat(seat).text;
    const qreal text = layout.labelText();
    const QRectF inside = label.adjusted(text * 0.5, 0, -text * 0.5, 0);
    Lines lines;
    const int side = sideAtHome(board, layout, seat);
    const qreal top = side >= 0 ? text * 0.1 : std::max(0.0, (inside.height() - text * 2) / 2);
    lines.name = QRectF(inside.left(), inside.top() + top, inside.width(), text * 1.1);
    lines.level = QRectF(inside.left(), lines.name.bottom(), inside.width(), text * 0.9);
    // Marks stand at the right, so that no name moves when the turn does.
    const qreal mark = text * 0.95;
    if (seat == board.dealer()) {
        lines.dealer =
            QRectF(inside.right() - mark, lines.name.center().y() - mark / 2, mark, mark);
        lines.name.setRight(lines.dealer.left() - text * 0.2);
    }
    const qreal arrow = text * 0.6;
    lines.turn =
        QRectF(inside.right() - arrow, lines.level.center().y() - arrow / 2, arrow * 0.85, arrow);
    lines.level.setRight(lines.turn.left() - text * 0.2);
    if (board.rules().table.teams) {
        const qreal team = text * 0.62;
        lines.team = QRectF(inside.left(), lines.name.center().y() - team / 2, team, team);
        lines.name.setLeft(lines.team.right() + text * 0.25);
    }
    if (!level) { // a person: the name alone
        lines.name.setBottom(lines.level.bottom());
        if (!lines.team.isEmpty()) {
            lines.team.moveCenter({lines.team.center().x(), lines.name.center().y()});
        }
    }
    lines.side = side;
    if (lines.side >= 0) {
        const QRectF& plate = layout.side(lines.side).plate;
        lines.names = layout.side(lines.side).team & inside;
        const qreal up = lines.names.isEmpty() ? text * 0.05 : 0;
        lines.points = QRectF(inside.left(), plate.top() - up, inside.width(), text * 1.38);
        lines.counts = QRectF(inside.left(), lines.points.bottom(), inside.width(), text * 0.95);
    }
    return lines;
}

/// The i-th running count with its mark.
QRectF LabelPainter::countPlace(const QRectF& line, int i) const {
    const qreal width = line.width() / static_cast<qreal>(kCounts.size());
    return {line.left() + i * width, line.top(), width, line.height()};
}

std::vector<LabelText> LabelPainter::texts(const Board& board, const TableLayout& layout,
                                           const LabelContents& contents) const {
    std::vector<LabelText> all;
    const qreal text = layout.labelText();
    const std::vector<SeatLabel>& seats = contents.seats;
    const int players = std::min(board.rules().table.players, static_cast<int>(seats.size()));
    for (int seat = 0; seat < players; ++seat) {
        const SeatLabel& label = seats[seat];
        const Lines lines = linesOf(board, layout, seat, !label.level.isEmpty());
        all.push_back(elided(lines.name, label.name, sized(text * 0.86, true), m_theme.plateText));
        const QString absence = contents.absences.value(seat);
        if (!label.level.isEmpty() && !absence.isEmpty()) {
            all.push_back(elided(lines.level, absence, sized(text * kSmallLabelText, false),
                                 m_theme.plateText));
        } else if (!label.level.isEmpty()) {
            const bool isThinking = thinks(contents, seat);
            all.push_back(elided(lines.level, isThinking ? TableText::thinking() : label.level,
                                 sized(text * kSmallLabelText, isThinking),
                                 isThinking ? m_theme.accent : m_theme.plateMuted));
        }
        if (lines.side >= 0) {
            pointTexts(all, board, lines, text, contents);
        }
    }
    return all;
}

QFont LabelPainter::sized(qreal pixels, bool bold) const {
    return sizedFont(m_font, static_cast<int>(pixels * lineScale(m_font)), bold);
}

void LabelPainter::pointTexts(std::vector<LabelText>& all, const Board& board, const Lines& lines,
                              qreal text, const LabelContents& contents) const {
    if (!lines.names.isEmpty()) {
        all.push_back(elided(lines.names, contents.sides.value(lines.side),
                             sized(text * 0.7, false), m_theme.teamColour(lines.side)));
    }
    const QFont large = sized(text * 1.12, true);
    const bool counted = isOneRound(board.rules()); // the points of one round say nothing
    const int cards = board.captured(lines.side).size();
    const QString score = QString::number(counted ? cards : board.side(lines.side).score);
    QRectF line = lines.points;
    line.setWidth(QFontMetricsF(large).horizontalAdvance(score) + 1);
    all.push_back(elided(line, score, large, m_theme.accent));
    line = QRectF(line.right() + text * 0.3, line.top(),
                  lines.points.right() - line.right() - text * 0.3, line.height());
    all.push_back(elided(line, counted ? TableText::cards(cards) : behindPoints(board.rules()),
                         sized(text * 0.82, false), m_theme.plateMuted));
    const std::array<int, 3> numbers = countsOf(board, lines.side);
    for (int i = 0; contents.counts && i < static_cast<int>(kCounts.size()); ++i) {
        all.push_back(elided(countPlace(lines.counts, i).adjusted(text, 0, 0, 0),
                             QString::number(numbers[i]), sized(text * 0.82, false),
                             m_theme.plateText));
    }
}

QString LabelPainter::toolTipText(const Board& board, const LabelContents& contents, int seat,
                                  std::string_view game) {
    const SeatLabel& label = contents.seats[seat];
    const RuleSet& rules = board.rules();
    const int side = rules.sideOf(seat);
    QStringList lines{label.name, label.level, contents.absences.value(seat)};
    if (seat == contents.turn) {
        lines.append(TableText::toPlay());
    }
    if (seat == board.dealer()) {
        lines.append(TableText::deals());
    }
    if (rules.table.teams) {
        lines.append(TableText::team(contents.sides.value(side)));
    }
    lines.append(TableText::points(board.side(side).score, targetText(rules)));
    if (contents.counts || rules.table.lookBack != LookBack::LastPlay) {
        const std::array<int, 3> numbers = countsOf(board, side);
        lines.append(TableText::counts(numbers[0], numbers[1], numbers[2]));
    }
    lines.append(sweepCount(static_cast<int>(board.side(side).sweeps.size()), game));
    if (board.lastTaker() == side) {
        lines.append(TableText::hasCapturedLast());
    }
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

void LabelPainter::paint(QPainter& painter, const Board& board, const TableLayout& layout,
                         const LabelContents& contents, FacePictures& faces, qreal ratio) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const int players =
        std::min(board.rules().table.players, static_cast<int>(contents.seats.size()));
    for (int seat = 0; seat < players; ++seat) {
        paintSeat(painter, board, layout, seat, contents);
        const QRectF& place = layout.seat(seat).face;
        const QString& face = contents.seats[seat].face;
        if (!place.isEmpty() && !face.isEmpty()) {
            const bool turn = seat == contents.turn;
            const qreal ring = ringWidth(place);
            const QColor colour = board.rules().table.teams
                                      ? m_theme.teamColour(board.rules().sideOf(seat))
                                      : edgePen(turn).color();
            paintFace(painter, place, colour,
                      faces.picture(face, expressionOf(contents, seat),
                                    qRound(place.width() - 2 * ring), ratio));
        }
    }
    for (const LabelText& text : texts(board, layout, contents)) {
        painter.setFont(text.font);
        painter.setPen(text.colour);
        painter.drawText(text.place,
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip,
                         text.text);
    }
    painter.restore();
}

QPen LabelPainter::edgePen(bool turn) const {
    QColor edge = turn ? m_theme.accent : m_theme.plateMuted;
    if (!turn && !m_theme.strong) {
        edge.setAlpha(70);
    }
    return QPen(edge, turn ? 2.5 : 1);
}

/// In teams with a band of the team's colour at the left; a face is there instead, half beside it.
void LabelPainter::paintGround(QPainter& painter, const Board& board, const SeatLayout& place,
                               int seat, bool turn, qreal text) const {
    const qreal corner = text * 0.45;
    QRectF ground = place.text.adjusted(1, 1, -1, -1);
    if (!place.face.isEmpty()) {
        ground.setLeft(place.face.center().x());
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.plate);
    painter.drawRoundedRect(ground, corner, corner);
    if (board.rules().table.teams && place.face.isEmpty()) {
        painter.save();
        painter.setClipRect(QRectF(ground.topLeft(), QSizeF(text * 0.3, ground.height())));
        painter.setBrush(m_theme.teamColour(board.rules().sideOf(seat)));
        painter.drawRoundedRect(ground, corner, corner);
        painter.restore();
    }
    painter.setPen(edgePen(turn));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(ground, corner, corner);
}

void LabelPainter::paintFace(QPainter& painter, const QRectF& place, const QColor& ring,
                             const QPixmap& face) const {
    QColor ground = m_theme.plate;
    ground.setAlpha(255);
    const qreal width = ringWidth(place);
    const qreal half = width / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawEllipse(place);
    painter.setPen(QPen(ring, width));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(place.adjusted(half, half, -half, -half));
    if (!face.isNull()) {
        painter.drawPixmap(place.topLeft() + QPointF(width, width), face);
    }
}

/// The label's ground and marks.
void LabelPainter::paintSeat(QPainter& painter, const Board& board, const TableLayout& layout,
                             int seat, const LabelContents& contents) const {
    const qreal text = layout.labelText();
    const bool turn = seat == contents.turn;
    paintGround(painter, board, layout.seat(seat), seat, turn, text);
    const Lines lines = linesOf(board, layout, seat, !contents.seats[seat].level.isEmpty());
    if (turn) {
        paintTurnMark(painter, m_theme, lines.turn);
    }
    if (!lines.team.isEmpty()) {
        const int side = board.rules().sideOf(seat);
        paintTeamMark(painter, m_theme.teamColour(side), lines.team, side);
    }
    if (!lines.dealer.isEmpty()) {
        paintDealerMark(painter, m_theme, lines.dealer);
    }
    for (int i = 0; contents.counts && lines.side >= 0 && i < static_cast<int>(kCounts.size());
         ++i) {
        const QRectF place = countPlace(lines.counts, i);
        const qreal mark = text * 0.8;
        paintCountMark(painter, m_theme.plateMuted,
                       {place.left(), place.center().y() - mark / 2, mark, mark}, kCounts[i],
                       board.rules().bonusSuit(), m_signs);
    }
}

} // namespace settebello
