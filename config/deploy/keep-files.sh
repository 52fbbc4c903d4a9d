#!/bin/sh
# Copies the files of the release to those of former ones, for consoles that stay open during a deployment, and deletes
# what no release of the last 30 days contained. Run it before a release is replaced; the container runs it at start.
set -eu
root=${CONSOLE_ROOT:?is the folder that contains current/ and former/}
cp -R "$root/current/." "$root/former/"
find "$root/former" -type f -mtime +30 -delete
