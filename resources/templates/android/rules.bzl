# SPDX-License-Identifier: 0BSD
# Written by Crosswright: stands in for the rules for Android, which this Bazel does not have.
"""BUILD files that name Android's rules can be read with these; what they declare cannot be built.

Every other target is built as ever: Bazel looks into a target when something asks for it.
"""

def _absent_impl(ctx):
    fail("%s is for Android (%s), and this Bazel has no rules for Android. Its authors' own has them." %
         (ctx.label, ctx.attr.rule))

_absent = rule(
    implementation = _absent_impl,
    attrs = {
        "outs": attr.output_list(),
        "rule": attr.string(),
    },
)

def _declare(rule, outs, attrs):
    # Nothing of what it is made of is looked at. "manual": a pattern such as //... leaves it out.
    _absent(
        name = attrs["name"],
        outs = [out % attrs["name"] for out in outs],
        rule = rule,
        tags = ["manual"],
        testonly = attrs.get("testonly"),
        visibility = attrs.get("visibility"),
    )

def aar_import(**attrs):
    _declare("aar_import", [], attrs)

def android_binary(**attrs):
    _declare("android_binary", ["%s.apk", "%s_deploy.jar", "%s_unsigned.apk"], attrs)

def android_device(**attrs):
    _declare("android_device", [], attrs)

def android_instrumentation_test(**attrs):
    _declare("android_instrumentation_test", [], attrs)

def android_library(**attrs):
    _declare("android_library", ["%s.aar", "lib%s-src.jar", "lib%s.jar"], attrs)

def android_local_test(**attrs):
    _declare("android_local_test", [], attrs)

# Of a WORKSPACE: without the rules nothing asks for the kits.
def android_ndk_repository(**_attrs):
    pass

def android_sdk_repository(**_attrs):
    pass
