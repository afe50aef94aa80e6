// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QBoxLayout;
class QLabel;

namespace settebello {

class ChoiceButtons;

/// The level of all opponents, each a click away.
class LevelRow : public QWidget {
    Q_OBJECT

public:
    explicit LevelRow(QWidget* parent = nullptr);

    /// @param levels of the opponents who play: marks the one that all of them have.
    void setLevels(const QStringList& levels);
    /// The width of its name, and what to make of it, for rows one under the other.
    int nameWidth() const;
    void setNameWidth(int width);

signals:
    /// The player has chosen a level for all.
    void chosen(const QString& level);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void retranslate();

    QBoxLayout* m_row;
    QLabel* m_name;
    ChoiceButtons* m_choices;
};

} // namespace settebello
