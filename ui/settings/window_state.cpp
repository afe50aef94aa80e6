// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/window_state.h"

#include "storage/file_sizes.h"
#include "widgets/window_geometry.h"

#include <QEvent>
#include <QJsonDocument>
#include <QWidget>

namespace settebello {

namespace {

constexpr int kVersion = 1;

QString formatName() {
    return QStringLiteral("settebello.window");
}

/// What is no state of windows counts as empty and is replaced.
FileVersion parse(std::string_view text, QJsonObject& values, Faults& faults) {
    const QJsonObject file =
        QJsonDocument::fromJson({text.data(), static_cast<qsizetype>(text.size())}).object();
    if (file.value(QStringLiteral("format")).toString() != formatName()) {
        return FileVersion::Supported;
    }
    values = file.value(QStringLiteral("values")).toObject();
    if (file.value(QStringLiteral("version")).toInt() > kVersion) {
        faults.push_back(FaultCode::NewerVersion);
        return FileVersion::Newer;
    }
    return FileVersion::Supported;
}

std::string textOf(const QJsonObject& values) {
    const QJsonObject file{{QStringLiteral("format"), formatName()},
                           {QStringLiteral("version"), kVersion},
                           {QStringLiteral("values"), values}};
    return QJsonDocument(file).toJson().toStdString();
}

/// Of each key that we have not changed, what the other program has.
QJsonObject merge(const QJsonObject& base, const QJsonObject& ours, const QJsonObject& theirs) {
    QJsonObject merged = theirs;
    for (auto value = ours.begin(); value != ours.end(); ++value) {
        if (base.value(value.key()) != value.value()) {
            merged.insert(value.key(), value.value());
        }
    }
    return merged;
}

constexpr FileFormat<QJsonObject> kFormat{kMaxWindowFileSize, parse, textOf, merge};

/// Notices that a window is closed.
class GeometryKeeper : public QObject {
public:
    GeometryKeeper(QWidget* window, WindowState& state, const QString& key)
        : QObject(window)
        , m_window(window)
        , m_state(state)
        , m_key(key) {
        window->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        // Spontaneous where the window is minimized.
        if (watched == m_window && event->type() == QEvent::Hide && !event->spontaneous()) {
            m_state.setGeometry(m_key, m_window->saveGeometry());
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QWidget* m_window;
    WindowState& m_state;
    QString m_key;
};

} // namespace

WindowState::WindowState(const QString& name)
    : m_isKept(!name.isEmpty())
    , m_file(toPath(name), kFormat) {
    if (m_isKept) {
        m_file.read();
    }
}

QByteArray WindowState::geometry(const QString& key) const {
    return QByteArray::fromBase64(value(key).toString().toLatin1());
}

void WindowState::set(const QJsonObject& changes) {
    QJsonObject values = m_file.value();
    for (auto change = changes.begin(); change != changes.end(); ++change) {
        values.insert(change.key(), change.value());
    }
    if (values == m_file.value()) {
        return;
    }
    if (m_isKept) {
        m_file.set(std::move(values));
    } else {
        m_file.setUnwritten(std::move(values));
    }
}

void WindowState::setGeometry(const QString& key, const QByteArray& geometry) {
    set({{key, QString::fromLatin1(geometry.toBase64())}});
}

void keepGeometry(QWidget* window, WindowState& state, const QString& key) {
    restoreOnScreens(window, state.geometry(key));
    new GeometryKeeper(window, state, key);
}

} // namespace settebello
