// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/kept_table.h"

#include <QDate>
#include <QObject>
#include <QString>

#include <filesystem>
#include <functional>
#include <map>
#include <memory>

namespace settebello {

class FriendsSession;
struct FriendsPlace;

/// Tables of this computer whose match is over, while some of their guests do not know how it
/// ended, because they were away. Each waits for them until they come, also after the program was
/// started again, for a week at most, and only the last few do.
class FinishedTables : public QObject {
    Q_OBJECT

public:
    static constexpr int kMost = 3;
    static constexpr int kDays = 7;
    /// Where a table is kept, and how it is reached.
    using MakePlace = std::function<FriendsPlace(const std::filesystem::path& file)>;

    /// @param folder of their files; made when needed.
    FinishedTables(const QString& folder, MakePlace place);
    ~FinishedTables() override;

    /// Keeps a table of a host, which open() opens.
    void add(const session::KeptTable& kept, const QDate& today);
    /// Opens those that are kept and not open yet, and forgets those that have waited for too long.
    void open(const QDate& today);

private:
    void openFile(const QString& name);
    void forget(const QString& name);
    QString path(const QString& name) const;

    QString m_folder;
    MakePlace m_place;
    std::map<QString, std::unique_ptr<FriendsSession>> m_open; ///< by the names of their files
};

} // namespace settebello
