// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/positions_menu.h"

#include "analysis/analysis_file.h"
#include "game/match_id.h"
#include "game/record_file.h"
#include "settings/file_access.h"
#include "statistics/progress_text.h"
#include "text/number_text.h"

#include <QCursor>
#include <QMenu>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace settebello {

namespace {

constexpr std::size_t kPositions = 10; ///< the most that are offered

template <typename Part> // JudgedMatch::Loss or JudgedMatch::Stroke
JudgedPosition positionOf(const JudgedMatch& match, const Part& part) {
    return {match.summary.record, match.summary.match, match.summary.date,
            part.round,           part.move,           part.points};
}

} // namespace

std::vector<JudgedPosition> lossesOf(std::span<const JudgedMatch> matches,
                                     std::optional<LossPlace> place) {
    std::vector<JudgedPosition> positions;
    for (const JudgedMatch& match : matches) {
        for (const JudgedMatch::Loss& loss : match.losses) {
            if (!place || loss.place == *place) {
                positions.push_back(positionOf(match, loss));
            }
        }
    }
    return positions;
}

std::vector<JudgedPosition> strokesOf(std::span<const JudgedMatch> matches) {
    std::vector<JudgedPosition> positions;
    for (const JudgedMatch& match : matches) {
        for (const JudgedMatch::Stroke& stroke : match.strokes) {
            positions.push_back(positionOf(match, stroke));
        }
    }
    return positions;
}

PositionsMenu::PositionsMenu(QWidget* view)
    : QObject(view)
    , m_view(view) {}

void PositionsMenu::offer(const QString& heading, std::vector<JudgedPosition> positions) {
    std::stable_sort(positions.begin(), positions.end(),
                     [](const JudgedPosition& one, const JudgedPosition& other) {
                         return std::abs(one.points) > std::abs(other.points);
                     });
    positions.resize(std::min(positions.size(), kPositions));
    auto* menu = new QMenu(m_view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("positions"));
    menu->setAccessibleName(heading);
    menu->addSection(heading);
    for (const JudgedPosition& position : positions) {
        const QString points = numberText(position.points, 1);
        menu->addAction(positionName(position.date, position.round, points), this,
                        [this, position] { open(position); });
    }
    const QWidget* asked = m_view->focusWidget();
    menu->popup(asked ? asked->mapToGlobal(asked->rect().bottomLeft()) : QCursor::pos());
    if (!positions.empty()) {
        menu->setActiveAction(menu->actions().at(1)); // after the heading
        menu->setFocus(Qt::PopupFocusReason); // so that it is heard where the focus is afterwards
    }
}

/// The record is read in the background.
void PositionsMenu::open(const JudgedPosition& position) {
    using Found = std::optional<std::pair<Record, Analysis>>;
    const QString file = m_folder + QLatin1Char('/') + QString::fromStdString(position.record);
    m_opening.start(
        [file, match = position.match](const TaskRun&) -> Found {
            const std::optional<Record> record = readRecordFile(file).record;
            if (!record || idWithoutRules(record->match) != match) {
                return std::nullopt;
            }
            Faults faults;
            return std::pair(*record,
                             keptAnalysis(analysisFileOf(toPath(file)), record->match, faults));
        },
        [this, position](const Found& found) {
            if (found) {
                emit chosen(found->first, position.round, position.move, found->second);
            } else {
                emit missed();
            }
        });
}

} // namespace settebello
