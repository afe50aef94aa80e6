// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/named_rules.h"
#include "scorekeeping/round_facts.h"

#include <QList>
#include <QStringList>
#include <QWidget>

class QLayout;
class QVBoxLayout;

namespace settebello {

class CountField;
class TouchChoice;

/// Asks for what matters of the piles of a round, and for no more than the rules need: who has
/// most, with numbers if somebody has counted, and who has each card that scores by itself.
class FactsForm : public QWidget {
    Q_OBJECT

public:
    explicit FactsForm(QWidget* parent = nullptr);

    /// Begins a round. @param sides the sides' names.
    void begin(const NamedRules& rules, const QStringList& sides);
    /// Asks for the sweeps as well, which are otherwise noted as they are made.
    void addSweeps(const BySide<int>& sweeps);
    /// None where they are not asked for.
    BySide<int> sweeps() const;
    /// Shows facts; edited() is not emitted.
    void show(const RoundFacts& facts);

    /// Puts the focus on the first question.
    void takeFocus();

signals:
    void edited(const settebello::RoundFacts& facts);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct ComparisonRow {
        ScoringItem item = ScoringItem::Cards;
        TouchChoice* choice = nullptr;
        QList<CountField*> counts; ///< by side; empty if it is not counted
    };
    struct OwnerRow {
        Card card;
        QWidget* row = nullptr;
        TouchChoice* choice = nullptr;
    };

    QWidget* addRow(const QString& name, QWidget* answers, QLayout& rows);
    void addComparison(ScoringItem item);
    void addOwner(Card card);
    QList<CountField*> makeCounts(ScoringItem item, const QString& name);
    void chooseMost(ScoringItem item, int place);
    void chooseOwner(Card card, int place);
    void readCounts(const ComparisonRow& row, int changed);
    void showComparison(const ComparisonRow& row, const PointsBySide& points);
    int placeOf(const ComparisonRow& row, const PointsBySide& points) const;
    void alignSides();
    bool asksForAll(ScoringItem item) const;
    int sides() const { return m_rules.sides(); }

    RuleSet m_rules;
    std::string m_game; ///< the preset that they are based on
    QStringList m_sides;
    RoundFacts m_facts;
    QList<ComparisonRow> m_comparisons;
    QList<OwnerRow> m_owners;
    QList<CountField*> m_sweeps;    ///< by side; empty if they are not asked for
    QWidget* m_page = nullptr;      ///< the rows
    QLayout* m_ownerRows = nullptr; ///< those of single cards
    QVBoxLayout* m_column;
};

} // namespace settebello
