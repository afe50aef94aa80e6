// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorekeeping/score_pad.h"

#include <QLabel>
#include <QList>
#include <QString>
#include <QWidget>

namespace settebello {

struct KeptScore;

class TouchButton;

/// A text whose lines may also end within words, if one of them is wider than the room.
QString fittingWords(const QString& text, const QFont& font, int room);

/// A side of the sheet: its name, its points in digits to be read across the table, and a + for
/// what is noted as it happens.
class ScorePlate : public QWidget {
    Q_OBJECT

public:
    /// @param editable whether entries can be made.
    ScorePlate(const KeptScore& score, int side, const QString& name, bool editable,
               QWidget* parent);

    /// How wide the digits and the buttons would be in a font.
    double digitsWidth(const QFont& digits) const;
    double wordsWidth(const QFont& words);
    /// @param room for the name.
    void setFonts(const QFont& digits, const QFont& words, int room);
    /// The height of all but the digits, and that of the digits' capitals in the room that is left.
    int otherHeight() const;
    static double digitsIn(double room);
    /// The height that the name needs, and the one that it gets, so that all digits are in a line.
    int nameHeight(int room) const { return m_nameLabel->heightForWidth(room); }
    void setNameHeight(int height) { m_nameLabel->setFixedHeight(height); }

signals:
    void noted(const settebello::PadEntry& entry);

private:
    void addSweep(const KeptScore& score);
    void addDeclarations(const ScorePad& pad);
    TouchButton* addButton(const QString& name, const PadEntry& entry, bool enabled);

    int m_side;
    QString m_name;
    bool m_editable;
    QLabel* m_nameLabel;
    QLabel* m_score;
    QList<TouchButton*> m_buttons;
};

} // namespace settebello
