// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_keys.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace settebello {

struct Preset;

/// Shown beside a toggle that differs from its preset: the preset's value, and a button that
/// restores it. Hidden where nothing differs, but its room stays empty: a change of one toggle must
/// not move the next one to under the pointer.
class DifferenceMark : public QWidget {
    Q_OBJECT

public:
    explicit DifferenceMark(QWidget* parent = nullptr);

    /// Shows how the rules differ from the preset in that toggle. @return whether they do.
    bool compare(const RuleKey& key, const RuleSet& rules, const Preset& preset);
    /// The text shown; empty if nothing differs.
    QString text() const;
    /// Lies beside what it belongs to, in a single line, or below it where that line is wider than
    /// the room beside it. @param row holds both. @param room in pixels
    void fitInto(QBoxLayout& row, int room);

signals:
    /// The player wants to restore the preset's value.
    void back();

private:
    void updateRoom();
    int lineWidth() const;

    QLabel* m_text;
    QPushButton* m_back;
};

} // namespace settebello
