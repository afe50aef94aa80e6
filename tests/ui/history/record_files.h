// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match_autosave.h"

#include <QDir>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {

/// Anna against Ciro at scopa; each seed is another match.
inline MatchSetup setupOfTwo(quint64 seed, int target = 1) {
    MatchSetup setup{{}, {{"Anna", kPerson}, {"Ciro", "good"}}, seed};
    setup.rules.rules.match.target = target;
    return setup;
}

/// A match played with the first legal decision each time, to its end or a number of decisions.
inline Match playedOut(const MatchSetup& setup, int decisions = 10000) {
    Match match(setup.rules.rules, setup.seed);
    std::vector<Decision> legal;
    for (int i = 0; i < decisions && !match.over(); ++i) {
        if (match.needsDeal()) {
            match.deal();
        }
        legalDecisions(match.view(match.turn()), legal);
        match.apply(legal.front());
    }
    return match;
}

inline QByteArray recordBytes(const MatchSetup& setup, int decisions = 10000) {
    return QByteArray::fromStdString(recordText(setup, playedOut(setup, decisions)));
}

/// A folder of records, and files beside it.
class RecordFiles {
public:
    QString folder() const { return m_folder.filePath("matches"); }
    QString outside(const QString& name) const { return m_folder.filePath(name); }
    QString inside(const QString& name) const { return folder() + '/' + name; }

    static QString write(const QString& file, const QByteArray& text) {
        QDir().mkpath(QFileInfo(file).path());
        QFile out(file);
        EXPECT_TRUE(out.open(QIODevice::WriteOnly)) << qPrintable(file);
        out.write(text);
        return file;
    }
    static QByteArray read(const QString& file) {
        QFile in(file);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    QStringList names() const { return QDir(folder()).entryList(QDir::Files, QDir::Name); }

private:
    QTemporaryDir m_folder;
};

} // namespace settebello
