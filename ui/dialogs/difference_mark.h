// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace settebello {

/// Beside a toggle that differs from the preset it came from: what the preset has, and a button
/// back to it. Hidden where nothing differs.
class DifferenceMark : public QWidget {
    Q_OBJECT

public:
    explicit DifferenceMark(QWidget* parent = nullptr);

    /// @param preset its name. @param value what it has, in words. @param toggle the rule's name.
    void showDifference(const QString& preset, const QString& value, const QString& toggle);
    /// Nothing differs.
    void clear();
    /// What is said; empty if nothing differs.
    QString text() const;

signals:
    /// The player wants the preset's value.
    void back();

private:
    QLabel* m_text;
    QPushButton* m_back;
};

} // namespace settebello
