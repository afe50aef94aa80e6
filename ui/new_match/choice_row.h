// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>
#include <QWidget>

class QBoxLayout;
class QLabel;

namespace settebello {

class ChoiceButtons;

/// A name and a few values, each a click away.
class ChoiceRow : public QWidget {
    Q_OBJECT

public:
    /// The width of its name, and what to make of it, for rows one under the other.
    int nameWidth() const;
    void setNameWidth(int width);
    ChoiceButtons& choices() const { return *m_choices; }

protected:
    explicit ChoiceRow(const QVariantList& values, QWidget* parent);

    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    virtual void retranslate() = 0;
    void setName(const QString& name);
    void arrange();

private:
    QBoxLayout* m_row;
    QLabel* m_name;
    ChoiceButtons* m_choices;
};

/// How many people play at this screen.
class PeopleRow : public ChoiceRow {
    Q_OBJECT

public:
    explicit PeopleRow(QWidget* parent = nullptr);

    /// Marks how many of the players are people. More than four are offered at a table of six.
    /// @param seatless what is said of people without a seat; may be empty
    void setPeople(int people, int players, const QString& seatless = {});

signals:
    /// The player has chosen a number, which may be larger than that of the players.
    void chosen(int people);

private:
    void retranslate() final;

    QString m_seatless;
};

} // namespace settebello
