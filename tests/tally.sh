#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# tally.sh RESULTS_DIR CTEST_STATUS
# Adds up one run of ctest. RESULTS_DIR holds ctest.xml (ctest --output-junit) and NAME.txt of every Qt Test program.
# A Qt Test program counts with its functions ("Totals:"), a script as one. A program that ended without totals (crash,
# time-out), that could not be started, or that failed after its last function counts as one failure more. No test at
# all is a failure. The last line is "N passed, N failed"; the exit status is 0 only for "0 failed".
set -eu
results=$1
ctest_status=$2

if [ ! -f "$results/ctest.xml" ]; then
    echo "ctest left no result (status $ctest_status)."
    echo "0 passed, 1 failed"
    exit 1
fi

awk -v results="$results" -v ctest_status="$ctest_status" '
function attribute(line, key,    at, rest) {
    at = index(line, " " key "=\"")
    if (!at)
        return ""
    rest = substr(line, at + length(key) + 3)
    return substr(rest, 1, index(rest, "\"") - 1)
}
function number_before(text, word) {
    return match(text, "[0-9]+ " word) ? substr(text, RSTART, RLENGTH) + 0 : 0
}
# Reads NAME.txt into file_exists, has_totals, p, f, s.
function read_results(name,    path, line) {
    path = results "/" name ".txt"
    file_exists = has_totals = p = f = s = 0
    while ((getline line < path) > 0) {
        file_exists = 1
        if (line ~ /^Totals: /) {
            has_totals = 1
            p = number_before(line, "passed"); f = number_before(line, "failed"); s = number_before(line, "skipped")
        } else if (!has_totals && line ~ /^(PASS|XFAIL) /) {
            p++
        } else if (!has_totals && line ~ /^(FAIL!|XPASS) /) {
            f++
        } else if (line ~ /^SKIP /) {
            if (!has_totals)
                s++
            print "skipped: " substr(line, 10)
        }
    }
    close(path)
}
/^[ \t]*<testcase / {
    name = attribute($0, "name"); status = attribute($0, "status")
    tests++
    read_results(name)
    if (status == "run" && !file_exists)
        p = 1                                    # a script that passed
    else if (status == "run" && !has_totals) {
        f++; print "no totals: " name
    } else if (status != "run" && (!has_totals || f == 0)) {
        f++                                      # crash, time-out, not started, a sanitizer at exit, a failed script
        print "failed: " name " (" (file_exists ? (has_totals ? "after its last function" : "ended before its totals") : status) ")"
    } else if (f > 0)
        print "failed: " name " (" f (f == 1 ? " function)" : " functions)")
    passed += p; failed += f; skipped += s
    seconds = attribute($0, "time") + 0
    total += seconds
    if (seconds > slowest) { slowest = seconds; slowest_name = name }
}
END {
    if (tests == 0) {
        print "No test was run, which counts as a failure."
        failed = 1
    } else if (failed == 0 && ctest_status != 0) {
        print "ctest itself failed with status " ctest_status "."
        failed = 1
    }
    if (tests > 0)
        printf "%d test programs and scripts, %.0f s one after another, slowest %s with %.0f s, %d skipped\n", tests, total, slowest_name, slowest, skipped
    printf "%d passed, %d failed\n", passed, failed
    exit failed > 0
}' "$results/ctest.xml"
