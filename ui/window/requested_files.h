// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include <functional>

class QWidget;

namespace settebello {

/// Files that another program passes on at any moment. They are opened one after the other, each
/// once no question and no menu is open any more, so that no answer is lost and none is given to
/// another question than the player has read.
class RequestedFiles : public QObject {
    Q_OBJECT

public:
    /// Whether a file answers what is open.
    using Answers = std::function<bool(const QString& file, const QWidget& question)>;

    /// @param answers such a file need not wait.
    explicit RequestedFiles(Answers answers, QObject* parent = nullptr);

    void add(const QString& file);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void open(const QString& file);
    /// It has to wait.
    void waits(const QString& file);

private:
    void openNext();
    void openSoon();

    Answers m_answers;
    QStringList m_files;
};

} // namespace settebello
