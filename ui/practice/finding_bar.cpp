// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/finding_bar.h"

#include "practice/practice_store.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace settebello {

namespace {

constexpr int kWhole = 1000; ///< of the progress of a match

} // namespace

FindingBar::FindingBar(PracticeStore& store, const QString& matches, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_finder(matches)
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
    connect(&m_finder, &MistakeFinder::found, &m_store, &PracticeStore::add);
    connect(&m_finder, &MistakeFinder::progressed, this, &FindingBar::showProgress);
    connect(&m_finder, &MistakeFinder::ended, this, &FindingBar::ended);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        if (m_finder.isRunning()) {
            stop(); // the button stays enabled, so that it keeps the focus
        } else {
            look();
        }
    });
    hide();
}

void FindingBar::look() {
    m_finder.run(m_store.practice().matches);
    retranslate();
}

void FindingBar::stop() {
    m_finder.stop();
}

void FindingBar::showProgress(int match, int all, double share) {
    m_match = match;
    m_all = all;
    m_progress->setValue(qRound(share * kWhole));
    retranslate();
    show();
}

void FindingBar::ended() {
    retranslate();
    if (m_finder.isComplete()) {
        hide();
    }
}

void FindingBar::retranslate() {
    if (m_match == 0) {
        return; // there was nothing to show
    }
    m_text->setText(tr("Looking for mistakes: match %1 of %2").arg(m_match).arg(m_all));
    m_progress->setAccessibleName(m_text->text());
    m_stop->setText(m_finder.isRunning() ? tr("St&op") : tr("Go &on"));
}

} // namespace settebello
