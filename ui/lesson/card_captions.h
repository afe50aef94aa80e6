// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

#include <QColor>
#include <QString>
#include <QWidget>

#include <vector>

namespace settebello {

class TableView;

/// Names across the edges of cards at rest on a table or in the viewer's hand. Passes all input to
/// the table below it.
class CardCaptions : public QWidget {
    Q_OBJECT

public:
    struct Caption {
        Card card;
        QString text;
    };

    /// @param table below it; its parent.
    explicit CardCaptions(TableView& table);

    void setCaptions(std::vector<Caption> captions);
    void setColours(const QColor& ground, const QColor& text, const QColor& edge);

    /// The rectangle of each caption, in their order; empty if the card is not visible.
    std::vector<QRectF> places() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QFont fontFor(const QString& text, qreal width) const;

    TableView& m_table;
    std::vector<Caption> m_captions;
    QColor m_ground;
    QColor m_text;
    QColor m_edge;
};

} // namespace settebello
