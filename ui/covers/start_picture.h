// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/painting/card_painter.h"
#include "table/painting/gilt_title.h"
#include "table/painting/table_theme.h"

#include <QWidget>

namespace settebello {

class CardPictures;

/// The name of the game in gold over a fan of cards, as large as there is room. Decoration: no text
/// for anybody, and clicks go through it.
class StartPicture : public QWidget {
    Q_OBJECT

public:
    StartPicture(CardPictures& pictures, QWidget* parent);

    void setTheme(const TableTheme& theme);
    void setNumbers(bool numbers);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void fitAgain();
    void fit();
    void spreadCards(const QRectF& area);

    CardPainter m_cards;
    TableTheme m_theme;
    GiltTitle m_title;
    QPointF m_titlePlace;
    bool m_hasRoom = false;
    Poses m_fan;
};

} // namespace settebello
