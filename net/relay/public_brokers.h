// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/broker.h"

#include <QList>

namespace settebello::net {

/// Brokers that their makers let everybody use for tests, by TLS with a certificate that systems
/// know. Nobody promises that they will be there tomorrow.
QList<Broker> publicBrokers();

} // namespace settebello::net
