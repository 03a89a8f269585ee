# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
complete -c crosswright-gui -l new-window -d 'Open a window of its own, also where one is open'
complete -c crosswright-gui -s h -l help -d 'Show the options'
complete -c crosswright-gui -s v -l version -d 'Show the version'
