// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>
#include <QPointer>
#include <QString>
#include <QToolButton>

class QLineEdit;

namespace settebello {

class FacePictures;

/// An opponent's name, to be changed, over all faces, small, to choose one of them: by a click, or
/// with the arrow keys and Space or Enter. Closes when a face is chosen, or the name entered; and
/// on Escape, which changes nothing.
class FacePalette : public QFrame {
    Q_OBJECT

public:
    /// @param face the one in use, and @param name the opponent's.
    FacePalette(const QString& face, const QString& name, FacePictures& pictures, QWidget* parent);

signals:
    /// The player wants another name. It comes before another face.
    void named(const QString& name);
    void chosen(const QString& face);

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QToolButton* makeButton(const QString& face, bool current);
    void updatePictures();
    void goTo(int place);
    void takeName();

    FacePictures& m_pictures;
    QString m_before; ///< the name
    QLineEdit* m_name;
    QList<QToolButton*> m_buttons; ///< in the order of the faces
    int m_size = 0;                ///< of a face
};

/// Shows an opponent's face over the name, and lets both be changed.
class FaceButton : public QToolButton {
    Q_OBJECT

public:
    /// @param pictures must outlive the button.
    explicit FaceButton(FacePictures& pictures, QWidget* parent = nullptr);

    /// @param name the opponent's.
    void setFace(const QString& face, const QString& name);
    const QString& face() const { return m_face; }

signals:
    /// The player wants this name, or this face.
    void named(const QString& name);
    void chosen(const QString& face);

protected:
    void changeEvent(QEvent* event) override;

private:
    void openPalette();
    void updatePicture();

    FacePictures& m_pictures;
    QString m_face;
    QString m_name;
    QPointer<FacePalette> m_palette;
};

} // namespace settebello
