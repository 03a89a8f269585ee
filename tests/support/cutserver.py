#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A file server that understands ranges and can cut a line.

usage: cutserver.py FOLDER [--cut-after BYTES] [--crawl]
Prints its port. --cut-after: the first answer that would be longer ends after so many bytes, later ones are whole.
--crawl: sends 64 KiB a second. Each request is a line on standard output: PATH FIRST-BYTE."""
import http.server
import os
import sys
import time

folder = sys.argv[1]
cut = int(sys.argv[sys.argv.index("--cut-after") + 1]) if "--cut-after" in sys.argv else 0
crawl = "--crawl" in sys.argv


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        global cut
        path = os.path.join(folder, self.path.lstrip("/"))
        if os.path.isdir(path):
            path = os.path.join(path, "index.json")
        if not os.path.isfile(path):
            self.send_error(404)
            return
        with open(path, "rb") as file:
            data = file.read()
        first = 0
        asked = self.headers.get("Range", "")
        if asked.startswith("bytes="):
            first = int(asked[6:].split("-")[0])
        print(self.path, first, flush=True)
        if first >= len(data) and first > 0:
            self.send_response(416)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        self.send_response(206 if first else 200)
        if first:
            self.send_header("Content-Range", "bytes %d-%d/%d" % (first, len(data) - 1, len(data)))
        self.send_header("Content-Length", str(len(data) - first))
        self.send_header("Last-Modified", self.date_time_string(os.path.getmtime(path)))
        self.end_headers()
        rest = data[first:]
        if cut and len(rest) > cut:
            self.wfile.write(rest[:cut])
            cut = 0
            self.wfile.flush()
            self.close_connection = True
            self.connection.close()
            return
        try:
            for at in range(0, len(rest), 65536):
                self.wfile.write(rest[at : at + 65536])
                if crawl:
                    time.sleep(1)
        except OSError:
            pass

    def log_message(self, *args):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
print(server.server_address[1], flush=True)
server.serve_forever()
