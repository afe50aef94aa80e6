// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace settebello {

class Director;
class TablePrompt;
struct TableTheme;

/// What a player says of a move, between table and hand, where it covers no card unless the table
/// is too small. Stays until it is closed or cleared.
class TableSpeech : public QObject {
    Q_OBJECT

public:
    /// @param table the widget that the text lies on; its parent.
    TableSpeech(const Director& director, QWidget* table);

    void show(const QString& text);
    void clear();
    /// Empty if nothing is said.
    const QString& text() const { return m_text; }

    void setTheme(const TableTheme& theme);
    /// After the layout has changed.
    void place();
    void retranslate();

signals:
    /// The person has closed it.
    void closed();

private:
    const Director& m_director;
    TablePrompt* m_prompt;
    QString m_text;
};

} // namespace settebello
