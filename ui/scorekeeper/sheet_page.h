// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/score_pad_file.h"

#include <QList>
#include <QStringList>
#include <QWidget>

#include <optional>

class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace settebello {

class CardPictures;
class ScorePlate;

/// The score of a match at a real table: a column for each side with its points, to be read across
/// the table, a + for sweeps, and every round item by item, the latest first.
class SheetPage : public QWidget {
    Q_OBJECT

public:
    /// @param pictures must outlive the page.
    explicit SheetPage(CardPictures& pictures, QWidget* parent = nullptr);

    /// @param editable whether entries can be made and taken back.
    void show(const KeptScore& score, bool editable);
    void takeFocus();

signals:
    void noted(const settebello::PadEntry& entry);
    void undone();
    void roundAsked();
    /// @param round from 0.
    void correctionAsked(std::size_t round);
    /// @param side whoever claims to have won.
    void claimAsked(int side);
    void allAsked();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeButtons();
    void fill();
    void fitScores();
    double digitsHeight(int nameColumn, int sideColumn, const QFont& words);
    int latestHeight(int nameColumn, int sideColumn) const;
    void addRound(QGridLayout* grid, int number);
    QWidget* makeRoundName(int number);
    void addLine(QGridLayout* grid, QWidget* name, const QList<QWidget*>& cells);
    QWidget* makeCell(const PadRound& round, ScoringItem item, int side);
    void addClaim(QGridLayout* grid, const PadRound& round);
    QLabel* makeLabel(const QString& text, double factor = 1, bool bold = false);
    QString resultSentence() const;
    void retranslate();
    const ScorePad& pad() const { return m_score->pad; }
    int sides() const { return m_score->pad.rules().sides(); }

    CardPictures& m_pictures;
    std::optional<KeptScore> m_score;
    QStringList m_sides;
    bool m_editable = false;
    QScrollArea* m_scroll;
    QLabel* m_result = nullptr;
    QList<ScorePlate*> m_plates; ///< in m_scroll, by side
    int m_latestRows = 1;        ///< of the grid: those of the plates and of the latest round
    QPushButton* m_all = nullptr;
    QPushButton* m_undo = nullptr;
    QPushButton* m_claim = nullptr;
    QPushButton* m_round = nullptr;
};

} // namespace settebello
