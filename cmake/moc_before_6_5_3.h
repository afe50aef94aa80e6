// SPDX-License-Identifier: GPL-3.0-or-later
// Read by moc alone, before every header. Older versions of it stop at "namespace std
// _GLIBCXX_VISIBILITY(default)" in the standard library's <concepts>, which comes with <compare>,
// because they do not know the macro.
#define _GLIBCXX_VISIBILITY(V)
