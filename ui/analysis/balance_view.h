// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "storage/record.h"

#include <QList>
#include <QWidget>

class QGridLayout;
class QLabel;

namespace settebello {

class SignedBar;

/// What the result of a match is made of, each part with a bar and in a word: the own side's play,
/// the others', the cards and the rest come to the result. Hidden until a round is analysed, and
/// where there is no own side.
class BalanceView : public QWidget {
    Q_OBJECT

public:
    explicit BalanceView(QWidget* parent = nullptr);

    void setAnalysis(const Record& match, const Analysis& analysis);

private:
    struct Row {
        QLabel* name;
        SignedBar* bar;
        QLabel* words;
    };
    void setRow(int row, const QString& name, double points);

    QGridLayout* m_grid;
    QList<Row> m_rows; ///< the last one is the result
};

} // namespace settebello
