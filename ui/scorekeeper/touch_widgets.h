// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSpinBox>
#include <QStringList>
#include <QWidget>

class QButtonGroup;
class QPushButton;

namespace settebello {

/// The least height of what is meant for fingers, in pixels.
inline constexpr int kTouchHeight = 48;

/// A button for fingers. It is no dialog's default: Enter presses it only where it has the focus.
QPushButton* makeTouchButton(QWidget* parent, const char* name);

/// Buttons side by side, of which at most one stays pressed; pressing that one again releases it.
class TouchChoice : public QWidget {
    Q_OBJECT

public:
    /// @param name what is chosen, for screen readers. @param texts of the buttons.
    TouchChoice(const QString& name, const QStringList& texts, QWidget* parent = nullptr);

    /// Presses a button, or none (−1); chosen() is not emitted.
    void setCurrent(int place);
    int current() const;
    QPushButton* button(int place) const { return m_buttons[place]; }
    /// Puts a widget to the right of a button, on the same line.
    void addBeside(int place, QWidget* widget);

signals:
    /// @param place of the button that is pressed now, or −1.
    void chosen(int place);

protected:
    void changeEvent(QEvent* event) override;

private:
    void press(int place);
    void colour(int place);

    QList<QPushButton*> m_buttons;
};

/// A number with a large − and +. It may be unknown, "–", until it is entered; its first step then
/// goes to what is likely.
class CountField : public QWidget {
    Q_OBJECT

public:
    static constexpr int kUnknown = -1;

    /// @param likely the first number that a step gives, where it may be unknown.
    CountField(int least, int most, int likely = kUnknown, QWidget* parent = nullptr);

    int value() const { return m_box->value(); }
    /// Shows a number; changed() is not emitted.
    void setValue(int value);
    /// For screen readers.
    void setName(const QString& name);
    QSpinBox* box() const { return m_box; }

signals:
    void changed(int value);

private:
    void step(int by);

    int m_likely;
    QSpinBox* m_box;
    QPushButton* m_less;
    QPushButton* m_more;
};

} // namespace settebello
