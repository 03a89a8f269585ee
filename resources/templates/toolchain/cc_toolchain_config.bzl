# SPDX-License-Identifier: 0BSD
# Written by Crosswright: the compiler for @ARCH@, @DRIVER@ @VERSION@
load("@bazel_tools//tools/build_defs/cc:action_names.bzl", "ACTION_NAMES")
load("@bazel_tools//tools/cpp:cc_toolchain_config_lib.bzl", "feature", "flag_group", "flag_set", "tool_path", "with_feature_set")

TOOLS = @TOOLS@

# What gcc itself searches (gcc -E -v); Bazel refuses headers from anywhere else.
INCLUDES = @INCLUDES@

C_COMPILE = [
    ACTION_NAMES.assemble,
    ACTION_NAMES.c_compile,
    ACTION_NAMES.preprocess_assemble,
]

CXX_COMPILE = [
    ACTION_NAMES.cpp_compile,
    ACTION_NAMES.cpp_header_parsing,
    ACTION_NAMES.cpp_module_codegen,
    ACTION_NAMES.cpp_module_compile,
    ACTION_NAMES.linkstamp_compile,
]

LINK = [
    ACTION_NAMES.cpp_link_dynamic_library,
    ACTION_NAMES.cpp_link_executable,
    ACTION_NAMES.cpp_link_nodeps_dynamic_library,
]

def _flags(actions, flags, mode = None):
    if not flags:
        return []
    return [flag_set(
        actions = actions,
        flag_groups = [flag_group(flags = flags)],
        with_features = [with_feature_set(features = [mode])] if mode else [],
    )]

def _@RULE@_impl(ctx):
    features = [
        feature(name = "dbg"),
        feature(name = "fastbuild"),
        feature(name = "opt"),
        feature(name = "supports_dynamic_linker", enabled = True),
        feature(name = "supports_pic", enabled = True),
        feature(
            name = "default_compile_flags",
            enabled = True,
            flag_sets = _flags(C_COMPILE + CXX_COMPILE, @COMPILE@) +
                        _flags(C_COMPILE + CXX_COMPILE, ["-g"], "dbg") +
                        _flags(C_COMPILE + CXX_COMPILE, @OPTIMIZED@, "opt") +
                        _flags(CXX_COMPILE, @CXX@),
        ),
        feature(
            name = "default_link_flags",
            enabled = True,
            flag_sets = _flags(LINK, @LINK@) + _flags(LINK, ["-Wl,--gc-sections"], "opt"),
        ),
        # After the user's own flags: the same bytes from every folder and on every day.
        feature(
            name = "unfiltered_compile_flags",
            enabled = True,
            flag_sets = _flags(C_COMPILE + CXX_COMPILE, @UNFILTERED@),
        ),
    ]
    return cc_common.create_cc_toolchain_config_info(
        ctx = ctx,
        abi_libc_version = "local",
        abi_version = "local",
        builtin_sysroot = @SYSROOT@,
        compiler = "gcc",
        cxx_builtin_include_directories = INCLUDES,
        features = features,
        host_system_name = "@HOST@-linux-gnu",
        target_cpu = "@CPU@",
        target_libc = "glibc",
        target_system_name = "@TRIPLET@",
        tool_paths = [tool_path(name = name, path = path) for name, path in TOOLS.items()],
        toolchain_identifier = "@IDENTIFIER@",
    )

@RULE@ = rule(
    attrs = {},
    implementation = _@RULE@_impl,
    provides = [CcToolchainConfigInfo],
)
