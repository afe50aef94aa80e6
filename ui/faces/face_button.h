// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>
#include <QPointer>
#include <QString>
#include <QToolButton>

namespace settebello {

class FacePictures;

/// All faces, small, to choose one of them: by a click, or with the arrow keys and Space or Enter.
/// Closes when one is chosen, and on Escape.
class FacePalette : public QFrame {
    Q_OBJECT

public:
    /// @param face the one in use.
    FacePalette(const QString& face, FacePictures& pictures, QWidget* parent);

signals:
    void chosen(const QString& face);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QToolButton* makeButton(const QString& face, bool current);
    void updatePictures();
    void goTo(int place);

    FacePictures& m_pictures;
    QList<QToolButton*> m_buttons; ///< in the order of the faces
    int m_size = 0;                ///< of a face
};

/// Shows an opponent's face, and lets it be changed.
class FaceButton : public QToolButton {
    Q_OBJECT

public:
    /// @param pictures must outlive the button.
    explicit FaceButton(FacePictures& pictures, QWidget* parent = nullptr);

    /// @param name the opponent's, for screen readers.
    void setFace(const QString& face, const QString& name);
    const QString& face() const { return m_face; }

signals:
    /// The player wants this one.
    void chosen(const QString& face);

protected:
    void changeEvent(QEvent* event) override;

private:
    void openPalette();
    void updatePicture();

    FacePictures& m_pictures;
    QString m_face;
    QPointer<FacePalette> m_palette;
};

} // namespace settebello
