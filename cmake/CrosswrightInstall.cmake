# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What is installed beside the programs, and the packages. Each program installs itself where it is declared; manual pages,
# completions and the desktop's files come from packaging/. `cpack -G DEB` in a build folder of the release preset makes
# crosswright_<version>_<arch>.deb and, with the window, crosswright-gui_<version>_<arch>.deb; it needs dpkg-dev and file.
# A package belongs to the release it was built on: library package names differ between releases.

install(FILES README.md CHANGELOG.md LICENSE LICENSES/0BSD.txt DESTINATION "${CMAKE_INSTALL_DOCDIR}" COMPONENT cli)

set(CPACK_PACKAGE_NAME crosswright)
set(CPACK_PACKAGE_VENDOR "The Crosswright developers")
set(CPACK_PACKAGE_CONTACT "The Crosswright developers <crosswright@localhost>")   # dpkg demands an address; there is none yet
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGE_DESCRIPTION
  "Says which TensorFlow, board, CUDA, Python and Bazel fit together, shows every file and command before anything happens, runs the Bazel build within its memory and proves the result on the device.")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_GENERATOR DEB TGZ)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# The program calls these; none of them is linked. `crosswright doctor` says which of them a job lacks.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "openssh-client, rsync, git, procps")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS
  "bazel-bootstrap, default-jdk-headless, g++-aarch64-linux-gnu, g++-arm-linux-gnueabihf, qemu-user-static | qemu-user, proot")
set(CPACK_COMPONENTS_ALL cli)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_ARCHIVE_COMPONENT_INSTALL OFF)
set(CPACK_DEBIAN_CLI_PACKAGE_NAME crosswright)
set(CPACK_COMPONENT_CLI_DESCRIPTION "This package holds the command line and the runner and needs no display.")
if(CROSSWRIGHT_GUI)
  list(APPEND CPACK_COMPONENTS_ALL gui)
  set(CPACK_DEBIAN_GUI_PACKAGE_NAME crosswright-gui)
  set(CPACK_COMPONENT_GUI_DESCRIPTION "This package holds the window.")
  # The window starts builds through the program of the same version. Plug-ins of Qt are loaded, not linked.
  set(CPACK_DEBIAN_GUI_PACKAGE_DEPENDS "crosswright (= ${PROJECT_VERSION}), fonts-dejavu-core")
  set(CPACK_DEBIAN_GUI_PACKAGE_RECOMMENDS "qt6-wayland, qt6-translations-l10n, xterm | x-terminal-emulator")
  set(CPACK_DEBIAN_GUI_PACKAGE_SUGGESTS "")
endif()
include(CPack)
