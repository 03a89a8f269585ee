# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Gives the target crosswright::ksyntax: KSyntaxHighlighting for Qt 6.
#   1. The system's KDE Frameworks 6 (Debian 13 and other current distributions).
#   2. Else the last release of Frameworks 5, 5.116.0. It also builds against Qt 6 and is compiled once, as a static
#      library, into the user's cache ($XDG_CACHE_HOME/crosswright-build); later builds find it there.
# The package KF5SyntaxHighlighting of the system is never asked for: it is built for Qt 5 and would bring Qt5::Gui in.
#
# The archive is checked by its hash wherever it comes from. It is fetched through apt's own helper from the mirror that
# this system's apt is configured with (so apt's proxy and mirror settings hold), else from KDE.
# -DKSYNTAX_URLS=/path/to/archive (or URLs, separated by ;) takes it from there and from nowhere else.

set(KSYNTAX_URLS "" CACHE STRING "Where the source archive of KSyntaxHighlighting 5.116.0 is: a path or URLs; empty: apt's mirror, then KDE")

set(_ksyntax_version 5.116.0)
set(_ksyntax_sha256 6f8ccacebd0dc9ce050b2b23b715750c97938b3336fbbb80967920cb8c1dfaa7)
set(_ksyntax_recipe "${CMAKE_CURRENT_LIST_FILE}")

# The archive's addresses on the mirrors that apt is configured with. Read at configure time and never stored: a mirror's
# address may hold a password, and belongs to this machine only.
function(_ksyntax_apt_urls out)
  set(urls "")
  find_program(KSYNTAX_APT_GET apt-get)
  mark_as_advanced(KSYNTAX_APT_GET)
  if(KSYNTAX_APT_GET)
    foreach(origin IN ITEMS "Origin: Debian" "Origin: Ubuntu" "")   # without package lists the origin is not known
      if(NOT urls)
        execute_process(COMMAND ${KSYNTAX_APT_GET} indextargets --format "$(REPO_URI)" "Created-By: Packages" ${origin}
          OUTPUT_VARIABLE repositories OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
        string(REPLACE "\n" ";" repositories "${repositories}")
        foreach(repository IN LISTS repositories)
          string(REGEX REPLACE "/+$" "" repository "${repository}")
          if(repository MATCHES "/(debian|ubuntu)$")
            list(APPEND urls "${repository}/pool/main/k/ksyntax-highlighting/ksyntax-highlighting_${_ksyntax_version}.orig.tar.xz")
          endif()
        endforeach()
      endif()
    endforeach()
    list(REMOVE_DUPLICATES urls)
  endif()
  set(${out} "${urls}" PARENT_SCOPE)
endfunction()

# Puts the archive at `path`, or stops with a sentence that says what to do.
function(_ksyntax_fetch path)
  set(from_apt "")
  set(direct "${KSYNTAX_URLS}")
  if(NOT direct)
    _ksyntax_apt_urls(from_apt)
    set(direct "https://download.kde.org/Attic/frameworks/5.116/syntax-highlighting-${_ksyntax_version}.tar.xz")
  endif()

  set(tried 0)
  foreach(url IN LISTS from_apt direct)
    math(EXPR tried "${tried} + 1")
    file(REMOVE "${path}")
    if(EXISTS "${url}")
      file(COPY_FILE "${url}" "${path}")
    elseif(url IN_LIST from_apt AND EXISTS /usr/lib/apt/apt-helper)
      execute_process(COMMAND /usr/lib/apt/apt-helper -o APT::Sandbox::User= download-file "${url}" "${path}" "SHA256:${_ksyntax_sha256}"
        OUTPUT_QUIET ERROR_QUIET)
    else()
      file(DOWNLOAD "${url}" "${path}" TIMEOUT 120 INACTIVITY_TIMEOUT 20 STATUS status)
    endif()
    if(EXISTS "${path}")
      file(SHA256 "${path}" sha256)
      if(sha256 STREQUAL _ksyntax_sha256)
        return()
      endif()
    endif()
  endforeach()
  file(REMOVE "${path}")
  message(FATAL_ERROR "The source archive of KSyntaxHighlighting ${_ksyntax_version} could not be had, or had another hash "
    "(${tried} places tried). Get syntax-highlighting-${_ksyntax_version}.tar.xz elsewhere and give -DKSYNTAX_URLS=/path/to/it "
    "(SHA-256 ${_ksyntax_sha256}), or build without the window: -DCROSSWRIGHT_GUI=OFF.")
endfunction()

# Runs one step of the build and shows its output only when it fails.
function(_ksyntax_step what)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "KSyntaxHighlighting ${_ksyntax_version}: ${what} failed (${status}):\n${output}")
  endif()
endfunction()

function(_ksyntax_build prefix work)
  find_package(ECM 5.90 QUIET NO_MODULE)
  find_package(Perl QUIET)
  if(NOT ECM_FOUND OR NOT PERL_FOUND)
    message(FATAL_ERROR "KSyntaxHighlighting for Qt 6 is not installed, and building it needs extra-cmake-modules and perl. "
      "On Debian: ./dev setup --gui, or apt-get install extra-cmake-modules perl.")
  endif()
  message(STATUS "KSyntaxHighlighting ${_ksyntax_version} is built against Qt ${Qt6_VERSION}, once, about a minute")
  file(REMOVE_RECURSE "${work}")
  file(MAKE_DIRECTORY "${work}")
  _ksyntax_fetch("${work}/archive.tar.xz")
  file(ARCHIVE_EXTRACT INPUT "${work}/archive.tar.xz" DESTINATION "${work}/source")
  file(GLOB source LIST_DIRECTORIES true "${work}/source/*")   # its one folder

  # It asks for the modules of its own release; those of 5.90 do (built with 5.103 on Debian 12).
  file(READ "${source}/CMakeLists.txt" lists)
  string(REGEX MATCHALL "find_package\\(ECM 5\\.116\\.0" anchors "${lists}")
  list(LENGTH anchors count)
  if(NOT count EQUAL 1)
    message(FATAL_ERROR "KSyntaxHighlighting ${_ksyntax_version}: its CMakeLists.txt is not the one this recipe knows.")
  endif()
  string(REPLACE "find_package(ECM 5.116.0" "find_package(ECM 5.90" lists "${lists}")
  file(WRITE "${source}/CMakeLists.txt" "${lists}")

  set(launcher "")
  if(CMAKE_CXX_COMPILER_LAUNCHER)
    set(launcher "-DCMAKE_CXX_COMPILER_LAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER}")
  endif()
  cmake_host_system_information(RESULT processors QUERY NUMBER_OF_LOGICAL_CORES)
  _ksyntax_step("configuring" "${CMAKE_COMMAND}" -S "${source}" -B "${work}/build" -G "${CMAKE_GENERATOR}" -Wno-dev
    "-DCMAKE_INSTALL_PREFIX=${work}/prefix" -DCMAKE_INSTALL_LIBDIR=lib -DKDE_INSTALL_LIBDIR=lib
    "-DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}" ${launcher} "-DCMAKE_PREFIX_PATH=${CMAKE_PREFIX_PATH}"
    -DQT_MAJOR_VERSION=6 -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=OFF -DBUILD_TESTING=OFF
    -DCMAKE_POSITION_INDEPENDENT_CODE=ON
    -DCMAKE_DISABLE_FIND_PACKAGE_Qt6Quick=ON -DCMAKE_DISABLE_FIND_PACKAGE_Qt6Widgets=ON
    -DCMAKE_DISABLE_FIND_PACKAGE_Qt6PrintSupport=ON)
  _ksyntax_step("building" "${CMAKE_COMMAND}" --build "${work}/build" --parallel ${processors})
  _ksyntax_step("installing" "${CMAKE_COMMAND}" --install "${work}/build")
  file(REMOVE_RECURSE "${prefix}")
  file(RENAME "${work}/prefix" "${prefix}")   # whole or not at all
  file(REMOVE_RECURSE "${work}")
endfunction()

find_package(KF6SyntaxHighlighting CONFIG QUIET)
add_library(crosswright_ksyntax INTERFACE)
add_library(crosswright::ksyntax ALIAS crosswright_ksyntax)
if(TARGET KF6::SyntaxHighlighting)
  target_link_libraries(crosswright_ksyntax INTERFACE KF6::SyntaxHighlighting)
  message(STATUS "KSyntaxHighlighting: KDE Frameworks ${KF6SyntaxHighlighting_VERSION}, the system's")
  return()
endif()

find_package(Qt6 6.4 REQUIRED COMPONENTS Gui Network)
if(DEFINED ENV{XDG_CACHE_HOME} AND IS_ABSOLUTE "$ENV{XDG_CACHE_HOME}")
  set(_ksyntax_cache "$ENV{XDG_CACHE_HOME}/crosswright-build")
elseif(DEFINED ENV{HOME} AND IS_DIRECTORY "$ENV{HOME}")
  set(_ksyntax_cache "$ENV{HOME}/.cache/crosswright-build")
else()
  set(_ksyntax_cache "${CMAKE_BINARY_DIR}/_deps")
endif()
# Another Qt, compiler, processor or recipe is another library.
file(SHA256 "${_ksyntax_recipe}" _ksyntax_key)
string(SHA256 _ksyntax_key
  "${_ksyntax_key} ${Qt6_VERSION} ${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION} ${CMAKE_SYSTEM_PROCESSOR} ${CMAKE_CXX_FLAGS}")
string(SUBSTRING "${_ksyntax_key}" 0 16 _ksyntax_key)
set(_ksyntax_prefix "${_ksyntax_cache}/ksyntaxhighlighting-${_ksyntax_version}-${_ksyntax_key}")
set(_ksyntax_library "${_ksyntax_prefix}/lib/libKF5SyntaxHighlighting.a")
if(NOT EXISTS "${_ksyntax_library}")
  file(MAKE_DIRECTORY "${_ksyntax_cache}")
  file(LOCK "${_ksyntax_prefix}.lock" TIMEOUT 1200)   # two build folders may be configured at once
  if(NOT EXISTS "${_ksyntax_library}")
    _ksyntax_build("${_ksyntax_prefix}" "${_ksyntax_prefix}.work")
  endif()
  file(LOCK "${_ksyntax_prefix}.lock" RELEASE)
endif()
add_library(crosswright_ksyntax_static STATIC IMPORTED)
set_target_properties(crosswright_ksyntax_static PROPERTIES
  IMPORTED_LOCATION "${_ksyntax_library}"
  INTERFACE_INCLUDE_DIRECTORIES "${_ksyntax_prefix}/include/KF6/KSyntaxHighlighting"
  INTERFACE_LINK_LIBRARIES "Qt6::Gui;Qt6::Network")
target_link_libraries(crosswright_ksyntax INTERFACE crosswright_ksyntax_static)
message(STATUS "KSyntaxHighlighting: ${_ksyntax_version} built against Qt ${Qt6_VERSION}, from the cache")
