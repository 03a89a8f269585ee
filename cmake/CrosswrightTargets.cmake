# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later

# One interface target carries every compiler option, so that nothing is set globally.
function(crosswright_compiler_options)
  add_library(crosswright_options INTERFACE)
  target_compile_options(crosswright_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor -Woverloaded-virtual
    $<$<BOOL:${CROSSWRIGHT_WERROR}>:-Werror>
    $<$<BOOL:${CROSSWRIGHT_ASAN}>:-fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer>)
  if(CROSSWRIGHT_FUZZ)
    target_compile_options(crosswright_options INTERFACE -fsanitize=fuzzer-no-link)
  endif()
  if(CROSSWRIGHT_WERROR AND Qt6_VERSION VERSION_GREATER 6.5)
    # A newer Qt deprecates what the oldest supported one needs: said, but no reason to stop.
    target_compile_options(crosswright_options INTERFACE -Wno-error=deprecated-declarations)
  endif()
  target_link_options(crosswright_options INTERFACE
    $<$<BOOL:${CROSSWRIGHT_ASAN}>:-fsanitize=address,undefined>)
  target_compile_definitions(crosswright_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_NO_FOREACH QT_NO_KEYWORDS
    CROSSWRIGHT_VERSION="${PROJECT_VERSION}")
  target_include_directories(crosswright_options INTERFACE "${PROJECT_SOURCE_DIR}")
endfunction()

# crosswright_find_for_window(PACKAGE [VERSION V] [CONFIG] [COMPONENTS …]): find_package(), and where that finds nothing one
# sentence that says what to install and how to do without. A macro: what is found belongs to the caller.
macro(crosswright_find_for_window package)
  cmake_parse_arguments(WINDOW "CONFIG" "VERSION" "COMPONENTS" ${ARGN})
  set(window_package ${package} ${WINDOW_VERSION} QUIET)
  if(WINDOW_CONFIG)
    list(APPEND window_package CONFIG)
  endif()
  if(WINDOW_COMPONENTS)
    list(APPEND window_package COMPONENTS ${WINDOW_COMPONENTS})
  endif()
  find_package(${window_package})
  if(NOT ${package}_FOUND)
    string(JOIN " " window_package ${package} ${WINDOW_VERSION} ${WINDOW_COMPONENTS})
    message(FATAL_ERROR "The window needs ${window_package}: install it (docs/building.md names the packages), or build the "
      "command line alone with -DCROSSWRIGHT_GUI=OFF.")
  endif()
endmacro()

# What nearly every source includes, read by the compiler once for each kind of target instead of once for each source:
# on two processors that is half of a build's time. Sources still name what they use; ./dev lint reads them without this.
function(crosswright_precompiled_headers)
  if(NOT CROSSWRIGHT_PCH)
    return()
  endif()
  set(core <QByteArray> <QCoreApplication> <QDateTime> <QDir> <QFile> <QFileInfo> <QJsonArray> <QJsonDocument> <QJsonObject>
    <QList> <QMap> <QRegularExpression> <QSet> <QString> <QStringList> <algorithm> <functional> <memory> <optional> <utility>)
  set(widgets <QAbstractItemModel> <QApplication> <QHeaderView> <QLabel> <QLineEdit> <QPainter> <QPushButton> <QTreeView>
    <QVBoxLayout>)
  set(libraries_core Qt6::Core)
  set(headers_core ${core})
  set(libraries_ui Qt6::Widgets)
  set(headers_ui ${core} ${widgets})
  set(kinds core)
  if(CROSSWRIGHT_GUI)
    list(APPEND kinds ui)
  endif()
  foreach(kind IN LISTS kinds)
    set(source "${PROJECT_BINARY_DIR}/precompiled/${kind}.cpp")
    if(NOT EXISTS "${source}")
      file(WRITE "${source}" "")
    endif()
    add_library(crosswright_precompiled_${kind} OBJECT "${source}")
    target_link_libraries(crosswright_precompiled_${kind} PRIVATE crosswright_options ${libraries_${kind}})
    target_precompile_headers(crosswright_precompiled_${kind} PRIVATE ${headers_${kind}})
  endforeach()
endfunction()

# crosswright_use_precompiled(TARGET core|ui). Tests use these too: Qt6::Test defines where each one was built, so one
# that has read QTest serves no other folder.
function(crosswright_use_precompiled target kind)
  if(TARGET crosswright_precompiled_${kind})
    target_precompile_headers(${target} REUSE_FROM crosswright_precompiled_${kind})
  endif()
endfunction()

# crosswright_area(NAME SOURCES … [LINK …]): the static library core_NAME of core/NAME.
function(crosswright_area name)
  cmake_parse_arguments(AREA "" "" "SOURCES;LINK;PRIVATE_LINK" ${ARGN})
  add_library(core_${name} STATIC ${AREA_SOURCES})
  target_link_libraries(core_${name} PUBLIC crosswright_options Qt6::Core ${AREA_LINK} PRIVATE ${AREA_PRIVATE_LINK})
  crosswright_use_precompiled(core_${name} core)
endfunction()
