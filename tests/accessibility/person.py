# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who operates the program with a screen reader, for the tests of this folder."""

import contextlib


class Person:
    """Who hears the tree of a window, presses and types."""

    def __init__(self, reader, roles):
        self.reader = reader
        self.roles = roles
        self.buttons = (roles.ROLE_PUSH_BUTTON, roles.ROLE_TOGGLE_BUTTON, roles.ROLE_CHECK_BOX, roles.ROLE_RADIO_BUTTON)

    def menu(self, name):
        # A window manager does not give the focus to a dialog that opens while its window is still without it.
        self.reader.wait_for("the window to be active", self.is_active)
        self.reader.press(self.find(name, self.roles.ROLE_MENU_ITEM))

    def is_active(self):
        window = self.reader.find(self.roles.ROLE_FRAME, "Settebello")
        return window and window.getState().contains(self.roles.STATE_ACTIVE)

    def find(self, name, role):
        return self.reader.wait_for(name, lambda: self.reader.find(role, name))

    def showing(self, window):
        for node in self.reader.descendants(window):
            if node.getState().contains(self.roles.STATE_SHOWING):
                yield node

    def texts(self, window):
        """All that can be read in a window: the labels, and what fields hold and say of themselves."""
        read = []
        for node in self.showing(window):
            read += [node.name, node.description]
            with contextlib.suppress(NotImplementedError):
                read.append(node.queryText().getText(0, -1))
        return "\n".join(read)

    def read(self, window, text):
        self.reader.wait_for(f"“{text}”", lambda: text in self.texts(window))

    def named(self, window, name, roles=None):
        def look():
            for node in self.showing(window):
                if node.getRole() in (roles or self.buttons) and node.name.replace("&", "").startswith(name):
                    return node
            return None
        return self.reader.wait_for(name, look)

    def press(self, window, name):
        button = self.named(window, name)
        self.reader.wait_for(f"{name} to be enabled", lambda: button.getState().contains(self.roles.STATE_ENABLED))
        self.reader.press(button, ("Press", "Toggle", "Check"))

    def key(self, name):
        self.reader.key(name)

    def focused(self, window):
        """What has the focus: of an area that scrolls not its inside. Tables, lists and tabs keep a part of theirs focused even without it."""
        parts = (self.roles.ROLE_TABLE_CELL, self.roles.ROLE_LIST_ITEM, self.roles.ROLE_PAGE_TAB)
        found = [node for node in self.showing(window) if node.getState().contains(self.roles.STATE_FOCUSED)
                 and node.getRole() not in parts]
        return next((node for node in found if node.name), found[0] if found else None)

    def go_to(self, window, name):
        """By Tab."""
        for _ in range(40):
            now = self.reader.wait_for("the focus", lambda: self.focused(window))
            if now.name.replace("&", "").startswith(name):
                return
            self.key("Tab")
            self.reader.wait_for("the next", lambda before=now: (node := self.focused(window)) and node != before)
        raise AssertionError(f"{name} is not reached by Tab")

    def reach_everything(self, window):
        """Goes once round a window by Tab, and expects whatever can be operated to be on the way and to have a name."""
        def is_operated(node):
            state = node.getState()
            roles = (*self.buttons, self.roles.ROLE_TEXT, self.roles.ROLE_COMBO_BOX, self.roles.ROLE_TABLE, self.roles.ROLE_CHART)
            return node.getRole() in roles and all(
                map(state.contains, (self.roles.STATE_FOCUSABLE, self.roles.STATE_ENABLED)))

        wanted = {node.name for node in self.showing(window) if is_operated(node)}
        def named_focus(before):  # while the focus moves, what surrounds a widget may be said to have it
            return lambda: (node := self.focused(window)) and node != before and node.name and node

        now = self.reader.wait_for("the focus", named_focus(None))
        reached = set() # with their roles: a page has the name of the button that leads to it
        while (now.name, now.getRole()) not in reached:
            reached.add((now.name, now.getRole()))
            self.key("Tab")
            now = self.reader.wait_for(f"something with a name after {now.name} in {window.name}", named_focus(now))
        missed = wanted - {name for name, role in reached}
        assert not missed, f"not reached by Tab in {window.name}: {missed}"


def read_table(table):
    """The cells of a table, row by row, its headers first, as two readings agree on: a cell that is replaced while it is read is empty."""
    cells = table.queryTable()
    columns = range(cells.nColumns)

    def read():
        rows = [[cells.getColumnDescription(column) for column in columns]]
        return rows + [[cells.getAccessibleAt(row, column).name for column in columns] for row in range(cells.nRows)]
    before, now = None, read()
    while now != before:
        before, now = now, read()
    return now
