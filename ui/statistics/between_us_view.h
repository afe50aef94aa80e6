// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "statistics/between_us.h"
#include "tasks/task.h"

#include <QWidget>

class QLabel;

namespace settebello {

class FiguresTable;

/// Who leads between the people at this screen, from the records of their matches. Hidden while
/// there are none.
class BetweenUsView : public QWidget {
    Q_OBJECT

public:
    explicit BetweenUsView(QWidget* parent = nullptr);

    /// Reads all records of a folder in the background; shown() follows.
    void read(const QString& folder);
    bool isEmpty() const { return m_all.people.isEmpty(); }

signals:
    /// It has read them.
    void shown();

protected:
    void changeEvent(QEvent* event) override;

private:
    void show(const QList<SharedMatch>& matches);
    void retranslate();
    QString standing() const;

    QList<SharedMatch> m_matches;
    BetweenUs m_all;
    QLabel* m_heading;
    QLabel* m_standing;
    FiguresTable* m_people;
    FiguresTable* m_pairs;
    Task m_reading;
};

} // namespace settebello
