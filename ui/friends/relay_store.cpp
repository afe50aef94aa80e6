// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/relay_store.h"

#include "text/fault_text.h"

namespace settebello {

RelayStore::RelayStore(const QString& folder, QObject* parent)
    : QObject(parent)
    , m_file(toPath(folder) / "relay.json", net::kKeptRelayFormat) {
    m_file.read();
    connect(&m_file, &FileSaver::unsavedChanged, this, &RelayStore::unsavedChanged);
}

void RelayStore::setRelay(const std::optional<net::Broker>& relay) {
    if (relay != m_file.value()) {
        m_file.set(relay);
        emit changed();
    }
}

QStringList RelayStore::notices() const {
    const VersionedFile& found = m_file.found();
    if (found.faults.empty()) {
        return {};
    }
    return {tr("The relay for friends could not be read from %1, so none is used. What was "
               "wrong: %2")
                .arg(shownPath(m_file.file()), faultsText(found.faults))};
}

} // namespace settebello
