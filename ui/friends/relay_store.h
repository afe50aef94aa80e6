// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "friends/kept_relay.h"
#include "settings/stored_file.h"

#include <QObject>
#include <QStringList>

namespace settebello {

/// The relay by which friends elsewhere are reached, and its file beside the settings. It is used
/// for tables that are opened or joined from now on, and for nothing else.
class RelayStore : public QObject {
    Q_OBJECT

public:
    /// Reads `relay.json` in a folder, which need not exist.
    explicit RelayStore(const QString& folder, QObject* parent = nullptr);

    /// Nothing without a relay.
    const std::optional<net::Broker>& relay() const { return m_file.value(); }
    /// Emits changed(), and has the file written.
    void setRelay(const std::optional<net::Broker>& relay);
    /// Waits until the file is written, or has failed once more.
    void saveNow() { m_file.flush(); }

    /// What the player should know of the file, in translated sentences, besides unsaved().
    QStringList notices() const;
    /// The file, if it could not be written.
    UnsavedFiles unsaved() const { return m_file.unsaved(tr("relay", "contents of a file")); }

signals:
    void changed();
    void unsavedChanged();

private:
    StoredFile<net::KeptRelay> m_file;
};

} // namespace settebello
