# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
"""The rule that packs the wheel."""

load("@local_config_python//:defs.bzl", "HOST_MACHINE", "PYTHON_BIN", "PYTHON_TAG")

def _tinyflow_wheel_impl(ctx):
    python_tag = ctx.var.get("wheel_python", PYTHON_TAG)
    platform_tag = ctx.var.get("wheel_platform", ctx.attr.platform or "linux_" + HOST_MACHINE)
    wheel = ctx.actions.declare_file("wheel_house/%s-%s-%s-%s-%s.whl" % (
        ctx.attr.distribution,
        ctx.attr.version,
        python_tag,
        python_tag,
        platform_tag,
    ))
    arguments = ctx.actions.args()
    arguments.add(ctx.file._script)
    arguments.add("--output", wheel)
    arguments.add("--name", ctx.attr.distribution)
    arguments.add("--version", ctx.attr.version)
    arguments.add("--tag", "%s-%s-%s" % (python_tag, python_tag, platform_tag))
    arguments.add("--readme", ctx.file.readme)
    arguments.add("--license", ctx.file.license)
    inputs = [ctx.file._script, ctx.file.readme, ctx.file.license]
    for target, path in ctx.attr.files.items():
        for file in target.files.to_list():
            arguments.add("--file", "%s=%s" % (path, file.path))
            inputs.append(file)
    ctx.actions.run(
        executable = PYTHON_BIN,
        arguments = [arguments],
        inputs = inputs,
        outputs = [wheel],
        mnemonic = "Wheel",
        progress_message = "Packing " + wheel.basename,
        use_default_shell_env = True,
    )
    return [DefaultInfo(files = depset([wheel]))]

tinyflow_wheel = rule(
    implementation = _tinyflow_wheel_impl,
    attrs = {
        "distribution": attr.string(mandatory = True),
        "files": attr.label_keyed_string_dict(
            mandatory = True,
            allow_files = True,
            doc = "What goes in, and under which path.",
        ),
        "license": attr.label(mandatory = True, allow_single_file = True),
        "platform": attr.string(doc = "Platform tag; empty: that of the machine that builds."),
        "readme": attr.label(mandatory = True, allow_single_file = True),
        "version": attr.string(mandatory = True),
        "_script": attr.label(
            default = "//tinyflow/tools/pip_package:build_wheel.py",
            allow_single_file = True,
        ),
    },
    doc = """Packs a wheel.

The tags of its name follow the target: the version of Python from the headers
that were compiled against, the platform from --platforms. --define=wheel_python=cp311
and --define=wheel_platform=linux_aarch64 overrule them.""",
)
