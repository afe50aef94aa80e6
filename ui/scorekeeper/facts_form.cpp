// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorekeeper/facts_form.h"

#include "cards/card_names.h"
#include "rules/scoring_items.h"
#include "scorekeeper/touch_widgets.h"
#include "text/scoring_text.h"
#include "widgets/flow_layout.h"
#include "widgets/plain_text.h"
#include "widgets/steady_scroll.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kRowMargin = 8;

/// The cards whose owners are asked for if nothing but these facts will be known.
CardSet ownersAsked(const RuleSet& rules, RoundFacts facts) {
    if (std::holds_alternative<std::monostate>(facts.suit)) {
        facts.suit = HasMost{kNobody}; // it is asked for too, and mostly nobody has the whole suit
    }
    return ownersNeeded(rules, facts);
}

} // namespace

FactsForm::FactsForm(QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
}

void FactsForm::begin(const NamedRules& rules, const QStringList& sides) {
    m_rules = rules.rules;
    m_game = rules.base;
    m_sides = sides;
    m_comparisons.clear();
    m_owners.clear();
    m_sweeps.clear();
    delete m_page;
    m_page = new QWidget(this);
    auto* rows = new QVBoxLayout(m_page);
    rows->setContentsMargins(0, 0, 0, 0);
    for (const ScoringItemInfo& info : kScoringItems) {
        if (info.award == Award::StrictlyMost && info.inForce(m_rules)) {
            addComparison(info.item);
        }
    }
    m_ownerRows = new FlowLayout(FlowLayout::Last::Follows);
    m_ownerRows->setContentsMargins(0, 0, 0, 0);
    rows->addLayout(m_ownerRows);
    for (const Card card : ownersNeeded(m_rules, {})) {
        addOwner(card);
    }
    m_column->addWidget(m_page, 0, Qt::AlignTop);
    alignSides();
    show({});
}

void FactsForm::addSweeps(const BySide<int>& sweeps) {
    auto* answers = new QWidget(m_page);
    auto* row = new FlowLayout(FlowLayout::Last::Follows);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * kCellGap);
    answers->setLayout(row);
    keepHeightForWidth(answers);
    const QString name = scoringItemName(ScoringItem::Sweeps, m_rules, m_game);
    for (int side = 0; side < sides(); ++side) {
        auto* field = new CountField(0, m_rules.pack.cards);
        field->setObjectName(QStringLiteral("sweeps_%1").arg(side));
        field->setName(tr("%1, %2", "an item of the score, a side").arg(name, m_sides[side]));
        field->setValue(sweeps[side]);
        connect(field, &CountField::changed, this, [this] { emit edited(m_facts); });
        auto* cell = new QWidget(answers);
        auto* line = new QHBoxLayout(cell);
        line->setContentsMargins(0, 0, 0, 0);
        line->addWidget(new QLabel(m_sides[side], cell));
        line->addWidget(field);
        row->addWidget(cell);
        m_sweeps += field;
    }
    addRow(name, answers, *m_page->layout());
}

BySide<int> FactsForm::sweeps() const {
    BySide<int> sweeps{};
    for (int side = 0; side < static_cast<int>(m_sweeps.size()); ++side) {
        sweeps[side] = m_sweeps[side]->value();
    }
    return sweeps;
}

/// The cells of a side are below each other.
void FactsForm::alignSides() {
    QList<const TouchChoice*> choices;
    for (const ComparisonRow& row : m_comparisons) {
        choices += row.choice;
    }
    if (m_owners.size() == 1) { // more than one are side by side
        choices += m_owners.front().choice;
    }
    alignCells(choices, sides(), width() - kRowMargin);
}

void FactsForm::takeFocus() {
    const TouchChoice* first =
        m_comparisons.isEmpty() ? m_owners.front().choice : m_comparisons.front().choice;
    first->button(0)->setFocus(Qt::OtherFocusReason);
}

QWidget* FactsForm::addRow(const QString& name, QWidget* answers, QLayout& rows) {
    auto* row = new QWidget(m_page);
    auto* column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, kRowMargin, 4);
    column->setSpacing(2);
    auto* label = new QLabel(name, row);
    QFont bold;
    bold.setBold(true);
    label->setFont(bold);
    column->addWidget(label);
    column->addWidget(answers);
    rows.addWidget(row);
    return row;
}

bool FactsForm::asksForAll(ScoringItem item) const {
    return item == ScoringItem::Suit && (m_rules.scoring.allCoins || m_rules.scoring.wholeSuitWins);
}

void FactsForm::addComparison(ScoringItem item) {
    const QString name = scoringItemName(item, m_rules);
    QStringList texts = m_sides;
    texts += tr("Tied", "nobody has most");
    if (asksForAll(item)) {
        for (const QString& side : m_sides) {
            texts += tr("%1, all of them", "a side has every card of a suit").arg(side);
        }
    }
    ComparisonRow row{item, new TouchChoice(name, texts), makeCounts(item, name)};
    row.choice->setObjectName(QString::fromLatin1(infoOf(item).name.data()));
    for (int side = 0; side < static_cast<int>(row.counts.size()); ++side) {
        row.choice->addBeside(side, row.counts[side]);
    }
    addRow(name, row.choice, *m_page->layout());
    connect(row.choice, &TouchChoice::chosen, this,
            [this, item](int place) { chooseMost(item, place); });
    m_comparisons += row;
}

QList<CountField*> FactsForm::makeCounts(ScoringItem item, const QString& name) {
    QList<CountField*> counts;
    if (item == ScoringItem::Prime) {
        return counts;
    }
    const int most = infoOf(item).cards(m_rules).size();
    const auto row = m_comparisons.size();
    for (int side = 0; side < sides(); ++side) {
        auto* field = new CountField(0, most, most / sides() + 1);
        field->setObjectName(
            QStringLiteral("%1_%2").arg(QLatin1String(infoOf(item).name.data())).arg(side));
        field->setName(tr("%1, %2", "an item of the score, a side").arg(name, m_sides[side]));
        connect(field, &CountField::changed, this,
                [this, row, side] { readCounts(m_comparisons[row], side); });
        counts += field;
    }
    return counts;
}

void FactsForm::addOwner(Card card) {
    const QString name = capitalized(cardName(card));
    QStringList texts = m_sides;
    if (m_rules.scoring.wholeSuitWins && card.suit() != m_rules.bonusSuit()) {
        // The whole suit ends the round, and the other cards may then be in no pile.
        texts += tr("Nobody", "has a card");
    }
    OwnerRow row{card, nullptr, new TouchChoice(name, texts)};
    row.choice->setObjectName(QString::fromStdString("owner_" + toString(card)));
    row.row = addRow(name, row.choice, *m_ownerRows);
    connect(row.choice, &TouchChoice::chosen, this,
            [this, card](int place) { chooseOwner(card, place); });
    m_owners += row;
}

void FactsForm::chooseMost(ScoringItem item, int place) {
    if (place < 0) {
        m_facts[item] = std::monostate();
    } else if (place <= sides()) {
        m_facts[item] = HasMost{place == sides() ? kNobody : place};
    } else {
        CardCounts counts{};
        counts[place - sides() - 1] = infoOf(item).cards(m_rules).size();
        m_facts[item] = counts;
    }
    show(m_facts);
    emit edited(m_facts);
}

void FactsForm::chooseOwner(Card card, int place) {
    for (int side = 0; side < sides(); ++side) {
        m_facts.owned[side].erase(card);
    }
    m_facts.left.erase(card);
    if (place >= 0) {
        (place == sides() ? m_facts.left : m_facts.owned[place]).insert(card);
    }
    show(m_facts);
    emit edited(m_facts);
}

/// Of two sides, the other has the rest.
void FactsForm::readCounts(const ComparisonRow& row, int changed) {
    const int all = infoOf(row.item).cards(m_rules).size();
    if (sides() == 2) {
        CountField* other = row.counts[1 - changed];
        const int value = row.counts[changed]->value();
        other->setValue(value == CountField::kUnknown ? value : all - value);
    }
    CardCounts counts{};
    bool complete = true;
    for (int side = 0; side < sides(); ++side) {
        counts[side] = row.counts[side]->value();
        complete = complete && counts[side] != CountField::kUnknown;
    }
    m_facts[row.item] = complete ? Comparison(counts) : Comparison();
    show(m_facts);
    emit edited(m_facts);
}

void FactsForm::show(const RoundFacts& facts) {
    m_facts = facts;
    const BySide<Tally> made{};
    const PointsBySide points =
        scoreTallies(m_rules, talliesOfFacts(m_rules, facts, made.first(sides())));
    for (const ComparisonRow& row : m_comparisons) {
        showComparison(row, points);
    }
    const CardSet asked = ownersAsked(m_rules, facts);
    for (const OwnerRow& row : m_owners) {
        int owner = facts.left.contains(row.card) ? sides() : kNobody;
        for (int side = 0; side < sides(); ++side) {
            owner = facts.owned[side].contains(row.card) ? side : owner;
        }
        row.choice->setCurrent(owner);
        showInPlace(*row.row, owner != kNobody || asked.contains(row.card));
    }
}

int FactsForm::placeOf(const ComparisonRow& row, const PointsBySide& points) const {
    if (!isDecided(m_rules, m_facts, row.item)) {
        return -1;
    }
    if (const auto* counts = std::get_if<CardCounts>(&m_facts[row.item]);
        counts != nullptr && asksForAll(row.item)) {
        for (int side = 0; side < sides(); ++side) {
            if ((*counts)[side] == infoOf(row.item).cards(m_rules).size()) {
                return sides() + 1 + side;
            }
        }
    }
    for (int side = 0; side < sides(); ++side) {
        if (points[side][row.item] > 0) {
            return side;
        }
    }
    return sides();
}

void FactsForm::showComparison(const ComparisonRow& row, const PointsBySide& points) {
    row.choice->setCurrent(placeOf(row, points));
    const auto* counts = std::get_if<CardCounts>(&m_facts[row.item]);
    const bool said = counts != nullptr || std::holds_alternative<HasMost>(m_facts[row.item]);
    for (int side = 0; side < static_cast<int>(row.counts.size()); ++side) {
        if (counts != nullptr) {
            row.counts[side]->setValue((*counts)[side]);
        } else if (said || sides() == 2) {
            row.counts[side]->setValue(CountField::kUnknown);
        }
    }
}

void FactsForm::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    alignSides();
}

void FactsForm::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        alignSides();
    }
}

} // namespace settebello
