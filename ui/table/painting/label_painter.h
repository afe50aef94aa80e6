// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/expression.h"
#include "table/layout/table_layout.h"
#include "table/motion/board.h"
#include "table/painting/plate_marks.h"
#include "table/painting/table_theme.h"

#include <QFont>
#include <QString>
#include <QStringList>

#include <vector>

class QPainter;
class QPen;
class QPixmap;

namespace settebello {

class FacePictures;

/// The player of a seat, as its label shows it.
struct SeatLabel {
    QString name;
    QString level; ///< may be empty
    QString face;  ///< as in opponent_faces.h; empty for people
};

/// All that labels show beside the board.
struct LabelContents {
    std::vector<SeatLabel> seats;
    QStringList sides;              ///< the names of the sides
    int turn = -1;                  ///< the seat to answer, or −1
    bool counts = false;            ///< running counts
    BySeat<Expression> reactions{}; ///< of faces; Waiting where one does not react
    QStringList absences{};         ///< by seat, in place of the level; empty for who is there
    bool watched = false;           ///< what was played is shown again: nobody thinks
};

/// A text on a label: in one line, no wider than its place.
struct LabelText {
    QRectF place;
    QString text;  ///< as shown
    QString whole; ///< as it would be shown if there were room
    QFont font;
    QColor colour;
};

/// Paints the labels of the seats: names, points, whose turn it is, who deals.
class LabelPainter {
public:
    /// @param signs of the deck in use.
    LabelPainter(const TableTheme& theme, const QFont& font, SuitSymbols signs = SuitSymbols::Latin)
        : m_theme(theme)
        , m_font(font)
        , m_signs(signs) {}

    /// @param ratio of the view, for sharp faces.
    void paint(QPainter& painter, const Board& board, const TableLayout& layout,
               const LabelContents& contents, FacePictures& faces, qreal ratio) const;

    /// All texts of the labels, in their places. A name or level that is too long ends in dots.
    std::vector<LabelText> texts(const Board& board, const TableLayout& layout,
                                 const LabelContents& contents) const;

    /// The tool tip of a seat's label: all about the player and the player's side.
    /// @param game the preset that the rules are based on
    static QString toolTipText(const Board& board, const LabelContents& contents, int seat,
                               std::string_view game = {});

private:
    /// A label's lines without the marks beside them.
    struct Lines {
        QRectF name, level, names, points, counts; ///< names of partners
        QRectF team, turn, dealer;                 ///< marks
        int side = -1;                             ///< whose points stand here, or −1
    };
    Lines linesOf(const Board& board, const TableLayout& layout, int seat, bool level) const;
    void pointTexts(std::vector<LabelText>& all, const Board& board, const Lines& lines, qreal text,
                    const LabelContents& contents) const;
    void paintSeat(QPainter& painter, const Board& board, const TableLayout& layout, int seat,
                   const LabelContents& contents) const;
    void paintGround(QPainter& painter, const Board& board, const SeatLayout& place, int seat,
                     bool turn, qreal text) const;
    QPen edgePen(bool turn) const;
    /// Round, in a ring of the team's colour or of the edge's.
    void paintFace(QPainter& painter, const QRectF& place, const QColor& ring,
                   const QPixmap& face) const;
    QFont sized(qreal pixels, bool bold) const;
    QRectF countPlace(const QRectF& line, int i) const;

    const TableTheme& m_theme;
    QFont m_font;
    SuitSymbols m_signs;
};

} // namespace settebello
