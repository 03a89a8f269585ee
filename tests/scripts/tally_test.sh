#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# tally.sh decides whether the suite passed, so it is tested with runs that did not: a crash, a time-out, a failing
# script, an error after the last function, a program that was never started, and no test at all.
set -eu
tally=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)/tally.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
wrong=0

# expect NAME STATUS LAST_LINE CTEST_STATUS: runs tally.sh over $work/r and compares.
expect() {
    status=0
    "$tally" "$work/r" "$4" >"$work/out" || status=$?
    last=$(tail -n 1 "$work/out")
    if [ "$status" -ne "$2" ] || [ "$last" != "$3" ]; then
        echo "$1: status $status, expected $2; last line '$last', expected '$3'"
        wrong=1
    fi
}
begin() { rm -rf "$work/r"; mkdir "$work/r"; echo '<testsuite name="x">' >"$work/r/ctest.xml"; }
testcase() { printf '\t<testcase name="%s" classname="%s" time="0.5" status="%s">\n' "$1" "$1" "$2" >>"$work/r/ctest.xml"; }

begin; testcase tst_a run; testcase script run
printf 'PASS   : A::x()\nTotals: 7 passed, 0 failed, 0 skipped, 0 blacklisted, 3ms\n' >"$work/r/tst_a.txt"
expect "all passed" 0 "8 passed, 0 failed" 0
expect "ctest failed by itself" 1 "8 passed, 1 failed" 8

begin; testcase tst_a fail
printf 'FAIL!  : A::x() no\nTotals: 5 passed, 2 failed, 1 skipped, 0 blacklisted, 3ms\n' >"$work/r/tst_a.txt"
expect "two functions failed" 1 "5 passed, 2 failed" 8

begin; testcase tst_a fail
printf 'PASS   : A::x()\nPASS   : A::y()\n' >"$work/r/tst_a.txt"
expect "crash or time-out" 1 "2 passed, 1 failed" 8

begin; testcase tst_a run
printf 'PASS   : A::x()\n' >"$work/r/tst_a.txt"
expect "status 0 without totals" 1 "1 passed, 1 failed" 0

begin; testcase tst_a fail
printf 'Totals: 4 passed, 0 failed, 0 skipped, 0 blacklisted, 3ms\n' >"$work/r/tst_a.txt"
expect "a leak reported at exit" 1 "4 passed, 1 failed" 8

begin; testcase script fail
expect "a failed script" 1 "0 passed, 1 failed" 8

begin; testcase tst_a notrun
expect "never started" 1 "0 passed, 1 failed" 8

begin
expect "no test at all" 1 "0 passed, 1 failed" 0

rm "$work/r/ctest.xml"
expect "no result file" 1 "0 passed, 1 failed" 1

[ "$wrong" -eq 0 ] && echo "tally.sh: ten cases right"
exit "$wrong"
