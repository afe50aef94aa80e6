// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/face_pictures.h"
#include "table/input/table_input.h"
#include "table/motion/director.h"
#include "table/motion/move_mark.h"
#include "table/painting/caption_painter.h"
#include "table/painting/card_painter.h"
#include "table/painting/cloth.h"
#include "table/painting/effect_painter.h"
#include "table/painting/label_painter.h"

#include <QFont>
#include <QRegion>

#include <optional>

namespace settebello {

class MarkPainter;

/// The whole table as a picture: cloth, labels, cards and what lies over them, painted only where
/// something has changed.
class TablePainter {
public:
    TablePainter(CardPictures& pictures, Director& director);

    void setTheme(const TableTheme& theme);
    void setNumbers(bool numbers);
    void setCounts(bool counts) { m_counts = counts; }
    /// Whether the pile of who captured last is marked.
    void setLastCaptureShown(bool shown) { m_lastCapture = shown; }
    /// Whether Esc ends the counting, as it does everywhere but in the lesson.
    void setEscapeSkips(bool skips) { m_effects.setEscapeSkips(skips); }
    /// Whether only the cloth is painted.
    void setBare(bool bare) { m_bare = bare; }
    /// A face that appears or goes takes effect with the next fit().
    void setSeats(const std::vector<SeatLabel>& seats) { m_seats = seats; }
    /// As LabelContents has them. @return the labels that are to be painted again for it.
    QRegion setAbsences(const QStringList& absences);
    /// The seat to answer, or −1.
    void setTurn(int seat) { m_turn = seat; }
    /// Whether what was played is shown again, so that nobody thinks.
    void setWatched(bool watched) { m_watched = watched; }
    /// How faces react at the moment; Waiting where one does not.
    void setReactions(const BySeat<Expression>& reactions) { m_reactions = reactions; }
    /// The captions between table and hand, oldest first, and how much of them is seen.
    void setCaptions(const QStringList& captions, qreal opacity);
    /// Where a button ends that lies at the left of the captions; 0 without one.
    void setLeftOfCaptions(qreal end);
    /// What questions and lists cover of the table: captions that reach there are left out, as a
    /// part of a line is of no use.
    void setCovered(const QRegion& covered) { m_covered = covered; }
    /// The move that is selected in the list of moves, or none.
    void setMarked(const std::optional<MoveMark>& move) { m_marked = move; }
    /// The hand card that the hint shown is about, or none.
    void setAdvised(std::optional<Card> card) { m_advised = card; }
    /// A play that was not made but would have been better, or none.
    void setBetter(const std::optional<Play>& play) { m_better = play; }
    const std::optional<Play>& better() const { return m_better; }

    /// Fits everything to a window and its screen. @param question how high a question between
    /// table and hand is, or 0. @param toolWord the width of the longest word on a tool, in heights
    /// of its text. @param list how wide a list beside the table cards is, or 0
    void fit(QSize size, const QFont& font, qreal ratio, qreal question, qreal toolWord,
             qreal list = 0);
    /// Requests the cloth in the current size; until it is ready the previous one is stretched.
    void updateCloth();
    /// Signals when it is ready.
    const Cloth& cloth() const { return m_cloth; }
    /// Signals when they are ready.
    const FacePictures& faces() const { return m_faces; }
    /// Requests all cards in the sizes of the layout ahead of time.
    void prepareCards();
    bool needsFit(QSize size, qreal ratio) const;
    /// Asks for cards in the sizes that the layout has now.
    void fitCards();
    /// Sharper pictures are available.
    void invalidateCards();
    /// All pictures, and maybe the proportions of the cards, are different.
    void changeDeck();

    /// The region to be painted again since the last call, because cards moved or an effect runs.
    QRegion moved(const TableInput& input);
    void paint(QPainter& painter, const QRegion& region, const TableInput& input, bool focused);
    /// The tool tip of what is there: of a seat's label or of a pile; empty elsewhere.
    QString toolTip(QPointF where) const;

private:
    LabelContents labels() const;
    std::optional<int> seatAt(QPointF where) const;
    qreal ownHandHeight() const;
    void makeCards(const Poses& poses);
    void prepareEffects();
    void paintCards(QPainter& painter, const QRectF& bounds, int fromZ, int toZ);
    void fitCaptions();
    void paintCaptions(QPainter& painter, const TableInput& input);
    void paintTaken(QPainter& painter) const;
    void paintMarks(QPainter& painter, const TableInput& input, bool focused);
    void paintBetter(QPainter& painter, const MarkPainter& marks, const Play& play);

    Director& m_director;
    CardPainter m_cards;
    EffectPainter m_effects;
    TableTheme m_theme;
    QFont m_font;
    Cloth m_cloth;
    FacePictures m_faces;
    QSize m_size;
    qreal m_ratio = 0;
    std::vector<SeatLabel> m_seats;
    QStringList m_absences;
    int m_turn = -1;
    bool m_watched = false;
    BySeat<Expression> m_reactions{};
    CaptionPainter m_captions;
    CaptionPainter m_choosing; ///< what to do while there are several choices
    QStringList m_captionTexts;
    qreal m_leftOfCaptions = 0;
    qreal m_captionOpacity = 1;
    QRegion m_covered;
    std::optional<MoveMark> m_marked;
    std::optional<Card> m_advised;
    std::optional<Play> m_better;
    bool m_counts = false;
    bool m_bare = false;
    bool m_lastCapture = true;
    Poses m_painted;        ///< as last painted or asked to be
    BySide<int> m_scores{}; ///< likewise
    CardSet m_taken;        ///< of them, those that are marked
};

} // namespace settebello
