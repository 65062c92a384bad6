#!/bin/sh
# Brings the dependencies, and with them the pinned Node. It runs on the host's Node, so it is shell, and it does
# nothing when everything in the lock file is already there.
set -eu
cd "$(dirname "$0")/.."

fail() {
  echo "$1" >&2
  exit 1
}

major() { node -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0; }

command -v node >/dev/null 2>&1 || fail 'Node.js is missing: install version 20 or newer from https://nodejs.org, then run the command again.'
[ "$(major)" -ge 20 ] || fail "Node.js $(node --version) is too old: install version 20 or newer from https://nodejs.org, then run the command again."

if ! node bin/is_installed.js; then
  echo 'Installing the dependencies (the first time takes about a minute)…'
  # The includes matter when NODE_ENV=production or an npm setting would leave the pinned Node or the build tools out.
  npm ci --include=dev --include=optional --no-audit --no-fund --loglevel=error ||
    fail 'The dependencies could not be installed: read the message above, check the network (or the proxy in npm config) and the free disk space, then run the command again.'
fi

PATH="$PWD/node_modules/.bin:$PATH"
[ "$(major)" -ge 24 ] || fail "Shiftloom runs on Node.js 24, which npm carries only for Linux with glibc on x64 and arm64: install Node.js 24 on this machine (found $(node --version 2>/dev/null || echo none))."
