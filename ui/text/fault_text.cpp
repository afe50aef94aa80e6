// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/fault_text.h"

#include "text/text_lists.h"
#include "widgets/plain_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace settebello {

namespace {

struct FaultText {
    Q_DECLARE_TR_FUNCTIONS(settebello::FaultText)
};

/// A damaged file may have thousands of faults.
constexpr std::size_t kMaxShown = 5;
/// Characters of one fault.
constexpr int kLongestFault = 300;

/// @param english a text of core/support/fault_patterns.cpp.
std::string translated(const char* english) {
    return QCoreApplication::translate("settebello::Fault", english).toStdString();
}

} // namespace

QString faultText(const Fault& fault) {
    return shownText(QString::fromStdString(fault.text(translated)), kLongestFault);
}

QString faultsText(const Faults& faults) {
    QStringList texts;
    for (std::size_t i = 0; i < std::min(faults.size(), kMaxShown); ++i) {
        texts += faultText(faults[i]);
    }
    return joinedBriefly(texts, static_cast<int>(faults.total()));
}

QString joinedBriefly(const QStringList& texts, int total) {
    QStringList shown = texts.mid(0, kMaxShown);
    const int rest = total - static_cast<int>(shown.size());
    if (rest > 0) {
        shown += FaultText::tr("and %n more", nullptr, rest);
    }
    return joinedBySemicolons(shown);
}

} // namespace settebello
