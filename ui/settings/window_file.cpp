// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/window_file.h"

#include "settings/file_access.h"
#include "settings/old_window_file.h"

#include <QFileInfo>
#include <QJsonDocument>

namespace settebello {

namespace {

constexpr int kVersion = 1;

QString formatName() {
    return QStringLiteral("settebello.window");
}

QByteArray readSmall(const QString& name) {
    Faults ignored;
    return QByteArray::fromStdString(
        readFile(name, ignored, kMaxWindowFileSize).value_or(std::string()));
}

} // namespace

WindowFile::WindowFile(const QString& name)
    : m_name(name) {
    if (!m_name.isEmpty()) {
        read();
    }
}

QByteArray WindowFile::geometry(const QString& key) const {
    return QByteArray::fromBase64(m_values.value(key).toString().toLatin1());
}

void WindowFile::read() {
    m_values = {};
    m_isNewer = false;
    if (!QFileInfo::exists(m_name)) {
        const QString old = QFileInfo(m_name).path() + QStringLiteral("/window.ini");
        m_values = readOldWindowFile(readSmall(old));
        return;
    }
    const QJsonObject file = QJsonDocument::fromJson(readSmall(m_name)).object();
    if (file.value(QStringLiteral("format")).toString() == formatName()) {
        m_values = file.value(QStringLiteral("values")).toObject();
        m_isNewer = file.value(QStringLiteral("version")).toInt() > kVersion;
    }
}

void WindowFile::write(const QJsonObject& changes) {
    if (m_name.isEmpty()) {
        return;
    }
    read();
    if (m_isNewer) {
        return;
    }
    for (auto change = changes.begin(); change != changes.end(); ++change) {
        m_values.insert(change.key(), change.value());
    }
    const QJsonObject file{{QStringLiteral("format"), formatName()},
                           {QStringLiteral("version"), kVersion},
                           {QStringLiteral("values"), m_values}};
    const QByteArray text = QJsonDocument(file).toJson();
    static_cast<void>(writeFile(m_name, {text.data(), static_cast<std::size_t>(text.size())}));
}

void WindowFile::writeGeometry(const QString& key, const QByteArray& geometry) {
    write({{key, QString::fromLatin1(geometry.toBase64())}});
}

} // namespace settebello
