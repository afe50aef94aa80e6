// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QString>

namespace settebello {

/// A label for names of people. Its lines end at spaces and after hyphens, never within a word; one
/// that is too long for a line ends in dots, and then the tool tip and screen readers have all of
/// it.
class NameLabel : public QLabel {
    Q_OBJECT

public:
    explicit NameLabel(const QString& names, QWidget* parent = nullptr);

    void setNames(const QString& names);
    /// As set, without dots.
    const QString& names() const { return m_names; }

    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int around() const;
    void fit();

    QString m_names;
};

/// A text whose words are no wider than this: longer ones end in dots.
QString elidedWords(const QFontMetrics& metrics, const QString& text, int width);

} // namespace settebello
