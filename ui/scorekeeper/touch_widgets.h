// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>
#include <QPushButton>
#include <QSpinBox>
#include <QStringList>
#include <QWidget>

namespace settebello {

/// The least height of what is meant for fingers, in pixels.
inline constexpr int kTouchHeight = 48;
/// Between the buttons of a choice.
inline constexpr int kCellGap = 12;

/// Gives a widget the height that its parts need once they are wrapped to its width.
void keepHeightForWidth(QWidget* widget);

/// A button for fingers, which grows with its text and is coloured while it stays pressed. It is no
/// dialog's default: Enter presses it only where it has the focus.
class TouchButton : public QPushButton {
public:
    TouchButton(QWidget* parent, const char* name);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void initStyleOption(QStyleOptionButton* option) const override;
};

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
    int count() const { return static_cast<int>(m_buttons.size()); }
    /// A button with what is beside it.
    QWidget* cell(int place) const { return layout()->itemAt(place)->widget(); }

signals:
    /// @param place of the button that is pressed now, or −1.
    void chosen(int place);

private:
    void press(int place);

    QList<TouchButton*> m_buttons;
};

/// Gives the first cells of all choices the same width, so that they are below each other: if they
/// fit in a line, as much as there is room for.
void alignCells(const QList<const TouchChoice*>& choices, int aligned, int room);

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
    TouchButton* m_less;
    TouchButton* m_more;
};

} // namespace settebello
