// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/table_theme.h"

#include <QFrame>
#include <QString>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace settebello {

/// A question on the table, near the cards it is about: a sentence and a few buttons that the
/// keyboard and a screen reader reach. Not modal: the match waits, nothing else does.
class TablePrompt : public QFrame {
    Q_OBJECT

public:
    struct Answer {
        QString text; ///< with an & before its key
        std::function<void()> chosen;
    };

    explicit TablePrompt(QWidget* parent);

    /// Asks, instead of whatever was asked before. The first answer gets the focus if `takeFocus`.
    void ask(const QString& question, const std::vector<Answer>& answers, bool takeFocus);
    /// Nothing is asked any more.
    void drop();
    bool asking() const { return !isHidden(); }
    /// Gives the first answer, as its button would.
    void answerFirst();

    /// In the colours of the table.
    void setTheme(const TableTheme& theme);
    /// The same for a button that stands alone on the table.
    static QString buttonStyle(const TableTheme& theme, int pixels);

    /// A quiet button on the cloth.
    static QString toolStyle(const TableTheme& theme);

    /// Lays itself centred in the strip. What is too high for it grows upwards, or down.
    void placeIn(const QRectF& strip, qreal textHeight, bool growsDown);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QLabel* m_question;
    QHBoxLayout* m_row;
    std::vector<QPushButton*> m_buttons;
    void restyle();

    TableTheme m_theme;
    int m_pixels = 14; ///< of its text; a style sheet does not take it from the font
    QRectF m_strip;
    bool m_growsDown = false;
};

} // namespace settebello
