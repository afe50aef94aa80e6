// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/balance_view.h"

#include "analysis/player_totals.h"
#include "analysis/signed_bar.h"
#include "game/match_text.h"
#include "text/number_text.h"
#include "widgets/style.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>
#include <array>
#include <cmath>

namespace settebello {

namespace {

constexpr int kParts = 5; ///< with the result
constexpr double kNothing = 0.25;

/// "+ about 2 points"; without a sign where it is hardly anything.
QString signedWords(double points) {
    if (std::abs(points) < kNothing) {
        return aboutPoints(points);
    }
    return (points < 0 ? QStringLiteral("− ") : QStringLiteral("+ ")) + aboutPoints(points);
}

} // namespace

BalanceView::BalanceView(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this)) {
    setObjectName(QStringLiteral("balance"));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setVerticalSpacing(2);
    for (int i = 0; i < kParts; ++i) {
        const Row row{new QLabel(this), new SignedBar(this), new QLabel(this)};
        for (QLabel* label : {row.name, row.words}) {
            label->setTextFormat(Qt::PlainText);
            label->setWordWrap(true); // names may be long, and letters large
            label->setFont(scaledFont(font(), 1, i == kParts - 1));
        }
        m_grid->addWidget(row.name, i, 0);
        m_grid->addWidget(row.bar, i, 1);
        m_grid->addWidget(row.words, i, 2);
        m_rows += row;
    }
    m_grid->setColumnStretch(0, 2);
    m_grid->setColumnStretch(1, 3);
    m_grid->setColumnStretch(2, 3);
    hide();
}

void BalanceView::setRow(int row, const QString& name, double points) {
    const QString words = signedWords(points);
    m_rows[row].name->setText(name);
    m_rows[row].words->setText(words);
    m_rows[row].bar->setPoints(points);
    m_rows[row].bar->setAccessibleName(name);
    m_rows[row].bar->setAccessibleDescription(words);
    for (QWidget* each :
         std::array<QWidget*, 3>{m_rows[row].name, m_rows[row].bar, m_rows[row].words}) {
        each->setToolTip(signedNumber(points, 1));
    }
}

void BalanceView::setAnalysis(const Record& match, const Analysis& analysis) {
    const MatchSetup& setup = match.setup;
    const RuleSet& rules = setup.rules.rules;
    const std::optional<int> side = ownSide(setup);
    PlayerTotals totals;
    if (side) {
        totals.add(analysis, rules, *firstPerson(setup));
    }
    setVisible(totals.deals() > 0);
    if (totals.deals() == 0) {
        return;
    }
    const QString others =
        rules.sides() == 2 ? sideName(setup, 1 - *side) : tr("the others", "whose play it was");
    const double own = -totals.sideLost();
    const double result = totals.result().sum();
    const std::array parts{own, totals.skill().sum() - own, totals.luck().sum(), totals.residual(),
                           result};
    double scale = 1;
    for (const double points : parts) {
        scale = std::max(scale, std::abs(points));
    }
    for (const Row& row : m_rows) {
        row.bar->setScale(scale);
    }
    setRow(0, tr("Play: %1", "whose").arg(sideName(setup, *side)), parts[0]);
    setRow(1, tr("Play: %1", "whose").arg(others), parts[1]);
    setRow(2, tr("The cards"), parts[2]);
    setRow(3, tr("The rest", "what neither play nor cards explain"), parts[3]);
    setRow(4, tr("Points ahead in the end"), parts[4]);
}

} // namespace settebello
