# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
# The names of the contexts of SOURCE (a .ts file), one per line, into OUTPUT: a compiled translation does not list them.
file(STRINGS "${SOURCE}" lines REGEX "<name>.*</name>")
set(names "")
foreach(line IN LISTS lines)
  string(REGEX REPLACE "^.*<name>(.*)</name>.*$" "\\1" name "${line}")
  list(APPEND names "${name}")
endforeach()
list(REMOVE_DUPLICATES names)
list(JOIN names "\n" text)
file(WRITE "${OUTPUT}" "${text}\n")
