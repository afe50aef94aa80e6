// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/analysis_panel.h"

#include "analysis/analysis_text.h"
#include "analysis/chance_bar.h"
#include "analysis/mark_sign.h"
#include "game/match_text.h"
#include "widgets/letter_width.h"
#include "widgets/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kLetters = 22;     ///< the width of the list
constexpr int kLeastWidth = 160; ///< the same in pixels, in a small window

} // namespace

AnalysisPanel::AnalysisPanel(QWidget* parent)
    : QWidget(parent)
    , m_bar(new ChanceBar(this))
    , m_options(new QListWidget(this)) {
    m_bar->setObjectName(QStringLiteral("chance"));
    m_options->setObjectName(QStringLiteral("options"));
    m_options->setWordWrap(true);
    m_options->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_options->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_options->setResizeMode(QListView::Adjust);
    m_options->setAlternatingRowColors(true);
    m_options->hide();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(4, 4, 4, 4);
    row->addWidget(m_bar);
    row->addWidget(m_options);
    fit();
}

void AnalysisPanel::fit() {
    const int width = letterWidth(fontMetrics()) * kLetters;
    m_options->setMinimumWidth(std::min(width, kLeastWidth));
    m_options->setMaximumWidth(width);
}

void AnalysisPanel::showMoment(const Record& match, const Moment* moment,
                               const MarkedReasons* found) {
    const int side = ownSide(match.setup).value_or(0);
    m_bar->setChance(tr("Chance to win: %1", "a player or a team").arg(sideName(match.setup, side)),
                     moment ? std::optional(moment->chance[side]) : std::nullopt);
    m_options->setAccessibleName(tr("What could be played"));
    if (!moment || !moment->judgement) {
        setOptions({whyNoOptions(match, moment)});
        m_options->item(0)->setFlags(Qt::ItemIsEnabled); // screen readers reach it
        return;
    }
    const Judgement& judgement = *moment->judgement;
    QStringList texts{tr("%1. %2.", "“Round 3, your card 4”, “Bad”")
                          .arg(momentName(match, *moment), markName(judgement.mark))};
    texts += optionTexts(judgement);
    if (found && !found->reasons.empty()) {
        texts += whyBetter(match, *moment, found->reasons);
    }
    setOptions(texts);
    m_options->item(0)->setFont(scaledFont(font(), 1, true));
    m_options->item(0)->setIcon(
        markIcon(judgement.mark, fontMetrics().height() * 3 / 4, devicePixelRatioF(), palette()));
}

QString AnalysisPanel::whyNoOptions(const Record& match, const Moment* moment) {
    if (!moment) {
        return tr("Not analysed yet.");
    }
    return moment->kind == Moment::Kind::Decided
               ? tr("%1: there was nothing to choose.", "“Round 3, your card 4”")
                     .arg(momentName(match, *moment))
               : tr("There is nothing to choose here.");
}

/// Keeps the list, and what somebody reads in it, if it holds these texts already: while an
/// analysis runs, it comes again several times a second.
void AnalysisPanel::setOptions(const QStringList& texts) {
    bool isShown = m_options->count() == texts.size();
    for (int row = 0; isShown && row < m_options->count(); ++row) {
        isShown = m_options->item(row)->text() == texts[row];
    }
    if (!isShown) {
        m_options->clear();
        m_options->addItems(texts);
    }
}

void AnalysisPanel::setBestShown(bool shown) {
    m_options->setVisible(shown);
}

bool AnalysisPanel::isBestShown() const {
    return !m_options->isHidden();
}

QString AnalysisPanel::bestText() const {
    const QListWidgetItem* line = m_options->item(m_options->count() > 1 ? 1 : 0);
    return line ? line->text() : QString();
}

void AnalysisPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        fit();
    }
    QWidget::changeEvent(event);
}

} // namespace settebello
