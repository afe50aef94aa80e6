// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/finding_bar.h"

#include "practice/idle_analysis.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace settebello {

namespace {

using State = IdleAnalysis::State;

constexpr int kWhole = 1000; ///< of the progress of a match

} // namespace

FindingBar::FindingBar(IdleAnalysis& idle, QWidget* parent)
    : QWidget(parent)
    , m_idle(idle)
    , m_text(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_stop(new QPushButton(this)) {
    m_text->setObjectName(QStringLiteral("finding"));
    m_text->setWordWrap(true);
    m_progress->setObjectName(QStringLiteral("findingProgress"));
    m_progress->setRange(0, kWhole);
    m_progress->setTextVisible(false);
    m_stop->setObjectName(QStringLiteral("stopFinding"));
    m_stop->setAutoDefault(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_text, 1);
    row->addWidget(m_progress, 1);
    row->addWidget(m_stop);
    connect(&m_idle, &IdleAnalysis::changed, this, &FindingBar::showProgress);
    // The button stays where it is, so that it keeps the focus.
    connect(m_stop, &QPushButton::clicked, this,
            [this] { m_idle.setStopped(m_idle.state() == State::Running); });
    hide();
}

void FindingBar::showProgress() {
    const State state = m_idle.state();
    if (state == State::Running) {
        m_progress->setValue(qRound(m_idle.share() * kWhole));
        show();
    } else if (state == State::Done) {
        hide();
    }
    retranslate();
}

void FindingBar::retranslate() {
    m_text->setText(
        tr("Looking for mistakes: match %1 of %2").arg(m_idle.match()).arg(m_idle.matches()));
    m_progress->setAccessibleName(m_text->text());
    m_stop->setText(m_idle.state() == State::Running ? tr("St&op") : tr("Go &on"));
}

} // namespace settebello
