// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/progress.h"
#include "tasks/task.h"

#include <QObject>
#include <QString>

#include <optional>
#include <span>
#include <string>
#include <vector>

class QWidget;

namespace settebello {

/// A decision or dealing in one of the judged matches.
struct JudgedPosition {
    std::string record; ///< the name of its file
    std::string match;  ///< that was there when it was read
    std::string date;
    int round = 0; ///< round and move as in a Moment
    int move = 0;
    double points = 0;
};

/// The decisions that lost something. @param place only those that lost it there
std::vector<JudgedPosition> lossesOf(std::span<const JudgedMatch> matches,
                                     std::optional<LossPlace> place = std::nullopt);
/// What was lucky or unlucky.
std::vector<JudgedPosition> strokesOf(std::span<const JudgedMatch> matches);

/// Offers the positions behind a bar of a ProgressView, and finds the match of the chosen one.
class PositionsMenu : public QObject {
    Q_OBJECT

public:
    /// @param view the menus are its children.
    explicit PositionsMenu(QWidget* view);

    /// @param folder of the records
    void setFolder(const QString& folder) { m_folder = folder; }
    /// Offers those of the most points.
    void offer(const QString& heading, std::vector<JudgedPosition> positions);

signals:
    /// One was chosen. @param round and move as in a Moment
    void chosen(const settebello::Record& match, int round, int move,
                const settebello::Analysis& analysis);
    /// One was chosen whose match is gone by now, or was changed.
    void missed();

private:
    void open(const JudgedPosition& position);

    QWidget* m_view;
    QString m_folder;
    Task m_opening;
};

} // namespace settebello
