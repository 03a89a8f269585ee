# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
"""Kernels by the dozen: one translation unit for each (operation, element type)."""

load("@rules_cc//cc:defs.bzl", "cc_library")

SIGNED_INTEGERS = ["int8", "int16", "int32", "int64"]
UNSIGNED_INTEGERS = ["uint8", "uint32", "uint64"]
INTEGERS = SIGNED_INTEGERS + UNSIGNED_INTEGERS
FLOATS = ["float", "double"]
ALL_TYPES = INTEGERS + FLOATS

def _cpp_type(name):
    return name if name in FLOATS else "std::%s_t" % name

def _instances_impl(ctx):
    outputs = []
    for op in ctx.attr.ops:
        for type, cpp in ctx.attr.types.items():
            out = ctx.actions.declare_file("%s_%s.cc" % (op.lower(), type.lower()))
            ctx.actions.expand_template(
                template = ctx.file.template,
                output = out,
                substitutions = {"%{OP}": op, "%{TYPE}": cpp},
            )
            outputs.append(out)
    return [DefaultInfo(files = depset(outputs))]

_instances = rule(
    implementation = _instances_impl,
    attrs = {
        "ops": attr.string_list(mandatory = True),
        "template": attr.label(mandatory = True, allow_single_file = True),
        "types": attr.string_dict(mandatory = True),
    },
)

def tinyflow_kernel_library(name, ops, template, deps, types = ALL_TYPES, functor = None, **kwargs):
    """Instantiates `template` for every operation and type and compiles the results.

    Args:
      name: of the library.
      ops: names of the operations, as in ops.def.
      template: a .cc.tpl file; %{OP} and %{TYPE} are replaced.
      deps: libraries that the template includes.
      types: element types.
      functor: for a kernel that covers all types in one unit: what %{TYPE} stands for.
      **kwargs: passed to cc_library.
    """
    _instances(
        name = name + "_instances",
        ops = ops,
        template = template,
        types = {"all": functor} if functor else {type: _cpp_type(type) for type in types},
    )
    cc_library(
        name = name,
        srcs = [":" + name + "_instances"],
        alwayslink = 1,  # registrars run when the library is loaded; nothing refers to them
        deps = deps,
        **kwargs
    )
