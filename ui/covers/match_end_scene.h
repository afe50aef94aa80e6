// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/painting/card_painter.h"
#include "table/painting/gilt_title.h"
#include "table/painting/table_theme.h"

#include <QPixmap>
#include <QVariantAnimation>
#include <QWidget>

namespace settebello {

class CardPictures;

/// The picture over the end of a match. A victory: a word in gold, and coins that rain into two
/// heaps. A defeat: the cards are gathered, and the settebello stays beside them. Without motion
/// each has a picture of its own. Decoration: what it means is said in words below.
class MatchEndScene : public QWidget {
    Q_OBJECT

public:
    enum class Mood { Victory, Defeat };

    /// @param still whether nothing is to move. @param speed 1 is the usual one. @pre speed > 0
    MatchEndScene(Mood mood, bool still, double speed, CardPictures& pictures, QWidget* parent);

    void setTheme(const TableTheme& theme);
    void setNumbers(bool numbers);
    /// The word in gold.
    void setWord(const QString& word);
    const QString& word() const { return m_word; }
    /// Shows the end of the motion. False if nothing moves any more.
    bool finish();
    /// How far the motion is, from 0 to 1.
    qreal progress() const { return m_progress; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void fitWord();
    void fitCards();
    void paintCoins(QPainter& painter) const;
    void paintGarland(QPainter& painter) const;
    void paintCoin(QPainter& painter, QPointF centre, qreal turned) const;
    void paintCards(QPainter& painter);

    const Mood m_mood;
    const bool m_still;
    qreal m_progress = 0;
    QVariantAnimation m_motion;
    CardPainter m_cards;
    TableTheme m_theme;
    QString m_word;
    GiltTitle m_title;
    QPointF m_titlePlace;
    QPixmap m_coin;
    qreal m_coinSize = 0;
    qreal m_cardHeight = 0;
};

} // namespace settebello
