# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What is installed beside the programs, and the packages. Each program installs itself where it is declared.
# `cpack -G DEB` in a build folder of the release preset makes crosswright_<version>_<arch>.deb; it needs dpkg-dev and file.
# A package belongs to the release it was built on: library package names differ between releases.

install(FILES README.md CHANGELOG.md LICENSE LICENSES/0BSD.txt DESTINATION "${CMAKE_INSTALL_DOCDIR}")

set(CPACK_PACKAGE_NAME crosswright)
set(CPACK_PACKAGE_VENDOR "The Crosswright developers")
set(CPACK_PACKAGE_CONTACT "The Crosswright developers <crosswright@localhost>")   # dpkg demands an address; there is none yet
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGE_DESCRIPTION
  "Says which TensorFlow, board, CUDA, Python and Bazel fit together, shows every file and command before anything happens, runs the Bazel build within its memory and proves the result on the device. This package holds the command line and the runner and needs no display.")
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
include(CPack)
