// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace settebello {

/// Shown beside a toggle that differs from its preset: the preset's value, and a button that
/// restores it. Hidden where nothing differs.
class DifferenceMark : public QWidget {
    Q_OBJECT

public:
    explicit DifferenceMark(QWidget* parent = nullptr);

    /// @param preset its name. @param value its value as text. @param toggle the rule's name.
    void showDifference(const QString& preset, const QString& value, const QString& toggle);
    /// Hides the mark.
    void clear();
    /// The text shown; empty if nothing differs.
    QString text() const;

signals:
    /// The player wants to restore the preset's value.
    void back();

private:
    QLabel* m_text;
    QPushButton* m_back;
};

} // namespace settebello
