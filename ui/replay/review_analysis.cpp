// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/review_analysis.h"

#include "analysis/analysis_text.h"
#include "analysis/match_panel.h"
#include "replay/review_panel.h"
#include "settings/file_access.h"
#include "text/fault_text.h"
#include "widgets/announced_message.h"
#include "widgets/announcer.h"

namespace settebello {

ReviewAnalysis::ReviewAnalysis(const Record& match, QObject* parent)
    : QObject(parent)
    , m_match(match)
    , m_analyser(match.match, toQString(match.file))
    , m_reasons(match.match) {}

void ReviewAnalysis::showIn(ReviewPanel* panel, Announcer* announcer) {
    m_panel = panel;
    m_announcer = announcer;
    connect(m_panel, &ReviewPanel::stopAsked, this, &ReviewAnalysis::stopOrContinue);
    connect(&m_analyser, &Analyser::progressed, this, &ReviewAnalysis::onProgressed);
    connect(&m_analyser, &Analyser::ended, this, &ReviewAnalysis::onEnded);
    connect(&m_analyser, &Analyser::notKept, this, [this](const Fault& fault) {
        m_panel->message().announce([fault] {
            return tr("The analysis cannot be kept beside the match: %1. It will be made again "
                      "next time.",
                      "why")
                .arg(faultText(fault));
        });
    });
    connect(&m_reasons, &MarkReasons::found, this, [this] {
        showMatch();
        emit reasonsFound();
    });
}

void ReviewAnalysis::setWanted(bool wanted) {
    m_isWanted = wanted;
    run();
    showProgress();
}

void ReviewAnalysis::run() {
    if (m_isWanted && !m_isStopped && !m_analyser.isComplete() && !m_analyser.isRunning()) {
        m_analyser.run();
    }
}

void ReviewAnalysis::stopOrContinue() {
    m_isStopped = m_analyser.isRunning();
    if (m_isStopped) {
        m_analyser.stop(); // the button stays enabled, so that it keeps the focus
    } else {
        m_panel->message().reset();
        run();
        showProgress();
    }
}

void ReviewAnalysis::onProgressed() {
    m_reasons.update(m_analyser.analysis());
    showMatch();
    showProgress();
    emit progressed();
}

void ReviewAnalysis::onEnded() {
    showProgress();
    if (!m_panel->message().isEmpty()) { // a notice, which was announced
        return;
    }
    if (m_analyser.isComplete()) {
        m_announcer->announce(tr("The analysis is complete.") + QLatin1Char(' ') +
                              verdictText(m_match, m_analyser.analysis()));
    } else {
        m_panel->message().announce(
            [] { return tr("Stopped. It goes on from here whenever you like."); });
    }
}

void ReviewAnalysis::showMatch() {
    m_panel->match().showAnalysis(m_analyser.analysis(), m_analyser.isComplete());
}

void ReviewAnalysis::showProgress() {
    m_panel->setProgress(m_analyser.analysis().moments.size(), m_analyser.moments(),
                         m_analyser.isRunning());
}

} // namespace settebello
