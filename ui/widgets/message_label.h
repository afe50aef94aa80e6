// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QClipboard>
#include <QLabel>
#include <QString>

namespace settebello {

/// A label for sentences with paths, which can be selected and copied. It also wraps lines inside
/// long paths.
class MessageLabel : public QLabel {
    Q_OBJECT

public:
    explicit MessageLabel(QWidget* parent = nullptr);

    void setMessage(const QString& message);
    QString message() const;

private:
    void cleanCopied(QClipboard::Mode mode) const;
};

} // namespace settebello
