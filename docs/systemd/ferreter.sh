#!/bin/sh
# Runs a command of the shop with its settings and as its user: ferreter orders list
# Install as /usr/local/bin/ferreter (docs/operations/install.md).
set -eu
shop=/opt/ferreter/current
user=ferreter
set -- "$shop/node_modules/.bin/node" --env-file=/etc/ferreter.env "$shop/src/app/cli.ts" "$@"
if [ "$(id -un)" = "$user" ]; then exec "$@"; fi
exec runuser -u "$user" -- "$@"
