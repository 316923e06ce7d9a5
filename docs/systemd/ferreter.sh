#!/bin/sh
# Runs a command of the shop with its settings and as its user: ferreter orders list
# Install as /usr/local/bin/ferreter (docs/operations/install.md).
set -eu
shop=/opt/ferreter/current
user=ferreter
set -- "$shop/node_modules/.bin/node" --env-file=/etc/ferreter.env "$shop/src/app/cli.ts" "$@"
# Compiled code, which a command would else compile anew each time, as the program is not the user's to write.
export NODE_COMPILE_CACHE=/var/cache/ferreter
if [ "$(id -un)" = "$user" ]; then exec "$@"; fi
install -d -o "$user" -g "$user" -m 750 "$NODE_COMPILE_CACHE" || true
exec runuser -u "$user" -- "$@"
