// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/input_lock.h"

#include <QFrame>
#include <QList>
#include <QSize>

#include <functional>

class QPushButton;

namespace settebello {

class TableLayout;

/// What lies on the table between rounds and matches. No key and no click reaches the table through
/// it. It is laid out again where the table has another size or font, and translated where another
/// language is chosen.
class TableCover : public QFrame {
    Q_OBJECT

public:
    /// Goes, and is deleted later; the table gets the focus if it was here.
    void leave();
    /// For a second no button on it does anything, and each attempt begins that second anew: it may
    /// have been meant for what came before (table.md, Several people at one screen).
    void lock();

protected:
    /// @param table what it lies on; its parent.
    explicit TableCover(QWidget* table);

    virtual void retranslate() = 0;
    /// Lays it out for the size and the font of the table.
    virtual void place() = 0;
    /// Calls place() before it is painted, once for all that is set until then: many sizes may be
    /// tried for that.
    void placeSoon();

    /// @return a button that no key presses that was held down for what came before. @param parent
    /// the cover or a part of it. @param quiet whether it is less important than another one.
    QPushButton* makeButton(const char* name, bool quiet, QWidget* parent);
    /// What a button does unless it is locked.
    void whenPressed(QPushButton* button, const std::function<void()>& action);
    /// The same for one that says that it was pressed, by a signal of the cover.
    template <typename Cover>
    void whenPressed(QPushButton* button, void (Cover::*signal)()) {
        whenPressed(button, [this, signal] { (static_cast<Cover*>(this)->*signal)(); });
    }
    /// Locks it whenever it appears, and when the focus comes back to it from a menu or another
    /// window.
    void guard();
    /// Whether it is locked; then this attempt begins the time anew.
    bool refuses();
    /// Lets it appear over the table. Whatever gives the table the focus gives it to this instead,
    /// and it moves there now unless it is on the cover already. @param first a part of the cover.
    void cover(QWidget* first);
    /// Hides it; the table gets the focus if it was here.
    void uncover();

    /// The least height of text in pixels. What does not fit then is scrolled or left out.
    static constexpr int kLeastText = 8;
    /// The least height of text for the sake of pictures and an easy layout. @param wanted as large
    /// as it should be.
    static int readilyAtLeast(int wanted);
    /// The height of a line of text that looks right on a table of this size and font.
    int textHeight() const;
    /// How wide the table's ornament is at its edges.
    int edge() const;
    /// The table without its ornament.
    QRect cloth() const;
    void moveToMiddle(QSize size);
    /// Grows to all sides until it covers no name of the table in part: half a face or a name looks
    /// as if it were cut off.
    void coverWholeLabels(const TableLayout& layout);
    /// Makes the size hints of its parts those of their style sheet.
    void polishParts();

    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void showLocked(bool locked);

    QList<QPushButton*> m_madeButtons;
    InputLock m_lock;
    bool m_placeIsDue = false;
    bool m_isGuarded = false;
};

/// Makes something as large as fits, with text of at most `most` pixels and at least `least`: less
/// text never needs more room. @param fitsAt lays it out with text of that height, and says whether
/// that fits. The last call lays out what stays. @return whether even `least` fits.
bool fitText(int least, int most, const std::function<bool(int)>& fitsAt);

} // namespace settebello
