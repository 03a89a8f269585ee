#!/usr/bin/env python3
# SPDX-License-Identifier: 0BSD
# Written by Crosswright: gives a wheel the target's platform tag.
"""usage: retag_wheel.py PLATFORM FROM TO"""

import base64
import csv
import hashlib
import io
import os
import re
import sys
import zipfile


def digest(data):
    text = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode("ascii")
    return "sha256=" + text.rstrip("=")


def retag(source, target, platform):
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as new:
        changed = {}
        names = old.infolist()
        record = next(item for item in names if re.match(r"[^/]+\.dist-info/RECORD$", item.filename))
        for item in names:
            data = old.read(item)
            if item is record:
                continue
            if re.match(r"[^/]+\.dist-info/WHEEL$", item.filename):
                text = data.decode("utf-8")
                text = re.sub(r"(?m)^(Tag: .*-)[^-\r\n]+$", lambda match: match.group(1) + platform, text)
                data = text.encode("utf-8")
                changed[item.filename] = data
            new.writestr(item, data)
        rows = list(csv.reader(io.StringIO(old.read(record).decode("utf-8"))))
        for row in rows:
            if row and row[0] in changed:
                row[1:] = [digest(changed[row[0]]), str(len(changed[row[0]]))]
        out = io.StringIO()
        csv.writer(out, lineterminator="\n").writerows(rows)
        new.writestr(record, out.getvalue().encode("utf-8"))


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    platform, source, target = sys.argv[1:]
    os.makedirs(target, exist_ok=True)
    wheels = sorted(name for name in os.listdir(source) if name.endswith(".whl"))
    if not wheels:
        sys.exit("no wheel in " + source)
    for name in wheels:
        renamed = "-".join(name[: -len(".whl")].split("-")[:-1] + [platform]) + ".whl"
        retag(os.path.join(source, name), os.path.join(target, renamed), platform)
        print(renamed)


main()
