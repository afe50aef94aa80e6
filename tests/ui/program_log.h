// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>
#include <QMutex>
#include <QStringList>

#include <map>
#include <string>
#include <utility>

namespace settebello {

/// Collects all that the program logs, as long as it lives, instead of printing it.
class ProgramLog {
public:
    ProgramLog() {
        s_log = this;
        m_before = qInstallMessageHandler(&ProgramLog::take);
        QLoggingCategory::setFilterRules(QStringLiteral("settebello.*=true"));
    }
    ~ProgramLog() {
        QLoggingCategory::setFilterRules(QString());
        qInstallMessageHandler(m_before);
        s_log = nullptr;
    }
    ProgramLog(const ProgramLog&) = delete;
    ProgramLog& operator=(const ProgramLog&) = delete;

    /// What was logged since the last call, by category: one category is logged by one thread.
    std::map<std::string, QStringList> taken() {
        const QMutexLocker lock(&m_mutex);
        return std::exchange(m_lines, {});
    }

private:
    static void take(QtMsgType /*type*/, const QMessageLogContext& context, const QString& text) {
        const QMutexLocker lock(&s_log->m_mutex);
        s_log->m_lines[context.category] += text;
    }

    inline static ProgramLog* s_log = nullptr;
    QtMessageHandler m_before = nullptr;
    QMutex m_mutex;
    std::map<std::string, QStringList> m_lines;
};

} // namespace settebello
