// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/score_pad_file.h"

#include <QStringList>
#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace settebello {

class CardGrid;
class CardPictures;
class FactsForm;
class TouchChoice;

/// Where the end of a round is entered or corrected: what matters of the piles, or the piles card
/// by card; both show the same. A claim is judged by the cards alone.
class RoundPage : public QWidget {
    Q_OBJECT

public:
    /// @param pictures must outlive the page.
    explicit RoundPage(CardPictures& pictures, QWidget* parent = nullptr);

    /// Begins with a round of the match. @param claimer the side that claims to have won, or
    /// kNobody. @pre the match is not over.
    void begin(const KeptScore& score, int claimer);
    /// Begins to correct a round. @pre score.pad.canCorrect(round)
    void beginCorrection(const KeptScore& score, std::size_t round);
    void takeFocus();

signals:
    void noted(const settebello::PadEntry& entry);
    /// The match with the round as it is now.
    void corrected(const settebello::ScorePad& pad);
    void cancelled();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeCards();
    QWidget* makeButtons();
    void showView(bool cards);
    void giveCard(Card card);
    void giveRest();
    void refresh();
    void begin();
    PadEntry entry() const;
    PadFault addTo(ScorePad& pad) const;
    QString stateText() const;
    QString headingText() const;
    std::size_t round() const { return m_corrected.value_or(pad().rounds().size()); }
    void makeQuestions();
    void retranslate();
    const ScorePad& pad() const { return m_score->pad; }

    CardPictures& m_pictures;
    std::optional<KeptScore> m_score;
    QStringList m_sides;
    int m_claimer = kNobody;
    std::optional<std::size_t> m_corrected; ///< the round that is corrected
    RoundFacts m_facts;
    BySide<int> m_sweeps{}; ///< of the round that is corrected
    QLabel* m_heading;
    QPushButton* m_view; ///< pressed: card by card
    QStackedWidget* m_views;
    FactsForm* m_form;
    QWidget* m_receivers = nullptr; ///< holds m_receiver
    TouchChoice* m_receiver = nullptr;
    CardGrid* m_grid = nullptr;
    QPushButton* m_rest = nullptr;
    QWidget* m_cards; ///< the view with these
    QLabel* m_state;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_note = nullptr;
};

} // namespace settebello
