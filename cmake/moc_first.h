// SPDX-License-Identifier: GPL-3.0-or-later
// Read by moc alone, before every header.

// Versions before 6.5.3 stop at "namespace std _GLIBCXX_VISIBILITY(default)" in the standard
// library, because they do not know the macro.
#define _GLIBCXX_VISIBILITY(V)

// moc needs nothing of the standard library, and reading it took half of moc's time. So libstdc++
// finds these headers read already; elsewhere the macros mean nothing.
#define _GLIBCXX_ALGORITHM 1
#define _GLIBCXX_ARRAY 1
#define _GLIBCXX_ATOMIC 1
#define _GLIBCXX_BIT 1
#define _GLIBCXX_CHRONO 1
#define _GLIBCXX_CMATH 1
#define _COMPARE
#define _GLIBCXX_CONCEPTS 1
#define _GLIBCXX_CONDITION_VARIABLE 1
#define _GLIBCXX_DEQUE 1
#define _GLIBCXX_FILESYSTEM 1
#define _GLIBCXX_FUNCTIONAL 1
#define _GLIBCXX_FUTURE 1
#define _GLIBCXX_ITERATOR 1
#define _GLIBCXX_LIST 1
#define _GLIBCXX_MAP 1
#define _GLIBCXX_MEMORY 1
#define _GLIBCXX_MUTEX 1
#define _GLIBCXX_NUMERIC 1
#define _GLIBCXX_OPTIONAL 1
#define _GLIBCXX_RANGES 1
#define _GLIBCXX_SET 1
#define _GLIBCXX_SPAN 1
#define _GLIBCXX_STRING 1
#define _GLIBCXX_STRING_VIEW 1
#define _GLIBCXX_TUPLE 1
#define _GLIBCXX_UTILITY 1
#define _GLIBCXX_VARIANT 1
#define _GLIBCXX_VECTOR 1
