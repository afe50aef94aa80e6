// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace settebello {

/// A heading that shows and hides the widgets under it. A long heading takes several lines.
class Collapsible : public QWidget {
    Q_OBJECT

public:
    explicit Collapsible(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void add(QWidget* widget);
    bool isOpen() const;
    void setOpen(bool open);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void wrapTitle();

    QString m_title;
    QToolButton* m_heading;
    QWidget* m_body;
    QVBoxLayout* m_column;
};

} // namespace settebello
