// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QStringList>
#include <QWidget>

class QLabel;

namespace settebello {

class FaceButton;
class FacePictures;

/// Shows a level; each click goes on to the next one, and after the strongest to the first. The
/// arrow keys go up and down.
class LevelButton : public QPushButton {
    Q_OBJECT

public:
    explicit LevelButton(QWidget* parent = nullptr);

    /// Also offers a friend at another screen, before the weakest level.
    void offerFriend();
    /// One that is not offered is shown too, until another is chosen.
    void setLevel(const QString& level);
    const QString& level() const { return m_level; }
    /// Whose level it is. @param woman whether levels are said of a woman.
    void setWhose(const QString& name, bool woman);
    /// As wide as the longest level, so that nothing moves when it is another.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// The player has chosen another level.
    void chosen(const QString& level);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString nameOf(const QString& level) const;
    void step(int by);
    void retranslate();

    QStringList m_levels; ///< in the order of clicks
    QString m_level;
    QString m_name;
    bool m_woman = false;
};

/// An opponent at the table that is set up: what it is to the people, its face and name, and its
/// level. A friend at another screen has neither face nor name here.
class OpponentCard : public QWidget {
    Q_OBJECT

public:
    OpponentCard(FacePictures& pictures, int number, QWidget* parent);

    FaceButton& face() { return *m_face; }
    LevelButton& level() { return *m_level; }
    /// Shows who it is, of the level that was set last. @param role "Partner"
    void setOpponent(const QString& name, const QString& role);

private:
    QLabel* m_role;
    FaceButton* m_face;
    LevelButton* m_level;
};

} // namespace settebello
